"""What is remembered of whom alerts reach."""

from collections.abc import Sequence
from typing import cast

import pytest

from posse.server.alerts.calls import KNOWN_SECONDS, Calls
from posse.server.store import Store
from posse.server.store.alert_rows import TABLE, Call, DueCall

pytestmark = pytest.mark.anyio


class Unreached:
    """A store in which nothing reaches anybody; it counts how often that was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.alerts = self

    async def can_be_told(self, recipient: str, table: str) -> bool:
        self.asked += 1
        return False

    async def note(self, calls: Sequence[DueCall]) -> None:
        raise AssertionError


async def test_it_is_remembered_for_a_while_and_nothing_is_kept_of_tables_that_are_over() -> None:
    now, store = 0.0, Unreached()
    calls = Calls(cast("Store", store), 0, lambda: 0, lambda: now)
    for game in range(500):
        for _ in range(3):
            calls.call([Call(f"table {game}", TABLE, "turn", 0)])
            await calls.store_now()
        assert store.asked == game + 1
        now += 1
    assert len(calls._known) <= KNOWN_SECONDS
