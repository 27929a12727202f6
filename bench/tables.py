"""Load on our own server, over the protocol of docs/wire.md: tables of clients that answer at random."""

import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from bench.processes import HOST, Server, serving
from bench.samples import PATIENCE, Sample
from bench.sockets import Socket
from tests.sample import GAME
from tools.ports import free_port

SEATS = 4

# A browser would read every message; a load generator need not read those that ask it nothing.
ERROR = b'{"error"'
NEWS = b'"events":'
CHOICES = b'"choices":'
NO_CHOICES = b'"choices":[]'
NOBODY_ASKED = b'"asked":[]'
# Two people may choose the same space at the same moment; the second one is sent a new page.
HARMLESS = {"not-allowed", "stale-ticket", "not-asked"}


@contextmanager
def running(*more: str, ports: Sequence[int] = ()) -> Iterator[Server]:
    """`posse serve` with an empty data folder, and with more arguments; its processes also listen on these ports."""
    port = free_port()
    posse = Path(sys.executable).with_name("posse")
    with tempfile.TemporaryDirectory() as data:
        command = [str(posse), "serve", "--data", data, "--host", HOST, "--port", str(port), "--no-browser", *more]
        with serving(command, port, {}, ports) as server:
            yield server


def health(server: Server) -> dict[str, Any]:
    """The server's own metrics."""
    return Http(server.port, HOST).call("GET", "/api/health")


class Http:
    """HTTP calls from one address, with one person's cookie."""

    def __init__(self, port: int, address: str, cookie: str = "") -> None:
        self.origin = f"http://{HOST}:{port}"
        self.connection = HTTPConnection(HOST, port, PATIENCE, source_address=(address, 0))
        self.cookie = cookie

    def call(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Origin": self.origin, "Cookie": self.cookie}
        self.connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.connection.getresponse()
        text = answer.read().decode()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text[:400]}")
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).partition(";")[0]
        found: dict[str, Any] = json.loads(text)
        return found


def address_of(number: int) -> str:
    """The address of everybody at a table: the server limits new guests and new tables by address."""
    return f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"


def seated(port: int, address: str, cookies: list[str]) -> str:
    """Create a table for these guests, let them join, and start; the id of the table."""
    people = [Http(port, address, cookie) for cookie in cookies]
    host = people[0]
    kinds = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    table = host.call("POST", "/api/tables", {"game": GAME, "options": {}, "seats": kinds})["id"]
    for seat, person in enumerate(people[1:], 1):
        person.call("POST", f"/api/tables/{table}/join", {"seat": seat, "name": None})
    host.call("POST", f"/api/tables/{table}/start", {})
    for person in people:
        person.connection.close()
    return str(table)


def guests(port: int, address: str, count: int) -> list[str]:
    """The cookies of so many new guests."""
    cookies = []
    for number in range(count):
        person = Http(port, address)
        person.call("POST", "/api/me", {"name": f"Guest {number}"})
        person.connection.close()
        cookies.append(person.cookie)
    return cookies


