"""The icons: every action that a building, a spot, a worker's column, a card or a station master shows (GWT-0.7).

The same icon is the same action wherever it is printed, so each is one row here, which other tables refer to.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.words import Nouns
from posse.games.trail.data.breeds import BLACK_ANGUS, DUTCH_BELT, GUERNSEY, HOLSTEIN, JERSEY

# --- effects

DISCARD: Final[i64] = 0  # cards for a reward
HIRE: Final[i64] = 1
BUILD: Final[i64] = 2
CERTIFICATES: Final[i64] = 3
TAKE_OBJECTIVE: Final[i64] = 4
ENGINE: Final[i64] = 5
ENGINE_BACK: Final[i64] = 6
TRADE: Final[i64] = 7
AUXILIARY: Final[i64] = 8
BUY: Final[i64] = 9
HAZARD: Final[i64] = 10
CATTLEMAN: Final[i64] = 11
FREE_MOVE: Final[i64] = 12
GAIN: Final[i64] = 13
DRAW: Final[i64] = 14
COPY: Final[i64] = 15
STATION_BEHIND: Final[i64] = 16
SPECIAL_DELIVERY: Final[i64] = 17
HAZARD_OR_TRADE: Final[i64] = 18

# --- which cards are discarded: a breed by its number, or

ANY_CATTLE: Final[i64] = 20
PAIR: Final[i64] = 21
AN_OBJECTIVE: Final[i64] = 22

# --- how many steps, spaces or cards: a number, or

ENGINEERS: Final[i64] = -1
COWBOYS: Final[i64] = -2
WOODS: Final[i64] = -3  # the player's buildings in the woods
TEEPEE_PAIRS: Final[i64] = -4
TO_THE_LIMIT: Final[i64] = 9

NO_ACTION: Final[i64] = -1

_NAMES: Final[list[str]] = []
_ROWS: Final[list[list[int]]] = []


def _icon(
    name: str,
    op: int,
    *,
    card: int = -1,
    steps: int = 0,
    cost: int = 0,
    dollars: int = 0,
    certificates: int = 0,
    per: int = 0,
) -> int:
    """One row; `dollars` is a gain or, for hiring, a change of the wage; `per` is what a gain is multiplied by."""
    _NAMES.append(name)
    _ROWS.append([op, card, steps, cost, dollars, certificates, per])
    return len(_NAMES) - 1


GUERNSEY_2: Final[i64] = _icon("guernsey_2", DISCARD, card=GUERNSEY, dollars=2)
GUERNSEY_4: Final[i64] = _icon("guernsey_4", DISCARD, card=GUERNSEY, dollars=4)
DUTCH_BELT_2: Final[i64] = _icon("dutch_belt_2", DISCARD, card=DUTCH_BELT, dollars=2)
DUTCH_BELT_3: Final[i64] = _icon("dutch_belt_3", DISCARD, card=DUTCH_BELT, dollars=3)
BLACK_ANGUS_2: Final[i64] = _icon("black_angus_2", DISCARD, card=BLACK_ANGUS, dollars=2)
BLACK_ANGUS_CERTIFICATES: Final[i64] = _icon("black_angus_certificates", DISCARD, card=BLACK_ANGUS, certificates=2)
HOLSTEIN_10: Final[i64] = _icon("holstein_10", DISCARD, card=HOLSTEIN, dollars=10)
PAIR_4: Final[i64] = _icon("pair_4", DISCARD, card=PAIR, dollars=4)
PAIR_3: Final[i64] = _icon("pair_3", DISCARD, card=PAIR, dollars=3)
JERSEY_ENGINE: Final[i64] = _icon("jersey_engine", DISCARD, card=JERSEY, steps=1)
OBJECTIVE_CERTIFICATES: Final[i64] = _icon("objective_certificates", DISCARD, card=AN_OBJECTIVE, certificates=2)
CATTLE_OBJECTIVE: Final[i64] = _icon("cattle_objective", DISCARD, card=ANY_CATTLE, dollars=3)
RISK_JERSEY: Final[i64] = _icon("risk_jersey", DISCARD, card=JERSEY, dollars=2, certificates=1)
RISK_CATTLE: Final[i64] = _icon("risk_cattle", DISCARD, card=ANY_CATTLE, certificates=1)
JERSEY_CERTIFICATE: Final[i64] = _icon("jersey_certificate", DISCARD, card=JERSEY, certificates=1)
JERSEY_2: Final[i64] = _icon("jersey_2", DISCARD, card=JERSEY, dollars=2)
JERSEY_CERTIFICATES: Final[i64] = _icon("jersey_certificates", DISCARD, card=JERSEY, certificates=2)
JERSEY_4: Final[i64] = _icon("jersey_4", DISCARD, card=JERSEY, dollars=4)
HIRE_0: Final[i64] = _icon("hire", HIRE)
HIRE_DEARER: Final[i64] = _icon("hire_dearer", HIRE, dollars=2)
HIRE_CHEAPER: Final[i64] = _icon("hire_cheaper", HIRE, dollars=-1)
HIRE_CHEAPEST: Final[i64] = _icon("hire_cheapest", HIRE, dollars=-2)
BUILD_2: Final[i64] = _icon("build", BUILD, cost=2)
BUILD_1: Final[i64] = _icon("build_cheaply", BUILD, cost=1)
CERTIFICATE: Final[i64] = _icon("certificate", CERTIFICATES, certificates=1)
CERTIFICATES_FULL: Final[i64] = _icon("certificates_full", CERTIFICATES, certificates=TO_THE_LIMIT)
TAKE_CARD: Final[i64] = _icon("take_objective", TAKE_OBJECTIVE)
ENGINE_ENGINEERS: Final[i64] = _icon("engine_engineers", ENGINE, steps=ENGINEERS)
ENGINE_2_FOR_2: Final[i64] = _icon("engine_2_for_2", ENGINE, steps=2, cost=2)
ENGINE_2: Final[i64] = _icon("engine_2", ENGINE, steps=2)
ENGINE_3: Final[i64] = _icon("engine_3", ENGINE, steps=3)
ENGINE_4: Final[i64] = _icon("engine_4", ENGINE, steps=4)
ENGINE_WOODS: Final[i64] = _icon("engine_woods", ENGINE, steps=WOODS)
ENGINE_BACK_3: Final[i64] = _icon("engine_back_3", ENGINE_BACK, steps=1, dollars=3)
TRADING: Final[i64] = _icon("trade", TRADE)
AUX_ICON: Final[i64] = _icon("auxiliary", AUXILIARY)
BUY_CATTLE: Final[i64] = _icon("buy_cattle", BUY)
HAZARD_7: Final[i64] = _icon("hazard_7", HAZARD, cost=7)
HAZARD_5: Final[i64] = _icon("hazard_5", HAZARD, cost=5)
HAZARD_FREE: Final[i64] = _icon("hazard_free", HAZARD)
CATTLEMAN_1: Final[i64] = _icon("cattleman_1", CATTLEMAN, steps=1)
CATTLEMAN_2: Final[i64] = _icon("cattleman_2", CATTLEMAN, steps=2)
CATTLEMAN_3: Final[i64] = _icon("cattleman_3", CATTLEMAN, steps=3)
CATTLEMAN_4: Final[i64] = _icon("cattleman_4", CATTLEMAN, steps=4)
CATTLEMAN_5: Final[i64] = _icon("cattleman_5", CATTLEMAN, steps=5)
FREE_MOVE_3: Final[i64] = _icon("free_move_3", FREE_MOVE, steps=3)
GAIN_2: Final[i64] = _icon("gain_2", GAIN, dollars=2)
GAIN_4: Final[i64] = _icon("gain_4", GAIN, dollars=4)
GAIN_WOODS: Final[i64] = _icon("gain_woods", GAIN, dollars=2, per=WOODS)
GAIN_TEEPEES: Final[i64] = _icon("gain_teepees", GAIN, dollars=2, certificates=2, per=TEEPEE_PAIRS)
GAIN_ENGINEERS: Final[i64] = _icon("gain_engineers", GAIN, dollars=1, per=ENGINEERS)
DRAW_COWBOYS: Final[i64] = _icon("draw_cowboys", DRAW, steps=COWBOYS)
DRAW_3: Final[i64] = _icon("draw_3", DRAW, steps=3)
COPYING: Final[i64] = _icon("copy", COPY)
UPGRADE_BEHIND: Final[i64] = _icon("upgrade_behind", STATION_BEHIND)
DELIVER_SPECIALLY: Final[i64] = _icon("special_delivery", SPECIAL_DELIVERY)
CLEAR_OR_TRADE: Final[i64] = _icon("hazard_or_trade", HAZARD_OR_TRADE)

ACTION: Final = Nouns("action", _NAMES)


def _column(place: int) -> vec[i64]:
    column = vec[i64]()
    for row in _ROWS:
        column = append(column, row[place])
    return column


OP_OF: Final[vec[i64]] = _column(0)
CARD_FOR: Final[vec[i64]] = _column(1)
STEPS_OF: Final[vec[i64]] = _column(2)
COST_OF: Final[vec[i64]] = _column(3)
DOLLARS_OF: Final[vec[i64]] = _column(4)
CERTIFICATES_OF: Final[vec[i64]] = _column(5)
PER_OF: Final[vec[i64]] = _column(6)
