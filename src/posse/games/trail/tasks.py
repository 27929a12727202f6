"""Objective cards at the end: the assignment of items to tasks with the best total (GWT-12.9, GWT-19.7, R-18)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.state import bit, count_bits
from posse.games.trail.data.breeds import BREEDING_VALUE, HOLSTEIN
from posse.games.trail.data.cards import (
    ALL_OBJECTIVES,
    BREED_OF,
    CARDS,
    CATTLE,
    FIRST_MARKET_CARD,
    FIRST_OBJECTIVE,
    NEEDS,
    OBJECTIVE_PENALTY,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    TASK_BLUE,
    TASK_BUILDING,
    TASK_CATTLE3,
    TASK_GREEN,
    TASK_HAZARD,
    TASK_SAN_FRANCISCO,
    TASK_STATION,
    TASKS,
)
from posse.games.trail.data.railroad import (
    CITIES,
    FOR_CERTIFICATES,
    FOR_HAZARDS,
    FOR_OBJECTIVES,
    FOR_TEEPEES,
    FOR_WORKERS,
    SAN_FRANCISCO,
)
from posse.games.trail.data.tiles import BLUE_TEEPEE, FIRST_HAZARD, GREEN_TEEPEE, TILES, WORKERS
from posse.games.trail.data.trail import BUILDING_SPOTS
from posse.games.trail.purse import certificates, permanent_certificates, teepee_pairs
from posse.games.trail.state import TrailState

NO_ITEMS: Final[vec[i64]] = vec[i64]([0] * 9)
ROOM: Final[vec[i64]] = vec[i64]([0] * 29)  # as many objective cards as there are, starting ones included
FOR_TWO_CARDS: Final[i64] = 3
NO_CARD: Final[i64] = -1

# --- items


def items_of(state: TrailState, seat: i64) -> vec[i64]:
    """GWT-12.10: how many items of each kind a player has."""
    items = NO_ITEMS[:]
    for index in range(len(BUILDING_SPOTS)):
        if state.owner[BUILDING_SPOTS[index]] == seat:
            items[TASK_BUILDING] += 1
    items[TASK_GREEN] = state.tiles[seat * TILES + GREEN_TEEPEE]
    items[TASK_BLUE] = state.tiles[seat * TILES + BLUE_TEEPEE]
    items[TASK_HAZARD] = hazards_of(state, seat)
    items[TASK_STATION] = count_bits(state.stations[seat])
    items[TASK_SAN_FRANCISCO] = state.cities[seat * CITIES + SAN_FRANCISCO]
    for card in range(FIRST_MARKET_CARD, CATTLE):
        value = BREEDING_VALUE[BREED_OF[card]]
        items[TASK_CATTLE3 + value - BREEDING_VALUE[HOLSTEIN]] += owned(state, seat, card)
    return items


def owned(state: TrailState, seat: i64, card: i64) -> i64:
    """How many of a card a deck has: in the stack, in hand, in the discard pile."""
    index = seat * CARDS + card
    return state.hand[index] + state.deck[index] + state.discard[index]


def hazards_of(state: TrailState, seat: i64) -> i64:
    count: i64 = 0
    for tile in range(FIRST_HAZARD, TILES):
        count += state.tiles[seat * TILES + tile]
    return count


def cards_in_area(state: TrailState, seat: i64) -> i64:
    count: i64 = 0
    for objective in range(ALL_OBJECTIVES):
        count += state.area[seat * ALL_OBJECTIVES + objective]
    return count


# --- the best assignment


class Assignment:
    """A branch-and-bound search for the best set of cards to fulfil.

    `points` is the score of objective cards, `added` the number of unplayed cards that are included, `fulfilled` a mask
    of the fulfilled cards.
    """

    def __init__(self, items: vec[i64], in_area: i64, has_title: bool) -> None:
        self.items = items
        self.in_area = in_area
        self.has_title = has_title
        self.size: i64 = 0
        self.objectives = ROOM[:]
        self.gains = ROOM[:]
        self.unplayed = ROOM[:]
        self.least_penalty: i64 = FOR_TWO_CARDS
        self.base: i64 = 0
        self.points: i64 = 0
        self.added: i64 = 0
        self.fulfilled: i64 = 0
        self.best: i64 = -999

    def consider(self, objective: i64, unplayed: i64) -> None:
        """One more card; a played one that is not fulfilled costs its penalty."""
        gain = OBJECTIVE_POINTS[objective]
        if not unplayed:
            self.base -= OBJECTIVE_PENALTY[objective]
            gain += OBJECTIVE_PENALTY[objective]
        if self._fits(objective):
            self.objectives[self.size] = objective
            self.gains[self.size] = gain
            self.unplayed[self.size] = unplayed
            self.size += 1
        elif unplayed:
            self.least_penalty = min(self.least_penalty, OBJECTIVE_PENALTY[objective])

    def _fits(self, objective: i64) -> bool:
        for task in range(TASKS):
            if NEEDS[objective * TASKS + task] > self.items[task]:
                return False
        return True

    def _use(self, objective: i64, sign: i64) -> None:
        for task in range(TASKS):
            self.items[task] -= sign * NEEDS[objective * TASKS + task]

    def solve(self) -> None:
        self._search(0, 0, 0, self.least_penalty, 0)

    def _search(self, index: i64, gained: i64, added: i64, least_penalty: i64, fulfilled: i64) -> None:
        """Branch on fulfilling the next card, as long as the bound beats the best so far."""
        if index == self.size:
            self._note(gained, added, least_penalty, fulfilled)
            return
        if not self._is_worth_going_on(index, gained, added):
            return
        objective = self.objectives[index]
        if self._fits(objective):
            self._use(objective, 1)
            gain = gained + self.gains[index]
            self._search(index + 1, gain, added + self.unplayed[index], least_penalty, fulfilled | bit(index))
            self._use(objective, -1)
        if self.unplayed[index]:
            least_penalty = min(least_penalty, OBJECTIVE_PENALTY[objective])
        self._search(index + 1, gained, added, least_penalty, fulfilled)

    def _is_worth_going_on(self, index: i64, gained: i64, added: i64) -> bool:
        """The bound: whether all remaining cards could beat the best; the station master gives at most 3 per card."""
        hope = gained + self._title_points(added) + (FOR_TWO_CARDS if self.has_title else 0)
        for later in range(index, self.size):
            hope += self.gains[later] + (FOR_TWO_CARDS if self.has_title else 0)
        return hope >= self.best

    def _title_points(self, added: i64) -> i64:
        return (self.in_area + added) // 2 * FOR_TWO_CARDS if self.has_title else 0

    def _note(self, gained: i64, added: i64, least_penalty: i64, fulfilled: i64) -> None:
        """Keep the better result; an extra unmet card can be worth its penalty if it makes the number even."""
        if self.has_title and (self.in_area + added) & 1 and least_penalty < FOR_TWO_CARDS:
            gained -= least_penalty
            added += 1
        total = gained + self._title_points(added)
        if total > self.best or (total == self.best and added < self.added):
            self.best = total
            self.added = added
            self.points = self.base + gained
            self.fulfilled = fulfilled

    def played_and_fulfilled(self, objective: i64) -> i64:
        """How many played copies of a card are fulfilled."""
        count: i64 = 0
        for index in range(self.size):
            if self.objectives[index] == objective and not self.unplayed[index] and self.fulfilled & bit(index):
                count += 1
        return count


def best_objectives(state: TrailState, seat: i64) -> Assignment:
    """The best assignment of a player's objective cards."""
    return assigned(state, seat, NO_CARD, 0)


