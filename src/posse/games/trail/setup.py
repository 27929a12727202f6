"""Setting up the table (chapter 2)."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.state import bit, empty_stack, push, repeated
from posse.games.trail import frames
from posse.games.trail.building import building_of
from posse.games.trail.cattle import fill_market
from posse.games.trail.data.board import ALL_DISCS, BASE_HAND, STARTING_MONEY
from posse.games.trail.data.buildings import BUILDINGS, NEUTRAL_BUILDINGS, NUMBERS
from posse.games.trail.data.cards import (
    ALL_OBJECTIVES,
    CARDS,
    CATTLE,
    DISPLAY,
    FIRST_STARTING,
    MARKET_CATTLE,
    OBJECTIVE_COUNT,
    OBJECTIVES,
    STARTING_CATTLE,
    STARTING_OBJECTIVES,
)
from posse.games.trail.data.market import MOST_COLUMNS, ROWS, TOKEN_START
from posse.games.trail.data.options import ALL_A, IN_ORDER, LETTERS, RANDOM
from posse.games.trail.data.railroad import CITIES, MASTERS
from posse.games.trail.data.tiles import FIRST_TILES, FORESIGHT, PILE_COUNT, TILES, WORKERS
from posse.games.trail.data.trail import NEUTRAL_SPOTS, SPOTS
from posse.games.trail.deck import draw
from posse.games.trail.delivery import free_spot, pile_size, refill, seek_work
from posse.games.trail.objectives import show_next
from posse.games.trail.state import TrailState
from posse.games.trail.words import (
    DEALT,
    DRAWN_BUILDING,
    DRAWN_MASTER,
    DRAWN_OBJECTIVE,
    DRAWN_SIDE,
    DRAWN_TILE,
    FIRST,
    LAID,
    LIES_OPEN,
    STANDS,
    STARTER,
    WAITS,
)

ALL_BUILDINGS: Final[i64] = bit(NUMBERS) - 1


def bare_table(seats: int) -> TrailState:
    """The state with everything still in the box or on the players' boards; nothing drawn yet."""
    decks = repeated(seats * CARDS, 0)
    for seat in range(seats):
        for card in range(i64(CATTLE)):
            decks[seat * CARDS + card] = STARTING_CATTLE[card]
    return TrailState(
        seats=seats,
        stack=empty_stack(),
        top=-1,
        side=repeated(NUMBERS, 0),
        current=0,
        token=TOKEN_START,
        filled=0,
        holder=-1,
        left=0,
        tile=repeated(SPOTS, -1),
        owner=repeated(SPOTS, -1),
        jobs=repeated(ROWS * MOST_COLUMNS, -1),
        foresight=repeated(FORESIGHT, -1),
        supply=PILE_COUNT[:],
        cattle_stack=MARKET_CATTLE[:],
        objective_stack=OBJECTIVE_COUNT[:],
        market=repeated(CATTLE, 0),
        display=repeated(OBJECTIVES, 0),
        masters=repeated(MASTERS, -1),
        given=repeated(MASTERS, -1),
        removed=repeated(CARDS, 0),
        gone=repeated(TILES, 0),
        money=repeated(seats, 0),
        place=repeated(seats, -1),
        engine=repeated(seats, 0),
        marker=repeated(seats, 0),
        discs=repeated(seats, ALL_DISCS),
        unbuilt=repeated(seats, ALL_BUILDINGS),
        stations=repeated(seats, 0),
        titles=repeated(seats, 0),
        workers=repeated(seats * WORKERS, 1),
        cities=repeated(seats * CITIES, 0),
        tiles=repeated(seats * TILES, 0),
        area=repeated(seats * ALL_OBJECTIVES, 0),
        hand=repeated(seats * CARDS, 0),
        deck=decks,
        discard=repeated(seats * CARDS, 0),
        known=repeated(seats * CARDS, 0),
        hand_size=repeated(seats, 0),
        deck_size=repeated(seats, sum(STARTING_CATTLE)),
    )


