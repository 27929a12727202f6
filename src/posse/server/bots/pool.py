"""The pool: worker processes in which the bots think, so that they never block the server.

A table stays with one worker, which is sent its record once and then only new lines. The protocol between the two is
described at the top of `worker.py`.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Protocol

import orjson

from posse.engine.errors import PosseError

LOG = logging.getLogger(__name__)

TRIES = 2
START_SECONDS = 60.0  # enough for a very busy machine
MARGIN_SECONDS = 2.0  # a worker that thinks too long ends itself and logs where it was; if it does not, it is killed
LONGEST_LINE = 1 << 20


class BotFailed(PosseError):
    """A bot has no answer, although it was asked twice."""


class Lost(Exception):
    """One attempt failed."""


class Record(Protocol):
    """The record of a table: append-only, so a number of lines identifies a version of it."""

    @property
    def table(self) -> str: ...

    @property
    def header(self) -> str: ...

    @property
    def stored(self) -> int:
        """How many lines there are."""

    def lines(self, start: int, end: int) -> list[str]:
        """A slice of the lines, by their numbers."""


def spare_cores() -> int:
    """The number of workers that leaves one core to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


# An answer in words, and its reason as `worker.py` gives it.
Advised = tuple[str, dict[str, Any] | None]


class Home:
    """A table's worker, and how many of its lines that worker was sent."""

    def __init__(self, worker: "Worker") -> None:
        self.worker = worker
        self.known = 0


class Question:
    """One question to a bot, about the record as it is now."""

    def __init__(self, home: Home, record: Record, asked: dict[str, Any]) -> None:
        self.home = home
        self.record = record
        self.length = record.stored
        self.asked = asked
        self.reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    def message(self) -> dict[str, Any]:
        """What the worker is sent: the lines it does not have yet, or the whole record."""
        known = self.home.known if self.home.known <= self.length else 0
        header = {} if known else {"header": self.record.header}
        return {**self.asked, **header, "known": known, "lines": self.record.lines(known, self.length)}

    def fail(self) -> None:
        if not self.reply.done():
            self.reply.set_exception(BotFailed("bot-failed", seat=self.asked["seat"]))


