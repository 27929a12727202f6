"""Building 8b, which copies, and 9b, which upgrades stations: the end of chapter 14 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import money, offered, play_all, player, refuses, said, step, visiting

SINGLES = ["auxiliary dollar", "auxiliary draw"]  # auxiliary actions open to everybody
NEIGHBOURS = {
    "a1": ["a"],
    "a3": ["b"],
    "flood_risk2": ["b"],
    "b1": ["b"],
    "b3": ["c"],
    "drought_risk": ["c"],
    "c_north1": ["c"],
    "c_north2": ["e"],
    "c_south": ["c", "d"],
    "trade_risk2": ["e"],
    "e1": ["e"],
    "e2": ["f"],
    "rockfall_risk2": ["f"],
    "f1": ["f", "g"],
    "f2": ["f", "g"],
    "g1": ["g"],
    "g2": ["g"],
}


def copying(spot: str, also: dict[str, Any] | None = None, *others: dict[str, Any], **me: Any) -> posse.Match:
    """A player on their own 8b; all other buildings are on side a, except 10, which is on b."""
    tiles = me.pop("on_trail", {})
    buildings = {spot: [0, "8b"], **(also or {})}
    return visiting(spot, {"money": 10, **me}, *others, buildings=buildings, sides="aaaaaaabab", tiles=tiles)


# --- which buildings


@pytest.mark.parametrize("spot", list(NEIGHBOURS))
def test_8b_copies_a_building_on_a_directly_linked_spot(spot: str) -> None:
    """GWT-14.5, R-25: the one before and the one after, on both branches of a fork."""
    assert offered(copying(spot), 0, "copy") == NEIGHBOURS[spot]


def test_8b_copies_private_buildings_of_anybody() -> None:
    """GWT-14.5: own ones and those of others; but no farther than the next spot."""
    also = {"a1": [1, "1a"], "a3": [0, "2a"], "b1": [1, "3a"]}
    assert offered(copying("a2", also), 0, "copy") == ["a1", "a3"]


def test_nothing_but_a_building_can_be_copied() -> None:
    """GWT-14.5: no hazard, no teepee, no bare spot, not Kansas City."""
    match = copying("flood_risk1", on_trail={"flood4": "flood_green4"})
    assert offered(match, 0, "copy") == []
    assert offered(copying("c_south", on_trail={"trade1": "blue_teepee"}), 0, "copy") == ["c", "d"]


# --- what is copied


def test_the_local_actions_of_the_copied_building_follow_the_usual_rules() -> None:
    """GWT-14.5: each once, in any order; only one building is copied per 8b."""
    match = copying("b1", hand=["dutch_belt", "dutch_belt"], workers=[1, 2, 1])
    match.play(0, "copy b")
    assert match.choices(0) == ["use dutch_belt_2", "use build", *SINGLES, "done"]
    play_all(match, (0, "use build"), (0, "build 1a"), (0, "site a1"), (0, "use dutch_belt_2"))
    assert (money(match), match.choices(0)) == (10, ["done"])


def test_two_neighbours_cannot_both_be_copied() -> None:
    """GWT-14.5: the choice is final."""
    match = copying("f1", hand=["jersey", "jersey"])
    match.play(0, "copy f")
    assert refuses(match, 0, "copy g")
    match.play(0, "use pair_4")
    play_all(match, (0, "discard jersey"), (0, "discard jersey"))
    assert refuses(match, 0, "copy g")


def test_copying_another_players_building_is_free_of_charge() -> None:
    """GWT-14.5: no toll to its owner, and the counts are the active player's."""
    also = {"b2": [1, "1a"], "e1": [0, "2a"], "e2": [1, "2a"]}
    match = copying("b1", also, {"money": 0})
    play_all(match, (0, "copy b2"), (0, "use gain_woods"))
    assert (money(match), money(match, 1)) == (14, 0)  # own 8b and own 2a are in the woods


@pytest.mark.parametrize("owner", [0, 1])
def test_the_risk_action_of_the_copied_building_is_copied_too(owner: int) -> None:
    """GWT-14.5, R-13: no matter who owns it; 8b's own risk action stays available, mixed with them."""
    match = copying("flood_risk2", {"flood_risk1": [owner, "2a"]}, hand=["jersey", "jersey", "guernsey"])
    assert "use risk_jersey" in match.choices(0)  # its own
    match.play(0, "copy flood_risk1")
    for _ in range(2):
        match.play(0, "use risk_jersey")
    assert (money(match), player(match)["certificates"]) == (14, 2)
    assert refuses(match, 0, "use risk_jersey")
    match.play(0, "use guernsey_4")
    assert money(match) == 18


