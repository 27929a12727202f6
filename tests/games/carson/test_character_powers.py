"""What the characters do, from the banker to the mercenary: section 11 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.carson.estate import EMPTY_ROW, dice
from tests.games.carson.table import (
    cash,
    content,
    cowboys,
    firepower,
    kept,
    offered,
    owner,
    parcels,
    play_all,
    player,
    points,
    refuses,
    revolvers,
    roads,
    row,
    said,
    scene,
    step,
    supply,
    table,
)


def taking(card: str, side: str = "yellow", **picture: Any) -> posse.Match:
    """Seat 0 has just taken a card; seat 1 picks next."""
    picture = {"dice": [], "seats": 2, **picture}
    match = scene(sides={card: side}, at="character : 0", **picture)
    match.play(0, f"take {card}")
    return match


def ending(card: str, side: str = "red", **picture: Any) -> posse.Match:
    """The end of the round for seat 0, who has a card; seat 1 is the captain."""
    me = {"character": card, **picture.pop("me", {})}
    picture = {"dice": [], "at": "red_powers", **picture}
    return scene(seats=2, players=[me, {"character": "captain"}], sides={card: side}, **picture)


# --- banker


def test_the_yellow_banker_receives_nine_dollars_at_once() -> None:
    """CC-11.3: before the next player picks."""
    match = taking("banker")
    assert said(match.events, "took", "gained") == ["took 0 banker", "gained 0 9 banker"]
    assert (cash(match, 0), step(match), match.asked) == (24, "character", (1,))


def test_the_red_banker_receives_nothing_at_once() -> None:
    """CC-11.3: the card works at the end of the round."""
    match = taking("banker", "red")
    assert (cash(match, 0), step(match), match.asked) == (15, "character", (1,))


@pytest.mark.parametrize(("vp", "price"), [(3, 3), (5, 12), (7, 25)])
def test_the_red_banker_may_buy_points_once_at_the_end_of_the_round(vp: int, price: int) -> None:
    """CC-11.3: 3 VP for $3, or 5 VP for $12, or 7 VP for $25."""
    match = ending("banker", me={"cash": 60, "roads": 0})
    assert match.choices(0) == ["decline", "invest 3", "invest 5", "invest 7"]
    match.play(0, f"invest {vp}")
    assert (cash(match, 0), points(match, 0), step(match)) == (60 - price, vp, "cash_limit")


@pytest.mark.parametrize(
    ("money", "offers"), [(3, ["3"]), (11, ["3"]), (12, ["3", "5"]), (24, ["3", "5"]), (25, ["3", "5", "7"])]
)
def test_the_red_banker_buys_only_what_they_can_pay(money: int, offers: list[str]) -> None:
    """CC-11.3: and they may decline."""
    match = ending("banker", me={"cash": money})
    assert offered(match, 0, "invest") == offers
    match.play(0, "decline")
    assert (cash(match, 0), points(match, 0), step(match)) == (money, 0, "cash_limit")


def test_a_red_banker_without_three_dollars_is_not_asked() -> None:
    """CC-11.3: there is nothing they could buy."""
    assert step(ending("banker", me={"cash": 2})) == "cash_limit"


def test_the_yellow_banker_buys_no_points() -> None:
    """CC-11.3: the purchase is the red side's."""
    assert step(ending("banker", "yellow", me={"cash": 60})) == "cash_limit"


# --- shopkeeper


@pytest.mark.parametrize("side", ["yellow", "red"])
def test_the_shopkeeper_may_take_eight_dollars_at_once(side: str) -> None:
    """CC-11.4: or wait; they decide before the next player picks."""
    match = taking("shopkeeper", side, players=[{"roads": 0}])
    assert (step(match), match.asked, match.choices(0)) == ("shopkeeper", (0,), ["cash", "later"])
    assert said(match.play(0, "cash")) == ["gained 0 8 shopkeeper"]
    assert (cash(match, 0), player(match, 0)["waiting"], match.asked) == (23, False, (1,))


@pytest.mark.parametrize("side", ["yellow", "red"])
def test_a_shopkeeper_who_waits_receives_nothing_at_once(side: str) -> None:
    """CC-11.4: the reward comes at estate income or at the end of the round."""
    match = taking("shopkeeper", side)
    match.play(0, "later")
    assert (cash(match, 0), player(match, 0)["waiting"], match.asked) == (15, True, (1,))


