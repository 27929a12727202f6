"""Thinking time, counted in milliseconds."""

import pytest

from posse.server.store.terms import DAY, MINUTE, Clock, Days, Minutes
from posse.server.tables.clocks import Clocks

START = 1_000_000
MINUTES = Minutes(kind="minutes", minutes=20, increment=15)
DAYS = Days(kind="days", days=2)


def clocks(clock: Clock = MINUTES, running: list[int] | None = None) -> Clocks:
    """Clocks of three seats; the first thinks."""
    made = Clocks(clock, 3, None, START)
    made.run_for(running or [0], START)
    return made


def all_left(made: Clocks, now: int) -> list[int]:
    left: list[int] = made.json(now)["left"]
    return left


def test_everybody_begins_with_the_whole_time() -> None:
    assert clocks().json(START) == {"left": [20 * MINUTE] * 3, "running": [0]}
    assert clocks(DAYS).json(START) == {"left": [2 * DAY] * 3, "running": [0]}


def test_time_passes_for_thinking_seats() -> None:
    made = clocks(running=[0, 2])
    assert all_left(made, START + MINUTE) == [19 * MINUTE, 20 * MINUTE, 19 * MINUTE]


def test_looking_does_not_change_a_clock() -> None:
    made = clocks()
    assert [made.left(0, START + MINUTE) for _ in range(3)] == [19 * MINUTE] * 3


def test_a_seat_that_has_answered_gets_the_increment() -> None:
    made = clocks(running=[0, 1])
    made.run_for([1, 2], START + MINUTE)
    assert all_left(made, START + MINUTE) == [19 * MINUTE + 15_000, 19 * MINUTE, 20 * MINUTE]
    assert made.json(START)["running"] == [1, 2]


def test_a_seat_that_is_asked_again_at_once_goes_on_thinking() -> None:
    made = clocks()
    made.run_for([0], START + MINUTE)
    assert made.left(0, START + 2 * MINUTE) == 18 * MINUTE


def test_days_begin_anew_with_every_turn() -> None:
    made = clocks(DAYS)
    made.run_for([1], START + DAY)
    assert all_left(made, START + DAY + 1000) == [DAY, 2 * DAY - 1000, 2 * DAY]
    made.run_for([0], START + 2 * DAY)
    assert all_left(made, START + 2 * DAY) == [2 * DAY, DAY, 2 * DAY]


def test_a_seat_that_is_stopped_gets_no_increment() -> None:
    made = clocks()
    made.stop(0, START + MINUTE)
    assert made.left(0, START + 5 * MINUTE) == 19 * MINUTE
    made.run_for([1], START + 5 * MINUTE)
    assert made.left(0, START + 5 * MINUTE) == 19 * MINUTE


def test_what_was_spent_is_kept_and_the_time_in_between_is_not() -> None:
    before = clocks()
    before.run_for([1], START + MINUTE)
    after = Clocks(MINUTES, 3, before.spent, START + DAY)
    after.resume([1], START + DAY)
    assert all_left(after, START + DAY) == [19 * MINUTE + 15_000, 20 * MINUTE, 20 * MINUTE]
    assert after.left(1, START + DAY + 1000) == 20 * MINUTE - 1000
    assert before.spent is not after.spent


def test_the_first_end_is_that_of_the_one_with_least_time() -> None:
    made = clocks()
    made.run_for([0, 1], START + 5 * MINUTE)
    assert made.next_end(START + 5 * MINUTE) == 15 * MINUTE
    assert clocks().next_end(START + 20 * MINUTE) is None
    assert Clocks(MINUTES, 3, None, START).next_end(START) is None


@pytest.mark.parametrize(("passed", "over"), [(20 * MINUTE - 1, []), (20 * MINUTE, [0, 1]), (21 * MINUTE, [0, 1])])
def test_time_runs_out_for_thinking_seats(passed: int, over: list[int]) -> None:
    made = clocks(running=[1, 0])
    assert made.ended(START + passed) == over
    assert made.left(0, START + passed) == 20 * MINUTE - passed


def test_clocks_count_in_milliseconds() -> None:
    assert (clocks().allowance, clocks().increment) == (20 * 60_000, 15_000)
    assert (clocks(DAYS).allowance, clocks(DAYS).increment) == (2 * 24 * 3_600_000, 0)
