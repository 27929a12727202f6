"""Helpers: walking through a lesson as its author meant it, and leaving the way everywhere."""

from collections.abc import Iterator

import pytest

import posse
from posse.bots import Company
from posse.learning import NEXT, Course, Lesson, lessons_of

LESSONS = [lesson for game in posse.GAMES for lesson in lessons_of(game)]
MATCHES = [lesson for lesson in LESSONS if lesson.steps[-1].play]
STORIES = [lesson for lesson in LESSONS if lesson not in MATCHES]


def each(lessons: list[Lesson]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("lesson", lessons, ids=lambda lesson: f"{lesson.game}-{lesson.id}")


every_lesson, every_story, every_match = each(LESSONS), each(STORIES), each(MATCHES)

NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Flo"]


def moments(lesson: Lesson) -> Iterator[tuple[list[str], Course]]:
    """Every moment of the intended way, with the answers that led there."""
    answers: list[str] = []
    course = Course(lesson, answers, Company)
    while True:
        yield list(answers), course
        if course.mood == "over":
            return
        shown = NEXT if course.mood == "done" else course.shown
        assert shown is not None, f"{lesson.id} leads nowhere in step {course.place + 1}: {course.choices}"
        course.answer(shown)
        answers.append(shown)
