"""Counts that grow: rows are added to those that are there, whoever was first."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Table, case
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Values = dict[str, Any]


def insert_into(connection: AsyncConnection, into: Table) -> Any:
    """An insert that can be told what to do with a row that is there."""
    return _insert(connection.dialect.name, into)


def _insert(dialect: str, into: Table) -> Any:
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql  # slow to import, and many servers have SQLite

        return postgresql.insert(into)
    return sqlite.insert(into)


async def add_counts(connection: AsyncConnection, into: Table, rows: Sequence[Values], latest: str = "") -> None:
    """Insert rows of counts, or add them to those that are there; of the column `latest` the later moment counts.

    They are locked in the order of their keys, until the end of the transaction.
    """
    if not rows:
        return
    keys = [column.name for column in into.primary_key]
    adding = _adding(connection.dialect.name, into, tuple(rows[0]), latest)
    await connection.execute(adding, sorted(rows, key=lambda row: tuple(row[key] for key in keys)))


@cache
def _adding(dialect: str, into: Table, names: tuple[str, ...], latest: str) -> Any:
    """The statement, one for all calls: `excluded` is an alias, and so a cycle, which only the collector would free."""
    keys = [column.name for column in into.primary_key]
    statement = _insert(dialect, into)
    summed: Values = {name: into.c[name] + statement.excluded[name] for name in names if name not in (*keys, latest)}
    if latest:
        is_later = statement.excluded[latest] > into.c[latest]
        summed[latest] = case((is_later, statement.excluded[latest]), else_=into.c[latest])
    return statement.on_conflict_do_update(index_elements=keys, set_=summed)
