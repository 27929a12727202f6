"""Where in the game a table of Carson City stands, as far as its value depends on it."""

from typing import Final

from mypy_extensions import i64

from posse.engine.state import WIDTH
from posse.games.carson import frames
from posse.games.carson.data.rates import ROUNDS
from posse.games.carson.state import CarsonState
from posse.games.carson.steps import ESTATE, RESOLUTION, ROUND

BETWEEN: Final[i64] = 0  # before the first round, or between two
CHOOSING: Final[i64] = ROUND.place(frames.CHARACTERS)
PLACING: Final[i64] = ROUND.place(frames.PLACEMENT)
RESOLVING: Final[i64] = ROUND.place(frames.RESOLUTION)
ENDING: Final[i64] = ROUND.place(frames.END_OF_ROUND)

KEPT_PART: Final[i64] = RESOLUTION.place(frames.KEPT_BUILDINGS)
ESTATE_PART: Final[i64] = RESOLUTION.place(frames.ESTATE)
PAY_PART: Final[i64] = ESTATE.place(frames.ESTATE_PAYS)


def phase_now(state: CarsonState) -> i64:
    """The phase of the round that has begun, or `BETWEEN`."""
    if state.top < 1 or state.stack[WIDTH] != frames.ROUND:
        return BETWEEN
    return state.stack[WIDTH + 2]


def is_round_new(state: CarsonState) -> bool:
    """Whether the next round is open, but nobody has been asked for a character yet."""
    return phase_now(state) == CHOOSING and state.top == 2 and state.stack[2 * WIDTH + 2] == 0


def round_ahead(state: CarsonState) -> i64:
    """The round whose income is the next one to come or has just been paid, counted from 0; `ROUNDS` at the end."""
    phase = phase_now(state)
    if phase == BETWEEN or phase == ENDING or is_round_new(state):
        return state.round
    return state.round - 1


def is_over(state: CarsonState) -> bool:
    """Whether only cash limits and the final scoring are left."""
    return state.top < 0 or round_ahead(state) == ROUNDS


def part_begun(state: CarsonState, depth: i64) -> i64:
    return state.stack[depth * WIDTH + 2] if state.top >= depth else i64(0)


def is_estate_ahead(state: CarsonState, phase: i64) -> bool:
    """Whether the income of the round that has begun is still to be paid."""
    if phase != RESOLVING:
        return phase == CHOOSING or phase == PLACING
    space = part_begun(state, 2)
    return space < ESTATE_PART or (space == ESTATE_PART and part_begun(state, 3) <= PAY_PART)


def is_window_ahead(state: CarsonState, phase: i64) -> bool:
    """Whether kept buildings can still be built in the round that has begun."""
    return phase < RESOLVING or (phase == RESOLVING and part_begun(state, 2) <= KEPT_PART)
