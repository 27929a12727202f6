"""`make compile` and `make play`: one compilation at a time, atomic, and play never waits for it."""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.packaging.project import HOUSE, lay_out, run, write
from tests.packaging.test_build import needs_compiler

SECONDS = 120
TOOLS = ("__init__", "compile", "play", "prepare", "progress")
MARK_STAGES_AS_INSTALLED = """
import tomllib
from tools import prepare
project = tomllib.loads(prepare.ROOT.joinpath("pyproject.toml").read_text())
for stage in prepare.STAGES:
    prepare.VENV.joinpath(stage.stamp).write_text(prepare.fingerprint(stage, project))
"""
SAY_WHAT_RUNS = """
import os, sys
from posse.cli import ANSWER
print(*sys.argv[1:], ANSWER, os.environ["PYTHONPATH"], os.environ.get("POSSE_COMPILING"))
"""
ENGINE = Path("src/posse/engine/state.py")

pytestmark = needs_compiler


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small project after `make compile`; to be copied, not changed."""
    root = lay_out(tmp_path_factory.mktemp("compiled") / "project")
    for name in TOOLS:
        write(root / "tools" / f"{name}.py", HOUSE.joinpath("tools", f"{name}.py").read_text())
    shutil.copy(HOUSE / "constraints.txt", root)
    write(root / "src/posse/__main__.py", SAY_WHAT_RUNS)
    write(root / "src/posse/cli/__init__.py", "ANSWER = 1\n")
    write(root / ".venv/bin/pip", "")
    write(root / ".venv/bin/python", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    root.joinpath(".venv/bin/python").chmod(0o755)
    assert run(root, sys.executable, "-c", MARK_STAGES_AS_INSTALLED).returncode == 0
    outcome = run(root, sys.executable, "-m", "tools.compile")
    assert outcome.returncode == 0, outcome.stderr
    return root


@pytest.fixture
def project(compiled: Path, tmp_path: Path) -> Path:
    return shutil.copytree(compiled, tmp_path / "project", symlinks=True)


def compile_again(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(project, sys.executable, "-m", "tools.compile", **environment)


def play(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(project, sys.executable, "-m", "tools.play", "serve", "--lang", "pl", **environment)


def libraries(project: Path) -> dict[str, int]:
    """The compiled files and their modification times."""
    found = project.joinpath("build/lib").rglob("*.so")
    return {path.name: path.stat().st_mtime_ns for path in found}


def state(project: Path) -> str:
    return project.joinpath("build/compile.state").read_text().split()[0]


def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition that another process fulfils."""
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.1)


def test_the_folder_holds_libraries_and_sources(compiled: Path) -> None:
    names = {path.name.split(".")[0] for path in compiled.joinpath("build/compiled").rglob("*.so")}
    assert "posse__mypyc" in names
    assert compiled.joinpath("build/compiled", ENGINE.relative_to("src")).is_file()
    assert state(compiled) == "done"
    assert sorted(path.name for path in compiled.joinpath("build").glob("compiled*")) == ["compiled"]


def test_play_runs_a_fresh_build_with_the_words_it_was_given(project: Path) -> None:
    assert compile_again(project).returncode == 0  # the copy has another path and the same content
    outcome = play(project)
    assert outcome.stdout.split() == ["serve", "--lang", "pl", "1", str(project / "build/compiled"), "None"]
    assert outcome.stderr == ""


def test_a_change_outside_the_engine_is_copied_and_nothing_compiled(project: Path) -> None:
    before = libraries(project)
    write(project / "src/posse/cli/__init__.py", "ANSWER = 2\n")
    assert compile_again(project, CC="false").returncode == 0
    assert libraries(project) == before
    assert "ANSWER = 2" in project.joinpath("build/compiled/posse/cli/__init__.py").read_text()


def test_play_copies_such_a_change_itself_and_stays_compiled(project: Path) -> None:
    write(project / "src/posse/cli/__init__.py", "ANSWER = 2\n")
    assert play(project, CC="none").stdout.split()[3:5] == ["2", str(project / "build/compiled")]


