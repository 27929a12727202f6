"""Engines on the railroad (chapter 13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.trail import frames
from posse.games.trail.data.railroad import (
    CROSSES,
    END,
    END_DOLLARS,
    IS_TURNOUT,
    NOSE,
    SPACES,
    STATION_AT,
    STATION_SPACE,
)
from posse.games.trail.phases import Aside, Lasting, OfSeat, base_of, is_special, owner_of
from posse.games.trail.purse import gain, skip_obstacle
from posse.games.trail.state import TrailState
from posse.games.trail.stations import can_upgrade
from posse.games.trail.words import (
    ENGINE,
    ENGINE_THERE,
    ENGINE_TOO_FAR,
    ENGINE_WENT,
    NOT_AHEAD,
    NOT_BEHIND,
    NOT_EXACTLY,
    SKIP,
)

EVERYWHERE_FAR: Final[vec[i64]] = vec[i64]([99] * SPACES)


def is_occupied(state: TrailState, seat: i64, space: i64) -> bool:
    """GWT-13.2: whether another engine is on the space; the start holds any number."""
    if space == 0:
        return False
    for other in range(state.seats):
        if state.engine[other] == space and other != seat:
            return True
    return False


# --- where an engine can go


def forward_options(state: TrailState, seat: i64, most: i64, out: vec[i64]) -> i64:
    """GWT-13.3: every free space within 1 to `most` steps; occupied spaces take no step."""
    here = state.engine[seat]
    steps = EVERYWHERE_FAR[:]
    steps[here] = 0
    count: i64 = 0
    for space in range(here, END + 1):
        if steps[space] > most:
            continue
        if space > here and not is_occupied(state, seat, space):
            out[count] = ENGINE + space
            count += 1
        if space < END:
            _relax(state, seat, steps, space + 1, steps[space])
            if IS_TURNOUT[space + 1]:
                _relax(state, seat, steps, space + 2, steps[space])
    return count


def _relax(state: TrailState, seat: i64, steps: vec[i64], space: i64, before: i64) -> None:
    after = before if is_occupied(state, seat, space) else before + 1
    if after < steps[space]:
        steps[space] = after


def back_options(state: TrailState, seat: i64, exactly: i64, out: vec[i64]) -> i64:
    """GWT-13.4: every free space exactly that many steps back."""
    return _back_from(state, seat, state.engine[seat], exactly, out, 0)


def _back_from(state: TrailState, seat: i64, space: i64, left: i64, out: vec[i64], count: i64) -> i64:
    """To the previous space and, where that is a turnout, also past it."""
    if space == 0:
        return count
    count = _step_back(state, seat, space - 1, left, out, count)
    if IS_TURNOUT[space - 1]:
        count = _step_back(state, seat, space - 2, left, out, count)
    return count


def _step_back(state: TrailState, seat: i64, space: i64, left: i64, out: vec[i64], count: i64) -> i64:
    if is_occupied(state, seat, space):
        return _back_from(state, seat, space, left, out, count)
    if left > 1:
        return _back_from(state, seat, space, left - 1, out, count)
    for index in range(count):
        if out[index] == ENGINE + space:
            return count
    out[count] = ENGINE + space
    return count + 1


def can_go_back(state: TrailState, seat: i64, exactly: i64) -> bool:
    """Whether there are enough free spaces behind the engine; turnouts can be entered or passed."""
    return _longest_way_back(state, seat) >= exactly


def _longest_way_back(state: TrailState, seat: i64) -> i64:
    """The number of free spaces behind the engine, turnouts included."""
    count: i64 = 0
    for space in range(state.engine[seat]):
        if not is_occupied(state, seat, space):
            count += 1
    return count


def behind_options(state: TrailState, seat: i64, out: vec[i64]) -> i64:
    """Every free space behind the engine."""
    count: i64 = 0
    for space in range(state.engine[seat]):
        if not is_occupied(state, seat, space):
            out[count] = ENGINE + space
            count += 1
    return count


def space_obstacle(state: TrailState, seat: i64, space: i64) -> Obstacle | None:
    """GWT-13.2: another engine on a space."""
    if space > 0:
        for other in range(state.seats):
            if state.engine[other] == space and other != seat:
                return Obstacle(ENGINE_THERE, "GWT-13.2", other)
    return None


def behind_obstacle(state: TrailState, seat: i64, action: i64, rule: str) -> Obstacle | None:
    """What stands in the way of any move back, to a space that this rule leaves open."""
    space = argument(action, ENGINE, SPACES)
    if space < 0:
        return None
    if space >= state.engine[seat]:
        return Obstacle(NOT_BEHIND, rule)
    return space_obstacle(state, seat, space)


# --- moving


def go_to(state: TrailState, seat: i64, space: i64, log: Log) -> None:
    state.engine[seat] = space
    log.say(ENGINE_WENT, seat, space)


def stop(state: TrailState, seat: i64) -> None:
    """GWT-13.7, GWT-13.10: a station may be upgraded where the engine stops; from the end it must go back."""
    space = state.engine[seat]
    if space == END:
        frames.ask(state, frames.ENGINE_HOME, seat)
    station = STATION_AT[space]
    if station >= 0 and not state.stations[seat] & bit(station) and can_upgrade(state, seat, station):
        frames.ask_station(state, frames.UPGRADE, seat, station)


def transport_cost(state: TrailState, seat: i64, value: i64) -> i64:
    """GWT-6.11: crosses between the nose of the engine and a city of this value."""
    nose = NOSE[state.engine[seat]]
    cost: i64 = 0
    for index in range(len(CROSSES)):
        if nose <= CROSSES[index] < value:
            cost += 1
    return cost


def spaces_moved(state: TrailState, seat: i64, target: i64) -> i64:
    """GWT-14.4: spaces from here back to the target, without turnouts and occupied ones."""
    count: i64 = 0
    for space in range(target, state.engine[seat]):
        if not IS_TURNOUT[space] and not is_occupied(state, seat, space):
            count += 1
    return count


# --- steps


class MoveEngine(Aside):
    """Forward, up to the limit."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count = forward_options(state, seat, frames.limit_of(state), out)
        if frames.may_skip(state):
            out[count] = SKIP
            count += 1
        return count

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        space = argument(action, ENGINE, SPACES)
        if space < 0:
            return skip_obstacle(action, frames.may_skip(state), "GWT-0.10")
        if space <= state.engine[seat]:
            return Obstacle(NOT_AHEAD, "GWT-13.3")
        out = vec[i64]([0] * SPACES)
        is_near = action in out[: forward_options(state, seat, frames.limit_of(state), out)]
        far = None if is_near else Obstacle(ENGINE_TOO_FAR, "GWT-13.3", frames.limit_of(state))
        return space_obstacle(state, seat, space) or far

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action != SKIP:
            go_to(state, seat, action - ENGINE, log)
            stop(state, seat)


