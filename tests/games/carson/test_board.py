"""Conventions: the map, what lies on it, who comes first, what belongs to whom (chapter 0)."""

from typing import Any

import pytest

import posse
from tests.games.carson.table import (
    cash,
    content,
    cowboys,
    firepower,
    new,
    offered,
    owner,
    parcel,
    parcels,
    play_all,
    player,
    refuses,
    said,
    scene,
    standing,
    step,
    supply,
    table,
)

COLUMNS = "abcdefgh"
MAP = [f"{letter}{number}" for number in range(1, 9) for letter in COLUMNS]
BUILDINGS = ["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison"]

Corner = tuple[int, int]


def place_on_map(name: str) -> tuple[int, int]:
    """Column and row of a parcel, both from 1."""
    return COLUMNS.index(name[0]) + 1, int(name[1])


def around(name: str) -> set[str]:
    """The parcels within one step of this one, itself included."""
    column, line = place_on_map(name)
    return {f"{COLUMNS[c - 1]}{r}" for c, r in near(column, line)}


def near(column: int, line: int) -> list[tuple[int, int]]:
    span = (-1, 0, 1)
    found = [(column + right, line + down) for right in span for down in span]
    return [(c, r) for c, r in found if 1 <= c <= 8 and 1 <= r <= 8]


def corners_of(name: str) -> set[Corner]:
    """The corners of a parcel by the formula of CC-0.3."""
    c, r = place_on_map(name)
    return {(c - 1, r - 1), (c, r - 1), (c - 1, r), (c, r)}


def lattice() -> dict[str, set[Corner]]:
    """Every edge by the name and with the ends that CC-0.4 gives it."""
    edges: dict[str, set[Corner]] = {}
    for x in range(8):
        for y in range(9):
            edges[f"{COLUMNS[x]}{y + 1}n" if y < 8 else f"{COLUMNS[x]}8s"] = {(x, y), (x + 1, y)}
    for x in range(9):
        for y in range(8):
            edges[f"{COLUMNS[x]}{y + 1}w" if x < 8 else f"h{y + 1}e"] = {(x, y), (x, y + 1)}
    return edges


LATTICE = lattice()
AROUND_A1 = ["a1n", "a1w", "a2n", "b1w"]
AROUND_H8 = ["h8n", "h8w", "h8s", "h8e"]


def bare(**picture: Any) -> posse.Match:
    """A placement turn on a map without a house in its centre; the four roads lie around a1."""
    return scene(**{"centre": "-", "roads": AROUND_A1, "at": "place : 0", **picture})


def four_roads_far_from(edge: str) -> list[str]:
    return AROUND_H8 if edge[0] in "abcd" else AROUND_A1


def places_for_a_house(roads: list[str], built_on: str) -> set[str]:
    """Where the house of a saloon may stand if these are the only roads: the other parcels that are reached."""
    match = scene(
        centre="-",
        roads=roads,
        town={built_on: "0"},
        players=[{"kept": {"saloon": 1}, "fresh": {"saloon": 1}}],
        at="build saloon 1 : 0",
    )
    match.play(0, f"build saloon {built_on}")
    return set(offered(match, 0, "house") or parcels(match, content="house"))


# --- the map


def test_the_map_has_eight_columns_and_eight_rows() -> None:
    """CC-0.1: there are 64 parcels, a1 at the top left to h8 at the bottom right, and no others."""
    match = new()
    seat = match.asked[0]
    assert list(table(match)["town"]) == MAP
    assert len(MAP) == 64
    assert offered(match, seat, "own") == MAP
    for beyond in ("i1", "a0", "a9", "1a", "A1"):
        with pytest.raises(posse.NotAWord):
            match.play(seat, f"own {beyond}")


