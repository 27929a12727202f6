"""Phase 1: the characters and what they do at once (sections 4 and 11)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import pop
from posse.engine.words import argument
from posse.games.carson import frames
from posse.games.carson.construction import take_building
from posse.games.carson.data.board import CONSTRUCTION_3, CONSTRUCTION_12, PARCELS, PLACES, SLOTS, slot_of, space_of
from posse.games.carson.data.characters import (
    BANKER,
    BANKER_CASH,
    CAPTAIN,
    CARD_CASH,
    CHARACTERS,
    COWBOY_COST,
    RED,
    REVOLVER_COST,
    SETTLER,
    SHERIFF,
    SHOPKEEPER,
    WORKER,
    WORKER_PRICE,
    WORKER_ROADS,
)
from posse.games.carson.data.options import RED_SHERIFF_WHITE, SETTLER_TIMING
from posse.games.carson.ending import refill_row
from posse.games.carson.land import claim, claim_obstacle, unowned_parcels
from posse.games.carson.phases import Turns
from posse.games.carson.reserve import earn, pay, price_obstacle, take_roads
from posse.games.carson.roads import Decision
from posse.games.carson.state import CarsonState
from posse.games.carson.words import (
    ARM,
    ARMED,
    BOUGHT_BUILDING,
    BUY,
    CASH,
    CHARACTER_TAKEN,
    DECLINE,
    FOR_BANKER,
    FOR_SETTLER,
    FOR_SHOPKEEPER,
    GAINED,
    GOT_ROADS,
    HIRE,
    HIRED,
    LATER,
    NO_BUILDING,
    NO_TILES,
    ORDERED,
    OTHER_SIDE,
    OWN,
    OWNED,
    ROUND_BEGAN,
    SUPPLY_SHORT,
    TAKE,
    TOO_FEW,
    TOOK,
)


class Characters(Turns):
    """CC-4.1: in the order of CC-3.2 each takes a card; then the cards give the turn order."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        turn = frames.next_turn(state)
        if turn == 0:
            begin_round(state, log)
        if turn < state.seats:
            frames.ask(state, frames.CHARACTER, state.order[turn])
        else:
            pop(state)
            order_by_cards(state, log)

    def line(self, state: CarsonState) -> list[int]:
        return list(state.order)


def begin_round(state: CarsonState, log: Log) -> None:
    """CC-3.2: random order in round 1, the previous round's pass order in later rounds."""
    state.round += 1
    log.say(ROUND_BEGAN, state.round)
    if state.round > 1:
        state.order = state.pass_order[:]


def order_by_cards(state: CarsonState, log: Log) -> None:
    """CC-4.3: the lowest number first; nobody has passed yet."""
    position: i64 = 0
    for character in range(CHARACTERS):
        for seat in range(state.seats):
            if state.character[seat] == character:
                state.order[position] = seat
                position += 1
                log.say(ORDERED, seat, position)
    state.passed = 0
    for seat in range(state.seats):
        state.pass_order[seat] = -1


