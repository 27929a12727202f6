"""Impossible scenes are refused with a reason; a scene in the middle of a turn continues as the turn does."""

import re
from typing import Any

import pytest

import posse
from posse.texts import LANGUAGES, texts
from tests.games.colt.table import loot, new, scene, spot, step

SPOTS = {"tuco": "car1", "ghost": "car2", "doc": "car3"}


@pytest.mark.parametrize("at", ["act standard 0", "act standard 0 : 0+1", "play_card 1 : 0+1"])
def test_an_act_is_that_of_one_player(at: str) -> None:
    with pytest.raises(posse.BadScene, match=at.split(maxsplit=1)[0]):
        scene(SPOTS, at=at)


def test_a_pile_holds_no_more_cards_than_can_be_played() -> None:
    """Two acts for each of three players in five turns at the most (CE-4.3)."""
    with pytest.raises(posse.BadScene, match=r"31 entries.*at most 30"):
        scene(SPOTS, pile=[[0, "tuco", "move", "up"]] * 31, at="stealin")


@pytest.mark.parametrize(
    ("symbol", "card", "turn", "order"),
    [
        ("standard", "bridge", 0, [0, 1, 2]),
        ("speeding_up", "bridge", 1, [0, 0, 1, 1, 2, 2]),
        ("switching", "angry_marshal", 3, [0, 2, 1]),
    ],
)
def test_a_turn_goes_on_from_wherever_a_scene_begins(symbol: str, card: str, turn: int, order: list[int]) -> None:
    """CE-3.4, CE-4.3, CE-4.4: who comes next follows from who acts, and from whether it is a second act."""
    for begun, seat in enumerate(order):
        second = int(symbol == "speeding_up" and begun % 2)
        match = scene(SPOTS, card=card, turn=turn, at=f"act {symbol} {second} : {seat}")
        acted = []
        while match.view(None)["turn"] == turn and step(match) == "act":
            acted.append(match.asked[0])
            match.play(match.asked[0], "draw")
        assert acted == order[begun:]


# --- impossible tables

HORSES = {"horses": "true"}
PAIRS = {"two_players": "two_bandits"}
ACT = "act standard 0 : 0"


def standing(**spots: str) -> list[dict[str, str]]:
    """Tuco, Ghost and Doc, each in a car or on the given spot."""
    return [{"bandit": name, "spot": where} for name, where in (SPOTS | spots).items()]


