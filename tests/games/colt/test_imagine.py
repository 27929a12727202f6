"""What is hidden in Colt Express, and what a watcher may suppose about it (chapter 25, R-41, R-44)."""

from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

import posse
from posse.engine.dice import SeededDice
from tests.contract.law import check_law, fields, wander, watchers
from tests.games.colt.table import new, play_all, scene, step
from tests.games.colt.worlds import (
    answer,
    cards,
    cards_in,
    duel,
    equally,
    imagined,
    kinds,
    laid,
    pairs,
    partners,
    values,
)

SPOTS = {"doc": "car1", "ghost": "car2", "belle": "car3"}
HELD_PURSES = [["doc", "250", -1], ["belle", "250", -1]]
UNSEEN_PURSES = [250] * 6 + [300, 300, 350, 350, 400, 400, 450, 450, 500, 500]  # all but Doc's and Belle's first one


def stealing(purses: list[list[Any]], **picture: Any) -> posse.Match:
    """Doc is about to send the Marshal; purses by their numbers: where, what is in it, who knows it."""
    pile = [[0, "doc", "marshal", "up"]]
    lying = [*HELD_PURSES, *purses, *[["out", "-", 0]] * (16 - len(purses))]
    return scene(SPOTS, **{"purses": lying, "pile": pile, "at": "stealin", "marshal": "car2", **picture})


def check_everybody(match: posse.Match) -> None:
    for seat in watchers(match):
        check_law(match, seat)


# --- purses


def test_a_purse_in_other_hands_is_any_that_one_has_not_seen() -> None:
    """Chapter 25: of 16 values that Doc has not seen six are $250; Ghost himself knows."""
    match = stealing([["ghost", "300", 0b010]], marshal="loco")
    for viewer in (0, 2, None):
        assert imagined(match, viewer, lambda state: values(state, 3)) == equally((one,) for one in UNSEEN_PURSES)
    assert imagined(match, 1, lambda state: values(state, 3)) == {(300,): Fraction(1)}
    check_everybody(match)


def test_two_purses_are_any_two_values() -> None:
    """Chapter 25: no value is there more often than there are tokens of it."""
    match = stealing([["ghost", "300", 0b010], ["car2", "500", 0b100]], marshal="loco")
    found = imagined(match, 0, lambda state: values(state, 3, 4))
    assert found == equally(permutations(UNSEEN_PURSES, 2))
    rest = [one for one in UNSEEN_PURSES if one != 500] + [500]
    assert imagined(match, 2, lambda state: values(state, 3, 4)) == equally((one, 500) for one in rest)


def test_an_earlier_holder_knows_the_only_purse_in_other_hands() -> None:
    """R-41: Belle has had Ghost's only purse; Doc has not."""
    match = stealing([["ghost", "400", 0b110]], marshal="loco")
    assert imagined(match, 2, lambda state: values(state, 3)) == {(400,): Fraction(1)}
    assert imagined(match, 0, lambda state: values(state, 3)) == equally((one,) for one in UNSEEN_PURSES)


def punched(purses: list[list[Any]], *dice: str) -> posse.Match:
    """Doc has knocked a purse out of Ghost's hands."""
    spots = {"doc": "car2", "ghost": "car2", "belle": "car3"}
    lying = [*HELD_PURSES, *purses, *[["out", "-", 0]] * (16 - len(purses))]
    match = scene(spots, dice=dice, purses=lying, pile=[[0, "doc", "punch", "up"]], at="stealin")
    assert step(match) == "push_target"
    return match


@pytest.mark.parametrize("chance", ["any 0", "any 1"])
def test_which_of_two_purses_was_knocked_out_only_their_holder_can_tell(chance: str) -> None:
    """R-41: Belle knew the one of $300; now each of the two can be anything."""
    match = punched([["ghost", "300", 0b110], ["ghost", "450", 0b010]], chance)
    assert list(match.view(0)["loot"]["car2"]["purses"]) == ["purse3"]
    for viewer in (0, 2, None):
        assert imagined(match, viewer, lambda state: values(state, 3, 4)) == equally(permutations(UNSEEN_PURSES, 2))
    truth = (300, 450) if chance == "any 0" else (450, 300)
    assert imagined(match, 1, lambda state: values(state, 3, 4)) == {truth: Fraction(1)}


