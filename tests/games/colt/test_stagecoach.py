"""The Stagecoach: chapter 14 of the rules, with the example EX-17."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import acting, bandit, bullets, loot, offered, play_all, refuses, said, scene, spot, step

FAR = {"cheyenne": "car4", "tuco": "car4"}
"""Two bandits out of the way, for a train of four cars."""


def beside(card: str, spots: dict[str, str], coach: str = "car2", **picture: Any) -> posse.Match:
    """A card is resolved while the Stagecoach is beside a column of a train of four cars."""
    return acting(card, spots, horses=True, coach=coach, seats=4, **picture)


def targets(match: posse.Match, seat: int = 0) -> set[str]:
    return set(offered(match, seat, "shoot"))


# --- in and out


def test_floor_change_leads_from_the_roof_of_the_stagecoach_inside_and_back() -> None:
    """CE-14.1, CE-14.2: never from or to the car beside it; a bandit that gets in takes a hostage."""
    match = beside("doc floor", {"doc": "coach_roof", "ghost": "car2", **FAR})
    assert (spot(match, "doc"), step(match), match.asked) == ("coach", "seize_hostage", (0,))
    match = beside("doc floor", {"doc": "coach", "ghost": "car2", **FAR})
    assert spot(match, "doc") == "coach_roof"
    match = beside("doc floor", {"doc": "car2", "ghost": "car2", **FAR})
    assert spot(match, "doc") == "car2_roof"


@pytest.mark.parametrize("start", ["car1", "car2", "car3"])
def test_a_move_inside_never_leads_into_the_stagecoach(start: str) -> None:
    """CE-14.1, CE-6.1: not even from the car beside it."""
    match = beside("doc move", {"doc": start, "ghost": "car4", **FAR})
    column = int(start[-1])
    cars = ["loco", "car1", "car2", "car3", "car4"]
    assert offered(match, 0, "move") == [cars[column - 1], cars[column + 1]]
    assert refuses(match, 0, "move coach")


def test_no_move_leads_from_a_roof_into_the_stagecoach() -> None:
    """CE-14.1: a Move reaches its roof only."""
    match = beside("doc move", {"doc": "car2_roof", "ghost": "car4", **FAR})
    assert "coach_roof" in offered(match, 0, "move")
    assert refuses(match, 0, "move coach")


def test_a_move_crosses_between_the_two_roofs() -> None:
    """CE-14.2, CE-14.5: one step across, both ways; nobody in there means nothing is triggered."""
    match = beside("doc move", {"doc": "car2_roof", "ghost": "car4", **FAR})
    events = match.play(0, "move coach_roof")
    assert (spot(match, "doc"), said(events, "moved", "hit")) == ("coach_roof", ["moved doc coach_roof"])
    assert bandit(match, "doc")["hostage"] is None
    match = beside("doc move", {"doc": "coach_roof", "ghost": "car4", **FAR})
    match.play(0, "move car2_roof")
    assert spot(match, "doc") == "car2_roof"


@pytest.mark.parametrize(
    ("start", "reachable"),
    [
        ("loco_roof", False),
        ("car1_roof", True),
        ("car2_roof", True),
        ("car3_roof", True),
        ("car4_roof", True),
        ("car5_roof", True),
        ("car6_roof", False),
    ],
)
def test_crossing_to_the_stagecoach_costs_one_of_three_steps(start: str, reachable: bool) -> None:
    """CE-14.3: up to two steps along the train and one across; the roofs along the train stay within three."""
    spots = {"doc": start, "ghost": "car6", "cheyenne": "car6", "tuco": "car6", "belle": "car6", "django": "car6"}
    match = acting("doc move", spots, horses=True, coach="car3")
    assert ("coach_roof" in offered(match, 0, "move")) == reachable
    column = 0 if start == "loco_roof" else int(start[3])
    roofs = ["loco_roof", *(f"car{car}_roof" for car in range(1, 7))]
    along = [roof for place, roof in enumerate(roofs) if 1 <= abs(place - column) <= 3]
    assert [where for where in offered(match, 0, "move") if where != "coach_roof"] == along


@pytest.mark.parametrize(
    ("coach", "roofs"),
    [
        ("car3", ["car3", "car1", "car2", "car4", "car5"]),
        ("loco", ["loco", "car1", "car2"]),
        ("car1", ["car1", "loco", "car2", "car3"]),
        ("car6", ["car6", "car4", "car5"]),
    ],
)
def test_from_the_roof_of_the_stagecoach_one_step_leads_across_and_up_to_two_along(
    coach: str, roofs: list[str]
) -> None:
    """CE-14.3, R-18: no crossing back, so it is no end of its own Move."""
    spots = {
        "doc": "coach_roof",
        "ghost": "car6",
        "cheyenne": "car6",
        "tuco": "car6",
        "belle": "car6",
        "django": "car6",
    }
    match = acting("doc move", spots, horses=True, coach=coach)
    assert sorted(offered(match, 0, "move")) == sorted(f"{column}_roof" for column in roofs)
    assert refuses(match, 0, "move coach_roof")


def test_a_move_inside_the_stagecoach_has_no_effect() -> None:
    """CE-14.4: the card is spent."""
    match = beside("doc move", {"doc": "coach", "ghost": "car4", **FAR})
    assert said(match.events, "resolved", "in_vain", "moved") == ["resolved 0 doc move", "in_vain doc move"]
    assert spot(match, "doc") == "coach"


# --- punches


@pytest.mark.parametrize(("level", "end"), [("coach", "car2"), ("coach_roof", "car2_roof")])
def test_a_target_in_or_on_the_stagecoach_goes_to_the_car_beside_it(level: str, end: str) -> None:
    """CE-14.6, CE-14.5: on the same level; there is no other way, so nobody is asked."""
    match = beside("doc punch", {"doc": level, "ghost": level, **FAR}, loot={"ghost": "-"})
    if level == "coach_roof":
        match.play(0, "punch ghost")
    assert said(match.events, "pushed") == [f"pushed ghost {end}"]
    assert (spot(match, "ghost"), spot(match, "doc")) == (end, level)


@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("car2", ["car1", "car3", "coach"]),
        ("car2_roof", ["car1_roof", "car3_roof", "coach_roof"]),
        ("car3", ["car2", "car4"]),
        ("car3_roof", ["car2_roof", "car4_roof"]),
    ],
)
def test_a_target_in_or_on_the_car_beside_may_be_sent_to_the_stagecoach(start: str, ends: list[str]) -> None:
    """CE-14.6, CE-14.5: forward, backward, or across on the same level; from no other car."""
    match = beside("doc punch", {"doc": start, "ghost": start, **FAR}, loot={"ghost": "-"})
    assert offered(match, 0, "push") == ends
    match.play(0, f"push {ends[-1]}")
    assert spot(match, "ghost") == ends[-1]


@pytest.mark.parametrize(("coach", "ends"), [("loco", ["car1_roof", "coach_roof"]), ("car4", ["car3", "coach"])])
def test_at_the_end_of_the_train_the_stagecoach_is_a_second_way(coach: str, ends: list[str]) -> None:
    """CE-14.6, CE-6.17: one neighbouring car, and the Stagecoach."""
    where = "loco_roof" if coach == "loco" else "car4"
    spots = {"doc": where, "ghost": where, "cheyenne": "car2", "tuco": "car2"}
    match = beside("doc punch", spots, coach=coach, loot={"ghost": "-"})
    assert offered(match, 0, "push") == ends


def test_a_bandit_punched_into_the_stagecoach_takes_a_hostage() -> None:
    """CE-14.1, CE-14.6, CE-16.2: the target's own player chooses."""
    match = beside("doc punch", {"doc": "car2", "ghost": "car2", **FAR}, loot={"ghost": "-"})
    match.play(0, "push coach")
    assert (spot(match, "ghost"), step(match), match.asked) == ("coach", "seize_hostage", (1,))
    match.play(1, "seize minister")
    assert (bandit(match, "ghost")["hostage"], bandit(match, "doc")["hostage"]) == ("minister", None)


