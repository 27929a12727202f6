"""The leases while PostgreSQL has crashed: calls fail, not each is logged, and everything goes on afterwards."""

import asyncio
import logging

import pytest

from posse.server.store import Store, StoreFailed
from posse.server.store.leases import LeaseDesk
from tests.server import postgres

pytestmark = pytest.mark.anyio

LONG = 600.0


async def test_a_crash_of_the_database_logs_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    """The outage is logged once by the store."""
    try:
        with postgres.cluster(postgres.SAFE_FROM_CRASHES) as cluster:
            await check(cluster, caplog)
    except postgres.NoPostgres as reason:
        pytest.skip(str(reason))  # skipped without PostgreSQL, with the reason


async def check(cluster: postgres.Cluster, caplog: pytest.LogCaptureFixture) -> None:
    store = await Store.open(cluster.address)
    desk = store.lease_desk()
    assert desk is not None
    await desk.open()
    try:
        await desk.enrol("one", "host:one", "one:80", LONG)
        with caplog.at_level(logging.WARNING):
            await asyncio.to_thread(cluster.crash)
            for _ in range(3):
                with pytest.raises(StoreFailed):
                    await desk.renew("one", LONG)
            await asyncio.to_thread(cluster.start)
        assert await desk.renew("one", LONG)
        assert [record for record in caplog.records if record.exc_info] == []
    finally:
        await desk.close()
        await store.close()


async def test_what_the_driver_takes_for_its_own_mistake_is_an_outage_too(postgres_database: str) -> None:
    """Such as a connection that ends while it is told of an error, or a server that is not of the kind asked for."""
    around = "&" if "?" in postgres_database else "?"
    desk = LeaseDesk(f"{postgres_database}{around}target_session_attrs=standby")
    await desk.open()
    try:
        with pytest.raises(StoreFailed):
            await desk.renew("one", LONG)
    finally:
        await desk.close()
