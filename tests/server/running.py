"""A real server on a free port, and guests who use it by HTTP and sockets."""

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, cast

import httpx
import orjson
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import posse
from posse.bots import LEVELS
from posse.server.edge.gate import Gate
from posse.server.edge.protocol import EdgeProtocol
from posse.server.http.access import COOKIE, Dependencies
from posse.server.metrics import Figures
from posse.server.serve import config
from posse.server.settings import Settings
from posse.server.socket.connection import Handshake
from posse.server.store.rows import Person, TableRow
from posse.server.store.terms import Terms
from posse.server.tables import seating
from posse.server.tables.ledger import Ledger
from posse.server.tables.page import result_json
from posse.server.tables.registry import Registry
from posse.server.tables.table import LiveTable
from tests.sample import GAME
from tests.server import templates

Json = dict[str, Any]

PATIENCE = 60.0  # seconds: a timeout for very busy machines
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # created once, since creating one is slow
OPEN: Json = {"kind": "open"}
ME: Json = {"kind": "me"}


def bot(level: str = "level1") -> Json:
    return {"kind": "bot", "level": level}


def local(name: str) -> Json:
    return {"kind": "local", "name": name}


async def within(wait: Awaitable[Any]) -> Any:
    """Wait with a timeout."""
    async with asyncio.timeout(PATIENCE):
        return await wait


