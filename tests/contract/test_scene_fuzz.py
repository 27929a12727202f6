"""A mutated scene is refused with a reason, or can be played to its end with all invariants holding."""

import json
import time
from contextlib import suppress
from importlib import import_module
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import posse
from posse.engine.dice import SeededDice
from posse.engine.scene import Fields
from tests.contract.fuzzing import Outcome, changed, check_scene, scenes, vocabulary
from tests.contract.tables import matches, some

CHUNKS: Final = 10
SCENES: Final = 70_000 if posse.COMPILED else 300
CHANGES_A_SCENE: Final = 25
MOST_SECONDS: Final = 240  # time limit of a chunk on slow machines

games = pytest.mark.parametrize("name", posse.GAMES)


@games
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_changed_scene_is_refused_or_played(name: str, chunk: int) -> None:
    """One value of another type or size, another word, missing or duplicated: never any error but BadScene."""
    game = posse.GAMES[name]
    words = vocabulary(game)
    outcome = Outcome()
    until = time.monotonic() + MOST_SECONDS
    number = chunk
    while outcome.refused + outcome.played < SCENES // CHUNKS and time.monotonic() < until:
        random = Random(number)
        for scene in scenes(game, number):
            for _ in range(CHANGES_A_SCENE):
                twisted = changed(scene, words, random)
                try:
                    check_scene(game, twisted, random.randrange(1 << 30), outcome)
                except Exception as trouble:
                    raise AssertionError(f"table {number}: {json.dumps(twisted)}") from trouble
        number += CHUNKS
    assert outcome.refused
    assert outcome.played


@games
def test_a_record_with_a_changed_scene_is_read_or_refused(name: str) -> None:
    """`posse.load` leaks no other errors: a wrong scene is a `BadRecord` that names its line."""
    game = posse.GAMES[name]
    words = vocabulary(game)
    random = Random(7)
    for scene in scenes(game, 3):
        for _ in range(CHANGES_A_SCENE):
            twisted = changed(scene, words, random)
            picture = {key: value for key, value in twisted.items() if key not in ("seats", "options")}
            header = [f"posse 1\ngame {name} {game.version}\nseats {scene['seats']}\n"]
            header += [f"option {option} {value}\n" for option, value in scene["options"].items()]
            with suppress(posse.BadRecord):
                posse.load("".join([*header, f"scene {json.dumps(picture)}\nstart\n"]))


@games
@some(20)
@given(data=st.data())
def test_what_is_not_hidden_is_the_same_in_every_world(name: str, data: st.DataObject) -> None:
    """A field that is not hidden has the same value in every imagined world."""
    match = data.draw(matches(name))
    fields: Fields[Any] = import_module(f"posse.games.{name}.fields").FIELDS
    seat = data.draw(st.integers(-1, match.seats - 1))
    twin = match.game.imagine(match.state, seat, SeededDice(data.draw(st.integers(0, 1 << 30))))
    shown, supposed = match.game.picture(match.state), match.game.picture(twin)
    for field in fields.table:
        assert field.hidden or shown.get(field.key) == supposed.get(field.key)
    for field in fields.player:
        pairs = zip(shown["players"], supposed["players"], strict=True)
        assert field.hidden or all(one.get(field.key) == other.get(field.key) for one, other in pairs)
