"""Small arenas for the tests: quick bots, and results that compare without their times."""

from dataclasses import replace
from pathlib import Path

from posse.bots.arena import Arena, Fixture, Result, Where, setup
from posse.bots.arena.contestants import Given
from tests.bots.arena import samples
from tests.sample import GAME

FILE = Path(samples.__file__)
ALONE = Where(workers=1)
BOTH = Where(workers=2)


def arena(*bots: Given, seats: int = 0, seed: int = 0, log: Path | None = None, records: Path | None = None) -> Arena:
    made = setup(GAME, bots or ["random", samples.First], seats=seats, seed=seed)
    return Arena(made, log=log, records=records)


def timeless(results: dict[Fixture, Result]) -> dict[Fixture, Result]:
    """Results without how long the bots thought, which no two runs share; in order."""
    return {fixture: replace(results[fixture], seconds=()) for fixture in sorted(results)}
