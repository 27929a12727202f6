"""Scenes of Carson City: impossible tables are refused with a reason, and missing keys have defaults."""

from typing import Any

import pytest

import posse
from tests.games.carson.table import content, kept, parcels, player, row, scene, step, table

TILES = {"might_makes_right": True}
KIT = {"kit_carson": True}
RIVER = {"river": "carson"}
BUILT = {"e5": "1 ranch"}
EVERY_PARCEL = [f"{letter}{number}" for number in range(1, 9) for letter in "abcdefgh"]


def refused(**picture: Any) -> str:
    """Why a scene is refused."""
    with pytest.raises(posse.BadScene) as caught:
        scene(**picture)
    return str(caught.value)


# --- cowboys where none can stand


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ({"town": {"e5": "1"}, "cowboys": {"e5": [0]}}, "owned and has no building"),
        ({"town": {"e5": "0"}, "cowboys": {"e5": [0]}}, "owned and has no building"),
        ({"options": RIVER, "cowboys": {"c2": [0]}}, "river"),
        ({"row": ["-", *["mine"] * 6], "cowboys": {"construction_3": [0]}}, "no building is offered"),
        ({"round": 2, "cowboys": {"buy_vp_2": [0]}}, "round marker"),
        ({"town": {"e5": "1 prison"}, "cowboys": {"e5": [0]}}, "must not be attacked"),
        ({"town": {**BUILT, "e6": "1 church"}, "cowboys": {"e5": [0]}}, "must not be attacked"),
        ({"at": "resolve gambling", "cowboys": {"wages": [0]}}, "no cowboys on it"),
        ({"at": "kept_buildings", "cowboys": {"a1": [0]}}, "no cowboys on it"),
        ({"at": "uncontested", "cowboys": {"a1": [0, 1]}}, "no cowboys on it"),
        ({"at": "buy_parcels : 1", "cowboys": {"a1": [0], "b1": [1]}}, "no cowboys on it"),
        ({"at": "estate_pays", "town": BUILT, "cowboys": {"e5": [0]}}, "no cowboys on it"),
        ({"at": "cash_limits", "cowboys": {"gambling": [0]}}, "no cowboys on it"),
        ({"at": "character : 0", "cowboys": {"gambling": [0]}}, "no cowboys on it"),
    ],
)
def test_no_cowboy_stands_where_none_can_be(picture: dict[str, Any], why: str) -> None:
    """CC-5.5, CC-12.1: owned parcels without a building, river, empty and blocked spaces, what is resolved."""
    assert why in refused(**{"at": "place : 0", **picture})


def test_a_player_has_one_cowboy_on_a_place() -> None:
    """CC-5.5: except for wages and the single road."""
    assert "twice" in refused(cowboys={"gambling": [0, 0]}, at="place : 0")
    scene(cowboys={"wages": [0, 0], "road_1": [1, 1]}, at="place : 0")


def test_there_are_ten_cowboys_of_a_colour() -> None:
    """CC-1.2: the error says where they are."""
    assert "has 11, the game has 10 (players[0].cowboys 9, cowboys 2)" in refused(
        players=[{"cowboys": 9}], cowboys={"wages": [0, 0]}, at="place : 0"
    )


@pytest.mark.parametrize(
    ("white", "cowboys", "why"),
    [
        ([-1, "gambling"], {"gambling": [0]}, "its holder has no cowboy there"),
        ([0, "gambling"], {}, "its holder has no cowboy there"),
        ([0, "gambling"], {"gambling": [0, 1]}, "stands alone"),
        ([0, "e5"], {"e5": [0]}, "attacks nobody"),
        ([7, "-"], {}, "a seat from 0 to 1"),
    ],
)
def test_the_white_cowboy_stands_where_it_can(white: list[Any], cowboys: dict[str, list[int]], why: str) -> None:
    """CC-11.1: with its holder, and alone."""
    assert why in refused(white=white, cowboys=cowboys, town=BUILT, at="place : 0")


# --- duel tiles


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ({"hand": [9]}, "“players[0].hand[0]” is 9; it must be a whole number from 0 to 5"),
        ({"hand": [0, 0, 0]}, "“hand 0”: the scene has 4, the game has 2"),
        ({"hand": []}, "everybody always has a duel tile"),
        ({"hand": [1, 2], "rest": 4}, "the total of the hand, 3"),
        ({"hand": [1, 2], "rest": -1}, "the total of the hand, 3"),
        ({"chosen": 3}, "in no duel"),
    ],
)
def test_duel_tiles_are_those_of_the_box(player: dict[str, Any], why: str) -> None:
    """CC-14.2, CC-14.5: one set per player, a hand of one to six, and its public total."""
    assert why in refused(options=TILES, players=[player], at="place : 0")


