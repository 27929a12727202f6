"""Comparable work in other engines from the package index, for ratios within one run."""

import importlib.util
import random
from collections.abc import Callable
from typing import Any

HEARTS_GAMES = 800
CATAN_GAMES = 8


def hearts() -> Callable[[], float] | None:
    """OpenSpiel's hearts, written in C++ and driven from Python, four random players; None if not installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    import pyspiel

    game: Any = pyspiel.load_game("hearts")
    chance = random.Random(1)

    def run() -> float:
        return sum(_play_hearts(game, chance) for _ in range(HEARTS_GAMES))

    return run


def _play_hearts(game: Any, chance: random.Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])  # in hearts all are equally likely
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions


def catanatron() -> Callable[[], float] | None:
    """catanatron with four random players; None if not installed."""
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

    return run
