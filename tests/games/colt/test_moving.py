"""Move, Floor Change and the Marshal card: the first half of chapter 6 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import acting, bullets, offered, play_all, refuses, said, scene, spot, step

CROWD = ["ghost", "tuco", "django", "belle", "cheyenne"]  # with Doc six players, and so six cars


def doc_acts(action: str, start: str, others: str = "car6", **picture: Any) -> posse.Match:
    """Doc resolves a card on a train of six cars; all the others are together."""
    return acting(f"doc {action}", {"doc": start, **dict.fromkeys(CROWD, others)}, **picture)


# --- Move


@pytest.mark.parametrize(
    ("start", "open_to_him"),
    [
        ("car1", ["loco", "car2"]),
        ("car2", ["car1", "car3"]),
        ("car3", ["car2", "car4"]),
        ("car4", ["car3", "car5"]),
        ("car5", ["car4", "car6"]),
    ],
)
def test_inside_a_bandit_moves_one_car_forward_or_backward(start: str, open_to_him: list[str]) -> None:
    """CE-6.1: exactly one column, staying inside."""
    match = doc_acts("move", start)
    assert match.asked == (0,)
    assert offered(match, 0, "move") == open_to_him
    match.play(0, f"move {open_to_him[1]}")
    assert spot(match, "doc") == open_to_him[1]


@pytest.mark.parametrize(("start", "end"), [("loco", "car1"), ("car6", "car5")])
def test_inside_at_an_end_of_the_train_there_is_one_way_only(start: str, end: str) -> None:
    """CE-6.1: from the Locomotive backward, from the Caboose forward, without a question."""
    match = doc_acts("move", start, marshal="car3")
    assert said(match.events, "moved", "in_vain") == [f"moved doc {end}"]
    assert spot(match, "doc") == end


@pytest.mark.parametrize(
    ("start", "open_to_him"),
    [
        ("loco_roof", [1, 2, 3]),
        ("car1_roof", [0, 2, 3, 4]),
        ("car2_roof", [0, 1, 3, 4, 5]),
        ("car3_roof", [0, 1, 2, 4, 5, 6]),
        ("car4_roof", [1, 2, 3, 5, 6]),
        ("car5_roof", [2, 3, 4, 6]),
        ("car6_roof", [3, 4, 5]),
    ],
)
def test_on_the_roofs_a_bandit_moves_up_to_three_cars(start: str, open_to_him: list[int]) -> None:
    """CE-6.2: one, two or three columns, on roofs only, not beyond the ends of the train."""
    match = doc_acts("move", start)
    roofs = ["loco_roof" if column == 0 else f"car{column}_roof" for column in open_to_him]
    assert set(match.choices(0)) == {f"move {roof}" for roof in roofs}
    match.play(0, f"move {roofs[0]}")
    assert spot(match, "doc") == roofs[0]


def test_a_short_train_ends_at_its_caboose() -> None:
    """CE-6.2: with three cars nobody moves beyond column 3."""
    match = acting("doc move", {"doc": "car2_roof", "ghost": "car3", "tuco": "car2"})
    assert set(offered(match, 0, "move")) == {"loco_roof", "car1_roof", "car3_roof"}


@pytest.mark.parametrize("start", ["car3", "car3_roof"])
def test_a_bandit_who_can_move_must_move(start: str) -> None:
    """CE-6.3: the bandit may neither stay put nor decline."""
    match = doc_acts("move", start)
    assert step(match) == "move"
    assert refuses(match, 0, f"move {start}")
    for words in ("leave", "done", "draw"):
        assert refuses(match, 0, words)


def test_other_bandits_never_block_a_move() -> None:
    """CE-6.3: the bandit passes over them and stops among them."""
    spots = {
        "doc": "car4_roof",
        "ghost": "car3_roof",
        "tuco": "car2_roof",
        "django": "car1_roof",
        "belle": "car5_roof",
        "cheyenne": "car6_roof",
    }
    match = acting("doc move", spots)
    assert set(offered(match, 0, "move")) == {f"car{column}_roof" for column in (1, 2, 3, 5, 6)}
    match.play(0, "move car1_roof")
    assert spot(match, "doc") == spot(match, "django") == "car1_roof"
    match = doc_acts("move", "car5", others="car6")
    match.play(0, "move car6")
    assert spot(match, "doc") == spot(match, "ghost") == "car6"


def test_whoever_walks_into_the_marshals_car_escapes_to_its_roof() -> None:
    """EX-1, CE-6.4: Doc goes forward into the Locomotive, is hit once and ends on its roof."""
    match = acting("doc move", {"doc": "car1", "ghost": "car3", "tuco": "car2"}, marshal="loco")
    events = match.play(0, "move loco")
    assert said(events, "moved", "hit", "escaped_to") == ["moved doc loco", "hit doc 1", "escaped_to doc loco_roof"]
    assert (spot(match, "doc"), bullets(match, 0)) == ("loco_roof", {"neutral": 1})


@pytest.mark.parametrize("end", ["car4_roof", "car3_roof", "car2_roof"])
def test_the_marshal_does_not_stop_those_on_the_roofs(end: str) -> None:
    """CE-6.4: only entering the Marshal's car counts, neither crossing its roof nor stopping there."""
    match = doc_acts("move", "car5_roof", marshal="car3")
    match.play(0, f"move {end}")
    assert (spot(match, "doc"), bullets(match, 0)) == (end, {})


