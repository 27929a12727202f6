"""Pages on which people see their tables are told when to look again, in whichever process something has happened."""

import contextlib
from collections.abc import AsyncIterator, Callable, Collection
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from posse.server.cluster import bulletin as bulletins
from posse.server.http.access import COOKIE
from posse.server.people.bans import PERSON
from posse.server.settings import Settings
from posse.server.store.admin import Admin
from posse.server.store.rows import Ban, TableRow
from posse.server.tables import home_pages
from posse.server.tables.home_news import NoHomeNews
from tests.sample import scene
from tests.server.running import ME, OPEN, PATIENCE, Guest, RunningServer, eventually, opened, together, within
from tests.server.samples import DAY, outsider
from tests.server.several import Neighbour, neighbours

pytestmark = pytest.mark.anyio

FORBIDDEN = 4403
LOGGED_OUT = 4401
LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


@pytest.fixture(autouse=True)
def _public_news_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home_pages, "PUBLIC_SECONDS", 0.0)


@pytest.fixture(params=["one process", "two processes"])
def database(request: pytest.FixtureRequest) -> str | None:
    found: str | None = request.getfixturevalue("postgres_database") if request.param == "two processes" else None
    return found


@pytest.fixture
async def servers(
    database: str | None, tmp_path: Path, _public_news_at_once: None
) -> AsyncIterator[list[RunningServer]]:
    """Where something happens, and where somebody looks on: in the same process on SQLite, in another on PostgreSQL."""
    if database is None:
        async with opened(Settings(tmp_path, workers=1)) as server:
            yield [server, server]
    else:
        async with neighbours(tmp_path, database) as found:
            yield [*found]


@pytest.fixture
async def two(tmp_path: Path, postgres_database: str, _public_news_at_once: None) -> AsyncIterator[list[Neighbour]]:
    async with neighbours(tmp_path, postgres_database) as found:
        yield found


class Page:
    """An open home page."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest = guest
        self.socket = socket

    async def news(self) -> list[str]:
        """What it is told next to look at."""
        found: list[str] = orjson.loads(await within(self.socket.recv()))["news"]
        return found

    async def until(self, part: str, seen: Callable[[Any], bool], path: str = "/api/lobby") -> None:
        """Look as often as it is told to look at this part, until something is seen; it never looks by itself."""
        while True:
            if part in await self.news() and seen(await self.guest.get(path)):
                return


@contextlib.asynccontextmanager
async def home(guest: Guest) -> AsyncIterator[Page]:
    """The home page of somebody, who has looked at it."""
    sent = {"Cookie": f"{COOKIE}={guest.cookie}"} if guest.cookie else {}
    url = f"ws://{guest.server.address}/api/news"
    async with connect(url, additional_headers=sent, proxy=None, open_timeout=PATIENCE) as socket:
        page = Page(guest, socket)
        assert await page.news() == ["mine", "lobby"]
        yield page


def card(lobby: Any, shelf: str, table: str) -> Any:
    return next((one for one in lobby[shelf] if one["id"] == table), None)


async def test_a_stranger_is_told_of_public_tables(servers: list[RunningServer]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(here, "Bob") as bob, Guest(there, "Cat") as cat, home(cat) as page:
        table = (await ann.make(ME, OPEN))["id"]
        await page.until("lobby", lambda lobby: card(lobby, "open", table) is not None)
        await bob.join(table)
        await page.until(
            "lobby", lambda lobby: [seat["name"] for seat in card(lobby, "open", table)["seats"]][1] == "Bob"
        )
        await ann.at(table, "start")
        await page.until("lobby", lambda lobby: card(lobby, "running", table) is not None)


async def test_somebody_is_told_that_it_is_their_turn(servers: list[RunningServer]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(there, "Bob") as bob:
        await bob.person()
        table = await here.lay(scene(seats=2, at="place : 0"), ann, bob, tempo="off", public=False)
        async with ann.look(table) as window, home(bob) as page:
            assert not card(await bob.get("/api/lobby"), "mine", table)["waits"]
            await window.do(window.choices[0])
            await page.until("mine", lambda lobby: card(lobby, "mine", table)["waits"])


async def test_somebody_is_told_of_an_invitation(servers: list[RunningServer]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(there, "Bob") as bob:
        await together(ann, bob)
        table = (await ann.make(ME, OPEN, public=False))["id"]
        async with home(bob) as page:
            await ann.at(table, "invite", person=(await bob.person()).id)
            await page.until(
                "mine",
                lambda found: [one["table"]["id"] for one in found["invitations"]] == [table],
                "/api/invitations",
            )


async def test_somebody_is_told_who_comes_to_a_table_and_goes(servers: list[RunningServer]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(there, "Cat") as cat, home(cat) as page:
        table = (await ann.make(ME, OPEN))["id"]

        def is_here(lobby: Any) -> bool:
            found = card(lobby, "open", table)
            return found is not None and [seat["here"] for seat in found["seats"]] == [True, False]

        async with ann.look(table):
            await page.until("lobby", is_here)
        await page.until("lobby", lambda lobby: not is_here(lobby))


async def test_whoever_has_lost_a_seat_is_told(servers: list[RunningServer]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(there, "Bob") as bob:
        table = (await ann.make(ME, OPEN, public=False))["id"]
        await bob.join(table)
        async with home(bob) as page:
            assert card(await bob.get("/api/lobby"), "mine", table) is not None
            await ann.at(table, "seats/1", kind="open")
            await page.until("mine", lambda lobby: card(lobby, "mine", table) is None)


class Notes(NoHomeNews):
    """Counts the moves that are told."""

    moves = 0

    def note_move(self, row: TableRow, looking: Collection[str]) -> None:
        self.moves += 1


async def test_a_secret_answer_is_told_to_nobody(tmp_path: Path) -> None:
    """Nothing is told before the next move of which everybody sees something, nor if it is taken back."""
    match = scene(seats=2, options={"kit_carson": True}, cowboys={"gambling": [0]}, at="kit_carson : 0+1")
    async with (
        opened(Settings(tmp_path, workers=1)) as server,
        Guest(server, "Ann") as ann,
        Guest(server, "Bob") as bob,
    ):
        notes = server.registry.services.home_news = Notes()
        table = await server.lay(match, ann, bob)
        async with ann.look(table) as window:
            await window.do(next(words for words in window.choices if words.startswith("lift")))
            await window.do("back")
            assert notes.moves == 0
            await window.do(next(words for words in window.choices if words.startswith("place")))
            assert notes.moves == 1


async def test_a_page_of_somebody_else_is_not_told_of_a_private_table(servers: list[RunningServer]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(there, "Cat") as cat, home(cat) as page:
        await ann.make(ME, OPEN, public=False)
        table = (await ann.make(ME, OPEN))["id"]
        assert await page.news() == ["lobby"]
        assert card(await cat.get("/api/lobby"), "open", table) is not None


async def test_after_a_broken_connection_pages_look_again(
    two: list[Neighbour], postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was told meanwhile is lost: everybody looks again, and every process tells once more who is there."""
    monkeypatch.setattr(bulletins, "RETRY_SECONDS", 0.01)
    here, there = two
    async with Guest(here, "Ann") as ann, Guest(there, "Cat") as cat:
        await cat.person()
        table = (await ann.make(ME, OPEN))["id"]
        async with home(cat) as page, ann.look(table):
            await page.until("lobby", lambda lobby: card(lobby, "open", table)["seats"][0]["here"])
            async with outsider(postgres_database) as connection:
                assert (await connection.execute(text(LISTENERS))).all()
            await page.until("mine", lambda _: True)
            await page.until("lobby", lambda lobby: card(lobby, "open", table)["seats"][0]["here"])


