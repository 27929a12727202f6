"""`posse worker`: a process that thinks for the bots of all servers on a PostgreSQL, and needs nothing but that.

It takes jobs from its queue as long as its row in the database is alive, which it renews itself. If the database does
not answer, it waits until it does (`Outage`), and begins again. When it is told to stop it takes nothing more, finishes
what it has begun, and leaves; what takes too long is left to others.
"""

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Any, NamedTuple

import orjson
import psycopg
from procrastinate import App
from procrastinate.exceptions import ConnectorException

import posse
from posse.engine.errors import PosseError
from posse.server.bots.fair_queue import SOMEBODY
from posse.server.bots.pool import Pool
from posse.server.bots.questions import Question
from posse.server.jobs.desk import STALLED_SECONDS
from posse.server.jobs.job_queue import TASK, connector_to, queue_at
from posse.server.jobs.records import Records
from posse.server.store import BadAddress, StoreFailed
from posse.server.store.address import Service
from posse.server.store.outage import backoff
from posse.server.store.upgrade import check_current
from posse.server.store.workers import RecordReader, WorkerRow, Workers

LOG = logging.getLogger(__name__)

ID_BYTES = 6
LONGEST_REPLY = 7900  # bytes; a notification has at most 8,000
MOST_CONNECTIONS = 8
HEALTHY_SECONDS = 60.0  # after so long a session the next failure does not wait

FAILURES = (StoreFailed, ConnectorException, psycopg.Error, OSError)


class Pace(NamedTuple):
    """How many seconds a row lives, after how many it is renewed, and how long a stop waits for what was begun."""

    life: float = 4.0
    renew: float = 1.0
    poll: float = 1.0  # between looks for jobs, should a notification be lost
    stop: float = 5.0
    heartbeat: float = 10.0  # of Procrastinate, by which what a dead worker left is found (`Desk.sweep`)


PACE = Pace()


class WorkerSettings(NamedTuple):
    """The settings of `posse worker`."""

    address: Service
    processes: int
    name: str


class BotWorker:
    """One worker; `ready` is called once it takes jobs."""

    def __init__(self, settings: WorkerSettings, ready: Callable[[], None], pace: Pace = PACE) -> None:
        self.id = token_hex(ID_BYTES)
        self._settings = settings
        self._ready = ready
        self._pace = pace
        self._pool = Pool(settings.processes)
        self._stop = asyncio.Event()

    def stop(self) -> None:
        self._stop.set()

    async def run(self) -> None:
        """Work until it is stopped; `BadAddress` if the database is missing, or of another version."""
        async with Workers.opened(self._settings.address) as workers:
            await self._pool.start()
            try:
                await self._work(workers)
            finally:
                await self._pool.close()

    async def _work(self, workers: Workers) -> None:
        """One session after the other, ever more rarely if they fail at once."""
        failures = 0
        while not self._stop.is_set():
            begun = monotonic()
            try:
                await self._session(workers)
            except FAILURES as error:
                workers.outage.suspect(error)
                failures = 0 if monotonic() - begun > HEALTHY_SECONDS else failures + 1
                await self._unless_stopped(workers.outage.over())
                await self._unless_stopped(asyncio.sleep(backoff(failures)))
                await self._check_version()

    async def _unless_stopped(self, wait: Any) -> None:
        """Wait for something, or until this worker is told to stop."""
        waits = [asyncio.ensure_future(wait), asyncio.create_task(self._stop.wait())]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for task in waits:
            task.cancel()

    async def _check_version(self) -> None:
        """`BadAddress` if the database was upgraded in the meantime."""
        try:
            await check_current(self._settings.address)
        except BadAddress as error:
            if error.key != "no-database":
                raise

    # --- a session: as long as the database answers

    async def _session(self, workers: Workers) -> None:
        connector = connector_to(self._settings.address.dsn, min(MOST_CONNECTIONS, self._settings.processes + 2))
        queue = queue_at(connector)
        reader = RecordReader(self._settings.address.dsn)
        taker = JobTaker(queue, self._pool, Records(reader))
        queue.task(name=TASK)(taker.think)
        async with queue.open_async():
            tasks = [
                asyncio.create_task(self._take_jobs(queue)),
                asyncio.create_task(self._renew(workers)),
                asyncio.create_task(connector.is_deaf.wait()),
                asyncio.create_task(self._stop.wait()),
            ]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                if self._stop.is_set():
                    await workers.enrol(self._row(slots=0), self._pace.life + self._pace.stop)
                elif connector.is_deaf.is_set():
                    raise ConnectorException("nobody listens for jobs any more")
                for task in tasks:
                    if task.done() and (error := task.exception()):
                        raise error
            finally:
                await _end(tasks)
                taker.forget_all()
                reader.close()
                if self._stop.is_set():
                    await self._leave(workers)

    def _row(self, slots: int) -> WorkerRow:
        return WorkerRow(self.id, self._settings.name, slots, posse.__version__)

    async def _take_jobs(self, queue: App) -> None:
        await queue.run_worker_async(
            queues=[self.id],
            name=self._settings.name,
            concurrency=self._settings.processes,
            fetch_job_polling_interval=self._pace.poll,
            abort_job_polling_interval=self._pace.poll,
            shutdown_graceful_timeout=self._pace.stop,
            delete_jobs="always",
            install_signal_handlers=False,
            update_heartbeat_interval=self._pace.heartbeat,
            stalled_worker_timeout=STALLED_SECONDS,
        )

    async def _renew(self, workers: Workers) -> None:
        await workers.enrol(self._row(self._settings.processes), self._pace.life)
        self._ready()
        self._ready = _nothing
        while True:
            await asyncio.sleep(self._pace.renew)
            if not await workers.renew(self.id, self._pace.life):
                await workers.enrol(self._row(self._settings.processes), self._pace.life)

    async def _leave(self, workers: Workers) -> None:
        try:
            await workers.leave(self.id)
        except StoreFailed:
            LOG.warning("this worker is missed a little later: the database does not answer")


