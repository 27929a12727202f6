"""Invariants of Great Western Trail: the number of pieces is constant, and everything is where it can be."""

from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.scene import Tally
from posse.engine.state import bit, count_bits
from posse.games.trail.building import building_of, number_of
from posse.games.trail.data.board import CERTIFICATE_VALUE, DISCS
from posse.games.trail.data.buildings import FIRST_PRIVATE, NEUTRAL_BUILDINGS
from posse.games.trail.data.cards import (
    ALL_OBJECTIVES,
    CARD,
    CARDS,
    CATTLE,
    FIRST_MARKET_CARD,
    FIRST_OBJECTIVE,
    FIRST_STARTING,
    MARKET_CATTLE,
    OBJECTIVE,
    OBJECTIVE_COUNT,
    STARTING_CATTLE,
)
from posse.games.trail.data.market import MOST_COLUMNS, ROWS
from posse.games.trail.data.railroad import CITIES, CITY, HOLDS_SEVERAL, MASTER, MASTERS
from posse.games.trail.data.tiles import (
    FIRST_HAZARD,
    FORESIGHT,
    HAZARD_FACES,
    PILE_COUNT,
    PILES,
    TILE,
    TILES,
    WORKERS,
    is_teepee,
    is_worker,
)
from posse.games.trail.data.trail import HAZARD_SPOTS, NEUTRAL_SPOTS, SECTION, SPOT, SPOTS, TRADE_SPOTS
from posse.games.trail.fields import COLUMN, FIELDS
from posse.games.trail.moment import in_token_row, moment_faults, turns_left
from posse.games.trail.purse import certificate_limit
from posse.games.trail.state import TrailState
from posse.games.trail.tasks import owned


def sums(state: TrailState) -> list[BadScene]:
    """Everything that does not add up."""
    return [
        *_foresight_faults(state),
        *_pile_faults(state),
        *(fault for tile in range(i64(TILES)) for fault in _tile_faults(state, tile)),
        *(fault for card in range(i64(CARDS)) for fault in _card_faults(state, card)),
        *(fault for seat in range(state.seats) for fault in _seat_faults(state, seat)),
        *_area_faults(state),
        *_spot_faults(state),
        *_building_faults(state),
        *_master_faults(state),
        *_job_faults(state),
        *moment_faults(state),
        *FIELDS.faults(state),
    ]


# --- tiles


def _foresight_faults(state: TrailState) -> list[BadScene]:
    """Check that a column has tiles of its own pile only (GWT-6.12)."""
    found: list[BadScene] = []
    for place in range(i64(FORESIGHT)):
        tile = state.foresight[place]
        pile = place // COLUMN * TILES
        if tile >= 0 and PILE_COUNT[pile + tile] == 0:
            allowed = [TILE.words[other] for other in range(TILES) if PILE_COUNT[pile + other]]
            field = f"foresight[{place // COLUMN}][{place % COLUMN}]"
            found.append(BadScene("scene-foresight", field=field, given=TILE.words[tile], allowed=allowed))
    return found


def _pile_faults(state: TrailState) -> list[BadScene]:
    """Check that a pile has no more tiles than at the start, less those in its column of the foresight."""
    found: list[BadScene] = []
    for index in range(i64(PILES * TILES)):
        pile, tile = index // TILES, index % TILES
        column = list(state.foresight[pile * COLUMN : (pile + 1) * COLUMN])
        most = max(PILE_COUNT[index] - column.count(tile), 0)
        if state.supply[index] > most:
            field = f"supply[{pile}].{TILE.words[tile]}"
            found.append(BadScene("scene-number", field=field, given=str(state.supply[index]), least=0, most=most))
    return found


def _tile_faults(state: TrailState, tile: i64) -> list[BadScene]:
    """Count a kind of tile wherever it can be; workers also on players' boards and at stations."""
    tally = Tally(TILE.words[tile], sum(PILE_COUNT[pile * TILES + tile] for pile in range(PILES)))
    for pile in range(i64(PILES)):
        tally.add(f"supply[{pile}]", state.supply[pile * TILES + tile])
    tally.add("foresight", list(state.foresight).count(tile))
    tally.add("tiles", list(state.tile).count(tile))
    tally.add("gone", state.gone[tile])
    for seat in range(state.seats):
        tally.add("tiles", state.tiles[seat * TILES + tile], seat)
    if is_worker(tile):
        tally.add("jobs", list(state.jobs).count(tile))
        tally.add("given", list(state.given).count(tile))
        for seat in range(state.seats):
            tally.add("workers", state.workers[seat * WORKERS + tile] - 1, seat)
    return tally.faults()


