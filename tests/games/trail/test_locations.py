"""Phase B, what the reached location allows: chapter 5 of the rules."""

from itertools import permutations
from typing import Any

import pytest

import posse
from tests.games.trail.table import hand, money, offered, play_all, player, refuses, said, scene, step, visiting

CARDS = ["jersey", "jersey", "guernsey", "dutch_belt", "black_angus"]
RICH: dict[str, Any] = {"money": 30, "engine": 10, "hand": CARDS}
TILES = {"flood1": "flood_green3", "trade1": "green_teepee"}
SINGLES = ["dollar", "draw"]

NEUTRAL = {
    "a": ["guernsey_2", "hire", "hire_dearer"],
    "b": ["dutch_belt_2", "build"],
    "c": ["certificate", "take_objective", "engine_engineers"],
    "d": ["trade", "engine_2_for_2", "auxiliary"],
    "e": ["black_angus_2", "buy_cattle"],
    "f": ["pair_4", "hazard_7"],
    "g": ["engine_engineers", "auxiliary"],
}
RISKS = {
    "flood_risk1": "risk_jersey",
    "flood_risk2": "risk_jersey",
    "trade_risk2": "risk_jersey",
    "rockfall_risk2": "risk_jersey",
    "drought_risk": "risk_cattle",
    "trade_risk1": "risk_cattle",
    "rockfall_risk1": "risk_cattle",
}


def at(spot: str, building: str, owner: int = 0, **me: Any) -> posse.Match:
    """The first player, with everything that actions ask for, has reached a private building."""
    sides = ("a" if building.endswith("a") else "b") * 10
    return visiting(spot, {**RICH, **me}, buildings={spot: [owner, building]}, sides=sides, tiles=TILES)


# --- neutral and own buildings


@pytest.mark.parametrize("spot", NEUTRAL)
def test_what_the_neutral_buildings_offer(spot: str) -> None:
    """GWT-5.1: the local actions of the table, or one single auxiliary action."""
    match = visiting(spot, RICH, tiles=TILES)
    assert offered(match, 0, "use") == NEUTRAL[spot]
    assert offered(match, 0, "auxiliary") == SINGLES


def test_a_neutral_building_offers_the_same_wherever_it_stands() -> None:
    """GWT-5.1: its tile decides, not the spot."""
    match = visiting("a", RICH, tiles=TILES, neutral="FBCDEAG")
    assert offered(match, 0, "use") == NEUTRAL["f"]


def test_an_own_building_offers_its_local_actions_or_an_auxiliary_action() -> None:
    """GWT-5.1: the same choice as on a neutral one."""
    match = at("a1", "2a")
    assert offered(match, 0, "use") == ["guernsey_4", "buy_cattle"]
    assert offered(match, 0, "auxiliary") == SINGLES


@pytest.mark.parametrize("order", list(permutations(NEUTRAL["a"])))
def test_local_actions_are_used_in_any_order_each_once(order: tuple[str, ...]) -> None:
    """GWT-5.2: all three of A, two of which hire."""
    match = visiting("a", RICH, jobs={"1": ["cowboy", "craftsman"], "2": ["cowboy", "engineer"]}, token=3)
    left = list(NEUTRAL["a"])
    rows = ["1", "2"]
    for action in order:
        assert offered(match, 0, "use") == left
        match.play(0, f"use {action}")
        if action != "guernsey_2":
            match.play(0, f"hire cowboy {rows.pop()}")
        left.remove(action)
    assert (player(match)["workers"]["cowboy"], money(match)) == (3, 30 + 2 - 6 - 8)
    assert match.choices(0) == ["done"]


@pytest.mark.parametrize("action", NEUTRAL["e"])
def test_any_subset_of_the_local_actions_may_be_used(action: str) -> None:
    """GWT-5.2: one and not the other, or none."""
    match = visiting("e", RICH)
    match.play(0, f"use {action}")
    if action == "buy_cattle":
        match.play(0, "turn_up")  # by the only cowboy, so the action is over
    assert offered(match, 0, "use") == [other for other in NEUTRAL["e"] if other != action]
    match.play(0, "done")
    assert match.asked == (1,)


