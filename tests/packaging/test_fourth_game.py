"""A fourth game needs only new folders: no existing file is edited, and it can be played everywhere."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.packaging.fourth import NAME, TITLE, add_fourth_game, copied, environment, posse, served
from tests.server.running import Window
from tools.leftovers import tracked

OWN = (
    f"src/posse/games/{NAME}/",
    f"src/posse/bots/taste/{NAME}.py",
    f"docs/rules/{NAME}.md",
)
# Files that contain the name of the fourth game in any case.
MAKER = "tests/packaging/fourth.py:"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the fourth game in it."""
    root = copied(tmp_path_factory.mktemp("tree"))
    before = contents(root)
    add_fourth_game(root)
    after = contents(root)
    assert before.items() <= after.items(), "a file was edited"
    assert all(name.startswith(OWN) for name in after.keys() - before.keys())
    return root


def contents(root: Path) -> dict[str, bytes]:
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in tracked(root)}


@pytest.mark.parametrize("tool", ["tools.texts", "tools.imports", "tools.names"])
def test_the_checks_find_it_and_nothing_wrong_with_it(tree: Path, tool: str) -> None:
    said = python(tree, "-m", tool)
    complaints = [line for line in said.splitlines() if NAME in line.lower()]
    assert [line for line in complaints if not line.startswith(MAKER)] == []


def python(tree: Path, *words: str) -> str:
    """The output of Python in the tree, stdout and stderr."""
    command = [sys.executable, *words]
    outcome = subprocess.run(command, cwd=tree, env=environment(tree), capture_output=True, text=True, check=False)
    return outcome.stdout + outcome.stderr


def test_a_person_plays_it_in_the_terminal(tree: Path) -> None:
    told = posse(tree, "play", NAME, "--seats", 3, "--seed", 2, "--bots", "random", "--names", "Ada", typed="1\n" * 60)
    assert "The game is over." in told
    assert "Since your last turn:" in told
    assert "Ada:" in told


def test_its_options_and_rules_are_told(tree: Path) -> None:
    assert "boast" in posse(tree, "options", NAME)
    assert "The highest card wins the prize." in posse(tree, "rules", NAME)
    assert NAME in posse(tree, "play", "--help")


def test_bots_play_it_with_a_taste_of_its_own(tree: Path) -> None:
    told = posse(tree, "arena", NAME, "--bots", "greedy", "search:5", "random", "--deals", 1)
    assert "3 games in 1 deal" in told
    code = f"from posse.bots import TASTES; print(type(TASTES[{NAME!r}]).__name__)"
    assert python(tree, "-c", code).strip() == f"{TITLE}Taste"


@pytest.mark.anyio
async def test_it_is_served_and_played_to_its_end(tree: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]
    with served(tree) as address:
        async with httpx.AsyncClient(base_url=address, headers={"Origin": address}) as guest:
            games = (await guest.get("/api/games")).json()["games"]
            assert NAME in [game["name"] for game in games]
            made = await guest.post(
                "/api/tables", json={"game": NAME, "seats": seats, "name": "Ann", "tempo": "off", "start": True}
            )
            assert made.status_code < 300, made.text
            table = made.json()["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
            socket = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            async with connect(socket, additional_headers={"Cookie": cookie}, proxy=None) as connection:
                window = Window(connection)
                await window.until("whole")
                await window.play(seed=4)
            assert len(window.table["result"]["scores"]) == len(seats)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
