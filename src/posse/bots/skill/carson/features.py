"""A table of Carson City in numbers, for the value that is learned of it.

What a thing is worth depends on the rounds that are left, so each round has weights of its own: the features are
written into the part of the row that belongs to the round ahead, and the other parts are 0.
"""

from typing import Final

from mypy_extensions import i64

from posse.bots.skill.carson.facts import Facts
from posse.bots.skill.carson.moments import PLACING, RESOLVING, is_over
from posse.bots.value import Features, Row, put, put_flag
from posse.games.carson.data.board import BUY_VP_2, BUY_VP_5, PARCELS, PRICE
from posse.games.carson.data.buildings import BUILDING, BUILDINGS, is_occupied
from posse.games.carson.data.characters import CHARACTER, CHARACTERS
from posse.games.carson.data.options import HAS_RIVER
from posse.games.carson.data.rates import BRIDGE_VP, FILLED_VP, FINAL_DOLLARS_PER_VP, ROUNDS
from posse.games.carson.reserve import (
    guns,
    has_passed,
    has_white_in_reserve,
    mercenary_bonus,
    points_of,
)
from posse.games.carson.scoring import parcels_by_bridges, passing_scores
from posse.games.carson.state import CarsonState

TIME_NAMES: Final = ["one", "chosen", "placing", "resolving", "three_seats", "four_seats", "five_seats"]
MONEY_NAMES: Final = [
    *("cash", "cash_to_5", "cash_to_10", "cash_to_20", "cash_to_40", "over_limit", "short"),
    *("income", "income_to_15", "best_income"),
]
LAND_NAMES: Final = [
    *("parcels", "houses", "mountains", "filled_soon", "reached", "reachable", "far", "any_in_town", "any_land"),
    *("ranch_site", "mine_site", "town_site"),
]
BUILDING_NAMES: Final = [*BUILDING.words, *[f"plan_{word}" for word in BUILDING.words], "plan_income", "homeless"]
FORCE_NAMES: Final = [
    *("roads", "roads_to_2", "guns", "guns_ahead", "guns_soon", "cowboys", "cowboys_to_place", "any_to_place"),
    *("others_to_place", "force_ahead", "contested", "exposed", "white"),
]
ORDER_NAMES: Final = ["pass_place", "passed_first", "turn_place"]
CARD_NAMES: Final = [f"{side}_{word}" for side in ("yellow", "red") for word in CHARACTER.words]
HOPE_NAMES: Final = ["points_soon", *[f"buy_at_{price}" for price in (5, 4, 3, 2)], "buys", "gamble"]
NAMES: Final = [
    *TIME_NAMES,
    *MONEY_NAMES,
    *LAND_NAMES,
    *BUILDING_NAMES,
    *FORCE_NAMES,
    *ORDER_NAMES,
    *CARD_NAMES,
    *HOPE_NAMES,
]
SIZE: Final[i64] = len(NAMES)
ALL: Final[i64] = SIZE * ROUNDS


def name_in(round: int, name: str) -> str:
    """A feature in the part of a round, counted from 0."""
    return f"{round + 1}.{name}"


class CarsonFeatures(Features[CarsonState]):
    """Everything that bears on the points that a seat will still make; all of it lies open."""

    def __init__(self) -> None:
        super().__init__([name_in(round, name) for round in range(int(ROUNDS)) for name in NAMES])
        self.facts: Final = Facts()

    def points(self, state: CarsonState, seat: i64) -> i64:
        """Points scored, and those that nobody can take away any more (CC-13.1)."""
        total = points_of(state, seat)
        if state.top < 0:
            return total
        total += standing_points(state, seat)
        if is_over(state):
            total += state.cash[seat] // FINAL_DOLLARS_PER_VP
            if passing_scores(state):
                total += state.seats - 1 - pass_place(state, seat)
        return total

    def is_final(self, state: CarsonState, seat: i64) -> bool:
        return is_over(state)

    def fill(self, state: CarsonState, seat: i64, row: Row) -> None:
        facts = self.facts
        facts.look(state, seat)
        for index in range(ALL):
            row.values[index] = 0.0
        row.at = facts.round * SIZE
        _put_time(state, facts, row)
        _put_money(facts, row)
        _put_land(facts, row)
        _put_buildings(facts, row)
        _put_force(state, seat, facts, row)
        _put_order(state, seat, facts, row)
        _put_card(state, seat, facts, row)
        _put_hopes(facts, row)
        row.at = ALL


