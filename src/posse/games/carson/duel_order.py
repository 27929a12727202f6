"""Several duels for parcels or buildings: one after the other, in an order that one seat chooses (CC-7.5a, CC-10.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, lowest, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.carson import frames
from posse.games.carson.data.board import PARCELS, SPACES
from posse.games.carson.data.options import ORDER_CHOOSER
from posse.games.carson.roads import Decision
from posse.games.carson.state import CarsonState
from posse.games.carson.words import FIGHT, NO_DUEL


def order_chooser(state: CarsonState, fighters: i64) -> i64:
    """The seat that orders the duels: the first to pass, or the first to pass of those who fight (CC-7.5a)."""
    if state.rules[ORDER_CHOOSER] == 0:
        return state.pass_order[0]
    position: i64 = 0
    while not fighters & bit(state.pass_order[position]):
        position += 1
    return state.pass_order[position]


class DuelOrder(Step[CarsonState]):
    """Resolve duels until none is left; the seat that chooses their order is determined before the first one."""

    def __init__(self, kind: i64, question: i64, rule: str) -> None:
        super().__init__(kind)
        self.question = question
        self.rule = rule

    def is_waiting(self, state: CarsonState, parcel: i64) -> bool:
        """Whether there is to be a duel on a parcel on which somebody stands."""
        raise NotImplementedError

    def fighters(self, state: CarsonState, parcel: i64) -> i64:
        """The seats that take part in it."""
        raise NotImplementedError

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        waiting: i64 = 0
        last: i64 = -1
        fighters: i64 = 0
        standing = state.standing
        for parcel in range(PARCELS):
            if standing[SPACES + parcel] and self.is_waiting(state, parcel):
                waiting += 1
                last = parcel
                fighters |= self.fighters(state, parcel)
        if waiting == 0:
            pop(state)
            return
        if not frames.has_chooser(state):
            frames.open_chosen_by(state, order_chooser(state, fighters))
        if waiting == 1:
            frames.open_duel(state, SPACES + last, fighters)
        else:
            frames.ask(state, self.question, frames.chooser_of(state))

    def under(self, state: CarsonState, above: Frame) -> Frame:
        """The frame of this duty while a duel is open; the seat that chooses follows from all participants."""
        kind, asked, values = above
        if kind == self.question or state.passed < state.seats:
            return self.kind, 0, [1, lowest(asked), 0, 0]
        fighters: i64 = values[1] if kind == frames.DUEL else asked
        for parcel in range(PARCELS):
            if state.standing[SPACES + parcel] and self.is_waiting(state, parcel):
                fighters |= self.fighters(state, parcel)
        return self.kind, 0, [1, order_chooser(state, fighters), 0, 0]

    def can_lie_under(self, state: CarsonState, frame: Frame, above: Frame) -> bool:
        """Check a seat that was determined before the first duel; participants of earlier duels may be gone."""
        begun, chooser = frame[2][:2]
        return begun == 1 and (above[0] != self.question or bit(chooser) == above[1])


class NextDuel(Decision):
    """Which of the waiting duels is fought next."""

    def __init__(self, order: DuelOrder) -> None:
        super().__init__(order.question)
        self.order = order

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for parcel in range(PARCELS):
            if state.standing[SPACES + parcel] and self.order.is_waiting(state, parcel):
                out[count] = FIGHT + parcel
                count += 1
        return count

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        parcel = argument(action, FIGHT, PARCELS)
        if parcel < 0 or (state.standing[SPACES + parcel] and self.order.is_waiting(state, parcel)):
            return None
        return Obstacle(NO_DUEL, self.order.rule)

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        parcel = action - FIGHT
        frames.open_duel(state, SPACES + parcel, self.order.fighters(state, parcel))
