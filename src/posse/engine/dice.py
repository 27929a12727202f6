"""Chance, passed in and never kept in the state, so that the caller controls randomness."""

from collections.abc import Callable, Iterable
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.engine.errors import BadTable, NotAWord, WrongChance
from posse.engine.loops import grown
from posse.engine.words import Words, whole_number

LOW32: Final[i64] = 0xFFFFFFFF
LOW30: Final[i64] = 0x3FFFFFFF
MULTIPLIER: Final[i64] = 1073740155
WIDE: Final[i64] = 1 << 30
FIRST_NOTES: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """The interface through which a game asks for random outcomes."""

    def roll(self, kind: i64, faces: i64) -> i64:
        """One of `faces` equal outcomes, counted from 0."""
        raise NotImplementedError

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        """An index, with a probability proportional to its weight."""
        raise NotImplementedError

    def weigh_part(self, kind: i64, weights: vec[i64], first: i64, size: i64, total: i64) -> i64:
        """Like `weigh`, among `size` weights from `first` on with a known sum; the index is relative to `first`."""
        return self.weigh(kind, weights[first : first + size])

    def draw(self, kind: i64, bag: vec[i64]) -> i64:
        """Draw one item out of a bag of counts."""
        index = self.weigh(kind, bag)
        bag[index] -= 1
        return index

    def deal(self, kind: i64, bag: vec[i64], hand: vec[i64], first: i64, size: i64, total: i64, amount: i64) -> i64:
        """Draw several items, one after the other, from a part of a bag of counts into the same part of a hand.

        The part is given as in `weigh_part`; returns the index of the last item.
        """
        index: i64 = -1
        for left in range(total, total - amount, -1):
            index = self.weigh_part(kind, bag, first, size, left)
            bag[first + index] -= 1
            hand[first + index] += 1
        return index

    def unveil(self, knowers: i64) -> None:
        """Called before a rule acts on something that only the seats of the mask know; a preview stops there."""

    def learn(self, words: Words) -> None:
        """Receive the game's vocabulary; used only by dice that read or write words."""

    def give_back(self, count: int) -> None:
        """Roll back the last outcomes because the answer failed; used only by scripted dice."""


