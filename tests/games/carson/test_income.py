"""Income of buildings: section 9 of the rules."""

from typing import Any

import pytest

from tests.games.carson.estate import AROUND_C4, estate, paid
from tests.games.carson.table import cash, content, kept, parcel, play_all, player, refuses, said, scene, step, table


def income(building: str, near: dict[str, str], **picture: Any) -> int:
    """What a building of seat 0 on c4 pays among these neighbours."""
    match = estate({"c4": f"0 {building}", **near}, **picture)
    amount = paid(match, "c4")
    assert parcel(match, "c4")["income"] == amount
    return amount


def filled(count: int, what: str) -> dict[str, str]:
    """The same on so many of the eight parcels around c4."""
    return dict.fromkeys(AROUND_C4[:count], what)


# --- ranch


def test_a_ranch_yields_one_dollar_for_each_free_adjacent_parcel() -> None:
    """CC-9.1: a ranch yields $1 for each of the up to eight surrounding parcels that is not occupied."""
    assert income("ranch", {}) == 8
    assert income("ranch", {"b3": "house"}) == 7
    assert income("ranch", {"a4": "house", "c6": "mountain", "e4": "1 hotel"}) == 8


@pytest.mark.parametrize(("spot", "dollars"), [("a1", 3), ("h8", 3), ("a4", 5), ("c8", 5), ("g7", 8)])
def test_what_lies_beyond_the_rim_is_no_free_parcel(spot: str, dollars: int) -> None:
    """CC-9.1, CC-0.2: a ranch on the rim has fewer parcels around it."""
    assert paid(estate({spot: "0 ranch"}), spot) == dollars


@pytest.mark.parametrize(
    "what", ["house", "mountain", "0 house", "1 mountain", "0 ranch", "1 mine", "0 prison", "2 bank"]
)
def test_house_mountain_and_building_make_a_parcel_occupied_for_a_ranch(what: str) -> None:
    """CC-9.1: whatever stands there, and whoever owns it, an occupied parcel does not count."""
    assert income("ranch", {"d5": what}) == 7


@pytest.mark.parametrize("owner", ["0", "1", "2"])
def test_an_empty_parcel_counts_for_a_ranch_whoever_owns_it(owner: str) -> None:
    """CC-9.1: a mere property tile, also another player's, leaves a parcel free."""
    assert income("ranch", filled(8, owner)) == 8


def test_a_ranch_yields_at_least_one_dollar() -> None:
    """CC-9.1: a ranch without any free parcel around it still yields $1."""
    assert income("ranch", filled(7, "mountain")) == 1
    assert income("ranch", filled(8, "mountain")) == 1
    assert paid(estate({"a1": "0 ranch", "b1": "house", "a2": "house", "b2": "mountain"}), "a1") == 1


def test_river_counts_for_a_ranch() -> None:
    """CC-9.1: an adjacent river parcel is a free parcel."""
    banks = dict.fromkeys(["a1", "b1", "a2", "a3", "b3"], "mountain")
    match = estate({"b2": "0 ranch", **banks}, options={"river": "carson"})
    assert paid(match, "b2") == 3


# --- mine


@pytest.mark.parametrize("mountains", range(8))
def test_a_mine_yields_three_dollars_for_each_adjacent_mountain(mountains: int) -> None:
    """CC-9.2: $3 for each mountain around it, none without one."""
    assert income("mine", filled(mountains, "mountain")) == 3 * mountains


def test_only_friendly_and_adjacent_mountains_count_for_a_mine() -> None:
    """CC-9.2: mountains of nobody and of the owner count, those of another player or farther away do not."""
    assert income("mine", {"b3": "mountain", "d5": "0 mountain"}) == 6
    assert income("mine", {"b3": "1 mountain", "d5": "2 mountain"}) == 0
    assert income("mine", {"a4": "mountain", "e6": "0 mountain"}) == 0


def test_houses_and_buildings_bring_a_mine_nothing() -> None:
    """CC-9.2: a mine counts mountains only."""
    assert income("mine", {"b3": "house", "c3": "0 hotel", "d3": "0 ranch", "b4": "0 mine"}) == 0


def test_the_river_adds_three_dollars_to_a_mine_however_much_of_it_is_near() -> None:
    """CC-9.2: with river around it a mine yields $3 more, in total."""
    near = {"b2": "0 mine", "a1": "mountain"}
    assert paid(estate(near, options={"river": "carson"}), "b2") == 6
    assert paid(estate(near, options={"river": "none"}), "b2") == 3


# --- drugstore, bank, saloon

UNITS = {"house": 1, "0 house": 1, "0 church": 1, "0 hotel": 2}
NO_UNITS = ["mountain", "0 mountain", "0", "0 prison", "0 saloon"]


