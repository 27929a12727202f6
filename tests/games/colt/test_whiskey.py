"""Whiskey: chapter 17 of the rules, first part."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import hand, loot, offered, play_all, player, refuses, said, scene, step

SPOTS = {"doc": "car1", "ghost": "car2", "belle": "car3"}
HAND = ["move", "fire", "robbery", "punch"]
DRAWN = ["card floor", "card move", "card marshal"]


def drinking(flasks: str, cards: list[str] | None = None, **picture: Any) -> posse.Match:
    """Doc, with flasks, is to act in the first turn, a Standard one; each of the others has a Move and a Fire."""
    other = {"hand": ["move", "fire"]}
    return scene(
        SPOTS,
        horses=True,
        loot={"doc": flasks},
        players=[{"hand": HAND if cards is None else cards}, other, other],
        at="act standard 0 : 0",
        **picture,
    )


def flasks(match: posse.Match, name: str, seat: int | None = None) -> list[tuple[str | None, bool]]:
    """The flasks of a bandit as a seat sees them: kind and whether half-full."""
    return [(flask["kind"], flask["half"]) for flask in match.view(seat)["flasks"][name]]


def pile(match: posse.Match) -> list[str]:
    """The common pile as all see it."""
    return ["?" if card["down"] else f"{card['bandit']} {card['action']}" for card in match.view(None)["pile"]]


# --- a flask is loot


def test_a_flask_is_robbed_and_its_kind_is_known_to_the_robber_only() -> None:
    """CE-17.1: hidden until robbed; then the holder may look, the others may not."""
    match = scene(
        SPOTS,
        horses=True,
        loot={"car1": "flask"},
        pile=[[0, "doc", "robbery", "up"], [1, "ghost", "move", "up"]],
        dice=["whiskey old"],
        at="stealin",
    )
    assert said(match.events, "robbed") == ["robbed doc flask"]
    assert flasks(match, "doc", 0) == [("old", False)]
    assert flasks(match, "doc", 1) == flasks(match, "doc") == [(None, False)]
    assert loot(match, "car1")["flasks"] == {}


def punched(held: str, seat: int | None, **picture: Any) -> dict[str, Any]:
    """Ghost punches a flask out of Doc's hands in car 3; returns the loot there, as a seat sees it."""
    match = scene(
        {"doc": "car3", "ghost": "car3", "belle": "car2"},
        horses=True,
        loot={"doc": f"purse {held}", "car3": "jewel"},
        pile=[[1, "ghost", "punch", "up"], [2, "belle", "move", "up"]],
        at="stealin",
        **picture,
    )
    assert sorted(offered(match, 1, "knock")) == ["flask", "purse"]
    match.play(1, "knock flask")
    assert said(match.events, "dropped") == ["dropped doc flask car3"]
    (flask,) = loot(match, "car3", seat)["flasks"].values()
    return dict(flask)


def test_a_puncher_may_choose_a_flask_and_unused_it_lies_face_down_again() -> None:
    """CE-17.1, CE-17.2: only Doc, who had it, knows what is in it."""
    assert punched("old_whiskey", 0) == {"kind": "old", "half": False}
    assert punched("old_whiskey", 1) == punched("old_whiskey", None) == {"kind": None, "half": False}


def test_a_half_full_flask_lies_half_full_side_up() -> None:
    """CE-17.2: all see its kind, as they did before."""
    assert punched("half_whiskey", None) == {"kind": "normal", "half": True}


def test_a_flask_is_worth_nothing() -> None:
    """CE-17.1: at the end it counts $0."""
    held = {"doc": "whiskey half_old_whiskey", "ghost": "purse300"}
    match = scene(SPOTS, horses=True, round=5, card="escape", loot=held, at="count_money")
    assert match.scores[:2] == [0, 300]


def test_a_flask_has_two_uses() -> None:
    """CE-17.2: the first turns it to its half-full side and shows its kind to all, the second uses it up."""
    match = drinking("whiskey", dice=DRAWN)
    assert flasks(match, "doc", 1) == [(None, False)]
    match.play(0, "drink doc whiskey")
    assert flasks(match, "doc", 1) == flasks(match, "doc") == [("normal", True)]
    match = drinking("half_whiskey", dice=DRAWN)
    match.play(0, "drink doc half_whiskey")
    assert flasks(match, "doc") == []
    assert sum(len(lying["flasks"]) for lying in match.view(None)["loot"].values()) == 3  # those of the cars


# --- using it


@pytest.mark.parametrize(
    ("symbol", "card", "turn"),
    [
        ("tunnel", "tunnel", 1),
        ("speeding_up", "bridge", 1),
        ("switching", "angry_marshal", 3),
        ("simultaneous", "ambush", 0),
    ],
)
def test_a_flask_is_used_in_standard_turns_only(symbol: str, card: str, turn: int) -> None:
    """CE-17.3, chapter 22: not in a Tunnel, Speeding-up, Switching or Simultaneous turn."""
    at = "all_at_once : 0+1+2" if symbol == "simultaneous" else f"act {symbol} 0 : 0"
    other = {"hand": ["move", "fire"]}
    match = scene(
        SPOTS,
        horses=True,
        loot={"doc": "whiskey old_whiskey"},
        players=[{"hand": HAND}, other, other],
        card=card,
        turn=turn,
        at=at,
    )
    assert len(offered(match, 0, "play")) == 4
    assert refuses(match, 0, "drink doc whiskey")
    assert refuses(match, 0, "drink doc old_whiskey")


