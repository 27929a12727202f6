"""Objective cards: chapter 12 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import hand, money, offered, play_all, player, refuses, said, scene, step, visiting

ALL = [
    "gain_bll",
    "gain_bgl",
    "gain_4hh",
    "gain_ssh",
    "gain_333b",
    *["aux_sf"] * 4,
    "draw_bbh",
    "draw_sgl",
    "draw_5h",
    "draw_sgg",
    "draw_333s",
    "engine_44sg",
    "engine_345",
    "engine_bbgg",
    "engine_blhh",
    "engine_sshh",
    "move_bbhh",
    "move_ssll",
    "move_345",
    "move_34hh",
    "move_ssbb",
]
BUILDING_6B = {"sides": "aaaaabaaaa", "buildings": {"a1": [0, "6b"]}}
DISPLAY = ["gain_bll", "aux_sf", "draw_bbh", "move_345"]


def holding(*cards: str, spot: str = "b", **picture: Any) -> posse.Match:
    """A player in phase B on a spot with these cards in hand; none of them is on display."""
    me = {"hand": list(cards), "money": 10, **picture.pop("me", {})}
    return visiting(spot, me, **{"display": [], "removed": [], **picture})


def few(display: list[str], stack: list[str]) -> dict[str, Any]:
    """Only these objective cards are in the game."""
    rest = list(ALL)
    for card in display + stack:
        rest.remove(card)
    return {"display": display, "removed": rest}


# --- taking


def test_a_card_of_the_display_is_taken_and_replaced() -> None:
    """GWT-12.1: face up to the discard pile, and the display is filled up at once."""
    match = visiting("c", {}, display=DISPLAY, dice=["objective engine_345"])
    match.play(0, "use take_objective")
    assert offered(match, 0, "take") == sorted(DISPLAY, key=ALL.index)
    events = match.play(0, "take aux_sf")
    assert said(events, "took_card", "on_display") == ["took_card 0 aux_sf", "on_display engine_345"]
    seen = match.view(1)
    assert seen["players"][0]["discard"] == {"aux_sf": 1}
    assert sorted(seen["display"]) == sorted(["gain_bll", "draw_bbh", "move_345", "engine_345"])


def test_the_top_card_of_the_stack_is_taken_unseen_and_then_shown() -> None:
    """GWT-12.1, R-07: the display stays as it is."""
    match = visiting("c", {}, display=DISPLAY, dice=["objective move_ssll"])
    play_all(match, (0, "use take_objective"), (0, "take_unseen"))
    assert said(match.events, "took_card", "on_display") == ["took_card 0 move_ssll"]
    seen = match.view(1)
    assert (seen["players"][0]["discard"], sorted(seen["display"])) == ({"move_ssll": 1}, sorted(DISPLAY))


@pytest.mark.parametrize("words", ["take aux_sf", "take_unseen"])
def test_a_delivery_and_6b_allow_the_unseen_card_too(words: str) -> None:
    """R-07: same icon, same action."""
    match = visiting("a1", {"hand": ["jersey"]}, display=DISPLAY, **BUILDING_6B)
    play_all(match, (0, "use cattle_objective"), (0, "discard jersey"), (0, words))
    assert said(match.events, "took_to_hand")[0].startswith("took_to_hand 0 ")
    match = scene(
        {"off": ["aux_dollar2"], "cities": {"topeka": 1}, "money": 10},
        at="deliver 4 : 0",
        display=DISPLAY,
    )
    play_all(match, (0, "deliver wichita"), (0, "disc aux_draw2"))
    assert refuses(match, 0, "skip")
    match.play(0, words)
    assert len(said(match.events, "took_card")) == 1


def test_with_an_empty_stack_gaps_stay() -> None:
    """GWT-12.2: the display gets smaller, and nothing can be taken unseen."""
    match = visiting("c", {}, **few(["aux_sf", "gain_bll"], []))
    play_all(match, (0, "use take_objective"))
    assert match.choices(0) == ["take gain_bll", "take aux_sf"]
    match.play(0, "take aux_sf")
    assert match.view(None)["display"] == ["gain_bll"]


def test_with_nothing_left_no_card_can_be_gained() -> None:
    """GWT-12.2: C offers only its certificate; a mandatory delivery bonus is void; 6b gives $3 only."""
    assert refuses(visiting("c", {}, **few([], [])), 0, "use take_objective")
    match = scene({"off": ["aux_dollar2"], "cities": {"topeka": 1}, "money": 10}, at="deliver 4 : 0", **few([], []))
    play_all(match, (0, "deliver wichita"), (0, "disc aux_draw2"))
    assert said(match.events, "delivered", "took_card", "turn") == ["delivered 0 wichita", "turn 1"]
    match = visiting("a1", {"hand": ["jersey"], "money": 0}, **few([], []), **BUILDING_6B)
    play_all(match, (0, "use cattle_objective"), (0, "discard jersey"))
    assert (money(match), step(match)) == (3, "visit")


def test_6b_puts_the_card_into_the_hand() -> None:
    """GWT-12.3: and it may be played right after that action (GWT-12.5)."""
    match = visiting("a1", {"hand": ["jersey"], "money": 0}, display=DISPLAY, **BUILDING_6B)
    play_all(match, (0, "use cattle_objective"), (0, "discard jersey"), (0, "take gain_bll"))
    assert (hand(match), player(match)["discard"]) == ({"gain_bll": 1}, {"jersey": 1})
    match.play(0, "play gain_bll")
    assert (money(match), player(match)["area"]) == (5, ["gain_bll"])


# --- playing


def test_a_card_is_played_into_the_objective_area() -> None:
    """GWT-12.4: from the hand, and any number one after another."""
    match = holding("gain_333b", "gain_ssh", "gain_bll")
    for card in ("gain_ssh", "gain_333b"):
        match.play(0, f"play {card}")
    assert (money(match), hand(match)) == (14, {"gain_bll": 1})
    assert sorted(player(match)["area"]) == ["gain_333b", "gain_ssh"]
    assert player(match)["discard"] == {}


def test_the_immediate_action_is_done_now_or_forfeited() -> None:
    """GWT-12.4: declined, it is gone; the card stays where it was played."""
    match = holding("engine_345", "gain_bll")
    match.play(0, "play engine_345")
    assert match.choices(0) == ["engine 1", "engine 2", "skip"]
    assert refuses(match, 0, "play gain_bll")  # not inside an action
    match.play(0, "skip")
    assert (player(match)["engine"], player(match)["area"]) == ("0", ["engine_345"])
    assert "engine 1" not in match.choices(0)


def test_cards_can_be_played_before_phase_a() -> None:
    """GWT-12.5: several of them before the move."""
    match = scene({"hand": ["gain_333b", "aux_sf"], "money": 0}, at="move : 0")
    play_all(match, (0, "play gain_333b"), (0, "play aux_sf"), (0, "auxiliary dollar"))
    assert (money(match), step(match)) == (3, "move")
    match.play(0, "move b")
    assert player(match)["place"] == "b"


def test_cards_can_be_played_around_every_action_of_phase_b() -> None:
    """GWT-12.5: at its start, between two actions, after the last, also if no action is used."""
    match = holding("gain_333b", "gain_bll", "gain_ssh", "guernsey", spot="a", me={"money": 20})
    match.play(0, "play gain_333b")
    match.play(0, "use guernsey_2")
    match.play(0, "play gain_bll")
    play_all(match, (0, "use hire"), (0, "hire cowboy 1"))
    match.play(0, "play gain_ssh")
    assert "use hire_dearer" in match.choices(0)
    assert len(player(match)["area"]) == 3
    match = holding("gain_333b", spot="a")
    play_all(match, (0, "play gain_333b"), (0, "done"))
    assert match.asked == (1,)


def test_cards_can_be_played_after_the_auxiliary_action() -> None:
    """GWT-12.5: it is an action like any other."""
    match = holding("gain_333b")
    play_all(match, (0, "auxiliary dollar"), (0, "play gain_333b"))
    assert money(match) == 13


@pytest.mark.parametrize("at", ["hire 0 0 : 0", "engine 3 : 0", "foresight 1 : 0", "income 0 : 0", "deliver 5 : 0"])
def test_cards_cannot_be_played_inside_an_action_nor_at_kansas_city(at: str) -> None:
    """GWT-12.5: neither in the middle of hiring or moving an engine nor in any step of Kansas City."""
    match = scene({"hand": ["gain_333b"], "money": 10, "certificates": 1}, at=at)
    assert match.asked == (0,)
    assert refuses(match, 0, "play gain_333b")


def test_cards_cannot_be_played_in_the_turn_of_others() -> None:
    """GWT-12.5: only in one's own turn."""
    match = scene({}, {"hand": ["gain_333b"]}, at="move : 0")
    assert refuses(match, 1, "play gain_333b")


