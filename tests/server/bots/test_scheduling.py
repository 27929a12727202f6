"""A stranger's many questions cost others no more than what is being thought about; in simulated time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from posse.server.bots.budget import LEAST_SECONDS
from posse.server.bots.fair_queue import Asker, Priority
from posse.server.bots.pool import Answered, Pool
from posse.server.bots.process import Lost
from tests.server.proofs import now, run

LONG = 2.0
SHORT = 0.001
STRANGER = Asker("203.0.113.1", "stranger")
ANN = Asker("198.51.100.1", "ann")


class Paper:
    """A record that nobody reads."""

    game = "game"
    header = "posse 1\n"
    stored = 1

    def __init__(self, table: str) -> None:
        self.table = table

    def lines(self, start: int, end: int) -> list[str]:
        return ["start"][start:end]


NEEDED = {"level5": LONG, "level4": 0.1, "level1": SHORT}
LOST: list[str] = []  # tables whose next answer is lost


class Pretender:
    """A worker that takes for a level as long as it needs, or as it may."""

    def __init__(self) -> None:
        self.pid = None
        self.is_busy = False

    async def warm_up(self) -> None:
        pass

    async def exchange(self, message: dict[str, Any], limit: float) -> dict[str, Any]:
        assert not self.is_busy
        self.is_busy = True
        spent = min(NEEDED[message["level"]], message["seconds"])
        await asyncio.sleep(spent)
        self.is_busy = False
        if message["table"] in LOST:
            LOST.remove(message["table"])
            raise Lost("killed")
        return {"words": message["table"], "spent": spent}

    def tell(self, message: dict[str, Any]) -> None:
        pass

    async def end(self) -> None:
        pass


@asynccontextmanager
async def started(workers: int = 1) -> AsyncIterator[Pool]:
    pool = Pool(workers, thinker=Pretender)
    await pool.start()
    await asyncio.sleep(0)
    yield pool
    await pool.close()


async def timed(pool: Pool, table: str, level: str, asker: Asker) -> tuple[float, Answered]:
    """An answer, and how long it took."""
    began = now()
    answered = await pool.answer(Paper(table), 0, level, LONG, asker)
    return now() - began, answered


async def crowd(pool: Pool, asker: Asker, tables: int, level: str = "level5") -> list[asyncio.Task[Any]]:
    """Questions of many tables at once, the first of which a worker has begun to think about."""
    tasks = [asyncio.create_task(timed(pool, f"{asker.person} {number}", level, asker)) for number in range(tables)]
    await asyncio.sleep(0.01)
    return tasks


@pytest.mark.parametrize("workers", [1, 2])
def test_a_strangers_tables_delay_another_by_one_question_in_progress(workers: int) -> None:
    async def story() -> float:
        async with started(workers) as pool:
            strangers = await crowd(pool, STRANGER, 30)
            waited, _ = await timed(pool, "ann", "level1", ANN)
            await asyncio.gather(*strangers)
            return waited

    assert run(story()) <= LONG + SHORT


def test_many_guests_at_the_strangers_address_change_nothing() -> None:
    async def story() -> float:
        async with started() as pool:
            guests = [Asker(STRANGER.client, f"guest {number}") for number in range(30)]
            strangers = [task for guest in guests for task in await crowd(pool, guest, 1)]
            waited, _ = await timed(pool, "ann", "level1", ANN)
            await asyncio.gather(*strangers)
            return waited

    assert run(story()) <= LONG + SHORT


def test_twenty_hints_of_one_person_delay_the_next_ones_by_one_each() -> None:
    """Whoever asks for one hint after the other waits for one of the stranger's each time, not for all of them."""

    async def story() -> list[float]:
        async with started() as pool:
            hinted = STRANGER._replace(priority=Priority.HINT)
            strangers = await crowd(pool, hinted, 20)
            waits = []
            for number in range(5):
                waited, _ = await timed(pool, f"ann {number}", "level1", ANN._replace(priority=Priority.HINT))
                waits.append(waited)
            await asyncio.gather(*strangers)
            return waits

    assert max(run(story())) <= LONG + SHORT


def test_a_bot_goes_before_hints_and_both_before_what_nobody_watches() -> None:
    async def story() -> list[str]:
        order: list[str] = []

        async def note(asker: Asker, table: str) -> None:
            await timed(pool, table, "level4", asker)
            order.append(table)

        async with started() as pool:
            busy = await crowd(pool, STRANGER, 1)
            asked = [(Priority.UNWATCHED, "unwatched"), (Priority.HINT, "hint"), (Priority.WATCHED, "bot")]
            await asyncio.gather(*(note(ANN._replace(priority=one), table) for one, table in asked), *busy)
        return order

    assert run(story()) == ["bot", "hint", "unwatched"]


def test_no_worker_is_idle_while_anybody_waits() -> None:
    async def story() -> float:
        async with started(4) as pool:
            await asyncio.gather(*await crowd(pool, STRANGER, 8, "level4"))
            return now()

    assert run(story()) == pytest.approx(0.2)


def test_under_load_answers_come_in_time_and_say_that_they_are_light() -> None:
    """Two hundred tables at once, whose bots would need a tenth of a second each: 20 seconds on one worker."""

    async def story() -> tuple[list[float], list[bool]]:
        async with started() as pool:
            await timed(pool, "before", "level4", ANN)
            askers = [Asker(f"client {number}", f"person {number}") for number in range(200)]
            found = await asyncio.gather(*(timed(pool, f"{asker.person}", "level4", asker) for asker in askers))
        return sorted(waited for waited, _ in found), [answered.is_light for _, answered in found]

    waits, lights = run(story())
    assert waits[180] <= 3.0
    assert sum(lights) > 150


def test_without_load_nothing_is_light() -> None:
    async def story() -> list[Answered]:
        async with started() as pool:
            return [(await timed(pool, "t", "level5", ANN))[1] for _ in range(5)]

    assert not any(answered.is_light for answered in run(story()))


def test_quick_bots_are_not_called_light() -> None:
    async def story() -> list[Any]:
        async with started() as pool:
            return await asyncio.gather(*await crowd(pool, STRANGER, 200, "level1"))

    assert SHORT < LEAST_SECONDS
    assert not any(answered.is_light for _, answered in run(story()))


def test_a_question_that_is_given_up_is_not_thought_about() -> None:
    async def story() -> float:
        async with started() as pool:
            strangers = await crowd(pool, STRANGER, 10)
            for task in strangers[1:]:
                task.cancel()
            await asyncio.gather(*strangers, return_exceptions=True)
            assert pool.waiting == 0
            return now()

    assert run(story()) == pytest.approx(LONG)


def test_a_worker_that_is_lost_costs_one_table_a_second_try() -> None:
    async def story() -> list[str]:
        LOST.append("stranger 0")
        async with started() as pool:
            found = await asyncio.gather(*await crowd(pool, STRANGER, 3, "level4"))
        return [answered.words for _, answered in found]

    assert run(story()) == [f"stranger {number}" for number in range(3)]
