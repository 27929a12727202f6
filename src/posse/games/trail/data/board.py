"""A player's board: discs, auxiliary actions, workers, certificates (chapters 7, 8, 15 and 16)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns, Numbers
from posse.games.trail.data import actions as act

DISC: Final = Nouns(
    "disc",
    [
        "aux_dollar2",
        "aux_draw2",
        "aux_certificate1",
        "aux_certificate2",
        "aux_engine1",
        "aux_engine2",
        "aux_remove1",
        "aux_remove2",
        "certificates4",
        "step_dollars",
        "step_points",
        "hand1",
        "hand2",
        "certificates6",
    ],
)
DISCS: Final[i64] = 14
CERTIFICATES_4: Final[i64] = 8
STEP_DOLLARS: Final[i64] = 9
STEP_POINTS: Final[i64] = 10
HAND_1: Final[i64] = 11
HAND_2: Final[i64] = 12
CERTIFICATES_6: Final[i64] = 13
WHITE_DISCS: Final[i64] = 9  # the first nine have white corners, the others black ones (GWT-15.1)
WHITE_MASK: Final[i64] = 0x1FF
ALL_DISCS: Final[i64] = 0x3FFF
DISC_COST: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 0])
STEP_DISC_DOLLARS: Final[i64] = 3
STEP_DISC_POINTS: Final[i64] = 3

# --- auxiliary actions: the disc on each of two places; -1 is the gray place that never had one

AUX: Final = Nouns("aux", ["dollar", "draw", "certificate", "engine", "remove"])
AUXES: Final[i64] = 5
AUX_DOLLAR: Final[i64] = 0
AUX_DRAW: Final[i64] = 1
AUX_CERTIFICATE: Final[i64] = 2
AUX_ENGINE: Final[i64] = 3
AUX_REMOVE: Final[i64] = 4
AUX_FIRST: Final[vec[i64]] = vec[i64]([-1, -1, 2, 4, 6])
AUX_SECOND: Final[vec[i64]] = vec[i64]([0, 1, 3, 5, 7])

# --- limits

BASE_HAND: Final[i64] = 4
CERTIFICATE_VALUE: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 6])
CERTIFICATE_DISC: Final[vec[i64]] = vec[i64]([-1, -1, -1, -1, CERTIFICATES_4, CERTIFICATES_6])  # on that place at first
CERTIFICATES_SPENT: Final = Numbers("certificates", 7)

# Steps by number of players, from 2 on: at the start, and for each of the two discs (GWT-4.6).
BASE_STEPS: Final[vec[i64]] = vec[i64]([3, 3, 4])
STEPS_FOR_DOLLARS_DISC: Final[vec[i64]] = vec[i64]([1, 2, 2])
STEPS_FOR_POINTS_DISC: Final[vec[i64]] = vec[i64]([1, 1, 1])

# --- workers: the immediate action of every column, 1 to 6 (GWT-8.5)

COLUMNS: Final[i64] = 6
_NONE: Final = act.NO_ACTION
_IMMEDIATE: Final = [
    [_NONE, _NONE, _NONE, act.HAZARD_FREE, _NONE, act.TRADING],
    [_NONE, _NONE, _NONE, act.BUILD_1, _NONE, act.BUILD_1],
    [_NONE, act.JERSEY_CERTIFICATE, act.JERSEY_2, act.HIRE_CHEAPEST, act.JERSEY_CERTIFICATES, act.JERSEY_4],
]
IMMEDIATE: Final[vec[i64]] = vec[i64]([action for row in _IMMEDIATE for action in row])
FIRST_COLUMN_WITH_POINTS: Final[i64] = 5
WORKER_POINTS: Final[i64] = 4

STARTING_MONEY: Final[vec[i64]] = vec[i64]([6, 7, 8, 9])
