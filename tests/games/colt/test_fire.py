"""Fire: CE-6.7 to CE-6.12 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import acting, bandit, bullets, offered, player, refuses, said, scene, spot, step

FAR = "car6"  # out of the way


def doc_fires(spots: dict[str, str], start: str, **picture: Any) -> posse.Match:
    """Doc fires on a train of six cars; bandits not named are inside the Caboose, Belle and Tuco too."""
    others = dict.fromkeys(["ghost", "django", "cheyenne", "tuco", "belle"], FAR)
    return acting("doc fire", {"doc": start, **others, **spots}, **picture)


def targets(match: posse.Match) -> set[str]:
    """Doc's possible targets, or the one shot automatically."""
    shot = [words.split()[2] for words in said(match.events, "shot")]
    return set(offered(match, 0, "shoot")) if step(match) == "fire" else set(shot)


def test_the_chosen_target_gets_the_top_bullet_of_the_shooters_cylinder() -> None:
    """CE-6.7: one bullet goes to one target and joins the target's deck."""
    match = doc_fires({"ghost": "car2", "django": "car2"}, "car3")
    cards = player(match, 2)["deck"] + player(match, 2)["hand"]
    events = match.play(0, "shoot django")
    assert said(events, "shot") == ["shot doc django"]
    assert (bullets(match, 2), bullets(match, 1)) == ({"doc": 1}, {})
    assert player(match, 2)["deck"] + player(match, 2)["hand"] == cards + 1
    assert (bandit(match, "doc")["left"], bandit(match, "django")["left"]) == (5, 6)


@pytest.mark.parametrize("start", ["car2", "car3", "car4"])
def test_from_inside_a_bandit_hits_those_inside_the_cars_beside_theirs(start: str) -> None:
    """CE-6.8: one column forward or backward, never further."""
    inside = {"ghost": "car1", "django": "car2", "cheyenne": "car3", "tuco": "car4", "belle": "car5"}
    near = {"car2": {"ghost", "cheyenne"}, "car3": {"django", "tuco"}, "car4": {"cheyenne"}}
    assert targets(doc_fires(inside, start)) == near[start]


@pytest.mark.parametrize("there", ["car1", "car5", "car6", "loco"])
def test_from_inside_nobody_further_away_is_hit(there: str) -> None:
    """CE-6.8: from car 3 neither cars 1 and 5 nor what lies beyond, though the cars between are empty."""
    match = doc_fires({"ghost": there}, "car3", marshal="car4")
    assert said(match.events, "shot", "in_vain") == ["in_vain doc fire"]
    assert bandit(match, "doc")["left"] == 6


def test_the_locomotive_is_a_car_for_shots() -> None:
    """CE-6.8: into it and out of it."""
    assert targets(doc_fires({"ghost": "loco"}, "car1", marshal="car4")) == {"ghost"}
    assert targets(doc_fires({"ghost": "car1"}, "loco", marshal="car4")) == {"ghost"}


def test_on_the_roofs_the_nearest_occupied_roof_hides_those_behind() -> None:
    """EX-3, CE-6.9: Tuco is hidden behind column 2, Belle there is protected by Ghost, so Ghost is hit."""
    match = acting("doc fire", {"doc": "car4_roof", "ghost": "car2_roof", "belle": "car2_roof", "tuco": "loco_roof"})
    assert said(match.events, "shot") == ["shot doc ghost"]
    assert [bullets(match, seat) for seat in range(4)] == [{}, {"doc": 1}, {}, {}]


def test_on_the_roofs_each_direction_has_its_own_nearest_roof() -> None:
    """CE-6.9: all on it may be hit, nobody behind it."""
    spots = {"ghost": "car1_roof", "django": "car1_roof", "cheyenne": "loco_roof", "tuco": "car5_roof"}
    match = doc_fires({**spots, "belle": "car6_roof"}, "car3_roof")
    assert set(match.choices(0)) == {"shoot ghost", "shoot django", "shoot tuco"}
    for hidden in ("cheyenne", "belle"):
        assert refuses(match, 0, f"shoot {hidden}")


@pytest.mark.parametrize("there", ["loco_roof", "car1_roof", "car2_roof", "car5_roof"])
def test_on_the_roofs_distance_does_not_matter(there: str) -> None:
    """CE-6.9, CE-6.11: from the Caboose up to the Locomotive, over empty roofs."""
    assert targets(doc_fires({"ghost": there}, "car6_roof")) == {"ghost"}
    assert targets(doc_fires({"ghost": "car6_roof"}, there)) == {"ghost"}


