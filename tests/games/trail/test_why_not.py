"""Why not: the obstacles of Great Western Trail that random games seldom meet, and what a click is told."""

from typing import Any

import pytest

import posse
from posse.texts import texts
from tests.games.answers import why
from tests.games.trail.table import new


def scene(**picture: Any) -> posse.Match:
    """A match from a picture of the table, in which even a forced answer is a question."""
    return posse.scene("trail", {"seats": 2, **picture}, ask_all=True)


def at(spot: str, sides: str = "aaaaaaaaaa", **picture: Any) -> dict[str, Any]:
    """The first player visits a spot."""
    me = {"place": spot, **picture.pop("me", {})}
    return {"at": f"visit {spot} : 0", "players": [me], "sides": sides, **picture}


def on(building: str, **picture: Any) -> dict[str, Any]:
    """The first player visits a private building of their own."""
    number = int(building[:-1])
    sides = "".join(building[-1] if place == number else "a" for place in range(1, 11))
    return at("a1", sides, **{"buildings": {"a1": [0, building]}, **picture})


CATTLE_HAND = ["jersey", "jersey", "guernsey", "dutch_belt"]

#    picture, answer of seat 0, obstacle, rule
SELDOM: list[tuple[dict[str, Any], str, str, str]] = [
    (on("8b"), "copy b3", "not_linked", "GWT-14.5"),
    (on("8b"), "copy a2", "no_building", "GWT-14.5"),
    (on("1b", me={"hand": CATTLE_HAND}), "use objective_certificates", "no_objective_in_hand", "GWT-0.4"),
    (on("6b", me={"hand": []}), "use cattle_objective", "no_cattle_in_hand", "GWT-0.6"),
    (on("7a"), "use gain_teepees", "no_effect", "GWT-0.10"),
    (at("a", neutral="ABCDEFG", me={"money": 0}), "use hire", "nobody_to_hire", "GWT-8.2"),
    (at("a", neutral="CABDEFG", me={"certificates": 3}), "use certificate", "at_certificate_limit", "GWT-16.2"),
    (at("a", neutral="FABCDEG", me={"money": 9}, tiles={}), "use hazard_7", "no_hazard", "GWT-11.2"),
    (on("9b"), "use upgrade_behind", "no_station_behind", "GWT-14.6"),
    (on("9a"), "use special_delivery", "cannot_go_back", "GWT-14.4"),
    (
        {"at": "hire 0 0 : 0", "players": [{"money": 20, "workers": [6, 1, 1]}], "jobs": {"1": ["cowboy", "engineer"]}},
        *("hire cowboy 1", "row_full", "GWT-8.3"),
    ),
    (
        {"at": "discard_for objective_certificates 1 - : 0", "players": [{"hand": [*CATTLE_HAND[:3], "gain_bll"]}]},
        *("discard jersey", "wants_objective", "GWT-0.4"),
    ),
    (
        {"at": "discard_for cattle_objective 1 - : 0", "players": [{"hand": [*CATTLE_HAND[:3], "gain_bll"]}]},
        *("discard gain_bll", "wants_cattle", "GWT-0.6"),
    ),
    (
        {
            "at": "city_disc albuquerque 0 : 0",
            "players": [
                {
                    "place": "kansas_city",
                    "money": 3,
                    "engine": "20",
                    "hand": [],
                    "off": ["step_dollars", "step_points", "certificates6"],
                    "cities": {"topeka": 1, "wichita": 1, "santa_fe": 1},
                }
            ],
        },
        *("disc hand1", "too_expensive", "GWT-15.3"),
    ),
    (
        {
            "at": "foresight 3 : 0",
            "players": [{"place": "kansas_city"}],
            "foresight": [["-", "-"], ["-", "-"], ["cowboy", "blue_teepee"]],
            "holder": 1,
            "left": 0,
            "token": 13,
        },
        *("foresee cowboy", "no_more_workers", "GWT-6.2"),
    ),
]


