"""Construction: buying and building, houses and consent (CC-7.6, CC-8.4 to CC-8.8, CC-8.11, CC-8.12)."""

from typing import Any

import pytest

import posse
from tests.games.carson.table import (
    cash,
    content,
    cowboys,
    kept,
    offered,
    owner,
    parcel,
    parcels,
    play_all,
    player,
    refuses,
    revolvers,
    roads,
    row,
    said,
    scene,
    standing,
    step,
    supply,
    table,
)

IN_TOWN = ["drugstore", "bank", "saloon", "hotel", "church", "prison"]
REACHED = {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}
"""The free parcels that the four roads of the usual centre reach."""


def build(building: str, **picture: Any) -> posse.Match:
    """Seat 0 has just bought a building in the last round; nobody has a road to lay."""
    me = {"roads": 0, "kept": {building: 1}, "fresh": {building: 1}} | picture.pop("me", {})
    laid: dict[str, Any] = {
        "seats": 3,
        "round": 4,
        "players": [me, {"roads": 0}, {"roads": 0}],
        "at": f"build {building} 1 : 0",
    }
    return scene(**laid | picture)


# --- buying


@pytest.mark.parametrize("cost", [12, 10, 8, 6, 5, 4, 3])
def test_a_building_is_bought_at_the_printed_price(cost: int) -> None:
    """CC-7.6: the price is paid, the tile leaves the row, nothing else moves up now."""
    space = f"construction_{cost}"
    match = scene(players=[{"cash": 20, "roads": 0}, {}], town={"a1": "0"}, cowboys={space: [0]}, at=f"resolve {space}")
    before = row(match)
    slot = [3, 4, 5, 6, 8, 10, 12].index(cost)
    bought = before[slot]
    assert match.choices(0) == ["decline", f"buy {space}"]
    assert said(match.play(0, f"buy {space}"), "bought_building") == [f"bought_building 0 {bought} {cost}"]
    assert cash(match, 0) == 20 - cost
    assert row(match) == [*before[:slot], None, *before[slot + 1 :]]
    assert (standing(match, space), supply(match, 0) + cowboys(match, 0)) == ([], 10)


@pytest.mark.parametrize(("cost", "half"), [(12, 6), (10, 5), (8, 4), (6, 3), (5, 3), (4, 2), (3, 2)])
def test_the_yellow_worker_pays_half_rounded_up(cost: int, half: int) -> None:
    """CC-7.6: with exactly that much they can buy, with a dollar less they cannot."""
    space = f"construction_{cost}"

    def standing_with(money: int) -> posse.Match:
        me = {"cash": money, "roads": 0, "character": "worker"}
        return scene(round=4, players=[me, {}], cowboys={space: [0]}, at=f"resolve {space}")

    match = standing_with(half)
    match.play(0, f"buy {space}")
    assert cash(match, 0) == 0
    assert said(standing_with(half - 1).events) == [f"declined 0 {space}"]


@pytest.mark.parametrize(
    ("character", "side"), [("worker", "red"), ("banker", "yellow"), ("settler", "yellow"), ("captain", "red")]
)
def test_nobody_else_pays_half(character: str, side: str) -> None:
    """CC-7.6: neither the red worker nor any other card halves the printed price."""
    match = scene(
        sides={character: side},
        players=[{"cash": 12, "roads": 0, "character": character}, {}],
        cowboys={"construction_12": [0]},
        at="resolve construction_12",
    )
    match.play(0, "buy construction_12")
    assert cash(match, 0) == 0


def test_the_yellow_worker_pays_half_for_every_purchase_of_the_round() -> None:
    """CC-7.6: not only for the first one."""
    match = scene(
        players=[{"cash": 20, "roads": 0, "character": "worker"}, {}],
        cowboys={"construction_12": [0], "construction_5": [0]},
        at="resolve construction_12",
    )
    play_all(match, (0, "buy construction_12"), (0, "buy construction_5"))
    assert cash(match, 0) == 20 - 6 - 3


