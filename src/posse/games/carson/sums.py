"""Invariants of Carson City: the number of pieces is constant, and everything is where it can be."""

from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.scene import Tally
from posse.engine.state import bit, is_open, open_kind, open_mask
from posse.games.carson import frames
from posse.games.carson.attacks import can_attack
from posse.games.carson.cards import card_faults
from posse.games.carson.data.board import (
    CORNERS,
    EDGE_FROM,
    EDGE_TO,
    EDGES,
    PARCEL,
    PARCELS,
    PLACE,
    PLACES,
    SPACES,
)
from posse.games.carson.data.buildings import (
    BUILDING,
    BUILDINGS,
    COUNT,
    FIRST_BUILDING,
    HOUSE,
    MOUNTAIN,
    RIVER,
    building_on,
)
from posse.games.carson.data.options import DUEL_TILES, KIT_CARSON
from posse.games.carson.data.rates import COWBOYS, HOUSES, MOUNTAINS, PROPERTY_TILES, ROADS
from posse.games.carson.fields import FIELDS
from posse.games.carson.kit import LAYING, NOTHING_BEGUN, WHITE_LIFTED
from posse.games.carson.moment import (
    is_before_kept_buildings_end,
    is_in_estate,
    is_resolved,
    is_round_to_begin,
    phase_of,
    rounds_begun,
)
from posse.games.carson.placement import is_sold_out, open_spaces
from posse.games.carson.reserve import crowd_index, is_crowd, is_white_there, on_board, stands
from posse.games.carson.roads import can_lay
from posse.games.carson.state import CarsonState
from posse.games.carson.tile_sums import tile_faults


def sums(state: CarsonState) -> list[BadScene]:
    """Everything that does not add up."""
    return [
        *FIELDS.faults(state),
        *_supply_faults(state),
        *_building_faults(state),
        *_white_faults(state),
        *(fault for seat in range(state.seats) for fault in _seat_faults(state, seat)),
        *_map_faults(state),
        *_order_faults(state),
        *card_faults(state),
        *_standing_faults(state),
        *_leftover_faults(state),
        *(tile_faults(state) if state.rules[DUEL_TILES] else []),
    ]


# --- pieces


def _supply_faults(state: CarsonState) -> list[BadScene]:
    content = list(state.content)
    houses = Tally("houses", HOUSES)
    houses.add("town", content.count(HOUSE))
    houses.add("left", state.houses)
    mountains = Tally("mountains", MOUNTAINS)
    mountains.add("town", content.count(MOUNTAIN))
    mountains.add("left", state.mountains_left)
    roads = Tally("roads", ROADS)
    roads.add("roads", sum(state.edges))
    roads.add("left", state.roads_left)
    for seat in range(state.seats):
        roads.add("roads", state.roads[seat], seat)
    money = [] if sum(state.cash) + state.bank == 0 else [BadScene("scene-sums", given="cash")]
    return [*houses.faults(), *mountains.faults(), *roads.faults(), *money]


def _building_faults(state: CarsonState) -> list[BadScene]:
    """Check that every tile is in the bag, in the row, kept or built; fresh ones are among the kept."""
    content, row = list(state.content), list(state.row)
    found: list[BadScene] = []
    for kind in range(BUILDINGS):
        tally = Tally(BUILDING.words[kind], COUNT[kind])
        tally.add("bag", state.bag[kind])
        tally.add("row", row.count(kind))
        tally.add("town", content.count(FIRST_BUILDING + kind))
        for seat in range(state.seats):
            tally.add("kept", state.kept[seat * BUILDINGS + kind], seat)
        found += tally.faults()
    for seat in range(state.seats):
        found += _fresh_faults(state, seat)
    return found


def _fresh_faults(state: CarsonState, seat: i64) -> list[BadScene]:
    found: list[BadScene] = []
    may_be_fresh = is_before_kept_buildings_end(state)
    for kind in range(BUILDINGS):
        fresh = state.fresh[seat * BUILDINGS + kind]
        most = state.kept[seat * BUILDINGS + kind] if may_be_fresh else 0
        if fresh > most:
            field = f"players[{seat}].fresh.{BUILDING.words[kind]}"
            found.append(BadScene("scene-number", field=field, given=str(fresh), least=0, most=most))
    return found


def _seat_faults(state: CarsonState, seat: i64) -> list[BadScene]:
    """Check ten cowboys and twelve property tiles per colour."""
    cowboys = Tally("cowboys", COWBOYS, seat)
    cowboys.add("cowboys", state.cowboys[seat], seat)
    cowboys.add("cowboys", on_board(state, seat))
    cowboys.add("left", state.supply[seat])
    tiles = Tally("property_tiles", PROPERTY_TILES, seat)
    tiles.add("town", list(state.owner).count(seat))
    tiles.add("left", state.tiles[seat])
    return [*cowboys.faults(), *tiles.faults(), *_half_faults(state, seat)]


# --- the map


def _map_faults(state: CarsonState) -> list[BadScene]:
    """Check that buildings are on owned parcels, the river on unowned ones (CC-0.5), and the roads at each corner."""
    found: list[BadScene] = []
    for parcel in range(i64(PARCELS)):
        owner, content = state.owner[parcel], state.content[parcel]
        field = f"town.{PARCEL.words[parcel]}"
        if owner < 0 and building_on(content) >= 0:
            found.append(BadScene("scene-no-owner", field=field))
        if owner >= 0 and content == RIVER:
            found.append(BadScene("scene-river", field=field))
    if sum(state.edges) == 0:
        found.append(BadScene("scene-no-roads", field="roads"))
    if _road_ends(state) != list(state.corners):
        found.append(BadScene("scene-sums", given="corners"))
    return found


