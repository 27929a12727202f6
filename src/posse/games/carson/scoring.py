"""The end of the game (section 13, CC-14.9, CC-14.15)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.state import pop
from posse.engine.step import Frame, Step
from posse.games.carson import frames
from posse.games.carson.data.board import CORNERS, EDGE_FROM, EDGE_TO, EDGES, PARCELS, is_at_corner
from posse.games.carson.data.buildings import is_occupied
from posse.games.carson.data.options import HAS_RIVER, KIT_CARSON, PASS_ORDER_VP, PASS_VP_ALWAYS, PASS_VP_KIT
from posse.games.carson.data.rates import BRIDGE_VP, FILLED_VP, FINAL_DOLLARS_PER_VP
from posse.games.carson.phases import Turns
from posse.games.carson.reserve import score
from posse.games.carson.roads import Decision, can_lay
from posse.games.carson.state import CarsonState
from posse.games.carson.words import DONE, FROM_BRIDGES, FROM_CASH, FROM_FILLED, FROM_PASSING, SCORED


def award(state: CarsonState, seat: i64, source: i64, amount: i64, log: Log) -> None:
    """Give victory points and log them, unless there are none."""
    if amount > 0:
        score(state, seat, source, amount)
        log.say(SCORED, seat, amount, source)


class LastRoads(Turns):
    """With the river, roads once more in pass order before the final scoring (CC-8.3)."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        turn = frames.next_turn(state)
        if turn == state.seats or not state.rules[HAS_RIVER]:
            pop(state)
        elif can_lay(state, state.pass_order[turn]):
            frames.ask(state, frames.LAST_ROAD, state.pass_order[turn])


class LastRoad(Decision):
    """Lay roads, or stop."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        return 1

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)

    def fault(self, state: CarsonState, frame: Frame) -> str:
        return "" if state.rules[HAS_RIVER] else "scene-step-river"


class Scoring(Step[CarsonState]):
    """CC-13.1, in pass order."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        pop(state)
        by_bridge = parcels_by_bridges(state)
        for position in range(state.seats):
            seat = state.pass_order[position]
            filled: i64 = 0
            at_bridges: i64 = 0
            for parcel in range(PARCELS):
                if state.owner[parcel] == seat and is_occupied(state.content[parcel]):
                    filled += 1
                    at_bridges += by_bridge[parcel]
            award(state, seat, FROM_FILLED, FILLED_VP * filled, log)
            award(state, seat, FROM_BRIDGES, BRIDGE_VP * at_bridges, log)
            award(state, seat, FROM_CASH, state.cash[seat] // FINAL_DOLLARS_PER_VP, log)
            if passing_scores(state):
                award(state, seat, FROM_PASSING, state.seats - 1 - position, log)


def passing_scores(state: CarsonState) -> bool:
    """CC-13.1, third point: always, or in the Kit Carson variant."""
    when = state.rules[PASS_ORDER_VP]
    return when == PASS_VP_ALWAYS or (when == PASS_VP_KIT and state.rules[KIT_CARSON] != 0)


def parcels_by_bridges(state: CarsonState) -> vec[i64]:
    """For each parcel 1 if a bridge ends at one of its corners (CC-14.15)."""
    ends = vec[i64]([0] * CORNERS)
    for edge in range(EDGES):
        if state.edges[edge] == 2:
            ends[EDGE_FROM[edge]] = 1
            ends[EDGE_TO[edge]] = 1
    by_bridge = vec[i64]([0] * PARCELS)
    for parcel in range(PARCELS):
        if is_at_corner(ends, parcel):
            by_bridge[parcel] = 1
    return by_bridge
