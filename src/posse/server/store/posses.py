"""Groups of people as the server uses them: who belongs to them, and what was played at their tables."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import membership, tables
from posse.server.store.database import Database
from posse.server.store.membership import Member, PosseRow
from posse.server.store.rows import TableRow
from posse.server.store.schema import game_table

MOST_COUNTED = 1000  # tables of one season


class Posses:
    """The part of the store about groups of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, new: PosseRow, most: int) -> None:
        """Store a group with its owner as the only member; `NotNow` if they belong to so many."""
        await self._database.write(membership.add, new, most)

    async def posse(self, id: str) -> PosseRow | None:
        return await self._database.read(membership.of_id, id)

    async def of_person(self, person: str) -> list[PosseRow]:
        """The groups of a person, by name."""
        return await self._database.read(membership.of_person, person)

    async def members(self, id: str) -> list[Member]:
        """Those who belong to a group, the oldest members first."""
        return await self._database.read(membership.members, id)

    async def is_member(self, id: str, person: str) -> bool:
        return await self._database.read(membership.is_member, id, person)

    async def join(self, id: str, key: str, person: str, now: datetime, most: int, most_members: int) -> None:
        """Become a member by the key of the link; `Missing` if that was renewed, `NotNow` if there is no room."""
        await self._database.write(membership.join, id, key, person, now, most, most_members)

    async def leave(self, id: str, person: str) -> None:
        """Leave a group: the oldest member inherits it, and without members it ends."""
        await self._database.write(membership.leave, id, person)

    async def remove(self, id: str, by: str, person: str) -> None:
        """Remove a member; `Forbidden` unless the owner does it."""
        await self._database.write(membership.remove, id, by, person)

    async def rename(self, id: str, by: str, name: str) -> None:
        await self._database.write(membership.change, id, by, {"name": name})

    async def renew(self, id: str, by: str, key: str) -> None:
        """Replace the key of the link: the old one stops working."""
        await self._database.write(membership.change, id, by, {"key": key})

    async def hand_over(self, id: str, by: str, to: str) -> None:
        """Let another member be the owner."""
        await self._database.write(membership.change, id, by, {"owner_id": to})

    async def tables(self, id: str, state: Sequence[str], limit: int) -> list[TableRow]:
        """The tables that were made for a group, the latest first."""
        return await self._database.read(_tables, id, state, limit)

    async def finished(self, id: str, since: datetime, until: datetime) -> list[TableRow]:
        """The tables of a group whose last move was made within a time."""
        return await self._database.read(_finished, id, since, until)


async def _tables(connection: AsyncConnection, id: str, state: Sequence[str], limit: int) -> list[TableRow]:
    wanted = select(game_table).where(game_table.c.posse == id, game_table.c.state.in_(state))
    return await tables.found(connection, wanted.order_by(game_table.c.created.desc(), game_table.c.id).limit(limit))


async def _finished(connection: AsyncConnection, id: str, since: datetime, until: datetime) -> list[TableRow]:
    ended = tables.last_seen_move()
    first, last = (round(moment.timestamp() * 1000) for moment in (since, until))
    wanted = select(game_table).where(
        game_table.c.posse == id, game_table.c.state == "over", ended >= first, ended < last
    )
    return await tables.found(connection, wanted.order_by(game_table.c.created).limit(MOST_COUNTED))
