"""Impossible cases: too little of something (CC-15.1 to CC-15.13)."""

from typing import Any

import pytest

import posse
from tests.games.carson.table import (
    cash,
    content,
    cowboys,
    firepower,
    kept,
    offered,
    owner,
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
    standing,
    step,
    supply,
    table,
)

# All buildings that are not in the usual row; if a player keeps them, the bag is empty.
THE_REST = {"ranch": 4, "mine": 4, "drugstore": 3, "bank": 3, "saloon": 2, "hotel": 3, "church": 2, "prison": 2}
ALL = {"ranch": 6, "mine": 6, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 2, "prison": 2}
TOP_ROWS = [f"{letter}{number}" for number in (1, 2) for letter in "abcdefgh"]
ALL_HOUSES = dict.fromkeys([*TOP_ROWS, "a7", "a8", "b8"], "house")  # and that of the centre


def twelve_parcels() -> dict[str, str]:
    """A town in which seat 0 has put down all its property tiles."""
    return dict.fromkeys(TOP_ROWS[:12], "0")


def full_map(free: tuple[str, ...]) -> dict[str, str]:
    """Every parcel but these is owned, by five players in turn."""
    names = [f"{letter}{number}" for number in range(1, 9) for letter in "abcdefgh"]
    owned = [name for name in names if name not in free]
    return {name: str(index % 5) for index, name in enumerate(owned)}


# --- roads


def test_three_roads_gives_what_is_left() -> None:
    """CC-15.1: with too few roads in the supply a player takes what is left, and nothing is made up for later."""
    match = scene(seats=2, players=[{"roads": 8}, {"roads": 11}], cowboys={"roads_3": [0]}, at="resolve roads_3")
    assert table(match)["roads_left"] == 2
    events = match.play(0, "carry")
    assert said(events, "got_roads") == ["got_roads 0 2"]
    assert roads(match, 0) == 10
    assert table(match)["roads_left"] == 0


def test_the_worker_takes_what_is_left() -> None:
    """CC-15.1: the yellow worker takes one road, or none, if the supply has no more."""
    for own, expected in ((9, 1), (10, 0)):
        match = scene(seats=2, players=[{"roads": own}, {"roads": 11}], at="character : 0")
        events = match.play(0, "take worker")
        assert said(events, "got_roads") == [f"got_roads 0 {expected}"]
        assert table(match)["roads_left"] == 0


def test_single_roads_are_taken_one_each_in_pass_order() -> None:
    """CC-15.1: one road each in pass order, again and again up to the cowboys there, until the supply is empty."""
    match = scene(
        seats=3,
        passed=[2, 0, 1],
        players=[{"roads": 6}, {"roads": 6}, {"roads": 5}],
        cowboys={"road_1": [0, 0, 0, 1, 2, 2]},
        at="resolve road_1",
    )
    assert said(match.events, "got_roads") == ["got_roads 2 2", "got_roads 0 1", "got_roads 1 1"]
    assert [roads(match, seat) for seat in range(3)] == [7, 7, 7]
    assert standing(match, "road_1") == []


def test_an_empty_supply_of_roads_gives_nothing() -> None:
    """CC-15.1: a player who comes too late gets no road, and the cowboy still leaves."""
    match = scene(
        seats=2, passed=[1, 0], players=[{"roads": 10}, {"roads": 10}], cowboys={"road_1": [0, 1]}, at="resolve road_1"
    )
    assert said(match.events, "got_roads") == ["got_roads 1 1", "got_roads 0 0"]
    assert [roads(match, seat) for seat in range(2)] == [10, 11]
    assert standing(match, "road_1") == []


# --- houses


def no_house_left(building: str, **options: object) -> posse.Match:
    """All twenty houses stand; somebody has just bought a building and owns e5."""
    return scene(
        seats=2,
        options=options,
        town={**ALL_HOUSES, "e5": "0"},
        players=[{"kept": {building: 1}, "fresh": {building: 1}, "roads": 0}],
        at=f"build {building} 1 : 0",
    )


