"""Kansas City, steps 1 to 3 and the refill, and the job market: GWT-6.1 to GWT-6.4 and GWT-6.12."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import money, offered, on_trail, play_all, player, refuses, said, scene, step

TRADE = ["trade_minus3", "trade_minus2", "trade_minus1", *[f"trade{value}" for value in (1, 2, 4, 6, 8, 10)]]
FACES = ["green4", "green4", "green2", "black2"]


def in_city(column: int = 1, me: dict[str, Any] | None = None, **picture: Any) -> posse.Match:
    """The first player is at Kansas City and about to choose in a column."""
    return scene({"place": "kansas_city", **(me or {})}, at=f"foresight {column} : 0", **picture)


def market_before(row: int, seats: int = 2) -> dict[str, Any]:
    """A job market with the token in a row of which only the token's own place is free."""
    return {"jobs": {str(row): ["craftsman"] * (seats - 1)}, "token": row, "seats": seats}


def in_market(match: posse.Match) -> int:
    return sum(match.view(None)["market"].values())


# --- where the tiles go


def test_the_three_columns_are_used_in_order() -> None:
    """GWT-6.1: one tile of column 1, then of 2, then of 3, each put on the board at once."""
    match = in_city(foresight=[["green_teepee", "flood_green2"], ["cowboy", "craftsman"], ["engineer", "blue_teepee"]])
    assert match.choices(0) == ["foresee green_teepee", "foresee flood_green2"]
    match.play(0, "foresee flood_green2")
    assert on_trail(match, "flood1") == {"tile": "flood_green2"}
    assert match.choices(0) == ["foresee cowboy", "foresee craftsman"]
    match.play(0, "foresee craftsman")
    assert match.view(None)["jobs"][1] == ["cowboy", "craftsman"]
    assert match.choices(0) == ["foresee engineer", "foresee blue_teepee"]
    match.play(0, "foresee blue_teepee")
    assert on_trail(match, "trade_minus3") == {"tile": "blue_teepee"}
    assert step(match) == "city_disc"  # of an empty hand, which reaches Kansas City only


@pytest.mark.parametrize("free", range(9))
def test_a_teepee_goes_to_the_lowest_free_trade_spot(free: int) -> None:
    """GWT-6.1: -3, -2, -1, 1, 2, 4, 6, 8, 10, also into a gap."""
    for occupied in (TRADE[:free], [spot for spot in TRADE if spot != TRADE[free]]):
        tiles = {spot: "green_teepee" if number < 5 else "blue_teepee" for number, spot in enumerate(occupied)}
        match = in_city(tiles=tiles)
        match.play(0, "foresee green_teepee")
        assert said(match.events, "laid") == [f"laid green_teepee {TRADE[free]}"]


@pytest.mark.parametrize("hazard", ["flood", "drought", "rockfall"])
@pytest.mark.parametrize("free", [1, 2, 3, 4])
def test_a_hazard_goes_to_the_lowest_free_number_of_its_section(hazard: str, free: int) -> None:
    """GWT-6.1: also into a gap."""
    tiles = {f"{hazard}{place}": f"{hazard}_{FACES[place - 1]}" for place in (1, 2, 3, 4) if place != free}
    match = in_city(tiles=tiles, foresight=[[f"{hazard}_green3", "green_teepee"], ["cowboy"], ["engineer"]])
    match.play(0, f"foresee {hazard}_green3")
    assert on_trail(match, f"{hazard}{free}") == {"tile": f"{hazard}_green3"}


def test_a_tile_without_a_place_leaves_the_game() -> None:
    """GWT-6.1, GWT-6.2: it may still be chosen."""
    full = {spot: "green_teepee" if number < 5 else "blue_teepee" for number, spot in enumerate(TRADE)}
    full |= {f"flood{place}": f"flood_{FACES[place - 1]}" for place in (1, 2, 3, 4)}
    for tile in ("green_teepee", "flood_green3"):
        match = in_city(tiles=full, foresight=[["green_teepee", "flood_green3"], ["cowboy"], ["engineer"]])
        assert match.choices(0) == ["foresee green_teepee", "foresee flood_green3"]
        match.play(0, f"foresee {tile}")
        assert said(match.events, "tile_gone", "laid") == [f"tile_gone {tile}"]
        assert match.scene()["gone"] == [tile]
        assert match.view(None)["trail"].keys() >= full.keys()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_worker_goes_to_the_next_place_of_the_tokens_row(seats: int) -> None:
    """GWT-6.1: from left to right; the last place is the token's own and sends it down one row."""
    for filled in range(seats):
        jobs = {"1": ["-"] * seats, "4": ["craftsman"] * filled}
        match = in_city(2, jobs=jobs, token=4, seats=seats, foresight=[[], ["cowboy"], []])
        row = [*["craftsman"] * filled, "cowboy", *[None] * (seats - filled - 1)]
        assert match.view(None)["jobs"][3] == row
        assert match.view(None)["token"] == (5 if filled == seats - 1 else 4)


