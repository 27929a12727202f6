"""Buying, building and keeping buildings, with their houses (CC-7.6, CC-7.7, CC-8.4 to CC-8.12)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, lowest, open_kind, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.carson import frames
from posse.games.carson.attacks import church_rises
from posse.games.carson.data.board import CONSTRUCTION_3, CONSTRUCTION_12, PARCELS, PLACES, PRICE, slot_of
from posse.games.carson.data.buildings import (
    BUILDINGS,
    CHURCH,
    FIRST_BUILDING,
    HOUSE,
    IN_TOWN,
    MINE,
    NOTHING,
    REVOLVERS,
    RIVER,
)
from posse.games.carson.data.characters import WORKER
from posse.games.carson.data.options import MINE_BRINGS_HOUSE
from posse.games.carson.phases import alone
from posse.games.carson.reserve import leave, pay, plays, price_obstacle
from posse.games.carson.roads import Decision, is_reached
from posse.games.carson.state import CarsonState
from posse.games.carson.words import (
    ASKED_CONSENT,
    BOUGHT_BUILDING,
    BUILD,
    BUILT,
    BUY,
    CONSENTED,
    DECLINE,
    DECLINED,
    HOUSE_ON,
    HOUSE_REFUSED,
    HOUSED,
    KEEP,
    KEPT,
    NO,
    NO_HOME,
    NO_HOUSES,
    NOT_OWNED,
    NOT_REACHED,
    OCCUPIED,
    ON_RIVER,
    OTHER_BUILDING,
    OTHER_PLACE,
    OWNED_BY,
    REFUSED,
    SAME_PARCEL,
    YES,
)

# --- buying


def building_price(state: CarsonState, seat: i64, space: i64) -> i64:
    """The printed price; half of it, rounded up, for the yellow worker (CC-7.6)."""
    if plays(state, seat, WORKER, 0):
        return (PRICE[space] + 1) // 2
    return PRICE[space]


class BuyBuilding(Decision):
    """Buy the building of a construction space, or decline."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        space = frames.place_of(state)
        out[0] = DECLINE
        if state.cash[seat] < building_price(state, seat, space):
            return 1
        out[1] = BUY + space
        return 2

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        space = frames.place_of(state)
        if argument(action, BUY, PLACES) < 0:
            return None
        if action != BUY + space:
            return Obstacle(OTHER_PLACE, "CC-7.6", space)
        return price_obstacle(state, seat, building_price(state, seat, space), "CC-7.6")

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        space = frames.place_of(state)
        pop(state)
        leave(state, seat, space)
        if action == DECLINE:
            log.say(DECLINED, seat, space)
            return
        price = building_price(state, seat, space)
        building = state.row[slot_of(space)]
        state.row[slot_of(space)] = -1
        pay(state, seat, price)
        log.say(BOUGHT_BUILDING, seat, building, price)
        take_building(state, seat, building, True)

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that the space has a building, and that the question is about it."""
        place, building = frame[2][:2]
        if not CONSTRUCTION_12 <= place <= CONSTRUCTION_3 or state.row[slot_of(place)] != building:
            return "scene-step-place"
        return alone(state, place, frame)


def take_building(state: CarsonState, seat: i64, building: i64, in_construction: bool) -> None:
    """Put a building just bought among the kept ones until its buyer has decided."""
    state.kept[seat * BUILDINGS + building] += 1
    if in_construction:
        state.fresh[seat * BUILDINGS + building] += 1
    frames.ask_build(state, seat, building, in_construction)


# --- where a building and its house may stand


def brings_house(state: CarsonState, building: i64) -> bool:
    return IN_TOWN[building] != 0 or (building == MINE and state.rules[MINE_BRINGS_HOUSE] != 0)


def is_refused(state: CarsonState, building: i64, parcel: i64) -> bool:
    """Whether a house there was refused for this kind of building (CC-8.8, R-37)."""
    wanted = building * PARCELS + parcel
    for index in range(len(state.refused)):
        if state.refused[index] == wanted:
            return True
    return False


def can_take_house(state: CarsonState, building: i64, parcel: i64) -> bool:
    """Whether a house may be built there: unoccupied, connected, not river, not refused (CC-8.6)."""
    return state.content[parcel] == NOTHING and is_reached(state, parcel) and not is_refused(state, building, parcel)


def homes_for(state: CarsonState, building: i64) -> i64:
    """The number of parcels that can take the house of a building; any number does for one without a house."""
    if not brings_house(state, building):
        return PARCELS
    homes: i64 = 0
    if state.houses > 0:
        for parcel in range(PARCELS):
            if can_take_house(state, building, parcel):
                homes += 1
    return homes


def sites(state: CarsonState, seat: i64, building: i64, out: vec[i64], count: i64) -> i64:
    """Add every parcel where the seat can build to the options, considering the house (CC-8.4, CC-8.5)."""
    homes = homes_for(state, building)
    with_house = brings_house(state, building)
    for parcel in range(PARCELS):
        if state.owner[parcel] != seat or state.content[parcel] != NOTHING:
            continue
        if IN_TOWN[building] and not is_reached(state, parcel):
            continue
        taken: i64 = 1 if with_house and can_take_house(state, building, parcel) else 0
        if homes - taken > 0:
            out[count] = BUILD + building * PARCELS + parcel
            count += 1
    return count


def site_obstacle(state: CarsonState, seat: i64, building: i64, parcel: i64) -> Obstacle | None:
    """What stands in the way of a building on a parcel."""
    owner = state.owner[parcel]
    if owner != seat:
        return Obstacle(NOT_OWNED, "CC-8.4") if owner < 0 else Obstacle(OWNED_BY, "CC-8.4", owner)
    if state.content[parcel] != NOTHING:
        return Obstacle(OCCUPIED, "CC-8.4", state.content[parcel])
    if IN_TOWN[building] and not is_reached(state, parcel):
        return Obstacle(NOT_REACHED, "CC-8.5")
    if brings_house(state, building) and state.houses == 0:
        return Obstacle(NO_HOUSES, "CC-15.2")
    taken: i64 = 1 if brings_house(state, building) and can_take_house(state, building, parcel) else 0
    return Obstacle(NO_HOME, "CC-15.8") if homes_for(state, building) == taken else None


def home_obstacle(state: CarsonState, building: i64, parcel: i64) -> Obstacle | None:
    """What stands in the way of a house on a parcel."""
    if state.content[parcel] == RIVER:
        return Obstacle(ON_RIVER, "CC-14.11")
    if state.content[parcel] != NOTHING:
        return Obstacle(OCCUPIED, "CC-8.6", state.content[parcel])
    if not is_reached(state, parcel):
        return Obstacle(NOT_REACHED, "CC-8.6")
    return Obstacle(HOUSE_REFUSED, "CC-8.8") if is_refused(state, building, parcel) else None


def has_site(state: CarsonState, seat: i64, building: i64) -> bool:
    """Whether the seat could build such a building now."""
    return sites(state, seat, building, vec[i64]([0] * PARCELS), 0) > 0


# --- building


def raise_building(state: CarsonState, seat: i64, building: i64, parcel: i64, log: Log) -> None:
    """Put a building on the map; its revolvers go to the builder, a church protects at once (CC-8.11, CC-10.5)."""
    state.content[parcel] = FIRST_BUILDING + building
    state.revolvers[seat] += REVOLVERS[building]
    log.say(BUILT, seat, building, parcel)
    if building == CHURCH:
        church_rises(state, parcel, log)


def begin_build(state: CarsonState, seat: i64, action: i64, log: Log) -> None:
    """Build at once, or ask first where the house goes."""
    building = (action - BUILD) // PARCELS
    parcel = (action - BUILD) % PARCELS
    if brings_house(state, building):
        frames.ask_house(state, seat, building, parcel)
    else:
        raise_building(state, seat, building, parcel, log)
        close_build(state, seat, building)


def build_with_house(state: CarsonState, seat: i64, building: i64, parcel: i64, house: i64, log: Log) -> None:
    """Building and house in one step; closes the open question for the house (CC-8.7)."""
    pop(state)
    state.content[house] = HOUSE
    state.houses -= 1
    raise_building(state, seat, building, parcel, log)
    log.say(HOUSED, seat, house)
    close_build(state, seat, building)


def close_build(state: CarsonState, seat: i64, building: i64) -> None:
    """Remove the tile from the reserve and close the question, unless the player is building kept buildings."""
    index = seat * BUILDINGS + building
    state.kept[index] -= 1
    if open_kind(state) == frames.BUILD:
        if frames.is_in_construction(state):
            state.fresh[index] -= 1
        pop(state)
        state.refused = vec[i64]()
        return
    if state.fresh[index] > state.kept[index]:
        state.fresh[index] = state.kept[index]
    still_refused = vec[i64]()
    for refusal in range(len(state.refused)):
        if state.refused[refusal] // PARCELS != building:
            still_refused = append(still_refused, state.refused[refusal])
    state.refused = still_refused


class Build(Decision):
    """Build the building just bought, or keep it (CC-8.7, CC-8.9)."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = KEEP
        return sites(state, seat, frames.building_of(state), out, 1)

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        site = argument(action, BUILD, BUILDINGS * PARCELS)
        building = frames.building_of(state)
        if site < 0:
            return None
        if site // PARCELS != building:
            return Obstacle(OTHER_BUILDING, "CC-7.6", building)
        return site_obstacle(state, seat, building, site % PARCELS)

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action != KEEP:
            begin_build(state, seat, action, log)
            return
        log.say(KEPT, seat, frames.building_of(state))
        pop(state)
        state.refused = vec[i64]()

    def lies_on(self, state: CarsonState, frame: Frame) -> int:
        return frames.RESOLUTION if frame[2][1] else frames.CHARACTERS

    def can_lie_under(self, state: CarsonState, frame: Frame, above: Frame) -> bool:
        if above[0] == frames.HOUSE:
            return frame[1] == above[1] and frame[2][0] == above[2][0]
        return super().can_lie_under(state, frame, above)

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that the building was bought before: in this round's construction, or by the worker."""
        index = lowest(frame[1]) * BUILDINGS + frame[2][0]
        bought = state.fresh if frame[2][1] else state.kept
        return "" if bought[index] > 0 else "scene-step-bought"


