"""Bullets: who gives them, where they go, and what happens when there are none (chapter 5)."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import (
    acting,
    bandit,
    bullets,
    hand,
    new,
    offered,
    play_all,
    player,
    refuses,
    said,
    scene,
    spot,
    step,
)

THREE = {"doc": "car1", "ghost": "car2", "tuco": "car3_roof"}
TEN = ["move", "move", "floor", "floor", "fire", "fire", "robbery", "robbery", "punch", "marshal"]
LATER = [2, "tuco", "move", "up"]
"""A card after the one in question, so that the round goes on."""


def neutral(match: posse.Match) -> int:
    """What is left of the common supply."""
    left: int = match.view(None)["neutral"]
    return left


def spent(count: int, name: str = "neutral") -> list[dict[str, Any]]:
    """This many bullets of a kind are all with seat 2."""
    return [{}, {}, {"bullets": [name] * count}]


# --- from a cylinder


def test_whoever_is_shot_receives_the_top_card_of_the_shooters_cylinder() -> None:
    """CE-5.1: one card fewer there, one more in the victim's deck, and nothing from the common supply."""
    match = scene(THREE, pile=[[0, "doc", "fire", "up"], LATER], at="stealin")
    assert said(match.events, "shot", "hit") == ["shot doc ghost"]
    assert (bandit(match, "doc")["left"], bullets(match, 1)) == (5, {"doc": 1})
    assert (player(match, 1)["deck"], player(match, 0)["deck"]) == (11, 10)
    assert neutral(match) == 13


def test_a_bullet_stays_in_the_deck_for_the_rest_of_the_game() -> None:
    """CE-5.1, CE-5.3: drawn in one round and put away, it is in the deck of the next round again."""
    cards = [f"card {card}" for card in TEN[:6]]
    match = scene(
        {"ghost": "car1", "tuco": "car1", "belle": "car1"},
        players=[{"hand": ["bullet_belle"], "bullets": ["belle"]}],
        dice=[*cards[:3], *cards, *cards, "card bullet_belle", *cards[:5], "round_card tunnel"],
        turn=2,
        at="act standard 0 : 2",
    )
    assert hand(match, 0) == ["bullet belle"]
    match.play(2, "draw")
    assert match.view(None)["round"] == 2
    assert "bullet belle" in hand(match, 0)
    assert player(match, 0)["hand"] + player(match, 0)["deck"] == 11


# --- from the common supply


def test_the_supply_is_thirteen_neutral_bullets_and_sixteen_with_horses() -> None:
    """CE-5.2: before anybody was hit."""
    assert neutral(new(4, seed=1)) == 13
    assert neutral(new(4, seed=1, horses="true")) == 16


def check_hit(match: posse.Match, seat: int, supply: int = 13) -> None:
    """The seat alone was hit, once, from the supply, and the card is in its deck."""
    assert [bullets(match, one) for one in range(3)] == [{"neutral": 1} if one == seat else {} for one in range(3)]
    assert neutral(match) == supply - 1
    assert bullets_among_cards(match, seat) == 1


def test_the_marshal_gives_a_neutral_bullet() -> None:
    """CE-5.2: to a bandit in the Marshal's car; it joins the victim's deck."""
    check_hit(
        scene({**THREE, "doc": "loco_roof"}, pile=[[0, "doc", "floor", "up"], [0, "doc", "move", "up"]], at="stealin"),
        0,
    )
    match = acting("ghost marshal", THREE, marshal="loco")
    check_hit(match, 0)


def test_an_event_gives_a_neutral_bullet() -> None:
    """CE-5.2: the angry Marshal fires at the roof above."""
    match = scene({**THREE, "doc": "loco_roof", "ghost": "car3"}, card="angry_marshal", at="round_event")
    check_hit(match, 0)


def test_the_shotgun_gives_a_neutral_bullet() -> None:
    """CE-5.2: to every bandit that comes to the Shotgun's roof."""
    pile = [[0, "doc", "floor", "up"], LATER]
    match = scene({**THREE, "doc": "car2"}, horses=True, shotgun="train", coach="car2", pile=pile, at="stealin")
    assert step(match) == "flee"
    check_hit(match, 0, supply=16)


