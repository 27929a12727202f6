"""Loot: who holds what, and who knows what is in it (CE-6.13, CE-6.16, CE-17.1, CE-17.2).

A purse that nobody has opened has no value yet: the value is drawn when somebody looks. Everybody can follow a
numbered purse while it lies on a spot. When a bandit loses one of several purses, only that bandit's player knows
which: whichever it was, the purse with the lowest number goes, and the others forget what they knew of them (R-41).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.state import bit
from posse.games.colt.data.loot import (
    A_FLASK,
    A_JEWEL,
    A_PURSE,
    A_STRONGBOX,
    FLASKS,
    OLD,
    PURSE_WORTH,
    PURSES,
)
from posse.games.colt.data.train import COACH_ROOF, HELD, OUT
from posse.games.colt.state import ColtState
from posse.games.colt.words import ANY, LOOKED_FLASK, LOOKED_PURSE

# Rows of `state.purses`, and of `state.flasks`.
PURSE_VALUE: Final[i64] = 18
PURSE_KNOWN: Final[i64] = 36
FLASK_KIND: Final[i64] = 6
FLASK_KNOWN: Final[i64] = 12
FLASK_LEFT: Final[i64] = 18

UNOPENED: Final[i64] = 2


# --- what lies where


def purses_at(state: ColtState, place: i64) -> i64:
    count: i64 = 0
    for purse in range(PURSES):
        if state.purses[purse] == place:
            count += 1
    return count


def flasks_at(state: ColtState, place: i64) -> i64:
    count: i64 = 0
    if len(state.flasks):
        for flask in range(FLASKS):
            if state.flasks[flask] == place:
                count += 1
    return count


def free_strongboxes(state: ColtState, spot: i64) -> i64:
    """CE-15.1: the Stagecoach's cannot be taken while the Shotgun guards it."""
    free = state.boxes[spot]
    return free - 1 if spot == COACH_ROOF and state.shotgun == 0 else free


def loot_at(state: ColtState, place: i64, loot: i64) -> i64:
    """How many tokens of a kind are in a place, which may be a bandit's hands."""
    if loot == A_PURSE:
        return purses_at(state, place)
    if loot == A_JEWEL:
        return state.jewels[place]
    if loot == A_STRONGBOX:
        return state.boxes[place]
    return flasks_at(state, place)


def worth_of_purses(state: ColtState, bandit: i64) -> i64:
    worth: i64 = 0
    for purse in range(PURSES):
        if state.purses[purse] == HELD + bandit:
            worth += PURSE_WORTH[state.purses[PURSE_VALUE + purse]]
    return worth


# --- taking and looking


def take_purse(state: ColtState, purse: i64, bandit: i64, dice: Dice) -> i64:
    """A bandit takes a purse and looks into it (CE-6.13); returns its value."""
    state.purses[purse] = HELD + bandit
    if state.purses[PURSE_VALUE + purse] < 0:
        state.purses[PURSE_VALUE + purse] = dice.draw(LOOKED_PURSE, state.purse_bag)
    dice.unveil(state.purses[PURSE_KNOWN + purse])
    state.purses[PURSE_KNOWN + purse] |= bit(state.owner[bandit])
    return state.purses[PURSE_VALUE + purse]


def take_flask(state: ColtState, flask: i64, bandit: i64, dice: Dice) -> i64:
    """A bandit takes a flask and looks at it (CE-17.1); returns its kind."""
    state.flasks[flask] = HELD + bandit
    if state.flasks[FLASK_KIND + flask] < 0:
        state.flasks[FLASK_KIND + flask] = dice.draw(LOOKED_FLASK, state.flask_bag)
    dice.unveil(state.flasks[FLASK_KNOWN + flask])
    state.flasks[FLASK_KNOWN + flask] |= bit(state.owner[bandit])
    return state.flasks[FLASK_KIND + flask]


# --- losing


def knock_out_purse(state: ColtState, bandit: i64, dice: Dice) -> i64:
    """The number of the purse, chosen at random, that a bandit is about to lose (CE-6.16)."""
    held = purses_at(state, HELD + bandit)
    if held > 1:
        return renumber_purse(state, bandit, _nth_purse(state, bandit, dice.roll(ANY, held)))
    return _nth_purse(state, bandit, 0)