def set_up(seats: int, options: Mapping[str, str], dice: Dice, log: Log) -> TrailState:
    """The table before the first question."""
    state = bare_table(seats)
    _place_masters(state, dice, log)
    _place_neutral(state, options["neutral"], dice, log)
    _lay_first_tiles(state, dice, log)
    _seek_first_work(state, dice, log)
    refill(state, dice, log)
    fill_market(state, dice, log)
    for _ in range(i64(DISPLAY)):
        show_next(state, dice, log)
    _choose_sides(state, options["sides"], dice, log)
    _deal_objectives(state, dice, log)
    state.current = dice.roll(STARTER, seats)
    log.say(FIRST, state.current)
    for place in range(seats):
        seat = (state.current + place) % seats
        state.money[seat] = STARTING_MONEY[place]
        draw(state, seat, BASE_HAND, dice, log)
    push(state, frames.GAME, 0)
    return state


def _place_masters(state: TrailState, dice: Dice, log: Log) -> None:
    """GWT-2.1."""
    bag = repeated(MASTERS, 1)
    for station in range(i64(MASTERS)):
        state.masters[station] = dice.draw(DRAWN_MASTER, bag)
        log.say(WAITS, state.masters[station], station)


def _place_neutral(state: TrailState, order: str, dice: Dice, log: Log) -> None:
    """GWT-2.2: as printed, as agreed, or at random."""
    bag = repeated(BUILDINGS, 0)
    for building in range(i64(NEUTRAL_BUILDINGS)):
        bag[building] = 1
    agreed = LETTERS if order == IN_ORDER else order
    for place in range(i64(NEUTRAL_BUILDINGS)):
        building = dice.draw(DRAWN_BUILDING, bag) if order == RANDOM else LETTERS.index(agreed[place])
        put_neutral(state, place, building)
        log.say(STANDS, building, NEUTRAL_SPOTS[place])


def put_neutral(state: TrailState, place: i64, building: i64) -> None:
    state.tile[NEUTRAL_SPOTS[place]] = TILES + building


def _lay_first_tiles(state: TrailState, dice: Dice, log: Log) -> None:
    """GWT-2.5: seven tiles of the first pile; a hazard without a free spot goes back (R-01, R-33)."""
    laid: i64 = 0
    while laid < FIRST_TILES:
        tile = dice.weigh_part(DRAWN_TILE, state.supply, 0, TILES, pile_size(state, 0))
        spot = free_spot(state, tile)
        if spot >= 0:
            state.supply[tile] -= 1
            state.tile[spot] = tile
            log.say(LAID, tile, spot)
            laid += 1


def _seek_first_work(state: TrailState, dice: Dice, log: Log) -> None:
    """GWT-2.6: fill row 1, then row 2 up to the token's place."""
    state.token = 0
    for _ in range(2 * state.seats - 1):
        worker = dice.weigh_part(DRAWN_TILE, state.supply, TILES, TILES, pile_size(state, 1))
        state.supply[TILES + worker] -= 1
        seek_work(state, -1, worker, dice, log)


def _choose_sides(state: TrailState, sides: str, dice: Dice, log: Log) -> None:
    """GWT-2.11: the same sides for every player."""
    for number in range(i64(NUMBERS)):
        if sides == RANDOM:
            state.side[number] = dice.roll(DRAWN_SIDE, 2)
        elif sides != ALL_A:
            state.side[number] = "ab".index(sides[number])
        log.say(LIES_OPEN, building_of(state, number))


def _deal_objectives(state: TrailState, dice: Dice, log: Log) -> None:
    """GWT-2.14: one of four for each player; the rest go back to the box."""
    bag = repeated(ALL_OBJECTIVES, 0)
    for objective in range(i64(FIRST_STARTING), FIRST_STARTING + STARTING_OBJECTIVES):
        bag[objective] = 1
    for seat in range(state.seats):
        objective = dice.draw(DRAWN_OBJECTIVE, bag)
        state.area[seat * ALL_OBJECTIVES + objective] = 1
        log.say(DEALT, seat, objective)