def test_a_failing_compiler_leaves_the_build_before_and_is_not_tried_again_by_play(project: Path) -> None:
    write(project / ENGINE, project.joinpath(ENGINE).read_text() + "\nMORE: int = 1\n")
    outcome = compile_again(project, CC="false")
    assert outcome.returncode == 1
    assert "posse: not compiled." in outcome.stderr
    assert "MORE" not in project.joinpath("build/compiled/posse/engine/state.py").read_text()
    assert state(project) == "failed"
    outcome = play(project, CC="false")
    assert outcome.stdout.split()[4] == str(project / "src")
    assert outcome.stderr.startswith("posse: compiling failed (see build/compile.log; `make compile` tries again).")
    assert state(project) == "failed"


def test_play_starts_at_once_and_the_build_is_ready_for_the_next_start(project: Path) -> None:
    write(project / "src/posse/bots/arena.py", "HANDS = 6\n")
    outcome = play(project)
    assert outcome.stdout.split()[4:] == [str(project / "src"), str(project / "build/compile.state")]
    assert "is being compiled in the background" in outcome.stderr
    until(lambda: state(project) == "done")
    outcome = play(project)
    assert outcome.stdout.split()[4] == str(project / "build/compiled")


def test_without_a_compiler_everything_runs_as_plain_python_and_says_so_in_one_sentence(project: Path) -> None:
    write(project / "src/posse/bots/arena.py", "HANDS = 7\n")
    said = "posse: not compiled: the C compiler none is missing. Everything runs as plain Python, more slowly.\n"
    outcome = play(project, CC="none")
    assert outcome.stderr == said
    assert not project.joinpath("build/compile.state").exists()
    assert outcome.stdout.split()[4] == str(project / "src")
    outcome = compile_again(project, CC="none")
    assert outcome.returncode == 0
    assert outcome.stderr == said
    assert not project.joinpath("build/compiled").exists()


@pytest.fixture
def endless(project: Path) -> Iterator[Path]:
    """A compiler that never ends; it writes its process id to a file."""
    compiler = project / "endless"
    write(compiler, f"#!/bin/sh\necho $$ > {project}/pid\nexec sleep 600\n")
    compiler.chmod(0o755)
    yield compiler
    if is_alive(project):
        os.kill(int(project.joinpath("pid").read_text()), signal.SIGKILL)


def is_alive(project: Path) -> bool:
    """Whether the endless compiler is running; a zombie does not count."""
    file = project / "pid"
    pid = file.read_text().strip() if file.exists() else ""
    try:
        return bool(pid) and Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except FileNotFoundError:
        return False


def test_an_interrupted_build_leaves_the_one_before_and_no_process(project: Path, endless: Path) -> None:
    write(project / ENGINE, project.joinpath(ENGINE).read_text() + "\nMORE: int = 1\n")
    before = sorted(project.joinpath("build/compiled").rglob("*"))
    command = [sys.executable, "-m", "tools.compile", "--background"]
    with subprocess.Popen(command, cwd=project, env=os.environ | {"CC": str(endless)}, stderr=subprocess.PIPE) as build:
        try:
            until(lambda: is_alive(project))
            assert play(project, CC=str(endless)).stderr.startswith("posse: the engine is still being compiled")
        finally:
            build.terminate()
            build.communicate(timeout=SECONDS)
    assert build.returncode == 1
    until(lambda: not is_alive(project))
    assert state(project) == "failed"
    assert sorted(project.joinpath("build/compiled").rglob("*")) == before
    assert compile_again(project).returncode == 0
    assert "MORE" in project.joinpath("build/compiled/posse/engine/state.py").read_text()


def test_a_second_compilation_waits_for_the_first(project: Path) -> None:
    write(project / "src/posse/cli/__init__.py", "ANSWER = 3\n")
    with project.joinpath("build/compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        command = [sys.executable, "-m", "tools.compile"]
        second = subprocess.Popen(command, cwd=project, stderr=subprocess.PIPE, text=True)
        assert second.stderr is not None
        assert second.stderr.readline() == "posse: waiting for another compilation to end\n"
        assert "ANSWER = 1" in project.joinpath("build/compiled/posse/cli/__init__.py").read_text()
    second.communicate(timeout=SECONDS)
    assert second.returncode == 0
    assert "ANSWER = 3" in project.joinpath("build/compiled/posse/cli/__init__.py").read_text()
