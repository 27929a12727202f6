"""Kept buildings: when they may be built, and what they are worth until then (CC-7.7, CC-8.8 to CC-8.12)."""

from typing import Any

import pytest

import posse
from tests.contract.law import wander
from tests.games.carson.table import (
    cash,
    content,
    firepower,
    kept,
    offered,
    parcel,
    parcels,
    play_all,
    points,
    revolvers,
    scene,
    step,
    table,
)


def window(*keepers: dict[str, int], **picture: Any) -> posse.Match:
    """The window for kept buildings opens in the last round; nobody has a road to lay."""
    players = [{"roads": 0, "kept": buildings} for buildings in keepers]
    laid: dict[str, Any] = {"seats": len(players), "round": 4, "players": players, "at": "kept_buildings"}
    return scene(**laid | picture)


# --- keeping


@pytest.mark.parametrize("buyer", [{}, {"kept": {"ranch": 1}}, {"kept": {"bank": 1}}])
def test_a_building_just_bought_is_in_the_reserve_of_its_buyer(buyer: dict[str, Any]) -> None:
    """CC-0.10, CC-8.9: a scene is refused if a player builds what they have not bought this round."""
    with pytest.raises(posse.BadScene):
        scene(players=[buyer], town={"a1": "0"}, row=["-"] * 7, at="build bank 1 : 0")


def test_any_number_of_buildings_may_be_kept() -> None:
    """CC-8.9: bought one after the other and kept, although they could be built."""
    match = scene(
        round=4,
        players=[{"cash": 40, "roads": 0}, {"roads": 0}],
        town={"a1": "0", "c3": "0"},
        cowboys={f"construction_{price}": [0] for price in (12, 10, 8, 3)},
        at="resolve construction_12",
    )
    for price in (12, 10, 8, 3):
        play_all(match, (0, f"buy construction_{price}"), (0, "keep"))
    assert kept(match, 0) == {"mine": 1, "ranch": 2, "saloon": 1}
    assert parcels(match, owner=0, content=None) == ["a1", "c3"]


def test_kept_buildings_can_be_built_only_in_their_window() -> None:
    """CC-8.9: not with a purchase on a construction space, not at selection, placement or the cash limit."""
    hoard = {"kept": {"mine": 1, "ranch": 1}, "fresh": {"ranch": 1}, "roads": 0, "character": "banker"}
    match = scene(players=[hoard, {}], town={"a1": "0"}, at="build ranch 1 : 0")
    assert offered(match, 0, "build") == ["ranch a1"]
    match = scene(
        players=[hoard, {}],
        town={"a1": "0"},
        cowboys={"construction_8": [0]},
        at="buy_building construction_8 saloon : 0",
    )
    assert (step(match), offered(match, 0, "build")) == ("buy_building", [])
    hoard["fresh"] = {}
    for at in ("place : 0", "carry_out gambling : 0", "cash_limit 0 : 0"):
        cowboys_there = {"gambling": [0]} if "gambling" in at else {}
        match = scene(players=[hoard, {}], town={"a1": "0"}, cowboys=cowboys_there, at=at)
        assert (step(match), offered(match, 0, "build")) == (at.split()[0], [])
    match = scene(players=[{**hoard, "character": "-"}, {}], town={"a1": "0"}, at="character : 0")
    assert (step(match), offered(match, 0, "build")) == ("character", [])


def test_the_window_opens_right_after_construction_3() -> None:
    """CC-7.7: before parcel income, once through the players in pass order."""
    match = scene(
        seats=3,
        passed=[2, 0, 1],
        players=[{"roads": 0, "kept": {"ranch": 1}}, {"roads": 0}, {"roads": 0, "kept": {"mine": 1}}],
        town={"a1": "0", "h8": "2", "a8": "1"},
        cowboys={"construction_3": [1], "parcel_income": [0]},
        at="resolve construction_3",
    )
    assert step(match) == "buy_building"
    match.play(1, "decline")
    assert (match.asked, match.choices(2)) == ((2,), ["done", "build mine h8"])
    match.play(2, "build mine h8")
    assert (match.asked, match.choices(0)) == ((0,), ["done", "build ranch a1"])
    match.play(0, "build ranch a1")
    assert match.question == {"step": "carry_out", "place": "parcel_income"}


