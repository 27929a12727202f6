"""Every view of the golden records matches the type generated for the browser: all its keys, and no others."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import posse
from tests.contract.law import watchers
from tests.records.test_records import begun, records
from tools.generate import view_shapes

# Lines between two checks; coprime to the numbers of players, so that everybody's turns are checked.
STRIDE = 7


def validator_of(game: str) -> Any:
    """The validator for views of this game."""
    schema = {"$ref": "#/components/schemas/View", "components": {"schemas": view_shapes(game).named}}
    return jsonschema_rs.validator_for(schema)


def moments(path: Path) -> Iterator[posse.Match]:
    """A recorded match at its start, at intervals, and at its end."""
    match, rows = begun(path.read_text(encoding="utf-8"))
    yield match
    for number, row in enumerate(rows, 1):
        match.follow([row])
        if number % STRIDE == 0 or number == len(rows):
            yield match


@records
def test_every_view_has_its_type(path: Path) -> None:
    """For every seat and for a spectator."""
    validator = validator_of(path.parent.name)
    for match in moments(path):
        for seat in watchers(match):
            faults = [f"{fault.instance_path}: {fault.message}" for fault in validator.iter_errors(match.view(seat))]
            assert faults == []


@pytest.mark.parametrize("game", posse.GAMES)
def test_a_view_with_another_key_or_without_one_of_its_keys_has_not_its_type(game: str) -> None:
    validator = validator_of(game)
    view = posse.new(game, posse.GAMES[game].least).view(0)
    assert validator.is_valid(view)
    assert not validator.is_valid({**view, "more": 1})
    for name in ("players", "seat"):
        assert not validator.is_valid({key: value for key, value in view.items() if key != name})