def test_hands_leave_three_tiles_to_draw() -> None:
    """CC-14.5: a player who plays the last tile draws three, so others cannot hold almost all."""
    hands: list[dict[str, Any]] = [{"hand": [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]}, {"hand": [5, 5]}]
    assert "hold 10 duel tiles; they can hold at most 9" in refused(options=TILES, players=hands, at="place : 0")


def test_a_table_without_duel_tiles_has_none() -> None:
    """Keys of a variant are refused without it."""
    assert "played without it" in refused(players=[{"hand": [1]}], at="place : 0")
    assert "played without it" in refused(players=[{"moves": 3}], at="place : 0")
    assert "played without it" in refused(redraws=[[0] * 19], at="place : 0")


@pytest.mark.parametrize("change", [{1: 0}, {7: 4}, {13: 3}, {0: 1}])
def test_a_draw_is_three_tiles_of_those_that_lay_there(change: dict[int, int]) -> None:
    """CC-14.5: and the hand is what is left of it."""
    draw = [0, *[2, 1, 0, 0, 0, 0], *[2, 1, 0, 0, 0, 0], *[1, 0, 0, 0, 0, 0]]
    picture: dict[str, Any] = {"options": TILES, "players": [{"hand": [0, 1], "rest": -1}], "at": "place : 0"}
    scene(redraws=[draw], **picture)
    refused(redraws=[[change.get(place, number) for place, number in enumerate(draw)]], **picture)


# --- characters


def test_everybody_has_a_character_by_the_placement_phase() -> None:
    """CC-4.1: seats without a named character get an unused one, so everybody has a cash limit."""
    match = scene(seats=5, players=[{"character": "sheriff"}, {}, {"character": "captain"}], at="place : 0")
    cards = [player(match, seat)["character"] for seat in range(5)]
    assert (cards[0], cards[2], len(set(cards)), None in cards) == ("sheriff", "captain", 5, False)
    assert "has taken a character" in refused(players=[{"character": "-"}], at="cash_limits")


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ({"players": [{"character": "banker"}] * 2, "at": "place : 0"}, "twice"),
        ({"players": [{"character": "banker"}], "at": "character : 0"}, "no character yet"),
        ({"players": [{"character": "banker"}], "at": "captain : 0"}, "it must be captain"),
        ({"at": "worker : 0"}, "wrong side up"),
        ({"players": [{"promised": True, "character": "banker"}], "at": "place : 0"}, "no reward that can wait"),
        ({"players": [{"character": "banker"}], "white": [0, "-"], "at": "place : 0"}, "it must be sheriff"),
    ],
)
def test_characters_fit_the_moment(picture: dict[str, Any], why: str) -> None:
    """CC-4.1, section 11: each card once, and the one that a question is about."""
    assert why in refused(**picture)


# --- open steps