def test_the_yellow_shopkeeper_chooses_again_at_estate_income() -> None:
    """CC-11.4: $8 or the double income of one kind; nothing more at the end of the round."""
    picture: dict[str, Any] = {"me": {"promised": True}, "town": {"b2": "0 hotel", "b4": "0 house"}, "at": "estate"}
    match = ending("shopkeeper", "yellow", **picture)
    assert step(match) == "declare"
    match.play(0, "double hotel")
    assert (cash(match, 0), points(match, 0), step(match)) == (15 + 12, 0, "cash_limit")


HOUSES = {"a1": "0 house", "a3": "0 house", "c1": "house", "e1": "1 house"}
NO_HOUSES = {"a5": "0 ranch", "a7": "0 hotel", "c5": "0 church", "c7": "0 mountain", "e7": "0"}


def test_the_red_shopkeeper_scores_a_point_for_each_own_house() -> None:
    """CC-11.4: real houses on own parcels; no ranch, hotel or church, no house of nobody or of another."""
    match = ending("shopkeeper", me={"promised": True}, town={**HOUSES, **NO_HOUSES})
    assert said(match.events, "scored") == ["scored 0 2 shopkeeper"]
    assert (points(match, 0), cash(match, 0), step(match)) == (2, 15, "cash_limit")


def test_a_red_shopkeeper_who_took_the_cash_scores_no_houses() -> None:
    """CC-11.4: it is one or the other."""
    assert points(ending("shopkeeper", town=HOUSES), 0) == 0


def test_the_yellow_shopkeeper_scores_no_houses() -> None:
    """CC-11.4: the houses are the red side's."""
    match = ending("shopkeeper", "yellow", me={"promised": True}, town={**HOUSES, "h8": "0 mountain"})
    assert (points(match, 0), cash(match, 0)) == (0, 15)


# --- worker


def test_the_yellow_worker_receives_two_roads_at_once() -> None:
    """CC-11.5: out of the supply."""
    match = taking("worker")
    assert (roads(match, 0), table(match)["roads_left"], match.asked) == (3, 25 - 4 - 2 - 2, (1,))


PRICES = [(12, 6), (10, 5), (8, 4), (6, 3), (5, 3), (4, 2), (3, 2)]


@pytest.mark.parametrize(("printed", "halved"), PRICES)
@pytest.mark.parametrize("side", ["yellow", "red"])
def test_only_the_yellow_worker_pays_half(printed: int, halved: int, side: str) -> None:
    """CC-11.5: rounded up, on every construction space; the red one pays the printed price."""
    space = f"construction_{printed}"
    price = halved if side == "yellow" else printed
    picture: dict[str, Any] = {"cowboys": {space: [0]}, "at": f"resolve {space}"}
    match = ending("worker", side, me={"cash": price}, **picture)
    match.play(0, f"buy {space}")
    assert cash(match, 0) == 0
    too_poor = ending("worker", side, me={"cash": price - 1}, **picture)
    assert said(too_poor.events, "declined") == [f"declined 0 {space}"]


def test_the_price_is_halved_for_every_purchase_of_the_round() -> None:
    """CC-11.5: two buildings, both at half price; the other player pays in full."""
    spaces = {"construction_12": [0], "construction_10": [1], "construction_8": [0]}
    picture: dict[str, Any] = {"cowboys": spaces, "at": "resolve construction_12"}
    match = ending("worker", "yellow", me={"roads": 0}, **picture)
    play_all(match, (0, "buy construction_12"))
    match.play(1, "buy construction_10")
    match.play(1, "keep")
    match.play(0, "buy construction_8")
    assert (cash(match, 0), cash(match, 1)) == (15 - 6 - 4, 15 - 10)


ROW = ["ranch", "mine", "drugstore", "bank", "saloon", "ranch", "mine"]


@pytest.mark.parametrize("slot", range(7))
def test_the_red_worker_may_buy_any_building_of_the_row_for_five_dollars(slot: int) -> None:
    """CC-11.5: those to its right move towards the cheap end and one from the bag fills the $12 space, at once."""
    match = taking("worker", "red", dice=["building hotel"], row=ROW)
    assert (step(match), match.asked, roads(match, 0)) == ("worker", (0,), 1)
    space = f"construction_{[3, 4, 5, 6, 8, 10, 12][slot]}"
    told = [f"bought_building 0 {ROW[slot]} 5", "offered hotel construction_12"]
    assert said(match.play(0, f"buy {space}")) == told
    assert (cash(match, 0), kept(match, 0)) == (10, {ROW[slot]: 1})
    assert row(match) == [*ROW[:slot], *ROW[slot + 1 :], "hotel"]
    assert (step(match), match.asked) == ("build", (0,))