def test_a_bandit_punched_out_of_the_stagecoach_onto_the_marshal_is_hit() -> None:
    """CE-14.6, CE-6.19: the Marshal waits inside the car beside it."""
    spots = {"doc": "coach", "ghost": "coach", **FAR}
    match = beside("doc punch", spots, marshal="car2", hostages=[], loot={"ghost": "-"})
    assert (spot(match, "ghost"), bullets(match, 1)) == ("car2_roof", {"neutral": 1})


# --- shots


def test_from_inside_the_stagecoach_one_shoots_into_the_car_beside_it() -> None:
    """CE-14.7, CE-14.5: at anybody inside that car, and at nobody else."""
    spots = {"doc": "coach", "ghost": "car2", "cheyenne": "car2", "tuco": "car3"}
    assert targets(beside("doc fire", spots)) == {"ghost", "cheyenne"}
    for hidden in ("car1", "car3", "car2_roof", "coach_roof", "coach"):
        match = beside("doc fire", {"doc": "coach", "ghost": hidden, **FAR})
        assert said(match.events, "in_vain", "shot") == ["in_vain doc fire"]


def test_from_inside_the_car_beside_one_also_shoots_into_the_stagecoach() -> None:
    """CE-14.7: besides the neighbouring cars; from another car the Stagecoach is out of reach."""
    spots = {"doc": "car2", "ghost": "coach", "cheyenne": "car1", "tuco": "car3"}
    assert targets(beside("doc fire", spots)) == {"ghost", "cheyenne", "tuco"}
    spots = {"doc": "car2", "ghost": "coach_roof", "cheyenne": "car1", "tuco": "car3"}
    assert targets(beside("doc fire", spots)) == {"cheyenne", "tuco"}
    for start in ("car1", "car3", "car2_roof"):
        match = beside("doc fire", {"doc": start, "ghost": "coach", "cheyenne": "loco_roof", "tuco": start})
        assert "ghost" not in targets(match)
        assert "shot doc ghost" not in said(match.events, "shot")


