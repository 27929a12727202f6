"""Attacks on buildings: section 10 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.carson.estate import AROUND_C4, EMPTY_ROW, FOUR_ROADS, estate, fought
from tests.games.carson.table import (
    cash,
    cowboys,
    firepower,
    offered,
    play_all,
    said,
    scene,
    standing,
    step,
    supply,
)

SALOON = {"c4": "0 saloon", "b3": "house", "c3": "house", "d3": "house"}  # $15


def placing(town: dict[str, str], **picture: Any) -> posse.Match:
    """Seat 1 is about to place a cowboy."""
    return scene(seats=3, centre="-", roads=FOUR_ROADS, town=town, row=EMPTY_ROW, at="place : 1", **picture)


# --- what may be attacked


def test_a_cowboy_on_another_players_building_is_an_attack_and_on_an_own_one_a_defence() -> None:
    """CC-10.1: both may be placed; the attack takes its share, the defence takes nothing."""
    match = placing({**SALOON, "f4": "1 hotel"})
    assert {"c4", "f4"} <= set(offered(match, 1, "place"))
    match = estate({**SALOON, "f4": "1 hotel"}, cowboys={"c4": [1], "f4": [1]})
    assert said(match.events, "raided", "held") == ["raided 1 c4"]
    assert (cash(match, 0), cash(match, 1)) == (15 + 8, 15 + 7 + 6)


@pytest.mark.parametrize("what", ["0", "0 house", "0 mountain", "1", "1 house", "1 mountain"])
def test_houses_and_mountains_cannot_be_attacked(what: str) -> None:
    """CC-10.1: no cowboy goes to an owned parcel without a building, one's own or another's."""
    assert "c4" not in offered(placing({"c4": what}), 1, "place")
    assert "c4" in offered(placing({"c4": what[2:]} if what[2:] else {}), 1, "place")


@pytest.mark.parametrize("building", ["ranch", "mine", "drugstore", "bank", "saloon", "hotel"])
def test_every_other_building_can_be_attacked(building: str) -> None:
    """CC-10.1: there is no further protection."""
    assert "c4" in offered(placing({"c4": f"0 {building}"}), 1, "place")


@pytest.mark.parametrize(("building", "option"), [("prison", "prison_attackable"), ("church", "church_attackable")])
def test_prison_and_church_can_be_attacked_only_if_the_option_says_so(building: str, option: str) -> None:
    """CC-10.2: `prison_attackable` and `church_attackable` decide, each for its own building."""
    town = {"c4": f"0 {building}"}
    both = {"prison_attackable": "true", "church_attackable": "true"}
    neither = {"prison_attackable": "false", "church_attackable": "false"}
    assert "c4" in offered(placing(town, options={**neither, option: "true"}), 1, "place")
    assert "c4" not in offered(placing(town, options={**both, option: "false"}), 1, "place")


@pytest.mark.parametrize(
    ("edition", "open_to_attack"), [("polish", ["c4"]), ("italian", ["c4", "f4"]), ("russian", [])]
)
def test_church_and_prison_in_the_three_editions(edition: str, open_to_attack: list[str]) -> None:
    """CC-10.2, R-22: the Polish church may be attacked, the Italian prison too, in the Russian edition neither."""
    match = placing({"c4": "0 church", "f4": "0 prison"}, options={"edition": edition})
    assert [spot for spot in offered(match, 1, "place") if spot in ("c4", "f4")] == open_to_attack


@pytest.mark.parametrize("building", ["prison", "church"])
def test_an_attack_on_a_prison_or_church_takes_half_of_nothing(building: str) -> None:
    """CC-10.2, R-22: it is resolved like any other, and worthless."""
    match = estate({"c4": f"0 {building}"}, cowboys={"c4": [1]}, options={"edition": "italian"})
    assert said(match.events, "raided", "stole", "earned") == ["raided 1 c4"]
    assert (cash(match, 0), cash(match, 1), cowboys(match, 1), supply(match, 1)) == (15, 15, 3, 7)


# --- churches


def test_a_church_covers_every_adjacent_building_of_its_owner() -> None:
    """CC-10.3: on all eight sides; what lies two parcels away is not covered."""
    town = {"c4": "0 church", "c6": "0 bank", "e4": "0 bank", "e6": "0 saloon"}
    for spot, building in zip(AROUND_C4, ["ranch", "mine"] * 4):
        town[spot] = f"0 {building}"
    match = placing(town)
    assert not {*AROUND_C4, "c4"} & set(offered(match, 1, "place"))
    assert {"c6", "e4", "e6"} <= set(offered(match, 1, "place"))


def test_a_church_covers_no_building_of_another_player() -> None:
    """CC-10.3: seat 2's bank beside seat 0's church may be attacked, also by the owner of the church."""
    town = {"c4": "0 church", "c5": "2 bank", "d4": "0 bank"}
    match = placing(town)
    assert "c5" in offered(match, 1, "place")
    assert "d4" not in offered(match, 1, "place")
    match.play(1, "pass")
    match.play(2, "pass")
    assert "c5" in offered(match, 0, "place")


def test_a_church_does_not_cover_itself_but_two_churches_cover_each_other() -> None:
    """CC-10.3: where churches may be attacked, a lone one can be, two adjacent ones of one owner cannot."""
    options = {"church_attackable": "true"}
    assert "c4" in offered(placing({"c4": "0 church"}, options=options), 1, "place")
    assert "c4" in offered(placing({"c4": "0 church", "d5": "2 church"}, options=options), 1, "place")
    pair = offered(placing({"c4": "0 church", "d5": "0 church"}, options=options), 1, "place")
    assert not {"c4", "d5"} & set(pair)


@pytest.mark.parametrize("building", ["bank", "prison", "church"])
def test_a_player_may_defend_a_building_that_nobody_may_attack(building: str) -> None:
    """R-29, CC-10.3: covered banks, prisons and churches take a defender."""
    match = placing({"c4": f"1 {building}", "c5": "1 church"})
    assert {"c4", "c5"} <= set(offered(match, 1, "place"))


COVERED = {"c4": "0 bank", "c5": "0 church", "b3": "house"}  # 3 x (house + church) = $6
FAILS = {"church_protection": "attack_fails"}


def test_with_attack_fails_a_covered_building_may_be_attacked_in_vain() -> None:
    """CC-10.3: at estate income the attack fails, and the attacker takes the cowboy back without a duel."""
    assert "c4" in offered(placing(COVERED, options=FAILS), 1, "place")
    match = estate(COVERED, cowboys={"c4": [1, 2]}, options=FAILS)
    assert said(match.events, "voided", "raided", "duel") == ["voided 1 c4", "voided 2 c4"]
    assert (cowboys(match, 1), supply(match, 1), cowboys(match, 2)) == (4, 6, 4)
    assert (cash(match, 0), cash(match, 1)) == (15 + 6, 15)


def test_with_attack_fails_a_defender_of_a_covered_building_has_nobody_to_fight() -> None:
    """CC-10.3, CC-10.13: the attack fails without a duel, and the idle defender goes to the general supply."""
    match = estate(COVERED, cowboys={"c4": [0, 1]}, options=FAILS)
    assert (cowboys(match, 0), supply(match, 0), cowboys(match, 1)) == (3, 7, 4)
    assert cash(match, 0) == 15 + 6


def test_with_attack_fails_an_uncovered_building_is_robbed_as_ever() -> None:
    """CC-10.3: neither another player's building nor the lone church itself is covered."""
    town = {"c4": "2 bank", "c5": "0 church", "b3": "house"}
    match = estate(town, cowboys={"c4": [1], "c5": [1]}, options={**FAILS, "church_attackable": "true"})
    assert said(match.events, "raided", "voided") == ["raided 1 c4", "raided 1 c5"]


