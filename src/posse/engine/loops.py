"""Loops over numbers that run for every answer. The compiled build gives most of them another body: see build_c."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from posse.engine.state import WIDTH, bit

TURNS: Final[i64] = 16  # numbers for each seat that looks around its table, in a vec of turns
A_SEAT: Final[i64] = 1  # what an argument of a step means
A_SEAT_SET: Final[i64] = 2


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


def add_turned(to: vec[i64], at: i64, one: vec[i64], two: vec[i64], three: vec[i64], first: i64, size: i64) -> None:
    """Write the sums of the numbers at the same places of three vecs, turned like a copy."""
    copy_turned(to, at, one, first, size)
    _check_part(two, 0, size)
    _check_part(three, 0, size)
    for index in range(size):
        place = index - first if index >= first else index - first + size
        to[at + place] += two[index] + three[index]


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


def spread_turned(to: vec[i64], at: i64, masks: vec[i64], first: i64, seats: i64, size: i64) -> None:
    """Write so many bits of the masks of all seats as zeros and ones, those of the seat `first` before the others."""
    _check_part(masks, first, seats - first)
    for place in range(seats):
        seat = first + place
        spread_bits(to, at + place * size, masks[seat - seats if seat >= seats else seat], size)


def spread_seats(to: vec[i64], at: i64, masks: vec[i64], seat: i64, seats: i64) -> None:
    """Write masks of seats as a zero or one for each seat, counted from one of them; most masks are empty."""
    for index in range(i64(len(masks))):
        spread_bits(to, at + index * seats, turned(masks[index], seat, seats), seats)


def place_seats(to: vec[i64], at: i64, seats: vec[i64], turns: vec[i64], first: i64) -> None:
    """Write seats as places around a table, as the turns from `first` on say; what is negative becomes -1."""
    _check_part(to, at, i64(len(seats)))
    _check_part(turns, first, TURNS)
    for index in range(i64(len(seats))):
        to[at + index] = turns[first + (seats[index] + 1 & TURNS - 1)]


def sort_things(
    to: vec[i64], at: i64, things: vec[i64], size: i64, seat: i64, spots: i64, holders: i64, kinds: i64
) -> None:
    """Write where each of so many things lies, what is in it, and how many of each kind the holders have, unknown last.

    `things` has their places, of which the first are spots and the next ones holders, then their kinds, then masks of
    the seats that know these. What is held has neither a place nor a kind that others could follow: -1.
    """
    held = at + 2 * size
    fill_part(to, held, 0, holders * (kinds + 1))
    _check_part(things, 0, 3 * size)
    for index in range(size):
        place, kind, mask = things[index], things[size + index], things[2 * size + index]
        if mask >= 0 and not mask & bit(seat):
            kind = -1
        if kind >= kinds:
            raise IndexError("there is no such kind")
        to[at + index] = place if place < spots else i64(-1)
        to[at + size + index] = kind if place < spots else i64(-1)
        if spots <= place < spots + holders:
            to[held + (place - spots) * (kinds + 1) + (kind if kind >= 0 else kinds)] += 1


def copy_steps(
    to: vec[i64], at: i64, stack: vec[i64], top: i64, meanings: vec[i64], turns: vec[i64], seat: i64, seats: i64
) -> None:
    """Copy the open steps, the upper first, as a seat sees them.

    For each kind of step `meanings` has two bits for each of its arguments, the first lowest.
    """
    for depth in range(top, -1, -1):
        base = depth * WIDTH
        copy_part(to, at, stack, base, WIDTH)
        to[at + 1] = turned(stack[base + 1], seat, seats)
        for index in range(i64(4)):
            value, meaning = stack[base + 2 + index], meanings[stack[base]] >> 2 * index & 3
            if meaning == A_SEAT:
                to[at + 2 + index] = turns[seat * TURNS + (value + 1 & TURNS - 1)]
            elif meaning == A_SEAT_SET:
                to[at + 2 + index] = turned(value, seat, seats)
        at += WIDTH


def turned(mask: i64, seat: i64, seats: i64) -> i64:
    """A mask of seats, counted from one of them; a negative one, everybody, stays."""
    if mask <= 0:
        return mask
    mask &= bit(seats) - 1
    return (mask >> seat) | ((mask & (bit(seat) - 1)) << (seats - seat))


def has_number(numbers: vec[i64], count: i64, number: i64) -> bool:
    """Whether a number is among the first `count`."""
    _check_part(numbers, 0, count)
    for index in range(count):
        if numbers[index] == number:
            return True
    return False


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
