"""Bots and hints through real workers on a real PostgreSQL: they come, stop, die, and the database restarts."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import posse
from posse.server.jobs.roster import Roster
from tests.sample import GAME, scene
from tests.server.jobs.working import CREW, JOBS, WorkerProcess, asked, paused, roster_of, until_asked, until_lent, working
from tests.server.running import ME, PATIENCE, Guest, RunningServer, bot, eventually
from tests.server.several import Neighbour, neighbours

pytestmark = pytest.mark.anyio


@pytest.fixture
async def servers(tmp_path: Path, postgres_database: str) -> AsyncIterator[list[Neighbour]]:
    async with neighbours(tmp_path, postgres_database) as found:
        yield found


@pytest.fixture
async def server(tmp_path: Path, postgres_database: str) -> AsyncIterator[Neighbour]:
    async with neighbours(tmp_path, postgres_database, 1) as (found,):
        yield found


async def play_with_a_bot(server: RunningServer, name: str, answers: int = 3) -> str:
    """A game in which a bot has answered so often."""
    async with Guest(server, name) as guest:
        table = (await guest.make(ME, bot("level1"), start=True))["id"]
        async with guest.look(table) as window:
            for _ in range(answers):
                await window.until_true(lambda page: bool(page["choices"]))
                await window.do(window.choices[0])
            await window.until_true(lambda page: bool(page["choices"]))
        return str(table)


async def test_a_bot_answers_through_a_worker(tmp_path: Path, postgres_database: str, server: Neighbour) -> None:
    with working(tmp_path, postgres_database, "one") as (worker,):
        await until_lent(server, 1)
        await play_with_a_bot(server, "Ann")
        assert server.registry.services.pool.pids == []
        assert await asked(postgres_database, JOBS) == []
        assert worker.stop() == 0
        await until_lent(server, 0)
        assert worker.said.count("\n") == 2, worker.said
    await eventually(lambda: len(server.registry.services.pool.pids) == 1)
