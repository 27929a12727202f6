"""Tables without network, database and processes, in simulated time; every message sent is recorded."""

import asyncio
import copy
import selectors
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from posse.engine.errors import PosseError
from posse.engine.match import Match
from posse.server.bots.fair_queue import SOMEBODY, Asker
from posse.server.bots.pool import Answered, BotFailed, Pool, Record
from posse.server.settings import Limits
from posse.server.socket.close_codes import close_code_for
from posse.server.socket.messages import VERBS
from posse.server.store import Store
from posse.server.store.results import Rate
from posse.server.store.rows import ChatRow, GameResult, LineRow, Person, PlanRow, Rest, SeatRow, SpentNote, TableRow
from posse.server.store.terms import Minutes, Terms
from posse.server.store.upkeep import Upkeep
from posse.server.tables.actions import perform
from posse.server.tables.audience import Audience
from posse.server.tables.ledger import Ledger
from posse.server.tables.lifecycle import come, go
from posse.server.tables.seating import player_of
from posse.server.tables.services import Services
from posse.server.tables.table import LiveTable
from posse.server.tables.watcher import Watcher
from tests.server.samples import DAY

T = TypeVar("T")

Eyes = int | None
"""A seat, or a spectator."""

Note = tuple[float, bytes]
"""A message, with the time in seconds when it was sent."""

Turn = dict[Eyes, list[Note]]
"""The messages that one act caused, by recipient."""

CLOCK = Minutes(kind="minutes", minutes=600, increment=5)
GRACE = 10  # seconds that the seat of somebody who has gone is kept


# --- time


class JumpingSelector(selectors.DefaultSelector):
    """A selector that advances the simulated clock instead of waiting for timers."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            return super().select(None)
        self.clock += timeout
        return super().select(0)


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop in simulated time, in which sleeping takes no real time and everything is deterministic."""

    def __init__(self) -> None:
        self._jumping = JumpingSelector()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.clock


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine from time zero on."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(work)


def now() -> float:
    return asyncio.get_running_loop().time()


def now_ms() -> int:
    return round(now() * 1000)


# --- fake parts of a server


class NoRest(Upkeep):
    """No table ever rests."""

    def __init__(self) -> None:
        pass

    async def wake(self, table: str, fence: int | None = None) -> Rest | None:
        return None


class Memory(Store):
    """An in-memory store."""

    def __init__(self) -> None:
        self.upkeep = NoRest()
        self.rows: dict[str, TableRow] = {}
        self.kept: list[LineRow] = []
        self.planned: list[PlanRow] = []

    async def save_table(self, table: TableRow) -> None:
        self.rows[table.id] = copy.deepcopy(table)

    async def finish(self, table: TableRow, result: GameResult, rate: Rate) -> None:
        await self.save_table(table)

    async def begin(self, table: TableRow, lines: Sequence[LineRow], limits: Limits | None = None) -> None:
        await self.save_table(table)
        self.kept = list(lines)

    async def table(self, id: str) -> TableRow | None:
        return copy.deepcopy(self.rows.get(id))

    async def lines(self, table: str) -> list[LineRow]:
        return list(self.kept)

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        return []

    async def plans(self, table: str) -> list[PlanRow]:
        return copy.deepcopy(self.planned)

    async def save_plans(self, table: str, rows: Sequence[PlanRow]) -> None:
        self.planned = copy.deepcopy(list(rows))

    async def append_all(self, lines: Sequence[LineRow]) -> None:
        self.kept += lines

    async def note_spent(self, notes: Sequence[SpentNote]) -> None:
        for note in notes:
            self.kept[note.line].spent = note.spent


class Prompter(Pool):
    """A fake pool that returns given words after some seconds, by default at once."""

    def __init__(self, words: Callable[[int], str], seconds: float = 0.0) -> None:
        super().__init__(0)
        self.words = words
        self.seconds = seconds

    async def answer(self, record: Record, seat: int, level: str, seconds: float, asker: Asker = SOMEBODY) -> Answered:
        await asyncio.sleep(self.seconds)
        return Answered(self.words(seat))

    def forget(self, table: str) -> None:
        pass


# --- a table whose guests record everything


