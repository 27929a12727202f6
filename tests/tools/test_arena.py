"""The gate of `make arena`: rows for every game, within the time that CI has for it."""

import pytest

import posse
from posse.bots import LEVELS
from tools.arena import DEALS, SECONDS, gates, main


def test_every_game_has_a_row_and_all_pairs_share_the_time() -> None:
    rows = gates([*posse.GAMES])
    assert [row.game for row in rows] == [*posse.GAMES]
    assert sum(row.seconds * (len(LEVELS) - 1) for row in rows) == pytest.approx(SECONDS)
    assert all(row.deals == DEALS for row in rows)
    assert SECONDS < 240


def test_a_game_that_is_not_there_is_told() -> None:
    with pytest.raises(SystemExit, match="chess"):
        main(["chess"])
