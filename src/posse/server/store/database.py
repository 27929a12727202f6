"""A database: how to connect, read and write, and what differs between SQLite and PostgreSQL."""

import asyncio
import contextlib
import logging
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

from posse.server.store import news, settings
from posse.server.store.address import File, Service
from posse.server.store.errors import BadText, StoreFailed, StoreReplaced
from posse.server.store.lanes import Lane, PostgresLane, SqliteLane
from posse.server.store.outage import Outage

logger = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

BUSY_MS = 5000
CONNECT_SECONDS = 10
BEGIN = "begin"
HEADER_BYTES = 100  # of an SQLite file, without which it holds nothing

# With FULL a commit survives a power failure, not only a crash of the process.
EVERY_USE = (f"PRAGMA busy_timeout={BUSY_MS}", "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL")
NORMAL_USE = (*EVERY_USE, "PRAGMA foreign_keys=ON")
# A migration may rebuild a table; dropping the old one must not cascade to the rows that refer to it.
UPGRADE = (*EVERY_USE, "PRAGMA foreign_keys=OFF")

# What the drivers raise when the database is at fault. A connection that ends while it is told of an error leaves
# asyncpg in a state for which it blames itself.
FAILURES = (
    DBAPIError,
    NoFreeConnection,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)


def to_json(value: Any) -> str:
    return orjson.dumps(value).decode()


# Callers wait when all connections are in use; more would only compete for the same processor or disk.
POOL: dict[str, Any] = {"pool_size": 5, "max_overflow": 0}
# An error must not repeat what was to be stored: a chat message, a key, the hash of a password.
USUAL: dict[str, Any] = {"json_serializer": to_json, "json_deserializer": orjson.loads, "hide_parameters": True}


