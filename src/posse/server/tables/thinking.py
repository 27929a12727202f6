"""Bots at a table: they think in other processes and answer in a tempo that tells nothing about their options."""

import asyncio
import logging
from collections.abc import Callable
from random import Random
from secrets import SystemRandom, choice

from posse.server.bots.pool import BotFailed
from posse.server.tables.ledger import Desk
from posse.server.tables.watcher import Watcher

logger = logging.getLogger(__name__)

# Seconds from question to answer, at least; and how long `search` thinks.
PAUSE = {"off": 0.0, "quick": 0.8, "calm": 2.2}
THINK = {"off": 0.3, "quick": 0.6, "calm": 1.6}
HINT_SECONDS = 1.0
SPREAD = (0.8, 1.25)
THINKER = "search"

Answer = Callable[[int, int, str], None]
Asking = dict[Watcher, int | None]  # who wants a hint, and the number of the message that says so


class Thinking:
    """One task for each bot that is asked; `answer(seat, ticket, words)` is called when it has decided."""

    def __init__(self, tempo: str, answer: Answer) -> None:
        self.tempo = tempo
        self.answer = answer
        self.chance: Random = SystemRandom()
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._hints: dict[int, tuple[Asking, asyncio.Task[None]]] = {}

    def ask(self, desk: Desk, levels: dict[int, str]) -> None:
        """Let those think who are asked and do not yet; whoever is no longer asked may stop."""
        tickets = {seat: desk.match.ticket(seat) for seat in levels}
        for seat in list(self._tasks):
            if tickets.get(seat) != self._tasks[seat][0]:
                self._tasks.pop(seat)[1].cancel()
        for seat, ticket in tickets.items():
            if seat not in self._tasks:
                task = asyncio.create_task(self._think(desk, seat, ticket, levels[seat]))
                self._tasks[seat] = (ticket, task)

    def again(self, seat: int) -> None:
        """The answer of this bot was of no use: it may be asked again."""
        self._tasks.pop(seat, None)

    def hint(self, desk: Desk, seat: int, watcher: Watcher, number: int | None) -> None:
        """Tell a watcher what `search` would answer in his place; thought of once, from however many windows."""
        if seat not in self._hints:
            asking: Asking = {}
            task = asyncio.create_task(self._hint(desk, seat, asking))
            self._hints[seat] = (asking, task)
            task.add_done_callback(lambda _: self._hints.pop(seat))
        self._hints[seat][0][watcher] = number

    async def _hint(self, desk: Desk, seat: int, asking: Asking) -> None:
        ticket = desk.match.ticket(seat)
        words = await bot_answer(desk, seat, THINKER, HINT_SECONDS)
        for watcher, number in asking.items():
            watcher.tell({"hint": words, "ticket": ticket, "id": number})

    def stop(self) -> None:
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    async def _think(self, desk: Desk, seat: int, ticket: int, level: str) -> None:
        seconds = THINK[self.tempo]
        # The pause is drawn before anything is known of the answer, and `search` always takes its whole time.
        least = PAUSE[self.tempo] * self.chance.uniform(*SPREAD)
        pause = asyncio.create_task(asyncio.sleep(max(least, seconds if level == THINKER else 0.0)))
        try:
            words = await bot_answer(desk, seat, level, seconds)
            await pause
        finally:
            pause.cancel()
        self.answer(seat, ticket, words)


async def bot_answer(desk: Desk, seat: int, level: str, seconds: float) -> str:
    """What a bot answers for a seat; if it fails, any legal answer, so that the table goes on."""
    try:
        return await desk.services.pool.answer(desk.id, desk.header, desk.lines, seat, level, seconds)
    except BotFailed:
        logger.exception("a bot failed at table %s; any legal answer is taken", desk.id)
        return choice(desk.match.choices(seat) or [""])
