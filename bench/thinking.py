"""What search is made of: copies of states, whole rollouts, playouts."""

from itertools import repeat
from typing import Any

import posse
from bench import speed
from bench.report import ratio, table
from posse.bots.playout import WHOLE_GAME, play_on
from posse.engine.dice import SeededDice

SEATS = 4
COPIES = 20_000
ROLLOUTS = 2_000
PLAYOUTS = 2_000

FASTER_THAN_CLONES = 5


def main() -> None:
    rows: list[list[Any]] = [
        ["search in the middle of a game for four", "copies/clones", "", "rollouts/s", "playouts/s"]
    ]
    for name in posse.GAMES:
        match = speed.middle_of_game(name, SEATS)
        copies, clones = rate_of_copies(match), speed.rate_of_clones(match, COPIES)
        _, measured, wanted, reached = ratio("", copies, clones, FASTER_THAN_CLONES)
        rollouts, playouts = rate_of_rollouts(match), speed.rate_of_search(match, PLAYOUTS)
        rows.append([name, f"{measured}, {wanted}", reached, f"{rollouts:,.0f}", f"{playouts:,.0f}"])
    table(rows)


def rate_of_copies(match: posse.Match) -> float:
    """States written over another state, instead of cloned."""
    state: Any = match.state
    copy = state.clone().copy_from

    def run() -> float:
        for _ in repeat(None, COPIES):
            copy(state)
        return COPIES

    return speed.best(run)


def rate_of_rollouts(match: posse.Match) -> float:
    """Random games from the middle to the end."""
    state: Any = match.state
    spare: Any = state.clone()
    dice, out = SeededDice(5), match.game.scratch()

    def run() -> float:
        for _ in range(ROLLOUTS):
            spare.copy_from(state)
            play_on(match.game, spare, WHOLE_GAME, dice, out)
        return ROLLOUTS

    return speed.best(run, 3)
