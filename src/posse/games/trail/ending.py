"""The final count, at any point of the game (chapter 19)."""

from typing import Final

from mypy_extensions import i64

from posse.engine.log import Log
from posse.engine.state import bit
from posse.games.trail.data.board import (
    FIRST_COLUMN_WITH_POINTS,
    STEP_DISC_POINTS,
    STEP_POINTS,
    WORKER_POINTS,
)
from posse.games.trail.data.buildings import BUILDING_POINTS
from posse.games.trail.data.cards import CARDS, CATTLE, CATTLE_POINTS
from posse.games.trail.data.railroad import ARROW_POINTS, CITIES, CITY_POINTS, STATION_POINTS, STATIONS
from posse.games.trail.data.tiles import FIRST_HAZARD, TILE_POINTS, TILES, WORKERS
from posse.games.trail.data.trail import BUILDING_SPOTS
from posse.games.trail.delivery import has_arrow
from posse.games.trail.purse import is_clear
from posse.games.trail.state import TrailState
from posse.games.trail.tasks import Assignment, best_objectives, master_points
from posse.games.trail.words import (
    COUNTED,
    FROM_BUILDINGS,
    FROM_CATTLE,
    FROM_CITIES,
    FROM_DOLLARS,
    FROM_HAZARDS,
    FROM_MASTERS,
    FROM_OBJECTIVES,
    FROM_STATIONS,
    FROM_STEPS,
    FROM_TOKEN,
    FROM_WORKERS,
    SOURCES,
)

DOLLARS_FOR_A_POINT: Final[i64] = 5
TOKEN_POINTS: Final[i64] = 2


def points_from(state: TrailState, seat: i64, source: i64, best: Assignment) -> i64:
    """One row of the score sheet; `best` is the best assignment of the player's objective cards."""
    if source == FROM_DOLLARS:
        return state.money[seat] // DOLLARS_FOR_A_POINT
    if source == FROM_BUILDINGS:
        return building_points(state, seat)
    if source == FROM_CITIES:
        return city_points(state, seat)
    if source == FROM_STATIONS:
        return station_points(state, seat)
    if source == FROM_HAZARDS:
        return hazard_points(state, seat)
    if source == FROM_CATTLE:
        return cattle_points(state, seat)
    if source == FROM_OBJECTIVES:
        return best.points
    if source == FROM_MASTERS:
        return master_points(state, seat, best.added)
    if source == FROM_WORKERS:
        return worker_points(state, seat)
    if source == FROM_STEPS:
        return STEP_DISC_POINTS if is_clear(state, seat, STEP_POINTS) else 0
    assert source == FROM_TOKEN
    return TOKEN_POINTS if state.holder == seat else 0


def score_of(state: TrailState, seat: i64) -> i64:
    """The current points of a player."""
    return all_points(state, seat, best_objectives(state, seat))


def all_points(state: TrailState, seat: i64, best: Assignment) -> i64:
    """GWT-19.12: all categories together."""
    total: i64 = 0
    for source in range(SOURCES):
        total += points_from(state, seat, source, best)
    return total


def building_points(state: TrailState, seat: i64) -> i64:
    points: i64 = 0
    for index in range(len(BUILDING_SPOTS)):
        spot = BUILDING_SPOTS[index]
        if state.owner[spot] == seat:
            points += BUILDING_POINTS[state.tile[spot] - TILES]
    return points


def city_points(state: TrailState, seat: i64) -> i64:
    """GWT-19.3: discs, and arrows with both ends held."""
    points: i64 = 0
    for city in range(CITIES):
        points += state.cities[seat * CITIES + city] * CITY_POINTS[city]
        if has_arrow(state, seat, city):
            points += ARROW_POINTS[city]
    return points


def station_points(state: TrailState, seat: i64) -> i64:
    points: i64 = 0
    for station in range(STATIONS):
        if state.stations[seat] & bit(station):
            points += STATION_POINTS[station]
    return points


def hazard_points(state: TrailState, seat: i64) -> i64:
    points: i64 = 0
    for tile in range(FIRST_HAZARD, TILES):
        points += state.tiles[seat * TILES + tile] * TILE_POINTS[tile]
    return points


def cattle_points(state: TrailState, seat: i64) -> i64:
    """GWT-19.6: wherever in the deck the cards are."""
    points: i64 = 0
    for card in range(CATTLE):
        index = seat * CARDS + card
        points += (state.hand[index] + state.deck[index] + state.discard[index]) * CATTLE_POINTS[card]
    return points


def worker_points(state: TrailState, seat: i64) -> i64:
    """GWT-19.9: those in the last columns."""
    points: i64 = 0
    for worker in range(WORKERS):
        in_last = state.workers[seat * WORKERS + worker] - FIRST_COLUMN_WITH_POINTS + 1
        if in_last > 0:
            points += in_last * WORKER_POINTS
    return points


def tell_count(state: TrailState, log: Log) -> None:
    """The score sheet, row by row."""
    best = [best_objectives(state, seat) for seat in range(state.seats)]
    for source in range(SOURCES):
        for seat in range(state.seats):
            points = points_from(state, seat, source, best[seat])
            if points != 0:
                log.say(COUNTED, seat, points, source)
