"""Of two servers on one SQLite file the second is refused, and is told who the first is."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from posse.server.store import BadAddress, DatabaseInUse
from posse.server.store.lock_file import sole_server
from posse.texts import LANGUAGES
from tools.ports import free_port

SERVE = [sys.executable, "-m", "posse", "serve", "--no-browser", "--workers", "1"]
HOST = "127.0.0.1"


def test_a_second_process_is_told_who_serves_the_file(tmp_path: Path) -> None:
    port = free_port()
    where = ["--data", str(tmp_path / "data")]
    with subprocess.Popen([*SERVE, "--port", str(port), *where], stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        try:
            assert str(port) in first.stdout.readline()
            for language in LANGUAGES:
                second = subprocess.run(
                    [*SERVE, "--port", "0", *where, "--lang", language], capture_output=True, text=True, timeout=60
                )
                assert second.returncode != 0
                assert "Traceback" not in second.stderr
                for fact in (str(first.pid), socket.gethostname(), str(port)):
                    assert fact in second.stderr + second.stdout
        finally:
            first.kill()
    third = subprocess.Popen([*SERVE, "--port", "0", *where], stdout=subprocess.PIPE, text=True)
    with third:
        assert third.stdout is not None
        try:
            assert HOST in third.stdout.readline()
        finally:
            third.kill()


def test_a_file_that_was_left_behind_does_not_matter(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'posse.db'}"
    tmp_path.joinpath("posse.db.lock").write_text("1 elsewhere 80\n")
    with sole_server(address, 8000):
        told = tmp_path.joinpath("posse.db.lock").read_text().split()
        assert told == [str(os.getpid()), socket.gethostname(), "8000"]
        with pytest.raises(DatabaseInUse) as refused, sole_server(address, 8001):
            pass
        assert refused.value.facts["port"] == "8000"
    assert not tmp_path.joinpath("posse.db.lock").exists()
    with sole_server(address, 8001):
        pass


def test_where_no_file_can_be_made_it_is_said(tmp_path: Path) -> None:
    tmp_path.joinpath("file").write_text("not a folder")
    with pytest.raises(BadAddress), sole_server(f"sqlite:///{tmp_path / 'file' / 'posse.db'}", 1):
        pass
    with sole_server(f"sqlite:///{tmp_path / 'new' / 'posse.db'}", 1):
        pass


def test_postgresql_may_be_shared() -> None:
    address = "postgresql://posse@localhost/posse"
    with sole_server(address, 1), sole_server(address, 2):
        pass