def refusal(**picture: Any) -> str:
    """Why a scene for three players is refused; every language has a sentence for it."""
    with pytest.raises((posse.BadScene, posse.BadTable)) as caught:
        posse.scene("colt", {"seats": 3, "at": "stealin", **picture})
    assert caught.value.key not in ("scene-lost", "scene-no-answer")
    assert all(texts(language, "colt").error(caught.value) for language in LANGUAGES)
    return str(caught.value)


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ({"bandits": standing(doc="coach_roof")}, "no such spot"),
        ({"bandits": standing(doc="coach")}, "no such spot"),
        ({"bandits": standing(doc="car4")}, "no such spot"),
        ({"bandits": standing(doc="car6_roof"), "options": HORSES}, "no such spot"),
        ({"bandits": standing(), "marshal": "car2"}, "ghost.*the Marshal is in this car"),
        ({"bandits": standing(doc="loco")}, "doc.*the Marshal is in this car"),
        (
            {"bandits": standing(doc="car1_roof"), "options": HORSES, "coach": "car1", "shotgun": "train"},
            "doc.*the Shotgun is on this roof",
        ),
        ({"bandits": standing(doc="-")}, "every bandit is in the train"),
        ({"bandits": standing(doc="gone"), "options": HORSES}, "nobody has escaped"),
        ({"bandits": standing(doc="gone"), "options": HORSES, "card": "escape", "at": ACT}, "nobody has escaped"),
        ({"bandits": [*standing()[:2], {"bandit": "ghost"}]}, "names ghost twice"),
        ({"bandits": standing()[:2]}, "has 2 entries; it must have 3"),
        ({"bandits": [*standing(), {"bandit": "belle"}]}, "has 4 entries; it must have 3"),
        ({"bandits": standing(), "seats": 2, "options": PAIRS}, "has 3 entries; it must have 4"),
        (
            {"bandits": [{"bandit": "doc", "seat": 0}, {"bandit": "tuco", "seat": 0}, {"bandit": "belle"}]},
            "seat.* is 0",
        ),
        ({"bandits": [{"bandit": "doc", "seat": 3}, *standing()[:2]]}, "a seat from 0 to 2"),
        ({"bandits": [{"spot": "car1"}, *standing()[:2]]}, "bandit.*is null"),
        ({"bandits": [{"bandit": "doc", "hostage": "nun"}, *standing()[:2]]}, "played without it"),
        ({"bandits": [{"bandit": "doc", "cash": -1}, *standing()[:2]]}, "cash.*from 0"),
        ({"bandits": [{"bandit": "doc", "least": "300"}, *standing()[:2]]}, "least"),
    ],
)
def test_bandits_are_where_they_can_be_each_once_with_a_player(picture: dict[str, Any], why: str) -> None:
    """CE-1.3, CE-2.3, CE-7.1, CE-15.4, CE-18.6."""
    assert re.search(why, refusal(**picture))


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ({"hostages": ["nun", "nun"]}, "names .nun. twice"),
        ({"bandits": [{"bandit": "doc", "hostage": "nun"}, *standing()[:2]], "hostages": ["nun"]}, "names nun twice"),
        ({"horses": {"car1": -1}}, "is \N{MINUS SIGN}1; it must be a whole number from 0"),
        ({"horses": {"car1": 4}}, "“horses” is 4; it must be a whole number from 0 to 3"),
        ({"horses": {"car4": 1}}, "car4, which this train does not have"),
        ({"coach": "car4"}, "car4, which this train does not have"),
        ({"coach": "coach"}, "must be a word"),
        ({"shotgun": "roof"}, "must be a word"),
        ({"camera": "doc"}, "“camera” is doc; on this table it must be -"),
        ({"shotgun": "coach", "boxes": {"loco": 1, "car1": 1}}, "the Shotgun still guards one"),
        ({"flasks": [["car1", "old", 0, 1]]}, "flasks.0."),
        ({"flasks": [["doc", "-", 0, 2]], "bandits": standing()}, "its holder must know"),
        ({"flasks": [["car1", "old", 0, 3]]}, "from 0 to 2"),
        (
            {"flasks": [["car1", "old", -1, 2], ["car2", "old", -1, 2]]},
            "the scene has 2, the game has 1 .car1 1, car2 1",
        ),
    ],
)
def test_the_expansion_has_these_pieces_in_these_places(picture: dict[str, Any], why: str) -> None:
    """CE-11.1 to CE-11.4, CE-15.1, CE-16.5, CE-17.6."""
    assert re.search(why, refusal(options=HORSES, **picture))


