"""Where tables call people. A table never waits for it: calls are stored in the background, in their order."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import monotonic

from posse.server.store import Store, StoreFailed
from posse.server.store.alert_rows import TABLE, Call, DueCall

logger = logging.getLogger(__name__)

KNOWN_SECONDS = 60.0  # for which it is remembered whether anything reaches somebody; news of a change come at once
MOST_KNOWN = 10_000
MOST_WAITING = 10_000  # while the database does not answer; more are left to the look for what a crash has swallowed


class Calls:
    """Stores who is called. Most people are told nothing, ever: that is remembered, so that they cost nothing."""

    def __init__(
        self, store: Store, grace_ms: int, now: Callable[[], int], monotonic: Callable[[], float] = monotonic
    ) -> None:
        self._store = store
        self._monotonic = monotonic
        self._grace = grace_ms
        self._now = now
        self._waiting: list[DueCall] = []
        self._is_new = asyncio.Event()
        self._known: OrderedDict[tuple[str, str], tuple[bool, float]] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._store_always())

    async def close(self) -> None:
        """Store what was called until now."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        try:
            await self.store_now()
        except StoreFailed:
            logger.warning("%d alerts are not stored", len(self._waiting))

    def call(self, calls: Sequence[Call], settled: Sequence[Call] = ()) -> None:
        """Call somebody, unless they come within the grace time; `settled` are those who know already."""
        now = self._now()
        new = [DueCall(one, now, now + self._grace) for one in calls] + [DueCall(one, now, None) for one in settled]
        self._waiting += new[: max(0, MOST_WAITING - len(self._waiting))]
        self._is_new.set()

    def forget(self, person: str) -> None:
        """What reaches this person, or tables of theirs, has changed."""
        for key in [key for key in self._known if key[0] in (person, TABLE)]:
            del self._known[key]

    def forget_all(self) -> None:
        self._known.clear()

    async def store_now(self) -> None:
        """Store what waits; it goes on waiting if that fails."""
        waiting, self._waiting = self._waiting, []
        try:
            reached = [one for one in waiting if await self._is_reached(one.call)]
            if reached:
                await self._store.alerts.note(reached)
        except BaseException:
            self._waiting = waiting + self._waiting
            raise

    async def _store_always(self) -> None:
        while True:
            await self._is_new.wait()
            self._is_new.clear()
            try:
                await self.store_now()
            except StoreFailed:
                await self._store.answers()
                self._is_new.set()
            except Exception:  # a mistake must not end all later calls
                logger.exception("alerts could not be stored")
                self._waiting.clear()

    async def _is_reached(self, call: Call) -> bool:
        """Whether anything reaches whom is called."""
        key = (call.recipient, call.table if call.recipient == TABLE else "")
        self._forget_old()
        known = self._known.get(key)
        if known is not None:
            return known[0]
        is_reached = await self._store.alerts.can_be_told(call.recipient, call.table)
        self._known[key] = is_reached, self._monotonic() + KNOWN_SECONDS
        self._known.move_to_end(key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return is_reached

    def _forget_old(self) -> None:
        """What was found out longest ago comes first; most of it is about tables that are over."""
        now = self._monotonic()
        while self._known and next(iter(self._known.values()))[1] <= now:
            self._known.popitem(last=False)
