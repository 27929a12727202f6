"""An actor: it runs its jobs one after the other, in its own task."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from posse.engine.errors import PosseError
from posse.server.store import LeaseLost, StoreFailed, TwoWriters

logger = logging.getLogger(__name__)

T = TypeVar("T")

IN_DOUBT = (StoreFailed, TwoWriters)  # after these the state in memory cannot be trusted


class Job(NamedTuple):
    """Something to do, and the future of the caller that waits for its result, if any."""

    do: Callable[..., Awaitable[Any]]
    args: tuple[Any, ...]
    done: "asyncio.Future[Any] | None"


class Actor:
    """Runs its jobs in the order of arrival; `recover` is called when a failure leaves the state in doubt.

    `leave` is called when a job finds out that the state belongs to another process now.
    """

    def __init__(
        self, name: str, recover: Callable[[], Awaitable[None]], leave: Callable[[], None] | None = None
    ) -> None:
        self._name = name
        self._recover = recover
        self._leave = leave
        self._waiting: deque[Job] = deque()
        self._job: Job | None = None
        self._reason: PosseError = StoreFailed()  # for those who come when it has ended
        self._is_working = False
        self._loop = asyncio.get_running_loop()
        self._wake_up = self._loop.create_future()
        self._task: asyncio.Task[None] | None = asyncio.create_task(self._run(), name=name)

    def post(self, do: Callable[..., Awaitable[Any]], *args: Any) -> None:
        """Queue a job without waiting for it."""
        self._put(Job(do, args, None))

    async def ask(self, do: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Queue a job, and wait for its result."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._put(Job(do, args, done))
        return await done

    def _put(self, job: Job) -> None:
        if self._task is None:
            _fail(job, self._reason)
            return
        self._waiting.append(job)
        if not self._wake_up.done():
            self._wake_up.set_result(None)

    @property
    def backlog(self) -> int:
        """The number of jobs in the queue."""
        return len(self._waiting)

    @property
    def is_busy(self) -> bool:
        return self._is_working or bool(self._waiting)

    async def stop(self) -> None:
        """Drop all jobs, and return when the one in progress has ended."""
        task = self.abandon(StoreFailed())
        if task is not None:
            await asyncio.wait([task])

    def abandon(self, reason: PosseError) -> "asyncio.Task[None] | None":
        """Drop all jobs, the present one too, and tell their callers why; returns the task that is ending.

        Nothing is kept that refers to the owner, so that it is freed at once: the garbage collector comes but hourly.
        """
        task, self._task = self._task, None
        self._recover, self._leave, self._reason = _recover_nothing, None, reason
        job, self._job = self._job, None
        waiting, self._waiting = self._waiting, deque()
        for one in (job, *waiting):
            if one is not None:
                _fail(one, reason)
        if task is not None:
            task.cancel()
        return task

    async def _run(self) -> None:
        while True:
            await self._wake_up
            self._is_working = True
            while self._waiting:
                self._job = self._waiting.popleft()
                await self._do(self._job)
                self._job = None
            self._is_working = False
            self._wake_up = self._loop.create_future()

    async def _do(self, job: Job) -> None:
        try:
            result = await job.do(*job.args)
            if job.done and not job.done.done():
                job.done.set_result(result)
        except PosseError as error:
            _fail(job, error)
            if isinstance(error, LeaseLost) and self._leave is not None:
                self._leave()
            elif isinstance(error, IN_DOUBT):
                await self._recover()
        except Exception as error:
            logger.exception("%s: a job failed", self._name)
            _fail(job, error)
            await self._recover()


def _fail(job: Job, error: Exception) -> None:
    if job.done and not job.done.done():
        job.done.set_exception(error)


async def _recover_nothing() -> None:
    """A stopped actor has nothing to recover."""
