"""Roads: where they lie, what they reach, and when they may be laid (CC-8.1 to CC-8.3)."""

from typing import Any

import pytest

import posse
from tests.contract.law import wander
from tests.games.carson.table import (
    content,
    new,
    offered,
    play_all,
    player,
    refuses,
    roads,
    said,
    scene,
    step,
    table,
)

CENTRE_ROADS = {"d4n", "d4w", "d5n", "e4w"}
ROUND_THE_CENTRE = {"c4n", "d3w", "e4n", "e3w", "c5n", "d5w", "e5n", "e5w"}


def laying(number: int = 1, **picture: Any) -> posse.Match:
    """Seat 0 has opened the laying of roads before a placement."""
    laid: dict[str, Any] = {"players": [{"roads": number}, {"roads": 1}], "at": "place : 0"}
    match = scene(**laid | picture)
    match.play(0, "roads")
    return match


# --- where roads lie


def test_a_new_road_shares_a_corner_with_a_road_on_the_board() -> None:
    """CC-8.1: round the centre these are the eight edges that leave its corners."""
    match = laying(2)
    assert set(offered(match, 0, "road")) == ROUND_THE_CENTRE
    assert refuses(match, 0, "road a1n")


def test_the_road_just_laid_can_be_continued() -> None:
    """CC-8.1: its far end offers new edges."""
    match = laying(2)
    match.play(0, "road c4n")
    assert set(offered(match, 0, "road")) == ROUND_THE_CENTRE - {"c4n"} | {"b4n", "c4w", "c3w"}


def test_one_road_lies_on_each_edge() -> None:
    """CC-8.1: an edge that has a road takes no second one."""
    match = laying(2, roads=["c4n"])
    assert not (CENTRE_ROADS | {"c4n"}) & set(offered(match, 0, "road"))
    match.play(0, "road b4n")
    assert refuses(match, 0, "road b4n")
    assert refuses(match, 0, "road d4n")


def test_what_lies_beside_the_edge_does_not_matter() -> None:
    """CC-8.1: mountains, houses, buildings and other players' parcels hinder no road."""
    town = {"c3": "mountain", "c4": "1 saloon", "d3": "1", "e3": "1 house", "e4": "0 ranch", "d5": "mountain"}
    match = laying(2, town=town)
    assert set(offered(match, 0, "road")) == ROUND_THE_CENTRE


def test_the_rim_may_be_used() -> None:
    """CC-8.1: roads lie on the rim of the map and go round its corner."""
    match = laying(3, roads=["a1w", "h8s"])
    assert set(offered(match, 0, "road")) - ROUND_THE_CENTRE == {"a1n", "a2n", "a2w", "g8s", "h8w", "h8e"}
    play_all(match, (0, "road h8e"), (0, "road a1n"), (0, "road b1n"))
    assert {"h8e", "a1n", "b1n"} <= set(table(match)["roads"])


def test_a_road_on_the_board_belongs_to_nobody() -> None:
    """CC-8.1: another player may continue it."""
    match = laying(1)
    match.play(0, "road c4n")
    play_all(match, (0, "pass"), (1, "roads"))
    assert {"b4n", "c4w", "c3w"} <= set(offered(match, 1, "road"))
    match.play(1, "road b4n")
    assert {"c4n", "b4n"} <= set(table(match)["roads"])


def test_a_bridge_is_continued_like_a_road() -> None:
    """CC-8.1: a new road may share its corner with a bridge."""
    river = {"river": "carson"}
    before = offered(laying(2, options=river), 0, "road")
    after = offered(laying(2, options=river, bridges=["c3n"]), 0, "road")
    assert set(after) - set(before) == {"b3n", "c2w", "c3w", "d3n", "d2w", "d3w"}


def test_each_road_laid_leaves_the_reserve() -> None:
    """CC-8.1, CC-8.3: it lies on the board, and the supply is not touched."""
    match = laying(3)
    left = table(match)["roads_left"]
    assert said(match.play(0, "road c4n")) == ["laid 0 c4n"]
    assert (roads(match, 0), roads(match, 1), table(match)["roads_left"]) == (2, 1, left)
    assert set(table(match)["roads"]) == CENTRE_ROADS | {"c4n"}


@pytest.mark.parametrize("seed", [1, 2])
def test_a_road_never_leaves_the_board(seed: int) -> None:
    """CC-8.1: throughout a whole game the number of roads only grows."""
    lain: set[str] = set()
    for match in wander(new(3, seed=seed), seed):
        now = set(table(match)["roads"])
        assert lain <= now
        lain = now
    assert len(lain) > 4


# --- what is reached


def sites(match: posse.Match, building: str) -> set[str]:
    """Where seat 0 may build."""
    return {words.split()[1] for words in offered(match, 0, "build") if words.startswith(building)}


