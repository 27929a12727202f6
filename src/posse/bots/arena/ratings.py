"""Ratings of many contestants from all their games, by the model of Plackett and Luce."""

from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from posse.bots.arena.fixtures import Setup
from posse.bots.arena.table import Result


class Rating(NamedTuple):
    """A strength, and its standard deviation."""

    mean: float
    deviation: float


def ratings(setup: Setup, results: Iterable[Result]) -> list[Rating]:
    """The rating of every contestant after these games, which must be in order: later ones weigh a little more."""
    model = PlackettLuce(tau=0)  # bots do not change from game to game
    rated = [model.rating() for _ in setup.contestants]
    for result in results:
        places = mean_places(setup, result)
        if len(places) > 1:
            after = model.rate([[rated[one]] for one in places], ranks=[*places.values()])
            for one, (rating,) in zip(places, after):
                rated[one] = rating
    return [Rating(rating.mu, rating.sigma) for rating in rated]


def mean_places(setup: Setup, result: Result) -> dict[int, float]:
    """The place of every contestant in a game; one that has several seats is in the middle of them."""
    seating = setup.seating(result.fixture)
    return {
        one: fmean(place for who, place in zip(seating, result.places) if who == one) for one in dict.fromkeys(seating)
    }
