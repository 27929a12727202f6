"""Starts a server, and sends requests to it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

CALL = "import sys; from posse.cli import main; sys.exit(main())"
SECONDS = 60
TELLING = os.environ | {"PYTHONFAULTHANDLER": "1"}  # what a process that has to be aborted was doing


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[str]:
    """A server that keeps everything in this folder: its address, without a trailing slash."""
    options = ["serve", "--no-browser", "--port", "0", "--workers", "1", "--data", str(folder), *more]
    with subprocess.Popen(
        [sys.executable, "-c", CALL, *options], stdout=subprocess.PIPE, text=True, env=TELLING
    ) as server:
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
            assert said, "the server has not started"
            fetch(said.split()[-1])
            yield said.split()[-1].rstrip("/")
        finally:
            end(server)


def end(process: subprocess.Popen[Any]) -> None:
    """Stop a process; if it does not stop, it shows where it is and the test fails.

    `Popen` used in a `with` statement would wait for ever.
    """
    process.terminate()
    try:
        process.wait(SECONDS)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGABRT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(SECONDS)
        process.kill()
        raise


def fetch(address: str) -> bytes:
    """The response of an address, as soon as a server is listening."""
    for _ in range(SECONDS * 10):
        try:
            with urlopen(address) as answer:
                return bytes(answer.read())
        except HTTPError:
            raise
        except URLError:
            time.sleep(0.1)
    raise TimeoutError(address)
