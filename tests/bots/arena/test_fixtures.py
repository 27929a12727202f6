"""Which games are played, and that everything about them follows from the seed of the arena."""

import pytest

import posse
from posse.bots.arena import Fixture, setup
from posse.bots.arena.contestants import Given
from posse.bots.arena.fixtures import Lineup, lineups, rotations
from tests.bots.arena.samples import First, Last
from tests.sample import GAME

LINEUPS = [
    ("a bot for each seat plays as listed", [0, 1], 2, [(0, 1)]),
    ("a bot may have several seats", [0, 1, 1], 3, [(0, 1, 1)]),
    ("one bot plays against itself", [0], 3, [(0, 0, 0)]),
    ("of more bots every choice plays", [0, 1, 2], 2, [(0, 1), (0, 2), (1, 2)]),
    ("two bots alternate", [0, 1], 4, [(0, 1, 0, 1)]),
    ("where they cannot alternate, each has the more seats once", [0, 1], 3, [(0, 1, 0), (1, 0, 1)]),
    ("three bots at four seats", [0, 1, 2], 4, [(0, 1, 2, 0), (1, 2, 0, 1), (2, 0, 1, 2)]),
]


@pytest.mark.parametrize(("bots", "seats", "expected"), [row[1:] for row in LINEUPS], ids=[row[0] for row in LINEUPS])
def test_lineups(bots: list[int], seats: int, expected: list[Lineup]) -> None:
    assert [*lineups(bots, seats)] == expected


@pytest.mark.parametrize(("bots", "seats"), [([0, 1], 2), ([0, 1], 3), ([0, 1, 2], 4), ([0, 1, 2, 3], 3), ([0], 4)])
def test_every_bot_has_every_seat_equally_often(bots: list[int], seats: int) -> None:
    named: list[Given] = ["random", "greedy", First, Last]
    made = setup(GAME, named[: len(bots)], seats=seats)
    for seat in range(seats):
        there = [made.seating(fixture)[seat] for fixture in made.fixtures_of(0)]
        assert {there.count(bot) for bot in bots} == {len(there) // len(bots)}


def test_only_rotations_that_differ_are_played() -> None:
    assert [rotations(lineup) for lineup in ((0, 1, 2), (0, 1, 0, 1), (0, 1, 1, 1), (0, 0, 0))] == [3, 2, 4, 1]


def test_all_games_of_a_deal_have_the_luck_of_one_table() -> None:
    made = setup(GAME, ["random", "greedy", First], seats=2)
    assert len({made.table_seed(fixture) for fixture in made.fixtures_of(4)}) == 1
    assert made.games_a_deal == len([*made.fixtures_of(4)]) == 6


def test_deals_arenas_and_bots_have_luck_of_their_own() -> None:
    one, other = setup(GAME, ["random", "greedy"]), setup(GAME, ["random", "greedy"], seed=1)
    fixtures = [*one.fixtures(20)]
    assert len({made.table_seed(fixture) for made in (one, other) for fixture in fixtures}) == 40
    assert (
        len({made.bot_seed(fixture, seat) for made in (one, other) for fixture in fixtures for seat in (0, 1)}) == 160
    )


def test_the_seeds_stay_what_they_are() -> None:
    """A log of today must be good for a run of tomorrow."""
    made = setup(GAME, ["random", "greedy"], seed=7)
    assert (made.table_seed(Fixture(3, 0, 1)), made.bot_seed(Fixture(3, 0, 1), 1)) == (39720313004667, 259900264039382)


@pytest.mark.parametrize(
    ("bots", "seats"), [([], 2), (["random"] * 3, 2), (["random", "random", "greedy"], 4), (["random", "greedy"], 9)]
)
def test_bots_and_seats_that_do_not_fit(bots: list[str], seats: int) -> None:
    with pytest.raises(posse.BadTable, match=r"seats|players|at least one bot"):
        setup(GAME, bots, seats=seats)


def test_options_are_checked_before_anything_is_played() -> None:
    assert setup(GAME, ["random"], options={"kit_carson": True}).options == {"kit_carson": "true"}
    with pytest.raises(posse.BadTable, match="edition"):
        setup(GAME, ["random"], options={"editon": "polish"})
