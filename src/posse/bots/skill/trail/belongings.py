"""Features of Great Western Trail: what a player has gathered."""

from typing import Final

from mypy_extensions import i64

from posse.bots.skill.trail.facts import Facts
from posse.bots.value import Row, put, put_flag
from posse.engine.state import bit, count_bits
from posse.games.trail.data.board import COLUMNS, DISC, DISCS
from posse.games.trail.data.breeds import BREED, BREEDS
from posse.games.trail.data.buildings import BUILDING, BUILDINGS, FIRST_PRIVATE
from posse.games.trail.data.railroad import (
    MASTER,
    MASTERS,
    NOSE,
    STATION,
    STATION_SPACE,
    STATIONS,
)
from posse.games.trail.data.tiles import TILES, WORKER, WORKERS
from posse.games.trail.data.trail import BUILDING_SPOTS, IN_WOODS
from posse.games.trail.purse import is_clear
from posse.games.trail.railway import transport_cost
from posse.games.trail.state import TrailState

WORKER_NAMES: Final = [
    *[f"{worker}_{column}" for worker in WORKER.words for column in range(2, int(COLUMNS) + 1)],
    *[f"{worker}*laps" for worker in WORKER.words],
]
DISC_NAMES: Final = [name for disc in DISC.words for name in (f"off_{disc}", f"off_{disc}*laps")]
CATTLE_NAMES: Final = [
    *[name for breed in BREED.words for name in (breed, f"{breed}*laps", f"{breed}_in_hand")],
    *("average_hand", "chosen_hand", "average_hand*laps", "cards", "cards*laps"),
]
FAR_CITIES: Final = (10, 14, 18)
RAILROAD_NAMES: Final = [
    *("engine", "engine*laps"),
    *[f"transport_{value}" for value in FAR_CITIES],
    *STATION.words,
    *("stations", "stations*laps", "next_station", "masters_ahead"),
    *[name for master in MASTER.words for name in (f"title_{master}", f"title_{master}*laps")],
]
PRIVATE: Final = BUILDING.words[FIRST_PRIVATE:]
BUILDING_NAMES: Final = [
    *[name for building in PRIVATE for name in (f"built_{building}", f"built_{building}*laps", f"ahead_{building}")],
    *("buildings", "buildings*laps", "in_woods", "in_woods*laps"),
]
BUILDING_FEATURES: Final[i64] = 3  # of each private building
NO_STATION: Final = 12.0  # spaces to the next station if there is none


def put_workers(state: TrailState, seat: i64, facts: Facts, row: Row) -> None:
    base = seat * WORKERS
    for worker in range(WORKERS):
        for column in range(2, COLUMNS + 1):
            put_flag(row, state.workers[base + worker] >= column)
    for worker in range(WORKERS):
        put(row, float(state.workers[base + worker]) * facts.laps)


def put_discs(state: TrailState, seat: i64, facts: Facts, row: Row) -> None:
    for disc in range(DISCS):
        cleared = 1.0 if is_clear(state, seat, disc) else 0.0
        put(row, cleared)
        put(row, cleared * facts.laps)


def put_cattle(facts: Facts, row: Row) -> None:
    for breed in range(BREEDS):
        count = float(facts.herd[breed])
        put(row, count)
        put(row, count * facts.laps)
        put_flag(row, facts.held[breed] > 0)
    put(row, facts.average)
    put(row, facts.chosen)
    put(row, facts.average * facts.laps)
    put(row, float(facts.cards))
    put(row, float(facts.cards) * facts.laps)


# --- railroad


def put_railroad(state: TrailState, seat: i64, facts: Facts, row: Row) -> None:
    nose = float(NOSE[state.engine[seat]])
    put(row, nose)
    put(row, nose * facts.laps)
    put(row, float(transport_cost(state, seat, 10)))
    put(row, float(transport_cost(state, seat, 14)))
    put(row, float(transport_cost(state, seat, 18)))
    _put_stations(state, seat, facts, row)
    for master in range(MASTERS):
        title = 1.0 if state.titles[seat] & bit(master) else 0.0
        put(row, title)
        put(row, title * facts.laps)


def _put_stations(state: TrailState, seat: i64, facts: Facts, row: Row) -> None:
    stations = state.stations[seat]
    for station in range(STATIONS):
        put_flag(row, stations & bit(station) != 0)
    count = float(count_bits(stations))
    put(row, count)
    put(row, count * facts.laps)
    put(row, _spaces_to_station(state, seat))
    put(row, float(_masters_ahead(state, seat)))


def _spaces_to_station(state: TrailState, seat: i64) -> float:
    """How far ahead the next station without a disc of the player is."""
    nose = NOSE[state.engine[seat]]
    for station in range(STATIONS):
        if not state.stations[seat] & bit(station) and STATION_SPACE[station] > state.engine[seat]:
            return min(float(NOSE[STATION_SPACE[station]] - nose), NO_STATION)
    return NO_STATION


def _masters_ahead(state: TrailState, seat: i64) -> i64:
    count: i64 = 0
    for station in range(MASTERS):
        if state.masters[station] >= 0 and STATION_SPACE[station] > state.engine[seat]:
            count += 1
    return count


# --- buildings


def put_buildings(state: TrailState, seat: i64, facts: Facts, row: Row) -> None:
    first = row.at
    values = row.values
    row.at = first + BUILDING_FEATURES * (BUILDINGS - FIRST_PRIVATE)
    for index in range(first, row.at):
        values[index] = 0.0
    count: i64 = 0
    woods: i64 = 0
    for place in range(i64(len(BUILDING_SPOTS))):
        spot = BUILDING_SPOTS[place]
        if state.owner[spot] == seat:
            at = first + BUILDING_FEATURES * (state.tile[spot] - TILES - FIRST_PRIVATE)
            values[at] = 1.0
            values[at + 1] = facts.laps
            values[at + 2] = 1.0 if spot > state.place[seat] else 0.0
            count += 1
            woods += IN_WOODS[spot]
    put(row, float(count))
    put(row, float(count) * facts.laps)
    put(row, float(woods))
    put(row, float(woods) * facts.laps)
