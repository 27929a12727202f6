"""A match with its storage: a line counts, and is told, only when it is stored."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from secrets import randbits
from typing import Any

import posse
from posse.engine.log import Event
from posse.engine.match import Match
from posse.server.bots.pool import Pool
from posse.server.store import Store
from posse.server.store.rows import LineRow, TableRow
from posse.server.tables.clocks import Clocks
from posse.server.tables.watcher import Timings

Thinkers = Callable[[], Iterable[int]]
"""Whose time runs, once the line is played."""

SEED_BITS = 62
MOST_UNDOS = 500  # every one is a replay whenever the record is read


@dataclass(slots=True)
class Services:
    """What all tables share: the store, the bots, the time in milliseconds, and a note of how fast we are."""

    store: Store
    pool: Pool
    timings: Timings
    now: Callable[[], int]


class Desk:
    """The match of a running or finished table."""

    def __init__(self, table: TableRow, match: Match, services: Services, spent: list[int] | None = None) -> None:
        self.id = table.id
        self.match = match
        self.header = "".join(line + "\n" for line in match.header.lines())
        self.lines = match.lines
        self.marks = [0] * match.seats
        self.services = services
        self.clocks = Clocks(table.clock, match.seats, spent, services.now()) if table.clock else None

    @classmethod
    def new(cls, table: TableRow, services: Services) -> "Desk":
        """A match from the set-up."""
        match = posse.new(table.game, len(table.seats), table.options, randbits(SEED_BITS))
        return cls(table, match, services)

    @classmethod
    def load(cls, table: TableRow, rows: list[LineRow], services: Services) -> "Desk":
        """The match that the stored lines tell; what chance says from here on is new."""
        steps = replayed(table.header, [row.text for row in rows])
        match, _ = next(steps)
        desk = cls(table, match, services, rows[-1].spent)
        for row, (_, before) in zip(rows[1:], steps, strict=True):
            desk._mark(row.text, before)
        desk.lines = [row.text for row in rows]
        return desk

    def rows(self) -> list[LineRow]:
        """The lines that are not stored yet."""
        fresh = self.match.lines_since(len(self.lines))
        return [self.row(len(self.lines) + place, text) for place, text in enumerate(fresh)]

    def row(self, number: int, text: str) -> LineRow:
        return LineRow(self.id, number, text, self.clocks.spent if self.clocks else None)

    # --- what changes it; on an error of the store the match is ahead of it and must be loaded again

    async def play(self, seat: int, words: str, thinkers: Thinkers) -> list[Event]:
        """Answer for a seat; the events, once the line is stored."""
        before = len(self.match.events)
        events = self.match.play(seat, words)
        self.marks[seat] = before
        await self._store(thinkers)
        return events

    async def undo(self, seat: int, consent: bool, thinkers: Thinkers) -> None:
        self.match.undo(seat, consent)
        self.marks = [min(mark, len(self.match.events)) for mark in self.marks]
        await self._store(thinkers)

    async def redo(self, seat: int, thinkers: Thinkers) -> list[Event]:
        before = len(self.match.events)
        events = self.match.redo()
        self.marks[seat] = before
        await self._store(thinkers)
        return events

    async def _store(self, thinkers: Thinkers) -> None:
        if self.clocks:
            self.clocks.run_for(thinkers(), self.services.now())
        rows = self.rows()
        await self.services.store.append_all(rows)
        self.lines += [row.text for row in rows]

    def _mark(self, line: str, before: int) -> None:
        """Note where the news of a seat begins: at its last answer."""
        first = line.split(" ", 1)[0]
        if first.isdecimal():
            self.marks[int(first)] = before
        self.marks = [min(mark, len(self.match.events)) for mark in self.marks]

    # --- what can be seen

    def since(self, seat: int | None) -> int:
        """The place in what a seat has seen where its news begins."""
        if seat is None:
            return 0
        return sum(event.seen_by(seat) is not None for event in self.match.events[: self.marks[seat]])

    def clock_json(self) -> dict[str, Any] | None:
        return self.clocks.json(self.services.now()) if self.clocks else None


def replayed(header: str, lines: Sequence[str]) -> Iterator[tuple[Match, int]]:
    """The match after each of its lines, and how many events there were before that line.

    Line by line, since one compiled call would hold up all tables to its end; what chance says afterwards is new.
    """
    match = posse.load(f"{header}{lines[0]}\n", randbits(SEED_BITS))
    yield match, 0
    for line in lines[1:]:
        before = len(match.events)
        match.follow([line])
        yield match, before


def undos_in(lines: Iterable[str]) -> int:
    """How often something was taken back in these lines."""
    return sum(line.startswith("undo ") for line in lines)
