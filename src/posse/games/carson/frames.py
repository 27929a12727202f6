"""The kinds of steps of Carson City: one opener for each, and the only place that knows what an argument means."""

from typing import Final

from mypy_extensions import i64

from posse.engine.state import arg, bit, push, set_arg
from posse.engine.step import Kinds
from posse.engine.words import SEAT, SEATS, Range
from posse.games.carson.data.board import PARCEL, PLACE, SPACES
from posse.games.carson.data.buildings import BUILDING
from posse.games.carson.data.rates import MOST_CASH, MOST_SEATS, ROUNDS
from posse.games.carson.data.rates import STARTING_PARCELS as STARTING_PARCELS_EACH
from posse.games.carson.state import CarsonState

KINDS: Final = Kinds()

MARK: Final = Range(1)  # no or yes
TURN: Final = Range(MOST_SEATS)  # how many seats have had their turn

# --- phases: lists of parts (argument: how many have begun)

GAME: Final[i64] = KINDS.kind("game", part=Range(ROUNDS + 3))
ROUND: Final[i64] = KINDS.kind("round", under=GAME, part=Range(4))
RESOLUTION: Final[i64] = KINDS.kind("resolution", under=ROUND, part=Range(SPACES + 4))
ESTATE: Final[i64] = KINDS.kind("estate", under=RESOLUTION, part=Range(7))
END_OF_ROUND: Final[i64] = KINDS.kind("end_of_round", under=ROUND, part=Range(5))

# --- duties of the game

STARTING_PARCELS: Final[i64] = KINDS.kind(
    "starting_parcels", under=GAME, turn=Range(STARTING_PARCELS_EACH * MOST_SEATS)
)
CHARACTERS: Final[i64] = KINDS.kind("characters", under=ROUND, turn=TURN)
PLACEMENT: Final[i64] = KINDS.kind("placement", under=ROUND, turn=TURN)
RESOLVE: Final[i64] = KINDS.kind("resolve", under=RESOLUTION, place=PLACE)
CONTESTED: Final[i64] = KINDS.kind("contested", under=RESOLUTION, begun=MARK, chooser=SEAT)
UNCONTESTED: Final[i64] = KINDS.kind("uncontested", under=RESOLUTION, turn=TURN)
KEPT_BUILDINGS: Final[i64] = KINDS.kind("kept_buildings", under=RESOLUTION, turn=TURN)
SHOPKEEPER_SPEAKS: Final[i64] = KINDS.kind("shopkeeper_speaks", under=ESTATE, moment=MARK)
CHURCHES: Final[i64] = KINDS.kind("churches", under=ESTATE)
UNDEFENDED: Final[i64] = KINDS.kind("undefended", under=ESTATE)
ATTACKS: Final[i64] = KINDS.kind("attacks", under=ESTATE, begun=MARK, chooser=SEAT)
ESTATE_PAYS: Final[i64] = KINDS.kind("estate_pays", under=ESTATE)
DEFENDERS_LEAVE: Final[i64] = KINDS.kind("defenders_leave", under=ESTATE)
RED_POWERS: Final[i64] = KINDS.kind("red_powers", under=END_OF_ROUND, turn=TURN)
NEW_COWBOYS: Final[i64] = KINDS.kind("new_cowboys", under=END_OF_ROUND)
CASH_LIMITS: Final[i64] = KINDS.kind("cash_limits", under=END_OF_ROUND, turn=TURN)
NEW_ROW: Final[i64] = KINDS.kind("new_row", under=END_OF_ROUND)
CLEAR_UP: Final[i64] = KINDS.kind("clear_up", under=END_OF_ROUND)
LAST_ROADS: Final[i64] = KINDS.kind("last_roads", under=GAME, turn=TURN)
SCORING: Final[i64] = KINDS.kind("scoring", under=GAME)
DUEL: Final[i64] = KINDS.kind("duel", under=[RESOLUTION, CONTESTED, ATTACKS], place=PLACE, seats=SEATS)

