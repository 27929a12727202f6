"""Linear regression on sums: rows are added up where they were made, and only the sums travel and are kept.

The weights are those of least-squares temporal difference learning, LSTD(λ). A seat's turns in a game are a path: the
features at the end of each turn, and the points made up to the next. With λ = 1 the weights fit the points still made
until the end of the game, by ordinary least squares; with a smaller λ, what is expected a few turns later stands in for
a part of what came after, so that the luck of the rest of the game disturbs less.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

LAMBDA = 0.6
LEAST_SPREAD = 0.05
"""A feature that hardly varies counts as if its standard deviation were this: its weight stays where it is."""


@dataclass(frozen=True)
class Path:
    """The turns of a seat in one game: the features at the end of each, and the points still made after it."""

    table: Array
    targets: Array


@dataclass(frozen=True)
class Sums:
    """What the regression needs to know of its rows: how many, and the sums of products."""

    rows: float
    features: Array  # sums of the features
    squares: Array  # sums of the products of two features
    products: Array  # sums of feature times target
    target: float
    target_square: float
    system: Array  # sums of trace times change of the features; the trace is a fading sum of the features so far
    gains: Array  # sums of trace times points made

    @staticmethod
    def of(paths: Iterable[Path]) -> Sums:
        """The sums of some paths, at least one."""
        found = [_sums_of(path) for path in paths]
        return total(found)

    def __add__(self, other: Sums) -> Sums:
        return Sums(**{name: value + vars(other)[name] for name, value in vars(self).items()})

    def explained(self, weights: Array) -> float:
        """R2: the part of the variance of the targets that the weights explain."""
        error = self.target_square - 2 * weights @ self.products + weights @ self.squares @ weights
        variance = self.target_square - self.target**2 / self.rows
        return float(1 - error / variance)

    def spread(self) -> Array:
        """The standard deviation of each feature."""
        mean = self.features / self.rows
        variance = np.diag(self.squares) / self.rows - mean**2
        return np.maximum(np.sqrt(np.maximum(variance, 0.0)), LEAST_SPREAD)


def _sums_of(path: Path) -> Sums:
    table, targets = path.table, path.targets
    traces = np.empty_like(table)
    trace = np.zeros(table.shape[1])
    for turn, features in enumerate(table):
        trace = LAMBDA * trace + features
        traces[turn] = trace
    following = np.vstack([table[1:], np.zeros((1, table.shape[1]))])
    return Sums(
        rows=float(len(targets)),
        features=table.sum(axis=0),
        squares=table.T @ table,
        products=table.T @ targets,
        target=float(targets.sum()),
        target_square=float(targets @ targets),
        system=traces.T @ (table - following),
        gains=traces.T @ (targets - np.append(targets[1:], 0.0)),
    )


def total(parts: list[Sums]) -> Sums:
    """All of them together; there must be one."""
    whole = parts[0]
    for part in parts[1:]:
        whole = whole + part
    return whole


def fitted(sums: Sums, before: Array, pull: float) -> Array:
    """The weights that fit best, pulled towards those before: ridge regression on the change.

    The pull is measured in rows: it weighs as much as so many rows that speak for the weights before.
    """
    penalty = np.diag(pull * sums.spread() ** 2)
    change = np.linalg.solve(sums.system + penalty, sums.gains - sums.system @ before)
    return np.asarray(before + change, dtype=np.float64)


def as_array(names: list[str], weights: Mapping[str, float]) -> Array:
    return np.array([weights.get(name, 0.0) for name in names], dtype=np.float64)


def by_name(names: list[str], weights: Array) -> dict[str, float]:
    return {name: round(float(weight), 5) for name, weight in zip(names, weights, strict=True)}
