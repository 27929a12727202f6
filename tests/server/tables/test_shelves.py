"""Public tables are read once for all who look at the lobby."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from posse.server.http.schemas import Lobby
from posse.server.settings import Settings
from posse.server.tables.shelves import FRESH_MS
from tests.server.running import ME, OPEN, Guest, opened

pytestmark = pytest.mark.anyio


async def shown(guest: Guest) -> list[str]:
    """The open tables that somebody is shown; all of the lobby must have the right shape."""
    return [card.id for card in Lobby.model_validate(await guest.get("/api/lobby")).open]


async def test_what_others_change_is_seen_a_second_later_and_own_changes_at_once(tmp_path: Path) -> None:
    time = [0]
    async with (
        opened(Settings(tmp_path, workers=1)) as server,
        Guest(server, "Ann") as ann,
        Guest(server, "Bob") as bob,
    ):
        server.registry.services.monotonic = lambda: time[0]
        first = (await ann.make(ME, OPEN))["id"]
        assert await shown(bob) == [first]
        hide(tmp_path / "posse.db", first)
        time[0] += FRESH_MS - 1
        assert await shown(bob) == [first]
        time[0] += 1
        assert await shown(bob) == []
        second = (await ann.make(ME, OPEN))["id"]
        assert await shown(bob) == [second]
        assert await shown(ann) == []


def hide(database: Path, table: str) -> None:
    """Make a table private, as another process would do it."""
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute("UPDATE game_table SET public = 0 WHERE id = ?", [table]).rowcount == 1
