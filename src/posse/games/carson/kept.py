"""The window for kept buildings, after construction $3 (CC-7.7, CC-8.9)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import lowest, pop
from posse.engine.step import Frame
from posse.engine.words import argument
from posse.games.carson import frames
from posse.games.carson.construction import begin_build, site_obstacle, sites
from posse.games.carson.data.board import PARCELS
from posse.games.carson.data.buildings import BUILDINGS
from posse.games.carson.data.options import KEPT_WINDOW
from posse.games.carson.phases import Turns
from posse.games.carson.roads import Decision, is_edge
from posse.games.carson.state import CarsonState
from posse.games.carson.words import BUILD, DONE, FORCED, KEPT_TOO_LATE, NONE_KEPT, ROADS


def eligible(state: CarsonState, seat: i64, building: i64) -> i64:
    """How many kept buildings of a kind the window is open for."""
    index = seat * BUILDINGS + building
    if state.rules[KEPT_WINDOW]:
        return state.kept[index] - state.fresh[index]
    return state.kept[index]


class KeptBuildings(Turns):
    """After construction $3, each player once in pass order."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        turn = frames.next_turn(state)
        if turn < state.seats:
            seat = state.pass_order[turn]
            if _has_eligible(state, seat):
                frames.ask(state, frames.KEPT_TURN, seat)
            return
        pop(state)
        for index in range(state.seats * BUILDINGS):
            state.fresh[index] = 0


def _has_eligible(state: CarsonState, seat: i64) -> bool:
    for building in range(BUILDINGS):
        if eligible(state, seat, building) > 0:
            return True
    return False


class KeptTurn(Decision):
    """Which kept building to build, or stop."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        count: i64 = 1
        for building in range(BUILDINGS):
            if eligible(state, seat, building) > 0:
                count = sites(state, seat, building, out, count)
        return count

    def options(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        """Roads are offered even if nothing can be built yet, but not if nothing is left to build."""
        if not _has_eligible(state, seat):
            out[0] = DONE
            return 1
        return super().options(state, seat, out)

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        site = argument(action, BUILD, BUILDINGS * PARCELS)
        if site < 0:
            return None
        building = site // PARCELS
        if state.kept[seat * BUILDINGS + building] == 0:
            return Obstacle(NONE_KEPT, "CC-7.7", building)
        if eligible(state, seat, building) <= 0:
            return Obstacle(KEPT_TOO_LATE, "CC-8.9")
        return site_obstacle(state, seat, building, site % PARCELS)

    def why_not(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        if (action == ROADS or is_edge(action)) and not _has_eligible(state, seat):
            return Obstacle(FORCED, "CC-8.3")
        return super().why_not(state, seat, action)

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action != DONE:
            begin_build(state, seat, action, log)
            return
        pop(state)
        state.refused = vec[i64]()

    def can_lie_under(self, state: CarsonState, frame: Frame, above: Frame) -> bool:
        if above[0] == frames.HOUSE:
            return frame[1] == above[1] and eligible(state, lowest(frame[1]), above[2][0]) > 0
        return super().can_lie_under(state, frame, above)
