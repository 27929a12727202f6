"""Every lesson of every game: it can be completed, answers everything, and says only what is true of the board."""

import re
from random import Random

import pytest

from posse.bots import Company
from posse.learning import Course, Lesson, Said, lessons_of
from posse.learning.lesson import LEARNER
from posse.server.http.schemas import MOST_LESSON_ANSWERS
from posse.texts import LANGUAGES, lesson_texts, texts
from tests.learning.walking import LESSONS, MATCHES, NAMES, every_lesson, every_match, every_story, moments

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
        for said in [course.text, *course.advice]:
            check_spoken(lesson, said)
        if course.reply is not None:
            assert course.mood in ("done", "over")
            assert course.left == [], course.place
            check_spoken(lesson, course.reply)
        else:
            assert LEARNER in course.match.asked


@every_story
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


@every_story
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


# --- the last lesson: a real game


@pytest.mark.parametrize("game", sorted({lesson.game for lesson in LESSONS}))
def test_the_last_lesson_of_a_game_is_a_game(game: str) -> None:
    assert [lesson for lesson in lessons_of(game) if lesson in MATCHES] == [lessons_of(game)[-1]]


@every_match
def test_a_game_ends_with_its_scores_whatever_is_answered(lesson: Lesson) -> None:
    """And within the answers that a browser may send."""
    for seed in range(3):
        chance = Random(seed)
        course, given = Course(lesson, (), Company), 0
        while course.mood == "asked":
            assert course.reply is None
            course.answer(chance.choice(course.choices))
            given += 1
        assert (course.mood, course.match.over) == ("over", True)
        assert given < MOST_LESSON_ANSWERS / 2
        assert course.reply is not None
        check_spoken(lesson, course.reply)


@every_match
def test_a_game_goes_on_alike_from_its_answers(lesson: Lesson) -> None:
    """Also where the answers were shown: asking to be shown changes nothing."""
    answers = [answers[-1] for answers, _ in moments(lesson) if answers]
    one, other = Course(lesson, answers, Company), Course(lesson, answers, Company)
    assert one.match.lines == other.match.lines
    assert one.view == other.view


@every_match
def test_every_ending_of_a_game_can_be_said(lesson: Lesson) -> None:
    *_, (_, course) = moments(lesson)
    assert course.reply is not None
    for name in ("won", "lost"):
        check_spoken(lesson, Said(lesson.text(0, name), course.reply.facts))


@every_match
def test_the_coach_speaks_of_each_kind_of_question_once(lesson: Lesson) -> None:
    said = [one.key for _, course in moments(lesson) for one in course.advice if one.key.startswith("coach-")]
    assert said
    assert len(set(said)) == len(said)
