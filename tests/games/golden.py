"""What a game's `golden.py` tells of its golden records: the tables they are played at, and what they must show."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import NamedTuple

import posse


class Table(NamedTuple):
    """A game to play: how many answers of a hundred are taken back, and the line from which it is forked, if it is."""

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

    `ambitions` are what an ambitious bot takes before anything else. `only_in_scenes` is what no whole game shows,
    though a scene can. `more` must be shown as well, and `also_shown` tells what of it a finished match shows.
    """

    tables: Mapping[str, Table]
    every_word: Sequence[EveryWord] = ()
    ambitions: Sequence[tuple[str, ...]] = ((),)
    only_in_scenes: frozenset[str] = frozenset()
    more: frozenset[str] = frozenset()
    also_shown: Callable[[posse.Match], set[str]] = nothing_more


def golden_of(game: str) -> Golden:
    """What a game's folder of tests tells."""
    golden: Golden = import_module(f"tests.games.{game}.golden").GOLDEN
    return golden
