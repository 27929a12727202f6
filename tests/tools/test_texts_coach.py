"""The check of the coach's words finds questions without any, and words about nothing."""

from pathlib import Path

import pytest

from posse.games import GAMES
from posse.texts import LANGUAGES
from tools import texts_coach
from tools.messages import Messages, Needed, parse
from tools.texts import Check, needed_sentences
from tools.texts_coach import CoachCheck, coached, path_of, problems_in

SENTENCES = [
    Needed("ask-place", frozenset()),
    Needed("ask-pay", frozenset({"least"})),
    Needed("event-dealt", frozenset({"seat"})),
    Needed("event-dealt-hidden", frozenset({"seat"})),
    Needed("verb-pay", frozenset({"amount"})),
]
WHOLE = "coach-goal = Win.\ncoach-ask-place = Look.\ncoach-ask-pay = Save.\n"


def messages(text: str) -> Messages:
    return parse(text, "x.ftl")[0]


def test_questions_and_events_have_the_arguments_of_their_sentences() -> None:
    assert [one.key for one in coached(SENTENCES, "ask-")] == ["coach-ask-place", "coach-ask-pay"]
    assert list(coached(SENTENCES, "event-")) == [Needed("coach-event-dealt", frozenset({"seat"}))]


def test_a_question_without_words_is_reported_and_an_event_is_not() -> None:
    assert list(problems_in("x", messages(WHOLE), SENTENCES)) == []
    found = list(problems_in("x", messages("coach-ask-pay = Save.\n"), SENTENCES))
    assert found == ["x: coach-goal is missing", "x: coach-ask-place is missing"]


def test_words_about_nothing_and_strange_arguments_are_reported() -> None:
    text = WHOLE + "coach-ask-rob = Grab.\ncoach-event-dealt = { $seat } has { $tile }.\n"
    assert list(problems_in("x", messages(text), SENTENCES)) == [
        "x: coach-event-dealt is not given $tile",
        "x: coach-ask-rob is about no question and no event",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_coach_in_every_language(game: str) -> None:
    assert all(path_of(game, lang).is_file() for lang in LANGUAGES)


def test_every_question_of_every_game_has_words() -> None:
    check = CoachCheck(Check().files, needed_sentences)
    check.run()
    assert check.problems == []


def test_a_number_that_is_typed_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(iter(GAMES))
    for lang in LANGUAGES:
        copy = tmp_path / "games" / game / "text" / "coach" / f"{lang}.ftl"
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(path_of(game, lang).read_text(encoding="utf-8") + "coach-event-nothing = It costs $3.\n")
    monkeypatch.setattr(texts_coach, "SOURCE", tmp_path)
    check = CoachCheck(Check().files, needed_sentences)
    check.run()
    assert any("coach-event-nothing has a number" in problem for problem in check.problems)
    assert any("coach-event-nothing is about no question" in problem for problem in check.problems)
