"""What all adapters show of a match: rows and masks as arrays, the spaces that they lie in, and answers to play."""

import operator
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

from posse.adapters import NoExtra

try:
    import numpy as np
    from gymnasium.spaces import Box, Discrete, MultiBinary
    from numpy.typing import NDArray
except ImportError as missing:
    raise NoExtra("no-extra", library="Gymnasium", extra="gymnasium") from missing

import posse
from posse.engine.errors import BadTable, PosseError

Row = NDArray[np.int32]
Mask = NDArray[np.int8]
Random = np.random.Generator

SMALLEST, LARGEST = np.iinfo(np.int32).min, np.iinfo(np.int32).max  # of the numbers of a row
MOST_SEED = 2**63

ERROR = "error"
RANDOM = "random"
ILLEGAL = (ERROR, RANDOM)


class Begun:
    """What has a match from its first `reset` on, and says so if it is asked for it before."""

    match: posse.Match

    if not TYPE_CHECKING:  # a type checker shall go on telling which attributes there are

        def __getattr__(self, name: str) -> Any:
            if name in ("match", "agent_selection"):
                raise AttributeError(str(PosseError("not-begun", name=name)))
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")


class Table:
    """A table at which games begin: the game, the seats, the options, and what is done about illegal answers."""

    def __init__(self, game: str, seats: int, options: Mapping[str, object] | None, illegal: str) -> None:
        if illegal not in ILLEGAL:
            raise BadTable("not-a-value", option="illegal", given=str(illegal), allowed=list(ILLEGAL))
        self.game = game
        self.options = options
        self.illegal = illegal
        self.seats = seats
        first = self.begin(0)
        self.seats = first.seats  # in Python's own numbers
        self.row_space = Box(SMALLEST, LARGEST, (first.observation.size,), np.int32)
        self.answers = len(first.game.words.phrases)

    def begin(self, seed: int) -> posse.Match:
        """A new game."""
        return posse.new(self.game, self.seats, self.options, seed)

    def answer_space(self) -> "Discrete[np.int64]":
        """A space of its own for whoever answers: they are seeded one by one."""
        return Discrete(self.answers)

    def mask_space(self) -> MultiBinary:
        return MultiBinary(self.answers)

    def answer(self, match: posse.Match, seat: int, given: SupportsIndex, chance: Random) -> int:
        """The answer to play: the given one or, where that is wanted, a random one in place of an illegal one."""
        answer = operator.index(given)
        if self.illegal == ERROR:
            return answer
        legal = match.actions(seat)
        return answer if answer in legal else legal[chance.integers(len(legal))]

    def check(self, match: posse.Match, seat: int, answer: int) -> None:
        """Raise what playing this answer would raise, without playing it."""
        if answer not in match.actions(seat):
            match.play(seat, answer)


def row(match: posse.Match, seat: int) -> Row:
    """What a seat may know."""
    return np.frombuffer(match.observe(seat), np.int32)


def mask(match: posse.Match, seat: int) -> Mask:
    """1 for every legal answer of a seat."""
    return np.frombuffer(match.mask(seat), np.int8)


def new_seed(chance: Random) -> int:
    """The seed of a game, or of a bot."""
    return int(chance.integers(MOST_SEED, dtype=np.uint64))


def checked_mode(render_mode: str | None, metadata: dict[str, Any]) -> str | None:
    """A way of drawing that the environment knows."""
    if render_mode is not None and render_mode not in metadata["render_modes"]:
        raise BadTable("not-a-value", option="render_mode", given=render_mode, allowed=metadata["render_modes"])
    return render_mode
