"""How a bot values a table of Carson City, in hundredths of a point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.bots.playout import Taste
from posse.engine.state import WIDTH, bit, count_bits
from posse.games.carson import frames
from posse.games.carson.construction import building_price
from posse.games.carson.data.board import (
    AMMUNITION,
    BUY_VP_2,
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
    slot_of,
)
from posse.games.carson.data.buildings import BUILDINGS, MOUNTAIN, building_on, is_occupied
from posse.games.carson.data.rates import ROUNDS
from posse.games.carson.ending import cash_limit
from posse.games.carson.income import income
from posse.games.carson.land import price_of
from posse.games.carson.reserve import crowd_index, firepower, firepower_on_spaces, own_parcels, points_of
from posse.games.carson.roads import is_reached
from posse.games.carson.spaces import buildings_that_count, firepower_points
from posse.games.carson.state import CarsonState
from posse.games.carson.steps import ESTATE, RESOLUTION, ROUND

RESOLUTION_PHASE: Final[i64] = ROUND.place(frames.RESOLUTION)
ESTATE_PART: Final[i64] = RESOLUTION.place(frames.ESTATE)
PAY_PART: Final[i64] = ESTATE.place(frames.ESTATE_PAYS)

DOLLAR: Final[i64] = 20
DOLLAR_OVER_LIMIT: Final[i64] = 9
LAST_DOLLAR: Final[i64] = 16

#                                        ranch mine drug bank saloon hotel church prison
LIKELY_INCOME: Final[vec[i64]] = vec[i64]([4, 4, 7, 7, 9, 6, 0, 0])
TILE_CHARM: Final[vec[i64]] = vec[i64]([60, 60, 40, 40, 40, 60, 40, 60])


@mypyc_attr(allow_interpreted_subclasses=True)
class CarsonTaste(Taste[CarsonState]):
    """Points, money, property with its future income, and the expected gains of the cowboys on the board."""

    def value(self, state: CarsonState, seat: i64) -> i64:
        total = 100 * points_of(state, seat)
        if state.top < 0:
            return total
        total += money_value(state, seat) + reserve_value(state, seat)
        total += property_value(state, seat) + kept_value(state, seat)
        return total + hopes(state, seat)


def rounds_left(state: CarsonState) -> i64:
    """Rounds after this one."""
    return ROUNDS - state.round


def dollar(state: CarsonState) -> i64:
    return DOLLAR if rounds_left(state) > 0 else LAST_DOLLAR


def money_value(state: CarsonState, seat: i64) -> i64:
    """Money over the cash limit is worth less, since it will be given back."""
    cash = state.cash[seat]
    limit: i64 = 30
    if state.character[seat] >= 0:
        limit = cash_limit(state, seat)
    if cash <= limit:
        return cash * dollar(state)
    return limit * dollar(state) + (cash - limit) * DOLLAR_OVER_LIMIT


def reserve_value(state: CarsonState, seat: i64) -> i64:
    """Cowboys, guns and roads are worth something as long as there are rounds to use them."""
    left = rounds_left(state)
    return (
        state.cowboys[seat] * (10 + 12 * left)
        + state.revolvers[seat] * (15 + 25 * left)
        + (state.roads[seat] if state.roads[seat] < 4 else 4) * (4 + 6 * left)
        + state.promised[seat] * 150
        + (40 if state.white == seat and state.white_at < 0 else 0)
    )


def incomes_left(state: CarsonState) -> i64:
    """How many more times estate income will be paid."""
    return rounds_left(state) + (1 if is_estate_ahead(state) else 0)


def is_estate_ahead(state: CarsonState) -> bool:
    """Whether this round's estate income is still to be paid, judging by the open steps."""
    if state.top < 1:
        return False
    phase = part_begun(state, 1)
    if phase != RESOLUTION_PHASE:
        return phase < RESOLUTION_PHASE
    space = part_begun(state, 2)
    return space < ESTATE_PART or (space == ESTATE_PART and part_begun(state, 3) <= PAY_PART)


def part_begun(state: CarsonState, depth: i64) -> i64:
    """Which part of a phase is open, according to the counter in its frame."""
    return state.stack[depth * WIDTH + 2]


def property_value(state: CarsonState, seat: i64) -> i64:
    """Two points for each parcel with something on it, its future income, and the potential of empty land."""
    left = incomes_left(state)
    total: i64 = 0
    for parcel in range(PARCELS):
        if state.owner[parcel] != seat:
            continue
        content = state.content[parcel]
        if is_occupied(content):
            total += 200
            if building_on(content) >= 0:
                total += 20 + left * income(state, parcel) * 16
            elif content == MOUNTAIN:
                total += 10 * left
        else:
            total += 12 * rounds_left(state) + 8
            if is_reached(state, parcel):
                total += 25 * rounds_left(state)
    return total