def _spot_faults(state: TrailState) -> list[BadScene]:
    """Check that teepees are on trade spots, and floods, droughts and rockfalls in their own sections."""
    found: list[BadScene] = []
    for spot in range(i64(SPOTS)):
        tile = state.tile[spot]
        if 0 <= tile < TILES and spot not in spots_for(tile):
            field = f"tiles.{SPOT.words[spot]}"
            allowed = [SPOT.words[other] for other in spots_for(tile)]
            found.append(BadScene("scene-spot-tile", field=field, given=TILE.words[tile], allowed=allowed))
    return found


def spots_for(tile: i64) -> list[int]:
    """The spots where a tile can be on the board; none for workers."""
    if is_worker(tile):
        return []
    if is_teepee(tile):
        return list(TRADE_SPOTS)
    first = (tile - FIRST_HAZARD) // HAZARD_FACES * SECTION
    return list(HAZARD_SPOTS[first : first + SECTION])


# --- buildings


def _building_faults(state: TrailState) -> list[BadScene]:
    """Check that neutral buildings are on their spots, and private ones of the side in play; each only once."""
    neutral = sorted(state.tile[spot] - TILES for spot in NEUTRAL_SPOTS)
    found = [] if neutral == list(range(NEUTRAL_BUILDINGS)) else [BadScene("scene-sums", given="neutral")]
    seen: set[tuple[int, int]] = set()
    for spot in range(i64(SPOTS)):
        owner, building = state.owner[spot], state.tile[spot] - TILES
        if owner < 0 and building < FIRST_PRIVATE:
            continue
        number = number_of(building)
        is_right = owner >= 0 and building == building_of(state, number) and not state.unbuilt[owner] & bit(number)
        if not is_right or (owner, number) in seen:
            found.append(BadScene("scene-sums", given=f"buildings.{SPOT.words[spot]}"))
        seen.add((owner, number))
    return found


# --- cards


def _card_faults(state: TrailState, card: i64) -> list[BadScene]:
    """Count a kind of card wherever it can be; starting cards stay with their player until they are removed."""
    tally = Tally(CARD.words[card], _all_cards(state, card))
    tally.add("removed", state.removed[card])
    if card < CATTLE:
        tally.add("market", state.market[card])
        tally.add("stack", state.cattle_stack[card])
    else:
        objective = card - FIRST_OBJECTIVE
        tally.add("display", state.display[objective])
        tally.add("stack", state.objective_stack[objective])
        for seat in range(state.seats):
            tally.add("area", state.area[seat * ALL_OBJECTIVES + objective], seat)
    own = [fault for seat in range(state.seats) for fault in _add_owned(state, seat, card, tally)]
    return [*own, *tally.faults()]


def _all_cards(state: TrailState, card: i64) -> int:
    if card < CATTLE:
        return STARTING_CATTLE[card] * state.seats + MARKET_CATTLE[card]
    return OBJECTIVE_COUNT[card - FIRST_OBJECTIVE]


def _add_owned(state: TrailState, seat: i64, card: i64, tally: Tally) -> list[BadScene]:
    """Count the cards of a player's deck; errors for too many starting cards, or known ones not in hand."""
    index = seat * CARDS + card
    decks = {"hand": state.hand[index], "discard": state.discard[index], "deck": state.deck[index]}
    own = Tally(CARD.words[card], STARTING_CATTLE[card] if card < FIRST_MARKET_CARD else 0, seat)
    for key, count in decks.items():
        tally.add(key, count, seat)
        own.add(key, count, seat)
    found = own.faults() if card < FIRST_MARKET_CARD and owned(state, seat, card) > own.there else []
    if state.known[index] > state.hand[index]:
        facts = {"given": state.known[index], "most": state.hand[index]}
        found.append(BadScene("scene-known", field=f"players[{seat}].known", card=CARD.words[card], **facts))
    return found


