"""The end of the round and of the game: sections 12 and 13 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.carson.table import (
    cash,
    cowboys,
    firepower,
    kept,
    offered,
    play_all,
    player,
    points,
    refuses,
    row,
    said,
    scene,
    step,
    supply,
    table,
)

ROW = ["ranch", "mine", "bank", "saloon", "hotel", "ranch", "mine"]
TWO = [{"character": "banker"}, {"character": "worker"}]


def ending(at: str, **picture: Any) -> posse.Match:
    """The end of a round of a banker and a worker with a full row, so that nothing is drawn."""
    picture = {"dice": [], "row": ROW, "players": TWO, **picture}
    return scene(at=at, **picture)


def players(*changes: dict[str, Any]) -> list[dict[str, Any]]:
    """The banker and the worker with something else about them."""
    return [{**usual, **change} for usual, change in zip(TWO, changes)]


# --- red powers

RED = {"banker": "red", "shopkeeper": "red", "settler": "red"}


def test_red_powers_come_first_and_in_pass_order() -> None:
    """CC-12.0: player by player, before new cowboys and the cash limit."""
    match = scene(
        dice=[],
        seats=3,
        players=[
            {"character": "banker"},
            {"character": "shopkeeper", "promised": True},
            {"character": "settler", "promised": True},
        ],
        sides=RED,
        town={"a1": "1 house", "a3": "2 mountain"},
        passed=[2, 0, 1],
        at="end_of_round",
    )
    assert said(match.events) == ["gained 2 1 settler"]
    assert (step(match), match.asked) == ("banker", (0,))
    told = said(match.play(0, "invest 3"))
    assert told == ["invested 0 3 3", "scored 1 1 shopkeeper", "joined 2 4", "joined 0 4", "joined 1 4"]
    assert (step(match), match.asked) == ("cash_limit", (2,))


def test_what_the_banker_spends_does_not_count_at_the_cash_limit() -> None:
    """CC-12.0, R-16: the banker buys before the limit is checked."""
    match = ending("end_of_round", players=players({"cash": 72}, {}), sides=RED)
    match.play(0, "invest 5")
    assert (step(match), cash(match, 0), offered(match, 0, "return")[0]) == ("cash_limit", 60, "0")
    match = ending("end_of_round", players=players({"cash": 72}, {}), sides=RED)
    match.play(0, "decline")
    assert offered(match, 0, "return")[0] == "12"


def test_the_settlers_dollars_count_at_the_cash_limit() -> None:
    """CC-12.0, R-16: $20 and two mountains are $2 over the red settler's limit."""
    settled = [{"character": "settler", "promised": True, "cash": 20}, {"character": "worker"}]
    match = ending("end_of_round", players=settled, sides=RED, town={"a1": "0 mountain", "a3": "0 mountain"})
    assert (cash(match, 0), offered(match, 0, "return")[0]) == (22, "2")


# --- round marker

BUYING = ["buy_vp_5", "buy_vp_4", "buy_vp_3", "buy_vp_2"]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_round_marker_blocks_one_more_buying_space_after_each_round(number: int) -> None:
    """CC-12.1: four spaces in round 1, then $5 to $3, $5 and $4, and in round 4 only $5."""
    match = scene(round=number, at="place : 0")
    open_spaces = [space for space in offered(match, 0, "place") if space in BUYING]
    assert open_spaces == BUYING[: 5 - number]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_round_marker_moves_at_the_end_of_a_round(number: int) -> None:
    """CC-12.1: in the next round the space that was dearest to block is closed."""
    match = ending("cash_limits", round=number, seats=2)
    play_all(match, (0, "return 0"), (1, "return 0"), (0, "take banker"), (1, "take mercenary"))
    assert (step(match), table(match)["round"]) == ("place", number + 1)
    assert [space for space in offered(match, 0, "place") if space in BUYING] == BUYING[: 4 - number]


# --- new cowboys


@pytest.mark.parametrize(("number", "new"), [(1, 4), (2, 5), (3, 5), (4, 0)])
def test_new_cowboys_after_each_round(number: int, new: int) -> None:
    """CC-12.2: 4 after round 1, 5 after rounds 2 and 3, none after round 4; from the general supply, for everybody."""
    match = ending("new_cowboys", round=number)
    assert (step(match), match.asked) == ("cash_limit", (0,))
    assert [cowboys(match, seat) for seat in (0, 1)] == [3 + new, 3 + new]
    assert [supply(match, seat) for seat in (0, 1)] == [7 - new, 7 - new]


