"""What an arena has found: a row for every contestant, and one for every lineup."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from posse.bots.arena.fixtures import Setup
from posse.bots.arena.intervals import Estimate, mean_estimate, share_estimate
from posse.bots.arena.ratings import Rating, ratings
from posse.bots.arena.sprt import SequentialTest
from posse.bots.arena.table import Result


@dataclass(frozen=True)
class Standing:
    """How a contestant has done; `fair` is the share of wins that its seats are worth among equals."""

    name: str
    games: int
    share: Estimate
    fair: float
    score: Estimate
    winning_score: float | None
    milliseconds: float
    rating: Rating


class Part(NamedTuple):
    """A contestant's share of the wins in one lineup."""

    name: str
    share: Estimate
    fair: float


@dataclass(frozen=True)
class Meeting:
    """One lineup, and how its contestants did against each other."""

    games: int
    parts: list[Part]


@dataclass(frozen=True)
class Report:
    """All that is known after whole deals."""

    deals: int
    games: int
    standings: list[Standing]
    meetings: list[Meeting]
    test: SequentialTest | None = None

    @property
    def ladder(self) -> list[Standing]:
        """The contestants, strongest first."""
        return sorted(self.standings, key=lambda one: (-one.rating.mean, -one.share.value, one.name))

    def standing(self, name: str) -> Standing:
        return next(one for one in self.standings if one.name == name)


class Appearance(NamedTuple):
    """What one contestant did in one game, all of its seats together."""

    deal: int
    wins: float
    seats: int
    score: float
    winning_scores: list[int]
    decisions: int
    seconds: float


def appearances(setup: Setup, results: Iterable[Result], contestant: int) -> list[Appearance]:
    """The games in which a contestant took part."""
    found = []
    for result in results:
        own = [seat for seat, who in enumerate(setup.seating(result.fixture)) if who == contestant]
        if own:
            found.append(appearance(result, own))
    return found


def appearance(result: Result, seats: Sequence[int]) -> Appearance:
    return Appearance(
        result.fixture.deal,
        sum(result.wins[seat] for seat in seats),
        len(seats),
        fmean(result.scores[seat] for seat in seats),
        [result.scores[seat] for seat in seats if result.places[seat] == 1],
        sum(result.decisions[seat] for seat in seats),
        sum(result.seconds[seat] for seat in seats),
    )


def by_deal(games: Sequence[Appearance]) -> list[list[Appearance]]:
    return [[*one] for _, one in groupby(games, key=lambda game: game.deal)]


def shares_of(games: Sequence[Appearance]) -> list[float]:
    """The share of the wins in each deal."""
    return [fmean(game.wins for game in deal) for deal in by_deal(games)]


def fair_share(setup: Setup, games: Sequence[Appearance]) -> float:
    return fmean(game.seats for game in games) / setup.seats


def standing(setup: Setup, results: Sequence[Result], contestant: int, rating: Rating) -> Standing:
    """A contestant's row."""
    games = appearances(setup, results, contestant)
    won = [score for game in games for score in game.winning_scores]
    decisions = sum(game.decisions for game in games)
    return Standing(
        setup.names[contestant],
        len(games),
        share_estimate(shares_of(games), len(games)),
        fair_share(setup, games),
        mean_estimate([fmean(game.score for game in deal) for deal in by_deal(games)]),
        fmean(won) if won else None,
        1000 * sum(game.seconds for game in games) / max(1, decisions),
        rating,
    )


def meeting(setup: Setup, results: Sequence[Result], lineup: int) -> Meeting:
    """The row of a lineup."""
    own = [result for result in results if result.fixture.lineup == lineup]
    parts = []
    for contestant in dict.fromkeys(setup.lineups[lineup]):
        games = appearances(setup, own, contestant)
        share = share_estimate(shares_of(games), len(games))
        parts.append(Part(setup.names[contestant], share, fair_share(setup, games)))
    return Meeting(len(own), parts)


def report(setup: Setup, results: Sequence[Result], test: SequentialTest | None = None) -> Report:
    """The findings of whole deals, whose games must be in order."""
    if not results:
        return Report(0, 0, [], [], test)
    rated = ratings(setup, results)
    standings = [standing(setup, results, one, rated[one]) for one in range(len(setup.contestants))]
    meetings = [meeting(setup, results, lineup) for lineup in range(len(setup.lineups))]
    return Report(len(results) // setup.games_a_deal, len(results), standings, meetings, test)
