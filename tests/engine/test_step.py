"""Steps: how open steps are named, and phases as lists of parts."""

import pytest

from posse.engine.dice import CertainDice
from posse.engine.errors import BrokenGame, NotAWord
from posse.engine.log import Log
from posse.engine.state import arg, open_kind, pop, push
from posse.engine.step import Kinds, Step
from posse.engine.words import NUMBER, SEAT
from tests.engine.tiny import TINY
from tests.engine.tiny_rules import (
    ANSWER,
    AWARD,
    CALL_OUT,
    FUNERAL,
    GRAB,
    KINDS,
    PICK_CARDS,
    ROUND,
    TOLL,
    TURN_PRIZE,
    WHOLE_ROUND,
    TinyState,
    bare_table,
)


@pytest.mark.parametrize(
    "phrase", ["game", "round 3", "grab : 0+1+2", "answer 2 : 0", "answer - : 0", "call_out 0+2 : 0"]
)
def test_open_steps_round_trip_in_words(phrase: str) -> None:
    """An open step round-trips through words, including seats and arguments."""
    kind, mask, values = KINDS.frame(phrase)
    assert KINDS.phrase(kind, mask, values) == phrase


def test_missing_arguments_are_nothing_done_yet() -> None:
    """A scene written by hand may leave out arguments at the end."""
    assert KINDS.frame("round") == (ROUND, 0, [0, 0, 0, 0])
    assert KINDS.frame("answer 1 : 0+2") == (ANSWER, 5, [1, 0, 0, 0])
    assert KINDS.frame(" call_out 0+1:0 ") == (CALL_OUT, 1, [3, 0, 0, 0])


@pytest.mark.parametrize("phrase", ["", "grabb : 0", "round x", "round 1 2", "answer 9 : 0", "grab : 9", "grab : x"])
def test_other_words_are_no_step(phrase: str) -> None:
    """A wrong name, argument, count or seat is refused."""
    with pytest.raises(NotAWord):
        KINDS.frame(phrase)


def test_an_unknown_step_suggests_those_perhaps_meant() -> None:
    """`NotAWord` has the most similar names."""
    with pytest.raises(NotAWord) as caught:
        KINDS.frame("grabb : 0")
    assert caught.value.facts["allowed"] == ["grab"]


def test_a_step_has_at_most_four_arguments() -> None:
    """More arguments than a frame holds are a bug of the game."""
    with pytest.raises(BrokenGame):
        Kinds().kind("wide", a=SEAT, b=SEAT, c=NUMBER, d=NUMBER, e=NUMBER)


def test_a_secret_step_is_asked_anyway() -> None:
    """Playing a forced secret answer at once would reveal that there was no other."""
    assert Step[TinyState](GRAB, secret=True).ask_anyway
    assert not Step[TinyState](GRAB).ask_anyway
    assert not Step[TinyState](GRAB, ask_anyway=True).secret


def test_a_phase_opens_its_parts_in_order() -> None:
    """The parts run from the first to the last, then the phase closes."""
    state = bare_table(2, TINY.settle({}, 2))
    push(state, ROUND, 0)
    opened = []
    while open_kind(state) == ROUND and state.top == 0:
        WHOLE_ROUND.run(state, CertainDice(0), Log())
        if state.top == 1:
            opened.append(open_kind(state))
            assert arg(state, 0) == 0
            pop(state)
    assert opened == [TURN_PRIZE, PICK_CARDS, AWARD, GRAB, TOLL, FUNERAL]
    assert state.top == -1


def test_a_phase_knows_the_place_of_its_parts() -> None:
    """A scene can put the phase under one of its parts."""
    assert WHOLE_ROUND.place(TURN_PRIZE) == 1
    assert WHOLE_ROUND.place(FUNERAL) == 6
    with pytest.raises(BrokenGame):
        WHOLE_ROUND.place(ANSWER)
