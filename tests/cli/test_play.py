"""`posse play`: whole games typed line by line."""

from pathlib import Path
from random import Random

import pytest

import posse
from posse.cli.trouble import UNVERIFIABLE
from posse.texts import LANGUAGES, coach_texts, texts
from tests.cli.terminal import Terminal, lines
from tests.sample import GAME

FIRST = "1\n" * 120
QUICK = ["--bots", "random"]


def only_file(folder: Path) -> Path:
    return next(iter(sorted(folder.rglob("*.posse"))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers(terminal: Terminal, tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.posse"
    shown = terminal.run(
        "play", GAME, *QUICK, "--seats", 2, "--seed", 5, "--lang", language, "--save", file, typed=FIRST
    )
    assert shown.code == 0
    assert texts(language).say("game-over") in shown.out
    assert posse.load(file.read_text()).over


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_language(terminal: Terminal, tmp_path: Path, language: str) -> None:
    """A choice can be typed as displayed, or in the words of the record."""
    file = tmp_path / "game.posse"
    sentence = texts(language, GAME).choice("own h8")
    typed = lines(sentence, "own h7", "quit")
    shown = terminal.run(
        "play", GAME, *QUICK, "--seats", 2, "--seed", 5, "--lang", language, "--save", file, typed=typed
    )
    assert shown.code == 0
    assert [line for line in file.read_text().splitlines() if line.startswith("0 ")] == ["0 own h8", "0 own h7"]


def test_beginnings_of_words(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    typed = lines("h8", "ow h7", "ta shop", "later", "pl wa", "PASS", "quit")
    terminal.run("play", GAME, *QUICK, "--seats", 2, "--seed", 5, "--save", file, typed=typed)
    own = [line for line in file.read_text().splitlines() if line.startswith("0 ")]
    assert own[:2] == ["0 own h8", "0 own h7"]
    assert "0 place wages" in own
    assert "0 pass" in own


def test_an_answer_that_is_not_legal_tells_why(terminal: Terminal) -> None:
    """The reason with its rule, for an answer and for a preview; other words are not understood as before."""
    typed = lines("own h8", "own h8", "preview own h8", "place wages", "own z9", "quit")
    shown = terminal.run("play", GAME, *QUICK, "--seats", 2, "--seed", 5, typed=typed)
    assert shown.out.count("You own this parcel already. CC-2.8") == 2
    assert "Cowboys are placed when everybody has chosen a character. CC-5.1" in shown.out
    assert "own z9" in shown.out


def test_a_game_without_a_drawing(terminal: Terminal) -> None:
    shown = terminal.run("play", GAME, *QUICK, "--plain", "--seats", 2, "--seed", 5, typed=FIRST)
    assert shown.code == 0
    assert shown.pages == 0
    assert "town:" in shown.out
    assert "The game is over." in shown.out


def test_what_bots_do_is_told(terminal: Terminal) -> None:
    shown = terminal.run("play", GAME, *QUICK, "--seats", 3, "--seed", 5, "--names", "Ada", typed=lines("h8", "h7"))
    assert "Since your last turn:" in shown.out
    assert "Pearl claims parcel" in shown.out
    assert "Ada claims parcel H8." in shown.out


def test_bots_are_introduced_by_level_and_character(terminal: Terminal) -> None:
    shown = terminal.run("play", GAME, "--seats", 2, "--seed", 5, "--names", "Ada", typed=lines("quit"))
    assert "Pearl, ranch hand: keeps a button from every town" in shown.out
    shown = terminal.run("play", GAME, "--bots", "level5", "--seconds", "0.1", "--lang", "pl", typed=lines("koniec"))
    assert "Pearl, legenda: " in shown.out


@pytest.mark.parametrize("game", sorted(posse.GAMES))
def test_a_hint_tells_the_best_answer_and_why(terminal: Terminal, game: str) -> None:
    typed = lines("hint", "quit")
    shown = terminal.run("play", game, *QUICK, "--seats", 2, "--seed", 5, "--seconds", "0.2", typed=typed)
    assert "The legend would choose: " in shown.out
    assert "It expects you to end with" in shown.out or "the best opponent." in shown.out
    assert "Next best" in shown.out or "Almost as good" in shown.out


def test_bots_alone(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    shown = terminal.run("play", GAME, *QUICK, "--watch", "--seats", 2, "--seed", 3, "--save", file)
    assert shown.code == 0
    assert "Pearl takes the" in shown.out
    assert shown.pages == 1
    assert terminal.run("verify", file).code == UNVERIFIABLE


def test_the_same_seed_gives_the_same_game(terminal: Terminal, tmp_path: Path) -> None:
    for name in ("one", "two"):
        terminal.run("play", GAME, *QUICK, "--watch", "--seats", 2, "--seed", 11, "--save", tmp_path / name)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_options_and_edition(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    given = ["--edition", "polish", "--option", "kit_carson=true", "--option", "river=b1 b2 b3 a3"]
    terminal.run("play", GAME, *QUICK, *given, "--seed", 1, "--save", file)
    text = file.read_text()
    assert "option edition polish\n" in text
    assert "option kit_carson true\n" in text
    assert "option river b1 b2 b3 a3\n" in text


def test_undo_goes_back_to_the_last_answer_of_the_person(terminal: Terminal, tmp_path: Path) -> None:
    """Bots consent, so their later answers are undone too."""
    file = tmp_path / "game.posse"
    typed = lines("h8", "h7", "1", "undo", "2", "quit")
    terminal.run("play", GAME, *QUICK, "--seats", 3, "--seed", 5, "--save", file, typed=typed)
    match = posse.load(file.read_text())
    undone = next(line for line in match.lines if line.startswith("undo"))
    assert undone
    own = [line for line in match.lines if line.startswith("0 ")]
    assert len(own) >= 4
    assert match.view(None)["players"][0]["character"] == own[3].split()[2]


def test_redo_plays_it_again(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    terminal.run(
        "play", GAME, *QUICK, "--seats", 2, "--seed", 5, "--save", file, typed=lines("h8", "undo", "redo", "quit")
    )
    assert posse.load(file.read_text()).view(None)["town"]["h8"]["owner"] == 0


def test_nothing_to_undo_or_redo(terminal: Terminal) -> None:
    shown = terminal.run("play", GAME, *QUICK, "--seats", 2, "--seed", 5, typed=lines("undo", "redo"))
    assert "There is nothing to undo." in shown.out
    assert "There is nothing to redo" in shown.out


def test_commands_change_nothing(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    typed = lines("help", "?", "rules 7.5", "rules hotel", "log", "score", "board", "preview 1", "preview h8", "save")
    shown = terminal.run("play", GAME, *QUICK, "--seats", 2, "--seed", 5, "--save", file, typed=typed)
    for told in (
        "take back your last move",
        "CC-7.5",
        "CC-9.6",
        "The town centre lies on",
        "Total",
        "claims parcel A1",
    ):
        assert told in shown.out
    assert str(file) in "".join(shown.out.split("\n"))
    assert not [line for line in file.read_text().splitlines() if line.startswith("0 ")]


def test_preview_explains(terminal: Terminal) -> None:
    shown = terminal.run(
        "play",
        GAME,
        *QUICK,
        "--seats",
        2,
        "--seed",
        5,
        typed=lines("h8", "h7", "take mercenary", "preview gambling"),
    )
    assert "Roll two dice" in shown.out


def test_characters_are_explained(terminal: Terminal) -> None:
    shown = terminal.run("play", GAME, *QUICK, "--seats", 2, "--seed", 5, typed=lines("h8", "h7"))
    assert "3 more points of firepower this round." in shown.out


def test_commands_in_the_language(terminal: Terminal) -> None:
    typed = lines("pomoc", "zasady hotel", "wynik", "koniec")
    shown = terminal.run("play", GAME, *QUICK, "--seats", 2, "--seed", 5, "--lang", "pl", typed=typed)
    assert "cofnij swój ostatni ruch" in shown.out
    assert "Partia jest zapisana" in shown.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("nonsense", "is not one of the choices"),
        ("999", "There is no choice 999"),
        ("0", "There is no choice 0"),
        ("own", "matches"),
        ("preview", "is not one of the choices"),
        ("rules xyzzy", "The rules say nothing about"),
        ("save /", "is a folder"),
        ("save /nowhere-at-all/\0", "✗"),
        ("own h8 h7", "is not one of the choices"),
        ("²", "is not one of the choices"),
    ],
)
def test_bad_input_is_told_in_one_line(terminal: Terminal, tmp_path: Path, typed: str, told: str) -> None:
    file = tmp_path / "game.posse"
    shown = terminal.run("play", GAME, *QUICK, "--seats", 2, "--seed", 5, "--save", file, typed=lines(typed))
    complaint = [line for line in shown.out.splitlines() if line.startswith("✗")]
    assert len(complaint) == 1
    assert told in complaint[0]
    assert not [line for line in file.read_text().splitlines() if line.startswith("0 ")]


def test_random_typing_never_breaks_it(terminal: Terminal) -> None:
    random = Random(4)
    words = ["place", "pass", "own", "c4", "12", "3", "1", "2", "undo", "redo", "preview 2", "w", "", "é", "road c4n"]
    typed = lines(*(" ".join(random.choices(words, k=random.choice([1, 1, 2]))) for _ in range(150)))
    shown = terminal.run("play", GAME, *QUICK, "--seats", 2, "--seed", 9, typed=typed)
    assert shown.code == 0


def test_the_end_of_the_lines_is_a_friendly_goodbye(terminal: Terminal, home: Path) -> None:
    shown = terminal.run("play", GAME, *QUICK, "--seed", 5, typed=lines("h8"))
    assert shown.code == 0
    assert "posse play --resume" in shown.out
    assert only_file(home).exists()


def test_all_at_once(terminal: Terminal) -> None:
    """Several seats are asked at once, and each gets a turn."""
    given = ["--option", "kit_carson=true", "--option", "might_makes_right=true"]
    shown = terminal.run("play", GAME, *QUICK, "--seats", 3, "--seed", 5, *given, typed="1\n" * 250)
    assert "The game is over." in shown.out


def test_several_people_at_one_device(terminal: Terminal) -> None:
    shown = terminal.run(
        "play", GAME, *QUICK, "--humans", 2, "--seats", 2, "--seed", 5, "--names", "Ada", "Bo", typed=FIRST
    )
    assert "Hand the device" not in shown.out
    assert "● Ada >" in shown.out
    assert "▲ Bo >" in shown.out


def test_hidden_hands_are_handed_over(terminal: Terminal) -> None:
    """With duel tiles, the other person's page is shown only after the device was handed over."""
    given = ["--humans", 2, "--seats", 2, "--names", "Ada", "Bo", "--option", "might_makes_right=true"]
    shown = terminal.run("play", GAME, *QUICK, "--seed", 5, *given, typed="\n" + "h8\n" + "\n" + "h7\n" + "h6\n")
    first, second = shown.out.split("Hand the device to ")[1:3]
    assert {first[:2], second[:2]} == {"Ad", "Bo"}
    assert "tiles 0 1 2 3 4 5" in first
    assert first.count("tiles ▯▯▯▯▯▯") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_speaks_of_each_kind_of_question_once(terminal: Terminal, language: str) -> None:
    """The words are those of the browser's coach; without being called it says nothing."""
    typed = lines("own h8", "own h7", "board", "undo", "quit")
    call = ["play", GAME, *QUICK, "--seats", 2, "--seed", 5, "--lang", language]
    words = coach_texts(language, GAME)
    begins = words.say("cli-coach", said=words.say("coach-ask-start_parcel"))[:40]
    goal = words.say("cli-coach", said=words.say("coach-goal"))[:40]
    silent = terminal.run(*call, typed=typed)
    assert begins not in silent.out
    coached = terminal.run(*call, "--coach", typed=typed)
    assert coached.out.count(begins) == 1
    assert coached.out.count(goal) == 1
    assert words.say("cli-coach", said=words.say("coach-ask-character"))[:40] in coached.out
