"""The chance to win a duel."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.state import bit
from posse.games.carson import frames
from posse.games.carson.data.rates import TILE_VALUES
from posse.games.carson.reserve import firepower
from posse.games.carson.state import CarsonState

FACES: Final = 6
DUEL_STAKE: Final = 3.0  # points, on average
TILE_PRICE: Final = 0.3  # points for each step by which a tile is higher


def _wins(lead: int, tie: float) -> float:
    """The part of all rolls of two dice that wins with a lead in firepower; `tie` is what equal sums count."""
    total = 0.0
    for mine in range(FACES):
        for other in range(FACES):
            total += 1.0 if mine + lead > other else tie if mine + lead == other else 0.0
    return total / 36.0


# By lead, from -6 to 6: how often it wins if ties are lost, if they are shared, and if they are won.
LOST_TIES: Final = vec[float]([_wins(lead, 0.0) for lead in range(-6, 7)])
SHARED_TIES: Final = vec[float]([_wins(lead, 0.5) for lead in range(-6, 7)])
WON_TIES: Final = vec[float]([_wins(lead, 1.0) for lead in range(-6, 7)])


def chance_against(state: CarsonState, seat: i64, other: i64, lead: i64) -> float:
    """Against one other with this lead in firepower; ties go to the one who passes first (CC-6.7)."""
    index = 6 + (-6 if lead < -6 else 6 if lead > 6 else lead)
    for position in range(state.passed):
        if state.pass_order[position] == seat:
            return WON_TIES[index]
        if state.pass_order[position] == other:
            return LOST_TIES[index]
    return SHARED_TIES[index]


def chance(state: CarsonState, seat: i64, mask: i64) -> float:
    """Against all others of a mask of seats, as if each were fought alone."""
    if mask & ~bit(seat) == 0:
        return 1.0
    mine = firepower(state, seat)
    odds = 1.0
    for other in range(state.seats):
        if other != seat and mask & bit(other):
            odds *= chance_against(state, seat, other, mine - firepower(state, other))
    return odds


def tile_worth(state: CarsonState, seat: i64, tile: i64) -> float:
    """What it is worth to lay a duel tile: the chance to win with it, less what a high tile is worth later."""
    lead: i64 = 0
    mine = firepower(state, seat)
    seats = frames.participants_of(state)
    for other in range(state.seats):
        if other != seat and seats & bit(other):
            ahead = mine - firepower(state, other)
            lead = ahead if ahead < lead or lead == 0 else lead
    wins: i64 = 0
    for other_tile in range(TILE_VALUES):
        if tile + lead > other_tile:
            wins += 1
    return DUEL_STAKE * float(wins) / float(TILE_VALUES) - TILE_PRICE * float(tile)
