"""Parcel purchase: who fights first, who buys, at what price (CC-7.5)."""

from typing import Any

import pytest

import posse
from tests.games.carson.table import (
    cash,
    content,
    cowboys,
    offered,
    owner,
    parcel,
    parcels,
    play_all,
    player,
    refuses,
    said,
    scene,
    standing,
    step,
    supply,
    table,
)

NO_ROADS: list[dict[str, Any]] = [{"roads": 0}, {"roads": 0}, {"roads": 0}, {"roads": 0}]
PARTICIPANT = {"parcel_duel_order_chooser": "first_passed_participant"}


def purchase(cowboys: dict[str, list[int]], **picture: Any) -> posse.Match:
    """The parcel purchase of the last round, after which nobody joins, for four players without roads."""
    laid: dict[str, Any] = {"seats": 4, "round": 4, "players": NO_ROADS, "cowboys": cowboys, "at": "contested"}
    return scene(**laid | picture)


def price(match: posse.Match, name: str) -> int:
    return int(parcel(match, name)["price"])


# --- contested parcels


def test_a_single_contested_parcel_is_fought_for_without_a_question() -> None:
    """CC-7.5a: there is nothing to order; the winner is asked whether to buy."""
    match = purchase({"a1": [1, 3]}, dice=["die 1", "die 2"])
    assert said(match.events, "duel", "won", "took_back") == ["duel a1 1+3", "won 3 a1", "took_back 1 a1"]
    assert match.question == {"step": "buy_parcel", "parcel": "a1"}
    assert match.choices(3) == ["decline", "buy a1"]
    assert refuses(match, 1, "buy a1")


def test_contested_parcels_come_before_uncontested_ones() -> None:
    """CC-7.5a, R-06: also when the first to pass has only uncontested parcels."""
    match = purchase({"a1": [0], "h8": [2, 3]}, dice=["die 6", "die 1"])
    assert match.question == {"step": "buy_parcel", "parcel": "h8"}
    match.play(2, "buy h8")
    assert match.asked == (0,)
    assert offered(match, 0, "buy") == ["a1"]


def test_the_duels_may_leave_too_little_for_an_uncontested_parcel() -> None:
    """CC-7.5a, R-06: what the winner of a duel pays is gone when their other parcels come up."""
    match = purchase(
        {"a1": [0], "h8": [0, 3]}, players=[{"cash": 1, "roads": 0}, *NO_ROADS[1:]], dice=["die 6", "die 1"]
    )
    match.play(0, "buy h8")
    assert (owner(match, "h8"), owner(match, "a1"), cash(match, 0)) == (0, None, 0)
    assert said(match.events, "declined") == ["declined 0 a1"]


@pytest.mark.parametrize(
    ("options", "chooser"),
    [({}, 3), ({"edition": "italian"}, 3), (PARTICIPANT, 2), ({"edition": "polish"}, 2)],
)
def test_who_orders_several_contested_parcels(options: dict[str, str], chooser: int) -> None:
    """CC-7.5a: the first to pass, involved or not, or the first to pass of those who fight, as the option says."""
    match = purchase({"a1": [0, 2], "c1": [0, 1], "h8": [3]}, options=options, passed=[3, 2, 1, 0])
    assert step(match) == "next_parcel"
    assert match.asked == (chooser,)
    assert match.choices(chooser) == ["fight a1", "fight c1"]


@pytest.mark.parametrize("options", [{}, PARTICIPANT])
def test_the_chooser_picks_the_next_parcel_after_seeing_each_result(options: dict[str, str]) -> None:
    """CC-7.5a: one duel, its purchase, then the next choice, among what is left."""
    match = purchase(
        {"a1": [2, 1], "c1": [0, 1], "e1": [1, 3]},
        options=options,
        passed=[2, 0, 1, 3],
        dice=["die 1", "die 6", "die 6", "die 1", "die 3", "die 3"],
    )
    match.play(2, "fight c1")
    assert said(match.events, "won", "declined", "bought_parcel") == ["won 1 c1"]
    match.play(1, "buy c1")
    assert (match.asked, match.choices(2)) == ((2,), ["fight a1", "fight e1"])
    assert refuses(match, 2, "fight c1")
    play_all(match, (2, "fight a1"), (2, "decline"))
    assert match.question == {"step": "buy_parcel", "parcel": "e1"}


