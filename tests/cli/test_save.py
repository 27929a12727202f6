"""Every answer is on disk before it is shown, and a game can be continued after any interruption."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import posse
from posse.cli.save import last_unfinished, read_seating
from posse.cli.trouble import UNVERIFIABLE
from tests.cli.terminal import Terminal, finished, lines
from tests.sample import GAME

TABLE = ["play", GAME, "--seats", 3, "--seed", 5, "--bots", "random", "--names", "Ada"]


def begun(terminal: Terminal, file: Path) -> posse.Match:
    """A game that was left after a few answers."""
    assert terminal.run(*TABLE, "--save", file, typed=lines("h8", "h7", "1", "quit")).code == 0
    return posse.load(file.read_text())


def test_a_left_game_goes_on_where_it_was(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    before = begun(terminal, file)
    shown = terminal.run("play", "--resume", file, typed=lines("1", "quit"))
    assert shown.code == 0
    assert "● Ada >" in shown.out
    assert file.read_text().startswith(before.record())
    assert len(posse.load(file.read_text()).lines) > len(before.lines)


def test_the_seats_are_remembered(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    begun(terminal, file)
    seating = read_seating(file, 3)
    assert seating is not None
    assert seating.names == ["Ada", "Pearl", "Cassidy"]
    assert seating.bots == ["", "random", "random"]
    shown = terminal.run("play", "--resume", file, "--names", "Zoe", "--bots", "random", typed=lines("quit"))
    assert "● Zoe >" in shown.out


@pytest.mark.parametrize("seats", ["", "{}", "[1]", '{"names": ["A"], "bots": [""]}', "\x00"])
def test_a_lost_or_broken_list_of_seats_does_no_harm(terminal: Terminal, tmp_path: Path, seats: str) -> None:
    file = tmp_path / "game.posse"
    begun(terminal, file)
    file.with_name("game.posse.seats").write_text(seats)
    assert terminal.run("play", "--resume", file, typed=lines("quit")).code == 0


def test_the_last_unfinished_game_is_found(terminal: Terminal, home: Path) -> None:
    assert terminal.run("play", GAME, "--resume").code == 2
    terminal.run(*TABLE, typed=lines("h8", "quit"))
    path = last_unfinished(GAME)
    assert path is not None
    assert home in path.parents
    shown = terminal.run("play", GAME, "--resume", typed=lines("h7", "quit"))
    assert shown.code == 0
    assert posse.load(path.read_text()).view(None)["town"]["h8"]["owner"] == 0


def test_a_finished_game_is_not_continued(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    file.write_text(finished().record())
    shown = terminal.run("play", "--resume", file)
    assert shown.code == 0
    assert "The game is over." in shown.out


def test_a_line_cut_off_by_a_kill_is_dropped(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    match = begun(terminal, file)
    file.write_text(match.record() + "0 pla")
    shown = terminal.run("play", "--resume", file, typed=lines("1", "quit"))
    assert "was cut off" in shown.out
    assert file.read_text().startswith(match.record())
    assert terminal.run("verify", file).code == UNVERIFIABLE


def test_a_damaged_record_is_not_continued(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    match = begun(terminal, file)
    text = match.record() + "0 own a1\n"
    file.write_text(text)
    shown = terminal.run("play", "--resume", file)
    assert shown.code == 1
    assert f"line {len(text.splitlines())}" in shown.err
    assert file.read_text() == text


def test_a_file_that_is_there_is_never_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada")
    shown = terminal.run(*TABLE, "--save", file)
    assert shown.code == 2
    assert "already exists" in shown.err
    terminal.run(*TABLE, typed=lines(f"save {file}"))
    assert file.read_text() == "Dear Ada"


def test_save_writes_a_copy(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "new" / "copy.posse"
    terminal.run(*TABLE, typed=lines("h8", f"save {file}", "h7", f"save {file}", "quit"))
    assert posse.load(file.read_text()).view(None)["town"]["h7"]["owner"] == 0


def test_without_a_home_the_game_goes_on_unsaved(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    shown = terminal.run(*TABLE, typed=lines("h8", "save", "quit"))
    assert shown.code == 0
    assert shown.out.count("This game is not saved in any file") >= 2


def test_kill_in_the_middle_of_a_turn(terminal: Terminal, tmp_path: Path) -> None:
    """An answer is in the file before the next question is shown."""
    file = tmp_path / "game.posse"
    process = start(file)
    answer(process, "h8")
    answer(process, "h7")
    process.send_signal(signal.SIGKILL)
    process.communicate()
    match = posse.load(file.read_text())
    assert match.view(None)["town"]["h8"]["owner"] == match.view(None)["town"]["h7"]["owner"] == 0
    assert terminal.run("play", "--resume", file, typed=lines("1", "quit")).code == 0


def test_ctrl_c_is_a_friendly_goodbye(tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    process = start(file)
    answer(process, "h8")
    process.send_signal(signal.SIGINT)
    told, complaint = process.communicate()
    assert process.returncode == 130
    assert "posse play --resume" in told
    assert complaint == ""


def start(file: Path) -> "subprocess.Popen[str]":
    """The real program behind pipes, at its first question."""
    # SIGINT is ignored if the tests were started in the background.
    listen = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{listen}; import posse.cli as cli; raise SystemExit(cli.main())"
    argv = [sys.executable, "-c", code, *map(str, TABLE)]
    process = subprocess.Popen(
        [*argv, "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    wait_for_question(process)
    return process


def answer(process: "subprocess.Popen[str]", line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()
    wait_for_question(process)


def wait_for_question(process: "subprocess.Popen[str]") -> None:
    """Read up to the prompt, which has no trailing newline."""
    assert process.stdout is not None
    seen = ""
    while not seen.endswith("● Ada > "):
        sign = process.stdout.read(1)
        assert sign, seen
        seen += sign