@pytest.mark.parametrize(
    ("spot", "answers", "left"),
    [
        ("c", ["use certificate"], ["engine_engineers"]),
        ("c", ["use take_objective", "take_unseen"], ["engine_engineers"]),
        ("d", ["use trade"], ["auxiliary"]),
        ("d", ["use engine_2_for_2", "engine 11"], ["auxiliary"]),
    ],
)
def test_of_two_alternatives_only_one_can_be_used(spot: str, answers: list[str], left: list[str]) -> None:
    """GWT-5.2: a choice gives one of them, and the other is gone."""
    match = visiting(spot, RICH, tiles=TILES)
    play_all(match, *[(0, words) for words in answers])
    assert offered(match, 0, "use") == left


# --- risk actions


@pytest.mark.parametrize("spot", RISKS)
def test_a_risk_action_is_one_more_local_action(spot: str) -> None:
    """GWT-5.3: of the own building on such a spot; it counts as used once it is done."""
    match = at(spot, "2a", certificates=1)
    assert offered(match, 0, "use") == ["guernsey_4", "buy_cattle", RISKS[spot]]
    match.play(0, f"use {RISKS[spot]}")
    if RISKS[spot] == "risk_cattle":
        match.play(0, "discard jersey")
    assert (player(match)["certificates"], money(match)) == (2, 32 if RISKS[spot] == "risk_jersey" else 30)
    assert match.choices(0) == ["use guernsey_4", "use buy_cattle", "done"]


def test_other_spots_have_no_risk_action() -> None:
    """GWT-5.3: the seven spots of the table are all there are."""
    spots = ["a1", "a2", "a3", "b1", "b2", "b3", "c_north1", "c_north2", "c_south", "e1", "e2", "f1", "f2", "g1", "g2"]
    for spot in spots:
        assert offered(at(spot, "2a"), 0, "use") == ["guernsey_4", "buy_cattle"]


@pytest.mark.parametrize("spot", RISKS)
def test_on_a_building_of_another_player_there_is_no_risk_action(spot: str) -> None:
    """GWT-5.3: only its owner meets it."""
    assert offered(at(spot, "2a", owner=1), 0, "use") == []


def test_three_local_actions_of_an_own_2a() -> None:
    """EX-4, GWT-5.3: any order, any subset; only if none is used, a single auxiliary action."""
    actions = ["guernsey_4", "buy_cattle", "risk_cattle"]
    for first in (None, *actions):
        match = at("drought_risk", "2a")
        assert offered(match, 0, "use") == actions
        assert offered(match, 0, "auxiliary") == SINGLES
        if first is None:
            continue
        match.play(0, f"use {first}")
        rest = {"guernsey_4": [], "buy_cattle": ["turn_up"], "risk_cattle": ["discard jersey"]}[first]
        play_all(match, *[(0, words) for words in rest])
        assert offered(match, 0, "use") == [action for action in actions if action != first]
        assert offered(match, 0, "auxiliary") == []
    for order in permutations(actions):
        match = at("drought_risk", "2a", money=0)
        for action in order:
            match.play(0, f"use {action}")
            if step(match) == "buy":
                match.play(0, "turn_up")
            elif step(match) == "discard_for":
                match.play(0, "discard jersey")
        assert (money(match), player(match)["certificates"], match.choices(0)) == (4, 1, ["done"])


# --- the auxiliary action


def test_the_auxiliary_action_bars_the_local_actions() -> None:
    """GWT-5.4: the risk action too, and a second auxiliary action."""
    match = at("drought_risk", "2a")
    match.play(0, "auxiliary dollar")
    assert match.choices(0) == ["done"]
    for words in ("use guernsey_4", "use risk_cattle", "auxiliary dollar", "auxiliary draw"):
        assert refuses(match, 0, words)


