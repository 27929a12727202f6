"""What a seat may know of Great Western Trail as a row of numbers: all but the other hands (GWT-0.8, GWT-0.9)."""

from typing import Final

from mypy_extensions import i64

from posse.engine.observation import EACH_SEAT, Axis, Fields, Observation, Row, axis
from posse.games.trail.cattle import count_cattle
from posse.games.trail.data.board import DISC, DISCS
from posse.games.trail.data.buildings import NUMBERS
from posse.games.trail.data.cards import ALL_OBJECTIVES, CARD, CARDS, CATTLE, OBJECTIVE, OBJECTIVES
from posse.games.trail.data.market import MOST_COLUMNS, ROW, ROWS
from posse.games.trail.data.railroad import CITIES, CITY, MASTER, MASTERS, STATION, STATIONS
from posse.games.trail.data.tiles import FORESIGHT, PILES, TILE, TILES, WORKER, WORKERS
from posse.games.trail.data.trail import SPOT, SPOTS
from posse.games.trail.delivery import pile_size
from posse.games.trail.objectives import stack_size
from posse.games.trail.state import TrailState

FIELDS: Final = Fields()
NUMBER: Final = Axis("building", NUMBERS)

CURRENT: Final[i64] = FIELDS.field("current", "the seat whose turn it is")
HOLDER: Final[i64] = FIELDS.field("holder", "the seat that has taken the job market token")
LEFT: Final[i64] = FIELDS.field("left", "turns still to come once the token is taken")
TOKEN: Final[i64] = FIELDS.field("token", "the row of the job market token, from 0; 12 once the market is full")
FILLED: Final[i64] = FIELDS.field("filled", "how many places of that row are taken")
SIDE: Final[i64] = FIELDS.field("side", "of each private building: 0 for side a, 1 for b", NUMBER)
TILE_ON: Final[i64] = FIELDS.field("tile", "on each spot: a tile, or 20 plus a building", axis(SPOT))
OWNER: Final[i64] = FIELDS.field("owner", "the seat that owns the building on each spot", axis(SPOT))
JOBS: Final[i64] = FIELDS.field(
    "jobs", "the worker on each place of the job market", axis(ROW), Axis("column", MOST_COLUMNS)
)
FORESIGHT_TILE: Final[i64] = FIELDS.field("foresight", "two tiles for each of three columns", Axis("place", FORESIGHT))
PILE: Final[i64] = FIELDS.field("piles", "tiles in each face-down pile", Axis("pile", PILES))
MARKET: Final[i64] = FIELDS.field("market", "cattle cards in the market", axis(CARD, CATTLE))
CATTLE_LEFT: Final[i64] = FIELDS.field("cattle_left", "cattle cards in the stack")
DISPLAY: Final[i64] = FIELDS.field("display", "objective cards in the display", axis(OBJECTIVE, OBJECTIVES))
OBJECTIVES_LEFT: Final[i64] = FIELDS.field("objectives_left", "objective cards in the stack")
STATION_MASTER: Final[i64] = FIELDS.field(
    "masters", "the master at each of the first stations", Axis("station", MASTERS)
)
GIVEN: Final[i64] = FIELDS.field("given", "the worker left there in exchange", Axis("station", MASTERS))
MONEY: Final[i64] = FIELDS.field("money", "dollars", EACH_SEAT)
PLACE: Final[i64] = FIELDS.field("place", "the spot of each cattleman", EACH_SEAT)
ENGINE: Final[i64] = FIELDS.field("engine", "the space of each engine", EACH_SEAT)
MARKER: Final[i64] = FIELDS.field("marker", "the place on the certificate track", EACH_SEAT)
DISCS_LEFT: Final[i64] = FIELDS.field("discs", "1 for each disc still on the player board", EACH_SEAT, axis(DISC))
UNBUILT: Final[i64] = FIELDS.field("unbuilt", "1 for each private building not yet built", EACH_SEAT, NUMBER)
STATION_DISC: Final[i64] = FIELDS.field("stations", "1 for each station with a disc", EACH_SEAT, axis(STATION))
TITLES: Final[i64] = FIELDS.field("titles", "1 for each station master taken", EACH_SEAT, axis(MASTER))
CITY_DISCS: Final[i64] = FIELDS.field("cities", "discs in each city", EACH_SEAT, axis(CITY))
HIRED: Final[i64] = FIELDS.field("workers", "workers of each kind", EACH_SEAT, axis(WORKER))
TAKEN: Final[i64] = FIELDS.field("tiles", "hazards and teepees taken", EACH_SEAT, axis(TILE))
AREA: Final[i64] = FIELDS.field("area", "objective cards in play", EACH_SEAT, axis(OBJECTIVE))
HAND_SIZE: Final[i64] = FIELDS.field("hand_size", "cards in each hand", EACH_SEAT)
DECK_SIZE: Final[i64] = FIELDS.field("stack", "cards in each draw pile", EACH_SEAT)
DISCARD: Final[i64] = FIELDS.field("discard", "cards in each discard pile", EACH_SEAT, axis(CARD))
DECK: Final[i64] = FIELDS.field("deck", "all cards that a player owns", EACH_SEAT, axis(CARD))
KNOWN: Final[i64] = FIELDS.field("known", "cards that all know to be in a hand (R-34)", EACH_SEAT, axis(CARD))
HAND: Final[i64] = FIELDS.field("hand", "cards in the own hand", axis(CARD))


