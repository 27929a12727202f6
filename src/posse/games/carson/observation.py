"""What a seat may know of Carson City as a row of numbers: everything but the duel tiles of the others."""

from typing import Final

from mypy_extensions import i64

from posse.engine.observation import EACH_SEAT, Axis, Fields, Observation, Row, With, axis
from posse.games.carson import tiles
from posse.games.carson.data.board import EDGE, EDGES, PARCEL, PARCELS, PLACE, SLOTS
from posse.games.carson.data.buildings import BUILDING, BUILDINGS
from posse.games.carson.data.characters import CHARACTER, CHARACTERS
from posse.games.carson.data.rates import TILE_VALUES
from posse.games.carson.state import CarsonState
from posse.games.carson.words import SOURCE, SOURCES

FIELDS: Final = Fields()

ROUND: Final[i64] = FIELDS.field("round", "the round that has begun; 0 before the first")
HOUSES: Final[i64] = FIELDS.field("houses", "left in the supply")
ROADS_LEFT: Final[i64] = FIELDS.field("roads_left", "left in the supply")
THREE_GUNS: Final[i64] = FIELDS.field("three_guns", "the seat with the three-gun token")
WHITE: Final[i64] = FIELDS.field("white", "the seat that has the white cowboy")
WHITE_AT: Final[i64] = FIELDS.field("white_at", "the place of the white cowboy; -1 in its holder's reserve")
DOUBLED: Final[i64] = FIELDS.field("doubled", "the kind of building that the shopkeeper doubles")
SIDES: Final[i64] = FIELDS.field("sides", "the side of each character that is up: 0 yellow, 1 red", axis(CHARACTER))
ORDER: Final[i64] = FIELDS.field("order", "the seats in turn order", Axis("turn", each_seat=1))
PASSED: Final[i64] = FIELDS.field("passed", "the seats that have passed, first first", Axis("turn", each_seat=1))
CONTENT: Final[i64] = FIELDS.field("content", "what is on each parcel", axis(PARCEL))
OWNER: Final[i64] = FIELDS.field("owner", "the seat that owns each parcel", axis(PARCEL))
ROBBER: Final[i64] = FIELDS.field("robber", "the seat that has robbed the building on each parcel", axis(PARCEL))
ROADS: Final[i64] = FIELDS.field("edges", "0 free, 1 road, 2 bridge", axis(EDGE))
STANDING: Final[i64] = FIELDS.field("standing", "1 if the seat has a cowboy on the place", axis(PLACE), EACH_SEAT)
CROWD: Final[i64] = FIELDS.field(
    "crowd", "cowboys of each seat on wages, then on the single road", Axis("space", 2), EACH_SEAT
)
ROW_OF_BUILDINGS: Final[i64] = FIELDS.field("row", "the buildings on offer, cheapest first", Axis("slot", SLOTS))
BAG: Final[i64] = FIELDS.field("bag", "buildings still to come", axis(BUILDING))
CASH: Final[i64] = FIELDS.field("cash", "dollars", EACH_SEAT)
ROAD_PIECES: Final[i64] = FIELDS.field("roads", "in the reserve", EACH_SEAT)
REVOLVERS: Final[i64] = FIELDS.field("revolvers", "revolver chips", EACH_SEAT)
COWBOYS: Final[i64] = FIELDS.field("cowboys", "in the reserve, without the white one", EACH_SEAT)
SUPPLY: Final[i64] = FIELDS.field("supply", "cowboys in the general supply", EACH_SEAT)
TILES: Final[i64] = FIELDS.field("property_tiles", "not on the map", EACH_SEAT)
CARD: Final[i64] = FIELDS.field("character", "the character of this round", EACH_SEAT)
WAITING: Final[i64] = FIELDS.field("waiting", "1 if the character still has a reward to give", EACH_SEAT)
KEPT: Final[i64] = FIELDS.field("kept", "unbuilt buildings", EACH_SEAT, axis(BUILDING))
FRESH: Final[i64] = FIELDS.field("fresh", "those of them bought in this round", EACH_SEAT, axis(BUILDING))
POINTS: Final[i64] = FIELDS.field("points", "victory points by source", EACH_SEAT, axis(SOURCE))

KIT: Final = [With("kit_carson", "true")]
MOVES: Final[i64] = FIELDS.field("moves", "cowboys moved this round", EACH_SEAT, only=KIT)
HALF: Final[i64] = FIELDS.field("half", "the own move that has begun: a place, or its kind", only=KIT)

