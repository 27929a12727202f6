"""Queued entries go into one batch, and every waiting caller gets a result, whatever happens."""

import asyncio
from collections.abc import Sequence

import pytest

from posse.server.store import StoreFailed, TwoWriters
from posse.server.store import writer as writers
from posse.server.store.lanes import Entry, Outcome, Row
from posse.server.store.writer import Writer

pytestmark = pytest.mark.anyio


def row(number: int) -> Row:
    return "t", number, "0 pass", None, None, None, None, None, None, None, None


class SlowLane:
    """A fake lane that stores batches on demand; it refuses some numbers and fails on others."""

    def __init__(self, refused: Sequence[int] = (), broken: Sequence[int] = ()) -> None:
        self.batches: list[list[int]] = []
        self.refused = refused
        self.broken = broken
        self.open = asyncio.Event()

    async def write(self, entries: Sequence[Entry]) -> list[Outcome]:
        numbers = [row[1] for entry in entries for row in entry]
        self.batches.append(numbers)
        await self.open.wait()
        if set(numbers) & set(self.broken):
            raise OSError
        return [TwoWriters("t", entry[0][1]) if entry[0][1] in self.refused else None for entry in entries]

    async def close(self) -> None:
        """There is nothing to close."""


def writer_on(lane: SlowLane, failures: list[BaseException] | None = None) -> Writer:
    """A writer whose database is never known to be down; it notes what has failed."""
    noted: list[BaseException] = [] if failures is None else failures
    return Writer(lane, lambda: None, noted.append)


async def started(writer: Writer, numbers: Sequence[int]) -> list[asyncio.Task[None]]:
    """Writers of one line each, all of them waiting."""
    tasks = [asyncio.create_task(writer.write([row(number)])) for number in numbers]
    for _ in range(3):  # let the writers run, then the task that serves them, then its lane
        await asyncio.sleep(0)
    return tasks


async def results(tasks: Sequence[asyncio.Task[None]]) -> list[str]:
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    return [type(outcome).__name__ if outcome else "stored" for outcome in outcomes]


async def test_entries_that_arrive_while_it_is_busy_go_together() -> None:
    lane = SlowLane()
    writer = writer_on(lane)
    first = await started(writer, [0])
    others = await started(writer, [1, 2, 3])
    assert lane.batches == [[0]]
    assert not any(task.done() for task in (*first, *others))
    lane.open.set()
    assert await results([*first, *others]) == ["stored"] * 4
    assert lane.batches == [[0], [1, 2, 3]]


async def test_a_crowd_goes_in_several_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "MOST_AT_ONCE", 2)
    lane = SlowLane()
    lane.open.set()
    assert await results(await started(writer_on(lane), range(5))) == ["stored"] * 5
    assert lane.batches == [[0, 1], [2, 3], [4]]


async def test_it_goes_on_after_a_rest() -> None:
    lane = SlowLane()
    lane.open.set()
    writer = writer_on(lane)
    await writer.write([row(0)])
    await writer.write([row(1)])
    assert lane.batches == [[0], [1]]


async def test_only_the_refused_are_told_so() -> None:
    lane = SlowLane(refused=[1])
    lane.open.set()
    assert await results(await started(writer_on(lane), [0, 1, 2])) == ["stored", "TwoWriters", "stored"]


async def test_when_the_lane_breaks_nobody_is_told_that_it_is_stored() -> None:
    lane = SlowLane(broken=[1])
    failures: list[BaseException] = []
    writer = writer_on(lane, failures)
    tasks = await started(writer, [0, 1, 2])
    later = await started(writer, [3])
    lane.open.set()
    assert await results(tasks) == ["StoreFailed"] * 3
    assert await results(later) == ["stored"]
    assert [type(failure) for failure in failures] == [OSError]


async def test_while_the_database_is_down_nothing_waits_for_it() -> None:
    def fail() -> None:
        raise StoreFailed

    lane = SlowLane()
    failures: list[BaseException] = []
    with pytest.raises(StoreFailed):
        await Writer(lane, fail, failures.append).write([row(0)])
    assert lane.batches == []


async def test_a_cancelled_caller_disturbs_nobody_and_leaves_no_gap() -> None:
    lane = SlowLane()
    writer = writer_on(lane)
    writing = await started(writer, [0, 1])
    waiting = await started(writer, [2, 3])
    writing[0].cancel()
    waiting[0].cancel()
    lane.open.set()
    assert await results([*writing, *waiting]) == ["CancelledError", "stored", "CancelledError", "stored"]
    assert lane.batches == [[0, 1], [2, 3]]


async def test_closing_finishes_what_waits_and_takes_nothing_more() -> None:
    lane = SlowLane()
    writer = writer_on(lane)
    tasks = [*await started(writer, [0]), *await started(writer, [1])]
    closing = asyncio.create_task(writer.close())
    lane.open.set()
    await closing
    assert await results(tasks) == ["stored", "stored"]
    with pytest.raises(StoreFailed):
        await writer.write([row(2)])
