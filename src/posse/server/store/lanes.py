"""How a batch of lines gets into the database: at once, bypassing everything that costs time for each line.

A lane has a connection of its own. It takes entries, each a list of lines to be stored all or none, and tells for each
whether it was stored. A batch is one transaction; if a line is refused, the entries are tried one by one in another, so
that only the offending one fails.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

import asyncpg  # type: ignore[import-untyped]  # it comes without types

from posse.engine.errors import PosseError
from posse.server.store.errors import StoreFailed, TwoWriters

# table, number, text, spent as JSON, at, answer, standin
Row = tuple[str, int, str, str | None, int | None, int | None, str | None]
Entry = list[Row]
Outcome = PosseError | None

# A line that cannot be stored at all: a duplicate, one of no table, or one that cannot be encoded.
REFUSED_BY_SQLITE = (sqlite3.IntegrityError, sqlite3.DataError, ValueError)
REFUSED_BY_POSTGRES = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError)

INSERT = "INSERT INTO line (table_id, number, text, spent, at, answer, standin) VALUES "
SQLITE_ROW = "(?, ?, ?, ?, ?, ?, ?)"
POSTGRES_ROW = "($1, $2, $3, $4, $5, $6, $7)"
ANSWER_SECONDS = 10


class Lane(Protocol):
    """How lines get into one kind of database."""

    async def write(self, entries: Sequence[Entry]) -> list[Outcome]:
        """Store the entries; return when they are durable. After any exception it is unknown what was stored."""

    async def close(self) -> None: ...


def refusal(entry: Entry, error: Exception) -> PosseError:
    """Why a single entry was refused: its number is taken, or it is not a valid line."""
    table, number, *_ = entry[0]
    return TwoWriters(table, number) if is_duplicate(error) else StoreFailed()


def is_duplicate(error: Exception) -> bool:
    if isinstance(error, sqlite3.IntegrityError):
        return error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY
    return isinstance(error, asyncpg.UniqueViolationError)


def rows_of(entries: Sequence[Entry]) -> list[Row]:
    return [row for entry in entries for row in entry]


class SqliteLane:
    """A thread with a connection: a batch costs one thread switch there and back."""

    def __init__(self, path: Path, pragmas: Sequence[str], turn: asyncio.Lock, check: Callable[[], None]) -> None:
        self._path = path
        self._pragmas = pragmas
        self._turn = turn
        self._check = check
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="posse-lines")
        self._connection: sqlite3.Connection | None = None

    async def write(self, entries: Sequence[Entry]) -> list[Outcome]:
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, entries)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()

    def _write(self, entries: Sequence[Entry]) -> list[Outcome]:
        try:
            self._check()
            connection = self._connected()
            try:
                self._store(connection, rows_of(entries))
                return [None] * len(entries)
            except REFUSED_BY_SQLITE:
                return self._write_one_by_one(connection, entries)
        except BaseException:
            self._drop()
            raise

    def _store(self, connection: sqlite3.Connection, rows: list[Row]) -> None:
        """One statement is one transaction, and takes the interpreter lock once rather than for every row."""
        places = ", ".join([SQLITE_ROW] * len(rows))
        connection.execute(INSERT + places, [value for row in rows for value in row])

    def _write_one_by_one(self, connection: sqlite3.Connection, entries: Sequence[Entry]) -> list[Outcome]:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [self._try(connection, entry) for entry in entries]
        connection.execute("COMMIT")
        return outcomes

    def _try(self, connection: sqlite3.Connection, entry: Entry) -> Outcome:
        connection.execute("SAVEPOINT entry")
        outcome: Outcome = None
        try:
            connection.executemany(INSERT + SQLITE_ROW, entry)
        except REFUSED_BY_SQLITE as error:
            connection.execute("ROLLBACK TO entry")
            outcome = refusal(entry, error)
        connection.execute("RELEASE entry")
        return outcome

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            for pragma in self._pragmas:
                connection.execute(pragma)
            self._connection = connection
        return self._connection

    def _drop(self) -> None:
        """Closing rolls back what was not committed; the next batch connects again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class PostgresLane:
    """A connection of its own, without SQLAlchemy: a batch costs one round trip."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: asyncpg.Connection | None = None

    async def write(self, entries: Sequence[Entry]) -> list[Outcome]:
        try:
            connection = await self._connected()
            try:
                await self._store(connection, rows_of(entries))
                return [None] * len(entries)
            except REFUSED_BY_POSTGRES:
                return await self._write_one_by_one(connection, entries)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _store(self, connection: asyncpg.Connection, rows: list[Row]) -> None:
        """Outside of a transaction the driver makes all rows one."""
        await connection.executemany(INSERT + POSTGRES_ROW, rows, timeout=ANSWER_SECONDS)

    async def _write_one_by_one(self, connection: asyncpg.Connection, entries: Sequence[Entry]) -> list[Outcome]:
        async with connection.transaction():
            return [await self._try(connection, entry) for entry in entries]

    async def _try(self, connection: asyncpg.Connection, entry: Entry) -> Outcome:
        try:
            async with connection.transaction():
                await self._store(connection, entry)
        except REFUSED_BY_POSTGRES as error:
            return refusal(entry, error)
        return None

    async def _connected(self) -> asyncpg.Connection:
        """A connection that PostgreSQL has closed is replaced before it is used."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn, timeout=ANSWER_SECONDS)
        return self._connection
