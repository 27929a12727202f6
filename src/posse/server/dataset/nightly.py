"""A dataset every night, in the folder that the operator has named; of several processes one makes it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from posse.server.dataset.writing import write_dataset
from posse.server.store import StoreFailed
from posse.server.store.upkeep import Upkeep
from posse.texts import Texts

logger = logging.getLogger(__name__)

LOOK_SECONDS = 15 * 60.0


def today() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%d")


class Nightly:
    """Looks now and then whether a day has begun whose dataset nobody has made; `day` and `sleep` are for the tests."""

    def __init__(
        self,
        store: Upkeep,
        out: Path,
        texts: Texts,
        day: Callable[[], str] = today,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._out = out
        self._texts = texts
        self._day = day
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._look_always())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look_always(self) -> None:
        while True:
            try:
                await self.look()
            except StoreFailed:  # logged by the store; the next look comes anyway
                pass
            except Exception:  # a full disk must not end all later looks
                logger.exception("the dataset was not written")
            await self._sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Write the dataset of this day, unless it was written, or is being written by another process."""
        day = self._day()
        if await self._store.claim_dataset(day):
            await write_dataset(self._store, self._out, day, self._texts)
