"""Shapes of the values of a scene: conversion of words and lists to numbers and back."""

import json
from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from posse.engine.errors import BadScene
from posse.engine.words import MOST_SEATS, NOTHING, Nouns, nearest

LONGEST_TOLD: Final = 60


def told(value: object) -> str:
    """A value as written in a scene, truncated if it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_TOLD else text[:LONGEST_TOLD] + "…"


class Where:
    """The path to a value in a scene, such as `players[1].kept.ranch`, and the number of seats at the table."""

    def __init__(self, path: str, seats: int) -> None:
        self.path = path
        self.seats = seats

    def key(self, name: str) -> "Where":
        return Where(f"{self.path}.{name}" if self.path else name, self.seats)

    def item(self, number: int) -> "Where":
        return Where(f"{self.path}[{number}]", self.seats)


# --- shapes: one value


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """The type of a value of a scene.

    `size` is how many numbers it takes, 0 if that varies; `least` and `most` are the bounds of each; `nothing` is the
    number that represents a missing value; `grows`: play can exceed `most`.
    """

    def __init__(self, size: int, least: int, most: int, nothing: int = 0, *, grows: bool = False) -> None:
        self.size = size
        self.least = least
        self.most = most
        self.nothing = nothing
        self.grows = grows

    def read(self, value: object, where: Where) -> list[int]:
        """The numbers of a value of a scene; `BadScene` if the value is invalid."""
        raise NotImplementedError

    def show(self, numbers: list[int]) -> Any:
        """The value for these numbers, as a scene shows it."""
        raise NotImplementedError

    def empty(self) -> list[int]:
        """The numbers of a missing value."""
        return [self.nothing] * self.size


class Whole(Shape):
    """A whole number: `Whole(4)` from 0 to 4, `Whole(5, least=-1)` with -1 for nothing."""

    def __init__(self, most: int, *, least: int = 0, grows: bool = False) -> None:
        super().__init__(1, least, most, nothing=least, grows=grows)

    def read(self, value: object, where: Where) -> list[int]:
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise BadScene("scene-number", field=where.path, given=told(value), least=self.least, most=self.most)
        return [value]

    def show(self, numbers: list[int]) -> Any:
        return numbers[0]


class Truth(Shape):
    """True or false."""

    def __init__(self) -> None:
        super().__init__(1, 0, 1)

    def read(self, value: object, where: Where) -> list[int]:
        if not isinstance(value, bool):
            raise BadScene("scene-truth", field=where.path, given=told(value))
        return [int(value)]

    def show(self, numbers: list[int]) -> Any:
        return bool(numbers[0])


class Seat(Shape):
    """A seat at the table, or -1 for nobody, if allowed; `nobody=None` shows nobody as null."""

    def __init__(self, *, or_nobody: bool = False, nobody: int | None = -1) -> None:
        super().__init__(1, -1 if or_nobody else 0, MOST_SEATS - 1, nothing=-1 if or_nobody else 0)
        self.nobody = nobody

    def read(self, value: object, where: Where) -> list[int]:
        if self.least < 0 and value == self.nobody and not isinstance(value, float):
            return [-1]
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < where.seats:
            facts = {"field": where.path, "given": told(value), "last": where.seats - 1}
            if self.least < 0:
                raise BadScene("scene-seat-or-nobody", nobody=told(self.nobody), **facts)
            raise BadScene("scene-seat", **facts)
        return [value]

    def show(self, numbers: list[int]) -> Any:
        return numbers[0] if numbers[0] >= 0 else self.nobody


class SeatOrder(Shape):
    """All seats of the table in some order."""

    def __init__(self) -> None:
        super().__init__(0, 0, MOST_SEATS - 1)

    def read(self, value: object, where: Where) -> list[int]:
        seats = value if isinstance(value, list) else []
        whole = [seat for seat in seats if isinstance(seat, int) and not isinstance(seat, bool)]
        if len(whole) < len(seats) or sorted(whole) != list(range(where.seats)):
            raise BadScene("scene-order", field=where.path, given=told(value), last=where.seats - 1)
        return whole

    def show(self, numbers: list[int]) -> Any:
        return numbers


class Word(Shape):
    """A word of a list, or `-` for nothing, if allowed."""

    def __init__(self, nouns: Nouns, *, or_nothing: bool = False) -> None:
        nothing = -1 if or_nothing else 0
        super().__init__(1, nothing, len(nouns.words) - 1, nothing)
        self.nouns = nouns

    def read(self, value: object, where: Where) -> list[int]:
        if value == NOTHING and self.least < 0:
            return [-1]
        words = self.nouns.words
        if not isinstance(value, str) or value not in words:
            meant = nearest(value if isinstance(value, str) else "", [*words, NOTHING] if self.least < 0 else words)
            raise BadScene("scene-word", field=where.path, given=told(value), kind=self.nouns.name, **meant)
        return [words.index(value)]

    def show(self, numbers: list[int]) -> Any:
        return self.nouns.word(numbers[0])


# --- shapes: several values


def entries(value: object, where: Where, least: int, most: int) -> list[object]:
    """The entries of a list; refuses other values and wrong lengths."""
    if not isinstance(value, list):
        raise BadScene("scene-list", field=where.path, given=told(value))
    if not least <= len(value) <= most:
        facts = {"field": where.path, "given": len(value), "most": most}
        if least == most:
            raise BadScene("scene-length", **facts)
        raise BadScene("scene-length-most", **facts)
    return value


def pairs(value: object, where: Where, known: Iterable[str]) -> dict[str, object]:
    """The entries of a dict; refuses other values and unknown keys."""
    if not isinstance(value, dict):
        raise BadScene("scene-dict", field=where.path, given=told(value))
    names = list(known)
    for key in value:
        if not isinstance(key, str) or key not in names:
            given = str(key)[:LONGEST_TOLD]
            raise BadScene("scene-key", field=where.path or "top", given=given, **nearest(given, names))
    return value


def refuse_doubled(values: list[Any], where: Where) -> None:
    """Refuse a list with duplicate entries."""
    for place, value in enumerate(values):
        if value in values[:place]:
            raise BadScene("scene-doubled", field=where.path, given=told(value))


class Slots(Shape):
    """A list of a fixed number of values; with `or_fewer`, missing ones at the end are nothing."""

    def __init__(self, inner: Shape, count: int, *, or_fewer: bool = False) -> None:
        super().__init__(inner.size * count, inner.least, inner.most, inner.nothing)
        self.inner = inner
        self.count = count
        self.or_fewer = or_fewer

    def read(self, value: object, where: Where) -> list[int]:
        said = entries(value, where, 0 if self.or_fewer else self.count, self.count)
        numbers = [number for place, one in enumerate(said) for number in self.inner.read(one, where.item(place))]
        return numbers + self.inner.empty() * (self.count - len(said))

    def show(self, numbers: list[int]) -> Any:
        size = self.inner.size
        return [self.inner.show(numbers[at : at + size]) for at in range(0, len(numbers), size)]


class Many(Shape):
    """An ordered list of a limited number of values; `once`: all different."""

    def __init__(self, inner: Shape, most: int, *, once: bool = False) -> None:
        super().__init__(0, inner.least, inner.most, inner.nothing)
        self.inner = inner
        self.count = most
        self.once = once

    def read(self, value: object, where: Where) -> list[int]:
        said = entries(value, where, 0, self.count)
        numbers = [number for place, one in enumerate(said) for number in self.inner.read(one, where.item(place))]
        if self.once:
            refuse_doubled(said, where)
        return numbers

    def show(self, numbers: list[int]) -> Any:
        size = self.inner.size
        return [self.inner.show(numbers[at : at + size]) for at in range(0, len(numbers), size)]


class Row(Shape):
    """A list of values of different shapes: `[0, "bank", 3]`."""

    def __init__(self, *inner: Shape) -> None:
        super().__init__(
            sum(one.size for one in inner), min(one.least for one in inner), max(one.most for one in inner)
        )
        self.inner = list(inner)

    def read(self, value: object, where: Where) -> list[int]:
        said = entries(value, where, len(self.inner), len(self.inner))
        numbers: list[int] = []
        for place, shape in enumerate(self.inner):
            numbers += shape.read(said[place], where.item(place))
        return numbers

    def show(self, numbers: list[int]) -> Any:
        shown: list[Any] = []
        first = 0
        for shape in self.inner:
            shown.append(shape.show(numbers[first : first + shape.size]))
            first += shape.size
        return shown

    def empty(self) -> list[int]:
        return [number for shape in self.inner for number in shape.empty()]


class Each(Shape):
    """A value for each word of a list; `whole` shows all of them, otherwise empty ones are left out."""

    def __init__(self, nouns: Nouns, inner: Shape, *, whole: bool = False) -> None:
        super().__init__(inner.size * len(nouns.words), inner.least, inner.most, inner.nothing, grows=inner.grows)
        self.nouns = nouns
        self.inner = inner
        self.whole = whole

    def read(self, value: object, where: Where) -> list[int]:
        said = pairs(value, where, self.nouns.words)
        numbers: list[int] = []
        for word in self.nouns.words:
            numbers += self.inner.read(said[word], where.key(word)) if word in said else self.inner.empty()
        return numbers

    def show(self, numbers: list[int]) -> Any:
        size = self.inner.size
        nothing = self.inner.empty()
        shown: dict[str, Any] = {}
        for place, word in enumerate(self.nouns.words):
            here = numbers[place * size : (place + 1) * size]
            if self.whole or here != nothing:
                shown[word] = self.inner.show(here)
        return shown

    def empty(self) -> list[int]:
        return self.inner.empty() * len(self.nouns.words)


class Counted(Shape):
    """An unordered list of items: the numbers count each kind."""

    def __init__(self, inner: Shape, most: int) -> None:
        super().__init__(inner.most + 1, 0, most)
        self.inner = inner

    def read(self, value: object, where: Where) -> list[int]:
        counts = self.empty()
        for place, one in enumerate(entries(value, where, 0, self.most)):
            counts[self.inner.read(one, where.item(place))[0]] += 1
        return counts

    def show(self, numbers: list[int]) -> Any:
        return [self.inner.show([kind]) for kind, count in enumerate(numbers) for _ in range(count)]


class Chosen(Shape):
    """A set of words of a list, as one bit mask."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(1, 0, (1 << len(nouns.words)) - 1)
        self.word = Word(nouns)

    def read(self, value: object, where: Where) -> list[int]:
        said = entries(value, where, 0, self.word.most + 1)
        places = [self.word.read(one, where.item(place))[0] for place, one in enumerate(said)]
        refuse_doubled(said, where)
        return [sum(1 << place for place in places)]

    def show(self, numbers: list[int]) -> Any:
        return [word for place, word in enumerate(self.word.nouns.words) if numbers[0] >> place & 1]
