"""Workers are lent to a pool and taken back: every question is answered once; in simulated time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from posse.server.bots.pool import BotFailed, Pool
from posse.server.bots.process import Lost
from posse.server.bots.questions import Gone, Question
from tests.server.bots.test_scheduling import SHORT, Paper, Pretender
from tests.server.proofs import run

THOUGHT = 1.0


class Lent:
    """A worker of another machine, which answers with its name until it is gone."""

    pid = None

    def __init__(self, name: str) -> None:
        self.name = name
        self.tables: list[str] = []
        self.gone = asyncio.Event()
        self.failures = 0

    async def warm_up(self) -> None:
        pass

    async def reply(self, question: Question) -> dict[str, Any]:
        self.tables.append(question.record.table)
        try:
            async with asyncio.timeout(THOUGHT):
                await self.gone.wait()
        except TimeoutError:
            if self.failures:
                self.failures -= 1
                raise Lost("nothing") from None
            return {"words": self.name, "spent": THOUGHT}
        raise Gone(self.name)

    def knows(self, table: str) -> bool:
        return table in self.tables

    def forget(self, table: str) -> None:
        pass

    async def end(self) -> None:
        pass


class Own(Pretender):
    """A process of our own; counts how often one was started and ended."""

    started = ended = 0

    async def warm_up(self) -> None:
        await asyncio.sleep(SHORT)
        Own.started += 1

    async def exchange(self, message: dict[str, Any], limit: float) -> dict[str, Any]:
        return {**await super().exchange(message, limit), "words": "own"}

    async def end(self) -> None:
        Own.ended += 1


@asynccontextmanager
async def opened() -> AsyncIterator[Pool]:
    Own.started = Own.ended = 0
    pool = Pool(1, thinker=Own)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


async def ask(pool: Pool, table: str = "t") -> str:
    return (await pool.answer(Paper(table), 0, "level1", 2.0)).words


def test_lent_workers_think_in_place_of_our_own() -> None:
    async def story() -> list[str]:
        async with opened() as pool:
            said = [await ask(pool)]
            pool.staff([Lent("one")])
            said.append(await ask(pool))
            assert (Own.started, Own.ended) == (1, 1)
            pool.staff([])
            said.append(await ask(pool))
            assert Own.started == 2
            return said

    assert run(story()) == ["own", "one", "own"]


def test_a_worker_that_knows_the_table_is_asked_first() -> None:
    async def story() -> list[str]:
        async with opened() as pool:
            one, two = Lent("one"), Lent("two")
            two.tables.append("t")
            pool.staff([one, two])
            await asyncio.sleep(SHORT)
            return [await ask(pool), await ask(pool), await ask(pool, "other")]

    assert run(story()) == ["two", "two", "one"]


def test_what_a_worker_that_is_gone_was_asked_is_asked_of_another() -> None:
    async def story() -> tuple[str, list[str]]:
        async with opened() as pool:
            one, two = Lent("one"), Lent("two")
            pool.staff([one, two])
            answer = asyncio.create_task(ask(pool))
            await asyncio.sleep(SHORT)
            one.gone.set()
            return await answer, two.tables

    assert run(story()) == ("two", ["t"])


def test_when_the_last_worker_is_gone_our_own_answer() -> None:
    async def story() -> list[str]:
        async with opened() as pool:
            one = Lent("one")
            pool.staff([one])
            answers = [asyncio.create_task(ask(pool, table)) for table in "abc"]
            await asyncio.sleep(SHORT)
            one.gone.set()
            return await asyncio.gather(*answers)

    assert run(story()) == ["own", "own", "own"]


def test_a_worker_that_is_taken_back_finishes_what_it_has_begun() -> None:
    async def story() -> tuple[str, str]:
        async with opened() as pool:
            pool.staff([Lent("one")])
            answer = asyncio.create_task(ask(pool))
            await asyncio.sleep(SHORT)
            pool.staff([])
            return await ask(pool, "other"), await answer

    assert run(story()) == ("own", "one")


def test_our_own_finish_what_they_have_begun_and_are_started_once_only() -> None:
    async def story() -> list[str]:
        async with opened() as pool:
            await ask(pool)
            answer = asyncio.create_task(ask(pool))
            await asyncio.sleep(SHORT / 2)
            pool.staff([Lent("one")])
            pool.staff([])
            pool.staff([Lent("two")])
            said = [await answer, await ask(pool)]
            assert (Own.started, Own.ended) == (1, 1)
            return said

    assert run(story()) == ["own", "two"]


def test_a_question_that_is_given_up_is_not_asked_again() -> None:
    async def story() -> tuple[int, list[str]]:
        async with opened() as pool:
            one, two = Lent("one"), Lent("two")
            pool.staff([one, two])
            answer = asyncio.create_task(ask(pool))
            await asyncio.sleep(SHORT)
            answer.cancel()
            await asyncio.wait([answer])
            one.gone.set()
            await asyncio.sleep(SHORT)
            return pool.waiting, two.tables

    assert run(story()) == (0, [])


def test_one_that_waits_again_can_be_given_up() -> None:
    async def story() -> int:
        async with opened() as pool:
            one, two = Lent("one"), Lent("two")
            pool.staff([one, two])
            answers = [asyncio.create_task(ask(pool, table)) for table in "abc"]
            await asyncio.sleep(SHORT)
            one.gone.set()
            await asyncio.sleep(SHORT)
            assert pool.waiting == 2
            for answer in answers:
                answer.cancel()
            await asyncio.wait(answers)
            return pool.waiting

    assert run(story()) == 0


def test_a_worker_without_an_answer_is_asked_twice() -> None:
    async def story(failures: int) -> str:
        async with opened() as pool:
            one = Lent("one")
            one.failures = failures
            pool.staff([one])
            return await ask(pool)

    assert run(story(1)) == "one"
    with pytest.raises(BotFailed):
        run(story(2))


def test_closing_while_workers_are_lent_leaves_nothing() -> None:
    async def story() -> bool:
        async with opened() as pool:
            pool.staff([Lent("one")])
            answers = [asyncio.create_task(ask(pool, table)) for table in "abc"]
            await asyncio.sleep(SHORT)
        done, _ = await asyncio.wait(answers)
        pool.staff([Lent("two")])
        return all(answer.cancelled() for answer in done)

    assert run(story())
