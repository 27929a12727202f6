"""What a server does with the store besides serving: rests, signs of life, bans, notices, and what is thrown away."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from posse.server.store import bans, dataset, resting, retention, settings
from posse.server.store.database import Database
from posse.server.store.rows import Ban, LineRow, Notice, Rest, SpentNote, TableRow


class Upkeep:
    """The part of the store for the background. Times are milliseconds since 1970, except where a row has a date."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- tables at rest

    async def lay_down(
        self, rests: Sequence[Rest], notes: Sequence[SpentNote] = (), fences: Mapping[str, int] | None = None
    ) -> None:
        """Note that these tables rest: no server has them in memory; and what was spent at some tables until now.

        Where several processes share the database, nothing is noted of a table whose fence is not valid any more.
        """
        if rests or notes:
            await self._database.write(resting.lay_down, rests, notes, fences or {})

    async def wake(self, table: str, fence: int | None = None) -> Rest | None:
        """End the rest of a table; None if it did not rest. `LeaseLost` if this fence is not valid any more."""
        found = await self._database.read(resting.of_table, table)
        if found is not None:
            await self._database.write(resting.wake, table, fence)
        return found

    async def rests(self, tables: Sequence[str]) -> dict[str, Rest]:
        """How those of these tables rest that do."""
        return await self._database.read(resting.of_tables, tables) if tables else {}

    async def due(self, before: int, limit: int) -> list[str]:
        """Tables that begin before a moment, or rest and their first clock runs out then; the most urgent first."""
        return await self._database.read(resting.due, before, limit)

    async def restless(self, after: str, limit: int) -> list[str]:
        """Tables that may have to begin or go on by themselves, in the order of their ids, after one of them."""
        return await self._database.read(resting.restless, after, limit)

    # --- signs of life

    async def start(self, now: int, owner: str | None = None) -> None:
        """A server starts, as one of several with this id; as long as there was none, clocks stood still."""
        await self._database.write(resting.start, now, owner)

    async def beat(self, now: int, stopping: bool = False, owner: str | None = None) -> None:
        """A server is alive, or stops. Fails if the database is not the one that was opened."""
        await self._database.write(resting.beat, now, stopping, owner)

    # --- what the operator decides

    async def bans(self, now: datetime) -> list[Ban]:
        """The bans that have not ended."""
        return await self._database.read(bans.valid, now)

    async def last_notice(self) -> int:
        return await self._database.read(bans.last_notice)

    async def notices(self, after: int) -> list[Notice]:
        """What the operator has done since the notice of this number."""
        return await self._database.read(bans.notices, after)

    # --- datasets

    async def dataset_ids(self) -> list[str]:
        """The finished public games that may be in a dataset."""
        return await self._database.read(dataset.ids)

    async def dataset_games(self, ids: Sequence[str]) -> list[tuple[TableRow, list[LineRow]]]:
        """These games with their lines, in the order of the ids."""
        return await self._database.read(dataset.games, ids)

    async def claim_dataset(self, day: str) -> bool:
        """Whether the dataset of this day is this server's to make: of several, one makes it."""
        return await self._database.write(dataset.claim_day, day)

    async def secret(self) -> bytes:
        return await self._database.write(settings.secret)

    # --- what is thrown away

    async def unstarted(
        self, before: datetime, skipped: Sequence[str], limit: int, owner: str | None = None
    ) -> list[str]:
        """Tables made before a moment whose game was never started, except for some, and for those that live in another
        process than this one."""
        return await self._database.read(retention.unstarted, before, skipped, limit, owner)

    async def abandoned(
        self, before: datetime, skipped: Sequence[str], limit: int, owner: str | None = None
    ) -> list[str]:
        """Running tables of guests where nobody has moved since a moment, with the same exceptions."""
        return await self._database.read(retention.abandoned, before, skipped, limit, owner)

    async def delete_tables(self, ids: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them."""
        await self._database.change_tables(retention.delete_tables, ids)

    async def delete_own_tables(self, ids: Sequence[str], owner: str | None) -> None:
        """The same, except for those that live in another process than this one."""
        await self._database.change_tables(retention.delete_own_tables, ids, owner)

    async def delete_idle_guests(self, before: datetime, limit: int, now: int) -> list[str]:
        """Delete people without account and table who came before a moment; their ids."""
        return await self._database.write(retention.delete_idle_guests, before, limit, now)

    async def forget_clients(self, before: datetime, limit: int) -> int:
        """Forget from where people came and tables were made before a moment; how many were changed."""
        return await self._database.write(retention.forget_clients, before, limit)
