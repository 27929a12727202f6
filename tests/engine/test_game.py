"""A game: its options, who is asked, and the places at the end."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import SeededDice
from posse.engine.errors import BadScene, BadTable, BrokenGame
from posse.engine.game import Game, Option
from posse.engine.log import Log
from posse.engine.opening import begin_scene
from posse.engine.stack import open_steps
from posse.engine.state import DEPTH, pop
from posse.engine.step import Step
from tests.contract.law import all_of, fields
from tests.engine.tables import CALLING, GRABBING, PICKING, finished, lay, sit
from tests.engine.tiny import TINY, TinyGame, all_steps
from tests.engine.tiny_rules import GRAB, GrabCoins, TinyState

# --- steps


def with_steps(steps: list[Step[TinyState]]) -> Game[TinyState]:
    return TinyGame(steps)


def test_every_kind_has_exactly_one_step() -> None:
    """A missing or duplicate kind is found when the game is created."""
    with pytest.raises(BrokenGame) as caught:
        with_steps(list(TINY.steps)[:-1])
    assert caught.value.facts["missing"] == ["funeral"]
    with pytest.raises(BrokenGame):
        with_steps([*TINY.steps, TINY.steps[0]])
    assert with_steps(list(TINY.steps)[::-1]).steps == TINY.steps


class NoChoice(GrabCoins):
    def options(self, state: TinyState, seat: i64, out: vec[i64]) -> i64:
        return 0


class Stuck(TinyGame):
    def __init__(self) -> None:
        super().__init__()
        self.steps[GRAB] = NoChoice(GRAB)


def test_a_question_without_an_answer_is_a_mistake_of_the_game() -> None:
    """The engine refuses a question without answers, and the state is unchanged."""
    match = begin_scene(Stuck(), {**PICKING, "at": ["pick_cards : 2"], "pick": [["ten"], ["jack"], []]}, SeededDice(1))
    before = all_of(match)
    with pytest.raises(BrokenGame) as caught:
        match.play(2, "pick king")
    assert caught.value.key == "no-options"
    assert all_of(match) == before


# --- who is asked


def test_a_forced_answer_is_taken_without_asking() -> None:
    """One emptiest spot: the toll is paid at once and leaves no line."""
    match = lay(GRABBING, "card ten", "card ten", coins=[1, 2, 2], gold=[0, 1, 0], at=["grab : 0"])
    events = match.play(0, "pass")
    assert "paid 1 bar" in [str(event) for event in events]
    assert match.lines == ["start", "0 pass"]


def test_a_free_answer_is_asked() -> None:
    """Two emptiest spots: the winner chooses."""
    match = lay(GRABBING, coins=[1, 1, 3], gold=[0, 1, 0], at=["grab : 0"])
    match.play(0, "pass")
    assert match.asked == (1,)
    assert match.choices(1) == ["pay bar", "pay bank"]


def test_a_lone_answer_that_would_tell_something_is_asked_anyway() -> None:
    """A seat with only one card to bury is still asked."""
    match = lay(GRABBING, at=["funeral : 1"])
    assert match.choices(1) == ["bury jack"]
    assert match.lines == ["start"]


def test_several_seats_are_asked_even_if_each_has_one_answer() -> None:
    """If several seats are asked, no forced answer is played automatically."""
    match = lay(GRABBING, coins=[0, 0, 0], gold=[3, 2, 1], at=["grab : 0+2"])
    assert match.asked == (0, 2)
    assert match.choices(0) == match.choices(2) == ["pass"]


def test_the_last_of_several_is_forced_where_everybody_sees_it() -> None:
    """In an open free-for-all a last seat that can only pass does so."""
    match = lay(GRABBING, coins=[0, 0, 0], gold=[3, 2, 1], round=2, at=["grab : 0+2"])
    events = match.play(0, "pass")
    assert [str(event) for event in events][:2] == ["passed 0", "passed 2"]


def test_the_last_of_a_secret_step_is_asked() -> None:
    """In a secret step even a forced answer of the last seat is asked for."""
    match = lay(PICKING, at=["pick_cards : 2"], pick=[["ten"], ["jack"], []], hand=[["ace"], ["ace"], ["king"]])
    assert match.choices(2) == ["pick king"]


def test_the_step_says_who_comes_first() -> None:
    """In an automatic order the winner grabs first."""
    match = lay(GRABBING)
    assert match.asked == (1, 0, 2)
    assert TINY.to_act(match.state) == 1
    match.play(1, "pass")
    assert TINY.to_act(match.state) == 0


def test_nobody_is_to_act_when_the_game_is_over() -> None:
    """The end asks nobody, and has no question."""
    match = finished()
    assert match.asked == ()
    assert match.question is None
    assert TINY.to_act(match.state) == -1
    assert TINY.advance(match.state, SeededDice(0), Log(), TINY.scratch()) == 0


def test_advance_leaves_the_options_of_the_first_seat() -> None:
    """A playout does not generate the options twice."""
    match = lay(GRABBING)
    out = TINY.scratch()
    count = TINY.advance(match.state, SeededDice(0), Log(), out)
    assert list(out)[:count] == TINY.answers(match.state, 1)


def test_a_question_names_its_arguments() -> None:
    """The open step and what it is about, ready for JSON."""
    match = lay(CALLING)
    assert match.question == {"step": "call_out", "rivals": [0, 1]}
    match.play(0, "call 1")
    assert match.question == {"step": "answer", "caller": 0}


# --- open steps in words


def test_open_steps_are_read_back_from_words() -> None:
    """`open_steps` reads what `frames` writes."""
    state = lay(CALLING).state
    empty = state.clone()
    while empty.top >= 0:
        pop(empty)
    open_steps(TINY.kinds, all_steps(), empty, [TINY.kinds.frame(phrase) for phrase in TINY.frames(state)])
    assert fields(empty) == fields(state)


@pytest.mark.parametrize("at", [["nonsense"], ["grab : 0+3"], ["grab : 9"], ["game"] * (DEPTH + 1)])
def test_steps_that_cannot_be_open_are_a_bad_scene(at: list[str]) -> None:
    """A wrong name, a seat that is not at the table, and too many steps are refused."""
    with pytest.raises(BadScene):
        lay(GRABBING, at=at)


# --- options


def test_every_option_has_a_default() -> None:
    """Without options: the defaults."""
    assert TINY.settle({}, 3) == {"edition": "short", "rounds": "2", "boast": "no"}


def test_a_preset_sets_other_options() -> None:
    """The long edition has three rounds."""
    assert TINY.settle({"edition": "long"}, 3)["rounds"] == "3"


def test_what_is_given_goes_before_what_a_preset_sets() -> None:
    """The long edition can be played in one round."""
    assert TINY.settle({"edition": "long", "rounds": "1"}, 3)["rounds"] == "1"


@pytest.mark.parametrize("given", [1, "1"])
def test_values_may_be_given_as_they_are(given: object) -> None:
    """A number is equivalent to its digits."""
    assert TINY.settle({"rounds": given}, 3)["rounds"] == "1"


def test_truth_is_written_small() -> None:
    """Python's True is the value `true`."""
    assert Option("river", ["false", "true"], "false").settle(True) == "true"


