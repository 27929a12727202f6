"""The peer of the web table: a boardgame.io server that relays its tic-tac-toe over its own protocol."""

import asyncio
import json
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from bench import node
from bench.processes import Server, serving
from bench.samples import PATIENCE, Sample
from bench.sockets import Socket
from tools.ports import free_port

SOURCE = Path(__file__).parent / "peer_boardgame"
FOLDER = Path("build/bench/boardgame").absolute()

NUDGE = 1.0
MATCHES = count()  # two runs against one server must not share a match

GAME = "tic-tac-toe"
CELLS = [0, 1, 2, 4, 3, 5, 7, 6, 8]  # no player ever gets three in a row, so a match lasts nine moves

# Socket.IO packets inside Engine.IO packets: ping, pong, joining the game's namespace, events in it.
PING, PONG = b"2", b"3"
JOIN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
MOVED = EVENT + b'["update"'
SYNCED = EVENT + b'["sync"'
ARRIVED = EVENT + b'["matchData"'
A_DRAW = b'"gameover":{"draw":true}'


def install() -> str | None:
    """Install boardgame.io once into the build folder; returns its version, or None if it cannot be installed."""
    if node.program() is None:
        return None
    FOLDER.mkdir(parents=True, exist_ok=True)
    for source in SOURCE.iterdir():
        shutil.copy(source, FOLDER)
    wanted: dict[str, str] = json.loads((SOURCE / "package.json").read_text())["dependencies"]
    if any(_installed(package) != version for package, version in wanted.items()):
        node.install(FOLDER)
    return _installed("boardgame.io")


def _installed(package: str) -> str | None:
    file = FOLDER / "node_modules" / package / "package.json"
    return str(json.loads(file.read_text())["version"]) if file.is_file() else None


@contextmanager
def running(*, keeps: bool) -> Iterator[Server]:
    """The installed server in production mode; `keeps` stores matches in files, so that a restart loses nothing."""
    program, port = node.program(), free_port()
    assert program is not None, "install() says whether there is one"
    with tempfile.TemporaryDirectory() as data:
        command = [str(program), str(FOLDER / "server.js"), str(port), *([data] if keeps else [])]
        with serving(command, port, {"NODE_ENV": "production"}) as server:
            yield server


class Browser:
    """One client of a match: receives every move and moves in its turn; without a player number it only watches."""

    def __init__(self, number: int | None) -> None:
        self.number = number
        self.name = None if number is None else str(number)
        self.socket: Socket
        self.match = ""
        self.heard = 0
        self.joined = asyncio.Event()
        self.synced = asyncio.Event()
        self.arrived = asyncio.Event()
        self.over = asyncio.Event()

    async def connect(self, server: Server) -> None:
        self.socket = await Socket.connect(server.port, "/socket.io/?EIO=4&transport=websocket", {}, self.hear)
        self.socket.send(JOIN)
        await asyncio.wait_for(self.joined.wait(), PATIENCE)

    async def sit_down(self, match: str) -> None:
        """Open a match, creating it if it is new; the server announces a player to all clients."""
        self.match, self.heard = match, 0
        for event in (self.synced, self.arrived, self.over):
            event.clear()
        self.emit("sync", match, self.name, None, 2)
        told = self.synced if self.number is None else self.arrived
        await asyncio.wait_for(told.wait(), PATIENCE)

    def hear(self, text: bytes) -> None:
        if text.startswith(MOVED):
            self.heard += 1
            self.maybe_click()
            if self.heard == len(CELLS):
                assert A_DRAW in text, f"the peer took another course: {text[:400]!r}"
                self.over.set()
        elif text == PING:
            self.socket.send(PONG)
        elif text.startswith(ARRIVED):
            self.arrived.set()
        elif text.startswith(SYNCED):
            self.synced.set()
        elif text.startswith(JOIN):
            self.joined.set()

    def maybe_click(self) -> None:
        """Move if it is this player's turn; the state's ID is the number of moves made."""
        if self.heard < len(CELLS) and self.heard % 2 == self.number:
            payload = {"type": "clickCell", "args": [CELLS[self.heard]], "playerID": self.name, "credentials": None}
            self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.heard, self.match, self.name)

    def emit(self, *words: object) -> None:
        self.socket.send(EVENT + json.dumps(words, separators=(",", ":")).encode())


class Rally:
    """Many concurrent matches, each as fast as its two players receive each other's moves."""

    def __init__(self, server: Server, matches: int, browsers: int) -> None:
        numbers: list[int | None] = [None] * (browsers - 2) + [0, 1]
        self.server = server
        self.tables = [[Browser(number) for number in numbers] for _ in range(matches)]

    async def connect(self) -> None:
        for browser in self._browsers():
            await browser.connect(self.server)

    def close(self) -> None:
        for browser in self._browsers():
            browser.socket.close()

    async def sample(self, rounds: int) -> Sample:
        """Whole matches, until every client has received the end; setting them up is not measured."""
        total = Sample(0, 0.0, 0.0)
        for _ in range(rounds):
            await asyncio.gather(*(self._set_up(table) for table in self.tables))
            total += await self._play()
        return total

    async def _set_up(self, table: list[Browser]) -> None:
        match = f"match-{next(MATCHES)}"
        for browser in table:
            await browser.sit_down(match)

    async def _play(self) -> Sample:
        cpu, start = self.server.cpu_seconds(), time.perf_counter()
        for browser in self._browsers():
            browser.maybe_click()
        await asyncio.wait_for(self._end(), PATIENCE)
        seconds = time.perf_counter() - start
        return Sample(len(CELLS) * len(self.tables), seconds, self.server.cpu_seconds() - cpu)

    async def _end(self) -> None:
        """Wait until all clients have received the end; repeat moves that the server's file storage drops."""
        waiting = {asyncio.create_task(browser.over.wait()) for browser in self._browsers()}
        while waiting:
            _, waiting = await asyncio.wait(waiting, timeout=NUDGE)
            for browser in self._browsers():
                browser.maybe_click()

    def _browsers(self) -> Iterator[Browser]:
        for table in self.tables:
            yield from table
