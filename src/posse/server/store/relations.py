"""People and each other: whom somebody follows, mutes and blocks, with whom they played, who invites them."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Literal, NamedTuple

from sqlalchemy import delete, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.errors import NotNow
from posse.server.store import news, tables
from posse.server.store.database import Database
from posse.server.store.giving import give
from posse.server.store.rows import TableRow
from posse.server.store.schema import game_table, holder, person
from posse.server.store.social_schema import invite, relation, report

Kind = Literal["follow", "mute", "block"]
UNHEARD: tuple[Kind, ...] = ("mute", "block")
MOST_RELATIONS = 500  # of one person
MOST_MEETINGS = 200  # seats of others that are looked at for those who were met last
MOST_INVITES = 20  # that are shown to somebody
DAY = timedelta(days=1)


class Acquaintance(NamedTuple):
    """Somebody whom a person has met or decided about; `game` and `met` are of the last table they shared."""

    id: str
    name: str
    kinds: frozenset[str]
    game: str | None = None
    met: datetime | None = None


class Invitation(NamedTuple):
    """A table that waits for players, and the name of whoever asks somebody to sit down there."""

    table: TableRow
    by: str


class Report(NamedTuple):
    """What somebody tells the operator about somebody else."""

    by: str
    about: str
    table: str | None
    reason: str
    text: str
    at: datetime


class Relations:
    """The part of the store about people and each other."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def decide(
        self, person: str, other: str, kind: Kind, is_on: bool, now: datetime, most: int = MOST_RELATIONS
    ) -> None:
        """Follow, mute or block somebody, or no longer; the blocked are not followed. `NotNow` if it is too many."""
        await self._database.write(_decide, person, other, kind, is_on, now, most)

    async def acquaintances(self, person: str) -> list[Acquaintance]:
        """Everybody whom a person has met lately or decided about, the last met first."""
        return await self._database.read(_acquaintances, person)

    async def decisions(self, person: str, others: Collection[str]) -> list[Acquaintance]:
        """What a person has decided about these people; none of them is a bot."""
        return await self._database.read(_decisions, person, others)

    async def unheard(self, person: str) -> frozenset[str]:
        """Those whose chat a person does not want to read."""
        return await self._database.read(_unheard, person)

    async def is_blocked(self, by: Collection[str], person: str) -> bool:
        """Whether one of these people has blocked a person."""
        return bool(by) and await self._database.read(_is_blocked, by, person)

    async def apart(self, person: str) -> set[str]:
        """Those who have blocked a person, or whom that person has blocked."""
        return await self._database.read(_apart, person)

    async def invite(self, table: str, person: str, by: str, now: datetime) -> None:
        """Ask somebody to sit down at a table; asking again changes nothing. `NotNow` if they blocked whoever asks."""
        await self._database.write(_invite, table, person, by, now)

    async def invitations(self, person: str) -> list[Invitation]:
        """The tables with free seats to which a person is invited, the latest first."""
        return await self._database.read(_invitations, person)

    async def invited(self, table: str) -> set[str]:
        """Everybody who is invited to a table."""
        return await self._database.read(_invited, table)

    async def decline(self, table: str, person: str) -> None:
        """Drop an invitation."""
        await self._database.write(_decline, table, person)

    async def reports_by(self, person: str) -> list[str]:
        """What a person has reported and is not dealt with yet, oldest first."""
        return await self._database.read(_reports_by, person)

    async def report(self, new: Report, most: int) -> None:
        """Store a report; `NotNow` if its author has made so many within a day."""
        await self._database.write(_report, new, most)


# --- what people decide