def test_the_red_worker_builds_at_once_or_keeps() -> None:
    """CC-11.5: before the next player picks; a building that needs a house brings it."""
    match = taking("worker", "red", dice=["building hotel"], town={"c4": "0", "h8": "0"})
    match.play(0, "buy construction_6")
    assert offered(match, 0, "build") == ["bank c4"]
    play_all(match, (0, "build bank c4"), (0, "house c3"))
    assert (content(match, "c4"), content(match, "c3"), kept(match, 0), match.asked) == ("bank", "house", {}, (1,))
    match = taking("worker", "red", dice=["building hotel"], town={"c4": "0", "h8": "0"})
    play_all(match, (0, "buy construction_12"), (0, "keep"))
    assert (content(match, "c4"), kept(match, 0), match.asked) == (None, {"mine": 1}, (1,))


def test_the_red_worker_builds_a_mine_with_its_revolver() -> None:
    """CC-11.5: building works as always."""
    match = taking("worker", "red", dice=["building hotel"], town={"h8": "0"})
    play_all(match, (0, "buy construction_12"), (0, "build mine h8"))
    assert (content(match, "h8"), revolvers(match, 0), cash(match, 0)) == ("mine", 2, 10)


def test_the_red_worker_may_decline() -> None:
    """CC-11.5: then the offer is lost and the row stays."""
    match = taking("worker", "red", row=ROW)
    match.play(0, "decline")
    assert (cash(match, 0), kept(match, 0), row(match), match.asked) == (15, {}, ROW, (1,))


def test_a_red_worker_without_five_dollars_is_not_asked() -> None:
    """CC-11.5: they cannot buy."""
    assert taking("worker", "red", players=[{"cash": 4}]).asked == (1,)
    assert len(offered(taking("worker", "red", players=[{"cash": 5}]), 0, "buy")) == 7


# --- settler


def test_the_yellow_settler_may_take_any_unowned_parcel_for_nothing() -> None:
    """CC-11.6: empty, with a house or with a mountain."""
    town = {"a1": "0", "a2": "1", "a3": "1 house", "b1": "mountain", "b2": "house", "b3": "0 mountain", "b4": "1 bank"}
    match = taking("settler", town=town)
    assert (step(match), match.asked) == ("settler_parcel", (0,))
    assert sorted(offered(match, 0, "own")) == sorted(parcels(match, owner=None))
    assert {"b1", "b2", "h8", "d4"} <= set(offered(match, 0, "own"))
    assert refuses(match, 0, "own a2")
    assert said(match.play(0, "own b1")) == ["owned 0 b1"]
    assert (owner(match, "b1"), content(match, "b1"), cash(match, 0), match.asked) == (0, "mountain", 15, (1,))
    assert player(match, 0)["property_tiles"] == 12 - 3


def test_the_yellow_settler_may_decline_their_parcel() -> None:
    """CC-11.6: nobody has to own more."""
    match = taking("settler")
    match.play(0, "decline")
    assert (parcels(match, owner=0), match.asked) == ([], (1,))


def test_the_yellow_settler_takes_no_river() -> None:
    """CC-11.6, CC-14.11: river belongs to nobody for good."""
    match = taking("settler", options={"river": "carson"})
    assert not {"c1", "d4", "e8"} & set(offered(match, 0, "own"))


def test_the_red_settler_takes_no_parcel() -> None:
    """CC-11.6: they are asked about money."""
    match = taking("settler", "red", players=[{"roads": 0}])
    assert (step(match), match.choices(0)) == ("settler_cash", ["cash", "later"])


MOUNTAINS = {"a1": "0 mountain", "a3": "0 mountain", "a5": "0 mountain", "c1": "mountain", "c5": "1 mountain"}


def test_the_red_settler_who_takes_the_cash_forgoes_the_mountains() -> None:
    """CC-11.6: with `immediate` the $8 come at selection."""
    match = taking("settler", "red", town=MOUNTAINS)
    assert said(match.play(0, "cash")) == ["gained 0 8 settler"]
    assert (cash(match, 0), player(match, 0)["waiting"], match.asked) == (23, False, (1,))
    match = ending("settler", town=MOUNTAINS)
    assert (cash(match, 0), points(match, 0), step(match)) == (15, 0, "cash_limit")


