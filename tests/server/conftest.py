"""Fixtures: tests run on asyncio, those of the store on SQLite and PostgreSQL."""

import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from posse.server.settings import Settings
from posse.server.store import Store
from posse.server.store.address import database_at
from tests.server import postgres, templates
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
def begins_without_tables() -> bool:
    """Whether the migrations are to make the tables; a module about them says so."""
    return False


@pytest.fixture(scope="session")
def postgres_template(postgres_server: str) -> Iterator[str]:
    """The name of an empty database of the current version."""
    name = f"posse_template_{secrets.token_hex(6)}"
    with postgres.database(postgres_server, name) as address:
        templates.upgraded(database_at(address))
        yield name


@pytest.fixture
def postgres_database(postgres_server: str, postgres_template: str, begins_without_tables: bool) -> Iterator[str]:
    template = postgres.BARE if begins_without_tables else postgres_template
    with postgres.database(postgres_server, f"posse_{secrets.token_hex(6)}", template) as address:
        yield address


@pytest.fixture
def sqlite_database(tmp_path: Path, begins_without_tables: bool) -> str:
    path = tmp_path / "posse.db"
    if not begins_without_tables:
        templates.copy_to(path)
    return f"sqlite:///{path}"


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
