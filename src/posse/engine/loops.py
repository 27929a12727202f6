"""Loops over numbers that run for every answer. The compiled build gives most of them another body: see build_loops."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from posse.engine.state import NO_STEP, WIDTH, bit

MOST_HELD: Final[i64] = 64  # things of one kind, and so many counts of what is held
A_SEAT: Final[i64] = 1  # what an argument of a step means
A_SEAT_SET: Final[i64] = 2
UNWRITTEN: Final[i64] = -(1 << 40)


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


# --- rows of observations, which have 32-bit numbers


def write_number(to: vec[i32], at: i64, value: i64) -> None:
    """Write one number. (Compiled it touches no reference count, unlike an item that is set.)"""
    to[at] = i32(value)


def copy_row(to: vec[i32], at: i64, source: vec[i64], first: i64, size: i64) -> None:
    """Copy so many numbers into a row."""
    _check_row(to, at, size)
    _check_part(source, first, size)
    for index in range(size):
        to[at + index] = i32(source[first + index])


def copy_turned(to: vec[i32], at: i64, source: vec[i64], first: i64, seat: i64, seats: i64, width: i64) -> None:
    """Copy so many numbers of each seat, those of one seat first, then those of the seats after it."""
    _check_seat(seat, seats)
    for place in range(seats):
        copy_row(to, at + place * width, source, first + next_seat(seat, place, seats) * width, width)


def sum_turned(to: vec[i32], at: i64, source: vec[i64], seat: i64, seats: i64, width: i64) -> None:
    """Write the sum of so many numbers of each seat, turned like a copy."""
    _check_seat(seat, seats)
    _check_row(to, at, seats)
    for place in range(seats):
        to[at + place] = i32(sum_part(source, next_seat(seat, place, seats) * width, width))


def add_turned(
    to: vec[i32], at: i64, one: vec[i64], two: vec[i64], three: vec[i64], seat: i64, seats: i64, width: i64
) -> None:
    """Write the sums of the numbers at the same places of three vecs, turned like a copy."""
    copy_turned(to, at, one, 0, seat, seats, width)
    _check_part(two, 0, seats * width)
    _check_part(three, 0, seats * width)
    for place in range(seats):
        first = next_seat(seat, place, seats) * width
        for index in range(width):
            to[at + place * width + index] += i32(two[first + index] + three[first + index])


def next_seat(seat: i64, places: i64, seats: i64) -> i64:
    """The seat so many places further around the table. (As arithmetic: a branch would be mispredicted.)"""
    beyond = seat + places - seats
    return beyond + (seats & (beyond >> 63))


def places_to(seat: i64, own: i64, seats: i64) -> i64:
    """How many places further around the table than one's own a seat is; -1 for nobody, who is negative."""
    apart = seat - own
    return (apart + (seats & (apart >> 63))) | (seat >> 63)


def fill_row(to: vec[i32], at: i64, value: i64, size: i64) -> None:
    """Write the same number so many times."""
    _check_row(to, at, size)
    for index in range(at, at + size):
        to[index] = i32(value)


def spread_bits(to: vec[i32], at: i64, mask: i64, size: i64) -> None:
    """Write so many bits of a mask as zeros and ones, the lowest first."""
    _check_row(to, at, size)
    for index in range(size):
        to[at + index] = i32((mask >> index) & 1)


def spread_turned(to: vec[i32], at: i64, masks: vec[i64], seat: i64, seats: i64, size: i64) -> None:
    """Write so many bits of the masks of all seats as zeros and ones, those of one seat before the others."""
    _check_seat(seat, seats)
    _check_part(masks, 0, seats)
    for place in range(seats):
        spread_bits(to, at + place * size, masks[next_seat(seat, place, seats)], size)


def spread_seats(to: vec[i32], at: i64, masks: vec[i64], seat: i64, seats: i64) -> None:
    """Write masks of seats as a zero or one for each seat, counted from one of them; most masks are empty."""
    _check_seat(seat, seats)
    for index in range(i64(len(masks))):
        spread_bits(to, at + index * seats, turned(masks[index], seat, seats), seats)


def place_seats(to: vec[i32], at: i64, numbers: vec[i64], size: i64, seat: i64, seats: i64) -> None:
    """Write so many numbers that mean seats as places around the table, counted from one of them; nobody is -1."""
    _check_row(to, at, size)
    _check_part(numbers, 0, size)
    for index in range(size):
        to[at + index] = i32(places_to(numbers[index], seat, seats))


