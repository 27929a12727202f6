"""Income of buildings (section 9, CC-14.12, CC-14.13)."""

from mypy_extensions import i64

from posse.games.carson.data.board import MOST_NEAR, NEAR, NEAR_COUNT
from posse.games.carson.data.buildings import (
    BANK,
    CAP,
    DRUGSTORE,
    FIRST_BUILDING,
    HOTEL,
    HOUSE_UNITS,
    MINE,
    MOUNTAIN,
    RANCH,
    RIVER,
    SALOON,
    building_on,
    is_occupied,
)
from posse.games.carson.data.rates import (
    HOTEL_INCOME,
    MINE_EACH,
    RIVER_MINE_BONUS,
    SALOON_EACH,
    SHOP_EACH,
)
from posse.games.carson.reserve import own_pieces
from posse.games.carson.state import CarsonState


def income(state: CarsonState, parcel: i64) -> i64:
    """What the building on a parcel yields now, never above its highest printed value (CC-9.9)."""
    building = building_on(state.content[parcel])
    full = _uncapped(state, building, parcel)
    return full if full < CAP[building] else CAP[building]


def _uncapped(state: CarsonState, building: i64, parcel: i64) -> i64:
    if building == RANCH:
        return ranch_income(state, parcel)
    if building == MINE:
        return mine_income(state, parcel)
    if building == DRUGSTORE:
        return SHOP_EACH * (house_units(state, parcel) + own_pieces(state, state.owner[parcel], FIRST_BUILDING + RANCH))
    if building == BANK:
        return SHOP_EACH * (house_units(state, parcel) + own_pieces(state, state.owner[parcel], FIRST_BUILDING + MINE))
    if building == SALOON:
        return SALOON_EACH * house_units(state, parcel)
    if building == HOTEL:
        return HOTEL_INCOME
    return 0


def ranch_income(state: CarsonState, parcel: i64) -> i64:
    """$1 for each free parcel around it, river included, and at least $1 (CC-9.1, CC-14.12)."""
    free: i64 = 0
    base = parcel * MOST_NEAR
    for index in range(base, base + NEAR_COUNT[parcel]):
        if not is_occupied(state.content[NEAR[index]]):
            free += 1
    return free if free > 1 else 1


def mine_income(state: CarsonState, parcel: i64) -> i64:
    """$3 for each friendly mountain around it, and $3 if it is next to the river (CC-9.2, CC-14.13)."""
    owner = state.owner[parcel]
    mountains: i64 = 0
    by_river = False
    base = parcel * MOST_NEAR
    for index in range(base, base + NEAR_COUNT[parcel]):
        near = NEAR[index]
        if state.content[near] == RIVER:
            by_river = True
        elif state.content[near] == MOUNTAIN and _is_friendly(state, owner, near):
            mountains += 1
    return MINE_EACH * mountains + (RIVER_MINE_BONUS if by_river else 0)


def house_units(state: CarsonState, parcel: i64) -> i64:
    """House units on friendly parcels around a parcel: house, ranch and church 1, hotel 2."""
    owner = state.owner[parcel]
    units: i64 = 0
    base = parcel * MOST_NEAR
    for index in range(base, base + NEAR_COUNT[parcel]):
        near = NEAR[index]
        if _is_friendly(state, owner, near):
            units += HOUSE_UNITS[state.content[near]]
    return units


def _is_friendly(state: CarsonState, owner: i64, parcel: i64) -> bool:
    return state.owner[parcel] < 0 or state.owner[parcel] == owner
