"""The garbage collector does not visit what has survived."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from posse.server.garbage_collection import freeze_survivors
from posse.server.settings import Settings
from tests.server.running import Guest, opened

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)


async def test_survivors_are_frozen() -> None:
    before = gc.get_freeze_count()
    lives = [{"number": number} for number in range(1000)]
    collecting = asyncio.create_task(freeze_survivors())
    await asyncio.sleep(0)
    assert gc.get_freeze_count() >= before + len(lives)
    collecting.cancel()


async def test_one_view_is_not_reason_enough_to_collect() -> None:
    collecting = asyncio.create_task(freeze_survivors())
    await asyncio.sleep(0)
    before = gc.get_stats()[0]["collections"]
    view = [{"number": number} for number in range(2000)]
    assert gc.get_stats()[0]["collections"] == before
    collecting.cancel()
    assert len(view) == 2000


async def test_frozen_objects_are_freed_once_unused() -> None:
    class Table:
        """An object whose deletion can be observed."""

        gone = False

        def __del__(self) -> None:
            Table.gone = True

    table = Table()
    collecting = asyncio.create_task(freeze_survivors())
    await asyncio.sleep(0)
    del table
    assert Table.gone
    collecting.cancel()


async def test_a_server_that_has_ended_leaves_nothing(tmp_path: Path) -> None:
    """Many servers are opened in one process by the tests; each would leave some megabytes."""
    async with opened(Settings(tmp_path, workers=1)) as server, Guest(server, "Ann") as ann:
        await ann.get("/api/games")
        application = weakref.ref(server.app)
    del server, ann
    gc.collect()
    assert application() is None
