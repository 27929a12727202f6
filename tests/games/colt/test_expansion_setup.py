"""Setting up Horses & Stagecoach: chapter 11 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import bandit, loot, new, player, refuses, said, scene, spot, step

BANDITS = ["doc", "ghost", "cheyenne", "tuco", "belle", "django"]
FULL = ["move", "move", "floor", "floor", "fire", "fire", "robbery"]
"""Seven cards: a player who keeps them draws nothing."""
BASE = ["angry_marshal", "swivel_arm", "braking", "take_it_all", "passengers_rebellion", "tunnel", "bridge"]
OF_EXPANSION = ["ambush", "panting_horses", "whiskey_for_marshal", "higher_speed", "shotgun_rage"]
BASE_STATIONS = ["pickpocketing", "marshals_revenge", "hostage_conductor"]
STATIONS_OF_EXPANSION = ["sharing_the_loot", "escape", "mortal_bullet"]


def inside_caboose(seats: int) -> dict[str, str]:
    return dict.fromkeys(BANDITS[:seats], f"car{seats}")


def can_come(card: str, round: int, horses: bool = True, seats: int = 3, past: list[str] | None = None) -> bool:
    """Whether a round card can be revealed when this round begins."""
    table: dict[str, Any] = {"players": [{"hand": FULL}] * seats, "round": round - 1, "card": "-", "past": past or []}
    try:
        match = scene(inside_caboose(seats), horses=horses, dice=[f"round_card {card}"], at="start_of_round", **table)
    except posse.WrongChance:
        return False
    assert match.view(None)["card"] == card
    return True


def attacked(seats: int) -> posse.Match:
    """A new game in which everybody has boarded the Caboose."""
    match = new(seats, horses=True)
    while step(match) == "board":
        for seat in match.asked:
            match.play(seat, match.choices(seat)[-1])
    return match


def flask_hands(flasks: str) -> posse.Match:
    """A table where Doc holds these flasks, and none lies in the cars."""
    cars = {f"car{car}": "-" for car in range(1, 4)}
    train: dict[str, Any] = {"train": ["a", "f", "c"], "loot": {**cars, "car3": "jewel", "doc": flasks}}
    return scene(inside_caboose(3), horses=True, at="act standard 0 : 0", **train)


# --- what is in the box


def test_there_are_five_flasks_of_whiskey_and_one_of_old() -> None:
    """CE-11.1: six flasks, and no table has more of either kind."""
    everything = "whiskey whiskey whiskey whiskey whiskey old_whiskey"
    assert len(flask_hands(everything).view(None)["flasks"]["doc"]) == 6
    for wrong in ("old_whiskey old_whiskey", "whiskey whiskey whiskey whiskey whiskey whiskey"):
        with pytest.raises(posse.BadScene):
            flask_hands(wrong)


def test_there_are_eight_hostages() -> None:
    """CE-11.1: over many games each of them waits in the Stagecoach."""
    seen = {hostage for seed in range(12) for hostage in new(6, horses=True, seed=seed).view(None)["hostages"]}
    named = {"nun", "minister", "old_lady", "teacher", "photographer", "banker", "poker_player", "poodle"}
    assert seen == named


def test_six_players_have_six_horses_and_six_rides() -> None:
    """CE-11.1, CE-11.6: one of each for every bandit."""
    match = attacked(6)
    assert sum(match.view(None)["horses"].values()) == 6
    hands = [{"hand": ["ride"]}] * 6
    match = scene(inside_caboose(6), horses=True, players=hands, at="act standard 0 : 0")
    assert "play doc ride" in match.choices(0)
    with pytest.raises(posse.BadScene):
        scene(inside_caboose(6), horses=True, players=[{"hand": ["ride", "ride"]}], at="act standard 0 : 0")
    with pytest.raises(posse.BadScene):
        scene(inside_caboose(6), players=hands, at="act standard 0 : 0")


# --- the table


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_stagecoach_starts_beside_the_locomotive_with_its_strongbox_and_the_shotgun(seats: int) -> None:
    """CE-11.2: on its roof; that of the Locomotive is there as usual."""
    match = new(seats, horses=True)
    seen = match.view(None)
    assert (seen["coach"], seen["shotgun"]) == ("loco", "coach_roof")
    assert loot(match, "coach_roof") == {"jewels": 0, "strongboxes": 1, "purses": {}, "flasks": {}}
    assert loot(match, "loco")["strongboxes"] == 1
    assert "coach" not in new(seats).view(None)


def test_the_strongbox_of_the_stagecoach_is_guarded_from_the_start() -> None:
    """CE-11.2, CE-15.1: the Shotgun sits on it."""
    spots = {"doc": "coach_roof", "ghost": "car3", "tuco": "car3"}
    match = scene(spots, horses=True, pile=[[0, "doc", "robbery", "up"]], at="stealin")
    assert said(match.events, "in_vain", "robbed") == ["in_vain doc robbery"]


@pytest.mark.parametrize(("seats", "cars"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_every_car_gets_one_flask_face_down_and_the_locomotive_none(seats: int, cars: int) -> None:
    """CE-11.3, CE-1.3: nobody knows the kind."""
    match = new(seats, horses=True)
    for car in range(1, cars + 1):
        for viewer in (None, *range(seats)):
            flasks = loot(match, f"car{car}", viewer)["flasks"]
            assert list(flasks.values()) == [{"kind": None, "half": False}]
    assert loot(match, "loco")["flasks"] == {}
    assert loot(match, "coach_roof")["flasks"] == {}


def test_the_flask_of_a_car_is_any_of_the_six() -> None:
    """CE-11.3: normal or old at random; once the old one is found no other is."""
    spots = {"doc": "car1", "ghost": "car2", "tuco": "car3"}
    pile = [[0, "doc", "robbery", "up"], [1, "ghost", "robbery", "up"], [2, "tuco", "move", "up"]]
    cars: dict[str, Any] = {"train": ["f", "b", "c"], "loot": {"car1": "flask"}}
    kinds = []
    for kind in ("normal", "old"):
        match = scene(spots, horses=True, pile=pile, at="stealin", dice=[f"whiskey {kind}"], **cars)
        kinds.append(match.view(0)["flasks"]["doc"][0]["kind"])
        assert match.view(1)["flasks"]["doc"][0]["kind"] is None
    assert kinds == ["normal", "old"]
    match = scene(spots, horses=True, pile=pile, at="stealin", dice=["whiskey old", "whiskey old"], **cars)
    flask = next(choice for choice in match.choices(1) if "flask" in choice)
    with pytest.raises(posse.WrongChance):
        match.play(1, flask)


@pytest.mark.parametrize(
    ("seats", "options", "waiting"),
    [(3, {}, 2), (4, {}, 3), (5, {}, 4), (6, {}, 5), (4, {"teams": True}, 3), (2, {}, 3)]
    + [(2, {"two_players": "duel"}, 1), (2, {"duo_hostages": "1"}, 1)],
)
def test_one_hostage_fewer_than_players_waits(seats: int, options: dict[str, Any], waiting: int) -> None:
    """CE-11.4, R-13: face up and all different; three in the two-player mode, unless it is set to one."""
    for seed in range(4):
        match = new(seats, horses=True, seed=seed, **options)
        hostages = match.view(None)["hostages"]
        assert len(hostages) == len(set(hostages)) == waiting
        assert sorted(said(match.events, "waits")) == sorted(f"waits {hostage}" for hostage in hostages)


# --- round cards


@pytest.mark.parametrize("round", [1, 4])
@pytest.mark.parametrize("seats", [3, 5])
def test_round_cards_of_base_game_and_expansion_are_shuffled_together(round: int, seats: int) -> None:
    """CE-11.5: a pool of twelve; without the expansion seven; no station before round 5."""
    for card in [*BASE, *OF_EXPANSION]:
        assert can_come(card, round, seats=seats)
        assert can_come(card, round, horses=False, seats=seats) == (card in BASE)
    for card in [*BASE_STATIONS, *STATIONS_OF_EXPANSION]:
        assert not can_come(card, round, seats=seats)


def test_the_last_card_is_one_of_six_stations() -> None:
    """CE-11.5: stations with stations; without the expansion three."""
    for card in [*BASE_STATIONS, *STATIONS_OF_EXPANSION]:
        assert can_come(card, 5)
        assert can_come(card, 5, horses=False) == (card in BASE_STATIONS)
    assert not any(can_come(card, 5) for card in [*BASE, *OF_EXPANSION])


def test_no_round_card_comes_twice() -> None:
    """CE-11.5: there is one of each."""
    assert can_come("ambush", 3, past=["bridge", "tunnel"])
    assert not can_come("ambush", 3, past=["bridge", "ambush"])
    assert not can_come("ambush", 2, past=["ambush"])


@pytest.mark.parametrize(
    ("seats", "turns"),
    [(4, ["standard", "tunnel", "standard"]), (5, ["standard", "standard", "tunnel", "standard"])],
)
def test_the_cards_of_the_expansion_are_those_of_the_player_count(seats: int, turns: list[str]) -> None:
    """CE-11.5, R-34: Higher Speed has one turn more for five or six players."""
    match = scene(inside_caboose(seats), horses=True, card="higher_speed", at="act standard 0 : 0")
    assert match.view(None)["turns"] == turns


# --- bullets, cards, horses, places


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_there_are_sixteen_neutral_bullets(seats: int) -> None:
    """CE-11.6, CE-11.1: three more than without the expansion."""
    assert new(seats, horses=True).view(None)["neutral"] == 16
    assert new(seats).view(None)["neutral"] == 13


@pytest.mark.parametrize("seats", [3, 6])
def test_every_deck_gets_a_ride_and_every_bandit_a_horse(seats: int) -> None:
    """CE-11.6: eleven action cards; unused horses stay in the box."""
    match = new(seats, horses=True)
    assert [player(match, seat)["deck"] for seat in range(seats)] == [11] * seats
    assert sum(attacked(seats).view(None)["horses"].values()) == seats


def test_with_two_bandits_each_there_are_four_horses() -> None:
    """CE-11.6, CE-10.10: one for each bandit, one Ride each."""
    match = attacked(2)
    assert sum(match.view(None)["horses"].values()) == 4


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_bandits_are_placed_by_the_horse_attack(seats: int) -> None:
    """CE-11.7: nobody stands anywhere before it."""
    match = new(seats, horses=True)
    assert step(match) == "board"
    assert {spot(match, name) for name in match.view(None)["bandits"]} == {None}
    assert said(match.events, "started") == []
    assert all(bandit(match, name)["hostage"] is None for name in match.view(None)["bandits"])
    assert refuses(match, 0, "draw")