def kept_value(state: CarsonState, seat: i64) -> i64:
    total: i64 = 0
    left = rounds_left(state)
    for building in range(BUILDINGS):
        count = state.kept[seat * BUILDINGS + building]
        if count and left:
            total += count * (60 + tile_value(building, left) // 2)
    return total


def tile_value(building: i64, left: i64) -> i64:
    """The expected value of a building that is not built yet."""
    return 200 + TILE_CHARM[building] + LIKELY_INCOME[building] * left * 16


def hopes(state: CarsonState, seat: i64) -> i64:
    """The value of what the seat's cowboys on the board aim at, weighted by the chance to win it."""
    total: i64 = 0
    me = bit(seat)
    total += state.crowd[crowd_index(state, seat, WAGES)] * 4 * dollar(state)
    total += state.crowd[crowd_index(state, seat, ROAD_1)] * (4 + 6 * rounds_left(state))
    for space in range(i64(1), SPACES):
        if space != ROAD_1 and state.standing[space] & me:
            total += prize(state, seat, space) * chance(state, seat, state.standing[space]) // 100
    for parcel in range(PARCELS):
        place = SPACES + parcel
        if state.standing[place] & me:
            total += parcel_prize(state, seat, parcel) * chance(state, seat, state.standing[place]) // 100
    return total


def chance(state: CarsonState, seat: i64, standing: i64) -> i64:
    """The chance in per cent: certain if alone, else it depends on the firepower of the others."""
    if count_bits(standing) < 2:
        return 100
    mine = firepower(state, seat)
    odds: i64 = 90
    for other in range(state.seats):
        if other != seat and standing & bit(other):
            lead = mine - firepower(state, other)
            odds = odds * (50 + 10 * (lead if -5 < lead < 5 else (5 if lead > 0 else -5))) // 100
    return odds


def prize(state: CarsonState, seat: i64, space: i64) -> i64:
    """What an action space is worth to the seat."""
    if CONSTRUCTION_12 <= space <= CONSTRUCTION_3:
        return construction_prize(state, seat, space)
    if BUY_VP_5 <= space <= BUY_VP_2:
        spare = state.cash[seat] + 8
        return spare * (100 // PRICE[space] - dollar(state)) * 7 // 10
    if space == AMMUNITION:
        return 70
    if space == ROADS_3:
        return 3 * (4 + 6 * rounds_left(state))
    if space == PARCEL_INCOME:
        return 2 * own_parcels(state, seat) * dollar(state)
    if space == FIREPOWER_INCOME:
        return 2 * firepower_on_spaces(state, seat) * dollar(state)
    if space == GAMBLING:
        return 7 * dollar(state)
    if space == PARCEL_VP:
        return own_parcels(state, seat) // 2 * 100
    if space == FIREPOWER_VP:
        return firepower_points(state, seat) * 100
    if space == PROPERTY_VP:
        return buildings_that_count(state, seat) * 100
    return 0


def construction_prize(state: CarsonState, seat: i64, space: i64) -> i64:
    building = state.row[slot_of(space)]
    price = building_price(state, seat, space)
    if building < 0 or price > state.cash[seat] + 6 or not has_room(state, seat):
        return 5
    gain = tile_value(building, incomes_left(state)) - price * dollar(state)
    return gain if gain > 5 else 5


def has_room(state: CarsonState, seat: i64) -> bool:
    """An empty parcel of one's own."""
    for parcel in range(PARCELS):
        if state.owner[parcel] == seat and not is_occupied(state.content[parcel]):
            return True
    return False


def parcel_prize(state: CarsonState, seat: i64, parcel: i64) -> i64:
    """A parcel with a cowboy: land to buy, a building to defend or to rob."""
    owner = state.owner[parcel]
    if owner >= 0:
        share = income(state, parcel) * dollar(state) // 2
        return share // 4 if owner == seat else share + 5
    price = price_of(state, parcel)
    if price > state.cash[seat]:
        return 2
    worth: i64 = 200 if is_occupied(state.content[parcel]) else 20 + 12 * rounds_left(state)
    if is_reached(state, parcel) and not is_occupied(state.content[parcel]):
        worth += 25 * rounds_left(state)
    gain = worth - price * dollar(state)
    return gain if gain > 2 else 2


TASTE: Final = CarsonTaste()
