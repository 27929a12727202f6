"""Linear regression on sums: rows are added up where they were made, and only the sums travel and are kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

LEAST_SPREAD = 0.05
"""A feature that hardly varies counts as if its standard deviation were this: its weight stays where it is."""


@dataclass(frozen=True)
class Sums:
    """What a linear regression needs to know of its rows: how many, and the sums of all products."""

    rows: float
    features: Array  # sums of the features
    squares: Array  # sums of the products of two features
    products: Array  # sums of feature times target
    target: float
    target_square: float

    @staticmethod
    def of(table: Array, targets: Array) -> Sums:
        return Sums(
            rows=float(len(targets)),
            features=table.sum(axis=0),
            squares=table.T @ table,
            products=table.T @ targets,
            target=float(targets.sum()),
            target_square=float(targets @ targets),
        )

    def __add__(self, other: Sums) -> Sums:
        return Sums(
            self.rows + other.rows,
            self.features + other.features,
            self.squares + other.squares,
            self.products + other.products,
            self.target + other.target,
            self.target_square + other.target_square,
        )

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


def fitted(sums: Sums, before: Array, pull: float) -> Array:
    """The weights that fit best, pulled towards those before: ridge regression on the change.

    The pull is measured in rows: it weighs as much as so many rows that speak for the weights before.
    """
    penalty = np.diag(pull * sums.spread() ** 2)
    missing = sums.products - sums.squares @ before
    change: Any = np.linalg.solve(sums.squares + penalty, missing)
    return np.asarray(before + change, dtype=np.float64)


def as_array(names: list[str], weights: Mapping[str, float]) -> Array:
    return np.array([weights.get(name, 0.0) for name in names], dtype=np.float64)


def by_name(names: list[str], weights: Array) -> dict[str, float]:
    return {name: round(float(weight), 5) for name, weight in zip(names, weights, strict=True)}
