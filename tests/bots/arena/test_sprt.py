"""The sequential test: right as often as it promises, and done sooner than a test of fixed length."""

from math import isclose, log
from random import Random

import pytest

import posse
from posse.bots.arena.sprt import Question, SequentialTest, Verdict, likeliest, log_ratio

EXPERIMENTS = 80
MOST_DEALS = 3000


def run(question: Question, chance: float, seed: int) -> SequentialTest:
    """Deals of two games in which the first bot wins each with this chance, until the test can tell."""
    random, test = Random(seed), SequentialTest(question, 0.5)
    while test.verdict is Verdict.OPEN and test.deals < MOST_DEALS:
        test.feed(sum(random.random() < chance for _ in range(2)) / 2)
    return test


def test_coins_are_judged_by_the_ratio_of_their_likelihoods() -> None:
    """With all or nothing in each deal the test is Wald's own."""
    expected = 70 * log(0.6 / 0.5) + 30 * log(0.4 / 0.5)
    assert isclose(log_ratio({1.0: 70, 0.0: 30}, 0.5, 0.6), expected, rel_tol=1e-3)


def test_the_likeliest_distribution_has_the_mean() -> None:
    weights = {0.0: 0.1, 0.5: 0.3, 0.75: 0.2, 1.0: 0.4}
    for mean in (0.2, 0.5, 0.9):
        found = likeliest(weights, mean)
        assert isclose(sum(found.values()), 1, rel_tol=1e-9)
        assert isclose(sum(share * weight for share, weight in found.items()), mean, rel_tol=1e-9)
    assert likeliest(weights, 0.7) == pytest.approx(weights)  # which is their own mean


@pytest.mark.parametrize(("chance", "wrong"), [(0.5, Verdict.STRONGER), (0.65, Verdict.NOT_STRONGER)])
def test_it_is_seldom_wrong(chance: float, wrong: Verdict) -> None:
    """At both ends of what it is asked, with 5 % of errors; three standard deviations are allowed."""
    verdicts = [run(Question(margin=0.15), chance, seed).verdict for seed in range(EXPERIMENTS)]
    assert verdicts.count(wrong) <= 0.05 * EXPERIMENTS + 3 * (0.05 * 0.95 * EXPERIMENTS) ** 0.5
    assert Verdict.OPEN not in verdicts


def test_the_clearer_the_difference_the_sooner_it_can_tell() -> None:
    deals = [run(Question(margin=0.1), chance, 5).deals for chance in (0.62, 0.8, 1.0)]
    assert deals == sorted(deals, reverse=True)
    assert deals[-1] < 20


def test_smaller_risks_take_longer() -> None:
    quick, careful = Question(0.1, 0.2, 0.2), Question(0.1, 0.001, 0.001)
    assert run(quick, 0.65, 1).deals < run(careful, 0.65, 1).deals


def test_deals_that_are_all_shared_tell_that_nobody_is_stronger() -> None:
    """Each bot wins from the better seat: no spread at all, which a test by variance could not bear."""
    test = SequentialTest(Question(margin=0.1), 0.5)
    while test.feed(0.5) is Verdict.OPEN:
        assert test.deals < 100
    assert test.verdict is Verdict.NOT_STRONGER


def test_a_fair_share_need_not_be_a_half() -> None:
    """One bot against three others: 40 % of the wins is much."""
    random, test = Random(1), SequentialTest(Question(margin=0.1), 0.25)
    while test.verdict is Verdict.OPEN:
        test.feed(sum(random.random() < 0.4 for _ in range(4)) / 4)
    assert test.verdict is Verdict.STRONGER


@pytest.mark.parametrize("risk", [0, 0.5, 1, -0.1])
def test_a_risk_is_a_small_probability(risk: float) -> None:
    with pytest.raises(posse.BadTable, match="alpha"):
        Question(alpha=risk)
    with pytest.raises(posse.BadTable, match="beta"):
        Question(beta=risk)


@pytest.mark.parametrize("margin", [0, 0.5, 2])
def test_a_margin_must_be_possible(margin: float) -> None:
    with pytest.raises(posse.BadTable, match="margin"):
        Question(margin).check(0.5)
