"""Analyses are kept by table and version."""

import pytest

from posse.server.store import Store
from tests.sample import GAME
from tests.server.store.test_results import ANN, BOB, result, settle

pytestmark = pytest.mark.anyio


async def test_an_analysis_is_kept_for_its_version(store: Store) -> None:
    await settle(store, tables=["t"])
    game = result("t", (ANN, 1), (BOB, 2))
    assert await store.analysis("t", 1) is None
    await store.put_analysis(game, 1, "{}", [0.1, -0.1])
    await store.put_analysis(game, 2, "[]", [0.1, -0.1])
    assert (await store.analysis("t", 1), await store.analysis("t", 2)) == (None, "[]")


async def test_luck_counts_once_for_each_game_that_counts(store: Store) -> None:
    await settle(store, tables=["t", "u", "v"])
    await store.put_analysis(result("t", (ANN, 1), (BOB, 2)), 1, "{}", [0.27, -0.27])
    await store.put_analysis(result("t", (ANN, 1), (BOB, 2)), 2, "{}", [0.5, -0.5])
    await store.put_analysis(result("u", (ANN, 2), (BOB, 1)), 1, "{}", [0.22, -0.22])
    await store.put_analysis(result("v", (ANN, 1), (BOB, 2), tally=None), 1, "{}", [0.9, -0.9])
    counted = {one.word: (one.games, one.wins) for one in await store.standings.statistics(GAME, 2)}
    assert counted == {"20": (2, 1.0), "-20": (2, 1.0)}
