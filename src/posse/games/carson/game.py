"""The Game object of Carson City."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.game import Game
from posse.engine.log import Log
from posse.games.carson.data.options import all_options
from posse.games.carson.data.rates import MOST_CASH
from posse.games.carson.frames import KINDS
from posse.games.carson.imagine import imagine
from posse.games.carson.reserve import points_of
from posse.games.carson.scene import from_picture, picture, sums
from posse.games.carson.setup import set_up
from posse.games.carson.state import CarsonState
from posse.games.carson.steps import STEPS
from posse.games.carson.view import open_view, own_view
from posse.games.carson.words import SOURCE, SOURCES, WORDS

VERSION: Final = 1


class Carson(Game[CarsonState]):
    """Carson City, 2 to 5 players, three editions, four variants."""

    def set_up(self, seats: int, options: Mapping[str, str], dice: Dice, log: Log) -> CarsonState:
        return set_up(seats, options, dice, log)

    def open_view(self, state: CarsonState) -> dict[str, Any]:
        return open_view(state)

    def own_view(self, state: CarsonState, seat: i64) -> dict[str, Any]:
        return own_view(state, seat)

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """CC-14.6, CC-14.17: only duel tiles in hand are hidden, and a cowboy that is lifted while all act at once."""
        return "true" in (options["might_makes_right"], options["kit_carson"])

    def imagine(self, state: CarsonState, seat: i64, dice: Dice) -> CarsonState:
        return imagine(state, seat, dice)

    def score(self, state: CarsonState, seat: i64) -> i64:
        return points_of(state, seat)

    def tiebreak(self, state: CarsonState, seat: i64) -> i64:
        """CC-13.3: the tied player who passed first in round 4 wins."""
        for position in range(state.passed):
            if state.pass_order[position] == seat:
                return state.seats - position
        return 0

    def breakdown(self, state: CarsonState) -> dict[str, list[int]]:
        return {
            SOURCE.words[source]: [state.points[seat * SOURCES + source] for seat in range(state.seats)]
            for source in range(SOURCES)
        }

    def picture(self, state: CarsonState) -> dict[str, Any]:
        return picture(state)

    def from_picture(self, picture: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> CarsonState:
        return from_picture(picture, seats, options)

    def sums(self, state: CarsonState) -> list[str]:
        return sums(state)


GAME: Final = Carson(
    "carson",
    seats=(2, 5),
    version=VERSION,
    words=WORDS,
    kinds=KINDS,
    steps=STEPS,
    options=all_options(),
    most_options=MOST_CASH + 200,
)
