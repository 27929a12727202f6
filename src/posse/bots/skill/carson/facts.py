"""A table of Carson City as it will probably be at the end of the round, worked out once for each table.

Cowboys on the board stand for what they will bring: each by the chance to win it, and in the order of resolution.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.bots.skill.carson.moments import (
    BETWEEN,
    ENDING,
    PLACING,
    is_estate_ahead,
    is_window_ahead,
    phase_now,
    round_ahead,
)
from posse.bots.skill.carson.odds import chance
from posse.bots.skill.carson.sites import Sites
from posse.engine.state import bit, count_bits
from posse.games.carson.attacks import is_doubled
from posse.games.carson.construction import building_price
from posse.games.carson.data.board import (
    AMMUNITION,
    BUY_VP_2,
    BUY_VP_5,
    CONSTRUCTION_3,
    CONSTRUCTION_12,
    FIREPOWER_INCOME,
    FIREPOWER_VP,
    GAMBLING,
    PARCEL_INCOME,
    PARCEL_VP,
    PARCELS,
    PROPERTY_VP,
    ROAD_1,
    ROADS_3,
    SPACES,
    WAGES,
    slot_of,
)
from posse.games.carson.data.buildings import (
    BUILDINGS,
    HOUSE,
    IN_TOWN,
    MINE,
    MOUNTAIN,
    NOTHING,
    RANCH,
    building_on,
)
from posse.games.carson.data.characters import CARD_CASH, RED, SETTLER, SHOPKEEPER
from posse.games.carson.data.options import SETTLER_REWARD
from posse.games.carson.data.rates import ROUNDS, WAGE
from posse.games.carson.ending import cash_limit
from posse.games.carson.income import income
from posse.games.carson.land import price_of
from posse.games.carson.reserve import (
    crowd_index,
    firepower_on_spaces,
    has_passed,
    own_parcels,
    plays,
)
from posse.games.carson.spaces import buildings_that_count, firepower_points
from posse.games.carson.state import CarsonState

GAMBLED: Final = 7.0  # dollars, on average
BUY_SPACES: Final[i64] = BUY_VP_2 + 1 - BUY_VP_5


class Facts:
    """The table through the eyes of one seat."""

    def __init__(self) -> None:
        self.sites: Final = Sites()
        self.built: Final = vec[i64]([0] * BUILDINGS)  # by kind
        self.plans: Final = vec[float]([0.0] * BUILDINGS)  # by kind: kept, or to be bought, by the chance to get it
        self.buys: Final = vec[float]([0.0] * BUY_SPACES)  # by space: the chance to buy points there
        self.reset()

    def reset(self) -> None:
        self.round: i64 = 0  # the round ahead, from 0
        self.phase: i64 = 0
        self.is_mid = False  # the round has begun for this seat
        self.is_placing = False
        self.estate_ahead = False
        self.contested = 0.0  # duels to come
        self.exposed = 0.0  # spaces that others may still contest
        self.cash = 0.0
        self.cost = 0.0  # of land and buildings to be bought
        self.short = 0.0  # what is missing of it
        self.over = 0.0  # what is over the cash limit
        self.income = 0.0  # of all buildings
        self.best_income = 0.0
        self.robbed = 0.0  # what attackers will take
        self.loot = 0.0
        self.houses = 0.0
        self.mountains = 0.0
        self.filled = 0.0  # parcels with something on them that are hoped for
        self.parcels = 0.0
        self.roads = 0.0
        self.guns = 0.0  # the chance to get the three-gun token
        self.points = 0.0  # from spaces that give points
        self.plan_count = 0.0
        self.town_plans = 0.0
        self.homeless = 0.0  # plans without land
        self.plan_income = 0.0
        self.gamble = 0.0
        self.extra = 0.0  # income by the card of the round
        for building in range(BUILDINGS):
            self.built[building] = 0
            self.plans[building] = 0.0
        for space in range(BUY_SPACES):
            self.buys[space] = 0.0
        self.sites.reset()

    def look(self, state: CarsonState, seat: i64) -> None:
        self.reset()
        self._tell_time(state, seat)
        self._count_buildings(state, seat)
        self._expect_roads(state, seat)
        self._survey(state, seat)
        self._plan_buildings(state, seat)
        self._expect_money(state, seat)
        self._expect_points(state, seat)

    def _tell_time(self, state: CarsonState, seat: i64) -> None:
        self.phase = phase_now(state)
        ahead = round_ahead(state)
        self.round = ahead if ahead < ROUNDS else ROUNDS - 1
        self.is_mid = BETWEEN < self.phase < ENDING and state.character[seat] >= 0
        self.is_placing = self.is_mid and self.phase <= PLACING
        if self.is_placing and self.phase == PLACING and has_passed(state, seat):
            self.is_placing = False
        self.estate_ahead = self.is_mid and is_estate_ahead(state, self.phase)

    # --- property

    def _count_buildings(self, state: CarsonState, seat: i64) -> None:
        for parcel in range(PARCELS):
            if state.owner[parcel] == seat:
                building = building_on(state.content[parcel])
                if building >= 0:
                    self.built[building] += 1
        self.sites.ranches = self.built[RANCH]
        self.sites.mines = self.built[MINE]

    def _expect_roads(self, state: CarsonState, seat: i64) -> None:
        self.roads = float(state.roads[seat] + state.crowd[crowd_index(state, seat, ROAD_1)])
        if state.standing[ROADS_3] & bit(seat):
            self.roads += 3.0 * self._chance(state, seat, ROADS_3)

    def _survey(self, state: CarsonState, seat: i64) -> None:
        """Own land, land to be bought, buildings attacked and defended."""
        me = bit(seat)
        self.parcels = float(own_parcels(state, seat))
        for parcel in range(PARCELS):
            owner = state.owner[parcel]
            if owner == seat:
                self._survey_own(state, seat, parcel)
            elif state.standing[SPACES + parcel] & me:
                won = self._chance(state, seat, SPACES + parcel)
                if owner < 0:
                    self._survey_claim(state, seat, parcel, won)
                else:
                    self.loot += won * float(income(state, parcel) // 2)

    def _survey_own(self, state: CarsonState, seat: i64, parcel: i64) -> None:
        content = state.content[parcel]
        if content == NOTHING:
            self.sites.add(state, seat, parcel, 1.0, i64(self.roads))
        elif content == HOUSE:
            self.houses += 1.0
        elif content == MOUNTAIN:
            self.mountains += 1.0
        elif building_on(content) >= 0:
            self._survey_building(state, seat, parcel)

    def _survey_building(self, state: CarsonState, seat: i64, parcel: i64) -> None:
        brings = float(income(state, parcel))
        self.income += brings
        if brings > self.best_income:
            self.best_income = brings
        if is_doubled(state, seat, building_on(state.content[parcel])):
            self.extra += brings
        fighters = state.standing[SPACES + parcel]
        if fighters & ~bit(seat):
            held = chance(state, seat, fighters) if fighters & bit(seat) else 0.0
            self.robbed += (1.0 - held) * float(i64(brings) // 2)

    def _survey_claim(self, state: CarsonState, seat: i64, parcel: i64, won: float) -> None:
        self.cost += won * float(price_of(state, parcel))
        self.parcels += won
        content = state.content[parcel]
        if content == NOTHING:
            self.sites.add(state, seat, parcel, won, i64(self.roads))
        else:
            self.filled += won
            if content == MOUNTAIN:
                self.mountains += won
            else:
                self.houses += won

    # --- buildings to come

    def _plan_buildings(self, state: CarsonState, seat: i64) -> None:
        if self.round < ROUNDS - 1 or is_window_ahead(state, self.phase):
            for building in range(BUILDINGS):
                self._plan(building, float(state.kept[seat * BUILDINGS + building]))
        me = bit(seat)
        for space in range(CONSTRUCTION_12, CONSTRUCTION_3 + 1):
            if state.standing[space] & me:
                won = self._chance(state, seat, space)
                self.cost += won * float(building_price(state, seat, space))
                self._plan(state.row[slot_of(space)], won)
        in_town = max(0.0, self.town_plans - self.sites.in_town())
        self.homeless = max(in_town, self.plan_count - self.sites.all())
        if self.plan_count > 0.0:
            self.plan_income *= max(0.0, 1.0 - self.homeless / self.plan_count)

    def _plan(self, building: i64, amount: float) -> None:
        if building < 0 or amount == 0.0:
            return
        self.plans[building] += amount
        self.plan_count += amount
        if IN_TOWN[building]:
            self.town_plans += amount
        if self.sites.room_for(building):
            self.plan_income += amount * float(self.sites.income_of(building))

    # --- money and points

    def _expect_money(self, state: CarsonState, seat: i64) -> None:
        """In the order of resolution: wages, land and buildings, then income (section 7)."""
        money = float(state.cash[seat] + WAGE * state.crowd[crowd_index(state, seat, WAGES)])
        self.short = max(0.0, self.cost - money)
        money = max(0.0, money - self.cost)
        money += self._won(state, seat, PARCEL_INCOME) * 2.0 * self.parcels
        money += self._won(state, seat, FIREPOWER_INCOME) * 2.0 * float(firepower_on_spaces(state, seat))
        self.gamble = self._won(state, seat, GAMBLING)
        money += self.gamble * GAMBLED
        if self.estate_ahead:
            self._expect_card(state, seat)
            money += self.income + self.extra + self.plan_income + self.loot - self.robbed
        self.cash = money
        if self.is_mid:
            self.over = max(0.0, money - float(cash_limit(state, seat)))

    def _expect_card(self, state: CarsonState, seat: i64) -> None:
        """What a card promises for the end of the round (CC-11.4, CC-11.6)."""
        if not state.promised[seat]:
            return
        if plays(state, seat, SHOPKEEPER, 0):
            self.extra = max(float(CARD_CASH), self._best_kind(state, seat))
        elif plays(state, seat, SHOPKEEPER, RED):
            self.points += self.houses
        elif plays(state, seat, SETTLER, RED):
            if state.rules[SETTLER_REWARD]:
                self.points += self.mountains
            else:
                self.extra = max(float(CARD_CASH), self.mountains)

    def _best_kind(self, state: CarsonState, seat: i64) -> float:
        """The kind of building that brings the most."""
        best: i64 = 0
        for building in range(BUILDINGS):
            if self.built[building]:
                total: i64 = 0
                for parcel in range(PARCELS):
                    if state.owner[parcel] == seat and building_on(state.content[parcel]) == building:
                        total += income(state, parcel)
                if total > best:
                    best = total
        return float(best)

    def _expect_points(self, state: CarsonState, seat: i64) -> None:
        me = bit(seat)
        self.guns = self._won(state, seat, AMMUNITION)
        if state.standing[PARCEL_VP] & me:
            self.points += self._chance(state, seat, PARCEL_VP) * float(i64(self.parcels) // 2)
        if state.standing[FIREPOWER_VP] & me:
            self.points += self._chance(state, seat, FIREPOWER_VP) * float(firepower_points(state, seat))
        if state.standing[PROPERTY_VP] & me:
            count = float(buildings_that_count(state, seat)) + self.plan_count - self.homeless
            self.points += self._chance(state, seat, PROPERTY_VP) * count
        for space in range(BUY_VP_5, BUY_VP_2 + 1):
            if state.standing[space] & me:
                self.buys[space - BUY_VP_5] = self._chance(state, seat, space)

    # --- chances

    def _won(self, state: CarsonState, seat: i64, space: i64) -> float:
        return self._chance(state, seat, space) if state.standing[space] & bit(seat) else 0.0

    def _chance(self, state: CarsonState, seat: i64, place: i64) -> float:
        """The chance to win a place; how many are contested or may still be is counted on the way."""
        mask = state.standing[place]
        if count_bits(mask) > 1:
            self.contested += 1.0
        elif self.phase == PLACING and state.white_at != place:
            self.exposed += 1.0
        return chance(state, seat, mask)
