"""Bots and hints through real workers on a real PostgreSQL: they come, stop, die, and the database restarts."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.sample import scene
from tests.server import postgres
from tests.server.jobs.working import (
    CREW,
    JOBS,
    WorkerProcess,
    asked,
    paused,
    roster_of,
    until_asked,
    until_lent,
    working,
)
from tests.server.running import ME, Guest, RunningServer, Window, bot, eventually
from tests.server.several import Neighbour, neighbours
from tests.server.test_metrics import shown

pytestmark = pytest.mark.anyio

# The connections by which jobs go, of servers and workers.
CUT_OFF = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ILIKE '%procrastinate%'
"""
STATES = "SELECT status::text FROM procrastinate_jobs"


@pytest.fixture
async def server(tmp_path: Path, postgres_database: str) -> AsyncIterator[Neighbour]:
    async with neighbours(tmp_path, postgres_database, 1) as (found,):
        yield found


async def play(window: Window, answers: int = 2) -> None:
    """Answer so often, each time as soon as the bot has."""
    for _ in range(answers):
        await window.until_true(lambda page: bool(page["choices"]))
        await window.do(window.choices[0])
    await window.until_true(lambda page: bool(page["choices"]))


@contextlib.asynccontextmanager
async def against_a_bot(server: RunningServer, name: str = "Ann") -> AsyncIterator[Window]:
    """A window of a game against a bot, which has begun."""
    async with Guest(server, name) as guest:
        table = (await guest.make(ME, bot("level1"), start=True))["id"]
        async with guest.look(table) as window:
            yield window


@contextlib.asynccontextmanager
async def in_thought(server: RunningServer, database: str) -> AsyncIterator[tuple[str, int]]:
    """A table where a bot thinks for long, in a worker; and how many lines it has."""
    async with Guest(server, "Ann") as ann:
        table = await server.lay(scene(seats=2, at="place : 1"), ann, "search", tempo="calm")
        before = len(await server.record(table))
        async with ann.look(table):
            await until_asked(database, STATES, [("doing",)])
            yield table, before


async def until_answered(server: RunningServer, table: str, before: int) -> list[str]:
    """The lines that have been stored since, as soon as there is one."""
    ledger = server.live(table).ledger
    assert ledger is not None
    await eventually(lambda: ledger.stored > before)
    return (await server.record(table))[before:]


async def test_a_bot_answers_through_a_worker_that_stops_in_the_end(
    tmp_path: Path, postgres_database: str, server: Neighbour
) -> None:
    pool = server.registry.services.pool
    with working(tmp_path, postgres_database, "one") as (worker,):
        await until_lent(server, 1)
        async with against_a_bot(server) as window:
            await play(window)
            assert pool.pids == []
            await until_asked(postgres_database, JOBS, [])
            told = shown(server)
            assert (told["posse_remote_workers"], told["posse_remote_worker_slots"]) == (1, 1)
            assert (told["posse_jobs_waiting"], told["posse_questions_waiting"], told["posse_workers"]) == (0, 0, 0)
            assert worker.stop() == 0
            await until_lent(server, 0)
            await play(window)  # without workers, as ever
            assert len(pool.pids) == 1
    assert await asked(postgres_database, CREW) == []
    assert "Traceback" not in worker.said


async def test_a_hint_comes_through_a_worker(tmp_path: Path, postgres_database: str, server: Neighbour) -> None:
    with working(tmp_path, postgres_database, "one"):
        await until_lent(server, 1)
        async with Guest(server, "Ann") as ann:
            table = await server.lay(scene(seats=2, at="place : 0"), ann, "level1", tempo="off")
            async with ann.look(table) as window:
                choices = window.choices
                await window.send(hint=True, id=5)
                told = await window.until("hint")
        assert told["hint"] in choices
        assert told["reason"]["next"] in choices
        assert server.registry.services.pool.pids == []


