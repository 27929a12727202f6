"""Leases: which process a table lives in, where several processes share one PostgreSQL.

A process has a row in `server` that it renews every few seconds. A lease names its owner by that row; if the row
expires any process may delete it, which frees all its leases at once. So a lease is free exactly if it has no owner, a
process whose row is still there has lost nothing, however late it is, and the only clock that counts is the database's.

A claim counts the fence of the lease up. Writes carry it (`lanes.py`, `tables.check_fence`), so that a former owner
that does not know it yet cannot write.
"""

from collections.abc import Sequence
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]  # it comes without types

from posse.server.store.database import driver_errors_as_store_failed
from posse.server.store.news import CHANNEL, RELEASED, written

CONNECTIONS = 4
ANSWER_SECONDS = 3.0
MOST_IN_NEWS = 200  # ids of tables in one notification, which has at most 8,000 bytes

# Whoever had this address before is gone, or it could not be used now; so a restart need not wait for its leases.
ENROL = """
WITH gone AS (DELETE FROM server WHERE address = $3)
INSERT INTO server (id, name, address, expires)
VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4))
"""
RENEW = "UPDATE server SET expires = clock_timestamp() + make_interval(secs => $2) WHERE id = $1 RETURNING id"
LEAVE = "DELETE FROM server WHERE id = $1"
REAP = "DELETE FROM server WHERE expires < clock_timestamp() RETURNING id"
LIVING = "SELECT id FROM server"
# A process that claims what it already owns forgets an older copy of its own, which can no longer write then.
CLAIM = """
INSERT INTO lease (table_id, owner, fence)
SELECT id, $2, 1 FROM game_table WHERE id = $1
ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, fence = lease.fence + 1
WHERE lease.owner IS NULL OR lease.owner = excluded.owner
RETURNING fence
"""
OWNER = """
SELECT server.id, address, expires < clock_timestamp() AS is_late
FROM lease JOIN server ON server.id = lease.owner WHERE table_id = $1
"""
EXISTS = "SELECT EXISTS (SELECT 1 FROM game_table WHERE id = $1)"
RELEASE = """
UPDATE lease SET owner = NULL
FROM unnest($1::text[], $2::bigint[]) AS given (table_id, fence)
WHERE lease.table_id = given.table_id AND lease.fence = given.fence
"""
NOTIFY = "SELECT pg_notify($1, $2)"
# Tables of people in no process: those that are about to begin; of running ones, those that rest when their clocks
# ring, and of the others those in which a bot is asked, or a clock runs. Nobody else would wake them. A table whose
# last line does not say who is asked may be one of them; where bots play among themselves they wait until somebody
# looks on.
ORPHANS = """
(SELECT id FROM game_table LEFT JOIN lease ON lease.table_id = id
WHERE state = 'open' AND begins IS NOT NULL AND lease.owner IS NULL
LIMIT $1)
UNION ALL
(SELECT game_table.id FROM game_table
LEFT JOIN lease ON lease.table_id = game_table.id
LEFT JOIN rest ON rest.table_id = game_table.id
CROSS JOIN LATERAL (
    SELECT asked FROM line WHERE line.table_id = game_table.id ORDER BY number DESC LIMIT 1
) AS last
WHERE state = 'running' AND lease.owner IS NULL
AND EXISTS (SELECT 1 FROM seat WHERE seat.table_id = game_table.id AND kind = 'person' AND NOT resigned)
AND CASE WHEN rest.table_id IS NOT NULL THEN rest.due < $2 ELSE clock IS NOT NULL OR EXISTS (
    SELECT 1 FROM seat
    WHERE seat.table_id = game_table.id AND (seat.kind = 'bot' OR seat.standin IS NOT NULL)
    AND (asked IS NULL OR asked & (1 << seat.seat) <> 0)
) OR EXISTS (
    SELECT 1 FROM plan
    WHERE plan.table_id = game_table.id AND plan.stopped IS NULL
    AND (asked IS NULL OR asked & (1 << plan.seat) <> 0)
) END
ORDER BY random() LIMIT $1)
"""


class Owner(NamedTuple):
    """The process in which a table lives; a late one has not renewed its row in time."""

    id: str
    address: str
    is_late: bool


class LeaseDesk:
    """The leases of a PostgreSQL database, through connections of their own: a renewal waits for no other work.

    Any call may raise `StoreFailed`.
    """

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._pool: asyncpg.Pool | None = None

    async def open(self) -> None:
        with driver_errors_as_store_failed():
            # With a minimum the pool itself would try to restore it, and log a traceback each time it cannot.
            self._pool = await asyncpg.create_pool(
                self._dsn, min_size=0, max_size=CONNECTIONS, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS
            )

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.terminate()

    # --- the processes

    async def enrol(self, id: str, name: str, address: str, seconds: float) -> None:
        """Add a process, for so many seconds, in place of another one that had its address."""
        await self._fetch(ENROL, id, name, address, float(seconds))

    async def renew(self, id: str, seconds: float) -> bool:
        """Let a process go on for so many seconds from now; False if it is gone, and its leases with it."""
        return bool(await self._fetch(RENEW, id, float(seconds)))

    async def leave(self, id: str) -> None:
        """Remove a process; all its leases are free."""
        await self._fetch(LEAVE, id)

    async def reap(self) -> None:
        """Remove the processes that have expired; if there were any, all are told to look for their tables."""
        if await self._fetch(REAP):
            await self._fetch(NOTIFY, CHANNEL, written(RELEASED, {"tables": []}))

    async def living(self) -> set[str]:
        """The ids of all processes."""
        return {id for (id,) in await self._fetch(LIVING)}

    # --- the leases

    async def claim(self, table: str, id: str) -> int | Owner | None:
        """Take a table, and return the fence; or return who has it. None if there is no such table.

        It looks before it claims: even a claim that fails locks the lease, and the writes of the owner would wait.
        """
        while True:
            found = await self.owner(table)
            if found and found.is_late and found.id != id:
                await self.reap()
            elif found and found.id != id:
                return found
            claimed = await self._fetch(CLAIM, table, id)
            if claimed:
                return int(claimed[0]["fence"])
            if not (await self._fetch(EXISTS, table))[0][0]:
                return None

    async def owner(self, table: str) -> Owner | None:
        """The process in which a table lives, if any."""
        found = await self._fetch(OWNER, table)
        return Owner(*found[0]) if found else None

    async def release(self, held: Sequence[tuple[str, int]], quietly: bool = False) -> None:
        """Give up tables, each with its fence, and tell the others; quietly if none of them goes on by itself."""
        if not held:
            return
        tables, fences = [table for table, _ in held], [fence for _, fence in held]
        await self._fetch(RELEASE, tables, fences)
        if quietly:
            return
        for start in range(0, len(tables), MOST_IN_NEWS):
            part = tables[start : start + MOST_IN_NEWS]
            await self._fetch(NOTIFY, CHANNEL, written(RELEASED, {"tables": part}))

    async def orphans(self, limit: int, before: int) -> list[str]:
        """Tables that would go on by themselves before a moment, in milliseconds since 1970, but live in no process."""
        return [id for (id,) in await self._fetch(ORPHANS, limit, before)]

    async def _fetch(self, statement: str, *values: object) -> list[asyncpg.Record]:
        assert self._pool is not None, "it is not open"
        with driver_errors_as_store_failed():
            found: list[asyncpg.Record] = await self._pool.fetch(statement, *values)
            return found
