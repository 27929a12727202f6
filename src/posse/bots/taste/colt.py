"""How a bot values a table of Colt Express, in dollars."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from posse.bots.playout import Taste
from posse.games.colt import frames
from posse.games.colt.cards import actions_in_hand, hand_count, pile_card, received_by
from posse.games.colt.data.bandits import BANDITS
from posse.games.colt.data.cards import ACTION_KINDS, ACTIONS, FIRE, FLOOR, KINDS, MOVE, PUNCH, RIDE, ROBBERY
from posse.games.colt.data.rounds import ESCAPE, ROUNDS
from posse.games.colt.data.train import COACH, COACH_ROOF, GONE, HELD, inside, is_train_inside, roof
from posse.games.colt.ending import is_caught, is_on_side, money_of
from posse.games.colt.fighting import targets_of_fire
from posse.games.colt.loot import flasks_at, free_strongboxes, purses_at
from posse.games.colt.state import ColtState

A_PURSE: Final[i64] = 320
A_JEWEL: Final[i64] = 500
A_STRONGBOX: Final[i64] = 1000
A_FLASK: Final[i64] = 90
SHOT: Final[i64] = 110
PUNCHED: Final[i64] = 90
BULLET: Final[i64] = 70
MET_MARSHAL: Final[i64] = 150
CARD: Final[i64] = 14
KIND: Final[i64] = 10
FREEDOM: Final[i64] = 2500
HORSE: Final[i64] = 250


@mypyc_attr(allow_interpreted_subclasses=True)
class ColtTaste(Taste[ColtState]):
    """Money, less bullets that clog the deck, plus what the cards in the pile will probably bring."""

    def point(self) -> i64:
        return 1

    def value(self, state: ColtState, seat: i64) -> i64:
        if state.mine[seat] < 0:
            return 0
        total = money_of(state, seat)
        if state.top < 0:
            return total - FREEDOM if is_caught(state, seat) else total
        total -= received_by(state, seat) * BULLET * (ROUNDS + 1 - state.round) // 3
        total += _hand_value(state, seat)
        for bandit in range(BANDITS):
            if is_on_side(state, seat, bandit) and state.spot[bandit] >= 0:
                total += _plan_value(state, bandit)
        return total


def _hand_value(state: ColtState, seat: i64) -> i64:
    """Cards to choose from: the more different, the better."""
    kinds: i64 = 0
    for kind in range(seat * KINDS, seat * KINDS + ACTION_KINDS):
        if state.hand[kind]:
            kinds += 1
    return CARD * actions_in_hand(state, seat) + KIND * kinds - 2 * hand_count(state, seat)


def best_token(state: ColtState, spot: i64, taken: i64) -> i64:
    """Roughly what the next robbery on a spot would bring, after `taken` others planned there."""
    boxes = free_strongboxes(state, spot)
    if taken < boxes:
        return A_STRONGBOX
    taken -= boxes
    if taken < state.jewels[spot]:
        return A_JEWEL
    taken -= state.jewels[spot]
    if taken < purses_at(state, spot):
        return A_PURSE
    taken -= purses_at(state, spot)
    return A_FLASK if taken < flasks_at(state, spot) else 0


def _plan_value(state: ColtState, bandit: i64) -> i64:
    """Follow the bandit's cards in the pile as if nobody interfered."""
    spot = state.spot[bandit]
    if spot == GONE:
        return FREEDOM
    total: i64 = 0
    robbed: i64 = 0
    for index in range(_next_in_pile(state), state.laid):
        card = pile_card(state, index)
        if card // ACTIONS != bandit:
            continue
        action = card % ACTIONS
        if action == ROBBERY:
            total += best_token(state, spot, robbed)
            robbed += 1
        elif action == FIRE:
            total += SHOT if targets_of_fire(state, bandit) else SHOT // 3
        elif action == PUNCH:
            total += PUNCHED if _has_company(state, bandit, spot) else PUNCHED // 4
        else:
            moved = _next_spot(state, spot, action)
            if moved != spot:
                robbed = 0
            spot = moved
            if spot == inside(state.marshal):
                total -= MET_MARSHAL
                spot += 1
    return total + best_token(state, spot, robbed) // 6 + _way_out(state, spot)


def _next_in_pile(state: ColtState) -> i64:
    """The first card that is not being resolved yet."""
    return state.resolved + 1 if frames.is_card_begun(state) else state.resolved


def _way_out(state: ColtState, spot: i64) -> i64:
    """CE-18.6: in the Escape round a horse, or the Stagecoach, is worth more than money."""
    if state.card != ESCAPE:
        return 0
    if spot >= COACH:
        return FREEDOM // 2
    return HORSE if state.horses[spot // 2] else 0


def _has_company(state: ColtState, bandit: i64, spot: i64) -> bool:
    """Whether another player's bandit with loot to lose is on the spot."""
    for other in range(BANDITS):
        if other != bandit and state.spot[other] == spot and state.owner[other] != state.owner[bandit]:
            if state.jewels[HELD + other] or state.boxes[HELD + other] or purses_at(state, HELD + other):
                return True
    return False


def _next_spot(state: ColtState, spot: i64, action: i64) -> i64:
    """The best target of a Move, a Floor Change or a Ride."""
    if action == FLOOR:
        return spot ^ 1
    if action == MOVE and spot < COACH:
        reach: i64 = 1 if is_train_inside(spot) else 3
        return _best_of(state, spot // 2, spot & 1, reach)
    if action == MOVE and spot == COACH_ROOF:
        return roof(state.coach)
    if action == RIDE and len(state.horses) and spot < COACH and state.horses[spot // 2]:
        return _best_of(state, spot // 2, 0, 3)
    return spot


def _best_of(state: ColtState, column: i64, level: i64, reach: i64) -> i64:
    """The spot with the best loot; on the roofs, loot below counts a third."""
    best: i64 = -1
    found = 2 * column + level
    for target in range(max(column - reach, 0), min(column + reach, state.cars) + 1):
        if target == column:
            continue
        worth = best_token(state, 2 * target + level, 0)
        if level == 1:
            worth += best_token(state, inside(target), 0) // 3
        if target == state.marshal and level == 0:
            worth -= MET_MARSHAL
        if worth > best:
            best = worth
            found = 2 * target + level
    return found


TASTE: Final = ColtTaste()
