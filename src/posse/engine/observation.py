"""Observations: what a seat may know as one row of numbers, of fixed length for a table; declared field by field.

A game declares its fields in `observation.py`, each once, as it declares its words, and writes them in that order. The
layout of a row, its documentation and the checks come from the declarations.

Everything is told from the seat that looks: an axis of seats begins with the seat itself and goes on around the table,
and a number that means a seat counts from it, so 0 is the seat itself. -1 means nobody, nothing, or not known.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from posse.engine.errors import BrokenGame
from posse.engine.loops import (
    A_SEAT,
    A_SEAT_SET,
    add_turned,
    copy_row,
    copy_steps,
    copy_turned,
    fill_row,
    next_seat,
    place_seats,
    places_to,
    sort_things,
    split_cards,
    spread_bits,
    spread_seats,
    spread_turned,
    sum_turned,
    write_number,
)
from posse.engine.state import DEPTH, WIDTH, State
from posse.engine.step import Kinds, S
from posse.engine.words import Nouns, Seats, SeatSets

PLAIN: Final = 0  # an argument of a step that is neither a seat nor a set of seats


class Axis:
    """One dimension of a field: its name, and how long it is: a number, or so many for each seat of the table."""

    def __init__(self, name: str, size: int = 0, *, each_seat: int = 0) -> None:
        self.name = name
        self.size = size
        self.each_seat = each_seat

    def length(self, seats: int) -> int:
        return self.size + self.each_seat * seats


EACH_SEAT: Final = Axis("seat", each_seat=1)


def axis(nouns: Nouns, size: int = 0) -> Axis:
    """An axis with a place for each word of a list, in its order."""
    return Axis(nouns.name, size or len(nouns.words))


class With:
    """Tables that have a field: those with a value of an option and, if a number is given, so many players."""

    def __init__(self, option: str, value: str, seats: int = 0) -> None:
        self.option = option
        self.value = value
        self.seats = seats

    def __contains__(self, table: tuple[Mapping[str, str], int]) -> bool:
        options, seats = table
        return options[self.option] == self.value and self.seats in (0, seats)


class Field:
    """A named part of every row, with the axes of its numbers, the last one varying fastest.

    `only`: the tables that have the field; all, if nothing is said.
    """

    def __init__(self, name: str, meaning: str, axes: Sequence[Axis], only: Sequence[With]) -> None:
        self.name = name
        self.meaning = meaning
        self.axes = list(axes)
        self.only = list(only)

    def is_in(self, options: Mapping[str, str], seats: int) -> bool:
        return not self.only or any((options, seats) in tables for tables in self.only)

    def shape(self, seats: int) -> tuple[int, ...]:
        return tuple([one.length(seats) for one in self.axes])

    def size(self, seats: int) -> int:
        size = 1
        for length in self.shape(seats):
            size *= length
        return size


class Fields:
    """The fields of a game, in the order in which they are written; every game begins with the open steps."""

    def __init__(self) -> None:
        self.declared: list[Field] = []
        steps = [Axis("depth", DEPTH), Axis("step", WIDTH)]
        self.field(
            "steps", "the open steps, the upper first: kind (-1 none), seats asked as a bit mask, arguments", *steps
        )

    def field(self, name: str, meaning: str, *axes: Axis, only: Sequence[With] = ()) -> i64:
        """Declare a field; without an axis it is one number."""
        if any(other.name == name for other in self.declared):
            raise BrokenGame("doubled-word", given=name)
        self.declared.append(Field(name, meaning, axes, only))
        return len(self.declared) - 1


class Placed:
    """A field in the rows of one table."""

    def __init__(self, field: Field, offset: int, seats: int) -> None:
        self.name = field.name
        self.meaning = field.meaning
        self.axes = tuple([one.name for one in field.axes])
        self.shape = field.shape(seats)
        self.offset = offset
        self.size = field.size(seats)

    def __repr__(self) -> str:
        return f"<{self.name} {self.shape} at {self.offset}>"


class Layout:
    """Where everything stands in the rows of a table with these options: `fields` by name, and the length of a row."""

    def __init__(self, fields: Fields, kinds: Kinds, seats: int, options: Mapping[str, str]) -> None:
        self.fields: dict[str, Placed] = {}
        self.names = [field.name for field in fields.declared]
        self.size = 0
        offsets: list[int] = []
        for field in fields.declared:
            offsets.append(self.size if field.is_in(options, seats) else -1)
            if field.is_in(options, seats):
                self.fields[field.name] = Placed(field, self.size, seats)
                self.size += field.size(seats)
        self.offsets: Final = vec[i64](offsets)
        self.meanings: Final = _meanings(kinds)


def _meanings(kinds: Kinds) -> vec[i64]:
    """For every kind of step, what each of its arguments is, in two bits, the first lowest."""
    rows = [[_meaning(nouns) for nouns in declared.args.values()] for declared in kinds.declared]
    return vec[i64]([sum(one << 2 * place for place, one in enumerate(row)) for row in rows])


def _meaning(nouns: Nouns) -> int:
    if isinstance(nouns, SeatSets):
        return A_SEAT_SET
    return A_SEAT if isinstance(nouns, Seats) else PLAIN


@final
class Row:
    """A row that is being written for a seat, field after field, from its first number to its last.

    There can be several rows in `numbers`, one after another, of which one is being written.
    """

    def __init__(self, layout: Layout, rows: int = 1) -> None:
        self.layout: Final = layout
        self.size: Final[i64] = layout.size
        self.offsets: Final = layout.offsets
        self.meanings: Final = layout.meanings
        self.numbers: Final = vec[i32]([0] * (layout.size * rows))
        self.first: i64 = 0  # where the row begins
        self.at: i64 = 0
        self.seat: i64 = 0
        self.seats: i64 = 0

    def begin(self, state: State, seat: i64, place: i64 = 0) -> None:
        """Begin the row of a seat with the open steps; `place` says which of several rows it is."""
        first = place * self.size
        copy_steps(self.numbers, first, state.stack, state.top, self.meanings, seat, state.seats)
        self.first = first
        self.at = first + DEPTH * WIDTH
        self.seat = seat
        self.seats = state.seats

    def has(self, field: i64) -> bool:
        """Whether this table has a field, which must be the next one."""
        offset = self.offsets[field]
        if self.first + offset == self.at:
            return True
        if offset >= 0:
            raise self._misplaced(field, offset)
        return False

    def reach(self, field: i64) -> None:
        """Check that a field is the next one. (Compiled, this does nothing, and `finish` alone checks: see build_c.)"""
        if not self.has(field):
            raise self._misplaced(field, -1)

    def _misplaced(self, field: i64, expected: i64) -> BrokenGame:
        return BrokenGame("row-wrong", given=self.layout.names[field], at=self.at - self.first, size=expected)

    def finish(self) -> None:
        """Check that the row is written to its end: nothing of an earlier row may be left in it."""
        if self.at != self.first + self.size:
            raise self._misplaced(-1, self.size)

    # --- single numbers

    def add(self, value: i64) -> None:
        """The next number of a field that has been reached."""
        write_number(self.numbers, self.at, value)
        self.at += 1

    def put(self, field: i64, value: i64) -> None:
        """A field of one number."""
        self.reach(field)
        self.add(value)

    def put_seat(self, field: i64, seat: i64) -> None:
        """A number that means a seat, counted from the seat that looks; -1 stays."""
        self.reach(field)
        self.add(self.from_here(seat))

    def from_here(self, seat: i64) -> i64:
        """How many places further around the table a seat is; -1 for nobody."""
        return places_to(seat, self.seat, self.seats)

    def seat_at(self, place: i64) -> i64:
        """The seat so many places further around the table."""
        return next_seat(self.seat, place, self.seats)

    def change(self, at: i64, value: i64) -> None:
        """Write another number at a place that has been written."""
        write_number(self.numbers, at, value)

    def count(self, at: i64) -> None:
        """Count one more at a place that has been written."""
        self.numbers[at] += i32(1)

    # --- several numbers

    def put_part(self, field: i64, numbers: vec[i64], first: i64, size: i64) -> None:
        """Numbers of a field as they are."""
        self.reach(field)
        copy_row(self.numbers, self.at, numbers, first, size)
        self.at += size

    def put_all(self, field: i64, numbers: vec[i64], size: i64) -> None:
        """All numbers of a field. (The C compiler unrolls a loop if it knows the size, so a game names it.)"""
        self.put_part(field, numbers, 0, size)

    def put_same(self, field: i64, value: i64, count: i64) -> None:
        self.reach(field)
        self.add_same(value, count)

    def add_same(self, value: i64, count: i64) -> None:
        """The same number so many times, in a field that has been reached."""
        fill_row(self.numbers, self.at, value, count)
        self.at += count

    def put_things(self, field: i64, things: vec[i64], size: i64, spots: i64, holders: i64, kinds: i64) -> None:
        """Three fields: where things lie, what is in them, how many of each kind are held; see `sort_things`."""
        self.reach(field)
        sort_things(self.numbers, self.at, things, size, self.seat, spots, holders, kinds)
        self.at += 2 * size + holders * (kinds + 1)

    def put_cards(self, field: i64, cards: vec[i64], size: i64, bits: i64, width: i64) -> None:
        """So many cards, with four facts of each; see `split_cards`."""
        self.reach(field)
        split_cards(self.numbers, self.at, cards, size, bits, width, self.seat, self.seats)
        self.at += 4 * size

    def put_each_seat(self, field: i64, numbers: vec[i64], width: i64 = 1) -> None:
        """A field with so many numbers for each seat, the own ones first."""
        self.reach(field)
        copy_turned(self.numbers, self.at, numbers, 0, self.seat, self.seats, width)
        self.at += self.seats * width

    def add_part_of_each_seat(self, numbers: vec[i64], first: i64) -> None:
        """A number for each seat, the own one first, from one place on, in a field that has been reached."""
        copy_turned(self.numbers, self.at, numbers, first, self.seat, self.seats, 1)
        self.at += self.seats

    def put_sums(self, field: i64, one: vec[i64], two: vec[i64], three: vec[i64], width: i64) -> None:
        """The same with the sums of three vecs."""
        self.reach(field)
        add_turned(self.numbers, self.at, one, two, three, self.seat, self.seats, width)
        self.at += self.seats * width

    def put_totals(self, field: i64, numbers: vec[i64], width: i64) -> None:
        """For each seat, the own one first, the sum of its numbers."""
        self.reach(field)
        sum_turned(self.numbers, self.at, numbers, self.seat, self.seats, width)
        self.at += self.seats

    def put_seats(self, field: i64, numbers: vec[i64], size: i64) -> None:
        """A field whose numbers mean seats."""
        self.reach(field)
        place_seats(self.numbers, self.at, numbers, size, self.seat, self.seats)
        self.at += size

    def put_flags(self, field: i64, mask: i64, count: i64) -> None:
        """A mask as so many zeros and ones, the lowest bit first."""
        self.reach(field)
        spread_bits(self.numbers, self.at, mask, count)
        self.at += count

    def put_flags_of_each_seat(self, field: i64, masks: vec[i64], count: i64) -> None:
        """The same for a mask of each seat, the own one first."""
        self.reach(field)
        spread_turned(self.numbers, self.at, masks, self.seat, self.seats, count)
        self.at += self.seats * count

    def put_masks_of_seats(self, field: i64, masks: vec[i64]) -> None:
        """Masks of seats as a zero or one for each seat."""
        self.reach(field)
        spread_seats(self.numbers, self.at, masks, self.seat, self.seats)
        self.at += i64(len(masks)) * self.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """What a seat may know of a game as numbers: the fields of a row, and what writes them in their order."""

    def __init__(self, fields: Fields) -> None:
        self.fields: Final = fields

    def write(self, state: S, seat: i64, row: Row) -> None:
        """Write all fields but the open steps, which every game has: those are written already."""
