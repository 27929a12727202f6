"""What happens to tables in the background: they are woken, put to rest, and thrown away when nobody needs them."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from time import monotonic

from posse.server.cluster.leases import Elsewhere
from posse.server.errors import Missing, Overloaded
from posse.server.settings import Keep
from posse.server.store import LeaseLost, StoreFailed
from posse.server.store.upkeep import Upkeep as StoreUpkeep
from posse.server.tables.earlier import note_earlier_results
from posse.server.tables.registry import Registry

logger = logging.getLogger(__name__)

IDLE_MS = 10 * 60_000  # until an unused table is put to rest
SWEEP_SECONDS = 60.0
WAKE_AHEAD_MS = 2 * 60_000  # so that a clock rings in time although the sweep comes once a minute
BATCH = 50  # tables or people handled before others get a turn
BATCH_SECONDS = 0.5
CLEAN_SWEEPS = 15  # how many sweeps there are from one cleaning to the next

WATCH_SECONDS = 1.0  # between looks for processes that have ended
LOOK_SECONDS = 30.0  # between looks for tables that live in no process, although nobody has said so

Find = Callable[[datetime, list[str], int, str | None], Awaitable[list[str]]]


class Upkeep:
    """The background tasks of a registry; `sleep` is given by the tests."""

    def __init__(
        self, registry: Registry, keep: Keep, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self.registry = registry
        self.keep = keep
        self.sleep = sleep
        self._tasks: list[asyncio.Task[None]] = []
        self._released = asyncio.Event()
        self._next_look = 0.0
        self._unwoken: list[str] = []  # tables that this process has claimed, perhaps, but could not open

    @property
    def _owner(self) -> str | None:
        """The id of this process among those that share the store; None if it has the store for itself."""
        return self.registry.services.leases.owner

    @property
    def _store(self) -> StoreUpkeep:
        return self.registry.store.upkeep

    async def open(self) -> None:
        """Continue where the last server stopped: bots that are asked think, clocks run."""
        await self._store.start(self.registry.services.now(), self._owner)
        wake = self._wake_restless() if self._owner is None else self._adopt_always()
        tasks = (wake, self._sweep_always(), self._note_earlier_results())
        self._tasks = [asyncio.create_task(task) for task in tasks]

    async def close(self) -> None:
        """Stop, and put all tables to rest."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.registry.close()
        try:
            await self._store.beat(self.registry.services.now(), stopping=True, owner=self._owner)
        except StoreFailed:  # then the next server concludes it from the silence
            pass

    async def _note_earlier_results(self) -> None:
        try:
            await note_earlier_results(self.registry.services)
        except StoreFailed:  # logged by the store; they are noted after the next start
            pass

    async def _sweep_always(self) -> None:
        sweeps = 0
        while True:
            await self.sleep(SWEEP_SECONDS)
            sweeps += 1
            try:
                await self.sweep()
                if sweeps % CLEAN_SWEEPS == 1:
                    await self.clean()
            except StoreFailed:  # logged by the store; the next sweep comes anyway
                pass
            except Exception:  # a mistake must not end all later sweeps
                logger.exception("the sweep of the tables failed")

    async def sweep(self) -> None:
        """Give a sign of life, wake the tables whose clocks ring soon, and put idle ones to rest."""
        await self.registry.store.touch()
        await self._store.beat(self.registry.services.now(), owner=self._owner)
        if self._owner is None:
            await self._wake_due()
        await self.registry.close_idle(IDLE_MS)

    # --- waking

    async def _wake_restless(self) -> None:
        """Open the tables that may have to go on by themselves, a few at a time."""
        last = ""
        while names := await self._restless(last):
            for name in names:
                while not await self._is_woken(name):
                    await self.registry.store.answers()
                    await self.sleep(BATCH_SECONDS)
            last = names[-1]

    async def _wake_due(self) -> None:
        for name in await self._store.due(self._soon, BATCH):
            if name in self.registry.tables:
                await self._store.wake(name)  # it does not rest; somebody was deleted there
            else:
                await self._is_woken(name)

    @property
    def _soon(self) -> int:
        return self.registry.services.now() + WAKE_AHEAD_MS

    async def _is_woken(self, name: str) -> bool:
        """Open a table; False if there is no room for it now, or the store does not answer."""
        try:
            await self.registry.wake(name)
        except (Overloaded, StoreFailed):
            return False
        except (Elsewhere, LeaseLost, Missing):  # another process was faster, or it was deleted just now
            pass
        except Exception:  # a table that cannot be read must not stop the others
            logger.exception("table %s cannot go on", name)
        return True

    async def _restless(self, after: str) -> list[str]:
        """The next of these tables, as soon as the store answers."""
        while True:
            try:
                return await self._store.restless(after, BATCH)
            except StoreFailed:
                await self.registry.store.answers()
                await self.sleep(BATCH_SECONDS)

    # --- waking where several processes share the tables

    def look_for_orphans(self) -> None:
        """Another process has released tables, or has ended."""
        self._released.set()

    async def _adopt_always(self) -> None:
        """Take the tables that go on by themselves as soon as they live nowhere: after a start, a stop, a crash."""
        while True:
            try:
                await self.registry.services.leases.keep_watch()
                await self._adopt_orphans()
            except StoreFailed:  # logged by the store, and by the leases
                pass
            except Exception:  # a mistake must not end all later looks
                logger.exception("no tables were taken over")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(WATCH_SECONDS):
                    await self._released.wait()

    async def _adopt_orphans(self) -> None:
        """Look for tables only if some may have been released: it means to look at all that are running."""
        if not self._released.is_set() and not self._unwoken and monotonic() < self._next_look:
            return
        self._released.clear()
        self._next_look = monotonic() + LOOK_SECONDS
        orphans = await self.registry.services.leases.orphans(self._soon)
        names, self._unwoken = [*self._unwoken, *orphans], []
        for name in names:
            if await self._is_woken(name):
                self._released.set()  # there may be more than were given
            else:
                self._unwoken.append(name)

    # --- throwing away

    async def clean(self) -> None:
        """Delete what nobody needs any more, in small batches."""
        if self.keep.unstarted is not None:
            await self._delete_tables(self._store.unstarted, self.keep.unstarted)
        if self.keep.abandoned is not None:
            await self._delete_tables(self._store.abandoned, self.keep.abandoned)
        if self.keep.guests is not None:
            while len(await self._delete_guests(self._ago(self.keep.guests))) == BATCH:
                await self.sleep(BATCH_SECONDS)
        if self.keep.addresses is not None:
            while await self._store.forget_clients(self._ago(self.keep.addresses), BATCH) >= BATCH:
                await self.sleep(BATCH_SECONDS)

    async def _delete_guests(self, before: datetime) -> list[str]:
        return await self._store.delete_idle_guests(before, BATCH, self.registry.services.now())

    async def _delete_tables(self, find: Find, after: timedelta) -> None:
        """Delete tables, except for those where somebody is just now."""
        while found := await find(self._ago(after), self._in_use(), BATCH, self._owner):
            for name in found:
                await self.registry.remove(name, Missing("no-such-table", given=name))
            await self._store.delete_own_tables(found, self._owner)
            await self.sleep(BATCH_SECONDS)

    def _in_use(self) -> list[str]:
        return [name for name, table in self.registry.tables.items() if table.audience.watchers]

    def _ago(self, time: timedelta) -> datetime:
        return datetime.fromtimestamp(self.registry.services.now() / 1000, UTC) - time
