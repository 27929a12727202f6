"""The printed words and numbers of Great Western Trail that its drawing in the browser shows."""

from posse.games.trail.data import board, buildings, railroad
from posse.games.trail.data.actions import ACTION, CERTIFICATES_OF, COST_OF, DOLLARS_OF, STEPS_OF
from posse.games.trail.data.breeds import BREED, BREEDING_VALUE
from posse.games.trail.data.cards import (
    BREED_OF,
    CARD,
    CATTLE,
    CATTLE_POINTS,
    OBJECTIVE,
    OBJECTIVE_ACTION,
    OBJECTIVE_PENALTY,
    OBJECTIVE_POINTS,
    TASK,
    TASKS_OF,
    VALUE_OF_TASK,
)
from posse.games.trail.data.market import (
    FILLS_MARKET,
    GROUP_OF,
    OFFER,
    OFFER_CARDS,
    OFFER_COWBOYS,
    OFFER_DOLLARS,
    OFFER_GROUP,
    ROW,
)
from posse.games.trail.data.tiles import (
    BLACK_HAND,
    FIRST_HAZARD,
    GREEN_HAND,
    HAZARD,
    HAZARD_FACES,
    TILE,
    TILE_HAND,
    TILE_POINTS,
    WORKER,
    is_teepee,
    is_worker,
)
from posse.games.trail.data.trail import (
    FORK,
    HAZARD_SPOTS,
    IN_WOODS,
    KIND_OF,
    NEXT,
    RISK,
    SECTION,
    SPOT,
    SPOT_KIND,
    TRADE_SPOTS,
    TRADE_VALUE,
)
from posse.games.trail.printed_types import (
    ActionRow,
    ArrowRow,
    AuxRow,
    BuildingRow,
    CattleRow,
    CertificateRow,
    CityRow,
    DiscRow,
    Hand,
    HazardPlace,
    MasterRow,
    ObjectiveRow,
    OfferRow,
    Printed,
    SpaceRow,
    SpotRow,
    StationRow,
    TileRow,
)
from posse.games.trail.words import SOURCE


def printed() -> Printed:
    return {
        "WORKERS": WORKER.words,
        "AUXES": board.AUX.words,
        "SOURCES": SOURCE.words,
        "ACTIONS": {word: _action(index) for index, word in enumerate(ACTION.words)},
        "BUILDINGS": {word: _building(index) for index, word in enumerate(buildings.BUILDING.words)},
        "SPOTS": [_spot(spot) for spot in range(len(SPOT.words))],
        "TILES": {word: _tile(tile) for tile, word in enumerate(TILE.words)},
        "CATTLE": {word: _cattle(card) for card, word in enumerate(CARD.words[:CATTLE])},
        "OFFERS": [_offer(offer) for offer in range(len(OFFER.words))],
        "TASK_VALUES": {TASK.words[task]: value for task, value in VALUE_OF_TASK.items()},
        "OBJECTIVES": {word: _objective(index) for index, word in enumerate(OBJECTIVE.words)},
        "CITIES": [_city(city) for city in range(len(railroad.CITY.words))],
        "HOME_DOLLARS": railroad.HOME_DOLLARS,
        "SPACES": [_space(space) for space in range(len(railroad.SPACE.words))],
        "STATIONS": [_station(station) for station in range(len(railroad.STATION.words))],
        "CROSSES": list(railroad.CROSSES),
        "MASTERS": {word: _master(master) for master, word in enumerate(railroad.MASTER.words)},
        "COLUMNS": {word: _columns(worker) for worker, word in enumerate(WORKER.words)},
        "FIRST_COLUMN_WITH_POINTS": board.FIRST_COLUMN_WITH_POINTS,
        "WORKER_POINTS": board.WORKER_POINTS,
        "AUX_ROWS": {word: _aux(aux) for aux, word in enumerate(board.AUX.words)},
        "AUX_DISCS": {word: _aux_discs(aux) for aux, word in enumerate(board.AUX.words)},
        "DISCS": {word: _disc(disc) for disc, word in enumerate(board.DISC.words)},
        "STEP_DISC_DOLLARS": board.STEP_DISC_DOLLARS,
        "STEP_DISC_POINTS": board.STEP_DISC_POINTS,
        "CERTIFICATE_TRACK": [_certificates(place) for place in range(len(board.CERTIFICATE_VALUE))],
        "FILLING_ROWS": [row + 1 for row in range(len(ROW.words)) if FILLS_MARKET[row]],
    }


# --- icons and buildings


def _action_word(action: int) -> str | None:
    return ACTION.words[action] if action >= 0 else None


def _action(action: int) -> ActionRow:
    """Numbers below 0 say what is counted instead, and are no printed numbers."""
    return {
        "steps": max(STEPS_OF[action], 0),
        "cost": COST_OF[action],
        "dollars": DOLLARS_OF[action],
        "certificates": CERTIFICATES_OF[action],
    }


def _hands(hand: int) -> list[Hand]:
    found: list[Hand] = []
    if hand & GREEN_HAND:
        found.append("green")
    if hand & BLACK_HAND:
        found.append("black")
    return found


