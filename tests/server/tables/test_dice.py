"""Dice that nobody can foresee."""

import pickle
from collections import Counter
from copy import deepcopy

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.errors import WrongChance
from posse.server.tables.dice import secret_dice

KIND = 0


def test_every_face_is_about_equally_frequent() -> None:
    """The limit is six deviations away."""
    dice = secret_dice()
    seen = Counter(dice.roll(KIND, 6) for _ in range(60_000))
    assert all(abs(seen[face] - 10_000) < 550 for face in range(6))


def test_weights_are_kept() -> None:
    """Likewise; what has no weight never comes."""
    dice, weights = secret_dice(), vec[i64]([3, 0, 1, 6])
    seen = Counter(dice.weigh(KIND, weights) for _ in range(10_000))
    assert [abs(seen[place] - often) < 300 for place, often in enumerate([3000, 0, 1000, 6000])] == [True] * 4
    assert seen[1] == 0


@pytest.mark.parametrize("bag", [[], [0, 0]])
def test_nothing_is_drawn_from_an_empty_bag(bag: list[int]) -> None:
    with pytest.raises(WrongChance):
        secret_dice().weigh(KIND, vec[i64](bag))


def test_they_never_repeat_themselves() -> None:
    """Neither do their copies: nothing is kept that could be copied, or worked out."""
    dice = secret_dice()
    twins = [dice, secret_dice(), deepcopy(dice), pickle.loads(pickle.dumps(dice))]
    assert len({tuple(twin.roll(KIND, 2**60) for _ in range(4)) for twin in twins}) == len(twins)
