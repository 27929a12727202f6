"""Setting up the table (section 2, CC-14.2, CC-14.3, CC-14.10)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, empty_stack, lowest, pop, push, repeated
from posse.engine.step import Frame, Step
from posse.games.carson import frames, tiles
from posse.games.carson.data.board import (
    CORNERS,
    EDGES,
    PARCELS,
    PLACES,
    SLOTS,
    edges_around,
    parcel_at,
    space_of,
)
from posse.games.carson.data.buildings import (
    BUILDINGS,
    COUNT,
    HOUSE,
    MOUNTAIN,
    NOTHING,
    RIVER,
    STARTING_ROW,
)
from posse.games.carson.data.characters import CHARACTER, CHARACTERS
from posse.games.carson.data.options import DUEL_TILES, HAS_RIVER, KIT_CARSON, NAMES, ROWS, RULES
from posse.games.carson.data.rates import (
    COWBOYS,
    HOUSES,
    MOUNTAINS,
    PROPERTY_TILES,
    ROADS,
    STARTING_CASH,
    STARTING_COWBOYS,
    STARTING_PARCELS,
    STARTING_REVOLVERS,
    STARTING_ROADS,
    TILE_VALUES,
)
from posse.games.carson.data.river import course_of, mountains_with
from posse.games.carson.land import claim, claim_obstacle, unowned_parcels
from posse.games.carson.reserve import earn, own_parcels, take_roads
from posse.games.carson.roads import put_road
from posse.games.carson.state import CarsonState
from posse.games.carson.words import (
    CARD_SIDE,
    CENTRE,
    DIE,
    DRAWN_BUILDING,
    MOUNTAIN_ROSE,
    OFFERED,
    ORDERED,
    OWN,
    OWNED,
    SIDED,
    SOURCES,
    STARTER,
)

# The values of each option as numbers: numbers as they are, words as indexes into the values.
_CODES: Final[list[dict[str, int]]] = [
    {value: int(value) if value.isdecimal() else index for index, value in enumerate(row[1])} for row in ROWS
]


def _rules_of(options: Mapping[str, str]) -> vec[i64]:
    """The options as numbers."""
    rules = repeated(RULES, 0)
    for index, name in enumerate(NAMES):
        rules[index] = _CODES[index][options[name]]
    rules[DUEL_TILES] = options["might_makes_right"] == "true"
    rules[KIT_CARSON] = options["kit_carson"] == "true"
    rules[HAS_RIVER] = options["river"] != "none"
    return rules


def bare_table(seats: int, options: Mapping[str, str]) -> CarsonState:
    """The state before anything is rolled, drawn or dealt; the river is on the map."""
    rules = _rules_of(options)
    kit = seats if rules[KIT_CARSON] else 0
    duellists = seats if rules[DUEL_TILES] else 0
    state = CarsonState(
        seats=seats,
        stack=empty_stack(),
        top=-1,
        rules=rules,
        sides=vec[i64]([int(options[f"{name}_side"] == "red") for name in CHARACTER.words]),
        round=0,
        passed=0,
        houses=HOUSES,
        roads_left=ROADS,
        mountains_left=MOUNTAINS,
        bank=0,
        three_guns=-1,
        white=-1,
        white_at=-1,
        doubled=-1,
        order=vec[i64](range(seats)),
        pass_order=repeated(seats, -1),
        cash=repeated(seats, 0),
        roads=repeated(seats, 0),
        revolvers=repeated(seats, STARTING_REVOLVERS),
        cowboys=repeated(seats, STARTING_COWBOYS),
        supply=repeated(seats, COWBOYS - STARTING_COWBOYS),
        tiles=repeated(seats, PROPERTY_TILES),
        character=repeated(seats, -1),
        promised=repeated(seats, 0),
        kept=repeated(seats * BUILDINGS, 0),
        fresh=repeated(seats * BUILDINGS, 0),
        points=repeated(seats * SOURCES, 0),
        content=repeated(PARCELS, NOTHING),
        owner=repeated(PARCELS, -1),
        edges=repeated(EDGES, 0),
        corners=repeated(CORNERS, 0),
        standing=repeated(PLACES, 0),
        crowd=repeated(2 * seats, 0),
        row=repeated(SLOTS, -1),
        bag=COUNT[:],
        raids=vec[i64](),
        refused=vec[i64](),
        moves=repeated(kit, 0),
        half=repeated(kit, -1),
        hands=repeated(duellists * TILE_VALUES, 0),
        chosen=repeated(duellists, -1),
        rest=repeated(duellists, 0),
        discard=repeated(TILE_VALUES if duellists else 0, 0),
        redraws=vec[i64](),
    )
    for parcel in course_of(options["river"]):
        state.content[parcel] = RIVER
    return state


def set_up(seats: int, options: Mapping[str, str], dice: Dice, log: Log) -> CarsonState:
    """The whole set-up up to the starting parcels, in the order of section 2."""
    state = bare_table(seats, options)
    draw_order(state, dice, log)
    give_reserves(state, dice, log)
    fill_row(state, dice, log)
    found_town(state, dice, log)
    raise_mountains(state, mountains_with(options["river"]), dice, log)
    turn_cards(state, options, dice, log)
    push(state, frames.GAME, 0)
    return state


def draw_order(state: CarsonState, dice: Dice, log: Log) -> None:
    """CC-2.1: a random turn order."""
    hat = repeated(state.seats, 1)
    for position in range(state.seats):
        seat = dice.draw(STARTER, hat)
        state.order[position] = seat
        log.say(ORDERED, seat, position + 1)


def give_reserves(state: CarsonState, dice: Dice, log: Log) -> None:
    """CC-2.2: cash and a road each; with duel tiles the hand decides the cash (CC-14.2, CC-14.3)."""
    if state.rules[DUEL_TILES]:
        tiles.deal(state, dice, log)
    for seat in range(state.seats):
        cash = tiles.starting_cash(state, seat) if state.rules[DUEL_TILES] else STARTING_CASH
        earn(state, seat, cash)
        take_roads(state, seat, STARTING_ROADS)


def fill_row(state: CarsonState, dice: Dice, log: Log) -> None:
    """CC-2.3: two ranches and two mines have fixed places, three buildings come from the bag."""
    for slot in range(SLOTS):
        building = STARTING_ROW[slot]
        if building >= 0:
            state.row[slot] = building
            state.bag[building] -= 1
    for slot in range(SLOTS):
        if state.row[slot] < 0:
            state.row[slot] = dice.draw(DRAWN_BUILDING, state.bag)
        log.say(OFFERED, state.row[slot], space_of(slot))


FIRST_DIE_LINE: Final[i64] = 2  # a die of 1 is column or row 2


def roll_parcel(state: CarsonState, dice: Dice) -> i64:
    """CC-2.4: the white die gives the column, the other the row; rerolled while the parcel is taken."""
    while True:
        column = dice.roll(DIE, 6) + FIRST_DIE_LINE
        row = dice.roll(DIE, 6) + FIRST_DIE_LINE
        parcel = parcel_at(column, row)
        if state.content[parcel] == NOTHING:
            return parcel


def found_town(state: CarsonState, dice: Dice, log: Log) -> None:
    """CC-2.4: a house in the centre and a road on each of its sides."""
    centre = roll_parcel(state, dice)
    log.say(CENTRE, centre)
    build_centre(state, centre)


def build_centre(state: CarsonState, centre: i64) -> None:
    state.content[centre] = HOUSE
    state.houses -= 1
    for edge in edges_around(centre):
        state.roads_left -= put_road(state, edge)


def raise_mountains(state: CarsonState, number: i64, dice: Dice, log: Log) -> None:
    """CC-2.5."""
    for _ in range(number):
        parcel = roll_parcel(state, dice)
        state.content[parcel] = MOUNTAIN
        state.mountains_left -= 1
        log.say(MOUNTAIN_ROSE, parcel)


def turn_cards(state: CarsonState, options: Mapping[str, str], dice: Dice, log: Log) -> None:
    """CC-2.7: choose the sides of the cards; random ones are rolled now."""
    for character in range(CHARACTERS):
        if options[f"{CHARACTER.words[character]}_side"] == "random":
            state.sides[character] = dice.roll(CARD_SIDE, 2)
        log.say(SIDED, character, state.sides[character])


class StartingParcels(Step[CarsonState]):
    """CC-2.8: one parcel each in turn order, then one each in reverse order."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        turn = frames.next_turn(state)
        seats = state.seats
        if turn == STARTING_PARCELS * seats:
            pop(state)
            return
        push(state, frames.START_PARCEL, bit(_starter(state, turn)))

    def under(self, state: CarsonState, above: Frame) -> Frame:
        """The first or the second time around, depending on the seat's parcels."""
        owned = own_parcels(state, lowest(above[1]))
        return self.kind, 0, [_turns_of(state, above[1])[1 if owned else 0], 0, 0, 0]

    def can_lie_under(self, state: CarsonState, frame: Frame, above: Frame) -> bool:
        return frame[2][0] in _turns_of(state, above[1])

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that nobody owns more parcels than they have had turns."""
        turn = frame[2][0]
        if turn > 2 * state.seats:
            return "scene-step-turn"
        served = [_starter(state, before) for before in range(turn)]
        fits = all(own_parcels(state, seat) <= served.count(seat) for seat in range(state.seats))
        return "" if fits else "scene-step-parcels"


def _turns_of(state: CarsonState, asked: i64) -> list[int]:
    """How many turns have begun when this seat has its first and its second."""
    return [turn + 1 for turn in range(2 * state.seats) if bit(_starter(state, turn)) == asked]


def _starter(state: CarsonState, turn: i64) -> i64:
    """Whose turn it is: turn order, then in reverse."""
    return state.order[turn if turn < state.seats else 2 * state.seats - 1 - turn]


class StartParcel(Step[CarsonState]):
    """Which parcel to start with."""

    def options(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        return unowned_parcels(state, out, 0)

    def why_not(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        return claim_obstacle(state, seat, action, "CC-2.8")

    def take(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        claim(state, seat, action - OWN)
        log.say(OWNED, seat, action - OWN)
