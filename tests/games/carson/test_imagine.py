"""Hidden information in Carson City, the duel tiles, and imagined worlds (CC-14.6, R-41)."""

from fractions import Fraction
from itertools import combinations, islice
from typing import Any

import pytest

import posse
from posse.engine.dice import CertainDice, SeededDice
from tests.contract.law import all_of, check_law, check_preview, fields, page, same, watchers
from tests.games import worlds
from tests.games.carson.brawl import brawl
from tests.games.carson.table import new, said, scene
from tests.games.carson.worlds import World, counted, imagined

DUELS = ("ammunition", "roads_3", "construction_12", "construction_10", "construction_8", "construction_6")


WINNERS = ("carry_out", "buy_building")
REVEALS = pytest.mark.parametrize("reveal", ["simultaneous", "in_pass_order"])


def duels(
    hands: list[list[int]], *fighters: list[int], dice: str = "", reveal: str = "", **picture: Any
) -> posse.Match:
    """Players with these hands who fight one duel after the other; these tiles are drawn."""
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
        while match.asked and match.question and match.question["step"] in WINNERS:
            match.play(match.asked[0], "decline")


def check_worlds(match: posse.Match, *viewers: int | None) -> None:
    """Check for these viewers, or all, that imagined worlds match the counted ones, and that not all is known."""
    everybody = viewers or (*range(match.seats), None)
    worlds = [imagined(match, viewer) for viewer in everybody]
    assert worlds == [counted(match, viewer) for viewer in everybody]
    assert max(len(found) for found in worlds) > 1


# --- worlds


def test_two_starting_hands_are_hidden_from_the_third() -> None:
    """R-41: unseen tiles are equally likely to lie anywhere that gives the announced totals."""
    match = duels([[0, 0, 1, 2, 4, 5], [0, 2, 3, 4, 4, 5], [1, 1, 2, 3, 3, 5]], [0, 1])
    check_worlds(match, 0, 1, 2)
    truth = tuple(tuple(player["hand"]) for player in match.scene()["players"])
    assert imagined(match, 0)[World(truth, (-1, -1, -1), ())] > 0


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
    for viewer in (0, 1):
        assert imagined(match, viewer) == counted(match, viewer)
        assert len(imagined(match, viewer)) == 1


@REVEALS
@pytest.mark.heavy
def test_four_hands_after_several_tiles_were_played(reveal: str) -> None:
    """R-41: sizes and remaining totals bind what is left; what was played is known."""
    match = duels([[0, 2, 4, 5], [1, 1, 3, 4], [0, 1, 3, 4], [2, 2, 3, 5]], [0, 1], [1, 2, 3], [0, 3], reveal=reveal)
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
    """R-41: when all three drawn tiles are played and three are drawn again, only the new draw is unknown."""
    hands = [[0, 1, 2, 3, 5, 5], [4], [0, 0, 1, 1, 2, 2]]
    match = duels(hands, [0, 1], [0, 1], [0, 1], [0, 1], [0, 2], dice="3 4 4 4 5 3")
    fight(match, "0:0 1:4", "0:1 1:4", "0:2 1:4")
    check_worlds(match, 0, 2)
    fight(match, "0:3 1:3")
    check_worlds(match, 0, 2)
    assert len(match.scene()["redraws"]) == 1


@REVEALS
def test_the_viewer_draws_between_two_others(reveal: str) -> None:
    """R-41: what the viewer drew was not there for the next draw, and gives information about the previous one."""
    hands = [[3], [5], [1], [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 5, 5]]
    match = duels(
        hands, [0, 1, 2], [0, 1], [1, 2], [0, 2], passed=[1, 0, 2, 3], dice="4 3 5 3 0 5 0 1 4", reveal=reveal
    )
    fight(match, "1:5 0:3 2:1")
    check_worlds(match, 0, 2, 3)
    fight(match, "1:4 0:3")
    check_worlds(match, 0, 1)
    fight(match, "1:5 2:4")
    check_worlds(match, 0, 1, 2)


@REVEALS
def test_a_played_tile_comes_back_to_be_drawn(reveal: str) -> None:
    """R-41: a tile drawn by one and played can be drawn by the next while the first still hides the other two."""
    hands = [[2, 2], [4], [3, 3], [0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 5, 5]]
    match = duels(hands, [1, 3], [0, 1], [0, 2], [2, 3], [0, 3], dice="4 3 5 4 1 4 4 0 1", reveal=reveal)
    fight(match, "1:4 3:0", "0:2 1:4")
    check_worlds(match, 0, 2)
    fight(match, "0:2 2:3")
    check_worlds(match, 0, 1, 2)
    fight(match, "2:3 3:1")
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


# --- the law


