"""All forms of an address are understood, and passwords are never shown."""

from pathlib import Path

import pytest

from posse.server.store import BadAddress
from posse.server.store.address import File, Service, database_at, without_password


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("posse.db", "posse.db"),
        ("/var/lib/posse/posse.db", "/var/lib/posse/posse.db"),
        ("sqlite:///posse.db", "posse.db"),
        ("sqlite:////var/lib/posse/posse.db", "/var/lib/posse/posse.db"),
        ("sqlite+aiosqlite:///posse.db", "posse.db"),
        ("a folder/with: colon.db", "a folder/with: colon.db"),
    ],
)
def test_a_file(address: str, path: str) -> None:
    assert database_at(address) == File(Path(path))


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg", "postgresql+psycopg"])
def test_a_service(scheme: str) -> None:
    assert database_at(f"{scheme}://ann@host:5433/db?sslmode=require") == Service(
        "postgresql://ann@host:5433/db?sslmode=require"
    )


@pytest.mark.parametrize("address", ["", ":memory:", "sqlite://", "sqlite:///:memory:", "mysql://ann:secret@host/db"])
def test_anything_else_is_refused(address: str) -> None:
    with pytest.raises(BadAddress) as refused:
        database_at(address)
    assert refused.value.key == "bad-address"
    assert "secret" not in refused.value.facts["given"]


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://ann:secret@host/db", "postgresql://ann:***@host/db"),
        ("postgresql://ann:se:cr@et@host/db", "postgresql://ann:***@host/db"),
        ("postgresql://ann@host:5432/db", "postgresql://ann@host:5432/db"),
        ("postgresql:///db?user=ann&password=secret&host=h", "postgresql:///db?user=ann&password=***&host=h"),
    ],
)
def test_a_password_is_not_shown(address: str, shown: str) -> None:
    assert without_password(address) == shown
    assert str(database_at(address)) == shown
