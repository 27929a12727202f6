"""Parcels: owning, pricing and buying them (CC-7.5, CC-15.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, open_kind, pop
from posse.engine.step import Frame
from posse.engine.words import argument
from posse.games.carson import frames
from posse.games.carson.data.board import MOST_NEAR, NEAR, NEAR_COUNT, PARCELS, PLACES, SPACES
from posse.games.carson.data.buildings import RIVER, is_occupied
from posse.games.carson.duel_order import DuelOrder
from posse.games.carson.phases import Turns, alone
from posse.games.carson.reserve import leave, pay, price_obstacle, stands
from posse.games.carson.roads import Decision
from posse.games.carson.state import CarsonState
from posse.games.carson.words import (
    BOUGHT_PARCEL,
    BUY,
    DECLINE,
    DECLINED,
    NO_TILES,
    NOT_THERE,
    ON_RIVER,
    OTHER_PLACE,
    OWN,
    OWNED_BY,
    OWNED_BY_YOU,
)

# Questions whose parcels must be paid for, at once or when the cowboy placed there buys.
SALES: Final = (
    *(frames.PLACE_COWBOY, frames.KIT_CARSON),
    *(frames.NEXT_PARCEL, frames.BUY_PARCEL, frames.BUY_PARCELS),
)


def is_for_sale(state: CarsonState) -> bool:
    """Whether the parcels of the open question must be paid for."""
    return state.top >= 0 and open_kind(state) in SALES


def claim(state: CarsonState, seat: i64, parcel: i64) -> None:
    """Put a property tile on a parcel."""
    state.owner[parcel] = seat
    state.tiles[seat] -= 1


def unowned_parcels(state: CarsonState, out: vec[i64], count: i64) -> i64:
    """Add every parcel that can be taken for free to the options: unowned, and not river (CC-14.11)."""
    owners = state.owner
    content = state.content
    first = OWN
    for parcel in range(PARCELS):
        if owners[parcel] < 0 and content[parcel] != RIVER:
            out[count] = first + parcel
            count += 1
    return count


def ownership_obstacle(state: CarsonState, seat: i64, parcel: i64, rule: str) -> Obstacle | None:
    """Who owns a parcel that this rule leaves only to new owners; nobody ever owns the river."""
    owner = state.owner[parcel]
    if owner == seat:
        return Obstacle(OWNED_BY_YOU, rule)
    if owner >= 0:
        return Obstacle(OWNED_BY, rule, owner)
    return Obstacle(ON_RIVER, "CC-14.11") if state.content[parcel] == RIVER else None


def claim_obstacle(state: CarsonState, seat: i64, action: i64, rule: str) -> Obstacle | None:
    """What stands in the way of claiming a parcel for free."""
    parcel = argument(action, OWN, PARCELS)
    return None if parcel < 0 else ownership_obstacle(state, seat, parcel, rule)


def price_of(state: CarsonState, parcel: i64) -> i64:
    """$1, and $1 for every house, mountain or building on it and around it (CC-7.5c)."""
    price: i64 = 1
    if is_occupied(state.content[parcel]):
        price += 1
    base = parcel * MOST_NEAR
    for index in range(base, base + NEAR_COUNT[parcel]):
        if is_occupied(state.content[NEAR[index]]):
            price += 1
    return price


def can_buy(state: CarsonState, seat: i64, parcel: i64) -> bool:
    """Whether the seat has the money and a property tile."""
    return state.tiles[seat] > 0 and price_of(state, parcel) <= state.cash[seat]


def purchase_obstacle(state: CarsonState, seat: i64, parcel: i64) -> Obstacle | None:
    """What the seat lacks to buy a parcel."""
    if state.tiles[seat] == 0:
        return Obstacle(NO_TILES, "CC-15.6")
    return price_obstacle(state, seat, price_of(state, parcel), "CC-7.5")


def buy_parcel(state: CarsonState, seat: i64, parcel: i64, log: Log) -> None:
    price = price_of(state, parcel)
    pay(state, seat, price)
    claim(state, seat, parcel)
    leave(state, seat, SPACES + parcel)
    log.say(BOUGHT_PARCEL, seat, parcel, price)


def decline_parcel(state: CarsonState, seat: i64, parcel: i64, log: Log) -> None:
    leave(state, seat, SPACES + parcel)
    log.say(DECLINED, seat, SPACES + parcel)


def is_contested(state: CarsonState, parcel: i64) -> bool:
    """Whether cowboys of several players are on an unowned parcel."""
    mask = state.standing[SPACES + parcel]
    return mask & (mask - 1) != 0 and state.owner[parcel] < 0


class Contested(DuelOrder):
    """CC-7.5a: the duels for parcels."""

    def is_waiting(self, state: CarsonState, parcel: i64) -> bool:
        return is_contested(state, parcel)

    def fighters(self, state: CarsonState, parcel: i64) -> i64:
        return state.standing[SPACES + parcel]


class BuyParcel(Decision):
    """The winner of a duel buys the parcel or declines."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        parcel = frames.parcel_of(state)
        out[0] = DECLINE
        if not can_buy(state, seat, parcel):
            return 1
        out[1] = BUY + SPACES + parcel
        return 2

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        parcel = frames.parcel_of(state)
        if argument(action, BUY, PLACES) < 0:
            return None
        if action != BUY + SPACES + parcel:
            return Obstacle(OTHER_PLACE, "CC-7.5", SPACES + parcel)
        return purchase_obstacle(state, seat, parcel)

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        parcel = frames.parcel_of(state)
        pop(state)
        if action == DECLINE:
            decline_parcel(state, seat, parcel, log)
        else:
            buy_parcel(state, seat, parcel, log)

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that the winner is alone on an unowned parcel."""
        parcel = frame[2][0]
        return alone(state, SPACES + parcel, frame) if state.owner[parcel] < 0 else "scene-step-place"


class Uncontested(Turns):
    """CC-7.5b: then the other parcels, player by player in pass order."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        turn = frames.next_turn(state)
        if turn == state.seats:
            pop(state)
        elif has_claim(state, state.pass_order[turn]):
            frames.ask(state, frames.BUY_PARCELS, state.pass_order[turn])


def has_claim(state: CarsonState, seat: i64) -> bool:
    """Whether the seat is alone on an unowned parcel."""
    standing = state.standing
    me = bit(seat)
    for parcel in range(PARCELS):
        if standing[SPACES + parcel] == me and state.owner[parcel] < 0:
            return True
    return False


class BuyParcels(Decision):
    """Which parcel to buy next; declining gives up all remaining ones (R-38)."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = DECLINE
        count: i64 = 1
        standing = state.standing
        me = bit(seat)
        for parcel in range(PARCELS):
            if standing[SPACES + parcel] == me and state.owner[parcel] < 0 and can_buy(state, seat, parcel):
                out[count] = BUY + SPACES + parcel
                count += 1
        return count

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        place = argument(action, BUY, PLACES)
        if place < 0:
            return None
        if place < SPACES or not stands(state, seat, place):
            return Obstacle(NOT_THERE, "CC-7.5")
        owned = ownership_obstacle(state, seat, place - SPACES, "CC-7.5")
        return owned or purchase_obstacle(state, seat, place - SPACES)

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action != DECLINE:
            buy_parcel(state, seat, action - BUY - SPACES, log)
            return
        pop(state)
        me = bit(seat)
        for parcel in range(PARCELS):
            if state.standing[SPACES + parcel] == me and state.owner[parcel] < 0:
                decline_parcel(state, seat, parcel, log)
