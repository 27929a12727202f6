"""Robbery and pickpocketing: taking what lies on a spot (CE-6.13, CE-6.14, CE-8.8)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, pop
from posse.engine.words import argument
from posse.games.colt import frames
from posse.games.colt.data.loot import (
    A_FLASK,
    A_JEWEL,
    A_PURSE,
    A_STRONGBOX,
    FIRST_FLASK,
    FLASKS,
    JEWEL,
    PURSES,
    STRONGBOX,
    TOKEN,
)
from posse.games.colt.data.train import GONE, HELD, SPOT
from posse.games.colt.landing import is_alone
from posse.games.colt.loot import (
    FLASK_KIND,
    PURSE_VALUE,
    flasks_at,
    free_strongboxes,
    move_loot,
    purses_at,
    take_flask,
    take_purse,
)
from posse.games.colt.phases import BanditStep
from posse.games.colt.state import ColtState
from posse.games.colt.words import (
    GUARDED,
    LEAVE,
    LOOKED_IN,
    LOOKS_ALIKE,
    NOT_LYING_HERE,
    ONLY_PURSES,
    PICKED_POCKET,
    ROB,
    ROBBED,
    SMELLED,
)


def can_rob(state: ColtState, spot: i64) -> bool:
    return (
        state.jewels[spot] > 0
        or free_strongboxes(state, spot) > 0
        or purses_at(state, spot) > 0
        or flasks_at(state, spot) > 0
    )


def purses_to_take(state: ColtState, spot: i64, out: vec[i64], count: i64) -> i64:
    """Add the purses on a spot to the options; one unopened purse stands for all of them."""
    untouched = False
    for purse in range(PURSES):
        if state.purses[purse] == spot:
            if state.purses[PURSE_VALUE + purse] < 0:
                if untouched:
                    continue
                untouched = True
            out[count] = ROB + purse
            count += 1
    return count


def _flasks_to_take(state: ColtState, spot: i64, out: vec[i64], count: i64) -> i64:
    if not len(state.flasks):
        return count
    untouched = False
    for flask in range(FLASKS):
        if state.flasks[flask] == spot:
            if state.flasks[FLASK_KIND + flask] < 0:
                if untouched:
                    continue
                untouched = True
            out[count] = ROB + FIRST_FLASK + flask
            count += 1
    return count


def token_obstacle(state: ColtState, spot: i64, token: i64) -> Obstacle | None:
    """Why a token that is not offered cannot be taken from a spot."""
    if token == STRONGBOX and state.boxes[spot] > 0:
        return None if free_strongboxes(state, spot) > 0 else Obstacle(GUARDED, "CE-15.1")
    if token == JEWEL or token == STRONGBOX:
        return None if token == JEWEL and state.jewels[spot] else Obstacle(NOT_LYING_HERE, "CE-6.14")
    is_purse = token < FIRST_FLASK
    if is_purse or len(state.flasks):
        place = state.purses[token] if is_purse else state.flasks[token - FIRST_FLASK]
        if place == spot:
            return Obstacle(LOOKS_ALIKE, "CE-6.13")
    return Obstacle(NOT_LYING_HERE, "CE-6.14")


def not_at(state: ColtState, spot: i64, place: str) -> Obstacle | None:
    """Why a token that lies at a place is not the one on the spot of the bandit, however alike they are."""
    return None if place == f"spot:{SPOT.words[spot]}" else Obstacle(NOT_LYING_HERE, "CE-6.14")


def take_token(state: ColtState, bandit: i64, token: i64, dice: Dice, log: Log) -> None:
    """A bandit takes a token from the spot; only the bandit's player learns what is in it."""
    mask = bit(state.owner[bandit])
    spot = state.spot[bandit]
    if token == JEWEL:
        log.say(ROBBED, bandit, A_JEWEL)
        move_loot(state, spot, HELD + bandit, A_JEWEL, -1)
    elif token == STRONGBOX:
        log.say(ROBBED, bandit, A_STRONGBOX)
        move_loot(state, spot, HELD + bandit, A_STRONGBOX, -1)
    elif token < FIRST_FLASK:
        log.say(ROBBED, bandit, A_PURSE)
        log.whisper(mask, LOOKED_IN, bandit, take_purse(state, token, bandit, dice))
    else:
        log.say(ROBBED, bandit, A_FLASK)
        log.whisper(mask, SMELLED, bandit, take_flask(state, token - FIRST_FLASK, bandit, dice))


class Robbery(BanditStep):
    """CE-6.13: any one token on the spot."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        spot = state.spot[frames.bandit_of(state)]
        count = purses_to_take(state, spot, out, 0)
        count = _flasks_to_take(state, spot, out, count)
        if state.jewels[spot]:
            out[count] = ROB + JEWEL
            count += 1
        if free_strongboxes(state, spot) > 0:
            out[count] = ROB + STRONGBOX
            count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        token = argument(action, ROB, len(TOKEN.words))
        out = vec[i64]([0] * len(TOKEN.words))
        if token < 0 or action in out[: self.options(state, seat, out)]:
            return None
        return token_obstacle(state, state.spot[frames.bandit_of(state)], token)

    def elsewhere(self, state: ColtState, seat: i64, place: str) -> Obstacle | None:
        return not_at(state, state.spot[frames.bandit_of(state)], place)

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        bandit = frames.bandit_of(state)
        pop(state)
        take_token(state, bandit, action - ROB, dice, log)

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        return can_rob(state, state.spot[bandit])


def can_pick_pocket(state: ColtState, bandit: i64) -> bool:
    """CE-8.8: a bandit that is alone with a purse."""
    spot = state.spot[bandit]
    return spot != GONE and is_alone(state, bandit) and purses_at(state, spot) > 0


class Pickpocket(BanditStep):
    """CE-8.8: a lone bandit may take a purse, and nothing else."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        out[0] = LEAVE
        return purses_to_take(state, state.spot[frames.bandit_of(state)], out, 1)

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        token = argument(action, ROB, len(TOKEN.words))
        out = vec[i64]([0] * len(TOKEN.words))
        if token < 0 or action in out[: self.options(state, seat, out)]:
            return None
        spot = state.spot[frames.bandit_of(state)]
        return Obstacle(ONLY_PURSES, "CE-8.8") if token >= FIRST_FLASK else token_obstacle(state, spot, token)

    def elsewhere(self, state: ColtState, seat: i64, place: str) -> Obstacle | None:
        return not_at(state, state.spot[frames.bandit_of(state)], place)

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        bandit = frames.bandit_of(state)
        pop(state)
        if action != LEAVE:
            log.say(PICKED_POCKET, bandit)
            take_token(state, bandit, action - ROB, dice, log)

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        return can_pick_pocket(state, bandit)
