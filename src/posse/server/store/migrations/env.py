"""Run by Alembic: the migrations on the connection it is given.

On SQLite a changed table is rebuilt (`render_as_batch`) with foreign keys off, so they are checked at the end.
"""

from alembic import context
from sqlalchemy import Connection

from posse.server.store.schema import metadata


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    context.run_migrations()
    if connection.dialect.name == "sqlite":
        dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if dangling:
            raise RuntimeError(dangling)


run(context.config.attributes["connection"])
