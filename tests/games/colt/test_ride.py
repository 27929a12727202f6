"""Ride: chapter 13 of the rules, with the examples EX-15 and EX-16."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import bandit, bullets, loot, offered, play_all, refuses, said, spot, step

FOUR_CARS = ["car1", "car2", "car3", "car4"]


def riding(spots: dict[str, str], horses: dict[str, int], seats: int = 4, **picture: Any) -> posse.Match:
    """Doc's Ride is carried out; the others stand inside the Caboose, unless they are named."""
    usual = dict.fromkeys(["doc", "ghost", "cheyenne", "tuco", "belle", "django"][:seats], f"car{seats}") | spots
    table: dict[str, Any] = {
        "seats": seats,
        "options": {"horses": "true"},
        "bandits": [{"bandit": name, "spot": where} for name, where in usual.items()],
        "horses": horses,
        "pile": [[0, "doc", "ride", "up"]],
        "at": "stealin",
    }
    return posse.scene("colt", table | picture)


def horses(match: posse.Match) -> dict[str, int]:
    """The columns that have horses beside them."""
    return {column: count for column, count in match.view(None)["horses"].items() if count}


def in_vain(match: posse.Match) -> bool:
    return "in_vain doc ride" in said(match.events)


# --- the horse


@pytest.mark.parametrize(
    ("start", "coach", "column"),
    [
        ("car2", "loco", "car2"),
        ("car2_roof", "loco", "car2"),
        ("coach", "car2", "car2"),
        ("coach_roof", "car2", "car2"),
        ("loco_roof", "car2", "loco"),
    ],
)
def test_a_ride_needs_a_horse_beside_the_column_of_the_bandit(start: str, coach: str, column: str) -> None:
    """CE-13.1, CE-13.7, R-16: from inside, from the roof, and from both levels of the Stagecoach."""
    elsewhere = {name: 1 for name in ["loco", *FOUR_CARS] if name != column}
    match = riding({"doc": start}, elsewhere, coach=coach)
    assert in_vain(match)
    assert (spot(match, "doc"), horses(match)) == (start, elsewhere)
    match = riding({"doc": start}, {column: 1}, coach=coach)
    assert (step(match), match.asked) == ("ride", (0,))


def test_riding_is_compulsory_where_there_is_a_horse() -> None:
    """CE-13.7, R-17: every answer is a ride to somewhere else."""
    match = riding({"doc": "car2"}, {"car2": 1}, coach="car4")
    assert match.choices(0) == [f"ride {where}" for where in ["loco", "car1", "car3", "car4", "coach"]]


def test_any_bandit_may_use_any_horse_and_one_is_as_good_as_another() -> None:
    """CE-13.9, CE-12.6: horses belong to nobody; of several the bandit takes one, and is not asked which."""
    match = riding({"doc": "car2"}, {"car2": 3, "car4": 1}, coach="loco")
    assert len(set(match.choices(0))) == len(match.choices(0)) == 5
    match.play(0, "ride car3")
    assert horses(match) == {"car2": 2, "car3": 1, "car4": 1}
    pile = [[0, "doc", "ride", "up"], [1, "ghost", "ride", "up"]]
    match = riding({"doc": "car2", "ghost": "car3"}, {"car2": 1}, pile=pile, coach="loco")
    match.play(0, "ride car3")
    match.play(1, "ride car1")
    assert (spot(match, "ghost"), horses(match)) == ("car1", {"car1": 1})


# --- where to


@pytest.mark.parametrize(
    ("start", "coach", "ends"),
    [
        ("car3", "car6", ["loco", "car1", "car2", "car4", "car5", "car6", "coach"]),
        ("car3_roof", "loco", ["loco", "car1", "car2", "car4", "car5", "car6", "coach"]),
        ("car4", "loco", ["car1", "car2", "car3", "car5", "car6"]),
        ("car6_roof", "car2", ["car3", "car4", "car5"]),
        ("loco_roof", "car4", ["car1", "car2", "car3"]),
    ],
)
def test_a_ride_goes_one_to_three_columns_and_ends_inside(start: str, coach: str, ends: list[str]) -> None:
    """CE-13.2, CE-13.3, CE-13.10: forward or backward, the Locomotive too, never on a roof or into the same car."""
    column = start.removesuffix("_roof")
    match = riding({"doc": start}, {column: 1}, seats=6, coach=coach)
    assert offered(match, 0, "ride") == ends
    assert refuses(match, 0, f"ride {column}")
    assert refuses(match, 0, f"ride {ends[0]}_roof")


