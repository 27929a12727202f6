"""Lessons in the terminal: the list, a lesson by its answers, and the commands in between."""

import pytest

from posse.learning import Course, lessons_of
from posse.texts import LANGUAGES, lesson_texts
from tests.cli.terminal import Terminal, lines
from tests.learning.walking import moments
from tests.sample import GAME

LESSON = lessons_of(GAME)[0]
WAY = [answers[-1] for answers, _ in moments(LESSON) if answers]
ENOUGH = "no"


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_are_listed_with_their_names(terminal: Terminal, language: str) -> None:
    shown = terminal.run("learn", GAME, "--lang", language)
    texts = lesson_texts(language, GAME)
    assert shown.code == 0
    for lesson in lessons_of(GAME):
        assert flat(f"{lesson.id} {texts.say(lesson.title)}") in flat(shown.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_to_its_end(terminal: Terminal, language: str) -> None:
    shown = terminal.run("learn", GAME, LESSON.id, "--lang", language, typed=lines(*WAY, ENOUGH))
    texts = lesson_texts(language, GAME)
    names = [texts.say("cli-learn-you"), "Pearl"]
    for _, course in moments(LESSON):
        assert flat(texts.told(course.text.key, course.text.facts, names)) in flat(shown.out)
    assert shown.code == 0


def test_show_gives_the_answers(terminal: Terminal) -> None:
    shown = terminal.run("learn", GAME, LESSON.id, typed=lines(*["show"] * len(WAY), ENOUGH))
    *_, (_, last) = moments(LESSON)
    assert last.reply is not None
    said = lesson_texts("en", GAME).told(last.reply.key, last.reply.facts)
    assert flat(said) in flat(shown.out)


def test_another_answer_gets_its_reply_and_is_taken_back(terminal: Terminal) -> None:
    course = Course(LESSON)
    other = next(choice for choice in course.choices if Course(LESSON, [choice]).mood == "astray")
    reply = Course(LESSON, [other]).reply
    assert reply is not None
    shown = terminal.run("learn", GAME, LESSON.id, typed=lines(other, "", *WAY, ENOUGH))
    assert flat(lesson_texts("en", GAME).told(reply.key, reply.facts)) in flat(shown.out)
    assert shown.code == 0


def test_commands_help_undo_and_show_the_rule(terminal: Terminal) -> None:
    shown = terminal.run("learn", GAME, LESSON.id, typed=lines("undo", "help", "rules", "show", "undo", "quit"))
    texts = lesson_texts("en", GAME)
    assert texts.say("cli-error-nothing-to-undo") in shown.out
    assert texts.say("cli-help-show") in shown.out
    assert flat(texts.rule(LESSON.rule) or "")[:40] in flat(shown.out)


def test_what_is_no_lesson_is_refused(terminal: Terminal) -> None:
    shown = terminal.run("learn", GAME, "castling")
    assert shown.code == 2
    assert LESSON.id in shown.err
    assert terminal.run("learn").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_lesson_is_a_real_game_with_coach_and_scores(terminal: Terminal, language: str) -> None:
    match = lessons_of(GAME)[-1]
    shows = [answers[-1] for answers, _ in moments(match) if answers]
    shown = terminal.run("learn", GAME, match.id, "--lang", language, typed=lines(*["show"] * len(shows)))
    texts = lesson_texts(language, GAME)
    *_, (_, last) = moments(match)
    assert last.reply is not None
    names = [texts.say("cli-learn-you"), "Pearl"]
    for said in [last.reply, *(one for _, course in moments(match) for one in course.advice)]:
        assert flat(texts.told(said.key, said.facts, names)) in flat(shown.out)
    assert all(str(score) in shown.out for score in last.match.scores)
    assert shown.code == 0
