"""What lies under an open step in a scene written by hand: the rules know where each step belongs."""

from typing import Final

from posse.engine.step import Frame
from posse.engine.words import seats_of
from posse.games.trail import frames
from posse.games.trail.state import TrailState

# Steps after which the location reached is entered.
ON_THE_WAY: Final = {frames.BEGIN, frames.MOVE, frames.DRIVE, frames.WAY}
# Duties whose first argument is the seat.
OF_A_SEAT: Final = {
    frames.TURN,
    frames.ARRIVE,
    frames.KANSAS_CITY,
    frames.DELIVERED,
    frames.PAY_TRANSPORT,
    frames.ENGINE_STOPS,
    frames.IMMEDIATE,
    frames.GAIN_AFTER,
}
AFTER_FORESIGHT: Final = 4


def seat_of(frame: Frame) -> int:
    """Whom a step is about; the first seat for what is nobody's."""
    kind, mask, values = frame
    if mask:
        return seats_of(mask)[0]
    return values[0] if kind in OF_A_SEAT else 0


def frames_under(state: TrailState, frame: Frame) -> list[Frame]:
    """The frames below a lone one, the lowest first."""
    kind, _, values = frame
    seat = seat_of(frame)
    game: Frame = (frames.GAME, 0, [0, 0, 0, 0])
    turn: Frame = (frames.TURN, 0, [seat, 1, 0, 0])
    if kind == frames.GAME:
        return []
    if kind == frames.TURN:
        return [game]
    if kind in (frames.ARRIVE, frames.VISIT, frames.KANSAS_CITY):
        return [game, turn]
    if kind in ON_THE_WAY:
        return [game, turn, (frames.ARRIVE, 0, [seat, 0, 0, 0])]
    part = _part_of_kansas_city(kind, values)
    if part:
        return [game, turn, (frames.KANSAS_CITY, 0, [seat, part, 0, 0])]
    used = 0 if kind == frames.FREE_MOVE else frames.ALL_SLOTS
    return [game, turn, (frames.VISIT, 1 << seat, [max(state.place[seat], 0), used, 0, 0])]


def _part_of_kansas_city(kind: int, values: list[int]) -> int:
    """How many parts have begun when a step of Kansas City is open; 0 for steps that belong elsewhere."""
    if kind == frames.FORESIGHT:
        return values[0]
    if kind == frames.INCOME or (kind == frames.DELIVER and not values[1]):
        return AFTER_FORESIGHT
    return 0