def test_from_the_roof_of_the_stagecoach_one_shoots_at_every_train_roof() -> None:
    """CE-14.8: at any distance and never blocked; not at the insides."""
    spots = {"doc": "coach_roof", "ghost": "loco_roof", "cheyenne": "car1_roof", "tuco": "car3_roof"}
    assert targets(beside("doc fire", spots, coach="car4")) == {"ghost", "cheyenne", "tuco"}
    spots = {"doc": "coach_roof", "ghost": "car4", "cheyenne": "coach_roof", "tuco": "coach"}
    match = beside("doc fire", spots, coach="car4")
    assert said(match.events, "in_vain", "shot") == ["in_vain doc fire"]


def test_from_every_train_roof_one_also_shoots_at_the_roof_of_the_stagecoach() -> None:
    """CE-14.8, CE-6.9: bandits between do not shield it, though they shield each other."""
    spots = {"doc": "loco_roof", "ghost": "coach_roof", "cheyenne": "car2_roof", "tuco": "car3_roof"}
    assert targets(beside("doc fire", spots, coach="car4")) == {"ghost", "cheyenne"}
    assert targets(beside("doc fire", spots, coach="car1")) == {"ghost", "cheyenne"}
    spots = {"doc": "car2_roof", "ghost": "coach_roof", "cheyenne": "coach_roof", "tuco": "coach"}
    assert targets(beside("doc fire", spots)) == {"ghost", "cheyenne"}


def test_nobody_on_the_stagecoach_blocks_a_shot_along_the_train() -> None:
    """CE-14.8: its roof lies beside the line."""
    spots = {"doc": "loco_roof", "ghost": "coach_roof", "cheyenne": "car4_roof", "tuco": "car3"}
    assert targets(beside("doc fire", spots)) == {"ghost", "cheyenne"}


