"""The record of a table's match, and its storage: a line is sent only once it is stored."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import posse
from posse.engine.log import Event
from posse.engine.match import Match
from posse.engine.record import Line, read_line
from posse.server.store.rows import LineRow, TableRow
from posse.server.tables.dice import secret_dice
from posse.server.tables.services import Services

MOST_KNOWN = 16  # ids of answers that are remembered for each seat; a browser waits for one at a time


class Origin(NamedTuple):
    """Where new lines come from: the id by which the sender knows the answer, or the level of the stand-in.

    `is_seen` tells whether everybody can see that there is something new.
    """

    answer: int | None = None
    standin: str | None = None
    is_seen: bool = True


SOMEBODY = Origin()


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
        self.by_standins: set[int] = set()  # the numbers of the lines that bots have played for people
        self._known = len(match.events)  # to everybody, from the beginning
        # For each seat, how many events there were before its person's last answer, and the tickets of answers by id.
        self._news_from = [0] * match.seats
        self._taken: list[dict[int, int]] = [{} for _ in range(match.seats)]

    @classmethod
    def new(cls, row: TableRow, services: Services) -> "Ledger":
        """A match from its set-up."""
        return cls(row.id, posse.new(row.game, len(row.seats), row.options, dice=secret_dice()), services)

    @classmethod
    def load(cls, row: TableRow, lines: list[LineRow], services: Services) -> "Ledger":
        """The match replayed from the stored lines; random outcomes after them are new."""
        *_, ledger = cls.loading(row, lines, services)
        return ledger

    @classmethod
    def loading(cls, row: TableRow, lines: list[LineRow], services: Services) -> Iterator["Ledger"]:
        """The same line by line; only the last item is complete."""
        steps = replayed(row.header, [line.text for line in lines])
        match, _ = next(steps)
        ledger = cls(row.id, match, services, lines[-1].spent)
        ledger.stored = len(lines)
        tickets = ledger._tickets()
        yield ledger
        for line, (_, before) in zip(lines[1:], steps, strict=True):
            ledger._note(line, before, tickets)
            tickets = ledger._tickets()
            yield ledger

    def use(self, services: Services) -> None:
        """Store from now on by means of these."""
        self._services = services

    # --- the record

    @property
    def game(self) -> str:
        return self.match.game.name

    def lines(self, start: int, end: int) -> list[str]:
        """A slice of the lines, by their numbers."""
        return self.match.lines_since(start)[: max(0, end - start)]

    def rows(self, start: int = 0, spent: list[int] | None = None, origin: Origin = SOMEBODY) -> list[LineRow]:
        """The lines from a number on, as they are stored now."""
        fresh, at = self.match.lines_since(start), self._services.now() if origin.is_seen else None
        rows = [
            LineRow(self.table, number, text, spent, at, origin.answer, origin.standin)
            for number, text in enumerate(fresh, start)
        ]
        if rows:
            rows[-1].asked = seat_mask(self.match.asked)
        return rows

    @property
    def undos(self) -> int:
        return undos_in(self.match.lines)

    # --- changes, which must be stored before they are sent

    def play(self, seat: int, words: str, origin: Origin = SOMEBODY) -> list[Event]:
        """Answer for a seat; the events that follow."""
        before, ticket = len(self.match.events), self.match.ticket(seat)
        events = list(self.match.play(seat, words))
        self._note_answer(seat, self.stored, before, ticket, origin)
        return events

    def redo(self, seat: int) -> list[Event]:
        before = len(self.match.events)
        events = self.match.redo()
        self._news_from[seat] = before
        return events

    def undo(self, seat: int, consent: bool) -> None:
        self.match.undo(seat, consent)
        self._cut_news()

    async def store(self, spent: list[int] | None, origin: Origin = SOMEBODY) -> None:
        """Store the lines that are not stored yet, with the thinking time of each seat."""
        rows = self.rows(self.stored, spent, origin)
        await self._services.store.append_all(rows)
        self.stored += len(rows)

    # --- answers by their ids

    def has_taken(self, seat: int, answer: int | None, ticket: int) -> bool:
        """Whether this answer of a seat has been played: it is sent again by somebody who has not heard of it."""
        return answer is not None and self._taken[seat].get(answer) == ticket

    # --- news

    def since(self, seat: int | None) -> int:
        """The index of the first event that is news to a seat: those since its person's last answer."""
        if seat is None:
            return 0
        return sum(event.seen_by(seat) is not None for event in self.match.events[: self._news_from[seat]])

    def _note(self, line: LineRow, before: int, tickets: list[int]) -> None:
        """Update the news for a line that was replayed; before it the seats had these tickets."""
        first = line.text.split(" ", 1)[0]
        if first.isdecimal():
            seat = int(first)
            self._note_answer(seat, line.number, before, tickets[seat], Origin(line.answer, line.standin))
        self._cut_news()

    def _note_answer(self, seat: int, number: int, before: int, ticket: int, origin: Origin) -> None:
        """A seat has answered by this line; to a person for whom a stand-in answered, the answer itself is news."""
        if origin.standin:
            self.by_standins.add(number)
            self._news_from[seat] = self._news_from[seat] or self._known  # the person may never have answered
            return
        self._news_from[seat] = before
        if origin.answer is not None:
            taken = self._taken[seat]
            taken[origin.answer] = ticket
            if len(taken) > MOST_KNOWN:
                del taken[next(iter(taken))]

    def _tickets(self) -> list[int]:
        return [self.match.ticket(seat) for seat in range(self.match.seats)]

    def _cut_news(self) -> None:
        """An undo takes events back."""
        self._news_from = [min(count, len(self.match.events)) for count in self._news_from]


def replayed(header: str, lines: Sequence[str]) -> Iterator[tuple[Match, int]]:
    """The match after each of its lines, and how many events there were before that line.

    It is replayed line by line, so that others can take their turn in between. Later random outcomes are new.
    """
    match = posse.load(f"{header}{lines[0]}\n", dice=secret_dice())
    yield match, 0
    for line in lines[1:]:
        before = len(match.events)
        match.follow([line])
        yield match, before


def read_lines(lines: Sequence[str]) -> list[Line]:
    return [read_line(text, number) for number, text in enumerate(lines)]


def struck_in(read: Sequence[Line]) -> dict[int, int]:
    """The numbers of the answers that an undo has struck, each with that of the undo."""
    struck: dict[int, int] = {}
    live: list[int] = []
    for number, line in enumerate(read):
        if line.is_answer:
            live.append(number)
        elif line.kind == "undo":
            first, after = bisect_left(live, line.first), bisect_left(live, line.last + 1)
            struck.update(dict.fromkeys(live[first:after], number))
            del live[first:after]
    return struck


def seat_mask(seats: Iterable[int]) -> int:
    """A set of seats as it is stored: seat n as bit n."""
    return sum(1 << seat for seat in set(seats))


def undos_in(lines: Iterable[str]) -> int:
    return sum(line.startswith("undo ") for line in lines)