def seed_number(seed: object) -> int:
    """A seed as Python's own number: programs often draw it by numpy."""
    number = whole_number(seed)
    if number is None:
        raise BadTable("not-a-seed", given=repr(seed))
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class SeededDice(Dice):
    """Pseudo-random dice, reproducible interpreted and compiled (multiply-with-carry, period about 2**61)."""

    def __init__(self, seed: SupportsIndex) -> None:
        mixed = (seed_number(seed) ^ 0x5DEECE66D) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        mixed = (mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        self._x: i64 = (mixed >> 3) % ((1073740155 << 32) - 3) + 1
        for _ in range(4):
            self.below(2)

    def __reduce__(self) -> tuple[Any, ...]:
        return _seeded, (type(self), int(self._x))

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


def _seeded(kind: type[SeededDice], x: int) -> SeededDice:
    """Dice that go on from here; those of a subclass are made with a seed, too."""
    dice = kind(0)
    dice._x = x
    return dice


def number_below(dice: SeededDice, limit: i64) -> i64:
    """A number from 0 to `limit` - 1 (not a method: those are virtual calls)."""
    if limit > WIDE:
        return _wide_number(dice) % limit
    return (_next_number(dice) * limit) >> 32


def _wide_number(dice: SeededDice) -> i64:
    """60 random bits."""
    high = _next_number(dice) & LOW30
    return (high << 30) | (_next_number(dice) & LOW30)


def _next_number(dice: SeededDice) -> i64:
    """32 random bits."""
    last = dice._x
    x: i64 = MULTIPLIER * (last & LOW32) + (last >> 32)
    dice._x = x
    return (x ^ (x >> 32)) & LOW32


class OutsideDice(Dice):
    """Chance from outside of the engine: `below` gives a number from 0 to its argument - 1."""

    def __init__(self, below: Callable[[int], int]) -> None:
        self.below: Final = below

    def __reduce__(self) -> tuple[Any, ...]:
        return OutsideDice, (self.below,)

    def roll(self, kind: i64, faces: i64) -> i64:
        return self.below(faces)

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        total: i64 = 0
        for weight in weights:
            total += weight
        if total <= 0:
            raise WrongChance("empty-bag")
        left: i64 = self.below(total)
        index: i64 = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return index


class NotedDice(Dice):
    """Records the outcomes of other dice, as pairs of kind and outcome in one vec that grows."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.size: i64 = 0
        self.numbers = vec[i64]()

    @property
    def notes(self) -> list[tuple[int, int]]:
        """The kinds and outcomes so far."""
        return self.notes_between(0, self.size)

    def notes_between(self, first: i64, last: i64) -> list[tuple[int, int]]:
        """The kinds and outcomes from one up to another."""
        numbers = self.numbers
        return [(int(numbers[place * 2]), int(numbers[place * 2 + 1])) for place in range(first, last)]

    def roll(self, kind: i64, faces: i64) -> i64:
        outcome = self.dice.roll(kind, faces)
        _note(self, kind, outcome)
        return outcome

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        outcome = self.dice.weigh(kind, weights)
        _note(self, kind, outcome)
        return outcome

    def weigh_part(self, kind: i64, weights: vec[i64], first: i64, size: i64, total: i64) -> i64:
        outcome = self.dice.weigh_part(kind, weights, first, size, total)
        _note(self, kind, outcome)
        return outcome

    def deal(self, kind: i64, bag: vec[i64], hand: vec[i64], first: i64, size: i64, total: i64, amount: i64) -> i64:
        index: i64 = -1
        for left in range(total, total - amount, -1):
            index = self.dice.deal(kind, bag, hand, first, size, left, 1)
            _note(self, kind, index)
        return index


def _note(dice: NotedDice, kind: i64, outcome: i64) -> None:
    base = dice.size * 2
    if base + 2 > i64(len(dice.numbers)):
        dice.numbers = grown(dice.numbers, FIRST_NOTES * 2)
    numbers = dice.numbers
    numbers[base] = kind
    numbers[base + 1] = outcome
    dice.size += 1


class ScriptedDice(Dice):
    """Reads outcomes from a list of words such as `die 4`; running out, or a different kind of outcome, is an error.

    Words that are no outcome of this game are refused when the match begins; an outcome that does not fit, when it is
    needed. The error has its position, the question and the possible outcomes.
    """

    def __init__(self, phrases: Iterable[str] = ()) -> None:
        self.phrases = _checked(phrases)
        self.read = 0
        self._words: Words | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _scripted, (self.phrases, self.read)

    def learn(self, words: Words) -> None:
        self._words = words
        for place in range(len(self.phrases)):
            self._outcome(place)

    def give_back(self, count: int) -> None:
        self.read -= count

    @property
    def left(self) -> list[str]:
        """The outcomes that have not been used yet."""
        return self.phrases[self.read :]

    def _outcome(self, place: int) -> tuple[int, int]:
        """The kind and outcome of one phrase."""
        words, phrase = self._words, self.phrases[place]
        assert words is not None, "the match makes its dice learn the game's words"
        try:
            return words.chance_of(phrase)
        except NotAWord as error:
            raise WrongChance("chance-unknown", number=place + 1, given=phrase, reason=error) from None

    def _next(self, kind: i64) -> int:
        """The next outcome, not yet consumed; -1 if there is none of this kind."""
        if self.read == len(self.phrases):
            return -1
        said, outcome = self._outcome(self.read)
        return outcome if said == kind else -1

    def _misfit(self, kind: i64, possible: list[int]) -> WrongChance:
        """The error that explains why the next outcome cannot be used."""
        words = self._words
        assert words is not None, "the match makes its dice learn the game's words"
        facts: dict[str, Any] = {
            "number": self.read + 1,
            "asked": words.chances[kind].name,
            "allowed": [words.chance_phrase(kind, outcome) for outcome in possible],
        }
        if self.read == len(self.phrases):
            return WrongChance("chance-missing", **facts)
        key = "chance-impossible" if self._outcome(self.read)[0] == kind else "chance-other"
        return WrongChance(key, given=self.phrases[self.read], **facts)

    def roll(self, kind: i64, faces: i64) -> i64:
        outcome = self._next(kind)
        if not 0 <= outcome < faces:
            raise self._misfit(kind, list(range(faces)))
        self.read += 1
        return outcome

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        outcome = self._next(kind)
        if not 0 <= outcome < len(weights) or weights[outcome] <= 0:
            raise self._misfit(kind, [index for index in range(len(weights)) if weights[index] > 0])
        self.read += 1
        return outcome


def _scripted(phrases: list[str], read: int) -> ScriptedDice:
    dice = ScriptedDice(phrases)
    dice.read = read
    return dice


def _checked(phrases: Iterable[str]) -> list[str]:
    """The outcomes as a list of words; a single string, or anything but strings, is refused."""
    if isinstance(phrases, str):
        raise WrongChance("chance-list", given=repr(phrases))
    found: list[Any] = list(phrases)
    for place, phrase in enumerate(found):
        if not isinstance(phrase, str):
            raise WrongChance("chance-word", number=place + 1, given=repr(phrase))
    return found


def check_all_read(dice: Dice) -> None:
    """Refuse a line of a record with more outcomes than were needed."""
    if isinstance(dice, ScriptedDice) and dice.left:
        raise NotAWord("chance-left", given=", ".join(dice.left))


class Uncertain(Exception):
    """Raised by `CertainDice`: the future is not certain beyond this point."""


class CertainDice(Dice):
    """Stops at every random outcome and at every rule that acts on what the seat does not know; for previews."""

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat

    def roll(self, kind: i64, faces: i64) -> i64:
        raise Uncertain

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        raise Uncertain

    def unveil(self, knowers: i64) -> None:
        if not knowers >> self.seat & 1:
            raise Uncertain
