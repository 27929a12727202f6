"""Batches over several processes: the same games, and nothing is left behind, however the program ends."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import posse
from posse.bots import Peek, RandomBot
from posse.bots.batch import Batch, Setup
from posse.bots.batch_crew import shares
from posse.bots.tables import Games, Tables
from posse.engine.dice import SeededDice
from tests.sample import GAME

TABLES = 5
STEPS = 12

heavy = pytest.mark.heavy  # every process imports Posse anew, which takes a while interpreted

SCRIPT = """
import multiprocessing, os, signal, sys
import posse
if __name__ == "__main__":
    batch = posse.batch({game!r}, 2, 4, workers=2)
    print(*[child.pid for child in multiprocessing.active_children()], flush=True)
    {end}
"""
UNGUARDED = f"import posse\nposse.batch({GAME!r}, 2, 4, workers=2)\n"


def arrays(batch: Batch) -> list[Any]:
    whole = (batch.observations, batch.masks, batch.options, batch.counts, batch.to_act, batch.rewards, batch.ends)
    return [one.tolist() for one in whole]


def played(workers: int, opponents: dict[int, str] | None = None) -> list[Any]:
    """Everything that a batch has shown in a few steps, and after new games have begun."""
    with posse.batch(GAME, 3, TABLES, seed=4, opponents=opponents, workers=workers) as batch:
        dice = SeededDice(2)
        shown = [arrays(batch)]
        for _ in range(STEPS):
            batch.step([batch.options[table, dice.below(batch.counts[table])] for table in range(TABLES)])
            shown.append(arrays(batch))
        batch.reset()
        shown.append(arrays(batch))
        batch.reset(seed=9)
        return [*shown, arrays(batch)]


@heavy
@pytest.mark.parametrize("opponents", [{}, {0: "random", 2: "greedy"}])
def test_the_same_seed_gives_the_same_games_with_any_number_of_workers(opponents: dict[int, str]) -> None:
    assert played(1, opponents) == played(2, opponents)


def test_tables_are_shared_out_evenly() -> None:
    assert shares(5, 3) == [(0, 1), (1, 2), (3, 2)]
    assert shares(4, 2) == [(0, 2), (2, 2)]


def test_an_answer_that_one_worker_must_refuse_changes_nothing_at_the_others() -> None:
    with posse.batch(GAME, 2, 4, workers=2) as batch:
        before = arrays(batch)
        right = [batch.options[table, 0] for table in range(4)]
        for wrong in range(4):
            with pytest.raises(posse.NotAllowed) as caught:
                batch.step([-1 if table == wrong else right[table] for table in range(4)])
            assert caught.value.facts["table"] == wrong
            assert arrays(batch) == before
        batch.step(right)
        assert arrays(batch) != before


def test_a_closed_batch_has_no_processes_and_refuses_to_go_on() -> None:
    batch = posse.batch(GAME, 2, 4, workers=2)
    assert len(multiprocessing.active_children()) >= 2
    shown = arrays(batch)
    batch.close()
    batch.close()
    assert not multiprocessing.active_children()
    assert arrays(batch) == shown
    with pytest.raises(posse.BadTable, match="closed"):
        batch.step([0] * 4)
    with pytest.raises(posse.BadTable, match="closed"):
        batch.reset()


@heavy
def test_a_batch_that_is_forgotten_ends_its_workers() -> None:
    posse.batch(GAME, 2, 4, workers=2)
    assert not multiprocessing.active_children()


@heavy
def test_a_worker_that_dies_is_an_error_and_takes_the_others_along() -> None:
    batch = posse.batch(GAME, 2, 4, workers=2)
    victim = multiprocessing.active_children()[0].pid
    assert victim is not None
    os.kill(victim, signal.SIGKILL)
    with pytest.raises(posse.BadTable) as caught:
        batch.step([batch.options[table, 0] for table in range(4)])
    assert caught.value.key == "batch-worker-gone"
    assert not multiprocessing.active_children()
    check_closed(batch)


def check_closed(batch: Batch) -> None:
    """It does not go on as if nothing had happened, with arrays that no longer change."""
    with pytest.raises(posse.BadTable, match="closed"):
        batch.step(first_answers(batch))
    with pytest.raises(posse.BadTable, match="closed"):
        batch.reset()


def first_answers(batch: Batch) -> list[int]:
    return [batch.options[table, 0] for table in range(batch.tables)]


class Tired(RandomBot):
    """Gives up after a few answers."""

    answers = 0

    def decide(self, peek: Peek) -> int:
        Tired.answers += 1
        if Tired.answers == TABLES * 3:
            raise KeyboardInterrupt
        return super().decide(peek)


class TiredSetup(Setup):
    """Tables with such an opponent."""

    def tables(self, first: int, size: int) -> Tables:
        game = posse.GAMES[self.game]
        return Tables(game, posse.new(self.game).header, self.games, self.returns, {1: Tired}, first, size)


def test_tables_of_which_some_have_been_stepped_do_not_go_on() -> None:
    """An error half-way, or Ctrl-C, leaves them like tables whose worker has died."""
    Tired.answers = 0
    batch = Batch(TiredSetup(GAME, 2, posse.new(GAME).options, Games(3, TABLES), {}, "rank"), 1)
    for _ in range(2):
        batch.step(first_answers(batch))
    with pytest.raises(KeyboardInterrupt):
        batch.step(first_answers(batch))
    check_closed(batch)


# --- however the program ends


@heavy
@pytest.mark.parametrize(
    ("end", "code"),
    [("", 0), ("raise ValueError", 1), ("os.kill(os.getpid(), signal.SIGKILL)", -signal.SIGKILL)],
)
def test_no_process_and_no_memory_outlives_the_program(end: str, code: int, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.format(game=GAME, end=end))
    before = shared_memory()
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == code, done.stderr
    workers = [int(pid) for pid in done.stdout.split()]
    assert len(workers) == 2
    deadline = time.monotonic() + 20
    while (alive := [pid for pid in workers if is_alive(pid)]) and time.monotonic() < deadline:
        os.sched_yield()
    assert not alive
    assert shared_memory() <= before


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and is waited for by nobody does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def shared_memory() -> set[str]:
    """The named pieces of shared memory of this machine that Python has made."""
    return {path.name for path in Path("/dev/shm").glob("*") if path.name.startswith(("psm_", "pym-"))}


@heavy
def test_a_script_that_starts_workers_while_it_is_imported_is_told_how_to_do_it(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(UNGUARDED)
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert '__name__ == "__main__"' in done.stderr
