"""Check that every text of the terminal has a message in every language.

Its messages begin with `cli-` and are in `text/cli`: one file per language for the terminal itself, and one for each
game's drawing. They may refer to the messages of the table and, in a drawing, of the game.
"""

from pathlib import Path

from posse.games import GAMES
from posse.texts import LANGUAGES, TERMINAL
from tools.messages import Messages, Needed, differences, loose_ends, read, unlike, unmet
from tools.spoken import Spoken, spoken_in

SOURCE = Path("src/posse")
DRAWINGS = SOURCE / "cli" / "drawings"
PREFIX = "cli-"
COMMON = ""

# The messages by owner (a game, or COMMON) and language.
Rooms = dict[tuple[str, str], Messages]


def path_of(room: str, lang: str) -> Path:
    """The file of messages that only the terminal uses."""
    home = SOURCE if room == COMMON else SOURCE / "games" / room
    return home / "text" / TERMINAL / f"{lang}.ftl"


def code_of(game: str) -> list[Path]:
    """The modules that draw a game."""
    return [*DRAWINGS.glob(f"{game}.py"), *(DRAWINGS / game).rglob("*.py")]


def drawn_games() -> list[str]:
    return [game for game in GAMES if code_of(game)]


class TerminalCheck:
    """Compare the terminal's messages with those it uses; `told` are the messages of the table and the games."""

    def __init__(self, told: Rooms) -> None:
        self.told = told
        self.problems: list[str] = []
        self.own: Rooms = {}
        self.spoken: dict[str, Spoken] = {game: spoken_in(code_of(game)) for game in drawn_games()}

    def run(self) -> None:
        for room in [COMMON, *self.spoken]:
            for lang in LANGUAGES:
                self.own[room, lang], problems = read(path_of(room, lang))
                self.problems += problems
                self._check(room, lang)

    def _check(self, room: str, lang: str) -> None:
        where = f"terminal {room or 'common'} {lang}"
        own, english = self.own[room, lang], self.own[room, "en"]
        others = self._others(room, lang)
        self.problems += differences(where, own, english)
        self.problems += unlike(where, own, english)
        self.problems += [f"{where}: {key} does not begin with {PREFIX}" for key in own if not key.startswith(PREFIX)]
        self.problems += [f"{where}: {key} is a message elsewhere too" for key in sorted(own.keys() & others.keys())]
        self.problems += loose_ends(where, own, own | others)
        if room != COMMON:
            said = [Needed(key, facts) for key, facts in self.spoken[room].said.items()]
            self.problems += unmet(where, own | others, said)

    def _others(self, room: str, lang: str) -> Messages:
        """The messages that can be used in addition to its own."""
        common = self.told[COMMON, lang]
        return common if room == COMMON else common | self.told[room, lang] | self.own[COMMON, lang]