WITH_TILES: Final = [With("might_makes_right", "true")]
TILE_COUNT: Final[i64] = FIELDS.field("tile_count", "duel tiles in each hand", EACH_SEAT, only=WITH_TILES)
TILE_TOTAL: Final[i64] = FIELDS.field("tile_total", "their total, until the first redraw", EACH_SEAT, only=WITH_TILES)
TILE_LAID: Final[i64] = FIELDS.field("tile_laid", "1 if a tile is laid", EACH_SEAT, only=WITH_TILES)
TILE_CHOSEN: Final[i64] = FIELDS.field("tile_chosen", "the tile that is laid, if known", EACH_SEAT, only=WITH_TILES)
HAND: Final[i64] = FIELDS.field("hand", "own duel tiles by value", Axis("value", TILE_VALUES), only=WITH_TILES)


class CarsonObservation(Observation[CarsonState]):
    def write(self, state: CarsonState, seat: i64, row: Row) -> None:
        _write_table(state, row)
        _write_map(state, row)
        _write_players(state, row)
        if row.has(MOVES):
            row.put_each_seat(MOVES, state.moves)
            row.put(HALF, state.half[seat])
        if row.has(TILE_COUNT):
            _write_duel_tiles(state, seat, row)


def _write_table(state: CarsonState, row: Row) -> None:
    row.put(ROUND, state.round)
    row.put(HOUSES, state.houses)
    row.put(ROADS_LEFT, state.roads_left)
    row.put_seat(THREE_GUNS, state.three_guns)
    row.put_seat(WHITE, state.white)
    row.put(WHITE_AT, state.white_at)
    row.put(DOUBLED, state.doubled)
    row.put_all(SIDES, state.sides, CHARACTERS)
    row.put_seats(ORDER, state.order, state.seats)
    row.reach(PASSED)
    for place in range(state.seats):
        row.add(row.from_here(state.pass_order[place]) if place < state.passed else i64(-1))


def _write_map(state: CarsonState, row: Row) -> None:
    row.put_all(CONTENT, state.content, PARCELS)
    row.put_seats(OWNER, state.owner, PARCELS)
    _write_robbers(state, row)
    row.put_all(ROADS, state.edges, EDGES)
    row.put_masks_of_seats(STANDING, state.standing)
    row.reach(CROWD)
    for space in range(i64(2)):
        row.add_part_of_each_seat(state.crowd, space * state.seats)
    row.put_all(ROW_OF_BUILDINGS, state.row, SLOTS)
    row.put_all(BAG, state.bag, BUILDINGS)


def _write_robbers(state: CarsonState, row: Row) -> None:
    """Of several raids on one parcel the first counts, so it is written last."""
    raids, at = state.raids, row.at
    row.put_same(ROBBER, -1, PARCELS)
    for index in range(i64(len(raids)) - 2, -1, -2):
        row.change(at + raids[index], row.from_here(raids[index + 1]))


def _write_players(state: CarsonState, row: Row) -> None:
    row.put_each_seat(CASH, state.cash)
    row.put_each_seat(ROAD_PIECES, state.roads)
    row.put_each_seat(REVOLVERS, state.revolvers)
    row.put_each_seat(COWBOYS, state.cowboys)
    row.put_each_seat(SUPPLY, state.supply)
    row.put_each_seat(TILES, state.tiles)
    row.put_each_seat(CARD, state.character)
    row.put_each_seat(WAITING, state.promised)
    row.put_each_seat(KEPT, state.kept, BUILDINGS)
    row.put_each_seat(FRESH, state.fresh, BUILDINGS)
    row.put_each_seat(POINTS, state.points, SOURCES)


def _write_duel_tiles(state: CarsonState, seat: i64, row: Row) -> None:
    """The number is public, and the total until the first redraw; the tiles are private until they are shown."""
    row.reach(TILE_COUNT)
    for place in range(state.seats):
        row.add(tiles.hand_size(state, row.seat_at(place)))
    row.put_each_seat(TILE_TOTAL, state.rest)
    row.reach(TILE_LAID)
    for place in range(state.seats):
        row.add(i64(1) if state.chosen[row.seat_at(place)] >= 0 else i64(0))
    row.reach(TILE_CHOSEN)
    are_open = tiles.are_laid_openly(state)
    for place in range(state.seats):
        row.add(state.chosen[row.seat_at(place)] if are_open or place == 0 else i64(-1))
    row.put_part(HAND, state.hands, seat * TILE_VALUES, TILE_VALUES)
