"""Two real processes on one PostgreSQL behind a real HAProxy, with the configuration that the documentation gives."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from posse.cli.serve import network_address
from tests.server.proxies import NoProxy, haproxy
from tests.server.running import ME, PATIENCE, Guest, RunningServer, local
from tests.server.test_kill import HOST, Outpost, outpost
from tests.server.test_takeover import owner_of, record

pytestmark = pytest.mark.anyio

SERVED_BY = "X-Served-By"
TABLES = 12  # so many that a hash which leads all of them to one process would be a miracle


class Site(NamedTuple):
    """The two processes, by the names that HAProxy gives them, and the port in front of them."""

    servers: dict[str, Outpost]
    port: int
    database: str

    @property
    def address(self) -> str:
        return f"{HOST}:{self.port}"

    def guest(self, name: str) -> Guest:
        return Guest(cast("RunningServer", self), name)

    def name_of(self, pid: int | None) -> str:
        return next(name for name, place in self.servers.items() if place.pid == pid)


@pytest.fixture
async def site(tmp_path: Path, postgres_database: str) -> AsyncIterator[Site]:
    for name in ("one", "two"):
        tmp_path.joinpath(name).mkdir()
    async with (
        outpost(tmp_path / "one", postgres_database) as one,
        outpost(tmp_path / "two", postgres_database) as two,
    ):
        with contextlib.ExitStack() as until_the_end:
            try:
                port = until_the_end.enter_context(haproxy(tmp_path / "haproxy", one.port, two.port))
            except NoProxy as reason:
                pytest.skip(str(reason))  # skipped without the program, with the reason
            yield Site({"one": one, "two": two}, port, postgres_database)


async def table_of(guest: Guest) -> str:
    """A running table with two people at one device."""
    return str((await guest.make(ME, local("Bob"), start=True))["id"])


async def answered(guest: Guest, table: str) -> None:
    """Answer once for whichever seat is asked, by connections that last for this answer."""
    async with guest.look(table, seat=0) as one, guest.look(table, seat=1) as two:
        asked = one if one.choices else two
        assert "events" in await asked.do(asked.choices[0])


async def sooner_or_later(guest: Guest, table: str) -> None:
    """The same as a browser does it: try again whatever goes wrong with the connection."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await answered(guest, table)
                return
            except (ConnectionClosed, InvalidStatus, OSError):
                await asyncio.sleep(0.2)


async def served_by(guest: Guest, table: str) -> str:
    answer = await guest.call("GET", f"/api/tables/{table}")
    answer.raise_for_status()
    return str(answer.headers[SERVED_BY])


async def test_everything_about_a_table_reaches_the_process_in_which_it_lives(site: Site) -> None:
    async with site.guest("Ann") as ann:
        homes = {}
        for table in [await table_of(ann) for _ in range(TABLES)]:
            await answered(ann, table)
            homes[table] = await served_by(ann, table)
            assert {await served_by(ann, table) for _ in range(3)} == {homes[table]}
            assert site.name_of(await owner_of(site.database, table)) == homes[table]
        assert set(homes.values()) == {"one", "two"}
        others = {(await ann.call("GET", "/api/games")).headers[SERVED_BY] for _ in range(4)}
        assert others == {"one", "two"}


async def test_the_server_learns_who_the_visitor_is(site: Site) -> None:
    address = network_address()
    if address is None:
        pytest.skip("this machine has no other address to come from")
    async with site.guest("Ann") as ann:
        forged = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
        seen = (await ann.http.get(f"http://{address}:{site.port}/api/seen", headers=forged)).json()
        assert (seen["address"], seen["scheme"]) == (address, "http")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_process_that_does_not_answer_is_left_out_and_its_browsers_play_on(
    site: Site, how: signal.Signals
) -> None:
    """A process that is paused keeps its connections open: HAProxy ends them, or a browser would wait."""
    async with site.guest("Ann") as ann:
        table = await table_of(ann)
        await answered(ann, table)
        before = await record(site.database, table)
        owner = await owner_of(site.database, table)
        assert owner is not None
        gone = site.name_of(owner)
        async with ann.look(table) as window:
            os.kill(owner, how)
            try:
                await window.closed()
                await sooner_or_later(ann, table)
                assert await served_by(ann, table) != gone
            finally:
                os.kill(owner, signal.SIGCONT)
        after = await record(site.database, table)
        assert after[: len(before)] == before
        assert len(after) == len(before) + 1


async def test_no_request_fails_while_a_process_is_replaced(site: Site) -> None:
    """It refuses connections as soon as it is told to stop, and HAProxy asks the other one at once."""
    async with site.guest("Ann") as ann:
        tables = [await table_of(ann) for _ in range(TABLES)]
        for place in site.servers.values():
            replaced = asyncio.create_task(place.replace())
            while not replaced.done():
                for table in tables:
                    assert (await ann.call("GET", f"/api/tables/{table}")).status_code == 200
                assert (await ann.call("GET", "/api/lobby")).status_code == 200
            await replaced
        for table in tables:
            await sooner_or_later(ann, table)
