"""The end of the game: how much money everybody has (chapters 9, 19 and 21)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.state import pop
from posse.engine.step import Step
from posse.games.colt.cards import are_allies, bullets_of, received_by
from posse.games.colt.data.bandits import BANDITS
from posse.games.colt.data.hostages import BANKER, OLD_LADY, PHOTOGRAPHER, POKER_PLAYER, RANSOM
from posse.games.colt.data.loot import FLASKS, JEWEL_WORTH, PURSES, STRONGBOX_WORTH
from posse.games.colt.data.options import PAIRS, TEAMS
from posse.games.colt.data.rounds import ESCAPE, GUNSLINGER, MORTAL, MORTAL_BULLET, SHARING_THE_LOOT
from posse.games.colt.data.train import HELD, is_on_train
from posse.games.colt.loot import FLASK_KIND, FLASK_KNOWN, PURSE_KNOWN, PURSE_VALUE, purses_at, worth_of_purses
from posse.games.colt.setup import partner_of
from posse.games.colt.state import ColtState
from posse.games.colt.words import (
    CAUGHT,
    COUNTED,
    FROM_CASH,
    FROM_GUNSLINGER,
    FROM_JEWELS,
    FROM_MORTAL_BULLET,
    FROM_PURSES,
    FROM_RANSOM,
    FROM_SHARING,
    FROM_STRONGBOXES,
    SOURCES,
)

CARRIED: Final[vec[i64]] = vec[i64]([FROM_PURSES, FROM_JEWELS, FROM_STRONGBOXES, FROM_CASH])

# --- sides: a player, or a team (CE-21.11)


def is_on_side(state: ColtState, seat: i64, bandit: i64) -> bool:
    """Whether a bandit's money counts for a seat: its own bandits and the partner's."""
    owner = state.owner[bandit]
    if owner < 0:
        return False
    return owner == seat or (state.rules[TEAMS] != 0 and owner == partner_of(seat))


def side_of(state: ColtState, seat: i64) -> i64:
    """CE-21.11: the first seat of a player's side."""
    return seat - seat % 2 if state.rules[TEAMS] else seat


def is_at_large(state: ColtState, bandit: i64) -> bool:
    """CE-18.6: whether a bandit is not caught, as those still in or on the train are after the Escape round."""
    return state.card != ESCAPE or not is_on_train(state.spot[bandit])


def is_caught(state: ColtState, seat: i64) -> bool:
    """CE-18.8: a side with no bandit that got away cannot win."""
    for bandit in range(BANDITS):
        if is_on_side(state, seat, bandit) and is_at_large(state, bandit):
            return False
    return True


def money_counts(state: ColtState, bandit: i64) -> bool:
    """CE-18.8: on a side of two bandits, the money of a caught one is lost."""
    if not state.rules[TEAMS] and not state.rules[PAIRS]:
        return True
    return is_at_large(state, bandit)


# --- what it is worth