@pytest.mark.parametrize(
    "picture",
    [
        {"coach": "loco"},
        {"shotgun": "train"},
        {"horses": {"car1": 1}},
        {"hostages": ["nun"]},
        {"camera": "doc"},
        {"flasks": [["car1", "-", 0, 2]]},
        {"loot": {"car1": "flask"}},
        {"tops": [[0, "neutral"]]},
        {"players": [{"struck": 1}]},
        {"players": [{"kept": 1}]},
        {"players": [{"crossed": 1}]},
        {"players": [{"unsorted": 1}]},
        {"players": [{"discard": ["move"]}]},
        {"players": [{"held": ["move"]}]},
        {"players": [{"chosen": "draw"}]},
        {"players": [{"deck": ["move"]}]},
    ],
)
def test_what_belongs_to_a_variant_needs_the_variant(picture: dict[str, Any]) -> None:
    assert "played without it" in refusal(**picture)


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ({"card": "panting_horses"}, "cannot be the card of round 1"),
        ({"card": "escape", "round": 5}, "cannot be the card of round 5"),
        ({"card": "bridge", "round": 5}, "cannot be the card of round 5"),
        ({"card": "pickpocketing", "round": 2}, "cannot be the card of round 2"),
        ({"card": "-"}, "cannot be the card of round 1"),
        ({"card": "bridge", "past": ["bridge"], "round": 2}, "cannot be the card of round 2"),
        ({"past": ["tunnel"]}, "past.*round 1"),
        ({"past": ["pickpocketing"], "round": 2}, "past.*no station"),
        ({"past": ["ambush"], "round": 2}, "past"),
        ({"turn": 4}, "from 0 to 3"),
        ({"round": 6}, "from 0 to 5"),
        ({"round": 0}, "belongs to a round"),
        ({"round": 5, "at": "start_of_round"}, "belongs to a round"),
        ({"round": 2, "at": "game"}, "“round” is 2; it must be a whole number from 0 to 0"),
        ({"first": 3}, "a seat from 0 to 2"),
        ({"first": 1, "seats": 4, "options": {"teams": "true"}}, "“first” is 1; on this table it must be 0, 2"),
        ({"train": ["a", "b"]}, "has 2 entries; it must have 3"),
        ({"train": ["a", "a", "b"]}, "twice"),
        ({"train": ["a", "b", "c"], "options": {"train": "c b a"}}, "is a b c; on this table it must be c b a"),
        ({"marshal": "car4"}, "car4, which this train does not have"),
        ({"marshal": "car1_roof"}, "must be a word"),
        ({"offered": ["doc", "tuco"]}, "“offered” is 2; it must be a whole number from 3 to 6"),
        ({"offered": ["doc", "tuco", "belle"], "bandits": standing()}, "leaves out ghost"),
        ({"round": 10**40}, "whole number"),
    ],
)
def test_the_round_is_one_of_this_game(picture: dict[str, Any], why: str) -> None:
    """CE-2.5, CE-2.8, CE-3.1, CE-21.4."""
    assert re.search(why, refusal(**picture))


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ({"jewels": {"car2": 4, "doc": 1}}, "“jewels”: the scene has 5, the game has 4 .car2 4, doc 1"),
        ({"jewels": {"car2": 3}}, "the scene has 3, the game has 4"),
        ({"jewels": {"car2": 3, "belle": 1}}, "belle, a bandit whom nobody plays"),
        ({"jewels": {"car2": 3, "car5": 1}}, "car5, which this train does not have"),
        ({"boxes": {"coach_roof": 1}}, "coach_roof, which this train does not have"),
        ({"boxes": {"loco": 2}, "card": "take_it_all"}, "“boxes”: the scene has 2, the game has 1"),
        ({"boxes": {}}, "the scene has 0, the game has 1"),
        ({"loot": {"belle": "purse"}}, "belle, a bandit whom nobody plays"),
        ({"loot": {"car2": "gold"}}, "must be a word"),
        ({"loot": {"car2": 3}}, "loot is written as words"),
        ({"purses": [["doc", "-", 0]]}, "its holder must know"),
        ({"purses": [["doc", "300", 1]]}, "its holder must know"),
        ({"purses": [["car1", "-", 1]]}, "nobody knows what has not been opened"),
        ({"purses": [["out", "300", 1]]}, "out of the game"),
        ({"purses": [["car1", "300", 8]]}, "from \N{MINUS SIGN}1 to 7"),
        ({"purses": [["car1", "500", 0]] * 3}, "“purse 500”: the scene has 3, the game has 2"),
        ({"purses": [["nowhere", "500", 0]]}, "must be a word"),
        ({"purses": [["car1", "500", 0]] * 19}, "has 19 entries; it can have at most 18"),
    ],
)
def test_loot_is_counted_and_lies_somewhere(picture: dict[str, Any], why: str) -> None:
    """CE-2.1, CE-2.6, CE-2.7, CE-6.13."""
    assert re.search(why, refusal(bandits=standing(), **picture))


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ({"players": [{"hand": ["ride"]}]}, "“tuco ride”: the scene has 1, the game has 0"),
        ({"players": [{"hand": ["punch", "punch"]}]}, "“tuco punch”: the scene has 2, the game has 1"),
        ({"players": [{"hand": ["other_move"]}]}, "the player has no such bandit"),
        ({"players": [{"hand": ["bullet"]}]}, "neutral"),
        ({"players": [{"bullets": ["belle"]}]}, "belle, a bandit whom nobody plays"),
        ({"players": [{"bullets": ["ghost"] * 7}]}, "bullets ghost"),
        ({"players": [{"bullets": ["neutral"] * 14}]}, "bullets neutral"),
        ({"players": [{}] * 4}, "has 4 entries; it can have at most 3"),
        ({"pile": [[0, "belle", "move", "up"]]}, "a card of belle"),
        ({"pile": [[1, "tuco", "move", "up"]]}, "a card of tuco, which seat 1 does not have"),
        ({"pile": [[0, "tuco", "punch", "up"]] * 2}, "“tuco punch”: the scene has 2, the game has 1"),
        ({"pile": [[0, "tuco", "move", "down"]]}, "must be a word"),
        ({"pile": [[0, "tuco", "move", "ghost"]]}, "must be up"),
        ({"pile": [[0, "tuco", "move", "tunnel"]], "resolved": 1}, "must be up"),
        ({"resolved": 1}, "“resolved” is 1; it must be a whole number from 0 to 0"),
        ({"pile": [[0, "tuco", "move", "up"]], "resolved": 1, "at": ACT}, "“resolved” is 1"),
        ({"options": HORSES, "players": [{"struck": 1}]}, "struck.*from 0 to 0"),
        ({"options": HORSES, "players": [{"kept": 3}]}, "kept.*from 0 to 0"),
        ({"options": HORSES, "players": [{"hand": ["move"], "held": ["move"]}]}, "held"),
        ({"options": HORSES, "players": [{"chosen": "draw"}]}, "cannot have chosen that"),
        ({"options": HORSES, "players": [{"chosen": "sing"}]}, "no answer in this game"),
        (
            {"options": {"expert": "true"}, "players": [{"hand": ["bullet"], "bullets": ["neutral"], "unsorted": 0}]},
            "unsorted",
        ),
        ({"options": {"expert": "true"}, "tops": [[0, "neutral"]]}, "neutral"),
    ],
)
def test_every_card_is_somebodys_and_in_one_place(picture: dict[str, Any], why: str) -> None:
    """CE-2.2, CE-3.17, CE-5.1, CE-5.2, CE-7.9, CE-10.2, CE-17.7, CE-17.8."""
    assert re.search(why, refusal(bandits=standing(), **picture))


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ({"at": "move"}, "the seat it asks must follow a colon"),
        ({"at": "fire doc"}, "the seat it asks must follow a colon"),
        ({"at": "stealin : 0"}, "asks no seat"),
        ({"at": "move doc : 0"}, "must ask the player of this bandit"),
        ({"at": "move belle : 0"}, "must ask the player of this bandit"),
        ({"at": "move - : 0"}, "names nothing"),
        ({"at": "move doc : 3"}, "not at the table"),
        ({"at": "ride doc : 2"}, "cannot do here"),
        ({"at": "flee doc : 2"}, "cannot do here"),
        ({"at": "seize_hostage doc : 2"}, "cannot do here"),
        ({"at": "punch doc : 2"}, "cannot do here"),
        ({"at": "push_target doc ghost : 2"}, "cannot do here"),
        ({"at": "take_purse doc ghost : 2"}, "cannot do here"),
        ({"at": ["stealin 1", "move doc : 2"]}, "no card in the pile that has begun"),
        ({"at": ["stealin 1", "move doc : 2"], "pile": [[0, "tuco", "move", "up"]]}, "which cannot be"),
        ({"at": "chase car1"}, "another car than the Marshal"),
        ({"at": "shotgun_fires"}, "not on the train"),
        ({"at": "act standard 1 : 0"}, "turn of the round card"),
        ({"at": "act simultaneous 0 : 0"}, "turn of the round card"),
        ({"at": "act standard 0 : 0", "turn": 3}, "turn of the round card"),
        ({"at": "all_at_once : 0"}, "turn of the round card"),
        ({"at": "schemin 1"}, "turn of the round card"),
        ({"at": "play_card 1 0 : 0"}, "options of this table"),
        ({"at": "keep_cards 1 : 0"}, "how many cards can be kept"),
        ({"at": "keeping 1"}, "how many cards can be kept"),
        ({"at": "pickpockets"}, "event of the round card"),
        ({"at": "pickpocket doc : 2"}, "event of the round card"),
        ({"at": "marshal_runs"}, "event of the round card"),
        ({"at": "horse_attack car1"}, "options of this table"),
        ({"at": "horse_attack", "options": HORSES}, "behind the Locomotive"),
        ({"at": "board car2 : 0", "options": HORSES}, "still ride"),
        ({"at": "last_rider doc car2 : 2", "options": HORSES}, "cannot do here"),
        ({"at": "start_car : 0"}, "options of this table"),
        ({"at": "character : 0"}, "whose turn it is"),
        ({"at": "characters 2"}, "whose turn it is"),
        ({"at": "starts 4"}, "whose turn it is"),
        ({"at": ["game 4", "round 4", "stealin 0"]}, "which cannot be"),
        ({"at": ["game 3", "round 3", "stealin 0"]}, "which cannot be"),
        ({"at": ["stealin", "act standard 0 : 0"]}, "which cannot be"),
        ({"at": 7}, "must be a step"),
    ],
)
def test_a_step_is_open_where_it_belongs(picture: dict[str, Any], why: str) -> None:
    """A question names the seats asked, a duty none, and the rules can lead to it."""
    assert re.search(why, refusal(bandits=standing(), **picture))


