"""Queries on bans, and on notices to the servers."""

from datetime import datetime

from sqlalchemy import delete, func, insert, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import news
from posse.server.store.rows import Ban, Notice
from posse.server.store.schema import ban, notice

KEPT_MS = 60 * 60_000  # a server that has not looked for so long has read everything anew


async def valid(connection: AsyncConnection, now: datetime) -> list[Ban]:
    """The bans that have not ended, the latest first."""
    wanted = select(ban).where(or_(ban.c.until.is_(None), ban.c.until > now)).order_by(ban.c.at.desc(), ban.c.subject)
    return [Ban(**row) for row in (await connection.execute(wanted)).mappings()]


async def put(connection: AsyncConnection, new: Ban) -> None:
    """Ban somebody; a second ban replaces the first."""
    await lift(connection, new.kind, new.subject)
    values = {"kind": new.kind, "subject": new.subject, "at": new.at, "until": new.until, "note": new.note}
    await connection.execute(insert(ban).values(values))


async def lift(connection: AsyncConnection, kind: str, subject: str) -> bool:
    """End a ban; whether there was one."""
    done = await connection.execute(delete(ban).where(ban.c.kind == kind, ban.c.subject == subject))
    return done.rowcount > 0


# --- notices


async def tell(connection: AsyncConnection, kind: str, subject: str, now: int) -> None:
    """Leave a notice, and clear away those that every server has read."""
    if connection.dialect.name == "postgresql":
        # Otherwise a higher number might be seen first, and the lower one never.
        await connection.execute(text("LOCK TABLE notice IN SHARE ROW EXCLUSIVE MODE"))
    await connection.execute(delete(notice).where(notice.c.at < now - KEPT_MS))
    await connection.execute(insert(notice).values(kind=kind, subject=subject, at=now))
    await news.tell(connection, news.NOTICED)


async def last_notice(connection: AsyncConnection) -> int:
    return await connection.scalar(select(func.max(notice.c.number))) or 0


async def notices(connection: AsyncConnection, after: int) -> list[Notice]:
    wanted = select(notice.c.number, notice.c.kind, notice.c.subject).where(notice.c.number > after)
    return [Notice(*row) for row in await connection.execute(wanted.order_by(notice.c.number))]