def test_a_parcel_is_written_as_the_letter_of_its_column_and_the_number_of_its_row() -> None:
    """CC-0.1: (3, 4) is c4, so a mountain there has (2, 3) to (4, 5) around it."""
    match = bare(town={"c4": "mountain"})
    assert set(parcels(match, price=2)) == {"b3", "c3", "d3", "b4", "c4", "d4", "b5", "c5", "d5"}


@pytest.mark.parametrize("middle", MAP)
def test_adjacent_are_the_up_to_eight_surrounding_parcels(middle: str) -> None:
    """CC-0.2: diagonals count, the parcel beyond the rim does not exist, and nothing further away is adjacent."""
    match = bare(town={middle: "mountain"})
    assert set(parcels(match, price=2)) == around(middle)
    assert set(parcels(match, price=1)) == set(MAP) - around(middle)


@pytest.mark.parametrize(
    ("spot", "free"), [("a1", 3), ("h8", 3), ("h1", 3), ("a8", 3), ("d1", 5), ("a5", 5), ("f4", 8)]
)
def test_what_lies_beyond_the_rim_counts_for_nothing(spot: str, free: int) -> None:
    """CC-0.2: a ranch in a corner has three neighbours, one on the rim five, any other eight."""
    match = bare(town={spot: "0 ranch"})
    assert parcel(match, spot)["income"] == free


@pytest.mark.parametrize("edge", LATTICE)
def test_a_road_touches_the_parcels_at_its_two_corners(edge: str) -> None:
    """CC-0.3, CC-0.4: parcel (c, r) has the corners (c-1, r-1), (c, r-1), (c-1, r) and (c, r)."""
    far = four_roads_far_from(edge)
    touched = {name for name in MAP if corners_of(name) & LATTICE[edge]}
    elsewhere = {name for name in MAP if any(corners_of(name) & LATTICE[road] for road in far)}
    built_on = min(touched)
    assert places_for_a_house([edge, *far], built_on) - elsewhere == touched - {built_on}


def test_an_edge_has_one_name() -> None:
    """CC-0.4: 144 edges, named by the north or west side of a parcel, on the rim also by the south or east side."""
    words = posse.GAMES["carson"].words.phrases
    roads = [phrase.removeprefix("road ") for phrase in words if phrase.startswith("road ")]
    assert len(roads) == 144
    assert set(roads) == set(LATTICE)
    assert LATTICE["c4n"] == {(2, 3), (3, 3)}
    assert LATTICE["c4w"] == {(2, 3), (2, 4)}
    assert LATTICE["c8s"] == {(2, 8), (3, 8)}
    assert LATTICE["h4e"] == {(8, 3), (8, 4)}
    match = scene(at="place : 0")
    match.play(0, "roads")
    for second_name in ("c4s", "c4e", "h4s", "c8e", "i4w", "c9n"):
        with pytest.raises(posse.NotAWord):
            match.play(0, f"road {second_name}")


@pytest.mark.parametrize("edge", LATTICE)
def test_edges_join_two_corners_one_step_apart(edge: str) -> None:
    """CC-0.4: from a road the next one goes on at either of its ends, along the rim too."""
    far = four_roads_far_from(edge)
    match = scene(centre="-", roads=[edge, *far], at="place : 0")
    match.play(0, "roads")
    laid = {edge, *far}
    touching = {other for other, ends in LATTICE.items() for road in laid if ends & LATTICE[road]}
    assert set(offered(match, 0, "road")) == touching - laid


# --- what lies on a parcel


@pytest.mark.parametrize("owned", ["", "0 ", "1 "])
@pytest.mark.parametrize("held", ["", "house", "mountain"])
def test_content_and_owner_are_independent(owned: str, held: str) -> None:
    """CC-0.5: nothing, a house or a mountain may lie on anybody's or nobody's parcel."""
    match = scene(town={"b2": owned + held}, at="place : 0")
    assert content(match, "b2") == (held or None)
    assert owner(match, "b2") == (int(owned) if owned else None)


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_stands_on_an_owned_parcel(building: str) -> None:
    """CC-0.5: a building is somebody's; none stands on a parcel without owner."""
    match = scene(town={"b2": f"1 {building}"}, at="place : 0")
    assert parcel(match, "b2")["content"] == building
    assert parcel(match, "b2")["owner"] == 1
    with pytest.raises(posse.BadScene):
        scene(town={"b2": building}, at="place : 0")


