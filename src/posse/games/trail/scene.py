"""Conversion between a state of Great Western Trail and a plain picture.

A picture written by hand only needs what differs from the set-up, with defaults for whatever is random. Pieces that are
named are taken first, the usual ones from what is left; piles are what remains.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.scene import Said, fill_part, take_usual
from posse.engine.shapes import told
from posse.engine.stack import open_steps
from posse.engine.state import bit
from posse.games.trail.building import building_of, number_of
from posse.games.trail.data.board import STARTING_MONEY
from posse.games.trail.data.buildings import BUILDING, FIRST_PRIVATE
from posse.games.trail.data.cards import (
    ALL_OBJECTIVES,
    CARDS,
    CATTLE,
    DISPLAY,
    FIRST_MARKET_CARD,
    FIRST_OBJECTIVE,
    MARKET_CATTLE,
    OBJECTIVE_COUNT,
    OBJECTIVES,
    STARTING_CATTLE,
)
from posse.games.trail.data.market import MARKET_SIZE, MOST_COLUMNS, ROWS, TOKEN_START
from posse.games.trail.data.railroad import MASTERS
from posse.games.trail.data.tiles import COWBOY, CRAFTSMAN, ENGINEER, FORESIGHT, PILE_COUNT, PILES, TILE, TILES, WORKERS
from posse.games.trail.data.trail import BUILDING_SPOTS, NEUTRAL_SPOTS, SPOT, SPOTS
from posse.games.trail.fields import COLUMN, FIELDS, FORESIGHT_COLUMNS
from posse.games.trail.frames import KINDS
from posse.games.trail.moment import in_token_row, turns_left
from posse.games.trail.phases import owner_of, usual_engine, usual_place
from posse.games.trail.setup import bare_table, put_neutral
from posse.games.trail.state import TrailState
from posse.games.trail.steps import STEPS
from posse.games.trail.tasks import owned

USUAL_FORESIGHT: Final = ["green_teepee", "flood_green2", "cowboy", "craftsman", "engineer", "blue_teepee"]
USUAL_WORKERS: Final = [COWBOY, CRAFTSMAN, ENGINEER, COWBOY]
USUAL_PLACE: Final = "a"


def from_picture(picture: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> TrailState:
    """A state as after set-up, except for what the picture says."""
    agreed = {"neutral": options["neutral"], "sides": options["sides"]}
    said = FIELDS.read({**agreed, **picture}, seats, KINDS)
    state = bare_table(seats)
    _lay_usual_boards(state, said)
    FIELDS.fill(state, said)
    _read_board(state, said)
    _read_turns(state, said)
    _read_decks(state, said)
    _lay_usual_cards(state, said)
    _lay_usual_tiles(state, said)
    open_steps(KINDS, STEPS, state, said.frames)
    return state


# --- the board


def _lay_usual_boards(state: TrailState, said: Said) -> None:
    for seat in range(state.seats):
        state.money[seat] = STARTING_MONEY[seat]
        state.place[seat] = SPOT.index(USUAL_PLACE)
    for frame in said.frames:
        seat = owner_of(frame)
        if 0 <= seat < state.seats:
            state.engine[seat] = max(state.engine[seat], usual_engine(frame))
            if usual_place(frame) > -2:
                state.place[seat] = usual_place(frame)


def _read_board(state: TrailState, said: Said) -> None:
    for place, building in enumerate(said.numbers("neutral")):
        put_neutral(state, place, building)
    for seat, player in enumerate(said.players):
        state.unbuilt[seat] &= ~player.number("lost", 0)
    for spot, tile in enumerate(said.numbers("tiles")):
        if tile >= 0:
            _lay(state, spot, tile, f"tiles.{SPOT.words[spot]}", TILE.words[tile])
    buildings = said.numbers("buildings")
    for spot in range(len(buildings) // 2):
        owner, building = buildings[2 * spot], buildings[2 * spot + 1]
        if owner >= 0 or building >= 0:
            _put_building(state, spot, owner, building)


def _lay(state: TrailState, spot: i64, tile: i64, field: str, given: str) -> None:
    """Lay a tile or a building on a spot that is still free."""
    if state.tile[spot] >= 0:
        raise BadScene("scene-spot-taken", field=field, given=given)
    state.tile[spot] = tile


def _put_building(state: TrailState, spot: int, owner: int, building: int) -> None:
    """Put a private building on the trail: on a building spot, of the side in play, and only once."""
    field, given = f"buildings.{SPOT.words[spot]}", BUILDING.word(building)
    if owner < 0 or building < FIRST_PRIVATE or spot not in list(BUILDING_SPOTS):
        raise BadScene("scene-building-spot", field=field, given=told([owner, given]))
    number = number_of(building)
    if building_of(state, number) != building:
        wanted = BUILDING.words[building_of(state, number)]
        raise BadScene("scene-building-side", field=field, given=given, wanted=wanted)
    if not state.unbuilt[owner] & bit(number):
        raise BadScene("scene-building-twice", field=field, given=given, owner=owner)
    _lay(state, spot, TILES + building, field, given)
    state.owner[spot] = owner
    state.unbuilt[owner] &= ~bit(number)


# --- the job market, and whose turn it is


def _read_turns(state: TrailState, said: Said) -> None:
    state.holder = said.number("holder", -1)
    state.token = said.number("token", TOKEN_START + 1 if state.holder < 0 else ROWS + 1) - 1
    owners = [owner_of(frame) for frame in said.frames if owner_of(frame) >= 0]
    usual = owners[0] if owners else _usual_current(state, said)
    state.current = said.number("current", usual)
    state.left = said.number("left", turns_left(state, bool(owners)))


def _usual_current(state: TrailState, said: Said) -> int:
    """The first seat; once the token is taken, the one that follows from the number of turns left."""
    if state.holder < 0 or "left" not in said:
        return 0
    return (state.holder + state.seats - said.number("left", 0)) % state.seats


# --- cards


def _read_decks(state: TrailState, said: Said) -> None:
    """Derive draw piles from the remaining starting cards, unless given; missing cards count as removed."""
    for seat, player in enumerate(said.players):
        if "deck" not in player:
            for card in range(i64(FIRST_MARKET_CARD)):
                index = seat * CARDS + card
                state.deck[index] = max(STARTING_CATTLE[card] - state.hand[index] - state.discard[index], 0)
    for card in range(i64(FIRST_MARKET_CARD)):
        _remove_starting(state, said, card)
    for seat in range(state.seats):
        cards = range(seat * CARDS, (seat + 1) * CARDS)
        state.hand_size[seat] = sum(state.hand[index] for index in cards)
        state.deck_size[seat] = sum(state.deck[index] for index in cards)


def _remove_starting(state: TrailState, said: Said, card: i64) -> None:
    """Take removed cards out of the derived draw piles."""
    missing = sum(STARTING_CATTLE[card] - owned(state, seat, card) for seat in range(state.seats))
    if "removed" not in said:
        state.removed[card] = max(missing, 0)
        return
    due = state.removed[card] - missing
    for seat, player in enumerate(said.players):
        if "deck" not in player and due > 0:
            taken = min(due, state.deck[seat * CARDS + card])
            state.deck[seat * CARDS + card] -= taken
            due -= taken


def _lay_usual_cards(state: TrailState, said: Said) -> None:
    """Fill the usual market and display from what is left; the rest are the stacks."""
    for card in range(i64(FIRST_MARKET_CARD), CATTLE):
        state.cattle_stack[card] = MARKET_CATTLE[card] - _named(state, card) - state.market[card]
    for objective in range(i64(OBJECTIVES)):
        played = sum(state.area[seat * ALL_OBJECTIVES + objective] for seat in range(state.seats))
        about = _named(state, FIRST_OBJECTIVE + objective) + played + state.display[objective]
        state.objective_stack[objective] = OBJECTIVE_COUNT[objective] - about
    if "market" not in said:
        kinds = CATTLE - FIRST_MARKET_CARD
        usual = [FIRST_MARKET_CARD + place % kinds for place in range(MARKET_SIZE[state.seats - 2])]
        _count(take_usual(usual, state.cattle_stack), state.market)
    if "display" not in said:
        _count(take_usual(range(DISPLAY), state.objective_stack), state.display)


def _named(state: TrailState, card: i64) -> int:
    return state.removed[card] + sum(owned(state, seat, card) for seat in range(state.seats))


def _count(kinds: list[int], into: vec[i64]) -> None:
    for kind in kinds:
        if kind >= 0:
            into[kind] += 1


# --- tiles


def _lay_usual_tiles(state: TrailState, said: Said) -> None:
    """Place the usual tiles from what is left in the piles; the rest is the supply, unless given."""
    left = PILE_COUNT[:]
    for index, count in enumerate(said.numbers("supply")):
        left[index] -= count
    for place in range(i64(FORESIGHT)):
        if state.foresight[place] >= 0:
            left[place // COLUMN * TILES + state.foresight[place]] -= 1
    for tile in _named_tiles(state):
        left[_pile_of(left, tile) * TILES + tile] -= 1
    _lay_usual_masters(state, said, left)
    _lay_usual_jobs(state, said, left)
    if "foresight" not in said:
        _lay_usual_foresight(state, left)
    if "supply" not in said:
        fill_part(state.supply, 0, list(left))


def _named_tiles(state: TrailState) -> list[int]:
    """Every tile that a scene puts somewhere but into the foresight."""
    found = [tile for tile in state.tile if 0 <= tile < TILES]
    found += [worker for worker in (*state.jobs, *state.given) if worker >= 0]
    for tile in range(i64(TILES)):
        found += [tile] * (state.gone[tile] + sum(state.tiles[seat * TILES + tile] for seat in range(state.seats)))
    for worker in range(i64(WORKERS)):
        found += [worker] * sum(state.workers[seat * WORKERS + worker] - 1 for seat in range(state.seats))
    return found


def _pile_of(left: vec[i64], tile: i64) -> i64:
    """The first pile with such a tile; the first one, if there is none."""
    for pile in range(i64(PILES)):
        if left[pile * TILES + tile] > 0:
            return pile
    return 0


def _take_workers(left: vec[i64], wanted: list[int]) -> list[int]:
    """The usual workers, or others if there are too few of them."""
    counts = vec[i64]([sum(max(left[pile * TILES + kind], 0) for pile in range(PILES)) for kind in range(WORKERS)])
    taken = [worker for worker in take_usual(wanted, counts) if worker >= 0]
    for worker in taken:
        left[_pile_of(left, worker) * TILES + worker] -= 1
    return taken


def _lay_usual_masters(state: TrailState, said: Said, left: vec[i64]) -> None:
    """Each at the station of its number, except for those that players have; a worker is there instead."""
    if "masters" not in said:
        for master in range(i64(MASTERS)):
            is_taken = any(state.titles[seat] & bit(master) for seat in range(state.seats))
            state.masters[master] = -1 if is_taken else master
    if "given" not in said:
        bare = [station for station in range(MASTERS) if state.masters[station] < 0]
        for station, worker in zip(bare, _take_workers(left, [COWBOY] * len(bare)), strict=False):
            state.given[station] = worker


def _lay_usual_jobs(state: TrailState, said: Said, left: vec[i64]) -> None:
    """The usual job market: row 1 full, one place free in row 2, up to the token's place."""
    if "jobs" in said:
        state.filled = said.number("filled", len(in_token_row(state)))
        return
    state.filled = said.number("filled", state.seats - 1 if state.token <= TOKEN_START else 0)
    sizes = [state.seats, state.seats - 1][: state.token]
    for row, size in enumerate(sizes):
        fill_part(state.jobs, row * MOST_COLUMNS, _take_workers(left, USUAL_WORKERS[:size]))
    if state.token < ROWS:
        fill_part(state.jobs, state.token * MOST_COLUMNS, _take_workers(left, USUAL_WORKERS[: state.filled]))


