"""Trade with the tribes, and hazards (chapter 11)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.trail import frames
from posse.games.trail.data import actions as act
from posse.games.trail.data.tiles import TILES
from posse.games.trail.data.trail import HAZARD_SPOT, HAZARD_SPOTS, KIND_OF, SPOTS, TRADE_SPOTS, TRADE_VALUE
from posse.games.trail.phases import Aside, is_printed, owner_of
from posse.games.trail.purse import gain, pay, price_obstacle, skip_obstacle
from posse.games.trail.state import TrailState
from posse.games.trail.words import CLEAR, CLEARED, NO_HAZARD_THERE, NO_TEEPEE_THERE, SKIP, TRADE, TRADED


def trade_options(state: TrailState, seat: i64, out: vec[i64], count: i64) -> i64:
    """GWT-11.1: any teepee whose spot does not cost more than the player has."""
    for index in range(len(TRADE_SPOTS)):
        if can_trade_at(state, seat, index):
            out[count] = TRADE + TRADE_SPOTS[index]
            count += 1
    return count


def can_trade_at(state: TrailState, seat: i64, index: i64) -> bool:
    return state.tile[TRADE_SPOTS[index]] >= 0 and state.money[seat] + TRADE_VALUE[index] >= 0


def can_trade(state: TrailState, seat: i64) -> bool:
    for index in range(len(TRADE_SPOTS)):
        if can_trade_at(state, seat, index):
            return True
    return False


def trade_obstacle(state: TrailState, seat: i64, action: i64) -> Obstacle | None:
    """What stands in the way of a trade."""
    spot = argument(action, TRADE, SPOTS)
    if spot < 0:
        return None
    for index in range(len(TRADE_SPOTS)):
        if TRADE_SPOTS[index] == spot and state.tile[spot] >= 0:
            return price_obstacle(state, seat, -TRADE_VALUE[index], "GWT-11.1")
    return Obstacle(NO_TEEPEE_THERE, "GWT-11.1")


def trade_at(state: TrailState, seat: i64, spot: i64, log: Log) -> None:
    log.say(TRADED, seat, state.tile[spot])
    take_tile(state, seat, spot)
    for index in range(len(TRADE_SPOTS)):
        if TRADE_SPOTS[index] == spot:
            gain(state, seat, TRADE_VALUE[index], log)
            pay(state, seat, -TRADE_VALUE[index], log)


def take_tile(state: TrailState, seat: i64, spot: i64) -> None:
    """GWT-11.3: taken from the board for good."""
    state.tiles[seat * TILES + state.tile[spot]] += 1
    state.tile[spot] = -1


def hazard_options(state: TrailState, out: vec[i64], count: i64) -> i64:
    """GWT-11.2: any hazard on the trail."""
    for index in range(len(HAZARD_SPOTS)):
        if state.tile[HAZARD_SPOTS[index]] >= 0:
            out[count] = CLEAR + HAZARD_SPOTS[index]
            count += 1
    return count


def hazard_obstacle(state: TrailState, action: i64) -> Obstacle | None:
    """What stands in the way of removing a hazard."""
    spot = argument(action, CLEAR, SPOTS)
    if spot < 0 or (KIND_OF[spot] == HAZARD_SPOT and state.tile[spot] >= 0):
        return None
    return Obstacle(NO_HAZARD_THERE, "GWT-11.2")


def can_clear(state: TrailState, seat: i64, cost: i64) -> bool:
    if state.money[seat] < cost:
        return False
    for index in range(len(HAZARD_SPOTS)):
        if state.tile[HAZARD_SPOTS[index]] >= 0:
            return True
    return False


def clear_at(state: TrailState, seat: i64, spot: i64, cost: i64, log: Log) -> None:
    log.say(CLEARED, seat, state.tile[spot])
    pay(state, seat, cost, log)
    take_tile(state, seat, spot)


class Trade(Step[TrailState]):
    """One teepee, from any trade spot."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count = trade_options(state, seat, out, 0)
        if frames.is_optional(state):
            out[count] = SKIP
            count += 1
        return count

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        skipped = skip_obstacle(action, frames.is_optional(state), "GWT-0.10")
        return skipped or trade_obstacle(state, seat, action)

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action != SKIP:
            trade_at(state, seat, action - TRADE, log)


class ClearHazard(Step[TrailState]):
    """One hazard, at the price of the icon."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count = hazard_options(state, out, 0)
        if frames.may_skip(state):
            out[count] = SKIP
            count += 1
        return count

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        return skip_obstacle(action, frames.may_skip(state), "GWT-0.10") or hazard_obstacle(state, action)

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        cost = frames.price_of(state)
        pop(state)
        if action != SKIP:
            clear_at(state, seat, action - CLEAR, cost, log)

    def fault(self, state: TrailState, frame: Frame) -> str:
        cost = frame[2][0]
        if not is_printed(act.HAZARD, act.COST_OF, cost):
            return "scene-step-printed"
        return "" if cost <= state.money[owner_of(frame)] else "scene-step-money"


class ClearOrTrade(Aside):
    """GWT-13.9: the immediate action of one station master."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count = trade_options(state, seat, out, hazard_options(state, out, 0))
        out[count] = SKIP
        return count + 1

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        return hazard_obstacle(state, action) or trade_obstacle(state, seat, action)

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action == SKIP:
            return
        if action >= CLEAR:
            clear_at(state, seat, action - CLEAR, 0, log)
        else:
            trade_at(state, seat, action - TRADE, log)
