"""Hidden information in Colt Express, and imagined worlds (chapter 25, R-41, R-44)."""

from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

import posse
from posse.engine.dice import SeededDice
from tests.contract.law import check_law, check_preview, fields, wander, watchers
from tests.games.colt.table import new, play_all, scene, step
from tests.games.colt.worlds import (
    OWNED,
    answer,
    cards,
    cards_in,
    duel,
    kinds,
    laid,
    pairs,
    partners,
    rest,
    values,
)
from tests.games.worlds import Worlds, equally, imagined

SPOTS = {"doc": "car1", "ghost": "car2", "belle": "car3"}
HELD_PURSES = [["doc", "250", -1], ["belle", "250", -1]]
UNSEEN_PURSES = [250] * 6 + [
    300,
    300,
    350,
    350,
    400,
    400,
    450,
    450,
    500,
    500,
]  # all but Doc's and Belle's first ones


def stealing(purses: list[list[Any]]) -> posse.Match:
    """Doc is about to send the Marshal; purses by their numbers: where, what is in it, who knows it."""
    pile = [[0, "doc", "marshal", "up"]]
    lying = [*HELD_PURSES, *purses, *[["out", "-", 0]] * (16 - len(purses))]
    spots = {**SPOTS, "ghost": "car2_roof"}
    return scene(spots, purses=lying, pile=pile, at="stealin", marshal="car2")


def check_everybody(match: posse.Match) -> None:
    for seat in watchers(match):
        check_law(match, seat)


# --- purses


def test_a_purse_in_other_hands_is_any_that_one_has_not_seen() -> None:
    """Chapter 25: of 16 values that Doc has not seen six are $250; Ghost knows."""
    match = stealing([["ghost", "300", 0b010]])
    for viewer in (0, 2, None):
        assert imagined(match, viewer, lambda state: values(state, 3)) == equally((one,) for one in UNSEEN_PURSES)
    assert imagined(match, 1, lambda state: values(state, 3)) == {(300,): Fraction(1)}
    check_everybody(match)


def test_two_purses_are_any_two_values() -> None:
    """Chapter 25: no value is there more often than there are tokens of it."""
    match = stealing([["ghost", "300", 0b010], ["car2", "500", 0b100]])
    found = imagined(match, 0, lambda state: values(state, 3, 4))
    assert found == equally(permutations(UNSEEN_PURSES, 2))
    left = UNSEEN_PURSES[:-1]
    assert imagined(match, 2, lambda state: values(state, 3, 4)) == equally((one, 500) for one in left)


def test_an_earlier_holder_knows_the_only_purse_in_other_hands() -> None:
    """R-41: Belle has had Ghost's only purse; Doc has not."""
    match = stealing([["ghost", "400", 0b110]])
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
    table: dict[str, Any] = {
        "card": "marshals_revenge",
        "marshal": "car3",
        "coach": "car1",
        "shotgun": "train",
        "turn": 4,
    }
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
    pile = rest(0, "doc", ["move", "fire"], [*OWNED, "ride"])
    players = [{"hand": ["move", "fire"]}, {}, {}]
    return scene(SPOTS, horses=True, card="braking", flasks=lying, players=players, pile=pile, at="schemin")


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
    """R-41: Ghost knew one of Doc's two flasks; after the first drink Ghost does not know what the other is."""
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
    """R-44: which cards a player owns is known, not which of them have been drawn."""
    match = duel(["move", "fire"], ["move", "fire", "punch"])
    found = imagined(match, 0, belles)
    assert found == equally(
        [(("fire", "move"), ("punch",)), (("fire", "punch"), ("move",)), (("move", "punch"), ("fire",))]
    )
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
    found = imagined(match, 0, lambda state: (laid(state, state.laid - 1), *belles(state)))
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
    """R-44, CE-7.9: of Ghost's two and Belle's one only a card of Ghost's; the hand is any of the others."""
    match = pairs(["other_punch"], ["fire", "other_punch"], [["ghost", "move", "ghost"]])
    found = imagined(match, 0, lambda state: (laid(state, state.laid - 1), cards_in(state.hand, 1)))
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
    found = imagined(match, 0, lambda state: laid(state, state.laid - 1))
    assert found == equally(["ghost move", "ghost fire", "belle punch"])


