"""Imagined worlds of a seat: the duel tiles of the others, sampled consistently with public facts (R-41).

There are two independent unknowns. Of hands dealt at the start, the number of tiles and the total are public, and so is
the union of all their tiles. Of hands drawn from the discard, what was there and what has been played since is public.
All distributions of unseen tiles that agree with this are equally likely.
"""

from math import comb, gcd, perm
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.games.carson.data.options import DUEL_TILES
from posse.games.carson.data.rates import REDRAW, TILE_VALUES
from posse.games.carson.state import CarsonState
from posse.games.carson.tiles import DREW, LAY, PLAYED, ROW, are_laid_openly, hand_size, lay_there, played_of
from posse.games.carson.words import DRAWN_TILE, SHARE

VALUES: Final = range(TILE_VALUES)
MOST_REMEMBERED: Final = 50_000  # divisions, of about 200 bytes each
MOST_COUNTED: Final = 40
MOST_WAYS: Final = 40_000  # of about 400 bytes each, in all that were counted before
WEIGHT_BITS: Final = 56

Counts = tuple[int, ...]
Divisions = list[tuple[int, Counts]]


def redraw(state: CarsonState, seat: i64, dice: Dice) -> None:
    """Sample anew what the seat cannot know; the state looks the same to them. -1 is a spectator."""
    if state.rules[DUEL_TILES]:
        _deal_starting_hands(state, seat, dice)
        _deal_drawn_hands(state, seat, dice)
        if not are_laid_openly(state):
            _lay_tiles(state, seat, dice)
    _forget_half_moves(state, seat)


def _forget_half_moves(state: CarsonState, viewer: i64) -> None:
    """Reset the half-moves of other seats, which are hidden (R-40)."""
    for seat in range(len(state.half)):
        if seat != viewer:
            state.half[seat] = -1


def _hand(state: CarsonState, seat: i64) -> Counts:
    return tuple(state.hands[seat * TILE_VALUES : (seat + 1) * TILE_VALUES])


def _set_hand(state: CarsonState, seat: i64, hand: Counts) -> None:
    for value in VALUES:
        state.hands[seat * TILE_VALUES + value] = hand[value]


def _lay_tiles(state: CarsonState, viewer: i64, dice: Dice) -> None:
    """Replace a tile that another seat has laid face down by any tile of its hand."""
    for seat in range(state.seats):
        if seat != viewer and state.chosen[seat] >= 0:
            state.chosen[seat] = dice.weigh(DRAWN_TILE, vec[i64](_hand(state, seat)))


# --- hands dealt at the start: split all their tiles so that counts and totals match


def _deal_starting_hands(state: CarsonState, viewer: i64, dice: Dice) -> None:
    group = [seat for seat in range(state.seats) if seat != viewer and state.rest[seat] >= 0]
    if not group:
        return
    pool = tuple(sum(_hand(state, seat)[value] for seat in group) for value in VALUES)
    sizes = tuple(int(hand_size(state, seat)) for seat in group)
    totals = tuple(int(state.rest[seat]) for seat in group)
    for seat, hand in zip(group, _divide(pool, sizes, totals, dice), strict=True):
        _set_hand(state, seat, hand)


def _divide(pool: Counts, sizes: Counts, totals: Counts, dice: Dice) -> list[Counts]:
    """Deal hands to a group from the pool, by recursively splitting the group in half."""
    if len(sizes) == 1:
        return [pool]
    half = len(sizes) // 2
    share = _draw_share(_divisions(pool, sizes, totals), dice)
    rest = tuple(pool[value] - share[value] for value in VALUES)
    return _divide(share, sizes[:half], totals[:half], dice) + _divide(rest, sizes[half:], totals[half:], dice)


def _draw_share(divisions: Divisions, dice: Dice) -> Counts:
    """A random split with probability proportional to its weight, drawn value by value so that records can show it."""
    for value in VALUES:
        weights: dict[int, int] = {}
        for weight, share in divisions:
            weights[share[value]] = weights.get(share[value], 0) + weight
        if len(weights) > 1:
            drawn = dice.weigh(SHARE, vec[i64]([weights.get(count, 0) for count in range(max(weights) + 1)]))
            divisions = [division for division in divisions if division[1][value] == drawn]
    return divisions[0][1]


class _Remembered:
    """Divisions that were worked out. All are forgotten when they are too many: some pools have hundreds, some one."""

    def __init__(self) -> None:
        self.known: dict[tuple[Counts, Counts, Counts], Divisions] = {}
        self.size = 0

    def add(self, key: tuple[Counts, Counts, Counts], divisions: Divisions) -> None:
        if self.size > MOST_REMEMBERED:
            self.known.clear()
            self.size = 0
        self.known[key] = divisions
        self.size += len(divisions) + 1


_remembered: Final = _Remembered()


def _divisions(pool: Counts, sizes: Counts, totals: Counts) -> Divisions:
    """The possible tiles of the first half of the group with their number of ways, counting tiles as distinct."""
    key = (pool, sizes, totals)
    if key not in _remembered.known:
        _remembered.add(key, _work_out(pool, sizes, totals))
    return _remembered.known[key]


def _work_out(pool: Counts, sizes: Counts, totals: Counts) -> Divisions:
    half = len(sizes) // 2
    found: Divisions = []
    for share in _shares(pool, 0, sum(sizes[:half]), sum(totals[:half])):
        rest = tuple(pool[value] - share[value] for value in VALUES)
        weight = _ways(share, sizes[:half], totals[:half]) * _ways(rest, sizes[half:], totals[half:])
        for value in VALUES:
            weight *= comb(pool[value], share[value])
        if weight:
            found.append((weight, share))
    return found


