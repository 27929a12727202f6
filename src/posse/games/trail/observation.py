"""What a seat may know of Great Western Trail as a row of numbers: all but the other hands (GWT-0.8, GWT-0.9)."""

from typing import Final

from mypy_extensions import i64

from posse.engine.observation import EACH_SEAT, Axis, Fields, Observation, Row, axis
from posse.games.trail.cattle import count_cattle
from posse.games.trail.data.board import DISC, DISCS
from posse.games.trail.data.buildings import NUMBERS
from posse.games.trail.data.cards import ALL_OBJECTIVES, CARD, CARDS, CATTLE, OBJECTIVE, OBJECTIVES
from posse.games.trail.data.market import MOST_COLUMNS, ROW
from posse.games.trail.data.railroad import CITIES, CITY, MASTER, MASTERS, STATION, STATIONS
from posse.games.trail.data.tiles import FORESIGHT, PILES, TILE, TILES, WORKER, WORKERS
from posse.games.trail.data.trail import SPOT
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
        if row.has(HAND):
            row.put_part(state.hand, seat * CARDS, CARDS)


def _write_market(state: TrailState, row: Row) -> None:
    if row.has(CURRENT):
        row.put_seat(state.current)
    if row.has(HOLDER):
        row.put_seat(state.holder)
    if row.has(LEFT):
        row.put(state.left)
    if row.has(TOKEN):
        row.put(state.token)
    if row.has(FILLED):
        row.put(state.filled)
    if row.has(SIDE):
        row.put_all(state.side)
    if row.has(TILE_ON):
        row.put_all(state.tile)
    if row.has(OWNER):
        row.put_seats(state.owner)
    if row.has(JOBS):
        row.put_all(state.jobs)
    if row.has(FORESIGHT_TILE):
        row.put_all(state.foresight)
    if row.has(PILE):
        for pile in range(PILES):
            row.put(pile_size(state, pile))
    if row.has(MARKET):
        row.put_all(state.market)
    if row.has(CATTLE_LEFT):
        row.put(count_cattle(state.cattle_stack))
    if row.has(DISPLAY):
        row.put_all(state.display)
    if row.has(OBJECTIVES_LEFT):
        row.put(stack_size(state))
    if row.has(STATION_MASTER):
        row.put_all(state.masters)
    if row.has(GIVEN):
        row.put_all(state.given)


def _write_boards(state: TrailState, row: Row) -> None:
    if row.has(MONEY):
        row.put_each_seat(state.money)
    if row.has(PLACE):
        row.put_each_seat(state.place)
    if row.has(ENGINE):
        row.put_each_seat(state.engine)
    if row.has(MARKER):
        row.put_each_seat(state.marker)
    if row.has(DISCS_LEFT):
        row.put_flags_of_each_seat(state.discs, DISCS)
    if row.has(UNBUILT):
        row.put_flags_of_each_seat(state.unbuilt, NUMBERS)
    if row.has(STATION_DISC):
        row.put_flags_of_each_seat(state.stations, STATIONS)
    if row.has(TITLES):
        row.put_flags_of_each_seat(state.titles, MASTERS)
    if row.has(CITY_DISCS):
        row.put_each_seat(state.cities, CITIES)
    if row.has(HIRED):
        row.put_each_seat(state.workers, WORKERS)
    if row.has(TAKEN):
        row.put_each_seat(state.tiles, TILES)
    if row.has(AREA):
        row.put_each_seat(state.area, ALL_OBJECTIVES)


def _write_decks(state: TrailState, row: Row) -> None:
    if row.has(HAND_SIZE):
        row.put_each_seat(state.hand_size)
    if row.has(DECK_SIZE):
        row.put_each_seat(state.deck_size)
    if row.has(DISCARD):
        row.put_each_seat(state.discard, CARDS)
    if row.has(DECK):
        row.put_each_seat(state.hand, CARDS)
        row.add_to_each_seat(state.deck, CARDS)
        row.add_to_each_seat(state.discard, CARDS)
    if row.has(KNOWN):
        row.put_each_seat(state.known, CARDS)