def _nothing() -> None:
    """What is to be done when it is ready has been done."""


async def _end(tasks: list[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait for them; whatever they raise has been told, or is of no use any more."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class JobTaker:
    """Answers jobs: reads the record, lets a bot think, and replies."""

    def __init__(self, queue: App, pool: Pool, records: Records) -> None:
        self._queue = queue
        self._pool = pool
        self._records = records

    async def think(
        self,
        *,
        channel: str,
        number: int,
        table: str,
        length: int,
        seat: int,
        level: str,
        advice: bool,
        seconds: float,
        look: dict[str, Any] | None = None,
    ) -> None:
        """One job."""
        asked = {"table": table, "seat": seat, "level": level, "advice": advice, **({"look": look} if look else {})}
        try:
            record = await self._records.after(table, length)
            reply = await self._pool.reply_to(Question(record, SOMEBODY, seconds, asked))
        except PosseError as error:
            reply = {"failed": str(error)}
        await self._reply(channel, {**reply, "number": number})

    async def _reply(self, channel: str, reply: dict[str, Any]) -> None:
        payload = orjson.dumps(reply)
        if len(payload) > LONGEST_REPLY:
            payload = orjson.dumps({"number": reply["number"], "failed": "the reply is too long"})
        with suppress(ConnectorException):  # the server asks again when it can be told
            await self._queue.connector.execute_query_async(
                "SELECT pg_notify(%(channel)s, %(payload)s)", channel=channel, payload=payload.decode()
            )

    def forget_all(self) -> None:
        """After an outage the database may be another one, restored from a copy."""
        for table in self._records.forget_all():
            self._pool.forget(table)


async def run(settings: WorkerSettings, ready: Callable[[], None]) -> None:
    """Work until SIGTERM or SIGINT."""
    worker = BotWorker(settings, ready)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(_note_unheard)
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, worker.stop)
    await worker.run()


def _note_unheard(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Procrastinate lets nobody know that a job could not be marked as done, for example in an outage."""
    error = context.get("exception")
    if isinstance(error, (ConnectorException, psycopg.Error)):
        LOG.debug("a job was not marked as done: %s", error)
    else:
        loop.default_exception_handler(context)
