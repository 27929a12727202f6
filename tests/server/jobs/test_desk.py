"""A question becomes a job; one reply is taken, and nothing is left of what nobody needs any more."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it comes without types
import orjson
import pytest

import posse
from posse.server.bots.fair_queue import Asker, Priority
from posse.server.bots.pool import Pool
from posse.server.bots.process import MARGIN_SECONDS, Lost
from posse.server.bots.questions import Gone, Question
from posse.server.jobs.desk import Desk
from posse.server.jobs.roster import Roster
from posse.server.store import Store
from posse.server.store.workers import WorkerRow
from tests.server.bots.test_scheduling import Paper
from tests.server.running import PATIENCE, eventually

pytestmark = pytest.mark.anyio

TAKE = "UPDATE procrastinate_jobs SET status = 'doing', worker_id = $1 WHERE status = 'todo' RETURNING args"
ENLIST = "INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now() - make_interval(secs => $1)) RETURNING id"
LEFT = "SELECT queue_name, status::text, abort_requested FROM procrastinate_jobs ORDER BY id"
NOTIFY = "SELECT pg_notify($1, $2)"


class Pretender:
    """Whoever takes jobs, whatever worker they are meant for."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def take(self, late: float = 0.0) -> dict[str, Any]:
        """The next job, taken by a worker that was last heard of so many seconds ago."""
        worker = await self._connection.fetchval(ENLIST, late)
        async with asyncio.timeout(PATIENCE):
            while not (taken := await self._connection.fetch(TAKE, worker)):
                await asyncio.sleep(0.01)
        job: dict[str, Any] = orjson.loads(taken[0]["args"])
        return job

    async def reply(self, job: dict[str, Any], **reply: Any) -> None:
        payload = orjson.dumps({"number": job["number"], **reply}).decode()
        await self._connection.execute(NOTIFY, job["channel"], payload)

    async def left(self) -> list[tuple[str, str, bool]]:
        """The jobs that there are."""
        return [tuple(row) for row in await self._connection.fetch(LEFT)]

    async def until_left(self, *wanted: tuple[str, str, bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while await self.left() != list(wanted):
                await asyncio.sleep(0.01)


@pytest.fixture
async def desk(postgres_database: str) -> AsyncIterator[Desk]:
    await (await Store.open(postgres_database)).close()
    desk = Desk(postgres_database)
    await desk.open()
    await eventually(lambda: desk.is_listening)
    yield desk
    await desk.close()


@pytest.fixture
async def other(desk: Desk, postgres_database: str) -> AsyncIterator[Pretender]:
    connection = await asyncpg.connect(postgres_database)
    yield Pretender(connection)
    await connection.close()


def asking(desk: Desk, worker: str = "w", limit: float = 60.0) -> asyncio.Task[dict[str, Any]]:
    asked = {"table": "t", "seat": 1, "level": "level4", "advice": False, "seconds": 2.0, "limit": limit}
    question = Question(Paper("t"), Asker("203.0.113.1", "ann", Priority.HINT), 2.0, asked)
    return asyncio.create_task(desk.ask(worker, question))


async def test_a_job_tells_what_the_worker_must_know_and_nothing_about_people(desk: Desk, other: Pretender) -> None:
    answer = asking(desk)
    job = await other.take()
    assert job.pop("channel").startswith("posse-")
    told = {"table": "t", "length": 1, "seat": 1, "level": "level4", "advice": False, "seconds": 2.0, "number": 0}
    assert job == told
    answer.cancel()


async def test_each_question_gets_its_own_reply_and_one_only(desk: Desk, other: Pretender) -> None:
    first = asking(desk)
    job = await other.take()
    second = asking(desk)
    later = await other.take()
    await other.reply(later, words="pass")
    assert await second == {"words": "pass"}
    await other.reply(later, words="too late")
    await other.reply(job, words="place wages", reason=None)
    await other.reply(job, words="another")
    assert await first == {"words": "place wages", "reason": None}


async def test_without_a_reply_in_time_the_job_is_withdrawn(desk: Desk, other: Pretender) -> None:
    with pytest.raises(Lost):
        await asking(desk, limit=0.05 - MARGIN_SECONDS)
    await other.until_left()


async def test_a_job_that_has_begun_is_told_to_stop(desk: Desk, other: Pretender) -> None:
    answer = asking(desk)
    await other.take()
    answer.cancel()
    await other.until_left(("w", "doing", True))


async def test_what_a_worker_that_is_gone_was_asked_fails_at_once(desk: Desk, other: Pretender) -> None:
    answer, elsewhere = asking(desk, "gone"), asking(desk, "w")
    async with asyncio.timeout(PATIENCE):
        while len(await other.left()) < 2:
            await asyncio.sleep(0.01)
    desk.give_up("gone")
    with pytest.raises(Gone):
        await answer
    await other.until_left(("w", "todo", False))
    job = await other.take()
    await other.reply(job, words="pass")
    assert await elsewhere == {"words": "pass"}


async def test_what_a_worker_was_asked_before_its_slots_went_elsewhere_fails_when_it_dies(
    desk: Desk, other: Pretender, postgres_database: str
) -> None:
    """Servers share workers, so one may have to do without a worker that it waits for; it is still awaited."""
    store, pool = await Store.open(postgres_database), Pool(1)
    roster = Roster(store.workers, desk, pool, lambda: "s")
    row = WorkerRow("w", "attic", 1, posse.__version__)
    await store.workers.enrol(row, PATIENCE)
    await roster.look()
    assert roster.lent == 1
    answer = asking(desk)
    await other.take()
    await store.workers.enrol(row._replace(slots=0), PATIENCE)
    await roster.look()
    assert roster.lent == 0
    await store.workers.leave("w")
    await roster.look()
    with pytest.raises(Gone):
        await answer
    await store.close()


async def test_a_sweep_deletes_what_dead_workers_have_left(desk: Desk, other: Pretender) -> None:
    """Those that are alive keep their jobs, whether they have begun them or not."""
    asked = [asking(desk, "dead")]
    await other.take(late=3600.0)
    asked.append(asking(desk, "alive"))
    await other.take()
    asked += [asking(desk, "alive"), asking(desk, "dead, too")]
    async with asyncio.timeout(PATIENCE):
        while len(await desk.waiting()) < 2:
            await asyncio.sleep(0.01)
    await desk.sweep(await desk.waiting(), {"alive"})
    assert await other.left() == [("alive", "doing", False), ("alive", "todo", False)]
    for answer in asked:
        answer.cancel()


async def test_what_was_said_while_nobody_listened_is_asked_again(
    desk: Desk, other: Pretender, postgres_database: str
) -> None:
    answer = asking(desk)
    await other.take()
    connection = await asyncpg.connect(postgres_database)
    try:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            " AND datname = current_database() AND query LIKE 'LISTEN%'"
        )
    finally:
        await connection.close()
    with pytest.raises(Gone):
        await answer


async def test_without_a_database_a_worker_cannot_be_asked(desk: Desk, postgres_database: str) -> None:
    connection = await asyncpg.connect(postgres_database)
    try:
        await connection.execute("ALTER TABLE procrastinate_jobs RENAME TO elsewhere")
        with pytest.raises(Gone):
            await asking(desk)
    finally:
        await connection.close()
