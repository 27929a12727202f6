"""What attacks on buildings bring: section 10 of the rules, from CC-10.7 on."""

from typing import Any

import pytest

import posse
from tests.games.carson.estate import AROUND_C4, estate, fought, paid
from tests.games.carson.table import (
    cash,
    cowboys,
    firepower,
    owner,
    parcel,
    points,
    said,
    standing,
    step,
    supply,
    table,
)

SALOON = {"c4": "0 saloon", "b3": "house", "c3": "house", "d3": "house"}  # $15
COVERED = {"c4": "0 bank", "c5": "0 church", "b3": "house"}  # 3 x (house + church) = $6
FAILS = {"church_protection": "attack_fails"}

# --- success and failure


def test_one_attacker_without_a_defender_succeeds_without_a_duel() -> None:
    """CC-10.7, R-21: no die is rolled, whatever the owner's firepower."""
    match = estate(SALOON, cowboys={"c4": [1]}, players=[{"revolvers": 9, "cowboys": 9}])
    assert said(match.events, "duel", "raided") == ["raided 1 c4"]
    assert (cash(match, 0), cash(match, 1)) == (15 + 8, 15 + 7)
    assert (cowboys(match, 0), cowboys(match, 1), supply(match, 1)) == (9, 3, 7)


OWNER_FIGHTS = {"undefended_attack": "duel_with_owner"}


def test_an_absent_owner_fights_with_the_option_and_may_win() -> None:
    """CC-10.7: with `duel_with_owner` the owner rolls and adds firepower, with no cowboy at stake; a win repels it."""
    match = estate(SALOON, 4, 3, cowboys={"c4": [1]}, options=OWNER_FIGHTS)
    assert said(match.events, "fired", "held") == ["fired 0 4 4 8", "fired 1 4 3 7", "held 0 c4"]
    assert (cash(match, 0), cash(match, 1)) == (15 + 15, 15)
    assert (cowboys(match, 0), supply(match, 0)) == (3, 7)
    assert (cowboys(match, 1), supply(match, 1)) == (4, 6)


def test_an_absent_owner_fights_with_the_option_and_may_lose() -> None:
    """CC-10.7: then the attack succeeds; the owner has no cowboy to take back."""
    match = estate(SALOON, 3, 4, cowboys={"c4": [1]}, options=OWNER_FIGHTS)
    assert said(match.events, "raided", "took_back") == ["raided 1 c4"]
    assert (cash(match, 0), cash(match, 1)) == (15 + 8, 15 + 7)
    assert (cowboys(match, 0), supply(match, 0)) == (3, 7)
    assert (cowboys(match, 1), supply(match, 1)) == (3, 7)


@pytest.mark.parametrize(("option", "vp"), [("automatic", 0), ("duel_with_owner", 3)])
def test_whether_an_undefended_attack_is_a_lost_duel_of_the_red_sheriff(option: str, vp: int) -> None:
    """CC-10.7, CC-11.2: the red sheriff scores 3 VP only if the absent owner fights."""
    faces = [1, 6] if vp else []
    match = estate(
        SALOON,
        *faces,
        cowboys={"c4": [1]},
        players=[{"character": "sheriff"}],
        sides={"sheriff": "red"},
        options={"undefended_attack": option},
    )
    assert (said(match.events, "raided"), points(match, 0)) == (["raided 1 c4"], vp)


def test_an_absent_owner_and_all_attackers_fight_one_duel() -> None:
    """CC-10.7, CC-10.8: with `duel_with_owner` several attackers fight the owner together."""
    match = estate(SALOON, 1, 2, 3, cowboys={"c4": [1, 2]}, options=OWNER_FIGHTS)
    assert (fought(match), said(match.events, "raided")) == (["c4 0+1+2"], ["raided 2 c4"])


def test_a_covered_building_is_not_fought_for_by_its_absent_owner() -> None:
    """CC-10.7, CC-10.3: the church comes before `duel_with_owner`."""
    match = estate(COVERED, cowboys={"c4": [1]}, options={**OWNER_FIGHTS, **FAILS})
    assert (fought(match), cowboys(match, 1)) == ([], 4)


