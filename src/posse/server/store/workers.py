"""Workers: processes anywhere that think for the bots of all servers on one PostgreSQL.

A worker has a row that it renews every second or so, and is alive as long as that has not expired by the database's
clock. The questions themselves are jobs of Procrastinate (`posse.server.jobs`).
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from sqlalchemy import delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import news
from posse.server.store.address import Service
from posse.server.store.database import Database, connected
from posse.server.store.outage import Outage
from posse.server.store.schema import game_table, line, server, worker
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

    async def record_part(self, table: str, start: int, end: int) -> RecordPart | None:
        """The lines of a table with these numbers; None if there is no such table."""
        return await self._database.read(_record_part, table, start, end)


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


async def _record_part(connection: AsyncConnection, table: str, start: int, end: int) -> RecordPart | None:
    of_table = select(game_table.c.game, game_table.c.header).where(game_table.c.id == table)
    found = (await connection.execute(of_table)).first()
    if found is None:
        return None
    wanted = select(line.c.text).where(line.c.table_id == table, line.c.number >= start, line.c.number < end)
    return RecordPart(found.game, found.header, list(await connection.scalars(wanted.order_by(line.c.number))))
