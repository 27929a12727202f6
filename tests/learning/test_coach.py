"""The coach says each thing once, to the player whom it concerns."""

from posse.learning import Coach
from tests.sample import scene


def test_a_kind_of_question_is_explained_the_first_time() -> None:
    match = scene(seats=2, at="place : 0")
    coach = Coach(0)
    assert [said.key for said in coach.advice(match)] == ["coach-goal", "coach-ask-place"]
    assert coach.advice(match) == []


def test_nothing_is_said_without_words() -> None:
    coach = Coach(0, lambda key: key == "coach-goal")
    assert [said.key for said in coach.advice(scene(seats=2, at="place : 0"))] == ["coach-goal"]


def test_one_thing_that_happened_to_the_player_is_enough() -> None:
    match = scene(seats=2, at="place : 0")
    events = [*match.play(0, "place wages"), *match.play(1, "pass")]
    own, other = Coach(0), Coach(1)
    placed, *_ = own.advice(match, events)
    passed, *_ = other.advice(match, events)
    assert (placed.key, passed.key) == ("coach-event-placed", "coach-event-passed")
    assert placed.facts == {"seat": ("seat", "0"), "place": ("place", "wages")}


def test_the_words_of_a_question_come_with_it() -> None:
    match = scene(seats=2, at="carry_out parcel_vp : 0", cowboys={"parcel_vp": [0]}, town={"c4": "0 bank"})
    asked = Coach(0).advice(match)[-1]
    assert asked.key == "coach-ask-carry_out"
    assert asked.facts == {"place": ("place", "parcel_vp")}