def _area_faults(state: TrailState) -> list[BadScene]:
    """GWT-2.14: of the starting objectives each player has one at the most, and there is one of each."""
    found: list[BadScene] = []
    for objective in range(i64(FIRST_STARTING), ALL_OBJECTIVES):
        tally = Tally(OBJECTIVE.words[objective], 1)
        for seat in range(state.seats):
            tally.add("area", state.area[seat * ALL_OBJECTIVES + objective], seat)
        found += tally.faults() if tally.counts else []
    for seat in range(state.seats):
        first = seat * ALL_OBJECTIVES
        dealt = sum(state.area[first + FIRST_STARTING : first + ALL_OBJECTIVES])
        if dealt > 1:
            found.append(BadScene("scene-dealt", field=f"players[{seat}].area", given=dealt))
    return found


# --- a player's board


def _seat_faults(state: TrailState, seat: i64) -> list[BadScene]:
    """Check discs, certificates, and the sizes of hand and draw pile."""
    limit = certificate_limit(state, seat)
    found = _disc_faults(state, seat)
    if state.marker[seat] > limit:
        given, most = CERTIFICATE_VALUE[state.marker[seat]], CERTIFICATE_VALUE[limit]
        field = f"players[{seat}].certificates"
        found.append(BadScene("scene-number", field=field, given=str(given), least=0, most=most))
    first = seat * CARDS
    if sum(state.hand[first : first + CARDS]) != state.hand_size[seat]:
        found.append(BadScene("scene-sums", given="hand"))
    if sum(state.deck[first : first + CARDS]) != state.deck_size[seat]:
        found.append(BadScene("scene-sums", given="deck"))
    return found


def _disc_faults(state: TrailState, seat: i64) -> list[BadScene]:
    """Check fourteen discs per player: on the board, at stations, in cities; two in a city only at both ends."""
    tally = Tally("discs", DISCS, seat)
    tally.add("board", count_bits(state.discs[seat]), seat)
    tally.add("stations", count_bits(state.stations[seat]), seat)
    found: list[BadScene] = []
    for city in range(i64(CITIES)):
        discs = state.cities[seat * CITIES + city]
        tally.add(f"cities.{CITY.words[city]}", discs, seat)
        if discs > 1 and not HOLDS_SEVERAL[city]:
            field = f"players[{seat}].cities.{CITY.words[city]}"
            found.append(BadScene("scene-number", field=field, given=str(discs), least=0, most=1))
    return [*found, *tally.faults()]


# --- station masters and the job market


def _master_faults(state: TrailState) -> list[BadScene]:
    """Check that each station master is at one station or with one player, and workers only at stations without one."""
    found: list[BadScene] = []
    for master in range(i64(MASTERS)):
        tally = Tally(MASTER.words[master], 1)
        tally.add("masters", list(state.masters).count(master))
        for seat in range(state.seats):
            tally.add("titles", 1 if state.titles[seat] & bit(master) else 0, seat)
        found += tally.faults()
    for station in range(i64(MASTERS)):
        if (state.masters[station] < 0) != (state.given[station] >= 0):
            found.append(BadScene("scene-given", field=f"given[{station}]", master=f"masters[{station}]"))
    return found


def _job_faults(state: TrailState) -> list[BadScene]:
    """GWT-6.1: check that rows are filled in order, up to the token; once the market is full, a player has taken it."""
    found: list[BadScene] = []
    for place in range(i64(ROWS * MOST_COLUMNS)):
        row, column = place // MOST_COLUMNS, place % MOST_COLUMNS
        is_free = column >= state.seats or row > state.token or (row == state.token and column >= state.filled)
        if state.jobs[place] >= 0 and is_free:
            found.append(BadScene("scene-jobs", field=f"jobs.{row + 1}[{column}]", row=state.token + 1))
    if state.filled >= state.seats or state.filled != len(in_token_row(state)):
        most = len(in_token_row(state))
        found.append(BadScene("scene-filled", field="filled", given=state.filled, most=most))
    if (state.token == ROWS) != (state.holder >= 0):
        found.append(BadScene("scene-holder", field="holder", token=state.token + 1, last=ROWS + 1))
    if state.left > (state.seats - 1 if state.holder >= 0 else 0):
        most = turns_left(state, True)
        found.append(BadScene("scene-number", field="left", given=str(state.left), least=0, most=most))
    return found
