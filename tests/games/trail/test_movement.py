"""Phase A: chapter 4 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import money, offered, play_all, player, refuses, said, scene, step, visiting

# The table of chapter 4: where each spot leads.
LINKS: dict[str, list[str]] = {
    "start": ["a"],
    "a": ["a1", "flood1"],
    "a1": ["a2"],
    "a2": ["a3"],
    "a3": ["b"],
    "flood1": ["flood2"],
    "flood2": ["flood3"],
    "flood3": ["flood4"],
    "flood4": ["flood_risk1"],
    "flood_risk1": ["flood_risk2"],
    "flood_risk2": ["b"],
    "b": ["b1", "drought1"],
    "b1": ["b2"],
    "b2": ["b3"],
    "b3": ["c"],
    "drought1": ["drought2"],
    "drought2": ["drought3"],
    "drought3": ["drought4"],
    "drought4": ["drought_risk"],
    "drought_risk": ["c"],
    "c": ["c_north1", "c_south"],
    "c_north1": ["c_north2"],
    "c_north2": ["e"],
    "c_south": ["d", "trade1"],
    "d": ["e"],
    "trade1": ["trade2"],
    "trade2": ["trade4"],
    "trade4": ["trade6"],
    "trade6": ["trade8"],
    "trade8": ["trade10"],
    "trade10": ["trade_risk1"],
    "trade_risk1": ["trade_risk2"],
    "trade_risk2": ["e"],
    "e": ["e1", "rockfall1"],
    "e1": ["e2"],
    "e2": ["f"],
    "rockfall1": ["rockfall2"],
    "rockfall2": ["rockfall3"],
    "rockfall3": ["rockfall4"],
    "rockfall4": ["rockfall_risk1"],
    "rockfall_risk1": ["rockfall_risk2"],
    "rockfall_risk2": ["f"],
    "f": ["f1", "f2"],
    "f1": ["g"],
    "f2": ["g"],
    "g": ["g1", "g2"],
    "g1": ["kansas_city"],
    "g2": ["kansas_city"],
}
TRADE = [f"trade{value}" for value in (1, 2, 4, 6, 8, 10)]
OFF_TRAIL = ["trade_minus3", "trade_minus2", "trade_minus1"]
HAZARDS = [f"{hazard}{place}" for hazard in ("flood", "drought", "rockfall") for place in (1, 2, 3, 4)]
NOT_BUILT_ON = {"start", *"abcdefg", *TRADE, *HAZARDS}
BUILDING_SPOTS = [spot for spot in LINKS if spot not in NOT_BUILT_ON]
EMPTY: list[list[str]] = [[], [], []]


def crowded() -> dict[str, Any]:
    """A picture with a tile on every spot, on the trail and off it."""
    faces = ["green4", "green4", "green2", "black2"]
    tiles = {spot: f"{spot[:-1]}_{faces[int(spot[-1]) - 1]}" for spot in HAZARDS}
    tiles |= {spot: "green_teepee" if number % 2 else "blue_teepee" for number, spot in enumerate(TRADE + OFF_TRAIL)}
    names = [[seat, f"{number}a"] for number in range(1, 11) for seat in range(3)]
    return {"tiles": tiles, "buildings": dict(zip(BUILDING_SPOTS, names)), "seats": 3, "foresight": EMPTY}


def moving(place: str, money: int = 6, **picture: Any) -> posse.Match:
    """The first player is about to move from a spot."""
    return scene({"place": place, "money": money}, at="move : 0", **picture)


def reached(match: posse.Match) -> list[str]:
    """Where the cattleman can go, or where it is if there was only one way."""
    return offered(match, 0, "move") if step(match) in ("move", "drive") else [player(match)["place"]]


# --- locations and steps


def test_spots_without_a_tile_take_no_step_and_cannot_be_stopped_on() -> None:
    """GWT-4.1: with nothing but neutral buildings about, three steps from A lead to B, C and D or E."""
    match = moving("a")
    assert reached(match) == ["b", "c", "d", "e"]
    for spot in ("a1", "flood1", "b1", "trade1", "kansas_city"):
        assert refuses(match, 0, f"move {spot}")
    events = play_all(match, (0, "move c"))
    assert said(events, "toll") == []
    assert player(match)["place"] == "c"


@pytest.mark.parametrize(
    ("spot", "picture"),
    [
        ("flood3", {"tiles": {"flood3": "flood_green3"}}),
        ("a2", {"buildings": {"a2": [1, "2a"]}}),
        ("a3", {"buildings": {"a3": [0, "2a"]}}),
    ],
)
def test_a_spot_with_a_tile_is_a_location(spot: str, picture: dict[str, Any]) -> None:
    """GWT-4.1: a hazard, a building of another player, an own one."""
    assert spot in reached(moving("a", **picture))
    match = moving("c_south", tiles={"trade4": "blue_teepee"})
    assert "trade4" in reached(match)


def test_a_movement_is_at_least_one_step_and_at_most_the_limit() -> None:
    """GWT-4.2: each location entered is a step, the last one too."""
    buildings = {"a1": [0, "2a"], "a2": [0, "3a"], "a3": [0, "1a"]}
    tiles = {"flood1": "flood_green3", "flood2": "flood_green4", "flood3": "flood_black2"}
    match = moving("a", buildings=buildings, tiles=tiles)
    assert reached(match) == ["a1", "a2", "a3", "flood1", "flood2", "flood3"]
    for words in ("move a", "move b"):
        assert refuses(match, 0, words)
    assert match.view(0)["reach"]["a2"]["steps"] == 2


@pytest.mark.parametrize("spot", LINKS)
def test_the_trail_leads_from_spot_to_spot(spot: str) -> None:
    """GWT-4.3: one step on a trail full of tiles leads to the next spots of the table, and never back."""
    picture = crowded()
    assert sorted(reached(scene({"place": spot}, at="drive 1 : 0", **picture))) == sorted(LINKS[spot])


def test_kansas_city_ends_the_movement() -> None:
    """GWT-4.4: it cannot be passed, however many steps are left."""
    match = moving("f")
    assert reached(match) == ["g", "kansas_city"]
    match.play(0, "move kansas_city")
    assert step(match) == "foresight"
    assert player(match)["place"] == "kansas_city"
    assert reached(moving("g")) == ["kansas_city"]


def test_cattlemen_never_block_each_other() -> None:
    """GWT-4.5: all four on one building, and the ones on the way are passed."""
    places = [{"place": "a"}, {"place": "b"}, {"place": "b"}, {"place": "b"}]
    match = scene(*places, at="move : 0")
    assert match.view(0)["reach"]["c"]["steps"] == 2
    match.play(0, "move b")
    assert [player(match, seat)["place"] for seat in range(4)] == ["b"] * 4


@pytest.mark.parametrize(("seats", "limits"), [(2, (3, 4, 4, 5)), (3, (3, 5, 4, 6)), (4, (4, 6, 5, 7))])
def test_the_step_limit(seats: int, limits: tuple[int, ...]) -> None:
    """GWT-4.6: with all discs, without the dollars disc, without the points disc, without both."""
    picture = {**crowded(), "seats": seats}
    picture["buildings"] = {spot: one for spot, one in picture["buildings"].items() if one[0] < 2}
    for off, limit in zip(([], ["step_dollars"], ["step_points"], ["step_dollars", "step_points"]), limits):
        cities = dict.fromkeys(["albuquerque", "el_paso"][: len(off)], 1)
        match = scene({"place": "flood1", "off": off, "cities": cities}, at="move : 0", **picture)
        assert player(match)["step_limit"] == limit
        assert len(reached(match)) >= limit
        assert max(there["steps"] for there in match.view(0)["reach"].values()) == limit


def test_two_ways_of_different_length() -> None:
    """EX-1, GWT-4.2: from A to B the upper way takes 2 steps, the lower 3; both are legal with limit 3."""
    picture: dict[str, Any] = {
        "buildings": {"a2": [1, "2a"]},
        "tiles": {"flood1": "flood_green3", "flood2": "flood_green4"},
    }
    for first, way in (("a2", ["moved 0 b"]), ("flood1", ["toll 0 2 flood1", "toll 0 2 flood2", "moved 0 b"])):
        match = moving("a", **picture)
        match.play(0, "move b")
        assert match.choices(0) == ["via a2", "via flood1"]
        assert said(match.play(0, f"via {first}"), "toll", "moved") == way
    picture["tiles"]["flood3"] = "flood_black2"
    match = moving("a", **picture)
    match.play(0, "move b")
    assert player(match)["place"] == "b"  # the lower way would take 4 steps


def test_who_has_which_step_limit() -> None:
    """EX-2, GWT-4.6: 3 at the start for two or three; 5 with both discs for two, with the dollars disc for three."""
    off = {"off": ["step_dollars", "step_points"], "cities": {"albuquerque": 1, "el_paso": 1}}
    one = {"off": ["step_dollars"], "cities": {"albuquerque": 1}}
    assert player(scene(seats=2, at="move : 0"))["step_limit"] == 3
    assert player(scene(seats=3, at="move : 0"))["step_limit"] == 3
    assert player(scene(off, seats=2, at="move : 0"))["step_limit"] == 5
    assert player(scene(one, seats=3, at="move : 0"))["step_limit"] == 5
    assert player(scene(one, seats=2, at="move : 0"))["step_limit"] == 4


# --- tolls


def test_tolls_are_paid_on_entering_and_on_passing() -> None:
    """GWT-4.7: location by location, hazards and teepees to the bank, buildings to their owners."""
    match = moving(
        "a", 9, buildings={"a1": [1, "1a"], "a2": [0, "4a"], "a3": [1, "4a"]}, tiles={"flood1": "flood_green3"}
    )
    events = play_all(match, (0, "move a3"))
    assert said(events, "toll", "toll_to") == ["toll_to 0 2 a1 1", "toll_to 0 2 a3 1"]
    assert (money(match), money(match, 1)) == (5, 11)
    match = moving("c_south", 9, tiles={"trade1": "green_teepee", "trade2": "blue_teepee"})
    events = play_all(match, (0, "move trade2"))
    assert said(events, "toll", "toll_to") == ["toll 0 2 trade1", "toll 0 2 trade2"]
    assert (money(match), money(match, 1)) == (5, 7)


def test_own_and_neutral_buildings_cost_nothing() -> None:
    """GWT-4.7: nor does a building of another player without a hand."""
    match = moving("a", 9, buildings={"a1": [0, "1a"], "a2": [1, "2a"]})
    play_all(match, (0, "move b"), (0, "via a1"))
    assert (money(match), player(match)["place"]) == (9, "b")


@pytest.mark.parametrize(("seats", "green", "black", "both"), [(2, 2, 2, 4), (3, 2, 1, 3), (4, 1, 2, 3)])
def test_the_toll_of_each_hand(seats: int, green: int, black: int, both: int) -> None:
    """GWT-4.8: by number of players; both hands on one tile cost the sum."""
    for building, toll in (("1a", green), ("4a", black), ("7a", both), ("8a", green), ("10a", black), ("5a", 0)):
        match = moving("a", 9, seats=seats, buildings={"a1": [1, building]})
        match.play(0, "move a1")
        assert (money(match), money(match, 1)) == (9 - toll, 7 + toll)
    for place, tile, toll in (("a", "flood_green4", green), ("a", "flood_black3", black)):
        match = moving(place, 9, seats=seats, tiles={"flood1": tile})
        match.play(0, "move flood1")
        assert money(match) == 9 - toll
    for tile, toll in (("green_teepee", green), ("blue_teepee", black)):
        match = moving("c_south", 9, seats=seats, tiles={"trade1": tile})
        match.play(0, "move trade1")
        assert money(match) == 9 - toll


def test_whoever_cannot_pay_a_toll_pays_what_they_have() -> None:
    """GWT-4.9: and moves on; the rest is never owed."""
    match = moving("a", 1, tiles={"flood1": "flood_green3", "flood2": "flood_green4"})
    assert said(match.play(0, "move flood2"), "toll") == ["toll 0 1 flood1"]
    assert player(match)["place"] == "flood2"
    match.play(0, "auxiliary dollar")
    assert money(match) == 1


def test_tolls_with_2_dollars_among_four() -> None:
    """EX-3, GWT-4.9: $2 to Maciek and nothing to Gosia above; $1 and the last $1 to the bank below."""
    buildings = {"a1": [1, "4a"], "a2": [2, "1a"]}
    tiles = {"flood1": "flood_green3", "flood2": "flood_black2"}
    match = moving("a", 2, seats=4, buildings=buildings, tiles=tiles)
    match.play(0, "move b")
    assert said(match.play(0, "via a1"), "toll", "toll_to", "moved") == ["toll_to 0 2 a1 1", "moved 0 b"]
    assert [money(match, seat) for seat in range(4)] == [0, 9, 8, 9]
    match = moving("a", 2, seats=4, buildings=buildings, tiles=tiles)
    match.play(0, "move b")
    assert said(match.play(0, "via flood1"), "toll", "moved") == ["toll 0 1 flood1", "toll 0 1 flood2", "moved 0 b"]
    assert [money(match, seat) for seat in range(4)] == [0, 7, 8, 9]


# --- spots beside the trail, bare spots, the start


def test_three_trade_spots_are_never_entered() -> None:
    """GWT-4.10: they lie off the trail."""
    tiles = dict.fromkeys(OFF_TRAIL, "green_teepee")
    for place in ("c", "c_south", "d", "trade10", "trade_risk2"):
        match = scene({"place": place}, at="drive 5 : 0", tiles=tiles)
        assert not set(reached(match)) & set(OFF_TRAIL)
        assert match.view(0)["reach"]["f"]["steps"] <= 3


def test_a_cattleman_whose_tile_disappears_stays_on_the_bare_spot() -> None:
    """GWT-4.11: its next movement starts from there."""
    tiles = {"rockfall2": "rockfall_green2", "rockfall3": "rockfall_green3"}
    match = visiting("f", {"money": 7}, {"place": "rockfall2", "money": 5}, tiles=tiles)
    play_all(match, (0, "use hazard_7"), (0, "clear rockfall2"), (0, "done"))
    assert (player(match, 1)["place"], match.asked) == ("rockfall2", (1,))
    assert offered(match, 1, "move") == ["rockfall3", "f", "g"]
    play_all(match, (1, "move rockfall3"))
    assert money(match, 1) == 3


def test_after_kansas_city_the_trail_begins_again() -> None:
    """GWT-4.12: on the start field, from which the first spot is A."""
    match = scene({"place": "kansas_city"}, {"place": "d"}, at="deliver 0 : 0")
    match.play(0, "disc aux_dollar2")
    assert player(match)["place"] == "start"
    play_all(match, (1, "move e"), (1, "done"))
    assert offered(match, 0, "move") == ["a", "b", "c"]


def test_a_tile_laid_under_a_cattleman_does_nothing_to_them() -> None:
    """GWT-4.13: no toll and no step; the cattleman goes on from there."""
    match = scene(
        {"place": "kansas_city"},
        {"place": "flood1", "money": 5},
        at="foresight 1 : 0",
        foresight=[["flood_green3"], ["cowboy"], ["engineer"]],
        buildings={"flood_risk1": [1, "2a"]},
    )
    assert match.view(None)["trail"]["flood1"] == {"tile": "flood_green3"}
    play_all(match, (0, "disc aux_dollar2"))
    assert (money(match, 1), player(match, 1)["place"]) == (5, "flood1")
    assert offered(match, 1, "move") == ["flood_risk1", "b", "c"]
    match.play(1, "move b")
    assert money(match, 1) == 5


# --- ways


@pytest.mark.parametrize("spot", LINKS)
def test_a_movement_is_always_possible(spot: str) -> None:
    """GWT-4.14: from everywhere, whether the trail is empty or full, and at last to Kansas City."""
    for picture in ({}, crowded()):
        match = scene({"place": spot, "money": 0}, at="move : 0", **picture)
        assert reached(match)
        place, steps = spot, 0
        while place != "kansas_city":
            place = LINKS[place][0]
            steps += 1
        match = scene({"place": spot}, at=f"drive {steps} : 0", **picture)
        assert "kansas_city" in reached(match)


def test_the_way_is_chosen_not_only_the_target() -> None:
    """GWT-4.14: two ways to F, one with a toll to another player and one with a toll to the bank."""
    picture: dict[str, Any] = {"buildings": {"e1": [1, "4a"]}, "tiles": {"rockfall1": "rockfall_green2"}}
    for first, left in (("e1", [4, 9]), ("rockfall1", [4, 7])):
        match = moving("e", **picture)
        match.play(0, "move f")
        assert (step(match), match.choices(0)) == ("way", ["via e1", "via rockfall1"])
        match.play(0, f"via {first}")
        assert [money(match), money(match, 1)] == left


def test_each_fork_of_the_way_is_asked() -> None:
    """GWT-4.14: from A past B to C there are four ways if every branch has a tile."""
    me = {"place": "a", "money": 6, "off": ["step_points"], "cities": {"albuquerque": 1}}
    buildings = {"a1": [1, "2a"], "b1": [1, "5a"]}
    tiles = {"flood1": "flood_green3", "drought1": "drought_green3"}
    match = scene(me, at="move : 0", buildings=buildings, tiles=tiles)
    match.play(0, "move c")
    assert match.choices(0) == ["via a1", "via flood1"]
    match.play(0, "via flood1")
    assert match.choices(0) == ["via b1", "via drought1"]
    match.play(0, "via b1")
    assert (player(match)["place"], money(match)) == ("c", 4)


@pytest.mark.parametrize(("place", "target"), [("a", "b"), ("b", "c"), ("e", "f"), ("f", "g"), ("a", "c")])
def test_ways_over_bare_branches_are_one_way(place: str, target: str) -> None:
    """R-36, GWT-4.14: whichever branch is drawn, the same locations are entered, so nothing is asked."""
    match = moving(place)
    match.play(0, f"move {target}")
    assert (player(match)["place"], step(match)) == (target, "visit")


def test_ways_that_enter_other_locations_are_different() -> None:
    """R-36: from C to E past D, or by the bare northern branch."""
    match = moving("c")
    match.play(0, "move e")
    assert match.choices(0) == ["via e", "via d"]
