"""How far the game has come, according to the open steps: whose turn it is, and what is temporary."""

from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.state import WIDTH, bit, is_open, open_kind
from posse.engine.step import Frame
from posse.games.trail import frames
from posse.games.trail.data.market import MOST_COLUMNS, ROWS
from posse.games.trail.data.railroad import CITIES, CITY_VALUE, END, HOME_CITY, HOME_DOLLARS, SPACE
from posse.games.trail.data.trail import KANSAS_CITY, KIND_OF, OFF_TRADE_SPOT, SPOT, START
from posse.games.trail.frames import KINDS
from posse.games.trail.phases import is_special, owner_of
from posse.games.trail.railway import transport_cost
from posse.games.trail.state import TrailState


def turns_left(state: TrailState, is_turn_open: bool) -> int:
    """How many turns follow the open one, or the next one, once the token is taken (GWT-18.3)."""
    if state.holder < 0:
        return 0
    after_holder = (state.current - state.holder) % state.seats
    if is_turn_open:
        return state.seats - 1 - after_holder
    return (state.seats - after_holder) % state.seats


def in_token_row(state: TrailState) -> list[int]:
    """The workers in the row of the job market token; none once the market is full."""
    if state.token == ROWS:
        return []
    row = [state.jobs[state.token * MOST_COLUMNS + column] for column in range(i64(MOST_COLUMNS))]
    return [worker for worker in row if worker >= 0]


def open_frames(state: TrailState) -> list[Frame]:
    """The open steps, the top one last."""
    rows = [list(state.stack[depth * WIDTH : (depth + 1) * WIDTH]) for depth in range(state.top + 1)]
    return [(row[0], row[1], row[2:]) for row in rows]


def moment_faults(state: TrailState) -> list[BadScene]:
    """Everything that does not fit the open steps."""
    return [
        *_turn_faults(state),
        *(fault for seat in range(state.seats) for fault in _place_faults(state, seat)),
        *_engine_faults(state),
        *_top_faults(state),
    ]


def _turn_faults(state: TrailState) -> list[BadScene]:
    """Check that every open step belongs to the player whose turn it is."""
    return [
        BadScene("scene-step-current", field="at", given=KINDS.phrase(*frame), current=state.current)
        for frame in open_frames(state)
        if owner_of(frame) not in (-1, state.current)
    ]


# --- cattlemen and engines


def _place_faults(state: TrailState, seat: i64) -> list[BadScene]:
    """Check that no cattleman is beside the trail (GWT-4.10), and in Kansas City only while that is resolved."""
    place = state.place[seat]
    if place < 0:
        return []
    facts = {"field": f"players[{seat}].place", "given": SPOT.words[place]}
    if KIND_OF[place] == OFF_TRADE_SPOT:
        return [BadScene("scene-off-trail", **facts)]
    if place == KANSAS_CITY and not (seat == state.current and _is_in_city(state)):
        return [BadScene("scene-in-city", **facts)]
    return []


def _is_in_city(state: TrailState) -> bool:
    has_arrived = state.top >= 0 and open_kind(state) == frames.ARRIVE
    return has_arrived or is_open(state, frames.KANSAS_CITY)


def _engine_faults(state: TrailState) -> list[BadScene]:
    """Check that no two engines share a space except the start (GWT-13.2), and none stays at the end (GWT-13.10)."""
    found: list[BadScene] = []
    for seat in range(state.seats):
        space = state.engine[seat]
        field = f"players[{seat}].engine"
        if space > 0 and space in list(state.engine)[:seat]:
            found.append(BadScene("scene-engine-taken", field=field, given=SPACE.words[space]))
        goes_back = seat == state.current and is_open(state, frames.ENGINE_HOME)
        if space == END and not goes_back:
            found.append(BadScene("scene-engine-end", field=field, given=SPACE.words[space]))
    return found


# --- duties that are about to continue


def _top_faults(state: TrailState) -> list[BadScene]:
    """Check what must be settled before the top step continues."""
    if state.top < 0:
        return []
    steps = open_frames(state)
    top = steps[-1]
    key = _disc_fault(state, steps[-2], top) if top[0] == frames.CITY_DISC else _top_fault(state, top)
    return [BadScene(key, field="at", given=KINDS.phrase(*top))] if key else []


def _top_fault(state: TrailState, top: Frame) -> str:
    kind, _, values = top
    seat = owner_of(top)
    if kind == frames.ARRIVE and state.place[seat] <= START:
        return "scene-step-stands"
    if kind == frames.TURN and values[1] and state.place[seat] < 0:
        return "scene-step-stands"
    if kind == frames.STATION_MASTER and not state.stations[seat] & bit(values[0]):
        return "scene-step-disc"
    if kind == frames.DELIVERED:
        return _delivery_fault(state, seat, values[1], values[2] > 0)
    return ""


def _disc_fault(state: TrailState, below: Frame, top: Frame) -> str:
    """Check that the question for the disc reserves the transport cost; a special delivery has none."""
    city, transport = top[2][:2]
    cost = 0 if is_special(below) else transport_cost(state, owner_of(top), CITY_VALUE[city])
    return "" if transport == cost else "scene-step-transport"


def _delivery_fault(state: TrailState, seat: i64, city: i64, special: bool) -> str:
    """Check that the disc is in the city, and that the transport can be paid, perhaps from the bonus."""
    if state.cities[seat * CITIES + city] == 0:
        return "scene-step-disc"
    money = state.money[seat] + (HOME_DOLLARS if city == HOME_CITY else 0)
    return "" if special or transport_cost(state, seat, CITY_VALUE[city]) <= money else "scene-step-money"
