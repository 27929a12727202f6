"""The state: masks, the stack of open steps, clones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posse.engine.match import Match
from posse.engine.state import (
    DEPTH,
    NO_STEP,
    arg,
    at_depth,
    bit,
    count_bits,
    is_open,
    lowest,
    open_kind,
    open_mask,
    pop,
    push,
    set_arg,
    set_mask,
)
from tests.contract.law import check_clone, fields, same
from tests.engine.tables import few, many, matches, sit
from tests.engine.tiny import TINY
from tests.engine.tiny_rules import ANSWER, GAME, TinyState, bare_table


def bare() -> TinyState:
    return bare_table(2, TINY.settle({}, 2))


@many
@given(st.sets(st.integers(0, 61), min_size=1))
def test_masks_hold_seats(seats: set[int]) -> None:
    """The lowest seat and the number of seats of a mask are right, up to the last usable bit."""
    mask = 0
    for seat in seats:
        mask |= bit(seat)
    assert mask == sum(2**seat for seat in seats)
    assert lowest(mask) == min(seats)
    assert count_bits(mask) == len(seats)


def test_an_empty_mask_has_no_lowest_seat() -> None:
    """Nobody is -1."""
    assert lowest(0) == -1
    assert count_bits(0) == 0


def test_the_top_step_is_the_open_one() -> None:
    """Kind, mask and arguments are those of the step opened last."""
    state = bare()
    push(state, GAME, 0, 9)
    push(state, ANSWER, bit(1), 3, 4, 5, 6)
    assert (open_kind(state), open_mask(state)) == (ANSWER, 2)
    assert [arg(state, index) for index in range(4)] == [3, 4, 5, 6]
    set_mask(state, bit(0))
    set_arg(state, 2, 7)
    assert open_mask(state) == 1
    assert arg(state, 2) == 7
    pop(state)
    assert (open_kind(state), open_mask(state)) == (GAME, 0)


def test_steps_below_the_top_one_are_open_too() -> None:
    """Each has its depth; above the top one there is none, whatever was open there before."""
    state = bare()
    push(state, GAME, 0, 9)
    push(state, ANSWER, bit(1), 3)
    assert is_open(state, GAME)
    assert is_open(state, ANSWER)
    assert [at_depth(state, depth) for depth in range(3)] == [(GAME, 9), (ANSWER, 3), (NO_STEP, 0)]
    pop(state)
    assert is_open(state, GAME)
    assert not is_open(state, ANSWER)
    assert at_depth(state, 1) == (NO_STEP, 0)
    pop(state)
    assert not is_open(state, GAME)


def test_nobody_is_asked_when_no_step_is_open() -> None:
    """An empty stack is the end of the game."""
    assert open_mask(bare()) == 0


def test_closing_a_step_leaves_no_trace() -> None:
    """Equal positions are equal states, whatever was open in between."""
    state = bare()
    push(state, GAME, 0)
    twin = state.clone()
    push(twin, ANSWER, bit(1), 3, 4, 5, 6)
    assert not same(state, twin)
    pop(twin)
    assert same(state, twin)


def test_the_stack_has_an_end() -> None:
    """A stack overflow raises an error instead of writing out of bounds."""
    state = bare()
    for _ in range(DEPTH):
        push(state, GAME, 0)
    with pytest.raises(IndexError):
        push(state, GAME, 0)


@few
@given(matches())
def test_clones_share_nothing_that_changes(match: Match) -> None:
    """Changes of a clone do not affect the original."""
    check_clone(match)


def test_a_game_played_on_leaves_a_clone_alone() -> None:
    """Changes of the original do not affect a clone."""
    match = sit(2)
    twin = match.state.clone()
    before = fields(twin)
    match.play(0, match.choices(0)[0])
    assert fields(twin) == before != fields(match.state)
