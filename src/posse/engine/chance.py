"""Walking the tree of chance: what can come next, and every result with its exact probability.

Imported only where it is needed, because exact fractions take a while to import.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice, ScriptedDice, check_all_read
from posse.engine.errors import WrongChance
from posse.engine.words import Words

T = TypeVar("T")


class Undecided(Exception):
    """Raised by `AskingDice` where an outcome is needed: its kind, and the weight of every outcome."""

    def __init__(self, kind: int, weights: list[int]) -> None:
        super().__init__(kind, weights)
        self.kind = kind
        self.weights = weights


class AskingDice(ScriptedDice):
    """Scripted dice that stop where the script ends, with what could come next."""

    def roll(self, kind: i64, faces: i64) -> i64:
        if not self.left:
            raise Undecided(kind, [1] * faces)
        return super().roll(kind, faces)

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        if not self.left:
            raise Undecided(kind, [int(weight) for weight in weights])
        return super().weigh(kind, weights)


def next_outcomes(words: Words, given: Iterable[str], play: Callable[[Dice], object]) -> list[tuple[str, Fraction]]:
    """What can come next after these outcomes, each with its probability; nothing if no more chance is needed."""
    dice = AskingDice(given)
    dice.learn(words)
    try:
        play(dice)
    except Undecided as asked:
        total = sum(asked.weights)
        weighed = [(outcome, weight) for outcome, weight in enumerate(asked.weights) if weight > 0]
        return [(words.chance_phrase(asked.kind, outcome), Fraction(weight, total)) for outcome, weight in weighed]
    check_all_read(dice)
    return []


class ForkDice(Dice):
    """Follows one path through the tree of outcomes; `outcomes` walks all of them."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.branches: list[list[int]] = []
        self.weight = Fraction(1)

    def _take(self, weights: list[int]) -> int:
        depth = len(self.branches)
        possible = [index for index, weight in enumerate(weights) if weight > 0]
        if not possible:
            raise WrongChance("empty-bag")
        self.branches.append(possible)
        taken = self.path[depth] if depth < len(self.path) else possible[0]
        self.weight *= Fraction(weights[taken], sum(weights))
        return taken

    def roll(self, kind: i64, faces: i64) -> i64:
        return self._take([1] * faces)

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        return self._take(list(weights))


def outcomes(play: Callable[[Dice], T]) -> list[tuple[Fraction, T]]:
    """Every result of `play` with its weight, one for each path of random outcomes."""
    results: list[tuple[Fraction, T]] = []
    paths: list[list[int]] = [[]]
    while paths:
        path = paths.pop()
        dice = ForkDice(path)
        result = play(dice)
        results.append((dice.weight, result))
        taken = path + [branch[0] for branch in dice.branches[len(path) :]]
        for depth in range(len(path), len(dice.branches)):
            paths.extend([*taken[:depth], other] for other in dice.branches[depth][1:])
    return results
