"""What an operator takes away: tables, people, and the right to come. Each leaves a notice for the servers."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import bans, retention
from posse.server.store.rows import BANS, CLOSE_TABLE, DELETE_TABLE, PERSON, READ_TABLE, Ban
from posse.server.store.schema import chat, game_table, holder, person, quota, rest, seat

NO_NAME = "?"


async def close_tables(connection: AsyncConnection, ids: Sequence[str], now: int) -> None:
    is_open = game_table.c.state.in_(("open", "running"))
    await connection.execute(update(game_table).where(game_table.c.id.in_(ids), is_open).values(state="closed"))
    await connection.execute(delete(rest).where(rest.c.table_id.in_(ids)))
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


async def delete_person(connection: AsyncConnection, id: str, now: int) -> None:
    """Delete a person; seats that nobody else holds become free, are played on by bots, or lose their name."""
    held = [*await connection.execute(select(holder.c.table_id, holder.c.seat).where(_is_alone(id)))]
    tables = await _tables_of(connection, id)
    for table, number in held:
        await _empty_seat(connection, table, number)
    await connection.execute(delete(holder).where(holder.c.person_id == id))
    hosted = game_table.c.host == id
    await connection.execute(update(game_table).where(hosted, game_table.c.state == "open").values(state="closed"))
    await connection.execute(update(game_table).where(hosted).values(host=None))
    for table in tables:
        await _close_if_deserted(connection, table)
        await bans.tell(connection, READ_TABLE, table, now)
    await connection.execute(delete(quota).where(quota.c.person_id == id))
    await connection.execute(delete(person).where(person.c.id == id))
    await bans.tell(connection, PERSON, id, now)


def _is_alone(id: str) -> ColumnElement[bool]:
    other = holder.alias()
    is_shared = exists().where(
        other.c.table_id == holder.c.table_id, other.c.seat == holder.c.seat, other.c.person_id != id
    )
    return and_(holder.c.person_id == id, ~is_shared)


async def _tables_of(connection: AsyncConnection, id: str) -> list[str]:
    held = select(holder.c.table_id.label("id")).where(holder.c.person_id == id)
    hosted = select(game_table.c.id.label("id")).where(game_table.c.host == id)
    return list(await connection.scalars(held.union(hosted)))


async def _empty_seat(connection: AsyncConnection, table: str, number: int) -> None:
    """Before the start the seat is free; later a bot plays on for good, and the name is forgotten, in the chat, too."""
    row = (await connection.execute(select(game_table).where(game_table.c.id == table))).mappings().one()
    if row["state"] == "open":
        values: dict[str, object] = {"kind": "open", "name": None}
    elif row["state"] == "running":
        values = {"standin": row["standin"], "resigned": True, "name": None}
    else:
        values = {"name": None}
    await connection.execute(update(seat).where(seat.c.table_id == table, seat.c.seat == number).values(values))
    await connection.execute(update(chat).where(chat.c.table_id == table, chat.c.seat == number).values(name=NO_NAME))


async def _close_if_deserted(connection: AsyncConnection, table: str) -> None:
    """A running table at which no person is left is closed, as if the last one had resigned."""
    person_left = exists().where(seat.c.table_id == table, seat.c.kind == "person", seat.c.resigned.is_(False))
    ends = and_(game_table.c.id == table, game_table.c.state == "running", ~person_left)
    await connection.execute(update(game_table).where(ends).values(state="closed"))