@pytest.mark.parametrize(("reward", "dollars", "vp"), [("dollar", 3, 0), ("vp", 0, 3)])
def test_the_red_settler_who_waits_is_rewarded_for_each_own_mountain(reward: str, dollars: int, vp: int) -> None:
    """CC-11.6: $1 or 1 VP each, at the end of the round; mountains of nobody and of others do not count."""
    options = {"settler_red_mountain_reward": reward}
    match = taking("settler", "red", town=MOUNTAINS, options=options)
    match.play(0, "later")
    assert (cash(match, 0), player(match, 0)["waiting"], match.asked) == (15, True, (1,))
    match = ending("settler", me={"promised": True}, town=MOUNTAINS, options=options)
    assert (cash(match, 0), points(match, 0), step(match)) == (15 + dollars, vp, "cash_limit")


LATE = {"settler_red_cash_timing": "end_of_round"}


def test_with_end_of_round_the_red_settler_decides_only_then() -> None:
    """CC-11.6: at selection they are not asked and receive nothing."""
    match = taking("settler", "red", options=LATE)
    assert (cash(match, 0), player(match, 0)["waiting"], match.asked) == (15, True, (1,))


@pytest.mark.parametrize(("reward", "dollars", "vp"), [("dollar", 3, 0), ("vp", 0, 3)])
def test_with_end_of_round_the_red_settler_chooses_cash_or_mountains(reward: str, dollars: int, vp: int) -> None:
    """CC-11.6: $8 instead of the reward, or the reward."""
    picture: dict[str, Any] = {"me": {"promised": True, "roads": 0}, "town": MOUNTAINS}
    options = {**LATE, "settler_red_mountain_reward": reward}
    match = ending("settler", options=options, **picture)
    assert (step(match), match.choices(0)) == ("settler_end", ["cash", "mountains"])
    match.play(0, "mountains")
    assert (cash(match, 0), points(match, 0), step(match)) == (15 + dollars, vp, "cash_limit")
    match = ending("settler", options=options, **picture)
    assert said(match.play(0, "cash"), "gained", "scored") == ["gained 0 8 settler"]
    assert (cash(match, 0), points(match, 0), step(match)) == (23, 0, "cash_limit")


@pytest.mark.parametrize(
    ("edition", "timing", "reward"),
    [
        ("polish", "immediate", "dollar"),
        ("russian", "immediate", "dollar"),
        ("italian", "end_of_round", "vp"),
    ],
)
def test_the_red_settler_of_the_three_editions(edition: str, timing: str, reward: str) -> None:
    """R-23, CC-11.6: the presets follow the print; a single option changes the reward on top of them."""
    match = taking("settler", "red", options={"edition": edition})
    assert match.asked == ((0,) if timing == "immediate" else (1,))
    assert match.options["settler_red_mountain_reward"] == reward
    balanced = {"edition": edition, "settler_red_mountain_reward": "vp"}
    match = ending("settler", me={"promised": True}, town=MOUNTAINS, options=balanced)
    if timing == "end_of_round":
        match.play(0, "mountains")
    assert points(match, 0) == 3


# --- captain


@pytest.mark.parametrize(("amount", "price"), [(1, 1), (2, 4), (3, 9)])
def test_the_yellow_captain_may_hire_up_to_three_cowboys(amount: int, price: int) -> None:
    """CC-11.7: $1 for 1, $4 for 2, $9 for 3, from the general supply, at once."""
    match = taking("captain", players=[{"roads": 0}])
    assert match.choices(0) == ["decline", "hire 1", "hire 2", "hire 3"]
    assert said(match.play(0, f"hire {amount}")) == [f"hired 0 {amount} {price}"]
    assert (cash(match, 0), cowboys(match, 0), supply(match, 0)) == (15 - price, 3 + amount, 7 - amount)
    assert match.asked == (1,)


@pytest.mark.parametrize(("money", "most"), [(0, 0), (1, 1), (3, 1), (4, 2), (8, 2), (9, 3)])
def test_the_yellow_captain_hires_only_whom_they_can_pay(money: int, most: int) -> None:
    """CC-11.7: an offer they cannot pay is not made; without any they are not asked."""
    match = taking("captain", players=[{"cash": money}])
    assert offered(match, 0, "hire") == [str(amount) for amount in range(1, most + 1)]
    assert match.asked == ((0,) if most else (1,))


@pytest.mark.parametrize(("reserve", "most"), [(7, 3), (8, 2), (9, 1), (10, 0)])
def test_the_yellow_captain_hires_only_whom_the_supply_holds(reserve: int, most: int) -> None:
    """CC-11.7: there are ten cowboys of a colour."""
    match = taking("captain", players=[{"cowboys": reserve}])
    assert offered(match, 0, "hire") == [str(amount) for amount in range(1, most + 1)]


