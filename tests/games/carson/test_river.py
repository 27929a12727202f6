"""The Carson river, ours and the players' own (CC-14.10 to CC-14.15, CC-14.18, CC-14.19)."""

from typing import Any

import pytest

import posse
from posse.games.carson.data.board import EDGE
from tests.games.carson.table import (
    content,
    new,
    offered,
    parcel,
    parcels,
    play_all,
    points,
    refuses,
    roads,
    said,
    scene,
    step,
    table,
)

RIVER = {"river": "carson"}
COURSE = ["c1", "c2", "c3", "d3", "d4", "d5", "e5", "e6", "e7", "e8"]


def by_river(**picture: Any) -> posse.Match:
    """A scene on the back of the board, the town centre on f4 unless the picture says otherwise."""
    options = {**RIVER, **picture.pop("options", {})}
    return scene(**{"seats": 2, "centre": "f4", "options": options, **picture})


def rolls(*faces: int) -> list[str]:
    return [f"die {face}" for face in faces]


def income(match: posse.Match, name: str) -> int:
    return int(parcel(match, name)["income"])


# --- set-up


def test_the_river_lies_on_its_ten_parcels() -> None:
    """CC-14.10, R-19: the default river has ten parcels and runs from the top rim to the bottom rim."""
    match = new(river="carson")
    assert sorted(parcels(match, content="river")) == sorted(COURSE)
    assert COURSE[0][1] == "1"
    assert COURSE[-1][1] == "8"


@pytest.mark.parametrize("seed", range(6))
def test_there_are_six_mountains_and_none_in_the_river(seed: int) -> None:
    """CC-14.10: 6 mountains instead of 9; river, centre and mountains are different parcels."""
    match = new(seed=seed, river="carson")
    assert len(parcels(match, content="mountain")) == 6
    assert len(parcels(match, content="house")) == 1
    assert len(parcels(match, content="river")) == 10


def test_without_a_river_there_are_nine_mountains() -> None:
    """CC-14.10: the front of the board has no river and nine mountains."""
    match = new(seed=1)
    assert parcels(match, content="river") == []
    assert len(parcels(match, content="mountain")) == 9


def test_what_falls_into_the_river_is_rolled_again() -> None:
    """CC-14.10: a centre or mountain that falls on river is rolled again."""
    drawn = ["seat 0", "seat 1", "building bank", "building bank", "building bank"]
    centre = rolls(3, 3, 2, 2, 5, 3)  # d4 and c3 are river, f4 is not
    mountains = rolls(4, 4, 1, 1, 1, 2, 1, 3, 2, 1, 1, 4, 3, 2, 1, 5, 1, 6)  # e5, c2 and d3 are river
    match = new(dice=[*drawn, *centre, *mountains], river="carson")
    assert parcels(match, content="house") == ["f4"]
    assert parcels(match, content="mountain") == ["b2", "b3", "b4", "b5", "b6", "b7"]


def test_a_river_scene_moves_the_usual_centre_aside() -> None:
    """CC-14.10: the centre never lies in the river, also in a scene that does not name one."""
    match = scene(seats=2, options=RIVER, at="place : 0")
    assert content(match, "d4") == "river"
    assert parcels(match, content="house") == ["e4"]


# --- what a river parcel is not


def test_river_parcels_are_no_starting_parcels() -> None:
    """CC-14.11: river parcels cannot be chosen at set-up."""
    match = new(seed=2, river="carson")
    assert not set(offered(match, match.asked[0], "own")) & set(COURSE)
    assert len(offered(match, match.asked[0], "own")) == 54
    assert refuses(match, match.asked[0], "own d4")


def test_river_parcels_cannot_be_bought() -> None:
    """CC-14.11: no cowboy is placed on a river parcel, and it has no price."""
    match = by_river(at="place : 0")
    assert not set(offered(match, 0, "place")) & set(COURSE)
    assert refuses(match, 0, "place d5")
    assert "price" not in parcel(match, "d5")


def test_the_settler_takes_no_river() -> None:
    """CC-14.11: the settler's free parcel is none of the river."""
    match = by_river(players=[{"character": "settler"}], at="settler_parcel : 0")
    assert len(offered(match, 0, "own")) == 54
    assert refuses(match, 0, "own c2")


def test_no_house_stands_in_the_river() -> None:
    """CC-14.11: a river parcel, though reached, takes no house; the house that comes with a bank goes elsewhere."""
    match = by_river(centre="f5", town={"g5": "0"}, players=[{"kept": {"bank": 1}}], at="kept_turn : 0")
    match.play(0, "build bank g5")
    assert sorted(offered(match, 0, "house")) == ["e4", "f4", "f6", "g4", "g6"]
    assert refuses(match, 0, "house e5")