def test_a_parcel_is_reached_by_a_road_that_ends_at_one_of_its_corners() -> None:
    """CC-8.2: one road reaches the two parcels along it and the four at its ends, no others."""
    reached = {"b3", "c3", "d3", "b4", "c4", "d4"}
    others = {"a3", "e4", "c2", "c5", "b5", "d2"}
    match = scene(
        centre="g7",
        roads=["c4n"],
        players=[{"roads": 0, "kept": {"bank": 1}, "fresh": {"bank": 1}}, {}],
        town=dict.fromkeys(sorted(reached | others), "0"),
        at="build bank 1 : 0",
    )
    assert sites(match, "bank") == reached


def test_after_set_up_the_centre_and_its_neighbours_are_reached() -> None:
    """CC-8.2: a corner is enough, so the diagonal neighbours of the centre are reached."""
    reached = {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}
    others = {"b3", "d2", "f4", "d6"}
    match = scene(
        players=[{"roads": 0, "kept": {"bank": 1}, "fresh": {"bank": 1}}, {}],
        town=dict.fromkeys(sorted(reached | others), "0"),
        at="build bank 1 : 0",
    )
    assert sites(match, "bank") == reached


def test_a_bridge_reaches_like_a_road() -> None:
    """CC-8.2: the banks at both its ends are reached."""
    match = scene(
        options={"river": "carson"},
        centre="g7",
        bridges=["c3n"],
        players=[{"roads": 0, "kept": {"bank": 1}, "fresh": {"bank": 1}}, {}],
        town=dict.fromkeys(["b2", "b3", "d2", "b1", "b4", "e2"], "0"),
        at="build bank 1 : 0",
    )
    assert sites(match, "bank") == {"b2", "b3", "d2"}


# --- when roads may be laid

RED = dict.fromkeys(("worker", "settler", "banker"), "red")
DECISIONS: list[tuple[str, dict[str, Any]]] = [
    ("character : 0", {}),
    ("shopkeeper : 0", {"character": "shopkeeper"}),
    ("worker : 0", {"character": "worker"}),
    ("settler_parcel : 0", {"character": "settler"}),
    ("settler_cash : 0", {"character": "settler"}),
    ("captain : 0", {"character": "captain"}),
    ("build ranch 0 : 0", {"character": "worker", "kept": {"ranch": 1}}),
    ("place : 0", {}),
    ("carry_out gambling : 0", {}),
    ("buy_vp buy_vp_5 : 0", {}),
    ("next_parcel : 0", {}),
    ("buy_parcel a1 : 0", {}),
    ("buy_parcels : 0", {}),
    ("buy_building construction_3 ranch : 0", {}),
    ("build ranch 1 : 0", {"kept": {"ranch": 1}, "fresh": {"ranch": 1}}),
    ("kept_turn : 0", {"kept": {"ranch": 1}}),
    ("declare : 0", {"character": "shopkeeper"}),
    ("next_attack : 0", {}),
    ("banker : 0", {"character": "banker"}),
    ("settler_end : 0", {"character": "settler"}),
    ("cash_limit 0 : 0", {"character": "captain"}),
]

# The places of the cowboys that the decision is about; before and after it these are empty.
COWBOYS: dict[str, dict[str, list[int]]] = {
    "carry_out": {"gambling": [0]},
    "buy_vp": {"buy_vp_5": [0]},
    "next_parcel": {"h8": [1, 2], "a8": [0, 1]},
    "buy_parcel": {"a1": [0]},
    "buy_parcels": {"a1": [0]},
    "buy_building": {"construction_3": [0]},
    "next_attack": {"g1": [1, 2], "h1": [1, 2]},
}


def decision(at: str, actor: dict[str, Any], number: int) -> posse.Match:
    """Seat 0 has this decision to make and this many roads in the reserve."""
    return scene(
        seats=3,
        sides=RED | ({"settler": "yellow"} if at.startswith("settler_parcel") else {}),
        players=[{"roads": number, **actor}, {"roads": 1}, {"roads": 1}],
        town={"b8": "0", "g1": "0 hotel", "h1": "0 hotel"},
        cowboys=COWBOYS.get(at.split()[0], {}),
        at=at,
    )


@pytest.mark.parametrize(("at", "actor"), DECISIONS, ids=[at for at, _ in DECISIONS])
def test_roads_may_be_laid_in_front_of_every_decision(at: str, actor: dict[str, Any]) -> None:
    """CC-8.3, R-07: afterwards the same player has the same decision to make, with the same choices except roads."""
    match = decision(at, actor, 2)
    before, question = match.choices(0), match.question
    assert step(match) == at.split()[0]
    assert "roads" in before
    play_all(match, (0, "roads"), (0, "road c4n"), (0, "done"))
    assert (match.asked, match.question) == ((0,), question)
    assert match.choices(0) == before
    play_all(match, (0, "roads"), (0, "road b4n"))
    assert (match.asked, match.question) == ((0,), question)
    assert match.choices(0) == [words for words in before if words != "roads"]


