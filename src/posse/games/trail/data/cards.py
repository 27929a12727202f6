"""Cattle cards and objective cards (GWT-1.1, GWT-1.2, chapter 12).

A player's deck contains both, so they share one list: 13 kinds of cattle (West Highland and Texas Longhorn differ in
their points), then 21 objectives. Starting objectives never enter a deck: they are the last ones in the list.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns
from posse.games.trail.data.actions import AUX_ICON, DRAW_3, ENGINE_2, ENGINE_3, FREE_MOVE_3, GAIN_2, NO_ACTION
from posse.games.trail.data.breeds import BREED

# --- cattle

#    card              breed  points  how many in a starting deck, in the market
_CATTLE: Final = [
    ("jersey", "jersey", 0, 5, 0),
    ("dutch_belt", "dutch_belt", 0, 3, 0),
    ("black_angus", "black_angus", 0, 3, 0),
    ("guernsey", "guernsey", 0, 3, 0),
    ("holstein", "holstein", 1, 0, 7),
    ("brown_swiss", "brown_swiss", 2, 0, 7),
    ("ayrshire", "ayrshire", 3, 0, 7),
    ("west_highland3", "west_highland", 3, 0, 3),
    ("west_highland4", "west_highland", 4, 0, 3),
    ("west_highland5", "west_highland", 5, 0, 3),
    ("texas_longhorn5", "texas_longhorn", 5, 0, 2),
    ("texas_longhorn6", "texas_longhorn", 6, 0, 2),
    ("texas_longhorn7", "texas_longhorn", 7, 0, 2),
]
CATTLE: Final[i64] = 13
FIRST_MARKET_CARD: Final[i64] = 4  # the cards before it are those of the starting decks
BREED_OF: Final[vec[i64]] = vec[i64]([BREED.index(row[1]) for row in _CATTLE])
CATTLE_POINTS: Final[vec[i64]] = vec[i64]([row[2] for row in _CATTLE])
STARTING_CATTLE: Final[vec[i64]] = vec[i64]([row[3] for row in _CATTLE])
MARKET_CATTLE: Final[vec[i64]] = vec[i64]([row[4] for row in _CATTLE])

# --- objectives

TASK: Final = Nouns(
    "task",
    [
        "building",
        "green_teepee",
        "blue_teepee",
        "hazard",
        "station",
        "cattle3",
        "cattle4",
        "cattle5",
        "san_francisco",
    ],
)
TASKS: Final[i64] = 9
TASK_BUILDING: Final[i64] = TASK.index("building")
TASK_GREEN: Final[i64] = TASK.index("green_teepee")
TASK_BLUE: Final[i64] = TASK.index("blue_teepee")
TASK_HAZARD: Final[i64] = TASK.index("hazard")
TASK_STATION: Final[i64] = TASK.index("station")
TASK_CATTLE3: Final[i64] = TASK.index("cattle3")
TASK_CATTLE4: Final[i64] = TASK.index("cattle4")
TASK_CATTLE5: Final[i64] = TASK.index("cattle5")
TASK_SAN_FRANCISCO: Final[i64] = TASK.index("san_francisco")

# The breeding value of the cattle that a task asks for.
VALUE_OF_TASK: Final = {TASK_CATTLE3: 3, TASK_CATTLE4: 4, TASK_CATTLE5: 5}

_LETTER: Final = {
    "b": TASK_BUILDING,
    "g": TASK_GREEN,
    "l": TASK_BLUE,
    "h": TASK_HAZARD,
    "s": TASK_STATION,
    "3": TASK_CATTLE3,
    "4": TASK_CATTLE4,
    "5": TASK_CATTLE5,
    "f": TASK_SAN_FRANCISCO,
}

#    card, tasks by letter, points, penalty, how many, immediate action
_OBJECTIVES: Final = [
    ("gain_bll", "bll", 3, 2, 1, GAIN_2),
    ("gain_bgl", "bgl", 3, 2, 1, GAIN_2),
    ("gain_4hh", "4hh", 3, 2, 1, GAIN_2),
    ("gain_ssh", "ssh", 3, 2, 1, GAIN_2),
    ("gain_333b", "333b", 4, 2, 1, GAIN_2),
    ("aux_sf", "f", 5, 3, 4, AUX_ICON),
    ("draw_bbh", "bbh", 3, 2, 1, DRAW_3),
    ("draw_sgl", "sgl", 3, 2, 1, DRAW_3),
    ("draw_5h", "5h", 3, 2, 1, DRAW_3),
    ("draw_sgg", "sgg", 3, 2, 1, DRAW_3),
    ("draw_333s", "333s", 4, 2, 1, DRAW_3),
    ("engine_44sg", "44sg", 5, 3, 1, ENGINE_2),
    ("engine_345", "345", 5, 3, 1, ENGINE_2),
    ("engine_bbgg", "bbgg", 5, 3, 1, ENGINE_2),
    ("engine_blhh", "blhh", 5, 3, 1, ENGINE_3),
    ("engine_sshh", "sshh", 5, 3, 1, ENGINE_3),
    ("move_bbhh", "bbhh", 5, 2, 1, FREE_MOVE_3),
    ("move_ssll", "ssll", 5, 2, 1, FREE_MOVE_3),
    ("move_345", "345", 5, 2, 1, FREE_MOVE_3),
    ("move_34hh", "34hh", 5, 2, 1, FREE_MOVE_3),
    ("move_ssbb", "ssbb", 5, 2, 1, FREE_MOVE_3),
    ("start_34b", "34b", 3, 0, 1, NO_ACTION),
    ("start_ssg", "ssg", 3, 0, 1, NO_ACTION),
    ("start_bbh", "bbh", 3, 0, 1, NO_ACTION),
    ("start_lhh", "lhh", 3, 0, 1, NO_ACTION),
]
OBJECTIVES: Final[i64] = 21  # kinds in the stack
STARTING_OBJECTIVES: Final[i64] = 4  # dealt at the start, never in a deck
FIRST_STARTING: Final[i64] = OBJECTIVES
ALL_OBJECTIVES: Final[i64] = 25
OBJECTIVE: Final = Nouns("objective", [row[0] for row in _OBJECTIVES])
OBJECTIVE_POINTS: Final[vec[i64]] = vec[i64]([row[2] for row in _OBJECTIVES])
OBJECTIVE_PENALTY: Final[vec[i64]] = vec[i64]([row[3] for row in _OBJECTIVES])
OBJECTIVE_COUNT: Final[vec[i64]] = vec[i64]([row[4] for row in _OBJECTIVES[:OBJECTIVES]])
OBJECTIVE_ACTION: Final[vec[i64]] = vec[i64]([row[5] for row in _OBJECTIVES])


# The tasks of every objective in the order in which they are printed.
TASKS_OF: Final = [[_LETTER[letter] for letter in row[1]] for row in _OBJECTIVES]


def _needs() -> vec[i64]:
    """How many items of each kind an objective asks for: 25 rows of 9."""
    needed = [0] * (25 * 9)
    for number in range(len(_OBJECTIVES)):
        for task in TASKS_OF[number]:
            needed[number * 9 + task] += 1
    return vec[i64](needed)


NEEDS: Final[vec[i64]] = _needs()
DISPLAY: Final[i64] = 4  # cards in the objective display (GWT-2.10)

# --- what a deck can hold

CARD: Final = Nouns("card", [*[row[0] for row in _CATTLE], *OBJECTIVE.words[:OBJECTIVES]])
CARDS: Final[i64] = 34
FIRST_OBJECTIVE: Final[i64] = CATTLE