# --- sheriffs


def test_the_red_sheriff_may_not_attack() -> None:
    """CC-10.4: no building of another player is open to the red sheriff."""
    town = {**SALOON, "f4": "1 hotel", "f6": "2 ranch"}
    match = placing(town, players=[{}, {"character": "sheriff"}], sides={"sheriff": "red"})
    assert [spot for spot in ("c4", "f4", "f6") if spot in offered(match, 1, "place")] == ["f4"]
    match = placing(town, players=[{}, {"character": "sheriff"}])
    assert {"c4", "f4", "f6"} <= set(offered(match, 1, "place"))


@pytest.mark.parametrize("side", ["yellow", "red"])
def test_the_white_cowboy_may_not_attack(side: str) -> None:
    """CC-10.4: whichever option lets it out."""
    options = {"sheriff_yellow_own_building": "true", "sheriff_red_white_cowboy": "true"}
    match = placing(
        {**SALOON, "f4": "1 hotel"},
        players=[{}, {"character": "sheriff"}],
        sides={"sheriff": side},
        white=[1, "-"],
        options=options,
    )
    assert "f4" in offered(match, 1, "white")
    assert "c4" not in offered(match, 1, "white")


def test_a_building_with_the_white_cowboy_on_it_cannot_be_attacked() -> None:
    """CC-10.4: nobody joins it there, not even its owner with a second cowboy."""
    match = placing(SALOON, cowboys={"c4": [0]}, white=[0, "c4"], options={"sheriff_yellow_own_building": "true"})
    assert "c4" not in offered(match, 1, "place")
    match.play(1, "pass")
    match.play(2, "pass")
    assert "c4" not in offered(match, 0, "place")
    match = placing(SALOON, cowboys={"c4": [0]}, options={"sheriff_yellow_own_building": "true"})
    assert "c4" in offered(match, 1, "place")