# --- defaults


def test_the_pieces_that_a_scene_names_are_taken_first() -> None:
    """Six cars hold all purses and flasks; those that a scene puts elsewhere come from cars that it does not name."""
    six = dict.fromkeys(["doc", "ghost", "tuco", "belle", "django", "cheyenne"], "car1_roof")
    match = scene(six, horses=True, loot={"car1": "flask flask purse purse purse purse purse"}, at="stealin")
    assert len(loot(match, "car1")["purses"]) == 5
    assert len(loot(match, "car1")["flasks"]) == 2
    lying = [loot(match, f"car{column}") for column in range(1, 7)]
    assert sum(len(one["purses"]) for one in lying) == 12
    assert sum(len(one["flasks"]) for one in lying) == 6


def test_bandits_of_whom_nothing_is_said_stay_away_from_the_marshal() -> None:
    match = posse.scene("colt", {"seats": 3, "marshal": "car3", "at": "round_event"})
    assert [spot(match, name) for name in ("belle", "cheyenne", "django")] == ["car2", "car1", "car2"]


def test_hostages_that_wait_are_others_than_those_taken() -> None:
    match = scene(SPOTS, horses=True, bandits={"doc": {"hostage": "nun"}}, at="stealin")
    assert match.view(None)["hostages"] == ["minister"]