@pytest.mark.parametrize("answers", [["use guernsey_4"], ["use risk_cattle", "discard jersey"]])
def test_a_local_action_bars_the_auxiliary_action(answers: list[str]) -> None:
    """GWT-5.4: so does a risk action."""
    match = at("drought_risk", "2a")
    play_all(match, *[(0, words) for words in answers])
    assert offered(match, 0, "auxiliary") == []
    assert refuses(match, 0, "auxiliary dollar")


def test_the_auxiliary_action_of_a_visit_is_never_doubled() -> None:
    """GWT-5.4: even with both discs removed; the icon at G could."""
    me = {
        **RICH,
        "off": ["aux_dollar2", "aux_engine1", "aux_engine2"],
        "cities": {"topeka": 1, "wichita": 1, "el_paso": 1},
    }
    for spot in ("e", "g"):
        match = visiting(spot, me)
        assert offered(match, 0, "auxiliary") == ["dollar", "draw", "engine"]
        assert offered(match, 0, "double") == []
        assert refuses(match, 0, "double dollar")
    match.play(0, "use auxiliary")
    assert offered(match, 0, "double") == ["dollar", "engine"]


def test_the_icon_for_auxiliary_actions_is_a_local_action() -> None:
    """GWT-5.4: having used it at G, the player has used a local action, and the auxiliary action is barred."""
    match = visiting("g", RICH)
    play_all(match, (0, "use auxiliary"), (0, "auxiliary dollar"))
    assert match.choices(0) == ["use engine_engineers", "done"]


# --- foreign tiles


@pytest.mark.parametrize(
    ("spot", "picture"),
    [
        ("a1", {"buildings": {"a1": [1, "2a"]}}),
        ("drought_risk", {"buildings": {"drought_risk": [1, "10a"]}}),
        ("flood1", {"tiles": {"flood1": "flood_green3"}}),
        ("trade1", {"tiles": {"trade1": "blue_teepee"}}),
    ],
)
def test_a_foreign_tile_allows_one_single_auxiliary_action(spot: str, picture: dict[str, Any]) -> None:
    """EX-5, GWT-5.5: another player's building, a hazard, a teepee."""
    me = {**RICH, "off": ["aux_dollar2"], "cities": {"topeka": 1}}
    match = visiting(spot, me, **picture)
    assert match.choices(0) == ["auxiliary dollar", "auxiliary draw", "done"]
    match.play(0, "auxiliary dollar")
    assert (money(match), match.choices(0)) == (31, ["done"])


# --- Kansas City


def test_kansas_city_has_rules_of_its_own() -> None:
    """GWT-5.6: neither local actions nor an auxiliary action, and no doing nothing."""
    match = scene({"place": "g", "hand": ["jersey"]}, at="move : 0")
    match.play(0, "move kansas_city")
    assert step(match) == "foresight"
    for words in ("auxiliary dollar", "done", "skip"):
        assert refuses(match, 0, words)


# --- doing nothing, discarding, several visits


@pytest.mark.parametrize(
    ("spot", "picture"),
    [
        ("a", {}),
        ("a1", {"buildings": {"a1": [0, "2a"]}}),
        ("a1", {"buildings": {"a1": [1, "2a"]}}),
        ("flood1", {"tiles": {"flood1": "flood_green3"}}),
        ("trade1", {"tiles": {"trade1": "blue_teepee"}}),
    ],
)
def test_the_player_may_do_nothing(spot: str, picture: dict[str, Any]) -> None:
    """GWT-5.7, R-02: at buildings, hazards and teepees."""
    match = visiting(spot, RICH, **picture)
    match.play(0, "done")
    assert (match.asked, money(match), hand(match)) == (
        (1,),
        30,
        {"jersey": 2, "dutch_belt": 1, "black_angus": 1, "guernsey": 1},
    )


