"""Pictures of finished games: each is made once and kept; when they take too much room, the oldest go."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store.counting import insert_into
from posse.server.store.database import Database
from posse.server.store.schema import game_table, preview, seat

Size = Literal["large", "small"]

ROOM_LEFT = 0.9  # of the most bytes: so much is kept when the oldest go, which is then not needed every time


class Pictures(NamedTuple):
    """A finished game as PNG files in both sizes."""

    large: bytes
    small: bytes


class Previews:
    """The part of the store for pictures of finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def picture(self, table: str, size: Size) -> bytes | None:
        return await self._database.read(_picture, table, size)

    async def put(self, table: str, names: Sequence[str | None], pictures: Pictures, now: int, most: int) -> bool:
        """Keep the pictures of a table; False, and nothing is kept, if its players are not called so any more.

        Of all pictures so many bytes are kept at most.
        """
        return await self._database.write(_put, table, names, pictures, now, most)


async def _picture(connection: AsyncConnection, table: str, size: Size) -> bytes | None:
    return await connection.scalar(select(preview.c[size]).where(preview.c.table_id == table))


async def _put(
    connection: AsyncConnection, table: str, names: Sequence[str | None], pictures: Pictures, now: int, most: int
) -> bool:
    # Somebody may have deleted themselves while they were drawn; the lock lets them do so before or after this.
    locked = select(game_table.c.id).where(game_table.c.id == table).with_for_update()
    if await connection.scalar(locked) is None:
        return False
    called = select(seat.c.name).where(seat.c.table_id == table).order_by(seat.c.seat)
    if list(await connection.scalars(called)) != list(names):
        return False
    size = len(pictures.large) + len(pictures.small)
    new = {"table_id": table, "made": now, "size": size, **pictures._asdict()}
    await connection.execute(insert_into(connection, preview).values(new).on_conflict_do_nothing())
    await _make_room(connection, most)
    return True


async def _make_room(connection: AsyncConnection, most: int) -> None:
    if (await connection.scalar(select(func.sum(preview.c.size))) or 0) <= most:
        return
    kept = 0
    gone = []
    newest_first = select(preview.c.table_id, preview.c.size).order_by(preview.c.made.desc())
    for table, size in await connection.execute(newest_first):
        kept += size
        if kept > most * ROOM_LEFT:
            gone.append(table)
    await connection.execute(delete(preview).where(preview.c.table_id.in_(gone)))
