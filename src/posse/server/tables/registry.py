"""The table registry: tables are opened on demand, and closed when they have been idle for a while."""

import asyncio
import logging
import re
from functools import partial

from posse.engine.errors import PosseError
from posse.server.errors import Missing
from posse.server.store import Store
from posse.server.store.rows import ChatRow, Person, SpentNote, TableRow
from posse.server.tables.ledger import Ledger
from posse.server.tables.lifecycle import part, start
from posse.server.tables.loading import Stored, read_table
from posse.server.tables.page import result_json
from posse.server.tables.seating import people, rotated
from posse.server.tables.services import Services
from posse.server.tables.table import LiveTable

logger = logging.getLogger(__name__)

TABLE_ID = re.compile(r"[A-Za-z0-9]{4,16}")
IDLE_MS = 10 * 60 * 1000  # until an unused table is closed
SWEEP_SECONDS = 60.0


class Registry:
    """The live tables by id; there is never a second instance of one, whose bots and writes would conflict."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._moved: dict[str, str] = {}
        self._parted: set[str] = set()

    @property
    def store(self) -> Store:
        return self.services.store

    async def open(self) -> None:
        """Continue where the last server stopped: bots that are asked think, clocks run."""
        self._tasks = [asyncio.create_task(self._wake_all()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        notes = [note for table in self.tables.values() for note in table.spent_note()]
        for table in self.tables.values():
            await table.close()
        self.tables.clear()
        await self._store_spent(notes)

    async def _store_spent(self, notes: list[SpentNote]) -> None:
        """Store the thinking time of tables that are closed, all in one transaction."""
        try:
            await self.store.note_spent(notes)
        except PosseError:
            logger.warning("the last thinking time of %d tables is not stored", len(notes))

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
            found.used = self.services.monotonic()
            return found
        if name not in self._opening:
            self._opening[name] = asyncio.create_task(self._load(name))
        try:
            return await asyncio.shield(self._opening[name])
        finally:
            if name in self._opening and self._opening[name].done():
                del self._opening[name]

    async def _load(self, name: str) -> LiveTable:
        stored = await read_table(name, self.services)
        if stored is None:
            raise Missing("no-such-table", given=name)
        await self._store_missing_result(stored)
        return self._enter(*stored)

    async def _store_missing_result(self, stored: Stored) -> None:
        """The last server may have stopped after storing the last line and before storing the result."""
        row, ledger, _ = stored
        if ledger and ledger.match.over and row.result is None:
            row.state, row.result = "over", result_json(ledger.match)
            await self.store.save_table(row)

    def _enter(self, row: TableRow, ledger: Ledger | None, chat: list[ChatRow]) -> LiveTable:
        """The live table of this row, made unless there is one."""
        if row.id not in self.tables:
            table = self.tables[row.id] = LiveTable(row, ledger, chat, self.services)
            for guest, into in self._moved.items():
                table.move_person(guest, into)
            for person in self._parted:
                table.part_with(person)
        return self.tables[row.id]

    # --- making

    async def add(self, row: TableRow) -> LiveTable:
        """A new table that waits for its players."""
        await self.store.add_table(row)
        return self._enter(row, None, [])

    async def add_started(self, row: TableRow, ledger: Ledger) -> LiveTable:
        """A table whose match has already begun: a fork, or an uploaded record."""
        row.header = ledger.header
        await self.store.begin(row, ledger.rows(spent=ledger.spent))
        return self._enter(row, ledger, [])

    async def rematch(self, table: LiveTable, host: Person) -> LiveTable:
        """The table of the next game; asking twice gives the same."""
        return await self.table(await table.ask(self._rematch, table, host))

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

    async def part_with(self, person: str) -> None:
        """Delete somebody: bots play on where a game runs, and what is over loses their name."""
        for row in await self.store.tables_of(person):
            if row.state in ("open", "running"):
                await self._part(row.id, person)
        if self._opening:
            self._parted.add(person)  # a table that is just being read may still have them
        for table in self.tables.values():
            table.part_with(person)
        await self.store.remove_person(person)

    async def _part(self, name: str, person: str) -> None:
        try:
            table = await self.table(name)
            await table.ask(part, table, person)
        except PosseError:  # a table that cannot be read must not keep anybody from being deleted
            logger.exception("table %s: a deleted person could not be replaced", name)

    async def _wake_all(self) -> None:
        for name in await self.store.running_with_bots():
            try:
                await self.table(name)
            except Exception:  # a table that cannot be read must not stop the others
                logger.exception("table %s cannot go on", name)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.close_idle(IDLE_MS)

    async def close_idle(self, unused_ms: int) -> None:
        """Close the tables that have been idle for this long."""
        for name, table in list(self.tables.items()):
            if table.is_idle and self.services.monotonic() - table.used >= unused_ms:
                await self.close_one(name)

    async def close_one(self, name: str) -> None:
        """Take a table out of memory."""
        table = self.tables.pop(name)
        notes = table.spent_note()
        await table.close()
        await self._store_spent(notes)


def _link_rematch(name: str, row: TableRow) -> None:
    row.rematch = name
