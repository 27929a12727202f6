"""`posse serve`: a free port, a working address, and a one-line message for every error."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from posse.cli.arguments import parse
from posse.cli.serve import command_of, free_port, url
from posse.cli.trouble import Trouble
from posse.server.settings import Metrics, Settings
from posse.texts import terminal_texts
from tests.cli.terminal import Terminal
from tests.serving import SECONDS, fetch

CALL = "import sys; from posse.cli import main; sys.exit(main())"

# Ctrl-C while the modules of the command line are imported.
INTERRUPTED = f"""
import sys
class Impatience:
    def find_spec(self, name, *_):
        if name == "posse.cli.commands":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Impatience())
{CALL}
"""


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that is in use."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def start(folder: Path, *argv: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", CALL, "serve", "--no-browser", "--data", str(folder), *argv]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


@pytest.mark.parametrize("interrupts", [1, 3])
def test_it_says_where_it_is_serves_and_ends_in_peace(tmp_path: Path, interrupts: int) -> None:
    with start(tmp_path / "data", "--port", "0") as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            assert b'"games"' in fetch(f"{address}api/games")
            for _ in range(interrupts):  # somebody may be impatient
                server.send_signal(signal.SIGINT)
                sleep(0.02)
            said = server.stdout.read()
            server.wait(SECONDS)
        finally:
            server.kill()
    assert str(tmp_path / "data") in said
    assert said.splitlines()[-1] == terminal_texts("en").say("cli-serve-stopped"), said
    assert "Traceback" not in said
    assert server.returncode == 0, said
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["posse.db"]


def test_an_interrupt_at_once_ends_it_without_a_word() -> None:
    done = subprocess.run([sys.executable, "-c", INTERRUPTED, "serve"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_port_that_was_given_and_is_taken_is_an_error(terminal: Terminal, taken: int, home: Path) -> None:
    shown = terminal.run("serve", "--port", taken)
    assert shown.code == 2
    assert str(taken) in shown.err
    assert not home.exists()


def test_each_of_several_processes_has_all_options_and_ports_of_its_own(tmp_path: Path) -> None:
    database = "postgresql://posse@localhost/posse"
    words = [
        "serve",
        "--processes",
        "2",
        "--database",
        database,
        "--origin",
        "https://a.example",
        "--limit",
        "chat-per-table=9",
    ]
    words += [
        "--metrics-port",
        "9100",
        "--internal",
        "10.0.0.5:8100",
        "--log",
        "json",
        "--path",
        "/posse",
        "--workers",
        "3",
    ]
    settings = Settings(
        tmp_path, database=database, internal="10.0.0.5:8100", metrics=Metrics(port=9100), workers=3, port=8000
    )
    _, _, _, *command = command_of(words, settings, 7, 1, 2)
    child = parse(terminal_texts("en"), command)
    assert (child.processes, child.listen_fd, child.port) == ("1", "7", "8000")
    assert (child.internal, child.metrics_port, child.workers) == ("10.0.0.5:8101", "9101", "3")
    assert (child.origin, child.limit, child.log, child.path) == (
        ["https://a.example"],
        ["chat-per-table=9"],
        "json",
        "/posse",
    )


def test_a_port_for_everybody(taken: int) -> None:
    assert free_port("127.0.0.1", 0) > 1024
    with pytest.raises(Trouble, match="cli-error-port-taken"):
        free_port("127.0.0.1", taken)


def test_a_folder_that_cannot_be_written(terminal: Terminal, tmp_path: Path) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may write everywhere")
    tmp_path.chmod(0o500)
    shown = terminal.run("serve", "--data", tmp_path)
    assert shown.code == 2
    assert len(shown.err.splitlines()) == 1


def test_addresses_are_such_as_browsers_take() -> None:
    assert url("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert url("::1", 80) == "http://[::1]:80/"
    assert url("127.0.0.1", 8000, "/posse") == "http://127.0.0.1:8000/posse/"


MAIL = {"--smtp": "smtp://localhost", "--mail-from": "posse@example.org", "--mail-site": "https://example.org"}


@pytest.mark.parametrize("missing", MAIL)
def test_what_e_mail_needs_is_needed_together(terminal: Terminal, missing: str, home: Path) -> None:
    given = [word for name, value in MAIL.items() if name != missing for word in (name, value)]
    shown = terminal.run("serve", *given)
    assert shown.code == 2
    assert missing in shown.err
    assert not home.exists()


@pytest.mark.parametrize("name", MAIL)
def test_a_setting_of_e_mail_that_is_wrong_is_an_error(terminal: Terminal, name: str) -> None:
    given = [word for one, value in {**MAIL, name: "imap://ann:secret@x"}.items() for word in (one, value)]
    shown = terminal.run("serve", *given)
    assert shown.code == 2
    assert "Traceback" not in shown.err
    if name == "--smtp":
        assert "secret" not in shown.err


@pytest.mark.parametrize(
    ("option", "given"),
    [
        ("--origin", "play.example.org"),
        ("--origin", "ftp://play.example.org"),
        ("--origin", "https://play.example.org/posse"),
        ("--origin", "http://["),
        ("--proxy", "proxy.example.org"),
        ("--proxy", "10.0.0.0/40"),
        ("--puzzles", "no-such-folder"),
        ("--path", "posse"),
        ("--path", "/a b"),
        ("--path", "/../x"),
        ("--path", "/a//b"),
        ("--path", '/"x'),
    ],
)
def test_an_option_that_makes_no_sense_is_an_error(terminal: Terminal, option: str, given: str, home: Path) -> None:
    shown = terminal.run("serve", option, given)
    assert shown.code == 2
    assert given in shown.err
    assert len(shown.err.splitlines()) == 1
    assert not home.exists()


def test_a_folder_with_something_that_is_no_puzzle_is_an_error(terminal: Terminal, tmp_path: Path, home: Path) -> None:
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    shown = terminal.run("serve", "--puzzles", tmp_path)
    assert shown.code == 2
    assert "other.json" in shown.err
    assert not home.exists()


def test_everything_under_a_path(tmp_path: Path) -> None:
    words = ["--port", "0", "--path", "/posse/", "--origin", "https://Play.example.org/", "--proxy", "10.0.0.0/8"]
    with start(tmp_path / "data", *words) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            assert address.endswith("/posse/")
            assert server.stdout.readline().split()[-1] == "https://play.example.org/posse/"
            assert b'"games"' in fetch(f"{address}api/games")
        finally:
            server.kill()