async def _decide(
    connection: AsyncConnection, id: str, other: str, kind: Kind, is_on: bool, now: datetime, most: int
) -> None:
    await connection.execute(select(person.c.id).where(person.c.id == id).with_for_update())
    dropped = (kind, "follow") if kind == "block" else (kind,)
    theirs = (relation.c.person_id == id, relation.c.other_id == other)
    await connection.execute(delete(relation).where(*theirs, relation.c.kind.in_(dropped)))
    if is_on:
        counted = select(func.count()).select_from(relation).where(relation.c.person_id == id)
        if (await connection.scalar(counted) or 0) >= most:
            raise NotNow("too-many-relations", most=most)
        await connection.execute(insert(relation).values(person_id=id, other_id=other, kind=kind, at=now))
    if kind == "block" and is_on:
        await connection.execute(delete(invite).where(invite.c.person_id == id, invite.c.by_id == other))
    await news.tell(connection, news.RELATED, person=id)


async def _acquaintances(connection: AsyncConnection, id: str) -> list[Acquaintance]:
    met = await _met(connection, id)
    decided = {one.id: one for one in await _decided(connection, id)}
    both = [one._replace(kinds=decided[one.id].kinds if one.id in decided else frozenset()) for one in met]
    known = {one.id for one in met}
    return both + [one for one in decided.values() if one.id not in known]


async def _met(connection: AsyncConnection, id: str) -> list[Acquaintance]:
    """Those with whom somebody has played, each with the last table they shared; no bots."""
    mine = select(holder.c.table_id).where(holder.c.person_id == id)
    wanted = (
        select(person.c.id, person.c.name, game_table.c.game, game_table.c.created)
        .join(holder, holder.c.person_id == person.c.id)
        .join(game_table, game_table.c.id == holder.c.table_id)
        .where(holder.c.table_id.in_(mine), person.c.id != id, person.c.author.is_(None))
        .where(game_table.c.header != "")
        .order_by(game_table.c.created.desc(), person.c.id)
        .limit(MOST_MEETINGS)
    )
    last: dict[str, Acquaintance] = {}
    for other, name, game, at in await connection.execute(wanted):
        last.setdefault(other, Acquaintance(other, name, frozenset(), game, at))
    return list(last.values())


async def _decided(connection: AsyncConnection, id: str) -> list[Acquaintance]:
    wanted = (
        select(person.c.id, person.c.name, relation.c.kind)
        .join(relation, relation.c.other_id == person.c.id)
        .where(relation.c.person_id == id)
        .order_by(person.c.name, person.c.id)
    )
    kinds: dict[tuple[str, str], set[str]] = {}
    for other, name, kind in await connection.execute(wanted):
        kinds.setdefault((other, name), set()).add(kind)
    return [Acquaintance(other, name, frozenset(found)) for (other, name), found in kinds.items()]


async def _decisions(connection: AsyncConnection, id: str, others: Collection[str]) -> list[Acquaintance]:
    decided = {one.id: one.kinds for one in await _decided(connection, id)}
    wanted = select(person.c.id, person.c.name).where(person.c.id.in_(others), person.c.author.is_(None))
    return [Acquaintance(*row, decided.get(row[0], frozenset())) for row in await connection.execute(wanted)]


async def _unheard(connection: AsyncConnection, id: str) -> frozenset[str]:
    wanted = select(relation.c.other_id).where(relation.c.person_id == id, relation.c.kind.in_(UNHEARD))
    return frozenset(await connection.scalars(wanted))


async def _is_blocked(connection: AsyncConnection, by: Collection[str], id: str) -> bool:
    blocks = exists().where(relation.c.person_id.in_(by), relation.c.other_id == id, relation.c.kind == "block")
    return bool(await connection.scalar(select(blocks)))


async def _apart(connection: AsyncConnection, id: str) -> set[str]:
    is_about = or_(relation.c.person_id == id, relation.c.other_id == id)
    wanted = select(relation.c.person_id, relation.c.other_id).where(relation.c.kind == "block", is_about)
    return {one for pair in await connection.execute(wanted) for one in pair} - {id}


async def blocks_among(connection: AsyncConnection, people: Collection[str]) -> set[frozenset[str]]:
    """The pairs of these people of whom one has blocked the other."""
    wanted = select(relation.c.person_id, relation.c.other_id).where(
        relation.c.kind == "block", relation.c.person_id.in_(people), relation.c.other_id.in_(people)
    )
    return {frozenset(pair) for pair in await connection.execute(wanted)}


