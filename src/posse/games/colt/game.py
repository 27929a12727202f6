"""The Game object of Colt Express."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.game import Game
from posse.engine.log import Log
from posse.games.colt.data.options import all_options, check_together
from posse.games.colt.ending import fewest_bullets, is_caught, money_of, worth
from posse.games.colt.frames import KINDS
from posse.games.colt.imagine import imagine
from posse.games.colt.scene import from_picture, picture
from posse.games.colt.setup import set_up
from posse.games.colt.state import ColtState
from posse.games.colt.steps import STEPS
from posse.games.colt.sums import sums
from posse.games.colt.view import open_view, own_view
from posse.games.colt.words import SOURCE, SOURCES, WORDS

VERSION: Final = 1
MOST_OPTIONS: Final = 64


class Colt(Game[ColtState]):
    """Colt Express for 2 to 6 players, with Horses & Stagecoach, the expert variant, pairs and teams."""

    def set_up(self, seats: int, options: Mapping[str, str], dice: Dice, log: Log) -> ColtState:
        return set_up(seats, options, dice, log)

    def settle(self, given: Mapping[str, object], seats: int) -> dict[str, str]:
        chosen = super().settle(given, seats)
        check_together(chosen, seats)
        return chosen

    def open_view(self, state: ColtState) -> dict[str, Any]:
        return open_view(state)

    def own_view(self, state: ColtState, seat: i64) -> dict[str, Any]:
        return own_view(state, seat)

    def imagine(self, state: ColtState, seat: i64, dice: Dice) -> ColtState:
        return imagine(state, seat, dice)

    def score(self, state: ColtState, seat: i64) -> i64:
        return money_of(state, seat)

    def tiebreak(self, state: ColtState, seat: i64) -> i64:
        return fewest_bullets(state, seat)

    def cannot_win(self, state: ColtState, seat: i64) -> bool:
        """CE-18.6: those who did not get away."""
        return is_caught(state, seat)

    def breakdown(self, state: ColtState) -> dict[str, list[int]]:
        return {
            SOURCE.words[source]: [worth(state, seat, source) for seat in range(state.seats)]
            for source in range(i64(SOURCES))
        }

    def picture(self, state: ColtState) -> dict[str, Any]:
        return picture(state)

    def from_picture(self, picture: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> ColtState:
        return from_picture(picture, seats, options)

    def sums(self, state: ColtState) -> list[str]:
        return sums(state)


GAME: Final = Colt(
    "colt",
    seats=(2, 6),
    version=VERSION,
    words=WORDS,
    kinds=KINDS,
    steps=STEPS,
    options=all_options(),
    most_options=MOST_OPTIONS,
)
