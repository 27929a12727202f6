"""Steps in a scene: their player, the steps under them, and where the pieces must be."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.state import bit, lowest
from posse.engine.step import Frame, Step
from posse.games.trail import frames
from posse.games.trail.data import actions as act
from posse.games.trail.data.board import IMMEDIATE
from posse.games.trail.data.cards import OBJECTIVE_ACTION
from posse.games.trail.data.railroad import END, MASTER_ACTION, STATION_SPACE
from posse.games.trail.data.trail import KANSAS_CITY, START, is_visited
from posse.games.trail.state import TrailState

# Immediate actions: of a station master, of an objective card, of a worker's column.
BY_MASTER: Final = frozenset(MASTER_ACTION)
BEFORE_MOVE: Final = BY_MASTER | frozenset(OBJECTIVE_ACTION)
AT_ONCE: Final = BEFORE_MOVE | frozenset(IMMEDIATE)


def owner_of(frame: Frame) -> int:
    """The seat that a question asks or that a duty is about; -1 for the game itself."""
    kind, mask, values = frame
    if mask:
        return lowest(mask)
    return values[0] if kind != frames.GAME else -1


def usual_place(frame: Frame) -> int:
    """Where the cattleman must be while a step is open; -2 if it can be in several places."""
    kind, _, values = frame
    if kind == frames.BEGIN:
        return -1
    if kind == frames.VISIT:
        return values[0]
    is_delivery = kind in (frames.DELIVER, frames.DELIVERED, frames.CITY_DISC) and not is_special(frame)
    in_city = kind in (frames.KANSAS_CITY, frames.FORESIGHT, frames.INCOME, frames.PAY_TRANSPORT)
    return KANSAS_CITY if is_delivery or in_city else -2


def usual_engine(frame: Frame) -> int:
    """Where the engine usually is while a step is open: at the station, at the end, or still at the start."""
    kind, _, values = frame
    if kind == frames.ENGINE_HOME:
        return END
    is_at_station = kind in (frames.UPGRADE, frames.STATION_MASTER, frames.STATION_DISC)
    return STATION_SPACE[values[0]] if is_at_station and values[0] >= 0 else 0


def is_special(frame: Frame) -> bool:
    """Whether a step belongs to a special delivery, as far as it says so itself."""
    kind, _, values = frame
    return (kind == frames.DELIVER and values[1] > 0) or (kind == frames.DELIVERED and values[2] > 0)


def is_paid_way(frame: Frame) -> bool:
    """Whether a step is a way with tolls."""
    return frame[0] == frames.WAY and not frame[2][2]


def is_free_way(frame: Frame) -> bool:
    return frame[0] == frames.WAY and frame[2][2] > 0


def is_printed(op: i64, column: vec[i64], number: i64) -> bool:
    """Whether any icon of this kind has the number."""
    for action in range(i64(len(act.OP_OF))):
        if act.OP_OF[action] == op and column[action] == number:
            return True
    return False


def is_interrupted(frame: Frame, above: Frame) -> bool:
    """Whether a step of the engine's stop, down to a station master's action, can come before this reward."""
    is_of_other = above[0] == frames.IMMEDIATE and above[2][1] not in BY_MASTER
    return owner_of(frame) == owner_of(above) and not is_of_other


def misplaced(state: TrailState, frame: Frame) -> str:
    """The error of a step for which the cattleman must be on the trail, and not yet in Kansas City."""
    return "" if START <= state.place[owner_of(frame)] < KANSAS_CITY else "scene-step-stands"


def base_of(state: TrailState, frame: Frame) -> int:
    """The step under an action: the visit or, if there can be none, the move before it (GWT-3.4)."""
    return frames.VISIT if is_visited(state.place[owner_of(frame)]) else frames.MOVE


class Aside(Step[TrailState]):
    """A step of an action that can be used in both phases of a turn."""

    def lies_on(self, state: TrailState, frame: Frame) -> int:
        return base_of(state, frame)


class OfSeat(Step[TrailState]):
    """A duty whose only argument is a player."""

    def under(self, state: TrailState, above: Frame) -> Frame:
        return self.kind, 0, [owner_of(above), 0, 0, 0]


class Lasting(Step[TrailState]):
    """A question without arguments that stays open under what it leads to."""

    def under(self, state: TrailState, above: Frame) -> Frame:
        return self.kind, bit(owner_of(above)), [0, 0, 0, 0]
