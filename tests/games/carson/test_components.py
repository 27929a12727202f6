"""Components: how many pieces there are, and what has no limit (chapter 1)."""

from collections import Counter

import pytest

import posse
from tests.games.carson.table import (
    cash,
    cowboys,
    kept,
    new,
    parcels,
    play_all,
    player,
    revolvers,
    row,
    scene,
    supply,
    table,
)

MAP = [f"{letter}{number}" for number in range(1, 9) for letter in "abcdefgh"]
AROUND_A1 = ["a1n", "a1w", "a2n", "b1w"]
BUILDINGS = {"ranch": 6, "mine": 6, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 2, "prison": 2}


def test_there_are_thirty_building_tiles() -> None:
    """CC-1.1: 6 ranches, 6 mines, 4 drugstores, 4 banks, 3 saloons, 3 hotels, 2 churches, 2 prisons."""
    for seed in range(5):
        match = new(seed=seed)
        tiles = Counter(table(match)["bag"])
        tiles.update(kind for kind in row(match) if kind)
        assert dict(tiles) == BUILDINGS
        assert tiles.total() == 30


@pytest.mark.parametrize(("kind", "number"), BUILDINGS.items())
def test_a_scene_has_no_more_tiles_than_the_box(kind: str, number: int) -> None:
    """CC-1.1: there is no further tile of a kind than its number says."""
    empty = ["-"] * 7
    match = scene(row=empty, players=[{"kept": {kind: number}}], at="place : 0")
    assert table(match)["bag"][kind] == 0
    with pytest.raises(posse.BadScene):
        scene(row=empty, players=[{"kept": {kind: number + 1}}], at="place : 0")


def test_the_box_has_twenty_houses_nine_mountains_and_twenty_five_roads() -> None:
    """CC-1.2: what lies on the map, in reserves and in the supply adds up, and there is nothing beyond it."""
    match = new(5)
    view = table(match)
    assert view["houses"] + len(parcels(match, content="house")) == 20
    assert len(parcels(match, content="mountain")) == 9
    assert view["roads_left"] + len(view["roads"]) + sum(seat["roads"] for seat in view["players"]) == 25
    scene(centre="-", roads=AROUND_A1, town=dict.fromkeys(MAP[:9], "mountain"), at="place : 0")
    with pytest.raises(posse.BadScene):
        scene(centre="-", roads=AROUND_A1, town=dict.fromkeys(MAP[:10], "mountain"), at="place : 0")
    scene(centre="-", roads=AROUND_A1, town=dict.fromkeys(MAP[:20], "house"), at="place : 0")
    with pytest.raises(posse.BadScene):
        scene(centre="-", roads=AROUND_A1, town=dict.fromkeys(MAP[:21], "house"), at="place : 0")
    assert table(scene(players=[{"roads": 20}], at="place : 0"))["roads_left"] == 0
    with pytest.raises(posse.BadScene):
        scene(players=[{"roads": 21}], at="place : 0")


def test_every_colour_has_twelve_property_tiles_and_ten_cowboys() -> None:
    """CC-1.2: 60 property tiles and 50 cowboys in five colours, and one white cowboy."""
    match = new(5)
    assert [player(match, seat)["property_tiles"] for seat in range(5)] == [12] * 5
    assert [cowboys(match, seat) + supply(match, seat) for seat in range(5)] == [10] * 5
    assert table(match)["white"] == {"holder": None, "at": None}
    twelve = dict.fromkeys(MAP[:12], "0")
    assert player(scene(town=twelve, at="place : 0"), 0)["property_tiles"] == 0
    with pytest.raises(posse.BadScene):
        scene(town={**twelve, "h8": "0"}, at="place : 0")
    scene(players=[{"cowboys": 10}], at="place : 0")
    with pytest.raises(posse.BadScene):
        scene(players=[{"cowboys": 11}], at="place : 0")


def test_the_other_components() -> None:
    """CC-1.3: one three-gun token, five sets of duel tiles 0 to 5, seven cards with two sides, six-sided dice."""
    match = new(5, might_makes_right=True)
    hands = [match.view(seat)["players"][seat]["duel_tiles"]["hand"] for seat in range(5)]
    assert Counter(tile for hand in hands for tile in hand) == dict.fromkeys(range(6), 5)
    assert table(match)["three_guns"] is None
    cards = ["sheriff", "banker", "shopkeeper", "worker", "settler", "captain", "mercenary"]
    assert list(table(match)["sides"]) == cards
    assert set(table(new(characters="yellow"))["sides"].values()) == {"yellow"}
    assert set(table(new(characters="red"))["sides"].values()) == {"red"}
    dice = posse.GAMES["carson"].words.chances
    (faces,) = [declared.args["face"].words for declared in dice if declared.name == "die"]
    assert faces == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.parametrize(
    ("option", "values"),
    [("revolver_chips", ["25", "27"]), ("row_die_colour", ["black", "red"]), ("coins_5", ["20", "30"])],
)
def test_what_differs_in_the_boxes_changes_nothing_in_play(option: str, values: list[str]) -> None:
    """CC-1.3, CC-1.4: chips, coins and the colour of the row die are named and have no effect (R-02)."""
    games: list[posse.Match] = []
    for value in values:
        match = new(3, seed=4, **{option: value})
        assert match.options[option] == value
        for _ in range(60):
            seat = match.asked[0]
            match.play(seat, match.choices(seat)[-1])
        games.append(match)
    assert games[0].lines == games[1].lines
    assert table(games[0]) == table(games[1])


def test_money_is_unlimited() -> None:
    """CC-1.4: the bank pays although all 470 dollars of the smaller box are with the players (R-02)."""
    match = scene(
        options={"coins_5": 20},
        players=[{"cash": 470}, {"cash": 400}],
        cowboys={"wages": [0, 1]},
        at="resolve wages",
    )
    assert (cash(match, 0), cash(match, 1)) == (474, 404)


def test_revolver_chips_are_unlimited() -> None:
    """CC-1.3: a player gets a revolver although the box has no further chip (R-02)."""
    match = scene(
        options={"revolver_chips": 25},
        town={"b2": "0"},
        players=[{"revolvers": 15, "kept": {"prison": 1}, "fresh": {"prison": 1}}, {"revolvers": 15}],
        roads=["b2n"],
        at="build prison 1 : 0",
    )
    play_all(match, (0, "build prison b2"), (0, "house a1"))
    assert revolvers(match, 0) == 17


def test_a_scene_has_less_money_than_an_answer_can_name() -> None:
    """CC-1.4: no game comes near a thousand dollars, and a scene that does is refused (R-02)."""
    match = scene(players=[{"cash": 999, "character": "banker"}], at="cash_limit 0 : 0")
    assert match.choices(0)[:1000] == [f"return {amount}" for amount in range(1000)]
    with pytest.raises(posse.BadScene):
        scene(players=[{"cash": 1000, "character": "banker"}], at="cash_limit 0 : 0")


def test_a_kept_building_has_no_revolvers_yet() -> None:
    """CC-1.3, CC-8.11: the chip comes with building the ranch, not with buying it (R-27)."""
    match = scene(town={"b2": "0"}, cowboys={"construction_3": [0]}, at="resolve construction_3")
    play_all(match, (0, "buy construction_3"), (0, "keep"))
    assert kept(match, 0) == {"ranch": 1}
    assert revolvers(match, 0) == 1
    match.play(0, "build ranch b2")
    assert kept(match, 0) == {}
    assert revolvers(match, 0) == 2
