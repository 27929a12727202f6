"""How a lesson is played: goals, replies, the story's chance and answers, and going on."""

from collections.abc import Callable
from typing import Any

import pytest

import posse
from posse.learning import NEXT, Course, Lesson, LessonStep, lesson_of
from posse.learning.lesson import fits
from tests.sample import GAME

SCENE = {
    "at": "place : 0",
    "order": [0, 1],
    "players": [{"character": "settler", "roads": 0}, {"character": "captain", "roads": 0}],
}


def lesson(*steps: dict[str, Any]) -> Lesson:
    """A lesson of these steps; the first has the usual scene."""
    first, *rest = steps
    made = [LessonStep(**{"scene": SCENE, **first}), *(LessonStep(**step) for step in rest)]
    return Lesson(GAME, "test", "lesson-test", "CC-5.1", tuple(made))


@pytest.mark.parametrize(
    ("pattern", "answer", "fit"),
    [
        ("place c4", "place c4", True),
        ("place c4|d4", "place d4", True),
        ("place *", "place wages", True),
        ("place buy_*", "place buy_vp_2", True),
        ("place c4", "place c5", False),
        ("place", "place c4", False),
        ("build * c4", "build bank c4", True),
    ],
)
def test_a_pattern_has_a_place_for_each_word(pattern: str, answer: str, fit: bool) -> None:
    assert fits(pattern, answer) is fit


def test_the_wanted_answer_reaches_the_goal() -> None:
    course = Course(lesson({"way": ["place wages"]}))
    assert (course.mood, course.shown, course.text.key) == ("asked", "place wages", "lesson-test-1")
    course.answer("place wages")
    assert (course.mood, course.shown, course.choices) == ("over", None, [])
    assert course.reply is not None
    assert course.reply.key == "lesson-test-1-then"


def test_another_answer_is_played_and_replied_to() -> None:
    story = lesson({"way": ["place wages"], "replies": {"work": ["place road_1|roads_3"]}})
    known, other = Course(story, ["place roads_3"]), Course(story, ["pass"])
    assert (known.mood, known.reply and known.reply.key) == ("astray", "lesson-test-1-work")
    assert (other.mood, other.reply and other.reply.key) == ("astray", "learn-else")
    assert known.view["cowboys"] == {"roads_3": [0]}


def test_nothing_follows_a_wrong_answer_but_taking_it_back() -> None:
    course = Course(lesson({"way": ["place wages"]}), ["pass"])
    with pytest.raises(posse.NotAllowed):
        course.answer("place wages")
    with pytest.raises(posse.NotAllowed):
        course.answer(NEXT)


def test_the_others_answer_as_the_story_tells() -> None:
    story = lesson({"way": ["place wages", "place road_1"], "others": ["1 place gambling", "1 pass"]})
    course = Course(story, ["place wages"])
    assert course.match.asked == (0,)
    assert course.view["cowboys"] == {"wages": [0], "gambling": [1]}
    assert course.left == ["1 pass"]


def test_the_others_do_not_answer_a_wrong_answer() -> None:
    course = Course(lesson({"way": ["place wages"], "others": ["1 pass"]}), ["place road_1"])
    assert course.match.asked == (1,)


def test_chance_is_as_the_story_tells_and_never_runs_out() -> None:
    scene = {**SCENE, "at": "resolve gambling", "cowboys": {"gambling": [0]}, "passed": [0, 1]}
    story = lesson({"scene": scene, "way": ["carry"], "dice": ["die 6", "die 5"]})
    assert "gambled 0 6 5" in [str(event) for event in Course(story, ["carry"]).events]
    drawn = [str(Course(lesson({"scene": scene, "way": ["carry"]}), ["carry"]).events[0]) for _ in range(2)]
    assert drawn[0] == drawn[1]


def test_a_step_without_a_scene_goes_on_at_once() -> None:
    story = lesson({"way": ["place wages"], "others": ["1 pass"]}, {"way": ["pass"], "free": True})
    course = Course(story, ["place wages"])
    assert (course.place, course.mood, course.text.key) == (1, "asked", "lesson-test-2")
    course.answer("pass")
    assert (course.mood, course.reply and course.reply.key) == ("over", "lesson-test-2-else")


