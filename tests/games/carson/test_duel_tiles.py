"""Might makes right: duel tiles in place of the dice (CC-14.2 to CC-14.6)."""

from typing import Any

import pytest

import posse
from tests.games.carson.brawl import brawl
from tests.games.carson.table import (
    cash,
    cowboys,
    new,
    offered,
    play_all,
    player,
    refuses,
    said,
    scene,
    step,
)

TILES = {"might_makes_right": True}
THREE_HANDS = [[5, 4, 3, 3, 2, 0], [5, 5, 4, 1, 0, 0], [4, 3, 2, 2, 1, 1]]
OPENLY = {**TILES, "duel_tile_reveal": "in_pass_order"}


def tiles(match: posse.Match, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """What a viewer knows of a player's duel tiles."""
    seen: dict[str, Any] = match.view(viewer)["players"][seat]["duel_tiles"]
    return seen


def hand(match: posse.Match, seat: int) -> list[int]:
    """A player's tiles as they see them."""
    held: list[int] = tiles(match, seat, seat)["hand"]
    return held


def dealt(*hands: list[int]) -> list[str]:
    """The random outcomes of a set-up in which seat 0 is first, seat 1 second and so on, with these hands."""
    order = [f"seat {seat}" for seat in range(len(hands))]
    draws = [f"tile {value}" for held in hands for value in held]
    mountains = [f"die {face}" for column in (1, 2, 3) for row in (4, 5, 6) for face in (column, row)]
    return [*order, *draws, "building bank", "building hotel", "building church", "die 1", "die 1", *mountains]


def last_tiles(*values: int, dice: list[str] | None = None) -> posse.Match:
    """A duel for gambling of seats that hold one tile each, seat 0 first in pass order."""
    held: list[dict[str, Any]] = [{"hand": [value], "cowboys": 2} for value in values]
    return scene(
        dice=dice,
        seats=len(values),
        options=TILES,
        players=held,
        cowboys={"gambling": list(range(len(values)))},
        at="resolve gambling",
    )


# --- the deal


def test_two_players_have_all_six_tiles_and_fifteen_dollars() -> None:
    """CC-14.2: with two players each has the tiles 0 to 5 and starts with $15; nothing is dealt by chance."""
    match = new(seats=2, seed=5, might_makes_right=True)
    for seat in range(2):
        assert hand(match, seat) == [0, 1, 2, 3, 4, 5]
        assert cash(match, seat) == 15
    assert not any("tile" in said_by_chance for said_by_chance in match.lines[0].split(", "))


@pytest.mark.parametrize(("seats", "total"), [(2, 30), (3, 45), (4, 60), (5, 75)])
def test_totals_add_up_for_every_number_of_players(seats: int, total: int) -> None:
    """CC-14.3, EX-13: one set for each player is dealt, so all announced totals add up to 45, 60 or 75."""
    for seed in range(8):
        match = new(seats=seats, seed=seed, might_makes_right=True)
        totals = [tiles(match, seat)["total"] for seat in range(seats)]
        everything = sorted(value for seat in range(seats) for value in hand(match, seat))
        assert sum(totals) == total
        assert everything == sorted(list(range(6)) * seats)
        for seat in range(seats):
            assert len(hand(match, seat)) == 6
            assert sum(hand(match, seat)) == totals[seat]
            assert cash(match, seat) == 30 - totals[seat]


def test_a_total_of_17_starts_with_13_dollars() -> None:
    """CC-14.3, EX-13: the starting cash is $30 less the total."""
    match = new(seats=3, dice=dealt(*THREE_HANDS), might_makes_right=True)
    assert [cash(match, seat) for seat in range(3)] == [13, 15, 17]
    assert hand(match, 0) == [0, 2, 3, 3, 4, 5]


def test_the_deal_is_secret_and_the_totals_are_announced() -> None:
    """CC-14.3: each receives tiles in secret and announces the total before the starting parcels."""
    match = new(seats=3, dice=dealt(*THREE_HANDS), might_makes_right=True)
    assert said(match.events, "announced") == ["announced 0 17", "announced 1 15", "announced 2 13"]
    assert said(match.events, "owned") == []
    assert step(match) == "start_parcel"
    for watcher in (1, 2, None):
        seen = [str(event.seen_by(watcher)) for event in match.events if event.name == "dealt" and event.values[0] == 0]
        assert seen == ["dealt 0 ?"] * 6
        assert "hand" not in tiles(match, 0, watcher)
        assert tiles(match, 0, watcher)["total"] == 17


def test_without_the_variant_there_are_no_tiles() -> None:
    """CC-14.2: without the variant everybody starts with $15, and the view has no tiles."""
    match = new(seats=3, seed=1)
    assert [cash(match, seat) for seat in range(3)] == [15, 15, 15]
    assert "duel_tiles" not in player(match, 0)


# --- the duel


def test_a_tile_replaces_the_die() -> None:
    """CC-14.4: the strength is the firepower and the tile; no die is rolled."""
    match = scene(
        dice=[],
        seats=2,
        options=TILES,
        players=[{"cowboys": 2, "revolvers": 1}, {"cowboys": 1, "revolvers": 3}],
        cowboys={"parcel_income": [0, 1]},
        at="resolve parcel_income",
    )
    assert match.asked == (0, 1)
    events = play_all(match, (1, "tile 3"), (0, "tile 5"))
    assert said(events, "fired") == ["fired 0 3 5 8", "fired 1 4 3 7"]
    assert said(events, "won") == ["won 0 parcel_income"]
    assert cowboys(match, 1) == 2


def test_a_tile_of_0_adds_nothing() -> None:
    """CC-14.4: the value replaces the die, and the lowest tile is 0."""
    match = scene(seats=2, options=TILES, cowboys={"ammunition": [0, 1]}, at="resolve ammunition")
    events = play_all(match, (0, "tile 0"), (1, "tile 1"))
    assert said(events, "fired") == ["fired 0 4 0 4", "fired 1 4 1 5"]
    assert said(events, "won") == ["won 1 ammunition"]


def test_equal_strengths_go_to_the_first_in_pass_order() -> None:
    """CC-14.4: ties are decided as with dice, by pass order (CC-6.7)."""
    match = scene(seats=3, options=TILES, passed=[2, 1, 0], cowboys={"ammunition": [0, 1, 2]}, at="resolve ammunition")
    events = play_all(match, (0, "tile 4"), (1, "tile 4"), (2, "tile 4"))
    assert said(events, "won") == ["won 2 ammunition"]


def test_only_tiles_in_hand_can_be_chosen() -> None:
    """CC-14.4: a participant chooses one of their tiles, each value offered once."""
    match = scene(
        seats=2,
        options=TILES,
        players=[{"hand": [1, 1, 4]}, {"hand": [0, 0, 2, 3, 5]}],
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
    )
    assert offered(match, 0, "tile") == ["1", "4"]
    assert offered(match, 1, "tile") == ["0", "2", "3", "5"]
    assert refuses(match, 0, "tile 0")
    assert refuses(match, 1, "tile 1")


def test_only_participants_choose_a_tile() -> None:
    """CC-14.4: players who do not take part in the duel play no tile."""
    match = scene(seats=3, options=TILES, cowboys={"gambling": [0, 2]}, at="resolve gambling")
    assert match.asked == (0, 2)
    assert refuses(match, 1, "tile 3")
    play_all(match, (2, "tile 3"), (0, "tile 3"))
    assert [tiles(match, seat)["count"] for seat in range(3)] == [5, 6, 5]


def test_a_tile_is_chosen_in_secret_and_all_are_revealed_together() -> None:
    """CC-14.4: that a tile is laid is public, its value is not, until all participants have chosen."""
    match = scene(seats=3, options=TILES, cowboys={"gambling": [0, 1, 2]}, at="resolve gambling")
    events = match.play(1, "tile 5")
    assert [str(event.seen_by(1)) for event in events] == ["laid_tile 1 5"]
    for watcher in (0, 2, None):
        assert [str(event.seen_by(watcher)) for event in events] == ["laid_tile 1 ?"]
        assert tiles(match, 1, watcher) == {"count": 6, "total": 15, "laid": True}
    assert tiles(match, 1, 1)["chosen"] == 5
    assert set(match.asked) == {0, 2}
    assert said(match.play(2, "tile 1"), "showed_tile") == []
    shown = match.play(0, "tile 2")
    assert said(shown, "showed_tile") == ["showed_tile 0 2", "showed_tile 1 5", "showed_tile 2 1"]
    assert all(event.public for event in shown if event.name == "showed_tile")


def test_a_laid_tile_stays_laid() -> None:
    """CC-14.4: each participant chooses one tile, and is not asked again."""
    match = scene(seats=2, options=TILES, cowboys={"gambling": [0, 1]}, at="resolve gambling")
    match.play(0, "tile 5")
    assert match.asked == (1,)
    assert refuses(match, 0, "tile 4")


def test_no_roads_are_offered_with_the_secret_choice() -> None:
    """CC-14.4: the choice of a tile is no moment for roads (CC-8.3)."""
    match = scene(seats=2, options=TILES, players=[{"roads": 3}], cowboys={"gambling": [0, 1]}, at="resolve gambling")
    assert "roads" not in match.choices(0)


def test_a_lone_tile_is_chosen_too() -> None:
    """CC-14.4: a player with one tile is still asked, so that nobody learns when all tiles are alike."""
    match = last_tiles(3, 2)
    assert match.asked == (0, 1)
    assert match.choices(0) == ["tile 3"]


def test_tiles_can_be_laid_openly_in_pass_order() -> None:
    """CC-14.4: with `in_pass_order` the tiles are laid one after the other, for all to see."""
    match = scene(seats=3, options=OPENLY, passed=[1, 2, 0], cowboys={"gambling": [0, 1, 2]}, at="resolve gambling")
    assert match.asked == (1,)
    assert refuses(match, 0, "tile 5")
    events = match.play(1, "tile 3")
    assert [str(event.seen_by(None)) for event in events] == ["showed_tile 1 3"]
    assert tiles(match, 1, None) == {"count": 5, "total": 12, "laid": True, "chosen": 3}
    assert match.asked == (2,)
    match.play(2, "tile 4")
    assert match.asked == (0,)
    events = match.play(0, "tile 4")
    assert said(events, "showed_tile", "won") == ["showed_tile 0 4", "won 2 gambling"]
    assert [tiles(match, seat)["laid"] for seat in range(3)] == [False, False, False]


def test_a_lone_tile_is_asked_for_openly_too() -> None:
    """CC-14.4: even if laid openly, a hand of one kind of tile is asked, as an automatic answer would reveal it."""
    match = scene(
        seats=2,
        options=OPENLY,
        players=[{"hand": [2, 2], "roads": 0}, {"hand": [0, 1]}],
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
    )
    assert match.asked == (0,)
    assert match.choices(0) == ["tile 2"]


def test_roads_may_be_laid_before_an_open_tile_but_not_before_a_secret_one() -> None:
    """CC-8.3: only the secret choice of a duel tile keeps roads out; laying one openly is a decision like others."""
    openly = scene(seats=2, options=OPENLY, cowboys={"gambling": [0, 1]}, at="resolve gambling")
    assert "roads" in openly.choices(0)
    openly.play(0, "roads")
    openly.play(0, "road c4n")
    assert openly.asked == (0,)
    assert openly.choices(0) == ["tile 0", "tile 1", "tile 2", "tile 3", "tile 4", "tile 5"]
    secret = scene(seats=2, options=TILES, cowboys={"gambling": [0, 1]}, at="resolve gambling")
    assert "roads" not in secret.choices(0)


def test_firepower_is_that_before_the_duel() -> None:
    """CC-14.4: only the die is replaced; firepower counts as in CC-6.11, and the losers' cowboys come back after it."""
    match = scene(
        seats=2,
        options=TILES,
        players=[{"cowboys": 0}, {"cowboys": 0}],
        cowboys={"ammunition": [0, 1], "gambling": [0, 1]},
        at="resolve ammunition",
    )
    events = play_all(match, (0, "tile 2"), (1, "tile 1"))
    assert said(events, "fired") == ["fired 0 1 2 3", "fired 1 1 1 2"]
    events = play_all(match, (0, "carry"), (0, "tile 0"), (1, "tile 2"))
    assert said(events, "fired") == ["fired 0 4 0 4", "fired 1 2 2 4"]
    assert said(events, "won") == ["won 0 gambling"]


@pytest.mark.parametrize("options", [TILES, OPENLY])
def test_parcels_and_attacks_are_fought_with_tiles(options: dict[str, object]) -> None:
    """CC-14.4: every duel uses tiles, also for a parcel or a building."""
    match = scene(
        seats=2,
        options=options,
        town={"b2": "1 bank"},
        cowboys={"g7": [0, 1], "b2": [0, 1]},
        at="contested",
    )
    play_all(match, (0, "tile 5"), (1, "tile 1"), (0, "decline"))
    assert match.question == {
        "step": "choose_tiles" if options is TILES else "lay_tile",
        "place": "b2",
        "seats": [0, 1],
    }
    events = play_all(match, (0, "tile 0"), (1, "tile 2"))
    assert said(events, "held") == ["held 1 b2"]


# --- discard and redraw


def test_a_played_tile_leaves_the_hand() -> None:
    """CC-14.5: a played tile goes to the common discard and is not taken back, neither by winner nor by loser."""
    match = scene(seats=2, options=TILES, cowboys={"ammunition": [0, 1]}, at="resolve ammunition")
    play_all(match, (0, "tile 5"), (1, "tile 2"))
    assert hand(match, 0) == [0, 1, 2, 3, 4]
    assert hand(match, 1) == [0, 1, 3, 4, 5]
    assert [tiles(match, seat)["count"] for seat in range(2)] == [5, 5]
    assert [tiles(match, seat)["total"] for seat in range(2)] == [10, 13]


def test_a_hand_that_is_played_out_draws_three_from_the_discard() -> None:
    """CC-14.5: after the last tile a player draws 3 at random from the discard."""
    match = scene(
        dice=["tile 5", "tile 1", "tile 1"],
        seats=2,
        options=TILES,
        players=[{"hand": [3]}, {"hand": [0, 2, 4]}],
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
    )
    events = play_all(match, (0, "tile 3"), (1, "tile 0"))
    assert said(events, "redrew") == ["redrew 0 5", "redrew 0 1", "redrew 0 1"]
    assert hand(match, 0) == [1, 1, 5]
    assert hand(match, 1) == [2, 4]
    for watcher in (1, None):
        assert [str(event.seen_by(watcher)) for event in events if event.name == "redrew"] == ["redrew 0 ?"] * 3
        assert "hand" not in tiles(match, 0, watcher)


def test_the_tiles_just_played_can_be_drawn() -> None:
    """CC-14.5: the tiles of this very duel lie in the discard when the draw is made."""
    held: list[dict[str, Any]] = [{"hand": [5]}, {"hand": [0, 0, 1, 2, 5]}]
    match = scene(
        dice=["tile 5", "tile 5", "tile 4"],
        seats=2,
        options=TILES,
        players=held,
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
    )
    play_all(match, (1, "tile 5"), (0, "tile 5"))
    assert hand(match, 0) == [4, 5, 5]


def test_a_tile_in_hand_cannot_be_drawn() -> None:
    """CC-14.5: the draw comes from the discard only, never from a hand."""
    match = scene(
        dice=["tile 2", "tile 2", "tile 2"],
        seats=2,
        options=TILES,
        players=[{"hand": [3]}, {"hand": [0, 2]}],
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
    )
    match.play(0, "tile 3")
    with pytest.raises(posse.WrongChance):
        match.play(1, "tile 0")


def test_several_draw_in_pass_order() -> None:
    """CC-14.5: if several have played their last tile, they draw in pass order."""
    match = scene(
        dice=[f"tile {value}" for value in (0, 0, 0, 1, 1, 1, 2, 2, 2)],
        seats=3,
        options=TILES,
        passed=[2, 0, 1],
        players=[{"hand": [3]}, {"hand": [4]}, {"hand": [5]}],
        cowboys={"gambling": [0, 1, 2]},
        at="resolve gambling",
    )
    events = play_all(match, (0, "tile 3"), (1, "tile 4"), (2, "tile 5"))
    assert said(events, "redrew") == [
        f"redrew {seat} {value}" for value, seat in enumerate((2, 0, 1)) for _ in range(3)
    ]
    assert [hand(match, seat) for seat in range(3)] == [[1, 1, 1], [2, 2, 2], [0, 0, 0]]


def test_what_the_first_draws_the_second_cannot_draw() -> None:
    """CC-14.5: the draws are made one after the other from one discard."""
    match = last_tiles(4, 4, dice=["tile 5", "tile 5", "tile 0", "tile 5", "tile 1", "tile 1"])
    match.play(0, "tile 4")
    with pytest.raises(posse.WrongChance):
        match.play(1, "tile 4")


def test_the_draw_comes_before_the_winner_acts() -> None:
    """CC-14.5: the draw follows the duel, before the winner's action is decided."""
    match = last_tiles(4, 3, dice=["tile 5", "tile 5", "tile 0", "tile 0", "tile 1", "tile 1"])
    play_all(match, (0, "tile 4"), (1, "tile 3"))
    assert match.question == {"step": "carry_out", "place": "gambling"}
    assert hand(match, 0) == [0, 5, 5]
    assert hand(match, 1) == [0, 1, 1]


def test_who_did_not_play_their_last_tile_draws_nothing() -> None:
    """CC-14.5: a player who still has a tile draws nothing."""
    match = scene(
        dice=[],
        seats=2,
        options=TILES,
        players=[{"hand": [3, 3]}, {"hand": [0, 2]}],
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
    )
    assert said(play_all(match, (0, "tile 3"), (1, "tile 0")), "redrew") == []
    assert hand(match, 0) == [3]


def test_drawn_tiles_are_played_and_drawn_again() -> None:
    """CC-14.5: three drawn tiles are played like the first six, and after the last of them three are drawn again."""
    match = scene(
        dice=[f"tile {value}" for value in (5, 5, 4, 4, 3, 2)],
        seats=2,
        options=TILES,
        players=[{"hand": [0], "cowboys": 0}, {"hand": [0, 1, 1, 2, 3], "cowboys": 0}],
        cowboys={space: [0, 1] for space in ("ammunition", "roads_3", "gambling", "parcel_vp")},
        at="resolve ammunition",
    )
    play_all(match, (0, "tile 0"), (1, "tile 0"), (0, "decline"))
    for value, other in ((5, 1), (5, 1)):
        play_all(match, (0, f"tile {value}"), (1, f"tile {other}"))
        play_all(match, (0, "decline"))
    play_all(match, (0, "tile 4"), (1, "tile 2"))
    assert hand(match, 0) == [2, 3, 4]
    assert hand(match, 1) == [3]


def discard_at_each_draw(match: posse.Match) -> list[int]:
    """The number of tiles in the discard whenever somebody began to draw, according to the events."""
    lying, drawn, found = 0, 0, []
    for event in match.events:
        if event.name == "showed_tile":
            lying += 1
        elif event.name == "redrew":
            if drawn % 3 == 0:
                found.append(lying)
            lying, drawn = lying - 1, drawn + 1
    return found


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_discard_never_runs_dry(seats: int) -> None:
    """CC-14.5: whenever somebody draws, the discard holds at least 6 tiles, so that nobody ever lacks a tile."""
    found: list[int] = []
    for seed in range(2):
        match = new(seats=seats, seed=seed, might_makes_right=True)
        for _ in brawl(match, seed):
            assert min(tiles(match, seat)["count"] for seat in range(seats)) > 0
        found += discard_at_each_draw(match)
    assert found
    assert min(found) >= 6


# --- unchanged rules


def test_gambling_still_uses_dice() -> None:
    """CC-14.6: the winner of the duel for gambling rolls two dice."""
    match = scene(
        dice=["die 3", "die 5"],
        seats=2,
        options=TILES,
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
    )
    events = play_all(match, (0, "tile 5"), (1, "tile 0"), (0, "carry"))
    assert said(events, "gambled", "gained") == ["gambled 0 3 5", "gained 0 8 gambling"]
    assert cash(match, 0) == 23


def test_the_number_of_tiles_is_public_and_the_tiles_are_not() -> None:
    """CC-14.6: everybody sees how many tiles each holds, only the holder which ones."""
    match = scene(
        seats=3,
        options=TILES,
        players=[{"hand": [0, 5]}, {"hand": [1, 2, 2]}, {"hand": [4]}],
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
    )
    for watcher in (0, 1, 2, None):
        assert [tiles(match, seat, watcher)["count"] for seat in range(3)] == [2, 3, 1]
        assert [seat for seat in range(3) if "hand" in tiles(match, seat, watcher)] == (
            [] if watcher is None else [watcher]
        )


def test_the_remaining_total_is_public_until_the_first_draw() -> None:
    """R-41: the announced total less what was played is known; after a draw nobody else knows the total."""
    match = scene(
        dice=["tile 5", "tile 5", "tile 4"],
        seats=2,
        options=TILES,
        players=[{"hand": [3], "cowboys": 1}, {"hand": [0, 2, 4], "cowboys": 1}],
        cowboys={"ammunition": [0, 1], "gambling": [0, 1]},
        at="resolve ammunition",
    )
    assert [tiles(match, seat)["total"] for seat in range(2)] == [3, 6]
    play_all(match, (0, "tile 3"), (1, "tile 2"))
    assert [tiles(match, seat)["total"] for seat in range(2)] == [None, 4]
    play_all(match, (0, "decline"), (0, "tile 5"), (1, "tile 4"))
    assert [tiles(match, seat)["total"] for seat in range(2)] == [None, 0]


def test_nobody_fights_alone_with_a_tile() -> None:
    """CC-14.4: a lone player carries out the action without a duel, and no tile is played."""
    match = scene(dice=[], seats=2, options=TILES, cowboys={"ammunition": [1]}, at="resolve ammunition")
    assert step(match) == "carry_out"
    match.play(1, "carry")
    assert tiles(match, 1)["count"] == 6
    assert said(match.events, "duel", "three_guns") == ["three_guns 1"]
