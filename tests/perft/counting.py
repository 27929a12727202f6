"""Perft: the number of sequences of answers from a position."""

from collections.abc import Iterator
from typing import Any, Final

from posse.engine.chance import outcomes
from posse.engine.dice import Dice, SeededDice
from posse.engine.game import Game
from posse.engine.log import Log
from posse.engine.state import State

QUIET: Final = Log(loud=False)
SEED: Final = 1


def count(game: Game[Any], state: State, depth: int, every_chance: bool) -> int:
    """The number of sequences of this many answers, by all seats asked in any order.

    With `every_chance`, each random outcome makes a sequence of its own. Without it, every answer is played with new
    dice of the same seed, so that the order of traversal does not matter.
    """
    choices = [(seat, game.answers(state, seat)) for seat in game.asked(state)]
    if depth == 1:
        return sum(len(answers) for _, answers in choices)
    total = 0
    for seat, answers in choices:
        for action in answers:
            for after in tables_after(game, state, seat, action, every_chance):
                total += count(game, after, depth - 1, every_chance)
    return total


def tables_after(game: Game[Any], state: State, seat: int, action: int, every_chance: bool) -> Iterator[State]:
    def play(dice: Dice) -> State:
        twin = state.clone()
        game.step(twin).take(twin, seat, action, dice, QUIET)
        game.go_on(twin, dice, QUIET)
        return twin

    if every_chance:
        yield from (after for _, after in outcomes(play))
    else:
        yield play(SeededDice(SEED))
