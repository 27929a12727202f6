"""Facts in the view that drawings need: closed spaces, double income."""

import pytest

from tests.games.carson.table import parcel, scene, table

CLOSED = ["buy_vp_4", "buy_vp_3", "buy_vp_2"]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_round_marker_closes_spaces(number: int) -> None:
    """CC-12.1: after each round one more, the last one first in the list."""
    assert table(scene(seats=2, round=number, at="place : 0"))["closed"] == CLOSED[4 - number :]


def test_the_buildings_of_the_named_kind_pay_the_shopkeeper_twice() -> None:
    """CC-11.4: no others, and not those of other players."""
    match = scene(
        seats=2,
        town={"c4": "0 bank", "a1": "1 bank", "h8": "0 ranch"},
        players=[{"character": "shopkeeper"}, {"character": "banker"}],
        cowboys={"c4": [1], "h8": [1]},
        doubled="bank",
        options={"undefended_attack": "duel_with_owner"},
        at="next_attack : 0",
    )
    assert [parcel(match, name).get("doubled") for name in ("c4", "a1", "h8", "b2")] == [True, None, None, None]