def test_a_river_parcel_has_no_owner() -> None:
    """CC-14.11, CC-0.5: a scene in which somebody owns river is refused."""
    with pytest.raises(posse.BadScene):
        by_river(town={"d4": "0"}, at="place : 0")


def test_river_adds_nothing_to_the_price_of_a_parcel() -> None:
    """CC-14.20: river counts for nothing in the price."""
    match = by_river(centre="g7", town={"b3": "mountain"}, at="place : 0")
    assert parcel(match, "b2")["price"] == 2
    assert parcel(match, "d2")["price"] == 1


def test_nothing_is_built_in_the_river() -> None:
    """CC-14.11: a building needs a parcel of one's own, and river is nobody's."""
    match = by_river(town={"b2": "0"}, players=[{"kept": {"ranch": 1}}], at="kept_turn : 0")
    assert offered(match, 0, "build") == ["ranch b2"]
    with pytest.raises(posse.BadScene):
        by_river(town={"d4": "0 ranch"}, at="place : 0")


# --- income


def test_a_ranch_counts_river_as_free() -> None:
    """CC-14.12: each adjacent river parcel is a free parcel for a ranch."""
    match = by_river(
        centre="h8",
        town={
            "b2": "0 ranch",
            "a1": "mountain",
            "b1": "mountain",
            "a2": "mountain",
            "a3": "mountain",
            "b3": "mountain",
        },
        at="place : 0",
    )
    assert income(match, "b2") == 3


def test_a_mine_by_the_river_earns_three_more_once() -> None:
    """CC-14.13: +$3 in total if at least one adjacent parcel is river, however many are."""
    match = by_river(
        centre="h8", town={"b2": "0 mine", "a2": "mountain", "d6": "1 mine", "h2": "0 mine"}, at="place : 0"
    )
    assert income(match, "b2") == 6
    assert income(match, "d6") == 3
    assert income(match, "h2") == 0


def test_the_river_bonus_stays_under_the_cap() -> None:
    """CC-14.13, CC-9.9: the whole income of a mine, river bonus included, is at most $21."""
    mountains = ["e2", "e3", "e4", "f2", "f4", "g3"]
    town = {"f3": "0 mine", **dict.fromkeys(mountains, "mountain")}
    river = {"river": "g1 g2 h2"}
    match = by_river(options=river, centre="b7", town=town, at="place : 0")
    assert income(match, "f3") == 6 * 3 + 3
    match = by_river(options=river, centre="b7", town={**town, "g4": "mountain"}, at="place : 0")
    assert income(match, "f3") == 21


def test_the_river_is_nobodys_house() -> None:
    """CC-14.20: for shops and saloons river counts for nothing."""
    match = by_river(centre="h8", town={"b2": "0 saloon", "d6": "0 bank"}, at="place : 0")
    assert income(match, "b2") == 0
    assert income(match, "d6") == 0


# --- bridges


def test_a_crossing_edge_takes_two_roads_at_once() -> None:
    """CC-14.14, R-20: between two river parcels a road is a bridge of two roads from one reserve."""
    match = by_river(centre="e4", players=[{"roads": 3}], at="place : 0")
    events = play_all(match, (0, "roads"), (0, "road d5n"))
    assert said(events) == ["bridged 0 d5n"]
    assert roads(match, 0) == 1
    assert table(match)["bridges"] == ["d5n"]
    assert "d5n" not in table(match)["roads"]


def test_edges_along_the_bank_cost_one_road() -> None:
    """CC-14.14, CC-14.19: an edge with river on one side only is an ordinary road."""
    match = by_river(centre="e4", players=[{"roads": 3}], at="place : 0")
    events = play_all(match, (0, "roads"), (0, "road e3w"), (0, "road f5w"))
    assert said(events) == ["laid 0 e3w", "laid 0 f5w"]
    assert roads(match, 0) == 1


def test_with_one_road_no_bridge_is_begun() -> None:
    """CC-14.19: a bridge needs two roads in the reserve; with one only ordinary edges are offered."""
    match = by_river(centre="e4", players=[{"roads": 1}], at="place : 0")
    match.play(0, "roads")
    assert "d5n" not in offered(match, 0, "road")
    assert refuses(match, 0, "road d5n")
    assert "e3w" in offered(match, 0, "road")


