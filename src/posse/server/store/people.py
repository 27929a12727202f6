"""Queries on people."""

from typing import Any

from sqlalchemy import ColumnElement, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.settings import Limits
from posse.server.store import columns, quotas
from posse.server.store.errors import NameTaken, NoSuchPerson
from posse.server.store.rows import Person
from posse.server.store.schema import chat, game_table, holder, person, seat


async def add(connection: AsyncConnection, new: Person, limits: Limits | None = None) -> None:
    if limits is not None:
        await quotas.check_guest(connection, new, limits)
    try:
        await connection.execute(insert(person).values(columns.of_person(new)))
    except IntegrityError as error:
        raise NameTaken(new.account) from error


async def change(connection: AsyncConnection, id: str, fields: dict[str, Any]) -> Person:
    """Change only these fields, so that a copy that is out of date never overwrites the others."""
    try:
        await connection.execute(update(person).where(person.c.id == id).values(columns.with_keys(fields)))
    except IntegrityError as error:
        raise NameTaken(fields.get("account")) from error
    changed = await of_id(connection, id)
    if changed is None:
        raise NoSuchPerson
    return changed


async def of_id(connection: AsyncConnection, id: str) -> Person | None:
    found = await _found(connection, person.c.id == id)
    return found[0] if found else None


async def of_account(connection: AsyncConnection, account: str) -> Person | None:
    found = await _found(connection, person.c.account_key == columns.account_key(account))
    return found[0] if found else None


async def of_email(connection: AsyncConnection, email: str) -> list[Person]:
    return await _found(connection, person.c.email_key == columns.email_key(email))


async def _found(connection: AsyncConnection, is_wanted: ColumnElement[bool]) -> list[Person]:
    rows = await connection.execute(select(person).where(is_wanted).order_by(person.c.created))
    return [columns.person_from(row) for row in rows.mappings()]


async def merge(connection: AsyncConnection, guest: str, into: str) -> None:
    """Give what is the guest's to somebody else; where both hold a seat the guest is only removed."""
    other = holder.alias()
    is_shared = exists().where(
        other.c.table_id == holder.c.table_id, other.c.seat == holder.c.seat, other.c.person_id == into
    )
    await connection.execute(delete(holder).where(holder.c.person_id == guest, is_shared))
    await connection.execute(update(holder).where(holder.c.person_id == guest).values(person_id=into))
    await connection.execute(update(game_table).where(game_table.c.host == guest).values(host=into))
    await connection.execute(update(chat).where(chat.c.person_id == guest).values(person_id=into))


async def remove(connection: AsyncConnection, id: str) -> None:
    """Delete a person; seats that nobody else holds and messages stay without a name."""
    theirs = exists().where(
        holder.c.table_id == seat.c.table_id, holder.c.seat == seat.c.seat, holder.c.person_id == id
    )
    others = exists().where(
        holder.c.table_id == seat.c.table_id, holder.c.seat == seat.c.seat, holder.c.person_id != id
    )
    # Messages of earlier versions do not know who said them, but from which seat.
    from_seat = exists().where(
        holder.c.person_id == id, holder.c.table_id == chat.c.table_id, holder.c.seat == chat.c.seat
    )
    said = or_(chat.c.person_id == id, chat.c.person_id.is_(None) & from_seat)
    await connection.execute(update(chat).where(said).values(name="", person_id=None))
    await connection.execute(update(seat).where(theirs, ~others).values(name=None, deleted=True))
    await connection.execute(delete(holder).where(holder.c.person_id == id))
    await connection.execute(update(game_table).where(game_table.c.host == id).values(host=None))
    await connection.execute(delete(person).where(person.c.id == id))