def _building(building: int) -> BuildingRow:
    size = 2 * buildings.SLOTS
    printed = list(buildings.LOCAL_ACTIONS[building * size : (building + 1) * size])
    slots = [[ACTION.words[action] for action in printed[place : place + 2] if action >= 0] for place in (0, 2, 4)]
    return {
        "craftsmen": buildings.CRAFTSMEN[building],
        "points": buildings.BUILDING_POINTS[building],
        "hands": _hands(buildings.BUILDING_HAND[building]),
        "actions": [slot for slot in slots if slot],
    }


# --- the trail and its tiles


def _spot(spot: int) -> SpotRow:
    arrows = [NEXT[spot], FORK[spot]]
    return {
        "word": SPOT.words[spot],
        "kind": SPOT_KIND.words[KIND_OF[spot]],
        "arrows": [SPOT.words[other] for other in arrows if other >= 0],
        "woods": IN_WOODS[spot] != 0,
        "risk": _action_word(RISK[spot]),
        "value": TRADE_VALUE[list(TRADE_SPOTS).index(spot)] if spot in TRADE_SPOTS else None,
        "hazard": _hazard_place(spot),
    }


def _hazard_place(spot: int) -> HazardPlace | None:
    if spot not in HAZARD_SPOTS:
        return None
    place = list(HAZARD_SPOTS).index(spot)
    return {"section": HAZARD.words[place // SECTION], "number": place % SECTION + 1}


def _tile(tile: int) -> TileRow:
    return {"kind": _tile_kind(tile), "hands": _hands(TILE_HAND[tile]), "points": TILE_POINTS[tile]}


def _tile_kind(tile: int) -> str:
    if is_worker(tile):
        return "worker"
    return "teepee" if is_teepee(tile) else HAZARD.words[(tile - FIRST_HAZARD) // HAZARD_FACES]


# --- cards


def _cattle(card: int) -> CattleRow:
    breed = BREED_OF[card]
    return {"breed": BREED.words[breed], "value": BREEDING_VALUE[breed], "points": CATTLE_POINTS[card]}


def _offer(offer: int) -> OfferRow:
    sold = list(GROUP_OF).index(OFFER_GROUP[offer])
    return {
        "word": OFFER.words[offer],
        "cowboys": OFFER_COWBOYS[offer],
        "dollars": OFFER_DOLLARS[offer],
        "value": BREEDING_VALUE[BREED_OF[sold]],
        "cards": OFFER_CARDS[offer],
    }


def _objective(objective: int) -> ObjectiveRow:
    return {
        "tasks": [TASK.words[task] for task in TASKS_OF[objective]],
        "points": OBJECTIVE_POINTS[objective],
        "penalty": OBJECTIVE_PENALTY[objective],
        "action": _action_word(OBJECTIVE_ACTION[objective]),
    }


# --- the railroad


def _city(city: int) -> CityRow:
    return {
        "word": railroad.CITY.words[city],
        "value": railroad.CITY_VALUE[city],
        "black": railroad.CITY_BLACK[city] != 0,
        "points": railroad.CITY_POINTS[city],
        "arrow": _arrow(railroad.ARROW_CARDS[city], railroad.ARROW_POINTS[city]),
    }


def _arrow(cards: int, points: int) -> ArrowRow | None:
    return {"card": cards != 0, "points": points} if cards or points else None


def _space(space: int) -> SpaceRow:
    """A turnout has the number of the space in front of it."""
    is_turnout = railroad.IS_TURNOUT[space] != 0
    station = railroad.STATION_AT[space]
    return {
        "word": railroad.SPACE.words[space],
        "number": railroad.NOSE[space] - 1 if is_turnout else railroad.NOSE[space],
        "turnout": is_turnout,
        "station": station if station >= 0 else None,
    }


def _station(station: int) -> StationRow:
    return {
        "word": railroad.STATION.words[station],
        "cost": railroad.STATION_COST[station],
        "points": railroad.STATION_POINTS[station],
        "black": railroad.STATION_BLACK[station] != 0,
        "space": railroad.SPACE.words[railroad.STATION_SPACE[station]],
    }


def _master(master: int) -> MasterRow:
    return {
        "action": _action_word(railroad.MASTER_ACTION[master]),
        "certificates": railroad.MASTER_CERTIFICATES[master],
    }


# --- a player's board


def _columns(worker: int) -> list[str | None]:
    first = worker * board.COLUMNS
    return [_action_word(action) for action in board.IMMEDIATE[first : first + board.COLUMNS]]


def _disc_word(disc: int) -> str | None:
    return board.DISC.words[disc] if disc >= 0 else None


def _aux(aux: int) -> AuxRow:
    return {
        "cost": board.AUX_COST[aux],
        "dollars": board.AUX_DOLLARS[aux],
        "certificates": board.AUX_CERTIFICATES[aux],
    }


def _aux_discs(aux: int) -> list[str | None]:
    return [_disc_word(board.AUX_FIRST[aux]), _disc_word(board.AUX_SECOND[aux])]


def _disc(disc: int) -> DiscRow:
    return {"black": not board.WHITE_MASK & 1 << disc, "cost": board.DISC_COST[disc]}


def _certificates(place: int) -> CertificateRow:
    """A place of the track, and the disc that lies on it at first."""
    return {"value": board.CERTIFICATE_VALUE[place], "disc": _disc_word(board.CERTIFICATE_DISC[place])}
