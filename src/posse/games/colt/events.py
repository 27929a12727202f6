"""The events at the end of a round (chapters 8 and 18).

An event first moves or hits everybody it names; then the Marshal and the Shotgun act, in player order (CE-8.11).
"""

from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.state import bit, pop
from posse.engine.step import Frame, Step
from posse.games.colt import frames
from posse.games.colt.cards import hit
from posse.games.colt.data.bandits import BANDITS
from posse.games.colt.data.loot import FLASKS, OLD, PURSE_WORTH, PURSES
from posse.games.colt.data.rounds import (
    ANGRY_MARSHAL,
    BRAKING,
    CONDUCTOR,
    FIRST_STATION,
    HIGHER_SPEED,
    HOSTAGE_CONDUCTOR,
    MANY_PLAYERS,
    MARSHALS_REVENGE,
    PANTING_HORSES,
    PASSENGERS_REBELLION,
    PICKPOCKETING,
    SHARING_THE_LOOT,
    SHOTGUN_RAGE,
    SWIVEL_ARM,
    TAKE_IT_ALL,
    WHISKEY_FOR_MARSHAL,
)
from posse.games.colt.data.train import COACH, GONE, HELD, OUT, inside, is_train_inside, is_train_roof, roof
from posse.games.colt.landing import column_of, in_player_order, marshal_goes, nth_in_order
from posse.games.colt.loot import (
    FLASK_KIND,
    FLASK_KNOWN,
    PURSE_KNOWN,
    PURSE_VALUE,
    flasks_at,
    purses_at,
    renumber_purse,
)
from posse.games.colt.robbing import can_pick_pocket
from posse.games.colt.state import ColtState
from posse.games.colt.words import (
    ANY,
    BROUGHT,
    COACH_WENT,
    EVENT,
    HORSES_LEFT,
    LOOKED_FLASK,
    LOST_PURSE,
    MARSHAL_DRANK,
    MOVED,
    PAID,
)


class RoundEvent(Step[ColtState]):
    """The event of the round card; three stations take effect only when the money is counted (CE-18.9)."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        pop(state)
        card = state.card
        if has_event(card):
            log.say(EVENT, card)
            if card >= FIRST_STATION:
                _station(state, card, dice, log)
            elif card >= PANTING_HORSES:
                _event_of_expansion(state, card, dice, log)
            else:
                _event(state, card, log)


def has_event(card: i64) -> bool:
    """Not on Tunnel, Bridge and Ambush (CE-8.1), nor on the last three stations, which act later (CE-18.9)."""
    return card <= PASSENGERS_REBELLION or PANTING_HORSES <= card < SHARING_THE_LOOT


def _event(state: ColtState, card: i64, log: Log) -> None:
    if card == ANGRY_MARSHAL:
        hit_all_on(state, roof(state.marshal), log)
        if state.marshal < state.cars:
            marshal_goes(state, state.marshal + 1, log)
    elif card == SWIVEL_ARM:
        _move_roofs(state, state.cars, log)
    elif card == BRAKING:
        _move_roofs(state, -1, log)
    elif card == TAKE_IT_ALL:
        state.boxes[inside(state.marshal)] += 1
        log.say(BROUGHT, inside(state.marshal))
    else:
        _passengers_rebel(state, log)


def _station(state: ColtState, card: i64, dice: Dice, log: Log) -> None:
    if card == PICKPOCKETING:
        frames.open_duty(state, frames.PICKPOCKETS)
    elif card == MARSHALS_REVENGE:
        _take_revenge(state, dice, log)
    elif card == HOSTAGE_CONDUCTOR:
        _extort_conductor(state, log)


def _event_of_expansion(state: ColtState, card: i64, dice: Dice, log: Log) -> None:
    if card == PANTING_HORSES:
        _horses_leave(state, 3 if state.seats >= MANY_PLAYERS else 2, log)
    elif card == WHISKEY_FOR_MARSHAL:
        _marshal_drinks(state, dice, log)
    elif card == HIGHER_SPEED:
        _speed_up(state, log)
    elif card == SHOTGUN_RAGE:
        _shotgun_rages(state, log)


def hit_all_on(state: ColtState, spot: i64, log: Log) -> None:
    """A neutral bullet for everybody on a spot, in player order."""
    for bandit in in_player_order(state):
        if state.spot[bandit] == spot:
            hit(state, bandit, log)


def _passengers_rebel(state: ColtState, log: Log) -> None:
    """CE-8.7: everybody inside the train is hit; nobody moves."""
    for bandit in in_player_order(state):
        if is_train_inside(state.spot[bandit]):
            hit(state, bandit, log)


def _move_roofs(state: ColtState, column: i64, log: Log) -> None:
    """CE-8.4, CE-8.5: move everybody on the roofs to the roof of a column or, with -1, one column forward."""
    for bandit in range(BANDITS):
        spot = state.spot[bandit]
        if is_train_roof(spot):
            target = roof(column) if column >= 0 else max(spot - 2, roof(0))
            if target != spot:
                state.spot[bandit] = target
                log.say(MOVED, bandit, target)
    _maybe_shotgun_fires(state)


def _maybe_shotgun_fires(state: ColtState) -> None:
    if state.shotgun:
        frames.open_duty(state, frames.SHOTGUN_FIRES)


# --- stations


class Pickpockets(Step[ColtState]):
    """CE-8.8, CE-20.3: ask for every bandit that is alone, in player order."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        bandit = nth_in_order(state, frames.next_turn(state))
        if bandit < 0:
            pop(state)
            return
        if can_pick_pocket(state, bandit):
            frames.ask_bandit(state, frames.PICKPOCKET, bandit)

    def under(self, state: ColtState, above: Frame) -> Frame:
        """The frame of this duty: everybody before this bandit has been asked."""
        order = list(in_player_order(state))
        return self.kind, 0, [order.index(above[2][0]) + 1 if above[2][0] in order else 0, 0, 0, 0]

    def fault(self, state: ColtState, frame: Frame) -> str:
        is_served = frame[2][0] <= len(in_player_order(state))
        return "" if state.card == PICKPOCKETING and is_served else "scene-step-event"


