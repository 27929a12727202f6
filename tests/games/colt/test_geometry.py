"""Terms and geometry: the train, its spots, and who comes in which order (chapter 1)."""

from collections.abc import Iterator
from typing import Any

import pytest

import posse
from tests.games.colt.table import (
    acting,
    bandit,
    bullets,
    loot,
    new,
    offered,
    play_all,
    player,
    refuses,
    said,
    scene,
    spot,
    step,
)

SIX = ["belle", "cheyenne", "django", "doc", "ghost", "tuco"]


def crew(count: int, **spots: str) -> dict[str, str]:
    """This many bandits: those named on their spots, the rest out of the way on the roof of the Locomotive."""
    others = [name for name in SIX if name not in spots][: count - len(spots)]
    return {**spots, **dict.fromkeys(others, "loco_roof")}


def spots_of_train(cars: int) -> set[str]:
    columns = ["loco", *(f"car{column}" for column in range(1, cars + 1))]
    return {f"{column}{level}" for column in columns for level in ("", "_roof")}


def ride_along(match: posse.Match, seed: int) -> Iterator[dict[str, Any]]:
    """Play a whole game with varied choices; yields the public view before every answer."""
    turn = seed
    while not match.over:
        yield match.view(None)
        seat = match.asked[0]
        choices = match.choices(seat)
        turn += 7
        match.play(seat, choices[turn % len(choices)])


# --- columns and spots


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_column_0_is_the_locomotive_and_column_n_the_caboose(players: int) -> None:
    """CE-1.1: the row ends at the Locomotive in front and at the car with the highest number behind."""
    at_the_rear = acting("doc move", crew(players, doc=f"car{players}_roof"))
    behind = [f"car{players - steps}_roof" if players > steps else "loco_roof" for steps in (3, 2, 1)]
    assert offered(at_the_rear, 0, "move") == behind
    in_front = acting("doc move", crew(players, doc="loco_roof"))
    assert offered(in_front, 0, "move") == ["car1_roof", "car2_roof", "car3_roof"]


def test_forward_lowers_the_number_of_the_column_and_backward_raises_it() -> None:
    """CE-1.1: Braking throws forward, towards the Locomotive; the angry Marshal goes backward, to the Caboose."""
    forward = scene({"doc": "car3_roof", "ghost": "car2", "tuco": "car2"}, card="braking", at="round_event")
    assert spot(forward, "doc") == "car2_roof"
    backward = scene({"doc": "car3", "ghost": "car3", "tuco": "car3"}, card="angry_marshal", at="round_event")
    assert backward.view(None)["marshal"] == "car1"


@pytest.mark.parametrize("column", ["loco", "car1", "car3"])
def test_every_column_has_an_inside_and_a_roof(column: str) -> None:
    """CE-1.2: a Floor Change leads from the one to the other and back, and the bandit is on one spot only."""
    spots = crew(3, doc=column, ghost="car2_roof")
    pile = [[0, "doc", "floor", "up"], [1, "ghost", "move", "up"]]
    up = scene(spots, marshal="car2", pile=pile, at="stealin")
    assert spot(up, "doc") == f"{column}_roof"
    down = scene({**spots, "doc": f"{column}_roof"}, marshal="car2", pile=pile, at="stealin")
    assert spot(down, "doc") == column


@pytest.mark.parametrize("players", [3, 5])
def test_every_bandit_is_on_a_spot_of_the_train_all_game_long(players: int) -> None:
    """CE-1.2, CE-1.6: each on exactly one, from the first act to the last, and on none behind the Caboose."""
    seen: set[str | None] = set()
    for view in ride_along(new(players, seed=players), players):
        standing = view["bandits"]
        assert len(standing) == players
        seen |= {one["spot"] for one in standing.values()}
    assert seen <= spots_of_train(players)
    assert len(seen) > players


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_with_the_stagecoach_nobody_stays_on_a_horse_or_outside(seed: int) -> None:
    """CE-1.6, CE-1.5: after the horse attack each bandit is on a train spot or on one of the two of the Stagecoach."""
    spots = spots_of_train(4) | {"coach", "coach_roof"}
    for view in ride_along(new(4, seed=seed, horses="true"), seed):
        if view["round"] == 0:
            continue
        allowed = spots | {"gone"} if view["card"] == "escape" else spots
        assert {one["spot"] for one in view["bandits"].values()} <= allowed