def _road_ends(state: CarsonState) -> list[int]:
    ends = [0] * CORNERS
    for edge in range(EDGES):
        if state.edges[edge]:
            ends[EDGE_FROM[edge]] += 1
            ends[EDGE_TO[edge]] += 1
    return ends


# --- rounds and passing


def _order_faults(state: CarsonState) -> list[BadScene]:
    found: list[BadScene] = []
    if sorted(state.order) != list(range(state.seats)):
        found.append(BadScene("scene-order", field="order", given=str(list(state.order)), last=state.seats - 1))
    if state.round != rounds_begun(state):
        wanted = rounds_begun(state)
        found.append(BadScene("scene-number", field="round", given=str(state.round), least=wanted, most=wanted))
    least, most = _passed(state)
    if not least <= state.passed <= most:
        found.append(BadScene("scene-passed", field="passed", given=state.passed, least=least, most=most))
    rest = list(state.pass_order)[state.passed :]
    if rest != [-1] * len(rest):
        found.append(BadScene("scene-sums", given="passed"))
    return found


def _passed(state: CarsonState) -> tuple[int, int]:
    """The least and most seats that have passed; while a round begins, those of the round before (CC-3.2)."""
    phase, _ = phase_of(state)
    seats = int(state.seats)
    if state.top < 0 or phase == frames.PLACEMENT:
        is_opening = state.rules[KIT_CARSON] and state.top == 2 and state.passed < seats
        return 0, 0 if is_opening else seats
    if phase == frames.CHARACTERS:
        first = state.round == (0 if is_round_to_begin(state) else 1)
    else:
        first = state.round == 0
    return (0, 0) if first else (seats, seats)


# --- cowboys on the board


def _standing_faults(state: CarsonState) -> list[BadScene]:
    found: list[BadScene] = []
    for place in range(i64(PLACES)):
        for seat in range(state.seats):
            if stands(state, seat, place):
                why = _why_not(state, seat, place)
                if why:
                    field = f"cowboys.{PLACE.words[place]}"
                    found.append(BadScene("scene-cowboy", field=field, given=seat, why=why))
            if is_crowd(place) and stands(state, seat, place) != (state.crowd[crowd_index(state, seat, place)] > 0):
                found.append(BadScene("scene-sums", given=PLACE.words[place]))
    return found


def _why_not(state: CarsonState, seat: i64, place: i64) -> str:
    """Why the seat cannot have a cowboy on a place, or empty (CC-5.5, CC-10.2 to CC-10.4, CC-12.1)."""
    if is_resolved(state, seat, place):
        return "over"
    if place < SPACES:
        if place >= open_spaces(state):
            return "blocked"
        return "empty" if is_sold_out(state, place) else ""
    parcel = place - SPACES
    owner = state.owner[parcel]
    if state.content[parcel] == RIVER:
        return "river"
    if owner < 0:
        return ""
    if building_on(state.content[parcel]) < 0:
        return "owned"
    return "" if owner == seat or can_attack(state, seat, parcel) else "protected"


def _white_faults(state: CarsonState) -> list[BadScene]:
    """Check that a white cowboy on the board has a holder, and attacks nobody (CC-11.1)."""
    at = state.white_at
    if at < 0:
        return []
    field = "white"
    if state.white < 0 or not stands(state, state.white, at):
        return [BadScene("scene-white", field=field, given=PLACE.words[at])]
    is_attack = at >= SPACES and state.owner[at - SPACES] not in (-1, state.white)
    if is_attack or (not is_crowd(at) and state.standing[at] != bit(state.white)):
        return [BadScene("scene-white-alone", field=field, given=PLACE.words[at])]
    return []


def _half_faults(state: CarsonState, seat: i64) -> list[BadScene]:
    """Kit Carson: check that a seat with a half-move is asked, and that its cowboy is still on its place."""
    if not len(state.half) or state.half[seat] == NOTHING_BEGUN:
        return []
    half = state.half[seat]
    if state.top < 0 or open_kind(state) != frames.KIT_CARSON or not open_mask(state) & bit(seat):
        is_begun = False
    elif half == LAYING:
        is_begun = can_lay(state, seat)
    elif half == WHITE_LIFTED:
        is_begun = state.white == seat and state.white_at >= 0
    else:
        is_begun = stands(state, seat, half) and (is_crowd(half) or not is_white_there(state, seat, half))
    return [] if is_begun else [BadScene("scene-half", field=f"players[{seat}].half", given=half)]


# --- temporary facts


def _leftover_faults(state: CarsonState) -> list[BadScene]:
    """Check that raids and doubling belong to the estate income, and refusals to the current building."""
    found: list[BadScene] = []
    if not is_in_estate(state):
        if state.doubled >= 0:
            found.append(BadScene("scene-not-now", field="doubled"))
        if len(state.raids):
            found.append(BadScene("scene-not-now", field="raids"))
    if len(state.refused) and not is_open(state, frames.BUILD) and not is_open(state, frames.KEPT_TURN):
        found.append(BadScene("scene-not-now", field="refused"))
    raided = [state.raids[at] for at in range(0, len(state.raids), 2)]
    for at in range(0, len(state.raids), 2):
        parcel, robber = state.raids[at], state.raids[at + 1]
        owner = state.owner[parcel]
        if building_on(state.content[parcel]) < 0 or robber == owner or raided.count(parcel) > 1:
            found.append(BadScene("scene-raid", field="raids", given=PARCEL.words[parcel]))
    return found
