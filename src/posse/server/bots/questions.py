"""Questions to bots, and the workers that answer them."""

import asyncio
import logging
from typing import Any, Protocol

from posse.engine.errors import PosseError
from posse.server.bots.fair_queue import Asker
from posse.server.bots.process import Lost, Thinker

LOG = logging.getLogger(__name__)

TRIES = 2


class BotFailed(PosseError):
    """A bot has no answer, although it was asked twice."""


class Gone(Exception):
    """The worker cannot be asked any more; the question is as good as it was before."""


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


class Question:
    """One question to a bot, about the record as it is now.

    `asked` is what every worker is told; when one takes the question, `seconds` is added, for how long the bot may
    think, and `limit`, how long the answer may take.
    """

    def __init__(self, record: Record, asker: Asker, seconds: float, asked: dict[str, Any]) -> None:
        self.record = record
        self.asker = asker
        self.seconds = seconds
        self.asked = asked
        self.length = record.stored
        self.since = asyncio.get_running_loop().time()
        self.is_waiting = True
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


class Worker(Protocol):
    """Where bots think: one question at a time."""

    @property
    def pid(self) -> int | None:
        """Of its process, if that is one of ours."""

    async def warm_up(self) -> None:
        """Get ready before the first question; if that fails, the question will find out."""

    async def reply(self, question: Question) -> dict[str, Any]:
        """What the bot says; `Lost` if there is no reply, `Gone` if this worker will not reply any more."""

    def knows(self, table: str) -> bool:
        """Whether it has thought about this table before, and will be quicker."""

    def forget(self, table: str) -> None:
        """The table is no longer live."""

    async def end(self) -> None:
        """Leave nothing behind; it may be warmed up again."""


class OwnWorker:
    """A process of this server, and how many lines of each table it knows."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._known: dict[str, int] = {}

    @property
    def pid(self) -> int | None:
        return self._thinker.pid

    async def warm_up(self) -> None:
        await self._thinker.warm_up()

    async def reply(self, question: Question) -> dict[str, Any]:
        table, limit = question.record.table, question.asked["limit"]
        reply = await self._thinker.exchange(question.message(self._known.pop(table, 0)), limit)
        if "again" in reply:
            reply = await self._thinker.exchange(question.message(0), limit)
        if "words" not in reply:
            raise Lost(reply)
        self._known[table] = question.length
        return reply

    def knows(self, table: str) -> bool:
        return table in self._known

    def forget(self, table: str) -> None:
        if self._known.pop(table, 0):
            self._thinker.tell({"forget": table})

    async def end(self) -> None:
        self._known.clear()
        await self._thinker.end()


async def answer(worker: Worker, question: Question) -> None:
    """Let a worker try once, and once more; `Gone` leaves the question open."""
    for _ in range(TRIES):
        if question.reply.done():
            return
        try:
            reply = await worker.reply(question)
        except Lost as lost:
            LOG.warning("%s", lost)
        else:
            if not question.reply.done():
                question.reply.set_result(reply)
            return
    question.fail()