def test_the_only_purse_can_be_followed_when_it_is_knocked_out() -> None:
    """R-41: Belle still knows what lies there."""
    match = punched([["ghost", "300", 0b110]])
    assert imagined(match, 2, lambda state: values(state, 3)) == {(300,): Fraction(1)}
    assert len(imagined(match, 0, lambda state: values(state, 3))) == 6


def test_after_the_marshals_revenge_no_purse_is_poorer_than_the_one_that_was_shown() -> None:
    """CE-8.9: all have seen the $350; Ghost's other purse is one of nine that are worth as much or more."""
    spots = {"doc": "car1", "ghost": "car3_roof", "belle": "car2_roof"}
    lying = [*HELD_PURSES, ["ghost", "450", 0b110], ["ghost", "350", 0b010], *[["out", "-", 0]] * 14]
    table = {"card": "marshals_revenge", "marshal": "car3", "coach": "car1", "shotgun": "train", "turn": 4}
    match = scene(spots, horses=True, round=5, purses=lying, at="round_event", **table)
    assert step(match) == "flee"
    for viewer in (0, 2, None):
        worlds = imagined(match, viewer, lambda state: values(state, 3, 4))
        assert worlds == equally((350, one) for one in [350, 400, 400, 450, 450, 500, 500])
    check_everybody(match)


# --- flasks


def drinking(*flasks: list[Any]) -> posse.Match:
    """Doc may drink in the first turn; flasks by their numbers: where, what is in it, who knows it, uses left."""
    lying = [*flasks, *[["out", "-", 0, 2]] * (6 - len(flasks))]
    players = [{"hand": ["move", "fire", "punch"]}, {}, {}]
    return scene(SPOTS, horses=True, card="braking", flasks=lying, players=players, at="schemin")


def test_a_flask_in_other_hands_is_the_old_one_once_in_six() -> None:
    """CE-17.1, chapter 25: of two unknown flasks at the most one is the old whiskey."""
    match = drinking(["doc", "normal", 0b001, 2], ["car1", "old", 0b010, 2])
    bottles = ["old"] + ["normal"] * 5
    assert imagined(match, 2, lambda state: kinds(state, 1, 2)) == equally(permutations(bottles, 2))
    assert imagined(match, 0, lambda state: kinds(state, 1, 2)) == equally(("normal", one) for one in bottles[:5])
    assert imagined(match, 1, lambda state: kinds(state, 1, 2)) == equally([("normal", "old")])
    check_everybody(match)


@pytest.mark.parametrize("other", ["normal", "old"])
@pytest.mark.parametrize("known", [1, 2])
def test_nobody_can_tell_which_of_two_flasks_was_used(known: int, other: str) -> None:
    """R-41: Ghost knew one of Doc's two flasks; after the first drink he does not know what the other is."""
    flasks = [["doc", other, 0b001, 2], ["doc", "normal", 0b011, 2]]
    match = drinking(*flasks if known == 2 else flasks[::-1])
    match.play(0, "drink doc whiskey")
    for viewer in (1, 2, None):
        assert match.view(viewer)["flasks"]["doc"] == [{"kind": None, "half": False}, {"kind": "normal", "half": True}]
        worlds = imagined(match, viewer, lambda state: kinds(state, 1, 2))
        assert worlds == equally(("normal", one) for one in ["old"] + ["normal"] * 4)
    assert imagined(match, 0, lambda state: kinds(state, 1, 2)) == equally([("normal", other)])


# --- hands, decks, cards face down


def belles(state: Any) -> tuple[Any, ...]:
    return cards_in(state.hand, 1), cards_in(state.deck, 1)


