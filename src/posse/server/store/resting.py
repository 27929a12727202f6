"""Queries on tables at rest, which no server has in memory, and on the time at which a server was last alive."""

from collections.abc import Sequence

from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import tables
from posse.server.store.rows import Rest, SpentNote
from posse.server.store.schema import game_table, rest, seat, setting

ALIVE = "alive"
STOPPED = "stopped"
# A server is alive once a minute. After a longer silence none was, and the clocks of resting tables stood still.
SILENCE_MS = 3 * 60_000


async def lay_down(connection: AsyncConnection, rests: Sequence[Rest], notes: Sequence[SpentNote] = ()) -> None:
    """Note that these tables rest, and what was spent by now; a table that has just been deleted is left out."""
    await tables.note_spent(connection, notes)
    ids = [one.table for one in rests]
    there = set(await connection.scalars(select(game_table.c.id).where(game_table.c.id.in_(ids))))
    await connection.execute(delete(rest).where(rest.c.table_id.in_(ids)))
    rows = [
        {"table_id": one.table, "since": one.since, "running": one.running, "due": one.due, "asked": one.asked}
        for one in rests
        if one.table in there
    ]
    if rows:
        await connection.execute(insert(rest), rows)


async def of_table(connection: AsyncConnection, table: str) -> Rest | None:
    row = (await connection.execute(select(rest).where(rest.c.table_id == table))).mappings().first()
    return None if row is None else Rest(row["table_id"], row["since"], row["running"], row["due"], row["asked"])


async def asked(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[int]]:
    """The seats whose turn it is, at those of these tables that rest."""
    wanted = select(rest.c.table_id, rest.c.asked).where(rest.c.table_id.in_(ids))
    return {row[0]: row[1] for row in await connection.execute(wanted)}


async def wake(connection: AsyncConnection, table: str) -> None:
    await connection.execute(delete(rest).where(rest.c.table_id == table))


async def due(connection: AsyncConnection, before: int, limit: int) -> list[str]:
    """The tables whose first clock runs out before a moment, the most urgent first."""
    wanted = select(rest.c.table_id).where(rest.c.due < before).order_by(rest.c.due).limit(limit)
    return list(await connection.scalars(wanted))


async def restless(connection: AsyncConnection, after: str, limit: int) -> list[str]:
    """Running tables of people that go on by themselves (with a bot, a stand-in or a clock) and do not rest.

    Where bots play among themselves they wait until somebody looks on.
    """
    of_people = exists().where(seat.c.table_id == game_table.c.id, seat.c.kind == "person", seat.c.resigned.is_(False))
    is_bots = or_(seat.c.kind == "bot", seat.c.standin.is_not(None))
    has_bots = exists().where(seat.c.table_id == game_table.c.id, is_bots)
    rests = exists().where(rest.c.table_id == game_table.c.id)
    wanted = select(game_table.c.id).where(
        game_table.c.state == "running",
        game_table.c.id > after,
        of_people,
        or_(game_table.c.clock.is_not(None), has_bots),
        ~rests,
    )
    return list(await connection.scalars(wanted.order_by(game_table.c.id).limit(limit)))


# --- the last sign of life


async def is_alive(connection: AsyncConnection, now: int) -> bool:
    """Whether a server has given a sign of life lately, and has not stopped since."""
    at, stopped = await _last_sign(connection)
    return at is not None and not stopped and now - at < SILENCE_MS


async def start(connection: AsyncConnection, now: int) -> None:
    """A server starts: clocks of resting tables stood still as long as there was none."""
    at, stopped = await _last_sign(connection)
    if at is not None and now > at and (stopped or now - at > SILENCE_MS):
        pause = now - at
        await connection.execute(update(rest).values(since=rest.c.since + pause, due=rest.c.due + pause))
    await beat(connection, now)


async def beat(connection: AsyncConnection, now: int, stopping: bool = False) -> None:
    """Give a sign of life; the last one says that the server stops."""
    value = f"{now} {STOPPED}" if stopping else str(now)
    changed = await connection.execute(update(setting).where(setting.c.name == ALIVE).values(value=value))
    if changed.rowcount == 0:
        await connection.execute(insert(setting).values(name=ALIVE, value=value))


async def _last_sign(connection: AsyncConnection) -> tuple[int | None, bool]:
    wanted = select(setting.c.value).where(setting.c.name == ALIVE).with_for_update()
    kept = await connection.scalar(wanted)
    if kept is None:
        return None, False
    at, _, stopped = kept.partition(" ")
    return int(at), stopped == STOPPED