@pytest.mark.parametrize(("building", "each"), [("drugstore", 3), ("bank", 3), ("saloon", 5)])
@pytest.mark.parametrize(("what", "units"), [*UNITS.items(), *[(what, 0) for what in NO_UNITS]])
def test_house_units_on_friendly_parcels_bring_income(building: str, each: int, what: str, units: int) -> None:
    """CC-9.3, CC-9.4, CC-9.5: house and church are one unit, a hotel is two, everything else is none."""
    assert income(building, {"d3": what}) == each * units


@pytest.mark.parametrize("building", ["drugstore", "bank", "saloon"])
@pytest.mark.parametrize("what", ["1 house", "1 hotel", "2 church", "1 ranch", "2 mine"])
def test_what_stands_on_a_parcel_of_another_player_never_counts(building: str, what: str) -> None:
    """CC-9.3, CC-9.4, CC-9.5: house units, ranches and mines of another player bring nothing."""
    assert income(building, {"d3": what}) == 0


@pytest.mark.parametrize("building", ["drugstore", "bank", "saloon"])
def test_houses_that_are_not_adjacent_bring_nothing(building: str) -> None:
    """CC-9.3, CC-9.4, CC-9.5: only the eight parcels around the building count."""
    assert income(building, {"a4": "house", "e2": "0 hotel", "c6": "0 church"}) == 0


def test_a_drugstore_yields_three_dollars_for_each_own_ranch_anywhere() -> None:
    """CC-9.3: ranches of the owner count wherever they stand, those of others do not."""
    assert income("drugstore", {"h8": "0 ranch", "g1": "0 ranch", "f1": "1 ranch"}) == 6
    assert income("drugstore", {"h8": "0 mine"}) == 0


def test_an_own_adjacent_ranch_counts_twice_for_a_drugstore() -> None:
    """CC-9.3: as a house unit and as a ranch."""
    assert income("drugstore", {"c5": "0 ranch"}) == 6


def test_three_houses_and_an_adjacent_ranch_bring_a_drugstore_15_dollars() -> None:
    """CC-9.3, EX-6: three friendly houses and the owner's ranch are adjacent: 3 x (3 + 1 + 1)."""
    assert income("drugstore", {"b3": "house", "c3": "0 house", "d3": "house", "c5": "0 ranch"}) == 15


def test_a_bank_yields_three_dollars_for_each_own_mine_anywhere() -> None:
    """CC-9.4: mines of the owner count wherever they stand, once, those of others do not."""
    assert income("bank", {"h8": "0 mine", "c5": "0 mine", "f1": "1 mine"}) == 6
    assert income("bank", {"h8": "0 ranch"}) == 0
    assert income("bank", {"c5": "0 ranch"}) == 3


def test_a_house_a_hotel_and_a_mine_bring_a_bank_12_dollars() -> None:
    """CC-9.4, EX-7: one friendly house, the owner's hotel and one mine somewhere: 3 x (1 + 2 + 1)."""
    assert income("bank", {"b3": "house", "d5": "0 hotel", "h8": "0 mine"}) == 12


@pytest.mark.parametrize(("building", "tile"), [("drugstore", "ranch"), ("bank", "mine")])
def test_kept_buildings_bring_a_drugstore_or_bank_nothing(building: str, tile: str) -> None:
    """CC-9.3, CC-9.4: only ranches and mines that are built count."""
    assert income(building, {}, players=[{"kept": {tile: 2}}]) == 0


def test_a_saloon_yields_five_dollars_for_each_house_unit_and_nothing_for_ranches_far_away() -> None:
    """CC-9.5: a saloon counts only house units around it; an adjacent own ranch is one."""
    assert income("saloon", {"b3": "0 ranch", "h8": "0 ranch", "h7": "0 mine"}) == 5


def test_two_saloons_among_the_same_houses() -> None:
    """CC-9.5, EX-5: three houses bring orange's saloon $15, purple's only $10, as one stands on orange's parcel."""
    town = {"c4": "0 saloon", "e4": "1 saloon", "d3": "house", "d4": "0 house", "d5": "house"}
    match = estate(town)
    assert (paid(match, "c4"), paid(match, "e4")) == (15, 10)
    assert (cash(match, 0), cash(match, 1)) == (30, 25)


# --- hotel, church, prison


@pytest.mark.parametrize("near", [{}, filled(8, "house"), filled(8, "1")])
def test_a_hotel_yields_six_dollars(near: dict[str, str]) -> None:
    """CC-9.6: always $6."""
    assert income("hotel", near) == 6


@pytest.mark.parametrize("building", ["church", "prison"])
def test_church_and_prison_yield_nothing(building: str) -> None:
    """CC-9.7: whatever stands around them."""
    assert income(building, {**filled(4, "house"), "c5": "0 ranch", "d5": "mountain"}) == 0
    match = estate({"c4": f"0 {building}", "c3": "house", "d5": "mountain"})
    assert cash(match, 0) == 15


