"""Any moment of a finished game: its record is replayed once, and states in between are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any

from posse.engine.log import Event
from posse.engine.match import Match
from posse.server.errors import Missing
from posse.server.tables.ledger import Ledger, read_lines, replayed, struck_in
from posse.server.tables.pacing import Pace

STRIDE = 8  # lines from one kept state to the next
MOST_STATES = 5_000  # of 6 to 13 kB each


class Replay:
    """A record with the states after every few lines; what lies between is played again when it is looked at."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._read = read_lines(lines)
        self._struck = struck_in(self._read)
        self._states: dict[int, Any] = {}
        self._beginning: list[Event] = []
        self._match: Match | None = None

    @property
    def weight(self) -> int:
        """How many states are kept."""
        return len(self._states)

    def prepare(self, header: str) -> Iterator["Replay"]:
        """Replay the record once, line by line."""
        for number, (match, _) in enumerate(replayed(header, self._lines)):
            if number == 0:
                self._match, self._beginning = match, list(match.events)
            if number % STRIDE == 0:
                self._states[number] = match.state.clone()
            yield self

    def at(self, moment: int) -> tuple[Match, list[Event]]:
        """The match after a line, without its record, and the events of that line."""
        assert self._match
        if not 0 <= moment < len(self._lines):
            raise Missing("no-such-moment", given=moment, last=len(self._lines) - 1)
        is_played = self._counts(moment, moment)
        base = self._base(moment, moment - 1 if is_played else moment)
        before = [self._lines[number] for number in range(base + 1, moment) if self._counts(number, moment)]
        match = self._match.resumed(self._states[base], before)
        known = len(match.events)
        match.follow(self._lines[moment : moment + 1] if is_played else [])
        return match, self._beginning if moment == 0 else match.events[known:]

    def _counts(self, number: int, moment: int) -> bool:
        """Whether a line has changed the table, and no undo up to this moment has struck it."""
        return self._read[number].kind in ("answer", "imagine") and self._struck.get(number, moment + 1) > moment

    def _base(self, moment: int, latest: int) -> int:
        """The last kept state up to a line that no undo between it and this moment has gone behind."""
        for number in range(moment, 0, -1):
            if number <= latest and number in self._states:
                return number
            if self._read[number].kind == "undo":
                latest = min(latest, self._read[number].first - 1)
        return 0


class Moments:
    """Replays of the games that were looked at last. A finished game does not change, so none is ever out of date."""

    def __init__(self, pace: Pace, most: int = MOST_STATES) -> None:
        self._pace = pace
        self._most = most
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._made: dict[str, asyncio.Task[Replay]] = {}

    def has(self, table: str) -> bool:
        """Whether looking at this table costs next to nothing."""
        return table in self._kept or table in self._made

    def forget(self, table: str) -> None:
        self._kept.pop(table, None)

    async def replay(self, ledger: Ledger) -> Replay:
        """The replay of a finished game; simultaneous callers share it."""
        name = ledger.table
        if name not in self._kept:
            if name not in self._made:
                self._made[name] = asyncio.create_task(self._make(ledger))
                self._made[name].add_done_callback(lambda _: self._made.pop(name))
            return await asyncio.shield(self._made[name])
        self._kept.move_to_end(name)
        return self._kept[name]

    async def _make(self, ledger: Ledger) -> Replay:
        replay = Replay(ledger.lines(0, ledger.stored))
        await self._pace.last(replay.prepare(ledger.header))
        self._kept[ledger.table] = replay
        while len(self._kept) > 1 and sum(one.weight for one in self._kept.values()) > self._most:
            self._kept.popitem(last=False)
        return replay
