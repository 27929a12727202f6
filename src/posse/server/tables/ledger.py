"""The record of a table's match, and its storage: a line is sent only once it is stored."""

from collections.abc import Iterable, Iterator, Sequence
from secrets import randbits

import posse
from posse.engine.log import Event
from posse.engine.match import Match
from posse.engine.record import Line, read_line
from posse.server.store.rows import LineRow, TableRow
from posse.server.tables.services import Services

SEED_BITS = 62


class Ledger:
    """The match of a running or finished table. The match alone keeps the lines; `stored` says how many are stored.

    `spent` is the thinking time that was stored with the last line. After an error of the store the match is ahead of
    what is stored, and has to be loaded again.
    """

    def __init__(self, table: str, match: Match, services: Services, spent: list[int] | None = None) -> None:
        self.table = table
        self.match = match
        self.header = "".join(line + "\n" for line in match.header.lines())
        self.stored = len(match.lines)
        self.spent = spent
        self._services = services
        self._news_from = [0] * match.seats  # for each seat, how many events there were before its last answer

    @classmethod
    def new(cls, row: TableRow, services: Services) -> "Ledger":
        """A match from its set-up."""
        return cls(row.id, posse.new(row.game, len(row.seats), row.options, randbits(SEED_BITS)), services)

    @classmethod
    def load(cls, row: TableRow, lines: list[LineRow], services: Services) -> "Ledger":
        """The match replayed from the stored lines; random outcomes after them are new."""
        steps = replayed(row.header, [line.text for line in lines])
        match, _ = next(steps)
        ledger = cls(row.id, match, services, lines[-1].spent)
        for line, (_, before) in zip(lines[1:], steps, strict=True):
            ledger._note(line.text, before)
        ledger.stored = len(lines)
        return ledger

    def use(self, services: Services) -> None:
        """Store from now on by means of these."""
        self._services = services

    # --- the record

    def lines(self, start: int, end: int) -> list[str]:
        """A slice of the lines, by their numbers."""
        return self.match.lines_since(start)[: max(0, end - start)]

    def rows(self, start: int = 0, spent: list[int] | None = None) -> list[LineRow]:
        """The lines from a number on, as they are stored now."""
        fresh, now = self.match.lines_since(start), self._services.now()
        rows = [LineRow(self.table, number, text, spent, now) for number, text in enumerate(fresh, start)]
        if rows:
            rows[-1].asked = seat_mask(self.match.asked)
        return rows

    @property
    def undos(self) -> int:
        return undos_in(self.match.lines)

    # --- changes, which must be stored before they are sent

    def play(self, seat: int, words: str) -> list[Event]:
        """Answer for a seat; the events that follow."""
        before = len(self.match.events)
        events = self.match.play(seat, words)
        self._news_from[seat] = before
        return events

    def redo(self, seat: int) -> list[Event]:
        before = len(self.match.events)
        events = self.match.redo()
        self._news_from[seat] = before
        return events

    def undo(self, seat: int, consent: bool) -> None:
        self.match.undo(seat, consent)
        self._cut_news()

    async def store(self, spent: list[int] | None) -> None:
        """Store the lines that are not stored yet, with the thinking time of each seat."""
        rows = self.rows(self.stored, spent)
        await self._services.store.append_all(rows)
        self.stored += len(rows)

    # --- news

    def since(self, seat: int | None) -> int:
        """The index of the first event that is news to a seat: those since its last answer."""
        if seat is None:
            return 0
        return sum(event.seen_by(seat) is not None for event in self.match.events[: self._news_from[seat]])

    def _note(self, line: str, before: int) -> None:
        """Update the news for a line that was replayed."""
        first = line.split(" ", 1)[0]
        if first.isdecimal():
            self._news_from[int(first)] = before
        self._cut_news()

    def _cut_news(self) -> None:
        """An undo takes events back."""
        self._news_from = [min(count, len(self.match.events)) for count in self._news_from]


def replayed(header: str, lines: Sequence[str]) -> Iterator[tuple[Match, int]]:
    """The match after each of its lines, and how many events there were before that line.

    It is replayed line by line, since one long compiled call would block all tables. Later random outcomes are new.
    """
    match = posse.load(f"{header}{lines[0]}\n", randbits(SEED_BITS))
    yield match, 0
    for line in lines[1:]:
        before = len(match.events)
        match.follow([line])
        yield match, before


def read_lines(lines: Sequence[str]) -> list[Line]:
    return [read_line(text, number) for number, text in enumerate(lines)]


def struck_in(read: Sequence[Line]) -> set[int]:
    """The numbers of the answers that an undo has struck."""
    struck: set[int] = set()
    for line in read:
        if line.kind == "undo":
            struck |= {number for number in range(line.first, line.last + 1) if read[number].is_answer}
    return struck


def seat_mask(seats: Iterable[int]) -> int:
    """A set of seats as it is stored: seat n as bit n."""
    return sum(1 << seat for seat in set(seats))


def undos_in(lines: Iterable[str]) -> int:
    return sum(line.startswith("undo ") for line in lines)
