"""OpenSpiel's information-set Monte-Carlo tree search as a contestant of the arena.

    posse arena GAME level5 bench/openspiel.py:InformationSetSearch

Its search is used as it is. This adapter gives it what it asks of a game: the information state of the seat to act, its
legal actions, worlds that the seat may suppose, and random playouts, which run in the compiled loop and so are faster
than those that OpenSpiel would make from Python. It thinks for about `SECONDS` of CPU time before each answer.
"""

import os
from time import process_time
from types import SimpleNamespace

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from posse.bots import Bot, Peek, World, imagined
from posse.engine.dice import SeededDice

SECONDS = float(os.environ.get("OPENSPIEL_SECONDS", "0.5"))
EXPLORATION = 1.0  # the best of 0.5, 1 and 2 against `greedy`
FIRST_SIMULATIONS = 100
FEWEST_SIMULATIONS = 20

KIND = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)


class Table:
    """An imagined world as OpenSpiel's search sees it; chance is sampled while an action is applied."""

    def __init__(self, world: World) -> None:
        self.world = world

    def get_game(self) -> "Table":
        return self

    def get_type(self) -> SimpleNamespace:
        return KIND

    def is_terminal(self) -> bool:
        return self.world.over

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return self.world.to_act

    def legal_actions(self) -> list[int]:
        return self.world.actions(self.world.to_act)

    def information_state_string(self) -> str:
        return f"{self.world.question} {self.world.view(self.world.to_act)}"

    def apply_action(self, action: int) -> None:
        self.world.play(self.world.to_act, action)

    def returns(self) -> list[float]:
        """1 for the winner, -1 for everybody else; a shared victory lies between."""
        first = self.world.ranking[0]
        return [2.0 / len(first) - 1.0 if seat in first else -1.0 for seat in range(self.world.seats)]

    def clone(self) -> "Table":
        return Table(self.world.copy())


class RandomPlayouts:
    """Judges a state by one random game from there."""

    def evaluate(self, table: Table) -> list[float]:
        rest = table.clone()
        rest.world.play_out()
        return rest.returns()

    def prior(self, table: Table) -> list[tuple[int, float]]:
        actions = table.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class InformationSetSearch(Bot):
    """Runs OpenSpiel's search; the number of simulations follows the time that the last ones took."""

    def __init__(self, game: str, seed: int) -> None:
        self.dice = SeededDice(seed)
        self.simulations = FIRST_SIMULATIONS
        self.random = np.random.RandomState(seed % 2**32)

    def decide(self, peek: Peek) -> int:
        if len(peek.options) == 1:
            return peek.options[0]
        search = ISMCTSBot(self, RandomPlayouts(), EXPLORATION, self.simulations, random_state=self.random)
        search.set_resampler(lambda _table, _seat: Table(imagined(peek, self.dice)))
        began = process_time()
        answer = int(search.step(Table(imagined(peek, self.dice))))
        rate = self.simulations / (process_time() - began)
        self.simulations = max(FEWEST_SIMULATIONS, round(rate * SECONDS))
        return answer
