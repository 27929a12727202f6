"""The gate of `make arena`: every two neighbouring levels, within the time that CI has for it."""

from itertools import pairwise

import pytest

import posse
from posse.bots import LEVELS
from tools.arena import PARTS, main

CI_SECONDS = 240


def test_every_two_neighbours_are_in_one_part() -> None:
    assert [pair for part in PARTS for pair in pairwise(part.levels)] == [*pairwise(LEVELS)]


def test_all_games_together_take_no_longer_than_ci_waits() -> None:
    assert len(posse.GAMES) * sum(part.seconds * (len(part.levels) - 1) for part in PARTS) <= CI_SECONDS


def test_a_game_that_is_not_there_is_told() -> None:
    with pytest.raises(SystemExit, match="chess"):
        main(["chess"])
