"""Steps in a scene: the progress of phases under a step, and the questions that a bandit's player can be asked."""

from mypy_extensions import i64

from posse.engine.state import bit
from posse.engine.step import Frame, Parts, Step
from posse.games.colt import frames
from posse.games.colt.data.bandits import BANDITS
from posse.games.colt.data.rounds import ROUNDS
from posse.games.colt.data.train import GONE
from posse.games.colt.state import ColtState


class WholeGame(Parts[ColtState]):
    """The whole game: start, five rounds, final count; the state counts the rounds."""

    def begun(self, state: ColtState, above: Frame) -> int:
        if above[0] == frames.ROUND:
            return self.place(frames.ROUND) + state.round - 1
        return self.place(frames.STARTS if above[0] == frames.HORSE_ATTACK else above[0])


class Round(Parts[ColtState]):
    """CE-3.1, CE-20.1: some events leave a duty behind."""

    def begun(self, state: ColtState, above: Frame) -> int:
        return self.place(above[0]) if (above[0], 0) in self.listed else self.place(frames.ROUND_EVENT)

    def can_lie_under(self, state: ColtState, frame: Frame, above: Frame) -> bool:
        """The Shotgun fires after an event, and after the Stagecoach has moved."""
        if above[0] == frames.SHOTGUN_FIRES and frame[2][0] == self.place(frames.COACH_MOVES):
            return True
        return super().can_lie_under(state, frame, above)

    def fault(self, state: ColtState, frame: Frame) -> str:
        return "" if 1 <= state.round <= ROUNDS else "scene-step-round"


class BanditStep(Step[ColtState]):
    """A question about what a bandit does: its player must be asked, and the bandit must be in play."""

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        """Whether the rules can lead to this question."""
        return True

    def fault(self, state: ColtState, frame: Frame) -> str:
        _, asked, values = frame
        bandit: i64 = values[0]
        owner = state.owner[bandit]
        if owner < 0 or asked != bit(owner):
            return "scene-step-bandit"
        return "" if self.is_there(state, bandit) and self.can_ask(state, bandit, values[1]) else "scene-step-vain"

    def is_there(self, state: ColtState, bandit: i64) -> bool:
        return 0 <= state.spot[bandit] < GONE


def bandits_assigned(state: ColtState) -> int:
    """How many bandits have a player."""
    return sum(1 for bandit in range(i64(BANDITS)) if state.owner[bandit] >= 0)
