"""The table registry: tables are opened on demand, and put to rest when they have been idle for a while."""

import asyncio
import logging
import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from posse.engine.errors import PosseError
from posse.server.cluster.leases import Elsewhere
from posse.server.errors import Missing, Overloaded
from posse.server.ratings.rating import rate
from posse.server.store import LeaseLost, Store, StoreFailed
from posse.server.store.rows import Person, Rest, TableRow
from posse.server.store.tables import FIRST_FENCE
from posse.server.tables import seating
from posse.server.tables.ledger import Ledger
from posse.server.tables.lifecycle import part, start
from posse.server.tables.loading import Stored, read_table, wake
from posse.server.tables.page import result_json, table_json
from posse.server.tables.results import result_of
from posse.server.tables.services import Services
from posse.server.tables.shelves import Shelves
from posse.server.tables.table import LiveTable

logger = logging.getLogger(__name__)

TABLE_ID = re.compile(r"[A-Za-z0-9]{4,16}")
OVER_MS = 60_000  # until a table whose game is over leaves the memory, once nobody looks at it
SETTLE_MS = 10_000  # nobody is between finding a table and using it for so long
SHARE_RELEASED = 20  # when there is no room, one of so many tables is released at once
RETRY_SECONDS = 30  # when no table can be released
FINISH_SECONDS = 2.0  # for the jobs of all tables, when the process is told to stop
SPREAD_SECONDS = 0.3  # over which browsers are told to connect again, lest they all come at once


