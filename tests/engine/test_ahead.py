"""Plans as a game declares them."""

from typing import Any

import pytest

from posse.engine.ahead import Plan, checked
from posse.engine.errors import BrokenGame, NotAWord
from posse.engine.step import Kinds
from posse.engine.words import NUMBER, Nouns, Words

WORDS = Words()
WORDS.verb("pass")
WORDS.verb("bid", card=Nouns("card", ["ace", "king"]))
WORDS.event("round", amount=NUMBER)
KINDS = Kinds()
KINDS.kind("game")
KINDS.kind("auction", under=0)


def plans(*rows: Plan[Any]) -> dict[str, Plan[Any]]:
    return checked(list(rows), WORDS, KINDS)


def test_a_standing_plan_gives_its_own_answer_and_a_chosen_one_that_of_the_player() -> None:
    standing = Plan[Any]("pass", answers={"auction": "pass"}, until=["round"])
    chosen = Plan[Any]("bid", asks=["auction"], verbs=["bid"])
    assert list(plans(standing, chosen)) == ["pass", "bid"]
    assert [standing.answer_to(step, None) for step in ("auction", "game")] == ["pass", None]
    assert [chosen.answer_to(step, "bid ace") for step in ("auction", "game")] == ["bid ace", None]
    assert [chosen.can_choose(words) for words in ("bid ace", "pass")] == [True, False]


@pytest.mark.parametrize(
    "wrong",
    [
        Plan[Any]("x", answers={"sale": "pass"}),
        Plan[Any]("x", answers={"auction": "pass"}, until=["year"]),
        Plan[Any]("x", asks=["auction"], verbs=["sell"]),
        Plan[Any]("x", asks=["auction"], answers={"auction": "pass"}),
        Plan[Any]("x"),
    ],
)
def test_a_plan_of_what_the_game_does_not_have_is_refused(wrong: Plan[Any]) -> None:
    with pytest.raises(BrokenGame) as refused:
        plans(wrong)
    assert refused.value.key == "plan-wrong"


def test_an_answer_that_is_no_answer_is_refused() -> None:
    with pytest.raises(NotAWord):
        plans(Plan("x", answers={"auction": "bid queen"}))
