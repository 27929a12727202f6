"""The table registry: tables are opened on demand, and closed when they have been idle for a while."""

import asyncio
import logging
import re
from collections.abc import Sequence
from functools import partial

from posse.engine.errors import PosseError
from posse.server.errors import Missing, Overloaded
from posse.server.store import Store
from posse.server.store.rows import ChatRow, Person, Rest, TableRow
from posse.server.tables.ledger import Ledger
from posse.server.tables.lifecycle import part, start
from posse.server.tables.loading import Stored, read_table
from posse.server.tables.page import result_json
from posse.server.tables.seating import people, rotated
from posse.server.tables.services import Services
from posse.server.tables.table import LiveTable

logger = logging.getLogger(__name__)

TABLE_ID = re.compile(r"[A-Za-z0-9]{4,16}")
SETTLE_MS = 10_000  # nobody is between finding a table and using it for so long
SHARE_RELEASED = 20  # when there is no room, one of so many tables is released at once
RETRY_SECONDS = 30  # when no table can be released


class Registry:
    """The live tables by id; there is never a second instance of one, whose bots and writes would conflict."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._releasing = asyncio.Lock()
        self._moved: dict[str, str] = {}
        self._parted: set[str] = set()

    @property
    def store(self) -> Store:
        return self.services.store

    async def close(self) -> None:
        """Put all tables to rest where nothing happens by itself; a server that starts wakes the others."""
        tables = list(self.tables.values())
        try:
            await self._store_states(tables, [table for table in tables if table.is_idle])
        except PosseError:  # then they are opened once more than needed
            logger.warning("the last state of %d tables is not stored", len(tables))
        for table in tables:
            await table.close()
        self.tables.clear()

    # --- finding

    async def find(self, name: str) -> LiveTable:
        """A table by the id in its link, which anybody may have typed."""
        if not TABLE_ID.fullmatch(name):
            raise Missing("no-such-table", given=name[:20])
        return await self.table(name)

    async def table(self, name: str) -> LiveTable:
        """A table by its id; simultaneous callers get the same one."""
        found = self.tables.get(name)
        if found is not None and not found.is_gone:
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
        await self.make_room()
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

    async def asked(self, names: Sequence[str]) -> dict[str, list[int]]:
        """The seats whose turn it is at running tables, none of which is opened for it unless it must be."""
        found = {name: table.asked for name in names if (table := self.tables.get(name))}
        found |= await self.store.upkeep.asked([name for name in names if name not in found])
        for name in names:
            if name not in found:
                found[name] = await self._asked_at(name)
        return found

    async def _asked_at(self, name: str) -> list[int]:
        """The seats whose turn it is at a table; a table that cannot be read must not spoil a list of others."""
        try:
            return (await self.table(name)).asked
        except PosseError:
            logger.exception("table %s cannot be read for the lobby", name)
            return []

    # --- making

    async def add(self, row: TableRow) -> LiveTable:
        """A new table that waits for its players."""
        await self.make_room()
        await self.store.add_table(row, self.services.limits)
        return self._enter(row, None, [])

    async def add_started(self, row: TableRow, ledger: Ledger) -> LiveTable:
        """A table whose match has already begun: a fork, or an uploaded record."""
        await self.make_room()
        row.header = ledger.header
        await self.store.begin(row, ledger.rows(spent=ledger.spent), self.services.limits)
        return self._enter(row, ledger, [])

    async def rematch(self, table: LiveTable, host: Person, client: str | None) -> LiveTable:
        """The table of the next game; asking twice gives the same."""
        return await self.table(await table.ask(self._rematch, table, host, client))

    async def _rematch(self, table: LiveTable, host: Person, client: str | None) -> str:
        """A job of the old table; against bots alone the new game starts at once."""
        if table.row.rematch is not None:
            return table.row.rematch
        row = rotated(table.row, host)
        row.client = client
        again = await self.add(row)
        await table.change(partial(_link_rematch, again.row.id))
        filled = all(seat.kind != "open" for seat in again.row.seats)
        if filled and all(host.id in again.row.seats[seat].holders for seat in people(again.row)):
            await again.ask(start, again, host)
        return again.row.id

    # --- people

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

    # --- letting go

    async def close_idle(self, unused_ms: int) -> None:
        """Release the tables that have been idle for this long."""
        await self._release(self._idle(unused_ms))

    async def make_room(self) -> None:
        """Release the longest unused tables if there are too many; `Overloaded` if all of them are in use."""
        most = self.services.limits.tables_in_memory
        if len(self.tables) < most:
            return
        longest_unused = sorted(self._idle(SETTLE_MS), key=lambda table: table.used)
        await self._release(longest_unused[: max(1, most // SHARE_RELEASED)])
        if len(self.tables) >= most:
            raise Overloaded("server-full", seconds=RETRY_SECONDS)

    async def remove(self, name: str, reason: PosseError) -> None:
        """Forget a table that is deleted; everybody there is told the reason."""
        table = self.tables.pop(name, None)
        if table is not None:
            table.end(reason)
            await table.close()

    def _idle(self, unused_ms: int) -> list[LiveTable]:
        now = self.services.monotonic()
        return [
            table
            for table in self.tables.values()
            if table.is_gone or (table.is_idle and now - table.used >= unused_ms)
        ]

    async def _release(self, tables: Sequence[LiveTable]) -> None:
        """Put tables to rest, unless somebody comes in the meantime."""
        async with self._releasing:
            used = {table.row.id: table.used for table in tables}
            await self._store_states(tables, tables)
            for name, before in used.items():
                table = self.tables.get(name)
                if table is None:
                    continue
                if table.is_gone or (table.is_idle and table.used == before):
                    del self.tables[name]
                    await table.close()
                else:
                    await self.store.upkeep.wake(name)

    async def _store_states(self, tables: Sequence[LiveTable], resting: Sequence[LiveTable]) -> None:
        """Store the thinking time of tables, and that some of them rest, all in one transaction."""
        notes = [note for table in tables for note in table.spent_note()]
        rests: list[Rest] = [rest for table in resting if (rest := table.rest())]
        await self.store.upkeep.lay_down(rests, notes)


def _link_rematch(name: str, row: TableRow) -> None:
    row.rematch = name
