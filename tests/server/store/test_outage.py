"""A database that does not answer, or is not the one that was opened: noticed, logged once, and tried again."""

import asyncio
import logging
import os
import shutil
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it comes without types
import pytest
from sqlalchemy import text

from posse.server.store import Store, StoreFailed, StoreReplaced
from posse.server.store.address import File, database_at
from posse.server.store.outage import FIRST_SECONDS, MOST_SECONDS, SPREAD, Outage, backoff
from tests.server.running import eventually, within
from tests.server.samples import line, numbers, outsider, person, table

pytestmark = pytest.mark.anyio


class Broken:
    """A database that fails a number of times."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.pauses: list[float] = []

    async def probe(self) -> None:
        self.failures -= 1
        if self.failures >= 0:
            raise OSError("the cable is out")

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


async def test_an_outage_is_logged_once_and_its_end_once(caplog: pytest.LogCaptureFixture) -> None:
    broken = Broken(9)
    outage = Outage("posse.db", broken.probe, broken.sleep)
    for _ in range(50):
        outage.suspect(OSError())
    await within(outage.over())
    assert not outage.is_down
    assert len(said(caplog)) == 2
    assert "the cable is out" in said(caplog)[0]
    assert "answers again" in said(caplog)[1]
    assert not any(record.exc_info for record in caplog.records)


async def test_pauses_grow_to_a_limit_and_are_never_the_same_for_all(caplog: pytest.LogCaptureFixture) -> None:
    broken = Broken(12)
    outage = Outage("posse.db", broken.probe, broken.sleep)
    with caplog.at_level(logging.CRITICAL):
        outage.suspect(OSError())
        await within(outage.over())
    least, most = SPREAD
    assert len(broken.pauses) == 12
    assert FIRST_SECONDS * least <= broken.pauses[0] <= FIRST_SECONDS * most
    assert MOST_SECONDS * least <= broken.pauses[-1] <= MOST_SECONDS * most
    assert len({backoff(3) for _ in range(9)}) > 1


async def test_while_it_is_down_calls_fail_at_once(caplog: pytest.LogCaptureFixture) -> None:
    broken = Broken(99)
    waits = asyncio.Event()

    async def wait(seconds: float) -> None:
        await waits.wait()

    outage = Outage("posse.db", broken.probe, wait)
    with caplog.at_level(logging.CRITICAL):
        outage.suspect(OSError())
        await asyncio.sleep(0.01)
        with pytest.raises(StoreFailed):
            outage.check()
    assert broken.failures == 98
    await outage.close()


async def test_a_single_refusal_is_no_outage(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(StoreFailed):
        await store.save_table(table("nowhere"))
    await within(store.answers())
    assert not store.is_down
    await store.add_table(table("t"))


async def test_what_was_to_be_stored_is_not_logged(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(StoreFailed):
        await store.add_table(table("t", host="a secret that belongs to nobody"))
    await within(store.answers())
    assert "a secret" not in caplog.text


# --- another database in its place


def path_of(address: str) -> Path:
    found = database_at(address)
    assert isinstance(found, File)
    return found.path


async def emptied(path: Path) -> None:
    os.truncate(path, 0)


async def deleted(path: Path) -> None:
    path.unlink()


async def replaced(path: Path) -> None:
    other = path.with_name("other.db")
    await (await Store.open(str(other))).close()
    os.replace(other, path)


@pytest.mark.parametrize("change", [emptied, deleted, replaced])
async def test_an_emptied_or_replaced_file_is_noticed_and_nothing_more_is_written(
    sqlite_database: str, change: object, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(sqlite_database)
    await store.add_table(table("t"))
    await store.append(line("t", 0))
    path = path_of(sqlite_database)
    kept = path.with_name("kept.db")
    os.link(path, kept)
    await change(path)  # type: ignore[operator]  # one of the three above
    for call in (store.append(line("t", 1)), store.table("t"), store.add_table(table("u")), store.check_ready()):
        with pytest.raises(StoreFailed):
            await within(call)
    await asyncio.sleep(0.05)
    with pytest.raises(StoreReplaced):
        await store.check_ready()
    assert "emptied or replaced" in said(caplog)[-1]
    assert sum("emptied or replaced" in one for one in said(caplog)) == 1
    await store.close()


async def test_once_the_file_is_back_everything_goes_on(sqlite_database: str, caplog: pytest.LogCaptureFixture) -> None:
    store = await Store.open(sqlite_database)
    await store.add_table(table("t"))
    path = path_of(sqlite_database)
    aside = path.with_name("aside.db")
    path.rename(aside)
    with caplog.at_level(logging.CRITICAL):
        with pytest.raises(StoreFailed):
            await store.append(line("t", 0))
        aside.rename(path)
        await within(store.answers())
    await store.append(line("t", 0))
    await store.close()


async def test_a_database_without_its_tables_is_noticed(
    store: Store, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    await store.add_person(person("ann"))
    async with outsider(database) as connection:
        await connection.execute(text("ALTER TABLE setting RENAME TO gone"))
        await connection.commit()
        with pytest.raises(StoreReplaced):
            await within(store.touch())
        await connection.execute(text("ALTER TABLE gone RENAME TO setting"))
        await connection.commit()
    await within(store.answers())
    assert await store.person("ann") == person("ann")


async def test_another_instance_is_noticed(store: Store, database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with outsider(database) as connection:
        await connection.execute(text("UPDATE setting SET value = 'other' WHERE name = 'instance'"))
        await connection.commit()
    with caplog.at_level(logging.CRITICAL), pytest.raises(StoreReplaced):
        await within(store.check_ready())


async def test_a_copy_of_the_database_is_the_same_instance(sqlite_database: str) -> None:
    first = await Store.open(sqlite_database)
    await first.add_person(person("ann"))
    await first.close()
    path = path_of(sqlite_database)
    shutil.copy(path, path.with_name("copy.db"))
    copy = await Store.open(str(path.with_name("copy.db")))
    await copy.check_ready()
    assert await copy.person("ann") == person("ann")
    await copy.close()


async def test_a_database_service_that_refuses_everybody_and_comes_back(
    postgres_server: str, postgres_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    name = urlsplit(postgres_database).path.removeprefix("/")
    store = await Store.open(postgres_database)
    await store.add_table(table("t"))
    await store.append(line("t", 0))
    operator = await asyncpg.connect(postgres_server)
    await operator.execute(f'ALTER DATABASE "{name}" WITH ALLOW_CONNECTIONS false')
    await operator.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    for call in (store.append(line("t", 1)), store.table("t"), store.check_ready()):
        with pytest.raises(StoreFailed):
            await within(call)
    await eventually(lambda: store.is_down)
    with pytest.raises(StoreFailed):
        await store.check_ready()
    await operator.execute(f'ALTER DATABASE "{name}" WITH ALLOW_CONNECTIONS true')
    await operator.close()
    await within(store.answers())
    await store.append(line("t", 1))
    assert await numbers(store, "t") == [0, 1]
    levels = [record.levelname for record in caplog.records if "posse.server.store" in record.name]
    assert levels == ["ERROR", "WARNING"]
    await store.close()