@pytest.mark.parametrize(("option", "seats"), [("automatic", ()), ("duel_with_owner", (0, 1))])
def test_an_absent_owner_plays_a_duel_tile_only_if_they_fight(option: str, seats: tuple[int, ...]) -> None:
    """CC-10.7, CC-14.20: in an automatic success nobody plays a tile."""
    options = {"undefended_attack": option, "might_makes_right": "true"}
    match = estate(SALOON, cowboys={"c4": [1]}, options=options)
    assert (step(match) == "choose_tiles") == bool(seats)
    assert match.asked == (seats or (2,))


def test_several_attackers_without_a_defender_fight_among_themselves() -> None:
    """CC-10.8: the owner rolls no die; the winner's attack succeeds, the losers take their cowboys back."""
    match = estate(SALOON, 5, 6, cowboys={"c4": [1, 2]}, players=[{"revolvers": 9}])
    assert (fought(match), said(match.events, "raided")) == (["c4 1+2"], ["raided 2 c4"])
    assert [cash(match, seat) for seat in range(3)] == [15 + 8, 15, 15 + 7]
    assert (cowboys(match, 1), supply(match, 1)) == (4, 6)
    assert (cowboys(match, 2), supply(match, 2)) == (3, 6)


def test_a_defender_who_wins_makes_all_attacks_fail() -> None:
    """CC-10.9, CC-10.11: one duel of all; the owner has the whole income, the defender goes to the general supply."""
    match = estate(SALOON, 6, 5, 5, cowboys={"c4": [0, 1, 2]})
    assert (fought(match), said(match.events, "held", "raided")) == (["c4 0+1+2"], ["held 0 c4"])
    assert [cash(match, seat) for seat in range(3)] == [15 + 15, 15, 15]
    assert (cowboys(match, 0), supply(match, 0)) == (3, 7)
    assert (cowboys(match, 1), supply(match, 1)) == (4, 6)
    assert (cowboys(match, 2), supply(match, 2)) == (4, 5)


def test_an_attacker_who_beats_the_defender_and_the_others_succeeds_alone() -> None:
    """CC-10.9, CC-10.10: the winner's cowboy goes to the general supply; defender and losers take theirs back."""
    match = estate(SALOON, 5, 4, 6, cowboys={"c4": [0, 1, 2]})
    assert said(match.events, "held", "raided") == ["raided 2 c4"]
    assert [cash(match, seat) for seat in range(3)] == [15 + 8, 15, 15 + 7]
    assert (cowboys(match, 0), supply(match, 0)) == (4, 6)
    assert (cowboys(match, 1), supply(match, 1)) == (4, 6)
    assert (cowboys(match, 2), supply(match, 2)) == (3, 6)


@pytest.mark.parametrize(("passed", "event"), [([0, 1, 2], "held 0 c4"), ([1, 0, 2], "raided 1 c4")])
def test_defender_and_attacker_of_equal_strength(passed: list[int], event: str) -> None:
    """CC-10.9, CC-6.7: the defender has no advantage; the one who passed first wins."""
    match = estate(SALOON, 3, 3, cowboys={"c4": [0, 1]}, passed=passed)
    assert said(match.events, "held", "raided") == [event]


def test_of_25_dollars_the_attacker_gets_12() -> None:
    """CC-10.10, EX-8: half rounded down for the attacker, the rest for the owner."""
    match = estate({**SALOON, "b4": "house", "d5": "house"}, cowboys={"c4": [1]})
    assert said(match.events, "earned", "stole") == ["earned 0 saloon c4 13", "stole 1 saloon c4 12"]


def test_each_robber_has_the_share_of_their_own_building() -> None:
    """CC-10.10, CC-10.14: three robbers at once, the first seat among them."""
    town = {"c4": "1 saloon", "c3": "house", "f4": "2 hotel", "f7": "0 bank", "g8": "house"}
    match = estate(town, cowboys={"c4": [0], "f4": [1], "f7": [2]})
    shares = ["stole 0 saloon c4 2", "stole 1 hotel f4 3", "stole 2 bank f7 1"]
    assert sorted(said(match.events, "stole")) == shares
    assert [cash(match, seat) - 15 for seat in range(3)] == [2 + 2, 3 + 3, 1 + 3]


def test_the_defender_who_wins_leaves_at_once() -> None:
    """CC-10.11: the cowboy is in the general supply before the next duel, and in no reserve."""
    town = {"c4": "0 hotel", "c6": "0 hotel", "f4": "0 saloon"}
    match = estate(town, 6, 1, cowboys={"c4": [0, 1], "c6": [0, 1], "f4": [0, 1]})
    match.play(0, "fight c4")
    assert (step(match), standing(match, "c4"), standing(match, "c6")) == ("next_attack", [], [0, 1])
    assert (cowboys(match, 0), supply(match, 0), cowboys(match, 1)) == (3, 5, 4)


