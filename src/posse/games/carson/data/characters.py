"""The seven character cards with their two sides (sections 11 and 12)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns

CHARACTER: Final = Nouns(
    "character", ["sheriff", "banker", "shopkeeper", "worker", "settler", "captain", "mercenary"]
)  # numbers 1 to 7, CC-4.3
SHERIFF: Final[i64] = 0
BANKER: Final[i64] = 1
SHOPKEEPER: Final[i64] = 2
WORKER: Final[i64] = 3
SETTLER: Final[i64] = 4
CAPTAIN: Final[i64] = 5
MERCENARY: Final[i64] = 6
CHARACTERS: Final[i64] = 7

SIDE: Final = Nouns("side", ["yellow", "red"])
RED: Final[i64] = 1

# Cash limits, yellow then red side (CC-12.4); the yellow captain's is an option.
CASH_LIMIT: Final[vec[i64]] = vec[i64]([20, 20, 120, 60, 60, 60, 30, 30, 30, 20, 0, 20, 20, 30])

BANKER_CASH: Final[i64] = 9
CARD_CASH: Final[i64] = 8  # shopkeeper and red settler
SHERIFF_VP: Final[i64] = 3
WORKER_ROADS: Final[i64] = 2
WORKER_PRICE: Final[i64] = 5
MERCENARY_FIREPOWER: Final[vec[i64]] = vec[i64]([3, 2])

# What 1, 2, 3 cowboys (yellow captain) or 1, 2 revolvers (red captain) cost.
COWBOY_COST: Final[vec[i64]] = vec[i64]([0, 1, 4, 9])
REVOLVER_COST: Final[vec[i64]] = vec[i64]([0, 3, 9])

# The red banker's offers: victory points and their cost.
BANKER_VP: Final[vec[i64]] = vec[i64]([3, 5, 7])
BANKER_COST: Final[vec[i64]] = vec[i64]([3, 12, 25])
