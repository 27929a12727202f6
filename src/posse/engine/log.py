"""The event log: rows of ints inside, events with words and masks outside."""

from typing import Any, Final, final

from mypy_extensions import i64

from posse.engine.words import HIDDEN, Declared, Value, Words

EVERYBODY: Final[i64] = -1


@final
class Log:
    """Collects events; a quiet log drops them. Rules write to it and never read it."""

    def __init__(self, loud: bool = True) -> None:
        self.loud = loud
        self.rows: list[tuple[int, ...]] = []

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


def _note(log: Log, event: i64, mask: i64, whispered: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """(Outside the methods, so that they return early for a quiet log.)"""
    log.rows.append((event, mask, whispered, a, b, c, d))


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


def events_of(words: Words, rows: list[tuple[int, ...]]) -> list[Event]:
    """The rows of a log as events."""
    events: list[Event] = []
    for row in rows:
        declared = words.events[row[0]]
        events.append(Event(declared, row[1], bool(row[2]), row[3 : 3 + len(declared.args)]))
    return events
