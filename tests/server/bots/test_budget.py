"""The more questions wait, the shorter a bot thinks, and what is said about it depends on no single question."""

import pytest

from posse.server.bots.budget import LEAST_SECONDS, TARGET_SECONDS, UsualTimes, seconds_for


def test_with_an_empty_queue_a_bot_has_all_its_time() -> None:
    assert seconds_for(0, 0.0, 1, 2.0) == 2.0
    assert seconds_for(0, 10.0, 1, 0.6) == 0.6


@pytest.mark.parametrize("workers", [1, 2, 7])
@pytest.mark.parametrize("waiting", [3, 20, 199])
def test_all_that_wait_together_take_no_longer_than_wanted(waiting: int, workers: int) -> None:
    each = seconds_for(waiting, 0.0, workers, 2.0)
    assert each == 2.0 or each * (waiting + 1) / workers <= TARGET_SECONDS * 1.001


def test_those_that_have_waited_long_are_hurried() -> None:
    """A crowd that came at once drains evenly: whoever is left in the end has waited longest."""
    left, age = 200, 0.0
    while left:
        left -= 1
        age += seconds_for(left, age, 1, 0.1)
    assert age <= TARGET_SECONDS + 0.2


def test_there_is_always_some_time_to_think() -> None:
    assert seconds_for(1_000_000, 0.0, 1, 2.0) == LEAST_SECONDS


def test_a_time_is_short_if_such_bots_have_used_more() -> None:
    usual = UsualTimes()
    assert not usual.is_short("game", "level4", 0.01)
    usual.note("game", "level4", 0.1)
    assert usual.is_short("game", "level4", 0.05)
    assert not usual.is_short("game", "level4", 0.2)
    assert not usual.is_short("game", "level3", 0.05)
    assert not usual.is_short("other", "level4", 0.05)


def test_what_was_long_ago_is_forgotten() -> None:
    usual = UsualTimes()
    usual.note("game", "level4", 1.0)
    for _ in range(500):
        usual.note("game", "level4", 0.01)
    assert not usual.is_short("game", "level4", 0.05)
