"""Open files: connections never get all of them."""

import resource
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from posse.server.edge import files
from tests.serving import CALL, SECONDS

FEW_FILES = 700
SILENT = 1_100


@pytest.mark.parametrize("limit", [files.FEWEST_FILES, 1024, 4096, files.PLENTY, 524_288])
def test_connections_leave_the_reserve(limit: int) -> None:
    room = files.room_for_connections(limit)
    assert room.connections >= files.FEWEST_CONNECTIONS
    assert room.connections + room.backlog + files.RESERVE <= limit


def test_the_limit_is_raised_as_far_as_the_system_allows() -> None:
    before = files.limit()
    files.raise_limit()
    assert files.limit() >= before


def test_a_server_with_few_files_still_opens_what_it_needs(tmp_path: Path) -> None:
    """Over a thousand silent connections take all the room there is; the page and the database need files, too."""
    files.raise_limit()  # this process opens the other ends
    with starting(tmp_path, FEW_FILES) as server, ExitStack() as crowd:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().split()[-1]
            place = urlsplit(address)
            for _ in range(SILENT):
                crowd.enter_context(socket.create_connection((place.hostname or "", place.port or 0), SECONDS))
            assert httpx.get(address, trust_env=False, timeout=SECONDS).status_code in (200, 503)  # without a page 503
            for name in ("Ann", "Bob", "Cat"):
                made = httpx.post(f"{address}api/me", json={"name": name}, trust_env=False, timeout=SECONDS)
                assert made.json()["name"] == name
        finally:
            server.kill()
        assert "Too many open files" not in server.stdout.read()


def test_too_few_files_are_an_error_that_says_what_to_do(tmp_path: Path) -> None:
    with starting(tmp_path, files.FEWEST_FILES - 1) as server:
        assert server.stdout is not None
        said = server.stdout.read()
        assert server.wait(SECONDS) == 2
    assert str(files.FEWEST_FILES) in said
    assert len(said.splitlines()) == 1


def starting(folder: Path, limit: int) -> subprocess.Popen[str]:
    """A server that may open this many files."""
    words = ["serve", "--no-browser", "--port", "0", "--workers", "1", "--lang", "en", "--data", str(folder)]
    return subprocess.Popen(
        [sys.executable, "-c", CALL, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit)),
    )