def test_the_next_worker_begins_the_next_row() -> None:
    """GWT-6.1: two workers in one visit, the first on the token's place."""
    match = in_city(2, foresight=[[], ["cowboy"], ["engineer"]], **market_before(3))
    assert match.view(None)["jobs"][2:4] == [["craftsman", "cowboy"], ["engineer", None]]
    assert match.view(None)["token"] == 4


def test_a_gap_left_by_a_hired_worker_is_not_filled() -> None:
    """GWT-6.1: only the token's row counts."""
    match = in_city(2, jobs={"1": ["-", "craftsman"], "2": ["-", "-"]}, token=3, foresight=[[], ["cowboy"], []])
    assert match.view(None)["jobs"][:3] == [[None, "craftsman"], [None, None], ["cowboy", None]]


# --- what can be chosen


def test_a_lone_tile_is_taken_and_an_empty_column_is_skipped() -> None:
    """GWT-6.2: without a question."""
    match = scene({"place": "kansas_city"}, at="kansas_city 0 0", foresight=[["blue_teepee"], [], ["engineer"]])
    assert said(match.events, "laid", "out_of_work") == ["laid blue_teepee trade_minus3", "out_of_work engineer 2"]
    assert step(match) == "city_disc"
    match = scene({"place": "kansas_city"}, at="kansas_city 0 0", foresight=[[], [], []])
    assert (said(match.events, "laid", "out_of_work", "tile_gone"), step(match)) == ([], "city_disc")


def test_a_tile_of_another_column_cannot_be_chosen() -> None:
    """GWT-6.2: nor may the step be declined."""
    match = in_city()
    for words in ("foresee cowboy", "foresee engineer", "foresee blue_teepee", "skip", "done"):
        assert refuses(match, 0, words)


def test_two_equal_tiles_are_one_choice() -> None:
    """GWT-6.2: one is taken, the other stays."""
    dice = ["tile flood_green3", "tile craftsman", "tile cowboy", *["card jersey"] * 4]
    match = in_city(foresight=[["blue_teepee", "blue_teepee"], ["cowboy"], ["engineer"]], dice=dice)
    assert said(match.events, "laid") == ["laid blue_teepee trade_minus3"]
    assert match.view(None)["foresight"][0].count("blue_teepee") == 1


# --- arrows of the job market


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
@pytest.mark.parametrize("row", [6, 9])
def test_a_yellow_arrow_fills_the_cattle_market(seats: int, size: int, row: int) -> None:
    """GWT-6.3: when the token leaves row 6 or 9."""
    for before in (0, 3, size - 1):
        cards = (["holstein", "brown_swiss", "ayrshire"] * 4)[:before]
        match = in_city(2, foresight=[[], ["cowboy"], []], market=cards, **market_before(row, seats))
        assert (in_market(match), match.view(None)["token"]) == (size, row + 1)
        assert len(said(match.events, "on_sale")) == size - before


@pytest.mark.parametrize("row", [2, 3, 4, 5, 7, 8, 10, 11, 12])
def test_other_rows_do_not_fill_the_cattle_market(row: int) -> None:
    """GWT-6.3: neither arrow nor cards."""
    match = in_city(2, foresight=[[], ["cowboy"], []], market=["holstein"], **market_before(row))
    assert in_market(match) == 1


def test_the_arrow_fills_only_when_the_token_leaves_the_row() -> None:
    """GWT-6.3: not when it reaches row 6, nor with a place of it still free."""
    match = in_city(2, foresight=[[], ["cowboy"], []], market=["holstein"], jobs={}, token=6)
    assert (in_market(match), match.view(None)["token"]) == (1, 6)


