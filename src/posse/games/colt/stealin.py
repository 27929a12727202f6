"""Stealin': the cards of the pile are resolved one by one; what each action does (chapters 6, 13 and 14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.colt import frames
from posse.games.colt.cards import (
    FACE_UP,
    clear_pile,
    give_back,
    hit,
    pile_card,
    pile_face,
    pile_seat,
    show_colour,
    turn_up,
)
from posse.games.colt.data.cards import ACTIONS, FIRE, FLOOR, MOVE, PUNCH, RIDE, ROBBERY
from posse.games.colt.data.hostages import NUN, OLD_LADY, TEACHER
from posse.games.colt.data.rounds import ESCAPE as ESCAPE_ROUND
from posse.games.colt.data.train import COACH, COACH_ROOF, GONE, SPOTS, distance, inside, roof
from posse.games.colt.fighting import can_punch, targets_of_fire
from posse.games.colt.landing import column_of, is_spot, land, marshal_goes
from posse.games.colt.phases import BanditStep
from posse.games.colt.robbing import can_rob
from posse.games.colt.state import ColtState
from posse.games.colt.words import (
    ESCAPE,
    GOT_AWAY,
    IN_VAIN,
    MOVED,
    NO_SUCH_SPOT,
    NOT_ADJACENT,
    NOT_INTO_COACH,
    ONLY_INSIDE,
    ONLY_WHEN_ESCAPING,
    OTHER_LEVEL,
    RESOLVED,
    REVEALED,
    RODE,
    SEND,
    STANDS_HERE,
    TOO_FAR,
)
from posse.games.colt.words import MOVE as MOVE_TO
from posse.games.colt.words import RIDE as RIDE_TO

ROOF_REACH: Final[i64] = 3
RIDE_REACH: Final[i64] = 3


class Stealin(Step[ColtState]):
    """CE-3.9: cards are resolved in the order played, then returned (CE-3.12)."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        if frames.begin_next_card(state):
            _put_aside(state)
        while state.resolved < state.laid:
            if _resolve(state, state.resolved, dice, log):
                return
            _put_aside(state)
        clear_pile(state)
        pop(state)

    def can_lie_under(self, state: ColtState, frame: Frame, above: Frame) -> bool:
        """Check that a question belongs to the current card of the pile, or to none."""
        kind, _, values = above
        if not frame[2][0] or kind not in list(frames.QUESTION_OF_ACTION):
            return True
        card = values[0] * ACTIONS + list(frames.QUESTION_OF_ACTION).index(kind)
        return state.resolved < state.laid and pile_card(state, state.resolved) == card

    def fault(self, state: ColtState, frame: Frame) -> str:
        return "scene-step-pile" if frame[2][0] and state.resolved == state.laid else ""


def _put_aside(state: ColtState) -> None:
    """Return a card that has been resolved."""
    give_back(state, pile_card(state, state.resolved))
    state.resolved += 1


def _resolve(state: ColtState, index: i64, dice: Dice, log: Log) -> bool:
    """Resolve a card of the pile; returns whether a step was opened that comes before the next one."""
    top = state.top
    card = pile_card(state, index)
    bandit = card // ACTIONS
    action = card - bandit * ACTIONS
    seat = pile_seat(state, index)
    if pile_face(state, index) == FACE_UP:
        log.say(RESOLVED, seat, bandit, action)
    else:
        dice.unveil(bit(seat))
        turn_up(state, index)
        show_colour(state, seat, bandit)
        log.say(REVEALED, seat, bandit, action)
    if not _is_possible(state, bandit, action):
        log.say(IN_VAIN, bandit, action)
    else:
        _carry_out(state, bandit, action, log)
    return state.top > top


def _is_possible(state: ColtState, bandit: i64, action: i64) -> bool:
    """Chapter 22: an impossible action has no effect."""
    spot = state.spot[bandit]
    if spot == GONE:
        return False
    if action == MOVE:
        return spot != COACH
    if action == FIRE:
        return targets_of_fire(state, bandit) != 0
    if action == ROBBERY:
        return can_rob(state, spot)
    if action == PUNCH:
        return state.hostage[bandit] != TEACHER and can_punch(state, bandit)
    if action == RIDE:
        return state.hostage[bandit] != NUN and state.horses[column_of(state, spot)] > 0
    return True


def _carry_out(state: ColtState, bandit: i64, action: i64, log: Log) -> None:
    """CE-3.11: perform an action if possible; only a change of floor needs no question."""
    if action == FLOOR:
        _change_floor(state, bandit, log)
    else:
        frames.ask_bandit(state, frames.QUESTION_OF_ACTION[action], bandit)


def _change_floor(state: ColtState, bandit: i64, log: Log) -> None:
    """CE-6.5: the other level of a car, or of the Stagecoach."""
    target = state.spot[bandit] ^ 1
    log.say(MOVED, bandit, target)
    land(state, bandit, target, log)


# --- Move