@pytest.mark.parametrize("building", ["drugstore", "bank", "saloon", "hotel", "church", "prison"])
def test_without_a_house_no_town_building_is_built(building: str) -> None:
    """CC-15.2: buildings that need a house cannot be built; they are kept."""
    match = no_house_left(building)
    assert said(match.events, "built") == []
    assert said(match.events, "kept") == [f"kept 0 {building}"]
    assert kept(match, 0) == {building: 1}
    assert content(match, "e5") is None


def test_without_a_house_such_a_building_can_be_bought() -> None:
    """CC-15.2: it may be bought and kept."""
    match = scene(seats=2, town={**ALL_HOUSES, "e5": "0"}, cowboys={"construction_6": [0]}, at="resolve construction_6")
    assert table(match)["houses"] == 0
    match.play(0, "buy construction_6")
    assert cash(match, 0) == 9
    assert offered(match, 0, "build") == []


def test_without_a_house_ranches_and_mines_are_built() -> None:
    """CC-15.2: what brings no house needs none."""
    for building in ("ranch", "mine"):
        match = no_house_left(building)
        match.play(0, f"build {building} e5")
        assert content(match, "e5") == building


def test_a_mine_that_brings_a_house_needs_one() -> None:
    """CC-15.2: with `mine_brings_house` the houses can run out, and then a mine is kept."""
    match = no_house_left("mine", mine_brings_house=True)
    assert said(match.events, "kept") == ["kept 0 mine"]


# --- revolvers and cowboys


def test_revolver_chips_are_not_limited() -> None:
    """CC-15.3: more chips than the box holds are still counted."""
    match = scene(
        seats=2,
        options={"revolver_chips": "25"},
        town={"e5": "0"},
        players=[{"revolvers": 30, "kept": {"prison": 1}, "fresh": {"prison": 1}}],
        at="build prison 1 : 0",
    )
    play_all(match, (0, "build prison e5"), (0, "house e3"))
    assert revolvers(match, 0) == 32


def test_the_red_captain_is_not_limited_by_the_box() -> None:
    """CC-15.3: a purchase of revolvers is a property of the purchase; the chips are counters."""
    match = scene(
        seats=2, sides={"captain": "red"}, players=[{"revolvers": 27, "character": "captain"}], at="captain : 0"
    )
    match.play(0, "arm 2")
    assert revolvers(match, 0) == 29


@pytest.mark.parametrize(("own", "expected"), [(7, 3), (6, 4), (10, 0), (9, 1), (2, 4)])
def test_new_cowboys_beyond_the_supply_are_not_given(own: int, expected: int) -> None:
    """CC-15.4: of four new cowboys a player gets those that are left of the ten."""
    match = scene(
        seats=2, players=[{"cowboys": own, "character": "sheriff"}, {"character": "banker"}], at="new_cowboys"
    )
    assert cowboys(match, 0) == own + expected
    assert supply(match, 0) == 10 - own - expected


@pytest.mark.parametrize(
    ("own", "money", "offers"),
    [
        (3, 15, ["1", "2", "3"]),
        (8, 15, ["1", "2"]),
        (9, 15, ["1"]),
        (10, 15, []),
        (3, 8, ["1", "2"]),
        (3, 3, ["1"]),
        (3, 0, []),
    ],
)
def test_the_captain_hires_what_is_there_and_what_they_can_pay(own: int, money: int, offers: list[str]) -> None:
    """CC-15.4: an offer needs that many cowboys in the supply and the money for it."""
    match = scene(seats=2, players=[{"cowboys": own, "cash": money}], at="character : 0")
    match.play(0, "take captain")
    if offers:
        assert offered(match, 0, "hire") == offers
        assert "decline" in match.choices(0)
    else:
        assert match.asked == (1,)
        assert (cowboys(match, 0), cash(match, 0)) == (own, money)


# --- buildings


