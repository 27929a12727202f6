"""Many tables whose players answer at a constant rate, whatever the server does, or as fast as it lets them.

One process with a fast event loop plays all of them, and reads no more of a message than it needs: the server should be
what is measured. The rate is that of an open loop. Every answer has a time at which it is meant to be sent, and its
latency counts from there, so that a server that stalls also pays for the answers that could not be sent meanwhile. What
the load generator itself was late by is told apart.
"""

import asyncio
import random
import resource
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any

import orjson
import uvloop

from bench.samples import PATIENCE
from bench.sockets import Socket
from bench.tables import ERROR, HARMLESS, address_of, guests, seated

TAKEN = b'{"taken"'
TICKET = b'"ticket":'
NO_CHOICES = b'"choices":[]'
NOBODY_ASKED = b'"asked":[]'

MOST_IDS = 1 << 48
OPENED_AT_ONCE = 4
# Some answers are secret, and then the others are sent nothing; all that is sent leaves the server at the same moment.
SECRET_SECONDS = 0.1


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a load test on a fast event loop, with as many open files as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


@dataclass(slots=True)
class Answer:
    """One answer on its way: when it was meant to be sent, how late the generator was, and who has heard of it."""

    intended: float
    late: float
    unheard: set["Player"]
    is_taken: bool = False
    last: float = 0.0


