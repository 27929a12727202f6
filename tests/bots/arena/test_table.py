"""One game: its result by seat, and what becomes of bots that cannot play."""

from typing import Any, cast

import pytest

import posse
from posse.bots import Peek
from posse.bots.arena import Fixture, Result, setup
from posse.bots.arena.contestants import Given
from posse.bots.arena.table import Failure, Outcome, Played, places_of, play_fixture
from tests.bots.arena.samples import First, Illegal, Last, Raising
from tests.sample import GAME

FIRST = Fixture(0, 0, 0)


def played(*bots: Given, fixture: Fixture = FIRST) -> Outcome:
    return play_fixture(setup(GAME, bots), fixture)


def test_a_result_is_that_of_the_record() -> None:
    outcome = played("random", First, Last)
    assert isinstance(outcome, Played)
    match = posse.load(outcome.record)
    assert match.over
    assert outcome.result.scores == tuple(match.scores)
    assert outcome.result.places == places_of(match)
    assert sum(outcome.result.decisions) <= len(match.lines)
    assert all(outcome.result.decisions)


def test_a_rotation_moves_everybody_one_seat_on() -> None:
    """Bots without dice of their own answer alike wherever they sit, so the same table shows who sits where."""
    made = setup(GAME, [First, Last])
    assert [made.seating(Fixture(0, 0, rotation)) for rotation in (0, 1)] == [(0, 1), (1, 0)]
    first, second = (play_fixture(made, Fixture(0, 0, rotation)) for rotation in (0, 1))
    assert isinstance(first, Played)
    assert isinstance(second, Played)
    assert first.result.seed == second.result.seed
    assert posse.load(first.record).lines != posse.load(second.record).lines


class Nosy(First):
    """Wants to know whom it plays."""

    def decide(self, peek: Peek) -> int:
        assert not peek.header.names
        return super().decide(peek)


def test_a_record_says_who_sat_where_and_nobody_knows_it_before() -> None:
    """An analysis of an arena's games sums up bots, whichever seats they had; the bots see no names."""
    made = setup(GAME, [Nosy, Last])
    for rotation, expected in enumerate(({0: "Nosy", 1: "Last"}, {0: "Last", 1: "Nosy"})):
        outcome = play_fixture(made, Fixture(0, 0, rotation))
        assert isinstance(outcome, Played)
        assert posse.load(outcome.record).header.names == expected


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    first, again = played("random", "random"), played("random", "random")
    other = played("random", "random", fixture=Fixture(1, 0, 0))
    assert first.record == again.record != other.record


@pytest.mark.parametrize(
    ("places", "wins"),
    [
        ((1, 2, 3), [1, 0, 0]),
        ((1, 1, 3), [0.5, 0.5, 0]),
        ((1, 1, 1), [1 / 3, 1 / 3, 1 / 3]),
        ((2, 3, 2), [0, 0, 0]),
    ],
)
def test_a_shared_first_place_is_a_part_of_a_win(places: tuple[int, ...], wins: list[float]) -> None:
    assert Result(Fixture(0, 0, 0), 0, (0, 0, 0), places, (1, 1, 1), (0.0, 0.0, 0.0)).wins == wins


class Ranked:
    """As much of a match as has a ranking."""

    def __init__(self, *ranking: list[int]) -> None:
        self.ranking = [*ranking]
        self.seats = sum(map(len, ranking))


@pytest.mark.parametrize(
    ("ranking", "places"),
    [([[2], [0, 1]], (2, 2, 1)), ([[0, 2], [1]], (1, 3, 1)), ([[], [1], [0, 2]], (3, 2, 3))],
)
def test_places(ranking: list[list[int]], places: tuple[int, ...]) -> None:
    """Those who tie share a place; where nobody wins, the first place is empty."""
    assert places_of(cast(Any, Ranked(*ranking))) == places


@pytest.mark.parametrize(("bot", "key"), [(Illegal, "bot-illegal"), (Raising, "bot-raised")])
def test_a_bot_that_fails_is_named_with_its_game(bot: Given, key: str) -> None:
    outcome = played(First, bot, fixture=Fixture(2, 0, 1))
    assert isinstance(outcome, Failure)
    assert outcome.key == key
    seed = str(setup(GAME, [First, bot]).table_seed(Fixture(2, 0, 1)))
    told = {"bot": bot.__name__, "seat": 0, "game": GAME, "seed": seed, "deal": 2, "rotation": 1}  # type: ignore[union-attr]  # a class
    assert {**outcome.facts, **told} == outcome.facts
    assert posse.load(outcome.record).asked


def test_what_a_bot_raised_is_told_in_one_line_and_traced() -> None:
    outcome = played(Raising, First)
    assert isinstance(outcome, Failure)
    assert outcome.facts["why"].startswith("LookupError: no idea (samples.py:")
    assert "samples.py" in outcome.trace
