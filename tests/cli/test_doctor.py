"""`posse doctor`: what a server needs, what is wrong, and what to do about it."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

import posse
from posse.server import checkup
from posse.server.checkup import Finding, clock, past, proxied, remote_workers, version, way_in
from posse.server.store import Store
from posse.server.store.upgrade import newest
from posse.server.store.workers import WorkerRow
from posse.texts import LANGUAGES, terminal_texts
from tests.cli.terminal import Terminal
from tests.serving import serving


@pytest.fixture
def idle_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need not be started."""

    async def answer() -> Finding:
        return Finding("worker", "good", {"seconds": 0.1})

    monkeypatch.setattr(checkup, "workers", answer)


def make(folder: Path) -> Path:
    async def fill() -> None:
        await (await Store.open(str(folder / "posse.db"))).close()

    asyncio.run(fill())
    return folder / "posse.db"


def test_a_healthy_server_and_the_way_to_it(terminal: Terminal, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        shown = terminal.run("doctor", "--data", tmp_path, "--url", address, "--json")
    found = {row["check"]: row["verdict"] for row in json.loads(shown.out)}
    assert shown.code == 0, shown.out
    assert set(found) >= {
        "reached",
        "current",
        "writable",
        "disk",
        "files",
        "worker",
        "ready",
        "scheme",
        "host",
        "socket",
    }
    assert found["visitor"] == "good"


@pytest.mark.usefixtures("idle_workers")
def test_a_database_of_a_newer_version_is_bad_and_the_exit_code_says_so(terminal: Terminal, tmp_path: Path) -> None:
    with sqlite3.connect(make(tmp_path)) as database:
        database.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
    shown = terminal.run("doctor", "--data", tmp_path)
    assert shown.code == 1
    assert "tomorrow" in shown.out
    assert "✗" in shown.out


@pytest.mark.usefixtures("idle_workers")
def test_a_file_that_is_no_database_is_bad(terminal: Terminal, tmp_path: Path) -> None:
    tmp_path.joinpath("posse.db").write_text("Dear Ann,\n" * 100)
    assert terminal.run("doctor", "--data", tmp_path).code == 1


@pytest.mark.usefixtures("idle_workers")
def test_nothing_is_made_or_changed(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run("doctor", "--data", tmp_path / "nothing").code == 0
    assert not (tmp_path / "nothing").exists()
    path = make(tmp_path)
    with sqlite3.connect(path) as database:
        before = list(database.iterdump())
    terminal.run("doctor", "--data", tmp_path)
    with sqlite3.connect(path) as database:
        assert list(database.iterdump()) == before


@pytest.mark.usefixtures("idle_workers")
def test_a_server_that_does_not_answer(terminal: Terminal, tmp_path: Path) -> None:
    make(tmp_path)
    shown = terminal.run("doctor", "--data", tmp_path, "--url", "http://127.0.0.1:1")
    assert shown.code == 1
    assert "127.0.0.1:1" in shown.out


def test_an_address_that_is_none() -> None:
    assert [finding.check for finding in way_in("games.example.org")] == ["not-a-url"]


def test_clocks() -> None:
    assert clock(100.0, 104.0).verdict == "good"
    assert clock(100.0, 109.0).verdict == "bad"
    assert past(None, 100.0) == []
    assert past(90.0, 100.0) == []
    assert past(200.0, 100.0)[0].facts == {"seconds": 100}


def test_versions() -> None:
    assert version(newest()).check == "current"
    assert version("0001").check == "older"
    assert version(None).check == "older"
    assert version("tomorrow").verdict == "bad"


@pytest.mark.parametrize(
    ("seen", "found"),
    [
        (("203.0.113.7", "https", "games.example.org"), ["scheme", "host", "visitor"]),
        (("203.0.113.7", "http", "games.example.org"), ["wrong-scheme", "host", "visitor"]),
        (("203.0.113.7", "https", "127.0.0.1:8000"), ["scheme", "wrong-host", "visitor"]),
        (("127.0.0.1", "https", "games.example.org"), ["scheme", "host", "wrong-visitor"]),
    ],
)
def test_headers_of_a_proxy(seen: tuple[str, str, str], found: list[str]) -> None:
    told = dict(zip(("address", "scheme", "host"), seen, strict=True))
    assert [finding.check for finding in proxied("https://games.example.org", told)] == found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_wrong_has_advice(lang: str) -> None:
    texts = terminal_texts(lang)
    checks = [
        *("address", "no-file", "not-reached", "older", "newer", "clock", "past", "not-writable", "disk", "files"),
        *("no-worker", "not-a-url", "no-answer", "no-posse", "not-ready", "wrong-scheme", "wrong-host"),
        *("wrong-visitor", "no-socket"),
    ]
    for check in checks:
        assert texts.has(f"cli-doctor-{check}")
        assert texts.has(f"cli-doctor-{check}-advice")


def test_workers_are_told_and_those_of_another_version_are_odd() -> None:
    ours = [WorkerRow("1", "two", 4, posse.__version__), WorkerRow("2", "one", 2, posse.__version__)]
    other = WorkerRow("3", "old", 8, "0.0.1")
    assert remote_workers([]) == [Finding("no-remote-workers", "good")]
    assert remote_workers(ours) == [Finding("remote-workers", "good", {"names": "one, two", "slots": 6})]
    told = [finding.check for finding in remote_workers([*ours, other])]
    assert told == ["remote-workers", "other-workers"]
    assert remote_workers([other])[-1] == Finding(
        "other-workers", "odd", {"names": "old", "version": posse.__version__}
    )
