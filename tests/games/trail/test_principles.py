"""General principles: chapter 0 of the rules."""

from itertools import product
from typing import Any

import pytest

import posse
from tests.games.trail.table import hand, money, offered, play_all, player, refuses, said, scene, step, visiting


def on_own(building: str, me: dict[str, Any], spot: str = "a1", **picture: Any) -> posse.Match:
    """The first player has reached an own building."""
    sides = ("a" if building.endswith("a") else "b") * 10
    return visiting(spot, me, buildings={spot: [0, building]}, sides=sides, **picture)


# --- money


def test_money_is_unlimited() -> None:
    """GWT-0.1: the bank never runs out."""
    match = visiting("e", {"money": 1_000_000})
    match.play(0, "auxiliary dollar")
    assert money(match) == 1_000_001


def test_money_never_goes_below_nothing() -> None:
    """GWT-0.1: a toll of $2 takes the only dollar; a table with a debt does not exist."""
    match = scene({"place": "a", "money": 1}, at="move : 0", tiles={"flood1": "flood_green3"})
    match.play(0, "move flood1")
    assert money(match) == 0
    with pytest.raises(posse.BadScene):
        scene({"money": -1}, at="move : 0")


# --- costs and requirements


@pytest.mark.parametrize(
    ("spot", "action", "cost"),
    [("a", "hire", 6), ("a", "hire_dearer", 8), ("b", "build", 2), ("d", "engine_2_for_2", 2), ("f", "hazard_7", 7)],
)
def test_a_cost_is_paid_in_full_or_the_action_cannot_be_taken(spot: str, action: str, cost: int) -> None:
    """GWT-0.2: one dollar short is not enough."""
    tiles = {"flood1": "flood_green3"}
    assert refuses(visiting(spot, {"money": cost - 1}, tiles=tiles), 0, f"use {action}")
    assert action in offered(visiting(spot, {"money": cost}, tiles=tiles), 0, "use")


def test_a_requirement_is_met_in_full_or_the_action_cannot_be_taken() -> None:
    """GWT-0.2: one card of a pair is not a pair, and an engine on 1 cannot go two spaces back."""
    assert refuses(visiting("f", {"hand": ["jersey", "guernsey"]}), 0, "use pair_4")
    off = ["aux_remove1", "aux_remove2"]
    me = {"off": off, "cities": {"topeka": 1, "wichita": 1}}
    for engine, choices in (("0", []), ("1", ["remove"]), ("2", ["remove"])):
        match = visiting("g", {"engine": engine, **me})
        assert [aux for aux in offered(match, 0, "auxiliary") if aux == "remove"] == choices
        match.play(0, "use auxiliary")
        assert ("remove" in offered(match, 0, "double")) == (engine == "2")


def test_the_requirement_comes_before_the_reward() -> None:
    """GWT-0.3: the card is discarded first, the dollars come after it."""
    match = visiting("a", {"money": 0, "hand": ["guernsey"]})
    assert said(match.play(0, "use guernsey_2"), "discarded", "gained") == ["discarded 0 guernsey", "gained 0 2"]
    assert (money(match), hand(match), player(match)["discard"]) == (2, {}, {"guernsey": 1})


def test_a_reward_other_than_money_may_be_forfeited() -> None:
    """GWT-0.3: 2b moves the engine up to 1 for a Jersey, or not at all."""
    match = on_own("2b", {"hand": ["jersey"], "engine": 3})
    match.play(0, "use jersey_engine")
    assert match.choices(0) == ["engine 4", "skip"]
    match.play(0, "skip")
    assert (player(match)["engine"], player(match)["discard"]) == ("3", {"jersey": 1})


def test_a_reward_may_be_taken_in_part() -> None:
    """GWT-0.3: two spaces for $2 are paid, one is gone."""
    match = visiting("d", {"money": 2, "engine": 8})
    play_all(match, (0, "use engine_2_for_2"), (0, "engine 9"))
    assert (player(match)["engine"], money(match)) == ("9", 0)


