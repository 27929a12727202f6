"""Might makes right: duel tiles instead of dice (CC-14.2 to CC-14.6).

A row of `state.redraws` describes one draw from the discard, because what the others can infer about it depends on what
was there: the seat, then six counts each of the tiles available (including remembered earlier draws), of the tiles
drawn, and of those played since. A row is dropped when it and all before it have been played completely.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, open_mask, pop, set_mask
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.carson import frames
from posse.games.carson.data.options import DUEL_TILES, TILE_REVEAL
from posse.games.carson.data.rates import HAND, REDRAW, TILE_CASH, TILE_VALUES
from posse.games.carson.roads import Decision
from posse.games.carson.state import CarsonState
from posse.games.carson.words import (
    ANNOUNCED,
    DEALT,
    DRAWN_TILE,
    LAID_TILE,
    NO_SUCH_TILE,
    PLAY_TILE,
    REDREW,
    SHOWED_TILE,
)

ROW: Final[i64] = 19
LAY: Final[i64] = 1  # tiles available
DREW: Final[i64] = 7
PLAYED: Final[i64] = 13


def deal(state: CarsonState, dice: Dice, log: Log) -> None:
    """CC-14.2: with two players each has 0 to 5; CC-14.3: else one set per player is shuffled and dealt."""
    bag = vec[i64]([state.seats] * TILE_VALUES)
    for position in range(state.seats):
        seat = state.order[position]
        for value in range(HAND):
            tile = value if state.seats == 2 else dice.draw(DRAWN_TILE, bag)
            state.hands[seat * TILE_VALUES + tile] += 1
            log.tell(bit(seat), DEALT, seat, tile)
        state.rest[seat] = total_of(state, seat)
        log.say(ANNOUNCED, seat, state.rest[seat])


def total_of(state: CarsonState, seat: i64) -> i64:
    total: i64 = 0
    for value in range(TILE_VALUES):
        total += value * state.hands[seat * TILE_VALUES + value]
    return total


def hand_size(state: CarsonState, seat: i64) -> i64:
    size: i64 = 0
    for value in range(TILE_VALUES):
        size += state.hands[seat * TILE_VALUES + value]
    return size


def starting_cash(state: CarsonState, seat: i64) -> i64:
    """$15 with two players, whose hands all add up to 15; else $30 less the total (CC-14.2, CC-14.3)."""
    return TILE_CASH - total_of(state, seat)


def are_laid_openly(state: CarsonState) -> bool:
    """`duel_tile_reveal = in_pass_order`."""
    return state.rules[TILE_REVEAL] != 0


def ask_for_tiles(state: CarsonState, place: i64, seats: i64, log: Log) -> bool:
    """Ask for the tiles that are not laid yet; False if all are."""
    for position in range(state.seats):
        seat = state.pass_order[position]
        if seats & bit(seat) and state.chosen[seat] < 0:
            if are_laid_openly(state):
                frames.ask_open_tile(state, seat, place, seats)
            else:
                frames.ask_all_tiles(state, place, seats)
            return True
    return False


def tiles_in_hand(state: CarsonState, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    for value in range(TILE_VALUES):
        if state.hands[seat * TILE_VALUES + value]:
            out[count] = PLAY_TILE + value
            count += 1
    return count


def tile_obstacle(state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
    """CC-14.4: only a tile in hand can be laid."""
    tile = argument(action, PLAY_TILE, TILE_VALUES)
    if tile < 0 or state.hands[seat * TILE_VALUES + tile]:
        return None
    return Obstacle(NO_SUCH_TILE, "CC-14.4", tile)


class ChooseTiles(Step[CarsonState]):
    """CC-14.4: all participants choose secretly and simultaneously."""

    def options(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        return tiles_in_hand(state, seat, out)

    def why_not(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        return tile_obstacle(state, seat, action)

    def take(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        state.chosen[seat] = action - PLAY_TILE
        log.tell(bit(seat), LAID_TILE, seat, action - PLAY_TILE)
        set_mask(state, open_mask(state) & ~bit(seat))
        if open_mask(state) == 0:
            pop(state)

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that the participants without a laid tile are asked."""
        if not state.rules[DUEL_TILES] or are_laid_openly(state):
            return "scene-step-tiles"
        return "" if frame[1] == _without_tile(state, frame[2][1]) else "scene-step-tiles"


