"""Results of a load test."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import NamedTuple

PATIENCE = 120.0  # seconds after which a server is considered dead


@dataclass(frozen=True, slots=True)
class Sample:
    """Moves that a server accepted and delivered to every client; the wall-clock and CPU time they took."""

    moves: int
    seconds: float
    cpu: float

    def __add__(self, other: "Sample") -> "Sample":
        return Sample(self.moves + other.moves, self.seconds + other.seconds, self.cpu + other.cpu)

    @property
    def rate(self) -> float:
        """Moves per second of wall-clock time."""
        return self.moves / self.seconds

    @property
    def per_core(self) -> float:
        """Moves per second of CPU time."""
        return self.moves / self.cpu


def percentile(values: list[float], share: float) -> float:
    """A quantile: the value that this share of all values do not exceed."""
    return sorted(values)[max(0, min(len(values) - 1, round(share * len(values)) - 1))]


class Slope(NamedTuple):
    """How much something grows for each of something else, and twice the standard error of that."""

    growth: float
    spread: float

    @property
    def is_flat(self) -> bool:
        """Whether it may as well not grow at all."""
        return self.growth <= self.spread


def slope(points: Sequence[tuple[float, float]]) -> Slope:
    """The line nearest to at least three points."""
    x, y = fmean(point[0] for point in points), fmean(point[1] for point in points)
    width = sum((point[0] - x) ** 2 for point in points)
    growth = sum((point[0] - x) * (point[1] - y) for point in points) / width
    rest = sum((point[1] - y - growth * (point[0] - x)) ** 2 for point in points)
    return Slope(growth, 2 * sqrt(rest / (len(points) - 2) / width))
