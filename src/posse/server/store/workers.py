"""Workers: processes anywhere that think for the bots of all servers on one PostgreSQL.

A worker has a row that it renews every second or so, and is alive as long as that has not expired by the database's
clock. The questions themselves are jobs of Procrastinate (`posse.server.jobs`).
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]  # it comes without types
from sqlalchemy import delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import news
from posse.server.store.address import Service
from posse.server.store.database import Database, connected, driver_errors_as_store_failed
from posse.server.store.outage import Outage
from posse.server.store.schema import server, worker
from posse.server.store.upgrade import check_current

ENROL = text("""
INSERT INTO worker (id, name, slots, version, expires)
VALUES (:id, :name, :slots, :version, clock_timestamp() + make_interval(secs => :seconds))
ON CONFLICT (id) DO UPDATE SET slots = excluded.slots, expires = excluded.expires
""")
RENEW = text("""
UPDATE worker SET expires = clock_timestamp() + make_interval(secs => :seconds) WHERE id = :id RETURNING id
""")
DROP_LATE = text("DELETE FROM worker WHERE expires < clock_timestamp() - make_interval(secs => :seconds)")
RECORD_PART = """
SELECT game, header, ARRAY(
    SELECT text FROM line WHERE table_id = game_table.id AND number >= $2 AND number < $3 ORDER BY number
) FROM game_table WHERE id = $1
"""
ANSWER_SECONDS = 5
WAITING = text("SELECT count(*) FROM procrastinate_jobs WHERE status = 'todo'")


class WorkerRow(NamedTuple):
    """A worker: how many questions it takes at once (none if it is about to stop), and its version of Posse."""

    id: str
    name: str
    slots: int
    version: str


class Crew(NamedTuple):
    """The living workers, the ids of the living servers that share them, and how many jobs no worker has taken yet."""

    workers: list[WorkerRow]
    servers: list[str]
    waiting: int


class RecordPart(NamedTuple):
    """The game and the header of a table's record, and some of its lines."""

    game: str
    header: str
    lines: list[str]


class Workers:
    """The part of the store that workers need, and the servers that ask them. PostgreSQL only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    @asynccontextmanager
    async def opened(cls, address: Service) -> AsyncIterator["Workers"]:
        """Those of a database that must be up to date: `BadAddress` if it is not; nothing is created or upgraded."""
        await check_current(address)
        database = connected(address)
        try:
            await database.remember()
            yield cls(database)
        finally:
            await database.close()

    @property
    def outage(self) -> Outage:
        return self._database.outage

    async def enrol(self, row: WorkerRow, seconds: float) -> None:
        """Add a worker, or change how many questions it takes, for so many seconds; all servers are told."""
        await self._database.write(_enrol, row, seconds)

    async def renew(self, id: str, seconds: float) -> bool:
        """Let a worker go on for so many seconds from now; False if it is gone, and has to enrol again."""
        return await self._database.write(_renew, id, seconds)

    async def leave(self, id: str) -> None:
        """Remove a worker; all servers are told."""
        await self._database.write(_leave, id)

    async def crew(self) -> Crew:
        return await self._database.read(crew_of)

    async def drop_late(self, seconds: float) -> None:
        """Remove the workers that have not been alive for so long."""
        await self._database.write(_drop_late, seconds)


async def _enrol(connection: AsyncConnection, row: WorkerRow, seconds: float) -> None:
    await connection.execute(ENROL, {**row._asdict(), "seconds": float(seconds)})
    await news.tell(connection, news.STAFFED)


async def _renew(connection: AsyncConnection, id: str, seconds: float) -> bool:
    return await connection.scalar(RENEW, {"id": id, "seconds": float(seconds)}) is not None


async def _leave(connection: AsyncConnection, id: str) -> None:
    await connection.execute(delete(worker).where(worker.c.id == id))
    await news.tell(connection, news.STAFFED)


async def crew_of(connection: AsyncConnection) -> Crew:
    now = func.clock_timestamp()
    columns = [worker.c[name] for name in WorkerRow._fields]
    workers = await connection.execute(select(*columns).where(worker.c.expires > now).order_by(worker.c.id))
    servers = await connection.scalars(select(server.c.id).where(server.c.expires > now).order_by(server.c.id))
    return Crew([WorkerRow(*row) for row in workers], list(servers), int(await connection.scalar(WAITING) or 0))


async def _drop_late(connection: AsyncConnection, seconds: float) -> None:
    await connection.execute(DROP_LATE, {"seconds": float(seconds)})


class RecordReader:
    """Reads records through a connection of its own: one round trip, of which SQLAlchemy needs five for each question.

    Any call may raise `StoreFailed`.
    """

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._turn = asyncio.Lock()
        self._connection: asyncpg.Connection | None = None

    async def part(self, table: str, start: int, end: int) -> RecordPart | None:
        """The lines of a table with these numbers; None if there is no such table."""
        async with self._turn:
            try:
                with driver_errors_as_store_failed():
                    connection = await self._connected()
                    found = await connection.fetchrow(RECORD_PART, table, start, end, timeout=ANSWER_SECONDS)
            except BaseException:
                self.close()
                raise
        return None if found is None else RecordPart(*found)

    async def _connected(self) -> asyncpg.Connection:
        """A connection that PostgreSQL has closed is replaced before it is used."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn, timeout=ANSWER_SECONDS)
        return self._connection

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
