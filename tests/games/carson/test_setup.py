"""Setting up the table (chapter 2)."""

from collections.abc import Iterable
from typing import Any

import pytest

import posse
from tests.games.carson.table import (
    cash,
    content,
    cowboys,
    new,
    offered,
    owner,
    parcel,
    parcels,
    play_all,
    player,
    points,
    refuses,
    revolvers,
    roads,
    row,
    said,
    scene,
    step,
    supply,
    table,
)

CHARACTERS = ["sheriff", "banker", "shopkeeper", "worker", "settler", "captain", "mercenary"]
DICE_COLUMNS = "bcdefg"

NINE_MOUNTAINS = ["b2", "c2", "d2", "e2", "f2", "g2", "b3", "c3", "d3"]


def dice_for(name: str) -> list[str]:
    """The faces that point to a parcel: white for the column, the other for the row."""
    return [f"die {DICE_COLUMNS.index(name[0]) + 1}", f"die {int(name[1]) - 1}"]


def fate(
    order: Iterable[int] = (0, 1),
    buildings: Iterable[str] = ("bank", "saloon", "hotel"),
    centre: str = "e5",
    mountains: Iterable[str] = NINE_MOUNTAINS,
) -> list[str]:
    """The random outcomes of a set-up, in the order of chapter 2."""
    said = [f"seat {seat}" for seat in order]
    said += [f"building {building}" for building in buildings]
    for name in (centre, *mountains):
        said += dice_for(name)
    return said


def own_start(match: posse.Match, *names: str) -> None:
    """Each seat asked takes the next of these parcels."""
    for name in names:
        match.play(match.asked[0], f"own {name}")


# --- turn order and reserves


def test_the_turn_order_of_round_one_is_random() -> None:
    """CC-2.1: chance draws the seats one after the other; every order can come."""
    assert table(new(3, fate(order=[2, 0, 1])))["order"] == [2, 0, 1]
    orders = {tuple(table(new(3, seed=seed))["order"]) for seed in range(100)}
    assert len(orders) == 6
    with pytest.raises(posse.WrongChance):
        new(3, fate(order=[2, 2, 1]))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_no_points(seats: int) -> None:
    """CC-2.1: 0 victory points for all."""
    match = new(seats)
    assert [points(match, seat) for seat in range(seats)] == [0] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_each_player_receives(seats: int) -> None:
    """CC-2.2: $15, 1 road, 1 revolver chip, 12 property tiles, 3 cowboys; the other 7 are in the supply."""
    match = new(seats)
    for seat in range(seats):
        assert (cash(match, seat), roads(match, seat), revolvers(match, seat)) == (15, 1, 1)
        assert (cowboys(match, seat), supply(match, seat)) == (3, 7)
        assert player(match, seat)["property_tiles"] == 12
        assert player(match, seat)["kept"] == {}
        assert player(match, seat)["character"] is None


# --- the construction row


def test_the_row_begins_with_two_ranches_two_mines_and_three_drawn_buildings() -> None:
    """CC-2.3: ranch $3, mine $4, ranch $10, mine $12; drawn are those for $5, then $6, then $8."""
    match = new(2, fate(buildings=["church", "prison", "ranch"]))
    assert row(match) == ["ranch", "mine", "church", "prison", "ranch", "ranch", "mine"]
    assert table(match)["row"] == {
        "construction_3": "ranch",
        "construction_4": "mine",
        "construction_5": "church",
        "construction_6": "prison",
        "construction_8": "ranch",
        "construction_10": "ranch",
        "construction_12": "mine",
    }
    expected = {"ranch": 3, "mine": 4, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 1, "prison": 1}
    assert table(match)["bag"] == expected


@pytest.mark.parametrize("kind", ["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison"])
def test_any_building_can_be_drawn(kind: str) -> None:
    """CC-2.3: the other 26 buildings are all in the bag."""
    assert row(new(2, fate(buildings=[kind, "bank", "bank"])))[2] == kind