@pytest.mark.parametrize(("at", "actor"), DECISIONS, ids=[at for at, _ in DECISIONS])
def test_without_a_road_in_their_reserve_a_player_lays_none(at: str, actor: dict[str, Any]) -> None:
    """CC-8.3: roads come from the own reserve, not from the supply or another player."""
    match = decision(at, actor, 0)
    assert step(match) == at.split()[0]
    assert "roads" not in match.choices(0)


@pytest.mark.parametrize(("at", "actor"), DECISIONS, ids=[at for at, _ in DECISIONS])
def test_only_the_player_who_decides_lays_roads(at: str, actor: dict[str, Any]) -> None:
    """CC-8.3: the others wait until they have a decision to make."""
    match = decision(at, actor, 1)
    assert match.choices(1) == []
    assert refuses(match, 1, "roads")


def test_as_many_roads_as_they_like() -> None:
    """CC-8.3: the player goes on until they stop or have none left."""
    match = laying(5)
    assert "done" not in match.choices(0)
    play_all(match, (0, "road c4n"), (0, "road b4n"), (0, "road a4n"))
    assert (step(match), roads(match, 0)) == ("roads", 2)
    match.play(0, "done")
    assert (step(match), roads(match, 0)) == ("place", 2)
    assert set(table(match)["roads"]) == CENTRE_ROADS | {"c4n", "b4n", "a4n"}


def test_laying_ends_with_the_last_road() -> None:
    """CC-8.3: each road laid is used up, and the decision is open again by itself."""
    match = laying(2)
    play_all(match, (0, "road c4n"), (0, "road b4n"))
    assert (step(match), roads(match, 0)) == ("place", 0)


def test_laying_roads_does_not_use_up_the_turn() -> None:
    """CC-8.3: the player still places a cowboy, and it is the next player's turn after that."""
    match = laying(1)
    match.play(0, "road c4n")
    assert (match.asked, player(match, 0)["cowboys"]) == ((0,), 3)
    match.play(0, "place wages")
    assert match.asked == (1,)


def test_the_choices_are_worked_out_anew_after_laying() -> None:
    """CC-8.3: a parcel reached only now can be built on at once."""
    match = scene(
        players=[{"roads": 1, "kept": {"bank": 1}, "fresh": {"bank": 1}}, {}],
        town={"b3": "0"},
        at="build bank 1 : 0",
    )
    assert match.choices(0) == ["keep", "roads"]
    play_all(match, (0, "roads"), (0, "road c4n"))
    assert match.choices(0) == ["keep", "build bank b3"]


def test_build_or_keep_is_a_decision_while_there_is_a_road() -> None:
    """CC-8.3: even if keeping is so far the only choice; without a road the building is kept unasked."""
    bought: dict[str, Any] = {"kept": {"bank": 1}, "fresh": {"bank": 1}}
    match = scene(players=[{"roads": 1, **bought}, {}], at="build bank 1 : 0")
    assert match.choices(0) == ["keep", "roads"]
    match = scene(round=4, players=[{"roads": 0, **bought}, {}], at="build bank 1 : 0")
    assert said(match.events) == ["kept 0 bank"]


def test_the_window_of_kept_buildings_is_a_decision_while_there_is_a_road() -> None:
    """CC-8.3: for a player with an eligible building, even if they cannot build it yet; else it passes unasked."""
    match = scene(round=4, players=[{"roads": 1, "kept": {"bank": 1}}, {}], at="kept_buildings")
    assert (step(match), match.choices(0)) == ("kept_turn", ["done", "roads"])
    match = scene(round=4, players=[{"roads": 0, "kept": {"bank": 1}}, {}], at="kept_buildings")
    assert step(match) == "cash_limit"
    match = scene(round=4, players=[{"roads": 1}, {}], at="kept_buildings")
    assert step(match) == "cash_limit"


def test_the_window_closes_with_the_last_building() -> None:
    """CC-8.3: roads are not offered any more when no eligible building is left."""
    match = scene(round=4, players=[{"roads": 1, "kept": {"ranch": 1}}, {}], town={"a1": "0"}, at="kept_buildings")
    match.play(0, "build ranch a1")
    assert step(match) == "cash_limit"