def test_two_of_three_cards_are_in_hand() -> None:
    """R-44: which cards a player owns is known, not which of them he has drawn."""
    match = duel(["move", "fire"], ["move", "fire", "punch"])
    found = imagined(match, 0, belles)
    assert found == equally([(("fire", "move"), ("punch",)), (("fire", "punch"), ("move",)), (("move", "punch"), ("fire",))])
    assert imagined(match, 1, belles) == equally([(("fire", "move"), ("punch",))])
    check_everybody(match)


def test_each_single_card_counts_and_bullets_too() -> None:
    """R-44: of two Moves and a bullet a Move is in hand twice as often."""
    match = duel(["bullet_doc"], ["move", "move"], bullets=["doc"])
    hands = imagined(match, 0, lambda state: cards_in(state.hand, 1))
    assert hands == equally([("move",), ("move",), ("bullet_doc",)])


def test_a_card_face_down_in_a_tunnel_is_an_action_card() -> None:
    """R-44: never the bullet, which may be in hand as well as in the deck."""
    match = duel(["fire"], ["fire"], hidden=["move"], bullets=["neutral"])
    found = imagined(match, 0, lambda state: (laid(state, len(state.pile) - 1), *belles(state)))
    assert found == equally(
        [
            ("belle move", ("fire",), ("bullet",)),
            ("belle move", ("bullet",), ("fire",)),
            ("belle fire", ("move",), ("bullet",)),
            ("belle fire", ("bullet",), ("move",)),
        ]
    )
    check_everybody(match)


def test_the_card_that_ghost_has_hidden_is_one_of_his() -> None:
    """R-44, CE-7.9: of Ghost's two and Belle's one only a card of his; the hand is any of the others."""
    match = pairs(["other_punch"], ["fire", "other_punch"], [["ghost", "move", "ghost"]])
    found = imagined(match, 0, lambda state: (laid(state, len(state.pile) - 1), cards_in(state.hand, 1)))
    assert found == equally(
        [
            ("ghost move", ("fire",)),
            ("ghost move", ("other_punch",)),
            ("ghost fire", ("move",)),
            ("ghost fire", ("other_punch",)),
        ]
    )
    check_everybody(match)


def test_with_two_bandits_a_tunnel_card_can_be_of_either() -> None:
    """Chapter 25: all colours have the same back."""
    match = pairs(["other_punch"], ["fire", "other_punch"], [["ghost", "move", "tunnel"]])
    found = imagined(match, 0, lambda state: laid(state, len(state.pile) - 1))
    assert found == equally(["ghost move", "ghost fire", "belle punch"])


def test_whoever_has_the_photographer_has_hidden_nothing() -> None:
    """R-44, CE-16.5: the tunnel card is Ghost's, because Belle plays face up."""
    unseen = [card for action in ("ride",) for card in (action, f"other_{action}")]
    match = pairs(
        ["other_punch"],
        ["fire", "other_punch", *unseen],
        [["ghost", "move", "tunnel"]],
        horses=True,
        bandits={"belle": {"hostage": "photographer"}},
    )
    found = imagined(match, 0, lambda state: laid(state, len(state.pile) - 1))
    assert found == equally(["ghost move", "ghost fire", "ghost ride"])
    check_everybody(match)


# --- kept cards


def kept(count: int, hand: list[str], unseen: list[str], **more: Any) -> posse.Match:
    return duel(hand, [*unseen, "ride"], player={"kept": count}, bullets=["doc"], horses=True, **more)


def actions_of(*pools: tuple[str, ...]) -> Any:
    return equally(cards(hand) for hand in pools)


def test_kept_cards_are_action_cards() -> None:
    """CE-17.8: of two cards in hand one was kept; the other is anything that is left."""
    pool = ["move", "ride", "bullet_doc"]
    match = kept(1, ["move", "bullet_doc"], ["move"], pile_is_old=True)
    hands = imagined(match, 0, lambda state: cards_in(state.hand, 1))
    assert hands == actions_of(*((one, two) for one, two in permutations(pool, 2) if one != "bullet_doc"))
    check_everybody(match)
