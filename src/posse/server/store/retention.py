"""What is no longer needed, a few rows at a time: unstarted and abandoned tables, guests without tables, addresses."""

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import ColumnElement, Table, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import bans, people
from posse.server.store.rows import PERSON
from posse.server.store.schema import ban, game_table, holder, lease, person, session
from posse.server.store.tables import last_seen_move, tell_of

# --- tables


async def unstarted(
    connection: AsyncConnection, before: datetime, skipped: Sequence[str], limit: int, owner: str | None = None
) -> list[str]:
    """Tables made before a moment whose game was never started, open or closed."""
    wanted = select(game_table.c.id).where(
        game_table.c.state.in_(("open", "closed")),
        game_table.c.header == "",
        game_table.c.created < before,
        game_table.c.id.not_in(skipped),
        ~_is_elsewhere(owner),
    )
    return list(await connection.scalars(wanted.order_by(game_table.c.created).limit(limit)))


async def abandoned(
    connection: AsyncConnection, before: datetime, skipped: Sequence[str], limit: int, owner: str | None = None
) -> list[str]:
    """Running tables without anybody who has an account, where nobody has moved since a moment."""
    moved = last_seen_move()
    moment = round(before.astimezone(UTC).timestamp() * 1000)
    sits = exists().where(holder.c.table_id == game_table.c.id, holder.c.person_id == person.c.id)
    is_theirs = or_(person.c.id == game_table.c.host, sits.correlate(game_table, person))
    known = and_(person.c.account.is_not(None), is_theirs)
    wanted = select(game_table.c.id).where(
        game_table.c.state == "running",
        game_table.c.created < before,
        or_(moved.is_(None), moved < moment),
        ~exists().where(known),
        game_table.c.id.not_in(skipped),
        ~_is_elsewhere(owner),
    )
    return list(await connection.scalars(wanted.order_by(game_table.c.created).limit(limit)))


def _is_elsewhere(owner: str | None) -> ColumnElement[bool]:
    """Whether a table lives in another process than this one."""
    return exists().where(
        lease.c.table_id == game_table.c.id, lease.c.owner.is_not(None), lease.c.owner != (owner or "")
    )


async def delete_tables(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them."""
    await tell_of(connection, ids)
    await connection.execute(delete(game_table).where(game_table.c.id.in_(ids)))


async def delete_own_tables(connection: AsyncConnection, ids: Sequence[str], owner: str | None) -> None:
    """The same, except for those that another process has opened in the meantime."""
    await tell_of(connection, ids)
    await connection.execute(delete(game_table).where(game_table.c.id.in_(ids), ~_is_elsewhere(owner)))


# --- people


async def delete_idle_guests(connection: AsyncConnection, before: datetime, limit: int, now: int) -> list[str]:
    """Delete people without account and table who were not here since a moment; one who is banned is remembered.

    A bot stays as long as its token counts.
    """
    has_session = exists().where(session.c.person_id == person.c.id)
    wanted = select(person.c.id).where(
        person.c.account.is_(None),
        person.c.created < before,
        ~exists().where(holder.c.person_id == person.c.id),
        ~exists().where(game_table.c.host == person.c.id),
        ~exists().where(session.c.person_id == person.c.id, session.c.used >= before),
        ~and_(person.c.author.is_not(None), has_session),
        ~exists().where(ban.c.kind == "person", ban.c.subject == person.c.id),
    )
    ids = list(await connection.scalars(wanted.order_by(person.c.created).limit(limit)))
    for id in ids:
        await people.remove(connection, id)
        await bans.tell(connection, PERSON, id, now)
    return ids


async def forget_clients(connection: AsyncConnection, before: datetime, limit: int) -> int:
    """Forget from where people came and tables were made before a moment; how many were changed."""
    return sum([await _forget(connection, table, before, limit) for table in (person, game_table)])


async def _forget(connection: AsyncConnection, table: Table, before: datetime, limit: int) -> int:
    old = select(table.c.id).where(table.c.client.is_not(None), table.c.created < before).limit(limit)
    ids = list(await connection.scalars(old))
    await connection.execute(update(table).where(table.c.id.in_(ids)).values(client=None))
    return len(ids)
