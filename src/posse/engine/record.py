"""The record: a match as append-only text, loaded by replaying it."""

import json
from typing import Any, Final

from posse.engine.errors import BadRecord
from posse.engine.words import NOTHING, whole

FORMAT: Final = 1
PLAIN_KEYS: Final = frozenset(("posse", "game", "seats", "ask", "scene"))
ASK_ALL: Final = "all"


class Header:
    """The header: what was agreed before the first line.

    `ask_all`: forced answers are asked for too. `names` of the players are for readers only.
    """

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: dict[str, str],
        scene: dict[str, Any] | None,
        ask_all: bool = False,
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.scene = scene
        self.ask_all = ask_all
        self.names: dict[int, str] = {}
        self.where: dict[str, int] = {}

    @property
    def size(self) -> int:
        """The number of lines of the header."""
        return len(self.where) or len(self.lines())

    def told(self, number: int) -> str:
        """The value of a header line."""
        for key, where in self.where.items():
            if where == number and key.startswith("option "):
                return f"{key} {self.options[key.removeprefix('option ')]}"
        return f"seats {self.seats}"

    def lines(self) -> list[str]:
        said = [f"posse {FORMAT}", f"game {self.game} {self.version}", f"seats {self.seats}"]
        said += [f"option {name} {value}" for name, value in self.options.items()]
        if self.ask_all:
            said.append(f"ask {ASK_ALL}")
        if self.scene is not None:
            said.append("scene " + json.dumps(self.scene, separators=(",", ":"), sort_keys=True))
        return [*said, *name_lines(self.names)]


def name_lines(names: dict[int, str]) -> list[str]:
    """The names of the players at the end of a header."""
    return [f"name {seat} {name}" for seat, name in names.items()]


class Line:
    """One line: the answer on the left, random outcomes on the right. An undo strikes lines `first` to `last`.

    The match notes on an answer which undo struck it, whether it revealed something, which step was open before,
    whether that step stayed open, and how many events there were by then.
    """

    def __init__(
        self, kind: str, *, seat: int = -1, words: str = "", chance: list[str], first: int = 0, last: int = 0
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.words = words
        self.chance = chance
        self.first = first
        self.last = last
        self.struck_by = 0
        self.revealed = False
        self.stayed = False
        self.frame: tuple[int, ...] = ()
        self.told = 0

    @property
    def is_answer(self) -> bool:
        return self.kind == "answer"

    @property
    def struck(self) -> bool:
        return self.struck_by > 0

    def copy(self) -> "Line":
        """A copy for another match, so that an undo in one does not affect the other."""
        twin = Line(self.kind, seat=self.seat, words=self.words, chance=self.chance, first=self.first, last=self.last)
        twin.struck_by, twin.revealed, twin.stayed, twin.frame = self.struck_by, self.revealed, self.stayed, self.frame
        twin.told = self.told
        return twin

    def __str__(self) -> str:
        said = self._left()
        return f"{said} | {', '.join(self.chance)}" if self.chance else said

    def _left(self) -> str:
        if self.kind == "answer":
            return f"{self.seat} {self.words}"
        if self.kind == "undo":
            return f"undo {self.first}" if self.first == self.last else f"undo {self.first}..{self.last}"
        if self.kind == "imagine":
            return f"imagine {self.seat}" if self.seat >= 0 else "imagine -"
        return f"{self.kind} {self.words}" if self.words else self.kind


def read_line(text: str, number: int) -> Line:
    """Parse one line; `BadRecord` if its form is unknown."""
    said, _, right = text.partition("|")
    chance = [phrase.strip() for phrase in right.split(",")] if right.strip() else []
    first, _, rest = said.strip().partition(" ")
    if whole(first) >= 0 and rest:
        return Line("answer", seat=whole(first), words=rest, chance=chance)
    if first == "start" and not rest:
        return Line("start", chance=chance)
    if first == "imagine" and (rest == NOTHING or whole(rest) >= 0):
        return Line("imagine", seat=whole(rest), chance=chance)
    if first == "scores" and not chance:
        return Line("scores", words=rest, chance=chance)
    if first == "undo" and not chance:
        begin, dots, end = rest.partition("..")
        last = end if dots else begin
        if whole(begin) >= 0 and whole(last) >= 0:
            return Line("undo", chance=chance, first=whole(begin), last=whole(last))
    raise BadRecord("record-line", number, given=text[:80])


def read_record(text: str) -> tuple[Header, list[str], bool]:
    """The header, the lines from `start` on, and whether the last one is truncated."""
    lines = text.split("\n")
    cut = lines[-1] != ""
    if not cut:
        lines.pop()
    header = _read_header(lines)
    return header, lines[header.size :], cut


def _read_header(lines: list[str]) -> Header:
    facts: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        key, _, rest = line.partition(" ")
        if number == 1 and line != f"posse {FORMAT}":
            raise BadRecord("record-format", 1, given=line[:80], allowed=f"posse {FORMAT}")
        if key == "start":
            return _header_of(facts, where, number)
        if key in ("option", "name"):
            about, _, rest = rest.partition(" ")
            key = f"{key} {about}"
        if not (key in PLAIN_KEYS or key.startswith(("option ", "name "))) or not rest or key in facts:
            raise BadRecord("record-header", number, given=line[:80])
        facts[key] = rest
        where[key] = number
    raise BadRecord("record-no-start", len(lines) or 1)


def _header_of(facts: dict[str, str], where: dict[str, int], start: int) -> Header:
    game, _, version = facts.get("game", "").partition(" ")
    if not game or whole(version) < 0:
        raise BadRecord("record-header", where.get("game", start), given=facts.get("game", ""))
    seats = whole(facts.get("seats", ""))
    if seats < 0:
        raise BadRecord("record-header", where.get("seats", start), given=facts.get("seats", ""))
    options = {key.removeprefix("option "): value for key, value in facts.items() if key.startswith("option ")}
    scene = _scene_of(facts["scene"], where["scene"]) if "scene" in facts else None
    if facts.get("ask", ASK_ALL) != ASK_ALL:
        raise BadRecord("record-header", where["ask"], given=f"ask {facts['ask']}"[:80])
    header = Header(game, whole(version), seats, options, scene, "ask" in facts)
    header.where = where
    header.names = _names_of(facts, where, seats)
    return header


def _names_of(facts: dict[str, str], where: dict[str, int], seats: int) -> dict[int, str]:
    names: dict[int, str] = {}
    for key, name in facts.items():
        if key.startswith("name "):
            seat = whole(key.removeprefix("name "))
            if not 0 <= seat < seats or seat in names:
                raise BadRecord("record-header", where[key], given=f"{key} {name}"[:80])
            names[seat] = name
    return names


def _scene_of(text: str, number: int) -> dict[str, Any]:
    try:
        scene = json.loads(text)
    except (ValueError, RecursionError):
        scene = None
    if not isinstance(scene, dict):
        raise BadRecord("record-header", number, given=f"scene {text[:60]}")
    return scene
