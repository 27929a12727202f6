"""Kit Carson: everybody places at once and may move (CC-14.7 to CC-14.9, CC-14.16, CC-14.17).

While several seats are asked, a half-move opens no step: `state.half` holds what a seat has begun.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import arg, bit, open_mask, pop, set_arg, set_mask
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.carson.data.board import PLACES
from posse.games.carson.data.options import KIT_CARSON
from posse.games.carson.data.rates import KIT_MOVES, MOST_OPTIONS
from posse.games.carson.placement import (
    pass_now,
    place,
    place_obstacle,
    placements,
    reserve_obstacle,
    reserve_placements,
    white_obstacle,
    white_placements,
)
from posse.games.carson.reserve import (
    crowd_index,
    has_passed,
    is_crowd,
    is_white_there,
    stand,
    stands,
    step_off,
)
from posse.games.carson.roads import can_lay, edge_obstacle, free_edges, is_edge, lay, laying_obstacle
from posse.games.carson.state import CarsonState
from posse.games.carson.words import (
    BACK,
    BEGUN,
    LIFT,
    LIFT_WHITE,
    LIFTED_HERE,
    MOVED,
    MOVED_WHITE,
    NO_MOVES,
    NO_WHITE,
    NOT_BEGUN,
    NOT_THERE,
    PASS,
    PLACE_COWBOY,
    PLACE_WHITE,
    ROAD,
    ROADS,
    ROADS_FIRST,
    TOO_EARLY,
    WHITE_NOWHERE,
)

NOTHING_BEGUN: Final[i64] = -1
LAYING: Final[i64] = -2
WHITE_LIFTED: Final[i64] = PLACES  # other values: the place from which a cowboy is lifted


class KitCarson(Step[CarsonState]):
    """Place, move, pass or lay roads. Argument 0 marks the opening act of the first player, 1 whose turn it is."""

    def options(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        half = state.half[seat]
        if half == LAYING:
            out[0] = BACK
            return free_edges(state, seat, out, 1)
        if half != NOTHING_BEGUN:
            out[0] = BACK
            return _targets(state, seat, half, out)
        count = _acts(state, seat, out)
        if count > 1 and can_lay(state, seat):
            out[count] = ROADS
            count += 1
        return count

    def why_not(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        half = state.half[seat]
        if action == BACK:
            return Obstacle(NOT_BEGUN, "CC-14.17") if half == NOTHING_BEGUN else None
        if half == NOTHING_BEGUN:
            return _act_obstacle(state, seat, action)
        if half == LAYING and is_edge(action):
            return edge_obstacle(state, seat, action - ROAD)
        return _target_obstacle(state, seat, half, action)

    def take(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        half = state.half[seat]
        state.half[seat] = NOTHING_BEGUN
        if action == BACK:
            return
        if is_edge(action):
            lay(state, seat, action - ROAD, log)
            if can_lay(state, seat):
                state.half[seat] = LAYING
            return
        if _begin_half(state, seat, action):
            return
        if action == PASS:
            pass_now(state, seat, log)
        elif half == NOTHING_BEGUN:
            place(state, seat, action, log)
        else:
            _move(state, seat, half, action, log)
        _open_to_others(state, seat)

    def first(self, state: CarsonState, mask: i64) -> i64:
        """CC-14.16: in turn order, one act each."""
        turn = arg(state, 1)
        while not mask & bit(state.order[turn]):
            turn = turn + 1 if turn + 1 < state.seats else 0
        return state.order[turn]

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that all seats that have not passed are asked; in the opening act only the first player."""
        _, asked, values = frame
        wanted = bit(state.order[0]) if values[0] else _not_passed(state)
        fits = state.rules[KIT_CARSON] and asked == wanted and values[1] < state.seats
        return "" if fits else "scene-step-passed"


def _acts(state: CarsonState, seat: i64, out: vec[i64]) -> i64:
    """Everything that a seat can begin, except to lay roads."""
    out[0] = PASS
    count = reserve_placements(state, seat, out, 1)
    if not _is_opening(state) and state.moves[seat] < KIT_MOVES:
        count = _liftable(state, seat, out, count)
    return count


def _is_act(action: i64) -> bool:
    """Whether an answer is one of the acts of this phase."""
    if is_edge(action) or action == ROADS or action == PASS or action == LIFT_WHITE:
        return True
    placed = argument(action, PLACE_COWBOY, PLACES) >= 0 or argument(action, PLACE_WHITE, PLACES) >= 0
    return placed or argument(action, LIFT, PLACES) >= 0