def test_the_poodle_gives_a_neutral_bullet() -> None:
    """CE-5.2: at the start of a round."""
    match = scene(THREE, horses=True, bandits={"ghost": {"hostage": "poodle"}}, at="start_of_round")
    check_hit(match, 1, supply=16)


# --- for good


@pytest.mark.parametrize(("players", "options"), [(4, {}), (3, {"horses": "true"}), (3, {"expert": "true"}), (2, {})])
def test_bullet_cards_never_leave_a_player(players: int, options: dict[str, str]) -> None:
    """CE-5.3: all game long nobody has fewer than before, and each is among the player's cards."""
    match = new(players, seed=12, **options)
    before = [0] * players
    turn = 0
    while not match.over:
        choices = match.choices(match.asked[0])
        fights = [choice for choice in choices if choice.startswith(("play", "shoot"))]
        turn += 3
        match.play(match.asked[0], (fights or choices)[turn % len(fights or choices)])
        given = [sum(bullets(match, seat).values()) for seat in range(players)]
        assert all(now >= then for now, then in zip(given, before))
        before = given
        for seat in range(players):
            assert bullets_among_cards(match, seat) == given[seat]
    assert sum(before) > players


def bullets_among_cards(match: posse.Match, seat: int) -> int:
    """All the cards of a player except actions, wherever they are."""
    seen = player(match, seat)
    names = seen["bandits"]
    in_pile = [card for card in match.scene()["pile"][match.view(None)["resolved"] :] if card[1] in names]
    total = seen["hand"] + seen["deck"] + len(seen.get("discard", [])) + len(in_pile)
    actions = 12 if len(names) == 2 else 11 if "coach" in match.view(None) else 10
    return int(total) - actions


def test_a_bullet_in_hand_goes_back_to_the_deck_of_the_same_player() -> None:
    """CE-5.3: after the last turn, like any card."""
    hands: list[dict[str, Any]] = [{"hand": ["bullet_tuco", "bullet"], "bullets": ["tuco", "neutral"]}, {}, {}]
    match = scene({**THREE, "tuco": "car2"}, players=hands, turn=2, pile=[LATER], at="act standard 0 : 2")
    match.play(2, "draw")
    assert hand(match, 0) == []
    assert (bullets(match, 0), player(match, 0)["deck"]) == ({"tuco": 1, "neutral": 1}, 12)


def test_between_partners_a_bullet_card_may_pass() -> None:
    """CE-5.3: the card drawn from the partner's deck may be a bullet."""
    spots = {"doc": "car1", "ghost": "car1", "tuco": "car1", "belle": "car1"}
    struck = [{}, {"bullets": ["tuco"]}]
    crossed = ["card bullet_tuco", "card move", "card move", "card move"]
    hands = [f"card {card}" for card in [*TEN[2:8], *["floor", "floor", "fire", "fire", "robbery"] * 3]]
    match = scene(
        spots,
        options={"teams": "true"},
        players=struck,
        at="start_of_round",
        dice=[*crossed, *hands, "round_card tunnel"],
    )
    assert "bullet tuco" in hand(match, 0)
    assert bullets(match, 1) == {"tuco": 1}


# --- nothing left


def test_a_bandit_with_an_empty_cylinder_cannot_shoot() -> None:
    """CE-5.4, R-03: a Fire has no effect, although there is a target."""
    match = scene(
        {**THREE, "tuco": "car2"}, players=spent(6, "doc"), pile=[[0, "doc", "fire", "up"], LATER], at="stealin"
    )
    assert bandit(match, "doc")["left"] == 0
    assert said(match.events, "in_vain", "shot") == ["in_vain doc fire"]
    assert bullets(match, 1) == {}
    with_one = scene(
        {**THREE, "tuco": "car3"}, players=spent(5, "doc"), pile=[[0, "doc", "fire", "up"], LATER], at="stealin"
    )
    assert bullets(with_one, 1) == {"doc": 1}


