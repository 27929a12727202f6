"""What happens to people in one process reaches the others: sessions, names, bans, deletion, tables at rest."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from posse.server.people.bans import PERSON
from posse.server.store.admin import Admin
from posse.server.store.rows import Ban
from tests.sample import scene
from tests.server.programs import program
from tests.server.running import ME, OPEN, PATIENCE, Guest, Refused, eventually, together
from tests.server.several import Neighbour, neighbours

pytestmark = pytest.mark.anyio

LOGGED_OUT = 4401
FORBIDDEN = 4403
TWO_DAYS = {"kind": "days", "days": 2}


@pytest.fixture
async def servers(tmp_path: Path, postgres_database: str) -> AsyncIterator[list[Neighbour]]:
    async with neighbours(tmp_path, postgres_database) as found:
        yield found


async def name_at(guest: Guest, server: Neighbour) -> str | None:
    guest.visit(server)
    name: str | None = (await guest.get("/api/me"))["name"]
    return name


async def test_a_logout_counts_in_every_process(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(there, "Bob") as bob:
        table = await together(bob, ann)
        assert table in there.registry.tables
        assert await name_at(ann, there) == "Ann"
        async with ann.look(table) as window:
            cookie = ann.cookie
            ann.visit(here)
            await ann.post("/api/logout/everywhere")
            assert await window.error() == "logged-out"
            assert await window.closed() == LOGGED_OUT
        for server in servers:
            ann.visit(server)
            answer = await ann.call("GET", "/api/me", headers={"Cookie": f"posse={cookie}"})
            assert answer.json()["name"] is None


async def test_a_revoked_token_counts_in_every_process(servers: list[Neighbour]) -> None:
    """Its connection was made in one process, is passed on to another, and is closed by a third party's click."""
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(there, "Bob") as bob, program(ann) as robo:
        table = (await bob.make(ME, OPEN, guest_bots=True))["id"]
        assert table in there.registry.tables
        await robo.join(table)
        async with robo.look(table) as passed_on:
            robo.visit(there)
            async with robo.look(table) as window:
                own = (await ann.get("/api/account"))["bots"][0]["id"]
                await ann.post(f"/api/bots/{own}/revoke")
                for one in (passed_on, window):
                    assert await one.error() == "logged-out"
                    assert await one.closed() == LOGGED_OUT
        for server in servers:
            robo.visit(server)
            with pytest.raises(Refused, match="no-such-bot"):
                await robo.join(table)


async def test_another_name_is_known_in_every_process(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann:
        await ann.post("/api/me", name="Ann")
        assert await name_at(ann, there) == "Ann"
        ann.visit(here)
        await ann.post("/api/me", name="Annie")
        for _ in range(200):
            if await name_at(ann, there) == "Annie":
                return
        raise AssertionError("the old name is still known")


async def test_the_board_of_a_table_elsewhere_is_asked_for_there(servers: list[Neighbour]) -> None:
    """The home page learns which tables live elsewhere; a call for one of them is passed on."""
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(there, "Bob") as bob:
        table = await together(bob, ann)
        assert await ann.get(f"/api/lobby/boards?table={table}") == {"boards": [], "elsewhere": [table]}
        board = await ann.get(f"/api/tables/{table}/board")
        assert board["view"] == there.live(table).playing().match.view(1)
        assert table not in here.registry.tables


async def test_bots_play_on_for_somebody_deleted_in_another_process(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(there, "Bob") as bob:
        table = await together(bob, ann)
        resting = await there.lay(scene(seats=2, at="place : 0"), ann, bob, tempo="off")
        await there.registry.close_idle(0)
        assert resting not in there.registry.tables
        async with bob.look(table) as window:
            await ann.post("/api/account/delete")
            await window.until_true(lambda page: page["table"]["seats"][1]["resigned"])
            assert (window.table["seats"][1]["name"], window.table["seats"][1]["deleted"]) == (None, True)
        await eventually(lambda: any(resting in server.registry.tables for server in servers))


async def test_a_ban_reaches_every_process_at_once(servers: list[Neighbour], postgres_database: str) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(there, "Bob") as bob, Admin.opened(postgres_database) as office:
        table = await together(bob, ann)
        async with ann.look(table) as window:
            await office.ban(Ban(PERSON, (await ann.person()).id, datetime.now(UTC)), 1_800_000_000_000)
            assert await window.error() == "banned"
            assert await window.closed() == FORBIDDEN
        for server in servers:
            ann.visit(server)
            assert await refusal(ann) == "banned"


async def refusal(guest: Guest) -> str:
    """Why a guest is refused, as soon as the process has heard of it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await guest.get("/api/lobby")
            except Refused as refused:
                return refused.key
            await asyncio.sleep(0.02)


async def test_a_table_at_rest_is_opened_by_any_process(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(here, "Bob") as bob:
        table = await here.lay(scene(seats=2, at="place : 0"), ann, bob, clock=TWO_DAYS, on_time="bot")
        await here.registry.close_idle(0)
        assert table not in here.registry.tables
        ann.visit(there)
        assert [card["waits"] for card in (await ann.get("/api/lobby"))["mine"]] == [True]
        assert table not in there.registry.tables
        async with ann.look(table) as window:
            assert table in there.registry.tables
            await window.do(window.choices[0])
