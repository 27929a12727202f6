"""What lies under an open step in a scene written by hand: the rules know where each step belongs."""

from typing import Final

from posse.engine.errors import BadScene
from posse.engine.step import Frame
from posse.engine.words import seats_of
from posse.games.carson import frames, steps
from posse.games.carson.data.board import CONSTRUCTION_3, PARCELS, SPACES
from posse.games.carson.data.options import DECLARES
from posse.games.carson.data.rates import ROUNDS
from posse.games.carson.duel_order import DuelOrder, order_chooser
from posse.games.carson.state import CarsonState

SETUP: Final = {frames.STARTING_PARCELS, frames.START_PARCEL}
CHOOSING: Final = {
    frames.CHARACTERS,
    frames.CHARACTER,
    frames.SHOPKEEPER,
    frames.WORKER,
    frames.SETTLER_PARCEL,
    frames.SETTLER_CASH,
    frames.CAPTAIN,
}
PLACING: Final = {frames.PLACEMENT, frames.PLACE_COWBOY, frames.KIT_CARSON}
ENDING: Final = {
    frames.RED_POWERS,
    frames.BANKER,
    frames.SETTLER_END,
    frames.NEW_COWBOYS,
    frames.CASH_LIMITS,
    frames.CASH_LIMIT,
    frames.NEW_ROW,
    frames.CLEAR_UP,
}
FINISH: Final = {frames.LAST_ROADS, frames.LAST_ROAD, frames.SCORING}
BEFORE_PASSING: Final = {frames.GAME, frames.ROUND} | SETUP | CHOOSING | PLACING

# Questions that stand on another one, which a scene must name too.
NESTED: Final = {frames.HOUSE, frames.CONSENT, frames.ROADS}

# The duty that asks a question, where the frame does not say it by itself.
ASKED_BY: Final = {
    frames.START_PARCEL: frames.STARTING_PARCELS,
    frames.CHARACTER: frames.CHARACTERS,
    frames.SHOPKEEPER: frames.CHARACTERS,
    frames.WORKER: frames.CHARACTERS,
    frames.SETTLER_PARCEL: frames.CHARACTERS,
    frames.SETTLER_CASH: frames.CHARACTERS,
    frames.CAPTAIN: frames.CHARACTERS,
    frames.PLACE_COWBOY: frames.PLACEMENT,
    frames.KIT_CARSON: frames.PLACEMENT,
    frames.BUY_PARCELS: frames.UNCONTESTED,
    frames.NEXT_PARCEL: frames.CONTESTED,
    frames.BUY_PARCEL: frames.CONTESTED,
    frames.KEPT_TURN: frames.KEPT_BUILDINGS,
    frames.NEXT_ATTACK: frames.ATTACKS,
    frames.BANKER: frames.RED_POWERS,
    frames.SETTLER_END: frames.RED_POWERS,
    frames.CASH_LIMIT: frames.CASH_LIMITS,
    frames.LAST_ROAD: frames.LAST_ROADS,
}


def has_passed_by(state: CarsonState, kind: int) -> bool:
    """Whether everybody has passed: after the placement phase, and still when a later round begins (CC-3.2)."""
    if kind in (frames.ROUND, frames.CHARACTERS):
        return state.round > 1
    return kind not in BEFORE_PASSING


def rounds_begun(state: CarsonState, frame: Frame) -> int:
    """The round on the table before a step runs: one that the step itself begins is not counted yet (CC-3.1)."""
    kind, _, values = frame
    if kind == frames.GAME:
        return min(max(values[0] - 1, 0), ROUNDS)
    if kind in SETUP:
        return 0
    begins = kind in (frames.ROUND, frames.CHARACTERS) and values[0] == 0
    return state.round - 1 if begins else state.round


