"""Rate limits per client, and cache headers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from posse.server.settings import Limits, Rate, Settings
from posse.server.socket.close_codes import CloseCode
from tests.server.running import (
    ME,
    OPEN,
    Guest,
    Refused,
    RunningServer,
    bot,
    eventually,
    finished,
    looking,
    opened,
    within,
)

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def limited(folder: Path, limits: Limits) -> AsyncIterator[tuple[RunningServer, Guest]]:
    """A server with these limits, which also apply to local requests, and a guest."""
    settings = Settings(folder, workers=1, limits=limits._replace(includes_this_machine=True))
    async with opened(settings) as server, Guest(server, "Ann") as ann:
        yield server, ann


async def play_again(guest: Guest, table: str) -> str:
    """Resign at once, and start another game; returns its id."""
    seat = next(seat["seat"] for seat in (await guest.table(table))["seats"] if seat["mine"])
    await guest.at(table, "resign", seat=seat)
    new = str((await guest.at(table, "rematch"))["id"])
    await guest.join(new)
    await guest.at(new, "start")
    return new


async def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    async with limited(tmp_path, Limits(tables=Rate(0.001, 3))) as (_, ann):
        table = (await ann.make(ME, bot(), start=True))["id"]
        for _ in range(2):
            table = await play_again(ann, table)
        with pytest.raises(Refused) as refused:
            await play_again(ann, table)
        assert (refused.value.status, refused.value.key) == (429, "too-fast")


async def test_calls_and_connections_share_a_rate_limit(tmp_path: Path) -> None:
    async with limited(tmp_path, Limits(calls=Rate(0.001, 3))) as (server, ann):
        table = await server.lay(finished(), ann, "random")  # the guest has made the first call by now
        for _ in range(2):
            await ann.get(f"/api/tables/{table}/replay/5")
        with pytest.raises(Refused) as refused:
            await ann.get(f"/api/tables/{table}/replay/5")
        assert refused.value.status == 429
        async with ann.socket(table) as socket:
            assert "too-fast" in str(await within(socket.recv()))
            await socket.wait_closed()
            assert socket.close_code == CloseCode.TRY_AGAIN_LATER


async def test_a_client_has_only_so_many_connections_at_once(tmp_path: Path) -> None:
    async with limited(tmp_path, Limits(connections=2)) as (server, ann), Guest(server, "Bob") as bob:
        table = await server.lay(finished(), ann, bob)
        async with looking(table, ann, bob), ann.socket(table) as socket:
            assert "too-fast" in str(await within(socket.recv()))
        await eventually(lambda: server.dependencies.limits.connections.total == 0)
        async with ann.look(table) as window:
            assert window.seat == 0


async def test_requests_of_this_machine_are_not_counted(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1, limits=Limits(calls=Rate(0.001, 1), guests=Rate(0.001, 1)))
    async with opened(settings) as server, Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        for guest in (ann, bob):
            await guest.person()
            await guest.get("/api/me")


async def test_what_is_told_to_one_person_is_in_no_cache(ann: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    for path in ("/api/me", "/api/lobby", f"/api/tables/{table}", "/api/nothing"):
        assert (await ann.call("GET", path)).headers["cache-control"] == "no-store"
