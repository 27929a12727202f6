"""Money, certificates, limits and counts of one player (GWT-0.1, chapters 15 to 17)."""

from mypy_extensions import i64

from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit
from posse.games.trail.data.actions import COWBOYS, ENGINEERS, TEEPEE_PAIRS, WOODS
from posse.games.trail.data.board import (
    BASE_HAND,
    BASE_STEPS,
    CERTIFICATE_DISC,
    CERTIFICATE_VALUE,
    HAND_1,
    HAND_2,
    STEP_DOLLARS,
    STEP_POINTS,
    STEPS_FOR_DOLLARS_DISC,
    STEPS_FOR_POINTS_DISC,
)
from posse.games.trail.data.railroad import MASTER_CERTIFICATES, MASTERS
from posse.games.trail.data.tiles import BLUE_TEEPEE, COWBOY, ENGINEER, GREEN_TEEPEE, TILES, WORKERS
from posse.games.trail.data.trail import BUILDING_SPOTS, IN_WOODS
from posse.games.trail.state import TrailState
from posse.games.trail.words import CERTIFIED, COMPULSORY, GAINED, PAID, SKIP, TOO_EXPENSIVE


def gain(state: TrailState, seat: i64, dollars: i64, log: Log) -> None:
    if dollars > 0:
        state.money[seat] += dollars
        log.say(GAINED, seat, dollars)


def pay(state: TrailState, seat: i64, dollars: i64, log: Log) -> None:
    if dollars > 0:
        state.money[seat] -= dollars
        log.say(PAID, seat, dollars)


def price_obstacle(state: TrailState, seat: i64, price: i64, rule: str) -> Obstacle | None:
    """What is missing to pay a price that this rule asks for."""
    return Obstacle(TOO_EXPENSIVE, rule, price, state.money[seat]) if state.money[seat] < price else None


def skip_obstacle(action: i64, can_skip: bool, rule: str) -> Obstacle | None:
    """Why a choice that this rule makes compulsory cannot be declined."""
    return Obstacle(COMPULSORY, rule) if action == SKIP and not can_skip else None


# --- limits: a place is unlocked once its disc is gone (GWT-15.3)


def is_clear(state: TrailState, seat: i64, disc: i64) -> bool:
    """Whether the disc of a place on the player's board is gone."""
    return state.discs[seat] & bit(disc) == 0


def step_limit(state: TrailState, seat: i64) -> i64:
    """GWT-4.6."""
    row = state.seats - 2
    limit = BASE_STEPS[row]
    if is_clear(state, seat, STEP_DOLLARS):
        limit += STEPS_FOR_DOLLARS_DISC[row]
    if is_clear(state, seat, STEP_POINTS):
        limit += STEPS_FOR_POINTS_DISC[row]
    return limit


def hand_limit(state: TrailState, seat: i64) -> i64:
    """GWT-17.1."""
    limit = BASE_HAND
    if is_clear(state, seat, HAND_1):
        limit += 1
    if is_clear(state, seat, HAND_2):
        limit += 1
    return limit


def certificate_limit(state: TrailState, seat: i64) -> i64:
    """GWT-16.2, as a place on the track: 3, 4, or the last one, which is worth 6."""
    for place in range(len(CERTIFICATE_DISC)):
        if CERTIFICATE_DISC[place] >= 0 and not is_clear(state, seat, CERTIFICATE_DISC[place]):
            return place - 1
    return len(CERTIFICATE_DISC) - 1


# --- certificates


def certify(state: TrailState, seat: i64, steps: i64, log: Log) -> None:
    """GWT-16.1: move the marker forward, at most to its limit."""
    wanted = min(state.marker[seat] + steps, certificate_limit(state, seat))
    if wanted > state.marker[seat]:
        state.marker[seat] = wanted
        log.say(CERTIFIED, seat, CERTIFICATE_VALUE[wanted])


def certificates(state: TrailState, seat: i64) -> i64:
    """Temporary certificates."""
    return CERTIFICATE_VALUE[state.marker[seat]]


def permanent_certificates(state: TrailState, seat: i64) -> i64:
    """GWT-16.4: the certificates of station masters."""
    count: i64 = 0
    for master in range(MASTERS):
        if state.titles[seat] & bit(master):
            count += MASTER_CERTIFICATES[master]
    return count


# --- counts


def workers_of(state: TrailState, seat: i64, worker: i64) -> i64:
    """Workers of a kind, including the printed one."""
    return state.workers[seat * WORKERS + worker]


def buildings_in_woods(state: TrailState, seat: i64) -> i64:
    """GWT-14.1."""
    count: i64 = 0
    for index in range(len(BUILDING_SPOTS)):
        spot = BUILDING_SPOTS[index]
        if state.owner[spot] == seat:
            count += IN_WOODS[spot]
    return count


def teepee_pairs(state: TrailState, seat: i64) -> i64:
    base = seat * TILES
    return min(state.tiles[base + GREEN_TEEPEE], state.tiles[base + BLUE_TEEPEE])


def how_many(state: TrailState, seat: i64, amount: i64) -> i64:
    """A printed number, or the count that it stands for."""
    if amount >= 0:
        return amount
    if amount == ENGINEERS:
        return workers_of(state, seat, ENGINEER)
    if amount == COWBOYS:
        return workers_of(state, seat, COWBOY)
    if amount == WOODS:
        return buildings_in_woods(state, seat)
    assert amount == TEEPEE_PAIRS
    return teepee_pairs(state, seat)
