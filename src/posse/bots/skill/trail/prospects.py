"""What deliveries to the cities still free would bring (chapter 6), as features of Great Western Trail."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.games.trail.data.railroad import (
    ARROW_CARDS,
    ARROW_POINTS,
    CITIES,
    CITY_POINTS,
    CITY_VALUE,
    HOLDS_SEVERAL,
    HOME_CITY,
    HOME_DOLLARS,
)
from posse.games.trail.delivery import is_taken
from posse.games.trail.railway import transport_cost
from posse.games.trail.state import TrailState

DOLLAR: Final = 0.25
CARD: Final = 1.0
BEGUN_ARROW: Final = 0.4  # of what the whole arrow brings
OUT_OF_REACH: Final = -99.0


class Prospects:
    """For each city what a disc there is worth now, in points."""

    def __init__(self) -> None:
        self.worth: Final = vec[float]([0.0] * CITIES)  # by city
        self.best: Final = vec[float]([0.0] * CITIES)  # by city: the best one of no higher value
        self.left: Final = vec[float]([0.0] * CITIES)  # by city: `worth` while `in_turn` fills them

    def look(self, state: TrailState, seat: i64) -> None:
        best = OUT_OF_REACH
        for city in range(CITIES):
            worth = OUT_OF_REACH if is_taken(state, seat, city) else _worth(state, seat, city)
            best = max(best, worth)
            self.worth[city] = worth
            self.best[city] = best

    def reached_by(self, value: float) -> float:
        """The best delivery with this value; between two cities a part of the way from one to the other."""
        for city in range(1, CITIES):
            there = float(CITY_VALUE[city])
            if value < there:
                before = float(CITY_VALUE[city - 1])
                part = max(value - before, 0.0) / (there - before)
                return self.best[city - 1] + part * (self.best[city] - self.best[city - 1])
        return self.best[CITIES - 1]

    def in_turn(self, value: float, laps: float) -> float:
        """The best deliveries of as many laps, all with this value, one after the other."""
        for city in range(CITIES):
            self.left[city] = self.worth[city]
        total = 0.0
        while laps > 0.0:
            city = self._best_left(value)
            total += self.left[city] * min(laps, 1.0)
            laps -= 1.0
            if HOLDS_SEVERAL[city] == 0:
                self.left[city] = OUT_OF_REACH
        return total

    def _best_left(self, value: float) -> i64:
        best: i64 = HOME_CITY
        for city in range(1, CITIES):
            if float(CITY_VALUE[city]) <= value and self.left[city] > self.left[best]:
                best = city
        return best


def _worth(state: TrailState, seat: i64, city: i64) -> float:
    worth = float(CITY_POINTS[city]) - DOLLAR * float(transport_cost(state, seat, CITY_VALUE[city]))
    if city == HOME_CITY:
        return worth + DOLLAR * float(HOME_DOLLARS)
    worth += _arrow(state, seat, city - 1, city - 1)
    if city + 1 < CITIES:
        worth += _arrow(state, seat, city, city + 1)
    return worth


def _arrow(state: TrailState, seat: i64, first: i64, other: i64) -> float:
    """The arrow from a city to the next, one end of which gets a disc."""
    worth = float(ARROW_POINTS[first]) + CARD * float(ARROW_CARDS[first])
    return worth if state.cities[seat * CITIES + other] > 0 else BEGUN_ARROW * worth
