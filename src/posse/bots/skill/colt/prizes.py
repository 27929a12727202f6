"""What can be won on a spot of Colt Express, in dollars, as far as a player can tell at a glance."""

from typing import Final

from mypy_extensions import i64

from posse.engine.state import bit
from posse.games.colt.data.bandits import BANDITS
from posse.games.colt.data.cards import MOVE, RIDE
from posse.games.colt.data.loot import JEWEL_WORTH, PURSE_WORTH, STRONGBOX_WORTH
from posse.games.colt.data.rounds import ROUNDS
from posse.games.colt.data.train import COACH, COACH_ROOF, HELD, inside, is_train_inside, roof
from posse.games.colt.ending import is_on_side
from posse.games.colt.loot import PURSE_KNOWN, PURSE_VALUE, flasks_at, free_strongboxes, purses_at
from posse.games.colt.state import ColtState

A_PURSE: Final[i64] = 320  # what an unknown purse is worth on average
A_FLASK: Final[i64] = 90
BULLET: Final[i64] = 25  # a bullet among the cards, for each round to come
ROOF_REACH: Final[i64] = 3


def prize(state: ColtState, spot: i64, taken: i64) -> i64:
    """What the next robbery on a spot would bring, after `taken` others there."""
    boxes = free_strongboxes(state, spot)
    if taken < boxes:
        return STRONGBOX_WORTH
    taken -= boxes
    if taken < state.jewels[spot]:
        return JEWEL_WORTH
    taken -= state.jewels[spot]
    purses = purses_at(state, spot)
    if taken < purses:
        return A_PURSE
    return A_FLASK if taken - purses < flasks_at(state, spot) else i64(0)


def purse_worth(state: ColtState, purse: i64, seat: i64) -> i64:
    """What a purse is worth to a seat that may have looked into it."""
    known = state.purses[PURSE_KNOWN + purse]
    if state.purses[PURSE_VALUE + purse] >= 0 and (known < 0 or known & bit(seat) != 0):
        return PURSE_WORTH[state.purses[PURSE_VALUE + purse]]
    return A_PURSE


def spoils(state: ColtState, bandit: i64) -> i64:
    """The best that a bandit can be made to lose."""
    if state.boxes[HELD + bandit]:
        return STRONGBOX_WORTH
    if state.jewels[HELD + bandit]:
        return JEWEL_WORTH
    return A_PURSE if purses_at(state, HELD + bandit) else i64(0)


def carried(state: ColtState, bandit: i64) -> i64:
    """What everybody can see that a bandit carries."""
    return (
        STRONGBOX_WORTH * state.boxes[HELD + bandit]
        + JEWEL_WORTH * state.jewels[HELD + bandit]
        + A_PURSE * purses_at(state, HELD + bandit)
    )


def bullet_cost(state: ColtState) -> i64:
    """What a bullet among the cards costs a player in the rounds to come."""
    return BULLET * (ROUNDS + 1 - state.round)


def best_victim(state: ColtState, bandit: i64, spot: i64) -> i64:
    """The most that a punch on a spot would make a rival lose there; -1 if no rival is there."""
    best: i64 = -1
    for other in range(BANDITS):
        if state.spot[other] == spot and not is_on_side(state, state.owner[bandit], other):
            best = max(best, spoils(state, other))
    return best


def best_reach(state: ColtState, spot: i64, action: i64) -> i64:
    """The spot with the best prize that a Move or a Ride reaches; the spot itself if it leads nowhere."""
    if action == MOVE and spot < COACH:
        return _best_along(state, spot // 2, spot & 1, 1 if is_train_inside(spot) else ROOF_REACH, spot)
    if action == MOVE and spot == COACH_ROOF:
        return roof(state.coach)
    if action == RIDE and len(state.horses):
        column = state.coach if spot >= COACH else spot // 2
        if state.horses[column]:
            return _best_along(state, column, 0, ROOF_REACH, spot)
    return spot


def _best_along(state: ColtState, column: i64, level: i64, reach: i64, found: i64) -> i64:
    best: i64 = -1
    for target in range(max(column - reach, 0), min(column + reach, state.cars) + 1):
        if target == column:
            continue
        spot = inside(target) + level
        worth = prize(state, spot, 0)
        if level == 1:
            worth += 10 + prize(state, spot - 1, 0) // 3
        elif target == state.marshal:
            worth = 0
        if worth > best:
            best = worth
            found = spot
    return found
