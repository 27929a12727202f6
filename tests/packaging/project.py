"""A small project with our layout, setup.py and pyproject.toml, and the wheels built from it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

HOUSE = Path(__file__).parents[2]
PACKAGES = ("", "bots", "bots/taste", "cli", "engine", "games", "games/poker", "games/poker/data")
MODULES = {
    "engine/state.py": """
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def __init__(self, stack: vec[i64]) -> None:
        self.stack = stack
""",
    "games/poker/data/board.py": """
from typing import Final
from mypy_extensions import i64

SPACES: Final[i64] = 40
""",
    "games/poker/state.py": """
from librt.vecs import vec
from mypy_extensions import i64
from posse.engine.state import State
from posse.games.poker.data.board import SPACES

class PokerState(State):
    def __init__(self, stack: vec[i64], cash: i64) -> None:
        super().__init__(stack)
        self.cash = cash

def begin() -> PokerState:
    return PokerState(vec[i64]([SPACES]), 2)
""",
    "bots/taste/poker.py": """
from mypy_extensions import i64
from posse.games.poker.state import PokerState

def worth(state: PokerState) -> i64:
    return state.stack[0] + state.cash
""",
    "bots/arena.py": "HANDS = 5\n",
    "games/poker/text/en.ftl": "cowboy = cowboy\n",
    "py.typed": "",
}


def lay_out(root: Path) -> Path:
    """A small project with one module of each kind."""
    source = root / "src" / "posse"
    for package in PACKAGES:
        write(source / package / "__init__.py", "" if package else '__version__ = "0.1.0"\n')
    for name, text in MODULES.items():
        write(source / name, text)
    for name in ("setup.py", "build_c.py", "build_loops.py", "build_web.py", "pyproject.toml", "MANIFEST.in"):
        shutil.copy(HOUSE / name, root)
    for name in ("README.md", "LICENSE"):
        write(root / name, "")
    return root


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def run(project: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in {"POSSE_BUILD", "CC", "PYTHONPATH"}}
    return subprocess.run(command, cwd=project, env=kept | environment, capture_output=True, text=True, check=False)


def pip_wheel(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    options = ("--no-build-isolation", "--no-deps", "--no-index", "--verbose", "--wheel-dir", "dist")
    return run(project, sys.executable, "-m", "pip", "wheel", *options, ".", **environment)


def make_wheel(project: Path, **environment: str) -> Path:
    """Builds a wheel; returns its path."""
    outcome = pip_wheel(project, **environment)
    assert outcome.returncode == 0, outcome.stderr
    (wheel,) = project.joinpath("dist").glob("*.whl")
    return wheel


def contents(project: Path, **environment: str) -> set[str]:
    """Builds a wheel; returns the names in it, without platform suffixes."""
    wheel = make_wheel(project, **environment)
    names = ZipFile(wheel).namelist()
    is_pure = wheel.name.endswith("-py3-none-any.whl")
    assert is_pure == (not any(is_library(name) for name in names))
    return {f"{name.split('.')[0]}.so" if is_library(name) else name for name in names if ".dist-info/" not in name}


def is_library(name: str) -> bool:
    return name.endswith((".so", ".pyd"))


def sources() -> set[str]:
    packages = {f"posse/{package}/__init__.py".replace("//", "/") for package in PACKAGES}
    return packages | {f"posse/{name}" for name in MODULES}
