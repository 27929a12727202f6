"""Judging moves in Great Western Trail by the turns that come after them.

From each move all seats play on as the quick planner would, for a few turns of the seat that asks.
"""

from typing import Final

from mypy_extensions import i64

from posse.bots.lookahead import Lookahead
from posse.bots.playout import QUIET
from posse.bots.skill.trail.planner import TrailPlanner
from posse.bots.value import Value
from posse.engine.dice import SeededDice
from posse.engine.state import open_kind
from posse.games.trail import frames
from posse.games.trail.game import GAME
from posse.games.trail.state import TrailState

HOPELESS: Final = 6.0
EFFORT: Final = 400_000  # tables judged for one move at most: those of four players late in a game have many


class TurnPlanner(Lookahead[TrailState]):
    """Spends so many playouts on each move; the rest of a turn is left to the quick planner."""

    def __init__(
        self,
        value: Value[TrailState],
        seed: int,
        playouts: int,
        width: int = 4,
        turns: int = 2,
        envy: float = 0.25,
        effort: int = EFFORT,
    ) -> None:
        self.quick: Final = TrailPlanner(value, seed)
        super().__init__(GAME, value, seed, self.quick, playouts, effort, width, HOPELESS, envy)
        self.turns: i64 = turns

    def is_worth_playouts(self, state: TrailState) -> bool:
        kind = open_kind(state)
        return kind == frames.MOVE or kind == frames.BEGIN

    def play_on(self, state: TrailState, seat: i64, dice: SeededDice) -> None:
        quick = self.quick
        quick.finish_turn(state, seat)
        left = self.turns
        while left > 0 and not self.clock.is_over() and self.game.advance(state, dice, QUIET, self.out) > 0:
            mover = self.game.to_act(state)
            quick.play_turn(state, mover)
            if mover == seat:
                left -= 1