# --- questions

START_PARCEL: Final[i64] = KINDS.kind("start_parcel", under=STARTING_PARCELS)
CHARACTER: Final[i64] = KINDS.kind("character", under=CHARACTERS)
SHOPKEEPER: Final[i64] = KINDS.kind("shopkeeper", under=CHARACTERS)
WORKER: Final[i64] = KINDS.kind("worker", under=CHARACTERS)
SETTLER_PARCEL: Final[i64] = KINDS.kind("settler_parcel", under=CHARACTERS)
SETTLER_CASH: Final[i64] = KINDS.kind("settler_cash", under=CHARACTERS)
CAPTAIN: Final[i64] = KINDS.kind("captain", under=CHARACTERS)
PLACE_COWBOY: Final[i64] = KINDS.kind("place", under=PLACEMENT)
KIT_CARSON: Final[i64] = KINDS.kind("kit_carson", under=PLACEMENT, opening=MARK, turn=Range(MOST_SEATS - 1))
CARRY_OUT: Final[i64] = KINDS.kind("carry_out", under=RESOLUTION, place=PLACE)
BUY_VP: Final[i64] = KINDS.kind("buy_vp", under=RESOLUTION, place=PLACE)
NEXT_PARCEL: Final[i64] = KINDS.kind("next_parcel", under=CONTESTED)
BUY_PARCEL: Final[i64] = KINDS.kind("buy_parcel", under=CONTESTED, parcel=PARCEL)
BUY_PARCELS: Final[i64] = KINDS.kind("buy_parcels", under=UNCONTESTED)
BUY_BUILDING: Final[i64] = KINDS.kind("buy_building", under=RESOLUTION, place=PLACE, building=BUILDING)
BUILD: Final[i64] = KINDS.kind("build", under=[RESOLUTION, CHARACTERS], building=BUILDING, during=MARK)
KEPT_TURN: Final[i64] = KINDS.kind("kept_turn", under=KEPT_BUILDINGS)
HOUSE: Final[i64] = KINDS.kind("house", under=[BUILD, KEPT_TURN], building=BUILDING, parcel=PARCEL)
CONSENT: Final[i64] = KINDS.kind("consent", under=HOUSE, builder=SEAT, building=BUILDING, parcel=PARCEL, house=PARCEL)
DECLARE: Final[i64] = KINDS.kind("declare", under=ESTATE)
NEXT_ATTACK: Final[i64] = KINDS.kind("next_attack", under=ATTACKS)
CHOOSE_TILES: Final[i64] = KINDS.kind("choose_tiles", under=DUEL, place=PLACE, seats=SEATS)
LAY_TILE: Final[i64] = KINDS.kind("lay_tile", under=DUEL, place=PLACE, seats=SEATS)
BANKER: Final[i64] = KINDS.kind("banker", under=RED_POWERS)
SETTLER_END: Final[i64] = KINDS.kind("settler_end", under=RED_POWERS)
CASH_LIMIT: Final[i64] = KINDS.kind("cash_limit", under=CASH_LIMITS, least=Range(MOST_CASH - 1))
LAST_ROAD: Final[i64] = KINDS.kind("last_road", under=LAST_ROADS)

# Roads are laid before a decision, which is then asked again (CC-8.3).
DECISIONS: Final[list[int]] = [
    *[CHARACTER, SHOPKEEPER, WORKER, SETTLER_PARCEL, SETTLER_CASH, CAPTAIN, PLACE_COWBOY, CARRY_OUT, BUY_VP],
    *[NEXT_PARCEL, BUY_PARCEL, BUY_PARCELS, BUY_BUILDING, BUILD, KEPT_TURN, DECLARE, NEXT_ATTACK, LAY_TILE],
    *[BANKER, SETTLER_END, CASH_LIMIT, LAST_ROAD],
]
ROADS: Final[i64] = KINDS.kind("roads", under=DECISIONS, laid=MARK)


