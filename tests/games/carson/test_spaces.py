"""The action spaces: what each gives (section 7, without parcels and construction)."""

from typing import Any

import pytest

import posse
from tests.games.carson.table import (
    cash,
    cowboys,
    firepower,
    offered,
    player,
    points,
    refuses,
    roads,
    said,
    scene,
    standing,
    step,
    supply,
    table,
)

ACTOR: dict[str, Any] = {"cash": 10, "roads": 0, "cowboys": 0, "revolvers": 0}
BYSTANDER: dict[str, Any] = {"cash": 10, "roads": 0, "cowboys": 0, "revolvers": 0}


def alone_on(space: str, actor: dict[str, Any] | None = None, **picture: Any) -> posse.Match:
    """Seat 0 is about to act on a space of the last round, after which nobody joins."""
    players = [{**ACTOR, **(actor or {})}, BYSTANDER]
    laid: dict[str, Any] = {"round": 4, "players": players, "cowboys": {space: [0]}, "at": f"resolve {space}"}
    return scene(**laid | picture)


# --- wages


@pytest.mark.parametrize(("standing_there", "wages"), [([0], 4), ([0, 0], 8), ([0, 0, 0, 0, 0], 20)])
def test_wages_are_four_dollars_for_each_cowboy(standing_there: list[int], wages: int) -> None:
    """CC-7.1: $4 for each own cowboy on wages; all of them go to the supply."""
    match = alone_on("wages", cowboys={"wages": standing_there})
    assert cash(match, 0) == 10 + wages
    assert (cash(match, 1), supply(match, 0), standing(match, "wages")) == (10, 10, [])


def test_everybody_is_paid_for_their_own_cowboys() -> None:
    """CC-7.1: several players on wages are paid side by side."""
    match = scene(round=4, seats=3, cowboys={"wages": [0, 2, 0, 1, 0]}, at="resolve wages")
    assert [cash(match, seat) for seat in range(3)] == [27, 19, 19]


def test_the_white_cowboy_earns_wages_like_any_other() -> None:
    """CC-7.1: it counts as an own cowboy, and goes to its card."""
    match = scene(
        round=4,
        players=[{"character": "sheriff"}, {"character": "banker"}],
        white=[0, "wages"],
        cowboys={"wages": [0, 0]},
        at="resolve wages",
    )
    assert cash(match, 0) == 15 + 8
    assert (supply(match, 0), table(match)["white"]["holder"]) == (7, None)


# --- ammunition


def test_ammunition_gives_the_three_gun_token() -> None:
    """CC-7.2: the token adds 3 firepower, and costs nothing."""
    match = alone_on("ammunition", {"revolvers": 1})
    match.play(0, "carry")
    assert table(match)["three_guns"] == 0
    assert (firepower(match, 0), firepower(match, 1), cash(match, 0)) == (4, 0, 10)
    assert player(match, 0)["revolvers"] == 1


def test_only_the_winner_of_the_duel_takes_the_token() -> None:
    """CC-7.2: several players on ammunition fight for it."""
    match = scene(players=[BYSTANDER, ACTOR], cowboys={"ammunition": [0, 1]}, at="resolution", dice=["die 1", "die 2"])
    match.play(1, "carry")
    assert table(match)["three_guns"] == 1


def test_the_token_is_kept_until_the_end_of_the_round() -> None:
    """CC-7.2: it counts through phase 3 and is back on its space in the next round."""
    match = scene(
        players=[{"character": "banker", "cowboys": 1}, {"character": "captain"}],
        cowboys={"ammunition": [0]},
        at="resolution",
    )
    match.play(0, "carry")
    assert (step(match), table(match)["three_guns"], firepower(match, 0)) == ("cash_limit", 0, 1 + 4 + 1 + 3)
    match.play(0, "return 0")
    match.play(1, "return 0")
    assert (table(match)["round"], table(match)["three_guns"], firepower(match, 0)) == (2, None, 1 + 4 + 1)


# --- roads


def test_three_roads_gives_three_roads_into_the_reserve() -> None:
    """CC-7.3: they come from the supply and are not laid yet."""
    match = alone_on("roads_3", {"roads": 0})
    left, laid = table(match)["roads_left"], table(match)["roads"]
    match.play(0, "carry")
    assert (roads(match, 0), roads(match, 1)) == (3, 0)
    assert (table(match)["roads_left"], table(match)["roads"]) == (left - 3, laid)


def test_only_the_winner_of_the_duel_takes_three_roads() -> None:
    """CC-7.3: several players on three roads fight for them."""
    match = scene(
        round=4, players=[BYSTANDER, ACTOR], cowboys={"roads_3": [0, 1]}, at="resolution", dice=["die 1", "die 2"]
    )
    match.play(1, "carry")
    assert [roads(match, seat) for seat in (0, 1)] == [0, 3]