def test_the_chooser_is_fixed_before_the_first_duel() -> None:
    """CC-7.5a: the same player goes on choosing without a cowboy left on a contested parcel."""
    match = purchase(
        {"a1": [2, 0], "c1": [0, 1], "e1": [1, 3]},
        options=PARTICIPANT,
        passed=[2, 0, 1, 3],
        dice=["die 6", "die 1"],
    )
    play_all(match, (2, "fight a1"), (2, "buy a1"))
    assert (step(match), match.asked) == ("next_parcel", (2,))


@pytest.mark.parametrize(("options", "chooser"), [({}, 3), (PARTICIPANT, 2)])
@pytest.mark.parametrize("at", ["duel a1 1+2", "buy_parcel a1 : 1"])
def test_a_scene_after_the_first_choice_works_out_the_chooser(options: dict[str, str], chooser: int, at: str) -> None:
    """CC-7.5a: the duel or purchase that is open changes nothing about who orders the rest."""
    on_board = {"a1": [1, 2] if at.startswith("duel") else [1], "c1": [0, 1], "e1": [0, 2]}
    match = purchase(on_board, options=options, passed=[3, 2, 0, 1], dice=["die 1", "die 6"], at=at)
    match.play(1, "decline")
    assert (step(match), match.asked) == ("next_parcel", (chooser,))


def test_the_loser_fights_the_next_parcel_with_the_cowboy_they_took_back() -> None:
    """CC-7.5a: the order of the duels matters, for each changes the firepower."""
    match = purchase({"a1": [0, 1], "c1": [0, 1]}, dice=["die 6", "die 1", "die 1", "die 1"])
    match.play(0, "fight c1")
    match.play(0, "decline")
    assert said(match.events, "duel") == ["duel c1 0+1", "duel a1 0+1"]
    assert said(match.events, "fired")[2:] == ["fired 0 4 1 5", "fired 1 5 1 6"]


def test_the_winner_buys_before_the_next_duel() -> None:
    """CC-7.5a: with the money spent on the first parcel they must decline the second."""
    match = purchase(
        {"a1": [0, 1], "c1": [0, 1]},
        players=[{"cash": 1, "roads": 0}, *NO_ROADS[1:]],
        dice=["die 6", "die 1", "die 6", "die 1"],
    )
    play_all(match, (0, "fight a1"), (0, "buy a1"))
    assert said(match.events, "bought_parcel", "won", "declined") == [
        "won 0 a1",
        "bought_parcel 0 a1 1",
        "won 0 c1",
        "declined 0 c1",
    ]
    assert (owner(match, "a1"), owner(match, "c1")) == (0, None)


def test_nobody_gets_a_parcel_that_the_winner_declines() -> None:
    """CC-7.5a: it stays without an owner; the winner's cowboy is gone, the loser has theirs."""
    match = purchase({"a1": [0, 1]}, dice=["die 6", "die 1"])
    match.play(0, "decline")
    assert (owner(match, "a1"), standing(match, "a1")) == (None, [])
    assert (cowboys(match, 0), supply(match, 0)) == (3, 7)
    assert (cowboys(match, 1), supply(match, 1)) == (4, 6)


def test_the_winner_without_money_declines_without_a_question() -> None:
    """CC-7.5a, CC-15.13: the cowboy still goes to the supply."""
    match = purchase({"a1": [0, 1]}, players=[{"cash": 0, "roads": 0}, *NO_ROADS[1:]], dice=["die 6", "die 1"])
    assert said(match.events, "declined") == ["declined 0 a1"]
    assert (owner(match, "a1"), supply(match, 0), cowboys(match, 1)) == (None, 7, 4)


# --- uncontested parcels


def test_uncontested_parcels_are_bought_player_by_player_in_pass_order() -> None:
    """CC-7.5b: not in turn order; each is asked for all their parcels before the next."""
    match = purchase({"a1": [0], "b8": [1], "c1": [0], "h8": [3]}, passed=[3, 0, 2, 1])
    assert match.asked == (3,)
    match.play(3, "buy h8")
    assert (match.asked, match.choices(0)) == ((0,), ["decline", "buy a1", "buy c1"])
    match.play(0, "buy c1")
    assert (match.asked, match.choices(0)) == ((0,), ["decline", "buy a1"])
    match.play(0, "buy a1")
    assert (match.asked, match.choices(1)) == ((1,), ["decline", "buy b8"])


