"""Intervals that hold the truth as often as they say."""

from random import Random

import pytest

from posse.bots.arena.intervals import effective_count, mean_estimate, share_estimate, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(38, 39, 0.868, 0.995), (0, 10, 0.0, 0.278), (50, 100, 0.404, 0.596)]
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    """As printed in tables."""
    found = wilson(wins / games, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.001)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)])
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.03)


def test_games_that_repeat_each_other_count_once() -> None:
    """Whoever has the luck of the deal wins both games: they tell no more than one."""
    assert effective_count([0.0, 1.0] * 20, 80) == pytest.approx(40, rel=0.05)


def test_independent_games_count_each() -> None:
    random = Random(1)
    shares = [(random.random() < 0.6) / 2 + (random.random() < 0.6) / 2 for _ in range(2000)]
    assert effective_count(shares, 4000) == pytest.approx(4000, rel=0.06)


@pytest.mark.parametrize("shares", [[1.0] * 5, [0.0] * 5, [0.5] * 5, [1.0], [0.5]])
def test_deals_that_are_all_alike_do_not_pretend_to_be_certain(shares: list[float]) -> None:
    found = share_estimate(shares, 2 * len(shares))
    assert found.high - found.low > 0.3


@pytest.mark.parametrize("luck", [0.0, 0.3])
@pytest.mark.parametrize("deals", [10, 60])
def test_the_truth_lies_in_the_interval_of_a_share(luck: float, deals: int) -> None:
    """In 95 of 100 arenas or more, also where games of one deal depend on each other."""
    random, held = Random(7), 0
    for _ in range(400):
        shares = []
        for _ in range(deals):
            chance = 0.7 + random.choice((-luck, luck))
            shares.append(sum(random.random() < chance for _ in range(2)) / 2)
        found = share_estimate(shares, 2 * deals)
        held += found.low <= 0.7 <= found.high
    assert held / 400 > 0.92


def test_the_truth_lies_in_the_interval_of_a_mean() -> None:
    random, held = Random(7), 0
    for _ in range(400):
        found = mean_estimate([random.gauss(40, 12) for _ in range(8)])
        held += found.low <= 40 <= found.high
    assert held / 400 == pytest.approx(0.95, abs=0.03)