def test_an_empty_bag_leaves_the_dear_spaces_empty() -> None:
    """CC-15.5: the row slides, nothing fills it, and no cowboy is placed on an empty space."""
    match = scene(
        dice=[],
        seats=2,
        row=["-", "mine", "-", "bank", "saloon", "ranch", "mine"],
        players=[
            {"kept": {**THE_REST, "ranch": 5, "drugstore": 4}, "character": "sheriff"},
            {"character": "banker"},
        ],
        at="new_row",
    )
    assert row(match) == ["mine", "bank", "saloon", "ranch", "mine", None, None]
    play_all(match, (0, "take mercenary"), (1, "take captain"), (1, "decline"))
    assert "construction_8" in offered(match, match.asked[0], "place")
    for space in ("construction_10", "construction_12"):
        assert refuses(match, match.asked[0], f"place {space}")


def test_the_last_buildings_of_the_bag_fill_the_cheaper_spaces_first() -> None:
    """CC-15.5, CC-12.5: with one building left in the bag only the cheapest free space is filled."""
    match = scene(
        dice=["building prison"],
        seats=2,
        row=["-", "mine", "-", "bank", "saloon", "ranch", "mine"],
        players=[
            {"kept": {**THE_REST, "ranch": 5, "drugstore": 4, "prison": 1}, "character": "sheriff"},
            {"character": "banker"},
        ],
        at="new_row",
    )
    assert row(match) == ["mine", "bank", "saloon", "ranch", "mine", "prison", None]


# --- property tiles


def test_without_a_property_tile_no_cowboy_goes_to_a_parcel() -> None:
    """CC-15.6: no placement on parcels without a tile to put down; other spaces stay open."""
    match = scene(seats=2, town=twelve_parcels(), at="place : 0")
    assert player(match, 0)["property_tiles"] == 0
    legal = offered(match, 0, "place")
    assert [place for place in legal if len(place) == 2] == []
    assert "gambling" in legal


def test_without_a_property_tile_the_white_cowboy_goes_to_no_parcel() -> None:
    """CC-15.6: this holds for the white cowboy too."""
    match = scene(seats=2, town=twelve_parcels(), players=[{"character": "sheriff"}], white=[0, "-"], at="place : 0")
    assert [place for place in offered(match, 0, "white") if len(place) == 2] == []


def test_without_a_property_tile_buildings_can_be_attacked_and_defended() -> None:
    """CC-15.6: only unowned parcels need a tile."""
    match = scene(seats=2, town={**twelve_parcels(), "a1": "0 ranch", "g7": "1 ranch"}, at="place : 0")
    assert {"a1", "g7"} <= set(offered(match, 0, "place"))


def test_without_a_property_tile_the_settler_gets_no_parcel() -> None:
    """CC-15.6: no settler's parcel."""
    match = scene(seats=2, town=twelve_parcels(), at="character : 0")
    match.play(0, "take settler")
    assert match.asked == (1,)
    assert len(parcels(match, owner=0)) == 12


def test_a_purchase_after_the_last_tile_is_declined() -> None:
    """CC-15.6: if the last tile is used up while a cowboy stands on a further parcel, that purchase is declined."""
    town = dict.fromkeys(TOP_ROWS[:11], "0")
    match = scene(seats=2, town=town, cowboys={"g7": [0], "b7": [0]}, at="uncontested")
    assert sorted(offered(match, 0, "buy")) == ["b7", "g7"]
    events = match.play(0, "buy g7")
    assert said(events, "bought_parcel", "declined") == ["bought_parcel 0 g7 1", "declined 0 b7"]
    assert owner(match, "b7") is None
    assert supply(match, 0) >= 2


def test_a_contested_parcel_won_after_the_last_tile_is_declined() -> None:
    """CC-15.6, CC-15.13: also the winner of a duel without a tile must decline, and the loser gets nothing."""
    match = scene(
        dice=["die 6", "die 1"],
        seats=2,
        town=twelve_parcels(),
        players=[{"revolvers": 9}],
        cowboys={"g7": [0, 1]},
        at="contested",
    )
    assert said(match.events, "won", "declined", "bought_parcel") == ["won 0 g7", "declined 0 g7"]
    assert owner(match, "g7") is None


# --- money


