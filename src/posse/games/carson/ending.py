"""Phase 4, the end of a round (section 12)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import lowest, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.carson import frames
from posse.games.carson.data.board import SLOTS, space_of
from posse.games.carson.data.buildings import BUILDINGS, HOUSE, MOUNTAIN
from posse.games.carson.data.characters import (
    BANKER,
    BANKER_COST,
    BANKER_VP,
    CAPTAIN,
    CARD_CASH,
    CASH_LIMIT,
    RED,
    SETTLER,
    SHOPKEEPER,
)
from posse.games.carson.data.options import (
    CAPTAIN_LIMIT,
    SETTLER_REWARD,
    SETTLER_TIMING,
)
from posse.games.carson.data.rates import (
    LIMIT_DOLLARS_PER_VP,
    MOST_CASH,
    ROUNDS,
)
from posse.games.carson.data.rates import NEW_COWBOYS as NEW_COWBOYS_AFTER
from posse.games.carson.phases import Turns
from posse.games.carson.reserve import earn, own_pieces, pay, plays, price_obstacle, score
from posse.games.carson.roads import Decision
from posse.games.carson.scoring import award
from posse.games.carson.state import CarsonState
from posse.games.carson.words import (
    CASH,
    DECLINE,
    DRAWN_BUILDING,
    FOR_SETTLER,
    FROM_BANKER,
    FROM_LIMIT,
    FROM_SETTLER,
    FROM_SHOPKEEPER,
    GAINED,
    INVEST,
    INVESTED,
    JOINED,
    MOUNTAINS,
    OFFERED,
    RETURN,
    RETURNED,
    TOO_FEW,
)

# --- red cards at the end of the round (CC-12.0)


class RedPowers(Turns):
    """In pass order: the banker's purchase, the shopkeeper's houses, the settler's mountains."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        turn = frames.next_turn(state)
        if turn == state.seats:
            pop(state)
            return
        seat = state.pass_order[turn]
        if plays(state, seat, BANKER, RED):
            frames.ask(state, frames.BANKER, seat)
        elif plays(state, seat, SHOPKEEPER, RED) and state.promised[seat]:
            award(state, seat, FROM_SHOPKEEPER, own_pieces(state, seat, HOUSE), log)
        elif plays(state, seat, SETTLER, RED) and state.promised[seat]:
            if state.rules[SETTLER_TIMING]:
                frames.ask(state, frames.SETTLER_END, seat)
            else:
                reward_mountains(state, seat, log)


def reward_mountains(state: CarsonState, seat: i64, log: Log) -> None:
    """CC-11.6: $1 or 1 VP for each own mountain."""
    mountains = own_pieces(state, seat, MOUNTAIN)
    if state.rules[SETTLER_REWARD]:
        award(state, seat, FROM_SETTLER, mountains, log)
    elif mountains:
        earn(state, seat, mountains)
        log.say(GAINED, seat, mountains, FOR_SETTLER)


class Banker(Decision):
    """CC-11.3, red: one of three purchases of victory points, or none."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = DECLINE
        count: i64 = 1
        for offer in range(len(BANKER_COST)):
            if BANKER_COST[offer] <= state.cash[seat]:
                out[count] = INVEST + offer
                count += 1
        return count

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        offer = argument(action, INVEST, len(BANKER_COST))
        return None if offer < 0 else price_obstacle(state, seat, BANKER_COST[offer], "CC-11.3")

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action == DECLINE:
            return
        offer = action - INVEST
        pay(state, seat, BANKER_COST[offer])
        score(state, seat, FROM_BANKER, BANKER_VP[offer])
        log.say(INVESTED, seat, BANKER_VP[offer], BANKER_COST[offer])


class SettlerEnd(Decision):
    """CC-11.6, red, `end_of_round`: $8, or the mountains."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = CASH
        out[1] = MOUNTAINS
        return 2

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action == MOUNTAINS:
            reward_mountains(state, seat, log)
        else:
            earn(state, seat, CARD_CASH)
            log.say(GAINED, seat, CARD_CASH, FOR_SETTLER)


# --- the rest of phase 4


class NewCowboys(Step[CarsonState]):
    """CC-12.2, CC-15.4: as many as the supply of the colour still has."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        pop(state)
        wanted = NEW_COWBOYS_AFTER[state.round]
        for position in range(state.seats):
            seat = state.pass_order[position]
            given = wanted if wanted < state.supply[seat] else state.supply[seat]
            if given:
                state.cowboys[seat] += given
                state.supply[seat] -= given
                log.say(JOINED, seat, given)


def cash_limit(state: CarsonState, seat: i64) -> i64:
    """CC-12.4."""
    character = state.character[seat]
    if character == CAPTAIN and state.sides[CAPTAIN] != RED:
        return state.rules[CAPTAIN_LIMIT]
    return CASH_LIMIT[2 * character + state.sides[character]]


class CashLimits(Turns):
    """CC-12.3: in pass order everybody gives back money."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        turn = frames.next_turn(state)
        if turn == state.seats:
            pop(state)
            return
        seat = state.pass_order[turn]
        excess = state.cash[seat] - cash_limit(state, seat)
        if excess >= MOST_CASH:
            excess = MOST_CASH - 1
        frames.ask_cash_limit(state, seat, excess if excess > 0 else 0)


class ReturnCash(Decision):
    """How much to give back: at least what is over the limit, 1 VP for each full $10."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        least = frames.least_return(state)
        most: i64 = state.cash[seat] if state.cash[seat] < MOST_CASH else MOST_CASH - 1
        for amount in range(least, most + 1):
            out[amount - least] = RETURN + amount
        return most + 1 - least

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        amount = argument(action, RETURN, MOST_CASH)
        if amount < 0:
            return None
        if amount < frames.least_return(state):
            return Obstacle(TOO_FEW, "CC-12.3", frames.least_return(state))
        return price_obstacle(state, seat, amount, "CC-12.3")

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        amount = action - RETURN
        if amount:
            pay(state, seat, amount)
            log.say(RETURNED, seat, amount)
            award(state, seat, FROM_LIMIT, amount // LIMIT_DOLLARS_PER_VP, log)

    def fault(self, state: CarsonState, frame: Frame) -> str:
        return "" if frame[2][0] <= state.cash[lowest(frame[1])] else "scene-step-cash"


class NewRow(Step[CarsonState]):
    """CC-12.5; not after the last round."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        pop(state)
        if state.round < ROUNDS:
            refill_row(state, dice, log)


def refill_row(state: CarsonState, dice: Dice, log: Log) -> None:
    """Buildings slide to the cheap end without gaps; the bag fills the rest, cheapest first (CC-15.5)."""
    filled: i64 = 0
    for slot in range(SLOTS):
        building = state.row[slot]
        if building >= 0:
            state.row[slot] = -1
            state.row[filled] = building
            filled += 1
    for slot in range(filled, SLOTS):
        if in_bag(state) == 0:
            return
        state.row[slot] = dice.draw(DRAWN_BUILDING, state.bag)
        log.say(OFFERED, state.row[slot], space_of(slot))


def in_bag(state: CarsonState) -> i64:
    count: i64 = 0
    for building in range(BUILDINGS):
        count += state.bag[building]
    return count


class ClearUp(Step[CarsonState]):
    """CC-12.6: characters, white cowboy and three-gun token go back to their places."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        pop(state)
        state.white = -1
        state.three_guns = -1
        for seat in range(state.seats):
            state.character[seat] = -1
            state.promised[seat] = 0
        for seat in range(len(state.moves)):
            state.moves[seat] = 0