def test_a_bridge_with_the_last_two_roads() -> None:
    """CC-14.19: two roads are enough for one bridge, and then there is nothing more to lay."""
    match = by_river(centre="e4", players=[{"roads": 2}], at="place : 0")
    play_all(match, (0, "roads"), (0, "road d5n"))
    assert roads(match, 0) == 0
    assert step(match) == "place"


@pytest.mark.parametrize(
    ("river", "crossings"),
    [
        ("carson", {"c1n", "c2n", "c3n", "d3w", "d4n", "d5n", "e5w", "e6n", "e7n", "e8n", "e8s"}),
        ("b1 b2 b3 a3", {"b1n", "b2n", "b3n", "b3w", "a3w"}),
        ("f1 g1", {"f1n", "g1n", "g1w"}),
    ],
)
def test_bridges_cross_between_river_parcels_and_at_their_ends(river: str, crossings: set[str]) -> None:
    """CC-14.14, R-20: an edge is a crossing if all parcels beside it, two or on the rim one, are river."""
    found = set()
    for edge in EDGE.words:
        match = by_river(options={"river": river}, centre="g6", roads=[edge], at="place : 0")
        found |= set(table(match)["bridges"])
    assert found == crossings


def test_on_the_rim_a_river_edge_is_a_crossing() -> None:
    """CC-14.14: on the rim an edge has one parcel, and if that is river the edge is a crossing."""
    match = by_river(roads=["b1n"], players=[{"roads": 2}], at="place : 0")
    events = play_all(match, (0, "roads"), (0, "road c1n"))
    assert said(events) == ["bridged 0 c1n"]


def test_the_rim_beside_dry_land_is_no_crossing() -> None:
    """CC-14.14: an edge of the rim beside dry land costs one road."""
    match = by_river(roads=["b1n"], players=[{"roads": 2}], at="place : 0")
    events = play_all(match, (0, "roads"), (0, "road a1n"))
    assert said(events) == ["laid 0 a1n"]


def test_a_bridge_takes_two_of_the_twenty_five_roads() -> None:
    """CC-14.19: reserves, supply, roads on the board and two for each bridge are always 25."""
    match = by_river(centre="e4", players=[{"roads": 3}], bridges=["d4n"], at="place : 0")
    left = 25 - 4 - 3 - 1 - 2
    assert table(match)["roads_left"] == left
    play_all(match, (0, "roads"), (0, "road d5n"))
    assert table(match)["roads_left"] == left


def test_a_bridge_connects_and_reaches_like_a_road() -> None:
    """CC-14.14, R-20: contact with a bridge is by its ends, for roads and for parcels."""
    before = by_river(centre="e4", town={"c5": "0"}, players=[{"roads": 3, "kept": {"bank": 1}}], at="kept_turn : 0")
    assert "build bank c5" not in before.choices(0)
    play_all(before, (0, "roads"), (0, "road d5n"))
    assert "d5w" in offered(before, 0, "road")
    before.play(0, "done")
    assert "build bank c5" in before.choices(0)


def test_a_road_on_the_bank_does_not_reach_the_other_bank() -> None:
    """CC-14.19: a road that runs along the water reaches nothing beyond it."""
    match = by_river(
        centre="e4",
        roads=["e3w", "e2w"],
        town={"b2": "0", "e2": "0", "c4": "0"},
        players=[{"kept": {"bank": 1}}],
        at="kept_turn : 0",
    )
    sites = offered(match, 0, "build")
    assert "bank e2" in sites
    assert "bank b2" not in sites
    assert "bank c4" not in sites


# --- the end


def test_roads_are_offered_once_more_before_the_final_scoring() -> None:
    """CC-8.3, CC-14.15: with the river everybody may lay their last roads, in pass order."""
    match = by_river(
        round=4,
        centre="e4",
        passed=[1, 0],
        players=[{"roads": 2, "cash": 0}, {"roads": 1, "cash": 0}],
        town={"c4": "0 mountain"},
        at="last_roads",
    )
    assert match.asked == (1,)
    match.play(1, "done")
    assert match.asked == (0,)
    play_all(match, (0, "roads"), (0, "road d5n"))
    assert match.over
    assert points(match, 0) == 3


def test_without_a_river_there_are_no_last_roads() -> None:
    """CC-8.3: without the river roads have no effect by then, and nobody is asked."""
    match = scene(seats=2, round=4, players=[{"roads": 2}], at="last_roads")
    assert match.over


