"""What a game counts for its statistics: things that its events name for a seat."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from posse.engine.log import Event
from posse.engine.words import Words

SEAT: Final = "seat"

# By the name of a list of words: those that count for every seat.
Tally = dict[str, list[list[str]]]


class Counted:
    """The words of one argument of an event count for the seat that the event names; with `first`, only the first."""

    def __init__(self, event: i64, thing: str, *, first: bool = False) -> None:
        self.event = event
        self.thing = thing
        self.first = first


def tally_of(counts: Sequence[Counted], words: Words, seats: int, events: Sequence[Event]) -> Tally:
    """What has counted for every seat by these events, each word once."""
    return {_list_of(one, words): _words_of(one, words, seats, events) for one in counts}


def _list_of(counted: Counted, words: Words) -> str:
    return words.events[counted.event].args[counted.thing].name


def _words_of(counted: Counted, words: Words, seats: int, events: Sequence[Event]) -> list[list[str]]:
    found: list[list[str]] = [[] for _ in range(seats)]
    wanted = words.events[counted.event].name
    for event in events:
        if event.name == wanted:
            _note(counted, event.args(), found)
    return found


def _note(counted: Counted, args: dict[str, Any], found: list[list[str]]) -> None:
    noted, word = found[args[SEAT]], str(args[counted.thing])
    if word not in noted and not (counted.first and noted):
        noted.append(word)