async def test_two_servers_share_two_workers(tmp_path: Path, postgres_database: str) -> None:
    async with neighbours(tmp_path, postgres_database) as servers:
        with working(tmp_path, postgres_database, "one", "two"):
            await until_asked(postgres_database, CREW, [("one", 1), ("two", 1)])
            for server in servers:
                await until_lent(server, 1)
            for number, server in enumerate(servers):
                async with against_a_bot(server, f"guest {number}") as window:
                    await play(window)
                assert server.registry.services.pool.pids == []


async def test_a_worker_that_is_killed_in_thought_gives_its_job_back(
    tmp_path: Path, postgres_database: str, server: Neighbour, caplog: pytest.LogCaptureFixture
) -> None:
    with working(tmp_path, postgres_database, "one") as (worker,):
        await until_lent(server, 1)
        async with in_thought(server, postgres_database) as (table, before):
            worker.kill()
            assert len(await until_answered(server, table, before)) == 1
        assert roster_of(server).lent == 0
        assert caplog.text.count("is gone") == 1


async def test_a_worker_that_was_paused_answers_nothing_twice(
    tmp_path: Path, postgres_database: str, server: Neighbour
) -> None:
    with working(tmp_path, postgres_database, "one") as (worker,):
        await until_lent(server, 1)
        async with in_thought(server, postgres_database) as (table, before):
            async with paused(worker.pid):
                assert len(await until_answered(server, table, before)) == 1
            await until_asked(postgres_database, JOBS, [])
            await until_lent(server, 1)
        async with against_a_bot(server, "Bob") as window:
            await play(window)
        assert len((await server.record(table))[before:]) == 1
    assert "Traceback" not in worker.said


async def test_a_worker_that_is_stopped_in_thought_answers_first(
    tmp_path: Path, postgres_database: str, server: Neighbour, caplog: pytest.LogCaptureFixture
) -> None:
    with working(tmp_path, postgres_database, "one") as (worker,):
        await until_lent(server, 1)
        async with in_thought(server, postgres_database) as (table, before):
            assert worker.process is not None
            worker.process.terminate()
            await until_asked(postgres_database, CREW, [("one", 0)])
            assert len(await until_answered(server, table, before)) == 1
        assert await worker.ended() == 0
    assert "is gone" not in caplog.text
    assert "Traceback" not in worker.said


async def test_a_worker_goes_on_after_it_was_cut_off_unless_the_database_is_newer(
    tmp_path: Path, postgres_database: str, server: Neighbour
) -> None:
    with working(tmp_path, postgres_database, "one") as (worker,):
        await until_lent(server, 1)
        await asked(postgres_database, CUT_OFF)
        async with against_a_bot(server) as window:
            await play(window)
        assert worker.process is not None
        assert worker.process.poll() is None
        await asked(postgres_database, "UPDATE alembic_version SET version_num = 'tomorrow'")
        await asked(postgres_database, "ALTER TABLE worker RENAME TO worker_of_tomorrow")
        assert await worker.ended() == 2
    assert "newer version" in worker.said
    assert "Traceback" not in worker.said


async def test_workers_and_servers_survive_a_restart_of_postgresql(tmp_path: Path) -> None:
    with contextlib.ExitStack() as until_the_end:
        try:
            database = until_the_end.enter_context(postgres.cluster(postgres.SAFE_FROM_CRASHES))
        except postgres.NoPostgres as reason:
            pytest.skip(str(reason))  # skipped without PostgreSQL, with the reason
        async with neighbours(tmp_path, database.address, 1) as (server,):
            worker: WorkerProcess
            (worker,) = until_the_end.enter_context(working(tmp_path, database.address, "one"))
            await until_lent(server, 1)
            async with against_a_bot(server) as window:
                await play(window)
                database.crash()
                database.start()
            async with against_a_bot(server, "Bob") as window:
                await play(window)
            await until_lent(server, 1)
            await eventually(lambda: server.registry.services.pool.pids == [])
            async with against_a_bot(server, "Cat") as window:
                await play(window)
            assert server.registry.services.pool.pids == []
            assert worker.stop() == 0
        assert "Traceback" not in worker.said
        assert worker.said.count("does not answer") <= 1
