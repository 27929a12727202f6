"""Trade and hazards: chapter 11 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import money, offered, on_trail, play_all, player, refuses, visiting

VALUES = {
    "trade_minus3": -3,
    "trade_minus2": -2,
    "trade_minus1": -1,
    "trade1": 1,
    "trade2": 2,
    "trade4": 4,
    "trade6": 6,
    "trade8": 8,
    "trade10": 10,
}
ALL_TEEPEES = {spot: "green_teepee" if value % 2 else "blue_teepee" for spot, value in VALUES.items()}
HAZARDS = {"flood2": "flood_green4", "drought1": "drought_black3", "rockfall4": "rockfall_green3"}


def trading(tiles: dict[str, str], dollars: int = 5) -> posse.Match:
    """A player at building D, which offers a trade."""
    return visiting("d", {"money": dollars}, tiles=tiles)


# --- trade


@pytest.mark.parametrize("spot", list(VALUES))
def test_trade_takes_a_teepee_from_any_trade_spot(spot: str) -> None:
    """GWT-11.1, EX-13: on or off the trail, the value printed there is paid or gained, and the tile is kept."""
    match = trading(ALL_TEEPEES)
    match.play(0, "use trade")
    assert offered(match, 0, "trade") == list(VALUES)
    match.play(0, f"trade {spot}")
    assert money(match) == 5 + VALUES[spot]
    assert player(match)["tiles"] == {ALL_TEEPEES[spot]: 1}
    assert on_trail(match, spot) is None
    assert sum(1 for other in VALUES if on_trail(match, other)) == 8


def test_trade_that_cannot_be_paid_is_not_possible() -> None:
    """GWT-11.1: with $2 not at -3, with nothing but that one not at all."""
    match = trading({"trade_minus3": "green_teepee", "trade_minus2": "green_teepee", "trade1": "blue_teepee"}, 2)
    match.play(0, "use trade")
    assert offered(match, 0, "trade") == ["trade_minus2", "trade1"]
    assert refuses(trading({"trade_minus3": "green_teepee"}, 2), 0, "use trade")
    assert "use trade" in trading({"trade_minus3": "green_teepee"}, 3).choices(0)


def test_without_teepees_there_is_no_trade() -> None:
    """GWT-11.1: no teepee on the board."""
    assert refuses(trading(HAZARDS), 0, "use trade")


# --- hazards


@pytest.mark.parametrize(
    ("spot", "action", "cost", "picture"),
    [("f", "hazard_7", 7, {}), ("a1", "hazard_5", 5, {"buildings": {"a1": [0, "4a"]}})],
)
def test_removing_a_hazard_costs_what_the_icon_says(spot: str, action: str, cost: int, picture: dict[str, Any]) -> None:
    """GWT-11.2: $7 at building F, $5 at 4a; any hazard of the trail."""
    for place, tile in HAZARDS.items():
        match = visiting(spot, {"money": cost}, tiles=HAZARDS, **picture)
        match.play(0, f"use {action}")
        assert match.choices(0) == [f"clear {there}" for there in HAZARDS]
        match.play(0, f"clear {place}")
        assert (money(match), player(match)["tiles"], on_trail(match, place)) == (0, {tile: 1}, None)
    assert refuses(visiting(spot, {"money": cost - 1}, tiles=HAZARDS, **picture), 0, f"use {action}")
    assert refuses(visiting(spot, {"money": 50}, tiles={"trade1": "blue_teepee"}, **picture), 0, f"use {action}")


def test_other_sources_remove_a_hazard_free_of_charge() -> None:
    """GWT-11.2: the fourth cowboy; with no hazard on the board there is nothing to ask."""
    for tiles, words in ((HAZARDS, ["clear flood2", "clear drought1", "clear rockfall4", "skip"]), ({}, None)):
        match = visiting("a", {"money": 6, "workers": [3, 1, 1], "hand": ["guernsey"]}, tiles=tiles)
        play_all(match, (0, "use hire"), (0, "hire cowboy 1"))
        assert money(match) == 0
        assert match.choices(0) == (words or ["use guernsey_2", "done"])
        if words:
            match.play(0, words[0])
            assert (player(match)["tiles"], money(match)) == ({"flood_green4": 1}, 0)


# --- kept for good


def test_tiles_taken_are_kept_for_scoring() -> None:
    """GWT-11.3: they do not return to the supply."""
    match = visiting("f", {"money": 7, "hand": ["jersey", "jersey"]}, tiles=HAZARDS)
    before = match.view(None)["piles"]
    play_all(match, (0, "use hazard_7"), (0, "clear flood2"))
    assert match.view(None)["piles"] == before
    assert player(match)["points"]["hazards"] == 4
    assert match.scene()["gone"] == []
