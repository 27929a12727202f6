"""Invariants of duel tiles: one set per player, in hands, in the discard and face up (CC-14.2 to CC-14.6)."""

from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.scene import Tally
from posse.engine.state import WIDTH, bit
from posse.games.carson import frames
from posse.games.carson.data.rates import REDRAW, TILE_VALUES
from posse.games.carson.state import CarsonState
from posse.games.carson.tiles import DREW, LAY, PLAYED, ROW, are_laid_openly, hand_size, last_draw_of, total_of


def tile_faults(state: CarsonState) -> list[BadScene]:
    found: list[BadScene] = []
    for value in range(TILE_VALUES):
        tally = Tally(f"hand {value}", state.seats)
        tally.add("discard", state.discard[value])
        for seat in range(state.seats):
            tally.add("hand", state.hands[seat * TILE_VALUES + value], seat)
            if are_laid_openly(state) and state.chosen[seat] == value:
                tally.add("chosen", 1, seat)
        found += tally.faults()
    for seat in range(state.seats):
        found += [*_hand_faults(state, seat), *_chosen_faults(state, seat), *_size_faults(state, seat)]
    return found + _draw_faults(state)


def _size_faults(state: CarsonState, seat: i64) -> list[BadScene]:
    """Check that hands leave enough tiles to draw when a seat has played its last one."""
    held = sum(max(hand_size(state, other), REDRAW) for other in range(state.seats) if other != seat)
    most = TILE_VALUES * state.seats - REDRAW
    return [] if held <= most else [BadScene("scene-hands", field="hand", given=held, most=most)]


def _hand_faults(state: CarsonState, seat: i64) -> list[BadScene]:
    """Check hands: a dealt one against its total, a drawn one against its draw and what was played; none is empty."""
    laid = 1 if are_laid_openly(state) and state.chosen[seat] >= 0 else 0
    if hand_size(state, seat) + laid == 0:
        return [BadScene("scene-hand", field=f"players[{seat}].hand")]
    rest = state.rest[seat]
    total = total_of(state, seat)
    drew = any(state.redraws[row] == seat for row in range(0, len(state.redraws), ROW))
    if drew or rest < 0:
        fits = drew and rest < 0 and _is_what_is_left(state, seat)
    else:
        fits = rest == total
    return [] if fits else [BadScene("scene-rest", field=f"players[{seat}].rest", given=rest, total=total)]


def _is_what_is_left(state: CarsonState, seat: i64) -> bool:
    row = last_draw_of(state, seat)
    for value in range(TILE_VALUES):
        left = state.redraws[row + DREW + value] - state.redraws[row + PLAYED + value]
        if left != state.hands[seat * TILE_VALUES + value]:
            return False
    return True


def _chosen_faults(state: CarsonState, seat: i64) -> list[BadScene]:
    """Check that tiles are laid only in a duel; one that is face down still counts as in the hand."""
    chosen = state.chosen[seat]
    if chosen < 0:
        return []
    in_hand = are_laid_openly(state) or state.hands[seat * TILE_VALUES + chosen] > 0
    if in_hand and _duellists(state) & bit(seat):
        return []
    return [BadScene("scene-chosen", field=f"players[{seat}].chosen", given=chosen)]


def _duellists(state: CarsonState) -> i64:
    """The seats of the open duel."""
    for depth in range(state.top + 1):
        if state.stack[depth * WIDTH] == frames.DUEL:
            return state.stack[depth * WIDTH + 3]
    return 0


def _draw_faults(state: CarsonState) -> list[BadScene]:
    """Check draws: three tiles each, from those available; only the last draw of a seat can have unplayed tiles."""
    found: list[BadScene] = []
    gone = [0] * TILE_VALUES
    for row in range(0, len(state.redraws), ROW):
        numbers = list(state.redraws[row : row + ROW])
        lay, drew, played = numbers[LAY:DREW], numbers[DREW:PLAYED], numbers[PLAYED:ROW]
        fits = sum(drew) == REDRAW and all(one >= other for one, other in zip(drew, played, strict=True))
        fits = fits and all(lay[value] - gone[value] >= drew[value] for value in range(TILE_VALUES))
        fits = fits and (sum(played) == REDRAW or row == last_draw_of(state, numbers[0]))
        if not fits:
            found.append(BadScene("scene-draw", field=f"redraws[{row // ROW}]", given=str(numbers)))
        gone = [one + other for one, other in zip(gone, drew, strict=True)]
    return found
