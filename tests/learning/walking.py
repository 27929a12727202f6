"""Helpers: walking through a lesson as its author meant it, and leaving the way everywhere."""

from collections.abc import Iterator

import pytest

import posse
from posse.learning import NEXT, Course, Lesson, lessons_of

LESSONS = [lesson for game in posse.GAMES for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")

NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Flo"]


def moments(lesson: Lesson) -> Iterator[tuple[list[str], Course]]:
    """Every moment of the intended way, with the answers that led there."""
    answers: list[str] = []
    while True:
        course = Course(lesson, answers)
        yield list(answers), course
        if course.mood == "over":
            return
        shown = NEXT if course.mood == "done" else course.shown
        assert shown is not None, f"{lesson.id} leads nowhere in step {course.place + 1}: {course.choices}"
        answers.append(shown)
