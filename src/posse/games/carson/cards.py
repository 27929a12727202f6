"""Character cards of a scene: which seats have one at each step of a round, and which card a question is about."""

from typing import Final

from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.scene import Said
from posse.engine.state import WIDTH, at_depth, bit, is_open, lowest
from posse.games.carson import frames
from posse.games.carson.data.characters import (
    BANKER,
    CAPTAIN,
    CHARACTER,
    RED,
    SETTLER,
    SHERIFF,
    SHOPKEEPER,
    WORKER,
)
from posse.games.carson.data.options import RED_SHERIFF_WHITE
from posse.games.carson.moment import OVER, phase_of
from posse.games.carson.state import CarsonState

YELLOW: Final = 0
EITHER: Final = -1

# The card, and its side, of the seat that is asked.
CARD_OF: Final = {
    frames.SHOPKEEPER: (SHOPKEEPER, EITHER),
    frames.WORKER: (WORKER, RED),
    frames.SETTLER_PARCEL: (SETTLER, YELLOW),
    frames.SETTLER_CASH: (SETTLER, RED),
    frames.CAPTAIN: (CAPTAIN, EITHER),
    frames.DECLARE: (SHOPKEEPER, YELLOW),
    frames.BANKER: (BANKER, RED),
    frames.SETTLER_END: (SETTLER, RED),
}

# Cards that do the least once they are taken come first; the red sheriff does much.
USUAL: Final = [SHERIFF, CAPTAIN, SETTLER, SHOPKEEPER, BANKER, WORKER]
USUAL_WITH_RED_SHERIFF: Final = [*USUAL[1:], SHERIFF]


def holders(state: CarsonState) -> i64:
    """The seats that have a card now: all from the placement phase on, and in turn order before (CC-4.1)."""
    phase, begun = phase_of(state)
    if phase == OVER:
        return 0
    if phase != frames.CHARACTERS:
        return bit(state.seats) - 1
    mask: i64 = 0
    for position in range(begun if begun < state.seats else state.seats):
        mask |= bit(state.order[position])
    return mask & ~_mask_at(state, 3) if at_depth(state, 3)[0] == frames.CHARACTER else mask


def _mask_at(state: CarsonState, depth: i64) -> i64:
    return state.stack[depth * WIDTH + 1]


def deal_usual_cards(state: CarsonState, said: Said) -> None:
    """Give a card to every seat that must have one and for which the scene names none."""
    silent = [seat for seat in range(state.seats) if "character" not in said.players[seat]]
    for seat, card in _wanted(state):
        if seat in silent and card not in list(state.character):
            state.character[seat] = card
    usual = USUAL if state.sides[SHERIFF] == YELLOW else USUAL_WITH_RED_SHERIFF
    for seat in silent:
        if state.character[seat] < 0 and holders(state) & bit(seat):
            state.character[seat] = next(card for card in usual if card not in list(state.character))


def _wanted(state: CarsonState) -> list[tuple[int, int]]:
    """Seats that must have a certain card: the one asked about it, and the holder of the white cowboy."""
    found = [(int(state.white), int(SHERIFF))] if state.white >= 0 else []
    for depth in range(state.top + 1):
        kind = state.stack[depth * WIDTH]
        if kind in CARD_OF:
            found.append((int(lowest(_mask_at(state, depth))), int(CARD_OF[kind][0])))
        elif kind == frames.BUILD and at_depth(state, 2)[0] == frames.CHARACTERS:
            found.append((int(lowest(_mask_at(state, depth))), int(WORKER)))
    return found


# --- checks


def card_faults(state: CarsonState) -> list[BadScene]:
    """Check that seats have cards when they must, all different, and that questions about a card match its side."""
    if state.top < 0:
        return []
    having = holders(state)
    return [
        *(fault for seat in range(state.seats) for fault in _holder_faults(state, seat, having & bit(seat) != 0)),
        *(fault for seat, card in _wanted(state) for fault in _wanted_faults(state, seat, card)),
        *_side_faults(state),
    ]


def _holder_faults(state: CarsonState, seat: i64, must: bool) -> list[BadScene]:
    card = state.character[seat]
    field = f"players[{seat}].character"
    if card < 0:
        return [BadScene("scene-no-card", field=field)] if must or state.promised[seat] else []
    if not must:
        return [BadScene("scene-card-early", field=field, given=CHARACTER.words[card])]
    if list(state.character).count(card) > 1:
        return [BadScene("scene-doubled", field=field, given=CHARACTER.words[card])]
    if state.promised[seat] and card not in (SHOPKEEPER, SETTLER):
        return [BadScene("scene-promised", field=f"players[{seat}].promised", given=CHARACTER.words[card])]
    return []


def _wanted_faults(state: CarsonState, seat: i64, card: i64) -> list[BadScene]:
    if state.character[seat] == card:
        return []
    given = CHARACTER.word(state.character[seat])
    return [BadScene("scene-card", field=f"players[{seat}].character", given=given, wanted=CHARACTER.words[card])]


def _side_faults(state: CarsonState) -> list[BadScene]:
    """Check the side of a card that a question needs; the red sheriff has the white cowboy only with the option."""
    wrong = [
        CHARACTER.words[card]
        for kind, (card, side) in CARD_OF.items()
        if side != EITHER and state.sides[card] != side and is_open(state, kind)
    ]
    if state.white >= 0 and state.sides[SHERIFF] == RED and not state.rules[RED_SHERIFF_WHITE]:
        wrong.append(CHARACTER.words[SHERIFF])
    if is_open(state, frames.BUILD) and phase_of(state)[0] == frames.CHARACTERS and state.sides[WORKER] != RED:
        wrong.append(CHARACTER.words[WORKER])
    return [BadScene("scene-side", field=f"sides.{card}") for card in wrong]
