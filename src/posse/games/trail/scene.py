"""A table from a plain picture, and back.

A picture written by hand says what is unusual; the rest is as after set-up, with the usual things where chance would
decide. Decks and supplies are worked out from what is said.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.state import bit
from posse.engine.words import NOTHING, Nouns
from posse.games.trail.building import building_of, number_of
from posse.games.trail.data.board import ALL_DISCS, CERTIFICATE_VALUE, DISC, STARTING_MONEY
from posse.games.trail.data.buildings import BUILDING, NUMBERS
from posse.games.trail.data.cards import (
    ALL_OBJECTIVES,
    CARD,
    CARDS,
    CATTLE,
    FIRST_MARKET_CARD,
    FIRST_OBJECTIVE,
    OBJECTIVE,
    OBJECTIVES,
    STARTING_CATTLE,
)
from posse.games.trail.data.market import MARKET_SIZE, MOST_COLUMNS, ROWS
from posse.games.trail.data.options import ALL_A, IN_ORDER, LETTERS, RANDOM
from posse.games.trail.data.railroad import CITIES, CITY, MASTER, MASTERS, SPACE, STATION
from posse.games.trail.data.tiles import PILES, TILE, TILES, WORKER, WORKERS
from posse.games.trail.data.trail import NEUTRAL_SPOTS, SPOT, SPOTS
from posse.games.trail.frames import KINDS
from posse.games.trail.setup import bare_table, put_neutral
from posse.games.trail.stack import frames_under, seat_of
from posse.games.trail.state import TrailState
from posse.games.trail.view import counts

USUAL_FORESIGHT: Final = [["green_teepee", "flood_green2"], ["cowboy", "craftsman"], ["engineer", "blue_teepee"]]
USUAL_WORKERS: Final = ["cowboy", "craftsman", "engineer", "cowboy"]
USUAL_PLACE: Final = "a"

KEYS: Final = {
    "current",
    "neutral",
    "sides",
    "tiles",
    "buildings",
    "jobs",
    "token",
    "filled",
    "foresight",
    "supply",
    "market",
    "display",
    "masters",
    "given",
    "removed",
    "gone",
    "holder",
    "left",
    "players",
    "at",
}
PLAYER_KEYS: Final = {
    "money",
    "place",
    "engine",
    "certificates",
    "off",
    "lost",
    "workers",
    "titles",
    "tiles",
    "stations",
    "cities",
    "area",
    "hand",
    "discard",
    "deck",
    "known",
}


def from_picture(picture: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> TrailState:
    """A table as after set-up but for what the picture says."""
    _check_keys(picture, KEYS)
    state = bare_table(seats)
    _read_board(state, picture, options)
    _read_markets(state, picture)
    _read_players(state, picture)
    _work_out_supplies(state, picture)
    _read_stack(state, picture)
    return state


def _check_keys(given: Mapping[str, Any], known: set[str]) -> None:
    unknown = sorted(set(given) - known)
    if unknown:
        raise BadScene("scene-key", field="top", given=", ".join(unknown), allowed=sorted(known))


# --- reading the board


def _read_board(state: TrailState, picture: Mapping[str, Any], options: Mapping[str, str]) -> None:
    order = picture.get("neutral", options["neutral"])
    letters = LETTERS if order in (IN_ORDER, RANDOM) else order
    for place, letter in enumerate(letters):
        put_neutral(state, place, LETTERS.index(letter))
    sides = picture.get("sides", options["sides"])
    for number in range(i64(NUMBERS)):
        state.side[number] = 0 if sides in (ALL_A, RANDOM) else "ab".index(sides[number])
    for spot, tile in picture.get("tiles", {}).items():
        state.tile[SPOT.index(spot)] = TILE.index(tile)
    for spot, (seat, building) in picture.get("buildings", {}).items():
        _put_building(state, SPOT.index(spot), seat, BUILDING.index(building))
    state.holder = _seat(picture.get("holder"))
    state.left = picture.get("left", 0)
    for station, master in enumerate(picture.get("masters", MASTER.words)):
        state.masters[station] = MASTER.index(master)
    for station, worker in enumerate(picture.get("given", [])):
        state.given[station] = WORKER.index(worker)


def _seat(given: int | None) -> int:
    return -1 if given is None else given


def _put_building(state: TrailState, spot: int, seat: int, building: int) -> None:
    """Of the side that is played, and not twice."""
    number = number_of(building)
    if building_of(state, number) != building or not state.unbuilt[seat] & bit(number):
        raise BadScene("scene-building", given=BUILDING.words[building])
    state.tile[spot] = TILES + building
    state.owner[spot] = seat
    state.unbuilt[seat] &= ~bit(number)


# --- reading the markets


def _read_markets(state: TrailState, picture: Mapping[str, Any]) -> None:
    state.token = picture.get("token", 2) - 1
    usual = {"1": USUAL_WORKERS[: state.seats], "2": USUAL_WORKERS[: state.seats - 1]}
    for row, workers in picture.get("jobs", usual).items():
        for column, worker in enumerate(workers):
            state.jobs[(int(row) - 1) * MOST_COLUMNS + column] = WORKER.index(worker)
    in_row = len(picture.get("jobs", usual).get(str(state.token + 1), []))
    state.filled = picture.get("filled", in_row)
    for column, tiles in enumerate(picture.get("foresight", USUAL_FORESIGHT)):
        for place, tile in enumerate(tiles):
            state.foresight[2 * column + place] = TILE.index(tile)
    usual_market = [CARD.words[FIRST_MARKET_CARD + place % 9] for place in range(MARKET_SIZE[state.seats - 2])]
    _count(picture.get("market", usual_market), CARD, state.market)
    _count(picture.get("display", OBJECTIVE.words[:4]), OBJECTIVE, state.display)
    _count(picture.get("removed", []), CARD, state.removed)
    _count(picture.get("gone", []), TILE, state.gone)


def _count(words: Iterable[str], nouns: Nouns, into: vec[i64], first: int = 0) -> None:
    for word in words:
        into[first + nouns.index(word)] += 1


# --- reading the players


def _read_players(state: TrailState, picture: Mapping[str, Any]) -> None:
    players = list(picture.get("players", []))
    if len(players) > state.seats:
        raise BadScene("scene-players", given=len(players), allowed=state.seats)
    for seat in range(state.seats):
        player = players[seat] if seat < len(players) else {}
        _check_keys(player, PLAYER_KEYS)
        _read_player(state, seat, player)
        _read_deck(state, seat, player)


def _read_player(state: TrailState, seat: int, player: Mapping[str, Any]) -> None:
    state.money[seat] = player.get("money", STARTING_MONEY[seat])
    state.place[seat] = SPOT.index(player.get("place", USUAL_PLACE))
    state.engine[seat] = SPACE.index(str(player.get("engine", "0")))
    state.marker[seat] = _marker(player.get("certificates", 0))
    state.discs[seat] = ALL_DISCS & ~_mask(player.get("off", []), DISC)
    for number in player.get("lost", []):
        state.unbuilt[seat] &= ~bit(number - 1)
    for kind, count in enumerate(player.get("workers", [1] * WORKERS)):
        state.workers[seat * WORKERS + kind] = count
    state.titles[seat] = _mask(player.get("titles", []), MASTER)
    state.stations[seat] = _mask(player.get("stations", []), STATION)
    for city, count in player.get("cities", {}).items():
        state.cities[seat * CITIES + CITY.index(city)] = count
    _count(player.get("tiles", []), TILE, state.tiles, seat * TILES)
    _count(player.get("area", []), OBJECTIVE, state.area, seat * ALL_OBJECTIVES)


def _mask(words: Iterable[str], nouns: Nouns) -> int:
    return sum(1 << nouns.index(word) for word in words)


def _marker(value: int) -> int:
    places = list(CERTIFICATE_VALUE)
    if value not in places:
        raise BadScene("scene-certificates", given=value, allowed=places)
    return places.index(value)


def _read_deck(state: TrailState, seat: int, player: Mapping[str, Any]) -> None:
    """The stack is what is left of the starting cards, unless it is said."""
    first = seat * CARDS
    _count(player.get("hand", []), CARD, state.hand, first)
    _count(player.get("discard", []), CARD, state.discard, first)
    _count(player.get("known", []), CARD, state.known, first)
    for card in range(i64(CARDS)):
        elsewhere = state.hand[first + card] + state.discard[first + card]
        usual = STARTING_CATTLE[card] if card < FIRST_MARKET_CARD else 0
        state.deck[first + card] = 0 if "deck" in player else max(usual - elsewhere, 0)
    _count(player.get("deck", []), CARD, state.deck, first)
    state.hand_size[seat] = sum(state.hand[first + card] for card in range(i64(CARDS)))
    state.deck_size[seat] = sum(state.deck[first + card] for card in range(i64(CARDS)))


# --- supplies: what is nowhere else


def _work_out_supplies(state: TrailState, picture: Mapping[str, Any]) -> None:
    if "supply" in picture:
        for pile, tiles in enumerate(picture["supply"]):
            for tile in range(i64(TILES)):
                state.supply[pile * TILES + tile] = tiles.get(TILE.words[tile], 0)
    else:
        for tile in _tiles_about(state):
            _take_from_supply(state, tile)
    for card in range(i64(CARDS)):
        about = state.removed[card] + _in_decks(state, card)
        if card >= FIRST_OBJECTIVE:
            objective = card - FIRST_OBJECTIVE
            played = sum(state.area[seat * ALL_OBJECTIVES + objective] for seat in range(state.seats))
            state.objective_stack[objective] -= about + played + state.display[objective]
        elif card >= FIRST_MARKET_CARD:
            state.cattle_stack[card] -= about + state.market[card]


def _in_decks(state: TrailState, card: int) -> int:
    places = [seat * CARDS + card for seat in range(state.seats)]
    return sum(state.hand[place] + state.deck[place] + state.discard[place] for place in places)


def _tiles_about(state: TrailState) -> list[int]:
    """Every tile that has left its pile."""
    found = [tile for tile in state.foresight if tile >= 0]
    found += [tile for tile in state.tile if 0 <= tile < TILES]
    found += [worker for worker in (*state.jobs, *state.given) if worker >= 0]
    for tile in range(i64(TILES)):
        won = sum(state.tiles[seat * TILES + tile] for seat in range(state.seats))
        found += [tile] * (won + state.gone[tile])
    for worker in range(i64(WORKERS)):
        hired = sum(state.workers[seat * WORKERS + worker] - 1 for seat in range(state.seats))
        found += [worker] * hired
    return found


def _take_from_supply(state: TrailState, tile: int) -> None:
    """From the first pile that has one."""
    for pile in range(i64(PILES)):
        if state.supply[pile * TILES + tile] > 0:
            state.supply[pile * TILES + tile] -= 1
            return
    raise BadScene("scene-tile", given=TILE.words[tile])


def _read_stack(state: TrailState, picture: Mapping[str, Any]) -> None:
    """`at` names the open frames, the top one last; what lies under a lone one follows from the rules."""
    said = picture.get("at", ["game"])
    phrases = [said] if isinstance(said, str) else list(said)
    opened = [KINDS.frame(phrase) for phrase in phrases]
    usual = next((seat_of(frame) for frame in opened if seat_of(frame)), 0)
    state.current = picture.get("current", usual)
    if opened:
        opened = frames_under(state, opened[0]) + opened
    KINDS.reopen(state, opened)


# --- and back


def picture(state: TrailState) -> dict[str, Any]:
    """The table as a dict that says everything."""
    return {
        "current": state.current,
        "neutral": "".join(BUILDING.words[state.tile[spot] - TILES] for spot in NEUTRAL_SPOTS),
        "sides": "".join("ab"[side] for side in state.side),
        "tiles": {SPOT.words[s]: TILE.words[state.tile[s]] for s in range(i64(SPOTS)) if 0 <= state.tile[s] < TILES},
        "buildings": {SPOT.words[s]: _show_building(state, s) for s in range(i64(SPOTS)) if state.owner[s] >= 0},
        "jobs": {str(row + 1): _show_row(state, row) for row in range(i64(ROWS))},
        "token": state.token + 1,
        "filled": state.filled,
        "foresight": [[TILE.word(state.foresight[2 * c + place]) for place in range(2)] for c in range(3)],
        "supply": [counts(state.supply, pile * TILES, TILES, TILE.words) for pile in range(i64(PILES))],
        "market": _words(state.market, 0, CATTLE, CARD),
        "display": _words(state.display, 0, OBJECTIVES, OBJECTIVE),
        "masters": [MASTER.word(state.masters[station]) for station in range(i64(MASTERS))],
        "given": [WORKER.word(state.given[station]) for station in range(i64(MASTERS))],
        "removed": _words(state.removed, 0, CARDS, CARD),
        "gone": _words(state.gone, 0, TILES, TILE),
        "holder": state.holder if state.holder >= 0 else None,
        "left": state.left,
        "players": [_show_player(state, seat) for seat in range(state.seats)],
        "at": KINDS.frames(state),
    }


def _show_building(state: TrailState, spot: i64) -> list[Any]:
    return [state.owner[spot], BUILDING.words[state.tile[spot] - TILES]]


def _show_row(state: TrailState, row: i64) -> list[str]:
    places = [state.jobs[row * MOST_COLUMNS + column] for column in range(state.seats)]
    return [NOTHING if worker < 0 else WORKER.words[worker] for worker in places]


def _words(numbers: vec[i64], first: i64, size: i64, nouns: Nouns) -> list[str]:
    return [nouns.words[index] for index in range(size) for _ in range(numbers[first + index])]


def _names(mask: int, nouns: Nouns) -> list[str]:
    return [word for index, word in enumerate(nouns.words) if mask >> index & 1]


def _show_player(state: TrailState, seat: i64) -> dict[str, Any]:
    first = seat * CARDS
    built = [number_of(state.tile[s] - TILES) for s in range(i64(SPOTS)) if state.owner[s] == seat]
    missing = [n for n in range(i64(NUMBERS)) if not state.unbuilt[seat] & bit(n) and n not in built]
    return {
        "money": state.money[seat],
        "place": SPOT.word(state.place[seat]),
        "engine": SPACE.words[state.engine[seat]],
        "certificates": CERTIFICATE_VALUE[state.marker[seat]],
        "off": _names(ALL_DISCS & ~state.discs[seat], DISC),
        "lost": [number + 1 for number in missing],
        "workers": [state.workers[seat * WORKERS + kind] for kind in range(i64(WORKERS))],
        "titles": _names(state.titles[seat], MASTER),
        "tiles": _words(state.tiles, seat * TILES, TILES, TILE),
        "stations": _names(state.stations[seat], STATION),
        "cities": counts(state.cities, seat * CITIES, CITIES, CITY.words),
        "area": _words(state.area, seat * ALL_OBJECTIVES, ALL_OBJECTIVES, OBJECTIVE),
        "hand": _words(state.hand, first, CARDS, CARD),
        "discard": _words(state.discard, first, CARDS, CARD),
        "deck": _words(state.deck, first, CARDS, CARD),
        "known": _words(state.known, first, CARDS, CARD),
    }