def test_each_construction_space_is_fought_for_by_itself() -> None:
    """CC-7.6: the loser on $10 may win on $5; each buys their own."""
    match = scene(
        round=4,
        players=[{"cash": 20, "roads": 0}, {"cash": 20, "roads": 0}],
        cowboys={"construction_10": [0, 1], "construction_5": [0, 1]},
        at="resolve construction_10",
        dice=["die 6", "die 1", "die 1", "die 6"],
    )
    play_all(match, (0, "buy construction_10"), (1, "buy construction_5"))
    assert (kept(match, 0), kept(match, 1)) == ({"ranch": 1}, {"drugstore": 1})
    assert [cash(match, seat) for seat in (0, 1)] == [10, 15]


def test_a_bought_building_is_built_at_once_or_kept() -> None:
    """CC-7.6: only the buyer decides which."""
    match = scene(
        players=[{"roads": 0}, {}], town={"a1": "0"}, cowboys={"construction_3": [0]}, at="resolve construction_3"
    )
    match.play(0, "buy construction_3")
    assert (match.asked, match.choices(0)) == ((0,), ["keep", "build ranch a1"])
    match.play(0, "build ranch a1")
    assert (content(match, "a1"), kept(match, 0)) == ("ranch", {})


# --- where buildings stand


@pytest.mark.parametrize("building", ["ranch", "mine", *IN_TOWN])
def test_a_building_stands_only_on_an_own_unoccupied_parcel(building: str) -> None:
    """CC-8.4, R-26: no house, mountain or building may be there, also for a ranch."""
    town = {
        "c3": "0",
        "d3": "0 house",
        "e3": "0 mountain",
        "c4": "0 hotel",
        "e4": "1",
        "c5": "1 ranch",
        "d5": "mountain",
    }
    match = build(building, town=town)
    assert offered(match, 0, "build") == [f"{building} c3"]


@pytest.mark.parametrize("building", IN_TOWN)
def test_a_building_of_the_town_stands_on_a_reached_parcel(building: str) -> None:
    """CC-8.5: an own free parcel without a road is not enough."""
    match = build(building, town={"a1": "0", "c3": "0", "f6": "0"})
    assert offered(match, 0, "build") == [f"{building} c3"]
    assert refuses(match, 0, f"build {building} a1")


@pytest.mark.parametrize("building", ["ranch", "mine"])
def test_a_ranch_or_mine_needs_no_road_and_brings_no_house(building: str) -> None:
    """CC-8.5, R-08: it stands at once, and no house is asked for."""
    match = build(building, town={"a1": "0", "c3": "0"})
    assert offered(match, 0, "build") == [f"{building} a1", f"{building} c3"]
    houses = table(match)["houses"]
    match.play(0, f"build {building} a1")
    assert content(match, "a1") == building
    assert (table(match)["houses"], parcels(match, content="house")) == (houses, ["d4"])
    assert step(match) == "cash_limit"


def test_with_the_option_a_mine_brings_a_house() -> None:
    """CC-8.5, R-08: `mine_brings_house` wants a reached parcel for the house, none for the mine."""
    match = build("mine", options={"mine_brings_house": True}, town={"a1": "0", "c3": "0"})
    assert offered(match, 0, "build") == ["mine a1", "mine c3"]
    match.play(0, "build mine a1")
    assert set(offered(match, 0, "house")) == REACHED
    match.play(0, "house c4")
    assert (content(match, "a1"), content(match, "c4")) == ("mine", "house")


def test_with_the_option_a_mine_waits_for_a_place_for_its_house() -> None:
    """CC-8.5: without any reached free parcel the mine cannot be built; a ranch can."""
    full = dict.fromkeys(sorted(REACHED), "mountain")
    for building, sites in (("mine", []), ("ranch", ["ranch a1"])):
        match = build(building, options={"mine_brings_house": True}, me={"roads": 1}, town={"a1": "0", **full})
        assert offered(match, 0, "build") == sites