def changed_by(match: posse.Match, watcher: int | None, seed: int) -> set[str]:
    """The fields that differ in an imagined world of a viewer."""
    after = fields(match.game.imagine(match.state, -1 if watcher is None else watcher, SeededDice(seed)))
    return {name for name, value in fields(match.state).items() if after[name] != value}


def hidden_facts(match: posse.Match) -> list[object]:
    return [fields(match.state)[name] for name in ("hands", "chosen", "discard", "redraws")]


@REVEALS
@pytest.mark.heavy
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_law_holds_at_every_table(seats: int, reveal: str) -> None:
    """CC-14.6, R-41: imagining neither reveals nor uses what the viewer cannot know, and varies all that is hidden.

    Whenever a tile has moved all viewers are checked, otherwise one after the other.
    """
    match = new(seats, seed=seats, might_makes_right=True, duel_tile_reveal=reveal, kit_carson=seats == 3)
    everybody = watchers(match)
    changed: set[str] = set()
    before: list[object] = []
    for turn, _ in enumerate(islice(brawl(match, seats), 250)):
        now = hidden_facts(match)
        for watcher in everybody if now != before else [everybody[turn % len(everybody)]]:
            check_law(match, watcher, (turn, turn + 1))
            changed |= changed_by(match, watcher, turn)
        before = now
    hidden = {"hands", "discard", "redraws"}
    assert hidden <= changed <= hidden | {"chosen", "half"}
    assert ("chosen" in changed) == (reveal == "simultaneous")
    assert ("half" in changed) == (seats == 3)


def test_without_tiles_nothing_is_hidden() -> None:
    """CC-14.6: everything else is public, so without duel tiles an imagined world is the real state."""
    match = new(3, seed=4)
    for turn, _ in enumerate(brawl(match, 4)):
        if turn % 9 == 0:
            for watcher in (-1, 0, 1, 2):
                assert same(match.game.imagine(match.state, watcher, CertainDice(0)), match.state)


def test_a_begun_move_is_hidden() -> None:
    """R-40: in Kit Carson nobody else sees that a cowboy was lifted; imagined worlds have no such half-moves."""
    match = scene(seats=3, options={"kit_carson": True}, cowboys={"gambling": [0]}, at="kit_carson : 0+1+2")
    before = match.scene()
    match.play(0, "lift gambling")
    assert match.scene() != before
    assert match.fork(1).scene() == match.fork(None).scene() == before
    assert match.fork(0).scene() == match.scene()
    for watcher in watchers(match):
        check_law(match, watcher)


def test_draws_after_one_that_stays_hidden_can_be_imagined() -> None:
    """R-41: a player who has drawn and fights no more leaves many draws unknown, and they can still be imagined."""
    match = new(4, seed=4, might_makes_right=True)
    most = 0
    for turn, _ in enumerate(brawl(match, 9, sleeper=0)):
        most = max(most, len(match.scene()["redraws"]))
        if turn % 30 == 0:
            check_law(match, 1)
            check_law(match, None)
    assert most > 12


# --- twin records


def swap(line: str, *places: tuple[int, int]) -> str:
    """A line of a record with two random outcomes swapped."""
    said, _, words = line.partition(" | ")
    chance = words.split(", ")
    for one, other in places:
        chance[one], chance[other] = chance[other], chance[one]
    return f"{said} | {', '.join(chance)}"


def equal_pairs(start: str, seats: int, one: int, other: int) -> list[tuple[int, int]]:
    """Places on the first line of two tiles of one seat and two of another with the same sum, if there are any."""
    dealt = start.partition(" | ")[2].split(", ")
    order = [int(word.split()[1]) for word in dealt[:seats]]
    hands = [range(seats + 6 * order.index(seat), seats + 6 * order.index(seat) + 6) for seat in (one, other)]
    for mine in combinations(hands[0], 2):
        for theirs in combinations(hands[1], 2):
            values = [sorted(int(dealt[place].split()[1]) for place in pair) for pair in (mine, theirs)]
            if sum(values[0]) == sum(values[1]) and values[0] != values[1]:
                return list(zip(mine, theirs, strict=True))
    return []


def after_line(lines: list[str], number: int, line: str) -> posse.Match:
    """The match of a record up to a line, and then this line."""
    return posse.load("\n".join([*lines[:number], line]) + "\n")


def shared_lines(one: posse.Match, other: posse.Match, lines: list[str], swapped: tuple[int, int]) -> int:
    """Replay both while the twin stays legal; viewers who could not see what was swapped are sent the same bytes."""
    strangers = [watcher for watcher in watchers(one) if watcher not in swapped]
    for number, line in enumerate(lines):
        assert [page(one, watcher) for watcher in strangers] == [page(other, watcher) for watcher in strangers]
        try:
            other.follow([line])
        except posse.BadRecord:
            assert line.split()[:2] in [[str(seat), "tile"] for seat in swapped], "something else than a swapped tile"
            return number
        one.follow([line])
    return len(lines)


