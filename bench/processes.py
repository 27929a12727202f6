"""A server in a separate process group, with its CPU time and memory. Reads /proc, so Linux only."""

import os
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

HOST = "127.0.0.1"
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 0
PATIENCE = 60.0

# Field indices in /proc/<pid>/stat after the program's name, which may itself contain spaces.
PARENT, USER_TIME, SYSTEM_TIME, RESIDENT = 1, 11, 12, 21


def can_measure() -> bool:
    """Whether this system reports the resource usage of another process."""
    return Path("/proc/self/stat").is_file()


def own_cpu_seconds(pid: int) -> float:
    """CPU time of one process so far, without what it has started."""
    stat = _stat(pid)
    return (int(stat[USER_TIME]) + int(stat[SYSTEM_TIME])) / TICKS


class Family:
    """A process with everything that it has started, and what was started by that."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def cpu_seconds(self) -> float:
        """CPU time of all of them so far."""
        return sum(int(stat[USER_TIME]) + int(stat[SYSTEM_TIME]) for stat in self._stats().values()) / TICKS

    def resident_bytes(self) -> int:
        return sum(int(stat[RESIDENT]) for stat in self._stats().values()) * PAGE

    def own_bytes(self) -> int:
        """Memory that nobody else shares, of all of them."""
        return sum(_private_bytes(pid) for pid in self._stats())

    def _stats(self) -> dict[int, list[str]]:
        everybody = dict(_everybody())
        return {pid: stat for pid, stat in everybody.items() if self._is_of_us(pid, everybody)}

    def _is_of_us(self, pid: int, everybody: Mapping[int, list[str]]) -> bool:
        while pid != self.pid and pid in everybody:
            pid = int(everybody[pid][PARENT])
        return pid == self.pid


def _everybody() -> Iterator[tuple[int, list[str]]]:
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            yield int(path.parent.name), _stat(int(path.parent.name))
        except OSError:  # it has just ended
            continue


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _private_bytes(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:  # it has just ended
        return 0
    return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


class Server(Family):
    """A running server."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        super().__init__(process.pid)
        self.process = process
        self.port = port


@contextmanager
def serving(command: Sequence[str], port: int, env: Mapping[str, str], more: Iterable[int] = ()) -> Iterator[Server]:
    """Run the server that `command` starts; entered once it is listening, stopped at the end of the block.

    `more` are ports of its own on which other processes of it listen.
    """
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            command, env={**os.environ, **env}, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True
        )
        try:
            for one in (port, *more):
                _wait_for(process, one, log)
            yield Server(process, port)
        finally:
            _stop(process)


def _wait_for(process: subprocess.Popen[bytes], port: int, log: IO[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            socket.create_connection((HOST, port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    log.seek(0)
    raise RuntimeError(f"no server at port {port}:\n{log.read().decode(errors='replace')[-2000:]}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
