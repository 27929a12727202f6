"""Chance in a lesson: as the story wants it, and drawn with a fixed seed where a learner leaves the story."""

from collections.abc import Iterable
from itertools import accumulate

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice, SeededDice
from posse.engine.words import Words

SEED = 7


class StoryDice(Dice):
    """Reads outcomes from the story as long as they fit; unlike scripted dice they never run out."""

    def __init__(self, phrases: Iterable[str] = ()) -> None:
        self.left = list(phrases)
        self._spare = SeededDice(SEED)
        self._words: Words | None = None

    def learn(self, words: Words) -> None:
        self._words = words

    def roll(self, kind: i64, faces: i64) -> i64:
        told = self._told(kind)
        return self._took(told) if 0 <= told < faces else self._spare.roll(kind, faces)

    def weigh(self, kind: i64, weights: vec[i64]) -> i64:
        told = self._told(kind)
        fits = 0 <= told < len(weights) and weights[told] > 0
        return self._took(told) if fits else self._drawn(weights)

    def _drawn(self, weights: vec[i64]) -> int:
        """The same as the spare dice would weigh, which must not get the weights: docs/decisions/mypyc.md says why."""
        drawn = self._spare.below(sum(weights))
        return next(index for index, reached in enumerate(accumulate(weights)) if drawn < reached)

    def _told(self, kind: int) -> int:
        """The next outcome of the story; -1 if it has none of this kind."""
        if not self.left or self._words is None:
            return -1
        said, outcome = self._words.chance_of(self.left[0])
        return outcome if said == kind else -1

    def _took(self, outcome: int) -> int:
        self.left.pop(0)
        return outcome
