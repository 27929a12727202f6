"""Queries on tables: their seats and holders, lines and chat."""

from collections.abc import Sequence

from sqlalchemy import Select, Table, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import columns
from posse.server.store.errors import LeaseLost, StoreFailed, TwoWriters
from posse.server.store.people import give_merged
from posse.server.store.rows import ChatRow, LineRow, TableRow
from posse.server.store.schema import chat, game_table, holder, lease, line, seat

FIRST_FENCE = 1

# --- tables


async def add(connection: AsyncConnection, table: TableRow, owner: str | None = None) -> None:
    values, seats, holders = columns.of_table(table)
    await _insert(connection, game_table, [values])
    await _insert(connection, seat, seats)
    await _insert_holders(connection, table.id, holders)
    if owner is not None:
        await _insert(connection, lease, [{"table_id": table.id, "owner": owner, "fence": FIRST_FENCE}])


async def save(connection: AsyncConnection, table: TableRow, fence: int | None) -> None:
    await check_fence(connection, table.id, fence)
    if not await _is_replaced(connection, table):
        raise StoreFailed


async def begin(connection: AsyncConnection, table: TableRow, lines: Sequence[LineRow], fence: int | None) -> None:
    await check_fence(connection, table.id, fence)
    if not await _is_replaced(connection, table):
        await add(connection, table)
    await _insert_lines(connection, table, lines)


async def add_started(
    connection: AsyncConnection, table: TableRow, lines: Sequence[LineRow], owner: str | None
) -> None:
    await add(connection, table, owner)
    await _insert_lines(connection, table, lines)


async def check_fence(connection: AsyncConnection, table: str, fence: int | None) -> None:
    """`LeaseLost` unless the fence is that of the lease; it stays so until the end of the transaction."""
    if fence is None:
        return
    held = select(lease.c.fence).where(lease.c.table_id == table).with_for_update(read=True)
    if await connection.scalar(held) != fence:
        raise LeaseLost(table)


async def _insert_lines(connection: AsyncConnection, table: TableRow, lines: Sequence[LineRow]) -> None:
    try:
        await _insert(connection, line, [columns.of_part(line) for line in lines])
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
    found = await _found(connection, select(game_table).where(game_table.c.id == id))
    return found[0] if found else None


async def listed(
    connection: AsyncConnection, state: Sequence[str], public: bool | None, person: str | None, limit: int
) -> list[TableRow]:
    wanted = select(game_table).where(game_table.c.state.in_(state))
    if public is not None:
        wanted = wanted.where(game_table.c.public == public)
    if person is not None:
        held = select(holder.c.table_id).where(holder.c.person_id == person)
        hosted = select(game_table.c.id).where(game_table.c.host == person)
        theirs = held.union(hosted).subquery()
        wanted = wanted.join(theirs, theirs.c.table_id == game_table.c.id)
    newest_first = wanted.order_by(game_table.c.created.desc(), game_table.c.id.desc())
    return await _found(connection, newest_first.limit(limit))


async def _found(connection: AsyncConnection, wanted: Select[tuple[object, ...]]) -> list[TableRow]:
    tables = (await connection.execute(wanted)).mappings().all()
    ids = [row["id"] for row in tables]
    seats = await connection.execute(
        select(seat).where(seat.c.table_id.in_(ids)).order_by(seat.c.table_id, seat.c.seat)
    )
    holders = await connection.execute(
        select(holder).where(holder.c.table_id.in_(ids)).order_by(holder.c.place, holder.c.person_id)
    )
    return columns.tables_from(tables, seats.mappings(), holders.mappings())


async def self_running(connection: AsyncConnection) -> list[str]:
    is_bots = or_(seat.c.kind == "bot", seat.c.standin.is_not(None))
    has_bots = exists().where(seat.c.table_id == game_table.c.id, is_bots)
    wanted = select(game_table.c.id).where(
        game_table.c.state == "running", or_(game_table.c.clock.is_not(None), has_bots)
    )
    return list(await connection.scalars(wanted.order_by(game_table.c.created)))


# --- lines and chat


async def lines(connection: AsyncConnection, table: str) -> list[LineRow]:
    wanted = select(line).where(line.c.table_id == table).order_by(line.c.number)
    return [columns.line_from(row) for row in (await connection.execute(wanted)).mappings()]


async def last_moves(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    """When the last line of each table was played, where that is known: one look at the end of each record."""
    last = select(line.c.at).where(line.c.table_id == game_table.c.id).order_by(line.c.number.desc()).limit(1)
    wanted = select(game_table.c.id, last.scalar_subquery()).where(game_table.c.id.in_(ids))
    return {id: at for id, at in await connection.execute(wanted) if at is not None}


async def last_asked(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    """The seats that each table asks after its last line, where that is known."""
    last = select(line.c.asked).where(line.c.table_id == game_table.c.id).order_by(line.c.number.desc()).limit(1)
    wanted = select(game_table.c.id, last.scalar_subquery()).where(game_table.c.id.in_(ids))
    return {id: asked for id, asked in await connection.execute(wanted) if asked is not None}


async def note_asked(connection: AsyncConnection, table: str, number: int, asked: int) -> None:
    is_it = (line.c.table_id == table, line.c.number == number)
    await connection.execute(update(line).where(*is_it).values(asked=asked))


async def last_said(connection: AsyncConnection, table: str, limit: int) -> list[ChatRow]:
    wanted = select(chat).where(chat.c.table_id == table).order_by(chat.c.number.desc()).limit(limit)
    rows = (await connection.execute(wanted)).mappings().all()
    return [columns.chat_from(row) for row in reversed(rows)]


async def say(connection: AsyncConnection, new: ChatRow, fence: int | None) -> bool:
    """Store a chat message; False if it was stored before."""
    await check_fence(connection, new.table, fence)
    before = select(chat.c.number).where(chat.c.table_id == new.table, chat.c.key == new.key)
    if await connection.scalar(before) is not None:
        return False
    try:
        await connection.execute(insert(chat).values(columns.of_part(new)))
    except IntegrityError as error:
        raise TwoWriters(new.table, new.number) from error
    return True
