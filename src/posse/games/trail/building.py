"""Private buildings (chapter 9)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.trail import frames
from posse.games.trail.data.buildings import BUILDINGS, CRAFTSMEN, FIRST_PRIVATE, NUMBERS
from posse.games.trail.data.tiles import CRAFTSMAN, TILES
from posse.games.trail.data.trail import BUILDING_SPOT, BUILDING_SPOTS, KIND_OF, SPOTS
from posse.games.trail.phases import owner_of
from posse.games.trail.purse import pay, price_obstacle, skip_obstacle, workers_of
from posse.games.trail.state import TrailState
from posse.games.trail.words import (
    BUILD,
    BUILT,
    BUILT_ALREADY,
    NO_BUILDING_SPOT,
    NOT_MORE_CRAFTSMEN,
    NOT_YOUR_BUILDING,
    NOTHING_TO_BUILD,
    OWNED_BY,
    REPLACED,
    SITE,
    SKIP,
    TOO_FEW_CRAFTSMEN,
)


def building_of(state: TrailState, number: i64) -> i64:
    """The building with this number (from 0), on the side that is in play."""
    return FIRST_PRIVATE + 2 * number + state.side[number]


def number_of(building: i64) -> i64:
    return (building - FIRST_PRIVATE) // 2


def craftsmen_needed(state: TrailState, seat: i64, building: i64, spot: i64) -> i64:
    """GWT-9.2, GWT-9.3: craftsmen needed: all on an empty spot, the difference for a replacement; -1 if forbidden."""
    tile = state.tile[spot]
    if tile < 0:
        return CRAFTSMEN[building]
    if state.owner[spot] != seat:
        return -1
    more = CRAFTSMEN[building] - CRAFTSMEN[tile - TILES]
    return more if more > 0 else -1


def can_stand(state: TrailState, seat: i64, building: i64, spot: i64, each: i64) -> bool:
    needed = craftsmen_needed(state, seat, building, spot)
    return 0 <= needed <= workers_of(state, seat, CRAFTSMAN) and needed * each <= state.money[seat]


def site_obstacle(state: TrailState, seat: i64, building: i64, spot: i64, each: i64) -> Obstacle | None:
    """What stands in the way of a building on a spot."""
    if KIND_OF[spot] != BUILDING_SPOT:
        return Obstacle(NO_BUILDING_SPOT, "GWT-9.1")
    if state.tile[spot] >= 0 and state.owner[spot] != seat:
        return Obstacle(OWNED_BY, "GWT-9.1", state.owner[spot])
    needed = craftsmen_needed(state, seat, building, spot)
    if needed < 0:
        return Obstacle(NOT_MORE_CRAFTSMEN, "GWT-9.3")
    craftsmen = workers_of(state, seat, CRAFTSMAN)
    if needed > craftsmen:
        return Obstacle(TOO_FEW_CRAFTSMEN, "GWT-9.2", needed, craftsmen)
    return price_obstacle(state, seat, needed * each, "GWT-9.2")


def building_obstacle(state: TrailState, seat: i64, building: i64, each: i64) -> Obstacle | None:
    """What stands in the way of a building wherever it might go: the nearest miss."""
    if building < FIRST_PRIVATE or building_of(state, number_of(building)) != building:
        return Obstacle(NOT_YOUR_BUILDING, "GWT-9.1")
    if not state.unbuilt[seat] & bit(number_of(building)):
        return Obstacle(BUILT_ALREADY, "GWT-9.1")
    nearest = Obstacle(NOTHING_TO_BUILD, "GWT-9.2")
    for index in range(len(BUILDING_SPOTS)):
        found = site_obstacle(state, seat, building, BUILDING_SPOTS[index], each)
        if found is None:
            return None
        if found.kind > nearest.kind:
            nearest = found
    return nearest


def has_site(state: TrailState, seat: i64, building: i64, each: i64) -> bool:
    for index in range(len(BUILDING_SPOTS)):
        if can_stand(state, seat, building, BUILDING_SPOTS[index], each):
            return True
    return False


def can_build(state: TrailState, seat: i64, each: i64) -> bool:
    for number in range(NUMBERS):
        if state.unbuilt[seat] & bit(number) and has_site(state, seat, building_of(state, number), each):
            return True
    return False


class ChooseBuilding(Step[TrailState]):
    """Which of the player's unbuilt buildings (GWT-9.1)."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        each = frames.price_of(state)
        for number in range(NUMBERS):
            building = building_of(state, number)
            if state.unbuilt[seat] & bit(number) and has_site(state, seat, building, each):
                out[count] = BUILD + building
                count += 1
        if frames.may_skip(state):
            out[count] = SKIP
            count += 1
        return count

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        building = argument(action, BUILD, BUILDINGS)
        if building < 0:
            return skip_obstacle(action, frames.may_skip(state), "GWT-0.10")
        return building_obstacle(state, seat, building, frames.price_of(state))

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        each = frames.price_of(state)
        pop(state)
        if action != SKIP:
            frames.ask_site(state, seat, action - BUILD, each)


class ChooseSite(Step[TrailState]):
    """Where to build it: on an empty spot, or in place of a building of the player."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        building = frames.site_building(state)
        each = frames.site_price(state)
        count: i64 = 0
        for index in range(len(BUILDING_SPOTS)):
            spot = BUILDING_SPOTS[index]
            if can_stand(state, seat, building, spot, each):
                out[count] = SITE + spot
                count += 1
        return count

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        spot = argument(action, SITE, SPOTS)
        if spot < 0:
            return None
        return site_obstacle(state, seat, frames.site_building(state), spot, frames.site_price(state))

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        building = frames.site_building(state)
        each = frames.site_price(state)
        spot = action - SITE
        pop(state)
        cost = craftsmen_needed(state, seat, building, spot) * each
        if state.tile[spot] >= 0:
            log.say(REPLACED, seat, state.tile[spot] - TILES)
            frames.lose_actions(state, spot)
        log.say(BUILT, seat, building, spot, cost)
        pay(state, seat, cost, log)
        state.tile[spot] = TILES + building
        state.owner[spot] = seat
        state.unbuilt[seat] &= ~bit(number_of(building))

    def fault(self, state: TrailState, frame: Frame) -> str:
        """Check that the building is the player's and of the side in play."""
        building = frame[2][0]
        number = number_of(building)
        is_unbuilt = building >= FIRST_PRIVATE and state.unbuilt[owner_of(frame)] & bit(number) != 0
        return "" if is_unbuilt and building_of(state, number) == building else "scene-step-building"