def test_a_step_with_a_scene_waits_for_the_learner() -> None:
    story = lesson({"way": ["place wages"]}, {"way": ["pass"], "scene": SCENE})
    course = Course(story, ["place wages"])
    assert (course.place, course.mood) == (0, "done")
    course.answer(NEXT)
    assert (course.place, course.mood, course.view["cowboys"]) == (1, "asked", {})


def test_a_goal_can_be_a_fact_that_is_reached_some_way() -> None:
    step = {"way": ["place road_1", "place wages"], "until": ["cowboys.wages.0 == 0"], "others": ["1 pass"]}
    assert Course(lesson(step), ["place road_1"]).mood == "asked"
    assert Course(lesson(step), ["place wages"]).mood == "over"
    assert Course(lesson(step), ["place gambling"]).mood == "astray"


def test_facts_compare_with_the_beginning_of_the_step() -> None:
    facts = {
        "home": "players.0.cowboys",
        "sent": "before.players.0.cowboys - players.0.cowboys",
        "at": "place: answer.1",
    }
    course = Course(lesson({"way": ["place wages"], "facts": facts}))
    assert course.text.facts == {"home": 3, "sent": 0}
    course.answer("place wages")
    assert course.reply is not None
    assert course.reply.facts == {"home": 2, "sent": 1, "at": ("place", "wages")}


def test_an_illegal_answer_changes_nothing() -> None:
    course = Course(lesson({"way": ["place wages"]}))
    with pytest.raises(posse.NotAllowed):
        course.answer("fight c4")
    assert course.mood == "asked"


def test_the_learner_sees_no_more_than_the_seat() -> None:
    course = Course(lesson({"way": ["place wages"]}))
    assert course.view == course.match.view(0)


def test_lessons_are_found_by_name() -> None:
    first = posse.lessons(GAME)[0]
    assert lesson_of(GAME, first.id) is first
    with pytest.raises(posse.BadTable, match=first.id):
        lesson_of(GAME, "castling")
    with pytest.raises(posse.BadTable):
        posse.lessons("chess")


# --- a real game

PLAYERS = [{"character": "settler", "cowboys": 1}, {"character": "captain", "cowboys": 1}]
LAST = {**SCENE, "round": 4, "players": PLAYERS}
PLAYED = {"scene": LAST, "play": "level1", "facts": {"mine": "scores.0"}}


def passing(level: str, game: str) -> Callable[[posse.Match, int], str]:
    """Others who always take the first answer."""
    return lambda match, seat: match.choices(seat)[0]


def test_a_real_game_has_no_wrong_answers_and_asks_until_it_is_over() -> None:
    course = Course(lesson(PLAYED), (), passing)
    assert (course.text.key, [said.key for said in course.advice]) == (
        "lesson-test-1",
        ["ask-place", "coach-ask-place"],
    )
    assert course.text.facts == {}
    assert course.shown == course.choices[0]
    course.answer("place wages")
    while course.mood == "asked":
        assert course.text.key.startswith("ask-")
        course.answer(course.choices[-1])
    assert (course.mood, course.match.over, course.advice) == ("over", True, [])
    assert course.reply is not None
    assert course.reply.key in ("lesson-test-1-won", "lesson-test-1-lost", "learn-drawn")
    assert course.reply.facts == {"mine": course.match.scores[0]}


def test_the_end_of_a_real_game_says_who_has_won() -> None:
    for points, ending in (({"buy_vp": 30}, "lesson-test-1-won"), ({}, "lesson-test-1-lost")):
        players = [{**PLAYERS[0], "points": points}, {**PLAYERS[1], "points": {"buy_vp": 15}}]
        course = Course(lesson({**PLAYED, "scene": {**LAST, "players": players}}), (), passing)
        while course.mood == "asked":
            course.answer(course.choices[0])
        assert course.reply is not None
        assert course.reply.key == ending


def test_a_real_game_needs_others() -> None:
    with pytest.raises(LookupError):
        Course(lesson(PLAYED))