def test_money_is_always_taken_whole() -> None:
    """GWT-0.3: of 6b's reward the objective card may be left, the $3 may not."""
    match = on_own("6b", {"money": 1, "hand": ["jersey"]})
    play_all(match, (0, "use cattle_objective"), (0, "discard jersey"))
    assert (money(match), "skip" in match.choices(0)) == (4, True)
    match.play(0, "skip")
    assert (money(match), hand(match)) == (4, {})


def test_a_discard_is_done_once_per_use_however_many_cards_match() -> None:
    """GWT-0.4: of three Guernseys one brings $2, and the others bring nothing in this visit."""
    match = visiting("a", {"money": 4, "hand": ["guernsey"] * 3})
    match.play(0, "use guernsey_2")
    assert (money(match), hand(match)) == (6, {"guernsey": 2})
    assert refuses(match, 0, "use guernsey_2")


@pytest.mark.parametrize(
    ("spot", "action", "breed"),
    [("a", "guernsey_2", "guernsey"), ("b", "dutch_belt_2", "dutch_belt"), ("e", "black_angus_2", "black_angus")],
)
def test_only_the_pictured_card_will_do(spot: str, action: str, breed: str) -> None:
    """GWT-0.4: any other breed is refused."""
    for card in ("jersey", "dutch_belt", "black_angus", "guernsey", "holstein"):
        match = visiting(spot, {"hand": [card]})
        assert (action in offered(match, 0, "use")) == (card == breed)


# --- pairs, any cattle card


@pytest.mark.parametrize(
    ("cards", "is_pair"),
    [
        (["jersey", "jersey"], True),
        (["holstein", "holstein"], True),
        (["west_highland3", "west_highland5"], True),
        (["texas_longhorn5", "texas_longhorn7"], True),
        (["dutch_belt", "guernsey"], False),
        (["holstein", "ayrshire"], False),
        (["jersey", "aux_sf"], False),
        (["aux_sf", "aux_sf"], False),
    ],
)
def test_a_pair_is_two_cattle_cards_of_one_breed(cards: list[str], is_pair: bool) -> None:
    """GWT-0.5: the same value is not enough, different victory points do not matter."""
    match = visiting("f", {"money": 3, "hand": cards}, market=[], display=[])
    assert ("pair_4" in offered(match, 0, "use")) == is_pair
    if is_pair:
        play_all(match, (0, "use pair_4"), (0, f"discard {cards[0]}"), (0, f"discard {cards[1]}"))
        assert (money(match), hand(match)) == (7, {})


def test_the_second_card_of_a_pair_is_of_the_breed_of_the_first() -> None:
    """GWT-0.5: of two Jerseys, two Guernseys and one Holstein a mixed pair cannot be made."""
    cards = ["jersey", "jersey", "guernsey", "guernsey", "holstein"]
    match = visiting("f", {"hand": cards}, market=[])
    match.play(0, "use pair_4")
    assert match.choices(0) == ["discard jersey", "discard guernsey"]
    match.play(0, "discard guernsey")
    assert match.choices(0) == ["discard guernsey"]
    match.play(0, "discard guernsey")
    assert hand(match) == {"jersey": 2, "holstein": 1}


def test_any_cattle_card_is_never_an_objective_card() -> None:
    """GWT-0.6: the risk action takes cattle of any breed and nothing else."""
    match = on_own("2a", {"hand": ["jersey", "ayrshire", "aux_sf"]}, "drought_risk", market=[])
    match.play(0, "use risk_cattle")
    assert match.choices(0) == ["discard jersey", "discard ayrshire"]
    assert refuses(on_own("2a", {"hand": ["aux_sf", "gain_bll"]}, "drought_risk", display=[]), 0, "use risk_cattle")


@pytest.mark.parametrize("source", ["auxiliary", "4b", "objective"])
def test_any_cards_may_go_after_drawing(source: str) -> None:
    """GWT-0.6: those just drawn, those held before, and objective cards."""
    me = {"hand": ["jersey", "aux_sf", "draw_5h"], "deck": ["guernsey"] * 3}
    rest = ["jersey"] * 4 + ["dutch_belt"] * 3 + ["black_angus"] * 3
    picture: dict[str, Any] = {"removed": rest, "display": []}
    if source == "4b":
        match = on_own("4b", me, **picture)
        match.play(0, "use draw_cowboys")
    else:
        match = visiting("e", me, **picture)
        words = {"auxiliary": ["auxiliary draw"], "objective": ["play draw_5h", "draw 1"]}[source]
        play_all(match, *[(0, said) for said in words])
    kept = [] if source == "objective" else ["draw_5h"]
    assert offered(match, 0, "discard") == ["jersey", "guernsey", "aux_sf", *kept]
    match.play(0, "discard aux_sf")
    assert hand(match) == {"jersey": 1, "guernsey": 1, **dict.fromkeys(kept, 1)}


