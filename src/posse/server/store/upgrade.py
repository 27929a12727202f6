"""Upgrades a database of any age to the current schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from posse.server.store.address import File, Service
from posse.server.store.database import FAILURES, engine_for_upgrade, make_private
from posse.server.store.errors import BadAddress

MIGRATIONS = Path(__file__).parent / "migrations"
# Two servers that start at once upgrade one after the other; any number that nothing else uses will do.
UPGRADE_LOCK = 0x706F737365


def configuration() -> Config:
    """The configuration of Alembic."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config


async def upgrade(address: File | Service, config: Config | None = None) -> None:
    """Create the database if there is none, and bring it up to date."""
    try:
        if isinstance(address, File):
            make_private(address.path)
        await _upgrade(address, config or configuration())
    except CommandError as error:
        raise BadAddress("newer-database", given=str(address)) from error
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
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    return ScriptDirectory.from_config(configuration()).get_current_head()


def known() -> set[str | None]:
    """The versions that can be upgraded, also none at all."""
    return {None, *(script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions())}


def _message_of(error: BaseException) -> str:
    """The message of the database itself."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


async def _upgrade(address: File | Service, config: Config) -> None:
    engine = engine_for_upgrade(address)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(to_the_newest, config)
    finally:
        await engine.dispose()


def to_the_newest(connection: Connection, config: Config) -> None:
    """Run the migrations that are missing, in the transaction of this connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