class ChooseCharacter(Decision):
    """Which character to take this round."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        taken: i64 = 0
        for other in range(state.seats):
            if state.character[other] >= 0:
                taken |= i64(1) << state.character[other]
        count: i64 = 0
        for character in range(CHARACTERS):
            if not taken >> character & 1:
                out[count] = TAKE + character
                count += 1
        return count

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        for other in range(state.seats):
            if state.character[other] >= 0 and action == TAKE + state.character[other]:
                return Obstacle(CHARACTER_TAKEN, "CC-4.1", other)
        return None

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        character = action - TAKE
        state.character[seat] = character
        log.say(TOOK, seat, character)
        if state.sides[character] == RED:
            red_power(state, seat, character)
        else:
            yellow_power(state, seat, character, log)


def yellow_power(state: CarsonState, seat: i64, character: i64, log: Log) -> None:
    """Apply the immediate effect of the yellow side, or ask."""
    if character == SHERIFF:
        state.white = seat
    elif character == BANKER:
        earn(state, seat, BANKER_CASH)
        log.say(GAINED, seat, BANKER_CASH, FOR_BANKER)
    elif character == SHOPKEEPER:
        frames.ask(state, frames.SHOPKEEPER, seat)
    elif character == WORKER:
        log.say(GOT_ROADS, seat, take_roads(state, seat, WORKER_ROADS))
    elif character == SETTLER:
        frames.ask(state, frames.SETTLER_PARCEL, seat)
    elif character == CAPTAIN:
        frames.ask(state, frames.CAPTAIN, seat)


def red_power(state: CarsonState, seat: i64, character: i64) -> None:
    """Apply the immediate effect of the red side, or ask."""
    if character == SHERIFF:
        if state.rules[RED_SHERIFF_WHITE]:
            state.white = seat
    elif character == SHOPKEEPER:
        frames.ask(state, frames.SHOPKEEPER, seat)
    elif character == WORKER:
        frames.ask(state, frames.WORKER, seat)
    elif character == SETTLER:
        if state.rules[SETTLER_TIMING]:
            state.promised[seat] = 1
        else:
            frames.ask(state, frames.SETTLER_CASH, seat)
    elif character == CAPTAIN:
        frames.ask(state, frames.CAPTAIN, seat)


class CashOrLater(Decision):
    """$8 now, or the other reward of the card later (CC-11.4, CC-11.6)."""

    def __init__(self, kind: i64, cause: i64) -> None:
        super().__init__(kind)
        self.cause = cause

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = CASH
        out[1] = LATER
        return 2

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action == LATER:
            state.promised[seat] = 1
        else:
            earn(state, seat, CARD_CASH)
            log.say(GAINED, seat, CARD_CASH, self.cause)


def shopkeeper_question() -> CashOrLater:
    return CashOrLater(frames.SHOPKEEPER, FOR_SHOPKEEPER)


def settler_question() -> CashOrLater:
    return CashOrLater(frames.SETTLER_CASH, FOR_SETTLER)


class Worker(Decision):
    """CC-11.5, red: any building of the row for $5."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = DECLINE
        count: i64 = 1
        if state.cash[seat] >= WORKER_PRICE:
            for slot in range(SLOTS):
                if state.row[slot] >= 0:
                    out[count] = BUY + space_of(slot)
                    count += 1
        return count

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        place = argument(action, BUY, PLACES)
        if place < 0:
            return None
        if not CONSTRUCTION_12 <= place <= CONSTRUCTION_3 or state.row[slot_of(place)] < 0:
            return Obstacle(NO_BUILDING, "CC-11.5")
        return price_obstacle(state, seat, WORKER_PRICE, "CC-15.10")

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action == DECLINE:
            return
        slot = slot_of(action - BUY)
        building = state.row[slot]
        state.row[slot] = -1
        pay(state, seat, WORKER_PRICE)
        log.say(BOUGHT_BUILDING, seat, building, WORKER_PRICE)
        refill_row(state, dice, log)
        take_building(state, seat, building, False)


class SettlerParcel(Decision):
    """CC-11.6, yellow: any unowned parcel for free."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = DECLINE
        if state.tiles[seat] == 0:
            return 1
        return unowned_parcels(state, out, 1)

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        if state.tiles[seat] == 0 and argument(action, OWN, PARCELS) >= 0:
            return Obstacle(NO_TILES, "CC-15.6")
        return claim_obstacle(state, seat, action, "CC-11.6")

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action != DECLINE:
            claim(state, seat, action - OWN)
            log.say(OWNED, seat, action - OWN)


class Captain(Decision):
    """CC-11.7: cowboys for the yellow captain, revolvers for the red one."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = DECLINE
        count: i64 = 1
        if state.sides[CAPTAIN] == RED:
            for amount in range(i64(1), i64(3)):
                if REVOLVER_COST[amount] <= state.cash[seat]:
                    out[count] = ARM + amount
                    count += 1
            return count
        for amount in range(i64(1), i64(4)):
            if COWBOY_COST[amount] <= state.cash[seat] and amount <= state.supply[seat]:
                out[count] = HIRE + amount
                count += 1
        return count

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        hired = argument(action, HIRE, len(COWBOY_COST))
        armed = argument(action, ARM, len(REVOLVER_COST))
        amount = hired if armed < 0 else armed
        if amount < 0:
            return None
        if (state.sides[CAPTAIN] == RED) != (armed >= 0):
            return Obstacle(OTHER_SIDE, "CC-11.7", state.sides[CAPTAIN])
        if amount == 0:
            return Obstacle(TOO_FEW, "CC-11.7", 1)
        if hired > state.supply[seat]:
            return Obstacle(SUPPLY_SHORT, "CC-15.4", state.supply[seat])
        price = COWBOY_COST[amount] if armed < 0 else REVOLVER_COST[amount]
        return price_obstacle(state, seat, price, "CC-11.7")

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action == DECLINE:
            return
        if action >= ARM:
            amount = action - ARM
            pay(state, seat, REVOLVER_COST[amount])
            state.revolvers[seat] += amount
            log.say(ARMED, seat, amount, REVOLVER_COST[amount])
        else:
            amount = action - HIRE
            pay(state, seat, COWBOY_COST[amount])
            state.cowboys[seat] += amount
            state.supply[seat] -= amount
            log.say(HIRED, seat, amount, COWBOY_COST[amount])
