"""Comparable work in other engines from the package index, for ratios within one run."""

import importlib.util
import os
import random
from collections.abc import Callable
from typing import Any

HEARTS_GAMES = 800
CATAN_GAMES = 8
SIMULATIONS = 2_000
ROLLOUTS = 4_000
HALF_OF_HEARTS = 53 + 12 + 26  # the deal, the passing, half of the tricks
OTHER_HALF = 26  # decisions


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


def rollouts_in_hearts() -> Callable[[], float] | None:
    """Decisions of random players in the second half of hearts, all inside OpenSpiel's C++; None if not installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    import pyspiel

    state = _middle_of_hearts(pyspiel.load_game("hearts"), random.Random(1))
    rollouts: Any = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)

    def run() -> float:
        # Two simulations, the fewest it makes: so many rollouts from here, and as many after one card.
        pyspiel.ISMCTSBot(1, rollouts, 2.0, 2).step(state)
        return ROLLOUTS * (2 * OTHER_HALF - 1)

    return run


def search_in_hearts() -> Callable[[], float] | None:
    """Simulations of OpenSpiel's information-set search in the middle of hearts, in C++; None if not installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    import pyspiel

    state = _middle_of_hearts(pyspiel.load_game("hearts"), random.Random(1))

    def run() -> float:
        bot: Any = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS)
        bot.step(state)
        return SIMULATIONS

    return run


def _middle_of_hearts(game: Any, chance: random.Random) -> Any:
    state = game.new_initial_state()
    for _ in range(HALF_OF_HEARTS):
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(actions))
    return state


def connect_four(maker: str) -> Any:
    """PettingZoo's connect_four, by the function that makes it; None if it is not installed."""
    if importlib.util.find_spec("pygame") is None:
        return None
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic.connect_four import connect_four as made

    return {"env": made.env, "raw_env": made.raw_env}[maker]()


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