# --- icons


def test_the_same_icon_means_the_same_action_everywhere() -> None:
    """GWT-0.7: one single or one double auxiliary action, at D, at G, at 3b, 6a and 8a, and by a card."""
    me = {"hand": ["aux_sf"], "off": ["aux_dollar2", "aux_engine1"], "cities": {"topeka": 1, "wichita": 1}}
    matches = [visiting("d", me, display=[]), visiting("g", me, display=[])]
    matches += [on_own(building, me, display=[]) for building in ("3b", "6a", "8a")]
    choices = []
    for match in matches:
        match.play(0, "use auxiliary")
        choices.append(match.choices(0))
    assert choices == [["auxiliary dollar", "auxiliary draw", "auxiliary engine", "double dollar"]] * 5
    match = visiting("e", me, display=[])
    match.play(0, "play aux_sf")
    assert match.choices(0) == [*choices[0], "skip"]


# --- who sees what


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """GWT-0.8, R-28: the others see its size."""
    match = scene({"hand": ["jersey", "jersey", "guernsey"]}, {"hand": ["black_angus"]}, at="move : 0")
    assert [match.view(seat)["hand"] for seat in (0, 1)] == [{"jersey": 2, "guernsey": 1}, {"black_angus": 1}]
    assert "hand" not in match.view(None)
    for viewer in (0, 1, None):
        assert [one["hand"] for one in match.view(viewer)["players"]] == [3, 1]


def test_two_hands_of_one_deck_look_the_same_to_the_others() -> None:
    """GWT-0.8, GWT-0.9: what a deck consists of is public, which of its cards are in the hand is not."""
    looks = []
    for cards in (["jersey", "jersey"], ["guernsey", "black_angus"]):
        match = scene({"hand": cards, "discard": ["dutch_belt"]}, at="move : 0")
        looks.append((match.view(1), match.view(None)))
    assert looks[0] == looks[1]
    deck = {"jersey": 5, "dutch_belt": 3, "black_angus": 3, "guernsey": 3}
    assert looks[0][1]["players"][0]["deck"] == deck


def test_nobody_but_the_drawer_hears_which_cards_are_drawn() -> None:
    """GWT-0.8: the others learn how many."""
    match = visiting("e", {"hand": ["jersey", "jersey"], "deck": ["guernsey"]}, removed=_rest(2, 1))
    events = match.play(0, "done")
    seen = {seat: [str(one) for event in events if (one := event.seen_by(seat))] for seat in (0, 1, None)}
    assert "got_card 0 guernsey" in seen[0]
    for other in (1, None):
        assert "drew 0 1" in seen[other]
        assert not any("guernsey" in words for words in seen[other])


def _rest(jerseys: int, guernseys: int) -> list[str]:
    """The removed cards if a starting deck has only this many Jerseys and Guernseys left."""
    return [
        *["jersey"] * (5 - jerseys),
        *["dutch_belt"] * 3,
        *["black_angus"] * 3,
        *["guernsey"] * (3 - guernseys),
    ]


@pytest.mark.parametrize("card", ["jersey", "dutch_belt", "black_angus", "guernsey"])
def test_the_order_of_a_stack_is_hidden_from_everybody(card: str) -> None:
    """GWT-0.8: until it is drawn, the top card can be any, and no view shows it."""
    match = visiting("e", {"hand": ["jersey"] * 3}, dice=[f"card {card}"])
    assert match.view(0)["players"][0]["stack"] == 11
    match.play(0, "done")
    assert hand(match)[card] == (4 if card == "jersey" else 1)