def test_who_cannot_pay_for_a_building_declines() -> None:
    """CC-15.7: the action is declined, the cowboy goes to the general supply and the building stays."""
    match = scene(seats=2, players=[{"cash": 11}], cowboys={"construction_12": [0]}, at="resolve construction_12")
    assert said(match.events, "declined") == ["declined 0 construction_12"]
    assert standing(match, "construction_12") == []
    assert row(match)[6] is not None


def test_who_cannot_pay_for_a_parcel_declines() -> None:
    """CC-15.7: without the money for a parcel its purchase is declined."""
    match = scene(seats=2, players=[{"cash": 1}], cowboys={"e5": [0]}, at="uncontested")
    assert said(match.events, "declined") == ["declined 0 e5"]
    assert owner(match, "e5") is None
    assert standing(match, "e5") == []


def test_who_can_pay_for_one_parcel_only_chooses_which() -> None:
    """CC-15.7: what cannot be paid any more after a purchase is declined."""
    match = scene(seats=2, players=[{"cash": 2}], cowboys={"e5": [0], "c3": [0]}, at="uncontested")
    assert sorted(offered(match, 0, "buy")) == ["c3", "e5"]
    events = match.play(0, "buy c3")
    assert said(events, "declined") == ["declined 0 e5"]
    assert cash(match, 0) == 0


def test_who_cannot_pay_for_a_point_buys_none() -> None:
    """CC-15.7: below the price of one VP the space is declined."""
    match = scene(seats=2, players=[{"cash": 4}], cowboys={"buy_vp_5": [0]}, at="resolve buy_vp_5")
    assert said(match.events, "declined") == ["declined 0 buy_vp_5"]
    assert points(match, 0) == 0
    assert standing(match, "buy_vp_5") == []


# --- nowhere to build


def test_without_a_legal_parcel_a_building_is_kept() -> None:
    """CC-15.8: a bank needs an own, free and reached parcel; without it, and without roads, it is kept."""
    match = scene(
        seats=2,
        town={"a1": "0", "e5": "0 mountain", "c3": "1"},
        players=[{"roads": 0}],
        cowboys={"construction_6": [0]},
        at="resolve construction_6",
    )
    events = match.play(0, "buy construction_6")
    assert said(events, "kept") == ["kept 0 bank"]
    assert kept(match, 0) == {"bank": 1}


def test_a_ranch_without_an_own_free_parcel_is_kept() -> None:
    """CC-15.8: also a ranch needs an own parcel on which nothing stands."""
    match = scene(
        seats=2,
        town={"a1": "0 mountain", "b1": "0 house"},
        players=[{"roads": 0}],
        cowboys={"construction_3": [0]},
        at="resolve construction_3",
    )
    assert said(match.play(0, "buy construction_3"), "kept") == ["kept 0 ranch"]


def test_roads_may_make_a_parcel_legal() -> None:
    """CC-15.8: a player with roads may first lay them; only if that does not help must they keep the building."""
    match = scene(
        seats=2,
        town={"f5": "0"},
        players=[{"roads": 1}],
        cowboys={"construction_6": [0]},
        at="resolve construction_6",
    )
    match.play(0, "buy construction_6")
    assert match.choices(0) == ["keep", "roads"]
    play_all(match, (0, "roads"), (0, "road e5n"))
    assert "build bank f5" in match.choices(0)


def test_without_a_parcel_for_the_house_a_building_is_kept() -> None:
    """CC-15.8: the house, too, needs a legal parcel: here the only free and reached one is the site itself."""
    around = dict.fromkeys(["c3", "d3", "e3", "c4", "e4", "c5", "d5"], "house")
    match = scene(
        seats=2,
        town={**around, "e5": "0"},
        players=[{"roads": 0}],
        cowboys={"construction_6": [0]},
        at="resolve construction_6",
    )
    assert said(match.play(0, "buy construction_6"), "kept") == ["kept 0 bank"]
    assert content(match, "e5") is None


# --- cards