def test_the_house_is_placed_in_the_same_step() -> None:
    """CC-8.5, CC-8.7: nothing stands until both parcels are named, then both stand."""
    match = build("saloon", town={"c3": "0"})
    assert said(match.play(0, "build saloon c3")) == []
    assert (content(match, "c3"), match.question) == (None, {"step": "house", "building": "saloon", "parcel": "c3"})
    assert said(match.play(0, "house e5"), "built", "housed") == ["built 0 saloon c3", "housed 0 e5"]
    assert (content(match, "c3"), content(match, "e5")) == ("saloon", "house")


def test_a_building_of_the_town_needs_a_second_parcel_for_its_house() -> None:
    """CC-8.5, CC-8.6: where the site is the only reached free parcel, nothing can be built."""
    full = dict.fromkeys(sorted(REACHED - {"c3"}), "mountain")
    match = build("saloon", town={"c3": "0", **full}, me={"roads": 1})
    assert match.choices(0) == ["keep", "roads"]
    play_all(match, (0, "roads"), (0, "road c4n"))
    assert offered(match, 0, "build") == ["saloon c3"]
    match.play(0, "build saloon c3")
    assert offered(match, 0, "house") == ["b3", "b4"]


# --- houses


def test_the_house_stands_on_any_reached_unoccupied_parcel() -> None:
    """CC-8.6: near or far, own, nobody's or another player's; not on the site, and not where anything stands."""
    town = {"c3": "0", "d3": "0", "e3": "1", "c4": "mountain", "e4": "0 ranch", "c5": "0 mountain", "h1": "0"}
    match = build("bank", town=town, roads=["f4n", "g4n", "h4n", "e4n"])
    match.play(0, "build bank c3")
    far = {"f3", "g3", "h3", "f4", "g4", "h4"}
    assert set(offered(match, 0, "house")) == {"d3", "e3", "d5", "e5"} | far
    assert refuses(match, 0, "house c3")
    assert refuses(match, 0, "house a8")


def test_the_house_never_stands_on_river() -> None:
    """CC-8.6: a reached river parcel takes no house."""
    match = build(
        "bank",
        options={"river": "carson"},
        centre="g7",
        roads=["b3w", "b2w"],
        bridges=["c3n"],
        town={"a2": "0", **dict.fromkeys(["f7", "f8", "g8", "h7", "h8"], "mountain"), "f6": "1 ranch", "g6": "1 mine"},
    )
    match.play(0, "build bank a2")
    assert set(offered(match, 0, "house")) == {"a1", "b1", "b2", "a3", "b3", "a4", "b4", "d2", "h6"}


def test_the_house_is_free_and_comes_from_the_supply() -> None:
    """CC-8.6: nothing is paid for it."""
    match = build("bank", me={"cash": 0}, town={"c3": "0"})
    houses = table(match)["houses"]
    play_all(match, (0, "build bank c3"), (0, "house e5"))
    assert (table(match)["houses"], said(match.events, "built")) == (houses - 1, ["built 0 bank c3"])


def test_a_house_on_an_unowned_parcel_belongs_to_nobody_and_can_be_bought_with_it() -> None:
    """CC-8.6: ownership does not change, and the parcel is for sale as before."""
    match = build("bank", town={"c3": "0"})
    play_all(match, (0, "build bank c3"), (0, "house e5"))
    assert owner(match, "e5") is None
    assert parcel(match, "e5")["price"] == 1 + 2
    later = scene(players=[{"roads": 0}, {}], town={"e5": "house"}, cowboys={"e5": [1]}, at="uncontested")
    later.play(1, "buy e5")
    assert (owner(later, "e5"), content(later, "e5")) == (1, "house")


