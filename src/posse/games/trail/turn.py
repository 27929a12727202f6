"""The order of play: turns, phases, the end (chapters 3, 17 and 18)."""

from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.state import pop
from posse.engine.step import Frame, Step
from posse.games.trail import frames
from posse.games.trail.deck import draw_up
from posse.games.trail.ending import tell_count
from posse.games.trail.phases import is_paid_way, owner_of
from posse.games.trail.state import TrailState
from posse.games.trail.words import TURN


class Play(Step[TrailState]):
    """GWT-3.1, GWT-18.3: turn after turn clockwise; once the token is taken, one more for every other player."""

    def run(self, state: TrailState, dice: Dice, log: Log) -> None:
        if state.holder >= 0:
            if state.left == 0:
                pop(state)
                if log.loud:
                    tell_count(state, log)
                return
            state.left -= 1
        seat = state.current
        log.say(TURN, seat)
        frames.open_duty(state, frames.TURN, seat)


class Turn(Step[TrailState]):
    """GWT-3.2: phases A and B, then the hand is filled up."""

    def run(self, state: TrailState, dice: Dice, log: Log) -> None:
        seat = frames.seat_of(state)
        if not frames.has_begun(state):
            frames.mark_begun(state)
            frames.open_duty(state, frames.ARRIVE, seat)
            frames.ask(state, first_question(state, seat), seat)
        else:
            pop(state)
            draw_up(state, seat, dice, log)
            state.current = (seat + 1) % state.seats

    def under(self, state: TrailState, above: Frame) -> Frame:
        return self.kind, 0, [owner_of(above), 1, 0, 0]

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        """Check that a way is directly on the turn only when it ends phase B (GWT-12.7)."""
        return super().can_lie_under(state, frame, above) and not is_paid_way(above)


def first_question(state: TrailState, seat: i64) -> i64:
    """GWT-3.3: a cattleman who is not on the trail yet begins on a neutral building."""
    return frames.BEGIN if state.place[seat] < 0 else frames.MOVE
