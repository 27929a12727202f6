"""The job queue: Procrastinate, as servers and workers use it.

Each worker has a queue of its own, named by its id: a server asks the worker that knows a table already. A job is

    table, length, seat, level, advice, seconds    the question: at which table, after how many lines, ...
    channel, number                                where the reply is awaited, and which question it answers

and no more: the worker reads the record of the table itself. It replies by NOTIFY on that channel with
`{"number": 7, "words": ..., ...}`, as `bots/worker.py` answers, or `{"number": 7, "failed": "..."}`.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import psycopg
from procrastinate import App, PsycopgConnector
from procrastinate.connector import Notify

TASK = "posse:think"
CONNECT_SECONDS = 5.0

# What they say of a database that does not answer, with a traceback for each attempt, is said by `Outage`, once.
for chatty in ("procrastinate", "psycopg.pool"):
    logging.getLogger(chatty).setLevel(logging.CRITICAL)


class Connector(PsycopgConnector):
    """A connection to PostgreSQL that tells when it does not listen any more; Procrastinate would go on by polling."""

    def __init__(self, **pool: Any) -> None:
        super().__init__(**pool)
        self.is_deaf = asyncio.Event()

    async def open_async(self, pool: Any = None) -> None:
        """Connect; `OSError` or an error of the driver if that is impossible, and soon."""
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await super().open_async(pool)
        except BaseException:
            await self.close_async()
            raise

    async def listen_notify(self, on_notification: Notify, channels: Iterable[str]) -> None:
        try:
            await super().listen_notify(on_notification, channels)
        finally:
            self.is_deaf.set()


def connector_to(dsn: str, connections: int) -> Connector:
    """Up to so many connections; whoever waits for one in vain is told so soon."""
    return Connector(conninfo=dsn, min_size=1, max_size=connections, timeout=CONNECT_SECONDS, configure=_hurry)


async def _hurry(connection: psycopg.AsyncConnection[Any]) -> None:
    """Wait for no disk: a job that is lost in a crash of PostgreSQL is asked again. Each statement stands alone."""
    await connection.set_autocommit(True)
    await connection.execute("SET synchronous_commit = off")


def queue_at(connector: Connector) -> App:
    return App(connector=connector)
