"""Where pictures of finished games are made: one at a time, each once, in a process that may not take long."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import orjson

from posse.server.errors import NotNow
from posse.server.previews.framing import can_paint, unframed
from posse.server.store.errors import StoreFailed
from posse.server.store.previews import Pictures, Previews

LOG = logging.getLogger(__name__)

LONGEST_SECONDS = 30.0  # for one picture; it takes one or two on a machine with time to spare
MOST_WAITING = 50
MOST_REMEMBERED = 1000  # games that could not be drawn
MEGABYTE = 1_000_000


class PaintingFailed(Exception):
    """There is no picture; what it says is for the operator."""


class Studio:
    """Makes pictures and keeps them in the store. `megabytes` is how much all of them may take there."""

    def __init__(
        self,
        store: Previews,
        now: Callable[[], int],
        megabytes: int,
        command: Sequence[str] = ("-m", "posse.server.previews.paint"),
    ) -> None:
        self.can_paint = can_paint() and megabytes > 0
        self.store = store
        self._now = now
        self._most = megabytes * MEGABYTE
        self._command = command
        self._turn = asyncio.Semaphore(1)
        self._made: dict[str, asyncio.Task[Pictures]] = {}
        # Drawing them again would fail again.
        self._failed: OrderedDict[str, None] = OrderedDict()

    async def close(self) -> None:
        """Give up what is being made; whoever wants it asks again."""
        tasks = list(self._made.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def is_making(self, table: str) -> bool:
        return table in self._made

    async def make(self, table: str, game: dict[str, Any]) -> Pictures:
        """The pictures of a finished game, of which `game` tells all that is drawn; simultaneous callers share them.

        `NotNow` if they cannot be had, or too many others are waited for.
        """
        if not self.can_paint or table in self._failed:
            raise NotNow("no-picture")
        if table not in self._made:
            if len(self._made) >= MOST_WAITING:
                raise NotNow("no-picture")
            self._made[table] = asyncio.create_task(self._make(table, game))
            self._made[table].add_done_callback(lambda task: self._forget(table, task))
        try:
            return await asyncio.shield(self._made[table])
        except PaintingFailed:
            raise NotNow("no-picture") from None

    async def _make(self, table: str, game: dict[str, Any]) -> Pictures:
        async with self._turn:
            try:
                pictures = await self._paint(orjson.dumps(game))
            except PaintingFailed as failure:
                LOG.warning("no picture of table %s: %s", table, failure)
                self._remember(table)
                raise
        with suppress(StoreFailed):  # then it is made again when it is wanted again
            names = [seat["name"] for seat in game["seats"]]
            await self.store.put(table, names, pictures, self._now(), self._most)
        return pictures

    def _forget(self, table: str, task: asyncio.Task[Pictures]) -> None:
        del self._made[table]
        if not task.cancelled():
            task.exception()  # read, whoever still waits for it

    def _remember(self, table: str) -> None:
        self._failed[table] = None
        if len(self._failed) > MOST_REMEMBERED:
            self._failed.popitem(last=False)

    async def _paint(self, game: bytes) -> Pictures:
        process = await _spawn(self._command)
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                written, errors = await process.communicate(game)
            if process.returncode != 0:
                raise PaintingFailed(errors.decode(errors="replace")[-500:])
            return Pictures(*unframed(written))
        except (TimeoutError, TypeError, ValueError) as error:
            raise PaintingFailed(repr(error)) from error
        finally:
            await _end(process)


async def _spawn(command: Sequence[str]) -> Process:
    """A process that imports the same Posse as this one, in a process group of its own, as the bots' workers."""
    path = os.pathsep.join(os.path.abspath(entry) for entry in sys.path)
    environment = {**os.environ, "PYTHONPATH": path}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, start_new_session=True
    )


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
