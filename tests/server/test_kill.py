"""The real server, killed in the middle of many games: everything that was sent is stored."""

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

import posse
from posse.server.http.access import COOKIE
from posse.server.store import Store
from posse.server.tables.page import events_json
from tests.sample import GAME
from tests.server.running import NO_TLS, PATIENCE, Window, bot, within
from tools.ports import free_port

pytestmark = pytest.mark.anyio

HOST = "127.0.0.1"
SERVE = [sys.executable, "-c", "import sys; from posse.cli import main; sys.exit(main())", "serve", "--no-browser"]
VARIANTS = [
    {},
    {"might_makes_right": "true"},
    {"kit_carson": "true"},
    {"might_makes_right": "true", "river": "b1 b2 b3 a3"},
]
LEVELS = ["level1", "level2"]
SOONEST, LATEST = 40, 400  # messages to all watchers from a start to the next kill

Events = list[dict[str, Any]]
Json = dict[str, Any]


class Outpost:
    """A server in its own process, restarted with the same data."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port = free_port()
        self.database = database
        self.log = folder / "log"
        place = ["--host", HOST, "--port", str(self.port), "--data", str(folder / "data"), "--database", database]
        self._command = [*SERVE, "--workers", "1", *place]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        async with asyncio.timeout(3 * PATIENCE):  # a busy machine needs a minute to start one
            while not await self._answers():
                assert self._process.poll() is None, self.log.read_text()
                await asyncio.sleep(0.05)

    async def _answers(self) -> bool:
        try:
            await self.call("GET", "/api/health")
        except httpx.TransportError:
            return False
        return True

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def replace(self) -> None:
        """Tell the server to stop, and start it again when it has."""
        assert self._process is not None
        self._process.terminate()
        await asyncio.to_thread(self._process.wait, PATIENCE)
        await self.start()

    def kill(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    async def call(self, method: str, path: str, **body: Any) -> httpx.Response:
        """A request without a cookie."""
        async with httpx.AsyncClient(verify=NO_TLS, trust_env=False, timeout=PATIENCE) as http:
            answer = await http.request(method, f"http://{HOST}:{self.port}{path}", json=body or None)
            answer.raise_for_status()
            return answer

    async def answers(self, table: str) -> list[int]:
        """The ids of the stored answers of a table; only while no server is running."""
        store = await Store.open(self.database)
        try:
            return [line.answer for line in await store.lines(table) if line.answer is not None]
        finally:
            await store.close()

    async def stored(self) -> dict[str, posse.Match]:
        """The matches in the database; only while no server is running."""
        store = await Store.open(self.database)
        try:
            rows = await store.tables(state=["running", "over"], limit=1000)
            lines = {row.id: await store.lines(row.id) for row in rows}
        finally:
            await store.close()
        return {row.id: posse.load(row.header + "".join(line.text + "\n" for line in lines[row.id])) for row in rows}


@contextlib.asynccontextmanager
async def outpost(folder: Path, database: str) -> AsyncIterator[Outpost]:
    """A server that is always stopped at the end."""
    built = Outpost(folder, database)
    try:
        await built.start()
        yield built
    finally:
        built.kill()


class Gossip:
    """What spectators received about every table, over all restarts of a server."""

    def __init__(self, tables: list[str]) -> None:
        self.told: dict[str, Events] = {table: [] for table in tables}
        self._left = 0
        self._enough = asyncio.Event()

    async def listen(self, place: Outpost, messages: int) -> None:
        """Watch all tables until a number of messages has arrived; then kill the server, and read what is in flight."""
        self._left, self._enough = messages, asyncio.Event()
        watching = [asyncio.create_task(self._watch(place, table)) for table in self.told]
        await within(self._enough.wait())
        place.kill()
        await within(asyncio.gather(*watching))

    @contextlib.asynccontextmanager
    async def looking_on(self, place: Outpost) -> AsyncIterator[None]:
        """Watch all tables: bots among themselves only play while somebody does."""
        watching = [asyncio.create_task(self._watch(place, table)) for table in self.told]
        try:
            yield
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)

    async def _watch(self, place: Outpost, table: str) -> None:
        """Read until the connection breaks."""
        url = f"ws://{HOST}:{place.port}/api/tables/{table}/socket"
        with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError):  # or before the handshake was answered
            async with connect(url, proxy=None, max_size=None, open_timeout=PATIENCE) as socket:
                window = Window(socket)
                while True:
                    await window.next()
                    self._hear(table, window.page["log"])

    def _hear(self, table: str, log: Events) -> None:
        """Check that what was sent once is sent again after every restart, and only extended."""
        known = self.told[table]
        assert log[: len(known)] == known
        self.told[table] = list(log)
        self._left -= 1
        if self._left <= 0:
            self._enough.set()


async def start_game(place: Outpost, chance: Random) -> str:
    """A table of bots that plays at full speed as long as somebody looks on."""
    seats = [bot(chance.choice(LEVELS)) for _ in range(chance.randint(2, 4))]
    table = {"game": GAME, "seats": seats, "options": chance.choice(VARIANTS), "tempo": "off"}
    made = await place.call("POST", "/api/tables", name="Ann", start=True, **table)
    assert made.json()["state"] == "running"
    return str(made.json()["id"])


async def all_over(place: Outpost) -> None:
    """Wait for the end of every game by the lobby, which reads the store and opens no table."""
    async with asyncio.timeout(PATIENCE):
        while (await place.call("GET", "/api/lobby")).json()["running"]:
            await asyncio.sleep(0.1)


async def test_a_killed_server_loses_nothing_and_every_game_goes_on_to_its_end(tmp_path: Path, database: str) -> None:
    games, kills = (20, 5) if database.startswith("sqlite") else (6, 2)
    chance = Random(games)
    async with outpost(tmp_path, database) as place:
        tables = [await start_game(place, chance) for _ in range(games)]
        gossip = Gossip(tables)
        records: dict[str, list[str]] = {table: [] for table in tables}
        for _ in range(kills):
            await gossip.listen(place, chance.randint(SOONEST, LATEST))
            stored = await place.stored()
            assert not all(match.over for match in stored.values())
            for table, told in gossip.told.items():
                records[table] = grown(records[table], stored[table])
                assert events_json(stored[table].events, None)[: len(told)] == told
            await place.start()
        async with gossip.looking_on(place):
            await all_over(place)
        for table in tables:
            await check_end(place, table, records[table])
    assert "Traceback" not in place.log.read_text()


def grown(before: list[str], match: posse.Match) -> list[str]:
    """The lines of a record; checks that they extend those it had before."""
    assert match.lines[: len(before)] == before
    return match.lines


async def check_end(place: Outpost, table: str, before: list[str]) -> None:
    """Check that the game is over, and that its scores are those of the complete record."""
    shown = (await place.call("GET", f"/api/tables/{table}")).json()
    match = posse.load((await place.call("GET", f"/api/tables/{table}/record")).text)
    grown(before, match)
    assert shown["state"] == "over"
    assert match.over
    assert shown["result"] == {"scores": match.scores, "ranking": match.ranking, "breakdown": match.breakdown}
    assert match.lines[-1] == f"scores {' '.join(map(str, match.scores))}"


# --- a person whose answers are in the air when the server is killed


class Sender:
    """A person at a table who gives every answer an id, and sends again what was not confirmed."""

    def __init__(self, place: Outpost, table: str, cookie: str, chance: Random) -> None:
        self.place = place
        self.address = f"ws://{HOST}:{place.port}/api/tables/{table}/socket"
        self.headers = {"Cookie": f"{COOKIE}={cookie}"}
        self.chance = chance
        self.taken: list[int] = []
        self.awaited: Json | None = None

    @contextlib.asynccontextmanager
    async def connected(self, address: str) -> AsyncIterator[Window]:
        socket: ClientConnection
        async with connect(
            address, additional_headers=self.headers, proxy=None, max_size=None, open_timeout=PATIENCE
        ) as socket:
            window = Window(socket)
            await window.until("whole")
            yield window

    async def play_until_killed(self, answers: int, is_seen: bool) -> None:
        """Have some answers confirmed; then the server is killed before the last one is, seen by others or not."""
        with contextlib.suppress(ConnectionClosed):
            async with self.connected(self.address) as own, self.connected(f"{self.address}?seat=") as other:
                await self._send_again(own)
                for _ in range(answers):
                    await self._send(own)
                    await self._hear(own)
                await self._send(own)
                seen = len(own.page["log"])
                while is_seen and len(other.page["log"]) <= seen:
                    await other.next()
                self.place.kill()

    async def _send_again(self, window: Window) -> None:
        if self.awaited is not None:
            await window.send(**self.awaited)
            await self._hear(window)

    async def _send(self, window: Window) -> None:
        await window.until_true(lambda page: bool(page["choices"]))
        words = self.chance.choice([one for one in window.choices if not one.startswith(("lift", "back", "roads"))])
        self.awaited = {"do": words, "ticket": window.page["ticket"], "id": self.chance.getrandbits(53)}
        await window.send(**self.awaited)

    async def _hear(self, window: Window) -> None:
        """Read until the answer is confirmed, and its news have come."""
        assert self.awaited is not None
        confirmed = await window.until("taken")
        assert confirmed["taken"] == self.awaited["id"]
        self.taken.append(confirmed["taken"])
        answered, self.awaited = self.awaited, None
        await window.until_true(lambda page: page["ticket"] != answered["ticket"])


async def test_every_answer_is_taken_once_however_the_server_ends(tmp_path: Path, database: str) -> None:
    """Killed before or after it has stored an answer, which is then sent again: none is lost, doubled or reordered."""
    kills = 4 if database.startswith("sqlite") else 2
    chance = Random(15)
    async with outpost(tmp_path, database) as place:
        seats = [{"kind": "me"}, bot("level1"), bot("level1")]
        made = await place.call(
            "POST", "/api/tables", game=GAME, name="Ann", seats=seats, options={}, tempo="off", start=True
        )
        table = str(made.json()["id"])
        sender = Sender(place, table, made.cookies[COOKIE], chance)
        for kill in range(kills):
            await within(sender.play_until_killed(chance.randint(1, 3), is_seen=kill % 2 == 1))
            stored = await place.answers(table)
            assert stored[: len(sender.taken)] == sender.taken
            assert sender.awaited is not None
            assert stored[len(sender.taken) :] in ([], [sender.awaited["id"]])
            assert kill % 2 == 0 or len(stored) > len(sender.taken)
            await place.start()
    assert "Traceback" not in place.log.read_text()
