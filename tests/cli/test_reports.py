"""Rules, options and the arena."""

import pytest

import posse
from posse.texts import LANGUAGES, texts
from tests.cli.desk import Desk
from tests.sample import GAME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["CC-7.5", "cc-7.5", "7.5"])
def test_a_rule_by_its_number(desk: Desk, language: str, number: str) -> None:
    shown = desk.run("rules", GAME, number, "--lang", language)
    assert shown.code == 0
    text = texts(language, GAME).rule("CC-7.5")
    assert text is not None
    assert "CC-7.5" in shown.out
    assert "CC-7.6" not in shown.out
    assert " ".join(text.split())[:40] in " ".join(shown.out.split())


def test_a_chapter(desk: Desk) -> None:
    shown = desk.run("rules", GAME, "CC-13")
    assert "CC-13.1" in shown.out
    assert "CC-13.3" in shown.out
    assert "CC-12" not in shown.out.replace("CC-12.3", "")


def test_examples_and_rulings_have_numbers_too(desk: Desk) -> None:
    assert "EX-4" in desk.run("rules", GAME, "EX-4").out


@pytest.mark.parametrize(("language", "word"), [("en", "Hotel"), ("pl", "kosciol"), ("it", "chiesa"), ("ru", "отель")])
def test_rules_by_a_word(desk: Desk, language: str, word: str) -> None:
    shown = desk.run("rules", GAME, word, "--lang", language)
    assert shown.code == 0
    assert "CC-" in shown.out


def test_words_of_a_phrase(desk: Desk) -> None:
    assert "CC-" in desk.run("rules", GAME, "white", "cowboy").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules(desk: Desk, language: str) -> None:
    out = desk.run("rules", GAME, "--lang", language).out
    assert out.count("CC-") > 100
    assert max(len(line) for line in out.splitlines()) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_listed_with_its_values(desk: Desk, language: str) -> None:
    out = desk.run("options", GAME, "--lang", language).out
    for name, option in posse.GAMES[GAME].options.items():
        assert name in out
        assert all(value in out for value in option.values)
    assert out.count("  • ") == len(posse.GAMES[GAME].options)


def test_the_arena_counts(desk: Desk) -> None:
    shown = desk.run("arena", GAME, "--bots", "random", "random", "--games", 2, "--option", "river=b1 b2 b3 a3")
    assert shown.code == 0
    assert "2 games" in shown.out
    assert shown.out.count("%") == 2