def test_an_attack_takes_money_of_that_one_income_and_nothing_else() -> None:
    """CC-10.14: not from the owner's money or other buildings; building and parcel stay the owner's."""
    town = {"c4": "0 mine", "f4": "0 saloon", "e3": "house", "f3": "house"}
    match = estate(town, cowboys={"c4": [1]}, players=[{"cash": 50}])
    assert (cash(match, 0), cash(match, 1)) == (50 + 10, 15)
    match = estate(town, cowboys={"f4": [1]}, players=[{"cash": 50}])
    assert (cash(match, 0), cash(match, 1)) == (50 + 5, 15 + 5)
    assert (owner(match, "f4"), parcel(match, "f4")["content"]) == (0, "saloon")


@pytest.mark.parametrize(
    ("building", "near", "shares"),
    [("ranch", "mountain", (1, 0)), ("mine", "house", (0, 0)), ("hotel", "house", (3, 3))],
)
def test_small_incomes_are_shared_too(building: str, near: str, shares: tuple[int, int]) -> None:
    """CC-10.16: of $1 the attacker gets $0, of $0 nobody gets anything; the attack is still successful."""
    match = estate({"c4": f"0 {building}", **dict.fromkeys(AROUND_C4, near)}, cowboys={"c4": [1]})
    assert said(match.events, "raided") == ["raided 1 c4"]
    assert (cash(match, 0) - 15, cash(match, 1) - 15) == shares
    assert (cowboys(match, 1), supply(match, 1)) == (3, 7)


# --- doubled buildings

WAITING = [{"character": "shopkeeper", "promised": True}]


def doubling(town: dict[str, str], *faces: int, **picture: Any) -> posse.Match:
    """Seat 0 names saloons at estate income."""
    match = estate(town, *faces, players=WAITING, **picture)
    match.play(0, "double saloon")
    return match


def test_a_doubled_building_robbed_pays_owner_and_robber_the_single_income() -> None:
    """CC-10.12, EX-9: worth $15 and doubled: $15 for the owner, $15 for the attacker."""
    match = doubling(SALOON, cowboys={"c4": [1]})
    assert said(match.events, "earned", "stole") == ["earned 0 saloon c4 15", "stole 1 saloon c4 15"]


def test_a_doubled_building_whose_defender_loses_pays_both_the_single_income() -> None:
    """CC-10.12: how the attack came to succeed does not matter."""
    match = doubling(SALOON, 1, 6, cowboys={"c4": [0, 1]})
    assert (cash(match, 0), cash(match, 1)) == (15 + 15, 15 + 15)


def test_a_doubled_building_attacked_without_success_pays_double() -> None:
    """CC-10.12, R-25: doubling is lost only through a successful attack."""
    match = doubling(SALOON, 6, 1, cowboys={"c4": [0, 1]})
    assert (cash(match, 0), cash(match, 1)) == (15 + 30, 15)


def test_a_doubled_building_that_nobody_attacks_pays_double() -> None:
    """CC-10.12: a mere defender changes nothing."""
    match = doubling(SALOON, cowboys={"c4": [0]})
    assert cash(match, 0) == 15 + 30


def test_only_the_robbed_one_of_two_doubled_buildings_loses_its_doubling() -> None:
    """CC-10.12: the other saloon pays double; a robbed building of another kind is shared by halves."""
    town = {**SALOON, "g4": "0 saloon", "g3": "house", "g7": "0 hotel"}
    match = doubling(town, cowboys={"c4": [1], "g7": [1]})
    assert [paid(match, spot) for spot in ("c4", "g4", "g7")] == [15, 10, 3]
    assert cash(match, 1) == 15 + 15 + 3


def test_a_robbed_building_of_another_player_is_never_doubled() -> None:
    """CC-10.12: seat 2 has a saloon too, but not the shopkeeper."""
    town = {**SALOON, "g4": "2 saloon", "g3": "house"}
    match = doubling(town, cowboys={"g4": [1]})
    assert (paid(match, "g4"), cash(match, 1)) == (3, 15 + 2)


ANY_ATTACK = {"doubling_lost_on": "any_attack"}


