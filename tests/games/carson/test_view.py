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


@pytest.mark.parametrize(
    ("at", "selling"),
    [("place : 0", True), ("buy_parcels : 0", True), ("start_parcel : 0", False), ("settler_parcel : 0", False)],
)
def test_parcels_have_their_price_only_where_they_are_bought(at: str, selling: bool) -> None:
    """CC-7.5: starting parcels and the settler's are free."""
    players = [{"character": "settler"}, {}] if at.startswith("settler") else []
    match = scene(seats=2, at=at, players=players, cowboys={"c4": [0]} if at.startswith("buy") else {})
    assert table(match)["selling"] is selling


def test_characters_are_being_chosen_until_everybody_has_one() -> None:
    """CC-4.1."""
    choosing = scene(seats=2, at="character : 0")
    assert table(choosing)["choosing"] is True
    assert table(scene(seats=2, at="place : 0"))["choosing"] is False
    assert table(scene(seats=2, at="start_parcel : 0"))["choosing"] is False


def test_buildings_that_fit_nowhere_are_told_before_they_are_bought() -> None:
    """CC-8.4, CC-8.5: a church needs a road to an own free parcel and a parcel for its house; a ranch needs neither."""
    row = ["ranch", "church", "-", "-", "-", "-", "-"]
    match = scene(seats=2, town={"h8": "0", "b2": "1 bank"}, row=row, at="place : 0")
    assert [player["homeless"] for player in table(match)["players"]] == [["church"], ["ranch", "church"]]
