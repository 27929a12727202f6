"""Who belongs to which group of people: a group always has an owner, and ends with its last member."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.errors import Forbidden, Missing, NotNow
from posse.server.store.giving import give
from posse.server.store.schema import game_table, person
from posse.server.store.social_schema import member, posse


class PosseRow(NamedTuple):
    """A group: its name, the key of the link to it, and the id of its owner."""

    id: str
    name: str
    key: str
    owner: str
    created: datetime


class Member(NamedTuple):
    """Somebody in a group."""

    id: str
    name: str
    joined: datetime


async def of_id(connection: AsyncConnection, id: str) -> PosseRow | None:
    found = (await connection.execute(select(posse).where(posse.c.id == id))).mappings().first()
    return None if found is None else _row(dict(found))


def _row(values: dict[str, object]) -> PosseRow:
    return PosseRow(owner=values.pop("owner_id"), **values)  # type: ignore[arg-type]  # columns of these names


async def _locked(connection: AsyncConnection, id: str) -> PosseRow:
    """A group that nobody else changes until the end of the transaction."""
    found = (await connection.execute(select(posse).where(posse.c.id == id).with_for_update())).mappings().first()
    if found is None:
        raise Missing("no-such-posse")
    return _row(dict(found))


async def members(connection: AsyncConnection, id: str) -> list[Member]:
    """Those who belong to a group, the oldest members first."""
    wanted = select(person.c.id, person.c.name, member.c.joined).join(member, member.c.person_id == person.c.id)
    ordered = wanted.where(member.c.posse_id == id).order_by(member.c.joined, person.c.id)
    return [Member(*row) for row in await connection.execute(ordered)]


async def of_person(connection: AsyncConnection, id: str) -> list[PosseRow]:
    """The groups of a person, by name."""
    wanted = select(posse).join(member, member.c.posse_id == posse.c.id).where(member.c.person_id == id)
    rows = (await connection.execute(wanted.order_by(posse.c.name, posse.c.id))).mappings()
    return [_row(dict(row)) for row in rows]


async def is_member(connection: AsyncConnection, id: str, who: str) -> bool:
    wanted = select(member.c.person_id).where(member.c.posse_id == id, member.c.person_id == who)
    return await connection.scalar(wanted) is not None


# --- changes


async def add(connection: AsyncConnection, new: PosseRow, most: int) -> None:
    """Store a group with its owner as the only member; `NotNow` if they belong to so many."""
    await _check_room_of(connection, new.owner, most)
    values = {"id": new.id, "name": new.name, "key": new.key, "owner_id": new.owner, "created": new.created}
    await connection.execute(insert(posse).values(values))
    await connection.execute(insert(member).values(posse_id=new.id, person_id=new.owner, joined=new.created))


async def join(
    connection: AsyncConnection, id: str, key: str, who: str, now: datetime, most: int, most_members: int
) -> None:
    """Become a member by the key of the link; whoever is one stays one."""
    group = await _locked(connection, id)
    if await is_member(connection, id, who):
        return
    if group.key != key:
        raise Missing("dead-posse-link")
    await _check_room_of(connection, who, most)
    if await _count(connection, member.c.posse_id == id) >= most_members:
        raise NotNow("posse-full", most=most_members)
    await connection.execute(insert(member).values(posse_id=id, person_id=who, joined=now))


async def _check_room_of(connection: AsyncConnection, who: str, most: int) -> None:
    await connection.execute(select(person.c.id).where(person.c.id == who).with_for_update())
    if await _count(connection, member.c.person_id == who) >= most:
        raise NotNow("too-many-posses", most=most)


async def _count(connection: AsyncConnection, counted: ColumnElement[bool]) -> int:
    return await connection.scalar(select(func.count()).select_from(member).where(counted)) or 0


async def change(connection: AsyncConnection, id: str, by: str, values: dict[str, str]) -> None:
    """Give a group another name, key or owner, as its owner wishes; the owner must be a member."""
    await _check_owner(connection, id, by)
    if "owner_id" in values and not await is_member(connection, id, values["owner_id"]):
        raise Missing("no-such-person")
    await connection.execute(update(posse).where(posse.c.id == id).values(values))


async def remove(connection: AsyncConnection, id: str, by: str, who: str) -> None:
    """Remove a member, as the owner wishes."""
    await _check_owner(connection, id, by)
    await leave(connection, id, who)


async def _check_owner(connection: AsyncConnection, id: str, who: str) -> None:
    if (await _locked(connection, id)).owner != who:
        raise Forbidden("not-the-owner")


async def leave(connection: AsyncConnection, id: str, who: str) -> None:
    """Leave a group: the oldest member inherits it, and without members it ends; its tables go on."""
    group = await _locked(connection, id)
    await connection.execute(delete(member).where(member.c.posse_id == id, member.c.person_id == who))
    left = await members(connection, id)
    if not left:
        await connection.execute(update(game_table).where(game_table.c.posse == id).values(posse=None))
        await connection.execute(delete(posse).where(posse.c.id == id))
    elif group.owner == who:
        await connection.execute(update(posse).where(posse.c.id == id).values(owner_id=left[0].id))


async def leave_all(connection: AsyncConnection, who: str) -> None:
    """Somebody is deleted: they leave all their groups."""
    for group in await of_person(connection, who):
        await leave(connection, group.id, who)


async def move(connection: AsyncConnection, guest: str, into: str) -> None:
    """Give the groups of a guest to the account that they have logged in to."""
    await give(connection, member.c.person_id, guest, into)
    await connection.execute(update(posse).where(posse.c.owner_id == guest).values(owner_id=into))
