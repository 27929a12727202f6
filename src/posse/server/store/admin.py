"""What an operator does with the database, also while servers run: each change leaves them a notice."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any

from posse.server.store import bans, census, quotas, relations, removal, resting, tables
from posse.server.store.address import File, database_at
from posse.server.store.database import Database, connected
from posse.server.store.errors import BadAddress
from posse.server.store.rows import Ban, Person, TableRow, record_text
from posse.server.store.upgrade import check_current
from posse.server.store.upkeep import Upkeep


class Admin:
    """The database at an address, which must be there and up to date; nothing is created or upgraded."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.upkeep = Upkeep(database)

    @classmethod
    @asynccontextmanager
    async def opened(cls, address: str) -> AsyncIterator["Admin"]:
        found = database_at(address)
        if isinstance(found, File) and not found.path.is_file():
            raise BadAddress("no-database-file", given=str(found))
        await check_current(found)
        database = connected(found)
        try:
            yield cls(database)
        finally:
            await database.close()

    # --- looking

    async def tables(self, wanted: census.TablesWanted) -> list[dict[str, Any]]:
        """Tables, the latest first, as an operator sees them."""
        return await self._database.read(census.tables, wanted)

    async def people(self, text: str | None, limit: int) -> list[dict[str, Any]]:
        """People, the latest first; with a text, those whose id, name, account or address contains it."""
        return await self._database.read(census.people, text, limit)

    async def person(self, given: str) -> Person | None:
        """A person by id or account."""
        return await self._database.read(census.person_of, given)

    async def existing(self, ids: Sequence[str]) -> set[str]:
        """Those of these tables that there are."""
        return await self._database.read(census.existing, ids)

    async def bans(self, now: datetime) -> list[Ban]:
        return await self._database.read(bans.valid, now)

    async def reports(self, limit: int) -> list[dict[str, Any]]:
        """What people have reported, the latest first."""
        return await self._database.read(relations.reports, limit)

    async def close_reports(self, numbers: Sequence[int]) -> int:
        """Delete reports that are dealt with; how many there were."""
        return await self._database.write(relations.close_reports, numbers)

    async def is_served(self, now: int) -> bool:
        """Whether a server has been alive lately and has not said that it stops."""
        return await self._database.read(resting.is_alive, now)

    # --- tables

    async def close_tables(self, ids: Sequence[str], now: int) -> None:
        """End tables for good; what was played stays, and is public."""
        await self._database.write(removal.close_tables, ids, now)

    async def delete_tables(self, ids: Sequence[str], now: int) -> None:
        """Delete tables with everything that belongs to them."""
        await self._database.write(removal.delete_tables, ids, now)

    async def record(self, id: str) -> tuple[TableRow, str] | None:
        """A table and its record with the names of the players; None if there is none, or nothing was played."""
        return await self._database.read(_record, id)

    async def finished(self, after: str, limit: int) -> list[str]:
        """The ids of finished tables in their order, after one of them."""
        return await self._database.read(census.finished, after, limit)

    # --- people

    async def delete_person(self, id: str, part: removal.Part, now: int) -> None:
        """Delete a person, whom `part` removes from a table; finished games do not know their name any more."""
        await self._database.write(removal.delete_person, id, part, now)

    async def ban(self, new: Ban, now: int) -> None:
        await self._database.write(removal.ban, new, now)

    async def unban(self, kind: str, subject: str, now: int) -> bool:
        """End a ban; whether there was one."""
        return await self._database.write(removal.unban, kind, subject, now)

    async def give_quota(self, id: str, unstarted: int | None, running: int | None) -> None:
        """How many unstarted and running tables a person may have; None is the usual number."""
        await self._database.write(quotas.give, id, unstarted, running)


async def _record(connection: Any, id: str) -> tuple[TableRow, str] | None:
    row = await tables.of_id(connection, id)
    lines = await tables.lines(connection, id)
    if row is None or not lines:
        return None
    return row, record_text(row, lines)
