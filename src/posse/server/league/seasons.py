"""Seasons of a group: a quarter of a year each, with a table of what its members have won."""

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from posse.server.errors import Missing
from posse.server.league.points import beaten
from posse.server.store.membership import Member
from posse.server.store.rows import TableRow

QUARTERS = 4
MONTHS = 12 // QUARTERS
NAME = re.compile(r"(2\d{3})-([1-4])")


class Season(NamedTuple):
    """A quarter of a year, from 1 on."""

    year: int
    quarter: int

    @property
    def name(self) -> str:
        return f"{self.year}-{self.quarter}"

    @property
    def begin(self) -> datetime:
        return datetime(self.year, MONTHS * (self.quarter - 1) + 1, 1, tzinfo=UTC)

    @property
    def next(self) -> "Season":
        return Season(self.year + self.quarter // QUARTERS, self.quarter % QUARTERS + 1)


def season_of(moment: datetime) -> Season:
    """The season of a moment, by the calendar of UTC."""
    day = moment.astimezone(UTC)
    return Season(day.year, (day.month - 1) // MONTHS + 1)


def season_named(name: str) -> Season:
    found = NAME.fullmatch(name)
    if found is None:
        raise Missing("no-such-season", given=name[:20])
    return Season(int(found[1]), int(found[2]))


def seasons(first: datetime, last: datetime) -> list[Season]:
    """The seasons between two moments, the latest first."""
    found = [season_of(first)]
    while found[-1] < season_of(last):
        found.append(found[-1].next)
    return found[::-1]


class Score(NamedTuple):
    """What somebody has won in a season: a point for everybody left behind, half of one for a tie."""

    id: str
    name: str
    games: int
    wins: int
    points: float


def season_table(members: Sequence[Member], played: Iterable[TableRow]) -> list[Score]:
    """The members who have played, the best first."""
    scores = {one.id: Score(one.id, one.name, 0, 0, 0.0) for one in members}
    for row in played:
        for person, (points, is_won) in results(row).items():
            if person in scores:
                before = scores[person]
                scores[person] = Score(*before[:2], before.games + 1, before.wins + is_won, before.points + points)
    return sorted((one for one in scores.values() if one.games), key=_order)


def _order(score: Score) -> tuple[float, int, int, str]:
    return -score.points, -score.wins, score.games, score.name


def results(row: TableRow) -> dict[str, tuple[float, bool]]:
    """What everybody at a finished table has won there, and whether they have won the game, by person.

    Somebody who has several seats at one device is counted by the best of them.
    """
    if row.result is None:
        return {}
    points, winners = beaten(row.result["ranking"]), set(row.result["ranking"][0])
    found: dict[str, tuple[float, bool]] = {}
    for seat in row.seats:
        if seat.kind == "person" and seat.holders:
            won = points[seat.seat], seat.seat in winners
            found[seat.holders[0]] = max(found.get(seat.holders[0], won), won)
    return found
