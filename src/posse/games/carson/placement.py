"""Phase 2: placing cowboys and passing (section 5, CC-10.2 to CC-10.4, CC-11.1, CC-11.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.loops import write_option
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, lowest, pop, push, set_arg
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.carson import frames
from posse.games.carson.attacks import attack_obstacle, can_attack
from posse.games.carson.data.board import (
    BUY_VP_5,
    CONSTRUCTION_3,
    CONSTRUCTION_12,
    PARCELS,
    PLACES,
    ROAD_1,
    SPACES,
    WAGES,
    slot_of,
)
from posse.games.carson.data.buildings import RIVER, building_on
from posse.games.carson.data.options import HAS_RIVER, KIT_CARSON, RED_SHERIFF_WHITE, WHITE_ON_OWN_BUILDING
from posse.games.carson.data.rates import ROUNDS
from posse.games.carson.phases import place_in
from posse.games.carson.reserve import has_passed, has_white_in_reserve, is_red_sheriff, stand
from posse.games.carson.roads import Decision
from posse.games.carson.state import CarsonState
from posse.games.carson.words import (
    BLOCKED,
    NO_BUILDING,
    NO_COWBOYS,
    NO_TILES,
    NO_WHITE,
    NOTHING_BUILT,
    ON_RIVER,
    PASS,
    PASSED,
    PLACE_COWBOY,
    PLACE_WHITE,
    PLACED,
    PLACED_WHITE,
    SHERIFF_JOINS_NOBODY,
    STANDS_THERE,
    WHITE_ALONE,
    WHITE_NO_ATTACK,
    WHITE_NO_DEFENCE,
    WHITE_THERE,
)


def open_spaces(state: CarsonState) -> i64:
    """The number of action spaces before those that the round marker blocks (CC-12.1).

    Before the first round none is blocked: there a place can only be planned.
    """
    return BUY_VP_5 + ROUNDS - max(state.round, i64(1)) + 1


def is_sold_out(state: CarsonState, space: i64) -> bool:
    """Whether a place is a construction space without a building (CC-5.5)."""
    return CONSTRUCTION_12 <= space <= CONSTRUCTION_3 and state.row[slot_of(space)] < 0


def unwelcome(state: CarsonState, seat: i64) -> i64:
    """The seats whose cowboys exclude this seat from a place: its own, and for the red sheriff all (CC-11.2)."""
    if is_red_sheriff(state, seat):
        return -1
    return bit(seat)


def placements(state: CarsonState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Add every place for a cowboy of the seat to the options (CC-5.5).

    (A place is written before it counts: who stands where cannot be predicted, and a branch on it would be slow.)
    """
    standing = state.standing
    unwelcome_there = unwelcome(state, seat)
    white_at = state.white_at
    for space in range(open_spaces(state)):
        write_option(out, count, PLACE_COWBOY + space)
        if space == WAGES or space == ROAD_1:
            count += 1
        elif space != white_at and not (space <= CONSTRUCTION_3 and is_sold_out(state, space)):
            count += i64(0) if standing[space] & unwelcome_there else i64(1)
    return _parcel_placements(state, seat, unwelcome_there, out, count)


def _parcel_placements(state: CarsonState, seat: i64, unwelcome_there: i64, out: vec[i64], count: i64) -> i64:
    standing = state.standing
    content = state.content
    owners = state.owner
    white_at = state.white_at
    can_own = i64(1) if state.tiles[seat] > 0 else i64(0)
    has_river = state.rules[HAS_RIVER] != 0
    me = bit(seat)
    first = PLACE_COWBOY + SPACES
    for parcel in range(PARCELS):
        place = SPACES + parcel
        owner = owners[parcel]
        if place == white_at:
            continue
        write_option(out, count, first + parcel)
        if owner < 0:
            if not has_river or content[parcel] != RIVER:
                count += i64(0) if standing[place] & unwelcome_there else can_own
        elif building_on(content[parcel]) < 0:
            continue
        elif owner == seat:
            count += i64(0) if standing[place] & me else i64(1)
        elif not standing[place] & unwelcome_there and can_attack(state, seat, parcel):
            count += 1
    return count


def can_white_defend(state: CarsonState, seat: i64) -> bool:
    """Whether the white cowboy of the seat may stand on its own buildings (CC-11.1)."""
    return state.rules[RED_SHERIFF_WHITE if is_red_sheriff(state, seat) else WHITE_ON_OWN_BUILDING] != 0


