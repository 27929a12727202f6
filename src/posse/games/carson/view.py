"""What a seat sees of Carson City: everything but the duel tiles of the others."""

from typing import Final

from mypy_extensions import i64

from posse.engine.view import seat_or_none, word_or_none
from posse.games.carson import frames, tiles
from posse.games.carson.attacks import is_doubled, robber_of
from posse.games.carson.construction import has_site
from posse.games.carson.data.board import EDGE, EDGES, PARCEL, PARCELS, PLACE, PLACES, SLOTS, SPACES, space_of
from posse.games.carson.data.buildings import BUILDING, BUILDINGS, CONTENT, NOTHING, RIVER, building_on
from posse.games.carson.data.characters import CHARACTER, CHARACTERS, SIDE
from posse.games.carson.data.options import DUEL_TILES
from posse.games.carson.data.rates import TILE_VALUES
from posse.games.carson.ending import cash_limit
from posse.games.carson.income import income
from posse.games.carson.land import is_for_sale, price_of
from posse.games.carson.moment import phase_of
from posse.games.carson.placement import open_spaces
from posse.games.carson.reserve import crowd_index, firepower, is_crowd, points_of, stands
from posse.games.carson.state import CarsonState
from posse.games.carson.view_types import CarsonOpenView, CarsonOwnView, CarsonPlayer, DuelTiles, Parcel
from posse.games.carson.words import SOURCE, SOURCES

NOBODY: Final[i64] = -1


def own_view(state: CarsonState, seat: i64) -> CarsonOwnView:
    """The private view of a seat or a spectator (-1): with duel tiles, the players including its own tiles."""
    seen: CarsonOwnView = {"seat": seat_or_none(seat)}
    if state.rules[DUEL_TILES]:
        seen["players"] = _players(state, seat)
    return seen


def open_view(state: CarsonState) -> CarsonOpenView:
    """The public view; without duel tiles it includes the players."""
    seen: CarsonOpenView = {
        "round": state.round,
        "order": list(state.order),
        "passed": list(state.pass_order)[: state.passed],
        "sides": {CHARACTER.words[card]: SIDE.word(state.sides[card]) for card in range(CHARACTERS)},
        "choosing": _is_choosing(state),
        "selling": is_for_sale(state),
        "town": _town(state),
        "roads": [EDGE.words[edge] for edge in range(EDGES) if state.edges[edge] == 1],
        "bridges": [EDGE.words[edge] for edge in range(EDGES) if state.edges[edge] == 2],
        "row": {PLACE.words[space_of(slot)]: word_or_none(BUILDING, state.row[slot]) for slot in range(i64(SLOTS))},
        "bag": {BUILDING.words[kind]: int(state.bag[kind]) for kind in range(BUILDINGS)},
        "closed": [PLACE.words[space] for space in range(open_spaces(state), i64(SPACES))],
        "cowboys": _cowboys(state),
        "white": {"holder": seat_or_none(state.white), "at": word_or_none(PLACE, state.white_at)},
        "three_guns": seat_or_none(state.three_guns),
        "doubled": word_or_none(BUILDING, state.doubled),
        "houses": state.houses,
        "roads_left": state.roads_left,
    }
    if not state.rules[DUEL_TILES]:
        seen["players"] = _players(state, NOBODY)
    return seen


def _is_choosing(state: CarsonState) -> bool:
    """Whether somebody is still to choose a character in this round."""
    return phase_of(state)[0] == frames.CHARACTERS and any(state.character[seat] < 0 for seat in range(state.seats))


def _players(state: CarsonState, viewer: i64) -> list[CarsonPlayer]:
    return [_player(state, player, viewer) for player in range(state.seats)]


def _player(state: CarsonState, player: i64, viewer: i64) -> CarsonPlayer:
    """A player as the viewer sees them."""
    row = player * SOURCES
    seen: CarsonPlayer = {
        "cash": state.cash[player],
        "limit": cash_limit(state, player) if state.character[player] >= 0 else None,
        "points": points_of(state, player),
        "sources": {SOURCE.words[source]: state.points[row + source] for source in range(SOURCES)},
        "roads": state.roads[player],
        "revolvers": state.revolvers[player],
        "cowboys": state.cowboys[player],
        "supply": state.supply[player],
        "firepower": firepower(state, player),
        "property_tiles": state.tiles[player],
        "character": word_or_none(CHARACTER, state.character[player]),
        "waiting": bool(state.promised[player]),
        "kept": {
            BUILDING.words[kind]: state.kept[player * BUILDINGS + kind]
            for kind in range(BUILDINGS)
            if state.kept[player * BUILDINGS + kind]
        },
        "homeless": [BUILDING.words[kind] for kind in _offered(state) if not has_site(state, player, kind)],
    }
    if len(state.moves):
        seen["moves"] = state.moves[player]
    if state.rules[DUEL_TILES]:
        seen["duel_tiles"] = _duel_tiles(state, player, viewer)
    return seen


def _offered(state: CarsonState) -> list[i64]:
    """The kinds of buildings in the construction row."""
    return sorted({kind for kind in state.row if kind >= 0})


def _duel_tiles(state: CarsonState, player: i64, viewer: i64) -> DuelTiles:
    """The duel tiles of a player: the number is public, and the total until the first redraw; the tiles are private."""
    laid_openly = tiles.are_laid_openly(state)
    chosen = state.chosen[player]
    seen: DuelTiles = {
        "count": tiles.hand_size(state, player),
        "total": state.rest[player] if state.rest[player] >= 0 else None,
        "laid": chosen >= 0,
    }
    if player == viewer or laid_openly:
        seen["chosen"] = int(chosen) if chosen >= 0 else None
    if player == viewer:
        base = player * TILE_VALUES
        seen["hand"] = [value for value in range(TILE_VALUES) for _ in range(state.hands[base + value])]
    return seen


def _town(state: CarsonState) -> dict[str, Parcel]:
    """Every parcel that is not empty and unowned, and the price of those that can be bought."""
    town: dict[str, Parcel] = {}
    for parcel in range(i64(PARCELS)):
        content = state.content[parcel]
        spot: Parcel = {}
        if content != NOTHING:
            spot["content"] = CONTENT.words[content]
        if state.owner[parcel] >= 0:
            spot["owner"] = state.owner[parcel]
        elif content != RIVER:
            spot["price"] = price_of(state, parcel)
        if building_on(content) >= 0:
            spot["income"] = income(state, parcel)
            if is_doubled(state, state.owner[parcel], building_on(content)):
                spot["doubled"] = True
            if robber_of(state, parcel) >= 0:
                spot["robber"] = robber_of(state, parcel)
        town[PARCEL.words[parcel]] = spot
    return town


def _cowboys(state: CarsonState) -> dict[str, list[int]]:
    """The seats that stand on each place, once for each cowboy."""
    found: dict[str, list[int]] = {}
    for place in range(i64(PLACES)):
        if not state.standing[place]:
            continue
        on_place: list[int] = []
        for seat in range(state.seats):
            if stands(state, seat, place):
                crowd = place < SPACES and is_crowd(place)
                on_place += [int(seat)] * (state.crowd[crowd_index(state, seat, place)] if crowd else 1)
        found[PLACE.words[place]] = on_place
    return found
