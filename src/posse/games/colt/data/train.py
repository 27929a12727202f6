"""The train and the spots a bandit can stand on (chapter 1).

A spot of the train is twice its column, plus one for the roof; column 0 is the Locomotive. Then come the two spots
of the Stagecoach and, for loot only, the bandits' hands and the box.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns

COLUMNS: Final[i64] = 7

SPOT: Final = Nouns(
    "spot",
    [
        *[
            f"{name}{level}"
            for name in ["loco", *[f"car{car}" for car in range(1, COLUMNS)]]
            for level in ("", "_roof")
        ],
        "coach",
        "coach_roof",
    ],
)
COACH: Final[i64] = 2 * COLUMNS
COACH_ROOF: Final[i64] = COACH + 1
SPOTS: Final[i64] = COACH + 2
GONE_WORD: Final = "gone"
GONE: Final[i64] = SPOTS  # a bandit that has escaped (CE-18.6)
NOT_ABOARD: Final[i64] = -1  # still riding in the horse attack (chapter 12)

# Where loot can be besides the spots: held by a bandit, or out of the game.
HELD: Final[i64] = SPOTS
PLACES: Final[i64] = 22
OUT: Final[i64] = PLACES

# The cars and what is printed on their floors (CE-2.6).
CAR: Final = Nouns("car", ["a", "b", "c", "d", "e", "f"])
CARS: Final[i64] = 6
CAR_PURSES: Final[vec[i64]] = vec[i64]([3, 0, 1, 3, 4, 1])
CAR_JEWELS: Final[vec[i64]] = vec[i64]([0, 3, 1, 1, 1, 0])


def inside(column: i64) -> i64:
    return 2 * column


def roof(column: i64) -> i64:
    return 2 * column + 1


def distance(column: i64, other: i64) -> i64:
    """How many columns one is away from the other."""
    return column - other if column > other else other - column


def is_on_train(spot: i64) -> bool:
    return 0 <= spot < COACH


def is_train_roof(spot: i64) -> bool:
    return 0 <= spot < COACH and spot & 1 == 1


def is_train_inside(spot: i64) -> bool:
    return 0 <= spot < COACH and spot & 1 == 0
