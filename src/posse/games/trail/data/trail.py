"""The trail: its spots in the order of travel, forks, woods, risk actions (GWT-4.3, GWT-9.6, GWT-14.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns
from posse.games.trail.data.actions import NO_ACTION, RISK_CATTLE, RISK_JERSEY
from posse.games.trail.data.tiles import HAZARD

START_FIELD: Final[i64] = 0
NEUTRAL_SPOT: Final[i64] = 1
BUILDING_SPOT: Final[i64] = 2
HAZARD_SPOT: Final[i64] = 3
TRADE_SPOT: Final[i64] = 4
OFF_TRADE_SPOT: Final[i64] = 5  # beside the trail, never entered (GWT-4.10)
THE_CITY: Final[i64] = 6

SPOT_KIND: Final = Nouns("spot_kind", ["start", "neutral", "building", "hazard", "trade", "off_trade", "city"])

_N, _B, _H, _T, _O = NEUTRAL_SPOT, BUILDING_SPOT, HAZARD_SPOT, TRADE_SPOT, OFF_TRADE_SPOT

#    spot, kind, where the arrows lead, in the woods, risk action
_ROWS: Final = [
    ("start", START_FIELD, ["a"], False, NO_ACTION),
    ("a", _N, ["a1", "flood1"], False, NO_ACTION),
    ("a1", _B, ["a2"], False, NO_ACTION),
    ("a2", _B, ["a3"], False, NO_ACTION),
    ("a3", _B, ["b"], False, NO_ACTION),
    ("flood1", _H, ["flood2"], False, NO_ACTION),
    ("flood2", _H, ["flood3"], False, NO_ACTION),
    ("flood3", _H, ["flood4"], False, NO_ACTION),
    ("flood4", _H, ["flood_risk1"], False, NO_ACTION),
    ("flood_risk1", _B, ["flood_risk2"], False, RISK_JERSEY),
    ("flood_risk2", _B, ["b"], True, RISK_JERSEY),
    ("b", _N, ["b1", "drought1"], False, NO_ACTION),
    ("b1", _B, ["b2"], True, NO_ACTION),
    ("b2", _B, ["b3"], False, NO_ACTION),
    ("b3", _B, ["c"], False, NO_ACTION),
    ("drought1", _H, ["drought2"], False, NO_ACTION),
    ("drought2", _H, ["drought3"], False, NO_ACTION),
    ("drought3", _H, ["drought4"], False, NO_ACTION),
    ("drought4", _H, ["drought_risk"], False, NO_ACTION),
    ("drought_risk", _B, ["c"], False, RISK_CATTLE),
    ("c", _N, ["c_north1", "c_south"], False, NO_ACTION),
    ("c_north1", _B, ["c_north2"], True, NO_ACTION),
    ("c_north2", _B, ["e"], True, NO_ACTION),
    ("c_south", _B, ["d", "trade1"], False, NO_ACTION),
    ("d", _N, ["e"], False, NO_ACTION),
    ("trade1", _T, ["trade2"], False, NO_ACTION),
    ("trade2", _T, ["trade4"], False, NO_ACTION),
    ("trade4", _T, ["trade6"], False, NO_ACTION),
    ("trade6", _T, ["trade8"], False, NO_ACTION),
    ("trade8", _T, ["trade10"], False, NO_ACTION),
    ("trade10", _T, ["trade_risk1"], False, NO_ACTION),
    ("trade_risk1", _B, ["trade_risk2"], False, RISK_CATTLE),
    ("trade_risk2", _B, ["e"], False, RISK_JERSEY),
    ("trade_minus3", _O, [], False, NO_ACTION),
    ("trade_minus2", _O, [], False, NO_ACTION),
    ("trade_minus1", _O, [], False, NO_ACTION),
    ("e", _N, ["e1", "rockfall1"], False, NO_ACTION),
    ("e1", _B, ["e2"], True, NO_ACTION),
    ("e2", _B, ["f"], True, NO_ACTION),
    ("rockfall1", _H, ["rockfall2"], False, NO_ACTION),
    ("rockfall2", _H, ["rockfall3"], False, NO_ACTION),
    ("rockfall3", _H, ["rockfall4"], False, NO_ACTION),
    ("rockfall4", _H, ["rockfall_risk1"], False, NO_ACTION),
    ("rockfall_risk1", _B, ["rockfall_risk2"], False, RISK_CATTLE),
    ("rockfall_risk2", _B, ["f"], True, RISK_JERSEY),
    ("f", _N, ["f1", "f2"], False, NO_ACTION),
    ("f1", _B, ["g"], False, NO_ACTION),
    ("f2", _B, ["g"], True, NO_ACTION),
    ("g", _N, ["g1", "g2"], False, NO_ACTION),
    ("g1", _B, ["kansas_city"], False, NO_ACTION),
    ("g2", _B, ["kansas_city"], False, NO_ACTION),
    ("kansas_city", THE_CITY, [], False, NO_ACTION),
]

SPOT: Final = Nouns("spot", [row[0] for row in _ROWS])
SPOTS: Final[i64] = 52
START: Final[i64] = SPOT.index("start")
KANSAS_CITY: Final[i64] = SPOT.index("kansas_city")


def _next(which: int) -> vec[i64]:
    """The first or the second arrow of every spot; -1 if there is none."""
    return vec[i64]([SPOT.index(row[2][which]) if len(row[2]) > which else -1 for row in _ROWS])


KIND_OF: Final[vec[i64]] = vec[i64]([row[1] for row in _ROWS])
NEXT: Final[vec[i64]] = _next(0)
FORK: Final[vec[i64]] = _next(1)
IN_WOODS: Final[vec[i64]] = vec[i64]([int(row[3]) for row in _ROWS])
RISK: Final[vec[i64]] = vec[i64]([row[4] for row in _ROWS])

NEUTRAL_SPOTS: Final[vec[i64]] = vec[i64]([SPOT.index(word) for word in "abcdefg"])
BUILDING_SPOTS: Final[vec[i64]] = vec[i64]([SPOT.index(row[0]) for row in _ROWS if row[1] == _B])

# Where tiles are laid, the lowest value first (GWT-2.5, GWT-6.1), and what trading there brings (GWT-11.1).
TRADE_SPOTS: Final[vec[i64]] = vec[i64](
    [SPOT.index(f"trade{value}") for value in ("_minus3", "_minus2", "_minus1", "1", "2", "4", "6", "8", "10")]
)
TRADE_VALUE: Final[vec[i64]] = vec[i64]([-3, -2, -1, 1, 2, 4, 6, 8, 10])
#                                                flood, drought, rockfall: four spots each
HAZARD_SPOTS: Final[vec[i64]] = vec[i64](
    [SPOT.index(f"{hazard}{place}") for hazard in HAZARD.words for place in (1, 2, 3, 4)]
)
SECTION: Final[i64] = 4  # hazard spots in a section


def is_visited(spot: i64) -> bool:
    """Whether there is a phase B on a spot: neither beside the trail nor at one of its ends."""
    return spot >= 0 and NEUTRAL_SPOT <= KIND_OF[spot] <= TRADE_SPOT