async def test_who_was_at_a_table_of_a_process_that_is_gone_is_forgotten(two: list[Neighbour]) -> None:
    here, there = two
    whereabouts = there.registry.services.whereabouts
    async with Guest(here, "Ann") as ann:
        table = (await ann.make(ME, OPEN))["id"]
        async with ann.look(table):
            await eventually(lambda: whereabouts.seats(table) == 1)
            whereabouts.hear("a process that has crashed", {"lost": 1})
            await eventually(lambda: whereabouts.seats("lost") == 0)
            assert whereabouts.seats(table) == 1


async def test_a_page_is_closed_when_its_person_is_banned_or_logs_out(
    two: list[Neighbour], postgres_database: str
) -> None:
    here, there = two
    async with Guest(there, "Ann") as ann, Guest(there, "Bob") as bob, Admin.opened(postgres_database) as office:
        banned = (await ann.person()).id
        await bob.person()
        async with home(ann) as page, home(bob) as other:
            await office.ban(Ban(PERSON, banned, DAY), 1_800_000_000_000)
            assert await closed(page) == FORBIDDEN
            bob.visit(here)
            await bob.post("/api/logout/everywhere")
            assert await closed(other) == LOGGED_OUT


async def closed(page: Page) -> int:
    """The code with which the server closes the connection of a page."""
    try:
        while True:
            await within(page.socket.recv())
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 0


async def test_a_page_can_ask_for_nothing_but_a_sign_of_life(tmp_path: Path) -> None:
    async with opened(Settings(tmp_path, workers=1)) as server, Guest(server, "Ann") as ann, home(ann) as page:
        await page.socket.send('{"ping": 7}')
        assert orjson.loads(await within(page.socket.recv())) == {"pong": 7}
        await page.socket.send('{"say": "Howdy", "key": "k"}')
        assert orjson.loads(await within(page.socket.recv()))["error"]["key"] == "table-not-running"
