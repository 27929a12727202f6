"""The tiles of Kansas City: workers, teepees, hazards (GWT-1.1, GWT-1.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns

WORKER: Final = Nouns("worker", ["cowboy", "craftsman", "engineer"])
WORKERS: Final[i64] = 3
COWBOY: Final[i64] = WORKER.index("cowboy")
CRAFTSMAN: Final[i64] = WORKER.index("craftsman")
ENGINEER: Final[i64] = WORKER.index("engineer")

NO_HAND: Final[i64] = 0
GREEN_HAND: Final[i64] = 1
BLACK_HAND: Final[i64] = 2
BOTH_HANDS: Final[i64] = 3

HAZARD: Final = Nouns("hazard", ["flood", "drought", "rockfall"])

#    tile, hand, points, how many with 1, 2 and 3 on the back
_ROWS: Final = [
    ("cowboy", NO_HAND, 0, [0, 11, 7]),
    ("craftsman", NO_HAND, 0, [0, 11, 7]),
    ("engineer", NO_HAND, 0, [0, 11, 7]),
    ("green_teepee", GREEN_HAND, 0, [9, 0, 2]),
    ("blue_teepee", BLACK_HAND, 0, [8, 0, 3]),
    *[
        (f"{hazard}_{face}", hand, points, [count, 0, 0])
        for hazard in HAZARD.words
        for face, hand, points, count in (
            ("green2", GREEN_HAND, 2, 1),
            ("green3", GREEN_HAND, 3, 1),
            ("green4", GREEN_HAND, 4, 2),
            ("black2", BLACK_HAND, 2, 1),
            ("black3", BLACK_HAND, 3, 1),
        )
    ],
]
TILE: Final = Nouns("tile", [row[0] for row in _ROWS])
TILES: Final[i64] = 20
GREEN_TEEPEE: Final[i64] = TILE.index("green_teepee")
BLUE_TEEPEE: Final[i64] = TILE.index("blue_teepee")
FIRST_HAZARD: Final[i64] = 5
HAZARD_FACES: Final[i64] = 5  # kinds of floods, of droughts and of rockfalls
TILE_HAND: Final[vec[i64]] = vec[i64]([row[1] for row in _ROWS])
TILE_POINTS: Final[vec[i64]] = vec[i64]([row[2] for row in _ROWS])

# The three piles one after another, a number for each tile.
PILES: Final[i64] = 3
PILE_COUNT: Final[vec[i64]] = vec[i64]([row[3][pile] for pile in range(3) for row in _ROWS])

FORESIGHT: Final[i64] = 6  # places: two in each of three columns (GWT-2.8)
FIRST_TILES: Final[i64] = 7  # laid on the board at the start (GWT-2.5)

# Tolls for two, three and four players (GWT-4.8).
GREEN_TOLL: Final[vec[i64]] = vec[i64]([2, 2, 1])
BLACK_TOLL: Final[vec[i64]] = vec[i64]([2, 1, 2])


def is_worker(tile: i64) -> bool:
    return 0 <= tile < WORKERS


def is_teepee(tile: i64) -> bool:
    return tile == GREEN_TEEPEE or tile == BLUE_TEEPEE
