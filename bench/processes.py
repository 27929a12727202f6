"""A server in a separate process group, with its CPU time and memory. Reads /proc, so Linux only."""

import os
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

HOST = "127.0.0.1"
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 0
PATIENCE = 60.0
FIRST_PORT, LAST_PORT = 21_000, 22_000

# Field indices in /proc/<pid>/stat after the program's name, which may itself contain spaces.
SESSION, USER_TIME, SYSTEM_TIME, RESIDENT = 3, 11, 12, 21


def can_measure() -> bool:
    """Whether this system reports the resource usage of another process."""
    return Path("/proc/self/stat").is_file()


class Server:
    """A running server; it leads its own session, so that its workers can be included."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    def cpu_seconds(self) -> float:
        """CPU time of the server and its workers so far."""
        return sum(int(stat[USER_TIME]) + int(stat[SYSTEM_TIME]) for stat in self._stats()) / TICKS

    def resident_bytes(self) -> int:
        return sum(int(stat[RESIDENT]) for stat in self._stats()) * PAGE

    def _stats(self) -> Iterator[list[str]]:
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                stat = path.read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            if int(stat[SESSION]) == self.process.pid:
                yield stat


@contextmanager
def serving(command: Sequence[str], port: int, env: Mapping[str, str]) -> Iterator[Server]:
    """Run the server that `command` starts; entered once it is listening, stopped at the end of the block."""
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            command, env={**os.environ, **env}, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True
        )
        try:
            _wait_for(process, port, log)
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


def free_port() -> int:
    """A free port below the ephemeral port range."""
    for port in range(FIRST_PORT, LAST_PORT):
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port
    raise RuntimeError(f"no free port from {FIRST_PORT} to {LAST_PORT}")