@pytest.mark.parametrize("before", [7, 9])
def test_a_full_cattle_market_is_not_filled(before: int) -> None:
    """GWT-6.3: at or over the number nothing happens."""
    cards = (["holstein", "brown_swiss", "ayrshire"] * 3)[:before]
    match = in_city(2, foresight=[[], ["cowboy"], []], market=cards, **market_before(6))
    assert in_market(match) == before


def test_a_stack_that_is_too_small_fills_as_far_as_it_goes() -> None:
    """GWT-6.3: two cards are left for six places."""
    removed = ["holstein"] * 6 + ["brown_swiss"] * 7 + ["ayrshire"] * 7 + ["texas_longhorn7"] * 2
    removed += [f"west_highland{points}" for points in (3, 4, 5) for _ in range(3)]
    removed += ["texas_longhorn5", "texas_longhorn6"]
    match = in_city(2, foresight=[[], ["cowboy"], []], market=["holstein"], removed=removed, **market_before(9))
    assert match.view(None)["market"] == {"holstein": 1, "texas_longhorn5": 1, "texas_longhorn6": 1}
    assert match.view(None)["cattle_left"] == 0


def test_the_red_arrow_triggers_the_end() -> None:
    """GWT-6.4: when the token leaves row 12, and not before."""
    match = in_city(2, foresight=[[], ["cowboy"], []], **market_before(12))
    assert (match.view(None)["holder"], match.view(None)["token"]) == (0, None)
    assert said(match.events, "last_round") == ["last_round 0"]
    match = in_city(2, foresight=[[], ["cowboy"], []], **market_before(11))
    assert (match.view(None)["holder"], match.view(None)["token"]) == (None, 12)


# --- afterwards


def test_no_objective_card_is_played_at_kansas_city() -> None:
    """R-08: its steps are not actions; cards in hand cannot be played in any of them."""
    match = in_city(me={"hand": ["gain_bll", "jersey", "holstein"], "certificates": 2, "money": 4}, display=[])
    asked = []
    for words in ("foresee green_teepee", "foresee cowboy", "foresee engineer", "spend 1", "deliver wichita"):
        asked.append(step(match))
        assert offered(match, 0, "play") == []
        assert refuses(match, 0, "play gain_bll")
        match.play(0, words)
    assert asked == ["foresight", "foresight", "foresight", "income", "deliver"]
    assert offered(match, 0, "play") == []
    assert money(match) == 4 + 1 + 3 + 1


def test_after_the_delivery_the_cattleman_goes_to_the_start_and_the_foresight_is_refilled() -> None:
    """GWT-6.12: every empty place from the pile of its number; phase C follows."""
    dice = ["tile flood_green3", "tile craftsman", "tile blue_teepee", *["card jersey"] * 4]
    match = in_city(dice=dice)
    play_all(match, (0, "foresee flood_green2"), (0, "foresee cowboy"), (0, "foresee engineer"))
    assert match.view(None)["foresight"] == [["green_teepee", None], [None, "craftsman"], [None, "blue_teepee"]]
    assert player(match)["place"] == "kansas_city"
    match.play(0, "disc aux_dollar2")
    assert match.view(None)["foresight"] == [
        ["green_teepee", "flood_green3"],
        ["craftsman", "craftsman"],
        ["blue_teepee", "blue_teepee"],
    ]
    assert (player(match)["place"], player(match)["hand"], match.asked) == ("start", 4, (1,))


def test_places_that_stayed_empty_are_refilled_too() -> None:
    """GWT-6.12: every empty place, not only those of this visit."""
    match = in_city(foresight=[["green_teepee"], [], ["engineer"]])
    match.play(0, "disc aux_dollar2")
    assert all(tile is not None for column in match.view(None)["foresight"] for tile in column)


def test_an_empty_pile_leaves_the_foresight_empty() -> None:
    """GWT-6.12: the others are refilled as usual."""
    gone = ["cowboy"] * 8 + ["craftsman"] * 10 + ["engineer"] * 11
    foresight = [["green_teepee"], ["cowboy", "craftsman"], ["engineer"]]
    match = in_city(2, foresight=foresight, gone=gone, jobs={"1": ["cowboy", "cowboy"]})
    assert match.view(None)["piles"][1] == 0
    play_all(match, (0, "foresee cowboy"), (0, "disc aux_dollar2"))
    foresight = match.view(None)["foresight"]
    assert [[tile is None for tile in column] for column in foresight] == [
        [False, False],
        [True, False],
        [False, False],
    ]