class MoveBack(Aside):
    """Back, as a requirement: exactly as far as the limit."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        return back_options(state, seat, frames.limit_of(state), out)

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        blocked = behind_obstacle(state, seat, action, "GWT-13.4")
        if blocked is not None or argument(action, ENGINE, SPACES) < 0:
            return blocked
        out = vec[i64]([0] * SPACES)
        fits = action in out[: back_options(state, seat, frames.limit_of(state), out)]
        return None if fits else Obstacle(NOT_EXACTLY, "GWT-13.4", frames.limit_of(state))

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        go_to(state, seat, action - ENGINE, log)
        stop(state, seat)


class MoveHome(Lasting):
    """GWT-13.10: from the end of the track back to any free space, for 3 dollars."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        return behind_options(state, seat, out)

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        return behind_obstacle(state, seat, action, "GWT-13.10")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        go_to(state, seat, action - ENGINE, log)
        gain(state, seat, END_DOLLARS, log)
        stop(state, seat)

    def lies_on(self, state: TrailState, frame: Frame) -> int:
        return base_of(state, frame)

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        """Check that only the station at the end is upgraded before the engine goes back."""
        return super().can_lie_under(state, frame, above) and STATION_SPACE[above[2][0]] == END

    def fault(self, state: TrailState, frame: Frame) -> str:
        return "" if state.engine[owner_of(frame)] == END else "scene-step-engine"


class SpecialDelivery(Step[TrailState]):
    """GWT-14.4: back by any number of spaces; the delivery follows, then a station may be upgraded."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        return behind_options(state, seat, out)

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        return behind_obstacle(state, seat, action, "GWT-14.4")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        target = action - ENGINE
        moved = spaces_moved(state, seat, target)
        go_to(state, seat, target, log)
        frames.open_duty(state, frames.ENGINE_STOPS, seat)
        frames.ask_delivery(state, seat, moved, special=True)


class EngineStops(OfSeat):
    """The stop that waits for the end of a special delivery."""

    def run(self, state: TrailState, dice: Dice, log: Log) -> None:
        seat = frames.seat_of(state)
        pop(state)
        stop(state, seat)

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        return super().can_lie_under(state, frame, above) and (is_special(above) or above[0] == frames.OBJECTIVE)
