"""How a bot values a table of Great Western Trail, in hundredths of a point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.bots.playout import Taste
from posse.engine.state import bit
from posse.games.trail import frames
from posse.games.trail.actions import can_use
from posse.games.trail.data import actions as act
from posse.games.trail.data.board import DISCS
from posse.games.trail.data.breeds import BREEDING_VALUE
from posse.games.trail.data.buildings import RISK_SLOT, SLOTS, local_action
from posse.games.trail.data.cards import BREED_OF, CARDS, CATTLE
from posse.games.trail.data.railroad import ARROW_POINTS, CITIES, CITY_POINTS, HOME_CITY, HOME_DOLLARS
from posse.games.trail.data.tiles import COWBOY, CRAFTSMAN, ENGINEER, TILES, WORKERS
from posse.games.trail.data.trail import BUILDING_SPOTS, RISK
from posse.games.trail.delivery import can_deliver, hand_value
from posse.games.trail.ending import score_of
from posse.games.trail.frames import AUX_USED, slot_bit
from posse.games.trail.purse import certificates, how_many, permanent_certificates
from posse.games.trail.state import TrailState
from posse.games.trail.visit import may_use_building

POINT: Final[i64] = 100
DOLLAR: Final[i64] = 16  # in addition to its points at the end of the game
MANY_DOLLARS: Final[i64] = 25
HAND: Final[i64] = 40  # a dollar of income to come
CERTIFICATE: Final[i64] = 45
PERMANENT: Final[i64] = 250
SPACE: Final[i64] = 14
STEP: Final[i64] = -6  # every spot passed is a missed opportunity
BREEDING: Final[i64] = 45
NEW_DISC: Final[i64] = 120  # the benefit a disc will unlock
BEGUN: Final[i64] = 60  # an action worth the money it will cost
OWN_BUILDING: Final[i64] = 70

#                                        cowboy, craftsman, engineer: the second, third ... sixth
WORKER: Final[vec[i64]] = vec[i64]([330, 280, 300])
#                       dollar draw certificate x2 engine x2 remove x2 certs4 steps x2 hand x2 certs6
UNLOCKED: Final[vec[i64]] = vec[i64]([40, 50, 60, 40, 60, 50, 70, 60, 90, 170, 120, 260, 240, 100])
#                  discard hire build certificates objective engine back trade aux buy hazard cattleman free gain
WORTH: Final[vec[i64]] = vec[i64]([20, 170, 150, 40, 30, 20, 30, 90, 40, 170, 110, 60, 40, 30, 30, 120, 140, 160, 100])


@mypyc_attr(allow_interpreted_subclasses=True)
class TrailTaste(Taste[TrailState]):
    """Points, and what will earn more: workers, discs placed, good cattle, money."""

    def value(self, state: TrailState, seat: i64) -> i64:
        total = POINT * score_of(state, seat)
        if state.top < 0:
            return total
        total += DOLLAR * min(state.money[seat], MANY_DOLLARS)
        total += HAND * hand_value(state, seat)
        total += CERTIFICATE * certificates(state, seat) + PERMANENT * permanent_certificates(state, seat)
        total += SPACE * state.engine[seat] + STEP * state.place[seat]
        total += _workers(state, seat) + _unlocked(state, seat) + _herd(state, seat)
        return total + OWN_BUILDING * _buildings(state, seat) + _visit(state, seat)


def _workers(state: TrailState, seat: i64) -> i64:
    total: i64 = 0
    for worker in (COWBOY, CRAFTSMAN, ENGINEER):
        total += WORKER[worker] * (state.workers[seat * WORKERS + worker] - 1)
    return total


def _unlocked(state: TrailState, seat: i64) -> i64:
    """The value of the spaces that discs have uncovered."""
    total: i64 = 0
    for disc in range(DISCS):
        if not state.discs[seat] & bit(disc):
            total += UNLOCKED[disc]
    return total


def _buildings(state: TrailState, seat: i64) -> i64:
    count: i64 = 0
    for index in range(len(BUILDING_SPOTS)):
        if state.owner[BUILDING_SPOTS[index]] == seat:
            count += 1
    return count


def _herd(state: TrailState, seat: i64) -> i64:
    """Good cattle make good hands, cheap cattle spoil them."""
    total: i64 = 0
    for card in range(CATTLE):
        index = seat * CARDS + card
        count = state.hand[index] + state.deck[index] + state.discard[index]
        total += count * BREEDING * (BREEDING_VALUE[BREED_OF[card]] - 2)
    return total


def _visit(state: TrailState, seat: i64) -> i64:
    """The value of what the current building still offers; in Kansas City, of the delivery to come."""
    total: i64 = 0
    for depth in range(state.top + 1):
        kind = frames.kind_at(state, depth)
        if kind == frames.KANSAS_CITY and frames.seat_at(state, depth) == seat and state.hand_size[seat] > 0:
            total += _delivery(state, seat, hand_value(state, seat) + certificates(state, seat))
        elif frames.asked_at(state, depth) == seat:
            total += _question(state, seat, kind, depth)
    return total


def _question(state: TrailState, seat: i64, kind: i64, depth: i64) -> i64:
    """The value of an open question."""
    if kind == frames.VISIT:
        return _offers(state, seat, frames.spot_at(state, depth), frames.used_at(state, depth))
    if kind == frames.DELIVER:
        return _delivery(state, seat, frames.value_at(state, depth))
    if kind == frames.CITY_DISC:
        return _city(state, seat, frames.disc_city_at(state, depth))
    return BEGUN if kind in (frames.BUILD, frames.HIRE, frames.BUY) else 0


def _delivery(state: TrailState, seat: i64, total: i64) -> i64:
    """The value of the best city within reach; with a poor hand that is Kansas City itself."""
    best = _city(state, seat, HOME_CITY)
    for city in range(1, CITIES):
        if can_deliver(state, seat, city, total, False):
            best = max(best, _city(state, seat, city))
    return best


def _city(state: TrailState, seat: i64, city: i64) -> i64:
    """The value of a disc in a city."""
    if city == HOME_CITY:
        return NEW_DISC + POINT * CITY_POINTS[HOME_CITY] + DOLLAR * HOME_DOLLARS
    return NEW_DISC + POINT * (CITY_POINTS[city] + _arrows(state, seat, city))


def _arrows(state: TrailState, seat: i64, city: i64) -> i64:
    """Points of the arrows that a disc in a city would complete."""
    points: i64 = 0
    if state.cities[seat * CITIES + city - 1] > 0:
        points += ARROW_POINTS[city - 1]
    if city + 1 < CITIES and state.cities[seat * CITIES + city + 1] > 0:
        points += ARROW_POINTS[city]
    return points


def _offers(state: TrailState, seat: i64, spot: i64, used: i64) -> i64:
    if used & AUX_USED or not may_use_building(state, seat, spot):
        return 0
    total: i64 = 0
    building = state.tile[spot] - TILES
    for slot in range(SLOTS):
        if not used & slot_bit(0, slot):
            first = local_action(building, slot, 0)
            second = local_action(building, slot, 1)
            total += max(_worth(state, seat, first), _worth(state, seat, second))
    if not used & slot_bit(0, RISK_SLOT):
        total += _worth(state, seat, RISK[spot])
    return total


def _worth(state: TrailState, seat: i64, action: i64) -> i64:
    """Roughly what an action brings, if it can be used now."""
    if action < 0 or not can_use(state, seat, action):
        return 0
    op = act.OP_OF[action]
    if op == act.ENGINE:
        return WORTH[op] * how_many(state, seat, act.STEPS_OF[action])
    if op == act.DISCARD or op == act.GAIN:
        return WORTH[op] * act.DOLLARS_OF[action] + CERTIFICATE * act.CERTIFICATES_OF[action]
    return WORTH[op]


TASTE: Final = TrailTaste()
