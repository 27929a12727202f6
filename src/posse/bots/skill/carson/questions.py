"""Questions of Carson City, sorted by how a plan answers them."""

from mypy_extensions import i64

from posse.engine.state import bit, open_kind, open_mask
from posse.games.carson import frames
from posse.games.carson.data.board import PLACES
from posse.games.carson.state import CarsonState
from posse.games.carson.words import HOUSE_ON, LIFT, LIFT_WHITE, ROADS


def is_part_of_answer(state: CarsonState, seat: i64) -> bool:
    """Whether the open question is the other half of what the seat has just answered."""
    if open_mask(state) != bit(seat):
        return False
    kind = open_kind(state)
    return (
        kind == frames.BUILD
        or kind == frames.HOUSE
        or kind == frames.SHOPKEEPER
        or kind == frames.WORKER
        or kind == frames.SETTLER_PARCEL
        or kind == frames.SETTLER_CASH
        or kind == frames.CAPTAIN
    )


def is_open_ended(kind: i64) -> bool:
    """Whether several answers are mostly about as good, so that a player cannot be foreseen."""
    return kind == frames.PLACE_COWBOY or kind == frames.KIT_CARSON or kind == frames.CHARACTER


def is_building_question(kind: i64) -> bool:
    return kind == frames.BUILD or kind == frames.KEPT_TURN


def is_fidgeting(kind: i64, answer: i64) -> bool:
    """Answers that a plan never gives: moving a cowboy about, and roads that lead to no building."""
    if answer == ROADS:
        return not is_building_question(kind)
    return kind == frames.KIT_CARSON and (LIFT <= answer < LIFT + PLACES or answer == LIFT_WHITE)


def is_plea(state: CarsonState, seat: i64, kind: i64, answer: i64) -> bool:
    """Whether a house is wanted on the land of another, who would have to agree (CC-8.8)."""
    if kind != frames.HOUSE:
        return False
    owner = state.owner[answer - HOUSE_ON]
    return owner >= 0 and owner != seat


def is_tile(kind: i64) -> bool:
    return kind == frames.CHOOSE_TILES or kind == frames.LAY_TILE
