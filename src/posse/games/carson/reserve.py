"""Personal reserves and the general supply: money, points, roads, cowboys, firepower (CC-0.10, CC-6.3, CC-6.6)."""

from mypy_extensions import i64

from posse.engine.obstacle import Obstacle
from posse.engine.state import bit
from posse.games.carson.data.board import PARCELS, PLACES, ROAD_1, WAGES
from posse.games.carson.data.characters import MERCENARY, MERCENARY_FIREPOWER, RED, SHERIFF
from posse.games.carson.data.options import MERCENARY_COUNTS, WHITE_COUNTS
from posse.games.carson.data.rates import PROPERTY_TILES, THREE_GUNS
from posse.games.carson.state import CarsonState
from posse.games.carson.words import SOURCES, TOO_EXPENSIVE


def earn(state: CarsonState, seat: i64, amount: i64) -> None:
    """Money from the bank, which never runs out (R-02)."""
    state.cash[seat] += amount
    state.bank -= amount


def pay(state: CarsonState, seat: i64, amount: i64) -> None:
    state.cash[seat] -= amount
    state.bank += amount


def price_obstacle(state: CarsonState, seat: i64, price: i64, rule: str) -> Obstacle | None:
    """What is missing to pay a price that this rule asks for."""
    return Obstacle(TOO_EXPENSIVE, rule, price, state.cash[seat]) if state.cash[seat] < price else None


def score(state: CarsonState, seat: i64, source: i64, amount: i64) -> None:
    state.points[seat * SOURCES + source] += amount


def points_of(state: CarsonState, seat: i64) -> i64:
    """All victory points of a seat so far."""
    total: i64 = 0
    for source in range(seat * SOURCES, (seat + 1) * SOURCES):
        total += state.points[source]
    return total


def take_roads(state: CarsonState, seat: i64, wanted: i64) -> i64:
    """Roads from the supply, as many as are left of those wanted (CC-15.1)."""
    taken = wanted if wanted < state.roads_left else state.roads_left
    state.roads[seat] += taken
    state.roads_left -= taken
    return taken


def own_parcels(state: CarsonState, seat: i64) -> i64:
    """Remaining property tiles: each owned parcel has taken one."""
    return PROPERTY_TILES - state.tiles[seat]


def own_pieces(state: CarsonState, seat: i64, content: i64) -> i64:
    """How many of the seat's parcels have this content: houses, mountains, buildings of a kind."""
    count: i64 = 0
    for parcel in range(PARCELS):
        if state.owner[parcel] == seat and state.content[parcel] == content:
            count += 1
    return count


def plays(state: CarsonState, seat: i64, character: i64, side: i64) -> bool:
    """Whether the seat has this character with this side up this round."""
    return state.character[seat] == character and state.sides[character] == side


def is_red_sheriff(state: CarsonState, seat: i64) -> bool:
    return plays(state, seat, SHERIFF, RED)


def has_white_in_reserve(state: CarsonState, seat: i64) -> bool:
    return state.white == seat and state.white_at < 0


def has_passed(state: CarsonState, seat: i64) -> bool:
    for place in range(state.passed):
        if state.pass_order[place] == seat:
            return True
    return False


# --- firepower (CC-6.6)


def cowboys_that_count(state: CarsonState, seat: i64) -> i64:
    """Cowboys in the reserve, including an unplaced white one (R-05)."""
    count = state.cowboys[seat]
    if has_white_in_reserve(state, seat) and state.rules[WHITE_COUNTS]:
        count += 1
    return count


def guns(state: CarsonState, seat: i64) -> i64:
    """Revolver chips and the three-gun token."""
    count = state.revolvers[seat]
    if state.three_guns == seat:
        count += THREE_GUNS
    return count


def mercenary_bonus(state: CarsonState, seat: i64) -> i64:
    if state.character[seat] != MERCENARY:
        return 0
    return MERCENARY_FIREPOWER[state.sides[MERCENARY]]


def firepower(state: CarsonState, seat: i64) -> i64:
    """What a seat adds to its die in a duel."""
    return cowboys_that_count(state, seat) + guns(state, seat) + mercenary_bonus(state, seat)


def revolver_points_on_spaces(state: CarsonState, seat: i64) -> i64:
    """The part of the firepower on the firepower spaces that is not cowboys (CC-7.9, `mercenary_counts`)."""
    if state.rules[MERCENARY_COUNTS]:
        return guns(state, seat)
    return guns(state, seat) + mercenary_bonus(state, seat)


def firepower_on_spaces(state: CarsonState, seat: i64) -> i64:
    return cowboys_that_count(state, seat) + revolver_points_on_spaces(state, seat)


# --- cowboys on the board


def is_crowd(place: i64) -> bool:
    """Whether a place takes several cowboys of one player and has no duels: wages and single road (CC-5.5)."""
    return place == WAGES or place == ROAD_1


def crowd_index(state: CarsonState, seat: i64, place: i64) -> i64:
    return seat if place == WAGES else state.seats + seat


def stand(state: CarsonState, seat: i64, place: i64) -> None:
    """Put a cowboy of any kind on a place."""
    state.standing[place] |= bit(seat)
    if is_crowd(place):
        state.crowd[crowd_index(state, seat, place)] += 1


def step_off(state: CarsonState, seat: i64, place: i64) -> None:
    """Take a cowboy of any kind off a place."""
    if is_crowd(place):
        index = crowd_index(state, seat, place)
        state.crowd[index] -= 1
        if state.crowd[index] > 0:
            return
    state.standing[place] &= ~bit(seat)


def stands(state: CarsonState, seat: i64, place: i64) -> bool:
    return state.standing[place] & bit(seat) != 0


def on_board(state: CarsonState, seat: i64) -> int:
    """The cowboys of a colour on the board, without the white one."""
    count = -1 if state.white == seat and state.white_at >= 0 else 0
    for place in range(i64(PLACES)):
        if is_crowd(place):
            count += state.crowd[crowd_index(state, seat, place)]
        elif stands(state, seat, place):
            count += 1
    return count


def is_white_there(state: CarsonState, seat: i64, place: i64) -> bool:
    return state.white_at == place and state.white == seat


def leave(state: CarsonState, seat: i64, place: i64) -> None:
    """A cowboy whose action is over goes to the general supply, the white one to its card (CC-6.3)."""
    step_off(state, seat, place)
    if is_white_there(state, seat, place):
        state.white = -1
        state.white_at = -1
    else:
        state.supply[seat] += 1


def take_back(state: CarsonState, seat: i64, place: i64) -> None:
    """A loser's or a void attacker's cowboy goes back into the personal reserve (CC-6.8, CC-10.5)."""
    step_off(state, seat, place)
    state.cowboys[seat] += 1