def _take_revenge(state: ColtState, dice: Dice, log: Log) -> None:
    """CE-8.9: everybody on the Marshal's roof loses their least valuable purse, and its value is shown."""
    for bandit in in_player_order(state):
        if state.spot[bandit] == roof(state.marshal) and purses_at(state, HELD + bandit) > 0:
            dice.unveil(bit(state.owner[bandit]))
            purse = renumber_purse(state, bandit, _poorest_purse(state, bandit))
            state.purses[purse] = OUT
            state.purses[PURSE_KNOWN + purse] = -1
            state.least[bandit] = state.purses[PURSE_VALUE + purse]
            log.say(LOST_PURSE, bandit, state.purses[PURSE_VALUE + purse])


def _poorest_purse(state: ColtState, bandit: i64) -> i64:
    poorest: i64 = -1
    for purse in range(PURSES):
        if state.purses[purse] == HELD + bandit:
            worth = PURSE_WORTH[state.purses[PURSE_VALUE + purse]]
            if poorest < 0 or worth < PURSE_WORTH[state.purses[PURSE_VALUE + poorest]]:
                poorest = purse
    return poorest


def _extort_conductor(state: ColtState, log: Log) -> None:
    """CE-8.10: everybody in or on the Locomotive gets $250."""
    for bandit in range(BANDITS):
        if state.owner[bandit] >= 0 and inside(0) <= state.spot[bandit] <= roof(0):
            state.cash[bandit] += CONDUCTOR
            log.say(PAID, bandit, CONDUCTOR)


# --- Horses & Stagecoach


def _horses_leave(state: ColtState, wanted: i64, log: Log) -> None:
    """CE-18.1: the horses nearest the Caboose leave."""
    gone: i64 = 0
    for column in range(state.cars, -1, -1):
        while gone < wanted and state.horses[column] > 0:
            state.horses[column] -= 1
            gone += 1
    log.say(HORSES_LEFT, gone)


def _marshal_drinks(state: ColtState, dice: Dice, log: Log) -> None:
    """CE-18.2: the Marshal drinks one flask in the car, chosen at random, and moves on."""
    lying = flasks_at(state, inside(state.marshal))
    if lying == 0:
        return
    flask = _nth_flask(state, inside(state.marshal), dice.roll(ANY, lying) if lying > 1 else 0)
    if state.flasks[FLASK_KIND + flask] < 0:
        state.flasks[FLASK_KIND + flask] = dice.draw(LOOKED_FLASK, state.flask_bag)
    dice.unveil(state.flasks[FLASK_KNOWN + flask])
    state.flasks[flask] = OUT
    state.flasks[FLASK_KNOWN + flask] = -1
    log.say(MARSHAL_DRANK, state.flasks[FLASK_KIND + flask])
    if state.flasks[FLASK_KIND + flask] == OLD:
        frames.open_duty(state, frames.MARSHAL_RUNS)
    elif state.marshal < state.cars:
        marshal_goes(state, state.marshal + 1, log)


def _nth_flask(state: ColtState, spot: i64, wanted: i64) -> i64:
    flask: i64 = 0
    for number in range(FLASKS):
        if state.flasks[number] == spot:
            if wanted == 0:
                flask = number
            wanted -= 1
    return flask


class MarshalRuns(Step[ColtState]):
    """CE-18.2: after old whiskey the Marshal passes through every car to the Caboose."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        if state.marshal == state.cars:
            pop(state)
        else:
            marshal_goes(state, state.marshal + 1, log)

    def fault(self, state: ColtState, frame: Frame) -> str:
        return "" if state.card == WHISKEY_FOR_MARSHAL else "scene-step-event"


def _speed_up(state: ColtState, log: Log) -> None:
    """CE-18.3: everybody on the roofs, horses and Stagecoach fall back one column together."""
    last = state.cars
    for bandit in range(BANDITS):
        spot = state.spot[bandit]
        if is_train_roof(spot) and spot < roof(last):
            state.spot[bandit] = spot + 2
            log.say(MOVED, bandit, spot + 2)
    for column in range(last - 1, -1, -1):
        state.horses[column + 1] += state.horses[column]
        state.horses[column] = 0
    if state.coach < last:
        state.coach += 1
        log.say(COACH_WENT, inside(state.coach))
    _maybe_shotgun_fires(state)


def _shotgun_rages(state: ColtState, log: Log) -> None:
    """CE-18.4: everybody in or on the Stagecoach and the car beside it is hit."""
    for bandit in in_player_order(state):
        spot = state.spot[bandit]
        if spot != GONE and (spot >= COACH or column_of(state, spot) == state.coach):
            hit(state, bandit, log)
