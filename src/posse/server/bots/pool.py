"""The pool: workers in which the bots think, so that they never block the server.

Questions wait in one fair queue (`fair_queue.py`). A worker that is free takes the next one; a process of our own is
sent the lines of that table's record that it does not have yet (the protocol is described at the top of `worker.py`).
Workers only ever think: how long an answer is held back for show is waited out by the table.

Workers of other machines can be lent to the pool (`staff`). As long as there are any, the own processes rest.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from posse.server.bots.budget import UsualTimes, seconds_for
from posse.server.bots.fair_queue import SOMEBODY, Asker, FairQueue
from posse.server.bots.process import Thinker, WorkerProcess
from posse.server.bots.questions import BotFailed, Gone, OwnWorker, Question, Record, Worker, answer

LOG = logging.getLogger(__name__)

NOBODY = -1
ANALYSIS = "analysis"  # in place of a level
LOOK_SECONDS = 10.0

__all__ = ["Answered", "BotFailed", "Pool", "Record", "spare_cores"]


class Answered(NamedTuple):
    """An answer in words, its reason as `worker.py` gives it, and whether many questions made it a quick one."""

    words: str
    reason: dict[str, Any] | None = None
    is_light: bool = False


def spare_cores() -> int:
    """The number of workers that leaves one core to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class Pool:
    """A number of workers; an answer may take `grace` seconds beyond three times its thinking time."""

    def __init__(self, workers: int, *, grace: float = 20.0, thinker: Callable[[], Thinker] = WorkerProcess) -> None:
        self._grace = grace
        self._own: list[Worker] = [OwnWorker(thinker()) for _ in range(workers)]
        self._workers: list[Worker] = []  # those that think now: lent ones, or our own
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()  # those that think or get ready, dismissed ones, too
        self._tasks: set[asyncio.Task[None]] = set()
        self._queue: FairQueue[Question] = FairQueue()
        self._usual = UsualTimes()
        self._is_open = False

    @property
    def pids(self) -> list[int]:
        """The processes of our own that are running now."""
        return [pid for worker in self._workers if (pid := worker.pid) is not None]

    @property
    def waiting(self) -> int:
        """How many questions no worker has taken yet."""
        return len(self._queue)

    async def start(self) -> None:
        """Start the workers in the background; questions wait until they are ready."""
        self._is_open = True
        self.staff([])

    async def close(self) -> None:
        """End the workers and cancel the questions that wait for them."""
        self._is_open = False
        workers, self._workers, self._idle = {*self._workers, *self._own}, [], []
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while len(self._queue):
            self._queue.take().reply.cancel()
        await asyncio.gather(*(worker.end() for worker in workers))

    # --- questions

    async def answer(self, record: Record, seat: int, level: str, seconds: float, asker: Asker = SOMEBODY) -> Answered:
        """The answer of a bot of this level for the seat at the end of the record, in words.

        `seconds` is how long it may think. Cancelling gives up the answer.
        """
        return await self._ask(record, seat, level, seconds, asker, advice=False)

    async def advise(self, record: Record, seat: int, level: str, seconds: float, asker: Asker = SOMEBODY) -> Answered:
        """The same with its reason, None if the bot gives none."""
        return await self._ask(record, seat, level, seconds, asker, advice=True)

    async def look(self, record: Record, look: dict[str, Any], asker: Asker) -> dict[str, Any]:
        """What is found at one place of a finished game, as `worker.py` gives it."""
        asked = {"table": record.table, "seat": NOBODY, "level": ANALYSIS, "advice": False, "look": look}
        return await self.reply_to(Question(record, asker, LOOK_SECONDS, asked))

    async def _ask(
        self, record: Record, seat: int, level: str, seconds: float, asker: Asker, *, advice: bool
    ) -> Answered:
        asked = {"table": record.table, "seat": seat, "level": level, "advice": advice}
        question = Question(record, asker, seconds, asked)
        reply = await self.reply_to(question)
        return Answered(str(reply["words"]), reply.get("reason"), question.is_light)

    async def reply_to(self, question: Question) -> dict[str, Any]:
        """The reply to a question as `worker.py` gives it."""
        if not self._is_open:
            raise BotFailed("bot-failed", seat=question.asked["seat"])
        self._put(question)
        self._dispatch()
        try:
            return await question.reply
        finally:
            if question.is_waiting and self._is_open:  # given up before a worker took it
                self._queue.remove(question.asker, question.record.table, question)

    def forget(self, table: str) -> None:
        """The table is no longer live."""
        for worker in self._workers:
            worker.forget(table)

    # --- workers

    def staff(self, lent: Sequence[Worker]) -> None:
        """Let these workers think, and no others; without any, the own ones do. What was begun is finished."""
        if not self._is_open:
            return
        wanted = list(lent) or self._own
        for worker in [worker for worker in self._workers if worker not in wanted]:
            self._dismiss(worker)
        for worker in [worker for worker in wanted if worker not in self._workers]:
            self._workers.append(worker)
            if worker not in self._busy:
                self._busy.add(worker)
                self._begin(self._warm_up(worker))

    def _dismiss(self, worker: Worker) -> None:
        self._workers.remove(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        if worker not in self._busy:
            self._begin(worker.end())

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _warm_up(self, worker: Worker) -> None:
        try:
            await worker.warm_up()
        finally:
            self._set_free(worker)

    def _set_free(self, worker: Worker) -> None:
        self._busy.discard(worker)
        if worker in self._workers:
            self._idle.append(worker)
            self._dispatch()
        elif self._is_open:
            self._begin(worker.end())

    def _put(self, question: Question) -> None:
        question.is_waiting = True
        self._queue.put(question.asker, question.record.table, question)

    def _dispatch(self) -> None:
        """Give the next questions to the workers that are free."""
        while self._idle and len(self._queue):
            question = self._queue.take()
            question.is_waiting = False
            self._allot(question)
            table = question.record.table
            worker = next((worker for worker in self._idle if worker.knows(table)), self._idle[0])
            self._idle.remove(worker)
            self._busy.add(worker)
            self._begin(self._serve(worker, question))

    def _allot(self, question: Question) -> None:
        """Decide how long the bot may think, by how many wait behind this question."""
        age = asyncio.get_running_loop().time() - question.since
        seconds = seconds_for(self._queue.behind(question.asker), age, len(self._workers), question.seconds)
        is_short = self._usual.is_short(question.record.game, question.asked["level"], seconds)
        question.is_light = seconds < question.seconds and is_short
        question.asked.update(seconds=seconds, limit=3 * seconds + self._grace)

    async def _serve(self, worker: Worker, question: Question) -> None:
        is_gone = False
        try:
            await answer(worker, question)
            self._note(question)
        except Gone as gone:
            LOG.warning("worker %s is gone; what it was asked is asked elsewhere", gone)
            is_gone = True
        finally:
            if is_gone and self._is_open:
                self._replace(worker, question)
            else:
                question.reply.cancel()
            self._set_free(worker)

    def _replace(self, gone: Worker, question: Question) -> None:
        """Go on without a lent worker, and let another one answer what it was asked: our own if it was the last."""
        if not question.reply.done():
            self._put(question)
        self.staff([worker for worker in self._workers if worker is not gone and worker not in self._own])
        self._dispatch()

    def _note(self, question: Question) -> None:
        reply = question.reply
        if reply.done() and not reply.cancelled() and reply.exception() is None:
            self._usual.note(question.record.game, question.asked["level"], reply.result().get("spent", 0.0))
