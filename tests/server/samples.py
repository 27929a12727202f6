"""Sample people, tables and lines, and a second connection that interferes with the database."""

import contextlib
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import Store
from posse.server.store.address import database_at
from posse.server.store.database import engine_for_upgrade
from posse.server.store.rows import ChatRow, LineRow, Person, SeatRow, TableRow
from posse.server.store.terms import Terms
from tests.sample import GAME

DAY = datetime(2026, 11, 15, 20, 0, 0, 123456, tzinfo=UTC)


def person(id: str, account: str | None = None) -> Person:
    return Person(id, id.title(), DAY, account, f"hash of {account}" if account else None)


def table(id: str, *, after: int = 0, holders: Sequence[str] = (), **fields: Any) -> TableRow:
    """A table made some minutes after the first; the holders share seat 0, a bot has seat 1."""
    seats = [
        SeatRow(0, f"{id}-0", "person", "Ann", holders=list(holders)),
        SeatRow(1, f"{id}-1", "bot", level="level2"),
    ]
    host = fields.pop("host", None)
    terms = Terms(**{name: fields.pop(name) for name in Terms.model_fields if name in fields})
    return TableRow(id, GAME, {"edition": "polish"}, host, DAY + timedelta(minutes=after), seats, terms=terms, **fields)


def line(table: str, number: int, words: str = "0 pass") -> LineRow:
    return LineRow(table, number, words)


def chat(table: str, number: int, key: str = "") -> ChatRow:
    return ChatRow(table, number, 0, "Ann", f"Howdy {number}", key or f"key {number}", DAY)


async def numbers(store: Store, table: str) -> list[int]:
    return [line.number for line in await store.lines(table)]


@contextlib.asynccontextmanager
async def outsider(database: str) -> AsyncIterator[AsyncConnection]:
    """A second connection, in a transaction that is rolled back."""
    engine = engine_for_upgrade(database_at(database))
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


@contextlib.asynccontextmanager
async def blocked(database: str) -> AsyncIterator[AsyncConnection]:
    """Block all other writers of lines; yields the blocking connection."""
    async with outsider(database) as connection:
        # In SQLite any other write transaction blocks, as soon as it begins.
        block = "LOCK TABLE line IN EXCLUSIVE MODE" if connection.dialect.name == "postgresql" else "SELECT 1"
        await connection.execute(text(block))
        yield connection
