"""What lives is not searched for garbage."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from posse.server.garbage_collection import keep_in_order

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.unfreeze()


async def test_what_lives_is_set_aside() -> None:
    before = gc.get_freeze_count()
    lives = [{"number": number} for number in range(1000)]
    order = asyncio.create_task(keep_in_order())
    await asyncio.sleep(0)
    assert gc.get_freeze_count() >= before + len(lives)
    order.cancel()


async def test_what_is_set_aside_goes_when_nobody_uses_it() -> None:
    class Table:
        """Something that can tell when it is gone."""

        gone = False

        def __del__(self) -> None:
            Table.gone = True

    table = Table()
    order = asyncio.create_task(keep_in_order())
    await asyncio.sleep(0)
    del table
    assert Table.gone
    order.cancel()
