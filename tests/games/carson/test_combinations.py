"""Red characters and everything combined (CC-14.1, CC-14.20)."""

from itertools import product
from typing import Any

import pytest

import posse
from tests.contract.law import wander
from tests.games.carson.brawl import brawl
from tests.games.carson.table import (
    cash,
    content,
    new,
    offered,
    parcel,
    parcels,
    play_all,
    player,
    points,
    refuses,
    said,
    scene,
    standing,
    step,
    table,
)

TILES = {"might_makes_right": True}
KIT = {"kit_carson": True}
RIVER = {"river": "carson"}
COURSE = ["c1", "c2", "c3", "d3", "d4", "d5", "e5", "e6", "e7", "e8"]
CHARACTERS = ["sheriff", "banker", "shopkeeper", "worker", "settler", "captain", "mercenary"]


def tile_count(match: posse.Match, seat: int) -> int:
    return int(player(match, seat)["duel_tiles"]["count"])


# --- red characters


@pytest.mark.parametrize("red", CHARACTERS)
def test_any_side_of_any_card_can_be_red(red: str) -> None:
    """CC-14.1: any mix of sides is allowed; one card is red and the others stay yellow."""
    match = posse.new("carson", options={f"{red}_side": "red"})
    assert table(match)["sides"] == {name: "red" if name == red else "yellow" for name in CHARACTERS}


def test_all_cards_can_be_red_or_mixed_by_chance() -> None:
    """CC-14.1: all red, all yellow, or sides by chance, and a single card may still be fixed."""
    assert set(table(new(characters="red"))["sides"].values()) == {"red"}
    assert set(table(new())["sides"].values()) == {"yellow"}
    sides = [table(new(seed=seed, characters="random", worker_side="red"))["sides"] for seed in range(12)]
    assert {side["worker"] for side in sides} == {"red"}
    assert {side["banker"] for side in sides} == {"red", "yellow"}


def test_the_sides_stay_the_same_for_the_whole_game() -> None:
    """CC-14.1: the mix is fixed for the game."""
    match = new(seats=3, seed=5, characters="random")
    sides = table(match)["sides"]
    rounds = set()
    for _ in wander(match, 5):
        assert table(match)["sides"] == sides
        rounds.add(table(match)["round"])
    assert rounds >= {1, 2, 3, 4}


def test_a_red_card_does_what_its_red_side_says() -> None:
    """CC-14.1: the red banker takes no $9 at selection, the yellow one does."""
    for side, expected in (("yellow", 24), ("red", 15)):
        match = scene(seats=2, sides={"banker": side}, at="character : 0")
        match.play(0, "take banker")
        assert cash(match, 0) == expected


# --- duel tiles and the others


def test_a_red_sheriff_may_lose_on_purpose() -> None:
    """CC-14.20: with duel tiles they choose freely, also a low tile in order to lose; a lost duel gives 3 VP."""
    match = scene(
        seats=2,
        options=TILES,
        sides={"sheriff": "red"},
        players=[{"character": "sheriff", "revolvers": 3}],
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
    )
    assert offered(match, 0, "tile") == ["0", "1", "2", "3", "4", "5"]
    events = play_all(match, (0, "tile 0"), (1, "tile 5"))
    assert said(events, "won", "scored") == ["won 1 gambling", "scored 0 3 sheriff"]
    assert points(match, 0) == 3


def test_one_lost_duel_with_several_opponents_gives_three_points_once() -> None:
    """CC-14.20, CC-11.2: a duel with tiles against several counts once."""
    match = scene(
        seats=3,
        options=TILES,
        sides={"sheriff": "red"},
        players=[{"character": "sheriff"}],
        cowboys={"gambling": [0, 1, 2]},
        at="resolve gambling",
    )
    play_all(match, (0, "tile 0"), (1, "tile 5"), (2, "tile 4"))
    assert points(match, 0) == 3


def test_an_undefended_attack_takes_no_tile() -> None:
    """CC-14.20: a lone attack without a defender succeeds, and nobody plays a tile."""
    match = scene(seats=2, options=TILES, town={"b2": "1 hotel"}, cowboys={"b2": [0]}, at="estate")
    assert said(match.events, "raided", "stole") == ["raided 0 b2", "stole 0 hotel b2 3"]
    assert [tile_count(match, seat) for seat in range(2)] == [6, 6]


@pytest.mark.parametrize("reveal", ["simultaneous", "in_pass_order"])
def test_the_absent_owner_plays_a_tile_too(reveal: str) -> None:
    """CC-14.20: with `duel_with_owner` the owner without a defender fights with one of their tiles."""
    match = scene(
        seats=2,
        options={**TILES, "undefended_attack": "duel_with_owner", "duel_tile_reveal": reveal},
        town={"b2": "1 hotel"},
        cowboys={"b2": [0]},
        at="estate",
    )
    assert set(match.asked) == ({0, 1} if reveal == "simultaneous" else {0})
    events = play_all(match, (0, "tile 1"), (1, "tile 5"))
    assert said(events, "fired") == ["fired 0 4 1 5", "fired 1 4 5 9"]
    assert said(events, "held", "took_back") == ["took_back 0 b2", "held 1 b2"]
    assert [tile_count(match, seat) for seat in range(2)] == [5, 5]


