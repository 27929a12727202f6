"""The gate: caps on connections, and room for new ones by closing those that have waited longest."""

import pytest

from posse.server.edge.gate import Gate


class Somebody:
    """A connection."""

    def __init__(self) -> None:
        self.is_evicted = False

    def evict(self) -> None:
        self.is_evicted = True


def let_in(gate: Gate, client: str, count: int = 1) -> list[Somebody]:
    """New connections of a client that wait for their requests."""
    crowd = [Somebody() for _ in range(count)]
    assert all(gate.enter(one, client) for one in crowd)
    return crowd


def test_the_one_that_has_waited_longest_makes_room() -> None:
    gate = Gate(most=3, most_of_one=3)
    first, second, third = let_in(gate, "a", 3)
    gate.work(first)
    gate.wait(first)
    let_in(gate, "b")
    assert [first.is_evicted, second.is_evicted, third.is_evicted] == [False, True, False]
    assert len(gate) == 3


def test_a_client_makes_room_for_itself_only() -> None:
    gate = Gate(most=10, most_of_one=2)
    (other,) = let_in(gate, "b")
    first, second = let_in(gate, "a", 2)
    let_in(gate, "a")
    assert [other.is_evicted, first.is_evicted, second.is_evicted] == [False, True, False]


def test_those_that_work_are_left_alone() -> None:
    gate = Gate(most=2, most_of_one=2)
    for one in let_in(gate, "a", 2):
        gate.work(one)
    assert not gate.enter(Somebody(), "b")
    assert not gate.enter(Somebody(), "a")
    assert len(gate) == 2


def test_a_client_without_a_name_is_counted_only_among_all() -> None:
    gate = Gate(most=5, most_of_one=1)
    crowd = let_in(gate, "", 5)
    assert not any(one.is_evicted for one in crowd)
    let_in(gate, "")
    assert crowd[0].is_evicted


def test_those_that_left_leave_nothing_behind() -> None:
    gate = Gate(most=2, most_of_one=1)
    for _ in range(5):
        (one,) = let_in(gate, "a")
        gate.work(one)
        gate.leave(one)
        gate.leave(one)
        gate.wait(one)
    assert len(gate) == 0
    assert len(let_in(gate, "a") + let_in(gate, "b")) == 2


def test_the_log_tells_of_it_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    gate = Gate(most=0, most_of_one=1, now=lambda: now)
    for _ in range(100):
        assert not gate.enter(Somebody(), "a")
    assert len(caplog.records) == 1
    now = 60.0
    gate.enter(Somebody(), "a")
    assert "100 connections" in caplog.messages[1]
