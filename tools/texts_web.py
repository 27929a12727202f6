"""Check that every text of the page has a message in every language.

Its messages are in one folder per language for the pages, and in one file per language for each game's drawing. It may
also use the messages of the table and, in a drawing, those of the game. English determines what is required.
"""

from collections.abc import Iterator
from pathlib import Path

from posse.games import GAMES
from posse.texts import LANGUAGES
from tools.messages import Messages, Needed, differences, loose_ends, read_together, unlike, unmet
from tools.spoken_web import Browser, spoken_in_browser

SOURCE = Path("src/posse")
WEB = Path("web/src")
DRAWINGS = WEB / "games"
PAGES = ""

# The messages by owner (a game, or PAGES) and language.
Rooms = dict[tuple[str, str], Messages]


def files_of(room: str, lang: str) -> list[Path]:
    """The files of messages that only the browser uses."""
    if room == PAGES:
        return sorted((SOURCE / "text" / "web" / lang).glob("*.ftl"))
    return [SOURCE / "games" / room / "text" / "web" / f"{lang}.ftl"]


def code_of(room: str) -> list[Path]:
    """The files that use them."""
    if room != PAGES:
        return sorted((DRAWINGS / room).rglob("*"))
    drawn = [path for game in GAMES for path in code_of(game)]
    return sorted(set(WEB.rglob("*")) - set(drawn))


def without_family(where: str, families: set[str], known: Messages) -> Iterator[str]:
    """Prefixes of keys that no message has."""
    for family in sorted(families):
        if not any(key.startswith(family) for key in known):
            yield f"{where}: no message begins with {family}"


class WebCheck:
    """Compare the browser's messages with those it uses; `told` are the messages of the table and the games."""

    def __init__(self, told: Rooms) -> None:
        self.told = told
        self.problems: list[str] = []
        self.own: Rooms = {}
        self.rooms = [PAGES, *(game for game in GAMES if (DRAWINGS / game).is_dir())]
        self.spoken: dict[str, Browser] = {room: spoken_in_browser(code_of(room)) for room in self.rooms}

    def run(self) -> None:
        for room in self.rooms:
            for lang in LANGUAGES:
                self.own[room, lang], problems = read_together(files_of(room, lang))
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
        of_games = self._games(lang)
        self.problems += unmet(where, known if room != PAGES else of_games | known, said)
        self.problems += without_family(where, self.spoken[room].families, of_games | known)

    def _others(self, room: str, lang: str) -> Messages:
        """The messages that can be used in addition to its own."""
        common = self.told[PAGES, lang]
        return common if room == PAGES else common | self.told[room, lang] | self.own[PAGES, lang]

    def _games(self, lang: str) -> Messages:
        """The messages of all games, some of which the pages use: options, nouns, questions, tiebreaks."""
        return {key: message for game in GAMES for key, message in self.told[game, lang].items()}