def _act_obstacle(state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
    """What stands in the way of beginning something."""
    if action == ROADS or is_edge(action):
        answers = _acts(state, seat, vec[i64]([0] * MOST_OPTIONS))
        blocked = laying_obstacle(state, seat, answers)
        return blocked or (Obstacle(ROADS_FIRST, "CC-14.17") if is_edge(action) else None)
    if action == LIFT_WHITE or argument(action, LIFT, PLACES) >= 0:
        return _lift_obstacle(state, seat, action)
    return reserve_obstacle(state, seat, action)


def _lift_obstacle(state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
    """What stands in the way of lifting a cowboy or the white one to move it."""
    if _is_opening(state):
        return Obstacle(TOO_EARLY, "CC-14.7")
    if state.moves[seat] >= KIT_MOVES:
        return Obstacle(NO_MOVES, "CC-14.17", KIT_MOVES)
    if action != LIFT_WHITE:
        return None if _can_lift(state, seat, action - LIFT) else Obstacle(NOT_THERE, "CC-14.17")
    if state.white != seat or state.white_at < 0:
        return Obstacle(NO_WHITE, "CC-11.1")
    can_go = _has_white_target(state, seat, vec[i64]([0] * MOST_OPTIONS), 0)
    return None if can_go else Obstacle(WHITE_NOWHERE, "CC-14.20")


def _target_obstacle(state: CarsonState, seat: i64, half: i64, action: i64) -> Obstacle | None:
    """What stands in the way of putting down what is lifted; every other act has to wait for that."""
    target = argument(action, PLACE_WHITE if half == WHITE_LIFTED else PLACE_COWBOY, PLACES)
    if target < 0 or half == LAYING:
        return Obstacle(BEGUN, "CC-14.17") if _is_act(action) else None
    if half == WHITE_LIFTED:
        return white_obstacle(state, seat, target)
    return Obstacle(LIFTED_HERE, "CC-14.17") if target == half else place_obstacle(state, seat, target)


def _not_passed(state: CarsonState) -> i64:
    mask: i64 = 0
    for seat in range(state.seats):
        if not has_passed(state, seat):
            mask |= bit(seat)
    return mask


def _is_opening(state: CarsonState) -> bool:
    return arg(state, 0) == 1


def _begin_half(state: CarsonState, seat: i64, action: i64) -> bool:
    """Store the first half of a move or of laying roads."""
    if action == ROADS:
        state.half[seat] = LAYING
    elif action == LIFT_WHITE:
        state.half[seat] = WHITE_LIFTED
    elif LIFT <= action < LIFT + PLACES:
        state.half[seat] = action - LIFT
    else:
        return False
    return True


def _liftable(state: CarsonState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Add every placed cowboy of the seat; it can always move to wages or the single road."""
    for spot in range(PLACES):
        if _can_lift(state, seat, spot):
            out[count] = LIFT + spot
            count += 1
    if state.white == seat and state.white_at >= 0 and _has_white_target(state, seat, out, count):
        out[count] = LIFT_WHITE
        count += 1
    return count


def _can_lift(state: CarsonState, seat: i64, spot: i64) -> bool:
    """Whether a cowboy of the seat's own colour stands on a place."""
    if not stands(state, seat, spot):
        return False
    if not is_white_there(state, seat, spot):
        return True
    return is_crowd(spot) and state.crowd[crowd_index(state, seat, spot)] > 1


def _has_white_target(state: CarsonState, seat: i64, out: vec[i64], count: i64) -> bool:
    return white_placements(state, seat, out, count) > count


def _targets(state: CarsonState, seat: i64, half: i64, out: vec[i64]) -> i64:
    """After `back`, add every other place to which the lifted cowboy may go (CC-14.17)."""
    if half == WHITE_LIFTED:
        return white_placements(state, seat, out, 1)
    count = placements(state, seat, out, 1)
    kept: i64 = 1
    for index in range(i64(1), count):
        if out[index] != PLACE_COWBOY + half:
            out[kept] = out[index]
            kept += 1
    return kept


def _move(state: CarsonState, seat: i64, half: i64, action: i64, log: Log) -> None:
    """Put a lifted cowboy on its new place."""
    state.moves[seat] += 1
    if half == WHITE_LIFTED:
        origin = state.white_at
        target = action - PLACE_WHITE
        state.white_at = target
        log.say(MOVED_WHITE, seat, origin, target)
    else:
        origin = half
        target = action - PLACE_COWBOY
        log.say(MOVED, seat, origin, target)
    step_off(state, seat, origin)
    stand(state, seat, target)


def _open_to_others(state: CarsonState, seat: i64) -> None:
    """After the opening act everybody is asked until they pass; when the last one has passed, the phase ends."""
    if _is_opening(state):
        set_arg(state, 0, 0)
        mask = _not_passed(state)
    else:
        mask = open_mask(state)
        if has_passed(state, seat):
            mask &= ~bit(seat)
    set_mask(state, mask)
    if mask == 0:
        pop(state)
        return
    turn: i64 = 0
    while state.order[turn] != seat:
        turn += 1
    set_arg(state, 1, turn + 1 if turn + 1 < state.seats else 0)
