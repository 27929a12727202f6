"""Phases and duties: their progress while one of their steps is open in a scene."""

from mypy_extensions import i64

from posse.engine.step import Frame, Parts, Step
from posse.engine.words import seats_of
from posse.games.carson import frames
from posse.games.carson.data.board import CONSTRUCTION_3, CONSTRUCTION_12
from posse.games.carson.data.options import DECLARES
from posse.games.carson.data.rates import ROUNDS
from posse.games.carson.reserve import own_parcels
from posse.games.carson.state import CarsonState


class WholeGame(Parts[CarsonState]):
    """The whole game: starting parcels, four rounds, scoring; the state counts the rounds."""

    def begun(self, state: CarsonState, above: Frame) -> int:
        if above[0] == frames.ROUND:
            return self.place(frames.ROUND) + max(state.round, 1) - 1
        return self.place(above[0])

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that nobody owns a parcel before the first part."""
        is_owned = any(own_parcels(state, seat) for seat in range(state.seats))
        return "scene-step-parcels" if frame[2][0] == 0 and is_owned else ""


class Round(Parts[CarsonState]):
    """CC-3.1."""

    def fault(self, state: CarsonState, frame: Frame) -> str:
        return "" if 1 <= state.round <= ROUNDS else "scene-step-round"


class Resolution(Parts[CarsonState]):
    """Section 7: the progress at a question about an action space is that of the space."""

    def begun(self, state: CarsonState, above: Frame) -> int:
        kind, _, values = above
        if kind in (frames.CONTESTED, frames.UNCONTESTED, frames.KEPT_BUILDINGS, frames.ESTATE):
            return self.place(kind)
        space = CONSTRUCTION_3 if kind == frames.BUILD else values[0]
        return self.place(frames.RESOLVE, space) if (frames.RESOLVE, space) in self.listed else 0

    def can_lie_under(self, state: CarsonState, frame: Frame, above: Frame) -> bool:
        """A building that is being built can come from any construction space."""
        if above[0] == frames.BUILD:
            first, last = (self.place(frames.RESOLVE, space) for space in (CONSTRUCTION_12, CONSTRUCTION_3))
            return first <= frame[2][0] <= last
        return super().can_lie_under(state, frame, above)


class Estate(Parts[CarsonState]):
    """CC-10.15: the shopkeeper is asked at the point that the option names."""

    def begun(self, state: CarsonState, above: Frame) -> int:
        if above[0] == frames.DECLARE:
            return self.place(frames.SHOPKEEPER_SPEAKS, state.rules[DECLARES])
        return super().begun(state, above)


def place_in(line: list[int], above: Frame) -> int:
    """How many seats have begun their turn when the seat of this question has it."""
    seats = seats_of(above[1])
    return line.index(seats[0]) + 1 if seats and seats[0] in line else 0


class Turns(Step[CarsonState]):
    """A duty that gives each seat a turn, in pass order; its argument counts those begun."""

    def line(self, state: CarsonState) -> list[int]:
        """The seats in their order."""
        return list(state.pass_order)

    def under(self, state: CarsonState, above: Frame) -> Frame:
        return self.kind, 0, [place_in(self.line(state), above), 0, 0, 0]

    def fault(self, state: CarsonState, frame: Frame) -> str:
        return "scene-step-turn" if frame[2][0] > state.seats else ""


def alone(state: CarsonState, place: i64, frame: Frame) -> str:
    """The error of a question about a place, unless the seat asked is alone there."""
    return "" if state.standing[place] == frame[1] else "scene-step-alone"