def test_only_the_escape_lets_a_bandit_go_for_good() -> None:
    """CE-1.6: at any other station a Ride leads to a spot."""
    spots = {"doc": "car3", "ghost": "car1", "tuco": "car2"}
    picture = {"round": 5, "pile": [[0, "doc", "ride", "up"], [1, "ghost", "move", "up"]], "at": "stealin"}
    usual = posse.scene("colt", board(spots, card="pickpocketing", **picture))
    assert refuses(usual, 0, "escape")
    last = posse.scene("colt", board(spots, card="escape", **picture))
    last.play(0, "escape")
    assert spot(last, "doc") == "gone"


def board(spots: dict[str, str], **picture: object) -> dict[str, object]:
    """A picture with a horse beside every car."""
    bandits = [{"bandit": name, "spot": where} for name, where in spots.items()]
    horses = {f"car{column}": 1 for column in range(1, len(spots) + 1)}
    return {"seats": len(spots), "options": {"horses": "true"}, "bandits": bandits, "horses": horses, **picture}


# --- the Locomotive


def test_the_locomotive_is_entered_walked_on_and_shot_into_like_a_car() -> None:
    """CE-1.3: Move goes into it and onto its roof, Fire reaches into it."""
    inside = acting("doc move", {"doc": "car1", "ghost": "car3_roof", "tuco": "car3_roof"}, marshal="car3")
    assert offered(inside, 0, "move") == ["loco", "car2"]
    above = acting("doc move", {"doc": "car1_roof", "ghost": "car3", "tuco": "car3"})
    assert "loco_roof" in offered(above, 0, "move")
    shot = acting("doc fire", {"doc": "car1", "ghost": "loco", "tuco": "car2"}, marshal="car3")
    assert offered(shot, 0, "shoot") == ["ghost", "tuco"]


def test_the_locomotive_can_be_ridden_to() -> None:
    """CE-1.3: a Ride may end in it."""
    picture = {"marshal": "car3", "coach": "car3", "pile": [[0, "doc", "ride", "up"]], "at": "stealin"}
    match = posse.scene("colt", board({"doc": "car2", "ghost": "car1", "tuco": "car1"}, **picture))
    assert offered(match, 0, "ride") == ["loco", "car1", "car3", "coach"]
    match.play(0, "ride loco")
    assert spot(match, "doc") == "loco"


def test_an_event_in_every_car_reaches_the_locomotive_too() -> None:
    """CE-1.3: the passengers rebel there as well."""
    spots = {"doc": "loco", "ghost": "car2", "tuco": "car2_roof"}
    match = scene(spots, marshal="car3", card="passengers_rebellion", at="round_event")
    assert [bullets(match, seat) for seat in range(3)] == [{"neutral": 1}, {"neutral": 1}, {}]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_locomotive_is_no_car_when_cars_are_counted(players: int) -> None:
    """CE-1.3, R-01: as many cars as players, and none of them is the Locomotive; it gets no whiskey either."""
    match = new(players, seed=4, horses="true")
    assert len(match.view(None)["train"]) == players
    assert loot(match, "loco")["flasks"] == {}
    assert [len(loot(match, f"car{column}")["flasks"]) for column in range(1, players + 1)] == [1] * players


