"""One worker process: it is sent a message and answers it; a process that is lost is replaced."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Protocol

import orjson

LOG = logging.getLogger(__name__)

START_SECONDS = 60.0  # enough for a very busy machine
MARGIN_SECONDS = 2.0  # a worker that thinks too long ends itself and logs where it was; if it does not, it is killed
LONGEST_LINE = 1 << 20


class Lost(Exception):
    """One attempt failed."""


class Thinker(Protocol):
    """Where bots think: one message at a time. `Lost` if there is no reply; then all it knew is forgotten."""

    @property
    def pid(self) -> int | None: ...

    async def warm_up(self) -> None:
        """Get ready before the first message; if that fails, the message will find out."""

    async def exchange(self, message: dict[str, Any], limit: float) -> dict[str, Any]:
        """The reply to a message, within so many seconds."""

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message that needs no reply."""

    async def end(self) -> None:
        """Leave nothing behind."""


class WorkerProcess:
    """A process of `worker.py`."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._errors: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def warm_up(self) -> None:
        try:
            await self._running()
        except Lost as lost:
            LOG.warning("%s", lost)

    def tell(self, message: dict[str, Any]) -> None:
        if self._process and self._process.stdin and self._process.returncode is None:
            self._process.stdin.write(orjson.dumps(message) + b"\n")

    async def exchange(self, message: dict[str, Any], limit: float) -> dict[str, Any]:
        """The reply to a message; a process that fails to reply is ended, whatever went wrong."""
        process = await self._running()
        try:
            async with asyncio.timeout(limit + MARGIN_SECONDS):
                self.tell(message)
                return await _reply(process)
        except Exception as error:
            await self.end()
            raise Lost(repr(error)) from error

    async def _running(self) -> Process:
        """The process, a new one if it has ended."""
        if self._process and self._process.returncode is None:
            return self._process
        await self.end()
        try:
            async with asyncio.timeout(START_SECONDS):
                self._process = await _spawn()
                self._errors = asyncio.create_task(_log_errors(self._process))
                await _reply(self._process)
        except Exception as error:
            await self.end()
            raise Lost(repr(error)) from error
        return self._process

    async def end(self) -> None:
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