class Player:
    """One person's connection to a table."""

    def __init__(self, table: "Table", seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.socket: Socket | None = None
        self.ticket = 0
        self.choices: list[str] = []

    async def connect(self) -> None:
        path = f"/api/tables/{self.table.id}/socket?seat={self.seat}"
        table = self.table
        self.socket = await Socket.connect(table.port, path, {"Cookie": self.cookie}, self.hear, table.address)

    def leave(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def hear(self, text: bytes) -> None:
        now = time.perf_counter()
        if text.startswith(TAKEN):
            self.table.note_taken(now)
        elif text.startswith(ERROR):
            self._refused(text, now)
        elif (asked := text.rfind(TICKET)) >= 0:
            self._read(text, asked)
            self.table.note_news(self, now)

    def _read(self, text: bytes, asked: int) -> None:
        """What this seat is asked stands at the end of a message; the view before it need not be read."""
        self.choices = []
        if text.find(NO_CHOICES, asked) < 0:
            message = orjson.loads(b"{" + text[asked:])
            self.ticket, self.choices = message["ticket"], message["choices"]
        elif NOBODY_ASKED in text:
            self.table.is_over = True

    def _refused(self, text: bytes, now: float) -> None:
        error = orjson.loads(text)["error"]
        if error["key"] not in HARMLESS:
            raise RuntimeError(f"refused: {error}")
        self.table.note_taken(now)

    def answer(self) -> None:
        """Send a random choice."""
        words, self.choices = self.table.chance.choice(self.choices), []
        message = {"do": words, "ticket": self.ticket, "id": self.table.chance.randrange(MOST_IDS)}
        assert self.socket is not None
        self.socket.send(orjson.dumps(message))


class Table:
    """A table with a player on every seat; one answer at a time is on its way."""

    def __init__(self, crowd: "Crowd", number: int, port: int) -> None:
        self.crowd = crowd
        self.port = port
        self.address = address_of(number)
        self.chance = random.Random(number)
        self.id = ""
        self.players: list[Player] = []
        self.sent: Answer | None = None
        self.ready_at = 0.0
        self.is_over = False
        self.is_complete = False

    async def open(self) -> None:
        await self.seat(await asyncio.to_thread(guests, self.port, self.address, self.crowd.seats))

    async def open_again(self, over: "Table") -> None:
        """The players of a table that is over meet again."""
        self.address = over.address
        await self.seat([player.cookie for player in over.players])

    async def seat(self, cookies: list[str]) -> None:
        self.id = await asyncio.to_thread(seated, self.port, self.address, cookies)
        self.players = [Player(self, seat, cookie) for seat, cookie in enumerate(cookies)]

    async def connect(self) -> None:
        """Let all players come; nobody answers before everybody is there."""
        for player in self.players:
            await player.connect()
        self.is_complete = True
        self.crowd.note_question(self)

    def leave(self) -> None:
        self.sent = None
        self.is_complete = False
        for player in self.players:
            player.leave()

    # --- one answer after the other

    def answer(self, intended: float) -> None:
        """Let somebody who is asked answer."""
        now = time.perf_counter()
        late = now - max(intended, self.ready_at)
        self.sent = Answer(intended, late, set(self.players), last=now)
        self.chance.choice([player for player in self.players if player.choices]).answer()

    def note_taken(self, now: float) -> None:
        sent = self.sent
        if sent is not None:
            sent.is_taken, sent.last = True, now
            if not self._is_done(sent):
                asyncio.get_running_loop().call_later(SECRET_SECONDS, self._finish, sent)

    def note_news(self, player: Player, now: float) -> None:
        sent = self.sent
        if sent is None:
            self.crowd.note_question(self)
        elif player in sent.unheard:
            sent.unheard.discard(player)
            sent.last = now
            self._is_done(sent)

    def _is_done(self, sent: Answer) -> bool:
        done = sent.is_taken and not sent.unheard
        if done:
            self._finish(sent)
        return done

    def _finish(self, sent: Answer) -> None:
        if self.sent is sent:
            self.sent = None
            self.crowd.note_finished(self, sent)

    @property
    def is_asked(self) -> bool:
        return self.is_complete and not self.is_over and any(player.choices for player in self.players)


class Crowd:
    """All tables, those that can be answered at in the order in which they became ready, and what was measured."""

    def __init__(self, ports: Iterable[int], seats: int, first: int = 0) -> None:
        self.ports = list(ports)
        self.seats = seats
        self.opened = first
        self.tables: list[Table] = []
        self.ready: deque[Table] = deque()
        self.waiting: set[Table] = set()  # those in `ready`
        self.shares: list[float] = []  # the server's share of the latency of each answer, in seconds
        self.lateness: list[float] = []  # the generator's own
        self.finished = 0
        self.is_flat_out = False
        self.on_over: Callable[[Table], Awaitable[None]] | None = None
        self._replacing: set[asyncio.Task[None]] = set()

    # --- tables come and go

    async def open(self, count: int, *, connected: bool = True) -> list[Table]:
        """Open so many more tables, and let their players come."""
        room = asyncio.Semaphore(OPENED_AT_ONCE)

        async def one() -> Table:
            async with room:
                return await self.open_one(connected=connected)

        return await asyncio.gather(*(one() for _ in range(count)))

    async def open_one(self, *, connected: bool = True) -> Table:
        table = self._next()
        await table.open()
        self.tables.append(table)
        if connected:
            await table.connect()
        return table

    async def replace(self, over: Table) -> None:
        """Everybody leaves a table for good, and meets at a new one."""
        over.leave()
        self.tables.remove(over)
        table = self._next()
        await table.open_again(over)
        self.tables.append(table)
        await table.connect()

    def _next(self) -> Table:
        table = Table(self, self.opened, self.ports[self.opened % len(self.ports)])
        self.opened += 1
        return table

    def close(self) -> None:
        for table in self.tables:
            table.leave()

    # --- what the tables tell

    def note_question(self, table: Table) -> None:
        if table.is_asked and table not in self.waiting:
            table.ready_at = time.perf_counter()
            if self.is_flat_out:
                table.answer(table.ready_at)
            else:
                self.ready.append(table)
                self.waiting.add(table)

    def note_finished(self, table: Table, sent: Answer) -> None:
        self.finished += 1
        self.shares.append(sent.last - sent.intended - sent.late)
        self.lateness.append(sent.late)
        if table.is_over and self.on_over is not None:
            task = asyncio.ensure_future(self.on_over(table))
            self._replacing.add(task)
            task.add_done_callback(self._replacing.discard)
        self.note_question(table)

    # --- paces

    def forget_figures(self) -> None:
        self.shares.clear()
        self.lateness.clear()
        self.finished = 0

    async def play(self, rate: float, seconds: float) -> None:
        """So many answers a second for so long, each at its own time; then wait until all have arrived."""
        begin = time.perf_counter()
        for number in range(round(rate * seconds)):
            intended = begin + number / rate
            while (ahead := intended - time.perf_counter()) > 0 or not self.ready:
                await asyncio.sleep(max(ahead, 0.001))
                if ahead < -PATIENCE:
                    raise RuntimeError("the server has stopped answering")
            table = self.ready.popleft()
            self.waiting.discard(table)
            table.answer(intended)
        await self._drain()

    def begin_flat_out(self) -> None:
        """From now on answer everywhere as fast as the server does."""
        self.is_flat_out = True
        while self.ready:
            table = self.ready.popleft()
            self.waiting.discard(table)
            table.answer(time.perf_counter())

    async def end_flat_out(self) -> None:
        self.is_flat_out = False
        await self._drain()

    async def _drain(self) -> None:
        end = time.perf_counter() + PATIENCE
        while any(table.sent for table in self.tables):
            if time.perf_counter() > end:
                raise RuntimeError("some answers were never heard of")
            await asyncio.sleep(0.01)
