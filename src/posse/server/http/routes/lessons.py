"""Lessons: played by answers that the browser keeps, so that no table and no person is needed."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path

from posse.bots import Company
from posse.learning import Course, lesson_of, lessons_of
from posse.learning.lesson import LEARNER
from posse.server.http.schemas import LessonAnswers, LessonInfo, LessonObstacle, LessonPage, Lessons, LessonThing
from posse.server.tables.page import events_json, result_json

router = APIRouter(tags=["lessons"])

Name = Annotated[str, Path(max_length=40)]


@router.get("/lessons/{game}")
async def lessons(game: Name) -> Lessons:
    """The lessons of a game, in their order."""
    found = [LessonInfo(id=one.id, title=one.title, steps=len(one.steps)) for one in lessons_of(game)]
    return Lessons(lessons=found)


@router.post("/lessons/{game}/{lesson}", response_model=LessonPage)
async def lesson(game: Name, lesson: Name, body: LessonAnswers) -> Any:
    """The lesson after these answers; `next` stands where the learner has gone on to the next step."""
    return await asyncio.to_thread(page_json, game, lesson, body.answers)


@router.post("/lessons/{game}/{lesson}/why", response_model=LessonObstacle)
async def why(game: Name, lesson: Name, body: LessonThing) -> Any:
    """Why nothing leads on from a thing on the board, after these answers."""
    return await asyncio.to_thread(obstacle_json, game, lesson, body)


def obstacle_json(game: str, name: str, body: LessonThing) -> dict[str, Any]:
    course = Course(lesson_of(game, name), body.answers, Company)
    return {"obstacle": course.match.why_not_thing(LEARNER, body.thing, body.picked)}


def page_json(game: str, name: str, answers: list[str]) -> dict[str, Any]:
    """What the learner sees and reads, and what counts as going on."""
    course = Course(lesson_of(game, name), answers, Company)
    match = course.match
    return {
        "place": course.place,
        "steps": len(course.lesson.steps),
        "mood": course.mood,
        "text": course.text,
        "reply": course.reply,
        "advice": course.advice,
        "rule": course.lesson.rule_of(course.place),
        "lit": [] if course.step.play else course.step.lit,  # in a real game nothing is given away
        "shown": course.shown,
        "seat": LEARNER,
        "view": course.view,
        "question": match.question,
        "asked": list(match.asked),
        "choices": course.choices,
        "events": events_json(course.events, LEARNER),
        "result": result_json(match) if course.step.play and match.over else None,
    }