def _ways(pool: Counts, sizes: Counts, totals: Counts) -> int:
    """The number of ways in which a group can split a pool that matches its counts and totals."""
    if len(sizes) == 1:
        return 1
    return sum(weight for weight, _ in _divisions(pool, sizes, totals))


def _shares(pool: Counts, value: int, size: int, total: int) -> list[Counts]:
    """Every choice of this many tiles of this value or above with this total."""
    if value == TILE_VALUES:
        return [()] if size == 0 and total == 0 else []
    if total < value * size or total > (TILE_VALUES - 1) * size:
        return []
    found: list[Counts] = []
    for count in range(min(pool[value], size) + 1):
        found += [(count, *more) for more in _shares(pool, value + 1, size - count, total - value * count)]
    return found


# --- hands drawn from the discard: cell by cell, value after value and draw after draw


Memory = dict[tuple[int, Counts, int], int]

_counted: dict[str, Memory] = {}


def _memory_of(facts: str) -> Memory:
    """The memoised counts for the same draws, since a state is usually imagined many times."""
    if facts not in _counted:
        if len(_counted) >= MOST_COUNTED or sum(len(memory) for memory in _counted.values()) > MOST_WAYS:
            _counted.clear()
        _counted[facts] = {}
    return _counted[facts]


class Draws:
    """The remembered draws as the viewer knows them, and the memoised number of ways to place the unknown tiles."""

    def __init__(self, state: CarsonState, viewer: i64) -> None:
        self.rows = list(range(0, len(state.redraws), ROW))
        self.lay: list[list[int]] = []
        self.played: list[list[int]] = []
        self.known: list[list[int]] = []
        self.unknown: list[int] = []
        for row in self.rows:
            own = state.redraws[row] == viewer
            self.lay.append([state.redraws[row + LAY + value] for value in VALUES])
            self.played.append([state.redraws[row + PLAYED + value] for value in VALUES])
            self.known.append([state.redraws[row + (DREW if own else PLAYED) + value] for value in VALUES])
            self.unknown.append(0 if own else int(REDRAW - played_of(state, row)))
        self._memory = _memory_of(str([self.lay, self.played, self.known]))

    def weight(self, value: int, draw: int, more: int, gone: int) -> int:
        """Ways to draw this many tiles of a value when some of those there are gone, and to play the played."""
        drawn = self.known[draw][value] + more
        left = self.lay[draw][value] - gone
        if left < drawn:
            return 0
        return comb(left, drawn) * perm(drawn, self.played[draw][value])

    def ways(self, cell: int, open_slots: Counts, gone: int) -> int:
        """Ways to fill the cells from this one on; `gone` tiles of its value went to earlier draws."""
        if cell == TILE_VALUES * len(self.rows):
            return 0 if any(open_slots) else 1
        key = (cell, open_slots, gone)
        if key not in self._memory:
            self._memory[key] = sum(self.branches(cell, open_slots, gone))
        return self._memory[key]

    def branches(self, cell: int, open_slots: Counts, gone: int) -> list[int]:
        """The ways for each number of unknown tiles of the cell's value in the cell's draw."""
        value, draw = divmod(cell, len(self.rows))
        found: list[int] = []
        for more in range(open_slots[draw] + 1):
            weight = self.weight(value, draw, more, gone)
            if weight:
                weight *= self.ways(cell + 1, _less(open_slots, draw, more), self.gone_after(cell, more, gone))
            found.append(weight)
        return found

    def gone_after(self, cell: int, more: int, gone: int) -> int:
        value, draw = divmod(cell, len(self.rows))
        return 0 if draw + 1 == len(self.rows) else gone + self.known[draw][value] + more


def _less(slots: Counts, index: int, taken: int) -> Counts:
    return (*slots[:index], slots[index] - taken, *slots[index + 1 :])


def _deal_drawn_hands(state: CarsonState, viewer: i64, dice: Dice) -> None:
    draws = Draws(state, viewer)
    if not any(draws.unknown):
        return
    there = [int(lay_there(state, value)) for value in VALUES]
    open_slots: Counts = tuple(draws.unknown)
    gone = 0
    for cell in range(TILE_VALUES * len(draws.rows)):
        value, draw = divmod(cell, len(draws.rows))
        branches = draws.branches(cell, open_slots, gone)
        more = 0
        if sum(1 for ways in branches if ways) > 1:
            more = dice.weigh(SHARE, _as_weights(branches))
        elif any(branches):
            more = next(number for number, ways in enumerate(branches) if ways)
        state.redraws[draws.rows[draw] + DREW + value] = draws.known[draw][value] + more
        gone = draws.gone_after(cell, more, gone)
        open_slots = _less(open_slots, draw, more)
    _follow_draws(state, draws, there)


def _as_weights(ways: list[int]) -> vec[i64]:
    """Numbers of ways as weights: reduced, and rounded if they are still too large for dice."""
    common = gcd(*ways)
    beyond = max((sum(ways) // common).bit_length() - WEIGHT_BITS, 0)
    weights = vec[i64]()
    for number in ways:
        weights = append(weights, max((number // common) >> beyond, 1) if number else 0)
    return weights


def _follow_draws(state: CarsonState, draws: Draws, there: list[int]) -> None:
    """Compute the discard (the tiles there less the draws) and the hands (the last draw less what was played)."""
    for value in VALUES:
        state.discard[value] = there[value]
    for row in draws.rows:
        for value in VALUES:
            drawn = state.redraws[row + DREW + value]
            state.discard[value] -= drawn
            state.hands[state.redraws[row] * TILE_VALUES + value] = drawn - state.redraws[row + PLAYED + value]
