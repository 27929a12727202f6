"""Tournaments in the store: who has entered, who plays where in each round, and what it brought."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.errors import Missing, NotNow
from posse.server.store import tables
from posse.server.store.database import Database
from posse.server.store.giving import give
from posse.server.store.rows import TableRow
from posse.server.store.schema import game_table, person
from posse.server.store.social_schema import entrant, pairing, tournament

BYE = 1.0  # points for somebody who is left out, as for a win
MOST_LISTED = 30
DAY = timedelta(days=1)
IS_GOING_ON = tournament.c.state.in_(("open", "running"))


class TournamentRow(NamedTuple):
    """A tournament: `seats` is how many a table should seat, `round` the present one, 0 before the first.

    Its state is open, running, over, or closed by its host.
    """

    id: str
    name: str
    game: str
    clock: dict[str, Any]
    seats: int
    rounds: int
    host: str | None
    created: datetime
    posse: str | None = None
    round: int = 0
    state: str = "open"


class Entrant(NamedTuple):
    """Somebody who has entered a tournament, and may have dropped out."""

    id: str
    name: str
    dropped: bool


class Pairing(NamedTuple):
    """Where somebody plays in a round: at no table if they are left out. The points come when the round is over."""

    round: int
    person: str
    table: str | None
    points: float | None


class Course(NamedTuple):
    """All about a tournament: its entrants by time, its pairings by round, and its tables by id."""

    row: TournamentRow
    entrants: list[Entrant]
    pairings: list[Pairing]
    tables: dict[str, TableRow]


class NextRound(NamedTuple):
    """The end of a round: what it brought, and who drops out; and the next one, or nothing if that was the last."""

    points: Mapping[str, float]
    dropped: Collection[str]
    tables: Sequence[tuple[TableRow, Sequence[str]]]
    byes: Collection[str]


class Tournaments:
    """The part of the store about tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, new: TournamentRow, most: int) -> None:
        """Store a new tournament, which its host has entered.

        `NotNow` if its host has made, or entered, so many that are not over, or within a day.
        """
        await self._database.write(_add, new, most)

    async def tournament(self, id: str) -> TournamentRow | None:
        return await self._database.read(_of_id, id)

    async def course(self, id: str) -> Course:
        """All about a tournament; `Missing` if there is none."""
        return await self._database.read(_course, id)

    async def listed(self, person: str | None, posse: str | None = None) -> list[TournamentRow]:
        """The latest tournaments: those of a group; or all public ones, and those that a person has entered."""
        return await self._database.read(_listed, person, posse)

    async def entered(self, person: str) -> list[str]:
        """The ids of all tournaments that a person has entered."""
        return await self._database.read(_entered, person)

    async def enter(self, id: str, person: str, now: datetime, most: int, most_entered: int) -> None:
        """Enter before the first round, or come back after dropping out; `NotNow` if it is too late, or full.

        Also if this person has entered so many that are not over, or within a day.
        """
        await self._database.write(_enter, id, person, now, most, most_entered)

    async def drop(self, id: str, person: str) -> None:
        """Drop out: before the first round without a trace."""
        await self._database.write(_drop, id, person)

    async def close(self, id: str) -> None:
        """End a tournament early; its tables go on."""
        await self._database.write(_close, id)

    async def due(self, limit: int) -> list[str]:
        """Running tournaments whose tables have all ended."""
        return await self._database.read(_due, limit)

    async def go_on(self, id: str, before: int, then: NextRound) -> bool:
        """End the present round and begin the next one, all at once; False if somebody else has done it."""
        return await self._database.change_tables(_go_on, id, before, then)


async def _add(connection: AsyncConnection, new: TournamentRow, most: int) -> None:
    theirs = select(func.count()).select_from(tournament).where(tournament.c.host_id == new.host)
    counted = theirs.where(or_(IS_GOING_ON, tournament.c.created > new.created - DAY))
    _check(await connection.scalar(counted), most)
    assert new.host is not None, "somebody makes it"
    values = new._asdict()
    await connection.execute(insert(tournament).values(host_id=values.pop("host"), **values))
    await _add_entrant(connection, new.id, new.host, new.created, most)


async def _of_id(connection: AsyncConnection, id: str) -> TournamentRow | None:
    found = await _rows(connection, tournament.c.id == id)
    return found[0] if found else None


async def _rows(connection: AsyncConnection, is_wanted: ColumnElement[bool]) -> list[TournamentRow]:
    wanted = select(tournament).where(is_wanted).order_by(tournament.c.created.desc(), tournament.c.id)
    rows = (await connection.execute(wanted.limit(MOST_LISTED))).mappings()
    return [_row(dict(row)) for row in rows]


def _row(values: dict[str, Any]) -> TournamentRow:
    return TournamentRow(host=values.pop("host_id"), **values)


async def _listed(connection: AsyncConnection, who: str | None, posse: str | None) -> list[TournamentRow]:
    if posse is not None:
        return await _rows(connection, tournament.c.posse == posse)
    is_public = and_(tournament.c.posse.is_(None), tournament.c.state != "closed")
    entered = exists().where(entrant.c.tournament_id == tournament.c.id, entrant.c.person_id == who)
    return await _rows(connection, or_(is_public, entered))


async def _entered(connection: AsyncConnection, who: str) -> list[str]:
    wanted = select(entrant.c.tournament_id).where(entrant.c.person_id == who)
    return list(await connection.scalars(wanted.order_by(entrant.c.entered, entrant.c.tournament_id)))


