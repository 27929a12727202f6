"""Breeds of cattle and their breeding values (GWT-6.5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns

BREED: Final = Nouns(
    "breed",
    [
        "jersey",
        "dutch_belt",
        "black_angus",
        "guernsey",
        "holstein",
        "brown_swiss",
        "ayrshire",
        "west_highland",
        "texas_longhorn",
    ],
)
BREEDS: Final[i64] = 9
JERSEY: Final[i64] = 0
DUTCH_BELT: Final[i64] = 1
BLACK_ANGUS: Final[i64] = 2
GUERNSEY: Final[i64] = 3
HOLSTEIN: Final[i64] = 4
WEST_HIGHLAND: Final[i64] = 7
TEXAS_LONGHORN: Final[i64] = 8

#                                     jersey, belt, angus, guernsey, value 3 three times, highland, longhorn
BREEDING_VALUE: Final[vec[i64]] = vec[i64]([1, 2, 2, 2, 3, 3, 3, 4, 5])
