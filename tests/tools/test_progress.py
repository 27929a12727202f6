"""Steps run one after another, their tasks in parallel; a failure stops all of them and shows the output."""

import io
import os
import sys
import time
from pathlib import Path

import pytest

from tools import progress
from tools.progress import Failed, Step, Task


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def task(what: str, code: str) -> Task:
    return Task(what, [sys.executable, "-c", code])


def test_a_log_names_each_step_once(tmp_path: Path) -> None:
    log = io.StringIO()
    steps = [Step(5, [task("one", ""), task("two", "")]), Step(3, [task("three", "")])]
    progress.run(steps, tmp_path, log)
    assert log.getvalue() == "[1/2] one, two: about 5 s\n[2/2] three: about 3 s\n"


def test_a_terminal_shows_a_line_that_moves_and_one_that_stays(tmp_path: Path) -> None:
    terminal = Terminal()
    progress.run([Step(1, [task("one", "import time; time.sleep(0.5)")])], tmp_path, terminal)
    painted = terminal.getvalue().split("\r\x1b[K")
    assert painted[1].startswith("[1/1] one: 0 of about 1 s")
    assert painted[-1].startswith("[1/1] one: ")
    assert painted[-1].endswith(" s\n")


def test_a_task_runs_in_the_folder_with_its_environment(tmp_path: Path) -> None:
    code = "import os, pathlib; pathlib.Path('made').write_text(os.environ['WHAT'])"
    step = Step(1, [Task("one", [sys.executable, "-c", code], os.environ | {"WHAT": "this"})])
    progress.run([step], tmp_path, io.StringIO())
    assert tmp_path.joinpath("made").read_text() == "this"


def test_a_failure_says_what_the_task_wrote_and_nothing_follows(tmp_path: Path) -> None:
    follows = task("two", "open('made', 'w')")
    with pytest.raises(Failed, match=r"no such thing\none: failed \(exit code 3\)"):
        progress.run([Step(1, [task("one", "print('no such thing'); exit(3)")]), Step(1, [follows])], tmp_path)
    assert [*tmp_path.iterdir()] == []


def test_a_failure_ends_the_tasks_beside_it_with_their_children(tmp_path: Path) -> None:
    long = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(60)'])"
    started = time.monotonic()
    with pytest.raises(Failed, match="two: failed"):
        progress.run([Step(1, [task("one", long), task("two", "exit(1)")])], tmp_path, io.StringIO())
    assert time.monotonic() - started < 30