def shared_out(state: ColtState, bandit: i64) -> i64:
    """CE-18.5: how much a bandit gains or loses by Sharing the Loot."""
    spot = state.spot[bandit]
    crowd: i64 = 0
    boxes: i64 = 0
    for other in range(BANDITS):
        if state.owner[other] >= 0 and state.spot[other] == spot:
            crowd += 1
            boxes += state.boxes[HELD + other]
    if crowd < 2:
        return 0
    return boxes * (STRONGBOX_WORTH // crowd) - state.boxes[HELD + bandit] * STRONGBOX_WORTH


def ransom(state: ColtState, bandit: i64) -> i64:
    """CE-16.3, CE-16.11: what a bandit gets for the hostage."""
    hostage = state.hostage[bandit]
    if hostage < 0:
        return 0
    if hostage == OLD_LADY:
        return RANSOM[hostage] * state.jewels[HELD + bandit]
    if hostage == BANKER:
        return RANSOM[hostage] if state.boxes[HELD + bandit] else 0
    if hostage == POKER_PLAYER:
        return RANSOM[hostage] * purses_at(state, HELD + bandit)
    if hostage == PHOTOGRAPHER:
        return RANSOM[hostage] * _foreign_bullets(state, bandit)
    return RANSOM[hostage]


def _foreign_bullets(state: ColtState, bandit: i64) -> i64:
    """Bullets of other bandits, except allies, among the player's cards (CE-16.5, CE-21.16)."""
    count: i64 = 0
    for other in range(BANDITS):
        if state.owner[other] >= 0 and not are_allies(state, bandit, other):
            count += bullets_of(state, state.owner[bandit], other)
    return count


def fired_by(state: ColtState, seat: i64) -> i64:
    """CE-9.2, CE-10.16, CE-21.20: how many bullets a side has fired at others."""
    count: i64 = 0
    for bandit in range(BANDITS):
        if is_on_side(state, seat, bandit):
            count += state.fired[bandit]
    return count


def is_gunslinger(state: ColtState, seat: i64) -> bool:
    own = fired_by(state, seat)
    if own == 0:
        return False
    for other in range(state.seats):
        if fired_by(state, other) > own:
            return False
    return True


def received_this_round(state: ColtState, seat: i64) -> i64:
    """How many bullets a side received in this round (CE-18.7, CE-21.19)."""
    count = state.struck[seat]
    return count + state.struck[partner_of(seat)] if state.rules[TEAMS] else count


def worth(state: ColtState, seat: i64, source: i64) -> i64:
    """How much money a side has from a source, as things stand."""
    if source == FROM_GUNSLINGER:
        return GUNSLINGER if is_gunslinger(state, seat) else 0
    if source == FROM_MORTAL_BULLET:
        return -MORTAL * received_this_round(state, seat) if state.card == MORTAL_BULLET else 0
    total: i64 = 0
    for bandit in range(BANDITS):
        if is_on_side(state, seat, bandit) and money_counts(state, bandit):
            total += _worth_of(state, bandit, source)
    return total


def _worth_of(state: ColtState, bandit: i64, source: i64) -> i64:
    if source == FROM_PURSES:
        return worth_of_purses(state, bandit)
    if source == FROM_JEWELS:
        return JEWEL_WORTH * state.jewels[HELD + bandit]
    if source == FROM_STRONGBOXES:
        return STRONGBOX_WORTH * state.boxes[HELD + bandit]
    if source == FROM_SHARING:
        return shared_out(state, bandit) if state.card == SHARING_THE_LOOT else 0
    if source == FROM_CASH:
        return state.cash[bandit]
    return ransom(state, bandit) if source == FROM_RANSOM else 0


def carried_by(state: ColtState, bandit: i64) -> i64:
    """The value a bandit carries: purses, jewels, strongboxes and cash."""
    total: i64 = 0
    for source in CARRIED:
        total += _worth_of(state, bandit, source)
    return total


def money_of(state: ColtState, seat: i64) -> i64:
    total: i64 = 0
    for source in range(SOURCES):
        total += worth(state, seat, source)
    return total


def fewest_bullets(state: ColtState, seat: i64) -> i64:
    """CE-9.4, CE-10.17, CE-21.11: of equally rich sides, the one hit least often wins."""
    count = received_by(state, seat)
    return -(count + received_by(state, partner_of(seat)) if state.rules[TEAMS] else count)


def _turn_up(state: ColtState) -> None:
    """CE-9.5: whatever anybody knows of purses and flasks becomes public."""
    for purse in range(PURSES):
        if state.purses[PURSE_VALUE + purse] >= 0:
            state.purses[PURSE_KNOWN + purse] = -1
    if len(state.flasks):
        for flask in range(FLASKS):
            if state.flasks[FLASK_KIND + flask] >= 0:
                state.flasks[FLASK_KNOWN + flask] = -1


class CountMoney(Step[ColtState]):
    """CE-19.1: all tokens are turned up and counted."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        pop(state)
        dice.unveil(0)
        _turn_up(state)
        if log.loud:
            _report(state, log)


def _report(state: ColtState, log: Log) -> None:
    """Log who was caught and what everybody has from each source; skipped for quiet logs, since it is slow."""
    if state.card == ESCAPE:
        for bandit in range(BANDITS):
            if state.owner[bandit] >= 0 and not is_at_large(state, bandit):
                log.say(CAUGHT, bandit)
    for source in range(SOURCES):
        for seat in range(state.seats):
            amount = worth(state, seat, source)
            if amount != 0:
                log.say(COUNTED, seat, amount, source)