# --- all of them


def test_one_house_serves_any_number_of_buildings() -> None:
    """CC-9.8: the house of nobody on c4 brings income to all around it, whoever owns them."""
    match = estate({"c4": "house", "b3": "0 saloon", "d3": "1 saloon", "b5": "2 saloon", "d5": "0 bank"})
    assert [paid(match, spot) for spot in ("b3", "d3", "b5", "d5")] == [5, 5, 5, 3]


def test_one_mountain_serves_any_number_of_mines() -> None:
    """CC-9.8: likewise a mountain."""
    match = estate({"c4": "mountain", "b3": "0 mine", "d3": "1 mine", "d5": "0 mine"})
    assert [paid(match, spot) for spot in ("b3", "d3", "d5")] == [3, 3, 3]


def test_one_free_parcel_serves_any_number_of_ranches() -> None:
    """CC-9.8: likewise a free parcel; here b1 and b2 lie between the two ranches."""
    match = estate({"a1": "0 ranch", "c1": "1 ranch", "a2": "house", "c2": "house", "d1": "house", "d2": "house"})
    assert [paid(match, spot) for spot in ("a1", "c1")] == [2, 2]


CAPS = [
    ("mine", {**filled(8, "mountain")}, 21),
    ("drugstore", {**filled(8, "house")}, 21),
    ("drugstore", {**filled(5, "house"), "h8": "0 ranch", "h7": "0 ranch"}, 21),
    ("drugstore", {**filled(5, "house"), "h8": "0 ranch", "h7": "0 ranch", "h6": "0 ranch"}, 21),
    ("bank", {**filled(6, "house"), "h8": "0 mine", "h7": "0 mine"}, 21),
    ("saloon", {**filled(7, "house")}, 35),
    ("saloon", {**filled(8, "house")}, 35),
    ("saloon", {**filled(7, "house"), "d5": "0 hotel"}, 35),
    ("ranch", {}, 8),
    ("hotel", {}, 6),
]


@pytest.mark.parametrize(("building", "near", "most"), CAPS)
def test_no_building_yields_more_than_its_highest_printed_value(building: str, near: dict[str, str], most: int) -> None:
    """CC-9.9, R-10: ranch $8, mine $21, drugstore $21, bank $21, saloon $35, hotel $6."""
    assert income(building, near) == most


def test_the_cap_includes_the_river_bonus() -> None:
    """CC-9.9: a mine with seven mountains by the river yields $21, not $24."""
    river = {"river": "b1 b2 b3 a3"}
    mountains = [spot for spot in AROUND_C4 if spot != "b3"]
    five, seven = (dict.fromkeys(mountains[:count], "mountain") for count in (5, 7))
    assert income("mine", five, options=river) == 18
    assert income("mine", seven, options=river) == 21


def test_the_cap_comes_before_doubling() -> None:
    """CC-9.9: a saloon among eight houses, doubled, yields 2 x $35."""
    waiting = [{"character": "shopkeeper", "promised": True}]
    match = estate({"c4": "0 saloon", **filled(8, "house")}, players=waiting)
    match.play(0, "double saloon")
    assert paid(match, "c4") == 70


def test_the_cap_comes_before_halving() -> None:
    """CC-9.9: robbed of a saloon among eight houses, the owner has $18 of $35 and the robber $17."""
    match = estate({"c4": "0 saloon", **filled(8, "house")}, cowboys={"c4": [1]})
    assert (cash(match, 0), cash(match, 1)) == (15 + 18, 15 + 17)


def test_income_is_worked_out_after_this_rounds_constructions() -> None:
    """CC-9.10: a house that comes with this round's building already counts."""
    match = scene(
        dice=[],
        town={"c4": "0 saloon", "e4": "0"},
        players=[{"kept": {"bank": 1}, "fresh": {"bank": 1}, "roads": 0}],
        cowboys={"parcel_vp": [0]},
        at="build bank 1 : 0",
    )
    play_all(match, (0, "build bank e4"), (0, "house c3"))
    assert (paid(match, "c4"), paid(match, "e4")) == (10, 3)


def test_income_is_worked_out_after_this_rounds_purchases_of_parcels() -> None:
    """CC-9.10: a house that another player buys this round is no longer friendly."""
    match = scene(
        dice=[], town={"c4": "0 saloon", "c3": "house"}, cowboys={"c3": [1], "parcel_vp": [0]}, at="uncontested"
    )
    match.play(1, "buy c3")
    assert (parcel(match, "c3")["owner"], paid(match, "c4")) == (1, 5)


