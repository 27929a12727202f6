"""Impossible cases: the table of chapter 22 of the rules, row by row."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import offered, player, refuses, said, scene, step

Row = tuple[str, dict[str, str], dict[str, Any], list[str]]
ALL_CARDS = ["move", "move", "floor", "floor", "fire", "fire", "robbery", "robbery", "punch", "marshal", "ride"]


def table(spots: dict[str, str], **picture: Any) -> posse.Match:
    """A table of the expansion; `hostage` assigns hostages."""
    hostage = picture.pop("hostage", {})
    bandits = [{"bandit": name, "spot": where, "hostage": hostage.get(name, "-")} for name, where in spots.items()]
    usual = {"seats": len(spots), "options": {"horses": "true"}, "coach": "car1"}
    return posse.scene("colt", {**usual, "bandits": bandits, **picture})


def carried_out(played: str, spots: dict[str, str], **picture: Any) -> posse.Match:
    """A card of seat 0 is carried out; then Belle, in car 2, is asked about a Move."""
    spots = {**spots, "belle": "car2"}
    pile = [[0, *played.split(), "up"], [len(spots) - 1, "belle", "move", "up"]]
    return table(spots, pile=pile, at="stealin", **picture)


def happened(match: posse.Match, until: str) -> list[str]:
    """The events up to the one that begins so."""
    words = said(match.events)
    return words[: next(place for place, word in enumerate(words) if word.startswith(until))]


# --- cards without any effect

IN_VAIN: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "Fire: no legal target": ("doc fire", {"doc": "car1_roof", "ghost": "car1"}, {}),
    "Fire: cylinder empty": (
        "doc fire",
        {"doc": "car3", "ghost": "car3"},
        {"players": [{}, {"bullets": ["doc"] * 6}]},
    ),
    "Punch: nobody else on the spot": ("doc punch", {"doc": "car3", "ghost": "car3_roof"}, {}),
    "Punch: no Shotgun on it": ("doc punch", {"doc": "coach_roof", "ghost": "car3"}, {"shotgun": "train"}),
    "Robbery: no loot on the spot": ("doc robbery", {"doc": "car3_roof", "ghost": "car3"}, {}),
    "Robbery: only the guarded strongbox": ("doc robbery", {"doc": "coach_roof", "ghost": "car3"}, {}),
    "Move inside the Stagecoach": ("doc move", {"doc": "coach", "ghost": "car3"}, {}),
    "Ride: no horse beside the column": ("doc ride", {"doc": "car3", "ghost": "car3"}, {"horses": {"car2": 2}}),
    "Ride with the Nun": (
        "doc ride",
        {"doc": "car3", "ghost": "car3"},
        {"horses": {"car3": 1}, "hostage": {"doc": "nun"}},
    ),
    "Punch with the Teacher": ("doc punch", {"doc": "car3", "ghost": "car3"}, {"hostage": {"doc": "teacher"}}),
    "Card of a bandit who has escaped": ("doc floor", {"doc": "gone", "ghost": "car3"}, {"round": 5, "card": "escape"}),
}


@pytest.mark.parametrize(("card", "spots", "picture"), IN_VAIN.values(), ids=IN_VAIN)
def test_the_card_is_spent_and_nothing_happens(card: str, spots: dict[str, str], picture: dict[str, Any]) -> None:
    """CE-3.11, CE-3.12, chapter 22: it is shown, has no effect, nobody is asked, and it returns to its deck."""
    match = carried_out(card, spots, **picture)
    assert happened(match, "resolved 2") == [f"resolved 0 {card}", f"in_vain {card}"]
    assert match.question == {"step": "move", "bandit": "belle"}
    assert player(match, 0)["deck"] == len(ALL_CARDS)


# --- cards of which a part is impossible

IN_PART: dict[str, Row] = {
    "Punch: target has no loot": (
        "doc punch",
        {"doc": "car3", "ghost": "car3"},
        {"loot": {"ghost": "-"}},
        ["punched doc ghost", "pushed ghost car2"],
    ),
    "Punch: the Shotgun is on the spot": (
        "doc punch",
        {"doc": "coach_roof", "ghost": "car3"},
        {},
        ["punched_shotgun doc car1_roof"],
    ),
    "Robbery: other loot beside the guarded strongbox": (
        "doc robbery",
        {"doc": "coach_roof", "ghost": "car3"},
        {"loot": {"coach_roof": "strongbox jewel", "car3": "purse"}},
        ["robbed doc jewel"],
    ),
    "Django's target at the front of the train": (
        "django fire",
        {"django": "car1", "ghost": "loco"},
        {"marshal": "car3"},
        ["shot django ghost"],
    ),
    "Django's target at the rear of the train": (
        "django fire",
        {"django": "car1_roof", "ghost": "car3_roof"},
        {},
        ["shot django ghost"],
    ),
    "Marshal at the front of the train": (
        "doc marshal",
        {"doc": "car3", "ghost": "car3"},
        {},
        ["marshal_went car1"],
    ),
    "Marshal at the rear of the train": (
        "doc marshal",
        {"doc": "car1", "ghost": "car1"},
        {"marshal": "car3", "players": [{}, {}, {"bullets": ["neutral"] * 15}]},
        ["marshal_went car2", "hit belle 1", "escaped_to belle car2_roof"],
    ),
    "Neutral supply empty": (
        "doc floor",
        {"doc": "car3_roof", "ghost": "car1"},
        {"marshal": "car3", "players": [{}, {}, {"bullets": ["neutral"] * 16}]},
        ["moved doc car3", "hit doc 0", "escaped_to doc car3_roof"],
    ),
    "Neutral supply empty, flight from the Shotgun": (
        "doc floor",
        {"doc": "car3", "ghost": "car1"},
        {"coach": "car3", "shotgun": "train", "players": [{}, {}, {"bullets": ["neutral"] * 16}]},
        ["moved doc car3_roof", "hit doc 0", "fled doc car2_roof"],
    ),
    "Entering the Stagecoach, no hostage left": (
        "doc floor",
        {"doc": "coach_roof", "ghost": "car3"},
        {"hostages": []},
        ["moved doc coach"],
    ),
    "Entering the Stagecoach, already has one": (
        "doc floor",
        {"doc": "coach_roof", "ghost": "car3"},
        {"hostages": ["banker"], "hostage": {"doc": "nun"}},
        ["moved doc coach"],
    ),
    "Flight from the Shotgun at column 0": (
        "doc floor",
        {"doc": "loco", "ghost": "car3"},
        {"coach": "loco", "shotgun": "train", "marshal": "car1"},
        ["moved doc loco_roof", "hit doc 1", "fled doc car1_roof"],
    ),
    "Flight from the Shotgun at column N": (
        "doc floor",
        {"doc": "car3", "ghost": "car1"},
        {"coach": "car3", "shotgun": "train"},
        ["moved doc car3_roof", "hit doc 1", "fled doc car2_roof"],
    ),
}


@pytest.mark.parametrize(("card", "spots", "picture", "events"), IN_PART.values(), ids=IN_PART)
def test_what_can_be_done_is_done_without_a_question(
    card: str, spots: dict[str, str], picture: dict[str, Any], events: list[str]
) -> None:
    """CE-3.11, chapter 22: the possible part happens, and only one way to do it is not asked about."""
    match = carried_out(card, spots, **picture)
    assert happened(match, "resolved 2") == [f"resolved 0 {card}", *events]


# --- events

LYING = {"doc": "car1", "ghost": "car2", "belle": "car3"}
UP = {"doc": "car3_roof", "ghost": "car2", "belle": "car1"}

EVENTS: dict[str, Row] = {
    "Angry Marshal, Marshal in the Caboose": ("angry_marshal", UP, {"marshal": "car3"}, ["hit doc 1"]),
    "Whiskey, Marshal in the Caboose": (
        "whiskey_for_marshal",
        UP,
        {"marshal": "car3", "loot": {"car3": "purse jewel old_whiskey"}},
        ["marshal_drank old"],
    ),
    "Whiskey for the Marshal, no flask inside the car": (
        "whiskey_for_marshal",
        UP,
        {"loot": {"loco_roof": "whiskey"}},
        [],
    ),
    "Panting Horses with fewer horses": ("panting_horses", LYING, {"horses": {"loco": 1}}, ["horses_left 1"]),
    "Panting Horses without any horse": ("panting_horses", LYING, {}, ["horses_left 0"]),
    "Marshal's Revenge without a purse": (
        "marshals_revenge",
        UP,
        {"marshal": "car3", "loot": {"doc": "jewel whiskey", "car3": "purse"}},
        [],
    ),
    "Pickpocketing without a purse": (
        "pickpocketing",
        LYING,
        {"loot": {"car1": "strongbox", "loco": "-", "car3": "jewel flask"}},
        [],
    ),
    "Higher Speed, pieces already at column N": (
        "higher_speed",
        UP,
        {"coach": "car3", "horses": {"car3": 2}},
        [],
    ),
}


@pytest.mark.parametrize(("card", "spots", "picture", "events"), EVENTS.values(), ids=EVENTS)
def test_an_event_that_finds_nothing_to_do(
    card: str, spots: dict[str, str], picture: dict[str, Any], events: list[str]
) -> None:
    """Chapter 22: nobody is asked, and nothing happens but what is said."""
    station = card in ("marshals_revenge", "pickpocketing")
    match = table(spots, card=card, round=5 if station else 1, at="round_event", **picture)
    at_the_caboose = picture.get("coach") == "car3"
    assert happened(match, "first" if at_the_caboose else "coach_went") == [f"event {card}", *events]


def test_horses_at_column_n_stay_when_the_train_speeds_up() -> None:
    """Chapter 22, CE-18.3: Higher Speed, piece already at column N: stays."""
    match = table(UP, card="higher_speed", coach="car3", horses={"car3": 2}, at="round_event")
    assert match.view(None)["horses"] == {"loco": 0, "car1": 0, "car2": 0, "car3": 2}
    assert match.view(None)["coach"] == "car3"


def test_take_it_all_cannot_come_twice() -> None:
    """Chapter 22: there is one such card in the deck, so the reserve strongbox is never in play already."""
    cards = set()
    for seed in range(60):
        past: dict[str, Any] = {"card": "take_it_all", "loot": {"car1": "strongbox"}}
        cards.add(
            scene({"doc": "car1", "ghost": "car2", "belle": "car3"}, seed=seed, at="hand_on", **past).view(None)["card"]
        )
    assert cards == {"angry_marshal", "swivel_arm", "braking", "passengers_rebellion", "tunnel", "bridge"}


# --- Schemin'


def acting(cards: list[str], spent: int, **picture: Any) -> posse.Match:
    """Doc, with these cards in hand, is about to act; this many other cards of Doc's are in the pile."""
    rest = list(ALL_CARDS)
    for card in cards:
        rest.remove(card)
    pile = [[0, "doc", card, "up"] for card in rest[:spent]]
    other = {"hand": ["move"]}
    return table(LYING, pile=pile, players=[{"hand": cards}, other, other], at="schemin", **picture)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_deck_has_fewer_than_three_cards_for_a_draw(left: int) -> None:
    """Chapter 22, CE-3.6: draw what is there."""
    match = acting(["move", "fire"], len(ALL_CARDS) - 2 - left)
    assert player(match, 0)["deck"] == left
    assert said(match.play(0, "draw"), "drew") == [f"drew 0 {left}"]
    assert player(match, 0)["hand"] == 2 + left