# --- a church is built beside an attack


def building_a_church(**picture: Any) -> posse.Match:
    """Seat 0 has bought a church and may build it on d5, beside their bank on c4; seat 2 waits on parcel income."""
    picture = {"town": {"c4": "0 bank", "d5": "0", "e6": "1 hotel", "g7": "0 hotel"}, "cowboys": {"c4": [1]}, **picture}
    cowboys = {**picture.pop("cowboys"), "parcel_income": [2], "parcel_vp": [2]}
    buyer = {"kept": {"church": 1}, "fresh": {"church": 1}, "roads": 0}
    return scene(dice=[], seats=3, players=[buyer], cowboys=cowboys, at="build church 1 : 0", **picture)


def test_a_new_church_makes_an_attack_void_at_once() -> None:
    """CC-10.5, EX-12: A's cowboy goes back to A's reserve when B's church rises beside the attacked bank."""
    match = building_a_church()
    assert cowboys(match, 1) == 3
    events = play_all(match, (0, "build church d5"), (0, "house e4"))
    assert said(events, "built", "voided") == ["built 0 church d5", "voided 1 c4"]
    assert (step(match), standing(match, "c4"), cowboys(match, 1), firepower(match, 1)) == ("carry_out", [], 4, 5)
    match.play(2, "decline")
    assert said(match.events, "raided") == []
    assert cash(match, 0) == 15 + 3 * 2 + 6


def test_every_attacker_goes_back_and_a_defender_stays() -> None:
    """CC-10.5, CC-10.13: the defender leaves for the general supply at the end of estate income."""
    match = building_a_church(cowboys={"c4": [0, 1, 2]})
    play_all(match, (0, "build church d5"), (0, "house e4"))
    assert (standing(match, "c4"), cowboys(match, 1), cowboys(match, 2)) == ([0], 4, 4)
    match.play(2, "decline")
    assert (standing(match, "c4"), cowboys(match, 0), supply(match, 0)) == ([], 3, 7)


def test_a_new_church_leaves_other_attacks_alone() -> None:
    """CC-10.5: neither another player's building beside it nor an own building farther away is covered."""
    match = building_a_church(cowboys={"c4": [1], "e6": [0], "g7": [1]})
    play_all(match, (0, "build church d5"), (0, "house e4"))
    assert [standing(match, spot) for spot in ("c4", "e6", "g7")] == [[], [0], [1]]


def test_a_church_built_out_of_the_reserve_makes_an_attack_void_too() -> None:
    """CC-10.5: also in the window of kept buildings."""
    match = scene(
        dice=[],
        town={"c4": "0 bank", "d5": "0"},
        players=[{"kept": {"church": 1}, "roads": 0}],
        cowboys={"c4": [1], "parcel_income": [1]},
        at="kept_buildings",
    )
    play_all(match, (0, "build church d5"), (0, "house e4"))
    assert (standing(match, "c4"), cowboys(match, 1)) == ([], 4)


