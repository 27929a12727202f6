"""The server runs on asyncio, and so do its tests; what is kept is tried on SQLite and on PostgreSQL."""

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from posse.server.store import Store
from tests.server import postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    try:
        with postgres.server() as address:
            yield address
    except postgres.NoPostgres as reason:
        pytest.skip(str(reason))


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
