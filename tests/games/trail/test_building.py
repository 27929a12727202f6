"""Building: chapter 9 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import money, offered, on_trail, play_all, player, refuses, said, visiting

BUILDING_SPOTS = [
    "a1",
    "a2",
    "a3",
    "flood_risk1",
    "flood_risk2",
    "b1",
    "b2",
    "b3",
    "drought_risk",
    "c_north1",
    "c_north2",
    "c_south",
    "trade_risk1",
    "trade_risk2",
    "e1",
    "e2",
    "rockfall_risk1",
    "rockfall_risk2",
    "f1",
    "f2",
    "g1",
    "g2",
]
#  tile, craftsmen, points
TABLE = [
    ("1a", 1, 1),
    ("1b", 1, 1),
    ("2a", 1, 1),
    ("2b", 1, 1),
    ("3a", 1, 1),
    ("3b", 2, 3),
    ("4a", 2, 3),
    ("4b", 2, 3),
    ("5a", 3, 4),
    ("5b", 3, 4),
    ("6a", 4, 5),
    ("6b", 4, 5),
    ("7a", 5, 6),
    ("7b", 5, 6),
    ("8a", 5, 6),
    ("8b", 6, 8),
    ("9a", 7, 9),
    ("9b", 6, 8),
    ("10a", 9, 13),
    ("10b", 8, 11),
]
CRAFTSMEN = {tile: craftsmen for tile, craftsmen, _ in TABLE}


def sides(*tiles: str) -> str:
    """All buildings on side a except these."""
    with_b = {int(tile[:-1]) for tile in tiles if tile.endswith("b")}
    return "".join("b" if number in with_b else "a" for number in range(1, 11))


def building(craftsmen: int, dollars: int = 50, **picture: Any) -> posse.Match:
    """A player at building B who has chosen to build."""
    match = visiting("b", {"money": dollars, "workers": [1, craftsmen, 1]}, **picture)
    match.play(0, "use build")
    return match


# --- where


def test_a_building_goes_to_any_empty_building_spot() -> None:
    """GWT-9.1: risk spots included; never to neutral, hazard or trade spots."""
    match = building(6)
    match.play(0, "build 6a")
    assert offered(match, 0, "site") == BUILDING_SPOTS
    for spot in ("a", "d", "flood1", "rockfall4", "trade1", "trade_minus1", "start", "kansas_city"):
        assert refuses(match, 0, f"site {spot}")
    match.play(0, "site flood_risk1")
    assert on_trail(match, "flood_risk1") == {"building": "6a", "owner": 0}
    assert "6a" not in player(match)["unbuilt"]


def test_spots_of_other_players_buildings_are_taken() -> None:
    """GWT-9.1: one replaces only one's own."""
    match = building(6, buildings={"a1": [1, "1a"], "a2": [0, "2a"]})
    match.play(0, "build 6a")
    assert "a1" not in offered(match, 0, "site")
    assert "a2" in offered(match, 0, "site")


def test_a_building_is_built_once() -> None:
    """GWT-9.1: neither those on the trail nor those that were replaced can be built again."""
    match = visiting(
        "b", {"money": 50, "workers": [1, 3, 1], "lost": [3]}, buildings={"a1": [0, "1a"], "a2": [1, "2a"]}
    )
    match.play(0, "use build")
    assert offered(match, 0, "build") == ["2a", "4a", "5a", "6a"]  # 6a in place of 1a


# --- placing


@pytest.mark.parametrize("row", TABLE)
def test_what_each_building_demands(row: tuple[str, int, int]) -> None:
    """GWT-9.2: as many craftsmen as demanded and $2 for each; with one fewer, or $1 less, it cannot be placed."""
    tile, demanded, points = row
    if demanded > 6:
        match = building(6, sides=sides(tile))
        assert refuses(match, 0, f"build {tile}")
        return
    match = building(demanded, 2 * demanded, sides=sides(tile))
    play_all(match, (0, f"build {tile}"), (0, "site a1"))
    assert (on_trail(match, "a1"), money(match)) == ({"building": tile, "owner": 0}, 0)
    assert player(match)["points"]["buildings"] == points
    if demanded > 1:
        for craftsmen, dollars in ((demanded - 1, 50), (demanded, 2 * demanded - 1)):
            assert refuses(building(craftsmen, dollars, sides=sides(tile)), 0, f"build {tile}")


