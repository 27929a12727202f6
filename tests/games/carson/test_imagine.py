"""What is hidden in Carson City, the duel tiles, and what a watcher may suppose about them (CC-14.6, R-41)."""

from fractions import Fraction
from typing import Any

import pytest

import posse
from tests.games.carson.table import scene
from tests.games.carson.worlds import counted, imagined

DUELS = ("ammunition", "roads_3", "construction_12", "construction_10", "construction_8", "construction_6")
DRAWS = "4 4 5 3 3 0 3 4 0"


REVEALS = pytest.mark.parametrize("reveal", ["simultaneous", "in_pass_order"])


def duels(
    hands: list[list[int]], *fighters: list[int], dice: str = "", reveal: str = "", **picture: Any
) -> posse.Match:
    """Players with these hands who fight one duel after the other; chance gives these tiles when somebody draws."""
    return scene(
        dice=[f"tile {value}" for value in dice.split()],
        seats=len(hands),
        options={"might_makes_right": True, "duel_tile_reveal": reveal or "simultaneous"},
        players=[{"hand": hand, "cowboys": 0} for hand in hands],
        cowboys=dict(zip(DUELS, fighters, strict=False)),
        at="resolve ammunition",
        **picture,
    )


def fight(match: posse.Match, *tiles: str) -> None:
    """Duels in words such as `0:5 1:3`: who lays which tile; after each the winner declines."""
    for duel in tiles:
        for laid in duel.split():
            seat, value = laid.split(":")
            match.play(int(seat), f"tile {value}")
        while match.asked and match.question and not match.question["step"].endswith(("tiles", "_tile")):
            match.play(match.asked[0], "decline")


def check_worlds(match: posse.Match, *viewers: int | None) -> None:
    """For these watchers, or for all, there are several worlds, and what is imagined is what is counted."""
    for viewer in viewers or (*range(match.seats), None):
        worlds = imagined(match, viewer)
        assert worlds == counted(match, viewer)
        assert len(worlds) > 1 or match.seats == 2
        assert sum(worlds.values()) == 1


# --- worlds


def test_two_starting_hands_are_hidden_from_the_third() -> None:
    """R-41: unseen tiles are equally likely to lie anywhere that gives the announced totals."""
    match = duels([[0, 0, 1, 2, 4, 5], [0, 2, 3, 4, 4, 5], [1, 1, 2, 3, 3, 5]], [0, 1])
    check_worlds(match, 0, 1, 2)
    truth = tuple(tuple(player["hand"]) for player in match.scene()["players"])
    assert imagined(match, 0)[truth, (-1, -1, -1), ()] > 0


def test_a_hand_counted_by_hand() -> None:
    """R-41: of 0 1 2 3 4 4 one has two tiles of total 4: 0 and either 4, or 1 and 3; each single tile counts."""
    match = duels([[5, 5, 5], [0, 4], [1, 2, 3, 4]], [1, 2])
    worlds = {hands[1]: weight for (hands, _, _), weight in imagined(match, 0).items()}
    assert worlds == {(0, 4): Fraction(2, 3), (1, 3): Fraction(1, 3)}


def test_two_starting_hands_are_known_to_two_players() -> None:
    """CC-14.2: with two players everybody has the same tiles, so there is one world until somebody draws."""
    match = duels([[0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]], [0, 1], [0, 1])
    assert len(imagined(match, 0)) == len(imagined(match, 1)) == 1
    fight(match, "0:5 1:3")
    assert len(imagined(match, 0)) == 1
    check_worlds(match, 0, 1)


@REVEALS
def test_four_hands_after_several_tiles_were_played(reveal: str) -> None:
    """R-41: sizes and remaining totals bind what is left; what was played is known."""
    match = duels([[0, 2, 5], [1, 3, 4], [0, 1, 4], [2, 2, 3]], [0, 1], [1, 2, 3], [0, 3], reveal=reveal)
    fight(match, "0:5 1:3")
    check_worlds(match, 0, 1, 2, 3)
    fight(match, "1:1 2:4 3:2")
    check_worlds(match)


