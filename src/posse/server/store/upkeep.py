"""What a server does with the store besides serving: rests, signs of life, bans, notices, and what is thrown away."""

from collections.abc import Sequence
from datetime import datetime

from posse.server.store import bans, resting, retention
from posse.server.store.database import Database
from posse.server.store.rows import Ban, Notice, Rest, SpentNote


class Upkeep:
    """The part of the store for the background. Times are milliseconds since 1970, except where a row has a date."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- tables at rest

    async def lay_down(self, rests: Sequence[Rest], notes: Sequence[SpentNote] = ()) -> None:
        """Note that these tables rest: no server has them in memory; and what was spent at some tables until now."""
        if rests or notes:
            await self._database.write(resting.lay_down, rests, notes)

    async def wake(self, table: str) -> Rest | None:
        """End the rest of a table; None if it did not rest."""
        found = await self._database.read(resting.of_table, table)
        if found is not None:
            await self._database.write(resting.wake, table)
        return found

    async def asked(self, tables: Sequence[str]) -> dict[str, list[int]]:
        """The seats whose turn it is, at those of these tables that rest."""
        return await self._database.read(resting.asked, tables) if tables else {}

    async def due(self, before: int, limit: int) -> list[str]:
        """Resting tables whose first clock runs out before a moment, the most urgent first."""
        return await self._database.read(resting.due, before, limit)

    async def restless(self, after: str, limit: int) -> list[str]:
        """Running tables that may have to go on by themselves, in the order of their ids, after one of them."""
        return await self._database.read(resting.restless, after, limit)

    # --- signs of life

    async def start(self, now: int) -> None:
        """A server starts; as long as there was none, clocks stood still."""
        await self._database.write(resting.start, now)

    async def beat(self, now: int, stopping: bool = False) -> None:
        """A server is alive, or stops. Fails if the database is not the one that was opened."""
        await self._database.write(resting.beat, now, stopping)

    # --- what the operator decides

    async def bans(self, now: datetime) -> list[Ban]:
        """The bans that have not ended."""
        return await self._database.read(bans.valid, now)

    async def put_ban(self, new: Ban) -> None:
        """Ban somebody; a second ban replaces the first."""
        await self._database.write(bans.put, new)

    async def lift_ban(self, kind: str, subject: str) -> bool:
        """End a ban; whether there was one."""
        return await self._database.write(bans.lift, kind, subject)

    async def last_notice(self) -> int:
        return await self._database.read(bans.last_notice)

    async def notices(self, after: int) -> list[Notice]:
        """What the operator has done since the notice of this number."""
        return await self._database.read(bans.notices, after)

    # --- what is thrown away

    async def unstarted(self, before: datetime, skipped: Sequence[str], limit: int) -> list[str]:
        """Tables made before a moment whose game was never started, except for some."""
        return await self._database.read(retention.unstarted, before, skipped, limit)

    async def abandoned(self, before: datetime, skipped: Sequence[str], limit: int) -> list[str]:
        """Running tables of guests where nobody has moved since a moment, except for some."""
        return await self._database.read(retention.abandoned, before, skipped, limit)

    async def delete_tables(self, ids: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them."""
        await self._database.write(retention.delete_tables, ids)

    async def delete_idle_guests(self, before: datetime, limit: int, now: int) -> list[str]:
        """Delete people without account and table who came before a moment; their ids."""
        return await self._database.write(retention.delete_idle_guests, before, limit, now)

    async def forget_clients(self, before: datetime, limit: int) -> int:
        """Forget from where people came and tables were made before a moment; how many were changed."""
        return await self._database.write(retention.forget_clients, before, limit)
