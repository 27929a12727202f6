"""The horse attack (chapter 12): which bandit boards which car."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, count_bits, lowest, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.colt import frames
from posse.games.colt.data.bandits import BANDITS
from posse.games.colt.data.options import HORSES, PAIRS, TEAMS
from posse.games.colt.data.train import NOT_ABOARD, SPOTS, inside, is_train_inside
from posse.games.colt.phases import BanditStep
from posse.games.colt.schemin import choose
from posse.games.colt.state import ColtState
from posse.games.colt.words import (
    ABOARD,
    BOARD,
    BOARD_BOTH,
    BOARDED,
    CAR_PASSED,
    ENTER,
    FIRST,
    FIRST_BANDIT,
    NO_SUCH_SPOT,
    NOT_YOURS,
    ONE_RIDES,
    ONLY_CARS,
    RIDE_ON,
    RODE_ON,
)


def is_riding(state: ColtState, bandit: i64) -> bool:
    return bandit >= 0 and state.owner[bandit] >= 0 and state.spot[bandit] == NOT_ABOARD


def rides_with(state: ColtState, seat: i64, bandit: i64) -> bool:
    """Whether the bandit is the seat's and still rides."""
    return is_riding(state, bandit) and state.owner[bandit] == seat


def riders(state: ColtState) -> i64:
    """Mask of the seats whose bandits still ride."""
    mask: i64 = 0
    for bandit in range(BANDITS):
        if is_riding(state, bandit):
            mask |= bit(state.owner[bandit])
    return mask


class HorseAttack(Step[ColtState]):
    """CE-12.1: the cars are offered one by one, from the Caboose forward."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        mask = riders(state)
        column = frames.offered_column(state)
        if mask == 0:
            pop(state)
            _name_first(state, dice, log)
        elif column == 1:
            for bandit in range(BANDITS):
                if is_riding(state, bandit):
                    board(state, bandit, 1, log)
        elif count_bits(mask) == 1:
            frames.ask_last_rider(state, _first_rider(state, lowest(mask)), column)
        elif state.chosen[lowest(mask)] < 0:
            frames.ask_to_board(state, mask, column)
        else:
            _reveal(state, column, dice, log)
            frames.offer_next_car(state)

    def under(self, state: ColtState, above: Frame) -> Frame:
        """The frame of this duty: it offers the same car."""
        kind, _, values = above
        return self.kind, 0, [values[0] if kind == frames.BOARD else values[1], 0, 0, 0]

    def fault(self, state: ColtState, frame: Frame) -> str:
        """Check that a car behind the Locomotive is offered."""
        if not state.rules[HORSES]:
            return "scene-step-rules"
        return "" if frame[2][0] in [inside(column) for column in range(1, state.cars + 1)] else "scene-step-column"


def _first_rider(state: ColtState, seat: i64) -> i64:
    return state.mine[seat] if rides_with(state, seat, state.mine[seat]) else state.second[seat]


def board(state: ColtState, bandit: i64, column: i64, log: Log) -> None:
    """CE-12.3: the bandit goes into the car; the horse stays beside it."""
    state.spot[bandit] = inside(column)
    state.horses[column] += 1
    log.say(BOARDED, bandit, inside(column))


def _reveal(state: ColtState, column: i64, dice: Dice, log: Log) -> None:
    """CE-12.2: all choices are revealed together."""
    dice.unveil(0)
    for bandit in range(BANDITS):
        if is_riding(state, bandit):
            choice = state.chosen[state.owner[bandit]]
            if choice == BOARD_BOTH or choice == BOARD + bandit:
                board(state, bandit, column, log)
            else:
                log.say(RODE_ON, bandit)
    for seat in range(state.seats):
        state.chosen[seat] = -1


def _name_first(state: ColtState, dice: Dice, log: Log) -> None:
    """CE-12.7: the player of a random bandit in the rearmost occupied column; teams keep their A (CE-21.4)."""
    if state.rules[TEAMS]:
        return
    rearmost: i64 = 0
    for bandit in range(BANDITS):
        rearmost = max(rearmost, state.spot[bandit])
    bag = vec[i64]([1 if state.spot[bandit] == rearmost else 0 for bandit in range(BANDITS)])
    state.first = state.owner[dice.weigh(FIRST_BANDIT, bag)]
    log.say(FIRST, state.first)


class ChooseToBoard(Step[ColtState]):
    """CE-12.2: board or ride on, in secret; a player with two bandits decides for each."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        out[0] = RIDE_ON
        count: i64 = 1
        if rides_with(state, seat, state.mine[seat]):
            out[count] = BOARD + state.mine[seat]
            count += 1
        if state.rules[PAIRS] and rides_with(state, seat, state.second[seat]):
            out[count] = BOARD + state.second[seat]
            count += 1
            if count == 3:
                out[count] = BOARD_BOTH
                count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        if action == BOARD_BOTH:
            both = rides_with(state, seat, state.mine[seat]) and rides_with(state, seat, state.second[seat])
            return None if both else Obstacle(ONE_RIDES, "CE-12.2")
        bandit = argument(action, BOARD, BANDITS)
        if bandit < 0 or rides_with(state, seat, bandit):
            return None
        return Obstacle(ABOARD if state.owner[bandit] == seat else NOT_YOURS, "CE-12.2", bandit)

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        choose(state, seat, action, log)

    def fault(self, state: ColtState, frame: Frame) -> str:
        """Check that several bandits still ride, those asked among them; the last car is not a choice."""
        _, asked, values = frame
        riding = riders(state)
        is_choice = count_bits(riding) > 1 and asked & ~riding == 0 and values[0] > inside(1)
        return "" if is_choice else "scene-step-riders"


class LastRider(BanditStep):
    """CE-12.4: the last player still riding openly chooses any car that is left."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for column in range(frames.last_column_left(state), 0, -1):
            out[count] = ENTER + inside(column)
            count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        spot = argument(action, ENTER, SPOTS)
        if spot < 0:
            return None
        if not is_train_inside(spot) or spot == inside(0):
            return Obstacle(ONLY_CARS, "CE-12.5")
        if spot > inside(state.cars):
            return Obstacle(NO_SUCH_SPOT, "CE-2.5")
        return Obstacle(CAR_PASSED, "CE-12.4") if spot > inside(frames.last_column_left(state)) else None

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        bandit = frames.bandit_of(state)
        pop(state)
        board(state, bandit, (action - ENTER) // 2, log)

    def is_there(self, state: ColtState, bandit: i64) -> bool:
        return is_riding(state, bandit)

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        """Check that only this player still rides, and that this bandit is asked about first."""
        return count_bits(riders(state)) == 1 and bandit == _first_rider(state, state.owner[bandit])