@pytest.mark.parametrize(("left", "taken"), [(4, 3), (2, 2), (0, 0)])
def test_of_too_few_roads_they_take_what_is_left(left: int, taken: int) -> None:
    """CC-7.3, CC-15.1: the supply may hold fewer than three."""
    match = alone_on("roads_3", players=[ACTOR, {**BYSTANDER, "roads": 21 - left}])
    match.play(0, "carry")
    assert (roads(match, 0), table(match)["roads_left"]) == (taken, left - taken)


def test_single_road_gives_a_road_for_each_cowboy() -> None:
    """CC-7.4: several players and several cowboys of one player are served side by side."""
    match = scene(round=4, seats=3, players=[ACTOR] * 3, cowboys={"road_1": [0, 1, 0, 0]}, at="resolve road_1")
    assert [roads(match, seat) for seat in range(3)] == [3, 1, 0]
    assert (standing(match, "road_1"), supply(match, 0)) == ([], 10)


@pytest.mark.parametrize(
    ("left", "shares"), [(1, [0, 0, 1]), (2, [1, 0, 1]), (3, [1, 1, 1]), (4, [1, 1, 2]), (5, [2, 1, 2])]
)
def test_too_few_single_roads_are_dealt_one_by_one_in_pass_order(left: int, shares: list[int]) -> None:
    """CC-7.4, CC-15.1: one each in pass order, again and again, until the supply is empty."""
    match = scene(
        round=4,
        seats=4,
        passed=[2, 0, 1, 3],
        players=[*[ACTOR] * 3, {**BYSTANDER, "roads": 21 - left}],
        cowboys={"road_1": [0, 0, 1, 2, 2]},
        at="resolve road_1",
    )
    assert [roads(match, seat) for seat in range(3)] == shares
    assert [supply(match, seat) for seat in range(3)] == [10, 10, 10]


# --- income


@pytest.mark.parametrize(
    ("town", "income"),
    [
        ({}, 0),
        ({"a1": "0"}, 2),
        ({"a1": "0", "a2": "0 house", "a3": "0 mountain", "a4": "0 church"}, 8),
        ({"a1": "0", "a2": "1", "a3": "1 house", "a4": "mountain"}, 2),
    ],
)
def test_parcel_income_is_two_dollars_for_each_own_parcel(town: dict[str, str], income: int) -> None:
    """CC-7.8: with or without content, but no parcel of another player or of nobody."""
    match = alone_on("parcel_income", town=town)
    match.play(0, "carry")
    assert (cash(match, 0), cash(match, 1)) == (10 + income, 10)


def test_parcel_income_counts_a_parcel_bought_this_round() -> None:
    """CC-7.8: what was bought before it is resolved counts."""
    match = alone_on("parcel_income", cowboys={"parcel_income": [0], "a1": [0]}, at="resolution")
    match.play(0, "buy a1")
    assert "gained 0 2 parcel_income" in said(match.play(0, "carry"))


@pytest.mark.parametrize(
    ("actor", "picture", "power"),
    [
        ({}, {}, 0),
        ({"cowboys": 3}, {}, 3),
        ({"revolvers": 2}, {}, 2),
        ({"cowboys": 3, "revolvers": 2}, {"three_guns": 0}, 8),
        ({"cowboys": 3, "revolvers": 2}, {"three_guns": 1}, 5),
        ({"character": "mercenary"}, {}, 3),
        ({"character": "mercenary"}, {"sides": {"mercenary": "red"}}, 2),
        ({"character": "mercenary", "revolvers": 1}, {"options": {"mercenary_counts": "duels_only"}}, 1),
        ({"character": "sheriff", "cowboys": 1}, {"white": [0, "-"]}, 2),
    ],
)
def test_firepower_income_is_two_dollars_a_point(actor: dict[str, Any], picture: dict[str, Any], power: int) -> None:
    """CC-7.9: $2 for each point; the acting cowboy counts no more than others on the board."""
    match = alone_on("firepower_income", actor, **picture)
    match.play(0, "carry")
    assert said(match.events) == [f"gained 0 {2 * power} firepower_income"]
    assert cash(match, 0) == 10 + 2 * power


def test_cowboys_that_still_stand_on_the_board_bring_no_firepower_income() -> None:
    """CC-7.9: only the reserve counts, wherever the others stand."""
    match = alone_on("firepower_income", {"cowboys": 1}, cowboys={"firepower_income": [0], "buy_vp_5": [0]})
    assert "gained 0 2 firepower_income" in said(match.play(0, "carry"))


