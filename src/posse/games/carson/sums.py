"""The sums that hold on every table of Carson City: nothing is lost and nothing made."""

from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.state import lowest, open_kind, open_mask
from posse.games.carson import frames
from posse.games.carson.data.board import CORNERS, EDGE_FROM, EDGE_TO, EDGES, PARCELS, PLACES, ROAD_1, SLOTS, WAGES
from posse.games.carson.data.buildings import BUILDINGS, COUNT, FIRST_BUILDING, HOUSE, MOUNTAIN, RIVER, building_on
from posse.games.carson.data.options import DUEL_TILES
from posse.games.carson.data.rates import (
    COWBOYS,
    HOUSES,
    MOST_CASH,
    MOUNTAINS,
    PROPERTY_TILES,
    ROADS,
    TILE_VALUES,
)
from posse.games.carson.reserve import crowd_index, is_crowd, stands
from posse.games.carson.state import CarsonState
from posse.games.carson.tiles import DREW, LAY, PLAYED, ROW, are_laid_openly, last_draw_of


def sums(state: CarsonState) -> list[BadScene]:
    """The names of what does not add up."""
    checks = {
        "money": sum(state.cash) + state.bank == 0 and min(state.cash) >= 0 and max(state.cash) < MOST_CASH,
        "cowboys": _cowboys_add_up(state),
        "houses": state.houses >= 0 and state.houses + list(state.content).count(HOUSE) == HOUSES,
        "mountains": state.mountains_left >= 0
        and state.mountains_left + list(state.content).count(MOUNTAIN) == MOUNTAINS,
        "roads": state.roads_left >= 0
        and min(state.roads) >= 0
        and state.roads_left + sum(state.roads) + sum(state.edges) == ROADS,
        "town centre": sum(state.edges) > 0,
        "corners": _corners_add_up(state),
        "property tiles": all(
            state.tiles[seat] >= 0 and state.tiles[seat] + list(state.owner).count(seat) == PROPERTY_TILES
            for seat in range(state.seats)
        ),
        "buildings": _buildings_add_up(state),
        "owners": _owners_fit(state),
        "order": sorted(state.order) == list(range(state.seats)),
        "pass order": _pass_order_fits(state),
        "characters": _characters_fit(state),
        "duel tiles": not state.rules[DUEL_TILES] or _tiles_add_up(state),
    }
    return [BadScene("scene-sums", given=name) for name, holds in checks.items() if not holds]


def _cowboys_add_up(state: CarsonState) -> bool:
    """Ten a colour in reserve, on the board and in the supply; the white one is none of them."""
    for seat in range(state.seats):
        on_board: i64 = state.crowd[crowd_index(state, seat, WAGES)] + state.crowd[crowd_index(state, seat, ROAD_1)]
        for place in range(i64(PLACES)):
            if is_crowd(place):
                if stands(state, seat, place) != (state.crowd[crowd_index(state, seat, place)] > 0):
                    return False
            elif stands(state, seat, place):
                on_board += 1
        if state.white == seat and state.white_at >= 0:
            on_board -= 1
        if min(state.cowboys[seat], state.supply[seat], on_board) < 0:
            return False
        if state.cowboys[seat] + state.supply[seat] + on_board != COWBOYS:
            return False
    return state.white_at < 0 or (state.white >= 0 and stands(state, state.white, state.white_at))


def _corners_add_up(state: CarsonState) -> bool:
    ends = [0] * CORNERS
    for edge in range(EDGES):
        if state.edges[edge]:
            ends[EDGE_FROM[edge]] += 1
            ends[EDGE_TO[edge]] += 1
    return ends == list(state.corners)


def _buildings_add_up(state: CarsonState) -> bool:
    """Every tile is in the bag, in the row, kept or built; what is fresh is kept, and so is what is being built."""
    for kind in range(BUILDINGS):
        kept = sum(state.kept[seat * BUILDINGS + kind] for seat in range(state.seats))
        built = list(state.content).count(FIRST_BUILDING + kind)
        offered = sum(1 for slot in range(SLOTS) if state.row[slot] == kind)
        if state.bag[kind] < 0 or state.bag[kind] + offered + kept + built != COUNT[kind]:
            return False
    if not all(0 <= state.fresh[index] <= state.kept[index] for index in range(len(state.kept))):
        return False
    return state.top < 0 or open_kind(state) != frames.BUILD or _is_bought(state)


def _is_bought(state: CarsonState) -> bool:
    """The building of the open `build` lies with its buyer, with the fresh ones if it comes from this construction."""
    index = lowest(open_mask(state)) * BUILDINGS + frames.building_of(state)
    return (state.fresh if frames.is_in_construction(state) else state.kept)[index] > 0


def _owners_fit(state: CarsonState) -> bool:
    """A building stands on an owned parcel, a river parcel has no owner (CC-0.5)."""
    for parcel in range(i64(PARCELS)):
        owner = state.owner[parcel]
        if not -1 <= owner < state.seats or (owner < 0 and building_on(state.content[parcel]) >= 0):
            return False
        if owner >= 0 and state.content[parcel] == RIVER:
            return False
    return True


def _pass_order_fits(state: CarsonState) -> bool:
    passed = list(state.pass_order)
    done = passed[: state.passed]
    return (
        len(set(done)) == len(done)
        and all(0 <= seat < state.seats for seat in done)
        and passed.count(-1) == (state.seats - state.passed)
    )


def _characters_fit(state: CarsonState) -> bool:
    """Nobody has another's card; token and white cowboy lie with somebody or nobody."""
    taken = [card for card in state.character if card >= 0]
    return (
        len(set(taken)) == len(taken)
        and -1 <= state.three_guns < state.seats
        and -1 <= state.white < state.seats
        and 0 <= state.round <= 4
    )


def _tiles_add_up(state: CarsonState) -> bool:
    """One set a player in hands, discard and laid openly; a drawn hand is its draw less what was played."""
    for value in range(TILE_VALUES):
        count: i64 = state.discard[value]
        for seat in range(state.seats):
            count += state.hands[seat * TILE_VALUES + value]
            if are_laid_openly(state) and state.chosen[seat] == value:
                count += 1
        if state.discard[value] < 0 or count != state.seats:
            return False
    return all(_hand_fits(state, seat) for seat in range(state.seats))


def _hand_fits(state: CarsonState, seat: int) -> bool:
    hand = list(state.hands[seat * TILE_VALUES : (seat + 1) * TILE_VALUES])
    if state.rest[seat] >= 0:
        return state.rest[seat] == sum(value * count for value, count in enumerate(hand))
    if not any(state.redraws[row] == seat for row in range(0, len(state.redraws), ROW)):
        return False
    row = last_draw_of(state, seat)
    drew = list(state.redraws[row + DREW : row + PLAYED])
    played = list(state.redraws[row + PLAYED : row + ROW])
    lay = list(state.redraws[row + LAY : row + DREW])
    left = [one - other for one, other in zip(drew, played, strict=True)]
    return left == hand and all(there >= taken for there, taken in zip(lay, drew, strict=True))