def test_cards_can_be_played_again_at_every_further_visit() -> None:
    """GWT-12.5, R-31: after a cattleman move before the first action of the new visit, but not at Kansas City."""
    match = holding("gain_333b", "gain_bll", spot="a1", buildings={"a1": [0, "3a"]})
    play_all(match, (0, "play gain_bll"), (0, "use cattleman_1"))
    assert player(match)["place"] == "b"
    match.play(0, "play gain_333b")
    assert len(player(match)["area"]) == 2
    match = holding("gain_333b", spot="g1", buildings={"g1": [0, "3a"]})
    match.play(0, "use cattleman_1")
    assert step(match) == "foresight"
    assert refuses(match, 0, "play gain_333b")


# --- what they do


@pytest.mark.parametrize("card", [card for card in ALL if card.startswith("gain")])
def test_cards_that_bring_two_dollars(card: str) -> None:
    """GWT-12.6: without a question."""
    match = holding(card)
    match.play(0, f"play {card}")
    assert (money(match), step(match)) == (12, "visit")


@pytest.mark.parametrize("card", [card for card in ALL if card.startswith("draw")])
def test_cards_that_draw_up_to_three(card: str) -> None:
    """GWT-12.6, R-19: the number is said first, all are drawn, then as many are discarded."""
    match = holding(card, "jersey")
    match.play(0, f"play {card}")
    assert match.choices(0) == ["draw 1", "draw 2", "draw 3", "skip"]
    match.play(0, "draw 2")
    assert player(match)["hand"] == 3
    for _ in range(2):
        assert step(match) == "discard_drawn"
        match.play(0, match.choices(0)[0])
    assert (player(match)["hand"], player(match)["discarded"], step(match)) == (1, 2, "visit")