@pytest.mark.parametrize(("reserve", "after"), [(0, 4), (6, 10), (7, 10), (10, 10)])
def test_a_reserve_never_exceeds_ten_cowboys(reserve: int, after: int) -> None:
    """CC-12.2: a player who held many back receives fewer."""
    match = ending("new_cowboys", players=players({"cowboys": reserve}, {}))
    assert (cowboys(match, 0), supply(match, 0), cowboys(match, 1)) == (after, 10 - after, 7)


def test_the_white_cowboy_does_not_count_for_the_ten() -> None:
    """CC-12.2: a sheriff who did not place it may hold eleven."""
    held = [{"character": "sheriff", "cowboys": 6}, {"character": "worker"}]
    match = ending("new_cowboys", players=held, white=[0, "-"])
    assert (cowboys(match, 0), firepower(match, 0)) == (10, 12)


# --- cash limit


def test_47_dollars_and_a_limit_of_30() -> None:
    """CC-12.3, EX-14: at least $17; $17 give 1 VP and leave $30, $20 give 2 VP and leave $27."""
    rich = players({}, {"cash": 47, "roads": 0})
    for amount, vp, left in [(17, 1, 30), (20, 2, 27), (19, 1, 28), (47, 4, 0)]:
        match = ending("cash_limits", players=rich, passed=[1, 0])
        assert match.choices(1) == [f"return {number}" for number in range(17, 48)]
        assert refuses(match, 1, "return 16")
        assert refuses(match, 1, "return 48")
        told = said(match.play(1, f"return {amount}"), "returned", "scored")
        assert told == [f"returned 1 {amount}", f"scored 1 {vp} cash_limit"]
        assert (points(match, 1), cash(match, 1)) == (vp, left)


@pytest.mark.parametrize(("money", "amount", "vp"), [(15, 0, 0), (15, 9, 0), (15, 10, 1), (30, 30, 3), (20, 20, 2)])
def test_a_player_below_their_limit_may_give_money_back_too(money: int, amount: int, vp: int) -> None:
    """CC-12.3, R-17: nothing is required, everything is allowed; 1 VP for each full $10."""
    match = ending("cash_limits", players=players({}, {"cash": money}), passed=[1, 0])
    assert offered(match, 1, "return") == [str(number) for number in range(money + 1)]
    match.play(1, f"return {amount}")
    assert (points(match, 1), cash(match, 1)) == (vp, money - amount)


@pytest.mark.parametrize(("money", "least"), [(30, "0"), (31, "1")])
def test_the_limit_itself_may_be_kept(money: int, least: str) -> None:
    """CC-12.3: only what is over it must be given back, even if it is worth no point."""
    match = ending("cash_limits", players=players({}, {"cash": money}), passed=[1, 0])
    assert offered(match, 1, "return")[0] == least


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_cash_limit_applies_in_all_four_rounds(number: int) -> None:
    """CC-12.3: also at the end of the last one, before the final scoring."""
    match = ending("end_of_round", round=number, players=players({"cash": 131}, {}))
    assert (step(match), offered(match, 0, "return")[0]) == ("cash_limit", "11")
    match.play(0, "return 11")
    assert (points(match, 0), cash(match, 0), match.asked) == (1, 120, (1,))


def test_the_players_give_money_back_in_pass_order() -> None:
    """CC-12.3: one after the other; a player without money is not asked."""
    three = [*players({}, {"cash": 0}), {"character": "captain"}]
    match = ending("cash_limits", seats=3, players=three, passed=[2, 1, 0])
    assert match.asked == (2,)
    match.play(2, "return 0")
    assert (step(match), match.asked) == ("cash_limit", (0,))


LIMITS = [
    ("sheriff", 20, 20),
    ("banker", 120, 60),
    ("shopkeeper", 60, 60),
    ("worker", 30, 30),
    ("settler", 30, 20),
    ("captain", 25, 20),
    ("mercenary", 20, 30),
]


@pytest.mark.parametrize(("card", "yellow", "red"), LIMITS)
def test_the_cash_limits(card: str, yellow: int, red: int) -> None:
    """CC-12.4: each card has one on either side."""
    for side, limit in [("yellow", yellow), ("red", red)]:
        other = "mercenary" if card == "banker" else "banker"
        holders = [{"character": card, "cash": 200}, {"character": other}]
        match = ending("cash_limits", players=holders, sides={card: side})
        assert offered(match, 0, "return")[0] == str(200 - limit)
        assert player(match, 0)["limit"] == limit