def _lay_usual_foresight(state: TrailState, left: vec[i64]) -> None:
    """Fill each column with tiles of its own pile."""
    for column in range(i64(FORESIGHT_COLUMNS)):
        pile = vec[i64]([left[column * TILES + tile] for tile in range(TILES)])
        wanted = [TILE.index(word) for word in USUAL_FORESIGHT[column * COLUMN : (column + 1) * COLUMN]]
        fill_part(state.foresight, column * COLUMN, take_usual(wanted, pile))
        fill_part(left, column * TILES, list(pile))


# --- and back


def picture(state: TrailState) -> dict[str, Any]:
    """The state as a complete dict."""
    numbers = {
        "current": [state.current],
        "neutral": [state.tile[spot] - TILES for spot in NEUTRAL_SPOTS],
        "tiles": [state.tile[spot] if state.tile[spot] < TILES else -1 for spot in range(i64(SPOTS))],
        "buildings": [number for spot in range(i64(SPOTS)) for number in _building_on(state, spot)],
        "token": [state.token + 1],
        "filled": [state.filled],
        "holder": [state.holder],
        "left": [state.left],
    }
    return FIELDS.show(state, numbers, KINDS)


def _building_on(state: TrailState, spot: i64) -> list[int]:
    return [state.owner[spot], state.tile[spot] - TILES] if state.owner[spot] >= 0 else [-1, -1]
