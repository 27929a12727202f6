"""A sequential test: is one bot stronger than another by a margin, or not? It stops as soon as it can tell.

The unit is the deal, because games of one deal share their luck: what counts is a contestant's share of the wins in
it. The generalized likelihood ratio compares the most likely distribution of these shares whose mean is fair with the
most likely one whose mean is fair plus the margin. It needs no model of draws or of how games of a deal depend on each
other. With two seats it is the pentanomial test of the chess engines.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from math import log

from posse.engine.errors import BadTable

DIGITS = 9  # shares that differ by less are the same
TRACE = 1e-3  # what a share that was never seen counts, so that none is impossible
STEPS = 50  # of the bisection; each halves the interval


class Verdict(Enum):
    """What the test can tell so far."""

    OPEN = "open"
    STRONGER = "stronger"
    NOT_STRONGER = "not-stronger"


@dataclass(frozen=True)
class Question:
    """Is the share of the first bot the fair one, or larger by `margin`?

    The answer "stronger" is wrong with probability `alpha` if the bots are equal, "not stronger" with probability
    `beta` if the margin is real.
    """

    margin: float = 0.05
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < value < 0.5:
                raise BadTable("wrong-risk", name=name, given=str(value))

    def check(self, fair: float) -> None:
        """`BadTable` if no share can be larger by the margin."""
        if not 0 < self.margin < 1 - fair:
            raise BadTable("wrong-margin", given=f"{100 * self.margin:g}", most=f"{100 * (1 - fair):g}")

    @property
    def lower(self) -> float:
        """Below this logarithm of the likelihood ratio the answer is no."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """Above this one it is yes."""
        return log((1 - self.beta) / self.alpha)


@dataclass
class SequentialTest:
    """The test of one question, fed deal by deal."""

    question: Question
    fair: float
    shares: Counter[float] = field(default_factory=Counter)
    verdict: Verdict = Verdict.OPEN

    @property
    def deals(self) -> int:
        return self.shares.total()

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio."""
        return log_ratio(self.shares, self.fair, self.fair + self.question.margin)

    def feed(self, share: float) -> Verdict:
        """Add the share of one more deal."""
        self.shares[round(share, DIGITS)] += 1
        ratio = self.ratio
        if ratio >= self.question.upper:
            self.verdict = Verdict.STRONGER
        elif ratio <= self.question.lower:
            self.verdict = Verdict.NOT_STRONGER
        return self.verdict


def log_ratio(shares: Mapping[float, int], low: float, high: float) -> float:
    """How much more likely these shares are with the mean `high` than with the mean `low`, as a logarithm."""
    counts = {0.0: TRACE, 1.0: TRACE, **shares}
    total = sum(counts.values())
    weights = {share: count / total for share, count in counts.items()}
    lower, higher = likeliest(weights, low), likeliest(weights, high)
    return sum(count * log(higher[share] / lower[share]) for share, count in counts.items())


def likeliest(weights: Mapping[float, float], mean: float) -> dict[float, float]:
    """The distribution with this mean under which the observed weights are most likely.

    By Lagrange's method it is `weight / (1 + x * (share - mean))`, for the only `x` that gives it the mean.
    """
    low, high = -1 / (max(weights) - mean), -1 / (min(weights) - mean)
    for _ in range(STEPS):
        x = (low + high) / 2
        if sum(weight * (share - mean) / (1 + x * (share - mean)) for share, weight in weights.items()) > 0:
            low = x
        else:
            high = x
    x = (low + high) / 2
    return {share: weight / (1 + x * (share - mean)) for share, weight in weights.items()}
