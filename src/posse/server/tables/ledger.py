"""The record of a table's match, and its storage: a line is sent only once it is stored."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

import posse
from posse.engine.dice import Dice
from posse.engine.log import Event
from posse.engine.luck import Luck, draws_text, ending_lines, pledge_of
from posse.engine.match import Match
from posse.engine.record import Line, chance_in, read_line
from posse.server.store.rows import LineRow, TableRow
from posse.server.tables.dice import dice_of, luck_of, one_line, secret_dice
from posse.server.tables.services import Services

PLANNED = "plan"  # in place of a level: the person had planned the answer, which is news to them all the same
MOST_KNOWN = 16  # ids of answers that are remembered for each seat; a browser waits for one at a time

NO_TURNS: Mapping[int, int] = {}


class Origin(NamedTuple):
    """Where new lines come from: the id by which the sender knows the answer, or the level of the stand-in.

    `is_seen` tells whether everybody can see that there is something new, and `told` the event that they see first.
    """

    answer: int | None = None
    standin: str | None = None
    is_seen: bool = True
    told: dict[str, Any] | None = None


SOMEBODY = Origin()


class Ledger:
    """The match of a running or finished table. The match alone keeps the lines; `stored` says how many are stored.

    `spent` is the thinking time that was stored with the last line, `turns` since which line each seat is asked.
    After an error of the store the match is ahead of what is stored, and has to be loaded again. `luck` has drawn a
    number for every random outcome of the lines, those of undone ones included; it is None where it cannot be verified.
    """

    def __init__(
        self, table: str, match: Match, services: Services, spent: list[int] | None = None, luck: Luck | None = None
    ) -> None:
        self.table = table
        self.match = match
        self.luck = luck
        self.header = "".join(line + "\n" for line in match.header.lines())
        self.stored = len(match.lines)
        self.spent = spent
        self._services = services
        self.by_standins: set[int] = set()  # the numbers of the lines that bots have played for people
        self._known = len(match.events)  # to everybody, from the beginning
        # For each seat, how many events there were before its person's last answer, and the tickets of answers by id.
        self._news_from = [0] * match.seats
        self._taken: list[dict[int, int]] = [{} for _ in range(match.seats)]
        self.turns = turns_in([(self.stored - 1, seat_mask(match.asked))])

    @classmethod
    def new(cls, row: TableRow, services: Services) -> "Ledger":
        """A match from its set-up."""
        luck = luck_of(row)
        match = posse.new(row.game, len(row.seats), row.options, dice=dice_of(luck))
        if row.seed is not None:
            match.header.pledge = pledge_of(row.seed, row.contributions)
        return cls(row.id, match, services, luck=luck)

    @classmethod
    def load(cls, row: TableRow, lines: list[LineRow], services: Services) -> "Ledger":
        """The match replayed from the stored lines; random outcomes after them follow from its luck, or are new."""
        *_, ledger = cls.loading(row, lines, services)
        return ledger

    @classmethod
    def loading(cls, row: TableRow, lines: list[LineRow], services: Services) -> Iterator["Ledger"]:
        """The same line by line; only the last item is complete."""
        luck = luck_of(row, lines)
        steps = replayed(row.header, [line.text for line in lines], dice_of(luck))
        match, _ = next(steps)
        ledger = cls(row.id, match, services, lines[-1].spent, luck)
        ledger.stored = len(lines)
        ledger.turns = turns_in((line.number, line.asked) for line in lines if line.asked is not None)
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
            LineRow(self.table, number, text, spent, at, origin.answer, origin.standin, draws=draws)
            for (number, text), draws in zip(enumerate(fresh, start), self._draws_of_last(fresh), strict=True)
        ]
        if rows:
            rows[-1].asked, rows[-1].told = seat_mask(self.match.asked), origin.told
        return rows

    def _draws_of_last(self, lines: list[str]) -> list[str | None]:
        """The numbers drawn for each of the last lines."""
        counts = [len(chance_in(text)) for text in lines]
        drawn = self.luck.drawn if self.luck else []
        last = iter(drawn[len(drawn) - sum(counts) :])
        return [draws_text(islice(last, count)) or None for count in counts]

    def ending(self, seed: str) -> list[str]:
        """What the record reveals about its luck once the game is over; a secret before."""
        counts = [len(chance_in(text)) for text in self.match.lines]
        return ending_lines(seed, counts, self.luck.drawn) if self.luck else []

    def undos_of(self, seat: int) -> int:
        """How often this seat has taken something back: the first line that an undo strikes is of whoever undid."""
        lines = self.match.lines
        undos = (read_line(text, number) for number, text in enumerate(lines) if is_undo(text))
        return sum(read_line(lines[undo.first], undo.first).seat == seat for undo in undos)

    # --- changes, which must be stored before they are sent

    def play(self, seat: int, words: str, origin: Origin = SOMEBODY) -> list[Event]:
        """Answer for a seat; the events that follow."""
        before, ticket = len(self.match.events), self.match.ticket(seat)
        with one_line(self.luck):
            events = list(self.match.play(seat, words))
        self._note_answer(seat, self.stored, before, ticket, origin)
        return events

    def redo(self, seat: int) -> list[Event]:
        before = len(self.match.events)
        with one_line(self.luck):
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
        if rows:
            self.turns = turns_in([(rows[-1].number, rows[-1].asked or 0)], self.turns)

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


def replayed(header: str, lines: Sequence[str], dice: Dice | None = None) -> Iterator[tuple[Match, int]]:
    """The match after each of its lines, and how many events there were before that line.

    It is replayed line by line, so that others can take their turn in between. Later random outcomes are those of the
    dice, or new.
    """
    match = posse.load(f"{header}{lines[0]}\n", dice=dice or secret_dice())
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


def turns_in(asked: Iterable[tuple[int, int]], before: Mapping[int, int] = NO_TURNS) -> dict[int, int]:
    """For each seat that is asked in the end, the number of the line since which it is, without a break.

    Given are numbers of lines and the seats that are asked after them, in order, and perhaps the turns before them.
    """
    turns = dict(before)
    for number, seats in asked:
        turns = {seat: turns.get(seat, number) for seat in range(seats.bit_length()) if seats & 1 << seat}
    return turns


def is_undo(line: str) -> bool:
    return line.startswith("undo ")


def undos_in(lines: Iterable[str]) -> int:
    return sum(is_undo(line) for line in lines)