def test_a_risk_action_of_8b_is_there_before_and_after_copying() -> None:
    """GWT-14.5: its own, once."""
    match = copying("drought_risk", hand=["jersey", "guernsey"])
    play_all(match, (0, "use risk_cattle"), (0, "discard guernsey"), (0, "copy c"))
    assert match.choices(0) == ["use certificate", "use take_objective", "use engine_engineers", "done"]


def test_a_copied_cattleman_move_starts_from_the_cattlemans_own_place() -> None:
    """GWT-14.5: 8b on b2 copies 3a on b1: one step from b2 leads to C."""
    match = copying("b2", {"b1": [1, "3a"]})
    play_all(match, (0, "copy b1"), (0, "use cattleman_1"))
    assert (player(match)["place"], step(match)) == ("c", "visit")


# --- copying and using nothing


def test_a_copy_that_leads_to_nothing_leaves_the_auxiliary_action_open() -> None:
    """R-39: F offers nothing without a pair and without $7, so copying it costs nothing."""
    match = copying("f1", money=0, hand=["jersey"])
    match.play(0, "copy f")
    assert match.choices(0) == [*SINGLES, "done"]
    match.play(0, "auxiliary dollar")
    assert (money(match), match.choices(0)) == (1, ["done"])


def test_the_auxiliary_action_stays_open_until_a_copied_action_is_used() -> None:
    """R-39, GWT-5.4: it is one or the other, also where the copy offers something."""
    match = copying("b1", hand=["dutch_belt"])
    play_all(match, (0, "copy b"), (0, "auxiliary dollar"))
    assert (money(match), match.choices(0)) == (11, ["done"])
    match = copying("b1", hand=["dutch_belt"])
    play_all(match, (0, "copy b"), (0, "use dutch_belt_2"))
    assert not set(SINGLES) & set(match.choices(0))


def test_a_chain_of_copies_leaves_the_auxiliary_action_open_too() -> None:
    """R-39: through another player's 8b to A, which offers nothing without money and cards."""
    match = copying("a2", {"a1": [1, "8b"]}, money=0)
    play_all(match, (0, "copy a1"), (0, "copy a"))
    assert match.choices(0) == [*SINGLES, "done"]


def test_a_risk_action_of_8b_closes_the_auxiliary_action() -> None:
    """R-39, GWT-5.4: before a copy as after it."""
    for answers in (["copy c", "use risk_cattle"], ["use risk_cattle", "copy c"]):
        match = copying("drought_risk", money=0, hand=["jersey"])
        for answer in answers:
            match.play(0, answer)
            if answer == "use risk_cattle":
                match.play(0, "discard jersey")
        assert not set(SINGLES) & set(match.choices(0))


# --- copying a copier


def test_8b_can_copy_another_8b() -> None:
    """GWT-14.5: then its neighbours count, but never back to an 8b already used in this chain."""
    also = {"a3": [1, "8b"], "a1": [0, "1a"]}
    match = copying("a2", also, hand=["dutch_belt"])
    assert offered(match, 0, "copy") == ["a1", "a3"]
    match.play(0, "copy a3")
    assert offered(match, 0, "copy") == ["b"]  # neither a2 nor a1
    match.play(0, "copy b")
    assert match.choices(0) == ["use dutch_belt_2", "use build", *SINGLES, "done"]
    assert said(match.events, "copied") == ["copied 0 8b a3", "copied 0 B b"]


def test_a_chain_through_the_copiers_of_four_players() -> None:
    """GWT-14.5: each leads on to the next."""
    also = {"a2": [1, "8b"], "a3": [2, "8b"], "flood_risk2": [3, "8b"]}
    match = copying("a1", also, {}, {}, {}, hand=["dutch_belt"])
    for neighbours, spot in ((["a", "a2"], "a2"), (["a3"], "a3"), (["b"], "b")):
        assert offered(match, 0, "copy") == neighbours
        match.play(0, f"copy {spot}")
    assert offered(match, 0, "copy") == []
    match.play(0, "use dutch_belt_2")
    assert money(match) == 12