@pytest.mark.parametrize(
    ("card", "spaces"),
    [("engine_44sg", 2), ("engine_345", 2), ("engine_bbgg", 2), ("engine_blhh", 3), ("engine_sshh", 3)],
)
def test_cards_that_move_the_engine(card: str, spaces: int) -> None:
    """GWT-12.6: up to 2 or 3, as printed."""
    match = holding(card)
    match.play(0, f"play {card}")
    assert offered(match, 0, "engine") == [str(space) for space in range(1, spaces + 1)]
    match.play(0, f"engine {spaces}")
    assert player(match)["engine"] == str(spaces)


def test_cards_with_the_auxiliary_icon() -> None:
    """GWT-12.6: one single or one double, or none."""
    match = holding("aux_sf", "aux_sf", me={"off": ["aux_dollar2"], "cities": {"topeka": 1}})
    match.play(0, "play aux_sf")
    assert set(match.choices(0)) == {"auxiliary dollar", "auxiliary draw", "double dollar", "skip"}
    match.play(0, "double dollar")
    assert money(match) == 12


# --- the free move


@pytest.mark.parametrize("card", [card for card in ALL if card.startswith("move")])
def test_the_free_move_goes_one_to_three_steps_without_tolls(card: str) -> None:
    """GWT-12.7: the step limit plays no part, hands cost nothing."""
    match = holding(card, spot="a", buildings={"a1": [1, "1a"], "a2": [1, "4a"]})
    match.play(0, f"play {card}")
    assert offered(match, 0, "move") == ["a1", "a2", "b", "c", "d", "e"]
    match.play(0, "move b")
    match.play(0, "via a1")
    assert (player(match)["place"], money(match), money(match, 1)) == ("b", 10, 7)


def test_the_free_move_does_not_lead_into_kansas_city() -> None:
    """GWT-12.7: at the end of the trail it has no target, and the turn goes on normally."""
    match = holding("move_345", spot="f")
    match.play(0, "play move_345")
    assert match.choices(0) == ["move g", "skip"]
    match = holding("move_345", spot="g")
    match.play(0, "play move_345")
    assert (step(match), "use engine_engineers" in match.choices(0)) == ("visit", True)


@pytest.mark.parametrize("place", ["start", "a"])
def test_a_free_move_before_phase_a(place: str) -> None:
    """GWT-12.7: phase A then starts from there, and further cards may be played first."""
    match = scene({"hand": ["move_345", "gain_333b"], "place": place, "money": 0}, at="move : 0")
    play_all(match, (0, "play move_345"), (0, "move b"))
    assert (step(match), player(match)["place"]) == ("move", "b")
    match.play(0, "play gain_333b")
    match.play(0, "move c")
    assert (player(match)["place"], money(match), step(match)) == ("c", 2, "visit")


def test_a_free_move_in_phase_b_ends_it() -> None:
    """GWT-12.7: no phase B at the new place, remaining actions and further cards are lost; phase C follows."""
    match = holding("move_345", "gain_333b", spot="a")
    play_all(match, (0, "play move_345"), (0, "move b"))
    assert said(match.events, "moved", "drew", "turn") == ["moved 0 b", "drew 0 3", "turn 1"]
    assert (player(match)["area"], match.asked) == (["move_345"], (1,))


def test_a_free_move_that_is_forfeited_changes_nothing() -> None:
    """GWT-12.7: the turn goes on normally, in phase A and in phase B."""
    match = holding("move_345", spot="a")
    play_all(match, (0, "play move_345"), (0, "skip"))
    assert (player(match)["place"], "use hire" in match.choices(0)) == ("a", True)
    match = scene({"hand": ["move_345"]}, at="move : 0")
    play_all(match, (0, "play move_345"), (0, "skip"))
    assert (step(match), player(match)["place"]) == ("move", "a")


# --- not an action of the visit


def test_a_card_neither_bars_nor_is_barred() -> None:
    """GWT-12.11: on a hazard aux_sf may be played besides the one single auxiliary action, in either order."""
    for order in (
        ["play aux_sf", "auxiliary dollar", "auxiliary dollar"],
        ["auxiliary dollar", "play aux_sf", "auxiliary dollar"],
    ):
        match = holding("aux_sf", spot="flood1", tiles={"flood1": "flood_green4"})
        for words in order:
            match.play(0, words)
        assert (money(match), match.choices(0)) == (12, ["done"])
    match = holding("aux_sf", "guernsey", spot="a")
    play_all(match, (0, "play aux_sf"), (0, "auxiliary dollar"))
    assert {"use guernsey_2", "auxiliary dollar"} <= set(match.choices(0))
    match.play(0, "use guernsey_2")
    assert money(match) == 13