def test_with_any_attack_a_building_attacked_in_vain_is_not_doubled() -> None:
    """CC-10.12: with `doubling_lost_on = any_attack` the owner alone receives the single income."""
    match = doubling(SALOON, 6, 1, cowboys={"c4": [0, 1]}, options=ANY_ATTACK)
    assert (cash(match, 0), cash(match, 1)) == (15 + 15, 15)


def test_with_any_attack_an_absent_owner_who_wins_is_not_doubled_either() -> None:
    """CC-10.12, CC-10.7: `any_attack` and `duel_with_owner` together."""
    match = doubling(SALOON, 6, 1, cowboys={"c4": [1]}, options={**ANY_ATTACK, "undefended_attack": "duel_with_owner"})
    assert (cash(match, 0), cash(match, 1)) == (15 + 15, 15)


def test_with_any_attack_a_robbed_building_still_pays_both_the_single_income() -> None:
    """CC-10.12: `any_attack` changes nothing where the attack succeeds."""
    match = doubling(SALOON, cowboys={"c4": [1]}, options=ANY_ATTACK)
    assert (cash(match, 0), cash(match, 1)) == (15 + 15, 15 + 15)


def test_with_any_attack_other_buildings_of_the_kind_stay_doubled() -> None:
    """CC-10.12: a defended building that nobody attacks is doubled."""
    town = {**SALOON, "g4": "0 saloon", "g3": "house"}
    match = doubling(town, 6, 1, cowboys={"c4": [0, 1], "g4": [0]}, options=ANY_ATTACK)
    assert (paid(match, "c4"), paid(match, "g4")) == (15, 10)


def test_with_any_attack_an_attack_that_a_church_makes_fail_does_not_count() -> None:
    """CC-10.12: the covered saloon is doubled; the church beside it is a house unit."""
    town = {**SALOON, "c5": "0 church"}
    match = doubling(town, cowboys={"c4": [1]}, options={**ANY_ATTACK, **FAILS})
    assert (cash(match, 0), cash(match, 1)) == (15 + 40, 15)


def test_a_doubled_income_of_one_dollar_is_paid_to_both() -> None:
    """CC-10.16, CC-10.12: the attack on a doubled ranch without a free parcel counts as successful."""
    match = estate({"c4": "0 ranch", **dict.fromkeys(AROUND_C4, "mountain")}, players=WAITING, cowboys={"c4": [1]})
    match.play(0, "double ranch")
    assert (cash(match, 0), cash(match, 1)) == (15 + 1, 15 + 1)


# --- idle defenders


def test_a_defender_nobody_attacks_goes_to_the_general_supply() -> None:
    """CC-10.13, R-13: the owner is paid the whole income, and gets no cowboy back."""
    match = estate(SALOON, cowboys={"c4": [0]})
    assert (cash(match, 0), cowboys(match, 0), supply(match, 0), standing(match, "c4")) == (30, 3, 7, [])


def test_an_idle_defender_stays_until_the_end_of_estate_income() -> None:
    """CC-10.13, CC-10.15: during a duel elsewhere the defender is still on the board and adds no firepower."""
    match = estate({**SALOON, "g4": "0 hotel"}, 4, 3, cowboys={"c4": [0, 1], "g4": [0]})
    assert said(match.events, "fired") == ["fired 0 4 4 8", "fired 1 4 3 7"]
    assert (cowboys(match, 0), supply(match, 0)) == (3, 7)
    waits = estate({**SALOON, "g4": "0 hotel"}, players=WAITING, cowboys={"g4": [0]}, options=LATE)
    assert standing(waits, "g4") == [0]
    waits.play(0, "cash")
    assert standing(waits, "g4") == []


def test_the_white_cowboy_leaves_its_building_for_its_card() -> None:
    """CC-10.13, CC-10.15: it goes to no supply and no reserve."""
    options = {"sheriff_yellow_own_building": "true"}
    match = estate(SALOON, cowboys={"c4": [0]}, white=[0, "c4"], players=[{"character": "sheriff"}], options=options)
    assert (cash(match, 0), standing(match, "c4")) == (30, [])
    assert table(match)["white"] == {"holder": None, "at": None}
    assert (cowboys(match, 0), supply(match, 0), firepower(match, 0)) == (3, 7, 4)


# --- the order of events

LATE = {"shopkeeper_declares": "after_attacks"}


