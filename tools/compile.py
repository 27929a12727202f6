"""Compile engine, games and bots into build/compiled, and copy the rest of Posse there.

    python -m tools.compile                 wait until it is done
    python -m tools.compile --background    at the lowest priority, with output to a log file

A lock allows one compilation at a time. The folder is replaced as a whole when everything is ready, so an interrupted
build keeps the previous one. If only modules outside engine, games and bots change, nothing is compiled again.
"""

import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import build_c
from tools import progress
from tools.prepare import PYTHON, ROOT, prepare
from tools.progress import Failed, Step, Task

BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
WORKSHOP = BUILD / "lib"  # keeps libraries between builds, so that unchanged C code is not compiled again
STAMP = ".made-of"
LOCK = BUILD / "compile.lock"
STATE = BUILD / "compile.state"
LOG = BUILD / "compile.log"

SOURCE = ROOT / "src" / "posse"
ROOMS = ("engine", "games", "bots")
BUILDERS = ("setup.py", "build_c.py", "build_loops.py", "constraints.txt")
LIBRARIES = ("*.so", "*.pyd")
SECONDS_TO_COMPILE = 180
SECONDS_TO_COPY = 3
LEAST_IMPORTANT = 19


def fingerprint(files: Iterable[Path]) -> str:
    """A hash of the files and the Python version."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}\n".encode())
    for path in sorted(files):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def code_fingerprint() -> str:
    """The sources of the libraries: every compiled module, and every module that these may import."""
    modules = [path for room in ROOMS for path in SOURCE.joinpath(room).rglob("*.py")]
    return fingerprint([*modules, *(ROOT / name for name in BUILDERS)])


def whole_fingerprint() -> str:
    """The sources of everything in build/compiled."""
    files = [path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return fingerprint([*files, *(ROOT / name for name in (*BUILDERS, "pyproject.toml"))])


def is_fresh() -> bool:
    """Whether build/compiled is up to date."""
    return has_stamp(COMPILED, whole_fingerprint())


def has_libraries() -> bool:
    """Whether the libraries are up to date, so that the rest only needs to be copied."""
    return has_stamp(WORKSHOP, code_fingerprint())


def obstacle() -> str | None:
    """What prevents this machine from compiling, if anything needs to be compiled."""
    return None if has_libraries() else build_c.lacking()


def has_stamp(folder: Path, made_of: str) -> bool:
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text() == made_of


def state() -> str:
    """The status of the last compilation and its hash: `running ...`, `done ...`, `failed ...`, or empty."""
    return STATE.read_text() if STATE.is_file() else ""


def note(outcome: str, code: str) -> None:
    """Write the status of a compilation atomically, since a server may be reading it."""
    new = STATE.with_suffix(".new")
    new.write_text(f"{outcome} {code}")
    new.replace(STATE)


def has_failed() -> bool:
    """Whether the last compilation of the current sources failed."""
    return state() == f"failed {code_fingerprint()}"


def is_running() -> bool:
    """Whether a compilation is running."""
    BUILD.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        return not has_locked(lock)


def has_locked(lock: IO[str]) -> bool:
    """Take the lock if it is free; closing the file releases it."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


@contextmanager
def alone() -> Iterator[None]:
    """Hold the lock, waiting for another compilation to finish."""
    BUILD.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        if not has_locked(lock):
            print("posse: waiting for another compilation to end", file=sys.stderr)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_all() -> None:
    """Bring build/compiled up to date; raises `Failed` with the reason if that is impossible."""
    with alone():
        made_of, code = whole_fingerprint(), code_fingerprint()
        if has_stamp(COMPILED, made_of):
            return
        note("running", code)
        outcome = "failed"
        try:
            prepare("compile", with_page=False)
            make_libraries(code)
            publish(made_of)
            outcome = "done"
        finally:
            note(outcome, code)


def make_libraries(code: str) -> None:
    """Compile in the work folder; libraries that an interrupted build may have left incomplete are discarded."""
    if has_stamp(WORKSHOP, code):
        return
    if WORKSHOP.joinpath(STAMP).exists():
        WORKSHOP.joinpath(STAMP).unlink()
    else:
        shutil.rmtree(WORKSHOP, ignore_errors=True)
    command = ["setup.py", "-q", "build", "--build-lib", str(WORKSHOP), "--build-temp", str(BUILD / "temp")]
    run("compiling engine, games and bots", SECONDS_TO_COMPILE, "compiled", command)
    WORKSHOP.joinpath(STAMP).write_text(code)


def publish(made_of: str) -> None:
    """Copy libraries and sources into a new folder, and replace the old one with it."""
    new, old = BUILD / "compiled.new", BUILD / "compiled.old"
    for folder in (new, old):
        shutil.rmtree(folder, ignore_errors=True)
    run("copying the rest", SECONDS_TO_COPY, "pure", ["setup.py", "-q", "build_py", "--build-lib", str(new)])
    for library in [path for pattern in LIBRARIES for path in WORKSHOP.rglob(pattern)]:
        shutil.copy2(library, new / library.relative_to(WORKSHOP))
    new.joinpath(STAMP).write_text(made_of)
    if COMPILED.exists():
        COMPILED.rename(old)
    new.rename(COMPILED)
    shutil.rmtree(old, ignore_errors=True)


def run(what: str, usual: float, mode: str, command: Sequence[str]) -> None:
    environment = os.environ | {"POSSE_BUILD": mode}
    progress.run([Step(usual, [Task(what, [str(PYTHON), *command], environment)])], ROOT)


def start_in_background() -> None:
    """Compile in a detached process that logs to a file."""
    BUILD.mkdir(exist_ok=True)
    note("running", code_fingerprint())
    command = [sys.executable, "-m", "tools.compile", "--background"]
    with LOG.open("wb") as log:
        subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )


def into_background() -> None:
    """Run at the lowest priority, and exit cleanly on SIGTERM."""
    os.nice(LEAST_IMPORTANT)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("posse: the compilation was stopped"))


def main(words: Sequence[str]) -> None:
    """Compile, or print why plain Python is used instead."""
    if "--background" in words:
        into_background()
    if what := obstacle():
        shutil.rmtree(COMPILED, ignore_errors=True)
        print(f"posse: not compiled: {what}. Everything runs as plain Python, more slowly.", file=sys.stderr)
        return
    try:
        compile_all()
    except Failed as failure:
        sys.exit(f"posse: {failure}\nposse: not compiled. `make play` runs everything as plain Python, more slowly.")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
