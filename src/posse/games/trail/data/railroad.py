"""The railroad: spaces, turnouts, stations, cities, station masters (chapters 6 and 13).

Spaces are numbered in the order of the track, turnouts included: 0 is the start, the turnout of station 1 comes after
space 4, and so on to the end, which is space 39 and station 10 at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns
from posse.games.trail.data import actions as act

_TURNOUT_AFTER: Final = {4: 1, 7: 2, 10: 3, 13: 4, 16: 5, 21: 6, 25: 7, 29: 8, 33: 9}


def _track() -> list[tuple[str, int, int]]:
    """Word, number (a turnout has that of the next space, R-03) and station (-1 for none) of every space in order."""
    track: list[tuple[str, int, int]] = []
    for number in range(40):
        track.append((str(number), number, 9 if number == 39 else -1))
        if number in _TURNOUT_AFTER:
            station = _TURNOUT_AFTER[number]
            track.append((f"turnout{station}", number + 1, station - 1))
    return track


_TRACK: Final = _track()
SPACE: Final = Nouns("space", [space[0] for space in _TRACK])
SPACES: Final[i64] = 49
END: Final[i64] = SPACE.index("39")
NOSE: Final[vec[i64]] = vec[i64]([space[1] for space in _TRACK])
STATION_AT: Final[vec[i64]] = vec[i64]([space[2] for space in _TRACK])
IS_TURNOUT: Final[vec[i64]] = vec[i64]([int(space[0].startswith("turnout")) for space in _TRACK])
END_DOLLARS: Final[i64] = 3

# --- stations (GWT-13.11)

STATION: Final = Nouns("station", [f"station{number}" for number in range(1, 11)])
STATIONS: Final[i64] = 10
STATION_COST: Final[vec[i64]] = vec[i64]([2, 2, 4, 4, 6, 8, 7, 6, 5, 3])
STATION_POINTS: Final[vec[i64]] = vec[i64]([1, 1, 2, 2, 3, 5, 6, 7, 8, 9])
STATION_BLACK: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
STATION_SPACE: Final[vec[i64]] = vec[i64]([[space[2] for space in _TRACK].index(station) for station in range(10)])

# --- station masters: immediate action, permanent certificates (GWT-13.8, GWT-13.9, GWT-19.8)

MASTER: Final = Nouns("master", ["workers", "objectives", "hazards", "teepees", "certificates"])
MASTERS: Final[i64] = 5
MASTER_ACTION: Final[vec[i64]] = vec[i64]([act.GAIN_2, act.CLEAR_OR_TRADE, act.NO_ACTION, act.NO_ACTION, act.NO_ACTION])
MASTER_CERTIFICATES: Final[vec[i64]] = vec[i64]([0, 0, 1, 1, 1])
FOR_WORKERS: Final[i64] = MASTER.index("workers")
FOR_OBJECTIVES: Final[i64] = MASTER.index("objectives")
FOR_HAZARDS: Final[i64] = MASTER.index("hazards")
FOR_TEEPEES: Final[i64] = MASTER.index("teepees")
FOR_CERTIFICATES: Final[i64] = MASTER.index("certificates")

# --- cities (GWT-6.7 to GWT-6.11)

#    city, value, black corners, points of a disc; arrow from it to the next: objective card, points
_CITIES: Final = [
    ("kansas_city", 0, 0, -6, 0, 0),
    ("topeka", 1, 0, 0, 1, -3),
    ("wichita", 4, 0, 0, 0, -1),
    ("colorado_springs", 6, 0, 0, 1, 0),
    ("santa_fe", 8, 0, 0, 1, 0),
    ("albuquerque", 10, 1, 0, 0, 6),
    ("el_paso", 12, 1, 0, 0, 8),
    ("san_diego", 14, 0, 0, 0, 4),
    ("sacramento", 16, 1, 6, 0, 0),
    ("san_francisco", 18, 1, 9, 0, 0),
]
CITY: Final = Nouns("city", [row[0] for row in _CITIES])
CITIES: Final[i64] = 10
HOME_CITY: Final[i64] = CITY.index("kansas_city")
SAN_FRANCISCO: Final[i64] = CITY.index("san_francisco")
CITY_VALUE: Final[vec[i64]] = vec[i64]([row[1] for row in _CITIES])
CITY_BLACK: Final[vec[i64]] = vec[i64]([row[2] for row in _CITIES])
CITY_POINTS: Final[vec[i64]] = vec[i64]([row[3] for row in _CITIES])
ARROW_CARDS: Final[vec[i64]] = vec[i64]([row[4] for row in _CITIES])
ARROW_POINTS: Final[vec[i64]] = vec[i64]([row[5] for row in _CITIES])
HOLDS_SEVERAL: Final[vec[i64]] = vec[i64]([int(row[0] in ("kansas_city", "san_francisco")) for row in _CITIES])
HOME_DOLLARS: Final[i64] = 6

# A cross n stands between the spaces n and n + 1 (GWT-6.11).
CROSSES: Final[vec[i64]] = vec[i64]([3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17])
