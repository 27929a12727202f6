"""`posse puzzles`: found in files, in folders such as that of an arena, and in the archives of datasets."""

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

import posse
from posse.analysis.puzzles import read_puzzle
from posse.cli.puzzles import records_at
from posse.cli.trouble import Trouble
from tests.cli.terminal import Terminal
from tests.sample import GAME

RECORD = posse.new(GAME, 2, seed=1).record()


def test_records_are_read_from_files_folders_and_archives(tmp_path: Path) -> None:
    folder = tmp_path / "season"
    (folder / "deep").mkdir(parents=True)
    for name in ("one.posse", "deep/two.posse", "notes.txt"):
        (folder / name).write_text(RECORD if name.endswith("posse") else "none", encoding="utf-8")
    archive = tmp_path / "records.zip"
    with ZipFile(archive, "w") as made:
        made.writestr(f"{GAME}/a.posse", RECORD)
        made.writestr("README.md", "none")
    assert list(records_at(folder / "one.posse")) == [RECORD]
    assert list(records_at(folder)) == [RECORD, RECORD]
    assert list(records_at(archive)) == [RECORD]


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken.zip"
    broken.write_bytes(b"no archive")
    with pytest.raises(Trouble, match="cli-error-not-text"):
        list(records_at(broken))
    with pytest.raises(Trouble, match="cli-error-no-file"):
        list(records_at(tmp_path / "missing.zip"))
    with ZipFile(broken, "w") as archive:
        archive.writestr("a.posse", b"\xff")
    with pytest.raises(Trouble, match="cli-error-not-text"):
        list(records_at(broken))


@pytest.mark.heavy  # a search for each answer
def test_a_puzzle_is_found_again_in_its_game_without_names(terminal: Terminal, tmp_path: Path) -> None:
    puzzle = min((one for game in posse.GAMES for one in posse.puzzles(game)), key=lambda one: len(one.record))
    match = puzzle.match()
    match.header.names = dict.fromkeys(range(match.seats), "Ann")
    match.play(puzzle.seat, puzzle.best)
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "one.posse").write_text(match.record(), encoding="utf-8")
    shown = terminal.run("puzzles", tmp_path / "games", "--out", tmp_path / "new" / "found")
    assert shown.code == 0
    (path,) = (tmp_path / "new" / "found").iterdir()
    found = read_puzzle(path.read_text(encoding="utf-8"))
    assert (found.id, found.best) == (puzzle.id, puzzle.best)
    assert found.answers[0].lead is not None
    assert "Ann" not in json.dumps(found.json())