def white_placements(state: CarsonState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Add every place for the white cowboy to the options: free of cowboys, and never an attack (CC-11.1)."""
    standing = state.standing
    for space in range(open_spaces(state)):
        if not standing[space] and not is_sold_out(state, space):
            out[count] = PLACE_WHITE + space
            count += 1
    can_defend = can_white_defend(state, seat)
    for parcel in range(PARCELS):
        owner = state.owner[parcel]
        if standing[SPACES + parcel]:
            continue
        if owner < 0:
            legal = state.tiles[seat] > 0 and state.content[parcel] != RIVER
        else:
            legal = owner == seat and can_defend and building_on(state.content[parcel]) >= 0
        if legal:
            out[count] = PLACE_WHITE + SPACES + parcel
            count += 1
    return count


# --- why a place is closed to a cowboy


def place_obstacle(state: CarsonState, seat: i64, place: i64) -> Obstacle | None:
    """What stands in the way of a cowboy of the seat on a place (CC-5.5)."""
    if place == WAGES or place == ROAD_1:
        return None
    if place < SPACES:
        return _space_obstacle(state, place) or _company_obstacle(state, seat, place)
    parcel = place - SPACES
    owner = state.owner[parcel]
    if owner < 0:
        return _claim_obstacle(state, seat, parcel) or _company_obstacle(state, seat, place)
    if building_on(state.content[parcel]) < 0:
        return Obstacle(NOTHING_BUILT, "CC-5.5")
    if owner != seat:
        return attack_obstacle(state, seat, parcel) or _company_obstacle(state, seat, place)
    return Obstacle(STANDS_THERE, "CC-5.4") if state.standing[place] & bit(seat) else None


def _space_obstacle(state: CarsonState, space: i64) -> Obstacle | None:
    """Why an action space is closed to everybody."""
    if space >= open_spaces(state):
        return Obstacle(BLOCKED, "CC-12.1", state.round)
    return Obstacle(NO_BUILDING, "CC-5.5") if is_sold_out(state, space) else None


def _claim_obstacle(state: CarsonState, seat: i64, parcel: i64) -> Obstacle | None:
    """Why an unowned parcel cannot become this seat's."""
    if state.content[parcel] == RIVER:
        return Obstacle(ON_RIVER, "CC-14.11")
    return Obstacle(NO_TILES, "CC-15.6") if state.tiles[seat] == 0 else None


def _company_obstacle(state: CarsonState, seat: i64, place: i64) -> Obstacle | None:
    """Whose cowboy on a place keeps this seat away."""
    if state.standing[place] & bit(seat):
        return Obstacle(STANDS_THERE, "CC-5.4")
    if place == state.white_at:
        return Obstacle(WHITE_THERE, "CC-5.5")
    if state.standing[place] & unwelcome(state, seat):
        return Obstacle(SHERIFF_JOINS_NOBODY, "CC-11.2")
    return None


def white_obstacle(state: CarsonState, seat: i64, place: i64) -> Obstacle | None:
    """What stands in the way of the white cowboy on a place (CC-11.1)."""
    parcel = place - SPACES
    closed = _space_obstacle(state, place) if parcel < 0 else _white_parcel_obstacle(state, seat, parcel)
    if closed is None and state.standing[place]:
        return Obstacle(WHITE_ALONE, "CC-11.1")
    return closed


def _white_parcel_obstacle(state: CarsonState, seat: i64, parcel: i64) -> Obstacle | None:
    owner = state.owner[parcel]
    if owner < 0:
        return _claim_obstacle(state, seat, parcel)
    if building_on(state.content[parcel]) < 0:
        return Obstacle(NOTHING_BUILT, "CC-5.5")
    if owner != seat:
        return Obstacle(WHITE_NO_ATTACK, "CC-10.4")
    return None if can_white_defend(state, seat) else Obstacle(WHITE_NO_DEFENCE, "CC-11.1")


def reserve_obstacle(state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
    """What stands in the way of putting a cowboy or the white one on the board from the reserve."""
    white_place = argument(action, PLACE_WHITE, PLACES)
    if white_place >= 0:
        in_reserve = has_white_in_reserve(state, seat)
        return white_obstacle(state, seat, white_place) if in_reserve else Obstacle(NO_WHITE, "CC-11.1")
    cowboy_place = argument(action, PLACE_COWBOY, PLACES)
    if cowboy_place < 0:
        return None
    return place_obstacle(state, seat, cowboy_place) if state.cowboys[seat] else Obstacle(NO_COWBOYS, "CC-5.1")


def place(state: CarsonState, seat: i64, action: i64, log: Log) -> None:
    """Put a cowboy from the reserve, or the white one, on its place."""
    if action >= PLACE_WHITE:
        target = action - PLACE_WHITE
        state.white_at = target
        log.say(PLACED_WHITE, seat, target)
    else:
        target = action - PLACE_COWBOY
        state.cowboys[seat] -= 1
        log.say(PLACED, seat, target)
    stand(state, seat, target)


def pass_now(state: CarsonState, seat: i64, log: Log) -> None:
    """CC-5.2: the first free position of the lower track."""
    state.pass_order[state.passed] = seat
    state.passed += 1
    log.say(PASSED, seat, state.passed)


def reserve_placements(state: CarsonState, seat: i64, out: vec[i64], count: i64) -> i64:
    """What the seat can put on the board from its reserve."""
    if state.cowboys[seat] > 0:
        count = placements(state, seat, out, count)
    if has_white_in_reserve(state, seat):
        count = white_placements(state, seat, out, count)
    return count


class Placement(Step[CarsonState]):
    """CC-5.1: in turn order, again and again, those who have not passed."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        if state.passed == state.seats:
            pop(state)
            return
        if state.rules[KIT_CARSON]:
            push(state, frames.KIT_CARSON, bit(state.order[0]), 1)
            return
        turn = frames.next_turn(state)
        while has_passed(state, state.order[turn]):
            turn = turn + 1 if turn + 1 < state.seats else 0
        set_arg(state, 0, turn + 1 if turn + 1 < state.seats else 0)
        frames.ask(state, frames.PLACE_COWBOY, state.order[turn])

    def under(self, state: CarsonState, above: Frame) -> Frame:
        turn = 0 if above[0] == frames.KIT_CARSON else place_in(list(state.order), above) % state.seats
        return self.kind, 0, [turn, 0, 0, 0]

    def fault(self, state: CarsonState, frame: Frame) -> str:
        return "scene-step-turn" if frame[2][0] >= state.seats else ""


class PlaceCowboy(Decision):
    """Place one cowboy, or pass for the rest of the round."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = PASS
        return reserve_placements(state, seat, out, 1)

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        return reserve_obstacle(state, seat, action)

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action == PASS:
            pass_now(state, seat, log)
        else:
            place(state, seat, action, log)

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that the seat has not passed, and that Kit Carson is not played."""
        return "scene-step-passed" if state.rules[KIT_CARSON] or has_passed(state, lowest(frame[1])) else ""
