"""Queries on sessions."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import columns, news
from posse.server.store.rows import SessionRow
from posse.server.store.schema import person, session

MOST_SESSIONS = 50  # of one person; a new one ends those that were not used for longest


async def add(connection: AsyncConnection, new: SessionRow) -> list[SessionRow]:
    """Store a new session; returns the sessions that it has displaced."""
    displaced = (await of_person(connection, new.person))[MOST_SESSIONS - 1 :]
    await end(connection, [one.id for one in displaced])
    await connection.execute(insert(session).values(columns.of_persons(new)))
    return displaced


async def of_token(connection: AsyncConnection, token: str) -> SessionRow | None:
    row = (await connection.execute(select(session).where(session.c.token == token))).mappings().first()
    return None if row is None else columns.session_from(row)


async def of_person(connection: AsyncConnection, id: str) -> list[SessionRow]:
    """The sessions of a person, last used first."""
    wanted = select(session).where(session.c.person_id == id).order_by(session.c.used.desc(), session.c.id)
    return [columns.session_from(row) for row in (await connection.execute(wanted)).mappings()]


async def touch(connection: AsyncConnection, id: str, used: datetime) -> None:
    await connection.execute(update(session).where(session.c.id == id).values(used=used))


async def existing(connection: AsyncConnection, ids: Collection[str]) -> set[str]:
    return set(await connection.scalars(select(session.c.id).where(session.c.id.in_(ids))))


async def end(
    connection: AsyncConnection,
    ids: Collection[str],
    exchanged_until: datetime | None = None,
    is_renewed: bool = False,
) -> None:
    """End sessions, and at once the signed cookies that were exchanged for them and count until this moment at most."""
    if exchanged_until is not None:
        theirs = select(session.c.person_id).where(session.c.id.in_(ids))
        is_exchanged = (person.c.id.in_(theirs), person.c.signed_until <= exchanged_until)
        await connection.execute(update(person).where(*is_exchanged).values(signed_until=None))
    await connection.execute(delete(session).where(session.c.id.in_(ids)))
    if ids:
        await news.tell(connection, news.ENDED, sessions=list(ids), person=None, is_renewed=is_renewed)


async def take_signed(connection: AsyncConnection, id: str, until: datetime) -> datetime | None:
    """Until when the signed cookie of this person counted; from now on it does so until this moment at most."""
    before = await connection.scalar(select(person.c.signed_until).where(person.c.id == id).with_for_update())
    if before is not None and before > until:
        await connection.execute(update(person).where(person.c.id == id).values(signed_until=until))
    return before


async def end_all(connection: AsyncConnection, id: str, but: str | None) -> list[SessionRow]:
    """End all sessions of a person except for one, and its signed cookie; returns those that have ended."""
    ended = [one for one in await of_person(connection, id) if one.id != but]
    await end(connection, [one.id for one in ended])
    await connection.execute(update(person).where(person.c.id == id).values(signed_until=None))
    await news.tell(connection, news.ENDED, sessions=[], person=id, is_renewed=False)
    return ended
