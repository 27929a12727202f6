"""All tables in use: opened when somebody comes, and let go when nobody has needed them for a while."""

import asyncio
import logging
from functools import partial
from time import time

from posse.server.bots.pool import Pool
from posse.server.errors import Missing
from posse.server.store import Store
from posse.server.store.rows import ChatRow, Person, TableRow
from posse.server.tables.audience import MOST_CHAT
from posse.server.tables.ledger import Desk, Services
from posse.server.tables.page import result_json
from posse.server.tables.seating import people, rotated
from posse.server.tables.table import LiveTable
from posse.server.tables.watcher import Timings

logger = logging.getLogger(__name__)

IDLE = 10 * 60 * 1000  # milliseconds until an idle table is let go
SWEEP = 60.0  # seconds between two looks


def now_ms() -> int:
    return round(time() * 1000)


class House:
    """The live tables by id."""

    def __init__(self, store: Store, pool: Pool) -> None:
        self.services = Services(store, pool, Timings(), now_ms)
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._moved: dict[str, str] = {}

    @property
    def store(self) -> Store:
        return self.services.store

    async def open(self) -> None:
        """Go on where the last server stopped: bots that are asked think, clocks run."""
        self._tasks = [asyncio.create_task(self._wake_all()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for table in self.tables.values():
            await table.close()
        self.tables.clear()

    async def table(self, name: str) -> LiveTable:
        """A table by its id; two who come at once get the same."""
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
        row = await self.store.table(name)
        if row is None:
            raise Missing("no-such-table", given=name)
        lines = await self.store.lines(name)
        desk = await asyncio.to_thread(Desk.load, row, lines, self.services) if lines else None
        await self._mend(row, desk)
        return self._seat(row, desk, await self.store.chat(name, MOST_CHAT))

    async def _mend(self, row: TableRow, desk: Desk | None) -> None:
        """The last line may have been stored, and the result not any more."""
        if desk and desk.match.over and row.result is None:
            row.state, row.result = "over", result_json(desk.match)
            await self.store.save_table(row)

    def _seat(self, row: TableRow, desk: Desk | None, chat: list[ChatRow]) -> LiveTable:
        """The live table; there is never a second one that would think and store beside the first."""
        if row.id not in self.tables:
            table = self.tables[row.id] = LiveTable(row, desk, chat, self.services)
            for guest, into in self._moved.items():
                table.moved(guest, into)
        return self.tables[row.id]

    async def add(self, row: TableRow) -> LiveTable:
        """A new table that waits for its players."""
        await self.store.add_table(row)
        return self._seat(row, None, [])

    async def add_running(self, row: TableRow, desk: Desk) -> LiveTable:
        """A table whose match has begun elsewhere: a fork, or a record brought along."""
        row.header = desk.header
        await self.store.begin(row, [desk.row(number, text) for number, text in enumerate(desk.lines)])
        return self._seat(row, desk, [])

    async def rematch(self, table: LiveTable, host: Person) -> LiveTable:
        """The table of the next game; whoever asks second gets the same."""
        return await self.table(await table.ask(self._rematch, table, host))

    async def _rematch(self, table: LiveTable, host: Person) -> str:
        """A job of the old table's task; against bots alone the new one starts at once."""
        if table.row.rematch is not None:
            return table.row.rematch
        again = await self.add(rotated(table.row, host))
        await table.change(partial(_lead_on, again.row.id))
        filled = all(seat.kind != "open" for seat in again.row.seats)
        if filled and all(host.id in again.row.seats[seat].holders for seat in people(again.row)):
            await again.ask(again.start, host)
        return again.row.id

    def moved(self, guest: str, into: str) -> None:
        """A guest is somebody else from now on; what lies in memory must say so before it is stored again."""
        if self._opening:
            self._moved[guest] = into  # a table that is being read may not have heard of it
        for table in self.tables.values():
            table.moved(guest, into)

    async def _wake_all(self) -> None:
        for name in await self.store.running_with_bots():
            try:
                await self.table(name)
            except Exception:  # whatever is wrong with one table, the others go on
                logger.exception("table %s cannot go on", name)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.let_go(IDLE)

    async def let_go(self, idle: int) -> None:
        """Drop the tables that nobody has used for so many milliseconds."""
        for name, table in list(self.tables.items()):
            if table.is_idle and self.services.now() - table.used >= idle:
                del self.tables[name]
                await table.close()


def _lead_on(name: str, row: TableRow) -> None:
    row.rematch = name