def test_the_loser_of_the_duel_has_their_cowboy_back_but_no_income() -> None:
    """CC-7.9: one wins the space, and their own cowboy there does not count."""
    match = scene(
        round=4,
        players=[{**ACTOR, "cowboys": 2}, {**ACTOR, "cowboys": 2}],
        cowboys={"firepower_income": [0, 1]},
        at="resolve firepower_income",
        dice=["die 2", "die 1"],
    )
    match.play(0, "carry")
    assert [cash(match, seat) for seat in (0, 1)] == [14, 10]
    assert cowboys(match, 1) == 3


@pytest.mark.parametrize(("first", "second"), [(3, 5), (1, 1), (6, 6), (5, 3)])
def test_gambling_pays_the_sum_of_two_dice(first: int, second: int) -> None:
    """CC-7.10, EX-10: 3 and 5 pay $8."""
    match = alone_on("gambling", dice=[f"die {first}", f"die {second}"])
    events = match.play(0, "carry")
    assert said(events) == [f"gambled 0 {first} {second}", f"gained 0 {first + second} gambling"]
    assert cash(match, 0) == 10 + first + second


def test_estate_income_pays_every_building_by_itself() -> None:
    """CC-7.11: no cowboy is needed, nobody is asked, and everybody's buildings pay."""
    match = scene(
        round=4,
        players=[BYSTANDER, BYSTANDER],
        town={"a1": "0 hotel", "a8": "1 hotel", "h8": "1 ranch"},
        at="estate",
    )
    assert [cash(match, seat) for seat in (0, 1)] == [16, 19]
    assert step(match) == "cash_limit"


def test_nobody_can_place_on_the_two_automatic_spaces() -> None:
    """CC-7.5, CC-7.11: parcel purchase and estate income are no places for cowboys."""
    match = scene(at="place : 0")
    spaces = [place for place in offered(match, 0, "place") if len(place) > 2]
    assert len(spaces) == 21
    assert not {"parcel_purchase", "estate", "estate_income"} & set(spaces)


# --- victory points


@pytest.mark.parametrize(("owned", "scored"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (12, 6)])
def test_vp_for_parcels_are_half_the_own_parcels(owned: int, scored: int) -> None:
    """CC-7.12: rounded down, and other players' parcels do not count."""
    mine = [f"{letter}{row}" for row in (1, 2) for letter in "abcdefgh"][:owned]
    match = alone_on("parcel_vp", town=dict.fromkeys(mine, "0") | {"h8": "1"})
    match.play(0, "carry")
    assert (points(match, 0), player(match, 0)["sources"]["parcel_vp"]) == (scored, scored)
    assert (points(match, 1), cash(match, 0)) == (0, 10)


def test_vp_for_parcels_counts_parcels_of_every_kind() -> None:
    """CC-7.12: with house, mountain, building or nothing on them."""
    match = alone_on("parcel_vp", town={"a1": "0", "a3": "0 house", "a5": "0 mountain", "a7": "0 church"})
    match.play(0, "carry")
    assert points(match, 0) == 2


@pytest.mark.parametrize(
    ("actor", "picture", "scored"),
    [
        ({}, {}, 0),
        ({"cowboys": 1}, {}, 0),
        ({"cowboys": 1, "revolvers": 1}, {}, 1),
        ({"cowboys": 3, "revolvers": 3}, {}, 3),
        ({"cowboys": 3, "revolvers": 4}, {}, 3),
        ({"cowboys": 1}, {"three_guns": 0}, 2),
        ({"character": "mercenary", "cowboys": 1}, {}, 2),
        ({"character": "mercenary", "cowboys": 1}, {"options": {"mercenary_counts": "duels_only"}}, 0),
        ({"character": "sheriff", "cowboys": 1}, {"white": [0, "-"]}, 1),
    ],
)
def test_vp_for_firepower_are_half_the_sum(actor: dict[str, Any], picture: dict[str, Any], scored: int) -> None:
    """CC-7.13, R-24: cowboys and revolvers are added first, then halved and rounded down."""
    match = alone_on("firepower_vp", actor, **picture)
    match.play(0, "carry")
    assert (points(match, 0), player(match, 0)["sources"]["firepower_vp"]) == (scored, scored)


