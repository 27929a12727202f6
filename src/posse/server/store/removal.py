"""What an operator takes away: tables, people, and the right to come. Each leaves a notice for the servers."""

from collections.abc import Callable, Sequence

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import bans, guest_bots, people, resting, retention, tables
from posse.server.store.rows import BANS, CLOSE_TABLE, DELETE_TABLE, PERSON, READ_TABLE, Ban, TableRow
from posse.server.store.schema import game_table, rest

Part = Callable[[TableRow, str], None]


async def close_tables(connection: AsyncConnection, ids: Sequence[str], now: int) -> None:
    is_open = game_table.c.state.in_(("open", "running"))
    await connection.execute(update(game_table).where(game_table.c.id.in_(ids), is_open).values(state="closed"))
    await connection.execute(delete(rest).where(rest.c.table_id.in_(ids)))
    await tables.tell_of(connection, ids)
    for id in ids:
        await bans.tell(connection, CLOSE_TABLE, id, now)


async def delete_tables(connection: AsyncConnection, ids: Sequence[str], now: int) -> None:
    await retention.delete_tables(connection, ids)
    for id in ids:
        await bans.tell(connection, DELETE_TABLE, id, now)


async def ban(connection: AsyncConnection, new: Ban, now: int) -> None:
    await bans.put(connection, new)
    await bans.tell(connection, BANS, new.subject, now)


async def unban(connection: AsyncConnection, kind: str, subject: str, now: int) -> bool:
    was_banned = await bans.lift(connection, kind, subject)
    await bans.tell(connection, BANS, subject, now)
    return was_banned


# --- people


async def delete_person(connection: AsyncConnection, id: str, part: Part, now: int) -> None:
    """Delete a person and their bots; `part` removes them from a table that goes on, as when they delete themselves."""
    for bot in await guest_bots.ids_of(connection, id):
        await delete_person(connection, bot, part, now)
    for row in await tables.of_person(connection, id, is_locked=True):
        if row.state in ("open", "running"):
            part(row, id)
            await tables.save(connection, row)
            if row.state == "running":
                await resting.hurry(connection, row.id, now)
        await bans.tell(connection, READ_TABLE, row.id, now)
    await people.remove(connection, id)
    await bans.tell(connection, PERSON, id, now)
