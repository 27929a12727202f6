"""Queries on tables: their seats and holders, lines and chat."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ScalarSelect, Select, Table, bindparam, delete, exists, insert, or_, select, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.settings import Limits
from posse.server.store import columns, news, quotas
from posse.server.store.errors import LeaseLost, StoreFailed, TwoWriters
from posse.server.store.people import give_merged
from posse.server.store.rows import ChatRow, LineRow, SpentNote, TableRow
from posse.server.store.schema import NOT_ABOUT_TO_BEGIN, chat, game_table, holder, lease, line, seat

FIRST_FENCE = 1

# The tables where `PERSON` holds a seat or is the host. For every subquery and alias SQLAlchemy makes cycles,
# which only the garbage collector would free: so there is one for all calls.
PERSON = "person"
THEIRS = (
    select(holder.c.table_id)
    .where(holder.c.person_id == bindparam(PERSON))
    .union(select(game_table.c.id).where(game_table.c.host == bindparam(PERSON)))
    .subquery()
)

# The people of the tables `IDS`, and whether any of these is public; one for all calls, since a list of values is a
# cycle, too.
IDS = "ids"
ARE_THESE = game_table.c.id.in_(bindparam(IDS, expanding=True))
THEIR_HOSTS = select(game_table.c.host).where(ARE_THESE, game_table.c.host.is_not(None))
THEIR_HOLDERS = select(holder.c.person_id).where(holder.c.table_id.in_(bindparam(IDS, expanding=True)))
ARE_PUBLIC = select(exists().where(ARE_THESE, game_table.c.public))

# --- tables


async def add(
    connection: AsyncConnection, table: TableRow, limits: Limits | None = None, owner: str | None = None
) -> None:
    if limits is not None:
        await quotas.check_day(connection, table, limits)
        await quotas.check_table(connection, table, limits)
    values, seats, holders = columns.of_table(table)
    await _insert(connection, game_table, [values])
    await _insert(connection, seat, seats)
    await _insert_holders(connection, table.id, holders)
    if owner is not None:
        await _insert(connection, lease, [{"table_id": table.id, "owner": owner, "fence": FIRST_FENCE}])
    await _tell(connection, table)


async def _tell(connection: AsyncConnection, table: TableRow) -> None:
    """Tell the people of a table, and if it is public all others, that it has changed."""
    await news.tell_people(connection, news.LISTED, table.known, public=table.terms.public)


async def tell_of(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """The same of tables as they are stored now."""
    given = {IDS: list(ids)}
    people = [*await connection.scalars(THEIR_HOSTS, given), *await connection.scalars(THEIR_HOLDERS, given)]
    is_public = bool(await connection.scalar(ARE_PUBLIC, given))
    await news.tell_people(connection, news.LISTED, people, public=is_public)


async def save(connection: AsyncConnection, table: TableRow, fence: int | None = None) -> None:
    await check_fence(connection, table.id, fence)
    await tell_of(connection, [table.id])  # also those who have a seat no longer, and if it is public no longer
    if not await _is_replaced(connection, table):
        raise StoreFailed
    await _tell(connection, table)


async def begin(
    connection: AsyncConnection,
    table: TableRow,
    lines: Sequence[LineRow],
    limits: Limits | None = None,
    fence: int | None = None,
) -> None:
    is_new = await connection.scalar(select(game_table.c.id).where(game_table.c.id == table.id)) is None
    if is_new and fence is None:
        await add(connection, table, limits)
    else:
        if limits is not None:
            await quotas.check_table(connection, table, limits)
        await save(connection, table, fence)
    await _insert_lines(connection, table, lines)


async def add_started(
    connection: AsyncConnection, table: TableRow, lines: Sequence[LineRow], limits: Limits | None, owner: str | None
) -> None:
    await add(connection, table, limits, owner)
    await _insert_lines(connection, table, lines)


async def check_fence(connection: AsyncConnection, table: str, fence: int | None) -> None:
    """`LeaseLost` unless the fence is that of the lease; it stays so until the end of the transaction."""
    if fence is not None and not await held(connection, {table: fence}):
        raise LeaseLost(table)


async def held(connection: AsyncConnection, fences: Mapping[str, int]) -> set[str]:
    """Those of these tables whose fences are those of their leases; they stay so until the end of the transaction."""
    leases = select(lease.c.table_id, lease.c.fence).where(lease.c.table_id.in_(fences))
    locked = await connection.execute(leases.order_by(lease.c.table_id).with_for_update(read=True))
    return {table for table, fence in locked if fences[table] == fence}


async def _insert_lines(connection: AsyncConnection, table: TableRow, lines: Sequence[LineRow]) -> None:
    try:
        await _insert(connection, line, [columns.of_stored_line(line) for line in lines])
    except IntegrityError as error:
        raise TwoWriters(table.id, lines[0].number) from error


async def _is_replaced(connection: AsyncConnection, table: TableRow) -> bool:
    """Replace the stored table; False if there is none."""
    values, seats, holders = columns.of_table(table)
    changed = await connection.execute(update(game_table).where(game_table.c.id == table.id).values(values))
    if changed.rowcount == 0:
        return False
    await connection.execute(delete(seat).where(seat.c.table_id == table.id))
    await _insert(connection, seat, seats)
    await _insert_holders(connection, table.id, holders)
    return True


async def _insert_holders(connection: AsyncConnection, table: str, holders: list[columns.Values]) -> None:
    """Insert the holders, and give the seats of guests who have logged in meanwhile to the people they are now.

    A table in this process may not know it yet. Inserting waits for a merge that is under way, so the next statement
    sees it.
    """
    await _insert(connection, holder, holders)
    await give_merged(connection, holder.c.table_id == table, game_table.c.id == table)


async def _insert(connection: AsyncConnection, into: Table, rows: list[columns.Values]) -> None:
    """Insert rows; without any do nothing, where SQLAlchemy would insert one of defaults."""
    if rows:
        await connection.execute(insert(into), rows)


async def of_id(connection: AsyncConnection, id: str) -> TableRow | None:
    rows = await found(connection, select(game_table).where(game_table.c.id == id))
    return rows[0] if rows else None


async def listed(
    connection: AsyncConnection, state: Sequence[str], public: bool | None, person: str | None, limit: int
) -> list[TableRow]:
    wanted = select(game_table).where(game_table.c.state.in_(state))
    if public is not None:
        wanted = wanted.where(game_table.c.public == public)
    if public:  # nobody can join or watch what is about to begin, and a large tournament would push all else aside
        wanted = wanted.where(NOT_ABOUT_TO_BEGIN)
    if person is not None:
        wanted = wanted.join(THEIRS, THEIRS.c.table_id == game_table.c.id)
    newest_first = wanted.order_by(game_table.c.created.desc(), game_table.c.id.desc())
    return await found(connection, newest_first.limit(limit), person)


async def of_people(connection: AsyncConnection, people: Sequence[str], limit: int) -> list[TableRow]:
    """Public tables that are open or running, where one of these people holds a seat, newest first.

    It looks at the tables and not at the people, who may have finished thousands of games.
    """
    is_held = exists().where(holder.c.table_id == game_table.c.id, holder.c.person_id.in_(people))
    wanted = select(game_table).where(
        game_table.c.public == true(), game_table.c.state.in_(("open", "running")), is_held
    )
    return await found(connection, wanted.order_by(game_table.c.created.desc(), game_table.c.id.desc()).limit(limit))


async def of_person(connection: AsyncConnection, person: str, is_locked: bool = False) -> list[TableRow]:
    """Their tables; locked, nobody else changes them until the end of the transaction."""
    wanted = select(game_table).join(THEIRS, THEIRS.c.table_id == game_table.c.id)
    if is_locked:
        wanted = wanted.with_for_update(of=game_table)
    return await found(connection, wanted.order_by(game_table.c.created, game_table.c.id), person)


async def ids_of_person(connection: AsyncConnection, person: str) -> list[str]:
    wanted = select(game_table.c.id).join(THEIRS, THEIRS.c.table_id == game_table.c.id)
    return list(await connection.scalars(wanted.order_by(game_table.c.created, game_table.c.id), {PERSON: person}))


async def of_ids(connection: AsyncConnection, ids: Sequence[str]) -> list[TableRow]:
    wanted = select(game_table).where(game_table.c.id.in_(ids))
    return await found(connection, wanted.order_by(game_table.c.created, game_table.c.id))


async def found(
    connection: AsyncConnection, wanted: Select[tuple[object, ...]], person: str | None = None
) -> list[TableRow]:
    """The tables that a statement selects, which may be about the tables of a person."""
    tables = (await connection.execute(wanted, {} if person is None else {PERSON: person})).mappings().all()
    ids = [row["id"] for row in tables]
    if not ids:
        return []
    seats = await connection.execute(
        select(seat).where(seat.c.table_id.in_(ids)).order_by(seat.c.table_id, seat.c.seat)
    )
    holders = await connection.execute(
        select(holder).where(holder.c.table_id.in_(ids)).order_by(holder.c.place, holder.c.person_id)
    )
    return columns.tables_from(tables, seats.mappings(), holders.mappings())


# --- lines and chat


async def lines(connection: AsyncConnection, table: str) -> list[LineRow]:
    wanted = select(line).where(line.c.table_id == table).order_by(line.c.number)
    return [columns.line_from(row) for row in (await connection.execute(wanted)).mappings()]


async def note_spent(connection: AsyncConnection, notes: Sequence[SpentNote], fence: int | None = None) -> None:
    for note in notes:
        await check_fence(connection, note.table, fence)
        changed = update(line).where(line.c.table_id == note.table, line.c.number == note.line)
        await connection.execute(changed.values(spent=note.spent))


async def last_moves(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    """When everybody last saw a move at each table, where that is known: one look at the end of each record."""
    wanted = select(game_table.c.id, last_seen_move()).where(game_table.c.id.in_(ids))
    return {id: at for id, at in await connection.execute(wanted) if at is not None}


def last_seen_move() -> ScalarSelect[int | None]:
    """When everybody last saw a move at a table of the query around it."""
    seen = select(line.c.at).where(line.c.table_id == game_table.c.id, line.c.at.is_not(None))
    return seen.order_by(line.c.number.desc()).limit(1).scalar_subquery()


async def last_asked(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    """The seats that each table asks after its last line, where that is known."""
    last = select(line.c.asked).where(line.c.table_id == game_table.c.id).order_by(line.c.number.desc()).limit(1)
    wanted = select(game_table.c.id, last.scalar_subquery()).where(game_table.c.id.in_(ids))
    return {id: asked for id, asked in await connection.execute(wanted) if asked is not None}


async def last_told(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, dict[str, Any]]:
    """What everybody saw last at each table, where that is known."""
    told = select(line.c.told).where(line.c.table_id == game_table.c.id, line.c.told.is_not(None))
    last = told.order_by(line.c.number.desc()).limit(1).scalar_subquery()
    wanted = select(game_table.c.id, last).where(game_table.c.id.in_(ids))
    return {id: event for id, event in await connection.execute(wanted) if event}


async def last_spent(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[int]]:
    """What each seat had spent when the last line of each table was stored or brought up to date."""
    last = select(line.c.spent).where(line.c.table_id == game_table.c.id).order_by(line.c.number.desc()).limit(1)
    wanted = select(game_table.c.id, last.scalar_subquery()).where(game_table.c.id.in_(ids))
    return {id: spent for id, spent in await connection.execute(wanted) if spent is not None}


async def note_asked(connection: AsyncConnection, table: str, number: int, asked: int) -> None:
    is_it = (line.c.table_id == table, line.c.number == number)
    await connection.execute(update(line).where(*is_it).values(asked=asked))


async def last_said(connection: AsyncConnection, table: str, limit: int) -> list[ChatRow]:
    wanted = select(chat).where(chat.c.table_id == table).order_by(chat.c.number.desc()).limit(limit)
    rows = (await connection.execute(wanted)).mappings().all()
    return [columns.chat_from(row) for row in reversed(rows)]


async def said_by(connection: AsyncConnection, person: str) -> list[ChatRow]:
    """What a person has said, and what was said from their seats before it was noted by whom."""
    is_from_seat = exists().where(
        holder.c.person_id == person, holder.c.table_id == chat.c.table_id, holder.c.seat == chat.c.seat
    )
    is_theirs = or_(chat.c.person_id == person, chat.c.person_id.is_(None) & is_from_seat)
    wanted = select(chat).where(is_theirs).order_by(chat.c.at, chat.c.table_id, chat.c.number)
    return [columns.chat_from(row) for row in (await connection.execute(wanted)).mappings()]


async def say(connection: AsyncConnection, new: ChatRow, most: int | None = None, fence: int | None = None) -> bool:
    """Store a chat message; False if it was stored before. Of a table, the last `most` messages are kept."""
    await check_fence(connection, new.table, fence)
    before = select(chat.c.number).where(chat.c.table_id == new.table, chat.c.key == new.key)
    if await connection.scalar(before) is not None:
        return False
    try:
        await connection.execute(insert(chat).values(columns.of_chat(new)))
    except IntegrityError as error:
        raise TwoWriters(new.table, new.number) from error
    if most is not None:
        await connection.execute(delete(chat).where(chat.c.table_id == new.table, chat.c.number <= new.number - most))
    return True
