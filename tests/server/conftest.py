"""Fixtures: tests run on asyncio, those of the store on SQLite and PostgreSQL."""

import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from posse.server.settings import Settings
from posse.server.store import Store
from tests.server import postgres
from tests.server.running import Guest, RunningServer, opened


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """One event loop for all tests, so that a server can outlive a test."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with contextlib.ExitStack() as until_the_end:
        try:
            address = until_the_end.enter_context(postgres.server())
        except postgres.NoPostgres as reason:
            pytest.skip(str(reason))  # skipped without PostgreSQL, with the reason
        yield address


@pytest.fixture
def postgres_database(postgres_server: str) -> Iterator[str]:
    with postgres.database(postgres_server, f"posse_{secrets.token_hex(6)}") as address:
        yield address


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'posse.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of each kind."""
    address: str = request.getfixturevalue(f"{request.param}_database")
    return address


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An empty store in each kind of database."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningServer]:
    """A server shared by the tests of one file; each has its own guests and tables."""
    async with opened(Settings(tmp_path_factory.mktemp("server"), workers=1)) as running:
        yield running


@pytest.fixture
async def ann(server: RunningServer) -> AsyncIterator[Guest]:
    async with Guest(server, "Ann") as guest:
        yield guest


@pytest.fixture
async def bob(server: RunningServer) -> AsyncIterator[Guest]:
    async with Guest(server, "Bob") as guest:
        yield guest


@pytest.fixture
async def cat(server: RunningServer) -> AsyncIterator[Guest]:
    async with Guest(server, "Cat") as guest:
        yield guest
