"""Lessons over HTTP: what a learner sees follows from the answers alone, without a table or a person."""

from typing import Any

import pytest

from posse.learning import NEXT, Course, lessons_of
from tests.sample import GAME
from tests.server.running import Guest, Json, Refused

pytestmark = pytest.mark.anyio

LESSON = lessons_of(GAME)[0]


async def page(guest: Guest, *answers: str) -> Json:
    found: Json = await guest.post(f"/api/lessons/{GAME}/{LESSON.id}", answers=list(answers))
    return found


async def refusal(guest: Guest, path: str, **body: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await (guest.post(path, **body) if body else guest.get(path))
    return refused.value.status, refused.value.key


async def test_the_lessons_of_a_game_are_listed(ann: Guest) -> None:
    found = await ann.get(f"/api/lessons/{GAME}")
    assert found["lessons"][0] == {"id": LESSON.id, "title": LESSON.title, "steps": len(LESSON.steps)}
    assert len(found["lessons"]) == len(lessons_of(GAME))


async def test_a_lesson_begins_with_its_first_step(ann: Guest) -> None:
    course = Course(LESSON)
    found = await page(ann)
    assert (found["place"], found["mood"], found["reply"]) == (0, "asked", None)
    assert found["text"]["key"] == course.text.key
    assert (found["choices"], found["shown"]) == (course.choices, course.shown)
    assert found["view"]["seat"] == found["seat"] == 0


async def test_the_shown_answers_lead_to_the_end(ann: Guest) -> None:
    answers: list[str] = []
    found = await page(ann)
    while found["mood"] != "over":
        answers.append(NEXT if found["mood"] == "done" else found["shown"])
        found = await page(ann, *answers)
    assert found["place"] == found["steps"] - 1
    assert found["choices"] == []


async def test_another_answer_is_replied_to(ann: Guest) -> None:
    other = next(choice for choice in Course(LESSON).choices if Course(LESSON, [choice]).mood == "astray")
    found = await page(ann, other)
    said = Course(LESSON, [other]).reply
    assert (found["mood"], found["choices"]) == ("astray", [])
    assert found["reply"] == {"key": said and said.key, "facts": said and dict(said.facts)}


async def test_what_is_no_lesson_or_no_answer_is_refused(ann: Guest) -> None:
    assert await refusal(ann, "/api/lessons/chess") == (400, "not-a-game")
    assert await refusal(ann, f"/api/lessons/{GAME}/castling", answers=[]) == (400, "not-a-lesson")
    assert await refusal(ann, f"/api/lessons/{GAME}/{LESSON.id}", answers=[NEXT]) == (400, "not-a-word")
    assert await refusal(ann, f"/api/lessons/{GAME}/{LESSON.id}", answers=["x"] * 101) == (400, "bad-request")


async def test_what_is_not_possible_says_why(ann: Guest) -> None:
    match = Course(LESSON).match
    words = match.game.words
    things = (words.terms_of(action)[-1] for action in range(len(words.phrases)))
    thing = next(thing for thing in things if match.why_not_thing(0, thing))
    found = await ann.post(f"/api/lessons/{GAME}/{LESSON.id}/why", thing=thing)
    assert found == {"obstacle": match.why_not_thing(0, thing)}


async def test_what_leads_on_has_no_obstacle(ann: Guest) -> None:
    match = Course(LESSON).match
    terms = match.game.words.terms_of(match.game.words.action(match.choices(0)[0]))
    found = await ann.post(f"/api/lessons/{GAME}/{LESSON.id}/why", thing=",".join(terms))
    assert found == {"obstacle": None}


async def test_the_last_lesson_is_played_to_its_result(ann: Guest) -> None:
    """Nothing is marked on the board of a real game, and the coach has its say."""
    path, answers = f"/api/lessons/{GAME}/{lessons_of(GAME)[-1].id}", list[str]()
    found = await ann.post(path, answers=answers)
    assert (found["lit"], found["result"]) == ([], None)
    assert [said["key"].partition("-")[0] for said in found["advice"]] == ["ask", "coach"]
    while found["mood"] != "over":
        answers.append(found["shown"])
        found = await ann.post(path, answers=answers)
    assert set(found["result"]) == {"scores", "ranking", "breakdown"}
    assert found["advice"] == []
