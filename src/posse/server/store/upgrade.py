"""Upgrades a database of any age to the current schema.

An SQLite file that does not exist yet gets it at once, as Alembic would take longer to import than everything else
here. On PostgreSQL the migrations also make the job queue; there they always run.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from posse.server.store.address import File, Service
from posse.server.store.database import FAILURES, engine_for_upgrade, make_private
from posse.server.store.errors import BadAddress
from posse.server.store.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

VERSIONS = Path(__file__).parent / "migrations" / "versions"
# Two servers that start at once upgrade one after the other; any number that nothing else uses will do.
UPGRADE_LOCK = 0x706F737365
VERSION_TABLE = """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
)
"""


async def upgrade(address: File | Service, config: "Config | None" = None) -> None:
    """Create the database if there is none, and bring it up to date."""
    try:
        if isinstance(address, File):
            make_private(address.path)
        await _upgrade(address, config)
    except (*FAILURES, ValueError) as error:  # for example a port that is not a number
        raise BadAddress("no-database", given=str(address), detail=_message_of(error)) from error


async def check_current(address: File | Service) -> None:
    """`BadAddress` unless the database is of this version of Posse; nothing is changed."""
    try:
        engine = engine_for_upgrade(address)
        try:
            async with engine.connect() as connection:
                found = await connection.run_sync(revision_of)
        finally:
            await engine.dispose()
    except (*FAILURES, ValueError) as error:
        raise BadAddress("no-database", given=str(address), detail=_message_of(error)) from error
    if found != newest():
        raise BadAddress("older-database" if found in known() else "newer-database", given=str(address))


def revision_of(connection: Connection) -> str | None:
    """The version of the schema of a database; None if there is no Posse in it."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def newest() -> str:
    return max(_versions())


def known() -> set[str | None]:
    """The versions that can be upgraded, also none at all."""
    return {None, *_versions()}


def _versions() -> list[str]:
    """The versions of all migrations, which are in the names of their files: `v0001_people_and_tables.py`."""
    return [path.name[1:].partition("_")[0] for path in VERSIONS.glob("v*.py")]


def _message_of(error: BaseException) -> str:
    """The message of the database itself."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


async def _upgrade(address: File | Service, config: "Config | None") -> None:
    engine = engine_for_upgrade(address)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(to_the_newest, address, config)
    finally:
        await engine.dispose()


def to_the_newest(connection: Connection, address: File | Service, config: "Config | None") -> None:
    """Run the migrations that are missing, in the transaction of this connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
    found = revision_of(connection)
    if found not in known():
        raise BadAddress("newer-database", given=str(address))
    if config is None and connection.dialect.name == "sqlite" and not inspect(connection).get_table_names():
        create(connection)
    elif found != newest() or config is not None:
        from posse.server.store.migrating import migrate  # loads Alembic, which most starts do not need

        migrate(connection, config)


def create(connection: Connection) -> None:
    """The tables as they would be after all migrations, in an empty database."""
    metadata.create_all(connection, checkfirst=False)
    # As Alembic makes it, which looks there which migrations are missing.
    connection.execute(text(VERSION_TABLE))
    connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": newest()})
