"""The record: a match as append-only text, loaded by replaying it."""

import json
from typing import Any, Final

from posse.engine.errors import BadRecord
from posse.engine.luck import Draw, Pledge, draws_text, is_digest, read_draws
from posse.engine.words import NOTHING, whole

FORMAT: Final = 1
PLAIN_KEYS: Final = frozenset(("posse", "game", "seats", "ask", "scene", "luck"))
SEVERAL: Final = ("option", "name", "contribution")  # keys that say what they are about, and may stand there again
ASK_ALL: Final = "all"


class Header:
    """The header: what was agreed before the first line.

    `ask_all`: forced answers are asked for too. `names` of the players are for readers only. `pledge` is what was
    published about its luck, where that can be verified.
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
        self.pledge: Pledge | None = None
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
        if self.pledge is not None:
            said += self.pledge.lines()
        return [*said, *name_lines(self.names)]

    def unpledged(self) -> "Header":
        """The same without a word on luck, for a match that goes its own way."""
        if self.pledge is None:
            return self
        header = Header(self.game, self.version, self.seats, self.options, self.scene, self.ask_all)
        header.names = self.names
        return header


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
    said, chance = text.partition("|")[0], chance_in(text)
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


def chance_in(text: str) -> list[str]:
    """The random outcomes of a line."""
    right = text.partition("|")[2]
    return [phrase.strip() for phrase in right.split(",")] if right.strip() else []


def read_record(text: str) -> tuple[Header, list[str], bool]:
    """The header, the lines from `start` on, and whether the last one is truncated.

    What a record reveals about its luck after its last line is in the pledge of the header.
    """
    lines = text.split("\n")
    cut = lines[-1] != ""
    if not cut:
        lines.pop()
    header = _read_header(lines)
    end = next((number for number, line in enumerate(lines) if line.startswith("seed ")), len(lines))
    if end < len(lines):
        if cut:
            raise BadRecord("record-cut", len(lines), given=lines[-1][:80])
        _read_ending(header, lines, end)
    return header, lines[header.size : end], cut


def _read_ending(header: Header, lines: list[str], end: int) -> None:
    """Read the seed, and the draws of every line with random outcomes, as many as these."""
    pledge, seed = header.pledge, lines[end].removeprefix("seed ")
    if pledge is None or not is_digest(seed):
        raise BadRecord("record-line", end + 1, given=lines[end][:80])
    rest = lines[end + 1 :]
    counts = [len(chance_in(line)) for line in lines[header.size : end]]
    wanted = [(number, count) for number, count in enumerate(counts) if count]
    for place, said in enumerate(rest):
        draws = _draws_in(said, *wanted[place]) if place < len(wanted) else []
        if not draws:
            raise BadRecord("record-drawn", end + 2 + place, given=said[:80])
        pledge.drawn += draws
    if len(rest) < len(wanted):
        raise BadRecord("record-drawn", len(lines), given=lines[-1][:80])
    pledge.seed = seed


def _draws_in(said: str, number: int, count: int) -> list[Draw]:
    """The draws of a line with so many random outcomes; none if it says anything else."""
    try:
        draws = read_draws(said.removeprefix(f"drawn {number} "))
    except ValueError:
        return []
    return draws if len(draws) == count and said == f"drawn {number} {draws_text(draws)}" else []


def _read_header(lines: list[str]) -> Header:
    facts: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        key, _, rest = line.partition(" ")
        if number == 1 and line != f"posse {FORMAT}":
            raise BadRecord("record-format", 1, given=line[:80], allowed=f"posse {FORMAT}")
        if key == "start":
            return _header_of(facts, where, number)
        if key in SEVERAL:
            about, _, rest = rest.partition(" ")
            key = f"{key} {about}"
        if not (key in PLAIN_KEYS or key.partition(" ")[0] in SEVERAL) or not rest or key in facts:
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
    header.names = _of_seats("name", facts, where, seats)
    header.pledge = _pledge_of(facts, where, seats)
    return header


def _of_seats(what: str, facts: dict[str, str], where: dict[str, int], seats: int) -> dict[int, str]:
    """What a header says about single seats."""
    found: dict[int, str] = {}
    for key, said in facts.items():
        if key.startswith(f"{what} "):
            seat = whole(key.removeprefix(f"{what} "))
            if not 0 <= seat < seats or seat in found:
                raise BadRecord("record-header", where[key], given=f"{key} {said}"[:80])
            found[seat] = said
    return found


def _pledge_of(facts: dict[str, str], where: dict[str, int], seats: int) -> Pledge | None:
    contributions = _of_seats("contribution", facts, where, seats)
    version, _, commitment = facts.get("luck", "").partition(" ")
    digests = {f"contribution {seat}": given for seat, given in contributions.items()}
    if "luck" in facts:
        digests["luck"] = commitment if whole(version) > 0 else ""
    for key, digest in digests.items():
        if not is_digest(digest) or "luck" not in facts:
            raise BadRecord("record-header", where[key], given=f"{key} {facts[key]}"[:80])
    return Pledge(whole(version), commitment, contributions) if "luck" in facts else None


def _scene_of(text: str, number: int) -> dict[str, Any]:
    try:
        scene = json.loads(text)
    except (ValueError, RecursionError):
        scene = None
    if not isinstance(scene, dict):
        raise BadRecord("record-header", number, given=f"scene {text[:60]}")
    return scene
