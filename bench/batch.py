"""A batch of tables driven by numpy: every step reads nothing but arrays, and chooses a legal answer for each table."""

from collections.abc import Callable

import posse

SEATS = 4
TABLES = 256
STEPS = 100
BEFORE = 600  # steps after which the tables are no longer all at the same stage of their games


def steps(game: str, tables: int = TABLES, workers: int = 1) -> Callable[[], float]:
    """Step tables at random, with rows of observations and masks written each time; the call returns the answers."""
    import numpy as np

    batch = posse.batch(game, SEATS, tables, seed=7, workers=workers)
    options, counts = np.asarray(batch.options), np.asarray(batch.counts)
    every = np.arange(tables)
    random = np.random.default_rng(1)

    def step() -> None:
        batch.step(options[every, (random.random(tables) * counts).astype(np.int64)])

    def run() -> float:
        for _ in range(STEPS):
            step()
        return STEPS * tables

    for _ in range(BEFORE):
        step()
    return run