@pytest.mark.parametrize(
    ("actor", "picture", "scored"),
    [
        ({"cowboys": 3, "revolvers": 3}, {}, 2),
        ({"cowboys": 2, "revolvers": 3}, {}, 2),
        ({"cowboys": 1, "revolvers": 1}, {"three_guns": 0}, 2),
        ({"cowboys": 1, "revolvers": 1, "character": "mercenary"}, {}, 2),
        ({"cowboys": 1, "character": "sheriff"}, {"white": [0, "-"]}, 1),
    ],
)
def test_vp_for_firepower_may_halve_each_kind(actor: dict[str, Any], picture: dict[str, Any], scored: int) -> None:
    """CC-7.13, R-24: with `firepower_vp_rounding = separate` cowboys and revolver points are halved one by one."""
    match = alone_on("firepower_vp", actor, options={"firepower_vp_rounding": "separate"}, **picture)
    match.play(0, "carry")
    assert points(match, 0) == scored


def test_separate_halves_leave_out_the_mercenary_where_they_count_in_duels_only() -> None:
    """CC-7.13: `mercenary_counts` holds for either way of rounding."""
    options = {"firepower_vp_rounding": "separate", "mercenary_counts": "duels_only"}
    match = alone_on("firepower_vp", {"cowboys": 2, "revolvers": 1, "character": "mercenary"}, options=options)
    match.play(0, "carry")
    assert points(match, 0) == 1


@pytest.mark.parametrize(("counts_mines", "scored"), [(True, 3), (False, 2)])
def test_vp_for_property_are_one_for_each_built_building(counts_mines: bool, scored: int) -> None:
    """CC-7.14: mines only with `estate_vp_counts_mines`; no houses, no mountains, nothing unbuilt, nobody else's."""
    match = alone_on(
        "property_vp",
        {"kept": {"bank": 2}},
        options={"estate_vp_counts_mines": counts_mines},
        town={
            "a1": "0 church",
            "a8": "0 mine",
            "h1": "0 prison",
            "h8": "0 house",
            "g8": "0 mountain",
            "f8": "0",
            "e8": "1 ranch",
        },
    )
    match.play(0, "carry")
    assert (points(match, 0), player(match, 0)["sources"]["property_vp"]) == (scored, scored)


@pytest.mark.parametrize("kind", ["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison"])
def test_every_kind_of_building_is_property(kind: str) -> None:
    """CC-7.14: each of the eight kinds counts 1, in the editions that count mines."""
    match = alone_on("property_vp", town={"a1": f"0 {kind}"})
    match.play(0, "carry")
    assert points(match, 0) == 1


@pytest.mark.parametrize("price", [5, 4, 3, 2])
def test_victory_points_are_bought_at_the_price_of_the_space(price: int) -> None:
    """CC-7.15: any whole number that the cash allows; the money goes to the bank."""
    space = f"buy_vp_{price}"
    match = alone_on(space, {"cash": 13}, round=1)
    most = 13 // price
    assert match.choices(0) == [f"points {amount}" for amount in range(most + 1)]
    assert refuses(match, 0, f"points {most + 1}")
    match.play(0, f"points {most}")
    assert (points(match, 0), cash(match, 0)) == (most, 13 - most * price)
    assert (player(match, 0)["sources"]["buy_vp"], standing(match, space)) == (most, [])


def test_only_cash_limits_the_points_bought() -> None:
    """CC-7.15: there is no largest purchase, and fewer may be bought than could be paid for."""
    match = alone_on("buy_vp_2", {"cash": 100}, round=1)
    assert "points 50" in match.choices(0)
    match.play(0, "points 7")
    assert (points(match, 0), cash(match, 0)) == (7, 86)


def test_buying_no_points_declines() -> None:
    """CC-7.15: 0 means decline."""
    match = alone_on("buy_vp_5")
    assert said(match.play(0, "points 0")) == ["declined 0 buy_vp_5"]
    assert (points(match, 0), cash(match, 0), supply(match, 0)) == (0, 10, 10)


def test_without_the_price_of_one_point_nothing_is_asked() -> None:
    """CC-7.15, CC-15.7: a player who cannot buy a single point declines."""
    match = alone_on("buy_vp_5", {"cash": 4})
    assert said(match.events) == ["declined 0 buy_vp_5"]
    assert step(match) == "cash_limit"


def test_there_is_a_duel_for_each_price() -> None:
    """CC-7.15: two players on $5 fight there, the one on $4 buys in peace."""
    match = scene(
        players=[{**ACTOR, "cash": 20}] * 2,
        cowboys={"buy_vp_5": [0, 1], "buy_vp_4": [1]},
        at="resolve buy_vp_5",
        dice=["die 2", "die 1"],
    )
    match.play(0, "points 1")
    assert match.question == {"step": "buy_vp", "place": "buy_vp_4"}
    match.play(1, "points 2")
    assert [points(match, seat) for seat in (0, 1)] == [1, 2]
