"""Why not: the obstacles of Carson City that random games seldom meet, and what a click on the board is told."""

from typing import Any

import pytest

import posse
from posse.texts import texts
from tests.games.answers import why
from tests.games.carson.table import new


def scene(**picture: Any) -> posse.Match:
    """A match from a picture of the table, in which even a forced answer is a question."""
    return posse.scene("carson", picture, ask_all=True)


# --- what a person reads


def test_a_price_tells_what_is_needed_and_what_one_has() -> None:
    """CC-7.6: the printed price of the space."""
    match = scene(at="buy_building construction_8 saloon : 0", cowboys={"construction_8": [0]}, players=[{"cash": 6}])
    assert match.why_not(0, "buy construction_8") == {
        "obstacle": "too_expensive",
        "rule": "CC-7.6",
        "need": 8,
        "have": 6,
    }
    found = match.why_not(0, "buy construction_8") or {}
    assert texts("en", "carson").obstacle(found) == "You need $8 and have $6. CC-7.6"
    assert texts("pl", "carson").obstacle(found) == "Potrzebujesz 8 $, a\u00a0masz 6 $. CC-7.6"


# --- a thing on the board


def test_a_click_is_told_of_the_nearest_miss() -> None:
    """Of all answers that name a parcel the one that the rules refuse last speaks."""
    match = scene(at="kept_turn : 0", players=[{"kept": {"bank": 1, "ranch": 1}}], town={"a1": "0", "b2": "1"})
    assert match.why_not_thing(0, "parcel:a1") is None, "a ranch needs no road"
    assert match.why_not_thing(0, "parcel:a1", ["verb:build", "building:bank"]) == {
        "obstacle": "not_reached",
        "rule": "CC-8.5",
    }
    assert match.why_not_thing(0, "parcel:b2") == {"obstacle": "owned_by", "rule": "CC-8.4", "seat": 1}
    assert match.why_not_thing(0, "building:hotel") == {"obstacle": "none_kept", "rule": "CC-7.7", "building": "hotel"}


def test_a_click_that_does_not_go_with_the_last_one() -> None:
    """What is legal alone, but is no part of an answer with what was picked before."""
    match = scene(at="place : 0")
    found = match.why_not_thing(0, "place:wages", ["verb:pass"])
    assert found == {"obstacle": "other_choice", "rule": None}


def test_a_spot_of_another_question() -> None:
    """It says when the thing is chosen; of several answers that name it, the first one declared speaks."""
    match = new(2)
    asked = match.asked[0]
    assert match.why_not_thing(asked, "character:sheriff") == {"obstacle": "later_take", "rule": "CC-4.1"}
    assert match.why_not_thing(asked, "place:wages") == {"obstacle": "later_place", "rule": "CC-5.1"}
    assert match.why_not(asked, "yes") == {"obstacle": "other_question", "rule": None}


# --- obstacles that random games seldom meet

AROUND_D4 = ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]
TWELVE = {f"{column}{row}": "0" for row in (7, 8) for column in "abcdef"}
HOUSES = {f"{column}{row}": "house" for row in (7, 8) for column in "abcdefgh"} | {
    "a1": "house",
    "b1": "house",
    "c1": "house",
}
OTHERS = ["wages", "ammunition", "roads_3", "road_1", "parcel_income", "firepower_income", "gambling"]
OTHERS += ["parcel_vp", "firepower_vp", "property_vp"]

BOUGHT_BANK = [{"kept": {"bank": 1}, "fresh": {"bank": 1}}]
BOUGHT_MINE = [{"kept": {"mine": 1}, "fresh": {"mine": 1}}]

#    picture, answer of seat 0, obstacle, rule
SELDOM: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"at": "kit_carson 0 0 : 0+1", "options": {"kit_carson": "true"}, "players": [{"cowboys": 0}, {}]},
        *("roads", "forced", "CC-8.3"),
    ),
    ({"at": "place : 0", "town": TWELVE}, "place a1", "no_tiles", "CC-15.6"),
    ({"at": "settler_parcel : 0", "town": TWELVE}, "own a1", "no_tiles", "CC-15.6"),
    (
        {
            "at": "kept_turn : 0",
            "options": {"edition": "italian"},
            "players": [{"kept": {"bank": 1, "mine": 1}, "fresh": {"bank": 1}}],
        },
        *("build bank c4", "kept_too_late", "CC-8.9"),
    ),
    ({"at": "place : 0", "white": [0, "-"], "cowboys": {"gambling": [1]}}, "white gambling", "white_alone", "CC-11.1"),
    ({"at": "place : 0", "white": [0, "-"], "town": {"a1": "1 ranch"}}, "white a1", "white_no_attack", "CC-10.4"),
    ({"at": "place : 0", "white": [0, "-"], "town": {"a1": "0 ranch"}}, "white a1", "white_no_defence", "CC-11.1"),
    (
        {
            "at": "kit_carson 0 0 : 0+1",
            "options": {"kit_carson": "true"},
            "round": 4,
            "row": ["-"] * 7,
            "town": TWELVE,
            "white": [0, "buy_vp_5"],
            "cowboys": {place: [1] for place in OTHERS} | {"buy_vp_5": [0]},
            "players": [{}, {"cowboys": 0}],
        },
        *("lift_white", "white_nowhere", "CC-14.20"),
    ),
    ({"at": "place : 0", "town": {"a1": "1 prison"}}, "place a1", "safe", "CC-10.2"),
    ({"at": "place : 0", "town": {"a1": "1 hotel", "a2": "1 church"}}, "place a1", "covered", "CC-10.3"),
    (
        {
            "at": "place : 0",
            "options": {"prison_attackable": "true"},
            "town": {"a1": "1 prison", "a2": "1 church"},
        },
        *("place a1", "covered", "CC-10.3"),
    ),
    (
        {
            "at": "build mine 1 : 0",
            "options": {"mine_brings_house": "true"},
            "town": HOUSES | {"h1": "0"},
            "players": BOUGHT_MINE,
        },
        *("build mine h1", "no_houses", "CC-15.2"),
    ),
    (
        {"at": "build bank 1 : 0", "players": BOUGHT_BANK, "town": dict.fromkeys(AROUND_D4, "house") | {"c4": "0"}},
        *("build bank c4", "no_home", "CC-15.8"),
    ),
    ({"at": "captain : 0", "players": [{"cowboys": 9}]}, "hire 2", "supply_short", "CC-15.4"),
]


@pytest.mark.parametrize(("picture", "words", "obstacle", "rule"), SELDOM)
def test_what_random_games_seldom_meet(picture: dict[str, Any], words: str, obstacle: str, rule: str) -> None:
    assert why(scene(**picture), 0, words) == (obstacle, rule)
