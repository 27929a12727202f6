"""The turn, phase C and the deck: chapters 3 and 17 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import (
    hand,
    money,
    new,
    offered,
    play_all,
    player,
    refuses,
    said,
    scene,
    step,
    visiting,
)

NEUTRAL = list("abcdefg")
STARTING = {"jersey": 5, "dutch_belt": 3, "black_angus": 3, "guernsey": 3}


def removed_but(*cards: str) -> list[str]:
    """The removed cards if only these cards of the starting deck are left."""
    return [card for card, count in STARTING.items() for _ in range(count - cards.count(card))]


def small_deck(hand: list[str], deck: list[str], discard: list[str], **me: Any) -> posse.Match:
    """The first player, at E with these cards and no other cards of the starting deck."""
    rest = removed_but(*hand, *deck, *discard)
    return visiting("e", {"hand": hand, "deck": deck, "discard": discard, **me}, removed=rest)


# --- the turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_from_the_player_with_6_dollars(seats: int) -> None:
    """GWT-3.1: over and over."""
    match = new(seats, seed=3)
    first = match.asked[0]
    assert money(match, first) == 6
    order = []
    for _ in range(seats):
        seat = match.asked[0]
        order.append(seat)
        play_all(match, (seat, "begin f"), (seat, "done"))
    for _ in range(seats):
        seat = match.asked[0]
        order.append(seat)
        play_all(match, (seat, "move g"), (seat, "done"))
    assert order == [(first + place) % seats for place in range(seats)] * 2


def test_a_turn_is_movement_then_location_then_drawing_up() -> None:
    """GWT-3.2: phases A, B and C in this order."""
    match = scene({"place": "d", "hand": ["jersey"] * 3}, at="turn 0 0")
    assert step(match) == "move"
    match.play(0, "move e")
    assert step(match) == "visit"
    play_all(match, (0, "auxiliary dollar"), (0, "done"))
    assert said(match.events, "moved", "helped", "drew", "turn") == [
        "moved 0 e",
        "helped 0 dollar 1",
        "drew 0 1",
        "turn 1",
    ]
    assert match.asked == (1,)


def test_no_phase_can_be_left_out() -> None:
    """GWT-3.2: a cattleman must move, and cards are drawn without a question."""
    match = scene({"place": "d", "hand": ["jersey"]}, at="move : 0")
    for words in ("done", "skip", "auxiliary dollar", "move d"):
        assert refuses(match, 0, words)
    play_all(match, (0, "move e"), (0, "done"))
    assert player(match)["hand"] == 4


def test_the_first_turn_begins_on_any_neutral_building() -> None:
    """GWT-3.3: instead of phase A, without toll; phase B follows there."""
    for spot in NEUTRAL:
        match = scene({"place": "-", "money": 7}, at="turn 0 0")
        assert offered(match, 0, "begin") == NEUTRAL
        match.play(0, f"begin {spot}")
        assert (player(match)["place"], money(match), step(match)) == (spot, 7, "visit")
        assert "auxiliary dollar" in match.choices(0)


def test_several_players_may_begin_on_one_building() -> None:
    """GWT-3.3: the spot of another cattleman is open too."""
    match = new(3, seed=1)
    for _ in range(3):
        seat = match.asked[0]
        play_all(match, (seat, "begin f"), (seat, "done"))
    assert [player(match, seat)["place"] for seat in range(3)] == ["f", "f", "f"]


def test_nobody_begins_on_a_private_building() -> None:
    """R-21, GWT-3.3: neutral buildings only, even if others have built already; no hazard, no Kansas City."""
    match = scene(
        {"place": "-"},
        {"place": "b"},
        at="begin : 0",
        buildings={"a1": [1, "2a"]},
        tiles={"flood1": "flood_green3", "trade1": "blue_teepee"},
    )
    assert offered(match, 0, "begin") == NEUTRAL
    for words in ("begin a1", "begin flood1", "begin trade1", "begin kansas_city", "begin start", "move b"):
        assert refuses(match, 0, words)


def test_objective_cards_may_be_played_before_the_movement() -> None:
    """GWT-3.4: any number, and the movement follows."""
    match = scene({"place": "d", "money": 0, "hand": ["gain_bll", "gain_bgl"]}, at="move : 0", display=[])
    play_all(match, (0, "play gain_bgl"), (0, "play gain_bll"))
    assert (money(match), step(match), player(match)["place"]) == (4, "move", "d")
    assert sorted(player(match)["area"]) == ["gain_bgl", "gain_bll"]


def test_objective_cards_may_be_played_before_and_after_any_action() -> None:
    """GWT-3.4: at the start of phase B, between two actions and after the last."""
    cards = ["gain_bll", "gain_bgl", "gain_4hh", "guernsey"]
    match = visiting("a", {"money": 6, "hand": cards}, display=[], jobs={"1": ["cowboy", "cowboy"], "2": ["cowboy"]})
    play_all(match, (0, "play gain_bll"), (0, "use guernsey_2"), (0, "play gain_bgl"), (0, "use hire"))
    assert match.choices(0) == ["play gain_4hh", "done"]
    match.play(0, "play gain_4hh")
    assert money(match) == 6 + 2 + 2 + 2 - 6 + 2


def test_no_objective_card_is_played_inside_an_action() -> None:
    """GWT-3.4: while a worker is chosen no card may be played."""
    match = visiting("a", {"money": 9, "hand": ["gain_bll"]}, display=[])
    match.play(0, "use hire")
    assert offered(match, 0, "play") == []
    assert len(offered(match, 0, "hire")) == 2


def test_the_step_limit_is_read_when_it_is_needed() -> None:
    """GWT-3.5: a disc removed before phase A lengthens the movement of the same turn."""
    me = {"place": "start", "money": 6, "engine": 15, "hand": ["engine_345"]}
    match = scene(me, at="move : 0", display=[])
    assert "e" not in offered(match, 0, "move")
    play_all(match, (0, "play engine_345"), (0, "engine turnout5"), (0, "upgrade station5"), (0, "disc step_points"))
    assert "e" in offered(match, 0, "move")
    assert "f" not in offered(match, 0, "move")


def test_the_hand_limit_is_read_when_it_is_needed() -> None:
    """GWT-3.5: a hand disc removed in Kansas City counts in phase C of the same turn."""
    match = scene({"place": "kansas_city", "money": 20}, at="deliver 10 : 0")
    play_all(match, (0, "deliver albuquerque"), (0, "disc hand1"))
    assert player(match)["hand"] == 5


def test_the_certificate_limit_is_read_when_it_is_needed() -> None:
    """GWT-3.5: with the disc taken off in the first action of C the second reaches 4."""
    match = visiting("c", {"money": 4, "engine": 4, "certificates": 3})
    assert "certificate" not in offered(match, 0, "use")
    match.play(0, "use engine_engineers")
    play_all(match, (0, "engine turnout1"), (0, "upgrade station1"), (0, "disc certificates4"), (0, "use certificate"))
    assert player(match)["certificates"] == 4


# --- phase C


@pytest.mark.parametrize(
    ("off", "limit"), [([], 4), (["hand1"], 5), (["hand2"], 5), (["hand1", "hand2"], 6), (["step_points"], 4)]
)
def test_the_hand_limit_grows_with_each_hand_disc(off: list[str], limit: int) -> None:
    """GWT-17.1: 4, 5 or 6 cards after phase C."""
    cities = dict.fromkeys(["albuquerque", "el_paso"][: len(off)], 1)
    for held in range(limit + 1):
        cards = ["jersey", "jersey", "jersey", "guernsey", "guernsey", "black_angus"][:held]
        match = visiting("e", {"off": off, "cities": cities, "hand": cards})
        match.play(0, "done")
        assert (player(match)["hand"], player(match)["stack"]) == (limit, 14 - limit)
        assert player(match)["hand_limit"] == limit


def test_a_hand_above_the_limit_is_kept() -> None:
    """R-30, GWT-17.1: nothing is drawn and nothing is discarded."""
    cards = ["jersey", "jersey", "guernsey", "guernsey", "black_angus"]
    match = visiting("e", {"hand": cards})
    events = match.play(0, "done")
    assert match.asked == (1,)
    assert said(events, "drew", "discarded") == []
    assert hand(match) == {"jersey": 2, "black_angus": 1, "guernsey": 2}


def test_the_last_cards_of_a_stack_are_drawn_without_a_reshuffle() -> None:
    """EX-9, GWT-17.1, GWT-17.3: limit 5, 3 in hand, 2 in the stack; both are drawn, the pile is not shuffled yet."""
    off = {"off": ["hand1"], "cities": {"albuquerque": 1}}
    match = small_deck(["jersey"] * 3, ["guernsey", "guernsey"], ["black_angus"], **off)
    events = match.play(0, "done")
    assert said(events, "shuffled") == []
    assert hand(match) == {"jersey": 3, "guernsey": 2}
    assert (player(match)["stack"], player(match)["discard"]) == (0, {"black_angus": 1})


# --- the deck


def test_bought_cattle_goes_to_the_discard_pile() -> None:
    """GWT-17.2: not to the hand."""
    match = visiting("e", {"money": 6, "hand": ["jersey"] * 4}, market=["holstein"])
    play_all(match, (0, "use buy_cattle"), (0, "buy value3_1 holstein"))
    assert player(match)["discard"] == {"holstein": 1}
    assert hand(match) == {"jersey": 4}


def test_an_objective_card_goes_to_the_discard_pile() -> None:
    """GWT-17.2: at C; building 6b alone puts it into the hand."""
    match = visiting("c", {"hand": ["jersey"] * 4}, display=["aux_sf"])
    play_all(match, (0, "use take_objective"), (0, "take aux_sf"))
    assert (player(match)["discard"], hand(match)) == ({"aux_sf": 1}, {"jersey": 4})
    picture: dict[str, Any] = {"buildings": {"a1": [0, "6b"]}, "sides": "bbbbbbbbbb", "display": ["aux_sf"]}
    match = visiting("a1", {"hand": ["jersey"] * 4}, **picture)
    play_all(match, (0, "use cattle_objective"), (0, "discard jersey"), (0, "take aux_sf"))
    assert (player(match)["discard"], hand(match)) == ({"jersey": 1}, {"jersey": 3, "aux_sf": 1})


def test_the_discard_pile_is_shuffled_when_a_card_must_be_drawn_from_an_empty_stack() -> None:
    """GWT-17.3: the rest of the stack first, then the old discard pile is the new stack."""
    match = small_deck(["jersey"], ["guernsey"], ["black_angus"] * 3)
    events = match.play(0, "done")
    assert said(events, "shuffled", "got_card") == [
        "got_card 0 guernsey",
        "shuffled 0",
        "got_card 0 black_angus",
        "got_card 0 black_angus",
    ]
    assert (player(match)["stack"], player(match)["discard"]) == (1, {})


@pytest.mark.parametrize("card", ["black_angus", "dutch_belt"])
def test_any_card_of_the_old_pile_can_come_first(card: str) -> None:
    """GWT-17.3: it is shuffled."""
    me = {"hand": ["jersey"] * 3, "deck": [], "discard": ["black_angus", "dutch_belt"]}
    rest = removed_but(*["jersey"] * 3, "black_angus", "dutch_belt")
    match = visiting("e", me, removed=rest, dice=[f"card {card}"])
    match.play(0, "done")
    assert hand(match)[card] == 1


def test_an_empty_stack_is_not_shuffled_before_a_card_is_needed() -> None:
    """GWT-17.3: with a full hand it stays empty, turn after turn."""
    match = small_deck(["jersey"] * 4, [], ["guernsey", "guernsey"])
    match.play(0, "done")
    assert (player(match)["stack"], player(match)["discard"]) == (0, {"guernsey": 2})


def test_an_auxiliary_draw_shuffles_too() -> None:
    """GWT-17.3: whatever makes the player draw."""
    match = small_deck(["jersey"] * 4, [], ["guernsey", "guernsey"])
    assert said(match.play(0, "auxiliary draw"), "shuffled", "drew") == ["shuffled 0", "drew 0 1"]
    assert (player(match)["hand"], player(match)["stack"], player(match)["discard"]) == (5, 1, {})


def test_with_too_few_cards_the_game_goes_on() -> None:
    """GWT-17.4: three cards are drawn up to three, none stay none."""
    match = small_deck(["jersey"], ["guernsey"], ["black_angus"])
    match.play(0, "done")
    assert hand(match) == {"jersey": 1, "black_angus": 1, "guernsey": 1}
    match = small_deck([], [], [])
    assert "draw" not in offered(match, 0, "auxiliary")
    match.play(0, "done")
    assert (hand(match), match.asked) == ({}, (1,))


def test_a_deck_has_no_least_size() -> None:
    """GWT-17.4: the last card of all may be removed from the game."""
    off = {"off": ["aux_remove1"], "cities": {"topeka": 1}, "engine": 2}
    match = small_deck(["jersey"], [], [], **off)
    play_all(match, (0, "auxiliary remove"), (0, "remove jersey"), (0, "done"))
    assert player(match)["deck"] == {}
    assert match.asked == (1,)
