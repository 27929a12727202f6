"""What lies under an open step in a scene written by hand: the rules know where each step belongs."""

from typing import Final

from posse.engine.errors import BadScene
from posse.engine.step import Frame
from posse.engine.words import seats_of
from posse.games.colt import frames, steps
from posse.games.colt.data.rounds import symbol_of
from posse.games.colt.data.train import inside
from posse.games.colt.state import ColtState

# The part of the round, or of the game, in which a step is opened.
PART_OF_ROUND: Final = {
    frames.ACT: frames.SCHEMIN,
    frames.PLAY_CARD: frames.SCHEMIN,
    frames.ALL_AT_ONCE: frames.SCHEMIN,
    frames.KEEP_CARDS: frames.KEEPING,
    frames.MOVE: frames.STEALIN,
    frames.MARSHAL: frames.STEALIN,
    frames.FIRE: frames.STEALIN,
    frames.ROBBERY: frames.STEALIN,
    frames.PUNCH: frames.STEALIN,
    frames.RIDE: frames.STEALIN,
    frames.FLEE: frames.STEALIN,
    frames.SEIZE_HOSTAGE: frames.STEALIN,
    frames.CHASE: frames.STEALIN,
    frames.SHOTGUN_FIRES: frames.STEALIN,
    frames.PICKPOCKET: frames.PICKPOCKETS,
    frames.PICKPOCKETS: frames.ROUND_EVENT,
    frames.MARSHAL_RUNS: frames.ROUND_EVENT,
}
# Questions in the middle of a punch: the direction is asked last.
OF_PUNCH: Final = {frames.KNOCK_LOOT, frames.TAKE_PURSE, frames.PUSH_TARGET}
BEFORE_THE_ROUNDS: Final = {
    frames.CHARACTER: frames.CHARACTERS,
    frames.START_CAR: frames.STARTS,
    frames.BOARD: frames.HORSE_ATTACK,
    frames.LAST_RIDER: frames.HORSE_ATTACK,
}


def frames_under(state: ColtState, frame: Frame) -> list[Frame]:
    """The frames below a lone one, the lowest first."""
    kind, mask, values = frame
    if kind in (frames.ACT, frames.PLAY_CARD) and len(seats_of(mask)) != 1:
        raise BadScene("scene-step", given=frames.KINDS.phrase(kind, mask, values))
    if kind == frames.GAME:
        return []
    if kind in (frames.CHARACTERS, frames.STARTS, frames.COUNT_MONEY, frames.ROUND):
        return [_game(state, kind)]
    if kind == frames.HORSE_ATTACK:
        return [_game(state, frames.STARTS)]
    if kind in BEFORE_THE_ROUNDS:
        return _before_the_rounds(state, kind, mask, values)
    if kind in OF_PUNCH:
        return _in_punch(state, kind, mask, values)
    part = PART_OF_ROUND.get(kind, kind)
    if part == frames.PICKPOCKETS:
        return [*_round(state, frames.ROUND_EVENT), (frames.PICKPOCKETS, 0, [6, 0, 0, 0])]
    if part == frames.ROUND_EVENT and kind != frames.ROUND_EVENT:
        return _round(state, frames.ROUND_EVENT)
    if part == kind:
        return _round(state, kind)[:2]
    under = [*_round(state, part)[:2], _duty(part, kind)]
    if kind == frames.PLAY_CARD:
        under.append((frames.ACT, mask, [symbol_of(state.card, state.turn, state.seats), 0, 0, 0]))
    return under


def _game(state: ColtState, kind: int) -> Frame:
    """The game in a part; rounds are counted by the table."""
    if kind == frames.ROUND:
        return frames.GAME, 0, [steps.GAME.place(frames.ROUND) + max(state.round, 1) - 1, 0, 0, 0]
    return frames.GAME, 0, [steps.GAME.place(kind), 0, 0, 0]


def _round(state: ColtState, kind: int) -> list[Frame]:
    """Game and round in a part of it; a round that its first step is yet to begin is not counted by the table."""
    if not any(kind == part for part in steps.ROUND.kinds):
        raise BadScene("scene-step", given=frames.KINDS.declared[kind].name)
    begun = state.round + 1 if kind == frames.START_OF_ROUND else max(state.round, 1)
    game = frames.GAME, 0, [steps.GAME.place(frames.ROUND) + begun - 1, 0, 0, 0]
    return [game, (frames.ROUND, 0, [steps.ROUND.place(kind), 0, 0, 0])]


def _duty(part: int, kind: int) -> Frame:
    begun = part == frames.KEEPING or kind == frames.ALL_AT_ONCE
    return part, 0, [int(begun), 0, 0, 0]


def _before_the_rounds(state: ColtState, kind: int, mask: int, values: list[int]) -> list[Frame]:
    duty = BEFORE_THE_ROUNDS[kind]
    if duty == frames.HORSE_ATTACK:
        column = values[0] if kind == frames.BOARD else values[1]
        return [_game(state, frames.STARTS), (duty, 0, [column or inside(state.cars), 0, 0, 0])]
    turns = sum(1 for seat in state.owner if seat >= 0) + 1
    if duty == frames.STARTS:
        turns = (seats_of(mask)[0] - state.first) % state.seats + 1
    return [_game(state, duty), (duty, 0, [turns, 0, 0, 0])]


def _in_punch(state: ColtState, kind: int, mask: int, values: list[int]) -> list[Frame]:
    under = [*_round(state, frames.STEALIN), (frames.STEALIN, 0, [0, 0, 0, 0])]
    if kind != frames.PUSH_TARGET:
        under.append((frames.PUSH_TARGET, mask, [values[0], values[1], 0, 0]))
    return under