def test_the_income_may_be_shown_at_any_time_and_is_counted_only_at_estate_income() -> None:
    """CC-9.12: the page shows the income of a building while cowboys are placed; nobody is paid."""
    match = scene(town={"c4": "0 saloon", "c3": "house"}, at="place : 0")
    match.play(0, "place wages")
    assert (parcel(match, "c4")["income"], cash(match, 0)) == (10, 15)
    assert "income" not in parcel(match, "c3")


# --- the shopkeeper

SHOPS = {"c4": "0 saloon", "c3": "house", "g2": "0 hotel", "g5": "0 hotel", "g7": "1 hotel", "a8": "0 church"}
WAITING = [{"character": "shopkeeper", "promised": True}]


def test_the_waiting_shopkeeper_is_asked_at_estate_income() -> None:
    """CC-9.11, R-39: they may take $8 or name a kind of which they own a built building."""
    match = estate(SHOPS, players=[{**WAITING[0], "kept": {"bank": 1}, "roads": 0}])
    assert (step(match), match.asked) == ("declare", (0,))
    assert match.choices(0) == ["cash", "double saloon", "double hotel", "double church"]
    assert refuses(match, 0, "double bank")
    assert refuses(match, 1, "double hotel")
    assert said(match.events, "earned") == []


def test_the_shopkeeper_takes_eight_dollars() -> None:
    """CC-9.11: then their buildings yield their single income."""
    match = estate(SHOPS, players=WAITING)
    assert said(match.play(0, "cash"), "gained") == ["gained 0 8 shopkeeper"]
    assert [paid(match, spot) for spot in ("c4", "g2", "g5", "g7")] == [5, 6, 6, 6]
    assert cash(match, 0) == 15 + 8 + 5 + 6 + 6


def test_all_their_buildings_of_the_named_kind_yield_double() -> None:
    """CC-9.11: both their hotels, but neither their saloon nor another player's hotel; and no $8."""
    match = estate(SHOPS, players=WAITING)
    match.play(0, "double hotel")
    assert [paid(match, spot) for spot in ("c4", "g2", "g5", "g7")] == [5, 12, 12, 6]
    assert cash(match, 0) == 15 + 5 + 12 + 12


def test_a_kind_without_income_may_be_named_in_vain() -> None:
    """CC-9.11: twice nothing is nothing."""
    match = estate(SHOPS, players=WAITING)
    match.play(0, "double church")
    assert cash(match, 0) == 15 + 5 + 6 + 6


def test_a_shopkeeper_without_a_building_takes_the_cash_unasked() -> None:
    """CC-9.11, R-39: any kind would bring nothing, so no question is asked; a kept building is none."""
    match = estate({"c4": "1 hotel", "b2": "0 house"}, players=[{**WAITING[0], "kept": {"bank": 1}}])
    assert said(match.events, "gained") == ["gained 0 8 shopkeeper"]
    assert (step(match), cash(match, 0), kept(match, 0)) == ("carry_out", 23, {"bank": 1})


def test_a_shopkeeper_who_took_the_cash_at_selection_declares_nothing() -> None:
    """CC-9.11: the $8 of the card are paid once."""
    match = estate(SHOPS, players=[{"character": "shopkeeper"}])
    assert (step(match), cash(match, 0)) == ("carry_out", 15 + 5 + 6 + 6)


def test_only_the_yellow_shopkeeper_doubles() -> None:
    """CC-9.11: the red one waits for the end of the round and is not asked."""
    match = estate(SHOPS, players=WAITING, sides={"shopkeeper": "red"})
    assert (step(match), cash(match, 0)) == ("carry_out", 15 + 5 + 6 + 6)


def test_the_doubling_lasts_for_one_estate_income() -> None:
    """CC-9.11: nothing is doubled any more afterwards, and no building has changed."""
    match = estate(SHOPS, players=WAITING)
    match.play(0, "double hotel")
    assert (table(match)["doubled"], player(match, 0)["waiting"]) == (None, False)
    assert (content(match, "g2"), parcel(match, "g2")["income"]) == ("hotel", 6)


@pytest.mark.parametrize("when", ["before_attacks", "after_attacks"])
def test_when_the_shopkeeper_declares(when: str) -> None:
    """CC-9.11, R-11: before the attacks are resolved, or after them, knowing which of their buildings are robbed."""
    match = estate(
        SHOPS,
        players=WAITING,
        options={"shopkeeper_declares": when},
        cowboys={"g2": [1]},
    )
    assert step(match) == "declare"
    assert said(match.events, "raided") == ([] if when == "before_attacks" else ["raided 1 g2"])
    match.play(0, "double hotel")
    assert [paid(match, spot) for spot in ("g2", "g5")] == [6, 12]
    assert cash(match, 1) == 15 + 6 + 6