def test_what_is_drawn_is_not_put_back() -> None:
    """CC-2.3: a third church cannot come, because the bag has only two."""
    assert row(new(2, fate(buildings=["church", "church", "bank"])))[2:5] == ["church", "church", "bank"]
    with pytest.raises(posse.WrongChance):
        new(2, fate(buildings=["church", "church", "church"]))


# --- the town centre and the mountains


def test_white_one_and_other_die_six_is_b7() -> None:
    """EX-15, CC-2.4: the first die is the white one, for the column; the parcel is (2, 7)."""
    match = new(2, ["seat 0", "seat 1", *["building bank"] * 3, "die 1", "die 6", *fate()[7:]])
    assert parcels(match, content="house") == ["b7"]
    assert said(match.events, "centre") == ["centre b7"]


@pytest.mark.parametrize("white", range(1, 7))
@pytest.mark.parametrize("other", range(1, 7))
def test_the_centre_is_the_white_die_and_the_other_die_plus_one(white: int, other: int) -> None:
    """CC-2.4: column = white die + 1, row = other die + 1, so the centre is never on the rim (R-03)."""
    name = f"{'abcdefgh'[white]}{other + 1}"
    free = [spot for spot in NINE_MOUNTAINS + ["e3"] if spot != name][:9]
    match = new(
        2, ["seat 0", "seat 1", *["building bank"] * 3, f"die {white}", f"die {other}", *fate(mountains=free)[7:]]
    )
    assert parcels(match, content="house") == [name]
    assert name[0] not in "ah"
    assert name[1] not in "18"


def test_the_centre_has_a_house_and_a_road_on_each_side() -> None:
    """CC-2.4: the house is nobody's; the four roads lie around it and nowhere else."""
    match = new(2, fate(centre="e5"))
    assert content(match, "e5") == "house"
    assert owner(match, "e5") is None
    assert sorted(table(match)["roads"]) == ["e5n", "e5w", "e6n", "f5w"]
    assert table(match)["bridges"] == []


def test_nine_mountains_are_placed_by_the_dice() -> None:
    """CC-2.5: one at a time, by the same kind of roll, and all of them nobody's."""
    match = new(2, fate(mountains=NINE_MOUNTAINS))
    assert said(match.events, "mountain") == [f"mountain {name}" for name in NINE_MOUNTAINS]
    assert parcels(match, content="mountain") == NINE_MOUNTAINS
    assert parcels(match, content="mountain", owner=None) == NINE_MOUNTAINS


def test_an_occupied_parcel_is_rolled_again() -> None:
    """CC-2.5: neither the centre nor a parcel with a mountain takes another mountain."""
    rolls = ["e5", *NINE_MOUNTAINS[:4], "e5", "b2", "b2", *NINE_MOUNTAINS[4:]]
    match = new(2, fate(centre="e5", mountains=rolls))
    assert content(match, "e5") == "house"
    assert parcels(match, content="mountain") == NINE_MOUNTAINS


def test_mountains_stay_off_the_rim() -> None:
    """CC-2.5: the same dice point to columns b to g and rows 2 to 7 only (R-03)."""
    seen = set()
    for seed in range(60):
        match = new(2, seed=seed)
        mountains = parcels(match, content="mountain")
        assert len(mountains) == 9
        seen.update(mountains)
    assert seen == {f"{letter}{number}" for letter in DICE_COLUMNS for number in range(2, 8)}


def test_with_the_river_there_are_fewer_mountains() -> None:
    """CC-2.5: six on the back of the board, none of them in the river."""
    rolls = ["c2", "b2", "b3", "d4", "b4", "b5", "b6", "b7"]
    match = new(2, [*fate(mountains=())[:5], *dice_for("e5"), *fate(centre="f5", mountains=rolls)[5:]], river="carson")
    assert parcels(match, content="house") == ["f5"]
    assert parcels(match, content="mountain") == ["b2", "b3", "b4", "b5", "b6", "b7"]
    assert content(match, "c2") == "river"
    assert len(parcels(new(2, seed=3, river="b1 b2 b3 a3"), content="mountain")) == 8


# --- markers and cards