def test_without_money_for_the_smallest_building_the_action_is_not_possible() -> None:
    """GWT-9.2: $2 at building B."""
    match = visiting("b", {"money": 1})
    assert refuses(match, 0, "use build")


def test_a_tile_that_demands_two() -> None:
    """EX-11: at building B at least 2 craftsmen, and $4."""
    match = building(2, 4)
    play_all(match, (0, "build 4a"), (0, "site b2"))
    assert (money(match), on_trail(match, "b2")) == (0, {"building": "4a", "owner": 0})
    assert refuses(building(1, 50), 0, "build 4a")
    assert refuses(building(2, 3), 0, "build 4a")


# --- replacing


def test_a_replacement_with_difference_three() -> None:
    """EX-11, GWT-9.3: at least 3 craftsmen and $6; the old tile leaves the game."""
    mine = {"a1": [0, "4a"]}
    match = building(3, 6, buildings=mine)
    match.play(0, "build 8a")
    assert (on_trail(match, "a1"), money(match)) == ({"building": "8a", "owner": 0}, 0)
    assert said(match.events, "replaced") == ["replaced 0 4a"]
    assert {"4a", "8a"}.isdisjoint(player(match)["unbuilt"])
    assert player(match)["points"]["buildings"] == 6
    assert refuses(building(2, 50, buildings=mine), 0, "build 8a")
    assert refuses(building(3, 5, buildings=mine), 0, "build 8a")


@pytest.mark.parametrize(("tile", "old"), [("9a", "2a"), ("10a", "5a"), ("10b", "5a"), ("9a", "8a")])
def test_tiles_that_demand_more_than_six_come_by_replacement(tile: str, old: str) -> None:
    """GWT-9.3: the difference decides, and they stand nowhere but in the old one's place."""
    match = building(6, buildings={"c_south": [0, old]}, sides=sides(tile))
    match.play(0, f"build {tile}")
    assert on_trail(match, "c_south") == {"building": tile, "owner": 0}
    assert money(match) == 50 - 2 * (CRAFTSMEN[tile] - CRAFTSMEN[old])


def test_an_equal_tile_cannot_replace() -> None:
    """GWT-9.3, R-04: strictly more craftsmen must be demanded."""
    match = building(6, buildings={"a1": [0, "8a"], "a2": [0, "6a"]})
    match.play(0, "build 7a")
    assert "a1" not in offered(match, 0, "site")  # 5 and 5
    assert "a2" in offered(match, 0, "site")
    match = building(6, buildings={"a1": [0, "8a"], "a2": [0, "6a"]})
    match.play(0, "build 5a")
    assert {"a1", "a2"}.isdisjoint(offered(match, 0, "site"))


def test_at_one_dollar_each_a_replacement_costs_the_difference() -> None:
    """GWT-9.3: through the fourth craftsman, who counts."""
    match = visiting(
        "a",
        {"money": 20, "workers": [1, 3, 1]},
        jobs={"1": ["craftsman", "cowboy"], "2": []},
        buildings={"a1": [0, "4a"]},
    )
    play_all(match, (0, "use hire"), (0, "hire craftsman 1"), (0, "build 8a"))
    assert (on_trail(match, "a1"), money(match)) == ({"building": "8a", "owner": 0}, 20 - 6 - 3)


def test_craftsmen_are_not_used_up() -> None:
    """GWT-9.4: they stay on the board."""
    match = building(4)
    play_all(match, (0, "build 6a"), (0, "site a1"))
    assert player(match)["workers"] == {"cowboy": 1, "craftsman": 4, "engineer": 1}


# --- the building one stands on


def copying_b(**more: Any) -> posse.Match:
    """A player on their own 8b on spot b1 copies building B next to it."""
    me = {"money": 50, "workers": [1, 6, 1], "hand": ["dutch_belt", "jersey", "gain_333b"]}
    match = visiting("b1", {**me, **more}, sides=sides("8b"), buildings={"b1": [0, "8b"]})
    match.play(0, "copy b")
    return match


