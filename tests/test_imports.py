"""What `import posse` and the version import: nothing that only others need."""

import subprocess
import sys
from pathlib import Path

import pytest

import posse

LATE = {
    "argparse",
    "babel",
    "decimal",
    "difflib",
    "fluent.runtime",
    "fractions",
    "inspect",
    "posse.learning",
    "posse.server",
    "posse.texts",
    "pytz",
    "sqlalchemy",
}


@pytest.mark.parametrize("code", ["import posse", "import posse.cli; posse.cli.main(['--version'])"])
def test_nothing_is_imported_before_it_is_needed(code: str) -> None:
    """No game, either: a program mostly plays one of them."""
    shown = subprocess.run(
        [sys.executable, "-c", f"{code}; import sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    )
    loaded = set(shown.stdout.split())
    assert "posse.engine.match" in loaded
    assert not loaded & LATE
    assert not loaded & {f"posse.games.{name}.game" for name in posse.GAMES}


def test_a_server_on_sqlite_loads_neither_migrations_nor_what_speaks_to_postgresql(tmp_path: Path) -> None:
    """Migrations are for the first start of a version on an older database."""
    code = """
import asyncio, sys
import posse.server.serve
from posse.server.store import Store

async def start():
    await (await Store.open(sys.argv[1])).close()

asyncio.run(start())
print(*sys.modules)
"""
    command = [sys.executable, "-c", code, f"sqlite:///{tmp_path / 'posse.db'}"]
    for _ in range(2):
        loaded = set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())
        assert not loaded & {"alembic", "mako", "pygments", "sqlalchemy.dialects.postgresql"}


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    assert list(posse.GAMES) == sorted(posse.GAMES)
    assert all(posse.GAMES[name].name == name for name in posse.GAMES)
    assert "no such game" not in posse.GAMES
    with pytest.raises(KeyError):
        posse.GAMES["no such game"]


def test_python_m_posse_is_the_command() -> None:
    shown = subprocess.run([sys.executable, "-m", "posse", "--version"], capture_output=True, text=True, check=True)
    assert posse.__version__ in shown.stdout
