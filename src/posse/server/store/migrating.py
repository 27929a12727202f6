"""Runs migrations by Alembic. It is slow to import, so this module is imported when there is something to migrate."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"


def configuration() -> Config:
    """The configuration of Alembic."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config


def migrate(connection: Connection, config: Config | None = None) -> None:
    """Run the migrations that are missing, in the transaction of this connection."""
    config = config or configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
