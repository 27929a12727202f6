"""OpenSpiel's information-set Monte-Carlo tree search as a contestant of the arena.

    posse arena GAME level5 bench/openspiel.py:InformationSetSearch

Its search is used as it is. This adapter gives it what it asks of a game: the information state of the seat to act, its
legal actions, worlds that the seat may suppose, and random playouts, which run in the compiled loop and so are faster
than those that OpenSpiel would make from Python. It thinks for about `SECONDS` of CPU time before each answer.
"""

import os
from time import process_time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from posse import GAMES
from posse.bots import Bot, Peek
from posse.bots.playout import WHOLE_GAME, play_on
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.engine.log import Log

SECONDS = float(os.environ.get("OPENSPIEL_SECONDS", "0.5"))
EXPLORATION = 1.0  # the best of 0.5, 1 and 2 against `greedy`
FIRST_SIMULATIONS = 100
FEWEST_SIMULATIONS = 20

KIND = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)


class Table:
    """A state as OpenSpiel's search sees it; chance is sampled while an action is applied."""

    def __init__(self, game: Game[Any], state: Any, dice: SeededDice) -> None:
        self.game = game
        self.state = state
        self.dice = dice

    def get_game(self) -> "Table":
        return self

    def get_type(self) -> SimpleNamespace:
        return KIND

    def is_terminal(self) -> bool:
        return bool(self.state.top < 0)

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return int(self.game.to_act(self.state))

    def legal_actions(self) -> list[int]:
        return self.game.answers(self.state, self.current_player())

    def information_state_string(self) -> str:
        return f"{self.game.question(self.state)} {self.game.view(self.state, self.current_player())}"

    def apply_action(self, action: int) -> None:
        seat = self.current_player()
        quiet = Log(loud=False)
        self.game.step(self.state).take(self.state, seat, action, self.dice, quiet)
        self.game.go_on(self.state, self.dice, quiet)

    def returns(self) -> list[float]:
        """1 for the winner, -1 for everybody else; a shared victory lies between."""
        first = self.game.ranking(self.state)[0]
        return [2.0 / len(first) - 1.0 if seat in first else -1.0 for seat in range(self.state.seats)]

    def clone(self) -> "Table":
        return Table(self.game, self.state.clone(), self.dice)


class RandomPlayouts:
    """Judges a state by one random game from there."""

    def evaluate(self, table: Table) -> list[float]:
        rest = table.clone()
        play_on(rest.game, rest.state, WHOLE_GAME, rest.dice, rest.game.scratch())
        return rest.returns()

    def prior(self, table: Table) -> list[tuple[int, float]]:
        actions = table.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class InformationSetSearch(Bot):
    """Runs OpenSpiel's search; the number of simulations follows the time that the last ones took."""

    def __init__(self, game: str, seed: int) -> None:
        self.game: Game[Any] = GAMES[game]
        self.dice = SeededDice(seed)
        self.simulations = FIRST_SIMULATIONS
        self.random = np.random.RandomState(seed % 2**32)

    def decide(self, peek: Peek) -> int:
        if len(peek.options) == 1:
            return peek.options[0]
        search = ISMCTSBot(self, RandomPlayouts(), EXPLORATION, self.simulations, random_state=self.random)
        search.set_resampler(lambda _table, _seat: Table(self.game, peek.imagine(self.dice), self.dice))
        began = process_time()
        answer = int(search.step(Table(self.game, peek.imagine(self.dice), self.dice)))
        rate = self.simulations / (process_time() - began)
        self.simulations = max(FEWEST_SIMULATIONS, round(rate * SECONDS))
        return answer