@pytest.mark.parametrize(
    ("bridges", "town", "expected"),
    [
        ([], {"c4": "0 mountain"}, 2),
        (["d4n"], {"c4": "0 mountain"}, 3),
        (["d4n", "d5n"], {"c4": "0 mountain"}, 3),
        (["d5n"], {"c4": "0 mountain", "c5": "0 house", "b6": "0 ranch"}, 3 + 3 + 2),
        (["d4n"], {"c4": "0", "e3": "0"}, 0),
        (["d4n"], {"c4": "1 mountain", "b5": "0 mountain"}, 2),
    ],
)
def test_an_own_parcel_at_a_bridge_scores_three(bridges: list[str], town: dict[str, str], expected: int) -> None:
    """CC-14.15: an own filled parcel at an end of a bridge scores 3 VP instead of 2, not more for several bridges."""
    match = by_river(round=4, centre="g7", bridges=bridges, town=town, players=[{"cash": 0}, {"cash": 0}], at="scoring")
    assert match.over
    assert points(match, 0) == expected


def test_a_road_scores_nothing_where_a_bridge_would() -> None:
    """CC-14.15: only the end of a bridge counts, not of a road."""
    match = by_river(
        round=4,
        centre="g7",
        roads=["c5n"],
        town={"c4": "0 mountain"},
        players=[{"cash": 0}],
        at="scoring",
    )
    assert points(match, 0) == 2


# --- custom rivers


def refused(course: str) -> str:
    """The key of the error of a course."""
    with pytest.raises(posse.BadTable) as error:
        new(river=course)
    return error.value.key


def test_own_river_example() -> None:
    """EX-19: `b1 b2 b3 a3` is accepted with 8 mountains; one that ends inland or begins in a corner is refused."""
    match = new(river="b1 b2 b3 a3", seed=3)
    assert sorted(parcels(match, content="river")) == ["a3", "b1", "b2", "b3"]
    assert len(parcels(match, content="mountain")) == 8
    assert refused("c1 c2 d2") == "river-ends"
    assert refused("a1 b1 b2 b3 a3") == "river-ends"


@pytest.mark.parametrize(
    ("course", "mountains"),
    [
        ("b1 c1", 9),
        ("b1 b2 a2", 8),
        ("a2 b2 c2 d2 e2 f2 g2 h2", 7),
        ("c1 c2 c3 d3 d4 d5 e5 e6 e7 e8", 6),
        ("b1 b2 b3 b4 b5 b6 b7 c7 d7 e7 f7 g7 h7", 5),
        ("b1 b2 c2 c3 d3 d4 e4 e5 f5 f6 g6 g7 h7", 5),
        ("a2 b2 b3 b4 b5 b6 b7 c7 d7 e7 f7 g7 g6 g5 h5", 4),
    ],
)
def test_mountains_of_an_own_river(course: str, mountains: int) -> None:
    """CC-14.18: an accepted river of n parcels leaves 9 less a third of n, rounded down, mountains."""
    match = new(river=course, seed=1)
    assert len(parcels(match, content="mountain")) == mountains
    assert sorted(parcels(match, content="river")) == sorted(course.split())


@pytest.mark.parametrize(
    ("course", "why"),
    [
        ("b1", "river-length"),
        ("b1 b2 b1", "river-length"),
        ("b2 b2", "river-length"),
        ("a2 b2 b3 b4 b5 b6 b7 c7 d7 e7 f7 g7 g6 g5 g4 h4", "river-length"),
        ("b1 b2 b9", "river-parcel"),
        ("somewhere", "river-parcel"),
        ("b1 b2", "river-ends"),
        ("b2 b1", "river-ends"),
        ("h1 h2", "river-ends"),
        ("b1 a1", "river-ends"),
        ("b1 c1 d1", "river-rim"),
        ("b1 b2 a2 a3", "river-rim"),
        ("b1 b2 c3 c4 b4 a4", "river-sides"),
        ("b1 b2 b4 a4", "river-sides"),
        ("d1 d2 d3 e3 e2 e1", "river-corners"),
        ("b1 b2 c2 c1", "river-sides"),
        ("c1 c2 c3 d3 d2 e2 f2 f1", "river-corners"),
    ],
)
def test_other_rivers_are_refused(course: str, why: str) -> None:
    """CC-14.18, R-36: length, sides, corners and rim are checked before the game starts."""
    assert refused(course) == why


def test_a_river_may_bend_back_at_a_distance() -> None:
    """CC-14.18: parcels may touch at a corner around one bend; with one between, the course may return."""
    match = new(river="c1 c2 c3 d3 e3 e2 e1")
    assert len(parcels(match, content="river")) == 7


def test_the_words_of_a_course_are_read_kindly() -> None:
    """CC-14.18: capitals and commas make no difference."""
    match = new(river="B1, B2, B3, A3")
    assert match.options["river"] == "b1 b2 b3 a3"