def test_whoever_has_the_photographer_has_hidden_nothing() -> None:
    """R-44, CE-16.5: the tunnel card is Ghost's, because Belle plays face up."""
    match = pairs(
        ["other_punch"],
        ["fire", "ride", "other_punch", "other_ride"],
        [["ghost", "move", "tunnel"]],
        horses=True,
        bandits={"belle": {"hostage": "photographer"}},
    )
    found = imagined(match, 0, lambda state: laid(state, state.laid - 1))
    assert found == equally(["ghost move", "ghost fire", "ghost ride"])
    check_everybody(match)


# --- kept cards


EVERYTHING = [*OWNED, "ride"]
WITHOUT_A_FIRE = [card for place, card in enumerate(EVERYTHING) if place != EVERYTHING.index("fire")]


def kept(count: int, hand: list[str], **more: Any) -> posse.Match:
    """Belle has kept this many cards and has played none since; she has one bullet."""
    return duel(hand, EVERYTHING, player={"kept": count}, bullets=["doc"], horses=True, **more)


def hands_of_belle(match: posse.Match) -> Any:
    return imagined(match, 0, lambda state: cards_in(state.hand, 1))


def test_kept_cards_are_action_cards() -> None:
    """CE-17.8: of two cards in hand one was kept; the other is anything that is left."""
    match = kept(1, ["move", "bullet_doc"])
    pool = permutations([*EVERYTHING, "bullet_doc"], 2)
    assert hands_of_belle(match) == equally(cards(pair) for pair in pool if pair[0] != "bullet_doc")
    check_everybody(match)


def test_a_card_that_was_played_may_have_been_the_kept_one() -> None:
    """R-44: Belle kept two and has played one since, so one in her hand is surely an action card; after two none is."""
    match = kept(2, ["move", "fire"], at="act standard 0 : 1")
    match.play(1, "play belle fire")
    assert hands_of_belle(match) == equally((card,) for card in WITHOUT_A_FIRE)
    twice = kept(1, ["fire", "bullet_doc"], at="act standard 0 : 1")
    twice.play(1, "play belle fire")
    assert hands_of_belle(twice) == equally((card,) for card in [*WITHOUT_A_FIRE, "bullet_doc"])
    check_everybody(twice)


# --- secret answers


def test_a_secret_answer_of_a_simultaneous_turn_is_any_legal_one() -> None:
    """CE-17.7, R-44: with either card in hand, that card or a draw."""
    match = duel(["move"], ["move", "fire"], horses=True, card="ambush", at="all_at_once : 0+1")
    match.play(1, "draw")
    found = imagined(match, 0, lambda state: (cards_in(state.hand, 1), answer(match, state, 1)))
    assert found == equally(((card,), words) for card in ("move", "fire") for words in (f"play belle {card}", "draw"))
    assert imagined(match, 1, lambda state: answer(match, state, 1)) == {"draw": Fraction(1)}
    check_everybody(match)


def test_whoever_has_not_yet_answered_has_no_answer() -> None:
    """R-44: no answer is imagined for that seat."""
    match = duel(["move"], ["move", "fire"], horses=True, card="ambush", at="all_at_once : 0+1")
    assert imagined(match, 0, lambda state: state.chosen[1]) == {-1: Fraction(1)}


