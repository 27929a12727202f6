"""Runs commands with typed input and captures their output."""

import io
from pathlib import Path
from typing import NamedTuple

import pytest

import posse
from posse.bots import Peek, make
from posse.cli import main
from tests.sample import GAME


def settle(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment: its own home folder, English, and 100 columns."""
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_DATA_HOME", str(home))


class Shown(NamedTuple):
    """The result of a command."""

    code: int
    out: str
    err: str

    @property
    def pages(self) -> int:
        """How often a board was drawn."""
        return self.out.count("└─────┴")


class Terminal:
    """Runs commands with typed lines."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def run(self, *argv: object, typed: str = "") -> Shown:
        """Run a command; `typed` has the lines of its input."""
        self.capsys.readouterr()
        code = main([str(word) for word in argv], stdin=io.StringIO(typed))
        read = self.capsys.readouterr()
        assert "Traceback" not in read.out + read.err
        return Shown(code, read.out, read.err)


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def played(game: str, answers: int, seats: int = 3, seed: int = 3, bots: str = "random", **options: str) -> posse.Match:
    """A match in which bots have given some answers."""
    match = posse.new(game, seats, options, seed)
    made = [make(bots, game, seat) for seat in range(seats)]
    for _ in range(answers):
        if match.over:
            break
        seat = match.asked[0]
        match.play(seat, match.game.words.phrases[made[seat].decide(Peek(match, seat))])
    return match


def finished(seats: int = 2, seed: int = 3) -> posse.Match:
    return played(GAME, 10_000, seats, seed)
