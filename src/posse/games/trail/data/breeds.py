"""Breeds of cattle and their breeding values (GWT-6.5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns

#    breed, breeding value
_ROWS: Final = [
    ("jersey", 1),
    ("dutch_belt", 2),
    ("black_angus", 2),
    ("guernsey", 2),
    ("holstein", 3),
    ("brown_swiss", 3),
    ("ayrshire", 3),
    ("west_highland", 4),
    ("texas_longhorn", 5),
]
BREED: Final = Nouns("breed", [row[0] for row in _ROWS])
BREEDS: Final[i64] = 9
JERSEY: Final[i64] = BREED.index("jersey")
DUTCH_BELT: Final[i64] = BREED.index("dutch_belt")
BLACK_ANGUS: Final[i64] = BREED.index("black_angus")
GUERNSEY: Final[i64] = BREED.index("guernsey")
HOLSTEIN: Final[i64] = BREED.index("holstein")
BREEDING_VALUE: Final[vec[i64]] = vec[i64]([row[1] for row in _ROWS])
