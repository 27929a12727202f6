"""Conversion between a state of Carson City and a plain picture.

A picture written by hand only needs what differs from the set-up. Supplies, bag and discard are derived.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.scene import Said, take_usual
from posse.engine.stack import open_steps
from posse.engine.words import MOST_SEATS
from posse.games.carson.cards import deal_usual_cards
from posse.games.carson.data.board import EDGE, EDGES, PARCEL, PARCELS, PLACES, SLOTS, edges_around
from posse.games.carson.data.buildings import (
    BANK,
    BUILDINGS,
    DRUGSTORE,
    FIRST_BUILDING,
    HOUSE,
    MINE,
    MOUNTAIN,
    NOTHING,
    RANCH,
    RIVER,
    SALOON,
)
from posse.games.carson.data.options import DUEL_TILES
from posse.games.carson.data.rates import (
    COWBOYS,
    HOUSES,
    MOUNTAINS,
    PROPERTY_TILES,
    ROADS,
    STARTING_CASH,
    STARTING_ROADS,
    TILE_VALUES,
)
from posse.games.carson.fields import FIELDS
from posse.games.carson.frames import KINDS
from posse.games.carson.moment import rounds_begun, usual_passed, usual_round
from posse.games.carson.reserve import crowd_index, is_crowd, on_board, stand, stands
from posse.games.carson.roads import is_crossing, put_road
from posse.games.carson.setup import bare_table
from posse.games.carson.state import CarsonState
from posse.games.carson.steps import STEPS
from posse.games.carson.tiles import are_laid_openly, total_of

USUAL_CENTRE: Final = PARCEL.index("d4")
USUAL_ROW: Final = [RANCH, MINE, DRUGSTORE, BANK, SALOON, RANCH, MINE]


def from_picture(picture: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> CarsonState:
    """A state as after set-up, except for what the picture says."""
    said = FIELDS.read(picture, seats, KINDS)
    state = bare_table(seats, options)
    _lay_usual_reserves(state)
    FIELDS.fill(state, said)
    _read_table(state, said)
    _read_town(state, said)
    _read_roads(state, said)
    _read_board(state, said)
    _read_tiles(state, said)
    _work_out_supplies(state, "row" in said)
    _read_steps(state, said)
    deal_usual_cards(state, said)
    return state


# --- reading


def _lay_usual_reserves(state: CarsonState) -> None:
    for seat in range(state.seats):
        state.cash[seat] = STARTING_CASH
        state.roads[seat] = STARTING_ROADS
    for index in range(i64(len(state.hands))):
        state.hands[index] = 1


def _read_table(state: CarsonState, said: Said) -> None:
    if "order" in said:
        state.order = vec[i64](said.numbers("order"))
    state.three_guns = said.number("three_guns", -1)
    state.doubled = said.number("doubled", -1)
    state.raids = vec[i64](said.numbers("raids"))
    refused = said.numbers("refused")
    state.refused = vec[i64]([refused[at] * PARCELS + refused[at + 1] for at in range(0, len(refused), 2)])


def _read_town(state: CarsonState, said: Said) -> None:
    town = said.numbers("town") or [-1, NOTHING] * PARCELS
    for parcel in range(PARCELS):
        owner, content = town[2 * parcel], town[2 * parcel + 1]
        if state.content[parcel] == RIVER:
            if owner >= 0 or content != NOTHING:
                raise BadScene("scene-river", field=f"town.{PARCEL.words[parcel]}")
        else:
            state.owner[parcel] = owner
            state.content[parcel] = content


def _read_roads(state: CarsonState, said: Said) -> None:
    """The roads around the centre, and those that are named."""
    centre = said.number("centre", -1) if "centre" in said else _usual_centre(state)
    if centre >= 0:
        if state.content[centre] not in (NOTHING, HOUSE):
            raise BadScene("scene-centre", field="centre", given=PARCEL.words[centre])
        state.content[centre] = HOUSE
        for edge in edges_around(centre):
            put_road(state, edge)
    for edge in said.numbers("bridges"):
        if not is_crossing(state, edge):
            raise BadScene("scene-bridge", field="bridges", given=EDGE.words[edge])
    for edge in [*said.numbers("roads"), *said.numbers("bridges")]:
        if state.edges[edge] == 0:
            put_road(state, edge)


def _usual_centre(state: CarsonState) -> int:
    """The usual parcel, or the next empty one; the first house that is named, if there are no others."""
    houses = [parcel for parcel in range(PARCELS) if state.content[parcel] == HOUSE]
    if len(houses) == HOUSES:
        return houses[0]
    around = [(USUAL_CENTRE + step) % PARCELS for step in range(PARCELS)]
    return next((parcel for parcel in around if state.content[parcel] == NOTHING), -1)


def _read_board(state: CarsonState, said: Said) -> None:
    """`cowboys` counts those of each seat on each place; `white` says who holds the white cowboy and where it is."""
    if "white" in said:
        state.white, state.white_at = said.numbers("white")
    counts = said.numbers("cowboys")
    most = len(counts) // PLACES
    for place in range(PLACES):
        for seat in range(state.seats if counts else 0):
            here = counts[place * most + seat]
            if here > 1 and not is_crowd(place):
                raise BadScene("scene-doubled", field="cowboys", given=str(seat))
            for _ in range(here):
                stand(state, seat, place)


def _read_tiles(state: CarsonState, said: Said) -> None:
    """Duel tiles: the discard is what is in no hand."""
    if not state.rules[DUEL_TILES]:
        if said.numbers("redraws"):
            raise BadScene("scene-absent", field="redraws", given=str(said.numbers("redraws")))
        return
    for seat, player in enumerate(said.players):
        if "rest" not in player:
            state.rest[seat] = total_of(state, seat)
    state.redraws = vec[i64](said.numbers("redraws"))
    for value in range(TILE_VALUES):
        state.discard[value] = state.seats
        for seat in range(state.seats):
            state.discard[value] -= state.hands[seat * TILE_VALUES + value]
            if are_laid_openly(state) and state.chosen[seat] == value:
                state.discard[value] -= 1


def _work_out_supplies(state: CarsonState, has_row: bool) -> None:
    """Derive supplies and bag; the usual construction row is taken from the remaining buildings."""
    content = list(state.content)
    state.bank = -sum(state.cash)
    state.houses = HOUSES - content.count(HOUSE)
    state.mountains_left = MOUNTAINS - content.count(MOUNTAIN)
    state.roads_left = ROADS - sum(state.roads) - sum(state.edges)
    for seat in range(state.seats):
        state.tiles[seat] = PROPERTY_TILES - list(state.owner).count(seat)
        state.supply[seat] = COWBOYS - state.cowboys[seat] - on_board(state, seat)
    for kind in range(BUILDINGS):
        state.bag[kind] -= content.count(FIRST_BUILDING + kind)
        for seat in range(state.seats):
            state.bag[kind] -= state.kept[seat * BUILDINGS + kind]
    if not has_row:
        for slot, kind in enumerate(take_usual(USUAL_ROW, state.bag)):
            state.row[slot] = kind
        return
    for slot in range(SLOTS):
        if state.row[slot] >= 0:
            state.bag[state.row[slot]] -= 1


def _read_steps(state: CarsonState, said: Said) -> None:
    usual = usual_round(said.frames)
    state.round = said.number("round", usual if usual >= 0 else 1)
    if usual >= 0 and state.round != usual:
        raise BadScene("scene-number", field="round", given=str(state.round), least=usual, most=usual)
    passed = said.numbers("passed") if "passed" in said else usual_passed(state, said.frames)
    state.passed = len(passed)
    for position, seat in enumerate(passed):
        state.pass_order[position] = seat
    open_steps(KINDS, STEPS, state, said.frames)
    state.round = rounds_begun(state)


# --- and back


def picture(state: CarsonState) -> dict[str, Any]:
    """The state as a complete dict."""
    numbers = {
        "round": [state.round],
        "order": list(state.order),
        "passed": list(state.pass_order)[: state.passed],
        "centre": [-1],
        "town": [number for parcel in range(PARCELS) for number in _spot(state, parcel)],
        "roads": [edge for edge in range(EDGES) if state.edges[edge] == 1],
        "bridges": [edge for edge in range(EDGES) if state.edges[edge] == 2],
        "cowboys": _cowboys(state),
        "white": [state.white, state.white_at],
        "three_guns": [state.three_guns],
        "doubled": [state.doubled],
        "raids": list(state.raids),
        "refused": [number for refusal in state.refused for number in (refusal // PARCELS, refusal % PARCELS)],
    }
    if state.rules[DUEL_TILES]:
        numbers["redraws"] = list(state.redraws)
    return FIELDS.show(state, numbers, KINDS)


def _spot(state: CarsonState, parcel: i64) -> list[int]:
    content = state.content[parcel]
    return [state.owner[parcel], NOTHING if content == RIVER else content]


def _cowboys(state: CarsonState) -> list[int]:
    """For each place the cowboys of each seat."""
    counts: list[int] = []
    for place in range(i64(PLACES)):
        for seat in range(i64(MOST_SEATS)):
            there = seat < state.seats and stands(state, seat, place)
            counts.append((state.crowd[crowd_index(state, seat, place)] if is_crowd(place) else 1) if there else 0)
    return counts
