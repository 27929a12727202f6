"""Results as JSON lines: the first line says which arena it is, every other is one game.

A run that is given the file of an earlier one skips the games in it. A line is written as a whole when its game is
over; if a machine stopped in the middle of one, that line is dropped and its game is played again.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from posse.bots.arena.errors import BadLog
from posse.bots.arena.fixtures import Fixture, Setup
from posse.bots.arena.table import Result

FORMAT = 1


class Log:
    """The file of an arena, opened for more results."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.path = path
        self.setup = setup
        self.results: dict[Fixture, Result] = {}
        lines = whole_lines(path, encoded(head_of(setup)))
        if lines:
            check_head(path, lines[0], head_of(setup))
            self._read(lines[1:])
        else:
            self._append(head_of(setup))

    def add(self, result: Result) -> None:
        """Write down a game."""
        self.results[result.fixture] = result
        self._append(row_of(result, self.setup))

    def _append(self, row: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(encoded(row))

    def _read(self, lines: Sequence[str]) -> None:
        for number, line in enumerate(lines, 2):
            result = read_result(line, self.setup)
            if result is None:
                raise BadLog("not-a-result", file=str(self.path), line=number)
            self.results[result.fixture] = result


def encoded(row: dict[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def whole_lines(path: Path, head: str) -> list[str]:
    """The lines of a file; what a run that was cut off wrote last is removed from the file."""
    if not path.exists():
        return []
    text = path.read_bytes().decode("utf-8", "replace")
    lines = text.splitlines(keepends=True)
    if not lines or lines[-1].endswith("\n"):
        return lines
    if len(lines) == 1 and not head.startswith(text):
        raise BadLog("not-a-log", file=str(path))
    with path.open("r+b") as file:
        file.truncate(path.read_bytes().rfind(b"\n") + 1)
    return lines[:-1]


def head_of(setup: Setup) -> dict[str, Any]:
    """What makes an arena the same: everything but how many deals are played, and where."""
    return {
        "arena": FORMAT,
        "game": setup.game,
        "seats": setup.seats,
        "options": dict(sorted(setup.options.items())),
        "seed": setup.seed,
        "bots": [f"{one.name} {one.digest}".strip() for one in setup.contestants],
        "lineups": [list(lineup) for lineup in setup.lineups],
    }


def check_head(path: Path, line: str, wanted: dict[str, Any]) -> None:
    """`BadLog` if the file is no log, or which field of it differs."""
    found = parsed(line)
    if "arena" not in found:
        raise BadLog("not-a-log", file=str(path))
    for field, value in wanted.items():
        if found.get(field) != value:
            there, here = json.dumps(found.get(field)), json.dumps(value)
            raise BadLog("other-arena", file=str(path), field=field, there=there, here=here)


def parsed(line: str) -> dict[str, Any]:
    """The object of a line; {} if it holds none."""
    try:
        row = json.loads(line)
    except ValueError:
        return {}
    return row if isinstance(row, dict) else {}


def row_of(result: Result, setup: Setup) -> dict[str, Any]:
    """A game as an object; the names of the bots stand there for those who read the file."""
    return {
        **result.fixture._asdict(),
        "seed": result.seed,
        "bots": [setup.names[one] for one in setup.seating(result.fixture)],
        "scores": result.scores,
        "places": result.places,
        "decisions": result.decisions,
        "seconds": result.seconds,
    }


def read_result(line: str, setup: Setup) -> Result | None:
    """The game of a line; None if it cannot be one of this arena."""
    row = parsed(line)
    try:
        fixture = Fixture(row["deal"], row["lineup"], row["rotation"])
        lists = [tuple(row[name]) for name in ("scores", "places", "decisions", "seconds")]
        result = Result(fixture, row["seed"], *lists)
        is_ours = fixture in setup.fixtures_of(fixture.deal) and result.seed == setup.table_seed(fixture)
    except (KeyError, TypeError):
        return None
    return result if is_ours and all(len(one) == setup.seats for one in lists) else None