def test_kept_buildings_are_built_one_after_the_other_in_any_order() -> None:
    """CC-7.7: each may use what the one before left; players stop when they like, and pay nothing again."""
    match = window({"ranch": 1, "mine": 1, "bank": 1}, {}, town={"a1": "0", "c3": "0", "a8": "0"})
    assert offered(match, 0, "build") == [
        "ranch a1",
        "ranch c3",
        "ranch a8",
        "mine a1",
        "mine c3",
        "mine a8",
        "bank c3",
    ]
    match.play(0, "build mine a8")
    assert offered(match, 0, "build") == ["ranch a1", "ranch c3", "bank c3"]
    play_all(match, (0, "build bank c3"), (0, "house d3"))
    assert offered(match, 0, "build") == ["ranch a1"]
    assert cash(match, 0) == 15
    match.play(0, "done")
    assert (kept(match, 0), step(match)) == ({"ranch": 1}, "cash_limit")


def test_a_refusal_to_build_is_no_duty_later() -> None:
    """CC-7.7: a player may leave everything unbuilt."""
    match = window({"ranch": 1}, {}, town={"a1": "0"})
    match.play(0, "done")
    assert (content(match, "a1"), kept(match, 0)) == (None, {"ranch": 1})


def test_roads_of_a_later_player_give_an_earlier_one_no_second_chance() -> None:
    """CC-7.7: the players are gone through once."""
    match = scene(
        round=4,
        players=[{"roads": 1, "kept": {"bank": 1}}, {"roads": 2, "kept": {"bank": 1}}],
        town={"b3": "0", "c3": "1"},
        at="kept_buildings",
    )
    assert match.choices(0) == ["done", "roads"]
    match.play(0, "done")
    play_all(match, (1, "roads"), (1, "road c4n"), (1, "done"), (1, "done"))
    assert (step(match), content(match, "b3")) == ("cash_limit", None)


def test_an_earlier_players_roads_serve_a_later_one() -> None:
    """CC-7.7: later players build on the board as it is then."""
    match = scene(
        round=4,
        players=[{"roads": 1, "kept": {"bank": 1}}, {"roads": 0, "kept": {"bank": 1}}],
        town={"b3": "1"},
        at="kept_buildings",
    )
    play_all(match, (0, "roads"), (0, "road c4n"))
    assert (match.asked, match.choices(1)) == ((1,), ["done", "build bank b3"])


@pytest.mark.parametrize(("rule", "sites"), [("same_round", ["bank c3"]), ("next_round", [])])
def test_a_building_bought_this_round_is_eligible_as_the_option_says(rule: str, sites: list[str]) -> None:
    """CC-8.9, R-09: at once with `same_round`, in a later round with `next_round`."""
    match = scene(
        round=4,
        options={"kept_building_window": rule},
        players=[{"roads": 0}, {"roads": 0}],
        town={"c3": "0"},
        cowboys={"construction_6": [0], "buy_vp_5": [0]},
        at="resolve construction_6",
    )
    play_all(match, (0, "buy construction_6"), (0, "keep"))
    assert step(match) == ("kept_turn" if sites else "buy_vp")
    assert offered(match, 0, "build") == sites
    assert kept(match, 0) == {"bank": 1}


def test_with_next_round_an_old_tile_of_the_same_kind_is_eligible() -> None:
    """CC-8.9: of two banks, one bought now and one before, one may be built."""
    match = window(
        {"bank": 2},
        {},
        options={"kept_building_window": "next_round"},
        players=[{"roads": 0, "kept": {"bank": 2}, "fresh": {"bank": 1}}, {}],
        town={"c3": "0", "d3": "0"},
    )
    play_all(match, (0, "build bank c3"), (0, "house e5"))
    assert (kept(match, 0), step(match)) == ({"bank": 1}, "cash_limit")


