"""From expected points to chances of winning: a softmax over the seats, whose temperature was calibrated.

The temperature of a table says how much the final scores still scatter: it grows with the points that are still to
come. The parameters are a data file of each game's skill, written by `python -m posse.analysis.calibrate`.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, NamedTuple

from posse.bots.skill import SKILLS

FILE = "chances.json"
ANY_SEATS = "any"
UNKNOWN = {"squash": {ANY_SEATS: [10.0, 0.0]}, "words": [0.02, 0.05, 0.10]}
"""For a game whose chances nobody has calibrated."""

SMALLEST = 1e-6


class Squash(NamedTuple):
    """The temperature in points: `base`, and `growth` for each point that is still to come."""

    base: float
    growth: float

    def chances(self, values: Sequence[float], to_come: float) -> list[float]:
        """The chance of each seat to win, by the points that it may expect."""
        temperature = max(SMALLEST, self.base + self.growth * to_come)
        best = max(values)
        weights = [exp((value - best) / temperature) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]


@cache
def calibration(game: str) -> Mapping[str, Any]:
    """What was calibrated for a game: `squash` by number of seats, and `words`, the least losses of those from
    inaccuracy on."""
    if game not in SKILLS:
        return UNKNOWN
    found = files(SKILLS[game].package).joinpath(FILE)
    return dict(json.loads(found.read_text(encoding="utf-8"))) if found.is_file() else UNKNOWN


def squash_for(game: str, seats: int) -> Squash:
    """The squash of a game with so many seats."""
    rows = calibration(game)["squash"]
    return Squash(*rows.get(str(seats), rows[ANY_SEATS]))