def test_the_settler_finds_no_parcel_when_all_are_owned() -> None:
    """CC-15.9: without an unowned parcel the ability lapses; river leaves none when 54 parcels are owned."""
    course = ("c1", "c2", "c3", "d3", "d4", "d5", "e5", "e6", "e7", "e8")
    match = scene(seats=5, options={"river": "carson"}, town=full_map(course), at="character : 0")
    assert parcels(match, owner=None) == sorted(course, key=lambda name: (name[1], name[0]))
    match.play(0, "take settler")
    assert match.asked == (1,)
    assert said(match.events, "owned") == []


@pytest.mark.parametrize(("money", "buys"), [(4, False), (5, True)])
def test_the_red_worker_needs_five_dollars(money: int, buys: bool) -> None:
    """CC-15.10: with less than $5 there is no purchase, and no question."""
    match = scene(seats=2, sides={"worker": "red"}, players=[{"cash": money}], at="character : 0")
    match.play(0, "take worker")
    assert (step(match) == "worker") == buys
    assert cash(match, 0) == money


def test_a_kept_building_that_is_never_built_is_worth_nothing() -> None:
    """CC-15.11: unbuilt buildings score nothing at the end."""
    match = scene(
        seats=2,
        round=4,
        players=[{"cash": 0, "kept": {"hotel": 2, "ranch": 1}}, {"cash": 0}],
        town={"a1": "0"},
        at="scoring",
    )
    assert match.over
    assert match.scores == [0, 0]


def test_the_red_worker_finds_an_empty_row() -> None:
    """CC-15.12: with an empty row there is nothing to buy."""
    match = scene(
        seats=2,
        sides={"worker": "red"},
        row=["-"] * 7,
        players=[{"kept": ALL}],
        at="character : 0",
    )
    match.play(0, "take worker")
    assert match.asked == (1,)
    assert cash(match, 0) == 15


def test_the_red_worker_empties_the_dear_end_when_the_bag_is_empty() -> None:
    """CC-15.12: the buildings move up after the purchase, and the dear end stays empty."""
    match = scene(dice=[], seats=2, sides={"worker": "red"}, players=[{"kept": THE_REST}], at="character : 0")
    play_all(match, (0, "take worker"), (0, "buy construction_5"))
    assert row(match) == ["ranch", "mine", "bank", "saloon", "ranch", "mine", None]
    assert cash(match, 0) == 10


# --- a win without use


def duel_won(place: str, **picture: Any) -> posse.Match:
    """A duel that seat 0 wins against seat 1."""
    players = [{"revolvers": 9, **picture.pop("winner", {})}, {"cowboys": 3}]
    return scene(
        dice=["die 6", "die 1"], seats=2, players=players, cowboys={place: [0, 1]}, at=f"resolve {place}", **picture
    )


def test_a_winner_without_money_wins_in_vain() -> None:
    """CC-15.13: the winner's cowboy still goes to the general supply, and no loser takes their place."""
    match = duel_won("construction_12", winner={"cash": 3})
    assert said(match.events, "won", "took_back", "declined", "bought_building") == [
        "won 0 construction_12",
        "took_back 1 construction_12",
        "declined 0 construction_12",
    ]
    assert standing(match, "construction_12") == []
    assert row(match)[6] is not None


def test_a_winner_with_nothing_to_gain_wins_in_vain() -> None:
    """CC-15.13: VP for property without any building brings nothing, and the cowboy is gone."""
    match = duel_won("property_vp")
    reserve, general = cowboys(match, 0), supply(match, 0)
    events = match.play(0, "carry")
    assert said(events, "joined")[0] == "joined 0 4"
    assert (cowboys(match, 0), supply(match, 0)) == (reserve + 4, general + 1 - 4)
    assert points(match, 0) == 0
    assert points(match, 1) == 0


def test_a_winner_may_decline_and_nobody_takes_their_place() -> None:
    """CC-15.13, CC-6.2: a declined win is lost."""
    match = duel_won("ammunition")
    match.play(0, "decline")
    assert table(match)["three_guns"] is None
    assert firepower(match, 1) == 3 + 1 + 1 + 4
