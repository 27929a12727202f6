"""The action spaces that give money, roads, guns and points (section 7)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import pop
from posse.engine.step import Frame
from posse.engine.words import argument
from posse.games.carson import frames
from posse.games.carson.data.board import (
    AMMUNITION,
    BUY_VP_5,
    CONSTRUCTION_3,
    CONSTRUCTION_12,
    FIREPOWER_INCOME,
    FIREPOWER_VP,
    GAMBLING,
    PARCEL_INCOME,
    PARCEL_VP,
    PARCELS,
    PRICE,
    PROPERTY_VP,
    ROAD_1,
    ROADS_3,
    SPACES,
    WAGES,
)
from posse.games.carson.data.buildings import FIRST_BUILDING, MINE, building_on
from posse.games.carson.data.options import FIREPOWER_ROUNDING, MINES_COUNT
from posse.games.carson.data.rates import (
    BIG_ROADS,
    FIREPOWER_INCOME_EACH,
    MOST_POINTS_BOUGHT,
    PARCEL_INCOME_EACH,
    SPACE_POINTS,
    WAGE,
)
from posse.games.carson.duels import Resolve
from posse.games.carson.phases import alone
from posse.games.carson.reserve import (
    cowboys_that_count,
    crowd_index,
    earn,
    firepower_on_spaces,
    is_crowd,
    leave,
    own_parcels,
    pay,
    price_obstacle,
    revolver_points_on_spaces,
    score,
    stands,
    take_roads,
)
from posse.games.carson.roads import Decision
from posse.games.carson.state import CarsonState
from posse.games.carson.words import (
    ARMED_THREE,
    BOUGHT_POINTS,
    CARRY,
    DECLINE,
    DECLINED,
    DIE,
    FOR_FIREPOWER,
    FOR_GAMBLING,
    FOR_PARCELS,
    FOR_WAGES,
    FROM_BUYING,
    FROM_FIREPOWER,
    FROM_PARCELS,
    FROM_PROPERTY,
    GAINED,
    GAMBLED,
    GOT_ROADS,
    POINTS,
    SCORED,
)


class ResolveSpace(Resolve):
    """Wages and single road are paid without a question; on every other space one seat carries out the action."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        space = frames.place_of(state)
        if space == WAGES:
            pop(state)
            pay_wages(state, log)
        elif space == ROAD_1:
            pop(state)
            hand_out_single_roads(state, log)
        else:
            super().run(state, dice, log)

    def fault(self, state: CarsonState, frame: Frame) -> str:
        return "" if frame[2][0] < SPACES else "scene-step-place"


def pay_wages(state: CarsonState, log: Log) -> None:
    """CC-7.1."""
    for position in range(state.seats):
        seat = state.pass_order[position]
        cowboys = state.crowd[crowd_index(state, seat, WAGES)]
        if cowboys:
            earn(state, seat, WAGE * cowboys)
            log.say(GAINED, seat, WAGE * cowboys, FOR_WAGES)
            _all_leave(state, seat, WAGES)


def hand_out_single_roads(state: CarsonState, log: Log) -> None:
    """CC-7.4: one road per cowboy, dealt one at a time in pass order while there are any (CC-15.1)."""
    wanted = vec[i64]([0] * state.seats)
    got = vec[i64]([0] * state.seats)
    open_wishes: i64 = 0
    for seat in range(state.seats):
        wanted[seat] = state.crowd[crowd_index(state, seat, ROAD_1)]
        open_wishes += wanted[seat]
    while open_wishes > 0 and state.roads_left > 0:
        for position in range(state.seats):
            seat = state.pass_order[position]
            if got[seat] < wanted[seat] and take_roads(state, seat, 1):
                got[seat] += 1
                open_wishes -= 1
    for position in range(state.seats):
        seat = state.pass_order[position]
        if wanted[seat]:
            log.say(GOT_ROADS, seat, got[seat])
            _all_leave(state, seat, ROAD_1)


def _all_leave(state: CarsonState, seat: i64, place: i64) -> None:
    while stands(state, seat, place):
        leave(state, seat, place)


