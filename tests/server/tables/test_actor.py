"""Jobs run one after the other, even if some fail."""

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest

from posse.server.errors import NotNow
from posse.server.store import LeaseLost, StoreFailed, TwoWriters
from posse.server.tables.actor import Actor
from tests.server.running import eventually, within

pytestmark = pytest.mark.anyio


class Diary:
    """Records the jobs, and how often recovery was needed."""

    def __init__(self) -> None:
        self.done: list[object] = []
        self.actor = Actor("diary", self.recover)

    async def recover(self) -> None:
        self.done.append("recovered")

    async def note(self, what: object) -> object:
        await asyncio.sleep(0)
        self.done.append(what)
        return what

    async def fail(self, error: Exception) -> None:
        raise error


@pytest.fixture
async def diary() -> AsyncIterator[Diary]:
    made = Diary()
    yield made
    await made.actor.stop()


async def test_jobs_are_done_in_their_order(diary: Diary) -> None:
    for number in range(5):
        diary.actor.post(diary.note, number)
    assert diary.actor.is_busy
    assert await within(diary.actor.ask(diary.note, "last")) == "last"
    assert diary.done == [0, 1, 2, 3, 4, "last"]
    await eventually(lambda: not diary.actor.is_busy)


@pytest.mark.parametrize(
    ("error", "recovered"),
    [
        (NotNow("table-full", seats=2), False),
        (StoreFailed(), True),
        (TwoWriters("t", 1), True),
        (ValueError("oh"), True),
    ],
)
async def test_a_failure_reaches_the_caller_and_the_next_job_is_done(
    diary: Diary, error: Exception, recovered: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL), pytest.raises(type(error)):
        await within(diary.actor.ask(diary.fail, error))
    await within(diary.actor.ask(diary.note, "next"))
    assert diary.done == (["recovered", "next"] if recovered else ["next"])


async def test_a_failure_that_nobody_waits_for_stops_nothing(diary: Diary) -> None:
    diary.actor.post(diary.fail, NotNow("table-full", seats=2))
    assert await within(diary.actor.ask(diary.note, "next")) == "next"


async def test_a_cancelled_caller_does_not_take_the_job_back(diary: Diary) -> None:
    waiting = asyncio.create_task(diary.actor.ask(diary.note, "done all the same"))
    await asyncio.sleep(0)
    waiting.cancel()
    await within(diary.actor.ask(diary.note, "next"))
    assert diary.done == ["done all the same", "next"]


async def test_stopping_ends_the_job_in_progress_and_refuses_all_others(diary: Diary) -> None:
    forever = asyncio.Event()
    diary.actor.post(forever.wait)
    waiting = asyncio.create_task(diary.actor.ask(diary.note, "queued"))
    await asyncio.sleep(0)
    await within(diary.actor.stop())
    with pytest.raises(StoreFailed):
        await within(waiting)
    with pytest.raises(StoreFailed):
        await within(diary.actor.ask(diary.note, "too late"))
    assert diary.done == []


async def test_a_lost_lease_is_left_to_its_owner_and_every_caller_is_told() -> None:
    """The table is abandoned in the middle of a job; nobody waits for ever."""
    reloads: list[str] = []

    async def reload() -> None:
        reloads.append("reload")

    lost = LeaseLost("t")

    def leave() -> None:
        actor.abandon(lost)

    actor = Actor("test", reload, leave)

    async def find_out() -> None:
        raise lost

    async def later() -> str:
        return "never"

    first, second = asyncio.create_task(actor.ask(find_out)), asyncio.create_task(actor.ask(later))
    await asyncio.wait([first, second])
    assert [task.exception() for task in (first, second)] == [lost, lost]
    assert reloads == []


async def test_the_caller_of_an_abandoned_job_is_told() -> None:
    async def reload() -> None:
        """Not called."""

    actor = Actor("test", reload)
    begun = asyncio.Event()

    async def endless() -> None:
        begun.set()
        await asyncio.Event().wait()

    asking = asyncio.create_task(actor.ask(endless))
    await begun.wait()
    actor.abandon(LeaseLost("t"))
    with pytest.raises(LeaseLost):
        await asking
