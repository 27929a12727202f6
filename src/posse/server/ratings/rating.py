"""How a rated game changes the ratings of its people, by the model of Plackett and Luce.

The levels of bots are anchors: they are opponents whose rating is known, and no game changes it. The members of a team
are rated together; for whoever has left the game to a bot, their side is last.
"""

from collections.abc import Mapping
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from posse.bots import anchors_of
from posse.server.store.rows import GameResult, SeatResult, Skill

MODEL = PlackettLuce()
NEWCOMER = Skill(MODEL.mu, MODEL.sigma)

# As it is shown: a newcomer has 1500, and 400 more means to win ten times as often, as with Elo's numbers.
SHOWN_ZERO, SHOWN_UNIT = 750, 30


class Shown(NamedTuple):
    """A rating as people read it: most probably it is within so much of these points."""

    points: int
    within: int


def shown(skill: Skill) -> Shown:
    return Shown(round(SHOWN_ZERO + SHOWN_UNIT * skill.mu), round(SHOWN_UNIT * 2 * skill.sigma))


def can_rate(result: GameResult) -> bool:
    """Whether there is a person and somebody to compare them with, and all opponents are known."""
    levels = anchors_of(result.game)
    are_known = all(seat.person is not None or seat.level in levels for seat in result.seats)
    return are_known and any(seat.person for seat in result.seats) and len(_sides(result)) > 1


def rate(result: GameResult, before: Mapping[str, Skill]) -> dict[str, Skill]:
    """The skills of the people of a game after it; a team that somebody has left is last for nobody else."""
    stayed = _rated(result, before, [_place(side) for side in _sides(result)])
    left = _rated(result, before, [_place_of_leavers(result, side) for side in _sides(result)])
    people = [seat for seat in result.seats if seat.person is not None]
    return {seat.person: (left if seat.deserted else stayed)[seat.person] for seat in people if seat.person}


def _rated(result: GameResult, before: Mapping[str, Skill], places: list[float]) -> dict[str, Skill]:
    """The skills after the sides have reached these places."""
    sides = _sides(result)
    after = MODEL.rate([[_rating(result, seat, before) for seat in side] for side in sides], ranks=places)
    return {
        seat.person: Skill(rating.mu, rating.sigma)
        for side, rated in zip(sides, after, strict=True)
        for seat, rating in zip(side, rated, strict=True)
        if seat.person is not None
    }


def _sides(result: GameResult) -> list[list[SeatResult]]:
    """The seats that win and lose together."""
    sides: dict[int, list[SeatResult]] = {}
    for seat in result.seats:
        sides.setdefault(seat.team, []).append(seat)
    return list(sides.values())


def _place(side: list[SeatResult]) -> float:
    """The place of those who have stayed, or that of all if nobody has."""
    return float(min(seat.place for seat in side))


def _place_of_leavers(result: GameResult, side: list[SeatResult]) -> float:
    """Behind everybody, if somebody of this side has left."""
    return len(result.seats) + _place(side) if any(seat.deserted for seat in side) else _place(side)


def _rating(result: GameResult, seat: SeatResult, before: Mapping[str, Skill]) -> PlackettLuceRating:
    if seat.person is None:
        anchor = anchors_of(result.game)[seat.level or ""]
        return MODEL.rating(anchor.mu, anchor.sigma)
    return MODEL.rating(*before.get(seat.person, NEWCOMER))