def test_the_discard_pile_lies_open() -> None:
    """GWT-0.8, R-28: for its owner and for all others."""
    match = scene({"discard": ["jersey", "aux_sf", "jersey"]}, at="move : 0", display=[])
    for viewer in (0, 1, None):
        seen = match.view(viewer)["players"][0]
        assert (seen["discard"], seen["discarded"]) == ({"jersey": 2, "aux_sf": 1}, 3)


def test_everything_but_hands_and_face_down_piles_is_public() -> None:
    """GWT-0.9: every seat and a spectator see the same, all of it."""
    match = scene(
        {"money": 13, "certificates": 2, "tiles": ["green_teepee"], "area": ["start_ssg"], "hand": ["jersey"]},
        {"money": 4, "off": ["aux_dollar2"], "stations": ["station1"], "engine": 6, "workers": [2, 1, 1]},
        at="move : 0",
    )
    public = match.view(None)
    for seat in (0, 1):
        view = match.view(seat)
        assert {key: view[key] for key in public if key != "seat"} == {
            key: public[key] for key in public if key != "seat"
        }
    first, second = public["players"]
    assert (first["money"], first["certificates"], first["tiles"]) == (13, 2, {"green_teepee": 1})
    assert (first["area"], first["stack"]) == (["start_ssg"], 13)
    assert (second["stations"], second["engine"], second["workers"]["cowboy"]) == (["station1"], "6", 2)
    assert "aux_dollar2" not in second["discs"]
    assert len(second["discs"]) == 13
    assert (sum(public["market"].values()), public["cattle_left"]) == (7, 29)
    assert (len(public["display"]), public["objectives_left"]) == (4, 20)
    assert [len(column) for column in public["foresight"]] == [2, 2, 2]
    assert len(public["jobs"]) == 12
    assert len(public["piles"]) == 3


def test_a_watcher_may_suppose_any_hand_that_the_deck_allows() -> None:
    """GWT-0.9, R-28: of two Jerseys and a Guernsey, one of them in hand, either breed can be the one."""
    match = scene({"hand": ["jersey"], "deck": ["jersey", "guernsey"]}, at="move : 0", removed=_rest(2, 1))
    supposed = {tuple(match.fork(1, seed).view(0)["hand"]) for seed in range(30)}
    assert supposed == {("jersey",), ("guernsey",)}
    assert {tuple(match.fork(0, seed).view(0)["hand"]) for seed in range(30)} == {("jersey",)}


# --- when an action may be used


@pytest.mark.parametrize(
    ("spot", "action", "dollars"), [("flood_risk1", "risk_jersey", 2), ("drought_risk", "risk_cattle", 0)]
)
def test_a_requirement_may_be_met_for_a_reward_that_is_lost(spot: str, action: str, dollars: int) -> None:
    """GWT-0.10: a Jersey may go for a certificate with the marker at its limit."""
    match = on_own("2a", {"money": 0, "certificates": 3, "hand": ["jersey"]}, spot)
    match.play(0, f"use {action}")
    if step(match) == "discard_for":
        match.play(0, "discard jersey")
    assert (player(match)["certificates"], money(match), hand(match)) == (3, dollars, {})


def test_an_action_without_requirement_needs_some_effect() -> None:
    """GWT-0.10: no certificate at the limit, no dollars for no building in the woods or for no pair of teepees."""
    for certificates in (2, 3):
        match = visiting("c", {"certificates": certificates})
        assert ("certificate" in offered(match, 0, "use")) == (certificates < 3)
    for spot, teepees in product(("a1", "b1"), ([], ["green_teepee"], ["green_teepee", "blue_teepee"])):
        match = on_own("1a", {}, spot)
        assert ("gain_woods" in offered(match, 0, "use")) == (spot == "b1")
        match = on_own("7a", {"tiles": teepees}, spot)
        assert ("gain_teepees" in offered(match, 0, "use")) == (len(teepees) == 2)


def test_an_action_is_used_once_its_requirement_is_paid() -> None:
    """GWT-0.10: a forfeited reward does not make the action unused, so the auxiliary action is barred."""
    match = on_own("2b", {"hand": ["jersey", "jersey", "dutch_belt"]})
    assert "auxiliary dollar" in match.choices(0)
    play_all(match, (0, "use jersey_engine"), (0, "skip"))
    assert match.choices(0) == ["use dutch_belt_3", "done"]
