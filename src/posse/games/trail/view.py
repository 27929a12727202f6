"""What a seat sees of Great Western Trail (GWT-0.8, GWT-0.9)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.state import bit, lowest, open_kind, open_mask
from posse.engine.view import seat_or_none, word_or_none
from posse.games.trail import frames
from posse.games.trail.auxiliary import places_clear
from posse.games.trail.building import building_of
from posse.games.trail.cattle import count_cattle
from posse.games.trail.data.board import AUX, AUXES, CERTIFICATE_VALUE, DISC
from posse.games.trail.data.buildings import BUILDING, NUMBERS
from posse.games.trail.data.cards import (
    ALL_OBJECTIVES,
    BREED_OF,
    CARD,
    CARDS,
    CATTLE,
    FIRST_OBJECTIVE,
    OBJECTIVE,
    OBJECTIVES,
)
from posse.games.trail.data.market import MARKET_SIZE, MOST_COLUMNS, ROWS
from posse.games.trail.data.railroad import CITIES, CITY, CITY_VALUE, MASTER, MASTERS, SPACE, STATION
from posse.games.trail.data.tiles import BLACK_TOLL, GREEN_TOLL, PILES, TILE, TILES, WORKER, WORKERS
from posse.games.trail.data.trail import KANSAS_CITY, SPOT, SPOTS
from posse.games.trail.deck import discard_size
from posse.games.trail.delivery import counts_in_hand, hand_value, pile_size
from posse.games.trail.ending import all_points, points_from
from posse.games.trail.hiring import wage_of
from posse.games.trail.objectives import stack_size
from posse.games.trail.progress import tasks_met, tasks_to_meet
from posse.games.trail.prospects import delivery_from_hand, open_delivery
from posse.games.trail.purse import (
    certificate_limit,
    certificates,
    hand_limit,
    permanent_certificates,
    step_limit,
)
from posse.games.trail.railway import transport_cost
from posse.games.trail.state import TrailState
from posse.games.trail.tasks import best_objectives, owned
from posse.games.trail.view_types import (
    BuildingOnSpot,
    MasterPlace,
    Reach,
    TileOnSpot,
    TrailOpenView,
    TrailOwnView,
    TrailPlayer,
)
from posse.games.trail.walking import is_location, steps_from, tolls_from
from posse.games.trail.words import SOURCE, SOURCES

# --- public


def open_view(state: TrailState) -> TrailOpenView:
    """What everybody sees: all but the cards in hand."""
    row = state.seats - 2
    return {
        "current": state.current,
        "trail": {SPOT.words[spot]: show_tile(state, spot) for spot in range(i64(SPOTS)) if state.tile[spot] >= 0},
        "tolls": {"green": GREEN_TOLL[row], "black": BLACK_TOLL[row]},
        "jobs": [[_worker(state, row, column) for column in range(state.seats)] for row in range(i64(ROWS))],
        "wages": _wages(state),
        "hirable": state.token,
        "token": state.token + 1 if state.token < ROWS else None,
        "foresight": [
            [word_or_none(TILE, state.foresight[2 * column + place]) for place in range(2)] for column in range(3)
        ],
        "piles": [pile_size(state, pile) for pile in range(i64(PILES))],
        "market": counts(state.market, 0, CATTLE, CARD.words),
        "market_size": MARKET_SIZE[row],
        "cattle_left": count_cattle(state.cattle_stack),
        "display": _listed(state.display, 0, OBJECTIVES, OBJECTIVE.words),
        "objectives_left": stack_size(state),
        "masters": [_master(state, station) for station in range(i64(MASTERS))],
        "buildings": [BUILDING.words[building_of(state, number)] for number in range(i64(NUMBERS))],
        "holder": seat_or_none(state.holder),
        "left": state.left if state.holder >= 0 else None,
        "players": [_player(state, seat) for seat in range(state.seats)],
        "reach": _reach(state),
        "visited": _visited(state),
        "delivery": open_delivery(state),
    }


def show_tile(state: TrailState, spot: i64) -> TileOnSpot | BuildingOnSpot:
    tile = state.tile[spot]
    if tile < TILES:
        return {"tile": TILE.words[tile]}
    return {"building": BUILDING.words[tile - TILES], "owner": seat_or_none(state.owner[spot])}


def _worker(state: TrailState, row: i64, column: i64) -> str | None:
    return word_or_none(WORKER, state.jobs[row * MOST_COLUMNS + column])


def _wages(state: TrailState) -> list[int]:
    """The cost of a worker of each row, including the change by an open question."""
    modifier = frames.price_of(state) if _open_kind(state) == frames.HIRE else 0
    return [wage_of(row, modifier) for row in range(i64(ROWS))]


def _master(state: TrailState, station: i64) -> MasterPlace:
    return {
        "master": word_or_none(MASTER, state.masters[station]),
        "worker": word_or_none(WORKER, state.given[station]),
    }


def counts(numbers: vec[i64], first: i64, size: i64, words: list[str]) -> dict[str, int]:
    """Counts by word."""
    return {words[index]: numbers[first + index] for index in range(size) if numbers[first + index]}


def _listed(numbers: vec[i64], first: i64, size: i64, words: list[str]) -> list[str]:
    return [words[index] for index in range(size) for _ in range(numbers[first + index])]


def _player(state: TrailState, seat: i64) -> TrailPlayer:
    """A player's board and deck; what the deck consists of is public, which of it is in hand is not."""
    best = best_objectives(state, seat)
    return {
        "money": state.money[seat],
        "place": word_or_none(SPOT, state.place[seat]),
        "engine": SPACE.words[state.engine[seat]],
        "certificates": certificates(state, seat),
        "certificate_limit": CERTIFICATE_VALUE[certificate_limit(state, seat)],
        "permanent": permanent_certificates(state, seat),
        "step_limit": step_limit(state, seat),
        "hand_limit": hand_limit(state, seat),
        "discs": [DISC.words[disc] for disc in range(i64(len(DISC.words))) if state.discs[seat] & bit(disc)],
        "auxiliary": {AUX.words[aux]: places_clear(state, seat, aux) for aux in range(i64(AUXES))},
        "workers": {WORKER.words[kind]: state.workers[seat * WORKERS + kind] for kind in range(i64(WORKERS))},
        "titles": [MASTER.words[master] for master in range(i64(MASTERS)) if state.titles[seat] & bit(master)],
        "tiles": counts(state.tiles, seat * TILES, TILES, TILE.words),
        "unbuilt": [
            BUILDING.words[building_of(state, number)]
            for number in range(i64(NUMBERS))
            if state.unbuilt[seat] & bit(number)
        ],
        "stations": [word for index, word in enumerate(STATION.words) if state.stations[seat] & bit(index)],
        "cities": counts(state.cities, seat * CITIES, CITIES, CITY.words),
        "transport": {CITY.words[city]: transport_cost(state, seat, CITY_VALUE[city]) for city in range(i64(CITIES))},
        "area": _listed(state.area, seat * ALL_OBJECTIVES, ALL_OBJECTIVES, OBJECTIVE.words),
        "met": tasks_met(state, seat, best),
        "to_meet": _to_meet(state, seat),
        "hand": state.hand_size[seat],
        "known": counts(state.known, seat * CARDS, CARDS, CARD.words),
        "stack": state.deck_size[seat],
        "discarded": discard_size(state, seat),
        "discard": counts(state.discard, seat * CARDS, CARDS, CARD.words),
        "deck": {CARD.words[card]: owned(state, seat, card) for card in range(i64(CARDS)) if owned(state, seat, card)},
        "points": {SOURCE.words[source]: points_from(state, seat, source, best) for source in range(i64(SOURCES))},
        "score": all_points(state, seat, best),
    }


