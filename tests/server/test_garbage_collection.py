"""The garbage collector does not visit what has survived."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from posse.server.garbage_collection import freeze_survivors

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.unfreeze()


async def test_survivors_are_frozen() -> None:
    before = gc.get_freeze_count()
    lives = [{"number": number} for number in range(1000)]
    collecting = asyncio.create_task(freeze_survivors())
    await asyncio.sleep(0)
    assert gc.get_freeze_count() >= before + len(lives)
    collecting.cancel()


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