class Browser:
    """One person's connection to a table: knows what its seat is asked, and answers when told to."""

    def __init__(self, table: "Table", seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.socket: Socket
        self.question: tuple[int, list[str]] | None = None
        self.answered: int | None = None
        self.over = asyncio.Event()

    async def connect(self, server: Server, address: str) -> None:
        path = f"/api/tables/{self.table.id}/socket?seat={self.seat}"
        self.socket = await Socket.connect(server.port, path, {"Cookie": self.cookie}, self.hear, address)

    def hear(self, text: bytes) -> None:
        if text.startswith(ERROR):
            self._refused(json.loads(text)["error"])
            return
        if NEWS in text:
            self.table.note_arrival(self)
        if CHOICES not in text:
            return
        if NO_CHOICES in text and NOBODY_ASKED not in text:
            self.question = None
            return
        self._read(json.loads(text))

    def _read(self, message: dict[str, Any]) -> None:
        self.question = None
        if not message["asked"]:
            self.over.set()
        elif message["choices"] and message["ticket"] != self.answered:
            self.question = message["ticket"], message["choices"]
            self.table.note_question(self)

    def _refused(self, error: dict[str, Any]) -> None:
        if error["key"] not in HARMLESS:
            raise RuntimeError(f"refused: {error}")
        self.answered = None
        self.table.moves -= 1

    def answer(self) -> None:
        """Send a random choice."""
        assert self.question is not None
        ticket, choices = self.question
        self.question, self.answered = None, ticket
        self.table.moves += 1
        self.socket.send(json.dumps({"do": self.table.chance.choice(choices), "ticket": ticket}).encode())


class Table:
    """A client for every seat of one table; at first they only watch."""

    def __init__(self, number: int, seats: int) -> None:
        self.seats = seats
        self.address = address_of(number)
        self.chance = random.Random(number)
        self.id = ""
        self.browsers: list[Browser] = []
        self.at_once = False
        self.moves = 0
        self.clicked = 0.0
        self.waiting: set[Browser] = set()
        self.latencies: list[float] = []

    async def open(self, server: Server) -> None:
        cookies = await asyncio.to_thread(guests, server.port, self.address, self.seats)
        self.id = await asyncio.to_thread(seated, server.port, self.address, cookies)
        self.browsers = [Browser(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        for browser in self.browsers:
            await browser.connect(server, self.address)

    def close(self) -> None:
        for browser in self.browsers:
            browser.socket.close()

    # --- as fast as possible

    async def play_out(self) -> None:
        """Answer every question until every client has received the end."""
        self.at_once = True
        for browser in self._asked():
            browser.answer()
        await asyncio.gather(*(browser.over.wait() for browser in self.browsers))

    def note_question(self, browser: Browser) -> None:
        if self.at_once:
            browser.answer()

    # --- at a human pace

    async def play_calmly(self, delay: float, pace: float, until: float) -> None:
        """One answer every `pace` seconds, starting after `delay`."""
        await asyncio.sleep(delay)
        while time.perf_counter() < until and not self.browsers[0].over.is_set():
            if asked := self._asked():
                self._click(self.chance.choice(asked))
            await asyncio.sleep(pace)

    def _click(self, browser: Browser) -> None:
        self.waiting = set(self.browsers) - {browser}
        self.clicked = time.perf_counter()
        browser.answer()

    def note_arrival(self, browser: Browser) -> None:
        """Another client has received the last answer; an answer that changes nothing it can see sends it nothing."""
        if browser in self.waiting:
            self.waiting.discard(browser)
            self.latencies.append(time.perf_counter() - self.clicked)

    def _asked(self) -> list[Browser]:
        return [browser for browser in self.browsers if browser.question is not None]


class Rally:
    """Many tables at once; every sample creates new ones."""

    def __init__(self, server: Server, tables: int, seats: int = SEATS, first: int = 0) -> None:
        self.server = server
        self.size = tables
        self.seats = seats
        self.opened = first
        self.tables: list[Table] = []

    async def open(self) -> None:
        """Create new tables with all clients connected; the old ones are abandoned."""
        self.close()
        numbers = range(self.opened, self.opened + self.size)
        self.tables = [Table(number, self.seats) for number in numbers]
        self.opened += self.size
        for table in self.tables:
            await table.open(self.server)

    def close(self) -> None:
        for table in self.tables:
            table.close()

    async def sample(self) -> Sample:
        """Whole games, as fast as possible; setting them up is not measured."""
        await self.open()
        cpu, start = self.server.cpu_seconds(), time.perf_counter()
        await asyncio.wait_for(asyncio.gather(*(table.play_out() for table in self.tables)), PATIENCE)
        seconds = time.perf_counter() - start
        moves = sum(table.moves for table in self.tables)
        return Sample(moves, seconds, self.server.cpu_seconds() - cpu)

    async def latencies(self, pace: float, seconds: float) -> list[float]:
        """Latency from one client to another, in seconds, at a pace that does not saturate the server."""
        until = time.perf_counter() + seconds
        delays = [pace * place / self.size for place in range(self.size)]
        calm = [table.play_calmly(delay, pace, until) for table, delay in zip(self.tables, delays, strict=True)]
        await asyncio.gather(*calm)
        return [latency for table in self.tables for latency in table.latencies]
