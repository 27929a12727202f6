"""Queries on guest bots: people with an author, each with the session that its token opens."""

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.errors import NotNow
from posse.server.store import columns, people
from posse.server.store.rows import GuestBot
from posse.server.store.schema import person, session


async def add(connection: AsyncConnection, new: GuestBot, most: int) -> None:
    """Store a bot; `NotNow` if its author, who is locked so that nobody counts at the same time, has enough."""
    author = new.person.author or ""
    await connection.execute(select(person.c.id).where(person.c.id == author).with_for_update())
    if len(await of_author(connection, author)) >= most:
        raise NotNow("too-many-bots", most=most)
    await people.add(connection, new.person)
    await connection.execute(insert(session).values(columns.of_persons(new.session)))


async def of_author(connection: AsyncConnection, author: str) -> list[GuestBot]:
    """Those whose tokens count, oldest first."""
    theirs = person.c.author == author
    bots = await connection.execute(select(person).join(session).where(theirs).order_by(person.c.created, person.c.id))
    opened = await connection.execute(select(session).join(person).where(theirs))
    sessions = {row["person_id"]: columns.session_from(row) for row in opened.mappings()}
    return [GuestBot(columns.person_from(row), sessions[row["id"]]) for row in bots.mappings()]


async def ids_of(connection: AsyncConnection, author: str) -> list[str]:
    """All bots of a person, also those whose tokens were revoked."""
    wanted = select(person.c.id).where(person.c.author == author).order_by(person.c.created, person.c.id)
    return list(await connection.scalars(wanted))
