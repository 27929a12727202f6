"""The loops over numbers: the same interpreted and compiled, where they have another body."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from posse.engine.loops import (
    add_turned,
    blank,
    copy_into,
    copy_part,
    copy_row,
    copy_steps,
    copy_turned,
    fill_part,
    fill_row,
    flag_places,
    grown,
    has_number,
    next_joined,
    next_seat,
    picked,
    place_seats,
    places_to,
    sort_things,
    split_cards,
    spread_bits,
    spread_seats,
    spread_turned,
    sum_part,
    sum_turned,
    turned,
    write_number,
    write_option,
)

SOURCE = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3]


def part(size: int = 12) -> "vec[i64]":
    return vec[i64]([7] * size)


def row(size: int = 12) -> "vec[i32]":
    return vec[i32]([7] * size)


def written(write: Callable[..., None], *args: Any) -> list[int]:
    """What a loop makes of twelve sevens of a row, from the third on."""
    to = row()
    write(to, 2, *args)
    return list(to)


def test_a_part_is_copied_filled_and_summed() -> None:
    to = part()
    copy_part(to, 2, vec[i64](SOURCE), 1, 4)
    assert list(to) == [7, 7, 1, 4, 1, 5, 7, 7, 7, 7, 7, 7]
    fill_part(to, 3, -1, 2)
    assert list(to) == [7, 7, 1, -1, -1, 5, 7, 7, 7, 7, 7, 7]
    assert sum_part(vec[i64](SOURCE), 2, 3) == 10


@pytest.mark.parametrize("size", range(10))
def test_a_part_is_copied_into_a_row_and_filled_there(size: int) -> None:
    """Several numbers at a time, and the rest."""
    assert written(copy_row, vec[i64](SOURCE), 1, size) == [7, 7, *SOURCE[1 : size + 1], *[7] * (10 - size)]
    assert written(fill_row, -1, size) == [7, 7, *[-1] * size, *[7] * (10 - size)]


def test_a_row_has_the_largest_and_the_smallest_of_its_numbers() -> None:
    assert written(copy_row, vec[i64]([2**31 - 1, -(2**31)]), 0, 2)[2:4] == [2**31 - 1, -(2**31)]


def test_seats_follow_each_other_around_the_table() -> None:
    assert [next_seat(2, places, 4) for places in range(4)] == [2, 3, 0, 1]


@pytest.mark.parametrize(("seats", "width"), [(0, 1), (2, 1), (4, 1), (5, 1), (2, 4), (4, 2), (2, 5), (3, 3)])
def test_numbers_of_all_seats_are_turned_around_any_of_them(seats: int, width: int) -> None:
    size = seats * width
    for seat in range(seats):
        turned = SOURCE[seat * width : size] + SOURCE[: seat * width]
        for first in (0, 2):
            source = vec[i64]([8] * first + SOURCE)
            assert written(copy_turned, source, first, seat, seats, width) == [7, 7, *turned, *[7] * (10 - size)]
        sums = [sum(turned[place : place + width]) for place in range(0, size, width)]
        assert written(sum_turned, vec[i64](SOURCE), seat, seats, width) == [7, 7, *sums, *[7] * (10 - seats)]


@pytest.mark.parametrize(("seats", "width"), [(2, 1), (2, 5), (3, 3)])
def test_numbers_of_three_vecs_are_added_and_turned(seats: int, width: int) -> None:
    two, three = range(10, 20), range(100, 1100, 100)
    sums = [sum(numbers) for numbers in zip(SOURCE, two, three, strict=True)]
    size = seats * width
    for seat in range(seats):
        added = sums[seat * width : size] + sums[: seat * width]
        given = vec[i64](SOURCE), vec[i64](list(two)), vec[i64](list(three))
        assert written(add_turned, *given, seat, seats, width) == [7, 7, *added, *[7] * (10 - size)]


@pytest.mark.parametrize("size", range(10))
def test_bits_are_spread(size: int) -> None:
    """Four at a time, and the rest."""
    for mask in (0, -1, 0b1_0110_1001, 0b0_1101_0011):
        bits = [mask >> place & 1 for place in range(size)]
        assert written(spread_bits, mask, size) == [7, 7, *bits, *[7] * (10 - size)]


def test_a_mask_of_seats_is_turned() -> None:
    assert [turned(0b0110, seat, 4) for seat in range(4)] == [0b0110, 0b0011, 0b1001, 0b1100]
    assert [turned(mask, 2, 4) for mask in (0, -1, 0b10001)] == [0, -1, 0b0100]


@pytest.mark.parametrize("size", range(10))
def test_bits_of_every_seat_are_spread(size: int) -> None:
    masks = [0b1_0110_1001, -1, 0, 0b0_1101_0011]
    for first in range(4):
        to = row(4 * size + 2)
        spread_turned(to, 1, vec[i64](masks), first, 4, size)
        bits = [mask >> place & 1 for mask in masks[first:] + masks[:first] for place in range(size)]
        assert list(to) == [7, *bits, 7]


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_masks_of_seats_are_spread(seats: int) -> None:
    masks = [0, 0, 0, 0, 0b11, 0, 0, 0, 0, 0, 0b10, -1, 0, 0b01]
    for seat in range(seats):
        to = row(len(masks) * seats + 2)
        spread_seats(to, 1, vec[i64](masks), seat, seats)
        spread = [mask >> (seat + place) % seats & 1 for mask in masks for place in range(seats)]
        assert list(to) == [7, *spread, 7]


def test_seats_become_places() -> None:
    seats = vec[i64]([0, 1, 2, 3, -1, -2])
    assert written(place_seats, seats, 6, 2, 4) == [7, 7, 2, 3, 0, 1, -1, -1, 7, 7, 7, 7]
    assert written(place_seats, seats, 6, 0, 4) == [7, 7, 0, 1, 2, 3, -1, -1, 7, 7, 7, 7]
    assert [places_to(seat, 3, 5) for seat in range(-1, 5)] == [-1, 2, 3, 4, 0, 1]


def test_things_lie_on_spots_or_are_counted_by_their_holders() -> None:
    """Places 0 to 4 are spots, 5 and 6 holders, 7 is out of the game; there are two kinds."""
    places, kinds = [4, 5, 6, 6, 7, 0], [1, 1, 0, 1, 0, 0]
    masks = [-1, 0b10, 0b10, 0b10, -1, 0]  # everybody knows the first, nobody the last, seat 1 those that are held
    for seat, held in ((0, [0, 0, 1, 0, 0, 2]), (1, [0, 1, 0, 1, 1, 0])):
        to = row(20)
        sort_things(to, 1, vec[i64]([*places, *kinds, *masks]), 6, seat, 5, 2, 2)
        assert list(to) == [7, 4, -1, -1, -1, -1, 0, 1, -1, -1, -1, -1, -1, *held, 7]


@pytest.mark.parametrize("size", range(7))
def test_cards_face_down_are_told_to_their_seat_only(size: int) -> None:
    """Three bits of what is printed, which is made of twos; several cards at a time, and the rest."""
    cards = [0b001_001_101, 0b000_010_100, 0b000_000_011, 0b010_010_111, 0b001_000_000, 0b000_001_110]
    facts = {
        2: [[2, 1, -1, -1], [0, 0, 2, 0], [1, 0, 1, 1], [0, 1, 3, 1], [1, 1, -1, -1], [2, 0, 3, 0]],
        1: [[0, 1, 2, 1], [1, 0, 2, 0], [2, 0, 1, 1], [1, 1, -1, -1], [2, 1, -1, -1], [0, 0, 3, 0]],
    }
    for seat, known in facts.items():
        to = row(26)
        split_cards(to, 1, vec[i64](cards), size, 3, 2, seat, 3)
        told = [fact for card in known[:size] for fact in card]
        assert list(to) == [7, *told, *[7] * (25 - 4 * size)]


@pytest.mark.parametrize("depth", range(5))
def test_steps_that_are_not_open_are_none(depth: int) -> None:
    to = row(6 * depth + 2)
    copy_steps(to, 1, vec[i64]([3] * 6 * depth), -1, vec[i64](), 0, 4)
    assert list(to) == [7, *[-1, 0, 0, 0, 0, 0] * depth, 7]


def test_steps_are_copied_from_the_top_as_a_seat_sees_them() -> None:
    """Of the second kind of step the second argument is a seat, and the fourth a set of seats."""
    stack = vec[i64]([0, 0b0001, 3, 3, 3, 3, 1, 0b0110, 3, 3, 3, 0b1000])
    meanings = vec[i64]([0, 0b10_00_01_00])
    to = row(14)
    copy_steps(to, 1, stack, 1, meanings, 2, 4)
    assert list(to) == [7, 1, 0b1001, 3, 1, 3, 0b0010, 0, 0b0100, 3, 3, 3, 3, 7]
    copy_steps(to, 1, stack, 0, meanings, 2, 4)
    assert list(to) == [7, 0, 0b0100, 3, 3, 3, 3, -1, 0, 0, 0, 0, 0, 7]
    copy_steps(to, 1, stack, -1, meanings, 2, 4)
    assert list(to) == [7, -1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 7]


@pytest.mark.parametrize("count", range(8))
def test_a_number_is_looked_for_among_the_first(count: int) -> None:
    numbers = vec[i64]([3, 1, 4, 15, 9, 2, 6, 5])
    assert [has_number(numbers, count, number) for number in numbers] == [place < count for place in range(8)]


def test_an_option_is_written() -> None:
    out = part(3)
    write_option(out, 1, -5)
    assert list(out) == [7, -5, 7]


def test_a_free_place_with_a_mark_at_one_of_its_ends_is_looked_for() -> None:
    taken, marks = vec[i64]([0, 0, 5, 0, 0]), vec[i64]([0, 4, 0])
    one, other = vec[i64]([0, 1, 1, 2, 0]), vec[i64]([2, 2, 0, 1, 2])
    assert [next_joined(taken, one, other, marks, first) for first in range(6)] == [1, 1, 3, 3, 5, 5]


def test_flags_are_set_by_places() -> None:
    flags = vec[u8]([0] * 6)
    flag_places(flags, 2, vec[i64]([9, 0, 3, 9]), 1, 2, u8(1))
    assert list(flags) == [0, 0, 1, 0, 0, 1]


def test_a_vec_grows_by_at_least_as_much_room_as_it_has() -> None:
    assert [len(blank(size)) for size in (0, 3)] == [0, 3]
    assert list(grown(vec[i64]([3, 1, 4]), 2))[:3] == [3, 1, 4]
    assert [len(grown(vec[i64]([3, 1, 4]), least)) for least in (2, 5)] == [6, 8]
    assert len(grown(vec[i64](), 2)) == 2


def test_things_are_picked_by_places() -> None:
    assert picked(["ten", "jack", "queen"], vec[i64]([2, 0, 1]), 2) == ["queen", "ten"]
    assert picked(["ten"], vec[i64](), 0) == []


@pytest.mark.parametrize(
    "reach",
    [
        lambda: copy_part(part(), 9, part(), 0, 4),
        lambda: copy_part(part(), 0, part(), -1, 4),
        lambda: copy_row(row(), 9, part(), 0, 4),
        lambda: copy_row(row(), 0, part(), 9, 4),
        lambda: copy_turned(row(), 0, part(4), 0, 1, 5, 1),
        lambda: copy_turned(row(), 0, part(4), 0, 4, 4, 1),
        lambda: copy_turned(row(), 0, part(4), 1, 0, 4, 1),
        lambda: copy_turned(row(), 9, part(4), 0, 1, 4, 1),
        lambda: copy_turned(row(), 9, part(4), 0, 1, 2, 2),
        lambda: sum_turned(row(), 0, part(4), 1, 5, 1),
        lambda: sum_turned(row(), 0, part(4), 2, 2, 2),
        lambda: sum_turned(row(), 11, part(4), 1, 2, 2),
        lambda: split_cards(row(), 9, part(), 1, 6, 7, 0, 4),
        lambda: split_cards(row(20), 0, part(4), 5, 6, 7, 0, 4),
        lambda: write_option(part(), 12, 0),
        lambda: next_joined(part(3), part(3), part(3), part(), 4),
        lambda: next_joined(part(3), part(2), part(3), part(), 0),
        lambda: next_joined(vec[i64]([0]), part(1), part(1), part(7), 0),
        lambda: add_turned(row(), 0, part(4), part(3), part(4), 1, 2, 2),
        lambda: add_turned(row(), 9, part(4), part(4), part(4), 1, 2, 2),
        lambda: fill_part(part(), 12, 0, 1),
        lambda: fill_part(part(), 0, 0, -1),
        lambda: fill_row(row(), 12, 0, 1),
        lambda: fill_row(row(), 0, 0, -1),
        lambda: sum_part(part(), 10, 3),
        lambda: spread_bits(row(), 10, 1, 3),
        lambda: spread_turned(row(), 0, part(4), 1, 4, 4),
        lambda: spread_turned(row(), 0, part(3), 1, 4, 1),
        lambda: spread_turned(row(), 0, part(4), 4, 4, 1),
        lambda: spread_seats(row(), 10, part(3), 0, 4),
        lambda: spread_seats(row(), 0, part(3), 4, 4),
        lambda: place_seats(row(), 10, part(3), 3, 0, 4),
        lambda: place_seats(row(), 0, part(3), 4, 0, 4),
        lambda: write_number(row(), 12, 0),
        lambda: sort_things(row(), 8, part(), 1, 0, 8, 1, 2),
        lambda: sort_things(row(), 0, part(), 5, 0, 8, 1, 1),
        lambda: sort_things(row(), 0, part(), 1, 0, 8, 1, 7),
        lambda: sort_things(row(200), 0, part(200), 65, 0, 8, 1, 7),
        lambda: sort_things(row(200), 0, part(200), 1, 0, 8, 8, 8),
        lambda: copy_steps(row(), 1, part(), 0, part(), 0, 4),
        lambda: copy_steps(row(), 0, part(), 0, part(7), 0, 4),
        lambda: has_number(part(), 13, 7),
        lambda: flag_places(vec[u8]([0]), 0, part(1), 0, 1, u8(1)),
        lambda: picked([1], vec[i64]([1]), 1),
    ],
)
def test_nothing_outside_is_read_or_written(reach: Callable[[], object]) -> None:
    with pytest.raises(IndexError):
        reach()


def test_a_copy_wants_the_same_length() -> None:
    with pytest.raises(ValueError, match="same match"):
        copy_into(part(3), part(4))
