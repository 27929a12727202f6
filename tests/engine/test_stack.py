"""The open steps of a scene: completed by those that must lie under them, and refused if impossible."""

import pytest

from posse.engine.errors import BadScene
from posse.engine.stack import asks, open_steps, runs
from posse.engine.step import Kinds, Parts, Step
from posse.engine.words import SEAT, Nouns
from tests.engine.tables import CALLING, GRABBING, lay
from tests.engine.tiny import TINY
from tests.engine.tiny_rules import ANSWER, GRAB, ROUND, TURN_PRIZE, TinyState, bare_table


def test_what_lies_under_a_step_is_added() -> None:
    """A step named alone is placed on the phases that the rules require, with their progress."""
    assert lay(GRABBING).scene()["at"] == ["game", "round 4", "grab : 0+1+2"]
    assert lay(CALLING).scene()["at"] == ["game", "round 3", "call_out 0+1 : 0"]
    answer = lay(CALLING, at=["answer 0 : 1"]).scene()["at"]
    assert answer == ["game", "round 3", "call_out 0+1 : 0", "answer 0 : 1"]


def test_a_step_is_a_question_a_duty_or_both() -> None:
    """The overridden methods determine whether a step is a duty or a question."""
    kinds = {ROUND: (False, True), TURN_PRIZE: (False, True), ANSWER: (True, False), GRAB: (True, True)}
    for kind, expected in kinds.items():
        step = TINY.steps[kind]
        assert (asks(step), runs(step)) == expected


@pytest.mark.parametrize(
    ("at", "key"),
    [
        (["answer 0"], "scene-step-asks"),
        (["turn_prize : 0"], "scene-step-duty"),
        (["call_out 0+1 : 0+1"], "scene-step-one"),
        (["grab : 3"], "scene-step-seat"),
        (["call_out 0+3 : 0"], "scene-step-argument"),
        (["answer 3 : 0"], "scene-step-argument"),
        (["answer - : 0"], "scene-step-argument"),
        (["call_out 1+2 : 0"], "scene-step-misfit"),
        (["round 7"], "not-in-range"),
        (["game", "grab : 0"], "scene-step-under"),
        (["grab : 0", "game"], "scene-step-under"),
        (["game", "round 3", "grab : 0"], "scene-step-under"),
        (["game", "round 3", "call_out 0+1 : 0", "answer 1 : 0"], "scene-step-under"),
        (["game"] * 13, "scene-deep"),
    ],
)
def test_a_step_that_cannot_be_open_is_refused(at: list[str], key: str) -> None:
    """Its seats, its arguments, and what lies under it."""
    with pytest.raises(BadScene) as caught:
        lay(CALLING, at=at)
    assert caught.value.key == key


def test_a_step_on_one_of_several_must_be_named_with_it() -> None:
    """Unless its step knows which one lies under it; an argument can be nothing only if its kind allows it."""
    kinds = Kinds()
    whole = kinds.kind("whole")
    one = kinds.kind("one", under=whole)
    other = kinds.kind("other", under=whole)
    top = kinds.kind("top", under=[int(one), int(other)], seat=SEAT, card=Nouns("card", ["ace"]).or_nothing())
    steps: list[Step[TinyState]] = [Parts(kind, []) for kind in (whole, one, other)]
    steps[0] = Parts(whole, [(one, 0), (other, 0)])
    steps.append(Parts(top, []))
    with pytest.raises(BadScene) as caught:
        open_steps(kinds, steps, table(), [kinds.frame("top 0 -")])
    assert (caught.value.key, caught.value.facts["allowed"]) == ("scene-step-nested", ["one", "other"])


def table() -> TinyState:
    return bare_table(2, TINY.settle({}, 2))
