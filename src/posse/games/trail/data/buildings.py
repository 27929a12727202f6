"""Neutral buildings A to G and private buildings 1a to 10b (chapters 5, 9 and 14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns
from posse.games.trail.data import actions as act
from posse.games.trail.data.tiles import BLACK_HAND, BOTH_HANDS, GREEN_HAND, NO_HAND

#    building, craftsmen it demands, points, hand, local actions; two in one bracket are alternatives
_ROWS: Final = [
    ("A", 0, 0, NO_HAND, [[act.GUERNSEY_2], [act.HIRE_0], [act.HIRE_DEARER]]),
    ("B", 0, 0, NO_HAND, [[act.DUTCH_BELT_2], [act.BUILD_2]]),
    ("C", 0, 0, NO_HAND, [[act.CERTIFICATE, act.TAKE_CARD], [act.ENGINE_ENGINEERS]]),
    ("D", 0, 0, NO_HAND, [[act.TRADING, act.ENGINE_2_FOR_2], [act.AUX_ICON]]),
    ("E", 0, 0, NO_HAND, [[act.BLACK_ANGUS_2], [act.BUY_CATTLE]]),
    ("F", 0, 0, NO_HAND, [[act.PAIR_4], [act.HAZARD_7]]),
    ("G", 0, 0, NO_HAND, [[act.ENGINE_ENGINEERS], [act.AUX_ICON]]),
    ("1a", 1, 1, GREEN_HAND, [[act.GAIN_WOODS]]),
    ("1b", 1, 1, GREEN_HAND, [[act.OBJECTIVE_CERTIFICATES], [act.ENGINE_BACK_3]]),
    ("2a", 1, 1, NO_HAND, [[act.GUERNSEY_4], [act.BUY_CATTLE]]),
    ("2b", 1, 1, NO_HAND, [[act.JERSEY_ENGINE], [act.DUTCH_BELT_3]]),
    ("3a", 1, 1, NO_HAND, [[act.PAIR_3], [act.CATTLEMAN_1]]),
    ("3b", 2, 3, NO_HAND, [[act.AUX_ICON], [act.CATTLEMAN_1]]),
    ("4a", 2, 3, BLACK_HAND, [[act.HAZARD_5], [act.CATTLEMAN_2]]),
    ("4b", 2, 3, BLACK_HAND, [[act.DRAW_COWBOYS], [act.CATTLEMAN_3]]),
    ("5a", 3, 4, NO_HAND, [[act.HIRE_CHEAPER], [act.ENGINE_ENGINEERS]]),
    ("5b", 3, 4, NO_HAND, [[act.BLACK_ANGUS_CERTIFICATES], [act.GAIN_ENGINEERS]]),
    ("6a", 4, 5, NO_HAND, [[act.HOLSTEIN_10], [act.AUX_ICON]]),
    ("6b", 4, 5, NO_HAND, [[act.CATTLE_OBJECTIVE]]),
    ("7a", 5, 6, BOTH_HANDS, [[act.GAIN_TEEPEES]]),
    ("7b", 5, 6, BOTH_HANDS, [[act.ENGINE_WOODS]]),
    ("8a", 5, 6, GREEN_HAND, [[act.TRADING, act.AUX_ICON], [act.ENGINE_2]]),
    ("8b", 6, 8, NO_HAND, [[act.COPYING]]),
    ("9a", 7, 9, NO_HAND, [[act.DELIVER_SPECIALLY], [act.ENGINE_3]]),
    ("9b", 6, 8, NO_HAND, [[act.UPGRADE_BEHIND]]),
    ("10a", 9, 13, BLACK_HAND, [[act.CERTIFICATES_FULL], [act.CATTLEMAN_5]]),
    ("10b", 8, 11, BLACK_HAND, [[act.GAIN_4], [act.ENGINE_4], [act.CATTLEMAN_4]]),
]

BUILDING: Final = Nouns("building", [row[0] for row in _ROWS])
BUILDINGS: Final[i64] = 27
NEUTRAL_BUILDINGS: Final[i64] = 7
FIRST_PRIVATE: Final[i64] = NEUTRAL_BUILDINGS
NUMBERS: Final[i64] = 10  # private buildings of a player, each with two sides
CRAFTSMEN: Final[vec[i64]] = vec[i64]([row[1] for row in _ROWS])
BUILDING_POINTS: Final[vec[i64]] = vec[i64]([row[2] for row in _ROWS])
BUILDING_HAND: Final[vec[i64]] = vec[i64]([row[3] for row in _ROWS])
COPIER: Final[i64] = BUILDING.index("8b")

SLOTS: Final[i64] = 3
ALTERNATIVES: Final[i64] = 2
RISK_SLOT: Final[i64] = SLOTS  # the risk action of a spot counts as one more (GWT-5.3)


def _local_actions() -> vec[i64]:
    """Three slots of two alternatives for each building; -1 where there is no action."""
    found = [act.NO_ACTION] * (BUILDINGS * SLOTS * ALTERNATIVES)
    for number, row in enumerate(_ROWS):
        for slot, alternatives in enumerate(row[4]):
            for place, action in enumerate(alternatives):
                found[(number * SLOTS + slot) * ALTERNATIVES + place] = action
    return vec[i64](found)


LOCAL_ACTIONS: Final[vec[i64]] = _local_actions()


def local_action(building: i64, slot: i64, alternative: i64) -> i64:
    """What a building offers in a slot; -1 for nothing."""
    return LOCAL_ACTIONS[(building * SLOTS + slot) * ALTERNATIVES + alternative]