class TrailObservation(Observation[TrailState]):
    def write(self, state: TrailState, seat: i64, row: Row) -> None:
        _write_market(state, row)
        _write_boards(state, row)
        _write_decks(state, row)
        row.put_part(HAND, state.hand, seat * CARDS, CARDS)


def _write_market(state: TrailState, row: Row) -> None:
    row.put_seat(CURRENT, state.current)
    row.put_seat(HOLDER, state.holder)
    row.put(LEFT, state.left)
    row.put(TOKEN, state.token)
    row.put(FILLED, state.filled)
    row.put_all(SIDE, state.side, NUMBERS)
    row.put_all(TILE_ON, state.tile, SPOTS)
    row.put_seats(OWNER, state.owner, SPOTS)
    row.put_all(JOBS, state.jobs, ROWS * MOST_COLUMNS)
    row.put_all(FORESIGHT_TILE, state.foresight, FORESIGHT)
    row.reach(PILE)
    for pile in range(PILES):
        row.add(pile_size(state, pile))
    row.put_all(MARKET, state.market, CATTLE)
    row.put(CATTLE_LEFT, count_cattle(state.cattle_stack))
    row.put_all(DISPLAY, state.display, OBJECTIVES)
    row.put(OBJECTIVES_LEFT, stack_size(state))
    row.put_all(STATION_MASTER, state.masters, MASTERS)
    row.put_all(GIVEN, state.given, MASTERS)


def _write_boards(state: TrailState, row: Row) -> None:
    row.put_each_seat(MONEY, state.money)
    row.put_each_seat(PLACE, state.place)
    row.put_each_seat(ENGINE, state.engine)
    row.put_each_seat(MARKER, state.marker)
    row.put_flags_of_each_seat(DISCS_LEFT, state.discs, DISCS)
    row.put_flags_of_each_seat(UNBUILT, state.unbuilt, NUMBERS)
    row.put_flags_of_each_seat(STATION_DISC, state.stations, STATIONS)
    row.put_flags_of_each_seat(TITLES, state.titles, MASTERS)
    row.put_each_seat(CITY_DISCS, state.cities, CITIES)
    row.put_each_seat(HIRED, state.workers, WORKERS)
    row.put_each_seat(TAKEN, state.tiles, TILES)
    row.put_each_seat(AREA, state.area, ALL_OBJECTIVES)


def _write_decks(state: TrailState, row: Row) -> None:
    row.put_each_seat(HAND_SIZE, state.hand_size)
    row.put_each_seat(DECK_SIZE, state.deck_size)
    row.put_each_seat(DISCARD, state.discard, CARDS)
    row.put_sums(DECK, state.hand, state.deck, state.discard, CARDS)
    row.put_each_seat(KNOWN, state.known, CARDS)
