"""The trail: which locations can be reached, ways and tolls (chapters 4, 12 and 14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import open_kind, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.trail import frames
from posse.games.trail.data.buildings import BUILDING_HAND
from posse.games.trail.data.tiles import BLACK_HAND, BLACK_TOLL, GREEN_HAND, GREEN_TOLL, TILE_HAND, TILES
from posse.games.trail.data.trail import (
    FORK,
    KANSAS_CITY,
    KIND_OF,
    NEUTRAL_SPOT,
    NEUTRAL_SPOTS,
    NEXT,
    OFF_TRADE_SPOT,
    SPOT,
    SPOTS,
)
from posse.games.trail.objectives import play_card, play_obstacle, play_options
from posse.games.trail.phases import BEFORE_MOVE, Aside, Lasting, is_paid_way, misplaced, owner_of
from posse.games.trail.purse import step_limit
from posse.games.trail.state import TrailState
from posse.games.trail.words import (
    BEGAN,
    BEGIN,
    LEADS_ASTRAY,
    MOVE,
    MOVED,
    NO_LOCATION,
    NO_WAY_THERE,
    NOT_INTO_THE_CITY,
    NOT_NEUTRAL,
    NOT_NEXT,
    OFF_THE_TRAIL,
    PLAY,
    SKIP,
    STANDS_HERE,
    TOLL,
    TOLL_TO,
    TOO_FAR,
    VIA,
)

FAR: Final[i64] = 99
OFF_THE_NECK: Final[i64] = SPOT.index("d")  # the one neutral spot that can be passed by
EVERYWHERE_FAR: Final[vec[i64]] = vec[i64]([FAR] * SPOTS)


def is_location(state: TrailState, spot: i64) -> bool:
    """GWT-4.1: Kansas City and spots with a tile."""
    return spot == KANSAS_CITY or state.tile[spot] >= 0


# --- distances: spots are in topological order, so one pass along the list is enough


def steps_from(state: TrailState, place: i64, most: i64) -> vec[i64]:
    """The fewest steps to every spot within a limit; bare spots take none."""
    tile = state.tile
    steps = EVERYWHERE_FAR[:]
    steps[place] = 0
    for spot in range(place, KANSAS_CITY):
        here = steps[spot]
        if here <= most:
            _relax(tile, steps, NEXT[spot], here)
            if FORK[spot] >= 0:
                _relax(tile, steps, FORK[spot], here)
        elif KIND_OF[spot] == NEUTRAL_SPOT and spot != OFF_THE_NECK:
            break  # every way leads over this spot
    return steps


def _relax(tile: vec[i64], steps: vec[i64], spot: i64, before: i64) -> None:
    after = before + 1 if tile[spot] >= 0 or spot == KANSAS_CITY else before
    if after < steps[spot]:
        steps[spot] = after


def can_reach(state: TrailState, place: i64, target: i64, most: i64) -> bool:
    """Whether a target is within a limit of steps."""
    return place <= target and steps_from(state, place, most)[target] <= most


def next_locations(state: TrailState, place: i64, out: vec[i64], verb: i64) -> i64:
    """The locations that can be entered next, each once however many ways lead there (R-36)."""
    count = _first_on(state, NEXT[place], out, verb, 0)
    return _first_on(state, FORK[place], out, verb, count)


def _first_on(state: TrailState, spot: i64, out: vec[i64], verb: i64, count: i64) -> i64:
    """The first locations from a spot onwards, the spot itself included."""
    while spot >= 0 and not is_location(state, spot):
        if FORK[spot] >= 0:
            count = _first_on(state, FORK[spot], out, verb, count)
        spot = NEXT[spot]
    if spot < 0:
        return count
    for index in range(count):
        if out[index] == verb + spot:
            return count
    out[count] = verb + spot
    return count + 1


def targets(state: TrailState, seat: i64, most: i64, out: vec[i64], to_the_city: bool) -> i64:
    """GWT-4.2: every location within 1 to `most` steps."""
    count: i64 = 0
    place = state.place[seat]
    steps = steps_from(state, place, most)
    tile = state.tile
    for spot in range(place + 1, KANSAS_CITY):
        if steps[spot] <= most and tile[spot] >= 0:
            out[count] = MOVE + spot
            count += 1
    if to_the_city and steps[KANSAS_CITY] <= most:
        out[count] = MOVE + KANSAS_CITY
        count += 1
    return count


def move_obstacle(state: TrailState, seat: i64, action: i64, most: i64, rule: str) -> Obstacle | None:
    """What stands in the way of a move within a limit of steps that this rule sets."""
    spot = argument(action, MOVE, SPOTS)
    if spot < 0:
        return None
    if KIND_OF[spot] == OFF_TRADE_SPOT:
        return Obstacle(OFF_THE_TRAIL, "GWT-4.10")
    place = state.place[seat]
    if spot == place:
        return Obstacle(STANDS_HERE, "GWT-4.2")
    if not is_location(state, spot):
        return Obstacle(NO_LOCATION, "GWT-4.1")
    steps: i64 = steps_from(state, place, SPOTS)[spot] if place < spot else FAR
    if steps == FAR:
        return Obstacle(NO_WAY_THERE, "GWT-4.3")
    return Obstacle(TOO_FAR, rule, steps, most) if steps > most else None


# --- tolls


def toll_of(state: TrailState, seat: i64, spot: i64) -> i64:
    """GWT-4.7, GWT-4.8: what a location costs a player who enters it."""
    tile = state.tile[spot]
    if tile < 0 or state.owner[spot] == seat:
        return 0
    hand = TILE_HAND[tile] if tile < TILES else BUILDING_HAND[tile - TILES]
    toll: i64 = 0
    if hand & GREEN_HAND:
        toll += GREEN_TOLL[state.seats - 2]
    if hand & BLACK_HAND:
        toll += BLACK_TOLL[state.seats - 2]
    return toll


def tolls_from(state: TrailState, seat: i64, most: i64) -> vec[i64]:
    """The lowest sum of tolls to every spot, on ways within a limit of steps.

    A longer way can be cheaper, so the lowest sum is kept for every number of steps.
    """
    width = most + 1
    rows = vec[i64]([FAR] * (width * len(EVERYWHERE_FAR)))
    place = state.place[seat]
    rows[place * width] = 0
    for spot in range(place, KANSAS_CITY):
        for steps in range(width):
            if rows[spot * width + steps] < FAR:
                _carry(state, seat, rows, width, spot, NEXT[spot], steps)
                _carry(state, seat, rows, width, spot, FORK[spot], steps)
    least = EVERYWHERE_FAR[:]
    for spot in range(len(least)):
        for steps in range(width):
            least[spot] = min(least[spot], rows[spot * width + steps])
    return least


def _carry(state: TrailState, seat: i64, rows: vec[i64], width: i64, spot: i64, following: i64, steps: i64) -> None:
    if following < 0:
        return
    after = steps + 1 if is_location(state, following) else steps
    if after < width:
        toll = rows[spot * width + steps] + toll_of(state, seat, following)
        if toll < rows[following * width + after]:
            rows[following * width + after] = toll


def _pay_toll(state: TrailState, seat: i64, spot: i64, log: Log) -> None:
    """GWT-4.9: a player who has too little pays all they have."""
    toll = min(toll_of(state, seat, spot), state.money[seat])
    if toll == 0:
        return
    state.money[seat] -= toll
    owner = state.owner[spot]
    if owner >= 0:
        state.money[owner] += toll
        log.say(TOLL_TO, seat, toll, spot, owner)
    else:
        log.say(TOLL, seat, toll, spot)


# --- steps


class Begin(Step[TrailState]):
    """GWT-3.3: the first turn begins on any neutral building (R-21)."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        for index in range(len(NEUTRAL_SPOTS)):
            out[index] = BEGIN + NEUTRAL_SPOTS[index]
        return len(NEUTRAL_SPOTS)

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        spot = argument(action, BEGIN, SPOTS)
        return None if spot < 0 or KIND_OF[spot] == NEUTRAL_SPOT else Obstacle(NOT_NEUTRAL, "GWT-3.3")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        state.place[seat] = action - BEGIN
        log.say(BEGAN, seat, action - BEGIN)

    def fault(self, state: TrailState, frame: Frame) -> str:
        return "" if state.place[owner_of(frame)] < 0 else "scene-step-stands"


