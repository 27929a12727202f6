"""Several server processes on one machine: started together on one port, started again when they die, stopped in turn.

They inherit the socket they all listen on, and the system gives each connection to one of them. A process that is
stopped hands its tables over to those that are left, so SIGHUP restarts all of them in turn without a pause.
"""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable, Sequence
from time import monotonic

logger = logging.getLogger(__name__)

STOP_SECONDS = 15.0  # until a process that does not end is killed
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
HEALTHY_SECONDS = 60.0  # after so long a life the next start does not wait
READY = b"ready\n"  # what a process writes to its output once it listens

Command = list[str]


class Child:
    """One process, replaced whenever it ends by itself."""

    def __init__(self, command: Command, inherited: int) -> None:
        self._command = command
        self._inherited = inherited
        self._process: asyncio.subprocess.Process | None = None
        self._is_stopping = False
        self._is_restarting = False
        self.is_ready = asyncio.Event()

    async def keep_running(self) -> None:
        """Run the process again and again, until it is stopped; the waits grow if it does not live long."""
        wait = FIRST_WAIT
        while not self._is_stopping:
            begun = monotonic()
            code = await self._run()
            if self._is_restarting or self._is_stopping:
                self._is_restarting = False
                continue
            wait = FIRST_WAIT if monotonic() - begun > HEALTHY_SECONDS else min(2 * wait, LONGEST_WAIT)
            logger.warning("a server process ended with %d and is started again in %g s", code, wait)
            await asyncio.sleep(wait)

    async def _run(self) -> int:
        # In a session of its own Ctrl-C reaches the parent alone, which stops its processes in turn.
        self._process = process = await asyncio.create_subprocess_exec(
            *self._command, stdout=asyncio.subprocess.PIPE, pass_fds=[self._inherited], start_new_session=True
        )
        assert process.stdout is not None
        async for line in process.stdout:
            if line == READY:
                self.is_ready.set()
        self.is_ready.clear()
        return await process.wait()

    async def stop(self) -> None:
        """End the process for good."""
        self._is_stopping = True
        await self._end()

    async def restart(self) -> None:
        """End the process, and wait until the one that replaces it listens."""
        self._is_restarting = True
        await self._end()
        self.is_ready.clear()
        await self.is_ready.wait()

    async def _end(self) -> None:
        process = self._process
        if process is None or process.returncode is not None:
            return
        process.terminate()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()


class Supervisor:
    """Keeps the processes running until SIGTERM or SIGINT; `ready` is called as soon as all of them listen."""

    def __init__(self, commands: Sequence[Command], listening: socket.socket, ready: Callable[[], None]) -> None:
        self._children = [Child(command, listening.fileno()) for command in commands]
        self._ready = ready
        self._stop = asyncio.Event()
        self._restarting = asyncio.Lock()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        tasks = [asyncio.create_task(child.keep_running()) for child in self._children]
        tasks.append(asyncio.create_task(self._announce()))
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self._stop.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: tasks.append(asyncio.create_task(self._restart_in_turn())))
        await self._stop.wait()
        for child in self._children:
            await child.stop()
        for task in tasks:
            task.cancel()

    async def _announce(self) -> None:
        for child in self._children:
            await child.is_ready.wait()
        self._ready()

    async def _restart_in_turn(self) -> None:
        """Replace each process when the one before it listens again; a second request waits for the first."""
        async with self._restarting:
            for child in self._children:
                await child.restart()
