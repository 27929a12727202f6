"""The number of sequences of answers from fixed positions, to detect unintended changes of the rules.

Every game has a file of tables, `<game>.toml`. `scene` is the table as `posse.scene` takes it; a table without one is a
new game with `seats`, `options` and `seed`. `chance` says whether every random outcome is a sequence of its own
("every"), or every answer is played with new dice of one seed ("seeded"). `counts` are the numbers of sequences of one
answer, two answers and so on, and `why` explains those that were derived by hand.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import posse
from tests.perft.counting import count

HERE = Path(__file__).parent
TABLES = [(path.stem, row) for path in sorted(HERE.glob("*.toml")) for row in tomllib.loads(path.read_text())["table"]]


def sit(game: str, row: dict[str, Any]) -> posse.Match:
    if "scene" in row:
        return posse.scene(game, row["scene"])
    return posse.new(game, row["seats"], row.get("options"), row["seed"])


def test_every_game_is_counted() -> None:
    assert {game for game, _ in TABLES} == set(posse.GAMES)


@pytest.mark.parametrize(("game", "row"), TABLES, ids=[f"{game}: {row['name']}" for game, row in TABLES])
def test_there_are_as_many_ways_to_answer_as_there_were(game: str, row: dict[str, Any]) -> None:
    match = sit(game, row)
    every_chance = {"every": True, "seeded": False}[row["chance"]]
    depths = range(1, len(row["counts"]) + 1)
    assert [count(match.game, match.state, depth, every_chance) for depth in depths] == row["counts"]
