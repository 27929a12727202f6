"""The pool answers whatever happens to its workers, and leaves no process behind."""

import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import anyio
import pytest

import posse
from posse.bots import BOTS
from posse.server.bots.pool import BotFailed, Pool, spare_cores
from tests.sample import GAME

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def started(workers: int = 1, grace: float = 60.0) -> AsyncIterator[Pool]:
    pool = Pool(workers, grace=grace)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


class Written:
    """A record that is appended to."""

    def __init__(self, table: str, match: posse.Match, *more: str) -> None:
        self.table = table
        self.game = match.game.name
        self.header = "".join(line + "\n" for line in match.header.lines())
        self._lines = [*match.lines, *more]

    @property
    def stored(self) -> int:
        return len(self._lines)

    def lines(self, start: int, end: int) -> list[str]:
        return self._lines[start:end]


async def ask(pool: Pool, match: posse.Match, table: str = "t", level: str = "random", seconds: float = 0.05) -> str:
    """The answer of a bot for the first seat that is asked; checks that it is legal."""
    seat = match.asked[0]
    words = (await pool.answer(Written(table, match), seat, level, seconds)).words
    assert words in match.choices(seat)
    return words


async def until(true: Callable[[], bool]) -> None:
    with anyio.fail_after(60):
        while not true():
            await anyio.sleep(0.02)