def test_the_round_card_follows_the_round_and_the_open_act() -> None:
    assert scene(SPOTS, round=5, at=ACT).view(None)["card"] == "marshals_revenge"
    assert scene(SPOTS, card="hostage_conductor", at=ACT).view(None)["round"] == 5
    match = scene(SPOTS, at="act switching 0 : 0")
    assert (match.view(None)["card"], match.view(None)["turn"]) == ("angry_marshal", 3)


@pytest.mark.parametrize("options", [{}, HORSES, {"expert": "true"}, {"characters": "choose"}])
def test_a_scene_without_anything_is_a_new_game(options: dict[str, str]) -> None:
    match = posse.scene("colt", {"seats": 3, "options": options})
    fresh = posse.new("colt", 3, options)
    assert (match.view(None)["round"], step(match)) == (fresh.view(None)["round"], step(fresh))


def test_the_scene_of_a_match_is_that_match_again() -> None:
    """At any step, also while bandits are picked, and after the end."""
    for options in ({"characters": "draft"}, {**HORSES, "teams": "true"}, {**HORSES, "expert": "true"}):
        match = new(4, seed=5, **options)
        while not match.over:
            assert posse.scene("colt", match.scene()).scene() == match.scene()
            seat = match.asked[-1]
            match.play(seat, match.choices(seat)[-1])
        assert posse.scene("colt", match.scene()).scene() == match.scene()
