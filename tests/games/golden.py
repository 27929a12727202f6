"""What a game's `golden.py` declares: the tables of its golden records, and what they must cover."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import NamedTuple

import posse


class Table(NamedTuple):
    """A game to play: the percentage of answers that are undone, and the line to fork from, if any."""

    seats: int
    options: Mapping[str, str]
    undo: int = 0
    fork: int = 0


class EveryWord(NamedTuple):
    """An event that must be shown with every word of an argument, or with these words only."""

    event: str
    argument: str
    words: Sequence[str] = ()


def nothing_more(match: posse.Match) -> set[str]:
    return set()


class Golden(NamedTuple):
    """The golden records of one game.

    `ambitions` are the goals of an ambitious bot. `only_in_scenes` is what only scenes can show, not whole games.
    `more` must be shown as well, and `also_shown` returns what a finished match shows of it.
    """

    tables: Mapping[str, Table]
    every_word: Sequence[EveryWord] = ()
    ambitions: Sequence[tuple[str, ...]] = ((),)
    only_in_scenes: frozenset[str] = frozenset()
    more: frozenset[str] = frozenset()
    also_shown: Callable[[posse.Match], set[str]] = nothing_more


def golden_of(game: str) -> Golden:
    """The declaration in a game's test folder."""
    golden: Golden = import_module(f"tests.games.{game}.golden").GOLDEN
    return golden
