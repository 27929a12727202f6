"""How far the game has come, according to the open steps: round, phase, and what is over."""

from typing import Final

from mypy_extensions import i64

from posse.engine.state import NO_STEP, at_depth, count_bits
from posse.engine.step import Frame
from posse.games.carson import frames, steps
from posse.games.carson.attacks import needs_duel
from posse.games.carson.data.board import SPACES
from posse.games.carson.data.rates import ROUNDS
from posse.games.carson.state import CarsonState

SETUP: Final = {frames.STARTING_PARCELS, frames.START_PARCEL}
FINISH: Final = {frames.LAST_ROADS, frames.LAST_ROAD, frames.SCORING}
CHOOSING: Final = {
    *(frames.CHARACTERS, frames.CHARACTER, frames.SHOPKEEPER, frames.WORKER),
    *(frames.SETTLER_PARCEL, frames.SETTLER_CASH, frames.CAPTAIN),
}
PLACING: Final = {frames.PLACEMENT, frames.PLACE_COWBOY, frames.KIT_CARSON}

PHASES: Final = [frames.CHARACTERS, frames.PLACEMENT, frames.RESOLUTION, frames.END_OF_ROUND]
OVER: Final[i64] = -1


# --- defaults of a scene


def usual_round(named: list[Frame]) -> int:
    """The round that the steps of a scene imply; -1 if it can be any."""
    if not named:
        return -1
    kind, _, values = named[-1]
    if kind == frames.GAME:
        return min(max(values[0] - 1, 0), ROUNDS)
    if kind in SETUP:
        return 0
    return ROUNDS if kind in FINISH else -1


def usual_passed(state: CarsonState, named: list[Frame]) -> list[int]:
    """The pass order: everybody has passed after the placement phase, and still when a later round begins (CC-3.2)."""
    kinds = {frame[0] for frame in named}
    if not kinds or kinds == {frames.GAME} or kinds & (SETUP | PLACING):
        return []
    is_choosing = kinds & CHOOSING or kinds <= {frames.GAME, frames.ROUND} or _is_by_worker(named)
    return list(state.order) if not is_choosing or state.round > 1 else []


def _is_by_worker(named: list[Frame]) -> bool:
    """Whether a building is being built in the first phase."""
    return any(kind == frames.BUILD and not values[1] for kind, _, values in named)


# --- derived from the open steps


def phase_of(state: CarsonState) -> tuple[i64, i64]:
    """The phase of the round and how many of its parts or turns have begun; `OVER` outside the rounds.

    Between two phases it is the next one, with nothing begun.
    """
    kind, begun = at_depth(state, 1)
    if kind != frames.ROUND:
        return OVER, 0
    if state.top >= 2:
        return at_depth(state, 2)
    return (PHASES[begun], 0) if begun < len(PHASES) else (frames.END_OF_ROUND, 5)


def is_round_to_begin(state: CarsonState) -> bool:
    """Whether the round is open but not counted yet: the first duty of its first phase counts it (CC-3.1)."""
    return phase_of(state) == (frames.CHARACTERS, 0)


def rounds_begun(state: CarsonState) -> int:
    """The round according to the open steps; if none is open, as stored."""
    kind, begun = at_depth(state, 0)
    if kind == NO_STEP:
        return state.round
    return min(max(begun - 1, 0), ROUNDS) - (1 if is_round_to_begin(state) else 0)


def is_resolved(state: CarsonState, seat: i64, place: i64) -> bool:
    """Whether no cowboy of the seat can be on a place any more this round, or not yet."""
    phase, _ = phase_of(state)
    if phase != frames.RESOLUTION:
        return phase != frames.PLACEMENT
    over = _parts_over(state, 2)
    if place < SPACES:
        return over >= steps.RESOLUTION.place(frames.RESOLVE, place)
    parcel = place - SPACES
    if state.owner[parcel] < 0:
        return _is_claim_over(state, seat, place, over)
    if over >= steps.RESOLUTION.place(frames.ESTATE):
        return True
    return state.owner[parcel] != seat and _is_attack_over(state, parcel)


def _parts_over(state: CarsonState, depth: i64) -> i64:
    """How many parts or turns of an open step are over: all that have begun, except for one that is still open."""
    begun = at_depth(state, depth)[1]
    return begun - 1 if state.top > depth else begun


def _is_claim_over(state: CarsonState, seat: i64, place: i64, over: i64) -> bool:
    """Whether a parcel is done: contested parcels come first, then the others, seat by seat."""
    if over >= steps.RESOLUTION.place(frames.CONTESTED) and count_bits(state.standing[place]) > 1:
        return True
    if at_depth(state, 3)[0] != frames.UNCONTESTED:
        return over >= steps.RESOLUTION.place(frames.UNCONTESTED)
    return seat in list(state.pass_order)[: _parts_over(state, 3)]


def _is_attack_over(state: CarsonState, parcel: i64) -> bool:
    """Whether an attack is done: those without a duel come first."""
    if at_depth(state, 3)[0] != frames.ESTATE:
        return False
    last = frames.ATTACKS if needs_duel(state, parcel) else frames.UNDEFENDED
    return _parts_over(state, 3) >= steps.ESTATE.place(last)


def is_in_estate(state: CarsonState) -> bool:
    """Whether estate income is being worked out."""
    return phase_of(state) == (frames.RESOLUTION, steps.RESOLUTION.place(frames.ESTATE))


def is_before_kept_buildings_end(state: CarsonState) -> bool:
    """Whether this round's construction still counts as fresh."""
    phase, begun = phase_of(state)
    return phase == frames.RESOLUTION and begun <= steps.RESOLUTION.place(frames.KEPT_BUILDINGS)
