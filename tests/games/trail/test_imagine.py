"""Hidden information in Great Western Trail, and imagined worlds (GWT-0.8, GWT-0.9, R-28, R-34)."""

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

import posse
from posse.games.trail.data.cards import CARD
from tests.contract.law import check_law, fields, watchers
from tests.games.trail.table import hand, player, scene, step, visiting
from tests.games.worlds import equally, imagined

CARDS = len(CARD.words)


def hand_of(state: Any, seat: int) -> tuple[str, ...]:
    """The hand of a seat in an imagined world, in order."""
    return tuple(CARD.words[card] for card in range(CARDS) for _ in range(state.hand[seat * CARDS + card]))


def hands(match: posse.Match, viewer: int | None, seat: int) -> dict[Any, Fraction]:
    return imagined(match, viewer, lambda state: hand_of(state, seat))


def sorted_pairs(cards: list[str]) -> list[tuple[str, ...]]:
    """Every hand of two out of these cards."""
    return [tuple(sorted(pair, key=CARD.index)) for pair in combinations(cards, 2)]


def test_the_hand_of_another_is_any_of_what_is_not_in_their_discard_pile() -> None:
    """R-28: which cards a deck consists of is public, and so is the discard pile."""
    other = {"hand": ["jersey", "holstein"], "deck": ["jersey", "guernsey"], "discard": ["dutch_belt"]}
    match = visiting("a", {}, other, removed=starting_rest(other))
    assert hands(match, 0, 1) == equally(sorted_pairs(["jersey", "jersey", "guernsey", "holstein"]))


def test_ones_own_hand_is_certain_and_a_spectator_knows_none() -> None:
    """GWT-0.8: the hand is hidden from the others only."""
    me = {"hand": ["jersey", "holstein"], "deck": ["guernsey"]}
    match = visiting("a", me, removed=starting_rest(me))
    assert hands(match, 0, 0) == {("jersey", "holstein"): Fraction(1)}
    assert hands(match, None, 0) == hands(match, 1, 0) == equally(sorted_pairs(["jersey", "guernsey", "holstein"]))


def test_with_an_empty_stack_the_hand_is_certain() -> None:
    """R-34: what everybody can infer is public."""
    other = {"hand": ["jersey", "holstein"], "deck": [], "discard": ["dutch_belt"]}
    match = visiting("a", {}, other, removed=starting_rest(other))
    assert hands(match, 0, 1) == {("jersey", "holstein"): Fraction(1)}


def test_cards_known_to_be_in_hand_stay_there() -> None:
    """R-34: the card that 6b brought; the other one is any of the rest."""
    other = {"hand": ["jersey", "aux_sf"], "known": ["aux_sf"], "deck": ["guernsey", "aux_sf"]}
    match = visiting("a", {}, other, removed=starting_rest(other))
    assert hands(match, 0, 1) == equally([("jersey", "aux_sf"), ("guernsey", "aux_sf"), ("aux_sf", "aux_sf")])


def test_after_shuffling_the_cards_that_were_in_hand_before_are_known() -> None:
    """R-34: the stack was empty, so everybody could tell the hand; what was drawn then is any of the new stack."""
    me = {"hand": ["jersey", "holstein"], "deck": [], "discard": ["dutch_belt", "guernsey", "black_angus"]}
    match = visiting("a", me, removed=starting_rest(me), dice=["card guernsey", "card dutch_belt"])
    match.play(0, "done")
    assert hand(match) == {"jersey": 1, "holstein": 1, "guernsey": 1, "dutch_belt": 1}
    assert player(match)["known"] == {"jersey": 1, "holstein": 1}
    drawn = [("dutch_belt", "black_angus"), ("dutch_belt", "guernsey"), ("black_angus", "guernsey")]
    worlds = [tuple(sorted(("jersey", "holstein", *pair), key=CARD.index)) for pair in drawn]
    assert hands(match, 1, 0) == equally(worlds)


def test_of_equal_cards_the_known_one_goes_first() -> None:
    """R-34: a player with a known Jersey who discards one may have another: nobody can tell."""
    me = {"hand": ["jersey", "jersey", "guernsey"], "known": ["jersey"], "deck": ["dutch_belt"]}
    match = scene(me, at="discard_drawn 1 : 0", removed=starting_rest(me))
    match.play(0, "discard jersey")
    assert player(match)["known"] == {}
    assert hands(match, 1, 0) == equally(sorted_pairs(["jersey", "guernsey", "dutch_belt"]))


def test_a_hand_shown_for_the_income_is_known() -> None:
    """GWT-6.5: all see it before the certificates are spent."""
    me = {"place": "kansas_city", "certificates": 2, "hand": ["jersey", "guernsey"]}
    match = scene(me, at=["game", "turn 0 1", "kansas_city 0 3"])
    assert step(match) == "income"
    assert hands(match, 1, 0) == {("jersey", "guernsey"): Fraction(1)}
    assert player(match)["known"] == {"jersey": 1, "guernsey": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_face_down_is_in_no_order(seats: int) -> None:
    """GWT-0.8: nobody knows it, so imagining changes hands and nothing else."""
    match = posse.new("trail", seats, {"setup": "standard"}, seed=seats)
    for watcher in watchers(match):
        check_law(match, watcher)
        supposed = fields(match.game.imagine(match.state, -1 if watcher is None else watcher, posse.SeededDice(1)))
        changed = {name for name, field in fields(match.state).items() if field != supposed[name]}
        assert changed <= {"hand", "deck"}


def starting_rest(*players: dict[str, Any]) -> list[str]:
    """Starting cattle that these players have nowhere: out of the game, so that the cards add up."""
    rest: list[str] = []
    for one in players:
        has = [*one["hand"], *one["deck"], *one.get("discard", [])]
        for card, count in (("jersey", 5), ("dutch_belt", 3), ("black_angus", 3), ("guernsey", 3)):
            rest += [card] * (count - has.count(card))
    return rest
