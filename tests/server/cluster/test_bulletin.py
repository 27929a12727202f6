"""What one process tells reaches the others; after a broken connection they know that they missed something."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from posse.server.cluster import bulletin as bulletins
from posse.server.cluster.bulletin import Bulletin, News
from posse.server.store import Store, StoreFailed
from tests.server.running import eventually, within
from tests.server.samples import outsider, person

pytestmark = pytest.mark.anyio


class Ear:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[News] = []
        self.missed = 0

    def hear(self, news: News) -> None:
        if "unheard-of" in news:
            raise KeyError
        self.heard.append(news)

    async def miss(self) -> None:
        self.missed += 1


@pytest.fixture
async def store(postgres_database: str) -> AsyncIterator[Store]:
    opened = await Store.open(postgres_database)
    yield opened
    await opened.close()


async def test_what_happens_to_people_and_leases_is_told(store: Store, postgres_database: str) -> None:
    ear = Ear()
    bulletin = Bulletin(postgres_database, ear.hear, ear.miss)
    await bulletin.open()
    await within(bulletin.is_listening.wait())
    for name in ("guest", "ann"):
        await store.add_person(person(name))
    await store.change_person("ann", name="Anna")
    await store.merge_people("guest", "ann")
    desk = store.lease_desk()
    assert desk is not None
    await desk.open()
    await desk.enrol("one", "host:1", "one:80", 60)
    await desk.release([("t", 1)])
    await desk.renew("one", -1)
    await desk.reap()
    await desk.reap()
    await eventually(lambda: len(ear.heard) == 4)
    assert ear.heard == [
        {"kind": "changed", "person": "ann"},
        {"kind": "merged", "guest": "guest", "into": "ann"},
        {"kind": "released", "tables": ["t"]},
        {"kind": "released", "tables": []},
    ]
    assert ear.missed == 1
    await desk.close()
    await bulletin.close()


async def test_after_a_broken_connection_it_listens_again(
    store: Store, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bulletins, "RETRY_SECONDS", 0.01)
    ear = Ear()
    bulletin = Bulletin(postgres_database, ear.hear, ear.miss)
    await bulletin.open()
    await within(bulletin.is_listening.wait())
    async with outsider(postgres_database) as connection:
        listeners = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        assert (await connection.execute(text(listeners))).all()
    await eventually(lambda: ear.missed == 2)
    await within(bulletin.is_listening.wait())
    await store.add_person(person("ann"))
    await store.change_person("ann", name="Anna")
    await eventually(lambda: len(ear.heard) == 1)
    await bulletin.close()


async def test_news_that_nobody_understands_do_no_harm(store: Store, postgres_database: str) -> None:
    ear = Ear()
    bulletin = Bulletin(postgres_database, ear.hear, ear.miss)
    await bulletin.open()
    await within(bulletin.is_listening.wait())
    async with outsider(postgres_database) as connection:
        for payload in ("not JSON", '{"unheard-of": 1}', '{"kind": "released", "tables": []}'):
            await connection.execute(text("SELECT pg_notify('posse', :payload)"), {"payload": payload})
        await connection.commit()
    await eventually(lambda: len(ear.heard) == 1)
    await bulletin.close()


async def test_where_nothing_answers_it_goes_on_trying(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bulletins, "RETRY_SECONDS", 0.0)
    ear = Ear()
    bulletin = Bulletin("postgresql://posse@127.0.0.1:1/none", ear.hear, ear.miss)
    await bulletin.open()
    await asyncio.sleep(0.05)
    assert not bulletin.is_listening.is_set()
    await bulletin.close()


async def test_what_was_missed_is_asked_for_until_the_store_answers(
    store: Store, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bulletins, "RETRY_SECONDS", 0.01)
    ear, attempts = Ear(), 0

    async def miss() -> None:
        nonlocal attempts
        attempts += 1
        if attempts < 3:
            raise StoreFailed

    bulletin = Bulletin(postgres_database, ear.hear, miss)
    await bulletin.open()
    await within(bulletin.is_listening.wait())
    assert attempts == 3
    await bulletin.close()