def test_no_action_card_in_hand_and_deck_empty() -> None:
    """Chapter 22, CE-3.6: the act is skipped."""
    match = acting([], len(ALL_CARDS))
    assert said(match.events, "skipped") == ["skipped 0"]
    assert match.asked == (1,)


def test_draw_chosen_with_an_empty_deck_while_holding_an_action_card() -> None:
    """Chapter 22, CE-3.15: not a legal act."""
    match = acting(["move", "fire"], len(ALL_CARDS) - 2)
    assert match.choices(0) == ["play doc move", "play doc fire"]
    assert refuses(match, 0, "draw")


@pytest.mark.parametrize(("card", "turn"), [("tunnel", 1), ("bridge", 1), ("angry_marshal", 3), ("ambush", 0)])
def test_flask_outside_a_standard_turn(card: str, turn: int) -> None:
    """Chapter 22, CE-17.3: not a legal act."""
    match = acting(["move", "fire"], 0, card=card, turn=turn, loot={"doc": "whiskey old_whiskey"})
    assert 0 in match.asked
    assert offered(match, 0, "drink") == []


def test_old_flask_with_fewer_than_two_action_cards() -> None:
    """Chapter 22, CE-17.5: not a legal act."""
    assert refuses(acting(["move"], 0, loot={"doc": "old_whiskey"}), 0, "drink doc old_whiskey")
    assert "drink doc old_whiskey" in acting(["move", "fire"], 0, loot={"doc": "old_whiskey"}).choices(0)


def test_nobody_played_a_card_in_schemin() -> None:
    """Chapter 22: from the last act one goes straight to the event."""
    nothing: dict[str, list[str]] = {"hand": []}
    match = table(LYING, card="panting_horses", turn=3, players=[nothing] * 3, at="schemin")
    for seat in range(2):
        match.play(seat, "draw")
    assert step(match) == "act"
    events = said(match.play(2, "draw"))
    after = events[events.index("drew 2 3") + 1 :]
    assert after[:3] == ["event panting_horses", "horses_left 0", "coach_went car2"]
