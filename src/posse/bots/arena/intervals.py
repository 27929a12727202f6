"""How far off a measured share or mean may be: intervals that hold the truth in 95 of 100 arenas.

Games of one deal share their luck, so deals are counted and not games.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(NamedTuple):
    """A value, and the interval in which the truth probably lies."""

    value: float
    low: float
    high: float


def wilson(share: float, count: float) -> Estimate:
    """Wilson's interval of a share of so many independent games."""
    centre = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count) * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


def share_estimate(shares: Sequence[float], games: int) -> Estimate:
    """The mean share of the deals, with Wilson's interval for as many games as their spread is worth."""
    return wilson(fmean(shares), effective_count(shares, games))


def effective_count(shares: Sequence[float], games: int) -> float:
    """How many independent games would tell as much as these deals: from one a deal to all that were played."""
    mean, deals = fmean(shares), len(shares)
    spread = variance(shares) / deals if deals > 1 else 0.0
    if deals == 1 or not 0 < mean < 1:
        return deals
    return min(games, max(deals, mean * (1 - mean) / spread)) if spread else games


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of the deals with Student's interval; a single deal tells nothing about its own error."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    half = student(len(values) - 1) * sqrt(variance(values) / len(values))
    return Estimate(mean, mean - half, mean + half)


def student(freedom: int) -> float:
    """Student's quantile by the expansion of Cornish and Fisher; the first two are too far out for it."""
    if freedom <= 2:
        return (12.706, 4.303)[freedom - 1]
    terms = (
        Z,
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))
