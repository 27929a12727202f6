"""News from the other processes: a connection of its own on which PostgreSQL notifies this one.

What is told while the connection is broken is lost. So after every reconnect `missed` is called, which has to forget or
read again whatever the news would have changed.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it comes without types
import orjson

from posse.server.store import StoreFailed
from posse.server.store.database import FAILURES
from posse.server.store.news import CHANNEL

logger = logging.getLogger(__name__)

ANSWER_SECONDS = 5.0
CHECK_SECONDS = 10.0  # between questions that show whether the connection is still there
RETRY_SECONDS = 1.0

News = dict[str, Any]


class Bulletin:
    """Calls `hear(news)` for everything that any process tells on a channel, its own news included."""

    def __init__(
        self, dsn: str, hear: Callable[[News], None], missed: Callable[[], Awaitable[None]], channel: str = CHANNEL
    ) -> None:
        self._dsn = dsn
        self._channel = channel
        self._hear = hear
        self._missed = missed
        self._task: asyncio.Task[None] | None = None
        self.is_listening = asyncio.Event()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._listen_again_and_again())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen_again_and_again(self) -> None:
        is_told = False
        while True:
            try:
                await self._listen()
            except (*FAILURES, StoreFailed) as error:
                if not is_told:
                    logger.warning("no news from the other processes: %s", error)
                is_told = True
            else:
                is_told = False
            self.is_listening.clear()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        """Listen until the connection breaks."""
        connection = await asyncpg.connect(self._dsn, timeout=ANSWER_SECONDS)
        try:
            ended = asyncio.Event()
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(self._channel, self._take)
            await self._missed()
            self.is_listening.set()
            while not await _is_set_within(ended, CHECK_SECONDS):
                await connection.fetchval("SELECT 1", timeout=ANSWER_SECONDS)
        finally:
            connection.terminate()

    def _take(self, connection: object, pid: int, channel: str, payload: str) -> None:
        try:
            self._hear(orjson.loads(payload))
        except Exception:  # news of another version of Posse, perhaps
            logger.exception("news that cannot be used: %s", payload[:200])


async def _is_set_within(event: asyncio.Event, seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
