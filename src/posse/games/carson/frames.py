"""The kinds of steps of Carson City: one opener for each, and the only place that knows what an argument means."""

from typing import Final

from mypy_extensions import i64

from posse.engine.state import arg, bit, push, set_arg
from posse.engine.step import Kinds
from posse.engine.words import NUMBER, SEAT, SEATS
from posse.games.carson.data.board import PARCEL, PLACE
from posse.games.carson.data.buildings import BUILDING
from posse.games.carson.state import CarsonState

KINDS: Final = Kinds()

# --- phases: lists of parts (argument: how many have begun)

GAME: Final[i64] = KINDS.kind("game", part=NUMBER)
ROUND: Final[i64] = KINDS.kind("round", part=NUMBER)
RESOLUTION: Final[i64] = KINDS.kind("resolution", part=NUMBER)
ESTATE: Final[i64] = KINDS.kind("estate", part=NUMBER)
END_OF_ROUND: Final[i64] = KINDS.kind("end_of_round", part=NUMBER)

# --- duties of the game; `turn` counts the seats that have been served

STARTING_PARCELS: Final[i64] = KINDS.kind("starting_parcels", turn=NUMBER)
CHARACTERS: Final[i64] = KINDS.kind("characters", turn=NUMBER)
PLACEMENT: Final[i64] = KINDS.kind("placement", turn=NUMBER)
RESOLVE: Final[i64] = KINDS.kind("resolve", place=PLACE)
CONTESTED: Final[i64] = KINDS.kind("contested", begun=NUMBER, chooser=SEAT)
UNCONTESTED: Final[i64] = KINDS.kind("uncontested", turn=NUMBER)
KEPT_BUILDINGS: Final[i64] = KINDS.kind("kept_buildings", turn=NUMBER)
SHOPKEEPER_SPEAKS: Final[i64] = KINDS.kind("shopkeeper_speaks", moment=NUMBER)
CHURCHES: Final[i64] = KINDS.kind("churches")
UNDEFENDED: Final[i64] = KINDS.kind("undefended")
ATTACKS: Final[i64] = KINDS.kind("attacks", begun=NUMBER, chooser=SEAT)
ESTATE_PAYS: Final[i64] = KINDS.kind("estate_pays")
DEFENDERS_LEAVE: Final[i64] = KINDS.kind("defenders_leave")
RED_POWERS: Final[i64] = KINDS.kind("red_powers", turn=NUMBER)
NEW_COWBOYS: Final[i64] = KINDS.kind("new_cowboys")
CASH_LIMITS: Final[i64] = KINDS.kind("cash_limits", turn=NUMBER)
NEW_ROW: Final[i64] = KINDS.kind("new_row")
CLEAR_UP: Final[i64] = KINDS.kind("clear_up")
LAST_ROADS: Final[i64] = KINDS.kind("last_roads", turn=NUMBER)
SCORING: Final[i64] = KINDS.kind("scoring")
DUEL: Final[i64] = KINDS.kind("duel", place=PLACE, seats=SEATS)

# --- questions

START_PARCEL: Final[i64] = KINDS.kind("start_parcel")
CHARACTER: Final[i64] = KINDS.kind("character")
SHOPKEEPER: Final[i64] = KINDS.kind("shopkeeper")
WORKER: Final[i64] = KINDS.kind("worker")
SETTLER_PARCEL: Final[i64] = KINDS.kind("settler_parcel")
SETTLER_CASH: Final[i64] = KINDS.kind("settler_cash")
CAPTAIN: Final[i64] = KINDS.kind("captain")
PLACE_COWBOY: Final[i64] = KINDS.kind("place")
KIT_CARSON: Final[i64] = KINDS.kind("kit_carson", opening=NUMBER, turn=NUMBER)
ROADS: Final[i64] = KINDS.kind("roads", laid=NUMBER)
CARRY_OUT: Final[i64] = KINDS.kind("carry_out", place=PLACE)
BUY_VP: Final[i64] = KINDS.kind("buy_vp", place=PLACE)
NEXT_PARCEL: Final[i64] = KINDS.kind("next_parcel")
BUY_PARCEL: Final[i64] = KINDS.kind("buy_parcel", parcel=PARCEL)
BUY_PARCELS: Final[i64] = KINDS.kind("buy_parcels")
BUY_BUILDING: Final[i64] = KINDS.kind("buy_building", place=PLACE, building=BUILDING)
BUILD: Final[i64] = KINDS.kind("build", building=BUILDING, during=NUMBER)
KEPT_TURN: Final[i64] = KINDS.kind("kept_turn")
HOUSE: Final[i64] = KINDS.kind("house", building=BUILDING, parcel=PARCEL)
CONSENT: Final[i64] = KINDS.kind("consent", builder=SEAT, building=BUILDING, parcel=PARCEL, house=PARCEL)
DECLARE: Final[i64] = KINDS.kind("declare")
NEXT_ATTACK: Final[i64] = KINDS.kind("next_attack")
CHOOSE_TILES: Final[i64] = KINDS.kind("choose_tiles", place=PLACE, seats=SEATS)
LAY_TILE: Final[i64] = KINDS.kind("lay_tile", place=PLACE, seats=SEATS)
BANKER: Final[i64] = KINDS.kind("banker")
SETTLER_END: Final[i64] = KINDS.kind("settler_end")
CASH_LIMIT: Final[i64] = KINDS.kind("cash_limit", least=NUMBER)
LAST_ROAD: Final[i64] = KINDS.kind("last_road")


def ask(state: CarsonState, kind: i64, seat: i64) -> None:
    """Open a question without arguments for one seat."""
    push(state, kind, bit(seat))


def next_turn(state: CarsonState) -> i64:
    """The number of the turn that a duty over all seats begins now; the duty counts on."""
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
    """Build or keep a building just bought, on a construction space or by the worker."""
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
    """Fix who orders the duels of the open duty, before the first of them."""
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