@pytest.mark.parametrize(
    ("coach", "reachable"),
    [("car1", False), ("car2", True), ("car3", True), ("car4", True), ("car5", True), ("car6", True)],
)
def test_the_stagecoach_is_an_end_in_every_column_that_the_ride_can_reach(coach: str, reachable: bool) -> None:
    """CE-13.3, CE-13.4: at most three columns away, or beside the bandit's own car; never its roof."""
    match = riding({"doc": "car5"}, {"car5": 1}, seats=6, coach=coach)
    assert ("coach" in offered(match, 0, "ride")) == reachable
    assert refuses(match, 0, "ride coach_roof")


def test_the_locomotives_column_is_an_end_like_any_other() -> None:
    """CE-13.10: inside the Locomotive, or in the Stagecoach when it is there."""
    picture: dict[str, Any] = {"coach": "loco", "marshal": "car4"}
    match = riding({"doc": "car2", "ghost": "car3", "cheyenne": "car3", "tuco": "car3"}, {"car2": 1}, **picture)
    assert {"loco", "coach"} <= set(offered(match, 0, "ride"))
    match.play(0, "ride loco")
    assert (spot(match, "doc"), horses(match)) == ("loco", {"loco": 1})
    match = riding({"doc": "car2"}, {"car2": 1}, coach="loco")
    match.play(0, "ride coach")
    assert (spot(match, "doc"), horses(match)) == ("coach", {"loco": 1})


@pytest.mark.parametrize("answer", ["car1", "car4", "coach"])
def test_the_horse_ends_beside_the_column_reached(answer: str) -> None:
    """CE-13.5: the bandit has dismounted at the end of the ride."""
    match = riding({"doc": "car2_roof"}, {"car2": 2, "car3": 1}, coach="car3", hostages=[])
    match.play(0, f"ride {answer}")
    column = "car3" if answer == "coach" else answer
    wanted = {"car2": 1, "car3": 1}
    wanted[column] = wanted.get(column, 0) + 1
    assert (spot(match, "doc"), horses(match)) == (answer, wanted)


# --- crossing


@pytest.mark.parametrize("start", ["car2", "car2_roof"])
def test_a_horse_takes_a_bandit_from_the_car_into_the_stagecoach_beside_it(start: str) -> None:
    """CE-13.4: from either level, to the inside; the horse stays, and the same car is no end."""
    match = riding({"doc": start}, {"car2": 1}, coach="car2")
    assert refuses(match, 0, "ride car2")
    match.play(0, "ride coach")
    assert (spot(match, "doc"), horses(match)) == ("coach", {"car2": 1})


@pytest.mark.parametrize("start", ["coach", "coach_roof"])
def test_a_horse_takes_a_bandit_from_the_stagecoach_into_the_car_beside_it(start: str) -> None:
    """CE-13.4, R-16: from either level, to the inside of the car; the Stagecoach itself is no end."""
    match = riding({"doc": start}, {"car2": 1}, coach="car2")
    assert offered(match, 0, "ride") == ["loco", "car1", "car2", "car3", "car4"]
    assert refuses(match, 0, "ride coach")
    match.play(0, "ride car2")
    assert (spot(match, "doc"), horses(match)) == ("car2", {"car2": 1})


def test_a_bandit_rides_away_from_the_stagecoach_with_a_horse_of_its_column() -> None:
    """CE-13.1, CE-13.2: one to three columns, counted from the column of the Stagecoach."""
    match = riding({"doc": "coach_roof"}, {"car1": 1}, seats=6, coach="car1")
    assert offered(match, 0, "ride") == ["loco", "car1", "car2", "car3", "car4"]
    match.play(0, "ride car4")
    assert (spot(match, "doc"), horses(match)) == ("car4", {"car4": 1})


# --- what a rider meets


