"""Chance, handed in and never kept in the state, so that whoever calls decides what fate is."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.engine.errors import NotAWord, WrongChance
from posse.engine.words import Words

T = TypeVar("T")

LOW32: Final[i64] = 0xFFFFFFFF
LOW30: Final[i64] = 0x3FFFFFFF
MULTIPLIER: Final[i64] = 1073740155
WIDE: Final[i64] = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """What a game asks of chance."""

    def roll(self, kind: i64, faces: i64) -> i64:
        """One of `faces` equal outcomes, counted from 0."""
        raise NotImplementedError

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        """An index, as likely as its weight."""
        raise NotImplementedError

    def weigh_part(self, kind: i64, weights: vec[i64], first: i64, size: i64, total: i64) -> i64:
        """Like `weigh`, among `size` weights from `first` on, whose sum is known; the index counts from there."""
        return self.weigh(kind, weights[first : first + size])

    def draw(self, kind: i64, bag: vec[i64]) -> i64:
        """Take one thing out of a bag of counts."""
        index = self.weigh(kind, bag)
        bag[index] -= 1
        return index

    def deal(self, kind: i64, bag: vec[i64], hand: vec[i64], first: i64, size: i64, total: i64, amount: i64) -> i64:
        """Move so many things, one after the other, from a part of a bag of counts to the same part of a hand.

        The part is told as in `weigh_part`; returned is the index of the last one.
        """
        index: i64 = -1
        for left in range(total, total - amount, -1):
            index = self.weigh_part(kind, bag, first, size, left)
            bag[first + index] -= 1
            hand[first + index] += 1
        return index

    def learn(self, words: Words) -> None:
        """Hear which words the game uses; only dice that speak care."""

    def give_back(self, count: int) -> None:
        """Hear that nothing came of the last outcomes, because the answer failed; only dice that are read care."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeededDice(Dice):
    """The same seed gives the same fate, interpreted and compiled (multiply-with-carry, period about 2**61)."""

    def __init__(self, seed: int) -> None:
        mixed = (seed ^ 0x5DEECE66D) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        mixed = (mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        self._x: i64 = (mixed >> 3) % ((1073740155 << 32) - 3) + 1
        for _ in range(4):
            self.below(2)

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1."""
        return number_below(self, limit)

    def roll(self, kind: i64, faces: i64) -> i64:
        return number_below(self, faces)

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        total: i64 = 0
        size: i64 = len(weights)
        for i in range(size):
            total += weights[i]
        left = number_below(self, total)
        for i in range(size):
            left -= weights[i]
            if left < 0:
                return i
        raise WrongChance("empty-bag")

    def weigh_part(self, kind: i64, weights: vec[i64], first: i64, size: i64, total: i64) -> i64:
        left = number_below(self, total) - weights[first]
        index = first
        while left >= 0:
            index += 1
            left -= weights[index]
        return index - first

    def deal(self, kind: i64, bag: vec[i64], hand: vec[i64], first: i64, size: i64, total: i64, amount: i64) -> i64:
        index: i64 = first - 1
        for cards in range(total, total - amount, -1):
            index = first
            left = number_below(self, cards) - bag[index]
            while left >= 0:
                index += 1
                left -= bag[index]
            bag[index] -= 1
            hand[index] += 1
        return index - first


def number_below(dice: SeededDice, limit: i64) -> i64:
    """A number from 0 to `limit` - 1 (a method could be overridden, and would be called the long way)."""
    if limit > WIDE:
        return _wide_number(dice) % limit
    return (_next_number(dice) * limit) >> 32


def _wide_number(dice: SeededDice) -> i64:
    """60 bits of fate."""
    high = _next_number(dice) & LOW30
    return (high << 30) | (_next_number(dice) & LOW30)


def _next_number(dice: SeededDice) -> i64:
    """32 bits of fate."""
    last = dice._x
    x: i64 = MULTIPLIER * (last & LOW32) + (last >> 32)
    dice._x = x
    return (x ^ (x >> 32)) & LOW32


class NotedDice(Dice):
    """Writes down what other dice answer."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.notes: list[tuple[int, int]] = []

    def roll(self, kind: i64, faces: i64) -> i64:
        outcome = self.dice.roll(kind, faces)
        self.notes.append((kind, outcome))
        return outcome

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        outcome = self.dice.weigh(kind, weights)
        self.notes.append((kind, outcome))
        return outcome


class ScriptedDice(Dice):
    """Reads from a list of words such as `die 4`; running dry or another kind of outcome is an error."""

    def __init__(self, phrases: Iterable[str] = ()) -> None:
        self.phrases = list(phrases)
        self.read = 0
        self._words: Words | None = None

    def learn(self, words: Words) -> None:
        self._words = words

    def give_back(self, count: int) -> None:
        self.read -= count

    @property
    def left(self) -> list[str]:
        """What has not been read yet."""
        return self.phrases[self.read :]

    def _next(self, kind: i64) -> int:
        """The next outcome, if it is of this kind; not yet marked as read."""
        words = self._words
        assert words is not None, "the match makes its dice learn the game's words"
        asked = words.chances[kind].name
        if self.read == len(self.phrases):
            raise WrongChance("chance-missing", asked=asked)
        phrase = self.phrases[self.read]
        try:
            said, outcome = words.chance_of(phrase)
        except NotAWord as error:
            raise WrongChance(error.key, **error.facts) from None
        if said != kind:
            raise WrongChance("chance-other", asked=asked, given=phrase)
        return outcome

    def roll(self, kind: i64, faces: i64) -> i64:
        outcome = self._next(kind)
        if not 0 <= outcome < faces:
            raise WrongChance("chance-impossible", given=self.phrases[self.read])
        self.read += 1
        return outcome

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        outcome = self._next(kind)
        if not 0 <= outcome < len(weights) or weights[outcome] <= 0:
            raise WrongChance("chance-impossible", given=self.phrases[self.read])
        self.read += 1
        return outcome


class ChanceMet(Exception):
    """Raised by `NoDice`: the future is not certain beyond this point."""


class NoDice(Dice):
    """Refuses to decide: for looking ahead as far as everything is certain."""

    def roll(self, kind: i64, faces: i64) -> i64:
        raise ChanceMet

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        raise ChanceMet


class ForkDice(Dice):
    """Follows one path through all that can happen; `outcomes` walks the others."""

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
    """Every result of `play` with its weight, one for each way chance can go."""
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