def test_failing_attacks_count_in_the_duels_that_follow() -> None:
    """CC-10.15, EX-17, R-34: A's cowboy is back from the covered bank when A fights for the saloon."""
    town = {**COVERED, "g4": "0 saloon", "g3": "house"}
    match = estate(
        town,
        1,
        5,
        seats=4,
        players=[{}, {"cowboys": 2}],
        cowboys={"c4": [1], "g4": [1, 2]},
        options={"edition": "italian"},
    )
    told = said(match.events, "voided", "duel", "fired")
    assert told == ["voided 1 c4", "duel g4 1+2", "fired 1 4 1 5", "fired 2 4 5 9"]


def test_a_loser_has_their_cowboy_back_for_the_next_duel() -> None:
    """CC-10.15: losers take their cowboys back after each duel, the winner has lost theirs."""
    town = {"c4": "0 hotel", "g4": "0 hotel"}
    match = estate(town, 1, 6, 1, 1, seats=4, cowboys={"c4": [1, 2], "g4": [1, 2]}, passed=[0, 1, 2, 3])
    match.play(0, "fight c4")
    assert said(match.events, "fired") == ["fired 1 4 1 5", "fired 2 4 6 10", "fired 1 5 1 6", "fired 2 4 1 5"]
    assert said(match.events, "raided") == ["raided 2 c4", "raided 1 g4"]


def test_undefended_attacks_succeed_before_the_duels_and_all_is_paid_last() -> None:
    """CC-10.15: (3) lone attackers, (4) duels, (6) money; here a lone attack stands behind the duel on the map."""
    town = {"c4": "0 hotel", "g7": "0 hotel"}
    match = estate(town, 1, 6, cowboys={"c4": [0, 1], "g7": [1]})
    order = [event.name for event in match.events if event.name in ("raided", "duel", "earned", "stole")]
    assert order == ["raided", "duel", "raided", "earned", "stole", "earned", "stole"]
    assert said(match.events, "raided") == ["raided 1 g7", "raided 1 c4"]


def test_before_attacks_the_shopkeeper_declares_first_of_all() -> None:
    """CC-10.15, R-11: no church has sent anybody back yet, nobody has succeeded or fought."""
    town = {**COVERED, "g4": "0 hotel", "g7": "0 hotel"}
    match = estate(town, 1, 6, players=WAITING, cowboys={"c4": [1], "g4": [1], "g7": [0, 1]}, options=FAILS)
    assert (step(match), said(match.events)) == ("declare", [])
    told = said(match.play(0, "double hotel"), "doubles", "voided", "raided", "duel")
    assert told == ["doubles 0 hotel", "voided 1 c4", "raided 1 g4", "duel g7 0+1", "raided 1 g7"]


def test_after_attacks_the_shopkeeper_declares_before_money_is_paid() -> None:
    """CC-10.15, R-11: with `after_attacks` they know the outcome of every attack, and nobody has been paid."""
    town = {**COVERED, "g4": "0 hotel", "g7": "0 hotel"}
    options = {**FAILS, **LATE}
    match = estate(town, 1, 6, players=WAITING, cowboys={"c4": [1], "g4": [1], "g7": [0, 1]}, options=options)
    assert said(match.events, "voided", "raided") == ["voided 1 c4", "raided 1 g4", "raided 1 g7"]
    assert (step(match), [cash(match, seat) for seat in range(3)]) == ("declare", [15, 15, 15])
    match.play(0, "double bank")
    assert (cash(match, 0), cash(match, 1)) == (15 + 12 + 3 + 3, 15 + 3 + 3)


def test_after_attacks_the_eight_dollars_may_still_be_taken() -> None:
    """CC-10.15, CC-9.11: the late declaration is the same choice."""
    match = estate(SALOON, players=WAITING, cowboys={"c4": [1]}, options=LATE)
    assert match.choices(0)[:2] == ["cash", "double saloon"]
    match.play(0, "cash")
    assert (cash(match, 0), cash(match, 1)) == (15 + 8 + 8, 15 + 7)


def test_the_order_of_attack_duels_may_follow_the_declaration() -> None:
    """CC-10.15, CC-10.6: before the attacks the shopkeeper is asked, then the seat that orders the duels."""
    town = {"c4": "0 hotel", "g4": "0 hotel"}
    match = estate(town, players=WAITING, cowboys={"c4": [0, 1], "g4": [0, 1]}, passed=[2, 1, 0])
    assert (step(match), match.asked) == ("declare", (0,))
    match.play(0, "cash")
    assert (step(match), match.asked) == ("next_attack", (2,))