@pytest.mark.parametrize("limit", [20, 25])
@pytest.mark.parametrize("side", ["yellow", "red"])
def test_the_yellow_captains_limit_is_an_option(limit: int, side: str) -> None:
    """CC-12.4: `captain_yellow_cash_limit`; the red one has $20 in any case."""
    match = ending(
        "cash_limits",
        players=[{"character": "captain", "cash": 50}, {"character": "banker"}],
        sides={"captain": side},
        options={"captain_yellow_cash_limit": limit},
    )
    assert offered(match, 0, "return")[0] == str(50 - (limit if side == "yellow" else 20))


# --- construction row


def test_unsold_buildings_slide_to_the_cheap_end_and_the_bag_fills_the_rest() -> None:
    """CC-12.5, EX-16: $4 and $8 are sold; the order stays, and the free spaces are filled cheapest first."""
    match = ending(
        "new_row",
        row=["ranch", "-", "bank", "saloon", "-", "ranch", "mine"],
        dice=["building prison", "building church"],
    )
    assert row(match) == ["ranch", "bank", "saloon", "ranch", "mine", "prison", "church"]
    assert said(match.events, "offered") == ["offered prison construction_10", "offered church construction_12"]
    assert table(match)["bag"]["prison"] == 1


def test_a_full_row_stays() -> None:
    """CC-12.5: nothing is drawn where nothing was sold."""
    assert row(ending("new_row")) == ROW


def test_an_empty_row_is_filled_anew() -> None:
    """CC-12.5: from $3 up to $12."""
    drawn = ["hotel", "ranch", "bank", "mine", "mine", "church", "prison"]
    match = ending("new_row", row=["-"] * 7, dice=[f"building {name}" for name in drawn])
    assert row(match) == drawn


ALL_BUT_ONE = {"ranch": 5, "mine": 5, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 2, "prison": 1}


def test_the_row_stays_open_at_the_dear_end_when_the_bag_is_empty() -> None:
    """CC-12.5, CC-15.5: what is left slides and is filled as far as the bag goes."""
    match = ending(
        "new_row",
        row=["-", "ranch", "-", "-", "mine", "-", "-"],
        players=players({"kept": ALL_BUT_ONE}, {}),
        dice=["building prison"],
    )
    assert row(match) == ["ranch", "mine", "prison", None, None, None, None]


def test_the_row_is_not_filled_after_the_last_round() -> None:
    """CC-12.5: no building is drawn, and none slides."""
    sold = ["ranch", "-", "bank", "saloon", "-", "ranch", "mine"]
    match = ending("new_row", round=4, row=sold)
    assert match.over
    assert row(match) == [None if name == "-" else name for name in sold]


# --- clearing up


def test_characters_white_cowboy_and_three_guns_go_back() -> None:
    """CC-12.6: then the next round begins, with all seven cards on offer."""
    held = [{"character": "sheriff"}, {"character": "shopkeeper", "promised": True}]
    match = ending("clear_up", players=held, white=[0, "-"], three_guns=1, passed=[1, 0])
    assert (step(match), match.asked, table(match)["round"]) == ("character", (1,), 2)
    assert len(offered(match, 1, "take")) == 7
    assert table(match)["white"] == {"holder": None, "at": None}
    assert table(match)["three_guns"] is None
    assert [player(match, seat)["character"] for seat in (0, 1)] == [None, None]
    assert [player(match, seat)["waiting"] for seat in (0, 1)] == [False, False]
    assert [firepower(match, seat) for seat in (0, 1)] == [4, 4]


def test_the_three_guns_serve_until_the_end_of_the_round() -> None:
    """CC-12.6: they still lie with their owner when the money is given back."""
    match = ending("cash_limits", three_guns=0)
    assert (table(match)["three_guns"], firepower(match, 0)) == (0, 7)


# --- the end of the game


def final(**picture: Any) -> posse.Match:
    """The final scoring of two players without a dollar."""
    poor = {"cash": 0}
    picture = {"players": [poor, poor], **picture}
    match = scene(dice=[], round=4, at="scoring", **picture)
    assert match.over
    return match