def assigned(state: TrailState, seat: i64, more: i64, from_deck: i64) -> Assignment:
    """The best assignment if one more card were in play; `from_deck` tells whether it is one of the player's own."""
    title = state.titles[seat] & bit(FOR_OBJECTIVES) != 0
    in_area = cards_in_area(state, seat) + (1 if more >= 0 else 0)
    found = Assignment(items_of(state, seat), in_area, title)
    for objective in range(ALL_OBJECTIVES):
        for _ in range(state.area[seat * ALL_OBJECTIVES + objective] + (1 if objective == more else 0)):
            found.consider(objective, 0)
    for objective in range(OBJECTIVES):
        unplayed = owned(state, seat, FIRST_OBJECTIVE + objective) - (from_deck if objective == more else 0)
        for _ in range(unplayed):
            found.consider(objective, 1)
    found.solve()
    return found


# --- station masters


def master_points(state: TrailState, seat: i64, added: i64) -> i64:
    """GWT-19.8; `added` unplayed objective cards count with those in the area."""
    points: i64 = 0
    titles = state.titles[seat]
    if titles & bit(FOR_WORKERS):
        for worker in range(WORKERS):
            points += state.workers[seat * WORKERS + worker]
    if titles & bit(FOR_OBJECTIVES):
        points += (cards_in_area(state, seat) + added) // 2 * FOR_TWO_CARDS
    if titles & bit(FOR_HAZARDS):
        points += hazards_of(state, seat) // 2 * FOR_TWO_CARDS
    if titles & bit(FOR_TEEPEES):
        points += teepee_pairs(state, seat) * FOR_TWO_CARDS
    if titles & bit(FOR_CERTIFICATES):
        total = certificates(state, seat) + permanent_certificates(state, seat)
        points += total // 2 * FOR_TWO_CARDS
    return points
