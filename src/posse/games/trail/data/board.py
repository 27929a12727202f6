"""A player's board: discs, auxiliary actions, workers, certificates (chapters 7, 8, 15 and 16)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import NOTHING, Nouns, Numbers
from posse.games.trail.data import actions as act

# --- discs by what their place unlocks

#    disc, corners, what its place costs, the twin that must be gone first because both unlock the same
_DISCS: Final = [
    ("aux_dollar2", "white", 0, ""),
    ("aux_draw2", "white", 0, ""),
    ("aux_certificate1", "white", 0, ""),
    ("aux_certificate2", "white", 0, "aux_certificate1"),
    ("aux_engine1", "white", 0, ""),
    ("aux_engine2", "white", 0, "aux_engine1"),
    ("aux_remove1", "white", 0, ""),
    ("aux_remove2", "white", 0, "aux_remove1"),
    ("certificates4", "white", 0, ""),
    ("step_dollars", "black", 0, ""),
    ("step_points", "black", 0, ""),
    ("hand1", "black", 5, ""),
    ("hand2", "black", 5, "hand1"),
    ("certificates6", "black", 0, ""),
]
DISC: Final = Nouns("disc", [row[0] for row in _DISCS])
DISCS: Final[i64] = 14
CERTIFICATES_4: Final[i64] = DISC.index("certificates4")
STEP_DOLLARS: Final[i64] = DISC.index("step_dollars")
STEP_POINTS: Final[i64] = DISC.index("step_points")
HAND_1: Final[i64] = DISC.index("hand1")
HAND_2: Final[i64] = DISC.index("hand2")
CERTIFICATES_6: Final[i64] = DISC.index("certificates6")
ALL_DISCS: Final[i64] = sum(1 << disc for disc in range(len(_DISCS)))
WHITE_MASK: Final[i64] = sum(1 << disc for disc, row in enumerate(_DISCS) if row[1] == "white")
COSTLY_MASK: Final[i64] = sum(1 << disc for disc, row in enumerate(_DISCS) if row[2])
DISC_COST: Final[vec[i64]] = vec[i64]([row[2] for row in _DISCS])
FIRST_TWIN: Final[vec[i64]] = vec[i64]([DISC.index(row[3] or NOTHING) for row in _DISCS])
STEP_DISC_DOLLARS: Final[i64] = 3
STEP_DISC_POINTS: Final[i64] = 3

# --- auxiliary actions

#    action; the disc on each of its places, - where none ever lies; cost, dollars and certificates of the single action
_AUXES: Final = [
    ("dollar", NOTHING, "aux_dollar2", 0, 1, 0),
    ("draw", NOTHING, "aux_draw2", 0, 0, 0),
    ("certificate", "aux_certificate1", "aux_certificate2", 1, 0, 1),
    ("engine", "aux_engine1", "aux_engine2", 1, 0, 0),
    ("remove", "aux_remove1", "aux_remove2", 0, 0, 0),
]
AUX: Final = Nouns("aux", [row[0] for row in _AUXES])
AUXES: Final[i64] = 5
AUX_DOLLAR: Final[i64] = AUX.index("dollar")
AUX_DRAW: Final[i64] = AUX.index("draw")
AUX_CERTIFICATE: Final[i64] = AUX.index("certificate")
AUX_ENGINE: Final[i64] = AUX.index("engine")
AUX_FIRST: Final[vec[i64]] = vec[i64]([DISC.index(row[1]) for row in _AUXES])
AUX_SECOND: Final[vec[i64]] = vec[i64]([DISC.index(row[2]) for row in _AUXES])
AUX_COST: Final[vec[i64]] = vec[i64]([row[3] for row in _AUXES])
AUX_DOLLARS: Final[vec[i64]] = vec[i64]([row[4] for row in _AUXES])
AUX_CERTIFICATES: Final[vec[i64]] = vec[i64]([row[5] for row in _AUXES])

# --- limits

BASE_HAND: Final[i64] = 4
CERTIFICATE_VALUE: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 6])
CERTIFICATE_DISC: Final[vec[i64]] = vec[i64]([-1, -1, -1, -1, CERTIFICATES_4, CERTIFICATES_6])  # on that place at first
CERTIFICATES_SPENT: Final = Numbers("certificates", 7)

# Steps for two, three and four players: at the start, and for each of the two discs (GWT-4.6).
BASE_STEPS: Final[vec[i64]] = vec[i64]([3, 3, 4])
STEPS_FOR_DOLLARS_DISC: Final[vec[i64]] = vec[i64]([1, 2, 2])
STEPS_FOR_POINTS_DISC: Final[vec[i64]] = vec[i64]([1, 1, 1])

# --- workers: a row of columns 1 to 6 for cowboys, craftsmen and engineers, with the immediate actions (GWT-8.5)

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
