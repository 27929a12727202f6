"""What a table is worth to a seat when its turn ends: the points it has, and a learned guess of those still to come.

A game describes the table by numbers, its features; a value weighs them. Compiled, and the same for every game.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.engine.step import S

ANY_TABLE: Final = "any"


class Row:
    """The features of one table, written one after another."""

    def __init__(self, size: int) -> None:
        self.values: Final = vec[float]([0.0] * size)
        self.at: i64 = 0


def put(row: Row, value: float) -> None:
    """Write the next feature."""
    row.values[row.at] = value
    row.at += 1


def put_flag(row: Row, is_so: bool) -> None:
    """Write the next feature: 1 or 0."""
    row.values[row.at] = 1.0 if is_so else 0.0
    row.at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """A table in numbers, as a seat knows it: nothing may depend on what is hidden from that seat."""

    def __init__(self, names: list[str], sections: list[str] | None = None) -> None:
        self.names = names
        self.sections = sections or [ANY_TABLE]  # kinds of tables that may have weights of their own

    def section(self, state: S) -> i64:
        """The kind of table, as an index into `sections`."""
        return 0

    def points(self, state: S, seat: i64) -> i64:
        """The points of the seat as they stand."""
        raise NotImplementedError

    def is_final(self, state: S, seat: i64) -> bool:
        """Whether the seat has no turn left after this one, so that nothing is still to come."""
        raise NotImplementedError

    def fill(self, state: S, seat: i64, row: Row) -> None:
        """Write all features, in the order of `names`, from the beginning of the row."""
        raise NotImplementedError


class Value(Generic[S]):
    """Points as they stand plus the weighed features; `sections` are weights for some kinds of tables instead."""

    def __init__(
        self,
        features: Features[S],
        weights: Mapping[str, float],
        sections: Mapping[str, Mapping[str, float]] | None = None,
    ) -> None:
        own = sections or {}
        for given in (weights, *own.values()):
            refuse_unknown("features", given, features.names)
        refuse_unknown("sections", own, features.sections)
        self.features: Final = features
        self.judged: i64 = 0  # tables so far: a measure of thinking that does not depend on the machine
        self.row: Final = Row(len(features.names))
        chosen = [own.get(section, weights) for section in features.sections]
        # the weights of one section after those of another
        self.weights: Final = vec[float]([float(one.get(name, 0.0)) for one in chosen for name in features.names])

    def of(self, state: S, seat: i64) -> float:
        """What the table is worth to the seat, in points at the end of the game."""
        self.judged += 1
        features = self.features
        points = float(features.points(state, seat))
        if features.is_final(state, seat):
            return points
        features.fill(state, seat, self.row)
        values = self.row.values
        return points + weighed(self.weights, features.section(state) * i64(len(values)), values)


def refuse_unknown(what: str, given: Iterable[str], known: list[str]) -> None:
    unknown = sorted(set(given) - set(known))
    if unknown:
        raise ValueError(f"weights of {what} that do not exist: {', '.join(unknown)}")


def weighed(weights: vec[float], first: i64, values: vec[float]) -> float:
    """The values by their weights, which begin at `first`."""
    total = 0.0
    for index in range(i64(len(values))):
        total += weights[first + index] * values[index]
    return total
