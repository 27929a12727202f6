"""Phase B: what the reached location allows (chapter 5, GWT-14.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.trail import frames
from posse.games.trail.actions import begin, can_use, use_obstacle
from posse.games.trail.auxiliary import auxiliary_obstacle, do_auxiliary, single_options
from posse.games.trail.data.actions import ACTION
from posse.games.trail.data.board import AUXES
from posse.games.trail.data.buildings import ALTERNATIVES, COPIER, RISK_SLOT, SLOTS, local_action
from posse.games.trail.data.tiles import TILES
from posse.games.trail.data.trail import FORK, KANSAS_CITY, NEXT, RISK, SPOTS, is_visited
from posse.games.trail.frames import ALL_SLOTS, AUX_USED, LEVELS, MUST, slot_bit
from posse.games.trail.objectives import play_card, play_obstacle, play_options
from posse.games.trail.phases import OfSeat, is_free_way, owner_of
from posse.games.trail.state import TrailState
from posse.games.trail.words import (
    AUXILIARY,
    AUXILIARY_USED,
    COPIED,
    COPIED_ALREADY,
    COPY,
    DONE,
    LOCAL_USED,
    NO_BUILDING,
    NO_COPIER,
    NOT_LINKED,
    NOT_OFFERED,
    NOT_YOURS_TO_USE,
    PLAY,
    USE,
    USED,
    USED_UP,
)


class Arrive(OfSeat):
    """Enter a location: Kansas City has its own rules, any other one is visited."""

    def run(self, state: TrailState, dice: Dice, log: Log) -> None:
        seat = frames.seat_of(state)
        pop(state)
        if state.place[seat] == KANSAS_CITY:
            frames.open_duty(state, frames.KANSAS_CITY, seat)
        else:
            frames.ask_visit(state, seat, state.place[seat])

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        """Exclude a free way, which is followed by the move or the end of the turn (GWT-12.7)."""
        return super().can_lie_under(state, frame, above) and not is_free_way(above)


def is_building(state: TrailState, spot: i64) -> bool:
    return state.tile[spot] >= TILES


def may_use_building(state: TrailState, seat: i64, spot: i64) -> bool:
    """GWT-5.1, GWT-5.5: neutral buildings and those of the player."""
    return is_building(state, spot) and state.owner[spot] in (-1, seat)


class Visit(Step[TrailState]):
    """Local actions in any order, or one single auxiliary action; objective cards; or nothing (GWT-5.4, R-02).

    `take` relies on the order of the verbs in `words.py`: play, use, auxiliary, copy, done.
    """

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        used = frames.used_of(state)
        count: i64 = 0
        if not used & AUX_USED:
            if may_use_building(state, seat, frames.visited_spot(state, 0)):
                count = local_options(state, seat, out)
            if not used & ALL_SLOTS:
                count = single_options(state, seat, out, count)
        count = play_options(state, seat, out, count)
        out[count] = DONE
        return count + 1

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        local = argument(action, USE, len(ACTION.words))
        copied = argument(action, COPY, SPOTS)
        aux = argument(action, AUXILIARY, AUXES)
        if local < 0 and copied < 0 and aux < 0:
            return play_obstacle(state, seat, action)
        if frames.used_of(state) & AUX_USED:
            return Obstacle(AUXILIARY_USED, "GWT-5.4")
        if aux >= 0:
            is_late = frames.used_of(state) & ALL_SLOTS
            return Obstacle(LOCAL_USED, "GWT-5.4") if is_late else auxiliary_obstacle(state, seat, aux, 1)
        if not may_use_building(state, seat, frames.visited_spot(state, 0)):
            return Obstacle(NOT_YOURS_TO_USE, "GWT-5.5")
        return copy_obstacle(state, copied) if local < 0 else local_obstacle(state, seat, local)

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action == DONE:
            pop(state)
        elif action >= COPY:
            copy_building(state, seat, action - COPY, log)
        elif action >= AUXILIARY:
            frames.mark_used(state, AUX_USED)
            do_auxiliary(state, seat, action - AUXILIARY, 1, dice, log)
        elif action >= USE:
            use_local(state, seat, action - USE, dice, log)
        else:
            play_card(state, seat, action - PLAY, log)

    def under(self, state: TrailState, above: Frame) -> Frame:
        """The frame of this visit: nothing is left to use, unless an objective card was played first."""
        seat = owner_of(above)
        used = 0 if above[0] == frames.FREE_MOVE else ALL_SLOTS
        return self.kind, bit(seat), [max(state.place[seat], 0), used, 0, 0]

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        return frame[1] == bit(owner_of(above))

    def fault(self, state: TrailState, frame: Frame) -> str:
        """Check that the cattleman is there; an auxiliary action excludes local ones."""
        seat = owner_of(frame)
        spot, used, copies, _ = frame[2]
        if state.place[seat] != spot or not is_visited(spot):
            return "scene-step-stands"
        if used & AUX_USED and used & ALL_SLOTS:
            return "scene-step-used"
        can_copy = not copies or may_use_building(state, seat, spot)
        return "" if can_copy and is_chain(state, frames.chain_of(spot, copies), used) else "scene-step-copies"


# --- local actions


def local_options(state: TrailState, seat: i64, out: vec[i64]) -> i64:
    """GWT-5.2, GWT-5.3: every unused and possible action of the building and of those that it copies."""
    count: i64 = 0
    for level in range(LEVELS):
        spot = frames.visited_spot(state, level)
        if spot < 0:
            break
        count = level_options(state, seat, level, spot, out, count)
    return count


def level_options(state: TrailState, seat: i64, level: i64, spot: i64, out: vec[i64], count: i64) -> i64:
    used = frames.used_of(state)
    building = state.tile[spot] - TILES
    if building == COPIER and _can_still_copy(state, level, spot):
        count = copy_options(state, spot, out, count)
    for slot in range(SLOTS):
        if used & slot_bit(level, slot):
            continue
        for alternative in range(ALTERNATIVES):
            action = local_action(building, slot, alternative)
            if action >= 0 and can_use(state, seat, action):
                count = _add_once(out, count, USE + action)
    if RISK[spot] >= 0 and not used & slot_bit(level, RISK_SLOT) and can_use(state, seat, RISK[spot]):
        count = _add_once(out, count, USE + RISK[spot])
    return count


def local_obstacle(state: TrailState, seat: i64, action: i64) -> Obstacle | None:
    """What stands in the way of a local action of the building or of those that it copies."""
    is_there = False
    for level in range(LEVELS):
        spot = frames.visited_spot(state, level)
        if spot < 0:
            break
        for slot in range(SLOTS + 1):
            if _shows(state.tile[spot] - TILES, spot, slot, action):
                is_there = True
                if not frames.used_of(state) & slot_bit(level, slot):
                    return use_obstacle(state, seat, action)
    return Obstacle(USED_UP, "GWT-5.2") if is_there else Obstacle(NOT_OFFERED, "GWT-5.1")


def _shows(building: i64, spot: i64, slot: i64, action: i64) -> bool:
    """Whether a slot of a building, or the risk slot of its spot, shows an action."""
    if slot == RISK_SLOT:
        return RISK[spot] == action
    return local_action(building, slot, 0) == action or local_action(building, slot, 1) == action


def _add_once(out: vec[i64], count: i64, answer: i64) -> i64:
    """Add an action once; of two equal icons, `find_slot` determines which is used."""
    for index in range(count):
        if out[index] == answer:
            return count
    out[count] = answer
    return count + 1


def use_local(state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
    frames.mark_used(state, find_slot(state, action))
    log.say(USED, seat, action)
    begin(state, seat, action, MUST, dice, log)


def find_slot(state: TrailState, action: i64) -> i64:
    """The bit of an unused slot with an action; copied buildings come first, as they can be lost sooner (R-32)."""
    used = frames.used_of(state)
    for above in range(LEVELS):
        level = LEVELS - 1 - above
        spot = frames.visited_spot(state, level)
        if spot < 0:
            continue
        building = state.tile[spot] - TILES
        for slot in range(SLOTS):
            if local_action(building, slot, 0) == action or local_action(building, slot, 1) == action:
                if not used & slot_bit(level, slot):
                    return slot_bit(level, slot)
        if RISK[spot] == action and not used & slot_bit(level, RISK_SLOT):
            return slot_bit(level, RISK_SLOT)
    raise AssertionError("only what is offered can be used")


# --- 8b


def copy_options(state: TrailState, spot: i64, out: vec[i64], count: i64) -> i64:
    """GWT-14.5: buildings on spots that an arrow links with this one, but no copier already in the chain (R-25)."""
    for other in range(SPOTS):
        if _is_linked(spot, other) and is_building(state, other) and not _is_in_chain(state, other):
            count = _add_once(out, count, COPY + other)
    return count


def copy_obstacle(state: TrailState, other: i64) -> Obstacle | None:
    """What stands in the way of copying the building on a spot."""
    nearest = Obstacle(NO_COPIER, "GWT-14.5")
    for level in range(LEVELS):
        spot = frames.visited_spot(state, level)
        if spot < 0:
            break
        if not _can_still_copy(state, level, spot):
            continue
        nearest = Obstacle(NOT_LINKED, "GWT-14.5")
        if _is_linked(spot, other):
            if not is_building(state, other):
                return Obstacle(NO_BUILDING, "GWT-14.5")
            return Obstacle(COPIED_ALREADY, "GWT-14.5") if _is_in_chain(state, other) else None
    return nearest


def _can_still_copy(state: TrailState, level: i64, spot: i64) -> bool:
    """Whether the building of a level is a copier that has copied nothing yet."""
    is_copier = state.tile[spot] - TILES == COPIER and not frames.used_of(state) & slot_bit(level, 0)
    return is_copier and frames.visited_spot(state, level + 1) < 0


def _is_linked(spot: i64, other: i64) -> bool:
    return NEXT[spot] == other or FORK[spot] == other or NEXT[other] == spot or FORK[other] == spot


def _is_in_chain(state: TrailState, spot: i64) -> bool:
    for level in range(LEVELS):
        if frames.visited_spot(state, level) == spot:
            return True
    return False


def copy_building(state: TrailState, seat: i64, spot: i64, log: Log) -> None:
    """Let the last copier of the chain copy the building's local actions, all unused (R-39)."""
    frames.add_copy(state, spot)
    log.say(COPIED, seat, state.tile[spot] - TILES, spot)


def is_chain(state: TrailState, spots: list[int], used: i64) -> bool:
    """Whether a visit can have copied like this: from building to adjacent building, each by a copier.

    A copier that has been replaced since has lost its action (R-32).
    """
    for level in range(1, i64(len(spots))):
        spot, copier = spots[level], spots[level - 1]
        if spot < 0 or copier < 0:
            if spot >= 0:
                return False
            continue
        was_copier = state.tile[copier] - TILES == COPIER or used & slot_bit(level - 1, 0) != 0
        if spot >= SPOTS or spots.index(spot) < level or not was_copier:
            return False
        if not _is_linked(copier, spot) or not is_building(state, spot):
            return False
    return True
