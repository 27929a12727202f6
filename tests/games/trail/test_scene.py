"""Scenes of Great Western Trail: impossible tables are refused with a reason, and missing keys have defaults."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import offered, on_trail, player, scene, step, visiting

BOARD = {"current", "neutral", "sides", "tiles", "buildings", "jobs", "token", "filled", "foresight", "supply"}
TWO_BUILT = {"a1": [0, "1a"], "a2": [0, "8b"]}
COPIER: dict[str, Any] = {"sides": "aaaaaaabaa", "buildings": TWO_BUILT}


def refused(*players: dict[str, Any], **picture: Any) -> str:
    """Why a scene is refused."""
    with pytest.raises(posse.BadScene) as caught:
        scene(*players, **{"at": "move : 0", **picture})
    return str(caught.value)


# --- the trail


@pytest.mark.parametrize(
    ("tiles", "why"),
    [
        ({"flood1": "drought_green2"}, "“tiles.flood1” is drought_green2, which cannot lie there"),
        ({"rockfall4": "green_teepee"}, "Possible: “trade_minus3”"),
        ({"trade1": "flood_green3"}, "Possible: “flood1”, “flood2”, “flood3”, or “flood4”"),
        ({"a1": "flood_green3"}, "which cannot lie there"),
        ({"start": "blue_teepee"}, "which cannot lie there"),
        ({"trade1": "cowboy"}, "which cannot lie there"),
        ({"a": "green_teepee"}, "something else already lies on this spot"),
        ({"flood1": "flood_green2", "flood2": "flood_green2"}, "the scene has 2, the game has 1 (tiles 2)"),
        ({"flood9": "flood_green2"}, "“flood9” is not a key of “tiles”"),
        ({"flood1": "floods"}, '“tiles.flood1” is "floods"'),
    ],
)
def test_a_tile_lies_only_where_it_can(tiles: dict[str, str], why: str) -> None:
    """GWT-2.5: hazards in their own section, teepees on trade spots, and no more than there are."""
    assert why in refused(tiles=tiles)


@pytest.mark.parametrize(
    ("buildings", "why"),
    [
        ({"a1": [2, "1a"]}, "a seat from 0 to 1"),
        ({"a1": [-1, "1a"]}, "with its owner"),
        ({"a1": [0, "-"]}, "with its owner"),
        ({"a1": [0, "A"]}, "takes a private building"),
        ({"flood1": [0, "1a"]}, "no other spot does"),
        ({"a": [0, "1a"]}, "no other spot does"),
        ({"a1": [0, "1b"]}, "the side in play is 1a"),
        ({"a1": [0, "1a"], "a2": [0, "1a"]}, "“buildings.a2” is 1a, which the player at seat 0 has already built"),
        ({"a1": [1, "2a"]}, "which the player at seat 1 has already built or lost"),
        ({"a1": [0]}, "“buildings.a1” has 1 entry; it must have 2"),
    ],
)
def test_a_building_stands_only_where_it_can(buildings: dict[str, list[Any]], why: str) -> None:
    """GWT-9.1: a private one on a building spot, of the side in play, each once for a player."""
    assert why in refused({}, {"lost": [2]}, buildings=buildings)


def test_neutral_buildings_and_sides_are_letters() -> None:
    """GWT-2.2, GWT-2.11: each building once, a side for each of ten."""
    assert "the letters A to G, each once" in refused(neutral="ABCDEFF")
    assert "the letters A to G, each once" in refused(neutral=7)
    assert "ten letters" in refused(sides="aab")
    assert on_trail(scene(at="move : 0", neutral="GFEDCBA"), "a") == {"building": "G", "owner": None}


@pytest.mark.parametrize(
    ("place", "at", "why"),
    [
        ("trade_minus1", "move : 0", "lies beside the trail"),
        ("kansas_city", "move : 0", "the cattleman of this player is elsewhere"),
        ("-", "move : 0", "the cattleman of this player is elsewhere"),
        ("b", "begin : 0", "the cattleman of this player is elsewhere"),
        ("b", "visit a : 0", "the cattleman of this player is elsewhere"),
        ("start", "visit start : 0", "the cattleman of this player is elsewhere"),
        ("kansas_city", "visit kansas_city : 0", "the cattleman of this player is elsewhere"),
        ("a", "kansas_city 0 0", "the cattleman of this player is elsewhere"),
        ("g1", "foresight 1 : 0", "the cattleman of this player is elsewhere"),
        ("start", "arrive 0", "the cattleman of this player is elsewhere"),
        ("-", "turn 0 1", "the cattleman of this player is elsewhere"),
        ("kansas_city", "turn 0 1", "the cattleman of this player cannot be there"),
        ("d", "way b 3 0 : 0", "cannot be reached in so many steps"),
        ("a", "way f 3 0 : 0", "cannot be reached in so many steps"),
        ("a", "way a1 3 0 : 0", "cannot be reached in so many steps"),
        ("f", "way kansas_city 3 1 : 0", "cannot be reached in so many steps"),
    ],
)
def test_a_cattleman_is_where_the_step_needs_it(place: str, at: str, why: str) -> None:
    """GWT-3.3, GWT-4.10, GWT-5.1: a visit is where the cattleman stands."""
    assert why in refused({"place": place}, at=at)


def test_only_the_player_at_kansas_city_is_there() -> None:
    """GWT-6.12: everybody else has gone on to the start."""
    assert "the cattleman of this player cannot be there" in refused({}, {"place": "kansas_city"})
    scene({"place": "kansas_city"}, {"place": "start"}, at="kansas_city 0 0")


# --- Kansas City and the markets


@pytest.mark.parametrize(
    ("foresight", "why"),
    [
        ([["green_teepee"] * 3, [], []], "“foresight[0]” has 3 entries; it can have at most 2"),
        ([[], [], [], []], "“foresight” has 4 entries; it can have at most 3"),
        ([["cowboy"], [], []], "“foresight[0][0]” is cowboy, which is not in the pile of this column"),
        ([[], ["blue_teepee"], []], "Possible: “cowboy”, “craftsman”, or “engineer”"),
        ([["flood_green2", "flood_green2"], [], []], "the scene has 2, the game has 1 (foresight 2)"),
        ([["flood"], [], []], '“foresight[0][0]” is "flood"'),
    ],
)
def test_the_foresight_has_two_tiles_a_column(foresight: list[list[str]], why: str) -> None:
    """GWT-2.8, GWT-6.12: of the pile of the column."""
    assert why in refused(foresight=foresight)


def test_piles_hold_no_more_than_at_the_start() -> None:
    """GWT-1.3: and only their own tiles."""
    supply: list[dict[str, int]] = scene(at="move : 0").scene()["supply"]
    assert "“supply[0].cowboy” is 1" in refused(supply=[{**supply[0], "cowboy": 1}, *supply[1:]])
    assert "it must have 3" in refused(supply=supply[:2])
    assert "the game has 18" in refused(supply=[supply[0], {**supply[1], "cowboy": 1}, supply[2]])


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ({"jobs": {"1": ["cowboy"] * 3}}, "“jobs.1” has 3 entries; it can have at most 2"),
        ({"jobs": {"13": ["cowboy"]}}, "“13” is not a key of “jobs”"),
        ({"jobs": {"1": ["teepee"]}}, '“jobs.1[0]” is "teepee"'),
        ({"jobs": {"3": ["cowboy"]}}, "“jobs.3[0]” must be free"),
        ({"jobs": {"2": ["-", "cowboy"]}}, "“jobs.2[1]” must be free"),
        ({"jobs": {"2": ["cowboy", "cowboy"]}}, "“filled” is 2, but the number of workers in the token’s row is 2"),
        ({"jobs": {"2": ["cowboy"]}, "filled": 0}, "must be free"),
        ({"jobs": {}, "filled": 1}, "“filled” is 1, but the number of workers in the token’s row is 0"),
        ({"token": 0}, "“token” is 0; it must be a whole number from 1 to 13"),
        ({"token": 13}, "“token” is then 13, and here it is 13"),
        ({"token": 12, "holder": 1}, "“token” is then 13, and here it is 12"),
        ({"holder": 2}, "“holder” is 2; it must be a seat from 0 to 1, or null for nobody"),
        ({"left": 1}, "“left” is 1; it must be a whole number from 0 to 0"),
        ({"left": 2, "holder": 1}, "“left” is 2"),
    ],
)
def test_the_job_market_fits_its_token(picture: dict[str, Any], why: str) -> None:
    """GWT-6.1, GWT-18.1: a place for each player, filled row after row up to the token."""
    assert why in refused(**picture)


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ({"market": ["jersey"]}, '“market[0]” is "jersey"'),
        ({"market": ["aux_sf"]}, '“market[0]” is "aux_sf"'),
        ({"market": ["texas_longhorn7"] * 3}, "the scene has 3, the game has 2 (market 3)"),
        ({"display": ["aux_sf"] * 5}, "“display” has 5 entries; it can have at most 4"),
        ({"display": ["start_34b"]}, '“display[0]” is "start_34b"'),
        ({"display": ["gain_bll"] * 2}, "the scene has 2, the game has 1 (display 2)"),
        ({"removed": ["gain_bll"] * 2}, "the scene has 2, the game has 1 (removed 2)"),
    ],
)
def test_cards_on_the_table_are_those_of_the_box(picture: dict[str, Any], why: str) -> None:
    """GWT-2.9, GWT-2.10: cattle for sale, four objective cards, none twice."""
    assert why in refused(**picture)


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ({"masters": ["hazards"] * 5}, "“workers”: the scene has 0, the game has 1"),
        ({"masters": ["workers", "workers", "hazards", "teepees", "certificates"]}, "“workers”: the scene has 2"),
        ({"masters": ["-", "objectives", "hazards", "teepees", "certificates"]}, "“workers”: the scene has 0"),
        ({"given": ["cowboy"]}, "“given[0]” and “masters[0]” contradict each other"),
        ({"masters": ["bakers"]}, '“masters[0]” is "bakers"'),
    ],
)
def test_a_station_master_is_in_one_place(picture: dict[str, Any], why: str) -> None:
    """GWT-13.8: at a station, or with a player who has left a worker there."""
    assert why in refused(**picture)


def test_no_two_players_have_the_same_title() -> None:
    """GWT-13.8: there is one of each."""
    assert "players[0].titles 1, players[1].titles 1" in refused({"titles": ["hazards"]}, {"titles": ["hazards"]})
    assert "twice" in refused({"titles": ["hazards", "hazards"]})


# --- a player's board


@pytest.mark.parametrize(
    ("me", "why"),
    [
        ({"money": -1}, "“players[0].money” is \N{MINUS SIGN}1"),
        ({"engine": "39"}, "the end of the track, from where the engine goes back at once"),
        ({"engine": "40"}, '“players[0].engine” is "40"'),
        ({"engine": 5}, "“players[1].engine” is 5, where another engine stands"),
        ({"certificates": 5}, "“players[0].certificates” is 5"),
        ({"certificates": 4}, "“players[0].certificates” is 4; it must be a whole number from 0 to 3"),
        ({"off": ["hand1"]}, "the scene has 13, the game has 14 (players[0].board 13)"),
        ({"stations": ["station1"]}, "the scene has 15, the game has 14"),
        ({"cities": {"topeka": 1}}, "players[0].board 14, players[0].cities.topeka 1"),
        ({"off": ["hand1", "hand1"]}, '“players[0].off” names "hand1" twice'),
        ({"off": ["hand1", "hand2"], "cities": {"topeka": 2}}, "“players[0].cities.topeka” is 2"),
        ({"off": ["hand1", "hand2"], "stations": ["station1"] * 2}, '“players[0].stations” names "station1" twice'),
        ({"workers": [7, 1, 1]}, "“players[0].workers[0]” is 7; it must be a whole number from 1 to 6"),
        ({"workers": [0, 1, 1]}, "“players[0].workers[0]” is 0"),
        ({"workers": [1, 1]}, "“players[0].workers” has 2 entries; it must have 3"),
        ({"lost": [11]}, "“players[0].lost[0]” is 11; it must be a whole number from 1 to 10"),
        ({"lost": [1, 1]}, "“players[0].lost” names 1 twice"),
        ({"tiles": ["cowboy"]}, '“players[0].tiles[0]” is "cowboy"'),
        ({"tiles": ["flood_green2"] * 2}, "the scene has 2, the game has 1"),
        ({"area": ["start_34b", "start_ssg"]}, "“players[0].area” has 2 starting objectives"),
        ({"area": ["start_34b"] * 2}, "“start_34b”: the scene has 2, the game has 1"),
        ({"hand": ["jersey"] * 6}, "“players[0].jersey”: the scene has 6, the game has 5 (players[0].hand 6)"),
        ({"hand": ["start_34b"]}, '“players[0].hand[0]” is "start_34b"'),
        ({"hand": ["holstein"] * 8}, "“holstein”: the scene has 8, the game has 7"),
        ({"hand": ["jersey"], "known": ["jersey"] * 2}, "“players[0].known” has 2 of jersey, but the hand has 1"),
        ({"known": ["guernsey"]}, "“players[0].known” has 1 of guernsey, but the hand has 0"),
    ],
)
def test_a_player_has_what_a_player_can_have(me: dict[str, Any], why: str) -> None:
    """GWT-13.2, GWT-13.10, GWT-15.1, GWT-16.2: discs, workers, engine, certificates, cards."""
    assert why in refused(me, {"engine": "5"})


def test_two_discs_lie_only_in_the_cities_at_both_ends() -> None:
    """GWT-6.7: Kansas City and San Francisco."""
    off = ["aux_dollar2", "aux_draw2", "hand1", "hand2"]
    scene({"off": off, "cities": {"kansas_city": 2, "san_francisco": 2}}, at="move : 0")


# --- steps


@pytest.mark.parametrize(
    ("at", "why"),
    [
        ("move", "is a question; the seat it asks must follow a colon"),
        ("deliver 5", "is a question"),
        ("engine 3", "is a question"),
        ("game : 0", "is not a question"),
        ("kansas_city 2", "“seat” names nothing on the table"),
        ("move : 2", "asks a seat that is not at the table"),
        ("move : 0+1", "asks one seat only"),
        ("hire 1 0 : 0", "nothing in the game shows this number"),
        ("hire 3 0 : 0", "“3” is not a whole number from \N{MINUS SIGN}2 to 2"),
        ("hazard 6 0 : 0", "nothing in the game shows this number"),
        ("hazard 7 0 : 0", "too little money"),
        ("site A 2 : 0", "no such building to build"),
        ("site 1b 2 : 0", "no such building to build"),
        ("buy 2 0 : 0", "does not have so many cowboys"),
        ("buy_second value3_1 : 0", "this offer is for one card only"),
        ("discard_drawn 1 : 0", "does not fit the number of cards"),
        ("remove_cards 1 : 0", "does not fit the number of cards"),
        ("discard_for hire 1 : 0", "is not asked for this action"),
        ("discard_for guernsey_2 1 : 0", "is not asked for this action"),
        ("discard_for pair_4 1 - : 0", "does not fit the number of cards"),
        ("offered guernsey_2 : 0", "is not asked for this action"),
        ("immediate 0 copy", "is not asked for this action"),
        ("gain_after 0 2 2", "nothing in the game shows this number"),
        ("station_master station6 : 0", "no station master is at this station"),
        ("station_master station1 : 0", "does not fit the discs"),
        ("foresight 0 : 0", "“0” is not a whole number from 1 to 3"),
        ("income 3 : 0", "another value"),
        ("deliver 18 : 0", "too little money"),
        ("delivered 0 topeka 0", "does not fit the discs"),
        ("pay_transport 0 topeka", "does not fit the discs"),
        ("visit a 16777217 0 : 0", "never used in the same visit"),
        ("visit a 0 3 : 0", "cannot have been copied"),
        (["game", "move : 0"], "which cannot be"),
        (["turn 0 0", "visit a : 0"], "which cannot be"),
        (["visit a : 0", "drive 3 : 0"], "which cannot be"),
        (["buy 0 0 : 0", "buy_second value3_3 : 0"], "which cannot be"),
        (["kansas_city 0 2", "foresight 1 : 0"], "which cannot be"),
        (["kansas_city 0 4", "deliver 5 1 : 0"], "which cannot be"),
        (["delivered 0 wichita 0", "city_disc topeka 0 : 0"], "which cannot be"),
        (["engine_home : 0", "upgrade station1 : 0"], "which cannot be"),
        (["move : 0", "immediate 0 hire_cheapest"], "which cannot be"),
        (["gain_after 0 3 0", "engine_back 2 : 0"], "which cannot be"),
    ],
)
def test_a_step_fits_the_table(at: str | list[str], why: str) -> None:
    """A question has its seat, and what it asks about is there."""
    assert why in refused(at=at, current=0)


@pytest.mark.parametrize(
    ("me", "at", "why"),
    [
        ({"engine": "3"}, "upgrade station1 : 0", "the engine of this player is not there"),
        ({"engine": "3"}, "station_disc station5 : 0", "the engine of this player is not there"),
        ({"engine": "3"}, "engine_home : 0", "the engine of this player is not there"),
        ({"money": 1}, "upgrade station1 : 0", "does not fit the discs"),
        ({"off": ["hand1"], "stations": ["station1"]}, "station_disc station1 : 0", "does not fit the discs"),
        ({"off": ["hand1"], "cities": {"wichita": 1}}, "city_disc wichita 1 : 0", "does not fit the discs"),
        ({}, "city_disc wichita 0 : 0", "the transport to this city has another cost"),
        ({"money": 0}, "build 1 0 : 0", "nobody would have an answer"),
        ({"lost": [1]}, "site 1a 2 : 0", "no such building to build"),
        ({"place": "a"}, ["turn 0 1", "visit a 1048575 0 : 0", "engine_stops 0", "deliver 5 0 : 0"], "which cannot be"),
    ],
)
def test_a_step_fits_the_board_of_its_player(me: dict[str, Any], at: str | list[str], why: str) -> None:
    """GWT-13.7, GWT-13.10, GWT-15.2: engine and discs."""
    assert why in refused({"money": 20, **me}, at=at)


def test_all_steps_are_of_the_player_whose_turn_it_is() -> None:
    """GWT-3.1: nobody acts in the turn of others."""
    assert "is a step of another player than the one whose turn it is, seat 1" in refused(current=1)
    assert "is a step of another player" in refused(at=["turn 1 1", "arrive 1", "move : 1"], current=0)
    assert "which cannot be" in refused(at=["turn 1 1", "arrive 0", "move : 0"])


def test_a_chain_of_copies_goes_from_copier_to_neighbour() -> None:
    """GWT-14.5: a1 is linked with a2, where the copier stands; a3 is bare."""
    me = {"place": "a2"}
    spots = ["start", "a", "a1", "a2", "a3"]
    copy_of = {spot: spots.index(spot) + 1 for spot in spots}
    scene(me, at=f"visit a2 0 {copy_of['a1']} : 0", **COPIER)
    for spot in ("a", "a2", "a3"):
        assert "cannot have been copied" in refused(me, at=f"visit a2 0 {copy_of[spot]} : 0", **COPIER)
    assert "cannot have been copied" in refused({"place": "a1"}, at=f"visit a1 0 {copy_of['a2']} : 0", **COPIER)


@pytest.mark.parametrize(
    "at", ["visit a 0 0 0 : 0", "jump : 0", "way nowhere 3 : 0", "move : 9", "drive x : 0", f"drive {10**30} : 0"]
)
def test_a_step_is_said_in_words_of_the_game(at: str) -> None:
    """An unknown step is refused like any other error."""
    assert refused(at=at)


# --- defaults


def test_usual_pieces_give_way_to_those_that_are_named() -> None:
    """The one green flood of 2 lies on the trail, so another tile lies in the foresight."""
    match = scene(at="move : 0", tiles={"flood1": "flood_green2"})
    assert "flood_green2" not in match.view(None)["foresight"][0]
    match = scene({"tiles": ["flood_green2"]}, {"hand": ["gain_bll"]}, at="move : 0")
    assert "gain_bll" not in match.view(None)["display"]
    assert len(match.view(None)["display"]) == 4
    match = scene({"hand": ["texas_longhorn7"] * 2}, at="move : 0")
    assert "texas_longhorn7" not in match.view(None)["market"]
    assert sum(match.view(None)["market"].values()) == 7


def test_usual_station_masters_give_way_to_titles() -> None:
    """GWT-13.8: a player with a station master has left a worker at its station."""
    match = scene({"titles": ["hazards"]}, at="move : 0")
    assert match.view(None)["masters"][2] == {"master": None, "worker": "cowboy"}


def test_removed_cards_come_out_of_the_usual_decks() -> None:
    """GWT-7.4: and cards that a deck is said not to have are removed."""
    match = scene(at="move : 0", removed=["jersey"] * 6)
    assert [player(match, seat)["deck"].get("jersey", 0) for seat in (0, 1)] == [0, 4]
    match = scene({"hand": ["guernsey"], "deck": ["jersey"]}, at="move : 0")
    assert match.scene()["removed"].count("jersey") == 4
    assert match.scene()["removed"].count("guernsey") == 2


def test_the_usual_place_is_where_the_step_needs_the_cattleman() -> None:
    """A question of Kansas City is asked there, a visit where it is paid, a beginner is beside the board."""
    assert player(scene(at="foresight 1 : 0"))["place"] == "kansas_city"
    assert player(scene(at="visit e : 0"))["place"] == "e"
    assert player(scene(at="begin : 0"))["place"] is None
    assert player(scene({"money": 20}, at="upgrade station5 : 0"))["engine"] == "turnout5"


def test_the_usual_end_of_the_game_adds_up() -> None:
    """GWT-18.3: if a player has the token, the market is full, and the others have a turn left."""
    match = scene(seats=4, at="move : 3", holder=1)
    seen = match.view(None)
    assert (seen["token"], seen["left"], seen["current"]) == (None, 1, 3)


def test_an_action_before_the_move_leads_back_to_it() -> None:
    """GWT-3.4: nobody can visit the start, so that a card was played there."""
    match = scene({"place": "start", "engine": "3"}, at="engine 1 1 : 0")
    match.play(0, "engine 4")
    assert step(match) == "move"


def test_a_special_delivery_goes_on_to_the_station() -> None:
    """GWT-14.4: the engine has stopped at one, which may be upgraded after the delivery."""
    match = scene({"place": "a1", "engine": "turnout1", "money": 9}, at="city_disc kansas_city 0 : 0", **COPIER)
    match.play(0, "disc aux_dollar2")
    assert (step(match), offered(match, 0, "upgrade")) == ("upgrade", ["station1"])


def test_a_scene_tells_itself_again() -> None:
    """The complete picture of a match round-trips."""
    match = visiting("a2", {"money": 30, "lost": [3], "certificates": 2}, {"titles": ["teepees"]}, **COPIER)
    told = match.scene()
    assert set(told) >= BOARD
    assert posse.scene("trail", told).scene() == told