class Move(Lasting):
    """Phase A, before which objective cards may be played (GWT-3.4)."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count = targets(state, seat, step_limit(state, seat), out, True)
        return play_options(state, seat, out, count)

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        far = move_obstacle(state, seat, action, step_limit(state, seat), "GWT-4.2")
        return far or play_obstacle(state, seat, action)

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action >= PLAY:
            play_card(state, seat, action - PLAY, log)
        else:
            pop(state)
            frames.ask_way(state, seat, action - MOVE, step_limit(state, seat), free=False)

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        """Check that only the effects of an objective card come before the move."""
        if is_paid_way(above) or (above[0] == frames.IMMEDIATE and above[2][1] not in BEFORE_MOVE):
            return False
        return super().can_lie_under(state, frame, above)

    def fault(self, state: TrailState, frame: Frame) -> str:
        return misplaced(state, frame)


class Drive(Step[TrailState]):
    """GWT-14.2: a building moves the cattleman on; the player's step limit does not matter."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        return targets(state, seat, frames.limit_of(state), out, True)

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        return move_obstacle(state, seat, action, frames.limit_of(state), "GWT-14.2")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        steps = frames.limit_of(state)
        pop(state)
        frames.ask_way(state, seat, action - MOVE, steps, free=False)

    def fault(self, state: TrailState, frame: Frame) -> str:
        return misplaced(state, frame)


