"""The queue before the lane: everything that waits when the lane is free is stored in one transaction.

So many tables cost one commit, a single table never waits for others, and batches grow with the load.
"""

import asyncio
from collections.abc import Callable

from posse.server.store.errors import StoreFailed
from posse.server.store.lanes import Entry, Lane, Outcome

# A commit costs as much as a dozen lines: under load the next batch waits a moment to become larger.
CROWD = 4
GATHER_SECONDS = 0.002
MOST_AT_ONCE = 2000  # entries; one statement of SQLite takes about four thousand lines

Waiting = tuple[Entry, asyncio.Future[None]]


class Writer:
    """Collects entries and gives them to the lane in batches.

    `check` fails at once while the database is down; `suspect` is told what has failed.
    """

    def __init__(self, lane: Lane, check: Callable[[], None], suspect: Callable[[BaseException], None]) -> None:
        self._lane = lane
        self._check = check
        self._suspect = suspect
        self._waiting: list[Waiting] = []
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, entry: Entry) -> None:
        """Return when the entry is durable. Cancelling does not take it back: a gap would be worse."""
        if self._closed:
            raise StoreFailed
        self._check()
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._work is None:
            self._work = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Accept nothing more, and finish what is queued."""
        self._closed = True
        if self._work is not None:
            await self._work

    async def _write_all(self) -> None:
        is_crowded = False
        try:
            while self._waiting:
                if is_crowded:
                    await asyncio.sleep(GATHER_SECONDS)
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._write_batch(batch)
                is_crowded = len(batch) >= CROWD
        finally:
            self._work = None

    async def _write_batch(self, batch: list[Waiting]) -> None:
        outcomes: list[Outcome] | None = None
        try:
            outcomes = await self._lane.write([entry for entry, _ in batch])
        except Exception as error:  # the next batch may succeed
            self._suspect(error)
        finally:
            for (_, done), outcome in zip(batch, outcomes or [StoreFailed() for _ in batch], strict=True):
                settle(done, outcome)


def settle(done: asyncio.Future[None], outcome: Outcome) -> None:
    """Tell the caller, unless it was cancelled."""
    if done.done():
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)
