"""Check what has changed since the last commit, in under a minute.

    python -m tools.quick          what differs from the last commit, new files included
    python -m tools.quick main     what differs from another commit or branch

Tests are found by name (src/posse/engine/dice.py has tests/engine/test_dice.py) or, where there is none, by import.
Whatever is not done after a minute is stopped and named: only `make test` and `make check` are complete.
"""

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple

import build_web
from tools import progress

ROOT = Path(__file__).resolve().parents[1]
MINUTE = 60.0

Command = list[str]


class Check(NamedTuple):
    """A check: a pattern of the files it applies to, and a function that returns its command, or nothing to run."""

    name: str
    files: str
    command: Callable[[list[str]], Command]


def python(*words: str) -> Command:
    return [sys.executable, "-m", *words]


def node(program: str, *words: str) -> Command:
    """The command for a program from the browser part's packages."""
    return [str(build_web.node_home() / "bin" / "node"), f"node_modules/.bin/{program}", *words]


CHECKS = (
    Check("format", r".*\.py", lambda files: python("ruff", "format", "--check", "-q", *files)),
    Check("lint", r".*\.py", lambda files: python("ruff", "check", "-q", *files)),
    Check("imports", r"src/.*\.py", lambda files: python("tools.imports")),
    Check("dependencies", r".*\.py|pyproject\.toml", lambda files: python("tools.dependencies")),
    Check("texts", r".*\.(ftl|svelte)", lambda files: python("tools.texts")),
    Check("types", r".*\.py", lambda files: python("mypy")),
    Check("tests", r".*\.py", lambda files: tests_command(files)),
    Check("leftovers", r".*", lambda files: python("tools.leftovers")),
)
WEB_CHECKS = (
    Check("web format", r".*\.(ts|svelte|css|js)", lambda files: node("prettier", "--check", *files)),
    Check("web lint", r".*\.(ts|svelte|js)", lambda files: node("eslint", *files)),
    Check("web tests", r".*\.(ts|svelte)", lambda files: node("vitest", "related", "--run", *files)),
)


def changed(root: Path, since: str) -> list[str]:
    """Files that differ from a commit and still exist, by their path from the root."""
    git = ["git", "-c", "safe.directory=*"]
    listings = ([*git, "diff", "--name-only", since], [*git, "ls-files", "--others", "--exclude-standard"])
    names = {name for listing in listings for name in output(listing, root).splitlines()}
    return sorted(name for name in names if root.joinpath(name).is_file())


def output(command: Command, folder: Path) -> str:
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


def tests_command(files: list[str]) -> Command:
    found = tests_of(ROOT, files)
    return python("pytest", "-q", "-x", "-m", "not heavy", *found) if found else []


def tests_of(root: Path, files: Iterable[str]) -> list[str]:
    """The test files of changed modules; a changed test file is one itself."""
    every = {path.relative_to(root).as_posix(): path for path in root.joinpath("tests").rglob("test_*.py")}
    found: set[str] = set()
    for name in files:
        if name in every:
            found.add(name)
        else:
            found |= named_after(every, name) or importing(every, name)
    return sorted(found)


def named_after(every: Iterable[str], name: str) -> set[str]:
    """Test files whose path mirrors that of a module: `test_dice.py`, or parts of it as in `test_dice_seeded.py`."""
    path = Path(name)
    room = path.parent.relative_to("src/posse") if name.startswith("src/posse/") else path.parent
    mirrored = re.compile(rf"tests/{re.escape((room / 'test_').as_posix())}{re.escape(path.stem)}(_\w+)?\.py")
    return {test for test in every if mirrored.fullmatch(test)}


def importing(every: dict[str, Path], name: str) -> set[str]:
    """Test files that import a module."""
    module = ".".join(Path(name.removeprefix("src/")).with_suffix("").parts).removesuffix(".__init__")
    package, _, last = module.rpartition(".")
    ways = [rf"from {re.escape(module)} import", rf"import {re.escape(module)}\b"]
    if package:
        ways.append(rf"from {re.escape(package)} import .*\b{re.escape(last)}\b")
    pattern = re.compile("|".join(f"^{way}" for way in ways), re.MULTILINE)
    return {test for test, path in every.items() if pattern.search(path.read_text())}


def run(name: str, command: Command, folder: Path, seconds: float) -> bool:
    """Whether a check has not failed; one that takes too long is stopped and does not count as failed."""
    started = time.monotonic()
    with TemporaryFile() as written:
        process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=written, stderr=written, start_new_session=True
        )
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            print(f"{name}: stopped, since the time is up")
            return True
        finally:
            progress.stop(process)
        print(f"{name}: {'FAILED' if code else 'passed'} in {time.monotonic() - started:.1f} s")
        if code:
            written.seek(0)
            print(written.read().decode(errors="replace").strip())
    return code == 0


def run_all(checks: Sequence[Check], files: Sequence[str], folder: Path, end: float) -> int:
    """Run every check that applies to the changed files of a folder; returns the number of failures."""
    failures = 0
    for check in checks:
        chosen = [name for name in files if re.fullmatch(check.files, name)]
        command = check.command(chosen) if chosen else []
        if command:
            failures += not run(check.name, command, folder, max(0.0, end - time.monotonic()))
    return failures


def main(words: Sequence[str]) -> int:
    """Check Python and the browser part; returns the number of failed checks."""
    files = changed(ROOT, words[0] if words else "HEAD")
    if not files:
        print("nothing has changed")
    end = time.monotonic() + MINUTE
    of_web = [name.removeprefix("web/") for name in files if name.startswith("web/")]
    return run_all(CHECKS, files, ROOT, end) + run_all(WEB_CHECKS, of_web, build_web.WEB, end)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
