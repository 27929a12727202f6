"""Tournaments: a round of tables at a time by Swiss pairing, and the next one by itself when all of them have ended.

Every process looks for rounds that are over. The next round, its tables and the points of the last one are stored in
one transaction that only the first of them gets through, so a restart or a second process makes nothing twice.
"""

import asyncio
import contextlib
import logging
import random
from collections.abc import Mapping

import posse
from posse.server.errors import NotNow
from posse.server.league.points import share_beaten
from posse.server.league.seated import Sitter, seated_table
from posse.server.league.standings import byes_of, met_in, standings
from posse.server.league.swiss import Room, Round, pair
from posse.server.store import StoreFailed
from posse.server.store.rows import SeatRow, TableRow
from posse.server.store.terms import Terms
from posse.server.store.tournaments import Course, NextRound, Pairing
from posse.server.tables.registry import Registry

logger = logging.getLogger(__name__)

LOOK_SECONDS = 5.0
BATCH = 20


class Tournaments:
    """Lets tournaments go on."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._look_always())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _look_always(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except StoreFailed:  # logged by the store; the next look comes anyway
                pass
            except Exception:  # a mistake must not end all later looks
                logger.exception("no tournament goes on")

    async def look(self) -> None:
        """Let every tournament go on whose round is over."""
        for id in await self._registry.store.tournaments.due(BATCH):
            await self.go_on(id)

    async def start(self, id: str) -> None:
        """Begin the first round; `NotNow` if that is impossible."""
        course = await self._registry.store.tournaments.course(id)
        least = posse.GAMES[course.row.game].least
        if course.row.state != "open":
            raise NotNow("tournament-started")
        if len(course.entrants) < least:
            raise NotNow("too-few-entrants", least=least)
        await self._go_on(course)

    async def go_on(self, id: str) -> None:
        """End the present round, and begin the next one if there is any."""
        course = await self._registry.store.tournaments.course(id)
        if course.row.state == "running":
            await self._go_on(course)

    async def _go_on(self, course: Course) -> None:
        then = await asyncio.to_thread(self._next_round, course)
        if await self._registry.store.tournaments.go_on(course.row.id, course.row.round, then):
            for table, _ in then.tables:
                await self._registry.maybe_wake(table.id)

    def _next_round(self, course: Course) -> NextRound:
        points, dropped = ended_round(course)
        if course.row.round >= course.row.rounds:
            return NextRound(points, dropped, [], [])
        found = paired(course, points, dropped)
        names = {one.id: one.name for one in course.entrants}
        tables = []
        for number, people in enumerate(found.tables):
            # Who begins is a matter of chance, but the same wherever it is worked out.
            seated = random.Random(f"{course.row.id} {course.row.round} {number}").sample(people, len(people))
            sitters = [Sitter(one, names[one]) for one in seated]
            terms = terms_of(course)
            made = seated_table(course.row.game, sitters, [], terms, self._registry.services, course.row.posse)
            tables.append((made, people))
        return NextRound(points, dropped, tables, found.byes)


def terms_of(course: Course) -> Terms:
    """Every table ends, as bots play on for those whose time is up."""
    clock = Terms.model_validate({"clock": course.row.clock}).clock
    return Terms(clock=clock, on_time="bot", public=course.row.posse is None)


def ended_round(course: Course) -> tuple[dict[str, float], set[str]]:
    """What the present round has brought to everybody who played, and who was away at its end and drops out."""
    points: dict[str, float] = {}
    dropped: set[str] = set()
    for one in course.pairings:
        if one.round == course.row.round and one.table is not None:
            table = course.tables.get(one.table)
            seat = None if table is None else _seat_of(table, one.person)
            points[one.person] = 0.0 if table is None or seat is None else _points(table, seat)
            if seat is None or seat.resigned or seat.standin is not None:
                dropped.add(one.person)
    return points, dropped


def _seat_of(table: TableRow, person: str) -> SeatRow | None:
    return next((seat for seat in table.seats if person in seat.holders), None)


def _points(table: TableRow, seat: SeatRow) -> float:
    """A table that was closed before its end brings nothing."""
    return 0.0 if table.result is None else share_beaten(table.result["ranking"])[seat.seat]


def paired(course: Course, points: Mapping[str, float], dropped: set[str]) -> Round:
    """The tables of the next round for those who are still there; none if they are too few."""
    game = posse.GAMES[course.row.game]
    room = Room(game.least, game.most, course.row.seats)
    pairings = with_points(course, points)
    ranked = [one.id for one in standings(course.entrants, pairings) if not one.dropped and one.id not in dropped]
    return pair(ranked, met_in(pairings), byes_of(pairings), room)


def with_points(course: Course, points: Mapping[str, float]) -> list[Pairing]:
    """The pairings with the points of the present round."""
    return [
        one._replace(points=points[one.person]) if one.round == course.row.round and one.person in points else one
        for one in course.pairings
    ]