@pytest.mark.parametrize(
    ("at", "why"),
    [
        ("place", "is a question"),
        ("cash_limits : 0", "is not a question"),
        ("place : 0+1", "asks one seat only"),
        ("place : 4", "the last seat is 1"),
        ("place : 9", "9"),
        ("palce : 0", "“place”"),
        ("characters 99", "0 to 5"),
        ("characters 4", "more turns than there are players"),
        ("resolve e5", "not asked about this place"),
        ("resolve -", "“place” names nothing"),
        ("carry_out gambling : 0", "must stand"),
        ("carry_out wages : 0", "not asked about this place"),
        ("buy_building construction_3 saloon : 0", "not asked about this place"),
        ("buy_vp gambling : 0", "not asked about this place"),
        ("buy_parcel e5 : 0", "must stand"),
        ("duel gambling 0+1", "do not fight"),
        ("duel e5 0", "do not fight"),
        ("build bank 1 : 0", "has not bought"),
        ("house bank e5 : 0", "must name as well"),
        ("consent 1 bank e5 e6 : 0", "must name as well"),
        ("roads : 0", "must name as well"),
        ("next_parcel : 0", "nobody would have an answer"),
        ("choose_tiles gambling 0+1 : 0+1", "do not fight"),
        ("kit_carson : 0+1", "have to place cowboys"),
        ("cash_limit 16 : 0", "that much money"),
        ("last_road : 0", "only with the river"),
        (["place : 0", "placement"], "cannot be"),
        (["game 2", "round 2", "placement 0", "place : 0"], "Possible: “placement 1”"),
        (["game 3", "round 2", "placement 1", "place : 0"], "Possible: “game 2”"),
        (["game"] * 20, "at most 12"),
        ([["game"]], "a list of steps"),
        (None, "a list of steps"),
        ({"game": 1}, "a list of steps"),
    ],
)
def test_steps_are_open_only_as_they_can_be(at: Any, why: str) -> None:
    """A question names its seat, a duty none; arguments, and the steps under it, fit the table."""
    assert why in refused(at=at)


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ({"round": 5}, "0 to 4"),
        ({"round": 10**30}, "0 to 4"),
        ({"round": True}, "0 to 4"),
        ({"round": 0}, "rounds are counted from 1"),
        ({"round": 2, "at": "start_parcel : 0"}, "from 0 to 0"),
        ({"round": 3, "at": "scoring"}, "from 4 to 4"),
        ({"passed": [0, 0]}, "twice"),
        ({"passed": [0]}, "those who have to place"),
        ({"passed": [0], "at": "resolution"}, "2 to 2 have passed"),
        ({"order": [0, 0]}, "every seat from 0 to 1 once"),
        ({"order": [1]}, "every seat from 0 to 1 once"),
        ({"town": {"e5": "7 ranch"}}, "a seat from 0 to 1"),
        ({"town": {"e5": "0 1"}}, "a seat from 0 to 1"),
        ({"town": {"e5": 0}}, "a seat from 0 to 1"),
        ({"town": {"z9": "0"}}, "“z9” is not a key"),
        ({"town": {"e5": "0", "f5": "0", "g5": "0"}, "at": "start_parcel : 0"}, "more parcels than"),
        ({"bridges": ["d4n"]}, "does not cross the river"),
        ({"centre": "e5", "town": BUILT}, "something other than a house"),
        ({"centre": "-"}, "always roads"),
        ({"doubled": "bank"}, "does not last"),
        ({"raids": [["e5", 0]], "town": BUILT}, "does not last"),
        ({"raids": [["e5", 1]], "town": BUILT, "at": "estate_pays"}, "attacked"),
        ({"refused": [["bank", "e5"]]}, "does not last"),
        ({"players": [{"kept": {"bank": 1}, "fresh": {"bank": 1}}]}, "from 0 to 0"),
        ({"players": [{"points": {"sheriff": -1}}]}, "0 to 999"),
        ({"players": [{"promised": 1}]}, "true or false"),
        ({"options": KIT, "at": "kit_carson : 0+1", "players": [{"half": 3}]}, "cannot have begun"),
        ({"options": KIT, "at": "kit_carson : 0+1", "players": [{"half": 85}]}, "cannot have begun"),
        ({"options": KIT, "at": "kit_carson : 0"}, "have to place cowboys"),
        ({"options": KIT, "at": "place : 0"}, "have to place cowboys"),
    ],
)
def test_a_scene_says_what_can_be(picture: dict[str, Any], why: str) -> None:
    """Numbers in their range, seats at the table, and nothing that is over by then."""
    assert why in refused(**{"at": "place : 0", **picture})


# --- defaults


def test_the_usual_row_gives_way_to_buildings_that_are_named() -> None:
    """If a player keeps all ranches, other buildings take their place in the row."""
    match = scene(players=[{"kept": {"ranch": 6}}], at="place : 0")
    assert kept(match, 0) == {"ranch": 6}
    assert "ranch" not in row(match)
    assert None not in row(match)


def test_the_usual_centre_gives_way_to_what_stands_there() -> None:
    """The town is founded on the next free parcel; with all houses named, around the first of them."""
    match = scene(town={"d4": "0 ranch"}, at="place : 0")
    assert (content(match, "d4"), content(match, "e4")) == ("ranch", "house")
    match = scene(town=dict.fromkeys(EVERY_PARCEL[:20], "house"), at="place : 0")
    assert parcels(match, content="house") == EVERY_PARCEL[:20]
    assert table(match)["roads"] == ["a1n", "a2n", "a1w", "b1w"]


@pytest.mark.parametrize(("at", "number"), [("game", 0), ("scoring", 4), ("place : 0", 1), ("start_parcel : 1", 0)])
def test_the_usual_round_is_that_of_the_step(at: str, number: int) -> None:
    """The last one at the end of the game, none before it begins, else the first."""
    assert table(scene(at=at))["round"] == number


def test_a_question_on_another_one_is_named_with_it() -> None:
    """A house goes with its building, and laying roads with the decision that waits."""
    picture: dict[str, Any] = {"players": [{"kept": {"bank": 1}, "fresh": {"bank": 1}}], "town": {"e5": "0"}}
    match = scene(at=["build bank 1 : 0", "house bank e5 : 0"], **picture)
    assert step(match) == "house"
    match = scene(at=["build bank 1 : 0", "roads : 0"], **picture)
    assert step(match) == "roads"
    assert "cannot be" in refused(at=["build bank 1 : 0", "house saloon e5 : 0"], **picture)
    assert "cannot be" in refused(at=["build bank 1 : 0", "roads : 1"], **picture)
