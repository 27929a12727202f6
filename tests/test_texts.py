"""Errors in four languages, the texts themselves, and the texts of the terminal."""

import re
import subprocess
import sys

import pytest

import posse
from posse.engine.errors import NotAWord
from posse.texts import LANGUAGES, Texts, terminal_texts, texts, typeset
from tests.sample import GAME

NAMES = ["Anna", "Ben", "Celia"]


# --- errors


def test_errors_speak_english_by_themselves() -> None:
    with pytest.raises(posse.BadTable) as wrong:
        posse.new(GAME, 9)
    assert str(wrong.value) == "This game is for 2 to 5 players, not for 9."


def test_errors_say_what_is_allowed() -> None:
    with pytest.raises(posse.BadTable) as wrong:
        posse.new(GAME, 2, {"edition": "french"})
    assert [texts(lang).error(wrong.value) for lang in LANGUAGES] == [
        "The option “edition” cannot be “french”. Possible: “polish”, “italian”, or “russian”.",
        "Opcja „edition” nie może mieć wartości „french”. Możliwe: „polish”, „italian” lub „russian”.",
        "L'opzione «edition» non può valere «french». Scelte possibili: «polish», «italian» o «russian».",
        "Настройка «edition» не может иметь значение «french». Можно: «polish», «italian» или «russian».",
    ]


def test_a_long_list_is_cut() -> None:
    error = posse.NotAllowed("not-allowed", given="pass", allowed=[f"own a{row}" for row in range(1, 12)])
    assert texts("en").error(error).endswith("“own a7”, “own a8” and 3 more.")
    assert texts("pl").error(error).endswith("„own a8” i\u00a0jeszcze 3.")


def test_errors_name_players_and_kinds_of_words() -> None:
    not_asked = posse.NotYourTurn("not-asked", seat=1, asked=[0, 2])
    assert texts("en").error(not_asked, NAMES) == "It is not Ben's turn; the game is waiting for Anna and Celia."
    not_a_noun = NotAWord("not-a-noun", given="x9", kind="parcel", allowed=[])
    assert texts("it", GAME).error(not_a_noun) == "«x9» qui non indica nulla; a questo punto ci vuole: lotto."


def test_a_broken_record_tells_the_line_and_the_reason() -> None:
    record = posse.new(GAME, seed=1).record()
    with pytest.raises(posse.BadRecord) as wrong:
        posse.load(record + "0 pass\n")
    told = str(wrong.value)
    assert told.startswith("The record cannot be followed from line")
    assert "“0 pass”" in told
    assert "the game is waiting for" in told


def test_an_error_of_a_game_speaks_too() -> None:
    with pytest.raises(posse.BadTable) as wrong:
        posse.new(GAME, 2, {"river": "c1 c2 d2"})
    assert str(wrong.value).startswith("A river begins and ends on the rim")
    assert texts("pl", GAME).error(wrong.value).startswith("Rzeka zaczyna się i\u00a0kończy")


def test_an_error_without_a_text_shows_its_facts() -> None:
    assert str(posse.PosseError("strange", given="x")) == "strange given='x'"


# --- the texts themselves


def test_unknown_languages_and_games_are_refused() -> None:
    with pytest.raises(posse.BadTable) as wrong:
        Texts("tlh")
    assert (wrong.value.key, wrong.value.facts["given"]) == ("not-a-language", "tlh")
    with pytest.raises(posse.BadTable):
        texts("en", "chess")


def test_a_missing_message_or_variable_is_an_error() -> None:
    with pytest.raises(KeyError):
        texts("en").say("no-such-message")
    with pytest.raises(KeyError):
        texts("en").say("seat-name")
    assert not texts("en").has("no-such-message")
    assert texts("en").has("seat-name")


def test_rules_come_by_chapter_and_by_number() -> None:
    for lang in LANGUAGES:
        said = texts(lang, GAME)
        chapters = said.rules()
        ids = [rule_id for _, rules in chapters for rule_id, _ in rules]
        assert len(ids) == len(set(ids))
        assert {"CC-0.1", "CC-7.5", "EX-20", "R-41"} <= set(ids)
        assert all(heading and rules for heading, rules in chapters)
        assert said.rule("CC-7.5") == dict(chapters[7][1])["CC-7.5"]
        assert said.rule("CC-99.1") is None


def test_importing_posse_reads_no_texts() -> None:
    code = "import sys, posse; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [None, *posse.GAMES])
def test_only_the_terminal_has_its_own_words(lang: str, game: str | None) -> None:
    assert not texts(lang, game).has("cli-usage")
    assert terminal_texts(lang, game).has("cli-usage")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_a_title_wherever_it_is_named(lang: str) -> None:
    for game in posse.GAMES:
        for said in (texts(lang), texts(lang, game)):
            assert all(said.say(f"game-{game}{end}") for end in ("", "-why", "-by"))


# --- line breaks


def test_polish_keeps_a_word_of_one_letter_with_the_next() -> None:
    source = "a = Idź w lewo (z psem) i w { $place }\n    .a = A to?\n"
    told = "a = Idź w\u00a0lewo (z\u00a0psem) i\u00a0w\u00a0{ $place }\n    .a = A\u00a0to?\n"
    assert typeset(source, "pl") == told
    assert typeset(source, "it") == source


def test_what_a_sentence_is_given_keeps_its_spaces() -> None:
    said = terminal_texts("pl").say("cli-saved", file="/gry/moje i twoje")
    assert said.endswith("w\u00a0pliku /gry/moje i twoje.")


@pytest.mark.parametrize("key", ["CC-8.5", "CC-14.6"])
def test_rules_in_polish_are_typeset_too(key: str) -> None:
    rule = texts("pl", GAME).rule(key)
    assert rule is not None
    assert re.search(r" [aiouwz] ", rule) is None
