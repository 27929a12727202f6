"""Workers live as long as they say so, by the database's clock."""

from collections.abc import AsyncIterator

import asyncpg  # type: ignore[import-untyped]  # it comes without types
import orjson
import pytest

from posse.server.store import BadAddress, Store
from posse.server.store.address import Service
from posse.server.store.news import CHANNEL, STAFFED
from posse.server.store.workers import WorkerRow, Workers
from tests.server.running import eventually

pytestmark = pytest.mark.anyio

LONG = 600.0
OVER = -1.0
ONE = WorkerRow("1", "one", 4, "0.1.0")
TWO = WorkerRow("2", "two", 2, "0.1.0")


@pytest.fixture
async def workers(postgres_database: str) -> AsyncIterator[Workers]:
    store = await Store.open(postgres_database)
    yield store.workers
    await store.close()


async def alive(workers: Workers) -> list[WorkerRow]:
    return (await workers.crew()).workers


async def test_a_worker_is_alive_until_its_time_is_over(workers: Workers) -> None:
    await workers.enrol(TWO, LONG)
    await workers.enrol(ONE, LONG)
    assert await alive(workers) == [ONE, TWO]
    assert await workers.renew("1", OVER)
    assert await alive(workers) == [TWO]
    assert await workers.renew("1", LONG)
    assert await alive(workers) == [ONE, TWO]
    await workers.leave("2")
    assert await alive(workers) == [ONE]
    assert not await workers.renew("2", LONG)


async def test_a_worker_about_to_stop_takes_nothing_more(workers: Workers) -> None:
    await workers.enrol(ONE, LONG)
    await workers.enrol(ONE._replace(slots=0), LONG)
    assert await alive(workers) == [ONE._replace(slots=0)]


async def test_only_those_that_are_late_for_long_are_removed(workers: Workers) -> None:
    await workers.enrol(ONE, -100.0)
    await workers.enrol(TWO, OVER)
    await workers.drop_late(60.0)
    assert not await workers.renew("1", LONG)
    assert await workers.renew("2", LONG)


async def test_servers_are_told_who_comes_and_goes_and_nothing_else(workers: Workers, postgres_database: str) -> None:
    told: list[str] = []
    connection = await asyncpg.connect(postgres_database)
    try:
        await connection.add_listener(CHANNEL, lambda *news: told.append(orjson.loads(news[-1])["kind"]))
        await workers.enrol(ONE, LONG)
        await workers.renew("1", LONG)
        await workers.leave("1")
        await eventually(lambda: len(told) == 2)
    finally:
        await connection.close()
    assert told == [STAFFED, STAFFED]


async def test_the_servers_that_share_them_are_known(workers: Workers, postgres_database: str) -> None:
    store = await Store.open(postgres_database)
    desk = store.lease_desk()
    assert desk is not None
    await desk.open()
    await desk.enrol("b", "host:1", "b:80", LONG)
    await desk.enrol("a", "host:2", "a:80", LONG)
    await desk.enrol("late", "host:3", "late:80", OVER)
    assert (await workers.crew())[1:] == (["a", "b"], 0)
    await desk.close()
    await store.close()


@pytest.mark.parametrize("begins_without_tables", [True])
async def test_a_worker_does_not_make_a_database(postgres_database: str) -> None:
    with pytest.raises(BadAddress) as refused:
        async with Workers.opened(Service(postgres_database)):
            pass
    assert refused.value.key == "older-database"
