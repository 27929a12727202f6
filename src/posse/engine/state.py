"""The complete state of a game, with the stack of open steps that every game has."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.engine.pack import numbers_of, state_of

DEPTH: Final = 12
WIDTH: Final[i64] = 6  # kind, mask of the seats asked, four arguments
NO_STEP: Final[i64] = -1  # the kind of a step that is not open


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Named `vec[i64]` fields and `i64` scalars; a game adds its own. The constructor takes every field by keyword.

    A vec that is never reassigned is `Final`: compiled code then reads it without reference counting.
    """

    def __init__(self, *, seats: i64, stack: vec[i64], top: i64) -> None:
        self.seats = seats
        self.stack: Final = stack
        self.top = top

    def clone(self) -> "State":
        """An independent copy; only immutable data is shared."""
        raise NotImplementedError

    def copy_from(self, other: "State") -> None:
        """Become equal to another state of the same match, without the cost of making a new one."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and numbers_of(self) == numbers_of(other)

    def __hash__(self) -> int:
        """By value, so it changes with the state: keep a clone as a key."""
        return hash(numbers_of(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return state_of, (type(self), numbers_of(self))

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()


def bit(seat: i64) -> i64:
    """The mask of one seat."""
    return _shifted(1, seat)


def _shifted(value: i64, by: i64) -> i64:
    """(mypyc miscompiles a shifted constant, or a local that holds one, from 31 bits on; a parameter works.)"""
    return value << by


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The lowest seat of a mask; -1 if there is none.

    (Three comparisons as arithmetic: a loop over the bits would cause branch mispredictions.)
    """
    if mask == 0:
        return -1
    last = mask & -mask
    if last > 0b10000000:
        return 8 + lowest(last >> 8)
    upper = i64(4) if last & 0b11110000 else i64(0)
    middle = i64(2) if last & 0b11001100 else i64(0)
    return upper + middle + (i64(1) if last & 0b10101010 else i64(0))


def repeated(size: i64, value: i64) -> vec[i64]:
    """A new field with the same number everywhere."""
    return vec[i64]([value] * size)


def empty_stack() -> vec[i64]:
    return repeated(DEPTH * WIDTH, 0)


def push(state: State, kind: i64, mask: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Open a step on top of the others; without a seat in the mask it is a duty of the game."""
    top = state.top + 1
    _write(state.stack, top * WIDTH, kind, mask, a, b, c, d)
    state.top = top


def pop(state: State) -> None:
    """Close the open step; its row is cleared so that equal positions are equal states."""
    top = state.top
    _write(state.stack, top * WIDTH, 0, 0, 0, 0, 0, 0)
    state.top = top - 1


def _write(stack: vec[i64], base: i64, kind: i64, mask: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Fill a row."""
    stack[base] = kind
    stack[base + 1] = mask
    stack[base + 2] = a
    stack[base + 3] = b
    stack[base + 4] = c
    stack[base + 5] = d


def open_kind(state: State) -> i64:
    return state.stack[state.top * WIDTH]


def is_open(state: State, kind: i64) -> bool:
    """Whether a step of this kind is open, on top or under others."""
    for depth in range(state.top + 1):
        if state.stack[depth * WIDTH] == kind:
            return True
    return False


def at_depth(state: State, depth: i64) -> tuple[i64, i64]:
    """Kind and first argument of the open step at a depth, the lowest being 0; `NO_STEP` if there is none."""
    if state.top < depth:
        return NO_STEP, 0
    return state.stack[depth * WIDTH], state.stack[depth * WIDTH + 2]


def open_mask(state: State) -> i64:
    """The seats that owe an answer; none when the game is over."""
    if state.top < 0:
        return 0
    return state.stack[state.top * WIDTH + 1]


def set_mask(state: State, mask: i64) -> None:
    state.stack[state.top * WIDTH + 1] = mask


def arg(state: State, index: i64) -> i64:
    """An argument of the open step."""
    return state.stack[state.top * WIDTH + 2 + index]


def set_arg(state: State, index: i64, value: i64) -> None:
    state.stack[state.top * WIDTH + 2 + index] = value