@pytest.mark.parametrize(("picture", "words", "obstacle", "rule"), SELDOM)
def test_what_random_games_seldom_meet(picture: dict[str, Any], words: str, obstacle: str, rule: str) -> None:
    assert why(scene(**picture), 0, words) == (obstacle, rule)


def test_a_copier_does_not_copy_back() -> None:
    """GWT-14.5: an 8b that another one copies looks at its own neighbours, but not at the first one."""
    match = scene(**on("8b", buildings={"a1": [0, "8b"], "a2": [1, "8b"]}))
    match.play(0, "copy a2")
    assert why(match, 0, "copy a1") == ("copied_already", "GWT-14.5")


def test_a_city_tells_what_the_herd_is_worth_and_what_it_takes() -> None:
    """GWT-6.7: a delivery goes no further than the herd is worth."""
    match = scene(at="deliver 3 0 : 0", players=[{"place": "kansas_city", "hand": []}])
    found = match.why_not_thing(0, "city:wichita") or {}
    assert found == {"obstacle": "city_too_dear", "rule": "GWT-6.7", "need": 4, "have": 3}
    assert texts("en", "trail").obstacle(found) == "Your herd is worth 3, and this city takes 4. GWT-6.7"


def test_a_spot_tells_how_far_it_is() -> None:
    """GWT-4.2: at most as many steps as the limit."""
    match = scene(at="move : 0", players=[{"place": "a"}], tiles={})
    assert match.why_not_thing(0, "spot:g") == {"obstacle": "too_far", "rule": "GWT-4.2", "need": 5, "have": 3}
    assert match.why_not_thing(0, "spot:start") == {"obstacle": "no_location", "rule": "GWT-4.1"}


def test_a_building_tells_the_nearest_miss_of_all_its_spots() -> None:
    """GWT-9.2: of all spots those that lack only money speak last."""
    match = scene(at="build 2 1 : 0", players=[{"money": 0, "workers": [1, 1, 1]}])
    found = {"obstacle": "too_expensive", "rule": "GWT-9.2", "need": 2, "have": 0}
    assert match.why_not_thing(0, "building:1a building:1b") == found


def test_somebody_elses_hand_tells_nothing() -> None:
    """A card that only the other player holds is not in the asker's hand, whoever has it."""
    match = new(2, seed=3)
    asked = match.asked[0]
    waiting = {"obstacle": "not_asked", "rule": None, "asked": [asked]}
    assert match.why_not_thing(1 - asked, "card:guernsey") == waiting


def test_a_foresight_tile_of_another_column_says_so_even_if_it_looks_the_same() -> None:
    """GWT-6.1: the tile comes from the column that is asked for; elsewhere its twin is another tile."""
    twins = [["green_teepee", "flood_green2"], ["cowboy", "craftsman"], ["cowboy", "blue_teepee"]]
    match = scene(at="foresight 2 : 0", players=[{"place": "kansas_city"}], foresight=twins)
    other = {"obstacle": "not_in_column", "rule": "GWT-6.1"}
    assert match.why_not_thing(0, "tile:cowboy,@column:2") is None
    assert match.why_not_thing(0, "tile:cowboy,@column:3") == other
    assert match.why_not_thing(0, "tile:green_teepee,@column:1") == other


def test_a_foresight_tile_outside_of_kansas_city_says_when_it_is_chosen() -> None:
    """GWT-6.1: the foresight is a step in Kansas City."""
    match = scene(at="move : 0", players=[{"place": "a"}], tiles={})
    found = match.why_not_thing(0, "tile:cowboy,@column:3") or {}
    assert found["obstacle"] == "later_foresee"


def test_what_lies_on_somebody_elses_board_is_theirs() -> None:
    """GWT-9.2: everybody builds from their own supply."""
    match = scene(at="build 2 1 : 0", players=[{"money": 9, "workers": [1, 2, 1]}])
    theirs = {"obstacle": "belongs_to", "rule": None, "seat": 1}
    assert match.why_not_thing(0, "building:1a,@seat:1") == theirs
    assert match.why_not_thing(0, "building:1a,@seat:0") is None
    assert texts("en", "trail").obstacle(theirs, ["Ann", "Bob"]) == "That belongs to Bob."
