"""Other numbers: set-up, wages, prices, points (sections 1, 2, 7, 12, 13, 14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final[i64] = 5
ROUNDS: Final[i64] = 4

HOUSES: Final[i64] = 20
ROADS: Final[i64] = 25
PROPERTY_TILES: Final[i64] = 12
COWBOYS: Final[i64] = 10
MOUNTAINS: Final[i64] = 9
RIVER_MOUNTAINS: Final[i64] = 6

STARTING_CASH: Final[i64] = 15
STARTING_ROADS: Final[i64] = 1
STARTING_REVOLVERS: Final[i64] = 1
STARTING_COWBOYS: Final[i64] = 3
STARTING_PARCELS: Final[i64] = 2

WAGE: Final[i64] = 4
BIG_ROADS: Final[i64] = 3
THREE_GUNS: Final[i64] = 3
PARCEL_INCOME_EACH: Final[i64] = 2
FIREPOWER_INCOME_EACH: Final[i64] = 2
SPACE_POINTS: Final[i64] = 1  # for two parcels, two of firepower, a building, or the price of a space
MINE_EACH: Final[i64] = 3
SHOP_EACH: Final[i64] = 3
SALOON_EACH: Final[i64] = 5
HOTEL_INCOME: Final[i64] = 6
RIVER_MINE_BONUS: Final[i64] = 3

NEW_COWBOYS: Final[vec[i64]] = vec[i64]([0, 4, 5, 5, 0])  # after round 1, 2, 3, 4
LIMIT_DOLLARS_PER_VP: Final[i64] = 10
FINAL_DOLLARS_PER_VP: Final[i64] = 6
FILLED_VP: Final[i64] = 2
BRIDGE_VP: Final[i64] = 1  # on top of the two

TILE_VALUES: Final[i64] = 6  # duel tiles 0 to 5
HAND: Final[i64] = 6
TILE_CASH: Final[i64] = 30  # less the total of the hand
REDRAW: Final[i64] = 3

KIT_MOVES: Final[i64] = 20
MOST_CASH: Final = 1000  # upper bound of amounts in answers
MOST_OPTIONS: Final = MOST_CASH + 200  # of one question
MOST_POINTS_BOUGHT: Final[i64] = MOST_CASH // 2
