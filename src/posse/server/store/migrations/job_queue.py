"""The tables, types and functions of Procrastinate, as the installed version wants them.

Procrastinate brings its schema as one script, and upgrades as others, which cannot run in one transaction. We need none
of those: a job is a question that is asked again if it is lost. So whenever a new version of Procrastinate has another
schema, add a migration that calls `make_anew`, and change `SCHEMA`, which a test compares with what is installed.
"""

from typing import Any

from sqlalchemy import Connection, text

# The SHA-256 of the script that the latest migration has run.
SCHEMA = "c70ec4b400a60ad9592787653aae5ae77ae41bf801d56b5bd2712751a07f2009"

OURS = "left(%s, 14) = 'procrastinate_' AND %s = current_schema()::regnamespace"
TABLES = f"SELECT oid::regclass::text FROM pg_class WHERE relkind = 'r' AND {OURS % ('relname', 'relnamespace')}"
FUNCTIONS = f"SELECT oid::regprocedure::text FROM pg_proc WHERE {OURS % ('proname', 'pronamespace')}"
# Of a table, a type is made, too, which goes with it.
TYPES = f"""
SELECT oid::regtype::text FROM pg_type WHERE typrelid = 0 AND typelem = 0 AND {OURS % ("typname", "typnamespace")}
UNION SELECT reltype::regtype::text FROM pg_class WHERE relkind = 'c' AND {OURS % ("relname", "relnamespace")}
"""


def make_anew(connection: Connection) -> None:
    """Make the queue, in place of one that is there already."""
    from procrastinate.schema import SchemaManager  # only where there is a PostgreSQL

    drop(connection)
    _run(connection, SchemaManager.get_schema())


def drop(connection: Connection) -> None:
    for kind, named in (("TABLE", TABLES), ("FUNCTION", FUNCTIONS), ("TYPE", TYPES)):
        for name in connection.scalars(text(named)).all():
            connection.execute(text(f"DROP {kind} IF EXISTS {name} CASCADE"))


def _run(connection: Connection, script: str) -> None:
    """Run a script in the transaction of this connection; only the driver itself takes several statements at once."""
    adapted: Any = connection.connection.dbapi_connection
    adapted.run_async(lambda driver: driver.execute(script))
