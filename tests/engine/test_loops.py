"""The loops over numbers: the same interpreted and compiled, where they have another body."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from posse.engine.loops import (
    add_part,
    copy_into,
    copy_part,
    copy_turned,
    fill_part,
    flag_places,
    picked,
    place_seats,
    spread_bits,
    sum_part,
)

SOURCE = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3]


def row(size: int = 12) -> "vec[i64]":
    return vec[i64]([7] * size)


def written(write: Callable[..., None], *args: Any) -> list[int]:
    """What a loop makes of twelve sevens, from the third on."""
    to = row()
    write(to, 2, *args)
    return list(to)


def test_a_part_is_copied_added_filled_and_summed() -> None:
    assert written(copy_part, vec[i64](SOURCE), 1, 4) == [7, 7, 1, 4, 1, 5, 7, 7, 7, 7, 7, 7]
    assert written(add_part, vec[i64](SOURCE), 1, 4) == [7, 7, 8, 11, 8, 12, 7, 7, 7, 7, 7, 7]
    assert written(fill_part, -1, 3) == [7, 7, -1, -1, -1, 7, 7, 7, 7, 7, 7, 7]
    assert sum_part(vec[i64](SOURCE), 2, 3) == 10


@pytest.mark.parametrize("size", [0, 1, 4, 8, 9, 10])
def test_a_part_is_turned_around_any_of_its_numbers(size: int) -> None:
    """Short ones and long ones are copied in different ways."""
    for first in range(size + 1):
        turned = SOURCE[first:size] + SOURCE[:first]
        assert written(copy_turned, vec[i64](SOURCE), first, size) == [7, 7, *turned, *[7] * (10 - size)]


def test_bits_and_seats_are_spread() -> None:
    assert written(spread_bits, 0b1011, 5) == [7, 7, 1, 1, 0, 1, 0, 7, 7, 7, 7, 7]
    assert written(place_seats, vec[i64]([0, 1, 2, 3, -1]), 2, 4) == [7, 7, 2, 3, 0, 1, -1, 7, 7, 7, 7, 7]


def test_flags_are_set_by_places() -> None:
    flags = vec[u8]([0] * 6)
    flag_places(flags, 2, vec[i64]([9, 0, 3, 9]), 1, 2, u8(1))
    assert list(flags) == [0, 0, 1, 0, 0, 1]


def test_things_are_picked_by_places() -> None:
    assert picked(["ten", "jack", "queen"], vec[i64]([2, 0, 1]), 2) == ["queen", "ten"]
    assert picked(["ten"], vec[i64](), 0) == []


@pytest.mark.parametrize(
    "reach",
    [
        lambda: copy_part(row(), 9, row(), 0, 4),
        lambda: copy_part(row(), 0, row(), -1, 4),
        lambda: copy_turned(row(), 0, row(4), 1, 5),
        lambda: add_part(row(), 0, row(3), 0, 4),
        lambda: fill_part(row(), 12, 0, 1),
        lambda: fill_part(row(), 0, 0, -1),
        lambda: sum_part(row(), 10, 3),
        lambda: spread_bits(row(), 10, 1, 3),
        lambda: place_seats(row(), 10, row(3), 0, 4),
        lambda: flag_places(vec[u8]([0]), 0, row(1), 0, 1, u8(1)),
        lambda: picked([1], vec[i64]([1]), 1),
    ],
)
def test_nothing_outside_is_read_or_written(reach: Callable[[], object]) -> None:
    with pytest.raises(IndexError):
        reach()


def test_a_copy_wants_the_same_length() -> None:
    with pytest.raises(ValueError, match="same match"):
        copy_into(row(3), row(4))
