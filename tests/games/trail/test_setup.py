"""Components and setup: chapters 1 and 2 of the rules."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import posse
from tests.games.trail.table import hand, new, offered, on_trail, player, said, scene, step

MASTERS = ["workers", "objectives", "hazards", "teepees", "certificates"]
SEVEN = [
    "flood_green2",
    "flood_green3",
    "drought_green2",
    "rockfall_green2",
    "green_teepee",
    "blue_teepee",
    "blue_teepee",
]
FORESIGHT = ["green_teepee", "blue_teepee", "cowboy", "craftsman", "engineer", "blue_teepee"]
CATTLE = ["holstein", "brown_swiss", "ayrshire"] * 4 + ["texas_longhorn7"]
FACES = ["green2", "green3", "green4", "black2", "black3"]
TEEPEES = ["green_teepee", "blue_teepee"]
ALL_TILES = ["cowboy", "craftsman", "engineer", *TEEPEES]
ALL_TILES += [f"{hazard}_{face}" for hazard in ("flood", "drought", "rockfall") for face in FACES]
DISCS = [
    "aux_dollar2",
    "aux_draw2",
    "aux_certificate1",
    "aux_certificate2",
    "aux_engine1",
    "aux_engine2",
    "aux_remove1",
    "aux_remove2",
    "certificates4",
    "certificates6",
    "step_dollars",
    "step_points",
    "hand1",
    "hand2",
]


def fate(
    seats: int = 2,
    *,
    masters: Iterable[str] = MASTERS,
    neutral: Iterable[str] = (),
    tiles: Iterable[str] = SEVEN,
    workers: Iterable[str] = ("cowboy", "craftsman", "engineer", "cowboy", "engineer", "cowboy", "craftsman"),
    sides: Iterable[str] = (),
    first: int = 0,
    cards: Iterable[str] = ("jersey", "jersey", "guernsey", "black_angus"),
) -> list[str]:
    """The random outcomes of a set-up, in the order of chapter 2."""
    said = [f"master {master}" for master in masters]
    said += [f"building {letter}" for letter in neutral]
    said += [f"tile {tile}" for tile in tiles]
    said += [f"tile {worker}" for worker in list(workers)[: 2 * seats - 1]]
    said += [f"tile {tile}" for tile in FORESIGHT]
    said += [f"cattle {card}" for card in CATTLE[: 1 + 3 * seats]]
    said += [f"objective {card}" for card in ("aux_sf", "gain_bll", "aux_sf", "draw_5h")]
    said += [f"side {side}" for side in sides]
    said += [f"objective {card}" for card in ("start_34b", "start_bbh", "start_ssg", "start_lhh")[:seats]]
    said += [f"seat {first}"]
    return said + [f"card {card}" for card in cards] * seats


def tiles_on(match: posse.Match) -> dict[str, str]:
    """The tiles of Kansas City that lie on the board, by spot."""
    return {spot: tile["tile"] for spot, tile in match.view(None)["trail"].items() if "tile" in tile}


def tiles_about(match: posse.Match) -> Counter[str]:
    """Every tile of Kansas City after a setup, wherever it is."""
    picture = match.scene()
    found: Counter[str] = Counter(picture["tiles"].values())
    for pile in picture["supply"]:
        found.update(pile)
    for group in (*picture["foresight"], *picture["jobs"].values()):
        found.update(tile for tile in group if tile != "-")
    return found


def bare(seats: int = 2) -> posse.Match:
    """A table on which no tile has been drawn yet."""
    return scene(seats=seats, at="move : 0", foresight=[], jobs={}, token=1, filled=0)


# --- components


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_tiles_are(seats: int) -> None:
    """GWT-1.1: 18 workers of each type, 6 hazards of each kind, 11 teepees of each colour."""
    found = tiles_about(new(seats))
    assert [found[worker] for worker in ("cowboy", "craftsman", "engineer")] == [18, 18, 18]
    assert [found[teepee] for teepee in TEEPEES] == [11, 11]
    for hazard in ("flood", "drought", "rockfall"):
        assert [found[f"{hazard}_{face}"] for face in FACES] == [1, 1, 2, 1, 1]
    assert found.total() == 94


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_other_shared_pieces_are(seats: int) -> None:
    """GWT-1.1: 36 market cattle, 24 objective cards, 7 neutral buildings, 5 station masters, 1 token."""
    view = new(seats).view(None)
    assert sum(view["market"].values()) + view["cattle_left"] == 36
    assert len(view["display"]) + view["objectives_left"] == 24
    neutral = [tile["building"] for tile in view["trail"].values() if "building" in tile]
    assert sorted(neutral) == list("ABCDEFG")
    assert sorted(station["master"] for station in view["masters"]) == sorted(MASTERS)
    assert view["token"] == 2


def test_what_the_market_cattle_are() -> None:
    """GWT-1.1: 7 of each breed of value 3, 9 West Highland, 6 Texas Longhorn; one card more is refused."""
    cards = {"holstein": 7, "brown_swiss": 7, "ayrshire": 7}
    cards |= {f"west_highland{points}": 3 for points in (3, 4, 5)}
    cards |= {f"texas_longhorn{points}": 2 for points in (5, 6, 7)}
    market = [card for card, count in cards.items() for _ in range(count)]
    match = scene(at="move : 0", market=market)
    assert (match.view(None)["market"], match.view(None)["cattle_left"]) == (cards, 0)
    for card in cards:
        with pytest.raises(posse.BadScene):
            scene(at="move : 0", market=[*market, card])


@pytest.mark.parametrize("side", ["a", "b"])
def test_what_each_player_owns(side: str) -> None:
    """GWT-1.2: 10 double-sided buildings, 14 discs, an engine, 14 cattle cards."""
    match = new(4, sides=side * 10)
    for seat in range(4):
        seen = player(match, seat)
        assert seen["unbuilt"] == [f"{number}{side}" for number in range(1, 11)]
        assert sorted(seen["discs"]) == sorted(DISCS)
        assert seen["engine"] == "0"
        assert seen["deck"] == {"jersey": 5, "dutch_belt": 3, "black_angus": 3, "guernsey": 3}


def test_what_is_on_the_backs() -> None:
    """GWT-1.3: 35 tiles with 1 on the back, 33 with 2 and 26 with 3, as in the table."""
    first, second, third = bare().scene()["supply"]
    hazards = {tile: 2 if tile.endswith("green4") else 1 for tile in ALL_TILES[5:]}
    assert first == {"green_teepee": 9, "blue_teepee": 8, **hazards}
    assert second == {"cowboy": 11, "craftsman": 11, "engineer": 11}
    assert third == {"cowboy": 7, "craftsman": 7, "engineer": 7, "green_teepee": 2, "blue_teepee": 3}
    assert bare().view(None)["piles"] == [35, 33, 26]


# --- station masters, neutral buildings, token


def test_station_masters_are_shuffled() -> None:
    """GWT-2.1: one face up beside each of the stations 1 to 5, in any order."""
    order = ["teepees", "workers", "certificates", "objectives", "hazards"]
    match = new(2, fate(masters=order))
    assert match.view(None)["masters"] == [{"master": master, "worker": None} for master in order]
    assert len({tuple(one["master"] for one in new(seed=seed).view(None)["masters"]) for seed in range(20)}) > 10
    with pytest.raises(posse.WrongChance):
        new(2, fate(masters=["teepees"] * 5))


def test_neutral_buildings_of_the_beginner_setup_stand_on_their_own_spots() -> None:
    """GWT-2.2: tile X on spot X."""
    for seed in range(5):
        match = new(seed=seed)
        for spot in "abcdefg":
            assert on_trail(match, spot) == {"building": spot.upper(), "owner": None}


def test_neutral_buildings_of_the_standard_setup_are_shuffled() -> None:
    """GWT-2.2: one on each of the 7 neutral spots."""
    match = new(2, fate(neutral="GBADCFE", sides="aaaaaaaaaa"), setup="standard")
    assert [match.view(None)["trail"][spot]["building"] for spot in "abcdefg"] == list("GBADCFE")
    seen = {new(seed=seed, setup="standard").view(None)["trail"]["a"]["building"] for seed in range(80)}
    assert seen == set("ABCDEFG")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_token_starts_in_row_2(seats: int) -> None:
    """GWT-2.3: on its last place, which stays free."""
    view = new(seats).view(None)
    assert view["token"] == 2
    assert view["jobs"][1][-1] is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_is_three_piles(seats: int) -> None:
    """GWT-2.4: what is left of each number once board, job market and foresight are laid out."""
    assert new(seats).view(None)["piles"] == [35 - 7 - 2, 33 - (2 * seats - 1) - 2, 26 - 2]


def test_the_piles_are_shuffled() -> None:
    """GWT-2.4: any tile of a number can be the first."""
    assert len({tuple(tiles_on(new(seed=seed)).values()) for seed in range(20)}) == 20
    workers = {new(seed=seed).view(None)["jobs"][0][0] for seed in range(20)}
    assert workers == {"cowboy", "craftsman", "engineer"}


# --- the first seven tiles


def test_seven_tiles_are_laid_on_the_lowest_places() -> None:
    """GWT-2.5: hazards in their own sections, teepees on the trade spots from -3 on."""
    assert tiles_on(new(2, fate())) == {
        "flood1": "flood_green2",
        "flood2": "flood_green3",
        "drought1": "drought_green2",
        "rockfall1": "rockfall_green2",
        "trade_minus3": "green_teepee",
        "trade_minus2": "blue_teepee",
        "trade_minus1": "blue_teepee",
    }


def test_teepees_follow_the_values_of_the_trade_spots() -> None:
    """GWT-2.5: -3, -2, -1, 1, 2, 4, 6, and so on."""
    match = new(2, fate(tiles=["green_teepee"] * 7))
    assert list(tiles_on(match)) == ["trade1", "trade2", "trade4", "trade6", *[f"trade_minus{n}" for n in (3, 2, 1)]]


@pytest.mark.parametrize("hazard", ["flood", "drought", "rockfall"])
def test_a_hazard_without_a_place_goes_back_and_does_not_count(hazard: str) -> None:
    """GWT-2.5, R-01: seven other tiles are still placed, and the pile has it again."""
    four = [f"{hazard}_{face}" for face in ("green4", "green4", "green2", "black2")]
    surplus = [f"{hazard}_green3", f"{hazard}_black3"]
    match = new(2, fate(tiles=[*four, *surplus, "blue_teepee", "blue_teepee", "blue_teepee"]))
    assert [on_trail(match, f"{hazard}{place}") for place in (1, 2, 3, 4)] == [{"tile": tile} for tile in four]
    assert len(tiles_on(match)) == 7
    assert match.view(None)["piles"][0] == 26
    assert all(match.scene()["supply"][0][tile] == 1 for tile in surplus)


def test_a_surplus_hazard_goes_back_before_the_next_tile_is_drawn() -> None:
    """R-33, GWT-2.5: so the same tile can come again at once."""
    four = ["flood_green4", "flood_green4", "flood_green2", "flood_black2"]
    match = new(2, fate(tiles=[*four, *["flood_green3"] * 3, "blue_teepee", "blue_teepee", "blue_teepee"]))
    assert len(tiles_on(match)) == 7


# --- job market, foresight, cattle, objectives


@pytest.mark.parametrize(("seats", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_the_first_workers_fill_row_1_and_row_2_up_to_the_token(seats: int, workers: int) -> None:
    """GWT-2.6: in the order in which they are drawn."""
    order = ["cowboy", "craftsman", "engineer", "cowboy", "engineer", "cowboy", "craftsman"][:workers]
    jobs = new(seats, fate(seats)).view(None)["jobs"]
    assert jobs[0] == order[:seats]
    assert jobs[1] == [*order[seats:], None]
    assert all(worker is None for row in jobs[2:] for worker in row)


def test_the_job_market_of_three() -> None:
    """EX-6: 3 workers in row 1 and 2 in row 2; the token's place stays free."""
    jobs = new(3).view(None)["jobs"]
    assert [[worker is not None for worker in row] for row in jobs[:3]] == [
        [True, True, True],
        [True, True, False],
        [False, False, False],
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_job_market_has_a_column_for_each_player(seats: int) -> None:
    """GWT-2.7: 2, 3 or 4 in every row."""
    assert [len(row) for row in new(seats).view(None)["jobs"]] == [seats] * 12


def test_the_foresight_has_two_tiles_of_each_back() -> None:
    """GWT-2.8: face up, those of back 1 in column 1 and so on."""
    foresight = new(2, fate()).view(None)["foresight"]
    assert foresight == [["green_teepee", "blue_teepee"], ["cowboy", "craftsman"], ["engineer", "blue_teepee"]]
    columns: list[set[str]] = [set(), set(), set()]
    for seed in range(60):
        for column, tiles in zip(columns, new(seed=seed).view(None)["foresight"]):
            column |= set(tiles)
    assert columns[0] <= set(ALL_TILES[3:])
    assert columns[1] == set(ALL_TILES[:3])
    assert columns[2] == set(ALL_TILES[:5])


@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 10), (4, 13)])
def test_the_cattle_market_opens_with_as_many_cards_as_the_players_need(seats: int, cards: int) -> None:
    """GWT-2.9: the rest of the 36 is the stack."""
    view = new(seats).view(None)
    assert (sum(view["market"].values()), view["cattle_left"]) == (cards, 36 - cards)
    assert view["market"] != new(seats, seed=1).view(None)["market"]