def test_with_next_round_a_tile_built_at_once_shuts_out_no_old_one() -> None:
    """CC-8.9: the bank bought and built now is done with; the one kept before may follow in the window."""
    match = scene(
        round=4,
        options={"kept_building_window": "next_round"},
        players=[{"roads": 0, "kept": {"bank": 1}}, {}],
        town={"c3": "0", "d3": "0"},
        cowboys={"construction_6": [0]},
        at="resolve construction_6",
    )
    play_all(match, (0, "buy construction_6"), (0, "build bank c3"), (0, "house e5"))
    assert (step(match), match.choices(0)) == ("kept_turn", ["done", "build bank d3"])


@pytest.mark.parametrize("rule", ["same_round", "next_round"])
def test_a_building_kept_in_an_earlier_round_is_eligible(rule: str) -> None:
    """CC-8.9: with either option, round after round; a window passed by does not shut it out."""
    match = scene(
        options={"kept_building_window": rule},
        players=[{"cash": 9, "roads": 0, "character": "banker"}, {"cash": 9, "roads": 0, "character": "captain"}],
        town={"a1": "0"},
        cowboys={"construction_3": [0]},
        at="resolve construction_3",
        dice=["building hotel"],
    )
    play_all(match, (0, "buy construction_3"), (0, "keep"))
    if rule == "same_round":
        match.play(0, "done")
    play_all(match, (0, "return 0"), (1, "return 0"))
    assert (table(match)["round"], kept(match, 0)) == (2, {"ranch": 1})
    play_all(match, (0, "take banker"), (1, "take mercenary"), (0, "pass"), (1, "pass"))
    assert (match.asked, match.choices(0)) == ((0,), ["done", "build ranch a1"])


@pytest.mark.parametrize("rule", ["same_round", "next_round"])
def test_a_building_of_the_red_worker_is_eligible_in_the_same_round(rule: str) -> None:
    """CC-8.9, R-09: the worker takes it in phase 1, before this round's construction begins."""
    match = scene(
        seats=2,
        options={"kept_building_window": rule, "worker_side": "red"},
        players=[{"cash": 9, "roads": 0, "character": "worker"}, {"roads": 0}],
        town={"a1": "0"},
        at="worker : 0",
        dice=["building hotel"],
    )
    play_all(match, (0, "buy construction_3"), (0, "keep"), (1, "take mercenary"), (0, "pass"), (1, "pass"))
    assert (step(match), match.choices(0)) == ("kept_turn", ["done", "build ranch a1"])


def test_nothing_is_paid_again_for_a_kept_building() -> None:
    """CC-8.9: also a player without money builds it."""
    match = window({"mine": 1}, {}, players=[{"cash": 0, "roads": 0, "kept": {"mine": 1}}, {}], town={"a1": "0"})
    match.play(0, "build mine a1")
    assert content(match, "a1") == "mine"


def test_a_table_in_the_middle_of_the_window_is_a_sound_one() -> None:
    """CC-8.9: a building bought and built in one round is forgotten as bought; the rest of the window plays on."""
    match = scene(
        round=4,
        players=[{"roads": 0, "kept": {"bank": 1, "ranch": 1}, "fresh": {"bank": 1, "ranch": 1}}, {}],
        town={"c3": "0", "a1": "0"},
        at="kept_buildings",
    )
    play_all(match, (0, "build bank c3"), (0, "house d3"))
    again = posse.scene("carson", match.scene())
    assert again.choices(0) == match.choices(0) == ["done", "build ranch a1"]


def test_kept_buildings_give_no_income_revolvers_or_points() -> None:
    """CC-8.10: and do not count as ranches or mines for drugstore and bank."""
    hoard = {"ranch": 1, "mine": 1, "hotel": 1, "prison": 1}
    match = scene(
        round=4,
        players=[{"cowboys": 0, "revolvers": 0, "roads": 0, "kept": hoard}, {}],
        town={"a8": "0 drugstore", "h8": "0 bank"},
        cowboys={"property_vp": [0]},
        at="estate",
    )
    assert (parcel(match, "a8")["income"], parcel(match, "h8")["income"]) == (0, 0)
    assert (cash(match, 0), firepower(match, 0)) == (15, 0)
    match.play(0, "carry")
    assert points(match, 0) == 2


