"""Whether the server is alive and ready: an outage of the database is told, with when to try again."""

import logging
from pathlib import Path

import pytest

from posse.server.settings import Settings
from tests.server.running import ME, OPEN, Guest, RunningServer, eventually, opened

pytestmark = pytest.mark.anyio


async def test_a_server_that_works_is_alive_and_ready(server: RunningServer, ann: Guest) -> None:
    assert await ann.get("/api/live") == {"live": True}
    assert await ann.get("/api/ready") == {"ready": True}


async def test_the_server_tells_visitors_how_it_sees_them(server: RunningServer, ann: Guest) -> None:
    seen = await ann.get("/api/seen")
    assert seen == {"address": "127.0.0.1", "scheme": "http", "host": server.address}


async def test_without_its_database_a_server_is_alive_but_not_ready(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(Settings(tmp_path, workers=1)) as server, Guest(server, "Ann") as ann:
        tables = [(await ann.make(ME, OPEN))["id"] for _ in range(5)]
        path, aside = tmp_path / "posse.db", tmp_path / "aside.db"
        path.rename(aside)
        answers = [await ann.call("POST", f"/api/tables/{table}/leave", json={}) for table in tables]
        assert {answer.status_code for answer in answers} == {503}
        await eventually(lambda: server.registry.store.is_down)
        assert await ann.get("/api/live") == {"live": True}
        ready = await ann.call("GET", "/api/ready")
        assert (ready.status_code, ready.json()["error"]["key"]) == (503, "store-replaced")
        assert int(ready.headers["Retry-After"]) > 0
        logged = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert len(logged) == 1
        assert not any(record.exc_info for record in caplog.records)
        aside.rename(path)
        await eventually(lambda: not server.registry.store.is_down)
        assert await ann.get("/api/ready") == {"ready": True}
        await eventually(lambda: not server.live(tables[0]).actor.is_busy)
        assert (await ann.at(tables[0], "leave"))["state"] == "closed"