def test_the_cattle_market_is_displayed_by_breed() -> None:
    """GWT-2.9: yellow, red, blue, brown, purple, in whatever order the cards come."""
    cards = ["texas_longhorn5", "west_highland4", "ayrshire", "brown_swiss", "holstein"]
    match = scene(at="move : 0", market=cards)
    assert list(match.view(None)["market"]) == list(reversed(cards))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_objective_cards_are_displayed(seats: int) -> None:
    """GWT-2.10: of 24, shuffled."""
    view = new(seats).view(None)
    assert (len(view["display"]), view["objectives_left"]) == (4, 20)
    assert not any(card.startswith("start") for card in view["display"])
    assert new(2, fate()).view(None)["display"] == ["gain_bll", "aux_sf", "aux_sf", "draw_5h"]


# --- the players


def test_private_buildings_of_the_beginner_setup_lie_on_side_a() -> None:
    """GWT-2.11: all ten, for all."""
    assert new(3).view(None)["buildings"] == [f"{number}a" for number in range(1, 11)]


def test_private_buildings_of_the_standard_setup_have_one_random_side_for_all() -> None:
    """GWT-2.11: drawn once for each number, the same for all players."""
    match = new(3, fate(3, neutral="ABCDEFG", sides="abbabaabba"), setup="standard")
    expected = ["1a", "2b", "3b", "4a", "5b", "6a", "7a", "8b", "9b", "10a"]
    assert match.view(None)["buildings"] == expected
    assert [player(match, seat)["unbuilt"] for seat in range(3)] == [expected] * 3
    seen = {side for seed in range(20) for side in new(seed=seed, setup="standard").view(None)["buildings"]}
    assert len(seen) == 20


