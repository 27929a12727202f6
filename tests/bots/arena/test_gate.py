"""The gate lets through what is in order, and nothing else."""

import pytest

from posse.bots.arena import Gate, Verdict, steps
from posse.bots.arena.contestants import Given
from posse.bots.arena.gate import Step
from tests.bots.arena.playing import ALONE
from tests.bots.arena.samples import First
from tests.sample import GAME


def tried(*ascending: Given, deals: int = 60, seconds: float = 0.0) -> list[Step]:
    return [*steps(Gate(GAME, deals=deals, seconds=seconds), ascending, where=ALONE)]


@pytest.mark.heavy
def test_bots_in_the_right_order_pass() -> None:
    (step,) = tried("random", "greedy")
    assert (step.lower.name, step.higher.name) == ("random", "greedy")
    assert step.verdict is Verdict.STRONGER
    assert step.has_passed


@pytest.mark.heavy
def test_bots_in_the_wrong_order_do_not() -> None:
    (step,) = tried("greedy", "random")
    assert step.verdict is Verdict.NOT_STRONGER
    assert not step.has_passed


def test_equal_bots_do_not_pass() -> None:
    (step,) = tried("random", First, deals=150)
    (other,) = tried(First, "random", deals=150)
    assert not (step.has_passed and other.has_passed)


def test_where_the_test_cannot_tell_what_was_seen_counts() -> None:
    (step,) = tried("random", First, deals=1)
    assert step.verdict is Verdict.OPEN
    assert step.has_passed is (step.higher.share.value > 0.5)


def test_where_the_time_is_up_only_what_speaks_against_it_counts() -> None:
    (whole,) = tried("random", First, deals=1)
    cut = Step(Gate(GAME, deals=9), whole.report)
    assert cut.verdict is Verdict.OPEN
    assert cut.has_passed is (whole.higher.share.high > 0.5)


def test_where_nothing_was_seen_nothing_passes() -> None:
    (step,) = tried("random", First, seconds=1e-9)
    assert step.report.games == 0
    assert not step.has_passed


def test_every_two_neighbours_are_tried() -> None:
    names = [(step.lower.name, step.higher.name) for step in tried("random", First, "random", deals=2)]
    assert names == [("random", "First"), ("First", "random")]
