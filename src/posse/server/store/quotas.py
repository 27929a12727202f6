"""How many tables and people one person or one client may have."""

from datetime import timedelta

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.errors import NotNow
from posse.server.settings import Limits
from posse.server.store.rows import Person, TableRow
from posse.server.store.schema import ABOUT_TO_BEGIN, NOT_ABOUT_TO_BEGIN, game_table, holder, person, quota

DAY = timedelta(days=1)


async def check_table(connection: AsyncConnection, table: TableRow, limits: Limits) -> None:
    """`NotNow` if its host or client has too many tables like it.

    Those made on this machine are not counted, and those without a host were counted when people were seated.
    """
    if table.client is None or table.host is None:
        return
    host, client = game_table.c.host == table.host, game_table.c.client == table.client
    if table.state == "open":
        unstarted, _ = await of_person(connection, table.host)
        await _check(connection, "unstarted", host, _or(unstarted, limits.unstarted_per_person))
        await _check(connection, "unstarted", client, limits.unstarted_per_address)
    elif table.state == "running":
        _, running = await of_person(connection, table.host)
        await _check(connection, "running", host, _or(running, limits.running_per_person))
        await _check(connection, "running", client, limits.running_per_address)


async def check_seated(connection: AsyncConnection, table: TableRow, asks: str, limits: Limits) -> None:
    """`NotNow` if somebody who asks the server for a table, or their client, has too many that the server has made."""
    if table.client is None:
        return
    await check_day(connection, table, limits)
    _, running = await of_person(connection, asks)
    theirs = select(holder.c.table_id).where(holder.c.person_id == asks)
    is_made_by_the_server = game_table.c.host.is_(None)
    begins_or_runs = or_(ABOUT_TO_BEGIN, game_table.c.state == "running")
    for whose, most in (
        (game_table.c.id.in_(theirs) & is_made_by_the_server, _or(running, limits.running_per_person)),
        (game_table.c.client == table.client, limits.running_per_address),
    ):
        if await _count(connection, whose, begins_or_runs) >= most:
            raise NotNow("quota-running", most=most)


async def check_day(connection: AsyncConnection, table: TableRow, limits: Limits) -> None:
    """`NotNow` if too many tables were made from this client within a day, records included."""
    most = limits.tables_per_address_a_day
    lately = game_table.c.created > table.created - DAY
    if table.client is not None and await _count(connection, game_table.c.client == table.client, lately) >= most:
        raise NotNow("quota-tables-a-day", most=most)


async def check_guest(connection: AsyncConnection, new: Person, limits: Limits) -> None:
    """`NotNow` if too many people have come from this client within a day."""
    if new.client is None:
        return
    lately = person.c.created > new.created - DAY
    wanted = select(func.count()).select_from(person).where(person.c.client == new.client, lately)
    if (await connection.scalar(wanted) or 0) >= limits.guests_per_address_a_day:
        raise NotNow("quota-guests-a-day", most=limits.guests_per_address_a_day)


COUNTED = {
    "unstarted": and_(NOT_ABOUT_TO_BEGIN, game_table.c.state == "open"),
    "running": game_table.c.state == "running",
}


async def _check(connection: AsyncConnection, kind: str, whose: ColumnElement[bool], most: int) -> None:
    if await _count(connection, whose, COUNTED[kind]) >= most:
        raise NotNow(f"quota-{kind}", most=most)


async def _count(connection: AsyncConnection, *conditions: ColumnElement[bool]) -> int:
    return await connection.scalar(select(func.count()).select_from(game_table).where(*conditions)) or 0


def _or(own: int | None, usual: int) -> int:
    return usual if own is None else own


# --- those that the operator has set


async def of_person(connection: AsyncConnection, id: str | None) -> tuple[int | None, int | None]:
    """How many unstarted and running tables this person may have; None where nothing was set."""
    wanted = select(quota.c.unstarted, quota.c.running).where(quota.c.person_id == id)
    row = (await connection.execute(wanted)).first()
    return (None, None) if row is None else (row[0], row[1])


async def give(connection: AsyncConnection, id: str, unstarted: int | None, running: int | None) -> None:
    await connection.execute(delete(quota).where(quota.c.person_id == id))
    if unstarted is not None or running is not None:
        await connection.execute(insert(quota).values(person_id=id, unstarted=unstarted, running=running))
