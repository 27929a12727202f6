"""Queries on links that were sent by e-mail."""

from datetime import datetime

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import columns
from posse.server.store.rows import MailLink
from posse.server.store.schema import mail_link


async def add(connection: AsyncConnection, new: MailLink, most: int, now: datetime) -> bool:
    """Store a link; False if the person has so many already that still work."""
    await connection.execute(delete(mail_link).where(mail_link.c.expires <= now))
    same = (mail_link.c.person_id == new.person, mail_link.c.purpose == new.purpose)
    if (await connection.scalar(select(func.count()).select_from(mail_link).where(*same)) or 0) >= most:
        return False
    await connection.execute(insert(mail_link).values(columns.of_persons(new)))
    return True


async def of_token(connection: AsyncConnection, token: str, purpose: str, now: datetime) -> MailLink | None:
    """A link that still works."""
    is_wanted = (mail_link.c.token == token, mail_link.c.purpose == purpose, mail_link.c.expires > now)
    row = (await connection.execute(select(mail_link).where(*is_wanted))).mappings().first()
    return None if row is None else columns.link_from(row)


async def take(connection: AsyncConnection, token: str, purpose: str, now: datetime) -> MailLink | None:
    """Use a link up, and all others of that purpose with it; None if it does not work."""
    found = await of_token(connection, token, purpose, now)
    if found is None:
        return None
    gone = await connection.execute(delete(mail_link).where(mail_link.c.token == token))
    if gone.rowcount == 0:  # another process was faster
        return None
    same = (mail_link.c.person_id == found.person, mail_link.c.purpose == purpose)
    await connection.execute(delete(mail_link).where(*same))
    return found


async def drop(connection: AsyncConnection, person: str) -> None:
    """Make all links of a person useless."""
    await connection.execute(delete(mail_link).where(mail_link.c.person_id == person))