@pytest.mark.parametrize(("building", "chips"), [("ranch", 1), ("mine", 1), ("prison", 2)])
def test_a_kept_building_gives_its_revolvers_when_it_is_built(building: str, chips: int) -> None:
    """CC-8.11: in the window as on the construction space."""
    match = window({building: 1, "church": 1}, {}, town={"c3": "0"})
    match.play(0, f"build {building} c3")
    if building == "prison":
        match.play(0, "house d3")
    assert revolvers(match, 0) == 1 + chips


# --- refusals in the window


def test_in_the_window_a_refusal_is_remembered_for_each_kind() -> None:
    """CC-8.8, R-37: until a building of that kind is built; another kind may ask for the parcel."""
    match = window({"bank": 2, "saloon": 1}, {}, town={"c3": "0", "d3": "0", "e3": "0", "e5": "1"})
    play_all(match, (0, "build bank c3"), (0, "house e5"), (1, "no"), (0, "build bank d3"))
    assert "e5" not in offered(match, 0, "house")
    match.play(0, "house c5")
    match.play(0, "build bank c3")
    assert "e5" in offered(match, 0, "house")


def test_in_the_window_a_refusal_for_one_kind_does_not_bind_another() -> None:
    """R-37: refused for the bank, the parcel is asked for with the saloon, and the bank's refusal still holds."""
    match = window({"bank": 1, "saloon": 1}, {}, town={"c3": "0", "d3": "0", "e5": "1", "e3": "1"})
    play_all(match, (0, "build bank c3"), (0, "house e5"), (1, "no"), (0, "build saloon c3"))
    assert "e5" in offered(match, 0, "house")
    play_all(match, (0, "house e3"), (1, "yes"), (0, "build bank d3"))
    assert "e5" not in offered(match, 0, "house")


def test_a_refusal_in_the_window_is_over_with_the_players_turn() -> None:
    """CC-8.8: the next player may ask for the same parcel."""
    match = window({"bank": 1}, {}, {"bank": 1}, town={"c3": "0", "d3": "2", "e5": "1"})
    play_all(match, (0, "build bank c3"), (0, "house e5"), (1, "no"), (0, "done"))
    match.play(2, "build bank d3")
    assert "e5" in offered(match, 2, "house")


# --- for good


@pytest.mark.parametrize("seed", [3, 4])
def test_buildings_houses_mountains_and_ownership_are_permanent(seed: int) -> None:
    """CC-8.12: throughout four rounds everything built stays, and every owner keeps their parcels."""
    hoards: list[dict[str, int]] = [{"ranch": 2, "bank": 1}, {"mine": 2, "hotel": 1}, {"church": 1, "prison": 1}]
    characters = ["sheriff", "banker", "worker"]
    match = scene(
        seed=seed,
        seats=3,
        players=[{"cash": 60, "roads": 3, "kept": kept, "character": name} for kept, name in zip(hoards, characters)],
        town={"c3": "0", "d3": "1", "e3": "2", "a1": "0", "a3": "0", "h1": "1", "h3": "1", "b7": "mountain"},
        at="kept_buildings",
    )
    contents: dict[str, str] = {}
    owners: dict[str, int] = {}
    for table_now in wander(match, seed):
        town = table(table_now)["town"]
        assert {name: town[name].get("content") for name in contents} == contents
        assert {name: town[name].get("owner") for name in owners} == owners
        contents = {name: spot["content"] for name, spot in town.items() if "content" in spot}
        owners = {name: spot["owner"] for name, spot in town.items() if "owner" in spot}
    assert match.over
    assert len(contents) > 4
    assert len(owners) > 8
