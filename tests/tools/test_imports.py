"""The direction of imports is kept, and the check detects violations."""

from pathlib import Path

import pytest

from tools import imports

SERVER = ("server", "server/store", "server/people", "server/bots", "server/tables", "server/socket", "server/http")
PACKAGES = ("", "engine", "games", "games/poker", "games/rodeo", "bots", "bots/taste", *SERVER, "cli")


def complaints_about(source: Path, module: str, line: str) -> list[str]:
    for package in PACKAGES:
        folder = source / "posse" / package
        folder.mkdir(parents=True, exist_ok=True)
        folder.joinpath("__init__.py").touch()
    path = source / f"{module.replace('.', '/')}.py"
    path.write_text(line + "\n")
    return imports.problems(source)


def test_the_house_keeps_its_direction() -> None:
    assert imports.problems(imports.SOURCE) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("posse.engine.match", "from posse.engine.state import State"),
        ("posse.engine.match", "from collections.abc import Callable"),
        ("posse.games.poker.duels", "from posse.games.poker.data import board"),
        ("posse.bots.search", "from posse.games import GAMES"),
        ("posse.bots.taste.poker", "from posse.games.poker.state import PokerState"),
        ("posse.server.tables.table", "import time"),
        ("posse.server.tables.table", "import posse"),
        ("posse.server.bots.worker", "from posse.bots import make"),
        ("posse.server.people.people", "from posse.server.store import Store"),
        ("posse.server.tables.table", "from posse.server.errors import NotNow"),
        ("posse.server.tables.thinking", "from posse.server.bots.pool import Pool"),
        ("posse.server.socket.session", "from posse.server.tables.table import LiveTable"),
        ("posse.server.http.access", "from posse.server.socket.session import attend"),
        ("posse.server.app", "from posse.server.http import access"),
        ("posse.texts", "from posse.games import GAMES"),
        ("posse.cli.play", "from posse.server import app"),
    ],
)
def test_with_the_stream(tmp_path: Path, module: str, line: str) -> None:
    assert complaints_about(tmp_path, module, line) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("posse.engine.match", "import posse"),
        ("posse.engine.match", "from posse.games.poker import state"),
        ("posse.engine.match", "from posse import games"),
        ("posse.engine.match", "from os.path import join"),
        ("posse.engine.dice", "from librt import random"),
        ("posse.engine.dice", "def f() -> None:\n    import random"),
        ("posse.games.poker.duels", "from posse.games import rodeo"),
        ("posse.games.poker.duels", "from ..rodeo import state"),
        ("posse.games.poker.duels", "from posse.bots.peek import Peek"),
        ("posse.games.poker.duels", "import time as t"),
        ("posse.bots.search", "from posse.games.poker.state import PokerState"),
        ("posse.bots.taste.poker", "from posse.games.rodeo.state import RodeoState"),
        ("posse.bots.search", "from posse.server import tables"),
        ("posse.server.tables.table", "from posse.cli import main"),
        ("posse.server.bots.worker", "from posse.bots.taste import poker"),
        ("posse.server.errors", "from posse.server.store import errors"),
        ("posse.server.store.store", "from posse.server.people import limits"),
        ("posse.server.people.people", "from posse.server.tables import registry"),
        ("posse.server.bots.pool", "from posse.server.tables.ledger import Ledger"),
        ("posse.server.tables.watcher", "from posse.server.socket.close_codes import CloseCode"),
        ("posse.server.socket.session", "from posse.server.http import access"),
        ("posse.server.http.access", "from posse.server import app"),
        ("posse.server.attic", "pass"),
        ("posse.attic", "pass"),
    ],
)
def test_against_the_stream(tmp_path: Path, module: str, line: str) -> None:
    assert len(complaints_about(tmp_path, module, line)) == 1
