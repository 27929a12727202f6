"""A batch of tables driven by numpy: every step reads nothing but arrays, and chooses a legal answer for each table."""

from collections.abc import Callable

import posse

SEATS = 4
TABLES = 256
STEPS = 100


def steps(game: str, tables: int = TABLES, workers: int = 1) -> Callable[[], float]:
    """Step tables at random, with rows of observations and masks written each time; the call returns the answers."""
    import numpy as np

    batch = posse.batch(game, SEATS, tables, seed=7, workers=workers)
    options, counts = np.asarray(batch.options), np.asarray(batch.counts)
    every = np.arange(tables)
    random = np.random.default_rng(1)

    def run() -> float:
        for _ in range(STEPS):
            batch.step(options[every, (random.random(tables) * counts).astype(np.int64)])
        return STEPS * tables

    return run
