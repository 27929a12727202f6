"""OpenSpiel's information-set Monte-Carlo tree search as a contestant of the arena.

    posse arena GAME level5 bench/openspiel.py:InformationSetSearch

Its search is used as it is, on the games of `posse.adapters.openspiel`. It is given worlds that the seat may suppose,
in which chance is sampled, and random playouts, which run in the compiled loop and so are faster than those that
OpenSpiel would make from Python. It thinks for about `SECONDS` of CPU time before each answer.
"""

import os
from time import process_time

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from posse.adapters.openspiel import ImaginedState, TableGame, load
from posse.bots import Bot, Peek, imagined
from posse.engine.dice import SeededDice

SECONDS = float(os.environ.get("OPENSPIEL_SECONDS", "0.5"))
EXPLORATION = 1.0  # the best of 0.5, 1 and 2 against `greedy`
FIRST_SIMULATIONS = 100
FEWEST_SIMULATIONS = 20


class RandomPlayouts:
    """Judges a state by one random game from there: 1 for the winner, -1 for everybody else; shared, between them."""

    def evaluate(self, state: ImaginedState) -> list[float]:
        world = state.world.copy()
        world.play_out()
        first = world.ranking[0]
        return [2.0 / len(first) - 1.0 if seat in first else -1.0 for seat in range(world.seats)]

    def prior(self, state: ImaginedState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class InformationSetSearch(Bot):
    """Runs OpenSpiel's search; the number of simulations follows the time that the last ones took."""

    def __init__(self, game: str, seed: int) -> None:
        self.dice = SeededDice(seed)
        self.simulations = FIRST_SIMULATIONS
        self.random = np.random.RandomState(seed % 2**32)
        self.game: TableGame | None = None

    def decide(self, peek: Peek) -> int:
        if len(peek.options) == 1:
            return peek.options[0]
        if self.game is None:
            self.game = load(peek.game.name, peek.header.seats, peek.header.options)
        return self.searched(self.game, peek)

    def searched(self, game: TableGame, peek: Peek) -> int:
        """The answer that the search likes best."""
        search = ISMCTSBot(game, RandomPlayouts(), EXPLORATION, self.simulations, random_state=self.random)
        search.set_resampler(lambda _state, _seat: game.imagined(imagined(peek, self.dice)))
        began = process_time()
        answer = int(search.step(game.imagined(imagined(peek, self.dice))))
        rate = self.simulations / (process_time() - began)
        self.simulations = max(FEWEST_SIMULATIONS, round(rate * SECONDS))
        return answer
