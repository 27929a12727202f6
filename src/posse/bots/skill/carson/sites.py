"""Land for buildings: what each kind could bring there, and how many roads it takes to reach it."""

from typing import Final

from mypy_extensions import i64

from posse.bots.playout import QUIET
from posse.games.carson.data.board import (
    CORNERS,
    CORNERS_OF_SIDE,
    EDGE_FROM,
    EDGE_TO,
    EDGES,
    MOST_NEAR,
    NEAR,
    NEAR_COUNT,
    SIDE,
)
from posse.games.carson.data.buildings import (
    BANK,
    CAP,
    DRUGSTORE,
    HOTEL,
    HOUSE_UNITS,
    IN_TOWN,
    MINE,
    MOUNTAIN,
    NOTHING,
    RANCH,
    RIVER,
    SALOON,
    is_occupied,
)
from posse.games.carson.data.rates import HOTEL_INCOME, MINE_EACH, RIVER_MINE_BONUS, SALOON_EACH, SHOP_EACH
from posse.games.carson.roads import lay, next_edge
from posse.games.carson.state import CarsonState

FAR: Final[i64] = 99


class Sites:
    """All free land that a seat has or hopes for, taken together."""

    def __init__(self) -> None:
        self.near: i64 = 0  # free parcels around the one looked at
        self.mountains: i64 = 0
        self.units: i64 = 0
        self.by_river = False
        self.reset()

    def reset(self) -> None:
        self.reached = 0.0  # parcels with a road, each by the chance to own it
        self.reachable = 0.0  # parcels for which the own roads suffice
        self.far = 0.0
        self.ranch: i64 = 0  # the best income of a ranch
        self.mine: i64 = 0
        self.houses: i64 = -1  # the most house units around a parcel in town; -1 without such a parcel
        self.ranches: i64 = 0  # built by the seat
        self.mines: i64 = 0

    def add(self, state: CarsonState, seat: i64, parcel: i64, chance: float, roads: i64) -> None:
        """Count a free parcel in."""
        self._look_around(state, seat, parcel)
        missing = roads_to(state, parcel)
        if missing == 0:
            self.reached += chance
        elif missing <= roads:
            self.reachable += chance
        else:
            self.far += chance
        if self.near > self.ranch:
            self.ranch = self.near
        mine = MINE_EACH * self.mountains + (RIVER_MINE_BONUS if self.by_river else 0)
        if mine > self.mine:
            self.mine = mine
        if missing <= roads and self.units > self.houses:
            self.houses = self.units

    def _look_around(self, state: CarsonState, seat: i64, parcel: i64) -> None:
        self.near = 0
        self.mountains = 0
        self.units = 0
        self.by_river = False
        base = parcel * MOST_NEAR
        for index in range(base, base + NEAR_COUNT[parcel]):
            near = NEAR[index]
            content = state.content[near]
            if not is_occupied(content):
                self.near += 1
                if content == RIVER:
                    self.by_river = True
            elif state.owner[near] < 0 or state.owner[near] == seat:
                if content == MOUNTAIN:
                    self.mountains += 1
                else:
                    self.units += HOUSE_UNITS[content]

    def in_town(self) -> float:
        return self.reached + self.reachable

    def all(self) -> float:
        return self.reached + self.reachable + self.far

    def room_for(self, building: i64) -> bool:
        return self.houses >= 0 if IN_TOWN[building] else self.all() > 0.0

    def income_of(self, building: i64) -> i64:
        """What a building is going to bring on the best parcel, with the house that comes along beside it."""
        units = self.houses + 1
        full: i64 = 0
        if building == RANCH:
            full = self.ranch if self.ranch > 1 else 1
        elif building == MINE:
            full = self.mine
        elif building == DRUGSTORE:
            full = SHOP_EACH * (units + self.ranches)
        elif building == BANK:
            full = SHOP_EACH * (units + self.mines)
        elif building == SALOON:
            full = SALOON_EACH * units
        elif building == HOTEL:
            full = HOTEL_INCOME
        return full if full < CAP[building] else CAP[building]


def corner_distance(corner: i64, parcel: i64) -> i64:
    """Edges from a corner of the map to the nearest corner of a parcel."""
    x, y = corner % CORNERS_OF_SIDE, corner // CORNERS_OF_SIDE
    left, top = parcel % SIDE, parcel // SIDE
    across = left - x if x < left else (x - left - 1 if x > left + 1 else i64(0))
    down = top - y if y < top else (y - top - 1 if y > top + 1 else i64(0))
    return across + down


def roads_to(state: CarsonState, parcel: i64) -> i64:
    """How many roads it takes to reach a parcel (CC-8.2); bridges are not thought of."""
    fewest = FAR
    corners = state.corners
    for corner in range(CORNERS):
        if corners[corner]:
            distance = corner_distance(corner, parcel)
            if distance < fewest:
                fewest = distance
                if fewest == 0:
                    return 0
    return fewest


def next_road_to(state: CarsonState, seat: i64, parcel: i64) -> i64:
    """The edge on which a road leads closest to a parcel, or `EDGES`."""
    best = EDGES
    fewest = FAR
    edge = next_edge(state, seat, 0)
    while edge < EDGES:
        distance = road_distance(edge, parcel)
        if distance < fewest:
            fewest = distance
            best = edge
        edge = next_edge(state, seat, edge + 1)
    return best


def road_distance(edge: i64, parcel: i64) -> i64:
    one = corner_distance(EDGE_FROM[edge], parcel)
    other = corner_distance(EDGE_TO[edge], parcel)
    return one if one < other else other


def pave(state: CarsonState, seat: i64, parcel: i64) -> bool:
    """Lay roads of the seat up to a parcel; whether they sufficed."""
    missing = roads_to(state, parcel)
    while missing > 0:
        edge = next_road_to(state, seat, parcel)
        if edge == EDGES or road_distance(edge, parcel) >= missing:
            return False
        lay(state, seat, edge, QUIET)
        missing = roads_to(state, parcel)
    return True


def is_site_to_pave(state: CarsonState, seat: i64, parcel: i64) -> bool:
    """Whether a parcel is free land of the seat that its roads can reach."""
    if state.owner[parcel] != seat or state.content[parcel] != NOTHING:
        return False
    missing = roads_to(state, parcel)
    return 0 < missing <= state.roads[seat]