@pytest.mark.parametrize(
    ("django", "ghost"),
    [("coach", "car2"), ("car2", "coach"), ("coach_roof", "car2_roof"), ("coach_roof", "car4_roof")]
    + [("car2_roof", "coach_roof"), ("loco_roof", "coach_roof")],
)
def test_django_pushes_nobody_with_a_shot_to_or_from_the_stagecoach(django: str, ghost: str) -> None:
    """CE-14.9, R-19: the bullet is given, and that is all."""
    match = beside("django fire", {"django": django, "ghost": ghost, **FAR})
    assert said(match.events, "shot", "pushed") == ["shot django ghost"]
    assert (spot(match, "ghost"), bullets(match, 1)) == (ghost, {"django": 1})


def test_django_still_pushes_along_the_train_beside_the_stagecoach() -> None:
    """CE-14.9, CE-7.7: only shots to or from the Stagecoach are excepted."""
    match = beside("django fire", {"django": "car3_roof", "ghost": "car2_roof", **FAR})
    assert spot(match, "ghost") == "car1_roof"


@pytest.mark.parametrize(("tuco", "ghost"), [("coach", "coach_roof"), ("coach_roof", "coach")])
def test_tuco_shoots_between_the_levels_of_the_stagecoach(tuco: str, ghost: str) -> None:
    """CE-14.10, R-20: the same idea as in a car."""
    match = beside("tuco fire", {"tuco": tuco, "ghost": ghost, "cheyenne": "car4", "doc": "car4"})
    assert said(match.events, "shot", "in_vain") == ["shot tuco ghost"]
    match = beside("doc fire", {"doc": tuco, "ghost": ghost, **FAR})
    assert said(match.events, "shot", "in_vain") == ["in_vain doc fire"]


@pytest.mark.parametrize(
    ("tuco", "ghost"),
    [("coach", "car2_roof"), ("coach_roof", "car2"), ("car2", "coach_roof"), ("car2_roof", "coach")],
)
def test_tuco_does_not_shoot_diagonally(tuco: str, ghost: str) -> None:
    """CE-14.10: between Stagecoach and car Tuco stays on one level."""
    match = beside("tuco fire", {"tuco": tuco, "ghost": ghost, "cheyenne": "car4", "doc": "car4"})
    assert said(match.events, "shot", "in_vain") == ["in_vain tuco fire"]


def test_tucos_usual_targets_at_the_stagecoach_remain() -> None:
    """CE-14.10, CE-14.7: the car beside it, and the other level, all in one choice."""
    spots = {"tuco": "coach", "ghost": "coach_roof", "cheyenne": "car2", "doc": "car2_roof"}
    assert targets(beside("tuco fire", spots)) == {"ghost", "cheyenne"}


# --- the Marshal, loot, and the way to the Caboose


def test_the_marshal_never_enters_the_stagecoach() -> None:
    """CE-14.11: the Marshal is sent along the train only; bandits in the Stagecoach beside it are left alone."""
    spots = {"doc": "coach", "ghost": "coach_roof", **FAR}
    match = beside("doc marshal", spots, marshal="car1")
    assert offered(match, 0, "send") == ["loco", "car2"]
    match.play(0, "send car2")
    assert (spot(match, "doc"), spot(match, "ghost")) == ("coach", "coach_roof")
    assert (bullets(match, 0), bullets(match, 1)) == ({}, {})


@pytest.mark.parametrize("card", ["angry_marshal", "marshals_revenge", "passengers_rebellion"])
def test_no_event_of_the_marshal_reaches_the_stagecoach(card: str) -> None:
    """CE-14.11, CE-8.7: the Stagecoach beside a car is neither its inside nor its roof."""
    last = 5 if card == "marshals_revenge" else 1
    spots = {"doc": "coach", "ghost": "coach_roof", "cheyenne": "car4_roof", "tuco": "car4_roof"}
    match = scene(spots, horses=True, coach="car1", marshal="car1", card=card, round=last, at="round_event")
    assert said(match.events, "event") == [f"event {card}"]
    assert (bullets(match, 0), bullets(match, 1)) == ({}, {})
    assert said(match.events, "lost_purse", "hit", "escaped_to") == []