def frames_under(state: CarsonState, frame: Frame) -> list[Frame]:
    """The frames below a lone one, `game` first."""
    kind, mask, values = frame
    if kind in NESTED:
        raise BadScene("scene-step", given=frames.KINDS.phrase(kind, mask, values))
    if kind == frames.GAME:
        return []
    if kind in ASKED_BY:
        duty = _duty(state, ASKED_BY[kind], kind, mask)
        return [*frames_under(state, duty), duty]
    if kind in (frames.CHOOSE_TILES, frames.LAY_TILE):
        duel: Frame = (frames.DUEL, 0, values)
        return [*frames_under(state, duel), duel]
    if kind == frames.ROUND:
        return [_game(state, state.round)]
    if kind in SETUP or kind in FINISH:
        return [_at(frames.GAME, steps.GAME.place(kind))]
    if kind in CHOOSING or kind in PLACING:
        return [_game(state, state.round), _at(frames.ROUND, steps.ROUND.place(kind))]
    if kind == frames.END_OF_ROUND:
        return _phase(state, kind)
    if kind in ENDING:
        return [*_phase(state, frames.END_OF_ROUND), _at(frames.END_OF_ROUND, steps.END_OF_ROUND.place(kind))]
    return _under_resolution(state, frame)


def _at(kind: int, part: int) -> Frame:
    return kind, 0, [part, 0, 0, 0]


def _game(state: CarsonState, number: int) -> Frame:
    """The game in one of its rounds."""
    return _at(frames.GAME, steps.GAME.place(frames.ROUND) + number - 1)


def _phase(state: CarsonState, phase: int) -> list[Frame]:
    return [_game(state, state.round), _at(frames.ROUND, steps.ROUND.place(phase))]


def _duty(state: CarsonState, duty: int, kind: int, mask: int) -> Frame:
    """The duty that asks this question of this seat, with its counter behind the seat's turn."""
    seat = seats_of(mask)[0] if mask else 0
    if kind in (frames.NEXT_PARCEL, frames.NEXT_ATTACK):
        return duty, 0, [1, seat, 0, 0]
    if kind == frames.BUY_PARCEL:
        return _ordered(state, steps.CONTESTED, mask)
    if kind == frames.KIT_CARSON:
        return duty, 0, [0, 0, 0, 0]
    order = list(state.pass_order if has_passed_by(state, kind) else state.order)
    turn = order.index(seat) + 1
    if duty == frames.PLACEMENT:
        turn %= state.seats
    return duty, 0, [turn, 0, 0, 0]


def _ordered(state: CarsonState, order: DuelOrder, fighters: int) -> Frame:
    """The duty that orders duels when some fight or have fought; who chooses follows from all that are in it."""
    for parcel in range(PARCELS):
        if state.standing[SPACES + parcel] and order.is_waiting(state, parcel):
            fighters |= order.fighters(state, parcel)
    return order.kind, 0, [1, order_chooser(state, fighters), 0, 0]


def _under_resolution(state: CarsonState, frame: Frame) -> list[Frame]:
    kind, _, values = frame
    below = _phase(state, frames.RESOLUTION)
    if kind == frames.RESOLUTION:
        return below
    if kind == frames.DUEL and values[0] >= SPACES:
        contested = state.owner[values[0] - SPACES] < 0
        duty = _ordered(state, steps.CONTESTED if contested else steps.ATTACKS, values[1])
        return [*frames_under(state, duty), duty]
    if kind == frames.BUILD and values[1] == 0:
        seat = seats_of(frame[1])[0]
        choosing: Frame = (frames.CHARACTERS, 0, [list(state.order).index(seat) + 1, 0, 0, 0])
        return [*frames_under(state, choosing), choosing]
    if kind in (frames.RESOLVE, frames.CARRY_OUT, frames.BUY_VP, frames.BUY_BUILDING, frames.DUEL, frames.BUILD):
        space = CONSTRUCTION_3 if kind == frames.BUILD else values[0]
        return [*below, _at(frames.RESOLUTION, steps.RESOLUTION.place(frames.RESOLVE, space))]
    if kind in (frames.CONTESTED, frames.UNCONTESTED, frames.KEPT_BUILDINGS, frames.ESTATE):
        return [*below, _at(frames.RESOLUTION, steps.RESOLUTION.place(kind))]
    moment = values[0] if kind == frames.SHOPKEEPER_SPEAKS else 0
    if kind == frames.DECLARE:
        kind, moment = frames.SHOPKEEPER_SPEAKS, state.rules[DECLARES]
    part = steps.ESTATE.place(kind, moment)
    return [
        *below,
        _at(frames.RESOLUTION, steps.RESOLUTION.place(frames.ESTATE)),
        _at(frames.ESTATE, part),
    ]
