"""Two real processes on one PostgreSQL: one is stopped, paused beyond its lease or killed, and the other plays on."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import asyncpg  # type: ignore[import-untyped]  # it comes without types
import pytest
from websockets.exceptions import ConnectionClosed

from posse.server.store import Store
from tests.server.running import ME, PATIENCE, Guest, RunningServer, Window, asked_first, local
from tests.server.test_kill import HOST, Outpost, outpost

pytestmark = pytest.mark.anyio

OWNER = "SELECT split_part(name, ':', 2)::int FROM lease JOIN server ON server.id = owner WHERE table_id = $1"
RESTART = 1012


class Address:
    """Where one of the processes is reached, as far as a guest needs to know."""

    def __init__(self, place: Outpost) -> None:
        self.address = f"{HOST}:{place.port}"


def at(place: Outpost) -> RunningServer:
    return cast("RunningServer", Address(place))


@contextlib.asynccontextmanager
async def two(folder: Path, database: str) -> AsyncIterator[tuple[Outpost, Outpost]]:
    for name in ("one", "two"):
        folder.joinpath(name).mkdir()
    async with outpost(folder / "one", database) as one, outpost(folder / "two", database) as other:
        yield one, other


async def owner_of(database: str, table: str) -> int | None:
    connection = await asyncpg.connect(database)
    try:
        return cast("int | None", await connection.fetchval(OWNER, table))
    finally:
        await connection.close()


async def record(database: str, table: str) -> list[str]:
    store = await Store.open(database)
    try:
        return [line.text for line in await store.lines(table)]
    finally:
        await store.close()


async def play(window: Window, answers: int) -> None:
    """Answer for the seat of a window, whenever it is asked."""
    for _ in range(answers):
        await window.until_true(lambda page: bool(page["choices"]))
        await window.do(window.choices[0])


async def both(guest: Guest, table: str, stack: contextlib.AsyncExitStack) -> list[Window]:
    return [await stack.enter_async_context(guest.look(table, seat=seat)) for seat in (0, 1)]


async def play_some(guest: Guest, table: str, answers: int) -> None:
    async with contextlib.AsyncExitStack() as stack:
        windows = await both(guest, table, stack)
        for _ in range(answers):
            asked, (other,) = asked_first(windows)
            await asked.do(asked.choices[0])
            await other.until("events")


async def table_of(guest: Guest) -> str:
    """A running table with two people at one device."""
    return str((await guest.make(ME, local("Bob"), start=True))["id"])


async def test_a_process_that_was_paused_beyond_its_lease_changes_nothing(
    tmp_path: Path, postgres_database: str
) -> None:
    async with two(tmp_path, postgres_database) as (one, other), Guest(at(one), "Ann") as ann:
        table = await table_of(ann)
        await play_some(ann, table, 4)
        before = await record(postgres_database, table)
        paused = await owner_of(postgres_database, table)
        assert paused is not None
        async with contextlib.AsyncExitStack() as stack:
            stale = asked_first(await both(ann, table, stack))[0]
            os.kill(paused, signal.SIGSTOP)
            try:
                await stale.click(stale.choices[0])  # it is read when the process goes on
                ann.visit(at(other))
                await play_some(ann, table, 3)
                taken_over = await record(postgres_database, table)
            finally:
                os.kill(paused, signal.SIGCONT)
            with contextlib.suppress(ConnectionClosed):
                assert await stale.closed() == RESTART
            assert not any("events" in message for message in stale.heard)
        assert await owner_of(postgres_database, table) != paused
        assert taken_over[: len(before)] == before
        assert len(taken_over) == len(before) + 3
        ann.visit(at(one))
        await play_some(ann, table, 2)
        after = await record(postgres_database, table)
        assert after[: len(taken_over)] == taken_over
        assert len(after) == len(taken_over) + 2


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_another_process_plays_on(tmp_path: Path, postgres_database: str, how: signal.Signals) -> None:
    async with two(tmp_path, postgres_database) as (one, other), Guest(at(one), "Ann") as ann:
        table = await table_of(ann)
        await play_some(ann, table, 1)  # so it stays there
        ann.visit(at(other))
        await play_some(ann, table, 4)  # passed on
        before = await record(postgres_database, table)
        owner = await owner_of(postgres_database, table)
        assert owner is not None
        async with ann.look(table) as window:
            os.kill(owner, how)
            code = await window.closed()
            assert code == (RESTART if how == signal.SIGTERM else 0)
        async with asyncio.timeout(PATIENCE):
            await play_some(ann, table, 2)
        after = await record(postgres_database, table)
        assert after[: len(before)] == before
        assert len(after) == len(before) + 2