@pytest.mark.parametrize("where", ["coach", "coach_roof"])
def test_loot_dropped_in_or_on_the_stagecoach_lies_there(where: str) -> None:
    """CE-14.12: until somebody robs it there."""
    pile = [[0, "doc", "punch", "up"], [0, "doc", "robbery", "up"]]
    spots = {"doc": where, "ghost": where, **FAR}
    picture: dict[str, Any] = {"loot": {"ghost": "purse400 strongbox"}, "hostages": []}
    match = scene(spots, horses=True, coach="car2", pile=pile, at="stealin", **picture)
    if where == "coach_roof":
        match.play(0, "punch ghost")
    events = match.play(0, "knock strongbox")
    assert said(events, "dropped", "robbed") == [f"dropped ghost strongbox {where}", "robbed doc strongbox"]
    assert (bandit(match, "doc")["strongboxes"], bandit(match, "ghost")["strongboxes"]) == (1, 0)


def test_at_the_end_of_a_round_the_stagecoach_goes_one_column_on_with_all_in_and_on_it() -> None:
    """CE-14.13, CE-14.12: bandits and loot go with it, horses stay behind."""
    table: dict[str, Any] = {
        "seats": 3,
        "options": {"horses": "true"},
        "bandits": [
            {"bandit": "doc", "spot": "coach"},
            {"bandit": "ghost", "spot": "coach_roof"},
            {"bandit": "tuco", "spot": "car1"},
        ],
        "coach": "car1",
        "horses": {"car1": 2, "loco": 1},
        "loot": {"coach": "purse300", "coach_roof": "strongbox purse"},
        "at": "coach_moves",
    }
    match = posse.scene("colt", table)
    assert said(match.events, "coach_went") == ["coach_went car2"]
    assert match.view(None)["coach"] == "car2"
    assert [spot(match, name) for name in ("doc", "ghost", "tuco")] == ["coach", "coach_roof", "car1"]
    assert match.view(None)["horses"] == {"loco": 1, "car1": 2, "car2": 0, "car3": 0}
    assert len(loot(match, "coach")["purses"]) == len(loot(match, "coach_roof")["purses"]) == 1
    assert (loot(match, "coach_roof")["strongboxes"], match.view(None)["shotgun"]) == (1, "coach_roof")


def test_beside_the_caboose_the_stagecoach_stays() -> None:
    """CE-14.13: there is no further column."""
    match = scene({"doc": "coach", "ghost": "car3", "tuco": "car1"}, horses=True, coach="car3", at="coach_moves")
    assert (match.view(None)["coach"], said(match.events, "coach_went")) == ("car3", [])
    assert match.view(None)["round"] == 2


def test_the_stagecoach_moves_after_the_event_and_before_the_marker_passes() -> None:
    """CE-14.13, CE-20.1: its loot is where it was, its column one further."""
    spots = {"doc": "car1_roof", "ghost": "car2", "tuco": "car3"}
    match = scene(spots, horses=True, coach="car1", card="take_it_all", at="round_event")
    assert said(match.events, "event", "coach_went", "first") == ["event take_it_all", "coach_went car2", "first 1"]


@pytest.mark.parametrize("card", ["hostage_conductor", "sharing_the_loot"])
def test_the_stagecoach_moves_at_the_end_of_the_fifth_round_too(card: str) -> None:
    """CE-14.13, R-35: before the money is counted."""
    spots = {"doc": "coach", "ghost": "loco_roof", "tuco": "car3"}
    match = scene(spots, horses=True, coach="car1", round=5, card=card, at="round_event")
    assert match.over
    assert match.view(None)["coach"] == "car2"
    names = [event.name for event in match.events]
    assert names.index("coach_went") < names.index("counted")


# --- the example


def test_example_roof_to_stagecoach() -> None:
    """EX-17: two columns forward and across are three steps; from (4, roof) it is too far."""
    match = beside("doc move", {"doc": "car3_roof", "ghost": "car4", **FAR}, coach="car1")
    play_all(match, (0, "move coach_roof"))
    assert spot(match, "doc") == "coach_roof"
    match = beside("doc move", {"doc": "car4_roof", "ghost": "car4", **FAR}, coach="car1")
    assert refuses(match, 0, "move coach_roof")