@pytest.mark.parametrize("side", ["yellow", "red"])
def test_the_captain_may_decline(side: str) -> None:
    """CC-11.7: they pay nothing and receive nothing."""
    match = taking("captain", side)
    match.play(0, "decline")
    assert (cash(match, 0), cowboys(match, 0), revolvers(match, 0), match.asked) == (15, 3, 1, (1,))


@pytest.mark.parametrize(("amount", "price"), [(1, 3), (2, 9)])
def test_the_red_captain_may_buy_revolvers_for_good(amount: int, price: int) -> None:
    """CC-11.7: $3 for 1, $9 for 2, and no cowboys."""
    match = taking("captain", "red", players=[{"roads": 0}])
    assert match.choices(0) == ["decline", "arm 1", "arm 2"]
    assert said(match.play(0, f"arm {amount}")) == [f"armed 0 {amount} {price}"]
    assert (cash(match, 0), revolvers(match, 0), cowboys(match, 0)) == (15 - price, 1 + amount, 3)
    assert (firepower(match, 0), match.asked) == (4 + amount, (1,))


@pytest.mark.parametrize(("money", "most"), [(2, 0), (3, 1), (8, 1), (9, 2)])
def test_the_red_captain_buys_only_what_they_can_pay(money: int, most: int) -> None:
    """CC-11.7: without any offer they are not asked."""
    match = taking("captain", "red", players=[{"cash": money}])
    assert offered(match, 0, "arm") == [str(amount) for amount in range(1, most + 1)]
    assert match.asked == ((0,) if most else (1,))


def test_revolvers_stay_when_the_round_ends() -> None:
    """CC-11.7: they are kept for the rest of the game."""
    armed = [{"character": "captain", "revolvers": 3}, {"character": "banker"}]
    match = scene(dice=[], players=armed, sides={"captain": "red"}, row=EMPTY_ROW, at="clear_up")
    assert (step(match), player(match, 0)["character"], revolvers(match, 0)) == ("character", None, 3)


# --- mercenary


@pytest.mark.parametrize(("side", "bonus"), [("yellow", 3), ("red", 2)])
def test_the_mercenary_adds_firepower_in_duels(side: str, bonus: int) -> None:
    """CC-11.8: 3 on the yellow side, 2 on the red one, and for nobody else."""
    match = ending("mercenary", side, dice=dice(1, 1), cowboys={"gambling": [0, 1]}, at="resolve gambling")
    power = 4 + bonus
    assert said(match.events, "fired") == [f"fired 0 {power} 1 {power + 1}", "fired 1 4 1 5"]


@pytest.mark.parametrize(("side", "bonus"), [("yellow", 3), ("red", 2)])
@pytest.mark.parametrize("counts", ["everywhere", "duels_only"])
def test_whether_the_mercenary_counts_on_the_firepower_spaces(side: str, bonus: int, counts: str) -> None:
    """CC-11.8: `mercenary_counts` decides, for dollars and for points."""
    power = 4 + (bonus if counts == "everywhere" else 0)
    on_board = {"firepower_income": [0], "firepower_vp": [0]}
    options = {"mercenary_counts": counts}
    match = ending("mercenary", side, cowboys=on_board, at="resolve firepower_income", options=options)
    play_all(match, (0, "carry"), (0, "carry"))
    assert (cash(match, 0), points(match, 0)) == (15 + 2 * power, power // 2)


@pytest.mark.parametrize("counts", ["everywhere", "duels_only"])
def test_the_mercenary_fights_with_their_bonus_whatever_the_option(counts: str) -> None:
    """CC-11.8: `mercenary_counts` is about the firepower spaces only, also in a duel for one of them."""
    picture: dict[str, Any] = {"cowboys": {"firepower_vp": [0, 1]}, "at": "resolve firepower_vp"}
    match = ending("mercenary", "yellow", dice=dice(1, 2), options={"mercenary_counts": counts}, **picture)
    assert said(match.events, "won") == ["won 0 firepower_vp"]


@pytest.mark.parametrize("side", ["yellow", "red"])
def test_the_mercenarys_bonus_lasts_for_one_round(side: str) -> None:
    """CC-11.8: it comes with the card and goes with it."""
    match = taking("mercenary", side)
    assert firepower(match, 0) == (7 if side == "yellow" else 6)
    match = ending("mercenary", side, at="clear_up", row=EMPTY_ROW)
    assert (step(match), firepower(match, 0)) == ("character", 4)
