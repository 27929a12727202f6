"""The kinds of steps of Great Western Trail: openers for each, and the only place that knows what an argument means.

Most questions carry `may_skip`: an action that was offered on the side (by a worker's column, a card, a station master)
can be declined, one that was chosen cannot (R-35).
"""

from typing import Final

from mypy_extensions import i64

from posse.engine.state import WIDTH, arg, bit, push
from posse.engine.step import Kinds
from posse.engine.words import NUMBER, SEAT
from posse.games.trail.data.actions import ACTION
from posse.games.trail.data.breeds import BREED
from posse.games.trail.data.buildings import BUILDING
from posse.games.trail.data.market import OFFER
from posse.games.trail.data.railroad import CITY, STATION
from posse.games.trail.data.trail import SPOT
from posse.games.trail.state import TrailState

KINDS: Final = Kinds()

# --- duties of the game

GAME: Final[i64] = KINDS.kind("game")
TURN: Final[i64] = KINDS.kind("turn", seat=SEAT, part=NUMBER)
ARRIVE: Final[i64] = KINDS.kind("arrive", seat=SEAT)
KANSAS_CITY: Final[i64] = KINDS.kind("kansas_city", seat=SEAT, part=NUMBER)
DELIVERED: Final[i64] = KINDS.kind("delivered", seat=SEAT, city=CITY, special=NUMBER)
PAY_TRANSPORT: Final[i64] = KINDS.kind("pay_transport", seat=SEAT, city=CITY)
ENGINE_STOPS: Final[i64] = KINDS.kind("engine_stops", seat=SEAT)
IMMEDIATE: Final[i64] = KINDS.kind("immediate", seat=SEAT, action=ACTION)
GAIN_AFTER: Final[i64] = KINDS.kind("gain_after", seat=SEAT, dollars=NUMBER, certificates=NUMBER)

# --- phase A

BEGIN: Final[i64] = KINDS.kind("begin")
MOVE: Final[i64] = KINDS.kind("move")
DRIVE: Final[i64] = KINDS.kind("drive", steps=NUMBER)
FREE_MOVE: Final[i64] = KINDS.kind("free_move", steps=NUMBER)
WAY: Final[i64] = KINDS.kind("way", spot=SPOT, steps=NUMBER, free=NUMBER)

# --- phase B

VISIT: Final[i64] = KINDS.kind("visit", spot=SPOT, used=NUMBER, copies=NUMBER)
OFFERED: Final[i64] = KINDS.kind("offered", action=ACTION)
DISCARD_FOR: Final[i64] = KINDS.kind("discard_for", action=ACTION, left=NUMBER, breed=BREED)
DISCARD_DRAWN: Final[i64] = KINDS.kind("discard_drawn", left=NUMBER)
REMOVE_CARDS: Final[i64] = KINDS.kind("remove_cards", left=NUMBER)
DRAW_CARDS: Final[i64] = KINDS.kind("draw_cards", most=NUMBER, may_skip=NUMBER)
AUXILIARY: Final[i64] = KINDS.kind("auxiliary", may_skip=NUMBER)
HIRE: Final[i64] = KINDS.kind("hire", modifier=NUMBER, may_skip=NUMBER)
BUILD: Final[i64] = KINDS.kind("build", each=NUMBER, may_skip=NUMBER)
SITE: Final[i64] = KINDS.kind("site", building=BUILDING, each=NUMBER)
BUY: Final[i64] = KINDS.kind("buy", cowboys=NUMBER, begun=NUMBER)
BUY_SECOND: Final[i64] = KINDS.kind("buy_second", offer=OFFER)
OBJECTIVE: Final[i64] = KINDS.kind("objective", to_hand=NUMBER, may_skip=NUMBER)
TRADE: Final[i64] = KINDS.kind("trade", may_skip=NUMBER)
HAZARD: Final[i64] = KINDS.kind("hazard", cost=NUMBER, may_skip=NUMBER)
HAZARD_OR_TRADE: Final[i64] = KINDS.kind("hazard_or_trade")

# --- the railroad

ENGINE: Final[i64] = KINDS.kind("engine", steps=NUMBER, may_skip=NUMBER)
ENGINE_BACK: Final[i64] = KINDS.kind("engine_back", steps=NUMBER)
ENGINE_HOME: Final[i64] = KINDS.kind("engine_home")
SPECIAL_DELIVERY: Final[i64] = KINDS.kind("special_delivery")
UPGRADE: Final[i64] = KINDS.kind("upgrade", station=STATION)
UPGRADE_BEHIND: Final[i64] = KINDS.kind("upgrade_behind")
STATION_MASTER: Final[i64] = KINDS.kind("station_master", station=STATION)
CITY_DISC: Final[i64] = KINDS.kind("city_disc", city=CITY, transport=NUMBER)
STATION_DISC: Final[i64] = KINDS.kind("station_disc", station=STATION)

# --- Kansas City

FORESIGHT: Final[i64] = KINDS.kind("foresight", column=NUMBER)
INCOME: Final[i64] = KINDS.kind("income", value=NUMBER)
DELIVER: Final[i64] = KINDS.kind("deliver", value=NUMBER, special=NUMBER)

MAY_SKIP: Final[i64] = 1
MUST: Final[i64] = 0


def ask(state: TrailState, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """A question for one seat."""
    push(state, kind, bit(seat), a, b, c)


def offer_at_once(state: TrailState, seat: i64, action: i64) -> None:
    """An action to be done now or never (GWT-8.4, GWT-12.4, GWT-13.9); none is nothing."""
    if action >= 0:
        push(state, IMMEDIATE, 0, seat, action)


def may_skip(state: TrailState) -> bool:
    """Of questions whose second argument says so."""
    return arg(state, 1) != 0


# --- a visit: which actions have been used, of the building one stands on and of those that it copies

LEVELS: Final[i64] = 5  # the building itself, and a chain of copies: there are no more copiers than players
LEVEL_BITS: Final[i64] = 4  # three slots and the risk action
ALL_SLOTS: Final[i64] = 0xFFFFF
AUX_USED: Final[i64] = 0x1000000
SPOT_BITS: Final[i64] = 6


def visited_at(spot: i64, copies: i64, level: i64) -> i64:
    """Where the building of a level stands: level 0 is the one visited, the next ones are copied; -1 if none is."""
    if level == 0:
        return spot
    return (copies >> (level - 1) * SPOT_BITS & 63) - 1


def slot_bit(level: i64, slot: i64) -> i64:
    return bit(level * LEVEL_BITS + slot)


def with_copy(copies: i64, spot: i64) -> i64:
    """The chain with one more building."""
    level: i64 = 0
    while copies >> level * SPOT_BITS & 63:
        level += 1
    return copies + (spot + 1) * bit(level * SPOT_BITS)


def lose_actions(state: TrailState, spot: i64) -> None:
    """GWT-9.5, R-32: what a replaced building still offered in this visit is lost, as is what is copied from it."""
    for depth in range(state.top + 1):
        row = depth * WIDTH
        if state.stack[row] != VISIT:
            continue
        for level in range(LEVELS):
            if visited_at(state.stack[row + 2], state.stack[row + 4], level) == spot:
                state.stack[row + 3] |= ALL_SLOTS & ~(bit(level * LEVEL_BITS) - 1)
                return
