"""The files of a game: its record, to which every answer is appended, and the seating beside it."""

import json
import os
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

import posse
from posse.cli.trouble import WRONG_RECORD, Trouble, file_trouble, read_text

SUFFIX = ".posse"
SEATS_SUFFIX = ".seats"
MOST_LOOKED_AT = 50


@dataclass
class Seating:
    """The players by seat: names, and the kind of bot, empty for a person."""

    names: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)

    def is_bot(self, seat: int) -> bool:
        return bool(self.bots[seat])

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if not bot]


def data_folder() -> Path:
    """Where this user's games are kept."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home())) / "posse"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "posse"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "posse"


def new_path(game: str) -> Path:
    """A file name that is not taken."""
    stem = data_folder() / "games" / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = [stem.with_name(stem.name + SUFFIX), *(stem.with_name(f"{stem.name}-{n}{SUFFIX}") for n in range(2, 100))]
    return next(name for name in names if not name.exists())


class Save:
    """The record of a match on disk."""

    def __init__(self, path: Path, match: posse.Match) -> None:
        self.path = path
        self.written = len(match.lines)
        self.size = path.stat().st_size

    def keep(self, match: posse.Match) -> None:
        """Append the new lines of the record in one write."""
        lines = match.lines[self.written :]
        if not lines:
            return
        text = "".join(f"{line}\n" for line in lines).encode()
        try:
            with self.path.open("r+b", buffering=0) as file:
                if file.seek(0, os.SEEK_END) != self.size:
                    raise Trouble("cli-error-other-writer", file=str(self.path))
                file.write(text)
        except OSError as error:
            raise file_trouble(error, self.path) from None
        self.written += len(lines)
        self.size += len(text)


def begin_save(path: Path, match: posse.Match, seating: Seating) -> Save:
    """Create the file; an existing one is never overwritten."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as file:
            file.write(match.record().encode())
        seats_path(path).write_text(json.dumps(asdict(seating), ensure_ascii=False) + "\n", encoding="utf-8")
        return Save(path, match)
    except OSError as error:
        raise file_trouble(error, path) from None


def write_copy(path: Path, match: posse.Match) -> None:
    """Write the record to another file; only another record may be overwritten."""
    if path.exists() and not path.is_dir() and not read_text(path).startswith("posse "):
        raise Trouble("cli-error-exists", file=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(match.record(), encoding="utf-8")
    except OSError as error:
        raise file_trouble(error, path) from None


def seats_path(path: Path) -> Path:
    return path.with_name(path.name + SEATS_SUFFIX)


def read_seating(path: Path, seats: int) -> Seating | None:
    """The seating of this record, if it was saved."""
    try:
        told = json.loads(seats_path(path).read_text(encoding="utf-8"))
        seating = Seating([str(name) for name in told["names"]], [str(bot) for bot in told["bots"]])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return seating if len(seating.names) == len(seating.bots) == seats else None


def reopen(path: Path, seed: int) -> tuple[posse.Match, Save, bool]:
    """The match of a file and the file to continue it in; and whether a truncated last line was dropped."""
    text = read_text(path)
    try:
        match = posse.load(text, seed=seed)
        is_cut = False
    except posse.BadRecord as error:
        if error.key != "record-cut" or error.match is None:
            raise
        match, is_cut = error.match, True
        _drop_last_line(path, text)
    if match.header.pledge is not None and match.header.pledge.seed:
        raise Trouble("cli-error-revealed", file=str(path))
    return match, Save(path, match), is_cut


def _drop_last_line(path: Path, text: str) -> None:
    """Cut off the partial line that a kill during a write leaves behind."""
    try:
        os.truncate(path, len(text[: text.rindex("\n") + 1].encode()))
    except OSError as error:
        raise file_trouble(error, path) from None


def last_unfinished(game: str) -> Path | None:
    """The newest of this user's unfinished games."""
    folder = data_folder() / "games"
    try:
        found = sorted(folder.glob(f"{game}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    return next((path for path in found[:MOST_LOOKED_AT] if _is_unfinished(path)), None)


def _is_unfinished(path: Path) -> bool:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return False
    return "\nstart" in text and "\nscores " not in text


def game_of(path: Path) -> str:
    """The game that a record names; `Trouble` if it is not a record of a known game."""
    words = read_text(path).partition("\n")[2].partition("\n")[0].split()
    if len(words) < 2 or words[0] != "game" or words[1] not in posse.GAMES:
        raise Trouble("cli-error-no-record", WRONG_RECORD, file=str(path))
    return words[1]
