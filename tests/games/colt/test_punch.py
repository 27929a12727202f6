"""Punch: CE-6.15 to CE-6.21 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import (
    acting,
    bandit,
    bullets,
    loot,
    offered,
    play_all,
    purses,
    refuses,
    said,
    scene,
    spot,
    step,
)

NO_LOOT = {"doc": "-", "tuco": "-"}


def ghost_punches(spots: dict[str, str], dice: list[str] | None = None, **picture: Any) -> posse.Match:
    """Ghost punches on a train of four cars; then Django in car 4, or elsewhere if given, must move."""
    everybody = {"ghost": "car2", "doc": "car4_roof", "tuco": "car4_roof", "django": "car3_roof", **spots}
    return scene(
        everybody,
        pile=[[0, "ghost", "punch", "up"], [3, "django", "move", "up"]],
        at="stealin",
        dice=dice,
        **picture,
    )


# --- the target


def test_the_puncher_hits_somebody_on_their_own_spot() -> None:
    """CE-6.15: the puncher chooses among the other bandits there."""
    match = ghost_punches({"doc": "car2", "tuco": "car2"})
    assert (match.asked, match.choices(0)) == ((0,), ["punch doc", "punch tuco"])
    for words in ("punch ghost", "punch django"):
        assert refuses(match, 0, words)
    assert said(match.play(0, "punch tuco"), "punched") == ["punched ghost tuco"]


@pytest.mark.parametrize("there", ["car2_roof", "car1", "car3", "car4"])
def test_nobody_elsewhere_can_be_punched(there: str) -> None:
    """CE-6.15: same column, same level."""
    match = ghost_punches({"doc": there, "tuco": there})
    assert said(match.events, "punched", "in_vain") == ["in_vain ghost punch"]
    assert (spot(match, "doc"), purses(match, "doc", 1)) == (there, [250])


# --- what the target loses


def test_the_puncher_chooses_what_kind_of_loot_is_lost() -> None:
    """CE-6.16: any kind that the target has, and one token of it falls on the spot of the punch."""
    held = {"doc": "purse purse jewel strongbox", "car2": "jewel jewel", "loco": "-"}
    for kind, rest in (("purse", (1, 1, 1)), ("jewel", (2, 0, 1)), ("strongbox", (2, 1, 0))):
        match = ghost_punches({"doc": "car2"}, loot=held)
        assert offered(match, 0, "knock") == ["purse", "jewel", "strongbox"]
        events = match.play(0, f"knock {kind}")
        assert said(events, "dropped") == [f"dropped doc {kind} car2"]
        doc = bandit(match, "doc")
        assert (len(purses(match, "doc", 1)), doc["jewels"], doc["strongboxes"]) == rest
        lying = loot(match, "car2")
        assert (len(lying["purses"]), lying["jewels"] - 2, lying["strongboxes"]) == (
            2 - rest[0],
            1 - rest[1],
            1 - rest[2],
        )


def test_a_kind_that_the_target_has_not_cannot_be_chosen() -> None:
    """CE-6.16: of a purse and a jewel only these two."""
    match = ghost_punches({"doc": "car2"}, loot={"doc": "purse jewel", "car2": "jewel jewel"})
    assert match.choices(0) == ["knock purse", "knock jewel"]
    assert refuses(match, 0, "knock strongbox")


def test_which_of_several_purses_falls_is_chance() -> None:
    """CE-6.16, R-05: every purse of the target can be the one, and the puncher has no say in it."""
    fallen = set()
    for number in range(3):
        match = ghost_punches({"doc": "car2"}, [f"any {number}"], loot={"doc": "purse300 purse400 purse500"})
        assert match.choices(0) == ["push car1", "push car3"]
        kept = purses(match, "doc", 1)
        assert len(kept) == 2
        fallen |= {300, 400, 500} - {value for value in kept if value is not None}
    assert fallen == {300, 400, 500}


def test_a_purse_falls_face_down() -> None:
    """CE-6.16: the puncher does not see its value; the former holder knows it."""
    match = ghost_punches({"doc": "car2"}, loot={"doc": "purse450"})
    assert list(loot(match, "car2", 0)["purses"].values()) == [None]
    assert list(loot(match, "car2", None)["purses"].values()) == [None]
    assert list(loot(match, "car2", 1)["purses"].values()) == [450]


def test_with_the_expansion_a_flask_can_be_chosen_too() -> None:
    """CE-6.16: it falls like any other loot."""
    match = ghost_punches({"doc": "car2"}, horses=True, loot={"doc": "purse whiskey", "car2": "jewel jewel jewel"})
    assert match.choices(0) == ["knock purse", "knock flask"]
    match.play(0, "knock flask")
    assert (len(loot(match, "car2")["flasks"]), match.view(1)["flasks"]["doc"]) == (1, [])


# --- where the target goes


@pytest.mark.parametrize(
    ("place", "ways"),
    [
        ("car1", ["loco", "car2"]),
        ("car2", ["car1", "car3"]),
        ("car3_roof", ["car2_roof", "car4_roof"]),
        ("car1_roof", ["loco_roof", "car2_roof"]),
    ],
)
def test_the_puncher_sends_the_target_one_spot_forward_or_backward(place: str, ways: list[str]) -> None:
    """CE-6.17: to an adjacent spot of the same level, as the puncher chooses."""
    for way in ways:
        match = ghost_punches({"ghost": place, "doc": place, "django": "car3"}, loot=NO_LOOT, marshal="car4")
        assert (step(match), match.asked) == ("push_target", (0,))
        assert match.choices(0) == [f"push {end}" for end in ways]
        match.play(0, f"push {way}")
        assert spot(match, "doc") == way


@pytest.mark.parametrize(
    ("place", "way"), [("loco", "car1"), ("loco_roof", "car1_roof"), ("car4", "car3"), ("car4_roof", "car3_roof")]
)
def test_at_an_end_of_the_train_there_is_one_way_only(place: str, way: str) -> None:
    """CE-6.17: it is not asked."""
    spots = {"ghost": place, "doc": place, "tuco": "car2_roof", "django": "car2_roof"}
    match = ghost_punches(spots, loot=NO_LOOT, marshal="car2")
    assert said(match.events, "pushed") == [f"pushed doc {way}"]
    assert spot(match, "doc") == way


# --- no way out


def test_a_target_without_loot_is_moved_all_the_same() -> None:
    """CE-6.18: nothing falls."""
    match = ghost_punches({"doc": "car2"}, loot=NO_LOOT)
    assert said(match.play(0, "push car3"), "dropped", "pushed") == ["pushed doc car3"]
    assert said(match.events, "dropped") == []
    assert spot(match, "doc") == "car3"


def test_a_punch_and_the_loss_cannot_be_refused() -> None:
    """CE-6.18: the only target is punched and the only token falls without a question; nobody can decline."""
    match = ghost_punches({"doc": "car2"}, loot={"doc": "purse300"})
    assert said(match.events, "punched", "dropped") == ["punched ghost doc", "dropped doc purse car2"]
    match = ghost_punches({"doc": "car2", "tuco": "car2"}, loot={"doc": "purse jewel", "car2": "jewel jewel"})
    for words in ("leave", "done"):
        assert refuses(match, 0, words)
    match.play(0, "punch doc")
    for words in ("leave", "done", "take", "drop"):
        assert refuses(match, 0, words)


def test_a_punch_into_the_marshals_car_leaves_the_loot_behind() -> None:
    """EX-9, CE-6.19: the jewel lies in car 2, Doc stands hit on the roof of car 1."""
    match = acting(
        "ghost punch",
        {"ghost": "car2", "doc": "car2", "tuco": "car3"},
        loot={"doc": "jewel", "car2": "jewel jewel"},
        marshal="car1",
    )
    events = match.play(0, "push car1")
    assert said(events, "pushed", "hit", "escaped_to") == ["pushed doc car1", "hit doc 1", "escaped_to doc car1_roof"]
    assert (loot(match, "car2")["jewels"], bandit(match, "doc")["jewels"]) == (3, 0)
    assert (spot(match, "doc"), bullets(match, 1)) == ("car1_roof", {"neutral": 1})


def test_the_puncher_stays_where_they_are() -> None:
    """CE-6.20: the puncher moves neither with the target nor away."""
    for place, way in (("car2", "car1"), ("car2_roof", "car3_roof")):
        match = ghost_punches({"ghost": place, "doc": place, "django": "car3"}, loot=NO_LOOT)
        match.play(0, f"push {way}")
        assert (spot(match, "ghost"), spot(match, "doc")) == (place, way)


# --- the order of it all


def test_the_order_of_a_punch() -> None:
    """CE-6.21: target, kind of loot, Cheyenne's choice, direction, move, and then the Marshal."""
    match = acting(
        "cheyenne punch",
        {"cheyenne": "car2", "doc": "car2", "ghost": "car2"},
        loot={"doc": "purse300 jewel", "car2": "jewel jewel"},
        marshal="car1",
    )
    asked = []
    for words in ("punch doc", "knock purse", "drop", "push car1"):
        asked.append(step(match))
        match.play(0, words)
    assert asked == ["punch", "knock_loot", "take_purse", "push_target"]
    assert said(match.events, "punched", "dropped", "pushed", "hit", "escaped_to") == [
        "punched cheyenne doc",
        "dropped doc purse car2",
        "pushed doc car1",
        "hit doc 1",
        "escaped_to doc car1_roof",
    ]


def test_what_has_only_one_possibility_is_not_asked() -> None:
    """CE-6.21: one target with one kind of loot, in the Caboose; the whole punch happens at once."""
    match = ghost_punches({"ghost": "car4", "doc": "car4"}, loot={"doc": "purse300"})
    assert said(match.events, "punched", "dropped", "pushed") == [
        "punched ghost doc",
        "dropped doc purse car4",
        "pushed doc car3",
    ]
    assert match.asked == (3,)


def test_whoever_is_punched_into_the_stagecoach_takes_their_hostage_last() -> None:
    """CE-6.21: after the loss and the move; the target's player chooses."""
    match = ghost_punches(
        {"doc": "car2"},
        horses=True,
        coach="car2",
        hostages=["nun", "teacher"],
        loot={"doc": "purse jewel", "car2": "jewel jewel"},
    )
    play_all(match, (0, "knock jewel"), (0, "push coach"))
    assert (spot(match, "doc"), match.asked) == ("coach", (1,))
    assert match.choices(1) == ["seize nun", "seize teacher"]
    assert loot(match, "car2")["jewels"] == 3