def test_the_red_sheriff_scores_for_a_duel_lost_as_absent_owner() -> None:
    """CC-14.20: with `duel_with_owner` it is a lost duel, worth 3 VP to a red sheriff, with tiles as with dice."""
    match = scene(
        seats=2,
        options={**TILES, "undefended_attack": "duel_with_owner"},
        sides={"sheriff": "red"},
        players=[{}, {"character": "sheriff"}],
        town={"b2": "1 hotel"},
        cowboys={"b2": [0]},
        at="estate",
    )
    events = play_all(match, (0, "tile 5"), (1, "tile 0"))
    assert said(events, "scored", "raided") == ["scored 1 3 sheriff", "raided 0 b2"]


def test_tiles_are_chosen_in_phase_three_only() -> None:
    """CC-14.20: in Kit Carson nobody is asked for a tile while cowboys are placed."""
    match = new(seats=3, seed=4, might_makes_right=True, kit_carson=True)
    asked = set()
    for _ in brawl(match, 4):
        if any(choice.startswith("tile ") for seat in match.asked for choice in match.choices(seat)):
            asked.add(len(table(match)["passed"]))
    assert asked == {3}


def test_the_game_with_tiles_and_kit_carson_resolves_as_usual() -> None:
    """CC-14.20: duels that arise in Kit Carson are fought with tiles in resolution."""
    match = scene(seats=2, options={**TILES, **KIT}, at="kit_carson : 0+1")
    play_all(match, (1, "place gambling"), (0, "place gambling"), (1, "pass"), (0, "pass"))
    assert step(match) == "choose_tiles"
    events = play_all(match, (0, "tile 3"), (1, "tile 3"))
    assert said(events, "won") == ["won 1 gambling"]


# --- Kit Carson and the white cowboy


def with_white(**picture: Any) -> posse.Match:
    """Kit Carson with the yellow sheriff on seat 0."""
    players = [{"character": "sheriff"}, {}, {}]
    return scene(seats=3, options=KIT, at="kit_carson : 0+1+2", **{"players": players, **picture})


def test_the_white_cowboy_moves_like_any_other() -> None:
    """CC-14.20: it may be lifted and put down elsewhere, and that is a move."""
    match = with_white(cowboys={"gambling": [0]}, white=[0, "gambling"])
    events = play_all(match, (0, "lift_white"), (0, "white ammunition"))
    assert said(events) == ["moved_white 0 gambling ammunition"]
    assert table(match)["white"] == {"holder": 0, "at": "ammunition"}
    assert standing(match, "gambling") == []
    assert player(match, 0)["moves"] == 1
    assert refuses(match, 0, "lift ammunition")


def test_the_white_cowboy_moves_only_to_a_space_free_of_cowboys() -> None:
    """CC-14.20: wherever anybody stands, also on wages and single road, it may not go."""
    match = with_white(
        cowboys={"gambling": [0], "ammunition": [1], "wages": [2], "roads_3": [0], "f6": [1]},
        white=[0, "gambling"],
        town={"b2": "0 bank", "g2": "1 bank"},
    )
    match.play(0, "lift_white")
    legal = set(offered(match, 0, "white"))
    assert not legal & {"gambling", "ammunition", "wages", "roads_3", "f6", "b2", "g2"}
    assert {"road_1", "parcel_income", "f7"} <= legal
    match.play(0, "back")
    assert table(match)["white"]["at"] == "gambling"


def test_nobody_places_or_moves_to_the_white_cowboy() -> None:
    """CC-14.20: while it stands on a space nobody may place or move there."""
    match = with_white(cowboys={"gambling": [0], "roads_3": [1]}, white=[0, "gambling"])
    assert refuses(match, 1, "place gambling")
    match.play(1, "lift roads_3")
    assert refuses(match, 1, "place gambling")
    assert refuses(match, 0, "place gambling")


def test_wages_and_single_road_are_open_beside_the_white_cowboy() -> None:
    """CC-14.20, CC-11.1: on the two spaces without duel others may join it."""
    match = with_white(cowboys={"wages": [0], "roads_3": [1]}, white=[0, "wages"])
    play_all(match, (1, "place wages"), (1, "lift roads_3"), (1, "place wages"), (0, "place wages"))
    assert standing(match, "wages") == [0, 0, 1, 1]


def test_the_white_cowboy_is_told_from_the_others_on_wages() -> None:
    """CC-14.20: beside a coloured cowboy of its holder either of the two can be moved."""
    match = with_white(cowboys={"wages": [0, 0]}, white=[0, "wages"])
    assert offered(match, 0, "lift") == ["wages"]
    play_all(match, (0, "lift wages"), (0, "place gambling"))
    assert offered(match, 0, "lift") == ["gambling"]
    play_all(match, (0, "lift_white"), (0, "white roads_3"))
    assert table(match)["cowboys"] == {"gambling": [0], "roads_3": [0]}