def test_replacing_the_building_one_stands_on_loses_what_is_left() -> None:
    """GWT-9.5, R-05: neither the new building's actions nor unused ones of the old; objective cards can be played."""
    match = copying_b()
    assert {"use dutch_belt_2", "use build"} <= set(match.choices(0))
    play_all(match, (0, "use build"), (0, "build 9a"))  # it can only replace
    assert on_trail(match, "b1") == {"building": "9a", "owner": 0}
    assert match.choices(0) == ["play gain_333b", "done"]
    match.play(0, "play gain_333b")
    assert said(match.events, "gained") == ["gained 0 2"]


def test_a_risk_action_is_lost_too() -> None:
    """GWT-9.5: 5a on a risk spot hires the fourth craftsman, who replaces it."""
    for site, offers in (("flood_risk1", ["done"]), ("a1", ["use engine_engineers", "use risk_jersey", "done"])):
        match = visiting(
            "flood_risk1",
            {"money": 50, "workers": [1, 3, 1], "hand": ["jersey"]},
            buildings={"flood_risk1": [0, "5a"]},
            jobs={"1": ["craftsman", "cowboy"], "2": []},
        )
        play_all(match, (0, "use hire_cheaper"), (0, "hire craftsman 1"), (0, "build 6a"))
        match.play(0, f"site {site}")
        assert match.choices(0) == offers


def test_building_elsewhere_loses_nothing() -> None:
    """GWT-9.5: only the building one stands on counts."""
    match = copying_b()
    play_all(match, (0, "use build"), (0, "build 1a"), (0, "site b2"))
    assert "use dutch_belt_2" in match.choices(0)


def test_replacing_a_building_that_is_being_copied_ends_the_copying() -> None:
    """R-32: 8b copies 5a next to it, whose craftsman replaces that 5a; 8b's own risk action stays."""
    for site, offers in (
        ("flood_risk1", ["use risk_jersey", "done"]),
        ("a1", ["use risk_jersey", "use engine_engineers", "done"]),
    ):
        match = visiting(
            "flood_risk2",
            {"money": 50, "workers": [1, 3, 1], "hand": ["jersey", "jersey"]},
            sides=sides("8b"),
            buildings={"flood_risk2": [0, "8b"], "flood_risk1": [0, "5a"]},
            jobs={"1": ["craftsman", "cowboy"], "2": []},
        )
        play_all(match, (0, "copy flood_risk1"), (0, "use hire_cheaper"), (0, "hire craftsman 1"))
        play_all(match, (0, "build 6a"), (0, f"site {site}"))
        assert match.choices(0) == offers


def test_a_building_leaves_risk_and_woods_to_its_spot() -> None:
    """GWT-9.6: a new building has the risk action of its spot, and one in the woods counts as such."""
    match = visiting(
        "rockfall_risk2",
        {"hand": ["jersey"], "money": 3},
        buildings={"rockfall_risk2": [0, "1a"], "flood_risk2": [0, "2a"], "a1": [0, "3a"]},
    )
    match.play(0, "use gain_woods")
    assert money(match) == 7  # two of the three stand in the woods
    match.play(0, "use risk_jersey")
    assert said(match.events, "gained", "certified") == ["gained 0 4", "gained 0 2", "certified 0 1"]


def test_the_risk_action_stays_after_a_replacement() -> None:
    """GWT-9.6: it belongs to the spot."""
    me = {"money": 50, "workers": [1, 6, 1], "hand": ["jersey", "dutch_belt"]}
    match = visiting("b", me, buildings={"flood_risk1": [0, "4a"]})
    play_all(match, (0, "use build"), (0, "build 5a"), (0, "site flood_risk1"))
    there = {**match.scene(), "at": "visit flood_risk1 : 0"}
    there["players"][0]["place"] = "flood_risk1"
    match = posse.scene("trail", there)
    assert {"use hire_cheaper", "use risk_jersey"} <= set(match.choices(0))