def test_a_river_parcel_never_has_an_owner() -> None:
    """CC-0.5: nobody can own river."""
    river = {"river": "carson"}
    assert content(scene(options=river, at="place : 0"), "c2") == "river"
    with pytest.raises(posse.BadScene):
        scene(options=river, town={"c2": "0"}, at="place : 0")
    match = new(river="carson")
    assert "b2" in offered(match, match.asked[0], "own")
    assert refuses(match, match.asked[0], "own c2")


@pytest.mark.parametrize("held", ["house", "mountain", "0 ranch", "river"])
def test_river_is_all_that_a_river_parcel_holds(held: str) -> None:
    """CC-0.5: a river parcel holds river alone, and there is river only where the variant has it."""
    with pytest.raises(posse.BadScene):
        scene(options={"river": "carson"}, town={"c2": held}, at="place : 0")
    with pytest.raises(posse.BadScene):
        scene(town={"c2": "river"}, at="place : 0")


@pytest.mark.parametrize("two", ["house mountain", "0 house ranch", "0 ranch mine", "mountain house"])
def test_a_parcel_holds_exactly_one_thing(two: str) -> None:
    """CC-0.5: the content of a parcel is one of nothing, house, mountain, building, river."""
    with pytest.raises(posse.BadScene):
        scene(town={"b2": two}, at="place : 0")


@pytest.mark.parametrize("held", ["house", "mountain", *(f"1 {building}" for building in BUILDINGS)])
def test_a_house_a_mountain_or_a_building_occupies_a_parcel(held: str) -> None:
    """CC-0.6: an occupied parcel is no free one for a ranch, and cannot be built on."""
    assert parcel(bare(town={"f5": "0 ranch", "f6": held}), "f5")["income"] == 7
    own = held.replace("1", "0") if held[0] == "1" else f"0 {held}"
    match = scene(
        town={"f6": own, "g7": "0"},
        players=[{"kept": {"ranch": 1}, "fresh": {"ranch": 1}}],
        at="build ranch 1 : 0",
    )
    assert offered(match, 0, "build") == ["ranch g7"]
    assert refuses(match, 0, "build ranch f6")


@pytest.mark.parametrize("owned", ["0", "1"])
def test_a_parcel_with_only_a_property_tile_is_not_occupied(owned: str) -> None:
    """CC-0.6: a property tile alone takes nothing from a ranch and adds nothing to a price."""
    match = bare(town={"f5": "0 ranch", "f6": owned})
    assert parcel(match, "f5")["income"] == 8
    assert parcel(match, "f7")["price"] == 1


def test_a_river_parcel_is_not_occupied() -> None:
    """CC-0.6: river adds nothing to a price and is free for a ranch."""
    match = bare(options={"river": "carson"}, town={"b2": "0 ranch"})
    assert parcel(match, "b2")["income"] == 8
    assert parcel(match, "d2")["price"] == 1


def test_buildings_are_the_eight_kinds_of_tile() -> None:
    """CC-0.7: ranch, mine, drugstore, bank, saloon, hotel, church, prison, and nothing else can be built."""
    words = posse.GAMES["carson"].words.phrases
    assert {phrase.split()[1] for phrase in words if phrase.startswith("build ")} == set(BUILDINGS)


def test_a_house_or_a_mountain_is_not_a_building() -> None:
    """CC-0.7: VP for property counts the ranch alone."""
    match = scene(
        town={"b2": "0 house", "b3": "0 mountain", "b4": "0 ranch"},
        cowboys={"property_vp": [0]},
        at="carry_out property_vp : 0",
    )
    assert "scored 0 1 property_vp" in said(match.play(0, "carry"))