# --- Floor Change


@pytest.mark.parametrize("car", ["loco", "car1", "car3", "car6"])
def test_a_floor_change_leads_up_and_down_in_the_same_car(car: str) -> None:
    """CE-6.5: always possible, in every car and in the Locomotive, and nothing is asked."""
    for start, end in ((car, f"{car}_roof"), (f"{car}_roof", car)):
        match = doc_acts("floor", start, marshal="car5")
        assert said(match.events, "moved", "in_vain", "hit") == [f"moved doc {end}"]
        assert (spot(match, "doc"), bullets(match, 0)) == (end, {})


def test_whoever_climbs_down_to_the_marshal_is_back_on_the_roof_at_once() -> None:
    """CE-6.5: going down into the Marshal's car costs a neutral bullet."""
    match = doc_acts("floor", "car3_roof", marshal="car3")
    assert said(match.events, "moved", "hit", "escaped_to") == [
        "moved doc car3",
        "hit doc 1",
        "escaped_to doc car3_roof",
    ]
    assert (spot(match, "doc"), bullets(match, 0)) == ("car3_roof", {"neutral": 1})


# --- the Marshal card


@pytest.mark.parametrize(("marshal", "ways"), [("car1", ["loco", "car2"]), ("car3", ["car2", "car4"])])
def test_the_marshal_goes_one_car_where_the_acting_player_sends_him(marshal: str, ways: list[str]) -> None:
    """CE-6.6: exactly one column, forward or backward, and inside."""
    for way in ways:
        match = doc_acts("marshal", "car6_roof", marshal=marshal)
        assert match.asked == (0,)
        assert match.choices(0) == [f"send {end}" for end in ways]
        assert said(match.play(0, f"send {way}"), "marshal_went") == [f"marshal_went {way}"]
        assert match.view(None)["marshal"] == way


@pytest.mark.parametrize(("marshal", "way"), [("loco", "car1"), ("car6", "car5")])
def test_at_an_end_of_the_train_the_marshal_has_one_way_only(marshal: str, way: str) -> None:
    """CE-6.6: the Marshal always moves, at the ends without a question."""
    match = doc_acts("marshal", "car3", others="car3_roof", marshal=marshal)
    assert said(match.events, "marshal_went", "in_vain") == [f"marshal_went {way}"]
    assert match.view(None)["marshal"] == way


def test_the_marshal_hits_those_in_the_car_he_is_sent_to() -> None:
    """CE-6.6: also the bandit that sent the Marshal."""
    match = doc_acts("marshal", "car3", others="car6", marshal="car2")
    match.play(0, "send car3")
    assert (spot(match, "doc"), bullets(match, 0), bullets(match, 1)) == ("car3_roof", {"neutral": 1}, {})


def test_choices_of_several_cards_are_made_one_after_the_other() -> None:
    """CE-6.1, CE-6.6: each by the player of the card, in the situation at that moment."""
    match = scene(
        {"doc": "car2", "ghost": "car3", "tuco": "car3"},
        pile=[[0, "doc", "marshal", "up"], [0, "doc", "move", "up"], [1, "ghost", "move", "up"]],
        marshal="car1",
        at="stealin",
    )
    play_all(match, (0, "send car2"))
    assert (step(match), spot(match, "doc")) == ("move", "car2_roof")
    assert set(offered(match, 0, "move")) == {"loco_roof", "car1_roof", "car3_roof"}
    match.play(0, "move loco_roof")
    assert spot(match, "ghost") == "car2_roof"
    assert bullets(match, 1) == {"neutral": 1}