class Database:
    """Reads and writes by functions that take a connection; has the lane for the lines.

    `hear` is called with the news of a transaction after it, where no other process could hear them.

    All work is done to its end in a task of its own: a cancelled caller must not leave half a transaction behind, which
    would lock everybody else out.
    """

    def __init__(
        self,
        name: str,
        engine: AsyncEngine,
        lane: Lane,
        turn: asyncio.Lock,
        reads: dict[str, Any],
        check: Callable[[], None],
    ) -> None:
        self.lane = lane
        self.table_changes = 0  # how often something was changed that lists of tables show
        self.hear: Callable[[dict[str, Any]], None] = _ignore
        self.outage = Outage(name, self._probe)
        self._check = check
        self._instance: str | None = None
        self._engine = engine
        self._reads = engine.execution_options(**reads)
        self._turn = turn
        self._tasks: set[asyncio.Task[Any]] = set()

    async def read(
        self, work: Callable[Concatenate[AsyncConnection, P], Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of the work, which sees one consistent snapshot of the database."""

        async def reading() -> T:
            with self._guarded():
                async with self._reads.connect() as connection:
                    return await work(connection, *args, **kwargs)

        return await self._to_the_end(reading())

    async def write(
        self, work: Callable[Concatenate[AsyncConnection, P], Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do the work in a transaction: one at a time and in the order of the calls, which no database guarantees."""

        async def writing() -> T:
            async with self._turn:
                with self._guarded():
                    async with self._engine.begin() as connection:
                        news.taken(connection)  # of a transaction that has failed
                        done = await work(connection, *args, **kwargs)
                        told = news.taken(connection)
            self._tell_of(told)
            return done

        return await self._to_the_end(writing())

    def _tell_of(self, told: list[dict[str, Any]]) -> None:
        for one in told:
            try:
                self.hear(one)
            except Exception:  # what was written is written
                logger.exception("news that cannot be used")

    async def change_tables(
        self, work: Callable[Concatenate[AsyncConnection, P], Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for what lists of tables show; even a failure may have changed something."""
        try:
            return await self.write(work, *args, **kwargs)
        finally:
            self.table_changes += 1

    async def remember(self) -> None:
        """Remember which database this is, to notice when another one is in its place."""
        self._instance = await self.write(settings.instance)

    async def touch(self) -> None:
        """Write something that changes nothing; `StoreReplaced` if this is another database."""
        with self._guarded():
            await self._to_the_end(self._probe())

    async def _probe(self) -> None:
        self._check()
        async with self._turn, self._engine.begin() as connection:
            if self._instance is not None:
                await settings.check_instance(connection, self._instance)

    @contextlib.contextmanager
    def _guarded(self) -> Iterator[None]:
        """Fail at once while the database is down, and turn every error of the drivers into `StoreFailed`."""
        self.outage.check()
        try:
            self._check()
            yield
        except StoreReplaced as error:
            self.outage.suspect(error)
            raise
        except FAILURES as error:
            if _is_about_a_text(error):  # anybody can send one, and the database works
                raise BadText from error
            self.outage.suspect(error)
            raise StoreFailed from error

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Finish the work that was begun, and disconnect."""
        await self.outage.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.lane.close()
        await self._engine.dispose()


@contextlib.contextmanager
def driver_errors_as_store_failed() -> Iterator[None]:
    """Turn every error of the drivers into `StoreFailed`, where a connection is not one of `Database`."""
    try:
        yield
    except FAILURES as error:
        raise (BadText if _is_about_a_text(error) else StoreFailed) from error


def _is_about_a_text(error: BaseException) -> bool:
    """Whether PostgreSQL has refused a text that it cannot store, such as one with a null."""
    origin = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig is not None else error
    return isinstance(origin, asyncpg.CharacterNotInRepertoireError)


def connected(address: File | Service) -> Database:
    """The database at an address, with its tables as they are."""
    turn = asyncio.Lock()
    if isinstance(address, Service):
        engine = postgres_engine(address.dsn, pool_pre_ping=True, **POOL)
        lane = PostgresLane(address.dsn)
        return Database(str(address), engine, lane, turn, {"isolation_level": "REPEATABLE READ"}, _no_check)
    engine = sqlite_engine(address.path, NORMAL_USE, **POOL)
    check = SameFile(address.path).check
    return Database(
        str(address), engine, SqliteLane(address.path, NORMAL_USE, turn, check), turn, {BEGIN: "BEGIN"}, check
    )


def _ignore(told: dict[str, Any]) -> None:
    """Nobody has asked to be told."""


def _no_check() -> None:
    """PostgreSQL says itself when a database is gone."""


class SameFile:
    """A file that must stay what it was: SQLite goes on writing to one that has been deleted, and nobody would know."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: tuple[int, int] | None = None
        self.check()

    def check(self) -> None:
        """`StoreReplaced` if the file is gone or empty, or another one is in its place."""
        try:
            found = os.stat(self._path)
        except OSError:
            raise StoreReplaced from None
        if self._known is None:
            self._known = found.st_dev, found.st_ino
        if found.st_size < HEADER_BYTES or self._known != (found.st_dev, found.st_ino):
            raise StoreReplaced


def engine_for_upgrade(address: File | Service) -> AsyncEngine:
    """Connections of their own for the migrations."""
    if isinstance(address, Service):
        return postgres_engine(address.dsn, poolclass=NullPool)
    return sqlite_engine(address.path, UPGRADE, poolclass=NullPool)


def postgres_engine(dsn: str, **kinds: Any) -> AsyncEngine:
    """The driver parses the connection string itself, so everything that PostgreSQL's own tools accept is accepted."""

    async def connect() -> Any:
        return await asyncpg.connect(dsn, timeout=CONNECT_SECONDS)

    return create_async_engine("postgresql+asyncpg://", async_creator=connect, **USUAL, **kinds)


def sqlite_engine(path: Path, pragmas: tuple[str, ...], **kinds: Any) -> AsyncEngine:
    """Transactions begin explicitly; writing ones take the lock at once, because later it could be refused."""
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}", connect_args={"isolation_level": None}, **USUAL, **kinds
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
    """Create the file, readable by its owner only: it contains the cookie secret and password hashes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