class CarryOut(Decision):
    """Carry out the action of a space, or decline all of it (CC-6.2, CC-6.10)."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = CARRY
        out[1] = DECLINE
        return 2

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        space = frames.place_of(state)
        pop(state)
        if action == CARRY:
            carry_out(state, seat, space, dice, log)
        else:
            log.say(DECLINED, seat, space)
        leave(state, seat, space)

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that the space uses this question; others have their own, or none."""
        place = frame[2][0]
        if place >= BUY_VP_5 or CONSTRUCTION_12 <= place <= CONSTRUCTION_3 or is_crowd(place):
            return "scene-step-place"
        return alone(state, place, frame)


def carry_out(state: CarsonState, seat: i64, space: i64, dice: Dice, log: Log) -> None:
    """Give the reward of a space; the acting cowboy is still on the board and adds no firepower (CC-7.9)."""
    if space == AMMUNITION:
        state.three_guns = seat
        log.say(ARMED_THREE, seat)
    elif space == ROADS_3:
        log.say(GOT_ROADS, seat, take_roads(state, seat, BIG_ROADS))
    elif space == PARCEL_INCOME:
        _gain(state, seat, PARCEL_INCOME_EACH * own_parcels(state, seat), FOR_PARCELS, log)
    elif space == FIREPOWER_INCOME:
        _gain(state, seat, FIREPOWER_INCOME_EACH * firepower_on_spaces(state, seat), FOR_FIREPOWER, log)
    elif space == GAMBLING:
        gamble(state, seat, dice, log)
    elif space == PARCEL_VP:
        _score(state, seat, SPACE_POINTS * (own_parcels(state, seat) // 2), FROM_PARCELS, log)
    elif space == FIREPOWER_VP:
        _score(state, seat, SPACE_POINTS * firepower_points(state, seat), FROM_FIREPOWER, log)
    elif space == PROPERTY_VP:
        _score(state, seat, SPACE_POINTS * buildings_that_count(state, seat), FROM_PROPERTY, log)


def _gain(state: CarsonState, seat: i64, amount: i64, cause: i64, log: Log) -> None:
    earn(state, seat, amount)
    log.say(GAINED, seat, amount, cause)


def _score(state: CarsonState, seat: i64, amount: i64, source: i64, log: Log) -> None:
    score(state, seat, source, amount)
    log.say(SCORED, seat, amount, source)


def gamble(state: CarsonState, seat: i64, dice: Dice, log: Log) -> None:
    """CC-7.10: the sum of two dice in dollars."""
    first = dice.roll(DIE, 6) + 1
    second = dice.roll(DIE, 6) + 1
    log.say(GAMBLED, seat, first, second)
    _gain(state, seat, first + second, FOR_GAMBLING, log)


def firepower_points(state: CarsonState, seat: i64) -> i64:
    """CC-7.13: half the sum, or half of each kind (`firepower_vp_rounding`)."""
    if state.rules[FIREPOWER_ROUNDING]:
        return cowboys_that_count(state, seat) // 2 + revolver_points_on_spaces(state, seat) // 2
    return firepower_on_spaces(state, seat) // 2


def buildings_that_count(state: CarsonState, seat: i64) -> i64:
    """CC-7.14: built buildings; mines only if the edition counts them."""
    count: i64 = 0
    for parcel in range(PARCELS):
        content = state.content[parcel]
        if state.owner[parcel] == seat and building_on(content) >= 0:
            if content != FIRST_BUILDING + MINE or state.rules[MINES_COUNT]:
                count += 1
    return count


class BuyPoints(Decision):
    """CC-7.15: how many victory points to buy; 0 declines."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        most = state.cash[seat] // PRICE[frames.place_of(state)]
        if most >= MOST_POINTS_BOUGHT:
            most = MOST_POINTS_BOUGHT - 1
        for amount in range(most + 1):
            out[amount] = POINTS + amount
        return most + 1

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        amount = argument(action, POINTS, MOST_POINTS_BOUGHT)
        return None if amount < 0 else price_obstacle(state, seat, amount * PRICE[frames.place_of(state)], "CC-7.15")

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        space = frames.place_of(state)
        amount = action - POINTS
        pop(state)
        leave(state, seat, space)
        if amount == 0:
            log.say(DECLINED, seat, space)
            return
        pay(state, seat, amount * PRICE[space])
        score(state, seat, FROM_BUYING, SPACE_POINTS * amount)
        log.say(BOUGHT_POINTS, seat, amount, amount * PRICE[space])

    def fault(self, state: CarsonState, frame: Frame) -> str:
        place = frame[2][0]
        return alone(state, place, frame) if BUY_VP_5 <= place < SPACES else "scene-step-place"
