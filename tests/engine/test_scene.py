"""Scenes: a table of fields reads, fills, shows and checks; tallies count pieces."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.scene import Field, Fields, Tally, take_usual
from posse.engine.shapes import Counted, Each, Whole, Word
from posse.engine.state import pop
from tests.engine.tables import sit
from tests.engine.tiny_rules import CARD, KINDS, SPOT, TinyState

FIELDS = Fields[TinyState](
    table=[
        Field("round", Whole(3)),
        Field("coins", Each(SPOT, Whole(9)), lambda state: state.coins),
    ],
    player=[
        Field("gold", Whole(9, grows=True), lambda state: state.gold),
        Field("points", Whole(99), lambda state: state.points),
        Field("bag", Counted(Word(CARD), 9), lambda state: vec[i64]()),
    ],
)


def table() -> TinyState:
    """Three seats, and no open step."""
    state: TinyState = sit().state
    while state.top >= 0:
        pop(state)
    return state


def filled(**picture: Any) -> TinyState:
    state = table()
    FIELDS.fill(state, FIELDS.read(picture, 3, KINDS))
    return state


def test_what_is_said_is_written_and_the_rest_stays() -> None:
    """Keys with a vec are filled, per seat if they belong to a player."""
    state = filled(coins={"bank": 4}, players=[{}, {"gold": 7}])
    assert list(state.coins) == [0, 4, 0]
    assert list(state.gold) == [0, 7, 0]


def test_keys_without_a_vec_are_for_the_game_to_read() -> None:
    """A number that is given, or the default."""
    said = FIELDS.read({"round": 2}, 3, KINDS)
    assert ("round" in said, said.number("round", 1)) == (True, 2)
    assert ("coins" in said, said.numbers("coins"), said.number("coins", 5)) == (False, [], 5)


def test_a_table_is_shown_as_it_is_read() -> None:
    """All keys except those that are not used with these options."""
    picture = {
        "round": 2,
        "coins": {"bar": 1, "barn": 2},
        "players": [{"gold": 1, "points": 0}, {"gold": 0, "points": 5}, {"gold": 0, "points": 0}],
        "at": [],
    }
    assert FIELDS.show(filled(**picture), {"round": [2]}, KINDS) == picture


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        ({"rund": 1}, "“rund” is not a key of a scene. Possible: “round” and 3 more."),
        (
            {"players": [{}, {"golt": 1}]},
            "“golt” is not a key of “players[1]” in a scene. Possible: “gold” and 2 more.",
        ),
        ({"players": [{}] * 4}, "“players” has 4 entries; it can have at most 3."),
        ({"players": {"0": {}}}, '“players” is {"0": {}}; it must be a list.'),
        (
            {"players": [{}, {"gold": -1}]},
            "“players[1].gold” is \N{MINUS SIGN}1; it must be a whole number from 0 to 9.",
        ),
        ({"players": [{"bag": ["ten"]}]}, '“players[0].bag” is ["ten"], but this table is played without it.'),
        ({"at": 7}, "“at” is 7; it must be a step such as “game”, or a list of steps."),
        ({"at": ["game", None]}, '“at” is ["game", null]; it must be a step such as “game”, or a list of steps.'),
    ],
)
def test_a_wrong_scene_is_refused_with_key_value_and_what_is_allowed(picture: dict[str, Any], sentence: str) -> None:
    """Unknown keys, too many players, wrong values, and unused fields."""
    with pytest.raises(BadScene) as caught:
        filled(**picture)
    assert str(caught.value) == sentence


def test_nothing_can_be_said_of_what_a_table_is_played_without() -> None:
    """An empty list for an unused field changes nothing."""
    filled(players=[{"bag": []}])


def test_numbers_out_of_bounds_are_found_on_the_table() -> None:
    """Numbers that grow in play may exceed the limit of a scene, but are never negative."""
    state = filled(players=[{"gold": 9, "points": 99}])
    assert FIELDS.faults(state) == []
    state.gold[0] += 1
    assert FIELDS.faults(state) == []
    state.points[0] += 1
    state.gold[1] = -1
    assert [fault.facts["field"] for fault in FIELDS.faults(state)] == ["gold", "points"]


def test_pieces_are_counted_where_they_lie() -> None:
    """The error has the expected number, the number found, and the places; a negative supply is no place."""
    tally = Tally("jewels", 6)
    tally.add("loot", 4)
    tally.add("held", 1, 2)
    tally.add("left", 1)
    assert tally.faults() == []
    tally.add("held", 2, 0)
    assert [str(fault) for fault in tally.faults()] == [
        "“jewels”: the scene has 8, the game has 6 (loot 4, players[2].held 1, left 1, players[0].held 2)."
    ]
    short = Tally("jewels", 6, 1)
    short.add("loot", 7)
    short.add("left", -1)
    assert [str(fault) for fault in short.faults()] == [
        "“players[1].jewels”: the scene has 7, the game has 6 (loot 7)."
    ]


def test_usual_pieces_give_way() -> None:
    """A missing piece is replaced by another kind, and finally by none."""
    left = vec[i64]([1, 2])
    assert take_usual([0, 0, 1, 1], left) == [0, 1, 1, -1]
    assert list(left) == [0, 0]
