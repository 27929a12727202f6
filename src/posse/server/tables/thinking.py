"""Bots at a table: they think in other processes and answer at a pace that reveals nothing about their options."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from secrets import SystemRandom, choice
from typing import TYPE_CHECKING, NamedTuple

from posse.server.bots.fair_queue import SOMEBODY, Asker, Priority
from posse.server.bots.pool import Answered, BotFailed
from posse.server.tables.ledger import Ledger
from posse.server.tables.services import Services
from posse.server.tables.watcher import Watcher

if TYPE_CHECKING:
    from posse.server.tables.table import LiveTable

logger = logging.getLogger(__name__)

# Seconds from question to answer, at least. How long a move is seen is up to the page of each player.
PAUSE = {"off": 0.0, "quick": 0.15, "calm": 2.2}
SPREAD = (0.8, 1.25)
# The most that an answer takes on an idle core. It is always waited out, whatever there was to think about.
SECONDS = {"level1": 0.05, "level2": 0.05, "level3": 0.1, "level4": 0.5, "level5": 1.0}
MOST_SECONDS = 2.0  # to think, on a busy machine or one without a compiler
# `search` plays at old tables only; it thinks for as long as the tempo says.
SEARCH = "search"
SEARCH_SECONDS = {"off": 0.3, "quick": 0.6, "calm": 1.6}
HINT = "level5"

Answer = Callable[[int, int, str, bool], None]
Asking = dict[Watcher, int | None]  # the watchers that want a hint, and the ids of their messages


class Thought(NamedTuple):
    """A bot at work: the ticket of what it is asked, and how urgent that is."""

    ticket: int
    priority: Priority
    task: asyncio.Task[None]


class Thinking:
    """One task for each bot that is asked; `answer(seat, ticket, words, is_light)` is called when it has decided."""

    def __init__(self, services: Services, answer: Answer) -> None:
        self.services = services
        self.answer = answer
        self.chance: Random = SystemRandom()
        self._tasks: dict[int, Thought] = {}
        self._hints: dict[int, tuple[Asking, asyncio.Task[None]]] = {}

    def ask(self, ledger: Ledger, levels: dict[int, str], tempo: str, asker: Asker = SOMEBODY) -> None:
        """Let the bots on these seats think unless they already do, and stop those that are no longer asked.

        What nobody waited for until now is asked again, so that it need not wait at the end of the queue.
        """
        tickets = {seat: ledger.match.ticket(seat) for seat in levels}
        for seat, thought in list(self._tasks.items()):
            if tickets.get(seat) != thought.ticket or asker.priority < thought.priority:
                self._tasks.pop(seat).task.cancel()
        for seat, ticket in tickets.items():
            if seat not in self._tasks:
                task = asyncio.create_task(self._think(ledger, seat, ticket, levels, tempo, asker))
                self._tasks[seat] = Thought(ticket, asker.priority, task)

    def forget(self, seat: int) -> None:
        """This bot has answered: it may be asked again."""
        self._tasks.pop(seat, None)

    def hint(self, ledger: Ledger, seat: int, watcher: Watcher, number: int | None) -> None:
        """Send a watcher the advice of the strongest level; requests from several windows share it."""
        if seat not in self._hints:
            waiting = self.services.hints.enter(watcher.client, watcher.person or "")
            asking: Asking = {}
            asker = Asker(watcher.client, watcher.person or "", Priority.HINT)
            task = asyncio.create_task(self._hint(ledger, seat, asking, asker))
            self._hints[seat] = (asking, task)
            task.add_done_callback(lambda _: self._forget_hint(seat, waiting))
        self._hints[seat][0][watcher] = number

    def _forget_hint(self, seat: int, waiting: ExitStack) -> None:
        waiting.close()
        self._hints.pop(seat, None)

    async def _hint(self, ledger: Ledger, seat: int, asking: Asking, asker: Asker) -> None:
        ticket = ledger.match.ticket(seat)
        advised = await self._advice(ledger, seat, asker)
        for watcher, number in asking.items():
            watcher.tell({"hint": advised.words, "reason": advised.reason, "ticket": ticket, "id": number})

    def stop(self) -> None:
        for thought in self._tasks.values():
            thought.task.cancel()
        self._tasks.clear()

    def close(self) -> None:
        """Stop, hints included, and let go of whoever was to be answered."""
        self.stop()
        for _, task in self._hints.values():
            task.cancel()
        self._hints.clear()
        self.answer = _nobody

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks or self._hints)

    async def _think(
        self, ledger: Ledger, seat: int, ticket: int, levels: dict[int, str], tempo: str, asker: Asker
    ) -> None:
        """Answer for a seat, at a moment that is drawn before anything is known about the answer.

        All bots of a table that are asked at once share a worker, so each waits out the time of all of them: the answer
        of one would otherwise reveal how many secret options another had.
        """
        level = levels[seat]
        least = PAUSE[tempo] * self.chance.uniform(*SPREAD)
        whole = sum(nominal_seconds(other, tempo) for other in levels.values())
        pause = asyncio.create_task(asyncio.sleep(max(least, whole)))
        try:
            answered = await self._answer(ledger, seat, level, most_seconds(level, tempo), asker)
            await pause
        finally:
            pause.cancel()
        self.answer(seat, ticket, answered.words, answered.is_light)

    async def _answer(self, ledger: Ledger, seat: int, level: str, seconds: float, asker: Asker) -> Answered:
        """What a bot answers for a seat; if it fails, any legal answer, so that the game goes on."""
        try:
            return await self.services.pool.answer(ledger, seat, level, seconds, asker)
        except BotFailed:
            return _any_answer(ledger, seat)

    async def _advice(self, ledger: Ledger, seat: int, asker: Asker) -> Answered:
        """What the strongest level would answer for a seat, and why."""
        try:
            return await self.services.pool.advise(ledger, seat, HINT, MOST_SECONDS, asker)
        except BotFailed:
            return _any_answer(ledger, seat)


def _nobody(seat: int, ticket: int, words: str, is_light: bool) -> None:
    """Answered in place of a table that is closed."""


async def take_bot_answer(table: "LiveTable", seat: int, ticket: int, words: str, is_light: bool) -> None:
    """Play a bot's answer if it still answers what is asked; a job of the table's actor."""
    table.thinking.forget(seat)
    table.notices.note_answer(is_light)
    if table.ledger is None or table.row.state != "running" or table.bot_on(seat) is None:
        return
    match = table.ledger.match
    if match.ticket(seat) == ticket and words in match.choices(seat):
        await table.play(seat, words)
    else:
        table.go_on()


def nominal_seconds(level: str, tempo: str) -> float:
    """How long an answer takes, by its level alone."""
    return SEARCH_SECONDS[tempo] if level == SEARCH else SECONDS.get(level, 0.0)


def most_seconds(level: str, tempo: str) -> float:
    """How long a bot may think."""
    return SEARCH_SECONDS[tempo] if level == SEARCH else MOST_SECONDS


def _any_answer(ledger: Ledger, seat: int) -> Answered:
    logger.exception("a bot failed at table %s; any legal answer is taken", ledger.table)
    return Answered(choice(ledger.match.choices(seat) or [""]))
