"""Queries on people."""

from sqlalchemy import ColumnElement, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.settings import Limits
from posse.server.store import columns, quotas
from posse.server.store.errors import NameTaken
from posse.server.store.rows import Person
from posse.server.store.schema import game_table, holder, person


async def add(connection: AsyncConnection, new: Person, limits: Limits | None = None) -> None:
    if limits is not None:
        await quotas.check_guest(connection, new, limits)
    try:
        await connection.execute(insert(person).values(columns.of_person(new)))
    except IntegrityError as error:
        raise NameTaken(new.account) from error


async def save(connection: AsyncConnection, changed: Person) -> None:
    try:
        await connection.execute(update(person).where(person.c.id == changed.id).values(columns.of_person(changed)))
    except IntegrityError as error:
        raise NameTaken(changed.account) from error


async def of_id(connection: AsyncConnection, id: str) -> Person | None:
    return await _one(connection, person.c.id == id)


async def of_account(connection: AsyncConnection, account: str) -> Person | None:
    return await _one(connection, person.c.account_key == columns.account_key(account))


async def _one(connection: AsyncConnection, is_wanted: ColumnElement[bool]) -> Person | None:
    row = (await connection.execute(select(person).where(is_wanted))).mappings().first()
    return None if row is None else columns.person_from(row)


async def merge(connection: AsyncConnection, guest: str, into: str) -> None:
    """Give the guest's seats and tables to somebody else; where both hold a seat the guest is only removed."""
    other = holder.alias()
    is_shared = exists().where(
        other.c.table_id == holder.c.table_id, other.c.seat == holder.c.seat, other.c.person_id == into
    )
    await connection.execute(delete(holder).where(holder.c.person_id == guest, is_shared))
    await connection.execute(update(holder).where(holder.c.person_id == guest).values(person_id=into))
    await connection.execute(update(game_table).where(game_table.c.host == guest).values(host=into))