def test_those_on_the_shooters_own_roof_neither_block_nor_are_hit() -> None:
    """CE-6.9, CE-6.10: Ghost is beside Doc; Django and Tuco can still be hit."""
    match = doc_fires({"ghost": "car3_roof", "django": "car1_roof", "tuco": "car5_roof"}, "car3_roof")
    assert set(offered(match, 0, "shoot")) == {"django", "tuco"}


def test_two_bandits_on_one_spot_cannot_shoot_each_other() -> None:
    """EX-4, CE-6.10: Doc and Ghost are alone up there, on the same roof; nothing happens."""
    match = acting("doc fire", {"doc": "car3_roof", "ghost": "car3_roof", "tuco": "car1"})
    assert said(match.events, "shot", "in_vain") == ["in_vain doc fire"]
    assert (bullets(match, 1), bandit(match, "doc")["left"]) == ({}, 6)


@pytest.mark.parametrize("start", ["car3", "car3_roof"])
@pytest.mark.parametrize("there", ["car2", "car3", "car4"])
def test_nobody_on_the_same_spot_or_the_other_level_is_hit(start: str, there: str) -> None:
    """CE-6.10: beside, above or below the shooter, or on the other level of a neighbouring car."""
    other_level = there + ("" if start.endswith("roof") else "_roof")
    match = doc_fires({"ghost": start, "django": other_level, "cheyenne": other_level}, start)
    assert said(match.events, "shot", "in_vain") == ["in_vain doc fire"]


def test_loot_the_marshal_and_empty_roofs_do_not_block() -> None:
    """CE-6.11: there is loot on the roofs between Doc and Ghost, and the Marshal beneath them."""
    loot = {"car1": "-", "car2_roof": "purse purse", "car3_roof": "strongbox", "loco": "-"}
    match = doc_fires({"ghost": "car1_roof"}, "car5_roof", loot=loot, marshal="car3")
    assert targets(match) == {"ghost"}


def test_a_bandit_can_be_shot_on_the_marshals_roof_and_over_the_marshals_car() -> None:
    """CE-6.11: the Marshal is no target and shields nobody."""
    match = doc_fires({"ghost": "loco_roof", "django": "car6_roof"}, "car2_roof", marshal="loco")
    assert set(match.choices(0)) == {"shoot ghost", "shoot django"}


def test_a_shot_at_the_only_target_is_fired_without_a_question() -> None:
    """CE-6.12: it is compulsory."""
    match = doc_fires({"ghost": "car2"}, "car3")
    assert said(match.events, "shot") == ["shot doc ghost"]
    assert bullets(match, 1) == {"doc": 1}


def test_a_shooter_with_several_targets_must_choose_one() -> None:
    """CE-6.12: the shooter's player chooses, and cannot decline."""
    match = doc_fires({"ghost": "car2", "django": "car4"}, "car3")
    assert (match.asked, set(match.choices(0))) == ((0,), {"shoot ghost", "shoot django"})
    for words in ("leave", "done", "shoot tuco", "shoot doc"):
        assert refuses(match, 0, words)


def test_without_a_bullet_left_nobody_is_shot() -> None:
    """CE-6.12, CE-5.4: the sixth shot is the last."""
    spots = {"doc": "car3", "ghost": "car2", "tuco": "car1"}
    for fired, result in ((5, "shot doc ghost"), (6, "in_vain doc fire")):
        match = acting("doc fire", spots, players=[{}, {}, {"bullets": ["doc"] * fired}])
        assert said(match.events, "shot", "in_vain") == [result]
        assert bandit(match, "doc")["left"] == 0


def test_a_shot_does_not_move_anybody() -> None:
    """CE-6.7: victim and shooter stay where they are."""
    match = scene(
        {"doc": "car3_roof", "ghost": "car1_roof", "tuco": "car2"},
        pile=[[0, "doc", "fire", "up"], [0, "doc", "fire", "up"]],
        at="stealin",
    )
    assert bullets(match, 1) == {"doc": 2}
    assert (spot(match, "doc"), spot(match, "ghost")) == ("car3_roof", "car1_roof")