class PlaceHouse(Step[CarsonState]):
    """Where to put the house that comes with the building."""

    def options(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        building = frames.building_of(state)
        site = frames.house_is_for(state)
        count: i64 = 0
        for parcel in range(PARCELS):
            if parcel != site and can_take_house(state, building, parcel):
                out[count] = HOUSE_ON + parcel
                count += 1
        return count

    def why_not(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        parcel = argument(action, HOUSE_ON, PARCELS)
        if parcel < 0:
            return None
        if parcel == frames.house_is_for(state):
            return Obstacle(SAME_PARCEL, "CC-8.6")
        return home_obstacle(state, frames.building_of(state), parcel)

    def take(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        building = frames.building_of(state)
        site = frames.house_is_for(state)
        house = action - HOUSE_ON
        owner = state.owner[house]
        if owner < 0 or owner == seat:
            build_with_house(state, seat, building, site, house, log)
        else:
            log.say(ASKED_CONSENT, seat, owner, house)
            frames.ask_consent(state, owner, seat, building, site, house)

    def under(self, state: CarsonState, above: Frame) -> Frame:
        """The house for which consent is asked."""
        builder, building, site = above[2][:3]
        return self.kind, bit(builder), [building, site, 0, 0]

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that the building brings a house, and that its parcel is free and owned by the builder."""
        building, site = frame[2][:2]
        is_free = state.owner[site] == lowest(frame[1]) and state.content[site] == NOTHING
        return "" if is_free and brings_house(state, building) and state.houses > 0 else "scene-step-site"


class Consent(Step[CarsonState]):
    """CC-8.8: the owner of the parcel agrees to the house, or not."""

    def options(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = YES
        out[1] = NO
        return 2

    def take(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        builder = frames.builder_of(state)
        building = frames.consent_building(state)
        site = frames.consent_parcel(state)
        house = frames.consent_house(state)
        pop(state)
        if action == YES:
            log.say(CONSENTED, seat, house)
            build_with_house(state, builder, building, site, house, log)
        else:
            pop(state)
            state.refused = append(state.refused, building * PARCELS + house)
            log.say(REFUSED, seat, house)

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that the owner of a parcel where a house can be built is asked by another seat."""
        _, asked, (builder, building, site, house) = frame
        can_stand = house != site and can_take_house(state, building, house)
        is_owner = state.owner[house] == lowest(asked) and asked != bit(builder)
        return "" if can_stand and is_owner else "scene-step-site"