def test_markers_and_tokens_begin_in_their_places() -> None:
    """CC-2.6: no buy VP space is blocked, the three-gun token lies on ammunition, the white cowboy on its card."""
    match = new(2, characters="yellow")
    assert table(match)["three_guns"] is None
    assert table(match)["white"] == {"holder": None, "at": None}
    own_start(match, "a1", "a2", "a3", "a4")
    play_all(match, (match.asked[0], "take banker"), (match.asked[0] ^ 1, "take sheriff"))
    sheriff = match.asked[0]
    assert table(match)["white"] == {"holder": sheriff, "at": None}
    prices = [place for place in offered(match, sheriff, "place") if place.startswith("buy_vp")]
    assert prices == ["buy_vp_5", "buy_vp_4", "buy_vp_3", "buy_vp_2"]


def test_the_three_gun_token_waits_on_ammunition() -> None:
    """CC-2.6: ammunition in round 1 gives it."""
    match = scene(cowboys={"ammunition": [1], "gambling": [1]}, at="resolve ammunition")
    match.play(1, "carry")
    assert table(match)["three_guns"] == 1


def test_all_yellow_is_the_beginners_setting() -> None:
    """CC-2.7: by default every character shows its yellow side."""
    assert table(new())["sides"] == dict.fromkeys(CHARACTERS, "yellow")


def test_all_red_is_allowed() -> None:
    """CC-2.7: every character shows its red side."""
    assert table(new(characters="red"))["sides"] == dict.fromkeys(CHARACTERS, "red")


@pytest.mark.parametrize("card", CHARACTERS)
def test_any_mix_of_sides_is_allowed(card: str) -> None:
    """CC-2.7: each of the seven cards can be turned by itself."""
    red: dict[str, Any] = {f"{card}_side": "red"}
    assert table(new(**red))["sides"] == {**dict.fromkeys(CHARACTERS, "yellow"), card: "red"}
    yellow: dict[str, Any] = {"characters": "red", f"{card}_side": "yellow"}
    assert table(new(**yellow))["sides"] == {**dict.fromkeys(CHARACTERS, "red"), card: "yellow"}


def test_sides_can_be_left_to_chance() -> None:
    """CC-2.7: chance turns each card whose side is random, and no other."""
    sides = ["yellow", "red", "red", "yellow", "yellow", "red", "yellow"]
    match = new(2, [*fate(), *(f"side {side}" for side in sides)], characters="random")
    assert table(match)["sides"] == dict(zip(CHARACTERS, sides, strict=True))
    match = new(2, [*fate(), "side red"], captain_side="random")
    assert table(match)["sides"] == {**dict.fromkeys(CHARACTERS, "yellow"), "captain": "red"}


def test_sides_never_change_during_a_game() -> None:
    """CC-2.7: what was fixed before play is so after every answer to the end."""
    match = new(3, seed=11, characters="random")
    fixed = table(match)["sides"]
    assert len(set(fixed.values())) == 2
    turn = 0
    while not match.over:
        seat = match.asked[0]
        choices = match.choices(seat)
        match.play(seat, choices[turn % len(choices)])
        turn += 1
        assert table(match)["sides"] == fixed


# --- starting parcels


def test_starting_parcels_are_drafted_in_a_snake() -> None:
    """CC-2.8: one parcel each in turn order, then one each in reverse order."""
    match = new(3, fate(order=[2, 0, 1]))
    asked: list[int] = []
    for name in ("a1", "a2", "a3", "a4", "a5", "a6"):
        asked += match.asked
        own_start(match, name)
    assert asked == [2, 0, 1, 1, 0, 2]
    assert [owner(match, name) for name in ("a1", "a2", "a3", "a4", "a5", "a6")] == [2, 0, 1, 1, 0, 2]
    assert step(match) == "character"


def test_only_the_player_in_turn_takes_a_starting_parcel() -> None:
    """CC-2.8: the others wait for their turn."""
    match = new(3, fate(order=[2, 0, 1]))
    assert refuses(match, 0, "own a1")
    assert refuses(match, 1, "own a1")