def test_each_player_buys_in_the_order_they_like() -> None:
    """CC-7.5b, R-38: they name the parcel to buy next, as far as their money goes."""
    match = purchase(
        {"a1": [0], "c1": [0], "e1": [0]},
        players=[{"cash": 3, "roads": 0}, *NO_ROADS[1:]],
        town={"b1": "mountain"},
    )
    assert [price(match, name) for name in ("a1", "c1", "e1")] == [2, 2, 1]
    match.play(0, "buy c1")
    assert match.choices(0) == ["decline", "buy e1"]
    match.play(0, "buy e1")
    assert parcels(match, owner=0) == ["c1", "e1"]
    assert said(match.events, "declined") == ["declined 0 a1"]


def test_declining_gives_up_all_own_parcels_that_are_left() -> None:
    """CC-7.5b, R-38: parcels already bought are kept; the other cowboys go to the supply."""
    match = purchase({"a1": [0], "c1": [0], "e1": [0], "g1": [1]})
    play_all(match, (0, "buy c1"), (0, "decline"))
    assert parcels(match, owner=0) == ["c1"]
    assert said(match.events, "declined") == ["declined 0 a1", "declined 0 e1"]
    assert (supply(match, 0), cowboys(match, 0)) == (7, 3)
    assert (match.asked, standing(match, "g1")) == ((1,), [1])


def test_a_player_without_a_parcel_to_buy_is_not_asked() -> None:
    """CC-7.5b: neither without a cowboy on a parcel nor without the money for any."""
    match = purchase({"a1": [1]}, players=[{"cash": 9, "roads": 3}, {"cash": 0, "roads": 3}, *NO_ROADS[2:]])
    assert said(match.events) == ["declined 1 a1"]
    assert (step(match), supply(match, 1)) == ("cash_limit", 7)


def test_a_cowboy_on_a_building_has_nothing_to_do_with_parcel_purchase() -> None:
    """CC-7.5: only cowboys on unowned parcels are dealt with; defenders and attackers wait."""
    match = purchase({"a1": [0, 1], "b1": [2], "c1": [3]}, town={"a1": "0 hotel", "b1": "2 ranch"}, at="resolution")
    assert (match.asked, match.choices(3)) == ((3,), ["decline", "buy c1"])
    assert (standing(match, "a1"), standing(match, "b1")) == ([0, 1], [2])
    assert match.events == []


def test_the_white_cowboy_buys_a_parcel_like_any_other() -> None:
    """CC-7.5: it stands there alone, and goes to its card afterwards."""
    match = purchase(
        {"a1": [0]},
        players=[{"character": "sheriff", "roads": 0}, {"character": "banker"}, {"character": "worker"}, {}],
        white=[0, "a1"],
    )
    match.play(0, "buy a1")
    assert (owner(match, "a1"), cash(match, 0)) == (0, 14)
    assert (table(match)["white"], supply(match, 0)) == ({"holder": None, "at": None}, 7)


# --- price


def test_an_empty_parcel_far_from_everything_costs_one_dollar() -> None:
    """CC-7.5c: the least price, on the rim and in the middle."""
    match = scene(centre="g7", at="place : 0", town={"d4": "mountain"})
    assert [price(match, name) for name in ("a1", "h1", "a8", "d1", "b4", "f4", "d6")] == [1] * 7


@pytest.mark.parametrize(
    "thing",
    ["house", "mountain", "1 ranch", "0 mine", "1 drugstore", "1 bank", "0 saloon", "1 hotel", "1 church", "1 prison"],
)
def test_each_house_mountain_or_building_nearby_adds_a_dollar(thing: str) -> None:
    """CC-7.5c: whoever owns it; a hotel counts no more than another."""
    match = scene(centre="g7", at="place : 0", town={"d4": thing})
    near = ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]
    assert [price(match, name) for name in near] == [2] * 8
    assert [price(match, name) for name in ("b4", "d2", "b6", "b2")] == [1] * 4


@pytest.mark.parametrize("thing", ["house", "mountain"])
def test_what_stands_on_the_parcel_itself_adds_a_dollar(thing: str) -> None:
    """CC-7.5c: a house or mountain is paid for with its parcel."""
    match = scene(centre="g7", at="place : 0", town={"d4": thing})
    assert price(match, "d4") == 2