def _to_meet(state: TrailState, seat: i64) -> list[list[bool]]:
    """Which tasks of every card on display the player would meet with it."""
    met: list[list[bool]] = []
    for objective in range(i64(OBJECTIVES)):
        if state.display[objective]:
            met += [tasks_to_meet(state, seat, objective, False)] * state.display[objective]
    return met


def _open_kind(state: TrailState) -> i64:
    return open_kind(state) if state.top >= 0 else -1


def _visited(state: TrailState) -> list[str]:
    """The spot of an open visit, and those whose buildings are copied in it."""
    if _open_kind(state) != frames.VISIT:
        return []
    spots = [frames.visited_spot(state, level) for level in range(i64(frames.LEVELS))]
    return [SPOT.words[spot] for spot in spots if spot >= 0]


def _reach(state: TrailState) -> dict[str, Reach] | None:
    """Where the cattleman who is about to move can go, with the fewest steps and the lowest tolls."""
    seat = lowest(open_mask(state))
    kind = _open_kind(state)
    if kind == frames.MOVE:
        most = step_limit(state, seat)
    elif kind == frames.DRIVE or kind == frames.FREE_MOVE:
        most = frames.limit_of(state)
    else:
        return None
    steps = steps_from(state, state.place[seat], most)
    tolls = tolls_from(state, seat, most)
    last = KANSAS_CITY if kind == frames.FREE_MOVE else SPOTS
    return {
        SPOT.words[spot]: {"steps": steps[spot], "toll": 0 if kind == frames.FREE_MOVE else tolls[spot]}
        for spot in range(state.place[seat] + 1, last)
        if steps[spot] <= most and is_location(state, spot)
    }


# --- private


def own_view(state: TrailState, seat: i64) -> TrailOwnView:
    """The hand and its deliveries (GWT-6.5); empty for a spectator (-1)."""
    if seat < 0:
        return {"seat": None}
    return {
        "seat": seat,
        "hand": counts(state.hand, seat * CARDS, CARDS, CARD.words),
        "hand_to_meet": _hand_to_meet(state, seat),
        "value": hand_value(state, seat),
        "counted": _counted(state, seat),
        "prospects": delivery_from_hand(state, seat),
    }


def _hand_to_meet(state: TrailState, seat: i64) -> dict[str, list[bool]]:
    """The tasks that would be met of every objective card in hand."""
    base = seat * CARDS + FIRST_OBJECTIVE
    return {
        OBJECTIVE.words[objective]: tasks_to_meet(state, seat, objective, True)
        for objective in range(i64(OBJECTIVES))
        if state.hand[base + objective]
    }


def _counted(state: TrailState, seat: i64) -> list[str]:
    """The cards in hand whose breeding values are counted."""
    seen: i64 = 0
    counted: list[str] = []
    for card in range(i64(CATTLE)):
        if counts_in_hand(state, seat, card, seen):
            seen |= bit(BREED_OF[card])
            counted.append(CARD.words[card])
    return counted