def test_a_house_on_an_owned_parcel_belongs_to_its_owner() -> None:
    """CC-8.6: on the builder's parcel it is the builder's; on another's parcel it is the other's."""
    match = build("bank", town={"c3": "0", "d3": "0"})
    play_all(match, (0, "build bank c3"), (0, "house d3"))
    assert (owner(match, "d3"), content(match, "d3")) == (0, "house")
    match = build("bank", town={"c3": "0", "e5": "2"})
    play_all(match, (0, "build bank c3"), (0, "house e5"), (2, "yes"))
    assert (owner(match, "e5"), content(match, "e5")) == (2, "house")


def test_houses_cannot_be_bought_without_their_parcel() -> None:
    """CC-8.6: no answer of a placement or purchase gives a house alone."""
    match = scene(players=[{"roads": 0}, {}], town={"e5": "house"}, cowboys={"e5": [0]}, at="uncontested")
    assert match.choices(0) == ["decline", "buy e5"]
    assert offered(scene(at="place : 0"), 0, "house") == []


@pytest.mark.parametrize("building", IN_TOWN)
def test_without_a_house_in_the_supply_a_town_building_waits(building: str) -> None:
    """CC-8.5, CC-15.2: no house, no building; a ranch does not mind."""
    lots = [f"{letter}{number}" for number in (1, 8) for letter in "abcdefgh"] + ["a2", "b2", "h2"]
    houses = dict.fromkeys(lots, "house")
    match = build(building, town={"c3": "0", **houses}, me={"roads": 1})
    assert table(match)["houses"] == 0
    assert match.choices(0) == ["keep", "roads"]
    assert offered(build("ranch", town={"c3": "0", **houses}), 0, "build") == ["ranch c3"]


# --- order inside one build


def test_roads_already_laid_stay_even_if_nothing_is_built() -> None:
    """CC-8.7: roads, then keep: the roads lie, the building does not stand."""
    match = build("bank", town={"c3": "0"}, me={"roads": 1})
    play_all(match, (0, "roads"), (0, "road c4n"), (0, "keep"))
    assert "c4n" in table(match)["roads"]
    assert (kept(match, 0), content(match, "c3"), roads(match, 0)) == ({"bank": 1}, None, 0)


def test_both_parcels_are_legal_on_the_board_as_it_then_is() -> None:
    """CC-8.7: a road laid first makes site and house possible in one build."""
    match = build("bank", town={"b3": "0", **dict.fromkeys(sorted(REACHED), "mountain")}, me={"roads": 2})
    play_all(match, (0, "roads"), (0, "road c4n"), (0, "done"))
    assert offered(match, 0, "build") == ["bank b3"]
    match.play(0, "build bank b3")
    assert (content(match, "b3"), content(match, "b4")) == ("bank", "house")


# --- consent


def asking(**picture: Any) -> posse.Match:
    """Seat 0 wants to put the house of a bank on c3 on a parcel of seat 1."""
    match = build("bank", town={"c3": "0", "d3": "0", "e5": "1", "c5": "1"}, **picture)
    play_all(match, (0, "build bank c3"), (0, "house e5"))
    return match


def test_the_owner_of_the_parcel_is_asked_before_anything_is_placed() -> None:
    """CC-8.8: only the owner answers, with yes or no."""
    match = asking()
    assert said(match.events) == ["asked_consent 0 1 e5"]
    assert (match.asked, match.choices(1)) == ((1,), ["yes", "no"])
    assert refuses(match, 0, "yes")
    assert (content(match, "c3"), content(match, "e5"), kept(match, 0)) == (None, None, {"bank": 1})