def test_risk_actions_of_a_whole_chain() -> None:
    """GWT-14.5, R-13: those of both copiers and the local actions of the last building."""
    match = copying("trade_risk1", {"trade_risk2": [1, "8b"]}, hand=["jersey", "jersey", "black_angus"])
    play_all(match, (0, "copy trade_risk2"), (0, "copy e"), (0, "use black_angus_2"), (0, "use risk_jersey"))
    play_all(match, (0, "use risk_cattle"), (0, "discard jersey"))
    assert (money(match), player(match)["certificates"]) == (14, 2)


# --- the same building twice


def test_the_same_building_by_visit_and_by_copy_in_one_turn() -> None:
    """R-24: use 10b, walk to an adjacent 8b, copy 10b: each local action is once per visit, not per turn."""
    match = visiting("b1", {"money": 0}, buildings={"b1": [0, "10b"], "b2": [0, "8b"]}, sides="aaaaaaabab")
    play_all(match, (0, "use gain_4"), (0, "use cattleman_4"), (0, "move b2"))
    play_all(match, (0, "copy b1"), (0, "use gain_4"), (0, "use cattleman_4"), (0, "move c"))
    assert (money(match), player(match)["place"]) == (8, "c")


def test_of_two_equal_risk_actions_the_copied_one_is_used_first() -> None:
    """GWT-14.5, R-32: so that 8b's own is still there when the copied building is replaced."""
    me = {"hand": ["jersey", "jersey"], "workers": [1, 3, 1], "money": 50}
    match = copying("flood_risk2", {"flood_risk1": [0, "5a"]}, **me)
    play_all(match, (0, "copy flood_risk1"), (0, "use risk_jersey"), (0, "use hire_cheaper"))
    play_all(match, (0, "hire craftsman 1"), (0, "build 6a"), (0, "site flood_risk1"))
    assert match.choices(0) == ["use risk_jersey", "done"]


# --- 9b


def upgrading(engine: str, **me: Any) -> posse.Match:
    """A player on their own 9b."""
    me = {"engine": engine, "money": 30, **me}
    return visiting("a1", me, buildings={"a1": [0, "9b"]}, sides="aaaaaaaaba")


@pytest.mark.parametrize(
    ("engine", "stations"),
    [
        ("6", ["station1"]),
        ("12", ["station1", "station2", "station3"]),
        ("turnout3", ["station1", "station2"]),
        ("11", ["station1", "station2", "station3"]),
        ("10", ["station1", "station2"]),
        ("38", [f"station{number}" for number in range(1, 10)]),
    ],
)
def test_9b_upgrades_a_station_behind_the_engine(engine: str, stations: list[str]) -> None:
    """GWT-14.6: its space before the engine's, not the turnout where the engine stands."""
    match = upgrading(engine)
    match.play(0, "use upgrade_behind")
    if len(stations) == 1:
        assert step(match) == "station_disc"  # the only one
    else:
        assert offered(match, 0, "upgrade") == stations


def test_9b_works_at_the_usual_cost_and_with_the_station_master() -> None:
    """GWT-14.6: $4 at station 3, and then perhaps the tile."""
    match = upgrading("12", workers=[2, 1, 1])
    play_all(match, (0, "use upgrade_behind"), (0, "upgrade station3"), (0, "disc aux_dollar2"))
    assert (money(match), match.choices(0)) == (26, ["appoint cowboy", "skip"])
    match.play(0, "appoint cowboy")
    assert (player(match)["stations"], player(match)["titles"]) == (["station3"], ["hazards"])
    assert player(match)["engine"] == "12"


def test_9b_needs_a_station_that_can_be_upgraded() -> None:
    """GWT-14.6: none behind, no money, or own discs everywhere."""
    assert refuses(upgrading("4"), 0, "use upgrade_behind")
    assert refuses(upgrading("turnout1"), 0, "use upgrade_behind")
    assert refuses(upgrading("6", money=1), 0, "use upgrade_behind")
    assert refuses(upgrading("6", off=["aux_dollar2"], stations=["station1"]), 0, "use upgrade_behind")
    match = upgrading("12", money=2)
    match.play(0, "use upgrade_behind")
    assert offered(match, 0, "upgrade") == ["station1", "station2"]
