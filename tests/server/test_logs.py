"""The log as JSON: every request has an id, and nothing secret is in it."""

import io
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from posse.server import logs
from posse.server.settings import Settings
from tests.server.running import ME, OPEN, Guest, RunningServer, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What is logged as JSON, from now on."""
    root, file = logging.getLogger(), io.StringIO()
    before, level = list(root.handlers), root.level
    monkeypatch.setattr("sys.stderr", file)
    logs.set_up("json")
    yield file
    root.handlers, root.level = before, level
    logs.requests.setLevel(logging.NOTSET)


@pytest.fixture
async def saloon(tmp_path: Path, written: io.StringIO) -> AsyncIterator[RunningServer]:
    async with opened(Settings(tmp_path, workers=1)) as running:
        yield running


def lines(written: io.StringIO) -> list[dict[str, Any]]:
    return [orjson.loads(line) for line in written.getvalue().splitlines()]


async def test_every_request_has_an_id_that_its_answer_tells(saloon: RunningServer, written: io.StringIO) -> None:
    async with Guest(saloon, "Ann") as ann:
        answer = await ann.call("GET", "/api/games")
        given = await ann.call("GET", "/api/lobby", headers={"X-Request-Id": "from-a-proxy-1"})
        bad = await ann.call("GET", "/api/lobby", headers={"X-Request-Id": "not an id"})
    assert given.headers["X-Request-Id"] == "from-a-proxy-1"
    assert bad.headers["X-Request-Id"] != "not an id"
    line = next(line for line in lines(written) if line.get("request") == answer.headers["X-Request-Id"])
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/games", 200)
    assert line["level"] == "info"
    assert line["ms"] >= 0


async def test_nothing_secret_is_logged(saloon: RunningServer, written: io.StringIO) -> None:
    async with Guest(saloon, "Annabelle") as ann:
        made = await ann.make(ME, OPEN)
        key = made["seats"][0]["key"]
        async with ann.look(made["id"]) as window:
            await window.send(say="between us", key="1")
            await window.until("chat")
        await ann.call("GET", f"/table/{made['id']}/{key}")
        await ann.call("GET", f"/api/tables/{made['id']}?key={key}")
        await ann.call("POST", "/api/account", json={"account": "annabelle", "password": "a long password"})
        cookie = ann.cookie
    said = written.getvalue()
    assert cookie
    assert len(lines(written)) >= 5
    for secret in (cookie, key, made["id"], "between us", "Annabelle", "annabelle", "a long password"):
        assert secret not in said


async def test_a_mistake_is_logged_with_the_id_of_its_request(
    saloon: RunningServer, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(**_: object) -> None:
        raise ValueError("oh")

    monkeypatch.setattr(saloon.registry.store, "tables", fail)
    async with Guest(saloon, "Ann") as ann:
        answer = await ann.call("GET", "/api/lobby")
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "server-mistake"
    (line,) = [line for line in lines(written) if line["level"] == "error"]
    assert "ValueError: oh" in line["error"]
    assert line["request"] == answer.headers["X-Request-Id"]


def test_a_warning_that_anybody_can_cause_is_logged_once_a_minute() -> None:
    time = 0.0
    seldom = logs.Seldom(lambda: time)

    def said(text: str, level: int = logging.WARNING) -> str | None:
        record = logging.LogRecord("uvicorn.error", level, "", 0, text, None, None)
        return record.getMessage() if seldom.filter(record) else None

    assert said("Invalid HTTP request received.") == "Invalid HTTP request received."
    assert [said("Invalid HTTP request received.") for _ in range(5)] == [None] * 5
    assert said("something else") == "something else"
    assert [said("a mistake", logging.ERROR) for _ in range(2)] == ["a mistake"] * 2
    time = 60.0
    assert said("Invalid HTTP request received.") == "Invalid HTTP request received. (5 more in between)"


async def test_under_a_path_the_log_has_the_route_as_well(tmp_path: Path, written: io.StringIO) -> None:
    async with opened(Settings(tmp_path, workers=1, path="/posse")) as saloon, Guest(saloon, "Ann") as ann:
        answer = await ann.call("GET", "/posse/api/tables/sometable")
        assert answer.json()["error"]["key"] == "no-such-table"
    assert "/api/tables/{table_id}" in [line.get("route") for line in lines(written)]


def test_plain_lines_have_no_requests(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    try:
        logs.set_up("plain")
        logs.requests.info("GET / 200")
        logging.getLogger("posse").warning("a warning")
    finally:
        root.handlers, root.level = before, level
        logs.requests.setLevel(logging.NOTSET)
    assert capsys.readouterr().err.endswith("posse a warning\n")
