"""Every lesson of every game: it can be completed, answers everything, and says only what is true of the board."""

import re

import pytest

from posse.learning import Course, Lesson, Said, lessons_of
from posse.learning.lesson import LEARNER
from posse.texts import LANGUAGES, lesson_texts, texts
from tests.learning.walking import LESSONS, NAMES, every_lesson, moments

FEWEST_STEPS, MOST_STEPS = 2, 6
MOST_WORDS = 70
LEFTOVER = re.compile(r"[{}]|\$[a-z]")


def spoken(lesson: Lesson, said: Said, lang: str) -> str:
    return lesson_texts(lang, lesson.game).told(said.key, said.facts, NAMES)


def check_spoken(lesson: Lesson, said: Said) -> None:
    """The sentence can be said in every language, and names everything it speaks of."""
    for lang in LANGUAGES:
        sentence = spoken(lesson, said, lang)
        assert not LEFTOVER.search(sentence), (lang, said.key, sentence)
        assert len(sentence.split()) <= MOST_WORDS, (lang, said.key)


@every_lesson
def test_the_intended_answers_complete_a_lesson(lesson: Lesson) -> None:
    """And on the way the story comes to pass: no scripted answer and no outcome of chance is left over."""
    for _, course in moments(lesson):
        check_spoken(lesson, course.text)
        if course.reply is not None:
            assert course.mood in ("done", "over")
            assert course.left == [], course.place
            check_spoken(lesson, course.reply)
        else:
            assert LEARNER in course.match.asked


@every_lesson
def test_every_other_answer_gets_a_reply(lesson: Lesson) -> None:
    """By a reply, a comment, or by going on; and no reply waits for an answer that nobody can give."""
    given = set()
    for answers, course in moments(lesson):
        for choice in course.choices:
            other = Course(lesson, [*answers, choice])
            if other.reply is None:
                assert (other.mood, other.place >= course.place) == ("asked", True)
            else:
                check_spoken(lesson, other.reply)
                given.add(other.reply.key)
    wanted = {lesson.text(place, name) for place, step in enumerate(lesson.steps) for name in step.replies}
    assert wanted <= given, sorted(wanted - given)


@every_lesson
def test_a_lesson_is_short_and_lets_the_learner_decide_in_the_end(lesson: Lesson) -> None:
    assert FEWEST_STEPS <= len(lesson.steps) <= MOST_STEPS
    assert [step.free for step in lesson.steps] == [False] * (len(lesson.steps) - 1) + [True]
    assert lesson.steps[0].scene is not None
    last = Course(lesson, [answer for answers, _ in moments(lesson) for answer in answers[-1:]][:-1])
    assert len(last.choices) > 1


@every_lesson
def test_a_lesson_names_rules_that_there_are(lesson: Lesson) -> None:
    rules = texts("en", lesson.game)
    assert all(rules.rule(lesson.rule_of(place)) for place in range(len(lesson.steps)))


@pytest.mark.parametrize("game", sorted({lesson.game for lesson in LESSONS}))
def test_lessons_of_a_game_have_different_names(game: str) -> None:
    names = [lesson.id for lesson in lessons_of(game)]
    assert len(set(names)) == len(names)