@REVEALS
@pytest.mark.heavy
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_twins_with_other_starting_hands_look_the_same(seats: int, reveal: str) -> None:
    """CC-14.6: two pairs of tiles with the same sum change hands; nobody else can tell until one of them is missing."""
    match = new(seats, seed=40 + seats, might_makes_right=True, duel_tile_reveal=reveal)
    for _ in brawl(match, 1):
        if match.view(None)["round"] == 3:
            break
    lines = match.record().splitlines()
    head = len(lines) - len(match.lines)
    shown = 0
    for one, other in combinations(range(seats), 2):
        places = equal_pairs(lines[head], seats, one, other)
        if not places:
            continue
        true = after_line(lines, head, lines[head])
        twin = after_line(lines, head, swap(lines[head], *places))
        assert page(true, one) != page(twin, one)
        assert shared_lines(true, twin, lines[head + 1 :], (one, other)) > 2 * seats
        shown += sum(event.name == "showed_tile" and event.values[0] in (one, other) for event in true.events)
    assert shown > 0


@REVEALS
@pytest.mark.heavy
def test_twins_with_other_drawn_hands_look_the_same(reveal: str) -> None:
    """CC-14.6: tiles that two drew from the discard in one duel change hands, and nobody else can tell."""
    match = new(3, seed=6, might_makes_right=True, duel_tile_reveal=reveal)
    for _ in brawl(match, 2):
        pass
    lines = match.record().splitlines()
    tried = 0
    for number, line in enumerate(lines):
        if line.count("tile ") != 7 or tried == 3:
            continue
        true = after_line(lines, number, line)
        seats = [event.values[0] for event in true.events[-8:] if event.name == "redrew"]
        drawn = line.partition(" | ")[2].split(", ")
        if len(set(seats)) != 2 or drawn[0] == drawn[3]:
            continue
        tried += 1
        twin = after_line(lines, number, swap(line, (0, 3)))
        assert page(true, seats[0]) != page(twin, seats[0])
        assert shared_lines(true, twin, lines[number + 1 :][:40], (seats[0], seats[3])) > 0
    assert tried > 0


# --- preview


@pytest.mark.parametrize("seat", [0, 1])
def test_a_preview_in_a_duel_tells_nothing(seat: int) -> None:
    """CC-14.4: what a preview of one's tile shows is the same whatever the others have laid."""
    seen = set()
    for laid in ("1", "4"):
        match = duels([[0, 5, 5], [1, 1, 4, 4], [0, 1, 2, 3, 4]], [0, 1, 2], passed=[2, 0, 1])
        others = [other for other in (0, 1, 2) if other != seat]
        match.play(others[1], f"tile {laid}")
        match.play(others[0], "tile 5" if others[0] == 0 else f"tile {laid}")
        before = all_of(match)
        seen.add(tuple(said(match.preview(seat, match.choices(seat)[0]))))
        assert all_of(match) == before
    assert len(seen) == 1
    assert not [words for words in seen.pop() if words.startswith(("showed_tile", "fired", "won"))]


def test_a_preview_is_the_same_in_every_world() -> None:
    """CC-14.4: the preview is the same in all worlds, even rare ones; one's own tile is certain."""
    match = duels([[0, 5, 5], [1, 1, 4, 4], [0, 1, 2, 3, 4]], [0, 1, 2], passed=[2, 0, 1])
    match.play(0, "tile 5")
    match.play(1, "tile 4")
    game = match.game

    def previews(world: Any) -> tuple[str, ...]:
        return tuple(str(game.foresee(world.clone(), 2, action)) for action in game.answers(world, 2))

    found = worlds.imagined(match, 2, previews)
    assert list(found) == [tuple(str(match.preview(2, words)) for words in match.choices(2))]
    laid = worlds.imagined(match, 2, lambda world: (world.chosen[0], world.chosen[1]))
    assert min(laid.values()) < Fraction(1, 8)
    assert "showed_tile 2 4" in said(match.preview(2, "tile 4"))


@pytest.mark.heavy
def test_a_preview_is_the_same_in_worlds_of_a_whole_game() -> None:
    """CC-14.4: at every tile that is asked for in a whole game the preview uses nothing that the seat cannot know."""
    match = new(4, seed=8, might_makes_right=True)
    tried = 0
    for turn, _ in enumerate(brawl(match, 3)):
        if match.question and match.question["step"] == "choose_tiles" and turn % 4 == 0:
            tried += 1
            for seat in match.asked:
                check_preview(match, seat, worlds=20)
    assert tried > 5
