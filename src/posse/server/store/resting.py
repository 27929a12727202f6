"""Queries on tables at rest, which no server has in memory, and on the time at which a server was last alive."""

from collections.abc import Mapping, Sequence

from sqlalchemy import and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import tables
from posse.server.store.rows import Rest, SpentNote
from posse.server.store.schema import game_table, plan, rest, seat, server, setting
from posse.server.store.settings import value_of

ALIVE = "alive"
STOPPED = "stopped"
# A server is alive once a minute. After a longer silence none was, and the clocks of resting tables stood still.
SILENCE_MS = 3 * 60_000
# The tables whose games the server is about to begin.
BEGINS = and_(game_table.c.state == "open", game_table.c.begins.is_not(None))


async def lay_down(
    connection: AsyncConnection, rests: Sequence[Rest], notes: Sequence[SpentNote], fences: Mapping[str, int]
) -> None:
    """Note that these tables rest, and what was spent by now.

    A table that has just been deleted is left out, and so is one that has a fence which is no longer that of its lease.
    """
    held = await tables.held(connection, fences)
    lost = {table for table in fences if table not in held}
    await tables.note_spent(connection, [note for note in notes if note.table not in lost])
    ids = [one.table for one in rests if one.table not in lost]
    there = set(await connection.scalars(select(game_table.c.id).where(game_table.c.id.in_(ids))))
    await connection.execute(delete(rest).where(rest.c.table_id.in_(ids)))
    rows = [
        {"table_id": one.table, "since": one.since, "running": one.running, "due": one.due}
        for one in rests
        if one.table in there
    ]
    if rows:
        await connection.execute(insert(rest), rows)


async def of_table(connection: AsyncConnection, table: str) -> Rest | None:
    row = (await connection.execute(select(rest).where(rest.c.table_id == table))).mappings().first()
    return None if row is None else Rest(row["table_id"], row["since"], row["running"], row["due"])


async def of_tables(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, Rest]:
    rows = (await connection.execute(select(rest).where(rest.c.table_id.in_(ids)))).mappings()
    return {row["table_id"]: Rest(row["table_id"], row["since"], row["running"], row["due"]) for row in rows}


async def hurry(connection: AsyncConnection, table: str, now: int) -> None:
    """Let a table be woken soon, whether it rests or just is in no memory: somebody else has to move there."""
    changed = await connection.execute(update(rest).where(rest.c.table_id == table).values(due=0))
    if changed.rowcount == 0:
        await connection.execute(insert(rest).values(table_id=table, since=now, running=[], due=0))


async def wake(connection: AsyncConnection, table: str, fence: int | None = None) -> None:
    await tables.check_fence(connection, table, fence)
    await connection.execute(delete(rest).where(rest.c.table_id == table))


async def due(connection: AsyncConnection, before: int, limit: int) -> list[str]:
    """The tables whose first clock runs out, or whose game begins, before a moment; the most urgent first."""
    resting = select(rest.c.table_id.label("id"), rest.c.due.label("due")).where(rest.c.due < before)
    about_to_begin = select(game_table.c.id, game_table.c.begins).where(BEGINS, game_table.c.begins < before)
    wanted = resting.union_all(about_to_begin).order_by("due").limit(limit)
    return list(await connection.scalars(wanted))


async def restless(connection: AsyncConnection, after: str, limit: int) -> list[str]:
    """Tables that are about to begin, and running ones of people that go on by themselves (with a bot, a stand-in, a
    plan or a clock) and do not rest.

    Where bots play among themselves they wait until somebody looks on.
    """
    of_people = exists().where(seat.c.table_id == game_table.c.id, seat.c.kind == "person", seat.c.resigned.is_(False))
    is_bots = or_(seat.c.kind == "bot", seat.c.standin.is_not(None))
    has_bots = exists().where(seat.c.table_id == game_table.c.id, is_bots)
    has_plans = exists().where(plan.c.table_id == game_table.c.id, plan.c.stopped.is_(None))
    rests = exists().where(rest.c.table_id == game_table.c.id)
    goes_on = and_(
        game_table.c.state == "running", of_people, or_(game_table.c.clock.is_not(None), has_bots, has_plans), ~rests
    )
    wanted = select(game_table.c.id).where(game_table.c.id > after, or_(goes_on, BEGINS))
    return list(await connection.scalars(wanted.order_by(game_table.c.id).limit(limit)))


# --- the last sign of life


async def is_alive(connection: AsyncConnection, now: int) -> bool:
    """Whether a server has given a sign of life lately, and has not stopped since."""
    at, stopped = await _last_sign(connection)
    return at is not None and not stopped and now - at < SILENCE_MS


async def start(connection: AsyncConnection, now: int, owner: str | None = None) -> None:
    """A server starts: clocks of resting tables stood still as long as there was none."""
    at, stopped = await _last_sign(connection)
    is_silent = at is not None and now > at and (stopped or now - at > SILENCE_MS)
    if at is not None and is_silent and not await _has_others(connection, owner):
        pause = now - at
        await connection.execute(update(rest).values(since=rest.c.since + pause, due=rest.c.due + pause))
    await beat(connection, now, owner=owner)


async def beat(connection: AsyncConnection, now: int, stopping: bool = False, owner: str | None = None) -> None:
    """Give a sign of life; the last one of the last server says that it stops."""
    is_last = stopping and not await _has_others(connection, owner)
    value = f"{now} {STOPPED}" if is_last else str(now)
    changed = await connection.execute(update(setting).where(setting.c.name == ALIVE).values(value=value))
    if changed.rowcount == 0:
        await value_of(connection, ALIVE, value)


async def _has_others(connection: AsyncConnection, owner: str | None) -> bool:
    """Whether other processes than this one serve the database now; on SQLite there are none."""
    others = select(server.c.id).where(server.c.id != (owner or ""), server.c.expires > func.now())
    return await connection.scalar(others.limit(1)) is not None


async def _last_sign(connection: AsyncConnection) -> tuple[int | None, bool]:
    wanted = select(setting.c.value).where(setting.c.name == ALIVE).with_for_update()
    kept = await connection.scalar(wanted)
    if kept is None:
        return None, False
    at, _, stopped = kept.partition(" ")
    return int(at), stopped == STOPPED