class Move(BanditStep):
    """CE-6.1, CE-6.2, CE-14.3: one car inside; up to three steps on the roofs, one of which may be a crossing."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        bandit = frames.bandit_of(state)
        spot = state.spot[bandit]
        if spot == COACH_ROOF:
            out[0] = MOVE_TO + roof(state.coach)
            return _along(state, state.coach, 1, _reach(state, bandit) - 1, out, 1)
        if spot & 1 == 0:
            return _along(state, spot // 2, 0, 1, out, 0)
        reach = _reach(state, bandit)
        count = _along(state, spot // 2, 1, reach, out, 0)
        if state.coach >= 0 and distance(spot // 2, state.coach) < reach:
            out[count] = MOVE_TO + COACH_ROOF
            count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        target = argument(action, MOVE_TO, SPOTS)
        out = vec[i64]([0] * SPOTS)
        if target < 0 or action in out[: self.options(state, seat, out)]:
            return None
        return _move_obstacle(state, frames.bandit_of(state), target)

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        bandit = frames.bandit_of(state)
        target = action - MOVE_TO
        pop(state)
        if _passes_shotgun(state, state.spot[bandit], target):
            hit(state, bandit, log)
        log.say(MOVED, bandit, target)
        land(state, bandit, target, log)

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        return _is_possible(state, bandit, MOVE)


def _move_obstacle(state: ColtState, bandit: i64, target: i64) -> Obstacle:
    """Why a bandit cannot move to a spot that is not within its reach."""
    spot = state.spot[bandit]
    if not is_spot(state, target):
        return Obstacle(NO_SUCH_SPOT, "CE-2.5")
    if spot == target:
        return Obstacle(STANDS_HERE, "CE-6.3")
    if target == COACH:
        return Obstacle(NOT_INTO_COACH, "CE-14.1")
    if spot & 1 == 0:
        return Obstacle(OTHER_LEVEL, "CE-6.1") if target & 1 else Obstacle(TOO_FAR, "CE-6.1", 1)
    if target & 1 == 0:
        return Obstacle(OTHER_LEVEL, "CE-6.2")
    reach = _reach(state, bandit)
    return Obstacle(TOO_FAR, "CE-6.2" if reach == ROOF_REACH else "CE-16.7", reach)


def _reach(state: ColtState, bandit: i64) -> i64:
    """CE-16.7: with the Old Lady, one step only."""
    return i64(1) if state.hostage[bandit] == OLD_LADY else ROOF_REACH


def _along(state: ColtState, column: i64, level: i64, reach: i64, out: vec[i64], count: i64) -> i64:
    """Add the spots of a level within reach of a column, in both directions."""
    for target in range(max(column - reach, 0), min(column + reach, state.cars) + 1):
        if target != column:
            out[count] = MOVE_TO + 2 * target + level
            count += 1
    return count


def _passes_shotgun(state: ColtState, spot: i64, target: i64) -> bool:
    """CE-15.6: over the Shotgun's roof, along the train or to or from the Stagecoach, without stopping there."""
    if state.shotgun == 0 or spot & 1 == 0 or target == roof(state.coach):
        return False
    if spot == COACH_ROOF or target == COACH_ROOF:
        return True
    column = roof(state.coach)
    return spot < column < target or target < column < spot


# --- Marshal


class SendMarshal(BanditStep):
    """CE-6.6: one car forward or backward."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if state.marshal > 0:
            out[count] = SEND + inside(state.marshal - 1)
            count += 1
        if state.marshal < state.cars:
            out[count] = SEND + inside(state.marshal + 1)
            count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        target = argument(action, SEND, SPOTS)
        if target < 0:
            return None
        if not is_spot(state, target):
            return Obstacle(NO_SUCH_SPOT, "CE-2.5")
        if target & 1 or target >= COACH:
            return Obstacle(ONLY_INSIDE, "CE-6.6")
        return None if distance(target // 2, state.marshal) == 1 else Obstacle(NOT_ADJACENT, "CE-6.6")

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        marshal_goes(state, (action - SEND) // 2, log)


# --- Ride


class Ride(BanditStep):
    """CE-13.2 to CE-13.4: up to three columns with a horse, or across to or from the Stagecoach; CE-18.6: or away."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        spot = state.spot[frames.bandit_of(state)]
        column = column_of(state, spot)
        count: i64 = 0
        for target in range(max(column - RIDE_REACH, 0), min(column + RIDE_REACH, state.cars) + 1):
            if target != column or spot >= COACH:
                out[count] = RIDE_TO + inside(target)
                count += 1
        if spot < COACH and distance(column, state.coach) <= RIDE_REACH:
            out[count] = RIDE_TO + COACH
            count += 1
        if state.card == ESCAPE_ROUND:
            out[count] = ESCAPE
            count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        if action == ESCAPE:
            return None if state.card == ESCAPE_ROUND else Obstacle(ONLY_WHEN_ESCAPING, "CE-18.6")
        target = argument(action, RIDE_TO, SPOTS)
        out = vec[i64]([0] * (SPOTS + 1))
        if target < 0 or action in out[: self.options(state, seat, out)]:
            return None
        if not is_spot(state, target):
            return Obstacle(NO_SUCH_SPOT, "CE-2.5")
        if target & 1:
            return Obstacle(ONLY_INSIDE, "CE-13.3")
        spot = state.spot[frames.bandit_of(state)]
        is_here = column_of(state, spot) == column_of(state, target)
        return Obstacle(STANDS_HERE, "CE-13.4") if is_here else Obstacle(TOO_FAR, "CE-13.2", RIDE_REACH)

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        bandit = frames.bandit_of(state)
        pop(state)
        state.horses[column_of(state, state.spot[bandit])] -= 1
        if action == ESCAPE:
            state.spot[bandit] = GONE
            log.say(GOT_AWAY, bandit)
            return
        target = action - RIDE_TO
        state.horses[column_of(state, target)] += 1
        log.say(RODE, bandit, target)
        land(state, bandit, target, log)

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        return state.coach >= 0 and _is_possible(state, bandit, RIDE)