def test_a_secret_answer_of_the_horse_attack_is_any_legal_one() -> None:
    """CE-12.2, R-44: board or ride on; with two bandits either, both or none."""
    match = new(3, seed=1, horses="true")
    words = match.choices(1)
    match.play(1, words[1])
    assert imagined(match, 0, lambda state: answer(match, state, 1)) == equally(words)
    assert imagined(match, 1, lambda state: answer(match, state, 1)) == {words[1]: Fraction(1)}
    two = new(2, seed=1, horses="true")
    assert len(two.choices(1)) == 4
    words = two.choices(1)
    two.play(1, "board_both")
    assert imagined(two, 0, lambda state: answer(two, state, 1)) == equally(words)


def keeping(card: str) -> posse.Match:
    return duel(["move", "fire"], ["move", "fire"], horses=True, card=card, at="keeping")


def test_what_is_being_kept_is_any_legal_choice() -> None:
    """CE-17.8, R-44: card by card any of the legal answers; with one keep symbol nothing or either card."""
    match = keeping("whiskey_for_marshal")
    play_all(match, (1, "keep belle move"), (1, "done"))
    assert imagined(match, 0, lambda state: cards_in(state.held, 1)) == equally([(), ("move",), ("fire",)])
    match = keeping("ambush")
    play_all(match, (1, "keep belle move"), (1, "done"))
    both = ("fire", "move")
    found = imagined(match, 0, lambda state: cards_in(state.held, 1))
    assert found == equally([(), (), ("move",), ("fire",), both, both])
    check_everybody(match)


def test_what_somebody_has_begun_to_keep_nobody_supposes() -> None:
    """R-44: as long as Belle is not done she has not begun, as far as Doc knows."""
    match = keeping("ambush")
    match.play(1, "keep belle move")
    assert imagined(match, 0, lambda state: cards_in(state.held, 1)) == {(): Fraction(1)}
    assert imagined(match, 1, lambda state: cards_in(state.held, 1)) == {("move",): Fraction(1)}


def test_a_hand_that_an_expert_has_just_drawn_holds_no_bullet() -> None:
    """CE-10.2: bullets that come at the start of a round are thrown away; a card drawn later can be one (CE-10.6)."""

    def supposed(unsorted: int) -> Worlds:
        known = {"bullets": ["doc"], "unsorted": unsorted}
        match = pairs(["fire", "move"], ["fire", "move", "other_punch"], [], player=known)
        check_everybody(match)
        return imagined(match, 0, lambda state: cards_in(state.hand, 1))

    actions = [("fire", "move"), ("fire", "other_punch"), ("move", "other_punch")]
    assert supposed(0) == equally(actions)
    with_bullet = [("bullet_doc", action) for action in ("fire", "move", "other_punch")]
    assert supposed(1) == equally([*actions * 2, *with_bullet])
    assert supposed(2) == equally([*actions, *with_bullet])


# --- partners


def test_in_the_first_round_a_partner_has_one_of_my_cards_in_hand() -> None:
    """CE-21.5: Doc's player misses Move and Punch; one of them is with the partner, in hand."""
    match = partners([["floor", "other_fire"], ["other_punch", "marshal"]], [["move"], ["robbery"]])
    found = imagined(match, 0, lambda state: (cards_in(state.hand, 1), cards_in(state.deck, 0)))
    mine = (("move", "punch"), ("punch", "move"))
    assert found == equally(
        (cards([f"other_{with_him}", own]), (with_me,)) for with_him, with_me in mine for own in ("marshal", "robbery")
    )
    check_everybody(match)


def test_in_the_first_round_each_partner_has_exactly_one_card_of_the_other() -> None:
    """CE-21.5: so the others know, but not which; either of the player's own two may have been drawn."""
    match = partners([["floor", "other_fire"], ["other_punch", "marshal"]], [["move"], ["robbery"]])
    docs, ghosts = permutations(["floor", "move", "punch"]), list(permutations(["fire", "marshal", "robbery"]))
    expected = equally(
        (cards([f"other_{ghost[0]}", doc[1]]), cards([f"other_{doc[0]}", ghost[1]]))
        for doc, ghost in product(docs, ghosts)
    )
    for viewer in (2, 3, None):
        assert imagined(match, viewer, lambda state: (cards_in(state.hand, 0), cards_in(state.hand, 1))) == expected


