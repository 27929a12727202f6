"""Whether everything that the browser part says has its sentence in every language.

Its messages stand in a folder a language for the pages, and in a file a language for the drawing of each game; beside
them it may say the messages of the table and, in its drawing, those of the game. English says what must be there.
"""

from collections.abc import Iterator
from pathlib import Path

from posse.games import GAMES
from posse.texts import LANGUAGES
from tools.messages import Messages, Needed, differences, loose_ends, read, unmet
from tools.spoken_web import Browser, spoken_in_browser

SOURCE = Path("src/posse")
WEB = Path("web/src")
DRAWINGS = WEB / "games"
TERMINAL_ONLY = "cli-"
PAGES = ""

# The messages by room (a game, or PAGES) and language.
Rooms = dict[tuple[str, str], Messages]


def files_of(room: str, lang: str) -> list[Path]:
    """The files of messages that only the browser says."""
    if room == PAGES:
        return sorted((SOURCE / "text" / "web" / lang).glob("*.ftl"))
    return [SOURCE / "games" / room / "text" / "web" / f"{lang}.ftl"]


def code_of(room: str) -> list[Path]:
    """The files that say them."""
    if room != PAGES:
        return sorted((DRAWINGS / room).rglob("*"))
    drawn = [path for game in GAMES for path in code_of(game)]
    return sorted(set(WEB.rglob("*")) - set(drawn))


def read_room(room: str, lang: str) -> tuple[Messages, list[str]]:
    """All messages of a room; what is not understood, and what stands in two of its files."""
    together: Messages = {}
    found: list[str] = []
    for path in files_of(room, lang):
        messages, problems = read(path)
        found += problems
        found += [f"{path}: {key} stands in another file too" for key in sorted(messages.keys() & together.keys())]
        together |= messages
    return together, found


def unlike(where: str, messages: Messages, english: Messages) -> Iterator[str]:
    """Translations that speak of other things than English does, or have other forms."""
    for key in sorted(messages.keys() & english.keys()):
        own, wanted = messages[key], english[key]
        for name in sorted(own.variables ^ wanted.variables):
            yield f"{where}: {key} speaks of ${name} here or in English only"
        for form in sorted(own.forms ^ wanted.forms):
            yield f"{where}: {key} has .{form} here or in English only"


def without_family(where: str, families: set[str], known: Messages) -> Iterator[str]:
    """Beginnings of keys with which no key begins."""
    for family in sorted(families):
        if not any(key.startswith(family) for key in known):
            yield f"{where}: no message begins with {family}"


class WebCheck:
    """The messages of the browser part against what it says; `told` are the messages of the table and the games."""

    def __init__(self, told: Rooms) -> None:
        self.told = told
        self.problems: list[str] = []
        self.own: Rooms = {}
        self.rooms = [PAGES, *(game for game in GAMES if (DRAWINGS / game).is_dir())]
        self.spoken: dict[str, Browser] = {room: spoken_in_browser(code_of(room)) for room in self.rooms}

    def run(self) -> None:
        for room in self.rooms:
            for lang in LANGUAGES:
                self.own[room, lang], problems = read_room(room, lang)
                self.problems += problems
                self._check(room, lang)

    def _check(self, room: str, lang: str) -> None:
        where = f"web {room or 'pages'} {lang}"
        own, english = self.own[room, lang], self.own[room, "en"]
        others = self._others(room, lang)
        known = own | others
        said = [Needed(key, facts) for key, facts in self.spoken[room].said.items()]
        self.problems += differences(where, own, english)
        self.problems += unlike(where, own, english)
        self.problems += [f"{where}: {key} is a message elsewhere too" for key in sorted(own.keys() & others.keys())]
        self.problems += loose_ends(where, own, known)
        self.problems += unmet(where, known, said)
        self.problems += without_family(where, self.spoken[room].families, known | self._games(lang))

    def _others(self, room: str, lang: str) -> Messages:
        """What is known in a room beside its own messages."""
        found = {key: message for key, message in self.told["", lang].items() if not key.startswith(TERMINAL_ONLY)}
        if room != PAGES:
            found |= self.told[room, lang] | self.own[PAGES, lang]
        return found

    def _games(self, lang: str) -> Messages:
        """The messages of all games, of which the pages say whole families: options, nouns, questions."""
        return {key: message for game in GAMES for key, message in self.told[game, lang].items()}
