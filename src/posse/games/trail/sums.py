"""What must add up on every table: tiles, workers, cards, discs, buildings."""

from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.state import bit, count_bits
from posse.games.trail.building import number_of
from posse.games.trail.data.board import COLUMNS, DISCS
from posse.games.trail.data.buildings import FIRST_PRIVATE, NEUTRAL_BUILDINGS
from posse.games.trail.data.cards import (
    ALL_OBJECTIVES,
    CARDS,
    CATTLE,
    FIRST_OBJECTIVE,
    MARKET_CATTLE,
    OBJECTIVE_COUNT,
    STARTING_CATTLE,
)
from posse.games.trail.data.market import ROWS
from posse.games.trail.data.railroad import CITIES, END, MASTERS
from posse.games.trail.data.tiles import PILE_COUNT, PILES, TILES, WORKERS
from posse.games.trail.data.trail import BUILDING_SPOTS, KANSAS_CITY, NEUTRAL_SPOTS, SPOTS
from posse.games.trail.purse import certificate_limit
from posse.games.trail.state import TrailState
from posse.games.trail.tasks import owned


def sums(state: TrailState) -> list[BadScene]:
    """Names of everything that does not add up."""
    seats = range(state.seats)
    checks = {
        "tiles": all(_tiles(state, tile) == _all_tiles(tile) for tile in range(i64(TILES))),
        "cards": all(_cards(state, card) == _all_cards(state, card) for card in range(i64(CARDS))),
        "counts": _no_debts(state),
        "sizes": all(_sizes_fit(state, seat) for seat in seats),
        "known": all(state.known[index] <= state.hand[index] for index in range(i64(len(state.hand)))),
        "discs": all(_discs(state, seat) == DISCS for seat in seats),
        "buildings": _buildings_fit(state),
        "workers": all(1 <= count <= COLUMNS for count in state.workers),
        "masters": _masters_fit(state),
        "engines": _engines_fit(state),
        "certificates": all(0 <= state.marker[seat] <= certificate_limit(state, seat) for seat in seats),
        "market": 0 <= state.token <= ROWS and 0 <= state.filled < state.seats,
        "places": all(-1 <= place <= KANSAS_CITY for place in state.place),
    }
    return [BadScene("scene-sums", given=name) for name, holds in checks.items() if not holds]


def _tiles(state: TrailState, tile: i64) -> int:
    """A kind of tile wherever it can be; workers also on players' boards and at stations."""
    count = state.gone[tile] + sum(state.supply[pile * TILES + tile] for pile in range(i64(PILES)))
    count += sum(1 for place in state.foresight if place == tile)
    if tile < WORKERS:
        count += sum(1 for worker in state.jobs if worker == tile)
        count += sum(1 for worker in state.given if worker == tile)
        return count + sum(state.workers[seat * WORKERS + tile] - 1 for seat in range(state.seats))
    count += sum(1 for place in state.tile if place == tile)
    return count + sum(state.tiles[seat * TILES + tile] for seat in range(state.seats))


def _all_tiles(tile: i64) -> int:
    return sum(PILE_COUNT[pile * TILES + tile] for pile in range(i64(PILES)))


def _cards(state: TrailState, card: i64) -> int:
    count = state.removed[card] + sum(owned(state, seat, card) for seat in range(state.seats))
    if card < CATTLE:
        return count + state.market[card] + state.cattle_stack[card]
    objective = card - FIRST_OBJECTIVE
    count += state.display[objective] + state.objective_stack[objective]
    return count + sum(state.area[seat * ALL_OBJECTIVES + objective] for seat in range(state.seats))


def _all_cards(state: TrailState, card: i64) -> int:
    if card < CATTLE:
        return STARTING_CATTLE[card] * state.seats + MARKET_CATTLE[card]
    return OBJECTIVE_COUNT[card - FIRST_OBJECTIVE]


def _no_debts(state: TrailState) -> bool:
    """Nothing of which there can only be some is fewer than none."""
    fields = (
        state.money,
        state.supply,
        state.cattle_stack,
        state.objective_stack,
        state.market,
        state.display,
        state.tiles,
        state.cities,
        state.area,
        state.hand,
        state.deck,
        state.discard,
        state.known,
        state.removed,
        state.gone,
    )
    return all(min(field) >= 0 for field in fields)


def _sizes_fit(state: TrailState, seat: int) -> bool:
    first = seat * CARDS
    in_hand = sum(state.hand[index] for index in range(first, first + CARDS))
    in_stack = sum(state.deck[index] for index in range(first, first + CARDS))
    return in_hand == state.hand_size[seat] and in_stack == state.deck_size[seat]


def _discs(state: TrailState, seat: int) -> int:
    """On the board, at stations, in cities."""
    cities = sum(state.cities[seat * CITIES + city] for city in range(i64(CITIES)))
    return count_bits(state.discs[seat]) + count_bits(state.stations[seat]) + cities


def _buildings_fit(state: TrailState) -> bool:
    """Neutral ones on their spots, each once; private ones on building spots, of the side that is played."""
    neutral = sorted(state.tile[spot] - TILES for spot in NEUTRAL_SPOTS)
    if neutral != list(range(NEUTRAL_BUILDINGS)):
        return False
    places = list(BUILDING_SPOTS)
    seen: set[tuple[int, int]] = set()
    for spot in range(i64(SPOTS)):
        owner = state.owner[spot]
        building = state.tile[spot] - TILES
        if owner < 0:
            if building >= FIRST_PRIVATE:
                return False
            continue
        number = number_of(building)
        if spot not in places or building < FIRST_PRIVATE or (building - FIRST_PRIVATE) % 2 != state.side[number]:
            return False
        if (owner, number) in seen or state.unbuilt[owner] & bit(number):
            return False
        seen.add((owner, number))
    return True


def _masters_fit(state: TrailState) -> bool:
    """Each at one station or with one player; whoever has one has left a worker."""
    found = [master for master in state.masters if master >= 0]
    for seat in range(state.seats):
        found += [master for master in range(i64(MASTERS)) if state.titles[seat] & bit(master)]
    left = sum(1 for worker in state.given if worker >= 0)
    return sorted(found) == list(range(MASTERS)) and left == sum(1 for master in state.masters if master < 0)


def _engines_fit(state: TrailState) -> bool:
    """One on a space, except at the start."""
    out = [space for space in state.engine if space > 0]
    return len(set(out)) == len(out) and all(0 <= space <= END for space in state.engine)