def _nth_purse(state: ColtState, bandit: i64, wanted: i64) -> i64:
    """The number of one of the purses that a bandit holds, counted from the lowest."""
    purse: i64 = 0
    while True:
        if state.purses[purse] == HELD + bandit:
            if wanted == 0:
                return purse
            wanted -= 1
        purse += 1


def renumber_purse(state: ColtState, bandit: i64, purse: i64) -> i64:
    """Give a purse the lowest number among the bandit's; only the bandit's player can still tell them apart."""
    lowest = _nth_purse(state, bandit, 0)
    values = state.purses
    value = values[PURSE_VALUE + purse]
    values[PURSE_VALUE + purse] = values[PURSE_VALUE + lowest]
    values[PURSE_VALUE + lowest] = value
    for other in range(PURSES):
        if values[other] == HELD + bandit:
            values[PURSE_KNOWN + other] = bit(state.owner[bandit])
    return lowest


def knock_out_flask(state: ColtState, bandit: i64, dice: Dice) -> i64:
    """The number of the flask, chosen at random, that a bandit is about to lose; unused flasks look alike."""
    held = flasks_at(state, HELD + bandit)
    wanted = dice.roll(ANY, held) if held > 1 else 0
    flask: i64 = -1
    for number in range(FLASKS):
        if state.flasks[number] == HELD + bandit:
            if wanted == 0:
                flask = number
            wanted -= 1
    return flask if state.flasks[FLASK_LEFT + flask] < UNOPENED else renumber_flask(state, bandit, flask)


def renumber_flask(state: ColtState, bandit: i64, flask: i64) -> i64:
    """As with purses, among unused flasks: for one that is lost, or is used for the first time."""
    values = state.flasks
    alike: i64 = 0
    lowest = flask
    for number in range(FLASKS - 1, -1, -1):
        if values[number] == HELD + bandit and values[FLASK_LEFT + number] == UNOPENED:
            alike += 1
            lowest = number
    if alike > 1:
        kind = values[FLASK_KIND + flask]
        values[FLASK_KIND + flask] = values[FLASK_KIND + lowest]
        values[FLASK_KIND + lowest] = kind
        for number in range(FLASKS):
            if values[number] == HELD + bandit and values[FLASK_LEFT + number] == UNOPENED:
                values[FLASK_KNOWN + number] = bit(state.owner[bandit])
    return lowest


def flask_name(kind: i64, left: i64) -> i64:
    """The name of a flask: whiskey or old whiskey, full or half-full."""
    return (1 if kind == OLD else 0) + (0 if left == UNOPENED else 2)


def flask_named(state: ColtState, bandit: i64, name: i64) -> i64:
    """A flask of this name that a bandit holds; -1 if there is none."""
    for flask in range(FLASKS):
        if state.flasks[flask] == HELD + bandit:
            if flask_name(state.flasks[FLASK_KIND + flask], state.flasks[FLASK_LEFT + flask]) == name:
                return flask
    return -1


def move_loot(state: ColtState, place: i64, target: i64, loot: i64, token: i64) -> None:
    """Move a token of a kind from one place to another; `token` is the number of a purse or flask."""
    if loot == A_JEWEL:
        state.jewels[place] -= 1
        state.jewels[target] += 1
    elif loot == A_STRONGBOX:
        state.boxes[place] -= 1
        state.boxes[target] += 1
    elif loot == A_FLASK:
        state.flasks[token] = target
    else:
        state.purses[token] = target


# All purses in the box, with no value and known to nobody; flasks likewise, with two drinks left.
BOXED_PURSES: Final[vec[i64]] = vec[i64]([OUT] * PURSES + [-1] * PURSES + [0] * PURSES)
BOXED_FLASKS: Final[vec[i64]] = vec[i64]([OUT] * FLASKS + [-1] * FLASKS + [0] * FLASKS + [UNOPENED] * FLASKS)