def test_any_unowned_parcel_may_be_taken() -> None:
    """CC-2.8: mountains and the town centre too, but none that somebody has already."""
    match = new(2, fate(order=[0, 1], centre="e5"))
    assert len(offered(match, 0, "own")) == 64
    own_start(match, "e5")
    assert owner(match, "e5") == 0
    assert content(match, "e5") == "house"
    assert len(offered(match, 1, "own")) == 63
    assert refuses(match, 1, "own e5")
    own_start(match, "b2")
    assert owner(match, "b2") == 1
    assert content(match, "b2") == "mountain"
    assert refuses(match, 1, "own b2")


def test_starting_parcels_are_free_and_compulsory() -> None:
    """CC-2.8: nothing is paid, each takes a property tile, and there is nothing else to answer."""
    match = new(2, fate())
    assert parcel(match, "d4")["price"] > 1
    assert all(choice.startswith("own ") for choice in match.choices(0))
    own_start(match, "d4", "a1", "a2", "a3")
    for seat in (0, 1):
        assert cash(match, seat) == 15
        assert player(match, seat)["property_tiles"] == 10


# --- after setup


def reached(match: posse.Match) -> set[str]:
    """The parcels that have an end of a road at a corner."""
    ends = set()
    for edge in table(match)["roads"]:
        x, y, side = "abcdefgh".index(edge[0]), int(edge[1]) - 1, edge[2]
        ends |= {(x, y), (x + 1, y) if side == "n" else (x, y + 1)}
    corners = [(right, down) for right in (0, 1) for down in (0, 1)]
    spots = {(x - right, y - down) for x, y in ends for right, down in corners}
    return {f"{'abcdefgh'[x]}{y + 1}" for x, y in spots if 0 <= x < 8 and 0 <= y < 8}


@pytest.mark.parametrize("centre", ["b2", "g7", "e5", "b7"])
def test_nine_parcels_are_reached_after_setup(centre: str) -> None:
    """CC-2.9, EX-3: with the four roads of the centre these are the centre and its eight neighbours."""
    mountains = [name for name in NINE_MOUNTAINS + ["e3"] if name != centre][:9]
    match = new(2, fate(centre=centre, mountains=mountains))
    column, line = "abcdefgh".index(centre[0]), int(centre[1])
    span = (-1, 0, 1)
    nine = {f"{'abcdefgh'[column + right]}{line + down}" for right in span for down in span}
    assert reached(match) == nine
    assert len(nine) == 9


def test_a_house_may_stand_on_the_parcels_reached_at_the_start() -> None:
    """CC-2.9, EX-3: the neighbours of the centre take a house, the centre itself has one, nothing else is reached."""
    dice = fate(centre="e6", buildings=["bank", "bank", "bank"])
    match = new(2, [*dice, "building mine"], worker_side="red")
    own_start(match, "d5", "a1", "a2", "h8")
    play_all(match, (0, "take worker"), (0, "buy construction_5"))
    assert set(offered(match, 0, "build")) == {"bank d5"}
    match.play(0, "build bank d5")
    assert set(offered(match, 0, "house")) == {"e5", "f5", "d6", "f6", "d7", "e7", "f7"}


def test_river_parcels_count_among_the_nine() -> None:
    """CC-2.9: a centre beside the river reaches its eight neighbours, river parcels included."""
    match = new(2, fate(centre="f5", mountains=["b2", "d2", "e2", "f2", "g2", "b3"]), river="carson")
    assert reached(match) == {"e4", "f4", "g4", "e5", "f5", "g5", "e6", "f6", "g6"}
    assert [content(match, name) for name in ("e5", "e6")] == ["river", "river"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_general_supply_after_setup(seats: int) -> None:
    """CC-2.10: 21 - n roads, 19 houses, 7 cowboys of each colour and 23 buildings in the bag."""
    match = new(seats, seed=seats)
    own_start(match, *[f"{letter}{number}" for letter in "ah" for number in range(1, 9)][: 2 * seats])
    view = table(match)
    assert step(match) == "character"
    assert view["roads_left"] == 21 - seats
    assert len(view["roads"]) == 4
    assert view["houses"] == 19
    assert [supply(match, seat) for seat in range(seats)] == [7] * seats
    assert sum(view["bag"].values()) == 23
