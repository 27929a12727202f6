"""What happens to a bandit at the end of a movement: Marshal, Shotgun, hostages (chapters 7, 15, 16, 20)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.colt import frames
from posse.games.colt.cards import hit
from posse.games.colt.data.bandits import BANDITS
from posse.games.colt.data.hostages import HOSTAGES
from posse.games.colt.data.options import PAIRS
from posse.games.colt.data.train import COACH, SPOTS, inside, roof
from posse.games.colt.phases import BanditStep
from posse.games.colt.state import ColtState
from posse.games.colt.words import (
    ESCAPED_TO,
    FLED,
    FLEE,
    HOSTAGE_GONE,
    MARSHAL_WENT,
    NO_SUCH_SPOT,
    NOT_ADJACENT,
    SEIZE,
    SEIZED,
)


def column_of(state: ColtState, spot: i64) -> i64:
    """The column of a spot; for the Stagecoach, the one that it is beside."""
    return state.coach if spot >= COACH else spot // 2


def is_spot(state: ColtState, spot: i64) -> bool:
    """Whether this train has the spot: it has as many cars as the table needs, and perhaps a Stagecoach."""
    return state.coach >= 0 if spot >= COACH else spot <= roof(state.cars)


def is_shotguns_roof(state: ColtState, spot: i64) -> bool:
    """CE-15.8: once on the train, the Shotgun is always on the roof beside the Stagecoach."""
    return state.shotgun == 1 and spot == roof(state.coach)


def land(state: ColtState, bandit: i64, spot: i64, log: Log) -> None:
    """Put a bandit on a spot and carry out all that follows, depth first (CE-20.2)."""
    state.spot[bandit] = spot
    if spot == inside(state.marshal):
        spot = flee_upstairs(state, bandit, log)
    if is_shotguns_roof(state, spot):
        hit(state, bandit, log)
        frames.ask_bandit(state, frames.FLEE, bandit)
    elif spot == COACH and state.hostage[bandit] < 0 and state.hostages:
        frames.ask_bandit(state, frames.SEIZE_HOSTAGE, bandit)


def flee_upstairs(state: ColtState, bandit: i64, log: Log) -> i64:
    """CE-7.1, CE-7.2: a neutral bullet, then up to the roof; returns the new spot."""
    hit(state, bandit, log)
    state.spot[bandit] += 1
    log.say(ESCAPED_TO, bandit, state.spot[bandit])
    return state.spot[bandit]


def seat_after(state: ColtState, places: i64) -> i64:
    """The seat that many places after the First Player. (Comparing is faster than dividing.)"""
    seat = state.first + places
    return seat if seat < state.seats else seat - state.seats


def next_in_order(state: ColtState, spot: i64) -> i64:
    """The first bandit on a spot in player order (CE-1.9, CE-7.4); -1 if it is empty.

    Which of a player's two bandits comes first makes no difference (R-42).
    """
    for turn in range(state.seats):
        seat = seat_after(state, turn)
        if state.spot[state.mine[seat]] == spot:
            return state.mine[seat]
        if state.rules[PAIRS] and state.spot[state.second[seat]] == spot:
            return state.second[seat]
    return -1


def in_player_order(state: ColtState) -> vec[i64]:
    """All bandits, beginning with the First Player's."""
    order = vec[i64]()
    bandit = nth_in_order(state, 0)
    while bandit >= 0:
        order = append(order, bandit)
        bandit = nth_in_order(state, len(order))
    return order


def nth_in_order(state: ColtState, number: i64) -> i64:
    """The bandit with this number in player order, counted from 0; -1 after the last."""
    pairs = state.rules[PAIRS] != 0
    place = number // 2 if pairs else number
    if place >= state.seats:
        return -1
    seat = seat_after(state, place)
    return state.second[seat] if pairs and number % 2 else state.mine[seat]


def marshal_goes(state: ColtState, column: i64, log: Log) -> None:
    """The Marshal enters a car, and everybody inside must leave it (CE-7.1)."""
    state.marshal = column
    log.say(MARSHAL_WENT, inside(column))
    frames.open_chase(state, column)


class Chase(Step[ColtState]):
    """CE-7.1, CE-20.4: bandits inside the Marshal's car, one by one, each with everything that follows."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        spot = frames.chased_from(state)
        bandit = next_in_order(state, spot)
        if bandit < 0:
            pop(state)
        else:
            land(state, bandit, spot, log)

    def lies_on(self, state: ColtState, frame: Frame) -> int:
        return frames.STEALIN

    def under(self, state: ColtState, above: Frame) -> Frame:
        return self.kind, 0, [inside(state.marshal), 0, 0, 0]

    def fault(self, state: ColtState, frame: Frame) -> str:
        return "" if frame[2][0] == inside(state.marshal) else "scene-step-marshal"


class ShotgunFires(Step[ColtState]):
    """CE-15.5: bandits on the Shotgun's roof are hit and must flee, one by one."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        bandit = next_in_order(state, roof(state.coach)) if state.shotgun else -1
        if bandit < 0:
            pop(state)
        else:
            land(state, bandit, roof(state.coach), log)

    def lies_on(self, state: ColtState, frame: Frame) -> int:
        return frames.STEALIN

    def fault(self, state: ColtState, frame: Frame) -> str:
        return "" if state.shotgun else "scene-step-shotgun"


class Flee(BanditStep):
    """CE-15.4, CE-15.9: to an adjacent roof of the train."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if state.coach > 0:
            out[count] = FLEE + roof(state.coach - 1)
            count += 1
        if state.coach < state.cars:
            out[count] = FLEE + roof(state.coach + 1)
            count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        spot = argument(action, FLEE, SPOTS)
        if spot < 0:
            return None
        if not is_spot(state, spot):
            return Obstacle(NO_SUCH_SPOT, "CE-2.5")
        is_near = spot == roof(state.coach - 1) or spot == roof(state.coach + 1)
        return None if is_near else Obstacle(NOT_ADJACENT, "CE-15.4")

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        bandit = frames.bandit_of(state)
        pop(state)
        state.spot[bandit] = action - FLEE
        log.say(FLED, bandit, action - FLEE)

    def lies_on(self, state: ColtState, frame: Frame) -> int:
        return frames.STEALIN

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        return is_shotguns_roof(state, state.spot[bandit])


class SeizeHostage(BanditStep):
    """CE-16.2: a bandit without a hostage takes one on entering the Stagecoach."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for hostage in range(HOSTAGES):
            if state.hostages & bit(hostage):
                out[count] = SEIZE + hostage
                count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        hostage = argument(action, SEIZE, HOSTAGES)
        is_there = hostage < 0 or state.hostages & bit(hostage) != 0
        return None if is_there else Obstacle(HOSTAGE_GONE, "CE-16.2")

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        bandit = frames.bandit_of(state)
        pop(state)
        state.hostage[bandit] = action - SEIZE
        state.hostages &= ~bit(action - SEIZE)
        log.say(SEIZED, bandit, action - SEIZE)

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        return state.spot[bandit] == COACH and state.hostage[bandit] < 0 and state.hostages != 0


def is_alone(state: ColtState, bandit: i64) -> bool:
    """CE-1.7: no other bandit is on the spot."""
    for other in range(BANDITS):
        if other != bandit and state.owner[other] >= 0 and state.spot[other] == state.spot[bandit]:
            return False
    return True


def is_anybody_on(state: ColtState, spot: i64) -> bool:
    for bandit in range(BANDITS):
        if state.spot[bandit] == spot and state.owner[bandit] >= 0:
            return True
    return False
