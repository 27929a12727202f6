"""Judging answers in Carson City by the ends of the rounds they lead to.

A search (`bots/guided.py`) whose playouts go to the end of the round. Its habits are the first impressions of the quick
planner, with a little caprice.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.bots.guide import Guide, Manner
from posse.bots.guided import GuidedPlanner
from posse.bots.planner import NEVER
from posse.bots.skill.carson.moments import is_round_new
from posse.bots.skill.carson.planner import CarsonPlanner
from posse.bots.skill.carson.questions import is_open_ended
from posse.bots.value import Value
from posse.engine.state import open_kind
from posse.games.carson import frames
from posse.games.carson.game import GAME
from posse.games.carson.state import CarsonState

GRAINS: Final = 100  # so many make a point
FORESEEN: Final = 10  # times as sure to take the best answer as where several are about as good
OUT_OF_THE_QUESTION: Final[i64] = -1000 * FORESEEN * GRAINS

MANNER: Final = Manner(spread=GRAINS, scale=30.0 * GRAINS, ends=1, doubt=0.1 * GRAINS)


class CarsonGuide(Guide[CarsonState]):
    """What the quick planner thinks of answers and of the ends of rounds."""

    def __init__(self, quick: CarsonPlanner) -> None:
        super().__init__(GRAINS)
        self.quick: Final = quick
        self.values: Final = vec[float]([0.0] * GAME.most_options)

    def rate(self, state: CarsonState, seat: i64, answers: vec[i64], count: i64, ratings: vec[i64]) -> None:
        """The value right after each answer; where players can be foreseen, differences weigh more."""
        values = self.values
        self.quick.judge(state, seat, answers, count, values)
        weight = GRAINS if is_open_ended(open_kind(state)) else FORESEEN * GRAINS
        for index in range(count):
            is_considered = values[index] > NEVER / 2.0
            ratings[index] = i64(int(values[index] * weight)) if is_considered else OUT_OF_THE_QUESTION

    def is_seen(self, state: CarsonState, viewer: i64) -> bool:
        return not GAME.steps[open_kind(state)].secret

    def is_end(self, state: CarsonState) -> bool:
        return is_round_new(state)

    def worth(self, state: CarsonState, seat: i64) -> float:
        return GRAINS * self.quick.value.of(state, seat)


class RoundPlanner(GuidedPlanner[CarsonState]):
    """Spends so many playouts on each question but those for roads."""

    def __init__(self, value: Value[CarsonState], seed: int, playouts: int) -> None:
        self.quick: Final = CarsonPlanner(value, seed)
        super().__init__(GAME, value, seed, CarsonGuide(self.quick), playouts, MANNER)
        self.quick.clock = self.clock

    def sit(self, state: CarsonState) -> None:
        self.quick.sit(state)
        super().sit(state)

    def judge(self, state: CarsonState, seat: i64, answers: vec[i64], count: i64, values: vec[float]) -> None:
        if open_kind(state) == frames.ROADS:
            self.quick.judge(state, seat, answers, count, values)
        else:
            super().judge(state, seat, answers, count, values)
