"""What the Marshal does to bandits: CE-7.1 to CE-7.4 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import acting, bullets, play_all, said, scene, spot

LAST_BULLET = ["neutral"] * 12  # of the thirteen


def sent_to_car2(spots: dict[str, str], **picture: Any) -> posse.Match:
    """Ghost sends the Marshal from car 1 to car 2."""
    match = acting("ghost marshal", spots, marshal="car1", **picture)
    match.play(list(spots).index("ghost"), "send car2")
    return match


def test_everybody_in_the_car_that_the_marshal_enters_is_hit_and_escapes_upwards() -> None:
    """EX-2, CE-7.1: Belle and Tuco get a neutral bullet each and stand on the roof of car 2."""
    match = sent_to_car2({"ghost": "car3", "belle": "car2", "tuco": "car2"})
    assert match.view(None)["marshal"] == "car2"
    assert (spot(match, "belle"), spot(match, "tuco"), spot(match, "ghost")) == ("car2_roof", "car2_roof", "car3")
    assert [bullets(match, seat) for seat in range(3)] == [{}, {"neutral": 1}, {"neutral": 1}]


@pytest.mark.parametrize("safe", ["car2_roof", "car1_roof", "car3", "loco"])
def test_the_marshal_hits_nobody_elsewhere(safe: str) -> None:
    """CE-7.1, CE-7.3: neither on the roof above nor in the neighbouring cars or on the roof of the car left."""
    match = sent_to_car2({"ghost": "car3", "belle": safe, "tuco": "car3_roof"})
    assert said(match.events, "hit", "escaped_to") == []
    assert (spot(match, "belle"), bullets(match, 1)) == (safe, {})


@pytest.mark.parametrize("start", ["car1", "car3"])
def test_a_bandit_who_enters_the_marshals_car_on_foot_is_hit_and_escapes_upwards(start: str) -> None:
    """CE-7.2: from either side."""
    match = acting("doc move", {"doc": start, "ghost": "car4", "tuco": "car4", "belle": "car4"}, marshal="car2")
    match.play(0, "move car2")
    assert (spot(match, "doc"), bullets(match, 0)) == ("car2_roof", {"neutral": 1})


def test_a_bandit_who_is_punched_into_the_marshals_car_is_hit_and_escapes_upwards() -> None:
    """CE-7.2: entering by any means counts, also against one's will."""
    match = acting("ghost punch", {"doc": "car3", "ghost": "car3", "tuco": "car1"}, marshal="car2")
    assert (spot(match, "doc"), bullets(match, 0)) == ("car2_roof", {"neutral": 1})


def test_a_bandit_who_is_shot_into_the_marshals_car_by_django_is_hit_twice() -> None:
    """EX-6, CE-7.2, CE-7.7: Ghost gets Django's bullet and a neutral one, and stands on the roof of car 1."""
    match = acting("django fire", {"django": "car3", "ghost": "car2", "doc": "car3_roof"}, marshal="car1")
    assert bullets(match, 1) == {"django": 1, "neutral": 1}
    assert spot(match, "ghost") == "car1_roof"
    assert said(match.events, "shot", "pushed", "hit", "escaped_to") == [
        "shot django ghost",
        "pushed ghost car1",
        "hit ghost 1",
        "escaped_to ghost car1_roof",
    ]


def test_a_bandit_who_comes_down_to_the_marshal_goes_back_to_where_he_came_from() -> None:
    """CE-7.2: even if just come down from there, and every time again."""
    match = scene(
        {"doc": "car2_roof", "ghost": "car3", "tuco": "car3"},
        pile=[[0, "doc", "floor", "up"], [0, "doc", "floor", "up"]],
        marshal="car2",
        at="stealin",
    )
    assert (spot(match, "doc"), bullets(match, 0)) == ("car2_roof", {"neutral": 2})


def test_nobody_stays_in_the_marshals_car() -> None:
    """CE-7.3: going through the train, the Marshal drives everybody out, each once."""
    match = scene(
        {"doc": "car1", "ghost": "car2", "tuco": "car3"},
        pile=[[0, "doc", "marshal", "up"], [1, "ghost", "marshal", "up"], [2, "tuco", "marshal", "up"]],
        marshal="loco",
        at="stealin",
    )
    play_all(match, (1, "send car2"), (2, "send car3"))
    assert [spot(match, name) for name in ("doc", "ghost", "tuco")] == ["car1_roof", "car2_roof", "car3_roof"]
    assert [bullets(match, seat) for seat in range(3)] == [{"neutral": 1}] * 3


def test_the_marshal_leaves_those_on_his_roof_alone() -> None:
    """CE-7.3: a bandit may stand on the roof above, move there and fire from there without a bullet."""
    match = scene(
        {"doc": "car3_roof", "ghost": "car1_roof", "tuco": "car3"},
        pile=[[0, "doc", "move", "up"], [0, "doc", "fire", "up"]],
        marshal="car2",
        at="stealin",
    )
    match.play(0, "move car2_roof")
    assert (spot(match, "doc"), bullets(match, 0), bullets(match, 1)) == ("car2_roof", {}, {"doc": 1})


@pytest.mark.parametrize(("first", "hit"), [(0, 1), (1, 1), (2, 2)])
def test_several_bandits_are_treated_in_player_order(first: int, hit: int) -> None:
    """CE-7.4: with one neutral bullet left it goes to the first of them, clockwise from the First Player."""
    names = ["ghost", "belle", "tuco"]
    match = sent_to_car2(
        {"ghost": "car3", "belle": "car2", "tuco": "car2"},
        bandits={name: {"seat": seat} for seat, name in enumerate(names)},
        first=first,
        players=[{"bullets": LAST_BULLET}],
    )
    other = 3 - hit
    assert (bullets(match, hit), bullets(match, other)) == ({"neutral": 1}, {})
    assert said(match.events, "hit", "escaped_to") == [
        f"hit {names[hit]} 1",
        f"escaped_to {names[hit]} car2_roof",
        f"hit {names[other]} 0",
        f"escaped_to {names[other]} car2_roof",
    ]