def sort_things(
    to: vec[i32], at: i64, things: vec[i64], size: i64, seat: i64, spots: i64, holders: i64, kinds: i64
) -> None:
    """Write where each of so many things lies, what is in it, and how many of each kind the holders have, unknown last.

    `things` has their places, of which the first are spots and the next ones holders, then their kinds, then masks of
    the seats that know these. What is held has neither a place nor a kind that others could follow: -1.
    """
    held = at + 2 * size
    if size > MOST_HELD or holders * (kinds + 1) > MOST_HELD:
        raise IndexError("there are too many things")
    fill_row(to, held, 0, holders * (kinds + 1))
    _check_part(things, 0, 3 * size)
    for index in range(size):
        place, kind, mask = things[index], things[size + index], things[2 * size + index]
        if mask >= 0 and not mask & bit(seat):
            kind = -1
        if kind >= kinds:
            raise IndexError("there is no such kind")
        to[at + index] = i32(place if place < spots else i64(-1))
        to[at + size + index] = i32(kind if place < spots else i64(-1))
        if spots <= place < spots + holders:
            to[held + (place - spots) * (kinds + 1) + (kind if kind >= 0 else kinds)] += i32(1)


def split_cards(
    to: vec[i32], at: i64, cards: vec[i64], size: i64, bits: i64, width: i64, seat: i64, seats: i64
) -> None:
    """Write four facts of each card: its seat, whether it is face down, and the two parts of what is printed on it.

    A card has so many bits for what is printed, one part times a width plus the other; above them three for the seat,
    and what is above these is 0 if it is face up. What is face down is known to its own seat only; for others it is -1.
    """
    _check_row(to, at, 4 * size)
    _check_part(cards, 0, size)
    for index in range(size):
        card = cards[index]
        place = places_to(card >> bits & 7, seat, seats)
        is_down = i64(1) if card >> bits + 3 else i64(0)
        unknown = -is_down if place else i64(0)  # -1 makes -1 of whatever it is combined with
        printed = card & bit(bits) - 1
        to[at + 4 * index] = i32(place)
        to[at + 4 * index + 1] = i32(is_down)
        to[at + 4 * index + 2] = i32(printed // width | unknown)
        to[at + 4 * index + 3] = i32(printed % width | unknown)


def copy_steps(to: vec[i32], at: i64, stack: vec[i64], top: i64, meanings: vec[i64], seat: i64, seats: i64) -> None:
    """Copy the open steps, the upper first, as a seat sees them; then rows without a step, as long as the stack.

    For each kind of step `meanings` has two bits for each of its arguments, the first lowest.
    """
    _check_row(to, at, i64(len(stack)))
    for depth in range(top + 1, i64(len(stack)) // WIDTH):
        to[at + depth * WIDTH] = i32(NO_STEP)
        fill_row(to, at + depth * WIDTH + 1, 0, WIDTH - 1)
    for depth in range(top, -1, -1):
        base = depth * WIDTH
        copy_row(to, at, stack, base, WIDTH)
        to[at + 1] = i32(turned(stack[base + 1], seat, seats))
        for index in range(i64(4)):
            value, meaning = stack[base + 2 + index], meanings[stack[base]] >> 2 * index & 3
            if meaning == A_SEAT:
                to[at + 2 + index] = i32(places_to(value, seat, seats))
            elif meaning == A_SEAT_SET:
                to[at + 2 + index] = i32(turned(value, seat, seats))
        at += WIDTH


def turned(mask: i64, seat: i64, seats: i64) -> i64:
    """A mask of seats, counted from one of them; a negative one, everybody, stays."""
    if mask <= 0:
        return mask
    mask &= bit(seats) - 1
    return (mask >> seat) | ((mask & (bit(seat) - 1)) << (seats - seat))


# --- answers


def write_option(out: vec[i64], at: i64, option: i64) -> None:
    """Write one option. (Compiled it touches no reference count, unlike an item that is set.)"""
    out[at] = option


def next_joined(taken: vec[i64], one: vec[i64], other: vec[i64], marks: vec[i64], first: i64) -> i64:
    """The first place from one on that is 0 and at one of whose two ends there is a mark; else how many there are."""
    size = i64(len(taken))
    _check_part(taken, first, 0)
    _check_part(one, 0, size)
    _check_part(other, 0, size)
    for place in range(first, size):
        if not taken[place] and (marks[one[place]] or marks[other[place]]):
            return place
    return size


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


def blank(size: i64) -> vec[i64]:
    """So many numbers that are written before anybody reads them.

    Compiled they are not even cleared; here they make no sense to whoever reads them all the same.
    """
    return vec[i64]([UNWRITTEN] * size)


def grown(numbers: vec[i64], least: i64) -> vec[i64]:
    """A vec with these numbers and at least as much room again, which is blank."""
    size = i64(len(numbers))
    larger = blank(size + max(size, least))
    copy_part(larger, 0, numbers, 0, size)
    return larger


def _check_part(numbers: vec[i64], first: i64, size: i64) -> None:
    if first < 0 or size < 0 or size > i64(len(numbers)) - first:
        raise IndexError("a part lies outside of its vec")


def _check_row(numbers: vec[i32], first: i64, size: i64) -> None:
    if first < 0 or size < 0 or size > i64(len(numbers)) - first:
        raise IndexError("a part lies outside of its vec")


def _check_seat(seat: i64, seats: i64) -> None:
    if not 0 <= seat < seats:
        raise IndexError("there is no such seat")