# --- invitations


async def _invite(connection: AsyncConnection, table: str, id: str, by: str, now: datetime) -> None:
    if await _is_blocked(connection, [id], by):
        raise NotNow("cannot-invite")
    await connection.execute(delete(invite).where(invite.c.table_id == table, invite.c.person_id == id))
    await connection.execute(insert(invite).values(table_id=table, person_id=id, by_id=by, at=now))
    await news.tell_people(connection, news.INVITED, [id])


async def _invitations(connection: AsyncConnection, id: str) -> list[Invitation]:
    wanted = (
        select(invite.c.table_id, person.c.name)
        .join(person, person.c.id == invite.c.by_id)
        .join(game_table, game_table.c.id == invite.c.table_id)
        .where(invite.c.person_id == id, game_table.c.state == "open")
        .order_by(invite.c.at.desc(), invite.c.table_id)
        .limit(MOST_INVITES)
    )
    by = {row.table_id: row.name for row in await connection.execute(wanted)}
    rows = await tables.found(connection, select(game_table).where(game_table.c.id.in_(by)))
    waiting = {row.id: row for row in rows if _has_room_for(row, id)}
    return [Invitation(waiting[table], name) for table, name in by.items() if table in waiting]


def _has_room_for(row: TableRow, id: str) -> bool:
    is_seated = any(id in seat.holders for seat in row.seats)
    return not is_seated and any(seat.kind == "open" for seat in row.seats)


async def _invited(connection: AsyncConnection, table: str) -> set[str]:
    return set(await connection.scalars(select(invite.c.person_id).where(invite.c.table_id == table)))


async def _decline(connection: AsyncConnection, table: str, id: str) -> None:
    await connection.execute(delete(invite).where(invite.c.table_id == table, invite.c.person_id == id))
    await news.tell_people(connection, news.INVITED, [id])


# --- reports


async def _report(connection: AsyncConnection, new: Report, most: int) -> None:
    await connection.execute(select(person.c.id).where(person.c.id == new.by).with_for_update())
    lately = (report.c.by_id == new.by, report.c.at > new.at - DAY)
    if (await connection.scalar(select(func.count()).select_from(report).where(*lately)) or 0) >= most:
        raise NotNow("too-many-reports", most=most)
    values = {"by_id": new.by, "about_id": new.about, "table_id": new.table, "reason": new.reason}
    await connection.execute(insert(report).values(**values, text=new.text, at=new.at))


async def _reports_by(connection: AsyncConnection, id: str) -> list[str]:
    return list(await connection.scalars(select(report.c.text).where(report.c.by_id == id).order_by(report.c.number)))


async def reports(connection: AsyncConnection, limit: int) -> list[dict[str, object]]:
    """Reports as an operator reads them, the latest first."""
    author = person.alias("author")
    wanted = (
        select(report, person.c.name.label("name"), author.c.name.label("author"))
        .join(person, person.c.id == report.c.about_id)
        .outerjoin(author, author.c.id == report.c.by_id)
        .order_by(report.c.number.desc())
        .limit(limit)
    )
    return [dict(row) for row in (await connection.execute(wanted)).mappings()]


async def close_reports(connection: AsyncConnection, numbers: Sequence[int]) -> int:
    """Delete reports that are dealt with; how many there were."""
    return (await connection.execute(delete(report).where(report.c.number.in_(numbers)))).rowcount


# --- one person in place of another


async def move(connection: AsyncConnection, guest: str, into: str) -> None:
    """Give what concerns a guest to the account that they have logged in to."""
    for column in (relation.c.person_id, relation.c.other_id, invite.c.person_id):
        await give(connection, column, guest, into)
    await connection.execute(delete(relation).where(relation.c.person_id == relation.c.other_id))
    await connection.execute(invite.update().where(invite.c.by_id == guest).values(by_id=into))
    for column in (report.c.by_id, report.c.about_id):
        await connection.execute(report.update().where(column == guest).values({column.name: into}))
