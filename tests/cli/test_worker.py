"""`posse worker`: what it needs, and a one-line message for every error."""

import asyncio
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it comes without types
import pytest

from posse.cli.arguments import parse
from posse.cli.worker import settings_of
from posse.server.jobs.worker import WorkerSettings
from posse.server.store import Store
from posse.server.store.address import Service
from posse.texts import LANGUAGES, terminal_texts
from tests.cli.terminal import Terminal
from tests.server import postgres

DATABASE = "postgresql://ann:secret@127.0.0.1:1/db"


def settings(*words: str) -> WorkerSettings:
    return settings_of(parse(terminal_texts("en"), ["worker", *words]))


@pytest.fixture
def database() -> Iterator[str]:
    """An empty database."""
    try:
        with postgres.server() as server, postgres.database(server, "posse_worker") as address:
            yield address
    except postgres.NoPostgres as reason:
        pytest.skip(str(reason))  # skipped without PostgreSQL, with the reason


def test_it_uses_all_cores_and_is_called_like_its_machine() -> None:
    found = settings("--database", DATABASE)
    assert found == WorkerSettings(Service(DATABASE), os.cpu_count() or 1, f"{socket.gethostname()}:{os.getpid()}")
    assert settings("--database", DATABASE, "--processes", "3", "--name", "big one")[1:] == (3, "big one")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [[], ["--database", "posse.db"], ["--database", "sqlite:///posse.db"]])
def test_it_needs_the_database_of_the_servers(terminal: Terminal, words: list[str], lang: str) -> None:
    shown = terminal.run("worker", *words, "--lang", lang)
    assert (shown.code, shown.out) == (2, "")
    assert "postgresql://" in shown.err


@pytest.mark.parametrize(
    ("option", "given"), [("--processes", "0"), ("--processes", "two"), ("--name", " "), ("--log", "loud")]
)
def test_an_option_that_makes_no_sense_is_an_error(terminal: Terminal, option: str, given: str) -> None:
    shown = terminal.run("worker", "--database", DATABASE, option, given)
    assert (shown.code, shown.out, shown.err.count("\n")) == (2, "", 1)


def test_where_no_database_answers_it_is_said_without_the_password(terminal: Terminal) -> None:
    shown = terminal.run("worker", "--database", DATABASE)
    assert (shown.code, shown.err.count("\n")) == (2, 1)
    assert "secret" not in shown.err


def test_a_database_of_another_version_is_left_alone(terminal: Terminal, database: str, tmp_path: Path) -> None:
    async def make_newer() -> None:
        await (await Store.open(database)).close()
        connection = await asyncpg.connect(database)
        await connection.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
        await connection.close()

    empty = terminal.run("worker", "--database", database)
    asyncio.run(make_newer())
    newer = terminal.run("worker", "--database", database)
    assert (empty.code, newer.code) == (2, 2)
    assert empty.err.count("\n") == newer.err.count("\n") == 1
    assert empty.err != newer.err