def test_a_rider_meets_nobody_on_the_way() -> None:
    """CE-13.6: neither the Marshal, nor the Shotgun, nor bandits; nobody is hit or moved."""
    picture: dict[str, Any] = {"marshal": "car2", "coach": "car3", "shotgun": "train", "round": 5, "card": "escape"}
    match = riding({"doc": "car4_roof", "ghost": "car3", "cheyenne": "car2_roof"}, {"car4": 1}, **picture)
    events = match.play(0, "ride car1")
    assert said(events, "rode", "hit", "moved", "fled", "escaped_to") == ["rode doc car1"]
    assert (spot(match, "doc"), spot(match, "ghost"), spot(match, "cheyenne")) == ("car1", "car3", "car2_roof")
    assert bullets(match, 0) == {}


def test_ending_inside_the_marshals_car_means_a_bullet_and_the_roof() -> None:
    """CE-13.6, CE-7.2: the horse has still come along."""
    match = riding({"doc": "car4"}, {"car4": 1}, marshal="car1", coach="car4")
    match.play(0, "ride car1")
    assert (spot(match, "doc"), bullets(match, 0)) == ("car1_roof", {"neutral": 1})
    assert horses(match) == {"car1": 1}


def test_ending_in_the_stagecoach_beside_the_marshals_car_is_safe() -> None:
    """CE-13.6, CE-14.11: the Marshal is inside the car, not in the Stagecoach."""
    match = riding({"doc": "car4"}, {"car4": 1}, marshal="car1", coach="car1", hostages=[])
    match.play(0, "ride coach")
    assert (spot(match, "doc"), bullets(match, 0)) == ("coach", {})


@pytest.mark.parametrize("start", ["car2", "car4"])
def test_ending_inside_the_stagecoach_means_a_hostage(start: str) -> None:
    """CE-13.8, CE-16.2: after a ride and after a crossing the bandit takes one of those left."""
    match = riding({"doc": start}, {start: 1}, coach="car2", hostages=["nun", "banker"])
    match.play(0, "ride coach")
    assert (step(match), match.asked, offered(match, 0, "seize")) == ("seize_hostage", (0,), ["nun", "banker"])
    match.play(0, "seize banker")
    assert bandit(match, "doc")["hostage"] == "banker"


def test_whoever_rides_into_a_car_takes_no_hostage_and_no_loot() -> None:
    """CE-13.8, CE-13.3: beside the Stagecoach is not in it."""
    match = riding({"doc": "car4"}, {"car4": 1}, coach="car1", hostages=["nun", "banker"])
    before = loot(match, "car1")
    match.play(0, "ride car1")
    assert bandit(match, "doc")["hostage"] is None
    assert match.view(None)["hostages"] == ["nun", "banker"]
    assert loot(match, "car1") == before


# --- the choices


def test_the_choices_of_a_ride_are_column_then_car_or_stagecoach() -> None:
    """CE-13.11: for every column the car; where the Stagecoach is, it as well; no answer comes twice."""
    match = riding({"doc": "car2"}, {"car2": 1}, coach="car3")
    assert match.choices(0) == [f"ride {where}" for where in ["loco", "car1", "car3", "car4", "coach"]]
    assert "escape" not in match.choices(0)


def test_in_the_escape_round_leaving_is_a_further_choice() -> None:
    """CE-13.11, CE-18.6: besides all rides."""
    match = riding({"doc": "car2"}, {"car2": 1}, coach="car3", round=5, card="escape")
    rides = [f"ride {where}" for where in ["loco", "car1", "car3", "car4", "coach"]]
    assert match.choices(0) == [*rides, "escape"]


# --- examples


@pytest.mark.parametrize("end", ["car1", "coach"])
def test_example_ride(end: str) -> None:
    """EX-15: two forward from (3, roof); the car or the Stagecoach, the horse beside column 1, in SC a hostage."""
    match = riding({"doc": "car3_roof"}, {"car3": 1}, coach="car1")
    assert {"car1", "coach"} <= set(offered(match, 0, "ride"))
    match.play(0, f"ride {end}")
    assert (spot(match, "doc"), horses(match)) == (end, {"car1": 1})
    assert (step(match) == "seize_hostage") == (end == "coach")


def test_example_cross_by_horse() -> None:
    """EX-16: distance 0 from (2, in) to inside SC, the horse still beside 2."""
    match = riding({"doc": "car2"}, {"car2": 1}, coach="car2")
    events = play_all(match, (0, "ride coach"), (0, "seize nun"))
    assert said(events, "rode") == ["rode doc coach"]
    assert (spot(match, "doc"), horses(match)) == ("coach", {"car2": 1})
