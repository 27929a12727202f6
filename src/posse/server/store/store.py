"""The store: people, tables, lines and chat, in SQLite or PostgreSQL."""

import asyncio
from collections.abc import Sequence
from time import monotonic

from posse.server.settings import Limits
from posse.server.store import columns, people, settings, tables
from posse.server.store.address import database_at
from posse.server.store.database import Database, connected
from posse.server.store.rows import ChatRow, LineRow, Person, TableRow
from posse.server.store.upgrade import upgrade
from posse.server.store.upkeep import Upkeep
from posse.server.store.writer import Writer

READY_SECONDS = 1.0


class Store:
    """Persistent storage.

    A call that changes something returns when the change is durable, and is completed even if its caller is cancelled.
    Any call may raise `StoreFailed`: then it is unknown what was stored, and it has to be read again.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database.lane, database.outage.check, database.outage.suspect)
        self.upkeep = Upkeep(database)
        self._checking: asyncio.Task[None] | None = None
        self._checked = -READY_SECONDS

    @classmethod
    async def open(cls, address: str) -> "Store":
        """The store at an address, created or upgraded if need be; `BadAddress` if that is impossible."""
        found = database_at(address)
        await upgrade(found)
        database = connected(found)
        await database.remember()
        return cls(database)

    async def close(self) -> None:
        """Store what is still queued, and disconnect."""
        await self._writer.close()
        await self._database.close()

    # --- whether it works

    @property
    def is_down(self) -> bool:
        return self._database.outage.is_down

    async def answers(self) -> None:
        """Return when the database answers; at once, unless something has failed."""
        await self._database.outage.over()

    async def touch(self) -> None:
        """Write something that changes nothing; `StoreFailed` if that is impossible, or it is another database."""
        await self._database.touch()

    async def check_ready(self) -> None:
        """`StoreFailed` unless the database can be written to; it is tried once a second, however many ask."""
        self._database.outage.check()
        if monotonic() - self._checked < READY_SECONDS:
            return
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._check())
        await asyncio.shield(self._checking)

    async def _check(self) -> None:
        await self.touch()
        self._checked = monotonic()

    # --- settings

    async def secret(self) -> bytes:
        """The key that signs cookies, always the same."""
        return await self._database.write(settings.secret)

    # --- people

    async def add_person(self, new: Person, limits: Limits | None = None) -> None:
        """Store a new person; `NameTaken` if the account is somebody else's, `NotNow` if these limits are reached."""
        await self._database.write(people.add, new, limits)

    async def save_person(self, changed: Person) -> None:
        """Store a changed person; `NameTaken` if the account is somebody else's."""
        await self._database.write(people.save, changed)

    async def person(self, id: str) -> Person | None:
        return await self._database.read(people.of_id, id)

    async def person_of_account(self, account: str) -> Person | None:
        """The owner of an account, in whatever case it is written."""
        return await self._database.read(people.of_account, account)

    async def merge_people(self, guest: str, into: str) -> None:
        """Give the seats and tables of a guest to somebody else."""
        await self._database.write(people.merge, guest, into)

    # --- tables

    async def add_table(self, table: TableRow, limits: Limits | None = None) -> None:
        """Store a new table, with its seats and their holders; `NotNow` if these limits are reached."""
        await self._database.write(tables.add, table, limits)

    async def save_table(self, table: TableRow) -> None:
        """Store a changed table, with its seats and their holders."""
        await self._database.write(tables.save, table)

    async def begin(self, table: TableRow, lines: Sequence[LineRow], limits: Limits | None = None) -> None:
        """Store a table, new or changed, with the first lines of its record; `NotNow` if these limits are reached."""
        await self._database.write(tables.begin, table, lines, limits)

    async def table(self, id: str) -> TableRow | None:
        return await self._database.read(tables.of_id, id)

    async def tables(
        self, *, state: Sequence[str], public: bool | None = None, person: str | None = None, limit: int
    ) -> list[TableRow]:
        """Tables in one of these states, newest first; of a person: those where they hold a seat or are the host."""
        return await self._database.read(tables.listed, state, public, person, limit)

    # --- lines

    async def lines(self, table: str) -> list[LineRow]:
        """The record of a table, in order."""
        return await self._database.read(tables.lines, table)

    async def last_moves(self, ids: Sequence[str]) -> dict[str, int]:
        """When the last line of each of these tables was played; a table of which it is not known is left out."""
        return await self._database.read(tables.last_moves, ids)

    async def append(self, line: LineRow) -> None:
        """Return when the line is durable; `TwoWriters` if there is one of that number already."""
        await self._writer.write([columns.of_line(line)])

    async def append_all(self, lines: Sequence[LineRow]) -> None:
        """The same for several lines, all or none."""
        if lines:
            await self._writer.write([columns.of_line(line) for line in lines])

    # --- chat

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The last messages at a table, oldest first."""
        return await self._database.read(tables.last_said, table, limit)

    async def say(self, said: ChatRow, most: int | None = None) -> bool:
        """Store a message; False if one with its key is stored already. `TwoWriters` if the number is taken.

        Only the last `most` messages of a table are kept.
        """
        return await self._database.write(tables.say, said, most)
