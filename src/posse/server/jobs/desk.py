"""Asking workers: a question becomes a job, its reply comes back on a channel of this process alone."""

import asyncio
import logging
from collections.abc import Collection, Coroutine
from itertools import count
from secrets import token_hex
from typing import Any, NamedTuple

import psycopg
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Status

from posse.server.bots.process import MARGIN_SECONDS, Lost
from posse.server.bots.questions import Gone, Question
from posse.server.cluster.bulletin import Bulletin
from posse.server.jobs.job_queue import TASK, connector_to, queue_at
from posse.server.store import StoreFailed

LOG = logging.getLogger(__name__)

CONNECTIONS = 4
STALLED_SECONDS = 60.0  # after which the jobs of a worker that is not heard of are deleted
CLOSE_SECONDS = 2.0  # to withdraw what is not awaited any more
UNREACHABLE = (ConnectorException, psycopg.Error)


class Awaited(NamedTuple):
    """A reply that is awaited of a worker."""

    worker: str
    reply: asyncio.Future[dict[str, Any]]


class Desk:
    """Asks workers by jobs, and takes one reply to each question; one that nobody awaits any more is dropped."""

    def __init__(self, dsn: str) -> None:
        self._queue = queue_at(connector_to(dsn, CONNECTIONS))
        self._channel = f"posse-{token_hex(8)}"
        self._bulletin = Bulletin(dsn, self._hear, self._missed, self._channel)
        self._numbers = count()
        self._awaited: dict[int, Awaited] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        try:
            await self._queue.open_async()
        except (*UNREACHABLE, OSError) as error:
            raise StoreFailed from error
        await self._bulletin.open()

    async def close(self) -> None:
        await self._bulletin.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSE_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._queue.close_async()

    @property
    def is_listening(self) -> bool:
        """Whether replies would be heard."""
        return self._bulletin.is_listening.is_set()

    async def ask(self, worker: str, question: Question) -> dict[str, Any]:
        """The reply of a worker; `Lost` if it has none, or none in time, `Gone` if the worker cannot be asked."""
        number = next(self._numbers)
        reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._awaited[number] = Awaited(worker, reply)
        job: int | None = None
        try:
            async with asyncio.timeout(question.asked["limit"] + MARGIN_SECONDS):
                job = await self._defer(worker, number, question)
                return await reply
        except TimeoutError as error:
            raise Lost(f"worker {worker}: no reply in time") from error
        except UNREACHABLE as error:
            raise Gone(worker) from error
        finally:
            del self._awaited[number]
            if job is not None and not _has_result(reply):
                self._begin(self._take_back(job))

    async def _defer(self, worker: str, number: int, question: Question) -> int:
        asked = {name: value for name, value in question.asked.items() if name != "limit"}
        place: dict[str, Any] = {"length": question.length, "channel": self._channel, "number": number}
        job = self._queue.configure_task(TASK, queue=worker, priority=-question.asker.priority)
        return await job.defer_async(**asked, **place)

    def give_up_all_but(self, living: Collection[str]) -> None:
        """Only these workers are alive. One of the others may be awaited although it was lent to nobody here lately."""
        for worker in {awaited.worker for awaited in self._awaited.values()}.difference(living):
            self.give_up(worker)

    def give_up(self, worker: str) -> None:
        """A worker is gone: what it was asked has to be asked elsewhere."""
        for awaited in self._awaited.values():
            if awaited.worker == worker and not awaited.reply.done():
                awaited.reply.set_exception(Gone(worker))

    def _hear(self, told: dict[str, Any]) -> None:
        awaited = self._awaited.get(told.pop("number"))
        if awaited is not None and not awaited.reply.done():
            awaited.reply.set_result(told)

    async def _missed(self) -> None:
        """Replies may have come while nobody listened; asked again, a worker repeats them at once."""
        for worker in {awaited.worker for awaited in self._awaited.values()}:
            self.give_up(worker)

    # --- jobs that are of no use any more

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_back(self, job: int) -> None:
        """Delete a job that no worker has begun; let one that has begun stop."""
        try:
            await self._queue.job_manager.cancel_job_by_id_async(job, abort=True, delete_job=True)
        except UNREACHABLE:
            LOG.debug("job %d is left to the next sweep", job)

    async def waiting(self) -> list[tuple[int, str]]:
        """The jobs that no worker has begun, each with its worker."""
        jobs = await self._queue.job_manager.list_jobs_async(status="todo")
        return [(job.id, job.queue) for job in jobs if job.id is not None]

    async def sweep(self, waiting: Collection[tuple[int, str]], living: Collection[str]) -> None:
        """Delete what workers that have died left behind, and those of these jobs that wait for none that lives."""
        manager = self._queue.job_manager
        stalled = await manager.get_stalled_jobs(seconds_since_heartbeat=STALLED_SECONDS)
        lost = [job.id for job in stalled if job.id is not None]
        for job in [*lost, *(job for job, worker in waiting if worker not in living)]:
            try:
                await manager.finish_job_by_id_async(job, Status.FAILED, delete_job=True)
            except ConnectorException:  # somebody else was faster
                LOG.debug("job %d is gone already", job)
        await manager.prune_stalled_workers(STALLED_SECONDS)


def _has_result(reply: asyncio.Future[dict[str, Any]]) -> bool:
    """Whether a reply has come; whatever else became of it is of no interest any more."""
    if reply.done() and not reply.cancelled():
        return reply.exception() is None
    return False


class RemoteWorker:
    """One of the questions that a worker anywhere takes at once; `known` are the tables that worker knows."""

    pid = None

    def __init__(self, desk: Desk, worker: str, known: set[str]) -> None:
        self._desk = desk
        self._worker = worker
        self._known = known

    async def warm_up(self) -> None:
        """It is alive, so it is ready."""

    async def reply(self, question: Question) -> dict[str, Any]:
        reply = await self._desk.ask(self._worker, question)
        if "words" not in reply:
            raise Lost(reply)
        self._known.add(question.record.table)
        return reply

    def knows(self, table: str) -> bool:
        return table in self._known

    def forget(self, table: str) -> None:
        """The worker itself forgets the tables that it has not been asked about for longest."""
        self._known.discard(table)

    async def end(self) -> None:
        """It goes on working for others."""
