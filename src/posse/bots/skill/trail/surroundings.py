"""Features of Great Western Trail: what the table offers a player, and where on the trail they stand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.bots.skill.trail.facts import Facts
from posse.bots.value import Row, put
from posse.games.trail.cattle import on_sale
from posse.games.trail.data.buildings import BUILDING, NEUTRAL_BUILDINGS
from posse.games.trail.data.cards import (
    ALL_OBJECTIVES,
    CARDS,
    FIRST_OBJECTIVE,
    NEEDS,
    OBJECTIVE_PENALTY,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    TASKS,
)
from posse.games.trail.data.market import MOST_COLUMNS, WAGE
from posse.games.trail.data.tiles import (
    BLUE_TEEPEE,
    COWBOY,
    CRAFTSMAN,
    ENGINEER,
    GREEN_TEEPEE,
    TILES,
    WORKER,
    WORKERS,
)
from posse.games.trail.data.trail import BUILDING_SPOTS, HAZARD_SPOTS, NEUTRAL_SPOTS, TRADE_SPOTS, TRADE_VALUE
from posse.games.trail.purse import step_limit, workers_of
from posse.games.trail.state import TrailState
from posse.games.trail.tasks import hazards_of, items_of, owned

TABLE_NAMES: Final = [
    *("hazards", "green_teepees", "blue_teepees", "hazards_lying", "teepees_lying", "best_trade"),
    *[f"{worker}_for_hire" for worker in WORKER.words],
    *[f"{worker}_wage" for worker in WORKER.words],
    *("dairy_on_sale", "highlands_on_sale", "longhorns_on_sale"),
    *("objectives_played", "objectives_owned", "objectives_held", "tasks_met", "tasks_met*laps", "penalties"),
]
NEUTRAL: Final = BUILDING.words[:NEUTRAL_BUILDINGS]
PLACE_NAMES: Final = [
    *[
        name
        for letter in NEUTRAL
        for name in (
            f"{letter}_ahead",
            f"{letter}_ahead*money",
            f"{letter}_ahead*cowboys",
            f"{letter}_ahead*craftsmen",
            f"{letter}_ahead*engineers",
            f"{letter}_near",
            f"{letter}_near*money",
        )
    ],
    *("own_near", "own_near*money"),
]
PLACE_FEATURES: Final[i64] = 7  # of each neutral building
MUCH: Final = 12.0  # dollars beyond which more do not help at one building
MANY_FOR_HIRE: Final = 3.0
NOBODY: Final = 12.0  # the wage of a kind of worker of which there is none


def put_table(state: TrailState, seat: i64, facts: Facts, row: Row) -> None:
    put(row, float(hazards_of(state, seat)))
    put(row, float(state.tiles[seat * TILES + GREEN_TEEPEE]))
    put(row, float(state.tiles[seat * TILES + BLUE_TEEPEE]))
    put(row, float(_count_tiles(state, HAZARD_SPOTS)))
    put(row, float(_count_tiles(state, TRADE_SPOTS)))
    put(row, float(_best_trade(state)))
    _put_job_market(state, row)
    for group in range(i64(3)):
        put(row, float(on_sale(state, group)))
    _put_objectives(state, seat, facts, row)


def _count_tiles(state: TrailState, spots: vec[i64]) -> i64:
    count: i64 = 0
    for index in range(i64(len(spots))):
        if state.tile[spots[index]] >= 0:
            count += 1
    return count


def _best_trade(state: TrailState) -> i64:
    best: i64 = 0
    for index in range(i64(len(TRADE_SPOTS))):
        if state.tile[TRADE_SPOTS[index]] >= 0:
            best = max(best, TRADE_VALUE[index])
    return best


def _put_job_market(state: TrailState, row: Row) -> None:
    """For each kind of worker how many are for hire, up to three, and what the cheapest asks."""
    values = row.values
    counts = row.at
    wages = counts + WORKERS
    row.at = wages + WORKERS
    for worker in range(WORKERS):
        values[counts + worker] = 0.0
        values[wages + worker] = NOBODY
    for index in range(state.token * MOST_COLUMNS):
        worker = state.jobs[index]
        if worker >= 0:
            values[counts + worker] = min(values[counts + worker] + 1.0, MANY_FOR_HIRE)
            values[wages + worker] = min(values[wages + worker], float(WAGE[index // MOST_COLUMNS]))


# --- objective cards


def _put_objectives(state: TrailState, seat: i64, facts: Facts, row: Row) -> None:
    items = items_of(state, seat)
    played: i64 = 0
    unplayed: i64 = 0
    held: i64 = 0
    penalties: i64 = 0
    met = 0.0
    for objective in range(ALL_OBJECTIVES):
        in_area = state.area[seat * ALL_OBJECTIVES + objective]
        in_deck: i64 = 0
        if objective < OBJECTIVES:
            in_deck = owned(state, seat, FIRST_OBJECTIVE + objective)
            held += state.hand[seat * CARDS + FIRST_OBJECTIVE + objective]
        if in_area + in_deck > 0:
            part = _part_met(items, objective)
            played += in_area
            unplayed += in_deck
            met += part * float(OBJECTIVE_POINTS[objective] * (in_area + in_deck))
            if part < 1.0:
                penalties += OBJECTIVE_PENALTY[objective] * in_area
    put(row, float(played))
    put(row, float(unplayed))
    put(row, float(held))
    put(row, met)
    put(row, met * facts.laps)
    put(row, float(penalties))


def _part_met(items: vec[i64], objective: i64) -> float:
    """The part of a card's tasks that is met, other cards aside."""
    asked: i64 = 0
    met: i64 = 0
    for task in range(TASKS):
        needed = NEEDS[objective * TASKS + task]
        asked += needed
        met += min(needed, items[task])
    return float(met) / float(asked)


# --- the place on the trail


def are_neutral_in_order(state: TrailState) -> bool:
    """Whether the neutral buildings stand where the beginner's set-up has them."""
    for index in range(NEUTRAL_BUILDINGS):
        if state.tile[NEUTRAL_SPOTS[index]] != TILES + index:
            return False
    return True


def put_place(state: TrailState, seat: i64, facts: Facts, row: Row) -> None:
    """By building, not by spot: neutral buildings may stand anywhere."""
    first = row.at
    money = min(float(state.money[seat]), MUCH)
    limit = step_limit(state, seat)
    for index in range(NEUTRAL_BUILDINGS):
        spot = NEUTRAL_SPOTS[index]
        row.at = first + PLACE_FEATURES * (state.tile[spot] - TILES)
        steps = facts.steps_ahead(state, seat, spot)
        ahead = 1.0 if steps > 0 else 0.0
        near = 1.0 if 0 < steps <= limit else 0.0
        put(row, ahead)
        put(row, ahead * money)
        put(row, ahead * float(workers_of(state, seat, COWBOY)))
        put(row, ahead * float(workers_of(state, seat, CRAFTSMAN)))
        put(row, ahead * float(workers_of(state, seat, ENGINEER)))
        put(row, near)
        put(row, near * money)
    row.at = first + PLACE_FEATURES * NEUTRAL_BUILDINGS
    own = float(_own_near(state, seat, facts, limit))
    put(row, own)
    put(row, own * money)


def _own_near(state: TrailState, seat: i64, facts: Facts, limit: i64) -> i64:
    """Own buildings that the next move can reach."""
    count: i64 = 0
    for index in range(i64(len(BUILDING_SPOTS))):
        spot = BUILDING_SPOTS[index]
        if state.owner[spot] == seat and 0 < facts.steps_ahead(state, seat, spot) <= limit:
            count += 1
    return count