class FreeMove(Aside):
    """GWT-12.7: an objective card moves the cattleman without tolls, never into Kansas City."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count = targets(state, seat, frames.limit_of(state), out, False)
        out[count] = SKIP
        return count + 1

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        if action == MOVE + KANSAS_CITY:
            return Obstacle(NOT_INTO_THE_CITY, "GWT-12.7")
        return move_obstacle(state, seat, action, frames.limit_of(state), "GWT-12.7")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        steps = frames.limit_of(state)
        pop(state)
        if action == SKIP:
            return
        if open_kind(state) == frames.VISIT:
            pop(state)  # unused actions of the visit are lost
        frames.ask_way(state, seat, action - MOVE, steps, free=True)


class Way(Step[TrailState]):
    """GWT-4.14: from one location to the next until the target, by any way within the steps left."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        target = frames.target_of(state)
        left = frames.steps_left(state) - 1
        found = next_locations(state, state.place[seat], out, VIA)
        if found == 1:
            return 1
        count: i64 = 0
        for index in range(found):
            if can_reach(state, out[index] - VIA, target, left):
                out[count] = out[index]
                count += 1
        return count

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        if argument(action, VIA, SPOTS) < 0:
            return None
        out = vec[i64]([0] * SPOTS)
        if action not in out[: self.options(state, seat, out)]:
            count = next_locations(state, state.place[seat], out, VIA)
            is_next = action in out[:count]
            return (
                Obstacle(LEADS_ASTRAY, "GWT-4.14", frames.target_of(state))
                if is_next
                else Obstacle(NOT_NEXT, "GWT-4.3")
            )
        return None

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        spot = action - VIA
        target = frames.target_of(state)
        state.place[seat] = spot
        if not frames.is_toll_free(state):
            _pay_toll(state, seat, spot, log)
        if spot == target:
            pop(state)
            log.say(MOVED, seat, spot)
        else:
            frames.count_step(state)

    def lies_on(self, state: TrailState, frame: Frame) -> int:
        return frames.ARRIVE if is_paid_way(frame) else frames.MOVE

    def fault(self, state: TrailState, frame: Frame) -> str:
        """Check that the target is a location within the steps left, and without tolls not Kansas City."""
        target, steps, free, _ = frame[2]
        if misplaced(state, frame):
            return misplaced(state, frame)
        place = state.place[owner_of(frame)]
        is_reached = place < target and is_location(state, target) and can_reach(state, place, target, steps)
        return "scene-step-way" if not is_reached or (free and target == KANSAS_CITY) else ""