def test_django_pushes_nobody_with_an_empty_cylinder() -> None:
    """CE-5.4: no bullet, no push."""
    spots = {"django": "car1_roof", "ghost": "car2_roof", "tuco": "car2"}
    pile = [[0, "django", "fire", "up"], LATER]
    assert spot(scene(spots, players=spent(5, "django"), pile=pile, at="stealin"), "ghost") == "car3_roof"
    empty = scene(spots, players=spent(6, "django"), pile=pile, at="stealin")
    assert (spot(empty, "ghost"), bullets(empty, 1)) == ("car2_roof", {})


def test_there_is_no_seventh_bullet_in_a_cylinder() -> None:
    """CE-5.4: nor a fourteenth in the supply; a scene with more is refused."""
    for name, count in (("doc", 7), ("neutral", 14)):
        with pytest.raises(posse.BadScene):
            scene(THREE, players=spent(count, name), pile=[LATER], at="stealin")


def test_with_an_empty_supply_the_marshal_still_drives_everybody_out() -> None:
    """CE-5.5, R-04: no card is given, but they go up to the roof."""
    spots = {"doc": "car1", "ghost": "car1", "tuco": "car2"}
    pile = [[1, "ghost", "marshal", "up"], LATER]
    for left in (0, 1):
        match = scene(spots, players=spent(13 - left), pile=pile, at="stealin")
        assert [spot(match, "doc"), spot(match, "ghost")] == ["car1_roof", "car1_roof"]
        assert [bullets(match, 0), bullets(match, 1)] == [{"neutral": 1} if left else {}, {}]
        assert [player(match, seat)["deck"] for seat in (0, 1)] == [10 + left, 10]
        assert neutral(match) == 0


def test_with_an_empty_supply_everybody_still_flees_the_shotgun() -> None:
    """CE-5.5: the bandit must go to another roof, without a bullet."""
    pile = [[0, "doc", "floor", "up"], LATER]
    match = scene(
        {**THREE, "doc": "car2"}, horses=True, shotgun="train", coach="car2", players=spent(16), pile=pile, at="stealin"
    )
    assert bullets(match, 0) == {}
    assert offered(match, 0, "flee") == ["car1_roof", "car3_roof"]
    match.play(0, "flee car3_roof")
    assert spot(match, "doc") == "car3_roof"


def test_with_an_unlimited_supply_there_is_always_a_bullet() -> None:
    """CE-5.5, R-04: by agreement."""
    options = {"neutral_bullets": "unlimited"}
    match = scene(
        {**THREE, "tuco": "car2"},
        options=options,
        players=spent(20),
        pile=[[1, "ghost", "marshal", "up"], LATER],
        at="stealin",
    )
    assert (bullets(match, 0), spot(match, "doc")) == ({"neutral": 1}, "car1_roof")


# --- when they come


def test_bullets_received_in_stealin_are_in_the_deck_at_once_but_in_no_hand() -> None:
    """CE-5.6: they are first drawn in the next round."""
    match = scene({**THREE, "tuco": "car2"}, pile=[[0, "doc", "fire", "up"], LATER], at="stealin")
    match.play(0, "shoot ghost")
    assert (player(match, 1)["deck"], hand(match, 1)) == (11, [])
    assert refuses(match, 1, "draw")


def test_a_bullet_of_the_last_round_can_be_drawn_at_the_start_of_the_next() -> None:
    """CE-5.6: it is shuffled in with the other cards."""
    others = [f"card {card}" for card in TEN[:6]]
    dice = ["card bullet_doc", *others[:5], *others, *others, "card punch", "round_card tunnel"]
    match = scene(THREE, pile=[[0, "doc", "fire", "up"]], dice=dice, at="stealin")
    assert match.view(None)["round"] == 2
    assert "bullet doc" in hand(match, 1)


def test_a_draw_in_the_next_round_can_bring_the_bullet() -> None:
    """CE-5.6: it may also come later in that round."""
    held = [{}, {"hand": TEN[:6], "bullets": ["doc"]}]
    dice = ["card bullet_doc", "card robbery", "card marshal"]
    match = scene(THREE, players=held, dice=dice, round=2, past=["tunnel"], at="act standard 0 : 1")
    play_all(match, (1, "draw"))
    assert "bullet doc" in hand(match, 1)