def test_a_second_church_makes_an_attack_on_the_first_void() -> None:
    """CC-10.5, CC-10.3: where churches may be attacked, a new one covers the one beside it."""
    options = {"church_attackable": "true"}
    match = building_a_church(town={"c4": "0 church", "d5": "0"}, options=options)
    play_all(match, (0, "build church d5"), (0, "house e4"))
    assert (standing(match, "c4"), cowboys(match, 1)) == ([], 4)


@pytest.mark.parametrize(("edition", "at_once"), [("polish", True), ("russian", True), ("italian", False)])
def test_when_the_attack_is_void_in_the_three_editions(edition: str, at_once: bool) -> None:
    """CC-10.5, EX-12: at once, in the Italian edition at estate income."""
    match = building_a_church(options={"edition": edition})
    play_all(match, (0, "build church d5"), (0, "house e4"))
    assert (standing(match, "c4"), cowboys(match, 1)) == (([], 4) if at_once else ([1], 3))
    match.play(2, "decline")
    assert (standing(match, "c4"), cowboys(match, 1), supply(match, 1)) == ([], 4, 6)
    assert said(match.events, "raided", "duel", "voided") == ["voided 1 c4"]


# --- the order of the duels

TOWN = {"c4": "0 saloon", "c6": "0 hotel", "f4": "1 hotel", "f6": "1 bank", "g8": "2 hotel"}
THREE_DUELS = {"c4": [0, 1], "f4": [1, 2], "f6": [1, 3]}


def test_who_passed_first_orders_the_attack_duels() -> None:
    """CC-10.6, R-12: with `first_passed` it is that player, involved or not, who sees each result before the next."""
    match = estate(TOWN, 1, 2, 3, 4, 5, 6, seats=5, cowboys=THREE_DUELS, passed=[4, 3, 2, 1, 0])
    assert (step(match), match.asked) == ("next_attack", (4,))
    assert offered(match, 4, "fight") == ["c4", "f4", "f6"]
    match.play(4, "fight f6")
    assert fought(match) == ["f6 1+3"]
    assert (match.asked, offered(match, 4, "fight")) == ((4,), ["c4", "f4"])
    match.play(4, "fight f4")
    assert fought(match) == ["f6 1+3", "f4 1+2", "c4 0+1"]
    assert step(match) == "carry_out"


def test_a_single_duel_needs_no_order() -> None:
    """CC-10.6: an undefended attack beside it needs no duel and is not ordered."""
    match = estate(TOWN, 1, 2, cowboys={"c4": [0, 1], "g8": [1]})
    assert (step(match), fought(match)) == ("carry_out", ["c4 0+1"])


POLISH = {"parcel_duel_order_chooser": "first_passed_participant"}


def test_the_first_participant_to_pass_orders_the_attack_duels() -> None:
    """CC-10.6: candidates are attackers and defenders in duels; no bystander, no owner, no lone robber."""
    match = estate(
        TOWN,
        seats=5,
        options=POLISH,
        passed=[4, 0, 3, 2, 1],
        cowboys={"c4": [1, 2], "f4": [1, 2], "g8": [3]},
    )
    assert (step(match), match.asked) == ("next_attack", (2,))


def test_the_chooser_is_fixed_before_the_first_duel() -> None:
    """CC-10.6, CC-7.5a: the same player goes on choosing when none of their own duels is left."""
    match = estate(TOWN, 6, 1, seats=5, options=POLISH, passed=[4, 3, 2, 1, 0], cowboys=THREE_DUELS)
    assert match.asked == (3,)
    match.play(3, "fight f6")
    assert (match.asked, offered(match, 3, "fight")) == ((3,), ["c4", "f4"])


def test_owners_who_fight_without_a_defender_are_candidates_too() -> None:
    """CC-10.6: with `undefended_attack = duel_with_owner` every attack needs a duel, and its owner takes part."""
    options = {**POLISH, "undefended_attack": "duel_with_owner"}
    match = estate(TOWN, options=options, passed=[0, 1, 2], cowboys={"c4": [1], "f4": [2]})
    assert (step(match), match.asked, offered(match, 0, "fight")) == ("next_attack", (0,), ["c4", "f4"])
