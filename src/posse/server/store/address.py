"""The address of the database, in any of the usual forms."""

import re
from dataclasses import dataclass
from pathlib import Path

from posse.server.store.errors import BadAddress

SCHEME = re.compile(r"(?P<kind>[a-z]+)(\+\w+)?://(?P<rest>.*)", re.DOTALL)
POSTGRES = ("postgres", "postgresql")
PASSWORD = re.compile(r"(://[^:@/]*:).*(?=@)|(\bpassword=)[^&]*")


def without_password(address: str) -> str:
    """An address that may be shown and logged."""
    return PASSWORD.sub(r"\1\2***", address)


@dataclass(frozen=True, slots=True)
class File:
    """An SQLite database in a file."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)


@dataclass(frozen=True, slots=True)
class Service:
    """A PostgreSQL database, by a connection string that its own tools understand."""

    dsn: str

    def __str__(self) -> str:
        return without_password(self.dsn)


def database_at(address: str) -> File | Service:
    """The database at a path, at `sqlite:///path`, or at a PostgreSQL connection string."""
    found = SCHEME.fullmatch(address)
    if found is None:
        return _file(address, address)
    if found["kind"] == "sqlite":
        return _file(found["rest"].removeprefix("/"), address)
    if found["kind"] in POSTGRES:
        return Service(f"postgresql://{found['rest']}")
    raise BadAddress("bad-address", given=without_password(address))


def _file(path: str, address: str) -> File:
    """A file on disk: an in-memory database cannot be shared by connections, and is lost when the server stops."""
    if path in ("", ":memory:"):
        raise BadAddress("bad-address", given=address)
    return File(Path(path))