async def eventually(true: Callable[[], bool]) -> None:
    """Let the server work until a condition is true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


# --- the server


class QuietUvicorn(uvicorn.Server):
    """A Uvicorn server in the test's event loop that does not handle signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class RunningServer:
    """A running server, with access to its parts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._config = config(replace(settings, port=0))
        self._uvicorn = QuietUvicorn(self._config)
        self._serving: asyncio.Task[None] | None = None

    async def open(self) -> None:
        templates.prepare(self.settings)
        self._serving = asyncio.create_task(self._uvicorn.serve())
        await eventually(lambda: self._uvicorn.started or self._ended())

    def _ended(self) -> bool:
        return self._serving is not None and self._serving.done()

    async def close(self) -> None:
        self._uvicorn.should_exit = True
        if self._serving:
            await within(self._serving)

    @property
    def port(self) -> int:
        return int(self._uvicorn.servers[0].sockets[0].getsockname()[1])

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def sockets(self) -> int:
        """How many sockets are not closed yet."""
        return sum(isinstance(one, Handshake) for one in self._uvicorn.server_state.connections)

    @property
    def gate(self) -> Gate:
        """Which counts the open connections."""
        return cast("Gate", cast("partial[EdgeProtocol]", self._config.http).keywords["gate"])

    @property
    def app(self) -> FastAPI:
        return cast("FastAPI", self._config.app)

    @property
    def dependencies(self) -> Dependencies:
        return cast("Dependencies", self.app.state.dependencies)

    @property
    def registry(self) -> Registry:
        return self.dependencies.registry

    @property
    def figures(self) -> Figures:
        return cast("Figures", self.app.state.figures)

    def live(self, table: str) -> LiveTable:
        """A live table of the server."""
        return self.registry.tables[table]

    def skip(self, milliseconds: int) -> None:
        """Let time pass for everything that lasts, without waiting."""
        before = self.registry.services.monotonic
        for services in [self.registry.services, *(table.services for table in self.registry.tables.values())]:
            services.monotonic = lambda: before() + milliseconds

    async def record(self, table: str) -> list[str]:
        """The lines that are stored."""
        return [line.text for line in await self.registry.store.lines(table)]

    async def lay(
        self, match: posse.Match, *sitting: "Guest | str", spent: list[int] | None = None, **terms: Any
    ) -> str:
        """Create a table at this moment of a game, with guests and levels of bots on its seats; returns its id.

        `spent` is the thinking time in milliseconds that each seat has used by now.
        """
        people = {who: await who.person() for who in sitting if isinstance(who, Guest)}
        host = next(iter(people.values()), None)
        row = seating.new_table(match.game.name, match.options, host, match.seats, Terms(**terms))
        row.state, row.seed = "over" if match.over else "running", None  # its luck is that of the match
        row.result = result_json(match) if match.over else None
        for chair, who in zip(row.seats, sitting, strict=True):
            if isinstance(who, Guest):
                seating.sit(chair, people[who].id, name_at(row, people[who]))
            else:
                seating.sit_bot(row, chair, LEVELS[0])
                chair.level = who  # plain bots, too, which play at tables of earlier versions
        await self.registry.add_started(row, Ledger(row.id, match, self.registry.services, spent))
        return row.id


def name_at(row: TableRow, person: Person) -> str:
    """A unique name of a person at a table, who may have several seats."""
    taken = seating.seats_of(row, person.id)
    return f"{person.name} {len(taken) + 1}" if taken else person.name


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[RunningServer]:
    """A running server until the end of the block."""
    server = RunningServer(settings)
    await server.open()
    try:
        yield server
    finally:
        await server.close()


# --- guests


class Refused(Exception):
    """The server answered with an error: its status, key and facts."""

    def __init__(self, answer: httpx.Response) -> None:
        fault = answer.json()["error"]
        super().__init__(answer.status_code, fault)
        self.status = answer.status_code
        self.key: str = fault["key"]
        self.facts: Json = fault["facts"]
        self.headers = answer.headers


class Guest:
    """A person with a browser: requests with their cookie, and windows on tables."""

    def __init__(self, server: RunningServer, name: str) -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(verify=NO_TLS, trust_env=False, timeout=PATIENCE)

    async def __aenter__(self) -> "Guest":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    def visit(self, server: RunningServer) -> None:
        """Switch to another server, with the same cookie."""
        self.server = server

    async def call(self, method: str, path: str, **request: Any) -> httpx.Response:
        """Send a request and return the response."""
        return await self.http.request(method, f"http://{self.server.address}{path}", **request)

    async def get(self, path: str) -> Any:
        return _welcome(await self.call("GET", path))

    async def post(self, path: str, **body: Any) -> Any:
        return _welcome(await self.call("POST", path, json=body))

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    async def person(self) -> Person:
        """The row of this guest, created on first use."""
        if self.cookie is None:
            await self.post("/api/me", name=self.name)
        found = await self.server.dependencies.sessions.visitor_of_socket(self.cookie)
        assert found is not None
        return found.person

    # --- tables

    async def make(self, *seats: Json, **wishes: Any) -> Json:
        """Create a table; without bots the tempo makes no difference."""
        wishes = {"game": GAME, "tempo": "off", "name": self.name, **wishes}
        return cast("Json", await self.post("/api/tables", seats=list(seats), **wishes))

    async def table(self, table: str) -> Json:
        return cast("Json", await self.get(f"/api/tables/{table}"))

    async def at(self, table: str, call: str, **body: Any) -> Json:
        """Call an action of a table: join, start, leave, ..."""
        return cast("Json", await self.post(f"/api/tables/{table}/{call}", **body))

    async def join(self, table: str, seat: int | None = None) -> Json:
        return await self.at(table, "join", seat=seat, name=self.name)

    @contextlib.asynccontextmanager
    async def look(self, table: str, seat: int | str | None = None, **headers: str) -> AsyncIterator["Window"]:
        """A window on a table that has its first page; `seat=""` watches."""
        async with self.socket(table, seat, **headers) as socket:
            window = Window(socket)
            await window.until("whole")
            yield window

    @contextlib.asynccontextmanager
    async def socket(
        self, table: str, seat: int | str | None = None, **headers: str
    ) -> AsyncIterator[ClientConnection]:
        """A bare connection."""
        query = "" if seat is None else f"?seat={seat}"
        url = f"ws://{self.server.address}/api/tables/{table}/socket{query}"
        sent = {"Cookie": f"{COOKIE}={self.cookie}", **headers} if self.cookie else headers
        async with connect(url, additional_headers=sent, proxy=None, max_size=None, open_timeout=PATIENCE) as socket:
            yield socket


def _welcome(answer: httpx.Response) -> Any:
    """The body of the response; `Refused` if it is an error."""
    if answer.is_error:
        raise Refused(answer)
    return answer.json()


class Window:
    """One connection to a table: checks the numbers of messages and keeps the page as a browser does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.page: Json = {}
        self.heard: list[Json] = []
        self.n = 0
        self._fence = 1000

    async def next(self) -> Json:
        """The next message; checks that numbers have no gaps."""
        message: Json = orjson.loads(await within(self.socket.recv()))
        if "n" in message:
            self.n += 1
            assert message["n"] == self.n
        self.heard.append(message)
        self._keep(message)
        return message

    def _keep(self, message: Json) -> None:
        if "whole" in message:
            self.page = message
        elif "n" in message:
            news = {name: value for name, value in message.items() if name not in ("events", "chat")}
            log, chat = (
                self.page[into] + message.get(part, []) for part, into in (("events", "log"), ("chat", "chat"))
            )
            self.page = {**self.page, **news, "log": log, "chat": chat}

    async def until(self, name: str) -> Json:
        """The next message with this key; earlier ones update the page."""
        while name not in (message := await self.next()):
            pass
        return message

    async def until_true(self, true: Callable[[Json], bool]) -> Json:
        """Wait until a condition on the page is true."""
        while not true(self.page):
            await self.next()
        return self.page

    async def error(self) -> str:
        """The key of the next error."""
        return str((await self.until("error"))["error"]["key"])

    async def closed(self) -> int:
        """The code with which the server closes this connection."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 0

    # --- the page

    @property
    def table(self) -> Json:
        return cast("Json", self.page["table"])

    @property
    def choices(self) -> list[str]:
        return cast("list[str]", self.page["choices"])

    @property
    def seat(self) -> int | None:
        return cast("int | None", self.page["seat"])

    @property
    def is_running(self) -> bool:
        return bool(self.table["state"] == "running")

    # --- messages

    async def send(self, **message: Any) -> None:
        await self.socket.send(orjson.dumps(message).decode())

    async def click(self, words: str) -> None:
        """Answer the question on the page without waiting for the result."""
        await self.send(do=words, ticket=self.page["ticket"])

    async def do(self, words: str) -> Json:
        """Answer, and wait for the news or the refusal."""
        await self.click(words)
        while True:
            message = await self.next()
            if "events" in message or "error" in message:
                return message

    async def again(self) -> Json:
        """Request the page again, ignoring pages that were already on their way.

        The error for a vote without a proposal marks the boundary between them.
        """
        self._fence += 1
        await self.send(vote=False, on=0, id=self._fence)
        await self.send(page=True)
        while (await self.next()).get("id") != self._fence:
            pass
        self.heard.pop()
        return await self.until("whole")

    async def play(self, seed: int) -> None:
        """Answer every question at random, without taking moves back, to the end of the game."""
        chance = Random(seed)
        answered = None
        while self.is_running:
            if self.choices and self.page["ticket"] != answered:
                answered = self.page["ticket"]
                decided = [words for words in self.choices if not words.startswith(("lift", "back", "roads"))]
                await self.click(chance.choice(decided or self.choices))
            message = await self.next()
            if "error" in message:
                answered = None
                await asyncio.sleep(message["error"]["facts"].get("seconds", 0))  # the time given by the error


# --- tables with guests


def finished(seats: int = 2, **options: Any) -> posse.Match:
    """A finished match."""
    match = posse.new(GAME, seats, options, seed=4)
    while not match.over:
        match.play(match.asked[0], match.choices(match.asked[0])[-1])
    return match


async def together(host: Guest, *others: Guest, **wishes: Any) -> str:
    """Create a running table with these guests, in this order; returns its id."""
    table = (await host.make(ME, *[OPEN] * len(others), **wishes))["id"]
    for guest in others:
        await guest.join(table)
    await host.at(table, "start")
    return str(table)


@contextlib.asynccontextmanager
async def looking(table: str, *guests: Guest) -> AsyncIterator[list[Window]]:
    """A window for each guest, once all initial messages have arrived."""
    async with contextlib.AsyncExitStack() as windows:
        opened = [await windows.enter_async_context(guest.look(table)) for guest in guests]
        for window in opened:
            await window.again()
        yield opened


def asked_first(windows: list[Window]) -> tuple[Window, list[Window]]:
    """The window whose seat is asked, and the others."""
    asked = next(window for window in windows if window.choices)
    return asked, [window for window in windows if window is not asked]


def known(page: Json) -> Json:
    """The content of a page without its number and the time on its clocks."""
    return {name: value for name, value in page.items() if name not in ("n", "clock")}
