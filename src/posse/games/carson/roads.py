"""Roads, bridges and the right to lay them before any decision (CC-8.1 to CC-8.3, CC-14.14, CC-14.19)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.loops import next_joined
from posse.engine.obstacle import Obstacle
from posse.engine.state import pop, set_arg
from posse.engine.step import Frame, Step
from posse.games.carson import frames
from posse.games.carson.data.board import (
    EDGE_FROM,
    EDGE_LEFT,
    EDGE_RIGHT,
    EDGE_TO,
    EDGES,
    is_at_corner,
)
from posse.games.carson.data.buildings import RIVER
from posse.games.carson.data.options import HAS_RIVER
from posse.games.carson.data.rates import MOST_OPTIONS
from posse.games.carson.state import CarsonState
from posse.games.carson.words import (
    BRIDGE,
    BRIDGED,
    DONE,
    FORCED,
    LAID,
    NO_ROADS,
    NONE_LAID,
    ROAD,
    ROAD_THERE,
    ROADS,
    ROADS_FIRST,
    UNCONNECTED,
)


def is_reached(state: CarsonState, parcel: i64) -> bool:
    """Whether a road ends at one of the four corners (CC-8.2)."""
    return is_at_corner(state.corners, parcel)


def is_crossing(state: CarsonState, edge: i64) -> bool:
    """Whether all parcels beside it are river, so that a road on it is a bridge (CC-14.14)."""
    left = EDGE_LEFT[edge]
    right = EDGE_RIGHT[edge]
    return (left < 0 or state.content[left] == RIVER) and (right < 0 or state.content[right] == RIVER)


def next_edge(state: CarsonState, seat: i64, start: i64) -> i64:
    """The first edge from `start` on where the seat may lay a road, or `EDGES` (CC-8.1, CC-14.19).

    The edge must be free and touch a road, and the reserve must hold what it costs.
    """
    if state.roads[seat] == 0:
        return EDGES
    edge = next_joined(state.edges, EDGE_FROM, EDGE_TO, state.corners, start)
    while edge < EDGES and state.roads[seat] == 1 and is_crossing(state, edge):
        edge = next_joined(state.edges, EDGE_FROM, EDGE_TO, state.corners, edge + 1)
    return edge


def edge_obstacle(state: CarsonState, seat: i64, edge: i64) -> Obstacle | None:
    """What stands in the way of a road on an edge."""
    if state.roads[seat] == 0:
        return Obstacle(NO_ROADS, "CC-8.1")
    if state.edges[edge]:
        return Obstacle(ROAD_THERE, "CC-8.1")
    if state.corners[EDGE_FROM[edge]] + state.corners[EDGE_TO[edge]] == 0:
        return Obstacle(UNCONNECTED, "CC-8.1")
    if state.roads[seat] == 1 and is_crossing(state, edge):
        return Obstacle(BRIDGE, "CC-14.19")
    return None


def can_lay(state: CarsonState, seat: i64) -> bool:
    """Whether a seat has a road and an edge to lay it on.

    The map has at most 25 roads, so there is always a free edge; with one road left it may need a bridge.
    """
    roads = state.roads[seat]
    return roads > 1 or (roads == 1 and (not state.rules[HAS_RIVER] or next_edge(state, seat, 0) < EDGES))


def laying_obstacle(state: CarsonState, seat: i64, answers: i64) -> Obstacle | None:
    """What stands in the way of laying roads before a question with so many answers."""
    if state.roads[seat] == 0:
        return Obstacle(NO_ROADS, "CC-8.1")
    if answers <= 1:
        return Obstacle(FORCED, "CC-8.3")
    return None if can_lay(state, seat) else Obstacle(BRIDGE, "CC-14.19")


def is_edge(action: i64) -> bool:
    """Whether an answer is a road on an edge."""
    return ROAD <= action < ROAD + EDGES


def free_edges(state: CarsonState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Add every road the seat may lay now to the options."""
    first = ROAD
    edge = next_edge(state, seat, 0)
    while edge < EDGES:
        out[count] = first + edge
        count += 1
        edge = next_edge(state, seat, edge + 1)
    return count


def put_road(state: CarsonState, edge: i64) -> i64:
    """Put a road or bridge on an edge; returns how many roads it takes."""
    cost: i64 = 2 if is_crossing(state, edge) else 1
    state.edges[edge] = cost
    state.corners[EDGE_FROM[edge]] += 1
    state.corners[EDGE_TO[edge]] += 1
    return cost


def lay(state: CarsonState, seat: i64, edge: i64, log: Log) -> None:
    """Lay a road from the reserve, or two for a bridge."""
    cost = put_road(state, edge)
    state.roads[seat] -= cost
    log.say(LAID if cost == 1 else BRIDGED, seat, edge)


class Decision(Step[CarsonState]):
    """A question before which its player may lay roads (CC-8.3).

    The extra choice `roads` opens the laying; then the same question is asked again. It is not offered with a forced
    answer, unless the step counts that as a decision (`even_alone`).
    """

    def __init__(self, kind: i64, *, even_alone: bool = False, ask_anyway: bool = False) -> None:
        super().__init__(kind, ask_anyway=ask_anyway)
        self.even_alone = even_alone

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        """The answers of the question itself."""
        raise NotImplementedError

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        """Carry out such an answer."""
        raise NotImplementedError

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        """What stands in the way of such an answer."""
        return None

    def options(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        count = self.choices(state, seat, out)
        if state.roads[seat] > 0 and (count > 1 or self.even_alone) and can_lay(state, seat):
            out[count] = ROADS
            count += 1
        return count

    def why_not(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        if action != ROADS and not is_edge(action):
            return self.obstacle(state, seat, action)
        answers: i64 = 2 if self.even_alone else self.choices(state, seat, vec[i64]([0] * MOST_OPTIONS))
        return laying_obstacle(state, seat, answers) or (Obstacle(ROADS_FIRST, "CC-8.3") if is_edge(action) else None)

    def take(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action == ROADS:
            frames.ask(state, frames.ROADS, seat)
        else:
            self.decide(state, seat, action, dice, log)

    def can_lie_under(self, state: CarsonState, frame: Frame, above: Frame) -> bool:
        """Check that the seat that lays roads is the one that decides afterwards."""
        return above[0] == frames.ROADS and frame[1] == above[1]


class LayRoads(Step[CarsonState]):
    """Which road next; after the first one the player may stop."""

    def options(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if frames.has_laid(state):
            out[0] = DONE
            count = 1
        return free_edges(state, seat, out, count)

    def why_not(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        if is_edge(action):
            return edge_obstacle(state, seat, action - ROAD)
        return Obstacle(NONE_LAID, "CC-8.3") if action == DONE and not frames.has_laid(state) else None

    def take(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action == DONE:
            pop(state)
            return
        lay(state, seat, action - ROAD, log)
        set_arg(state, 0, 1)
        if not can_lay(state, seat):
            pop(state)
