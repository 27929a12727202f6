"""The store: people, tables, lines and chat, in SQLite or PostgreSQL."""

import copy
from collections.abc import Sequence

from posse.server.store import columns, people, settings, tables
from posse.server.store.address import File, Service, database_at
from posse.server.store.database import Database, connected
from posse.server.store.leases import LeaseDesk
from posse.server.store.rows import ChatRow, LineRow, Person, TableRow
from posse.server.store.upgrade import upgrade
from posse.server.store.writer import Writer


class Store:
    """Persistent storage.

    A call that changes something returns when the change is durable, and is completed even if its caller is cancelled.
    Any call may raise `StoreFailed`: then it is unknown what was stored, and it has to be read again. A store that is
    fenced writes to tables only under its fence; `LeaseLost` if that is no longer valid, and then nothing was stored.
    """

    _fence: int | None = None

    def __init__(self, database: Database, address: File | Service) -> None:
        self._database = database
        self._writer = Writer(database.lane)
        self.address = address

    @classmethod
    async def open(cls, address: str) -> "Store":
        """The store at an address, created or upgraded if need be; `BadAddress` if that is impossible."""
        found = database_at(address)
        await upgrade(found)
        return cls(connected(found), found)

    def lease_desk(self) -> LeaseDesk | None:
        """The leases of its tables; None where one process has the database for itself."""
        return LeaseDesk(self.address.dsn) if isinstance(self.address, Service) else None

    def fenced(self, fence: int | None) -> "Store":
        """The same store for the owner of a table, whose every write to that table carries the fence of its lease."""
        if fence is None:
            return self
        bound = copy.copy(self)
        bound._fence = fence
        return bound

    async def close(self) -> None:
        """Store what is still queued, and disconnect."""
        await self._writer.close()
        await self._database.close()

    async def secret(self) -> bytes:
        """The key that signs cookies, always the same."""
        return await self._database.write(settings.secret)

    # --- people

    async def add_person(self, new: Person) -> None:
        """Store a new person; `NameTaken` if the account is somebody else's."""
        await self._database.write(people.add, new)

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

    async def mergers(self, guests: Sequence[str]) -> dict[str, str]:
        """Those of these people who were guests and have logged in to an account, and the people they are now."""
        return await self._database.read(people.mergers, guests)

    # --- tables

    async def add_table(self, table: TableRow, owner: str | None = None) -> None:
        """Store a new table, with its seats and their holders; its owner gets the lease with `FIRST_FENCE`."""
        await self._database.write(tables.add, table, owner)

    async def save_table(self, table: TableRow) -> None:
        """Store a changed table, with its seats and their holders."""
        await self._database.write(tables.save, table, self._fence)

    async def add_started(self, table: TableRow, lines: Sequence[LineRow], owner: str | None = None) -> None:
        """Store a new table together with the first lines of its record; its owner gets the lease."""
        await self._database.write(tables.add_started, table, lines, owner)

    async def begin(self, table: TableRow, lines: Sequence[LineRow]) -> None:
        """Store a table, new or changed, together with the first lines of its record."""
        await self._database.write(tables.begin, table, lines, self._fence)

    async def table(self, id: str) -> TableRow | None:
        return await self._database.read(tables.of_id, id)

    async def tables(
        self, *, state: Sequence[str], public: bool | None = None, person: str | None = None, limit: int
    ) -> list[TableRow]:
        """Tables in one of these states, newest first; of a person: those where they hold a seat or are the host."""
        return await self._database.read(tables.listed, state, public, person, limit)

    async def running_with_bots(self) -> list[str]:
        """The running tables that go on by themselves: with a bot, a stand-in or a clock."""
        return await self._database.read(tables.self_running)

    # --- lines

    async def lines(self, table: str) -> list[LineRow]:
        """The record of a table, in order."""
        return await self._database.read(tables.lines, table)

    async def last_moves(self, ids: Sequence[str]) -> dict[str, int]:
        """When the last line of each of these tables was played; a table of which it is not known is left out."""
        return await self._database.read(tables.last_moves, ids)

    async def last_asked(self, ids: Sequence[str]) -> dict[str, int]:
        """The seats that each of these tables asks now, seat n as bit n; one of which it is not known is left out."""
        return await self._database.read(tables.last_asked, ids)

    async def note_asked(self, table: str, number: int, asked: int) -> None:
        """Note the seats that are asked after a line of an older database."""
        await self._database.write(tables.note_asked, table, number, asked)

    async def append(self, line: LineRow) -> None:
        """Return when the line is durable; `TwoWriters` if there is one of that number already."""
        await self._writer.write([columns.of_line(line, self._fence)])

    async def append_all(self, lines: Sequence[LineRow]) -> None:
        """The same for several lines, all or none."""
        if lines:
            await self._writer.write([columns.of_line(line, self._fence) for line in lines])

    # --- chat

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The last messages at a table, oldest first."""
        return await self._database.read(tables.last_said, table, limit)

    async def say(self, said: ChatRow) -> bool:
        """Store a message; False if one with its key is stored already. `TwoWriters` if the number is taken."""
        return await self._database.write(tables.say, said, self._fence)