def test_a_partners_card_is_as_likely_face_down_as_in_hand() -> None:
    """R-44: of one card in a tunnel and two in hand one is Doc's."""
    match = partners(
        [["floor", "other_fire"], ["other_punch", "marshal"]], [["move"], ["robbery", "floor"]], hidden=["ghost move"]
    )
    found = imagined(match, 0, lambda state: laid(state, state.laid - 1).split()[0])
    assert found == {"doc": Fraction(1, 3), "ghost": Fraction(2, 3)}
    check_everybody(match)


# --- random games


MODES = [
    pytest.param(3, {}, "", id="base"),
    pytest.param(4, {"expert": "true"}, "held", id="expert"),
    pytest.param(4, {"horses": "true"}, "flasks chosen held", id="horses"),
    pytest.param(5, {"horses": "true", "expert": "true"}, "flasks chosen held", id="horses and expert"),
    pytest.param(2, {"characters": "draft"}, "held", id="two bandits"),
    pytest.param(2, {"horses": "true"}, "flasks chosen held", id="two bandits and horses"),
    pytest.param(2, {"two_players": "duel", "horses": "true"}, "flasks chosen held", id="duel"),
    pytest.param(4, {"teams": "true"}, "", id="teams"),
    pytest.param(6, {"teams": "true", "horses": "true"}, "flasks chosen held", id="teams and horses"),
]
ALWAYS = {"hand", "deck", "pile", "purses"}
BAGS = {"purse_bag", "flask_bag"}


@pytest.mark.parametrize(("seats", "options", "more"), MODES)
def test_everything_that_can_hide_something_changes(seats: int, options: dict[str, str], more: str) -> None:
    """Chapter 25: in random games each field with secrets changes under `imagine`, and no other does."""
    wanted = ALWAYS | set(more.split())
    changed: set[str] = set()
    for seed in range(60):
        match = new(seats, seed=seed, **options)
        for turn, _ in enumerate(wander(match, seed)):
            if turn % 5 == 0:
                before = fields(match.state)
                after = fields(match.game.imagine(match.state, turn % (seats + 1) - 1, SeededDice(turn)))
                changed |= {name for name in before if before[name] != after[name]}
        if changed >= wanted:
            break
    assert wanted <= changed <= wanted | BAGS


# --- previews reveal nothing that is hidden


def test_a_preview_ends_before_a_card_that_another_player_laid_face_down() -> None:
    """R-44: the preview is the same for every possible card in the tunnel, and stops there."""
    pile = [[0, "doc", "marshal", "up"], [1, "ghost", "move", "tunnel"]]
    match = scene({**SPOTS, "ghost": "car2_roof"}, pile=pile, at="stealin", marshal="car2")
    check_preview(match, 0, worlds=40)
    supposed = {laid(match.game.imagine(match.state, 0, SeededDice(seed)), 1) for seed in range(40)}
    assert len(supposed) > 4
    assert [str(event) for event in match.preview(0, "send car3")] == [
        "marshal_went car3",
        "hit belle 1",
        "escaped_to belle car3_roof",
    ]


def test_a_preview_does_not_tell_what_is_in_a_purse_that_another_player_has_seen() -> None:
    """CE-6.13: Ghost has looked into the purse that Doc could rob, Doc has not."""
    purses = stealing([["car1", "500", 0b010], ["car1", "-", 0]]).scene()["purses"]
    match = scene(SPOTS, purses=purses, pile=[[0, "doc", "robbery", "up"]], at="stealin", marshal="loco")
    check_preview(match, 0, worlds=40)
    assert [str(event) for event in match.preview(0, "rob purse3")] == ["robbed doc purse"]