class Registry:
    """The live tables by id; there is never a second instance of one, whose bots and writes would conflict."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.shelves = Shelves(services)
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._releasing = asyncio.Lock()
        self._moved: dict[str, str] = {}  # guests who have logged in, and who was deleted, since tables are being read
        self._parted: set[str] = set()
        self._fences: dict[str, int] = {}  # those of the tables that live here, where several processes share the store
        self._unvisited: set[str] = set()  # tables that were made or woken here, and for which nobody has asked here

    @property
    def store(self) -> Store:
        return self.services.store

    async def close(self) -> None:
        """Put all tables to rest where nothing happens by itself; a server that starts wakes the others."""
        await self._store_last_states(list(self.tables.values()), self._idle(0))
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()
        await self._give_up(list(self._fences.items()))
        self._fences.clear()

    async def drain(self) -> None:
        """Hand all tables over to other processes: finish what was begun, release the leases, send the browsers on."""
        self.services.leases.stop_claiming()
        idle = self._idle(0)  # where a bot thinks, another process has to go on
        for table in self.tables.values():
            table.pause()
        await self._finish_jobs()
        await self._store_last_states(list(self.tables.values()), idle)
        await self._give_up(list(self._fences.items()))
        watchers = sum(len(table.audience.watchers) for table in self.tables.values())
        for name, table in list(self.tables.items()):
            share = len(table.audience.watchers) / max(1, watchers)
            self.drop(name)  # unless it has noticed by itself meanwhile that it has no lease any more
            await asyncio.sleep(SPREAD_SECONDS * share)

    async def _finish_jobs(self) -> None:
        try:
            async with asyncio.timeout(FINISH_SECONDS):
                while any(table.actor.is_busy for table in self.tables.values()):
                    await asyncio.sleep(0.01)
        except TimeoutError:
            logger.warning("some tables were still busy when the process was told to stop")

    async def _store_last_states(self, tables: Sequence[LiveTable], idle: Sequence[LiveTable]) -> None:
        try:
            await self._store_states(tables, [table for table in idle if table.is_idle])
        except PosseError:  # then they are opened once more than needed
            logger.warning("the last state of %d tables is not stored", len(tables))

    async def _give_up(self, held: Sequence[tuple[str, int]], quietly: bool = False) -> None:
        """Release leases: any process may take these tables."""
        try:
            await self.services.leases.release(held, quietly)
        except StoreFailed:
            logger.warning("%d leases end by themselves: the database does not answer", len(held))

    def drop(self, name: str) -> None:
        """Forget a table that lives in another process, or may do so, and let its browsers connect again."""
        table = self.tables.pop(name, None)
        self._unvisited.discard(name)
        self._fences.pop(name, None)
        if table is not None:
            table.abandon()

    def drop_all(self) -> None:
        """This process has lost its leases."""
        for name in list(self.tables):
            self.drop(name)

    def visit(self, name: str) -> None:
        """Somebody has asked this process for a table, so it stays here."""
        self._unvisited.discard(name)

    async def is_left_to_others(self, name: str) -> bool:
        """Give up a table that somebody asks for in another process, and nobody has asked for here; whether it was.

        A balancer may lead everybody who asks for a table to one process, but the table was made, or taken over, where
        it happened to be.
        """
        table = self.tables.get(name)
        if name not in self._unvisited or table is None or table.audience.watchers or table.actor.is_busy:
            return False
        table.pause()
        await self._store_last_states([table], [table])
        await self._give_up([(name, self._fences[name])] if name in self._fences else [], quietly=True)
        self.drop(name)
        return True

    # --- finding

    async def find(self, name: str) -> LiveTable:
        """A table by the id in its link, which anybody may have typed."""
        if not TABLE_ID.fullmatch(name):
            raise Missing("no-such-table", given=name[:20])
        return await self.table(name)

    async def table(self, name: str) -> LiveTable:
        """A table by its id; simultaneous callers get the same one. `Elsewhere` if it lives in another process."""
        found = self.tables.get(name)
        if found is not None and not found.is_gone:
            found.used = self.services.monotonic()
            return found
        if name not in self._opening:
            self._opening[name] = asyncio.create_task(self._load(name))
            self._opening[name].add_done_callback(partial(self._note_opened, name))
        return await asyncio.shield(self._opening[name])

    def _note_opened(self, name: str, task: asyncio.Task[LiveTable]) -> None:
        """A table is open, or cannot be; whoever asked for it may have given up waiting."""
        del self._opening[name]
        if not self._opening:
            self._moved.clear()
            self._parted.clear()
        if not task.cancelled():
            task.exception()  # which nobody may have waited for

    async def wake(self, name: str) -> None:
        """Open a table although nobody has asked for it: something in it goes on by itself."""
        if name not in self.tables and name not in self._opening:
            self._unvisited.add(name)
        try:
            await self.table(name)
        except BaseException:
            self._unvisited.discard(name)
            raise

    async def maybe_wake(self, name: str) -> None:
        """The same if that is possible here and now; otherwise it is done later, or by whoever looks at the table."""
        try:
            await self.wake(name)
        except (Elsewhere, LeaseLost, Missing, Overloaded, StoreFailed):
            pass

    async def _load(self, name: str) -> LiveTable:
        await self.make_room()
        owner = self.services.leases.owner
        fence = await self.services.leases.claim(name)
        services = self.services.fenced(fence)
        stored = await read_table(name, services)
        if stored is None:
            raise Missing("no-such-table", given=name)
        await wake(stored, services, fence)
        await self._store_missing_result(stored, services)
        self._check_owner(name, owner)
        return self._enter(stored, services, fence)

    def _check_owner(self, name: str, owner: str | None) -> None:
        """`LeaseLost` if this process has lost its leases since then: others may have the table by now."""
        if self.services.leases.owner != owner:
            raise LeaseLost(name)

    async def _store_missing_result(self, stored: Stored, services: Services) -> None:
        """The last server may have stopped after storing the last line and before storing the result."""
        row, ledger = stored.row, stored.ledger
        if ledger and ledger.match.over and row.result is None:
            row.state, row.result = "over", result_json(ledger.match)
            await services.store.finish(row, result_of(row, ledger.match, services.now()), rate)

    def _enter(self, stored: Stored, services: Services, fence: int | None) -> LiveTable:
        """The live table of this row, made unless there is one."""
        row, ledger, chat, plans = stored
        if row.id not in self.tables or self.tables[row.id].is_gone:
            table = self.tables[row.id] = LiveTable(row, ledger, chat, services, plans=plans)
            table.on_lost = partial(self.drop, row.id)
            if fence is not None:
                self._fences[row.id] = fence
            for guest, into in self._moved.items():
                table.move_person(guest, into)
            for person in self._parted:
                table.part_with(person)
        return self.tables[row.id]

    # --- making

    async def add(self, row: TableRow) -> LiveTable:
        """A new table that waits for its players."""
        await self.make_room()
        owner = self.services.leases.owner
        await self.store.add_table(row, self.services.limits, owner)
        return self._enter_new(row, None, owner)

    async def add_started(self, row: TableRow, ledger: Ledger) -> LiveTable:
        """A table whose match has already begun: a fork, or an uploaded record."""
        await self.make_room()
        row.header = ledger.header
        owner = self.services.leases.owner
        await self.store.add_started(row, ledger.rows(spent=ledger.spent), self.services.limits, owner)
        return self._enter_new(row, ledger, owner)

    def _enter_new(self, row: TableRow, ledger: Ledger | None, owner: str | None) -> LiveTable:
        """The live table of a row that was stored for this owner just now."""
        self._check_owner(row.id, owner)
        fence = None if owner is None else FIRST_FENCE
        services = self.services.fenced(fence)
        if ledger is not None:
            ledger.use(services)
        self._unvisited.add(row.id)
        return self._enter(Stored(row, ledger, []), services, fence)

    async def rematch(
        self, table: LiveTable, host: Person, client: str | None, may_start: bool = True
    ) -> dict[str, Any]:
        """The table of the next game as its host sees it; asking twice gives the same."""
        return await self._json(await table.ask(self._rematch, table, host, client, may_start), host)

    async def _json(self, name: str, person: Person) -> dict[str, Any]:
        """A table as somebody sees it; if it lives elsewhere, as it is stored, and who is there is not known."""
        try:
            return (await self.table(name)).json(person.id)
        except Elsewhere:
            row = await self.store.table(name)
            if row is None:
                raise Missing("no-such-table", given=name) from None
            return table_json(row, person.id)

    async def _rematch(self, table: LiveTable, host: Person, client: str | None, may_start: bool) -> str:
        """A job of the old table; against bots alone the new game may start at once."""
        if table.row.rematch is not None:
            return table.row.rematch
        row = seating.rotated(table.row, host)
        row.client = client
        for person in await self.store.relations.apart(host.id):
            seating.part(row, person)
        again = await self.add(row)
        await table.change(partial(_link_rematch, again.row.id))
        filled = all(seat.kind != "open" for seat in again.row.seats)
        if may_start and filled and all(host.id in again.row.seats[seat].holders for seat in seating.people(again.row)):
            await again.ask(start, again, host)
        return again.row.id

    # --- people

    def move_person(self, guest: str, into: str) -> None:
        """A guest has logged in; tables in memory must know the new id before they are stored again."""
        if self._opening:
            self._moved[guest] = into  # a table that is just being read may still have the old id
        for table in self.tables.values():
            table.move_person(guest, into)

    def silence_for(self, person: str) -> None:
        """Somebody has decided whose chat they want to read: at all their windows here it counts from now on."""
        for table in self.tables.values():
            if person in table.audience.people:
                table.post(table.silence, person)

    def silence_for_all(self) -> None:
        """The same for everybody here."""
        for person in {one for table in self.tables.values() for one in table.audience.people}:
            self.silence_for(person)

    async def move_merged(self) -> None:
        """Learn which guests at the tables here have logged in elsewhere."""
        held = {holder for table in self.tables.values() for seat in table.row.seats for holder in seat.holders}
        held |= {table.row.host for table in self.tables.values() if table.row.host is not None}
        for guest, into in (await self.store.mergers(sorted(held))).items():
            self.move_person(guest, into)

    async def part_with(self, person: str) -> None:
        """Delete somebody: bots play on where a game runs, and what is over loses their name.

        Their own bots go with them. Tables that are not in memory here are changed in the store; whoever has one in
        memory reads it again.
        """
        for bot in await self.store.bot_ids_of(person):
            await self.part_with(bot)
        for table in list(self.tables.values()):
            if table.row.state in ("open", "running") and seating.is_known_at(table.row, person):
                await self._part(table, person)
        self.forget_person(person)
        await self.store.delete_person(person, seating.part, self.services.now())

    async def _part(self, table: LiveTable, person: str) -> None:
        try:
            await table.ask(part, table, person)
        except PosseError:  # then it is changed in the store
            logger.exception("table %s: a deleted person could not be replaced", table.row.id)

    def forget_person(self, person: str) -> None:
        """Somebody is deleted: no table in memory may name them when it is stored again."""
        if self._opening:
            self._parted.add(person)  # a table that is just being read may still have them
        for table in self.tables.values():
            table.part_with(person)

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
        self._fences.pop(name, None)
        self._unvisited.discard(name)
        if table is not None:
            table.end(reason)
            await table.close()

    def _idle(self, unused_ms: int) -> list[LiveTable]:
        now = self.services.monotonic()
        return [
            table
            for table in self.tables.values()
            if table.is_gone or (table.is_idle and now - table.used >= _patience(table, unused_ms))
        ]

    async def _release(self, tables: Sequence[LiveTable]) -> None:
        """Put tables to rest, unless somebody comes in the meantime."""
        async with self._releasing:
            used = {table.row.id: table.used for table in tables}
            await self._store_states(tables, tables)
            held: list[tuple[str, int]] = []
            for name, before in used.items():
                table = self.tables.get(name)
                if table is None:
                    continue
                if table.is_gone or (table.is_idle and table.used == before):
                    del self.tables[name]
                    self._unvisited.discard(name)
                    if name in self._fences:
                        held.append((name, self._fences.pop(name)))
                    await table.close()
                else:
                    await self.store.upkeep.wake(name, self._fences.get(name))
            await self._give_up(held, quietly=True)

    async def _store_states(self, tables: Sequence[LiveTable], resting: Sequence[LiveTable]) -> None:
        """Store the thinking time of tables, and that some of them rest, all in one transaction."""
        notes = [note for table in tables for note in table.spent_note()]
        rests: list[Rest] = [rest for table in resting if (rest := table.rest())]
        fences = {table.row.id: self._fences[table.row.id] for table in tables if table.row.id in self._fences}
        await self.store.upkeep.lay_down(rests, notes, fences)


def _patience(table: LiveTable, unused_ms: int) -> int:
    """How long an unused table stays in memory: what is over is looked at again far less often."""
    return unused_ms if table.row.state in ("open", "running") else min(unused_ms, OVER_MS)


def _link_rematch(name: str, row: TableRow) -> None:
    row.rematch = name