def test_nobody_boards_the_locomotive_in_the_horse_attack() -> None:
    """CE-1.3: bandits still riding at column 1 board there; the last rider may choose cars only."""
    riding = {"doc": "-", "ghost": "-", "tuco": "car3"}
    together = posse.scene("colt", attack(riding, at="board car2 : 0+1"))
    play_all(together, (0, "ride_on"), (1, "ride_on"))
    assert (spot(together, "doc"), spot(together, "ghost")) == ("car1", "car1")
    alone = posse.scene("colt", attack({"doc": "-", "ghost": "car3", "tuco": "car3"}, at="last_rider doc car2 : 0"))
    assert set(offered(alone, 0, "enter")) == {"car1", "car2"}


def attack(spots: dict[str, str], **picture: object) -> dict[str, object]:
    """The horse attack; bandits without a spot are still riding."""
    return {**board(spots, horses={}, round=0), **picture}


# --- neighbours


@pytest.mark.parametrize(
    ("where", "neighbours"),
    [
        ("car2", ["car1", "car3"]),
        ("car2_roof", ["car1_roof", "car3_roof"]),
        ("loco_roof", ["car1_roof"]),
        ("car3", ["car2"]),
    ],
)
def test_adjacent_spots_have_one_level_and_columns_that_differ_by_one(where: str, neighbours: list[str]) -> None:
    """CE-1.4: a punch sends its target to an adjacent spot."""
    spots = {"doc": where, "ghost": where, "tuco": "car1"}
    pile = [[0, "doc", "punch", "up"], [2, "tuco", "move", "up"]]
    match = scene(spots, loot={"ghost": "-"}, pile=pile, at="stealin")
    if len(neighbours) > 1:
        assert offered(match, 0, "push") == neighbours
    else:
        assert spot(match, "ghost") == neighbours[0]


def test_the_stagecoach_adds_two_spots_beside_one_column() -> None:
    """CE-1.5: without the expansion there is none; with it a roof Move reaches its roof from its own column only."""
    spots = {"doc": "car3_roof", "ghost": "car1", "tuco": "car1"}
    bare = acting("doc move", spots)
    assert "coach" not in bare.view(None)
    assert offered(bare, 0, "move") == ["loco_roof", "car1_roof", "car2_roof"]
    near = acting("doc move", spots, horses=True, coach="car1")
    assert near.view(None)["coach"] == "car1"
    assert "coach_roof" in offered(near, 0, "move")
    assert "coach_roof" not in offered(acting("doc move", spots, horses=True, coach="loco"), 0, "move")


def test_the_stagecoach_has_an_inside_and_a_roof() -> None:
    """CE-1.5, CE-1.2: a Floor Change leads from the one to the other."""
    spots = {"doc": "coach_roof", "ghost": "car1", "tuco": "car1"}
    pile = [[0, "doc", "floor", "up"], [0, "doc", "floor", "up"], [1, "ghost", "move", "up"]]
    match = scene(spots, horses=True, hostages=["nun", "teacher"], pile=pile, at="stealin")
    assert spot(match, "doc") == "coach"
    match.play(0, "seize nun")
    assert spot(match, "doc") == "coach_roof"


# --- alone and together


def pickpockets(spots: dict[str, str]) -> list[int]:
    """The seats that may pick a pocket, in the order in which they are asked."""
    lying = {"car1": "purse purse", "car1_roof": "purse purse", "car2_roof": "purse"}
    match = scene(spots, round=5, card="pickpocketing", at="round_event", loot=lying)
    asked = []
    while step(match) == "pickpocket":
        asked.append(match.asked[0])
        match.play(match.asked[0], "leave")
    return asked


def test_alone_means_that_no_other_bandit_is_on_the_spot() -> None:
    """CE-1.7: two on one spot are not alone; one above and one below are."""
    assert pickpockets({"doc": "car1", "ghost": "car1", "tuco": "car2_roof"}) == [2]
    assert pickpockets({"doc": "car1", "ghost": "car1_roof", "tuco": "car2_roof"}) == [0, 1, 2]


