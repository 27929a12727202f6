"""People who want to play now: a row for each, as long as they go on looking."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.settings import Limits
from posse.server.store import quotas, tables
from posse.server.store.database import Database
from posse.server.store.relations import blocks_among
from posse.server.store.rows import TableRow
from posse.server.store.schema import person
from posse.server.store.social_schema import seeker

FRESH_MS = 20_000  # whoever has not looked for so long is gone
KEPT_MS = 60 * 60_000  # rows of those who never looked again


class Seeker(NamedTuple):
    """Somebody who wants to play: what, with how many, how fast; and since when. Times are milliseconds since 1970.

    `bots_after` is after how many seconds bots may take free seats; None: never. `table` is what was found.
    """

    id: str
    name: str
    game: str
    seats: int
    pace: str
    bots_after: int | None
    level: str
    rating: int
    since: int
    seen: int
    table: str | None = None


class Queue(NamedTuple):
    """Everybody who looks for the same as one of them, the longest waiting first, and who will not play with whom."""

    seekers: list[Seeker]
    apart: set[frozenset[str]]


class Seekers:
    """The part of the store about those who want to play now."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, new: Seeker) -> None:
        """Somebody wants to play from now on, and nothing that they wanted before."""
        await self._database.write(_put, new)

    async def touch(self, person: str, now: int) -> Seeker | None:
        """Somebody still looks; what they want, and what was found. None if they want nothing."""
        return await self._database.write(_touch, person, now)

    async def stop(self, person: str) -> None:
        """Somebody does not want to play any more."""
        await self._database.write(_stop, person)

    async def queue(self, of: Seeker, now: int) -> Queue:
        """Those who look for the same, and are still there."""
        return await self._database.read(_queue, of, now)

    async def seat(self, people: Sequence[str], table: TableRow, now: int, limits: Limits | None = None) -> bool:
        """Store a table for these people, whose search ends with it; False if one of them is gone, or has one.

        `NotNow` if the first of them, who asks for it, has reached these limits.
        """
        return await self._database.change_tables(_seat, people, table, now, limits)


async def _put(connection: AsyncConnection, new: Seeker) -> None:
    await connection.execute(delete(seeker).where(seeker.c.seen < new.since - KEPT_MS))
    await _stop(connection, new.id)
    values = {"person_id": new.id, "table_id": new.table, **new._asdict()}
    for name in ("id", "name", "table"):
        del values[name]
    await connection.execute(insert(seeker).values(values))


async def _stop(connection: AsyncConnection, id: str) -> None:
    await connection.execute(delete(seeker).where(seeker.c.person_id == id))


async def _touch(connection: AsyncConnection, id: str, now: int) -> Seeker | None:
    await connection.execute(update(seeker).where(seeker.c.person_id == id).values(seen=now))
    found = await _found(connection, seeker.c.person_id == id)
    return found[0] if found else None


async def _found(connection: AsyncConnection, *are_wanted: ColumnElement[bool]) -> list[Seeker]:
    wanted = select(seeker, person.c.name).join(person, person.c.id == seeker.c.person_id).where(*are_wanted)
    rows = (await connection.execute(wanted.order_by(seeker.c.since, seeker.c.person_id))).mappings()
    return [_seeker(dict(row)) for row in rows]


def _seeker(values: dict[str, object]) -> Seeker:
    id, table = values.pop("person_id"), values.pop("table_id")
    return Seeker(id=id, table=table, **values)  # type: ignore[arg-type]  # columns of these names


async def _queue(connection: AsyncConnection, of: Seeker, now: int) -> Queue:
    alike = (seeker.c.game == of.game, seeker.c.seats == of.seats, seeker.c.pace == of.pace)
    found = await _found(connection, *alike, *_free(now))
    return Queue(found, await blocks_among(connection, [one.id for one in found]))


def _free(now: int) -> tuple[ColumnElement[bool], ...]:
    return seeker.c.table_id.is_(None), seeker.c.seen >= now - FRESH_MS


async def _seat(
    connection: AsyncConnection, people: Sequence[str], table: TableRow, now: int, limits: Limits | None
) -> bool:
    """Locking the rows in one order lets one of two processes win that want to seat the same people."""
    wanted = select(seeker.c.person_id).where(seeker.c.person_id.in_(people), *_free(now))
    free = await connection.scalars(wanted.order_by(seeker.c.person_id).with_for_update())
    if set(free) != set(people):
        return False
    if limits is not None:
        await quotas.check_seated(connection, table, people[0], limits)
    await tables.add(connection, table)
    await connection.execute(update(seeker).where(seeker.c.person_id.in_(people)).values(table_id=table.id))
    return True