def standing_points(state: CarsonState, seat: i64) -> i64:
    """Two points for each own parcel with something on it, three by a bridge."""
    filled: i64 = 0
    for parcel in range(PARCELS):
        if state.owner[parcel] == seat and is_occupied(state.content[parcel]):
            filled += 1
    total = FILLED_VP * filled
    if state.rules[HAS_RIVER]:
        by_bridge = parcels_by_bridges(state)
        for parcel in range(PARCELS):
            if state.owner[parcel] == seat and is_occupied(state.content[parcel]):
                total += BRIDGE_VP * by_bridge[parcel]
    return total


def pass_place(state: CarsonState, seat: i64) -> i64:
    """How many have passed before a seat."""
    for position in range(state.passed):
        if state.pass_order[position] == seat:
            return position
    return state.passed


def _put_time(state: CarsonState, facts: Facts, row: Row) -> None:
    put(row, 1.0)
    put_flag(row, facts.is_mid)
    put_flag(row, facts.is_placing)
    put_flag(row, facts.is_mid and facts.phase == RESOLVING)
    put_flag(row, state.seats == 3)
    put_flag(row, state.seats == 4)
    put_flag(row, state.seats == 5)


def _put_money(facts: Facts, row: Row) -> None:
    cash = facts.cash
    put(row, cash)
    put(row, min(cash, 5.0))
    put(row, min(cash, 10.0))
    put(row, min(cash, 20.0))
    put(row, min(cash, 40.0))
    put(row, facts.over)
    put(row, facts.short)
    put(row, facts.income)
    put(row, min(facts.income, 15.0))
    put(row, facts.best_income)


def _put_land(facts: Facts, row: Row) -> None:
    sites = facts.sites
    put(row, facts.parcels)
    put(row, facts.houses)
    put(row, facts.mountains)
    put(row, facts.filled)
    put(row, sites.reached)
    put(row, sites.reachable)
    put(row, sites.far)
    put(row, min(1.0, sites.in_town()))
    put(row, min(1.0, sites.all()))
    put(row, float(sites.ranch))
    put(row, float(sites.mine))
    put(row, float(sites.houses + 1))


def _put_buildings(facts: Facts, row: Row) -> None:
    for building in range(BUILDINGS):
        put(row, float(facts.built[building]))
    for building in range(BUILDINGS):
        put(row, facts.plans[building])
    put(row, facts.plan_income)
    put(row, facts.homeless)


def _put_force(state: CarsonState, seat: i64, facts: Facts, row: Row) -> None:
    mine = guns(state, seat) + mercenary_bonus(state, seat)
    to_place = state.cowboys[seat] if facts.is_placing else i64(0)
    most: i64 = 0
    best: i64 = 0
    waiting: i64 = 0
    for other in range(state.seats):
        if other != seat:
            others = guns(state, other) + mercenary_bonus(state, other)
            most = others if others > most else most
            force = others + state.cowboys[other]
            best = force if force > best else best
            if facts.phase == PLACING and not has_passed(state, other):
                waiting += state.cowboys[other]
    put(row, facts.roads)
    put(row, min(facts.roads, 2.0))
    put(row, float(mine))
    put(row, float(mine - most))
    put(row, facts.guns)
    put(row, float(state.cowboys[seat]))
    put(row, float(to_place))
    put_flag(row, to_place > 0)
    put(row, float(waiting) / float(state.seats - 1))
    put(row, float(mine + state.cowboys[seat] - best) if facts.is_mid else 0.0)
    put(row, facts.contested)
    put(row, facts.exposed if waiting > 0 else 0.0)
    put_flag(row, has_white_in_reserve(state, seat) and facts.is_placing)


def _put_order(state: CarsonState, seat: i64, facts: Facts, row: Row) -> None:
    """The place in this round's order of passing, or in the last one's, which is the order of the next characters."""
    others = float(state.seats - 1)
    has_place = not facts.is_placing and state.passed > 0
    place = pass_place(state, seat)
    put(row, float(place) / others if has_place else 0.0)
    put_flag(row, has_place and place == 0)
    turn: i64 = 0
    while state.order[turn] != seat:
        turn += 1
    put(row, float(turn) / others if facts.is_placing and facts.phase == PLACING else 0.0)


def _put_card(state: CarsonState, seat: i64, facts: Facts, row: Row) -> None:
    card: i64 = -1
    if facts.is_mid:
        card = state.character[seat]
        card += CHARACTERS * state.sides[card]
    for index in range(2 * CHARACTERS):
        put_flag(row, index == card)


def _put_hopes(facts: Facts, row: Row) -> None:
    put(row, facts.points)
    chances = 0.0
    for space in range(BUY_VP_5, BUY_VP_2 + 1):
        won = facts.buys[space - BUY_VP_5]
        chances += won
        put(row, won * facts.cash / float(PRICE[space]))
    put(row, chances)
    put(row, facts.gamble)
