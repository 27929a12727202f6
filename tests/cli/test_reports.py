"""Rules and options."""

import pytest

import posse
from posse.texts import LANGUAGES, texts
from tests.cli.terminal import Terminal
from tests.sample import GAME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["CC-7.5", "cc-7.5", "7.5"])
def test_a_rule_by_its_number(terminal: Terminal, language: str, number: str) -> None:
    shown = terminal.run("rules", GAME, number, "--lang", language)
    assert shown.code == 0
    text = texts(language, GAME).rule("CC-7.5")
    assert text is not None
    assert "CC-7.5" in shown.out
    assert "CC-7.6" not in shown.out
    assert " ".join(text.split())[:40] in " ".join(shown.out.split())


def test_a_chapter(terminal: Terminal) -> None:
    shown = terminal.run("rules", GAME, "CC-13")
    assert "CC-13.1" in shown.out
    assert "CC-13.3" in shown.out
    assert "CC-12" not in shown.out.replace("CC-12.3", "")


def test_examples_and_rulings_have_numbers_too(terminal: Terminal) -> None:
    assert "EX-4" in terminal.run("rules", GAME, "EX-4").out


@pytest.mark.parametrize(("language", "word"), [("en", "Hotel"), ("pl", "kosciol"), ("it", "chiesa"), ("ru", "отель")])
def test_rules_by_a_word(terminal: Terminal, language: str, word: str) -> None:
    shown = terminal.run("rules", GAME, word, "--lang", language)
    assert shown.code == 0
    assert "CC-" in shown.out


def test_words_of_a_phrase(terminal: Terminal) -> None:
    assert "CC-" in terminal.run("rules", GAME, "white", "cowboy").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules(terminal: Terminal, language: str) -> None:
    out = terminal.run("rules", GAME, "--lang", language).out
    assert out.count("CC-") > 100
    assert max(len(line) for line in out.splitlines()) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_listed_with_its_values(terminal: Terminal, language: str) -> None:
    out = terminal.run("options", GAME, "--lang", language).out
    for name, option in posse.GAMES[GAME].options.items():
        assert name in out
        assert all(value in out for value in option.values)
    assert out.count("  • ") == len(posse.GAMES[GAME].options)
