"""The event log: rows of ints inside, events with words and masks outside."""

from collections.abc import Iterator
from typing import Any, Final, final, overload

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.engine.loops import grown
from posse.engine.words import HIDDEN, Declared, Value, Words

EVERYBODY: Final[i64] = -1
ROW: Final[i64] = 7  # event, mask, whether it is whispered, four arguments
FIRST_ROWS: Final = 64


@final
class Log:
    """Collects events; a quiet log drops them. Rules write to it and never read it.

    The rows lie one after the other in one vec that grows: a match writes several for each answer, and mostly nobody
    reads them before the game is over.
    """

    def __init__(self, loud: bool = True) -> None:
        self.loud = loud
        self.size: i64 = 0
        self.numbers = vec[i64]()

    def say(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Log an event that everybody sees."""
        if self.loud:
            _note(self, event, EVERYBODY, 0, a, b, c, d)

    def tell(self, mask: i64, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Log an event whose secret arguments only the seats of the mask see."""
        if self.loud:
            _note(self, event, mask, 0, a, b, c, d)

    def whisper(self, mask: i64, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Log an event that only the seats of the mask see; nobody else learns that it happened."""
        if self.loud:
            _note(self, event, mask, 1, a, b, c, d)

    def kind(self, place: i64) -> i64:
        """Which event a row tells of."""
        return self.numbers[place * ROW]

    def up_to(self, size: i64) -> "Log":
        """A log with the first rows of this one."""
        twin = Log()
        twin.size = size
        twin.numbers = self.numbers[: size * ROW]
        return twin


def _note(log: Log, event: i64, mask: i64, whispered: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """(Outside the methods, so that they return early for a quiet log.)"""
    base = log.size * ROW
    if base + ROW > i64(len(log.numbers)):
        log.numbers = grown(log.numbers, FIRST_ROWS * ROW)
    numbers = log.numbers
    numbers[base] = event
    numbers[base + 1] = mask
    numbers[base + 2] = whispered
    numbers[base + 3] = a
    numbers[base + 4] = b
    numbers[base + 5] = c
    numbers[base + 6] = d
    log.size += 1


class Event:
    """One event, either complete or as one seat sees it."""

    def __init__(self, declared: Declared, mask: int, whispered: bool, values: tuple[int, ...]) -> None:
        self.declared = declared
        self.mask = mask
        self.whispered = whispered
        self.values = values
        self.hidden = 0

    @property
    def name(self) -> str:
        return self.declared.name

    @property
    def reveals(self) -> bool:
        return self.declared.reveals

    @property
    def public(self) -> bool:
        return self.mask == EVERYBODY

    def seen_by(self, seat: int | None) -> "Event | None":
        """The event as a seat or a spectator (None) sees it, without hidden arguments; None if it sees nothing."""
        if self.public or (seat is not None and self.mask >> seat & 1):
            return self
        if self.whispered:
            return None
        shown = len(self.declared.args) - self.declared.secret
        seen = Event(self.declared, 0, False, self.values[:shown])
        seen.hidden = self.declared.secret
        return seen

    def args(self) -> dict[str, Value]:
        """The arguments by name, ready for JSON; what is hidden is `?`."""
        names = list(self.declared.args.items())
        shown = len(names) - self.hidden
        return {
            name: nouns.value(self.values[place]) if place < shown else HIDDEN
            for place, (name, nouns) in enumerate(names)
        }

    def json(self) -> dict[str, Any]:
        return {"event": self.name, **self.args()}

    def __str__(self) -> str:
        shown = len(self.declared.args) - self.hidden
        phrase = self.declared.phrase(self.values[:shown])
        return " ".join([phrase, *[HIDDEN] * self.hidden])

    def __repr__(self) -> str:
        return f"<{self}>"


def events_of(words: Words, log: Log, first: i64 = 0, last: i64 = -1) -> list[Event]:
    """The rows of a log as events, all or from one up to another."""
    events: list[Event] = []
    numbers = log.numbers
    for place in range(first, log.size if last < 0 else last):
        base = place * ROW
        declared = words.events[numbers[base]]
        values = tuple([int(numbers[base + 3 + i]) for i in range(len(declared.args))])
        events.append(Event(declared, numbers[base + 1], numbers[base + 2] != 0, values))
    return events


@mypyc_attr(acyclic=True, free_list_len=1)
class Events:
    """The events of one answer: reads like a list, and is made when it is read."""

    def __init__(self, words: Words, log: Log, first: i64, last: i64) -> None:
        self._words = words
        self._log = log
        self._first = first
        self._last = last
        self._made: list[Event] | None = None

    def _list(self) -> list[Event]:
        if self._made is None:
            self._made = events_of(self._words, self._log, self._first, self._last)
        return self._made

    def __len__(self) -> int:
        return self._last - self._first

    def __iter__(self) -> Iterator[Event]:
        return iter(self._list())

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return self._list()[place]

    def __eq__(self, other: object) -> bool:
        return self._list() == (other._list() if isinstance(other, Events) else other)

    def __hash__(self) -> int:
        raise TypeError("events are compared like a list, and like a list they have no hash")

    def __repr__(self) -> str:
        return repr(self._list())
