"""Check that the coach of each game has words for every question, in every language.

The questions of a game determine which messages there must be, its events which others there can be; each is given
what the question or the event itself is given. A number typed into a sentence is refused, since it would be a rule
written twice.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from posse.engine.game import Game
from posse.games import GAMES
from posse.texts import LANGUAGES
from tools.messages import Messages, Needed, differences, forms_of, loose_ends, unmet
from tools.texts_cli import COMMON, Rooms
from tools.texts_lessons import read_spoken

SOURCE = Path("src/posse")
COACH = "coach"
GOAL = Needed("coach-goal", frozenset())
ASK, EVENT, HIDDEN = "ask-", "event-", "-hidden"

# The sentences of a game, given the forms of its nouns.
Sentences = Callable[[Game[Any], dict[str, set[str]]], Iterable[Needed]]


def path_of(game: str, lang: str) -> Path:
    return SOURCE / "games" / game / "text" / COACH / f"{lang}.ftl"


def coached(sentences: Iterable[Needed], beginning: str) -> Iterator[Needed]:
    """The coach's messages about those sentences; what is hidden in an event changes nothing about its kind."""
    for key, variables in sentences:
        if key.startswith(beginning) and not key.endswith(HIDDEN):
            yield Needed(f"coach-{key}", variables)


def problems_in(where: str, own: Messages, sentences: list[Needed]) -> Iterator[str]:
    """Questions without words, words about nothing that the game knows, and variables that are not given."""
    needed = [GOAL, *coached(sentences, ASK)]
    possible = [one for one in coached(sentences, EVENT) if one.key in own]
    known = {one.key for one in [*needed, *possible]}
    yield from unmet(where, own, [*needed, *possible])
    yield from (f"{where}: {key} is about no question and no event" for key in sorted(own.keys() - known))


class CoachCheck:
    """Compare the words of the coaches with the games; `told` are the messages of the table and the games."""

    def __init__(self, told: Rooms, sentences: Sentences) -> None:
        self.told = told
        self.sentences = sentences
        self.problems: list[str] = []

    def run(self) -> None:
        for game in GAMES:
            if path_of(game, "en").parent.is_dir():
                files = {lang: self._read(game, lang) for lang in LANGUAGES}
                for lang, own in files.items():
                    self._check(game, lang, own, files["en"])

    def _read(self, game: str, lang: str) -> Messages:
        own, problems = read_spoken(path_of(game, lang))
        self.problems += problems
        return own

    def _check(self, game: str, lang: str, own: Messages, english: Messages) -> None:
        where = f"coach {game} {lang}"
        known = self.told[COMMON, lang] | self.told[game, lang]
        self.problems += problems_in(where, own, list(self.sentences(GAMES[game], forms_of(known))))
        self.problems += differences(where, own, english)
        self.problems += loose_ends(where, own, own | known)