@pytest.mark.parametrize("thing", ["0 house", "1 mountain"])
def test_the_owner_of_what_stands_nearby_does_not_matter(thing: str) -> None:
    """CC-7.5c: own, another's and nobody's houses and mountains count alike."""
    match = scene(centre="g7", at="place : 0", town={"d4": thing})
    assert price(match, "c4") == 2


def test_empty_property_nearby_adds_nothing() -> None:
    """CC-7.5c: a property tile alone is neither house, mountain nor building."""
    match = scene(centre="g7", at="place : 0", town={"c4": "0", "e4": "1"})
    assert price(match, "d4") == 1


def test_the_price_never_exceeds_ten_dollars() -> None:
    """CC-7.5c: a mountain among eight occupied parcels costs 1 + 9."""
    around = dict.fromkeys(["c3", "d3", "e3", "c4"], "mountain") | dict.fromkeys(["e4", "c5", "d5", "e5"], "1 ranch")
    match = scene(centre="g7", row=["-"] * 7, at="place : 0", town={"d4": "mountain", **around})
    assert price(match, "d4") == 10


def test_price_of_the_example() -> None:
    """EX-4: 2 houses, 2 saloons and 1 mountain in the neighbourhood make $6, and that is what is paid."""
    town = {"a1": "house", "b1": "2 saloon", "c1": "1 saloon", "a3": "house", "c3": "mountain", "d2": "1 hotel"}
    match = purchase({"b2": [0]}, centre="g7", town=town)
    assert price(match, "b2") == 6
    assert said(match.play(0, "buy b2"), "bought_parcel") == ["bought_parcel 0 b2 6"]
    assert cash(match, 0) == 9


def test_river_adds_nothing_to_the_price() -> None:
    """CC-7.5c: b2 has three river parcels beside it and costs $1."""
    match = scene(options={"river": "carson"}, at="place : 0")
    assert [name for name in ("c1", "c2", "c3") if content(match, name) == "river"] == ["c1", "c2", "c3"]
    assert price(match, "b2") == 1
    assert "price" not in parcel(match, "c2")


def test_buying_a_parcel_does_not_change_the_price_of_the_next() -> None:
    """CC-7.5c, R-06: prices do not depend on ownership."""
    match = purchase({"a1": [0], "b1": [0]})
    match.play(0, "buy a1")
    assert price(match, "b1") == 1


# --- paying


@pytest.mark.parametrize(("name", "thing", "cost"), [("b2", "mountain", 2), ("d4", "house", 2), ("h8", None, 1)])
def test_the_price_is_paid_and_a_property_tile_put_down(name: str, thing: str | None, cost: int) -> None:
    """CC-7.5d: the house or mountain stays and now belongs to the player; the tile leaves their reserve."""
    match = purchase({name: [0]}, town={"b2": "mountain"})
    match.play(0, f"buy {name}")
    assert (owner(match, name), content(match, name)) == (0, thing)
    assert (cash(match, 0), player(match, 0)["property_tiles"]) == (15 - cost, 11)
    assert "price" not in parcel(match, name)
    assert (standing(match, name), supply(match, 0)) == ([], 7)


@pytest.mark.parametrize(("money", "choices"), [(3, ["decline", "buy c4"]), (2, [])])
def test_the_exact_price_is_needed(money: int, choices: list[str]) -> None:
    """CC-7.5d: with a dollar less the purchase is declined without a question."""
    match = purchase({"c4": [0]}, players=[{"cash": money, "roads": 0}, *NO_ROADS[1:]], town={"b4": "mountain"})
    assert price(match, "c4") == 3
    assert (match.choices(0) if step(match) == "buy_parcels" else []) == choices
    assert said(match.events, "declined") == ([] if choices else ["declined 0 c4"])


def test_without_a_property_tile_the_purchase_is_declined() -> None:
    """CC-7.5d, CC-15.6: with the last tile a player buys one of two parcels."""
    mine = dict.fromkeys([f"{letter}8" for letter in "abcdefgh"] + ["a7", "b7", "c7"], "0")
    match = purchase({"a1": [0], "c1": [0]}, town=mine)
    match.play(0, "buy c1")
    assert (owner(match, "c1"), owner(match, "a1")) == (0, None)
    assert player(match, 0)["property_tiles"] == 0
    assert said(match.events, "declined") == ["declined 0 a1"]
