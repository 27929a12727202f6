"""Queries on people."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import columns, news
from posse.server.store.errors import NameTaken
from posse.server.store.rows import Person
from posse.server.store.schema import game_table, holder, merger, person


async def add(connection: AsyncConnection, new: Person) -> None:
    try:
        await connection.execute(insert(person).values(columns.of_person(new)))
    except IntegrityError as error:
        raise NameTaken(new.account) from error


async def save(connection: AsyncConnection, changed: Person) -> None:
    try:
        await connection.execute(update(person).where(person.c.id == changed.id).values(columns.of_person(changed)))
    except IntegrityError as error:
        raise NameTaken(changed.account) from error
    await news.tell(connection, news.CHANGED, person=changed.id)


async def of_id(connection: AsyncConnection, id: str) -> Person | None:
    return await _one(connection, person.c.id == id)


async def of_account(connection: AsyncConnection, account: str) -> Person | None:
    return await _one(connection, person.c.account_key == columns.account_key(account))


async def _one(connection: AsyncConnection, is_wanted: ColumnElement[bool]) -> Person | None:
    row = (await connection.execute(select(person).where(is_wanted))).mappings().first()
    return None if row is None else columns.person_from(row)


async def merge(connection: AsyncConnection, guest: str, into: str) -> None:
    """Give the guest's seats and tables to somebody else, now and whenever a table is stored that still names them.

    Locking the guest makes a table wait that is just being stored with the guest on a seat, or makes this wait for it.
    """
    await connection.execute(select(person.c.id).where(person.c.id == guest).with_for_update())
    await connection.execute(delete(merger).where(merger.c.guest == guest))
    await connection.execute(insert(merger).values(guest=guest, person_id=into))
    await give_merged(connection, holder.c.person_id == guest, game_table.c.host == guest)
    await news.tell(connection, news.MERGED, guest=guest, into=into)


async def mergers(connection: AsyncConnection, guests: Sequence[str]) -> dict[str, str]:
    rows = await connection.execute(select(merger.c.guest, merger.c.person_id).where(merger.c.guest.in_(guests)))
    return {row.guest: row.person_id for row in rows}


async def give_merged(
    connection: AsyncConnection, are_seats: ColumnElement[bool], are_tables: ColumnElement[bool]
) -> None:
    """Give seats and tables of merged guests to the people they are now, once where both hold the seat."""
    other = holder.alias()
    of_holder = select(merger.c.person_id).where(merger.c.guest == holder.c.person_id)
    heir = of_holder.correlate(holder).scalar_subquery()
    is_shared = exists().where(
        other.c.table_id == holder.c.table_id, other.c.seat == holder.c.seat, other.c.person_id == heir
    )
    guests = select(merger.c.guest)
    is_guest = holder.c.person_id.in_(guests)
    await connection.execute(delete(holder).where(are_seats, is_guest, is_shared))
    await connection.execute(update(holder).where(are_seats, is_guest).values(person_id=heir))
    host = select(merger.c.person_id).where(merger.c.guest == game_table.c.host).scalar_subquery()
    await connection.execute(update(game_table).where(are_tables, game_table.c.host.in_(guests)).values(host=host))