class Worker:
    """One process and the questions that wait for it; a process that is lost is replaced."""

    def __init__(self) -> None:
        self.tables = 0
        self.load = 0
        self._questions: asyncio.Queue[Question] = asyncio.Queue()
        self._process: Process | None = None
        self._errors: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def ask(self, question: Question) -> None:
        """Queue a question."""
        self.load += 1
        self._questions.put_nowait(question)

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message that needs no reply."""
        if self._process and self._process.stdin and self._process.returncode is None:
            self._process.stdin.write(orjson.dumps(message) + b"\n")

    async def run(self) -> None:
        """Answer one question after the other, until cancelled."""
        try:
            await self._warm_up()
            while True:
                question = await self._questions.get()
                try:
                    await self._answer(question)
                finally:
                    question.reply.cancel()
                    self.load -= 1
                    del question  # or the record of this table would stay in memory until the next question
        finally:
            while not self._questions.empty():
                self._questions.get_nowait().reply.cancel()
            await self._end()

    async def _warm_up(self) -> None:
        """Start the process before the first question; if that fails, the question will find out."""
        try:
            await self._running()
        except Lost as lost:
            LOG.warning("%s", lost)

    async def _answer(self, question: Question) -> None:
        """Try once, and once more with the whole record."""
        for _ in range(TRIES):
            if question.reply.done():
                return
            try:
                reply = await self._reply(question)
            except Lost as lost:
                LOG.warning("%s", lost)
                question.home.known = 0
            else:
                if not question.reply.done():
                    question.reply.set_result(reply)
                return
        question.fail()

    async def _reply(self, question: Question) -> dict[str, Any]:
        reply = await self._exchange(question.message(), question.asked["limit"])
        if "again" in reply:
            question.home.known = 0
            reply = await self._exchange(question.message(), question.asked["limit"])
        if "words" not in reply:
            raise Lost(reply)
        question.home.known = question.length
        return reply

    async def _exchange(self, message: dict[str, Any], limit: float) -> dict[str, Any]:
        """Send a message and read the reply; a process that fails to reply is ended, whatever went wrong."""
        process = await self._running()
        try:
            async with asyncio.timeout(limit + MARGIN_SECONDS):
                self.tell(message)
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
    """A number of workers; an answer may take `grace` seconds beyond three times its thinking time."""

    def __init__(self, workers: int, *, grace: float = 20.0) -> None:
        self._count = workers
        self._grace = grace
        self._workers: list[Worker] = []
        self._runs: list[asyncio.Task[None]] = []
        self._homes: dict[str, Home] = {}

    @property
    def pids(self) -> list[int]:
        """The processes that are running now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Start the workers in the background; questions wait until they are ready."""
        self._workers = [Worker() for _ in range(self._count)]
        self._runs = [asyncio.create_task(worker.run()) for worker in self._workers]

    async def close(self) -> None:
        """Kill the workers and cancel the questions that wait for them."""
        self._workers = []
        self._homes.clear()
        for run in self._runs:
            run.cancel()
        await asyncio.gather(*self._runs, return_exceptions=True)
        self._runs = []

    async def answer(self, record: Record, seat: int, level: str, seconds: float) -> str:
        """The answer of a bot of this level for the seat at the end of the record, in words.

        `seconds` is how long it may think. Cancelling gives up the answer.
        """
        return str((await self._ask(record, seat, level, seconds, advice=False))["words"])

    async def advise(self, record: Record, seat: int, level: str, seconds: float) -> Advised:
        """The same with its reason, None if the bot gives none."""
        reply = await self._ask(record, seat, level, seconds, advice=True)
        return str(reply["words"]), reply["reason"]

    async def _ask(self, record: Record, seat: int, level: str, seconds: float, *, advice: bool) -> dict[str, Any]:
        if not self._workers:
            raise BotFailed("bot-failed", seat=seat)
        home = self._home(record.table)
        asked = {
            "table": record.table,
            "seat": seat,
            "level": level,
            "seconds": seconds,
            "advice": advice,
            "limit": 3 * seconds + self._grace,
        }
        question = Question(home, record, asked)
        home.worker.ask(question)
        return await question.reply

    def forget(self, table: str) -> None:
        """The table is no longer live."""
        home = self._homes.pop(table, None)
        if home:
            home.worker.tables -= 1
            home.worker.tell({"forget": table})

    def _home(self, table: str) -> Home:
        """The home of a table; a new one is with the least busy worker."""
        if table not in self._homes:
            worker = min(self._workers, key=lambda worker: (worker.load, worker.tables))
            worker.tables += 1
            self._homes[table] = Home(worker)
        return self._homes[table]


async def _spawn() -> Process:
    """A new worker that imports the same Posse as this process; -P keeps the working folder out of its path.

    It is the leader of its own process group, so that Ctrl-C in the terminal reaches the server alone, which ends it.
    """
    path = os.pathsep.join(os.path.abspath(entry) for entry in sys.path)
    command = [sys.executable, "-P", "-m", "posse.server.bots.worker"]
    environment = {**os.environ, "PYTHONPATH": path}
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, limit=LONGEST_LINE, start_new_session=True
    )


async def _reply(process: Process) -> dict[str, Any]:
    """The next line that a worker writes."""
    assert process.stdin
    assert process.stdout
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError(process.pid)
    reply: dict[str, Any] = orjson.loads(line)
    return reply


async def _log_errors(process: Process) -> None:
    """Log what a worker writes to stderr."""
    assert process.stderr
    async for line in process.stderr:
        LOG.warning("%d: %s", process.pid, line.decode(errors="replace").rstrip())
