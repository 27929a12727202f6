"""How a batch of lines gets into the database: at once, bypassing everything that costs time for each line.

A lane has a connection of its own. It takes entries, each a list of lines to be stored all or none, and tells for each
whether it was stored. A batch is one transaction; if a line is refused, the entries are tried one by one in another, so
that only the offending one fails.

Where several processes share a database, every line carries the fence under which its table was claimed. Lines whose
fence is no longer that of the lease are left out, in the same statement that stores the others.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

import asyncpg  # type: ignore[import-untyped]  # it comes without types

from posse.engine.errors import PosseError
from posse.server.store.errors import LeaseLost, StoreFailed, TwoWriters

# table, number, text, spent as JSON, at, answer, standin, asked, draws, told as JSON, fence
Row = tuple[
    str, int, str, str | None, int | None, int | None, str | None, int | None, str | None, str | None, int | None
]
Entry = list[Row]
Outcome = PosseError | None

# A line that cannot be stored at all: a duplicate, one of no table, or one that cannot be encoded.
REFUSED_BY_SQLITE = (sqlite3.IntegrityError, sqlite3.DataError, ValueError)
REFUSED_BY_POSTGRES = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError)

INSERT = "INSERT INTO line (table_id, number, text, spent, at, answer, standin, asked, draws, told) VALUES "
PLACES = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
# A share lock on the leases: whoever takes a table over waits for the lines of the last owner, and then reads them too.
# The lock returns the lease as it is after waiting. They are locked in one order, so that two batches never deadlock.
INSERT_FENCED = """
WITH held AS (
    SELECT table_id, fence FROM lease WHERE table_id = ANY($1::text[]) ORDER BY table_id FOR SHARE
), given AS (
    SELECT given.*, given.fence IS NOT NULL AND given.fence IS DISTINCT FROM held.fence AS is_refused
    FROM unnest(
        $1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::int[], $9::text[],
        $10::text[], $11::bigint[]
    ) AS given (table_id, number, text, spent, at, answer, standin, asked, draws, told, fence)
    LEFT JOIN held USING (table_id)
), stored AS (
    INSERT INTO line (table_id, number, text, spent, at, answer, standin, asked, draws, told)
    SELECT table_id, number, text, spent::json, at, answer, standin, asked, draws, told::json
    FROM given WHERE NOT is_refused
)
SELECT DISTINCT table_id, fence FROM given WHERE is_refused
"""
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
    """A thread with a connection: a batch costs one thread switch there and back.

    It needs no fences, since a second process on the same file is refused when it starts.
    """

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
        places = ", ".join([PLACES] * len(rows))
        connection.execute(INSERT + places, [value for row in rows for value in row[:-1]])

    def _write_one_by_one(self, connection: sqlite3.Connection, entries: Sequence[Entry]) -> list[Outcome]:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [self._try(connection, entry) for entry in entries]
        connection.execute("COMMIT")
        return outcomes

    def _try(self, connection: sqlite3.Connection, entry: Entry) -> Outcome:
        connection.execute("SAVEPOINT entry")
        outcome: Outcome = None
        try:
            connection.executemany(INSERT + PLACES, [row[:-1] for row in entry])
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
                return await self._store(connection, entries)
            except REFUSED_BY_POSTGRES:
                return await self._write_one_by_one(connection, entries)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _store(self, connection: asyncpg.Connection, entries: Sequence[Entry]) -> list[Outcome]:
        """One statement is one transaction."""
        lists = zip(*rows_of(entries), strict=True)
        refused = {tuple(row) for row in await connection.fetch(INSERT_FENCED, *lists, timeout=ANSWER_SECONDS)}
        return [LeaseLost(table) if (table, fence) in refused else None for (table, *_, fence), *_ in entries]

    async def _write_one_by_one(self, connection: asyncpg.Connection, entries: Sequence[Entry]) -> list[Outcome]:
        async with connection.transaction():
            return [await self._try(connection, entry) for entry in entries]

    async def _try(self, connection: asyncpg.Connection, entry: Entry) -> Outcome:
        try:
            async with connection.transaction():
                return (await self._store(connection, [entry]))[0]
        except REFUSED_BY_POSTGRES as error:
            return refusal(entry, error)

    async def _connected(self) -> asyncpg.Connection:
        """A connection that PostgreSQL has closed is replaced before it is used."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn, timeout=ANSWER_SECONDS)
        return self._connection
