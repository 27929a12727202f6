"""The map and the action spaces: parcels, corners, edges and their adjacency (CC-0.1 to CC-0.4, section 7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.words import Nouns

SIDE: Final[i64] = 8
CORNERS_OF_SIDE: Final[i64] = 9
CORNERS: Final[i64] = 81
LETTERS: Final = "abcdefgh"

# --- words


def _parcel_words() -> list[str]:
    return [f"{letter}{row}" for row in range(1, 9) for letter in LETTERS]


def _edge_words() -> list[str]:
    """An edge is the north or west side of a parcel; on the rim also the south or east side (CC-0.4)."""
    across = [f"{LETTERS[x]}{y + 1}n" if y < 8 else f"{LETTERS[x]}8s" for y in range(9) for x in range(8)]
    down = [f"{LETTERS[x]}{y + 1}w" if x < 8 else f"h{y + 1}e" for y in range(8) for x in range(9)]
    return across + down


PARCEL: Final = Nouns("parcel", _parcel_words(), {"parcel": 2})
PARCELS: Final[i64] = 64
EDGE: Final = Nouns("edge", _edge_words(), {"parcel": 2, "side": 1})
EDGES: Final[i64] = 144

# Action spaces in the order of resolution, without the two on which no cowboy ever stands (CC-5.5, section 7).
SPACE: Final = Nouns(
    "space",
    [
        "wages",
        "ammunition",
        "roads_3",
        "road_1",
        "construction_12",
        "construction_10",
        "construction_8",
        "construction_6",
        "construction_5",
        "construction_4",
        "construction_3",
        "parcel_income",
        "firepower_income",
        "gambling",
        "parcel_vp",
        "firepower_vp",
        "property_vp",
        "buy_vp_5",
        "buy_vp_4",
        "buy_vp_3",
        "buy_vp_2",
    ],
)
SPACES: Final[i64] = 21

# A place of a cowboy is an action space or a parcel.
PLACE: Final = Nouns("place", [*SPACE.words, *PARCEL.words], PARCEL.parts)
PLACES: Final[i64] = 85
WAGES: Final[i64] = 0
AMMUNITION: Final[i64] = 1
ROADS_3: Final[i64] = 2
ROAD_1: Final[i64] = 3
CONSTRUCTION_12: Final[i64] = 4
CONSTRUCTION_3: Final[i64] = 10
PARCEL_INCOME: Final[i64] = 11
FIREPOWER_INCOME: Final[i64] = 12
GAMBLING: Final[i64] = 13
PARCEL_VP: Final[i64] = 14
FIREPOWER_VP: Final[i64] = 15
PROPERTY_VP: Final[i64] = 16
BUY_VP_5: Final[i64] = 17
BUY_VP_2: Final[i64] = 20

# The price printed on a construction space, or of one victory point on a buy-VP space.
PRICE: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 12, 10, 8, 6, 5, 4, 3, 0, 0, 0, 0, 0, 0, 5, 4, 3, 2])

SLOTS: Final[i64] = 7  # the construction row, cheapest first


def slot_of(space: i64) -> i64:
    """The index of a construction space in the construction row."""
    return CONSTRUCTION_3 - space


def space_of(slot: i64) -> i64:
    return CONSTRUCTION_3 - slot


def parcel_at(column: i64, row: i64) -> i64:
    """The parcel in a column and row, both counted from 1."""
    return (row - 1) * SIDE + column - 1


# --- geometry


def _near() -> tuple[vec[i64], vec[i64]]:
    """The up to eight neighbours of each parcel, eight places each, and how many there are (CC-0.2)."""
    near = vec[i64]()
    counts = vec[i64]()
    for parcel in range(64):
        column, row = parcel % 8, parcel // 8
        found = [
            y * 8 + x
            for y in range(max(row - 1, 0), min(row + 2, 8))
            for x in range(max(column - 1, 0), min(column + 2, 8))
            if (x, y) != (column, row)
        ]
        counts = append(counts, len(found))
        for parcel_near in found + [-1] * (8 - len(found)):
            near = append(near, parcel_near)
    return near, counts


def _edges() -> tuple[vec[i64], vec[i64], vec[i64], vec[i64]]:
    """Both corners of each edge and the parcels on both sides, -1 off the map (CC-0.3, CC-0.4)."""
    ends: list[tuple[int, int, int, int]] = []
    for y in range(9):
        for x in range(8):
            above = (y - 1) * 8 + x if y > 0 else -1
            below = y * 8 + x if y < 8 else -1
            ends.append((y * 9 + x, y * 9 + x + 1, above, below))
    for y in range(8):
        for x in range(9):
            left = y * 8 + x - 1 if x > 0 else -1
            right = y * 8 + x if x < 8 else -1
            ends.append((y * 9 + x, (y + 1) * 9 + x, left, right))
    columns = [vec[i64]([row[index] for row in ends]) for index in range(4)]
    return columns[0], columns[1], columns[2], columns[3]


MOST_NEAR: Final[i64] = 8  # so many places in NEAR for each parcel
NEAR: Final[vec[i64]] = _near()[0]
NEAR_COUNT: Final[vec[i64]] = _near()[1]
EDGE_FROM: Final[vec[i64]] = _edges()[0]
EDGE_TO: Final[vec[i64]] = _edges()[1]
EDGE_LEFT: Final[vec[i64]] = _edges()[2]
EDGE_RIGHT: Final[vec[i64]] = _edges()[3]


def first_corner(parcel: i64) -> i64:
    """The upper left corner of a parcel."""
    return parcel // SIDE * CORNERS_OF_SIDE + parcel % SIDE


def is_at_corner(marks: vec[i64], parcel: i64) -> bool:
    """Whether one of a parcel's four corners has a mark, which is a positive number."""
    upper = first_corner(parcel)
    lower = upper + CORNERS_OF_SIDE
    return marks[upper] + marks[upper + 1] + marks[lower] + marks[lower + 1] > 0


def edges_around(parcel: int) -> list[int]:
    """The four edges of a parcel: north, south, west, east."""
    column, row = parcel % 8, parcel // 8
    return [row * 8 + column, (row + 1) * 8 + column, 72 + row * 9 + column, 72 + row * 9 + column + 1]