# --- order


def test_turn_order_is_random_until_the_characters_are_chosen() -> None:
    """CC-0.8: the order of CC-2.1 holds until the cards of round 1 give another."""
    match = scene(seats=3, order=[2, 0, 1], round=1, at="character : 2")
    play_all(match, (2, "take mercenary"), (0, "take banker"))
    assert table(match)["order"] == [2, 0, 1]
    match.play(1, "take sheriff")
    assert table(match)["order"] == [1, 0, 2]


def test_pass_order_has_the_first_to_pass_first() -> None:
    """CC-0.8: the lower track fills in the order of passing, whatever the turn order."""
    match = scene(seats=3, order=[0, 1, 2], at="place : 0")
    play_all(match, (0, "place wages"), (1, "pass"), (2, "place wages"), (0, "place wages"))
    assert table(match)["passed"] == [1]
    play_all(match, (2, "pass"))
    assert table(match)["passed"] == [1, 2]
    assert table(match)["order"] == [0, 1, 2]


def test_phases_three_and_four_follow_pass_order() -> None:
    """CC-0.8, CC-0.11: uncontested parcels are bought, wages paid and new cowboys given in pass order (R-01)."""
    match = scene(
        seats=3,
        order=[0, 1, 2],
        passed=[2, 0, 1],
        players=[{"character": card, "cash": 9} for card in ("sheriff", "banker", "mercenary")],
        cowboys={"wages": [0, 1, 2], "b2": [0], "c2": [1], "b3": [2]},
        at="resolve wages",
    )
    assert said(match.events) == ["gained 2 4 wages", "gained 0 4 wages", "gained 1 4 wages"]
    asked: list[int] = []
    while step(match) == "buy_parcels":
        asked += match.asked
        match.play(match.asked[0], "decline")
    assert asked == [2, 0, 1]
    assert said(match.events, "joined") == ["joined 2 4", "joined 0 4", "joined 1 4"]
    limits: list[int] = []
    while step(match) == "cash_limit":
        limits += match.asked
        match.play(match.asked[0], "return 0")
    assert limits == [2, 0, 1]


def test_the_earliest_in_pass_order_wins_a_tie() -> None:
    """CC-0.8: the order track of phase 3 is its lower row, so turn order does not break ties (R-01)."""
    match = scene(
        dice=["die 3", "die 3"],
        order=[0, 1],
        passed=[1, 0],
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
    )
    assert "won 1 gambling" in said(match.events)


def test_the_dice_of_a_duel_are_rolled_in_pass_order() -> None:
    """CC-0.11: the first die belongs to the participant who passed first (R-30)."""
    match = scene(
        dice=["die 6", "die 1", "die 2"],
        seats=4,
        order=[0, 1, 2, 3],
        passed=[3, 1, 2, 0],
        cowboys={"gambling": [0, 1, 3]},
        at="resolve gambling",
    )
    assert said(match.events, "fired") == ["fired 3 4 6 10", "fired 1 4 1 5", "fired 0 4 2 6"]


def test_setup_serves_the_players_in_the_random_order() -> None:
    """CC-0.11: duel tiles are dealt in the order of CC-2.1 (R-30)."""
    tiles = [f"tile {value}" for value in (5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0)]
    town = ["building bank", "building bank", "building bank", "die 3", "die 3"]
    mountains = [f"die {face}" for column in (1, 2, 4) for line in (1, 2, 4) for face in (column, line)]
    dice = ["seat 2", "seat 0", "seat 1", *tiles, *town, *mountains]
    match = new(3, dice, might_makes_right=True)
    assert said(match.events, "announced") == ["announced 2 27", "announced 0 15", "announced 1 3"]


