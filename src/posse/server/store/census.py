"""Queries of an operator: tables and people as lists, with what is known about each."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import columns
from posse.server.store import tables as table_queries
from posse.server.store.rows import Person, TableRow
from posse.server.store.schema import ban, game_table, holder, person, quota


class TablesWanted(NamedTuple):
    """Which tables are listed."""

    states: Sequence[str]
    game: str | None
    person: str | None
    limit: int


async def tables(connection: AsyncConnection, wanted: TablesWanted) -> list[dict[str, Any]]:
    query = select(game_table).where(game_table.c.state.in_(wanted.states))
    if wanted.game is not None:
        query = query.where(game_table.c.game == wanted.game)
    if wanted.person is not None:
        held = select(holder.c.table_id).where(holder.c.person_id == wanted.person)
        query = query.where(or_(game_table.c.host == wanted.person, game_table.c.id.in_(held)))
    newest = query.order_by(game_table.c.created.desc(), game_table.c.id.desc()).limit(wanted.limit)
    rows = await table_queries.found(connection, newest)
    moved = await table_queries.last_moves(connection, [row.id for row in rows])
    return [_table(row, moved.get(row.id)) for row in rows]


def _table(row: TableRow, moved: int | None) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "state": row.state,
        "created": row.created,
        "moved": None if moved is None else datetime.fromtimestamp(moved / 1000, UTC),
        "host": row.host,
        "seats": [seat.name or seat.kind for seat in row.seats],
        "public": row.terms.public,
        "address": row.client,
    }


async def people(connection: AsyncConnection, text: str | None, limit: int) -> list[dict[str, Any]]:
    seats = select(func.count(func.distinct(holder.c.table_id))).where(holder.c.person_id == person.c.id)
    banned = select(func.count()).select_from(ban).where(ban.c.kind == "person", ban.c.subject == person.c.id)
    query = select(
        person,
        quota.c.unstarted,
        quota.c.running,
        seats.scalar_subquery().label("tables"),
        banned.scalar_subquery().label("bans"),
    ).outerjoin(quota, quota.c.person_id == person.c.id)
    if text is not None:
        searched = (person.c.id, person.c.name, person.c.account, person.c.client)
        query = query.where(or_(*(column.icontains(text, autoescape=True) for column in searched)))
    newest = query.order_by(person.c.created.desc(), person.c.id).limit(limit)
    return [_person(dict(row)) for row in (await connection.execute(newest)).mappings()]


def _person(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": row["id"],
        "name": row["name"],
        "account": row["account"],
        "created": row["created"],
        "address": row["client"],
        "tables": row["tables"],
        "banned": row["bans"] > 0,
        "unstarted": row["unstarted"],
        "running": row["running"],
    }


async def person_of(connection: AsyncConnection, given: str) -> Person | None:
    """A person by id; if there is none, by account."""
    for is_wanted in (person.c.id == given, person.c.account_key == columns.account_key(given)):
        row = (await connection.execute(select(person).where(is_wanted))).mappings().first()
        if row is not None:
            return columns.person_from(row)
    return None


async def existing(connection: AsyncConnection, ids: Sequence[str]) -> set[str]:
    return set(await connection.scalars(select(game_table.c.id).where(game_table.c.id.in_(ids))))


async def finished(connection: AsyncConnection, after: str, limit: int) -> list[str]:
    wanted = select(game_table.c.id).where(
        game_table.c.state.in_(("over", "closed")), game_table.c.header != "", game_table.c.id > after
    )
    return list(await connection.scalars(wanted.order_by(game_table.c.id).limit(limit)))