def is_alive(pid: int) -> bool:
    """Whether a process is running; a zombie does not count."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc/self").exists()


def test_a_core_is_left_to_the_server() -> None:
    assert spare_cores() >= 1


@pytest.mark.parametrize("level", BOTS)
async def test_every_level_answers(level: str) -> None:
    match = posse.new(GAME, 3, seed=2)
    async with started() as pool:
        for _ in range(10):
            match.play(match.asked[0], await ask(pool, match, level=level))


async def test_advice_comes_with_its_reason() -> None:
    match = posse.new(GAME, 3, seed=2)
    seat = match.asked[0]
    async with started() as pool:
        advised = await pool.advise(Written("t", match), seat, "level5", 2.0)
        words, reason, _ = advised
        assert words in match.choices(seat)
        assert reason is not None
        assert reason["next"] in match.choices(seat)
        assert await pool.advise(Written("t", match), seat, "level1", 0.2) != advised


async def test_lines_that_others_added_are_followed_undo_too() -> None:
    match = posse.new(GAME, 3, seed=4)
    async with started() as pool:
        for _ in range(6):
            await ask(pool, match)
            seat = match.asked[0]
            match.play(seat, match.choices(seat)[-1])
            match.undo(seat, consent=True)
            match.play(seat, match.choices(seat)[0])
            match.play(match.asked[0], match.choices(match.asked[0])[0])
        assert any(line.startswith("undo") for line in match.lines)
        await ask(pool, match)


async def test_a_forgotten_table_can_come_back() -> None:
    match = posse.new(GAME, 2)
    async with started() as pool:
        await ask(pool, match)
        pool.forget("t")
        pool.forget("never seen")
        await ask(pool, match)


async def test_an_earlier_moment_of_a_table_is_answered_too() -> None:
    match = posse.new(GAME, 2)
    async with started() as pool:
        earlier = posse.load(match.record())
        match.play(match.asked[0], await ask(pool, match))
        await ask(pool, match)
        await ask(pool, earlier)
        await ask(pool, match)


async def test_tables_spread_over_the_workers_and_think_side_by_side() -> None:
    """While one worker is stopped, one of two tables is answered, since they do not share a process."""
    match = posse.new(GAME, 2)
    answered: list[str] = []

    async def note(table: str) -> None:
        await ask(pool, match, table)
        answered.append(table)

    async with started(2) as pool:
        await ask(pool, match, "a")
        await until(lambda: len(pool.pids) == 2)
        first = pool.pids[0]
        os.kill(first, signal.SIGSTOP)
        async with anyio.create_task_group() as group:
            group.start_soon(note, "a")
            group.start_soon(note, "b")
            await until(lambda: bool(answered))
            os.kill(first, signal.SIGCONT)
    assert sorted(answered) == ["a", "b"]


async def test_many_questions_at_once_are_all_answered() -> None:
    match = posse.new(GAME, 2)
    async with started(2) as pool, anyio.create_task_group() as group:
        for number in range(20):
            group.start_soon(ask, pool, match, f"table {number % 5}", "greedy")


async def test_a_question_that_is_given_up_holds_nobody_up() -> None:
    match = posse.new(GAME, 2)
    async with started() as pool:
        with anyio.move_on_after(0.2) as gone:
            await ask(pool, match, level="search", seconds=0.6)
        assert gone.cancelled_caught
        pid = pool.pids[0]
        await ask(pool, match)
        assert pool.pids == [pid]


# --- workers that are lost


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups of this kind")
async def test_ctrl_c_in_the_terminal_reaches_no_worker() -> None:
    """The terminal interrupts a whole process group; a worker that was still importing would print a traceback."""
    async with started(2) as pool:
        assert {os.getpgid(pid) for pid in pool.pids} == set(pool.pids)


async def test_a_worker_killed_between_answers_is_replaced() -> None:
    match = posse.new(GAME, 2)
    async with started() as pool:
        match.play(match.asked[0], await ask(pool, match))
        (pid,) = pool.pids
        os.kill(pid, signal.SIGKILL)
        await ask(pool, match)
        assert pool.pids != [pid]


async def test_a_worker_killed_while_it_thinks_is_replaced() -> None:
    match = posse.new(GAME, 2)
    async with started() as pool:
        await ask(pool, match)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGSTOP)
        async with anyio.create_task_group() as group:
            group.start_soon(ask, pool, match)
            await anyio.wait_all_tasks_blocked()
            os.kill(pid, signal.SIGKILL)
        assert pool.pids != [pid]


async def test_a_worker_that_hangs_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    match = posse.new(GAME, 2)
    async with started(grace=1.0) as pool:
        await ask(pool, match)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGSTOP)
        await ask(pool, match)
        assert pool.pids != [pid]
        assert not is_alive(pid)
    assert "TimeoutError" in caplog.text


async def test_what_cannot_be_answered_fails_after_a_second_try(caplog: pytest.LogCaptureFixture) -> None:
    match = posse.new(GAME, 2)
    async with started() as pool:
        await ask(pool, match)
        with pytest.raises(BotFailed) as failed:
            await pool.answer(Written("t", match, "nonsense"), 0, "random", 0)
        assert (failed.value.key, failed.value.facts) == ("bot-failed", {"seat": 0})
        assert len([row for row in caplog.records if row.levelno == logging.WARNING]) == 2
        await ask(pool, match)


async def test_thinking_that_never_ends_fails_and_says_where(caplog: pytest.LogCaptureFixture) -> None:
    match = posse.new(GAME, 2)
    async with started(grace=-5.8) as pool:
        with pytest.raises(BotFailed):
            await ask(pool, match, level="search", seconds=2.0)
        assert "worker.py" in caplog.text
        await ask(pool, match, level="random", seconds=20.0)


# --- the end


async def test_closing_kills_the_workers_and_cancels_what_waits() -> None:
    match = posse.new(GAME, 2)
    cancelled: list[bool] = []

    async def wait_in_vain() -> None:
        try:
            await ask(pool, match, level="search", seconds=300.0)
        except anyio.get_cancelled_exc_class():
            cancelled.append(True)

    pool = Pool(2)
    await pool.start()
    await ask(pool, match, "a")
    await ask(pool, match, "b")
    pids = pool.pids
    async with anyio.create_task_group() as group:
        for _ in range(3):
            group.start_soon(wait_in_vain)
        await anyio.wait_all_tasks_blocked()
        await pool.close()
    assert len(pids) == 2
    assert not any(map(is_alive, pids))
    assert len(cancelled) == 3
    with pytest.raises(BotFailed):
        await ask(pool, match)


async def test_closing_at_once_leaves_nothing() -> None:
    pool = Pool(2)
    await pool.close()
    await pool.start()
    await pool.close()
    assert pool.pids == []


OWNER = """
import asyncio, posse
from posse.server.bots.pool import Pool
from posse.server.tables.ledger import Ledger
from posse.server.tables.services import Services
from tests.sample import GAME

async def own():
    pool = Pool(2)
    await pool.start()
    match = posse.new(next(iter(posse.GAMES)), 2)
    for table in "ab":
        await pool.answer(Ledger(table, match, Services(None, pool)), match.asked[0], "random", 0)
    while len(pool.pids) < 2:  # one worker may have answered both before the other was there
        await asyncio.sleep(0.01)
    print(*pool.pids, flush=True)
    await asyncio.sleep(600)

asyncio.run(own())
"""


async def test_a_server_that_is_killed_leaves_no_worker() -> None:
    with subprocess.Popen([sys.executable, "-c", OWNER], stdout=subprocess.PIPE, text=True) as owner:
        assert owner.stdout
        try:
            pids = [int(pid) for pid in owner.stdout.readline().split()]
            assert len(pids) == 2
            assert all(map(is_alive, pids))
        finally:
            owner.kill()
    await until(lambda: not any(map(is_alive, pids)))