def test_an_option_may_accept_more_than_its_list_in_plain_form() -> None:
    """Three rounds are `3` in every notation."""
    assert TINY.settle({"rounds": "03"}, 3)["rounds"] == "3"


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"edition": "huge"}, "not-a-value"),
        ({"edition": ""}, "not-a-value"),
        ({"rounds": "4"}, "not-a-value"),
        ({"rounds": "3\n"}, "not-a-value"),
        ({"rounds": ""}, "not-a-value"),
        ({"rounds": None}, "not-a-value"),
        ({"round": "1"}, "not-an-option"),
        ({"boast": "yes"}, "option-seats"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], key: str) -> None:
    """An unknown option, an unknown value, and one that does not suit four seats."""
    with pytest.raises(BadTable) as caught:
        TINY.settle(options, 4)
    assert caught.value.key == key


def test_an_unknown_option_suggests_those_perhaps_meant() -> None:
    """`BadTable` has the most similar names."""
    with pytest.raises(BadTable) as caught:
        TINY.settle({"round": "1"}, 3)
    assert caught.value.facts["allowed"] == ["rounds"]


def test_an_option_suits_some_numbers_of_seats() -> None:
    """Boasting is for two or three; its default is for all."""
    assert TINY.settle({"boast": "yes"}, 2)["boast"] == "yes"
    assert TINY.settle({"boast": "no"}, 4)["boast"] == "no"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_table_has_as_many_seats_as_the_game_allows(seats: int) -> None:
    """Fewer or more seats are refused, with what is allowed."""
    with pytest.raises(BadTable) as caught:
        TINY.settle({}, seats)
    assert (caught.value.facts["least"], caught.value.facts["most"]) == (2, 4)


# --- the end


def test_the_highest_score_has_the_first_place() -> None:
    """Places go by points."""
    match = lay(GRABBING, points=[3, 9, 5])
    assert match.scores == [3, 9, 5]
    assert match.ranking == [[1], [2], [0]]
    assert match.breakdown == {"prizes": [3, 9, 5], "coins": [0, 0, 0]}


def test_a_tie_is_broken_by_the_bounty() -> None:
    """Among equal scores the higher bounty wins."""
    match = lay(GRABBING, points=[5, 5, 9])
    assert match.ranking == [[2], [1], [0]]


def test_those_who_still_tie_share_the_place() -> None:
    """Equal in everything: one place for both, then the next one."""
    match = lay(GRABBING, points=[5, 5, 1], bounty=[["king"], ["king"], ["ten"]])
    assert match.ranking == [[0, 1], [2]]


def test_the_ranking_agrees_with_the_scores() -> None:
    """At the end of many games nobody ranks above a seat with more points."""
    for seed in range(20):
        match = finished(4, seed)
        best = [max(match.scores[seat] for seat in place) for place in match.ranking]
        assert best == sorted(best, reverse=True)
        assert sorted(seat for place in match.ranking for seat in place) == [0, 1, 2, 3]


def test_a_match_tells_its_table() -> None:
    """Seats and options can be read, and modifying the result changes nothing."""
    match = sit(2, rounds="1")
    match.options["rounds"] = "9"
    assert match.seats == 2
    assert match.options == {"edition": "short", "rounds": "1", "boast": "no"}