def ask(state: CarsonState, kind: i64, seat: i64) -> None:
    """Open a question without arguments for one seat."""
    push(state, kind, bit(seat))


def next_turn(state: CarsonState) -> i64:
    """The index of the turn that a duty over all seats starts now; increments the duty's counter."""
    turn = arg(state, 0)
    set_arg(state, 0, turn + 1)
    return turn


def ask_place(state: CarsonState, kind: i64, seat: i64, place: i64) -> None:
    """Open a question about a place: carry out, buy points."""
    push(state, kind, bit(seat), place)


def ask_parcel(state: CarsonState, seat: i64, parcel: i64) -> None:
    push(state, BUY_PARCEL, bit(seat), parcel)


def ask_building(state: CarsonState, seat: i64, space: i64, building: i64) -> None:
    push(state, BUY_BUILDING, bit(seat), space, building)


def ask_build(state: CarsonState, seat: i64, building: i64, in_construction: bool) -> None:
    """Ask to build or keep a building just bought on a construction space or by the worker."""
    push(state, BUILD, bit(seat), building, 1 if in_construction else 0)


def ask_house(state: CarsonState, seat: i64, building: i64, parcel: i64) -> None:
    push(state, HOUSE, bit(seat), building, parcel)


def ask_consent(state: CarsonState, owner: i64, builder: i64, building: i64, parcel: i64, house: i64) -> None:
    push(state, CONSENT, bit(owner), builder, building, parcel, house)


def ask_cash_limit(state: CarsonState, seat: i64, least: i64) -> None:
    push(state, CASH_LIMIT, bit(seat), least)


def open_duel(state: CarsonState, place: i64, seats: i64) -> None:
    push(state, DUEL, 0, place, seats)


def ask_all_tiles(state: CarsonState, place: i64, seats: i64) -> None:
    push(state, CHOOSE_TILES, seats, place, seats)


def ask_open_tile(state: CarsonState, seat: i64, place: i64, seats: i64) -> None:
    push(state, LAY_TILE, bit(seat), place, seats)


def open_chosen_by(state: CarsonState, chooser: i64) -> None:
    """Store the seat that orders the duels of the open duty."""
    set_arg(state, 0, 1)
    set_arg(state, 1, chooser)


def has_chooser(state: CarsonState) -> bool:
    return arg(state, 0) == 1


def chooser_of(state: CarsonState) -> i64:
    return arg(state, 1)


def place_of(state: CarsonState) -> i64:
    """The place that the open step is about."""
    return arg(state, 0)


def participants_of(state: CarsonState) -> i64:
    return arg(state, 1)


def building_of(state: CarsonState) -> i64:
    """The building to be built: of `build` and `house`."""
    return arg(state, 0)


def is_in_construction(state: CarsonState) -> bool:
    """Whether the building of the open `build` comes from a construction space of this round."""
    return arg(state, 1) == 1


def house_is_for(state: CarsonState) -> i64:
    """The parcel that the open `house` goes with."""
    return arg(state, 1)


def builder_of(state: CarsonState) -> i64:
    return arg(state, 0)


def consent_building(state: CarsonState) -> i64:
    return arg(state, 1)


def consent_parcel(state: CarsonState) -> i64:
    return arg(state, 2)


def consent_house(state: CarsonState) -> i64:
    return arg(state, 3)


def has_laid(state: CarsonState) -> bool:
    """Whether a road has been laid since the laying was opened."""
    return arg(state, 0) > 0


def moment_of(state: CarsonState) -> i64:
    """0 before the attacks, 1 after them."""
    return arg(state, 0)


def parcel_of(state: CarsonState) -> i64:
    """The parcel of the open `buy_parcel`."""
    return arg(state, 0)


def least_return(state: CarsonState) -> i64:
    """What must be given back at the cash limit."""
    return arg(state, 0)