def test_using_a_flask_takes_the_place_of_playing_and_drawing() -> None:
    """CE-17.3: in a Standard turn it is a third act, and the turn goes on to the next player."""
    match = drinking("whiskey", dice=DRAWN)
    assert {"draw", "drink doc whiskey", "play doc move"} <= set(match.choices(0))
    play_all(match, (0, "drink doc whiskey"), (0, "play doc move"))
    assert match.asked == (1,)


def test_normal_whiskey_draws_three_and_plays_one() -> None:
    """EX-22, CE-17.4: Doc draws 3 and plays Robbery face up; the flask is half-full."""
    match = drinking("whiskey", dice=DRAWN)
    assert said(match.play(0, "drink doc whiskey"), "drew") == ["drew 0 3"]
    assert len(hand(match, 0)) == 7
    assert match.asked == (0,)
    match.play(0, "play doc robbery")
    assert (pile(match), match.asked) == (["doc robbery"], (1,))
    assert flasks(match, "doc") == [("normal", True)]


def test_whoever_has_drunk_normal_whiskey_may_neither_decline_to_play_nor_draw_more() -> None:
    """CE-17.4: only cards are offered, no draw and no second flask (CE-17.6)."""
    match = drinking("whiskey whiskey old_whiskey", dice=DRAWN)
    match.play(0, "drink doc whiskey")
    assert {choice.split()[0] for choice in match.choices(0)} == {"play"}
    for words in ("draw", "drink doc whiskey", "drink doc old_whiskey", "done"):
        assert refuses(match, 0, words)


def test_normal_whiskey_without_any_action_card_is_spent() -> None:
    """CE-17.4, R-25: three bullets are drawn, nothing is played, and the turn goes on."""
    match = scene(
        SPOTS,
        horses=True,
        loot={"doc": "whiskey"},
        players=[{"bullets": ["neutral"] * 3, "hand": []}, {"hand": ["move"]}],
        dice=["card bullet"] * 3,
        at="act standard 0 : 0",
    )
    match.play(0, "drink doc whiskey")
    assert hand(match, 0) == ["bullet neutral"] * 3
    assert (pile(match), match.asked, flasks(match, "doc")) == ([], (1,), [("normal", True)])


def test_old_whiskey_plays_two_cards_in_a_row() -> None:
    """CE-17.5: no draw in the place of either; then the next player acts."""
    match = drinking("old_whiskey", dice=[])
    match.play(0, "drink doc old_whiskey")
    assert {choice.split()[0] for choice in match.choices(0)} == {"play"}
    match.play(0, "play doc punch")
    assert match.asked == (0,)
    assert {choice.split()[0] for choice in match.choices(0)} == {"play"}
    match.play(0, "play doc move")
    assert (pile(match), match.asked) == (["doc punch", "doc move"], (1,))
    assert (player(match, 0)["hand"], flasks(match, "doc")) == (2, [("old", True)])


@pytest.mark.parametrize(("held", "name"), [("old_whiskey", "old_whiskey"), ("half_old_whiskey", "half_old_whiskey")])
def test_old_whiskey_needs_two_action_cards_in_hand(held: str, name: str) -> None:
    """CE-17.5, chapter 22, R-25: with one action card it may not be used, bullets do not help."""
    bullets = {"bullets": ["neutral", "neutral"]}
    given = [{"hand": ["move", "bullet", "bullet"], **bullets}]
    match = scene(SPOTS, horses=True, loot={"doc": held}, players=given, at="act standard 0 : 0")
    assert refuses(match, 0, f"drink doc {name}")
    given = [{"hand": ["move", "fire", "bullet"], **bullets}]
    match = scene(SPOTS, horses=True, loot={"doc": held}, players=given, at="act standard 0 : 0")
    assert f"drink doc {name}" in match.choices(0)


def test_the_user_names_the_flask_and_uses_only_that_one() -> None:
    """CE-17.6, CE-17.11: of several flasks each is used on its own act."""
    match = drinking("whiskey half_whiskey old_whiskey", dice=DRAWN)
    assert offered(match, 0, "drink") == ["doc whiskey", "doc old_whiskey", "doc half_whiskey"]
    match.play(0, "drink doc half_whiskey")
    assert flasks(match, "doc", 0) == [("normal", False), ("old", False)]


def test_ghosts_first_turn_covers_the_first_card_of_old_whiskey() -> None:
    """CE-17.6: cards played with whiskey are face up, but Ghost may lay the first of them face down."""
    match = scene(
        {"ghost": "car1", "doc": "car2", "belle": "car3"},
        horses=True,
        loot={"ghost": "old_whiskey"},
        players=[{"hand": HAND}, {"hand": ["move"]}],
        at="act standard 0 : 0",
    )
    match.play(0, "drink ghost old_whiskey")
    assert "hide ghost move" in match.choices(0)
    match.play(0, "hide ghost move")
    assert offered(match, 0, "hide") == []
    match.play(0, "play ghost fire")
    assert pile(match) == ["?", "ghost fire"]


def test_a_flask_taken_in_stealin_can_first_be_used_in_the_next_round() -> None:
    """CE-17.11: in the first Standard turn of round 2 Doc may drink."""
    match = scene(
        SPOTS,
        horses=True,
        loot={"car1": "whiskey"},
        pile=[[0, "doc", "robbery", "up"]],
        at="stealin",
    )
    assert match.view(None)["round"] == 2
    while (step(match), match.asked) != ("act", (0,)) or "standard" not in str(match.question):
        seat = match.asked[0]
        match.play(seat, match.choices(seat)[0])
    assert "drink doc whiskey" in match.choices(0)
