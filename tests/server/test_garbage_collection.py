"""The garbage collector does not visit what has survived."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from posse.server.garbage_collection import freeze_survivors

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
