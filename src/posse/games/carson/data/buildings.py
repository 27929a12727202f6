"""The building tiles and what else can lie on a parcel (CC-1.1, sections 8 and 9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns

BUILDING: Final = Nouns("building", ["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison"])
RANCH: Final[i64] = 0
MINE: Final[i64] = 1
DRUGSTORE: Final[i64] = 2
BANK: Final[i64] = 3
SALOON: Final[i64] = 4
HOTEL: Final[i64] = 5
CHURCH: Final[i64] = 6
PRISON: Final[i64] = 7
BUILDINGS: Final[i64] = 8

#                                        ranch mine drug bank saloon hotel church prison
COUNT: Final[vec[i64]] = vec[i64]([6, 6, 4, 4, 3, 3, 2, 2])
MOST_OF_A_KIND: Final = max(COUNT)
REVOLVERS: Final[vec[i64]] = vec[i64]([1, 1, 0, 0, 0, 0, 0, 2])  # CC-8.11
IN_TOWN: Final[vec[i64]] = vec[i64]([0, 0, 1, 1, 1, 1, 1, 1])  # needs a road and comes with a house, CC-8.5
CAP: Final[vec[i64]] = vec[i64]([8, 21, 21, 21, 35, 6, 0, 0])  # the highest printed income, CC-9.9

# What a parcel holds (CC-0.5).
CONTENT: Final = Nouns("content", ["nothing", "house", "mountain", *BUILDING.words, "river"])
NOTHING: Final[i64] = 0
HOUSE: Final[i64] = 1
MOUNTAIN: Final[i64] = 2
FIRST_BUILDING: Final[i64] = CONTENT.index(BUILDING.words[0])
RIVER: Final[i64] = 11

#                         nothing house mountain ranch mine drug bank saloon hotel church prison river
HOUSE_UNITS: Final[vec[i64]] = vec[i64]([0, 1, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0])  # section 9

# The row at the start, cheapest first; -1 comes from the bag (CC-2.3).
STARTING_ROW: Final[vec[i64]] = vec[i64]([RANCH, MINE, -1, -1, -1, RANCH, MINE])


def building_on(content: i64) -> i64:
    """The building among the contents of a parcel, or -1."""
    if FIRST_BUILDING <= content < RIVER:
        return content - FIRST_BUILDING
    return -1


def is_occupied(content: i64) -> bool:
    """Whether a house, a mountain or a building stands there (CC-0.6)."""
    return NOTHING < content < RIVER
