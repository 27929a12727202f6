"""Lessons: each teaches one idea of a game on its real board; the engine judges, and a lesson contains no rule.

A lesson is a file `games/<game>/lessons/<number>-<id>.toml`, its sentences are in `games/<game>/text/lessons/`;
docs/lessons.md describes both.
"""

from posse.learning.coach import Coach
from posse.learning.course import NEXT, Course, Mood
from posse.learning.facts import Said
from posse.learning.lesson import Lesson, LessonStep, lesson_of, lessons_of

__all__ = ["NEXT", "Coach", "Course", "Lesson", "LessonStep", "Mood", "Said", "lesson_of", "lessons_of"]
