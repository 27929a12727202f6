"""The pool: worker processes in which the bots think, so that the server never waits for one.

A table stays with one worker, which is sent its record once and then only new lines. What the two say to each other
stands at the top of `worker.py`.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import orjson

from posse.engine.errors import PosseError

LOG = logging.getLogger(__name__)

TRIES = 2
START_SECONDS = 60.0  # for a machine that is very busy
MARGIN_SECONDS = 2.0  # a worker that has thought too long ends itself, and tells where it was; then it is killed
LONGEST_LINE = 1 << 20


class BotFailed(PosseError):
    """A bot has no answer, although it was asked twice."""


class Lost(Exception):
    """One attempt came to nothing."""


def spare_cores() -> int:
    """How many workers leave a core to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class Home:
    """Where a table belongs: its worker, and how many of its lines that worker was sent."""

    def __init__(self, worker: "Worker") -> None:
        self.worker = worker
        self.known = 0


class Job:
    """One question to a bot."""

    def __init__(self, home: Home, header: str, lines: list[str], asked: dict[str, Any]) -> None:
        self.home = home
        self.header = header
        self.lines = lines
        self.asked = asked
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def question(self) -> dict[str, Any]:
        """What the worker is sent: what it does not know yet, or the whole record."""
        known = self.home.known if self.home.known <= len(self.lines) else 0
        header = {} if known else {"header": self.header}
        return {**self.asked, **header, "known": known, "lines": self.lines[known:]}

    def fail(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(BotFailed("bot-failed", seat=self.asked["seat"]))


class Worker:
    """One process and those who wait for it; a process that is lost is replaced."""

    def __init__(self) -> None:
        self.tables = 0
        self.load = 0
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._process: Process | None = None
        self._errors: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def ask(self, job: Job) -> None:
        """Queue a job."""
        self.load += 1
        self._jobs.put_nowait(job)

    def tell(self, message: dict[str, Any]) -> None:
        """Say something that wants no reply."""
        if self._process and self._process.stdin and self._process.returncode is None:
            self._process.stdin.write(orjson.dumps(message) + b"\n")

    async def run(self) -> None:
        """Do one job after the other, until cancelled."""
        try:
            await self._warm_up()
            while True:
                job = await self._jobs.get()
                try:
                    await self._do(job)
                finally:
                    job.answer.cancel()
                    self.load -= 1
        finally:
            while not self._jobs.empty():
                self._jobs.get_nowait().answer.cancel()
            await self._end()

    async def _warm_up(self) -> None:
        """Begin before the first job; should that fail, the job will find out."""
        try:
            await self._running()
        except Lost as lost:
            LOG.warning("%s", lost)

    async def _do(self, job: Job) -> None:
        """Try a job, and try once more with the whole record."""
        for _ in range(TRIES):
            if job.answer.done():
                return
            try:
                words = await self._words(job)
            except Lost as lost:
                LOG.warning("%s", lost)
                job.home.known = 0
            else:
                if not job.answer.done():
                    job.answer.set_result(words)
                return
        job.fail()

    async def _words(self, job: Job) -> str:
        reply = await self._exchange(job.question(), job.asked["limit"])
        if "again" in reply:
            job.home.known = 0
            reply = await self._exchange(job.question(), job.asked["limit"])
        if "words" not in reply:
            raise Lost(reply)
        job.home.known = len(job.lines)
        return str(reply["words"])

    async def _exchange(self, question: dict[str, Any], limit: float) -> dict[str, Any]:
        """Send a question and read the reply; whatever goes wrong, a process that did not reply is not asked again."""
        process = await self._running()
        try:
            async with asyncio.timeout(limit + MARGIN_SECONDS):
                self.tell(question)
                return await _reply(process)
        except Exception as error:
            await self._end()
            raise Lost(repr(error)) from error

    async def _running(self) -> Process:
        """The process, a new one if it has ended."""
        if self._process and self._process.returncode is None:
            return self._process
        await self._end()
        try:
            async with asyncio.timeout(START_SECONDS):
                self._process = await _spawn()
                self._errors = asyncio.create_task(_log_errors(self._process))
                await _reply(self._process)
        except Exception as error:
            await self._end()
            raise Lost(repr(error)) from error
        return self._process

    async def _end(self) -> None:
        """Leave no process behind."""
        process, errors = self._process, self._errors
        self._process = self._errors = None
        if process is None:
            return
        if process.stdin:
            process.stdin.close()
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if errors:
            await asyncio.wait([errors])


class Pool:
    """So many workers; `grace` is how many seconds an answer may take beside three times its thinking time."""

    def __init__(self, workers: int, *, grace: float = 20.0) -> None:
        self._count = workers
        self._grace = grace
        self._workers: list[Worker] = []
        self._runs: list[asyncio.Task[None]] = []
        self._homes: dict[str, Home] = {}

    @property
    def pids(self) -> list[int]:
        """The processes that are there now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Begin to hire the workers; jobs wait until they are there."""
        self._workers = [Worker() for _ in range(self._count)]
        self._runs = [asyncio.create_task(worker.run()) for worker in self._workers]

    async def close(self) -> None:
        """Kill the workers and cancel what waits for them."""
        self._workers = []
        self._homes.clear()
        for run in self._runs:
            run.cancel()
        await asyncio.gather(*self._runs, return_exceptions=True)
        self._runs = []

    async def answer(self, table: str, header: str, lines: Sequence[str], seat: int, level: str, seconds: float) -> str:
        """The words that a bot of that level answers for the seat, at the table where the lines have led.

        `lines` begin with `start`. `seconds` is how long `search` thinks. Cancelling gives up the answer.
        """
        if not self._workers:
            raise BotFailed("bot-failed", seat=seat)
        home = self._home(table)
        limit = 3 * seconds + self._grace
        asked = {"table": table, "seat": seat, "level": level, "seconds": seconds, "limit": limit}
        job = Job(home, header, list(lines), asked)
        home.worker.ask(job)
        return await job.answer

    def forget(self, table: str) -> None:
        """The table is no longer live."""
        home = self._homes.pop(table, None)
        if home:
            home.worker.tables -= 1
            home.worker.tell({"forget": table})

    def _home(self, table: str) -> Home:
        """The table's home; a new one is with the least busy worker."""
        if table not in self._homes:
            worker = min(self._workers, key=lambda worker: (worker.load, worker.tables))
            worker.tables += 1
            self._homes[table] = Home(worker)
        return self._homes[table]


async def _spawn() -> Process:
    """A new worker that finds the same Posse as this process; -P: whatever lies in the working folder."""
    path = os.pathsep.join(os.path.abspath(entry) for entry in sys.path)
    command = [sys.executable, "-P", "-m", "posse.server.bots.worker"]
    environment = {**os.environ, "PYTHONPATH": path}
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, limit=LONGEST_LINE
    )


async def _reply(process: Process) -> dict[str, Any]:
    """The next line that a worker says."""
    assert process.stdin
    assert process.stdout
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError(process.pid)
    reply: dict[str, Any] = orjson.loads(line)
    return reply


async def _log_errors(process: Process) -> None:
    """Pass on what a worker complains about."""
    assert process.stderr
    async for line in process.stderr:
        LOG.warning("%d: %s", process.pid, line.decode(errors="replace").rstrip())