def test_where_the_white_cowboy_left_others_may_come() -> None:
    """CC-14.20: the space is closed only while it stands there."""
    match = with_white(cowboys={"gambling": [0]}, white=[0, "gambling"])
    play_all(match, (0, "lift_white"), (0, "white ammunition"), (1, "place gambling"), (2, "place gambling"))
    assert standing(match, "gambling") == [1, 2]


def test_only_the_holder_lifts_the_white_cowboy() -> None:
    """CC-14.20: nobody else moves it."""
    match = with_white(cowboys={"gambling": [0]}, white=[0, "gambling"])
    assert refuses(match, 1, "lift_white")
    assert refuses(match, 1, "lift gambling")


# --- river and whatever counts parcels


def test_river_counts_for_nothing_at_parcel_income_and_points() -> None:
    """CC-14.20: river parcels are never owned, so they bring neither parcel income nor VP."""
    match = scene(
        seats=2,
        options=RIVER,
        town={"b1": "0", "b2": "0", "b3": "0", "d2": "0"},
        cowboys={"parcel_income": [0], "parcel_vp": [0]},
        at="resolve parcel_income",
    )
    events = play_all(match, (0, "carry"), (0, "carry"))
    assert said(events, "gained", "scored") == ["gained 0 8 parcel_income", "scored 0 2 parcel_vp"]


def test_river_scores_nothing_at_the_end() -> None:
    """CC-14.20: only own parcels score, and river has no owner."""
    match = scene(
        seats=2, options=RIVER, round=4, town={"b1": "0 mountain"}, players=[{"cash": 0}, {"cash": 0}], at="scoring"
    )
    assert [points(match, seat) for seat in range(2)] == [2, 0]


def test_a_mine_that_brings_a_house_puts_none_into_the_river() -> None:
    """CC-14.20: with `mine_brings_house` the house needs a reached dry parcel."""
    match = scene(
        seats=2,
        options={**RIVER, "mine_brings_house": True},
        centre="f5",
        town={"a8": "0"},
        players=[{"kept": {"mine": 1}}],
        at="kept_turn : 0",
    )
    match.play(0, "build mine a8")
    homes = offered(match, 0, "house")
    assert homes
    assert not set(homes) & set(COURSE)


def test_a_church_by_the_river_covers_only_buildings() -> None:
    """CC-14.20: river holds nothing, so next to a church there is nothing in it to cover; the bank beyond is open."""
    match = scene(
        seats=2,
        options=RIVER,
        centre="g7",
        town={"b2": "1 church", "b3": "1 bank", "d2": "1 bank"},
        at="place : 0",
    )
    legal = offered(match, 0, "place")
    assert "b3" not in legal
    assert "d2" in legal
    assert not set(legal) & set(COURSE)
    assert content(match, "c2") == "river"


def test_the_price_counts_no_river_with_any_preset() -> None:
    """CC-14.20: the river works with every preset."""
    for edition in ("polish", "italian", "russian"):
        match = scene(seats=2, options={**RIVER, "edition": edition}, centre="g7", at="place : 0")
        assert parcel(match, "b2")["price"] == 1
        assert len(parcels(match, content="river")) == 10


# --- everything at once

EDITIONS = ["polish", "italian", "russian"]
VARIANTS = list(product([False, True], [False, True], ["none", "carson"]))


@pytest.mark.heavy
@pytest.mark.parametrize(("tiles", "kit", "river"), VARIANTS)
def test_all_variants_combine(tiles: bool, kit: bool, river: str) -> None:
    """CC-14.20: variants, presets, sides and numbers of players combine freely; such games end."""
    number = VARIANTS.index((tiles, kit, river))
    match = new(
        seats=2 + number % 4,
        seed=number,
        edition=EDITIONS[number % 3],
        characters="random",
        might_makes_right=tiles,
        kit_carson=kit,
        river=river,
        undefended_attack=["automatic", "duel_with_owner"][number // 2 % 2],
        duel_tile_reveal=["simultaneous", "in_pass_order"][number % 2],
    )
    for _ in brawl(match, number):
        pass
    assert match.over
    assert match.game.sums(match.state) == []
    assert table(match)["cowboys"] == {}


def test_nothing_is_offered_for_a_consent() -> None:
    """R-33: there are no side payments: the owner asked for a house on their parcel says yes or no."""
    match = scene(
        seats=2,
        town={"e5": "0", "c3": "1"},
        players=[{"cash": 9, "kept": {"bank": 1}}, {"cash": 9}],
        at="kept_turn : 0",
    )
    play_all(match, (0, "build bank e5"), (0, "house c3"))
    assert match.asked == (1,)
    assert match.choices(1) == ["yes", "no"]
    match.play(1, "yes")
    assert cash(match, 1) == 9
