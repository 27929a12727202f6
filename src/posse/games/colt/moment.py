"""How far the game has come, according to the open steps, and the defaults of a scene for it."""

from typing import Final

from mypy_extensions import i64

from posse.engine.state import at_depth, bit
from posse.engine.step import Frame
from posse.games.colt import frames, steps
from posse.games.colt.data.options import AT_RANDOM, CHARACTERS
from posse.games.colt.data.rounds import (
    FIRST_STATION,
    MARSHALS_REVENGE,
    MOST_TURNS,
    ROUND_CARD,
    ROUNDS,
    SIMULTANEOUS,
    STANDARD,
    symbol_of,
)
from posse.games.colt.setup import bandits_in_play, picker, round_cards
from posse.games.colt.state import ColtState

USUAL_CARD: Final = ROUND_CARD.index("bridge")
BEFORE_ROUNDS: Final = {
    *(frames.CHARACTERS, frames.CHARACTER, frames.STARTS, frames.START_CAR),
    *(frames.HORSE_ATTACK, frames.BOARD, frames.LAST_RIDER),
}
IN_SCHEMIN: Final = {frames.SCHEMIN, frames.ACT, frames.PLAY_CARD, frames.ALL_AT_ONCE}

# --- defaults of a scene


def usual_round(card: int, named: list[Frame]) -> int:
    """The round while these steps are open: the first, unless they or the card imply another."""
    if not named:
        return ROUNDS
    kinds = {kind for kind, _, _ in named}
    if kinds == {frames.GAME}:
        return _rounds_of(named[0][2][0])
    if kinds & BEFORE_ROUNDS:
        return 0
    return ROUNDS if card >= FIRST_STATION or frames.COUNT_MONEY in kinds else 1


def is_to_begin(named: list[Frame]) -> bool:
    """Whether the steps of a scene belong to a round that is not counted yet."""
    kind, _, values = named[-1] if named else (-1, 0, [0])
    return kind == frames.START_OF_ROUND or (kind == frames.ROUND and values[0] == 0)


def usual_card(state: ColtState, past: int, named: list[Frame]) -> int:
    """An ordinary round card with a turn that the open act needs; in the last round a station."""
    if state.round == 0:
        return -1
    if state.round == ROUNDS:
        return MARSHALS_REVENGE
    symbol = _symbol_named(named)
    others = [card for card in range(i64(FIRST_STATION)) if round_cards(state.rules) & ~past & 1 << card]
    fitting = [card for card in (USUAL_CARD, *others) if symbol < 0 or symbol in symbols(card, state.seats)]
    return next((card for card in fitting if not past >> card & 1), USUAL_CARD)


def usual_turn(state: ColtState, named: list[Frame]) -> int:
    """The first turn that fits the open act; before Schemin' none is over, after it all are."""
    turns = symbols(state.card, state.seats)
    kinds = {kind for kind, _, _ in named}
    if kinds & IN_SCHEMIN:
        symbol = _symbol_named(named)
        return turns.index(symbol) if symbol in turns else 0
    is_open = bool(named) and named[-1][0] == frames.ROUND and named[-1][2][0] == 1
    return 0 if is_open else len(turns)


def _symbol_named(named: list[Frame]) -> int:
    for kind, _, values in named:
        if kind == frames.ACT:
            return values[0]
        if kind == frames.ALL_AT_ONCE:
            return SIMULTANEOUS
        if kind == frames.PLAY_CARD:
            return STANDARD
    return -1


def symbols(card: i64, seats: i64) -> list[int]:
    """The turns of a round card; none before the first round."""
    if card < 0:
        return []
    return [symbol for turn in range(i64(MOST_TURNS)) if (symbol := symbol_of(card, turn, seats)) >= 0]


def are_usually_aboard(named: list[Frame]) -> bool:
    """Whether the bandits are in the train while these steps are open."""
    kinds = {kind for kind, _, _ in named}
    if kinds == {frames.GAME}:
        return named[0][2][0] >= steps.GAME.place(frames.STARTS)
    return not kinds & BEFORE_ROUNDS


def are_picking(state: ColtState, named: list[Frame]) -> bool:
    """Whether players still pick their bandits while these steps are open."""
    if state.rules[CHARACTERS] == AT_RANDOM or not named:
        return False
    kind, _, values = named[-1]
    return kind in (frames.CHARACTER, frames.CHARACTERS) or (kind == frames.GAME and values[0] == 0)


def usual_assigned(state: ColtState, named: list[Frame], given: int) -> int:
    """How many bandits have a player while these steps are open; the given number, if possible."""
    everybody = bandits_in_play(state)
    if not are_picking(state, named):
        return everybody
    kind, asked, values = named[-1]
    if kind != frames.CHARACTER:
        return min(values[0], everybody) if kind == frames.CHARACTERS else 0
    turns = [turn for turn in range(everybody) if bit(picker(state, turn)) == asked]
    return given if given in turns or not turns else turns[0]


# --- derived from the open steps


def rounds_begun(state: ColtState) -> int:
    """The current round."""
    kind, begun = at_depth(state, 0)
    if kind < 0:
        return ROUNDS
    return _rounds_of(begun) - (1 if _is_round_to_begin(state) else 0)


def _rounds_of(begun: int) -> int:
    return min(max(begun - steps.GAME.place(frames.ROUND) + 1, 0), ROUNDS)


def _is_round_to_begin(state: ColtState) -> bool:
    kind, begun = at_depth(state, 1)
    return kind == frames.ROUND and begun - (1 if state.top > 1 else 0) <= 0


def is_over(state: ColtState, part: i64) -> bool:
    """Whether a part of the current round is over; between two rounds all are."""
    kind, begun = at_depth(state, 1)
    if kind != frames.ROUND or _is_round_to_begin(state):
        return True
    return begun - (1 if state.top > 1 else 0) >= steps.ROUND.place(part)


def is_before_rounds(state: ColtState) -> bool:
    """Whether bandits are still being picked, or are boarding."""
    kind, begun = at_depth(state, 0)
    return kind >= 0 and begun - (0 if state.top else -1) <= steps.GAME.place(frames.STARTS)


def have_picked(state: ColtState) -> bool:
    """Whether every bandit in play has been assigned, with its cards and purse."""
    if state.rules[CHARACTERS] == AT_RANDOM or state.top < 0:
        return True
    return at_depth(state, 1)[0] != frames.CHARACTERS and at_depth(state, 0) != (frames.GAME, 0)
