"""Queries on people."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.settings import Limits
from posse.server.store import alert_channels, columns, heirs, membership, news, quotas
from posse.server.store.errors import NameTaken, NoSuchPerson
from posse.server.store.rows import Person
from posse.server.store.schema import chat, game_table, holder, merger, person, preview, seat

OTHER = holder.alias()  # one for all calls: an alias is a cycle, which only the garbage collector would free


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
    await news.tell(connection, news.CHANGED, person=id)
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
    """Give what is the guest's to somebody else, now and whenever a table is stored that still names them.

    Locking the guest makes a table wait that is just being stored with the guest on a seat, or makes this wait for it.
    """
    await connection.execute(select(person.c.id).where(person.c.id == guest).with_for_update())
    await connection.execute(delete(merger).where(merger.c.guest == guest))
    await connection.execute(insert(merger).values(guest=guest, person_id=into))
    await give_merged(connection, holder.c.person_id == guest, game_table.c.host == guest)
    await connection.execute(update(chat).where(chat.c.person_id == guest).values(person_id=into))
    await heirs.inherit(connection, guest, into)
    await alert_channels.merge(connection, guest, into)
    await news.tell(connection, news.MERGED, guest=guest, into=into)


async def mergers(connection: AsyncConnection, guests: Sequence[str]) -> dict[str, str]:
    rows = await connection.execute(select(merger.c.guest, merger.c.person_id).where(merger.c.guest.in_(guests)))
    return {row.guest: row.person_id for row in rows}


async def give_merged(
    connection: AsyncConnection, are_seats: ColumnElement[bool], are_tables: ColumnElement[bool]
) -> None:
    """Give seats and tables of merged guests to the people they are now, once where both hold the seat."""
    of_holder = select(merger.c.person_id).where(merger.c.guest == holder.c.person_id)
    heir = of_holder.correlate(holder).scalar_subquery()
    is_shared = exists().where(
        OTHER.c.table_id == holder.c.table_id, OTHER.c.seat == holder.c.seat, OTHER.c.person_id == heir
    )
    guests = select(merger.c.guest)
    is_guest = holder.c.person_id.in_(guests)
    await connection.execute(delete(holder).where(are_seats, is_guest, is_shared))
    await connection.execute(update(holder).where(are_seats, is_guest).values(person_id=heir))
    host = select(merger.c.person_id).where(merger.c.guest == game_table.c.host).scalar_subquery()
    await connection.execute(update(game_table).where(are_tables, game_table.c.host.in_(guests)).values(host=host))


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
    await connection.execute(update(seat).where(theirs, ~others).values(name=None, author=None, deleted=True))
    seen = select(holder.c.table_id).where(holder.c.person_id == id)
    await connection.execute(delete(preview).where(preview.c.table_id.in_(seen)))
    await connection.execute(delete(holder).where(holder.c.person_id == id))
    await membership.leave_all(connection, id)
    await connection.execute(update(game_table).where(game_table.c.host == id).values(host=None))
    await heirs.forget(connection, id)
    await alert_channels.forget(connection, id)
    await connection.execute(delete(person).where(person.c.id == id))
