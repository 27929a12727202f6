"""The Game object of Great Western Trail."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.game import Game
from posse.engine.log import Log
from posse.games.trail.data.options import all_options
from posse.games.trail.ending import points_from, score_of
from posse.games.trail.frames import KINDS
from posse.games.trail.imagine import imagine
from posse.games.trail.scene import from_picture, picture
from posse.games.trail.setup import set_up
from posse.games.trail.state import TrailState
from posse.games.trail.steps import STEPS
from posse.games.trail.sums import sums
from posse.games.trail.view import open_view, own_view
from posse.games.trail.words import SOURCE, SOURCES, WORDS

VERSION: Final = 1
MOST_OPTIONS: Final = 128


class Trail(Game[TrailState]):
    """Great Western Trail, first edition, 2 to 4 players."""

    def set_up(self, seats: int, options: Mapping[str, str], dice: Dice, log: Log) -> TrailState:
        return set_up(seats, options, dice, log)

    def open_view(self, state: TrailState) -> dict[str, Any]:
        return open_view(state)

    def own_view(self, state: TrailState, seat: i64) -> dict[str, Any]:
        return own_view(state, seat)

    def imagine(self, state: TrailState, seat: i64, dice: Dice) -> TrailState:
        return imagine(state, seat, dice)

    def score(self, state: TrailState, seat: i64) -> i64:
        return score_of(state, seat)

    def breakdown(self, state: TrailState) -> dict[str, list[int]]:
        return {
            SOURCE.words[source]: [points_from(state, seat, source) for seat in range(state.seats)]
            for source in range(i64(SOURCES))
        }

    def picture(self, state: TrailState) -> dict[str, Any]:
        return picture(state)

    def from_picture(self, picture: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> TrailState:
        return from_picture(picture, seats, options)

    def sums(self, state: TrailState) -> list[str]:
        return sums(state)


GAME: Final = Trail(
    "trail",
    seats=(2, 4),
    version=VERSION,
    words=WORDS,
    kinds=KINDS,
    steps=STEPS,
    options=all_options(),
    most_options=MOST_OPTIONS,
)
