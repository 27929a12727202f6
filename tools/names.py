"""Check that a game is named in its own folders only: adding a game must not require editing any other file.

HOMES are the places that belong to a game; documentation and examples for people may name all games. A row of
EXEMPTIONS allows a file to name games, or a word that is also a game's name, and says why.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from posse.games import GAMES
from posse.texts import LANGUAGES, texts
from tools.leftovers import tracked

HOMES = (
    r"src/posse/games/{game}/.*",
    r"src/posse/bots/taste/{game}\.py",
    r"src/posse/bots/skill/{game}/.*",
    r"src/posse/cli/drawings/{game}(\.py|/.*)",
    r"web/src/games/{game}/.*",
    r"web/tests/{game}/.*",
    r"tests/games/{game}/.*",
    r"tests/perft/{game}\.toml",
    r"tests/records/{game}/.*",
    r"tests/browser/{game}/.*",
    r"bench/games/{game}\.py",
)
FOR_PEOPLE = r"(docs|examples)/.*|[A-Z]+\.md"


class Exemption(NamedTuple):
    """Files (a pattern over the path) that may contain what another pattern matches."""

    files: str
    found: str
    reason: str


# Written so that no name appears in this file.
EXEMPTIONS = [
    Exemption(
        r"tests/(browser/)?sample\.py",
        r".*",
        "many tests play one real game and do not care which; it is chosen here and nowhere else",
    ),
]


def spellings(game: str) -> set[str]:
    """The names of a game: its identifier, and its title in any language."""
    return {game, *(texts(lang).say(f"game-{game}") for lang in LANGUAGES)}


def pattern(names: Iterable[str]) -> re.Pattern[str]:
    """Matches a name as a word or part of an identifier, ignoring case; `revolt` is a different word."""
    whole = "|".join(re.escape(name) for name in names)
    camel = "|".join(re.escape(name.capitalize()) for name in names)
    return re.compile(rf"(?i:(?<![^\W\d_])({whole})(?![^\W\d_]))|(?<=[a-z])({camel})(?![a-z])|({camel})(?=[A-Z])")


def own_words(game: str) -> set[str]:
    """Words of the game, such as names of options, that contain its name."""
    return {option for option in GAMES[game].options if game in option and game != option}


def problems(root: Path, files: Iterable[Path]) -> Iterator[str]:
    """Every line that names a game where it should not."""
    finders = {game: (pattern(spellings(game)), own_words(game)) for game in GAMES}
    for path in files:
        name = path.relative_to(root).as_posix()
        for game, (finder, words) in finders.items():
            if not is_home(name, game):
                yield from complaints(name, read(path), game, finder, words)


def is_home(name: str, game: str) -> bool:
    """Whether a file belongs to the game, or is documentation."""
    homes = [home.format(game=game) for home in HOMES]
    return any(re.fullmatch(home, name) for home in [*homes, FOR_PEOPLE])


def read(path: Path) -> str:
    """The text of a file; empty for a picture or a font."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def complaints(name: str, text: str, game: str, finder: re.Pattern[str], words: set[str]) -> Iterator[str]:
    """Where a file names the game, in its path or in a line."""
    if finder.search(name):
        yield f"{name}: the path names {game}"
    for number, line in enumerate(text.splitlines(), 1):
        left = re.sub("|".join(words), "", line) if words else line
        if finder.search(left) and not is_exempt(name, left):
            yield f"{name}:{number}: names {game}: {line.strip()[:100]}"


def is_exempt(name: str, line: str) -> bool:
    return any(re.fullmatch(row.files, name) and re.search(row.found, line) for row in EXEMPTIONS)


if __name__ == "__main__":
    here = Path()
    sys.exit("\n".join(problems(here, tracked(here))) or 0)