class Notebook:
    """A fake connection."""

    def __init__(self, notes: list[Note]) -> None:
        self.notes = notes

    def send(self, text: bytes) -> None:
        self.notes.append((now(), text))

    def end(self, reason: PosseError) -> None:
        self.notes.append((now(), b"%d" % close_code_for(reason)))


class Act(NamedTuple):
    """An act of a person: a message, or `{"come": true}` and `{"go": true}`."""

    eyes: Eyes
    message: dict[str, Any]

    @property
    def verb(self) -> str:
        return next(iter(self.message))


class Gallery:
    """A running table with a person on every seat and a spectator; `words` are the answers of bots."""

    def __init__(
        self, match: Match, kind: type[Audience] = Audience, *, words: Callable[[int], str] | None = None
    ) -> None:
        self.seats = range(match.seats)
        chairs = [SeatRow(seat, f"key {seat}", "person", f"Player {seat}", holders=[f"p{seat}"]) for seat in self.seats]
        terms = Terms(clock=CLOCK, tempo="calm", grace=GRACE)
        row = TableRow("table1", match.game.name, match.options, "p0", DAY, chairs, "running", terms)
        self.services = Services(Memory(), Prompter(words or no_bots), now=now_ms, monotonic=now_ms)
        ledger = Ledger(row.id, match, self.services)
        row.header = ledger.header
        self.table = LiveTable(row, ledger, [], self.services, kind())
        self.table.thinking.chance = Random(0)
        self.notes: dict[Eyes, list[Note]] = {eyes: [] for eyes in self.all_eyes}
        self._watchers: dict[Eyes, Watcher] = {}

    @property
    def match(self) -> Match:
        assert self.table.ledger
        return self.table.ledger.match

    @property
    def is_stuck(self) -> bool:
        """Whether a bot is asked without an answer left: the outcomes did not fit."""
        chairs = self.table.row.seats
        return any(player_of(chairs[seat]) for seat in self.match.asked)

    @property
    def all_eyes(self) -> list[Eyes]:
        return [*self.seats, None]

    async def open(self) -> None:
        """Store the table, and connect everybody."""
        await self.services.store.begin(self.table.row, self.table.playing().rows())
        for eyes in self.all_eyes:
            await self.come(eyes)
        await self.rest()

    async def close(self) -> None:
        await self.table.close()

    async def come(self, eyes: Eyes) -> None:
        watcher = Watcher(Notebook(self.notes[eyes]), _person(eyes), [] if eyes is None else [eyes], eyes)
        self._watchers[eyes] = watcher
        await self.table.ask(come, self.table, watcher)

    async def go(self, eyes: Eyes) -> None:
        await self.table.ask(go, self.table, self._watchers.pop(eyes))
        await self.rest()

    async def do(self, act: Act) -> Turn:
        """Carry out an act a second after the last one; returns what everybody was sent until all bots had answered.

        Before a bot is proposed, the grace time of the absent passes.
        """
        await asyncio.sleep(GRACE + 1 if act.verb == "propose" else 1)
        for notes in self.notes.values():
            notes.clear()
        if act.verb == "come":
            await self.come(act.eyes)
        elif act.verb == "go":
            await self.go(act.eyes)
        else:
            action = VERBS[act.verb].action
            await self.table.ask(perform, self.table, action, self._watchers[act.eyes], self._complete(act), 0.0)
        await self.rest()
        return {eyes: list(notes) for eyes, notes in self.notes.items()}

    def _complete(self, act: Act) -> dict[str, Any]:
        """The message as a browser sends it, with the current ticket and proposal."""
        if act.verb == "do":
            return {**act.message, "ticket": 0 if act.eyes is None else self.match.ticket(act.eyes)}
        if act.verb == "vote" and (proposal := self.table.proposals.current):
            return {**act.message, "on": proposal.id}
        return act.message

    async def rest(self) -> None:
        """Wait until no bot is thinking and no job is queued."""
        while self.table.thinking.is_busy:
            await asyncio.sleep(0.05)
        await self.table.ask(_nothing)


def _person(eyes: Eyes) -> Person | None:
    return None if eyes is None else Person(f"p{eyes}", f"Player {eyes}", DAY)


async def _nothing() -> None:
    pass


def no_bots(seat: int) -> str:
    raise BotFailed("bot-failed", seat=seat)


class Sent:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.texts.append(text)

    def end(self, reason: PosseError) -> None:
        raise AssertionError(reason)