def test_the_game_ends_after_the_fourth_round() -> None:
    """CC-13.1: after its phase 4 the points are counted, and nobody is asked any more."""
    match = ending("cash_limits", round=4)
    play_all(match, (0, "return 0"), (1, "return 0"))
    assert (match.over, match.asked) == (True, ())
    assert match.scores == [15 // 6, 15 // 6]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_game_goes_on_after_the_other_rounds(number: int) -> None:
    """CC-13.1: nothing is counted before the end."""
    match = ending("cash_limits", round=number, town={"a1": "0 house"})
    play_all(match, (0, "return 0"), (1, "return 0"))
    assert (match.over, step(match), match.scores) == (False, "character", [0, 0])


@pytest.mark.parametrize("what", ["house", "mountain", "ranch", "mine", "bank", "church", "prison", "hotel"])
def test_two_points_for_each_own_parcel_that_is_not_empty(what: str) -> None:
    """CC-13.1: whatever stands on it."""
    match = final(town={"a1": f"0 {what}", "a3": f"0 {what}", "a5": "1 mountain"})
    assert (match.scores, match.breakdown["filled_parcels"]) == ([4, 2], [4, 2])


def test_what_belongs_to_nobody_scores_for_nobody() -> None:
    """CC-13.1: a house and a mountain without an owner; the centre is such a house."""
    assert final(town={"a1": "house", "a3": "mountain"}).scores == [0, 0]


@pytest.mark.parametrize(("money", "vp"), [(0, 0), (5, 0), (6, 1), (11, 1), (12, 2), (120, 20)])
def test_a_point_for_each_full_six_dollars(money: int, vp: int) -> None:
    """CC-13.1: of the remaining cash."""
    match = final(players=[{"cash": money}, {"cash": 0}])
    assert (match.scores, match.breakdown["cash"]) == ([vp, 0], [vp, 0])


PASSING = [
    ("always", "false", [2, 0, 1, 3]),
    ("always", "true", [2, 0, 1, 3]),
    ("kit_carson", "false", [0, 0, 0, 0]),
    ("kit_carson", "true", [2, 0, 1, 3]),
    ("never", "false", [0, 0, 0, 0]),
    ("never", "true", [0, 0, 0, 0]),
]


@pytest.mark.parametrize(("when", "kit_carson", "scores"), PASSING)
def test_points_for_passing_early_in_the_last_round(when: str, kit_carson: str, scores: list[int]) -> None:
    """CC-13.1: `pass_order_vp`; 1 VP for each other player who passed later, counted once."""
    match = final(
        seats=4,
        players=[{"cash": 0}] * 4,
        passed=[3, 0, 2, 1],
        options={"pass_order_vp": when, "kit_carson": kit_carson},
    )
    assert match.scores == scores


@pytest.mark.parametrize(("edition", "plain", "kit"), [("polish", 1, 1), ("italian", 0, 1), ("russian", 0, 1)])
def test_points_for_passing_early_in_the_three_editions(edition: str, plain: int, kit: int) -> None:
    """CC-13.1: always in the Polish edition, in the others only with Kit Carson."""
    assert final(options={"edition": edition}).scores == [plain, 0]
    assert final(options={"edition": edition, "kit_carson": "true"}).scores == [kit, 0]


def test_everything_is_added_to_the_points_made_before() -> None:
    """CC-13.1: parcels, cash and passing come on top."""
    match = final(
        players=[{"cash": 13, "points": {"buy_vp": 5, "sheriff": 3}}, {"cash": 0}],
        town={"a1": "0 bank", "a3": "0 house", "a5": "0"},
        options={"pass_order_vp": "always"},
    )
    assert match.scores == [5 + 3 + 4 + 2 + 1, 0]
    assert said(match.events, "scored") == ["scored 0 4 filled_parcels", "scored 0 2 cash", "scored 0 1 pass_order"]


def test_empty_parcels_kept_buildings_cowboys_roads_and_revolvers_score_nothing() -> None:
    """CC-13.2: nor does a three-gun token."""
    laden = {"cash": 5, "kept": {"bank": 2, "church": 1}, "cowboys": 10, "roads": 9, "revolvers": 12}
    match = final(players=[laden, {"cash": 0}], town={"a1": "0", "a3": "0", "a5": "0"}, three_guns=0)
    assert (match.scores, kept(match, 0)) == ([0, 0], {"bank": 2, "church": 1})


def test_most_points_win() -> None:
    """CC-13.3: the places follow the points."""
    match = final(seats=3, players=[{"cash": 6}, {"cash": 30}, {"cash": 18}])
    assert (match.scores, match.ranking) == ([1, 5, 3], [[1], [2], [0]])


@pytest.mark.parametrize("passed", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_of_equals_the_one_who_passed_first_wins(passed: list[int]) -> None:
    """CC-13.3: in round 4."""
    match = final(seats=3, players=[{"cash": 12}, {"cash": 12}, {"cash": 6}], passed=passed)
    first, second = sorted([0, 1], key=passed.index)
    assert match.ranking == [[first], [second], [2]]
    assert final(seats=3, players=[{"cash": 0}] * 3, passed=passed).ranking == [[seat] for seat in passed]
