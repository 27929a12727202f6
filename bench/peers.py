"""The same kind of work in other engines that install from the package index, for ratios in one run."""

import importlib.util
import random
from typing import Any

from bench.speed import best

HEARTS_GAMES = 400
CATAN_GAMES = 4


def rate_of_hearts() -> float | None:
    """Decisions a second of OpenSpiel's hearts, written in C++ and driven from Python, four random players."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    import pyspiel

    game: Any = pyspiel.load_game("hearts")
    chance = random.Random(1)

    def run() -> float:
        return sum(_play_hearts(game, chance) for _ in range(HEARTS_GAMES))

    return best(run)


def _play_hearts(game: Any, chance: random.Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return decisions


def rate_of_catanatron() -> float | None:
    """Decisions a second of catanatron with four random players."""
    if importlib.util.find_spec("catanatron") is None:
        return None
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def run() -> float:
        decisions = 0
        for _ in range(CATAN_GAMES):
            game: Any = Game([RandomPlayer(colour) for colour in colours])
            game.play()
            decisions += len(game.state.actions)
        return decisions

    return best(run)