def _without_tile(state: CarsonState, seats: i64) -> i64:
    """The seats of a mask that have not laid a tile."""
    mask: i64 = 0
    for seat in range(state.seats):
        if seats & bit(seat) and state.chosen[seat] < 0:
            mask |= bit(seat)
    return mask


class LayTile(Decision):
    """`duel_tile_reveal = in_pass_order`: one after the other, openly; roads come before it (CC-8.3)."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        return tiles_in_hand(state, seat, out)

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        return tile_obstacle(state, seat, action)

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        state.chosen[seat] = action - PLAY_TILE
        _spend(state, seat)
        log.say(SHOWED_TILE, seat, state.chosen[seat])

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that a participant without a laid tile is asked."""
        if not state.rules[DUEL_TILES] or not are_laid_openly(state):
            return "scene-step-tiles"
        return "" if frame[1] & _without_tile(state, frame[2][1]) else "scene-step-tiles"


def reveal(state: CarsonState, seat: i64, dice: Dice, log: Log) -> i64:
    """The value that replaces the die."""
    if not are_laid_openly(state):
        dice.unveil(bit(seat))
        _spend(state, seat)
        log.say(SHOWED_TILE, seat, state.chosen[seat])
    return state.chosen[seat]


def _spend(state: CarsonState, seat: i64) -> None:
    """Move the chosen tile out of the hand and reveal it."""
    value = state.chosen[seat]
    state.hands[seat * TILE_VALUES + value] -= 1
    if state.rest[seat] >= 0:
        state.rest[seat] -= value
    else:
        state.redraws[last_draw_of(state, seat) + PLAYED + value] += 1


def last_draw_of(state: CarsonState, seat: i64) -> i64:
    """The start of the row of the seat's last draw."""
    row: i64 = len(state.redraws) - ROW
    while state.redraws[row] != seat:
        row -= ROW
    return row


def clear_away(state: CarsonState, seats: i64, dice: Dice, log: Log) -> None:
    """CC-14.5: the tiles go to the discard; in pass order, a seat with none left draws three."""
    for seat in range(state.seats):
        if seats & bit(seat):
            state.discard[state.chosen[seat]] += 1
            state.chosen[seat] = -1
    for position in range(state.seats):
        seat = state.pass_order[position]
        if seats & bit(seat) and hand_size(state, seat) == 0:
            _redraw(state, seat, dice, log)
    _forget(state)


def _redraw(state: CarsonState, seat: i64, dice: Dice, log: Log) -> None:
    row = append(vec[i64](), seat)
    for value in range(TILE_VALUES):
        row = append(row, lay_there(state, value))
    for _ in range(2 * TILE_VALUES):
        row = append(row, 0)
    for _ in range(REDRAW):
        tile = dice.draw(DRAWN_TILE, state.discard)
        state.hands[seat * TILE_VALUES + tile] += 1
        row[DREW + tile] += 1
        log.tell(bit(seat), REDREW, seat, tile)
    state.rest[seat] = -1
    for index in range(ROW):
        state.redraws = append(state.redraws, row[index])


def lay_there(state: CarsonState, value: i64) -> i64:
    """Tiles of a value in the discard and in all remembered draws; this sum is public."""
    count = state.discard[value]
    for row in range(0, len(state.redraws), ROW):
        count += state.redraws[row + DREW + value]
    return count


def played_of(state: CarsonState, row: i64) -> i64:
    """How many tiles of a draw have been played."""
    count: i64 = 0
    for index in range(row + PLAYED, row + PLAYED + TILE_VALUES):
        count += state.redraws[index]
    return count


def _forget(state: CarsonState) -> None:
    """Drop leading draws that are played completely: they tell nothing about later ones."""
    while len(state.redraws) and played_of(state, 0) == REDRAW:
        for row in range(ROW, len(state.redraws), ROW):
            for value in range(TILE_VALUES):
                state.redraws[row + LAY + value] -= state.redraws[DREW + value]
        state.redraws = state.redraws[ROW:]