def test_marshal_shotgun_horses_and_tokens_keep_nobody_company() -> None:
    """CE-1.7: they do not count; Doc is alone beside the Shotgun, over the Marshal and among horses."""
    spots = {"doc": "coach_roof", "ghost": "car1_roof", "tuco": "car3_roof"}
    picture = board(spots, round=5, card="pickpocketing", at="round_event", marshal="car1", coach="car2")
    match = posse.scene("colt", {**picture, "loot": {"coach_roof": "purse strongbox", "car1_roof": "purse purse"}})
    assert match.view(None)["shotgun"] == "coach_roof"
    assert match.asked == (0,)
    match.play(0, "leave")
    assert match.asked == (1,)


def test_any_number_of_bandits_and_any_amount_of_loot_share_a_spot() -> None:
    """CE-1.8: six bandits in one car with twelve purses, six jewels and a strongbox."""
    spots = dict.fromkeys(SIX, "car2")
    cleared = {"car1": "-", "car3": "-", "car4": "-", "car5": "-", "car6": "-", "loco": "-"}
    heap = " ".join(["purse"] * 12 + ["jewel"] * 6 + ["strongbox"])
    pile = [[0, "belle", "robbery", "up"], [3, "doc", "punch", "up"]]
    match = scene(spots, loot={**cleared, "car2": heap}, pile=pile, at="stealin")
    assert {spot(match, name) for name in SIX} == {"car2"}
    assert len(loot(match, "car2")["purses"]) == 12
    match.play(0, "rob jewel")
    assert (loot(match, "car2")["jewels"], bandit(match, "belle")["jewels"]) == (5, 1)
    assert offered(match, 3, "punch") == ["cheyenne", "django", "ghost", "tuco"]


# --- order


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_player_order_is_clockwise_from_the_first_player(first: int) -> None:
    """CE-1.9: seats in the order of their numbers, behind the last one comes seat 0."""
    spots = dict.fromkeys(["doc", "ghost", "tuco", "belle"], "car2")
    bandits = {name: {"seat": seat} for seat, name in enumerate(spots)}
    match = scene(spots, bandits=bandits, first=first, card="passengers_rebellion", at="round_event")
    names = [*spots, *spots][first : first + 4]
    assert said(match.events, "hit") == [f"hit {name} 1" for name in names]
    chased = scene(spots, bandits=bandits, first=first, marshal="car1", card="angry_marshal", at="round_event")
    assert said(chased.events, "escaped_to") == [f"escaped_to {name} car2_roof" for name in names]


def test_a_player_with_two_bandits_treats_both_before_the_next_player() -> None:
    """CE-1.9: in the two-player mode; which of a player's two bandits comes first makes no difference."""
    spots = {"doc": "car2", "ghost": "car2", "tuco": "car2", "belle": "car2"}
    match = scene(spots, seats=2, first=1, card="passengers_rebellion", at="round_event")
    seats = [bandit(match, line.split()[1])["seat"] for line in said(match.events, "hit")]
    assert seats == [1, 1, 0, 0]


@pytest.mark.parametrize(
    ("name", "hostage", "size"),
    [("ghost", "-", 6), ("doc", "-", 7), ("doc", "poker_player", 6), ("doc", "nun", 7), ("ghost", "poker_player", 6)],
)
def test_the_hand_size_is_six_and_seven_for_doc(name: str, hostage: str, size: int) -> None:
    """CE-1.10: unless Doc has lost the ability."""
    spots = {name: "car1", "tuco": "car2", "belle": "car2"}
    match = scene(spots, horses=True, bandits={name: {"hostage": hostage}}, at="start_of_round")
    assert player(match, 0)["hand_size"] == size
    assert player(match, 0)["hand"] == size


def test_the_player_of_doc_holds_seven_with_two_bandits() -> None:
    """CE-1.10: the hand of Doc's player grows, whichever of the two bandits Doc is."""
    spots = {"ghost": "car1", "tuco": "car2", "belle": "car2", "doc": "car1"}
    match = scene(spots, seats=2, at="start_of_round")
    assert bandit(match, "doc")["seat"] == 0
    assert [player(match, seat)["hand"] for seat in (0, 1)] == [7, 6]
