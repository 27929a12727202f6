"""A database: how to connect, read and write, and what differs between SQLite and PostgreSQL."""

import asyncio
import contextlib
import os
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it comes without types
import orjson
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoFreeConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from posse.server.store.address import File, Service
from posse.server.store.errors import StoreFailed
from posse.server.store.lanes import Lane, PostgresLane, SqliteLane

P = ParamSpec("P")
T = TypeVar("T")

BUSY_MS = 5000
CONNECT_SECONDS = 10
BEGIN = "begin"

# With FULL a commit survives the loss of power, not only of the process.
EVERY_USE = (f"PRAGMA busy_timeout={BUSY_MS}", "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL")
NORMAL_USE = (*EVERY_USE, "PRAGMA foreign_keys=ON")
# A migration may rebuild a table; while it is gone the rows that refer to it must not be taken along.
UPGRADE = (*EVERY_USE, "PRAGMA foreign_keys=OFF")

# What the drivers raise when something is wrong with the database rather than with us.
FAILURES = (DBAPIError, NoFreeConnection, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


def to_json(value: Any) -> str:
    return orjson.dumps(value).decode()


# Who comes when all are in use waits; more would only take turns on the same processor or disk.
POOL: dict[str, Any] = {"pool_size": 5, "max_overflow": 0}
JSON_BY_ORJSON: dict[str, Any] = {"json_serializer": to_json, "json_deserializer": orjson.loads}


class Database:
    """Reads and writes with functions that take a connection, and has the lane of the lines.

    The work is done by a task of its own, to its end: who gives up waiting must not leave half a transaction behind,
    which would keep everybody else out.
    """

    def __init__(self, engine: AsyncEngine, lane: Lane, turn: asyncio.Lock, reads: dict[str, Any]) -> None:
        self.lane = lane
        self._engine = engine
        self._reads = engine.execution_options(**reads)
        self._turn = turn
        self._tasks: set[asyncio.Task[Any]] = set()

    async def read(
        self, work: Callable[Concatenate[AsyncConnection, P], Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What the work finds; it sees one state of the database, however often it looks."""

        async def reading() -> T:
            with failing_as_one():
                async with self._reads.connect() as connection:
                    return await work(connection, *args, **kwargs)

        return await self._to_the_end(reading())

    async def write(
        self, work: Callable[Concatenate[AsyncConnection, P], Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do the work in a transaction; one at a time and in the order of asking, which no database promises."""

        async def writing() -> T:
            async with self._turn:
                with failing_as_one():
                    async with self._engine.begin() as connection:
                        return await work(connection, *args, **kwargs)

        return await self._to_the_end(writing())

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.lane.close()
        await self._engine.dispose()


@contextlib.contextmanager
def failing_as_one() -> Iterator[None]:
    """Whatever the driver complains of is one failure to the rest of the house."""
    try:
        yield
    except FAILURES as error:
        raise StoreFailed from error


def connected(address: File | Service) -> Database:
    """The database at an address, with its tables as they are."""
    turn = asyncio.Lock()
    if isinstance(address, Service):
        engine = postgres_engine(address.dsn, pool_pre_ping=True, **POOL)
        return Database(engine, PostgresLane(address.dsn), turn, {"isolation_level": "REPEATABLE READ"})
    engine = sqlite_engine(address.path, NORMAL_USE, **POOL)
    return Database(engine, SqliteLane(address.path, NORMAL_USE, turn), turn, {BEGIN: "BEGIN"})


def engine_for_upgrade(address: File | Service) -> AsyncEngine:
    """Connections of their own for the migrations."""
    if isinstance(address, Service):
        return postgres_engine(address.dsn, poolclass=NullPool)
    return sqlite_engine(address.path, UPGRADE, poolclass=NullPool)


def postgres_engine(dsn: str, **settings: Any) -> AsyncEngine:
    """The driver reads the address itself, so all that PostgreSQL's own tools understand is understood."""

    async def connect() -> Any:
        return await asyncpg.connect(dsn, timeout=CONNECT_SECONDS)

    return create_async_engine("postgresql+asyncpg://", async_creator=connect, **JSON_BY_ORJSON, **settings)


def sqlite_engine(path: Path, pragmas: tuple[str, ...], **settings: Any) -> AsyncEngine:
    """Transactions begin when we say so; those that write take the lock at once, for later it could be refused."""
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}", connect_args={"isolation_level": None}, **JSON_BY_ORJSON, **settings
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN IMMEDIATE"))

    return engine


def make_private(path: Path) -> None:
    """Make the file, readable by its owner alone: it holds the secret and the hashes of passwords."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
