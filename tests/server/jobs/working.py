"""Real workers, each a process of its own, and servers that ask them."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, cast

import asyncpg  # type: ignore[import-untyped]  # it comes without types

from posse.server.jobs.roster import Roster
from tests.server.running import PATIENCE, RunningServer
from tests.serving import CALL, end

START_SECONDS = 3 * PATIENCE  # a worker and its children import everything, on a machine that may be very busy
CREW = "SELECT name, slots FROM worker WHERE expires > clock_timestamp() ORDER BY name"
JOBS = "SELECT id, queue_name, status::text FROM procrastinate_jobs ORDER BY id"


class WorkerProcess:
    """`posse worker` on a database; what it logs is kept in a file."""

    def __init__(self, folder: Path, database: str, name: str, processes: int = 1) -> None:
        self.name = name
        self.log = folder / f"{name}.log"
        self._command = [sys.executable, "-c", CALL, "worker", "--database", database, "--name", name]
        self._command += ["--processes", str(processes)]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self._command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """Without a warning, together with nothing: its children notice by themselves."""
        os.kill(self.pid, signal.SIGKILL)
        assert self.process is not None
        self.process.wait(PATIENCE)
        self.process = None

    def stop(self) -> int:
        """As an operator would; returns the exit code."""
        assert self.process is not None
        process, self.process = self.process, None
        end(process)
        return int(process.returncode)

    async def ended(self) -> int:
        """The exit code, once it has ended."""
        assert self.process is not None
        code = await asyncio.to_thread(self.process.wait, PATIENCE)
        self.process = None
        return code

    @property
    def said(self) -> str:
        return self.log.read_text()


@contextlib.contextmanager
def working(folder: Path, database: str, *names: str, processes: int = 1) -> Iterator[list[WorkerProcess]]:
    """So many workers, which are always ended."""
    workers = [WorkerProcess(folder, database, name, processes) for name in names]
    try:
        for worker in workers:
            worker.start()
        yield workers
    except Exception as error:
        for worker in workers:
            error.add_note(f"worker {worker.name} has said: {worker.said}")
        raise
    finally:
        for worker in workers:
            if worker.process is not None:
                worker.process.send_signal(signal.SIGCONT)
                worker.stop()


async def asked(database: str, statement: str) -> list[tuple[Any, ...]]:
    """What the database answers."""
    async with connected(database) as ask:
        return await ask(statement)


async def until_asked(database: str, statement: str, wanted: list[tuple[Any, ...]]) -> None:
    """Wait until the database answers this, maybe for a moment only, so it is asked by one connection."""
    async with asyncio.timeout(START_SECONDS), connected(database) as ask:
        while await ask(statement) != wanted:
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def connected(database: str) -> AsyncIterator[Callable[[str], Awaitable[list[tuple[Any, ...]]]]]:
    """What asks the database."""
    connection = await asyncpg.connect(database)

    async def ask(statement: str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await connection.fetch(statement)]

    try:
        yield ask
    finally:
        await connection.close()


def roster_of(server: RunningServer) -> Roster:
    return cast("Roster", server.figures.collector.roster)


async def until_lent(server: RunningServer, slots: int) -> None:
    """Wait until so many questions of this server can be asked of workers."""
    async with asyncio.timeout(START_SECONDS):
        while roster_of(server).lent != slots:
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def paused(pid: int) -> AsyncIterator[None]:
    """A process that stands still for a while."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)
