"""The pool: worker processes in which the bots think, so that they never block the server.

Questions wait in one fair queue (`fair_queue.py`). A worker that is free takes the next one; it is sent the lines of
that table's record that it does not have yet. Workers only ever think: how long an answer is held back for show is
waited out by the table. The protocol between the two is described at the top of `worker.py`.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from posse.engine.errors import PosseError
from posse.server.bots.budget import UsualTimes, seconds_for
from posse.server.bots.fair_queue import SOMEBODY, Asker, FairQueue
from posse.server.bots.process import Lost, Thinker, WorkerProcess

LOG = logging.getLogger(__name__)

TRIES = 2


class BotFailed(PosseError):
    """A bot has no answer, although it was asked twice."""


class Record(Protocol):
    """The record of a table: append-only, so a number of lines identifies a version of it."""

    @property
    def table(self) -> str: ...

    @property
    def game(self) -> str: ...

    @property
    def header(self) -> str: ...

    @property
    def stored(self) -> int:
        """How many lines there are."""

    def lines(self, start: int, end: int) -> list[str]:
        """A slice of the lines, by their numbers."""


class Answered(NamedTuple):
    """An answer in words, its reason as `worker.py` gives it, and whether many questions made it a quick one."""

    words: str
    reason: dict[str, Any] | None = None
    is_light: bool = False


def spare_cores() -> int:
    """The number of workers that leaves one core to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class Question:
    """One question to a bot, about the record as it is now."""

    def __init__(self, record: Record, asker: Asker, seconds: float, asked: dict[str, Any]) -> None:
        self.record = record
        self.asker = asker
        self.seconds = seconds
        self.asked = asked
        self.length = record.stored
        self.since = asyncio.get_running_loop().time()
        self.is_light = False
        self.reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    def message(self, known: int) -> dict[str, Any]:
        """What a worker is sent that knows so many lines: the others, or the whole record."""
        known = known if known <= self.length else 0
        header = {} if known else {"header": self.record.header}
        return {**self.asked, **header, "known": known, "lines": self.record.lines(known, self.length)}

    def fail(self) -> None:
        if not self.reply.done():
            self.reply.set_exception(BotFailed("bot-failed", seat=self.asked["seat"]))


class Worker:
    """A process, and how many lines of each table it knows."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self._known: dict[str, int] = {}

    async def answer(self, question: Question) -> None:
        """Try once, and once more with the whole record."""
        for _ in range(TRIES):
            if question.reply.done():
                return
            try:
                reply = await self._reply(question)
            except Lost as lost:
                LOG.warning("%s", lost)
            else:
                if not question.reply.done():
                    question.reply.set_result(reply)
                return
        question.fail()

    async def _reply(self, question: Question) -> dict[str, Any]:
        table, limit = question.record.table, question.asked["limit"]
        reply = await self.thinker.exchange(question.message(self._known.pop(table, 0)), limit)
        if "again" in reply:
            reply = await self.thinker.exchange(question.message(0), limit)
        if "words" not in reply:
            raise Lost(reply)
        self._known[table] = question.length
        return reply

    def knows(self, table: str) -> bool:
        return table in self._known

    def forget(self, table: str) -> None:
        if self._known.pop(table, 0):
            self.thinker.tell({"forget": table})


class Pool:
    """A number of workers; an answer may take `grace` seconds beyond three times its thinking time."""

    def __init__(self, workers: int, *, grace: float = 20.0, thinker: Callable[[], Thinker] = WorkerProcess) -> None:
        self._count = workers
        self._grace = grace
        self._thinker = thinker
        self._workers: list[Worker] = []
        self._idle: list[Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._queue: FairQueue[Question] = FairQueue()
        self._usual = UsualTimes()

    @property
    def pids(self) -> list[int]:
        """The processes that are running now."""
        return [pid for worker in self._workers if (pid := worker.thinker.pid) is not None]

    @property
    def waiting(self) -> int:
        """How many questions no worker has taken yet."""
        return len(self._queue)

    async def start(self) -> None:
        """Start the workers in the background; questions wait until they are ready."""
        self._workers = [Worker(self._thinker()) for _ in range(self._count)]
        for worker in self._workers:
            self._begin(self._warm_up(worker))

    async def close(self) -> None:
        """End the workers and cancel the questions that wait for them."""
        workers, self._workers, self._idle = self._workers, [], []
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while len(self._queue):
            self._queue.take().reply.cancel()
        await asyncio.gather(*(worker.thinker.end() for worker in workers))

    # --- questions

    async def answer(self, record: Record, seat: int, level: str, seconds: float, asker: Asker = SOMEBODY) -> Answered:
        """The answer of a bot of this level for the seat at the end of the record, in words.

        `seconds` is how long it may think. Cancelling gives up the answer.
        """
        return await self._ask(record, seat, level, seconds, asker, advice=False)

    async def advise(self, record: Record, seat: int, level: str, seconds: float, asker: Asker = SOMEBODY) -> Answered:
        """The same with its reason, None if the bot gives none."""
        return await self._ask(record, seat, level, seconds, asker, advice=True)

    async def _ask(
        self, record: Record, seat: int, level: str, seconds: float, asker: Asker, *, advice: bool
    ) -> Answered:
        if not self._workers:
            raise BotFailed("bot-failed", seat=seat)
        asked = {"table": record.table, "seat": seat, "level": level, "advice": advice}
        question = Question(record, asker, seconds, asked)
        self._queue.put(asker, record.table, question)
        self._dispatch()
        try:
            reply = await question.reply
        finally:
            if "seconds" not in asked and self._workers:  # given up before a worker took it
                self._queue.remove(asker, record.table, question)
        return Answered(str(reply["words"]), reply.get("reason"), question.is_light)

    def forget(self, table: str) -> None:
        """The table is no longer live."""
        for worker in self._workers:
            worker.forget(table)

    # --- workers

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _warm_up(self, worker: Worker) -> None:
        await worker.thinker.warm_up()
        self._set_free(worker)

    def _set_free(self, worker: Worker) -> None:
        if worker in self._workers:
            self._idle.append(worker)
            self._dispatch()

    def _dispatch(self) -> None:
        """Give the next questions to the workers that are free."""
        while self._idle and len(self._queue):
            question = self._queue.take()
            self._allot(question)
            table = question.record.table
            worker = next((worker for worker in self._idle if worker.knows(table)), self._idle[0])
            self._idle.remove(worker)
            self._begin(self._serve(worker, question))

    def _allot(self, question: Question) -> None:
        """Decide how long the bot may think, by how many wait behind this question."""
        age = asyncio.get_running_loop().time() - question.since
        seconds = seconds_for(self._queue.behind(question.asker), age, len(self._workers), question.seconds)
        is_short = self._usual.is_short(question.record.game, question.asked["level"], seconds)
        question.is_light = seconds < question.seconds and is_short
        question.asked.update(seconds=seconds, limit=3 * seconds + self._grace)

    async def _serve(self, worker: Worker, question: Question) -> None:
        try:
            await worker.answer(question)
            self._note(question)
        finally:
            question.reply.cancel()
            self._set_free(worker)

    def _note(self, question: Question) -> None:
        reply = question.reply
        if reply.done() and not reply.cancelled() and reply.exception() is None:
            self._usual.note(question.record.game, question.asked["level"], reply.result().get("spent", 0.0))