def test_a_building_bought_now_does_not_open_the_window_where_it_must_wait() -> None:
    """CC-8.3: with `next_round` a building of this round's construction is not eligible, so roads are not offered."""
    match = scene(
        round=4,
        options={"kept_building_window": "next_round"},
        players=[{"roads": 1, "kept": {"bank": 1}, "fresh": {"bank": 1}}, {}],
        at="kept_buildings",
    )
    assert step(match) == "cash_limit"


# --- when they may not


def test_no_roads_during_set_up() -> None:
    """CC-8.3: the starting parcels are chosen without roads, although everybody has one."""
    match = new(3)
    for _ in range(6):
        seat = match.asked[0]
        assert (step(match), roads(match, seat)) == ("start_parcel", 1)
        assert "roads" not in match.choices(seat)
        match.play(seat, match.choices(seat)[0])
    assert "roads" in match.choices(match.asked[0])


def test_no_roads_with_a_forced_pass() -> None:
    """CC-8.3: a player without a cowboy passes without a question, roads or not."""
    match = scene(players=[{"cowboys": 0, "roads": 3}, {"cowboys": 1}], at="placement")
    assert said(match.events) == ["passed 0 1"]
    assert match.asked == (1,)


def test_no_roads_with_a_forced_cash_return() -> None:
    """CC-8.3: a player without money is not asked at the cash limit."""
    match = scene(
        players=[{"cash": 0, "roads": 3, "character": "captain"}, {"cash": 1, "character": "banker"}],
        at="cash_limits",
    )
    assert match.asked == (1,)


def test_no_roads_with_an_action_that_must_be_declined() -> None:
    """CC-8.3: a player who cannot pay has no decision to make."""
    match = scene(
        round=4,
        players=[{"cash": 0, "roads": 3}, {}],
        cowboys={"construction_3": [0], "buy_vp_5": [0], "a1": [0]},
        at="resolution",
    )
    assert (step(match), match.asked) == ("cash_limit", (1,))


def test_no_roads_with_the_answer_to_a_consent_question() -> None:
    """CC-8.3: the owner of the parcel says yes or no, nothing else."""
    match = scene(
        players=[{"kept": {"bank": 1}, "fresh": {"bank": 1}}, {"roads": 3}],
        town={"c3": "0", "e5": "1"},
        at="build bank 1 : 0",
    )
    play_all(match, (0, "build bank c3"), (0, "house e5"))
    assert (match.asked, match.choices(1)) == ((1,), ["yes", "no"])


def test_no_roads_between_the_building_and_its_house() -> None:
    """CC-8.3, CC-8.7: roads come first; once the parcel is named only the house is asked for."""
    builder = {"kept": {"bank": 1}, "fresh": {"bank": 1}, "roads": 3}
    match = scene(players=[builder, {}], town={"c3": "0"}, at="build bank 1 : 0")
    match.play(0, "build bank c3")
    assert offered(match, 0, "house") == [words.split()[1] for words in match.choices(0)]


def test_no_roads_with_the_secret_choice_of_a_duel_tile() -> None:
    """CC-8.3: only tiles are on offer."""
    match = scene(
        options={"might_makes_right": True},
        players=[{"roads": 3}, {"roads": 3}],
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
    )
    assert match.choices(0) == match.choices(1) == [f"tile {value}" for value in range(6)]


# --- once more at the end


def at_the_end(**picture: Any) -> posse.Match:
    """The last players of round 4 are about to give back nothing."""
    match = scene(
        seats=3,
        round=4,
        passed=[2, 0, 1],
        players=[
            {"roads": 1, "character": "captain"},
            {"roads": 0, "character": "banker"},
            {"roads": 2, "character": "worker"},
        ],
        at="cash_limits",
        **picture,
    )
    play_all(match, (2, "return 0"), (0, "return 0"), (1, "return 0"))
    return match


def test_with_the_river_roads_are_offered_once_more_before_final_scoring() -> None:
    """CC-8.3: in pass order, to everybody who still has one."""
    match = at_the_end(options={"river": "carson"})
    assert (match.asked, match.choices(2)) == ((2,), ["done", "roads"])
    match.play(2, "done")
    assert (match.asked, match.choices(0)) == ((0,), ["done", "roads"])
    play_all(match, (0, "roads"), (0, "road f4n"))
    assert match.over
    assert "f4n" in table(match)["roads"]


def test_without_the_river_roads_are_not_offered_at_the_end() -> None:
    """CC-8.3, R-07: they have no effect by then."""
    match = at_the_end()
    assert match.over


def test_the_centre_of_the_scenes_is_where_these_tests_think() -> None:
    """CC-8.2: the house on d4 with its four roads, as after set-up."""
    match = scene(at="place : 0")
    assert content(match, "d4") == "house"
    assert set(table(match)["roads"]) == CENTRE_ROADS