def test_after_a_yes_building_and_house_stand() -> None:
    """CC-8.8: both are placed together; nothing changes hands."""
    match = asking()
    money = [cash(match, seat) for seat in range(3)]
    events = said(match.play(1, "yes"))
    assert events[:3] == ["consented 1 e5", "built 0 bank c3", "housed 0 e5"]
    earned = [
        sum(int(words.split()[-1]) for words in events if words.startswith(f"earned {seat}")) for seat in range(3)
    ]
    assert [cash(match, seat) for seat in range(3)] == [sum(pair) for pair in zip(money, earned, strict=True)]
    assert (owner(match, "c3"), owner(match, "e5")) == (0, 1)


def test_after_a_no_nothing_has_been_placed_and_the_builder_decides_anew() -> None:
    """CC-8.8: the builder names other parcels, or keeps the building; here there is another place for the house."""
    match = asking()
    assert said(match.play(1, "no")) == ["refused 1 e5"]
    assert (content(match, "c3"), content(match, "e5")) == (None, None)
    assert (match.asked, match.choices(0)) == ((0,), ["keep", "build bank c3", "build bank d3"])
    play_all(match, (0, "build bank d3"), (0, "house c3"))
    assert (content(match, "d3"), content(match, "c3")) == ("bank", "house")


def test_after_a_no_the_builder_may_lay_roads_or_keep() -> None:
    """CC-8.8: the whole decision is open again."""
    match = asking(me={"roads": 1})
    match.play(1, "no")
    play_all(match, (0, "roads"), (0, "road c4n"), (0, "keep"))
    assert kept(match, 0) == {"bank": 1}


def test_a_refused_parcel_may_not_be_asked_for_again_in_the_same_step() -> None:
    """CC-8.8: whatever the site; another parcel of the same owner may be."""
    match = asking()
    match.play(1, "no")
    match.play(0, "build bank d3")
    assert "e5" not in offered(match, 0, "house")
    assert refuses(match, 0, "house e5")
    match.play(0, "house c5")
    assert match.asked == (1,)
    match.play(1, "no")
    match.play(0, "build bank c3")
    assert not {"c5", "e5"} & set(offered(match, 0, "house"))


def test_with_everything_refused_the_building_is_kept() -> None:
    """CC-8.8: without another parcel for the house there is no site any more."""
    full = dict.fromkeys(sorted(REACHED - {"c3", "e5"}), "mountain")
    match = build("bank", town={"c3": "0", "e5": "1", **full})
    match.play(0, "build bank c3")
    assert match.asked == (1,)
    assert said(match.play(1, "no"), "refused", "kept") == ["refused 1 e5", "kept 0 bank"]


def test_the_own_parcel_needs_no_consent() -> None:
    """CC-8.8: nor does a parcel of nobody."""
    match = build("bank", town={"c3": "0", "d3": "0"})
    match.play(0, "build bank c3")
    match.play(0, "house d3")
    assert said(match.events, "asked_consent") == []


def test_a_refusal_is_over_with_its_construction_space() -> None:
    """CC-8.8: for the next purchase, and in the window of kept buildings, the owner may be asked again."""
    match = scene(
        round=4,
        players=[{"cash": 30, "roads": 0}, {"roads": 0}],
        row=["-", "-", "-", "bank", "bank", "-", "-"],
        town={"c3": "0", "e5": "1"},
        cowboys={"construction_8": [0], "construction_6": [0]},
        at="resolve construction_8",
    )
    ask = ((0, "build bank c3"), (0, "house e5"), (1, "no"))
    play_all(match, (0, "buy construction_8"), *ask, (0, "keep"))
    play_all(match, (0, "buy construction_6"), *ask, (0, "keep"))
    assert step(match) == "kept_turn"
    play_all(match, *ask, (0, "done"))
    assert (step(match), kept(match, 0)) == ("cash_limit", {"bank": 2})


