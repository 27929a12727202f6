"""`posse verify`: good, unfinished, damaged and truncated records, and files that are not records."""

from pathlib import Path

import pytest

import posse
from posse.cli.trouble import UNVERIFIABLE
from posse.engine.fairness import undone_draws
from posse.texts import LANGUAGES, terminal_texts
from tests.cli.terminal import Terminal, finished, played
from tests.engine.test_luck import RECORD, UNDO_DRAWS, changed_outcome, revealed
from tests.sample import GAME


def test_a_finished_game_is_right(terminal: Terminal, tmp_path: Path) -> None:
    match = finished()
    file = tmp_path / "game"
    file.write_text(match.record())
    shown = terminal.run("verify", file)
    assert shown.code == UNVERIFIABLE
    assert "a finished game" in shown.out
    assert str(max(match.scores)) in shown.out
    assert "not verifiable" in shown.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_is_verified(terminal: Terminal, tmp_path: Path, language: str) -> None:
    file = tmp_path / "game"
    file.write_text(RECORD)
    shown = terminal.run("verify", file, "--lang", language)
    assert shown.code == 0
    assert str(len(posse.verify(RECORD))) in shown.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_draws_of_undone_moves_are_mentioned(terminal: Terminal, tmp_path: Path, language: str) -> None:
    match = revealed(undo_every=UNDO_DRAWS)
    kept = revealed(undo_every=10_000)
    said = terminal_texts(language).say("cli-luck-undone", draws=undone_draws(match))
    for text, is_said in ((match.record(), True), (kept.record(), False)):
        file = tmp_path / "game"
        file.write_text(text)
        shown = terminal.run("verify", file, "--lang", language)
        assert shown.code == 0
        assert (" ".join(said.split()) in " ".join(shown.out.split())) == is_said


def test_a_changed_outcome_is_named(terminal: Terminal, tmp_path: Path) -> None:
    text, line = changed_outcome()
    file = tmp_path / "game"
    file.write_text(text)
    shown = terminal.run("verify", file)
    assert shown.code == 1
    assert f":{line}:" in "".join(shown.out.splitlines())
    assert "does not follow from the seed" in shown.out


def test_nobody_plays_on_where_the_seed_is_known(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(revealed(30).record())
    shown = terminal.run("play", "--resume", file)
    assert (shown.code, file.read_text()) == (2, revealed(30).record())
    assert "reveals the seed" in shown.err


def test_an_unfinished_game_is_right_so_far(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(played(GAME, 20).record())
    shown = terminal.run("verify", file)
    assert shown.code == UNVERIFIABLE
    assert "an unfinished game of 21 lines" in shown.out


def test_missing_scores_are_noticed(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text("".join(f"{line}\n" for line in finished().record().splitlines()[:-1]))
    shown = terminal.run("verify", file)
    assert shown.code == UNVERIFIABLE
    assert "scores is missing" in shown.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_scores_are_found(terminal: Terminal, tmp_path: Path, language: str) -> None:
    text = finished().record().splitlines()
    file = tmp_path / "game"
    file.write_text("\n".join([*text[:-1], "scores 1 2"]) + "\n")
    shown = terminal.run("verify", file, "--lang", language)
    assert shown.code == 1
    assert f"{file}:{len(text)}:" in "".join(shown.out.splitlines())
    assert str(len(text) - 1) in shown.out.splitlines()[-1]


def test_a_damaged_line_is_named(terminal: Terminal, tmp_path: Path) -> None:
    text = played(GAME, 20).record().splitlines()
    at = next(number for number, line in enumerate(text) if line.startswith("start")) + 5
    text[at] = "0 fly moon"
    file = tmp_path / "game"
    file.write_text("\n".join(text) + "\n")
    shown = terminal.run("verify", file)
    assert shown.code == 1
    assert f":{at + 1}:" in "".join(shown.out.splitlines())
    assert f"up to line {at}." in shown.out


def test_a_cut_off_record_is_told(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(played(GAME, 20).record()[:-3])
    shown = terminal.run("verify", file)
    assert shown.code == 1
    assert "breaks off" in shown.out
    assert "can be loaded up to line" in shown.out


def test_what_is_no_record(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Ada,\n")
    shown = terminal.run("verify", file)
    assert shown.code == 1
    assert "This is not a game record" in shown.out
    assert "No part of the record can be loaded." in shown.out


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_files_that_cannot_be_read(terminal: Terminal, tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "junk").write_bytes(bytes(range(256)) * 20)
    (tmp_path / "empty").write_text("")
    for name in ("missing", "junk", "empty", "", "a\0b"):
        shown = terminal.run(*command, tmp_path / name if name.isprintable() else name)
        assert shown.code in (1, 2)
        assert len((shown.err or shown.out).splitlines()) <= 3


def test_no_file_is_named(terminal: Terminal) -> None:
    assert terminal.run("verify").code == 2
    assert terminal.run("replay").code == 2
