"""The table registry: tables are opened on demand, and closed when they have been idle for a while."""

import asyncio
import logging
import re
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any

from posse.server.cluster.leases import Elsewhere
from posse.server.errors import Missing
from posse.server.store import LeaseLost, Store, StoreFailed
from posse.server.store.rows import Person, TableRow
from posse.server.store.tables import FIRST_FENCE
from posse.server.tables.ledger import Ledger
from posse.server.tables.lifecycle import start
from posse.server.tables.loading import Stored, read_table
from posse.server.tables.page import result_json, table_json
from posse.server.tables.seating import people, rotated
from posse.server.tables.services import Services
from posse.server.tables.table import LiveTable

logger = logging.getLogger(__name__)

TABLE_ID = re.compile(r"[A-Za-z0-9]{4,16}")
IDLE_MS = 10 * 60 * 1000  # until an unused table is closed
SWEEP_SECONDS = 60.0
WATCH_SECONDS = 1.0  # between looks for processes that have ended
LOOK_SECONDS = 30.0  # between looks for tables that live in no process, although nobody has said so
FINISH_SECONDS = 2.0  # for the jobs of all tables, when the process is told to stop
SPREAD_SECONDS = 0.3  # over which browsers are told to connect again, lest they all come at once


class Registry:
    """The live tables by id; there is never a second instance of one, whose bots and writes would conflict."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._moved: dict[str, str] = {}
        self._released = asyncio.Event()
        self._next_look = 0.0
        self._fences: dict[str, int] = {}  # those of the tables that live here, where several processes share the store

    @property
    def store(self) -> Store:
        return self.services.store

    async def open(self) -> None:
        """Continue where the last server stopped: bots that are asked think, clocks run."""
        wake = self._wake_all() if self.services.leases.owner is None else self._adopt_again_and_again()
        self._tasks = [asyncio.create_task(wake), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for table in self.tables.values():
            await table.close()
        self.tables.clear()

    async def drain(self) -> None:
        """Hand all tables over to other processes: finish what was begun, release the leases, send the browsers on."""
        self.services.leases.stop_claiming()
        for table in self.tables.values():
            table.pause()
        await self._finish_jobs()
        await self._release(list(self._fences.items()))
        watchers = sum(len(table.audience.watchers) for table in self.tables.values())
        for name in list(self.tables):
            share = len(self.tables[name].audience.watchers) / max(1, watchers)
            self.drop(name)
            await asyncio.sleep(SPREAD_SECONDS * share)

    async def _finish_jobs(self) -> None:
        try:
            async with asyncio.timeout(FINISH_SECONDS):
                while any(table.actor.is_busy for table in self.tables.values()):
                    await asyncio.sleep(0.01)
        except TimeoutError:
            logger.warning("some tables were still busy when the process was told to stop")

    async def _release(self, held: Sequence[tuple[str, int]]) -> None:
        try:
            await self.services.leases.release(held)
        except StoreFailed:
            logger.warning("%d leases end by themselves: the database does not answer", len(held))

    def drop(self, name: str) -> None:
        """Forget a table that lives in another process, or may do so, and let its browsers connect again."""
        table = self.tables.pop(name, None)
        self._fences.pop(name, None)
        if table is not None:
            table.abandon()

    def drop_all(self) -> None:
        """This process has lost its leases."""
        for name in list(self.tables):
            self.drop(name)

    # --- finding

    async def find(self, name: str) -> LiveTable:
        """A table by the id in its link, which anybody may have typed."""
        if not TABLE_ID.fullmatch(name):
            raise Missing("no-such-table", given=name[:20])
        return await self.table(name)

    async def table(self, name: str) -> LiveTable:
        """A table by its id; simultaneous callers get the same one."""
        found = self.tables.get(name)
        if found is not None:
            found.used = self.services.now()
            return found
        if name not in self._opening:
            self._opening[name] = asyncio.create_task(self._load(name))
        try:
            return await asyncio.shield(self._opening[name])
        finally:
            if name in self._opening and self._opening[name].done():
                del self._opening[name]

    async def _load(self, name: str) -> LiveTable:
        owner = self.services.leases.owner
        fence = await self.services.leases.claim(name)
        services = self.services.fenced(fence)
        stored = await read_table(name, services)
        if stored is None:
            raise Missing("no-such-table", given=name)
        await self._store_missing_result(stored, services)
        self._check_owner(name, owner)
        return self._enter(stored, services, fence)

    def _check_owner(self, name: str, owner: str | None) -> None:
        """`LeaseLost` if this process has lost its leases since then: others may have the table by now."""
        if self.services.leases.owner != owner:
            raise LeaseLost(name)

    async def _store_missing_result(self, stored: Stored, services: Services) -> None:
        """The last server may have stopped after storing the last line and before storing the result."""
        row, ledger, _ = stored
        if ledger and ledger.match.over and row.result is None:
            row.state, row.result = "over", result_json(ledger.match)
            await services.store.save_table(row)

    def _enter(self, stored: Stored, services: Services, fence: int | None) -> LiveTable:
        """The live table of this row, made unless there is one."""
        row, ledger, chat = stored
        if row.id not in self.tables:
            table = self.tables[row.id] = LiveTable(row, ledger, chat, services)
            table.on_lost = partial(self.drop, row.id)
            if fence is not None:
                self._fences[row.id] = fence
            for guest, into in self._moved.items():
                table.move_person(guest, into)
        return self.tables[row.id]

    # --- making

    async def add(self, row: TableRow) -> LiveTable:
        """A new table that waits for its players."""
        owner = self.services.leases.owner
        await self.store.add_table(row, owner)
        return self._enter_new(row, None, owner)

    async def add_started(self, row: TableRow, ledger: Ledger) -> LiveTable:
        """A table whose match has already begun: a fork, or an uploaded record."""
        row.header = ledger.header
        owner = self.services.leases.owner
        await self.store.add_started(row, ledger.rows(spent=ledger.spent), owner)
        return self._enter_new(row, ledger, owner)

    def _enter_new(self, row: TableRow, ledger: Ledger | None, owner: str | None) -> LiveTable:
        """The live table of a row that was stored for this owner just now."""
        self._check_owner(row.id, owner)
        fence = None if owner is None else FIRST_FENCE
        services = self.services.fenced(fence)
        if ledger is not None:
            ledger.use(services)
        return self._enter(Stored(row, ledger, []), services, fence)

    async def rematch(self, table: LiveTable, host: Person) -> dict[str, Any]:
        """The table of the next game as its host sees it; asking twice gives the same."""
        return await self._json(await table.ask(self._rematch, table, host), host)

    async def _json(self, name: str, person: Person) -> dict[str, Any]:
        """A table as somebody sees it; if it lives elsewhere, as it is stored, and who is there is not known."""
        try:
            return (await self.table(name)).json(person.id)
        except Elsewhere:
            row = await self.store.table(name)
            if row is None:
                raise Missing("no-such-table", given=name) from None
            return table_json(row, person.id)

    async def _rematch(self, table: LiveTable, host: Person) -> str:
        """A job of the old table; against bots alone the new game starts at once."""
        if table.row.rematch is not None:
            return table.row.rematch
        again = await self.add(rotated(table.row, host))
        await table.change(partial(_link_rematch, again.row.id))
        filled = all(seat.kind != "open" for seat in again.row.seats)
        if filled and all(host.id in again.row.seats[seat].holders for seat in people(again.row)):
            await again.ask(start, again, host)
        return again.row.id

    # --- people, restarts, idle tables

    def move_person(self, guest: str, into: str) -> None:
        """A guest has logged in; tables in memory must know the new id before they are stored again."""
        if self._opening:
            self._moved[guest] = into  # a table that is just being read may still have the old id
        for table in self.tables.values():
            table.move_person(guest, into)

    async def move_merged(self) -> None:
        """Learn which guests at the tables here have logged in elsewhere."""
        held = {holder for table in self.tables.values() for seat in table.row.seats for holder in seat.holders}
        held |= {table.row.host for table in self.tables.values() if table.row.host is not None}
        for guest, into in (await self.store.mergers(sorted(held))).items():
            self.move_person(guest, into)

    async def _wake_all(self) -> None:
        for name in await self.store.running_with_bots():
            try:
                await self.table(name)
            except Exception:  # a table that cannot be read must not stop the others
                logger.exception("table %s cannot go on", name)

    async def _adopt_again_and_again(self) -> None:
        """Take the tables that go on by themselves as soon as they live nowhere: after a start, a stop, a crash."""
        is_told = False
        while True:
            try:
                await self.services.leases.keep_watch()
                await self._adopt_orphans()
                is_told = False
            except StoreFailed:
                if not is_told:
                    logger.warning("no tables are taken over: the database does not answer")
                is_told = True
            with suppress(TimeoutError):
                async with asyncio.timeout(WATCH_SECONDS):
                    await self._released.wait()

    async def _adopt_orphans(self) -> None:
        """Look for tables only if some may have been released: it means to look at all that are running."""
        if not self._released.is_set() and monotonic() < self._next_look:
            return
        self._released.clear()
        self._next_look = monotonic() + LOOK_SECONDS
        for name in await self.services.leases.orphans():
            await self._adopt(name)
            self._released.set()  # there may be more than were given

    def look_for_orphans(self) -> None:
        """Another process has released tables, or has ended."""
        self._released.set()

    async def _adopt(self, name: str) -> None:
        try:
            await self.table(name)
        except (Elsewhere, LeaseLost, Missing):
            """Another process was faster."""
        except StoreFailed:
            raise
        except Exception:  # a table that cannot be read must not stop the others
            logger.exception("table %s cannot go on", name)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.close_idle(IDLE_MS)

    async def close_idle(self, unused_ms: int) -> None:
        """Close the tables that have been idle for this long."""
        for name, table in list(self.tables.items()):
            if table.is_idle and self.services.now() - table.used >= unused_ms:
                del self.tables[name]
                fence = self._fences.pop(name, None)
                await table.close()
                if fence is not None:
                    await self._release([(name, fence)])


def _link_rematch(name: str, row: TableRow) -> None:
    row.rematch = name