def test_a_refusal_is_over_when_the_building_stands() -> None:
    """CC-8.8: the next purchase may ask for the parcel that was refused for the building before."""
    match = scene(
        round=4,
        players=[{"cash": 30, "roads": 0}, {"roads": 0}],
        row=["-", "-", "-", "bank", "bank", "-", "-"],
        town={"c3": "0", "d3": "0", "e5": "1"},
        cowboys={"construction_8": [0], "construction_6": [0]},
        at="resolve construction_8",
    )
    play_all(match, (0, "buy construction_8"), (0, "build bank c3"), (0, "house e5"), (1, "no"))
    play_all(match, (0, "build bank c3"), (0, "house c5"), (0, "buy construction_6"), (0, "build bank d3"))
    assert "e5" in offered(match, 0, "house")


# --- revolvers


@pytest.mark.parametrize(
    ("building", "chips"),
    [("ranch", 1), ("mine", 1), ("prison", 2), *[(name, 0) for name in IN_TOWN if name != "prison"]],
)
def test_the_builder_takes_the_revolvers_of_their_building(building: str, chips: int) -> None:
    """CC-8.11: 1 for a ranch or mine, 2 for a prison, none for others; only when it is built."""
    match = build(building, town={"c3": "0"}, me={"revolvers": 3})
    assert revolvers(match, 0) == 3
    match.play(0, f"build {building} c3")
    if building in IN_TOWN:
        match.play(0, "house d3")
    assert (revolvers(match, 0), revolvers(match, 1)) == (3 + chips, 1)


def test_revolvers_are_kept_for_good() -> None:
    """CC-8.11: the next round begins with them."""
    match = scene(
        players=[{"cash": 9, "roads": 0, "character": "banker"}, {"cash": 9, "roads": 0, "character": "captain"}],
        town={"a1": "0"},
        cowboys={"construction_3": [0]},
        at="resolve construction_3",
        dice=["building hotel"],
    )
    play_all(match, (0, "buy construction_3"), (0, "build ranch a1"), (0, "return 0"), (1, "return 0"))
    assert (table(match)["round"], revolvers(match, 0)) == (2, 2)


# --- for good


def test_an_occupied_parcel_is_never_built_over() -> None:
    """CC-8.12: with every own parcel occupied a building is kept."""
    match = build("ranch", town={"c3": "0 house", "d3": "0 mountain", "e3": "0 ranch"})
    assert said(match.events, "kept") == ["kept 0 ranch"]
    assert player(match, 0)["kept"] == {"ranch": 1}


# --- the row


def test_the_row_moves_up_at_the_end_of_the_round() -> None:
    """EX-16: $4 and $8 are sold; the rest slides to the cheap end and two new buildings fill the dear one."""
    match = scene(
        players=[{"cash": 30, "roads": 0, "character": "banker"}, {"cash": 9, "roads": 0, "character": "captain"}],
        row=["ranch", "mine", "bank", "saloon", "hotel", "ranch", "mine"],
        cowboys={"construction_4": [0], "construction_8": [0]},
        at="resolution",
        dice=["building church", "building drugstore"],
    )
    play_all(match, (0, "buy construction_8"), (0, "buy construction_4"))
    assert row(match) == ["ranch", None, "bank", "saloon", None, "ranch", "mine"]
    play_all(match, (0, "return 0"), (1, "return 0"))
    assert row(match) == ["ranch", "bank", "saloon", "ranch", "mine", "church", "drugstore"]


def test_the_row_moves_up_at_once_behind_the_red_worker() -> None:
    """R-35: right after the payment, before the worker builds or keeps."""
    match = scene(
        sides={"worker": "red"},
        players=[{"cash": 9, "roads": 0, "character": "worker"}, {}],
        row=["ranch", "mine", "bank", "saloon", "hotel", "ranch", "mine"],
        town={"c3": "0"},
        at="worker : 0",
        dice=["building church"],
    )
    match.play(0, "buy construction_5")
    assert row(match) == ["ranch", "mine", "saloon", "hotel", "ranch", "mine", "church"]
    assert (step(match), match.choices(0), cash(match, 0)) == ("build", ["keep", "build bank c3"], 4)