def test_cards_are_discarded_at_once_and_the_hand_is_refilled_in_phase_c_only() -> None:
    """GWT-5.8: between two actions the hand has one card fewer."""
    match = visiting("a", {"money": 20, "hand": ["guernsey", "jersey", "jersey", "jersey"]})
    match.play(0, "use guernsey_2")
    assert (hand(match), player(match)["discard"], money(match)) == ({"jersey": 3}, {"guernsey": 1}, 22)
    match.play(0, "use hire")
    match.play(0, "hire cowboy 1")
    assert (hand(match), money(match)) == ({"jersey": 3}, 16)
    match.play(0, "done")
    assert player(match)["hand"] == 4


def test_what_an_action_brings_can_pay_for_the_next() -> None:
    """GWT-5.8: with $4 and a Guernsey a worker of $6 can be hired."""
    match = visiting("a", {"money": 4, "hand": ["guernsey"]})
    assert "hire" not in offered(match, 0, "use")
    match.play(0, "use guernsey_2")
    assert "hire" in offered(match, 0, "use")


def test_drawn_cards_come_at_once() -> None:
    """GWT-5.8: at G a card drawn by the icon is in the hand before phase C."""
    match = visiting("g", {"hand": ["jersey"] * 2}, dice=["card guernsey"])
    play_all(match, (0, "use auxiliary"), (0, "auxiliary draw"))
    assert hand(match) == {"jersey": 2, "guernsey": 1}


def test_each_visit_is_judged_on_its_own() -> None:
    """GWT-5.9: after a cattleman move the new location offers everything afresh."""
    match = at("a3", "3a")
    play_all(match, (0, "use pair_3"), (0, "discard jersey"), (0, "discard jersey"))
    assert match.choices(0) == ["use cattleman_1", "done"]
    match.play(0, "use cattleman_1")
    assert (step(match), player(match)["place"]) == ("visit", "b")
    assert offered(match, 0, "use") == NEUTRAL["b"]
    assert offered(match, 0, "auxiliary") == SINGLES
    match.play(0, "auxiliary dollar")
    assert match.choices(0) == ["done"]


# --- what an action triggers


def test_an_immediate_action_is_finished_before_the_next_action() -> None:
    """GWT-5.10: the second engineer asks for a Jersey at once; then A goes on."""
    match = visiting("a", RICH, jobs={"1": ["engineer", "cowboy"]})
    play_all(match, (0, "use hire"), (0, "hire engineer 1"))
    assert match.choices(0) == ["use jersey_certificate", "skip"]
    match.play(0, "use jersey_certificate")
    assert player(match)["certificates"] == 1
    assert offered(match, 0, "use") == ["guernsey_2", "hire_dearer"]


def test_a_station_upgrade_is_finished_before_the_next_action() -> None:
    """GWT-5.10: upgrade, disc, station master and its immediate action, and only then the rest of G."""
    me = {**RICH, "engine": 4, "workers": [2, 1, 1]}
    match = visiting("g", me, masters=["workers", "objectives", "hazards", "teepees", "certificates"])
    play_all(match, (0, "use engine_engineers"), (0, "engine turnout1"))
    assert match.choices(0) == ["upgrade station1", "skip"]
    match.play(0, "upgrade station1")
    assert step(match) == "station_disc"
    match.play(0, "disc aux_dollar2")
    assert match.choices(0) == ["appoint cowboy", "skip"]
    assert said(match.play(0, "appoint cowboy"), "gained") == ["gained 0 2"]
    assert match.choices(0) == ["use auxiliary", "done"]


def test_the_return_from_space_39_is_finished_before_the_next_action() -> None:
    """GWT-5.10: the engine goes back before anything else of G is offered."""
    match = visiting("g", {**RICH, "engine": 38})
    play_all(match, (0, "use engine_engineers"), (0, "skip"))
    assert step(match) == "engine_home"
    match.play(0, "engine 20")
    assert (money(match), match.choices(0)) == (33, ["use auxiliary", "done"])
