"""Loops over numbers that run for every answer. The compiled build gives most of them another body: see build_c."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8


def copy_into(to: vec[i64], source: vec[i64]) -> None:
    """Copy every number into a vec of the same length."""
    if len(to) != len(source):
        raise ValueError("a state can only be copied into one of the same match")
    for index in range(i64(len(source))):
        to[index] = source[index]


def copy_part(to: vec[i64], at: i64, source: vec[i64], first: i64, size: i64) -> None:
    """Copy so many numbers from one place to another."""
    _check_part(to, at, size)
    _check_part(source, first, size)
    for index in range(size):
        to[at + index] = source[first + index]


def copy_turned(to: vec[i64], at: i64, source: vec[i64], first: i64, size: i64) -> None:
    """Copy the first `size` numbers, those from `first` on before the others."""
    copy_part(to, at, source, first, size - first)
    copy_part(to, at + size - first, source, 0, first)


def add_part(to: vec[i64], at: i64, source: vec[i64], first: i64, size: i64) -> None:
    """Add so many numbers to others."""
    _check_part(to, at, size)
    _check_part(source, first, size)
    for index in range(size):
        to[at + index] += source[first + index]


def fill_part(to: vec[i64], at: i64, value: i64, size: i64) -> None:
    """Write the same number so many times."""
    _check_part(to, at, size)
    for index in range(at, at + size):
        to[index] = value


def sum_part(numbers: vec[i64], first: i64, size: i64) -> i64:
    """The sum of so many numbers."""
    _check_part(numbers, first, size)
    total: i64 = 0
    for index in range(first, first + size):
        total += numbers[index]
    return total


def spread_bits(to: vec[i64], at: i64, mask: i64, size: i64) -> None:
    """Write so many bits of a mask as zeros and ones, the lowest first."""
    _check_part(to, at, size)
    for index in range(size):
        to[at + index] = (mask >> index) & 1


def place_seats(to: vec[i64], at: i64, seats: vec[i64], first: i64, count: i64) -> None:
    """Write seats as places around a table of `count`, counted from the seat `first`; what is negative becomes -1."""
    _check_part(to, at, i64(len(seats)))
    for index in range(i64(len(seats))):
        seat = seats[index]
        if seat < 0:
            to[at + index] = -1
        else:
            to[at + index] = seat - first if seat >= first else seat - first + count


def flag_places(flags: vec[u8], at: i64, places: vec[i64], first: i64, count: i64, flag: u8) -> None:
    """Set the flags that so many numbers name; `at` is where the flags begin."""
    _check_part(places, first, count)
    for index in range(first, first + count):
        flags[at + places[index]] = flag


def picked(things: list[Any], places: vec[i64], count: i64) -> list[Any]:
    """The things at the first `count` places."""
    return [things[places[index]] for index in range(count)]


def grown(numbers: vec[i64], least: i64) -> vec[i64]:
    """A vec with these numbers and at least as much room again."""
    size = i64(len(numbers))
    larger = vec[i64]([0] * (size + max(size, least)))
    copy_part(larger, 0, numbers, 0, size)
    return larger


def _check_part(numbers: vec[i64], first: i64, size: i64) -> None:
    if first < 0 or size < 0 or size > i64(len(numbers)) - first:
        raise IndexError("a part lies outside of its vec")
