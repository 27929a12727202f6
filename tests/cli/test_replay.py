"""`posse replay`: forward, back, anywhere."""

from pathlib import Path

import pytest

import posse
from posse.texts import LANGUAGES
from tests.cli.terminal import Terminal, finished, lines, played
from tests.sample import GAME


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.posse"
    path.write_text(finished().record())
    return path


def headlines(out: str) -> list[str]:
    return [line for line in out.splitlines() if line.startswith("Line ")]


def test_steps(terminal: Terminal, file: Path) -> None:
    last = len(finished().lines) - 1
    shown = terminal.run("replay", file, typed=lines("n", "", "p", "g 12", "7", "end", "n", "home", "p", "q"))
    assert shown.code == 0
    places = [int(line.split()[1]) for line in headlines(shown.out)]
    assert places == [0, 1, 2, 1, 12, 7, last, last, 0, 0]


def test_a_line_is_told_in_words(terminal: Terminal, file: Path) -> None:
    shown = terminal.run("replay", file, "--names", "Ada", "Bo", typed=lines("n", "q"))
    assert ": Claim parcel" in headlines(shown.out)[1]
    assert " claims parcel" in shown.out
    assert "Ada" in shown.out
    assert "Bo" in shown.out


def test_the_end_shows_who_won(terminal: Terminal, file: Path) -> None:
    shown = terminal.run("replay", file, typed=lines("end"))
    assert shown.code == 0
    assert " wins with " in shown.out
    assert "The final scores." in shown.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_in_every_language(terminal: Terminal, file: Path, language: str) -> None:
    last = len(finished().lines) - 1
    shown = terminal.run("replay", file, "--lang", language, typed="n\n" * last)
    assert shown.pages == last + 1


@pytest.mark.parametrize("typed", ["foo", "g", "g 99999", "-1", "g 1 2", "999999999999"])
def test_nowhere(terminal: Terminal, file: Path, typed: str) -> None:
    shown = terminal.run("replay", file, typed=lines(typed))
    assert shown.code == 0
    assert "leads nowhere" in shown.out


def test_what_was_taken_back_is_shown(terminal: Terminal, tmp_path: Path) -> None:
    match = posse.new(GAME, 2, seed=4)
    seat = match.asked[0]
    match.play(seat, "own h8")
    match.undo(seat)
    match.play(seat, "own h7")
    file = tmp_path / "game"
    file.write_text(match.record())
    shown = terminal.run("replay", file, typed=lines("n", "n", "n", "p", "p"))
    assert "Taken back: lines 1 to 1." in shown.out
    assert len(headlines(shown.out)) == 6


def test_a_broken_record_is_shown_as_far_as_it_goes(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(played(GAME, 20).record() + "0 fly moon\n")
    shown = terminal.run("replay", file, typed=lines("end"))
    assert shown.code == 0
    assert "✗" in shown.out
    assert headlines(shown.out)[-1].startswith("Line 20 of 20")


def test_the_hands_of_a_running_game_stay_hidden(terminal: Terminal, tmp_path: Path) -> None:
    match = played(GAME, 10, seats=3, might_makes_right="true")
    file = tmp_path / "game"
    file.write_text(match.record())
    shown = terminal.run("replay", file, typed=lines("n", "n"))
    assert "tiles ▯" in shown.out
    assert "tiles 0" not in shown.out
