"""How a game guides a search (`guided.py`), and how the search goes about it."""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.engine.dice import SeededDice
from posse.engine.step import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S]):
    """What a game knows of its answers at a glance, and of its tables where they can be judged.

    All of that is in whole grains: so many of them make a point of the game.
    """

    def __init__(self, grains: int = 1) -> None:
        self.grains: Final = float(grains)

    def rate(self, state: S, seat: i64, answers: vec[i64], count: i64, ratings: vec[i64]) -> None:
        """Write for each answer to the open question how much it appeals to the seat; only differences count."""
        raise NotImplementedError

    def is_seen(self, state: S, viewer: i64) -> bool:
        """Whether the viewer will see at once what another seat answers to the open question."""
        raise NotImplementedError

    def suspect(self, state: S, viewer: i64, spread: i64, dice: SeededDice) -> None:
        """Exchange what others have hidden from the viewer, in a world that was imagined, for what is more likely."""

    def is_end(self, state: S) -> bool:
        """Whether the table can be judged here, before the duty of the game that is open."""
        raise NotImplementedError

    def worth(self, state: S, seat: i64) -> float:
        """What the table is worth to the seat at such an end."""
        raise NotImplementedError

    def are_rivals(self, state: S, seat: i64, other: i64) -> bool:
        """Whether one of two seats can win without the other."""
        return True


class Manner:
    """How to search; amounts are in grains.

    `spread`: habits take an answer that appeals so much less than the best at times.
    `scale`: the lead that is as good as a victory.
    `explore`: how much of the reward is set aside for answers that were seldom tried.
    `width`, `widen`: how many answers of a node are tried at first, and how many more with the root of its visits.
    `ends`: at which of the ends to come a playout stops.
    `suspects`: whether what is hidden is imagined by habit, too.
    `learning`: how much of what an answer has brought more than others is added to its appeal.
    `doubt`: by how much the mean of an answer that every walk has tried may be wrong.
    """

    def __init__(
        self,
        *,
        spread: int = 250,
        scale: float = 4000.0,
        explore: float = 0.1,
        width: int = 4,
        widen: float = 1.0,
        ends: int = 2,
        suspects: bool = True,
        learning: float = 1.0,
        doubt: float = 20.0,
    ) -> None:
        self.spread: i64 = spread
        self.scale = scale
        self.explore = explore
        self.width = width
        self.widen = widen
        self.ends: i64 = ends
        self.suspects = suspects
        self.learning = learning
        self.doubt = doubt
