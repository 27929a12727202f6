"""Judging answers in Carson City by the ends of the rounds they lead to.

From each answer all seats play on to the end of the round as the quick planner would, with a little caprice.
"""

from typing import Final

from mypy_extensions import i64

from posse.bots.lookahead import Lookahead
from posse.bots.playout import QUIET
from posse.bots.skill.carson.planner import CarsonPlanner
from posse.bots.value import Value
from posse.engine.dice import SeededDice
from posse.engine.state import open_kind
from posse.games.carson import frames
from posse.games.carson.game import GAME
from posse.games.carson.state import CarsonState

HOPELESS: Final = 8.0


class RoundPlanner(Lookahead[CarsonState]):
    """Spends so many playouts on each question but those for roads."""

    def __init__(
        self,
        value: Value[CarsonState],
        seed: int,
        playouts: int,
        width: int = 8,
        envy: float = 1.0,
        caprice: float = 1.0,
    ) -> None:
        self.quick: Final = CarsonPlanner(value, seed)
        super().__init__(GAME, value, seed, self.quick, playouts, width, HOPELESS, envy)
        self.quick.caprice = caprice

    def is_worth_playouts(self, state: CarsonState) -> bool:
        return open_kind(state) != frames.ROADS

    def play_on(self, state: CarsonState, seat: i64, dice: SeededDice) -> None:
        round = max(i64(1), state.round)
        self.quick.follow(dice)
        while not self.clock.is_over() and self.game.advance(state, dice, QUIET, self.out) > 0 and state.round <= round:
            self.quick.answer(state, self.game.to_act(state))