async def _course(connection: AsyncConnection, id: str) -> Course:
    row = await _of_id(connection, id)
    if row is None:
        raise Missing("no-such-tournament")
    pairings = await _pairings(connection, id)
    played = {one.table for one in pairings if one.table is not None}
    rows = await tables.found(connection, select(game_table).where(game_table.c.id.in_(played)))
    return Course(row, await _entrants(connection, id), pairings, {one.id: one for one in rows})


async def _entrants(connection: AsyncConnection, id: str) -> list[Entrant]:
    wanted = select(person.c.id, person.c.name, entrant.c.dropped).join(entrant, entrant.c.person_id == person.c.id)
    ordered = wanted.where(entrant.c.tournament_id == id).order_by(entrant.c.entered, person.c.id)
    return [Entrant(*row) for row in await connection.execute(ordered)]


async def _pairings(connection: AsyncConnection, id: str) -> list[Pairing]:
    wanted = select(pairing.c.round, pairing.c.person_id, pairing.c.table_id, pairing.c.points)
    ordered = wanted.where(pairing.c.tournament_id == id).order_by(pairing.c.round, pairing.c.person_id)
    return [Pairing(*row) for row in await connection.execute(ordered)]


def _check(count: int | None, most: int) -> None:
    if (count or 0) >= most:
        raise NotNow("too-many-tournaments", most=most)


# --- coming and going


async def _locked(connection: AsyncConnection, id: str) -> TournamentRow:
    """A tournament that nobody else changes until the end of the transaction."""
    wanted = select(tournament).where(tournament.c.id == id).with_for_update()
    found = (await connection.execute(wanted)).mappings().first()
    if found is None:
        raise Missing("no-such-tournament")
    return _row(dict(found))


async def _enter(connection: AsyncConnection, id: str, who: str, now: datetime, most: int, most_entered: int) -> None:
    row = await _locked(connection, id)
    theirs = (entrant.c.tournament_id == id, entrant.c.person_id == who)
    if row.state not in ("open", "running"):
        raise NotNow("tournament-over")
    if await connection.scalar(select(entrant.c.person_id).where(*theirs)) is not None:
        await connection.execute(update(entrant).where(*theirs).values(dropped=False))
        return
    if row.state != "open":
        raise NotNow("tournament-started")
    count = await connection.scalar(select(func.count()).select_from(entrant).where(entrant.c.tournament_id == id))
    if (count or 0) >= most:
        raise NotNow("tournament-full", most=most)
    await _add_entrant(connection, id, who, now, most_entered)


async def _add_entrant(connection: AsyncConnection, id: str, who: str, now: datetime, most: int) -> None:
    entered = select(func.count()).select_from(entrant).join(tournament, tournament.c.id == entrant.c.tournament_id)
    counted = entered.where(entrant.c.person_id == who, or_(IS_GOING_ON, entrant.c.entered > now - DAY))
    _check(await connection.scalar(counted), most)
    await connection.execute(insert(entrant).values(tournament_id=id, person_id=who, entered=now, dropped=False))


async def _drop(connection: AsyncConnection, id: str, who: str) -> None:
    row = await _locked(connection, id)
    theirs = (entrant.c.tournament_id == id, entrant.c.person_id == who)
    if row.state == "open":
        await connection.execute(delete(entrant).where(*theirs))
    elif row.state == "running":
        await connection.execute(update(entrant).where(*theirs).values(dropped=True))


async def _close(connection: AsyncConnection, id: str) -> None:
    row = await _locked(connection, id)
    if row.state in ("open", "running"):
        await connection.execute(update(tournament).where(tournament.c.id == id).values(state="closed"))


# --- rounds


async def _due(connection: AsyncConnection, limit: int) -> list[str]:
    is_played = exists().where(
        pairing.c.tournament_id == tournament.c.id,
        pairing.c.round == tournament.c.round,
        pairing.c.table_id == game_table.c.id,
        game_table.c.state.in_(("open", "running")),
    )
    wanted = select(tournament.c.id).where(tournament.c.state == "running", ~is_played)
    return list(await connection.scalars(wanted.order_by(tournament.c.id).limit(limit)))


async def _go_on(connection: AsyncConnection, id: str, before: int, then: NextRound) -> bool:
    row = await _locked(connection, id)
    if row.round != before or row.state != ("open" if before == 0 else "running"):
        return False
    theirs = (pairing.c.tournament_id == id, pairing.c.round == before)
    for who, points in then.points.items():
        await connection.execute(update(pairing).where(*theirs, pairing.c.person_id == who).values(points=points))
    out = (entrant.c.tournament_id == id, entrant.c.person_id.in_(then.dropped))
    await connection.execute(update(entrant).where(*out).values(dropped=True))
    if then.tables:
        await _begin_round(connection, id, before + 1, then)
        changed: dict[str, Any] = {"round": before + 1, "state": "running"}
    else:
        changed = {"state": "over"}
    await connection.execute(update(tournament).where(tournament.c.id == id).values(changed))
    return True


async def _begin_round(connection: AsyncConnection, id: str, number: int, then: NextRound) -> None:
    rows = [{"person_id": who, "table_id": None, "points": BYE} for who in then.byes]
    for table, people in then.tables:
        await tables.add(connection, table)
        rows += [{"person_id": who, "table_id": table.id, "points": None} for who in people]
    await connection.execute(insert(pairing), [{"tournament_id": id, "round": number, **row} for row in rows])


async def move(connection: AsyncConnection, guest: str, into: str) -> None:
    """Give the places of a guest to the account that they have logged in to."""
    for column in (entrant.c.person_id, pairing.c.person_id):
        await give(connection, column, guest, into)
    await connection.execute(update(tournament).where(tournament.c.host_id == guest).values(host_id=into))