def test_no_building_is_flipped_during_the_game() -> None:
    """GWT-2.11: at B only the sides that lie open are for sale."""
    rich = {"place": "b", "money": 50, "workers": [1, 6, 1]}
    match = scene(rich, at="visit b : 0", sides="abababbbba")
    match.play(0, "use build")
    assert offered(match, 0, "build") == ["1a", "2b", "3a", "4b", "5a", "6b", "7b", "8b", "9b"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_players_board_at_the_start(seats: int) -> None:
    """GWT-2.12: 14 discs on their places, engine on 0, no certificates, the cattleman beside the board."""
    match = new(seats)
    for seat in range(seats):
        seen = player(match, seat)
        assert len(seen["discs"]) == 14
        assert (seen["engine"], seen["certificates"], seen["place"]) == ("0", 0, None)
        assert seen["workers"] == {"cowboy": 1, "craftsman": 1, "engineer": 1}
    assert step(match) == "begin"


def test_everybody_draws_four_cards_of_a_shuffled_deck() -> None:
    """GWT-2.13: ten stay in the stack."""
    match = new(3, fate(3, cards=["guernsey", "guernsey", "dutch_belt", "jersey"]))
    for seat in range(3):
        assert hand(match, seat) == {"jersey": 1, "dutch_belt": 1, "guernsey": 2}
        assert (player(match, seat)["hand"], player(match, seat)["stack"]) == (4, 10)
    assert len({tuple(hand(new(seed=seed))) for seed in range(20)}) > 3


def test_everybody_is_dealt_one_starting_objective() -> None:
    """GWT-2.14: face up in the objective area, all different, the rest to the box."""
    match = new(3, fate(3))
    assert [player(match, seat)["area"] for seat in range(3)] == [["start_34b"], ["start_bbh"], ["start_ssg"]]
    deals = [[one["area"] for one in new(4, seed=seed).view(None)["players"]] for seed in range(10)]
    assert all(sorted(deal) == [["start_34b"], ["start_bbh"], ["start_lhh"], ["start_ssg"]] for deal in deals)
    assert len({deal[0][0] for deal in deals}) > 1


@pytest.mark.parametrize(("first", "money"), [(0, [6, 7, 8, 9]), (1, [9, 6, 7, 8]), (3, [7, 8, 9, 6])])
def test_the_starting_money_grows_clockwise_from_the_starting_player(first: int, money: list[int]) -> None:
    """GWT-2.15: $6, $7, $8, $9; the starting player is drawn by lot."""
    match = new(4, fate(4, first=first))
    assert [player(match, seat)["money"] for seat in range(4)] == money
    assert match.asked == (first,)
    assert said(match.events, "first") == [f"first {first}"]
    assert {new(4, seed=seed).asked for seed in range(40)} == {(0,), (1,), (2,), (3,)}


@pytest.mark.parametrize(("seats", "steps", "green", "black"), [(2, 3, 2, 2), (3, 3, 2, 1), (4, 4, 1, 2)])
def test_step_limit_and_tolls_depend_on_the_number_of_players(seats: int, steps: int, green: int, black: int) -> None:
    """GWT-2.16: as in the table."""
    match = new(seats)
    assert [player(match, seat)["step_limit"] for seat in range(seats)] == [steps] * seats
    tolls: dict[str, Any] = match.view(None)["tolls"]
    assert tolls == {"green": green, "black": black}