def test_phase_one_serves_the_players_in_the_order_of_choosing() -> None:
    """CC-0.11: characters are taken one after the other in the order of CC-3.2."""
    match = scene(seats=3, order=[1, 2, 0], round=1, at="character : 1")
    asked: list[int] = []
    for card in ("sheriff", "banker", "mercenary"):
        asked += match.asked
        match.play(match.asked[0], f"take {card}")
    assert asked == [1, 2, 0]


def test_final_scoring_goes_in_pass_order() -> None:
    """CC-0.11: the players are scored one after the other in pass order (R-30)."""
    match = scene(seats=3, round=4, passed=[1, 2, 0], players=[{"cash": 6}, {"cash": 6}, {"cash": 6}], at="scoring")
    assert said(match.events) == ["scored 1 1 cash", "scored 2 1 cash", "scored 0 1 cash"]


def test_a_game_has_four_rounds() -> None:
    """CC-0.9: what the rulebooks call a turn of the game comes four times, then the game is over."""
    match = scene(
        round=4,
        players=[{"character": "sheriff", "cash": 0}, {"character": "banker", "cash": 0}],
        at="cash_limits",
    )
    assert match.over
    for number in (1, 2, 3):
        match = scene(
            round=number,
            players=[{"character": "sheriff", "cash": 0}, {"character": "banker", "cash": 0}],
            at="cash_limits",
        )
        assert table(match)["round"] == number + 1
        assert not match.over


# --- reserves and the white cowboy


def test_cowboys_on_the_board_are_in_neither_reserve_nor_supply() -> None:
    """CC-0.10: a placed cowboy leaves the personal reserve and does not enter the general supply."""
    match = scene(at="place : 0")
    assert (cowboys(match, 0), supply(match, 0), standing(match, "wages")) == (3, 7, [])
    match.play(0, "place wages")
    assert (cowboys(match, 0), supply(match, 0), standing(match, "wages")) == (2, 7, [0])
    assert (cowboys(match, 1), supply(match, 1)) == (3, 7)


def test_a_kept_building_lies_in_the_personal_reserve() -> None:
    """CC-0.10: unbuilt buildings are in front of their player, not in the bag, the row or on the map."""
    match = scene(cowboys={"construction_5": [0]}, at="resolve construction_5")
    before = table(match)["bag"]
    play_all(match, (0, "buy construction_5"), (0, "keep"))
    assert player(match, 0)["kept"] == {"drugstore": 1}
    assert table(match)["row"]["construction_5"] is None
    assert table(match)["bag"] == before
    assert parcels(match, content="drugstore") == []


def test_the_white_cowboy_is_an_own_cowboy_of_its_holder() -> None:
    """CC-0.12: it earns wages and buys parcels like any cowboy of the player who holds it."""
    match = scene(
        players=[{"character": "sheriff"}],
        white=[0, "wages"],
        cowboys={"wages": [0, 0], "gambling": [0]},
        at="resolve wages",
    )
    assert cash(match, 0) == 15 + 4 + 4
    assert cowboys(match, 0) + supply(match, 0) == 9
    match = scene(
        players=[{"character": "sheriff"}],
        white=[0, "b2"],
        cowboys={"b2": [0]},
        at="uncontested",
    )
    match.play(0, "buy b2")
    assert owner(match, "b2") == 0


def test_the_white_cowboy_counts_as_a_cowboy_in_the_reserve() -> None:
    """CC-0.12: unplaced it adds to the firepower of its holder, and of nobody else."""
    match = scene(players=[{"character": "sheriff"}], white=[0, "-"], at="place : 0")
    assert (firepower(match, 0), firepower(match, 1)) == (5, 4)


def test_only_the_holder_has_the_white_cowboy() -> None:
    """CC-0.12: nobody else can place it."""
    match = scene(players=[{"character": "sheriff"}], white=[0, "-"], at="place : 1", order=[1, 0])
    assert offered(match, 1, "white") == []
    match.play(1, "pass")
    assert "gambling" in offered(match, 0, "white")