@REVEALS
def test_one_other_has_drawn(reveal: str) -> None:
    """R-41: a hand drawn from the discard is any three tiles that lay there, less what was played of them."""
    hands = [[0, 1, 2, 3, 5], [4], [0, 2, 3, 4, 5]]
    match = duels(hands, [0, 1], [1, 2], [0, 1], [0, 2], dice="1 4 4", reveal=reveal)
    fight(match, "0:5 1:4")
    check_worlds(match)
    fight(match, "1:4 2:0")
    check_worlds(match)
    fight(match, "0:2 1:1")
    check_worlds(match)


def test_a_hand_played_to_the_end_is_forgotten() -> None:
    """R-41: when all three drawn tiles are played and three are drawn anew, only the new draw is unknown."""
    hands = [[0, 1, 2, 3, 5, 5], [4], [0, 0, 1, 1, 2, 2]]
    match = duels(hands, [0, 1], [0, 1], [0, 1], [0, 1], [0, 2], dice="3 4 4 4 5 3")
    fight(match, "0:0 1:4", "0:1 1:4", "0:2 1:4")
    check_worlds(match, 0, 2)
    fight(match, "0:3 1:3")
    check_worlds(match, 0, 2)
    assert len(match.scene()["redraws"]) == 1


@REVEALS
def test_the_viewer_draws_between_two_others(reveal: str) -> None:
    """R-41: what the viewer drew himself was not there for the next, and tells about the draw before his own."""
    hands = [[3], [5], [1], [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 5, 5]]
    match = duels(hands, [0, 1, 2], [0, 1], [1, 2], [0, 2], [0, 3], passed=[1, 0, 2, 3], dice=DRAWS, reveal=reveal)
    fight(match, ("1:5 0:3 2:1"))
    check_worlds(match)
    fight(match, ("1:4 0:3"))
    check_worlds(match, 0, 3, None)
    fight(match, ("1:5 2:3"))
    check_worlds(match, 0, 1, 2)


@REVEALS
def test_a_played_tile_comes_back_to_be_drawn(reveal: str) -> None:
    """R-41: a tile drawn by one and played can be drawn by the next, also by the viewer, while the first still hides two."""
    hands = [[2, 2], [4], [3, 3, 3], [0, 0, 0, 1, 1, 1, 2, 5, 5]]
    match = duels(hands, [1, 3], [0, 1], [0, 2], [2, 3], [2, 3], [0, 3], dice="4 5 4 4 1 3 4 5 0", reveal=reveal)
    fight(match, "1:4 3:0", "0:2 1:4")
    check_worlds(match, 0, 2)
    fight(match, "0:2 2:3")
    check_worlds(match, 0, 1, 2)
    fight(match, "2:3 3:1", "2:3 3:1")
    check_worlds(match, 0, 1)
    fight(match, "0:4 3:5")
    check_worlds(match, 1, 2)


def test_a_tile_laid_face_down_is_any_of_the_hand() -> None:
    """CC-14.4, R-41: a laid tile is any tile of its hand, single tiles counted, until it is shown."""
    match = duels([[0, 5, 5], [1, 1, 4], [0, 2, 4]], [0, 1, 2])
    match.play(1, "tile 1")
    check_worlds(match)
    laid = {chosen[1] for _, chosen, _ in imagined(match, 0)}
    assert {1, 4} < laid
    assert {chosen[1] for _, chosen, _ in imagined(match, 1)} == {1}
    match.play(0, "tile 5")
    check_worlds(match)


def test_a_tile_laid_face_down_from_a_drawn_hand() -> None:
    """CC-14.4, R-41: also a tile of a drawn hand is any of those that may be there."""
    match = duels([[0, 1, 2], [4], [0, 2, 3]], [0, 1], [1, 2], dice="5 5 1")
    fight(match, "0:2 1:4")
    match.play(1, "tile 5")
    check_worlds(match, 0, 2)
