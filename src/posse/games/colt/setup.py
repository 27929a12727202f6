"""Setting up the table (chapters 2, 10 and 11), the characters, and where the bandits start."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, empty_stack, lowest, pop, repeated
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.colt import frames
from posse.games.colt.cards import count_of
from posse.games.colt.data.bandits import BANDITS, EVERY_BANDIT, SHOTS
from posse.games.colt.data.cards import (
    ACTION_COUNT,
    ACTIONS,
    BULLET_KINDS,
    ENDLESS,
    KINDS,
    MORE_NEUTRAL_BULLETS,
    NEUTRAL_BULLETS,
    RIDE,
)
from posse.games.colt.data.hostages import HOSTAGES
from posse.games.colt.data.loot import FLASK_COUNT, PURSE_COUNT, STARTING_PURSE
from posse.games.colt.data.options import (
    AT_RANDOM,
    BY_DRAFT,
    CHARACTERS,
    ENDLESS_BULLETS,
    EXPERT,
    HORSES,
    PAIRS,
    TEAMS,
    cars_for,
    rules_of,
)
from posse.games.colt.data.rounds import EVERY_ROUND_CARD, MOST_PLAYED, ROUND_CARDS_OF_BASE
from posse.games.colt.data.train import CAR, CAR_JEWELS, CAR_PURSES, CARS, COACH_ROOF, COLUMNS, HELD, PLACES, inside
from posse.games.colt.loot import BOXED_FLASKS, BOXED_PURSES, PURSE_KNOWN, PURSE_VALUE
from posse.games.colt.phases import bandits_assigned
from posse.games.colt.state import ColtState
from posse.games.colt.words import (
    COUPLED,
    DEALT_BANDIT,
    DRAWN_CAR,
    DRAWN_HOSTAGE,
    FIRST,
    NOT_OFFERED,
    NOT_YOURS,
    OFFERED,
    PICK,
    PLAYED_BY,
    PLAYS,
    START,
    STARTED,
    STARTER,
    WAITS,
)

EVERYBODY: Final[i64] = -1


def bare_table(seats: int, options: Mapping[str, str]) -> ColtState:
    """A state with everything still in the box, and no bandits assigned."""
    rules = rules_of(options, seats)
    horses = rules[HORSES] != 0
    expert = rules[EXPERT] != 0
    keeps = horses or expert
    return ColtState(
        seats=seats,
        stack=empty_stack(),
        top=-1,
        rules=rules,
        train=vec[i64](),
        owner=repeated(BANDITS, -1),
        mine=repeated(seats, -1),
        second=repeated(seats, -1),
        cars=cars_for(options, seats),
        round=0,
        card=-1,
        turn=0,
        first=0,
        offered=EVERY_BANDIT,
        marshal=0,
        neutral=ENDLESS if rules[ENDLESS_BULLETS] else neutral_for(rules),
        coach=0 if horses else -1,
        shotgun=0,
        hostages=0,
        camera=-1,
        rounds=round_cards(rules),
        laid=0,
        resolved=0,
        spot=repeated(BANDITS, -1),
        left=repeated(BANDITS, SHOTS),
        fired=repeated(BANDITS, 0),
        hostage=repeated(BANDITS, -1),
        cash=repeated(BANDITS, 0),
        least=repeated(BANDITS, 0),
        hand=repeated(seats * KINDS, 0),
        deck=repeated(seats * KINDS, 0),
        deck_size=repeated(seats, 0),
        discard=repeated(seats * KINDS if expert else 0, 0),
        held=repeated(seats * KINDS if keeps else 0, 0),
        tops=vec[i64](),
        pile=repeated(seats * MOST_PLAYED, 0),
        chosen=repeated(seats if horses else 0, -1),
        kept=repeated(seats if keeps else 0, 0),
        crossed=repeated(seats if rules[TEAMS] else 0, 0),
        unsorted=repeated(seats if expert else 0, 0),
        received=repeated(seats * BULLET_KINDS, 0),
        struck=repeated(seats if horses else 0, 0),
        purses=BOXED_PURSES[:],
        flasks=BOXED_FLASKS[:] if horses else vec[i64](),
        jewels=repeated(PLACES, 0),
        boxes=repeated(PLACES, 0),
        purse_bag=PURSE_COUNT[:],
        flask_bag=FLASK_COUNT[:] if horses else vec[i64](),
        horses=repeated(COLUMNS if horses else 0, 0),
    )


def neutral_for(rules: vec[i64]) -> i64:
    """How many neutral bullets the game has (CE-5.2)."""
    return NEUTRAL_BULLETS + MORE_NEUTRAL_BULLETS if rules[HORSES] else NEUTRAL_BULLETS


def round_cards(rules: vec[i64]) -> i64:
    """CE-2.8, CE-11.5: mask of the available cards."""
    return EVERY_ROUND_CARD if rules[HORSES] else ROUND_CARDS_OF_BASE


def set_up(seats: int, options: Mapping[str, str], dice: Dice, log: Log) -> ColtState:
    """The table before the first question."""
    state = bare_table(seats, options)
    state.first = _draw_first(state, dice)
    log.say(FIRST, state.first)
    _couple(state, options["train"], dice, log)
    load_train(state)
    if state.rules[HORSES]:
        _seat_hostages(state, hostages_for(state, options), dice, log)
    if state.rules[CHARACTERS] == AT_RANDOM:
        _deal_characters(state, dice, log)
    elif state.rules[CHARACTERS] == BY_DRAFT:
        _offer_characters(state, dice, log)
    frames.open_duty(state, frames.GAME)
    return state


def _draw_first(state: ColtState, dice: Dice) -> i64:
    """CE-2.9: a random player; in teams a random A (CE-21.4)."""
    bag = repeated(state.seats, 1)
    if state.rules[TEAMS]:
        for seat in range(1, state.seats, 2):
            bag[seat] = 0
    return dice.weigh(STARTER, bag)


def _couple(state: ColtState, train: str, dice: Dice, log: Log) -> None:
    """CE-2.5: the cars behind the Locomotive, random or as agreed."""
    bag = repeated(CARS, 1)
    agreed = [] if train == "random" else [CAR.index(word) for word in train.split()]
    cars = vec[i64]()
    for column in range(state.cars):
        car = agreed[column] if agreed else dice.draw(DRAWN_CAR, bag)
        cars = append(cars, car)
        log.say(COUPLED, car, inside(column + 1))
    state.train = cars


def load_train(state: ColtState) -> None:
    """CE-2.6, CE-2.7, CE-11.2, CE-11.3: loot on the floors, a flask in every car, strongboxes.

    The first purses are set aside for the bandits (CE-2.4), which get them together with their players.
    """
    purse = bandits_in_play(state)
    for column in range(state.cars):
        car = state.train[column]
        state.jewels[inside(column + 1)] = CAR_JEWELS[car]
        for number in range(purse, purse + CAR_PURSES[car]):
            state.purses[number] = inside(column + 1)
        purse += CAR_PURSES[car]
        if state.rules[HORSES]:
            state.flasks[column] = inside(column + 1)
    state.boxes[inside(0)] = 1
    if state.rules[HORSES]:
        state.boxes[COACH_ROOF] = 1


def strongboxes_at_first(state: ColtState) -> i64:
    """CE-2.7, CE-11.2: one in the Locomotive, one on the Stagecoach."""
    return 2 if state.rules[HORSES] else 1


def bandits_in_play(state: ColtState) -> i64:
    return 2 * state.seats if state.rules[PAIRS] else state.seats


def hostages_for(state: ColtState, options: Mapping[str, str]) -> int:
    """CE-11.4: how many hostages the game has."""
    return int(options["duo_hostages"]) if state.rules[PAIRS] else state.seats - 1


def _seat_hostages(state: ColtState, wanted: int, dice: Dice, log: Log) -> None:
    """CE-11.4: draw the hostages that sit in the Stagecoach."""
    bag = repeated(HOSTAGES, 1)
    for _ in range(wanted):
        hostage = dice.draw(DRAWN_HOSTAGE, bag)
        state.hostages |= bit(hostage)
        log.say(WAITS, hostage)


# --- characters


def _deal_characters(state: ColtState, dice: Dice, log: Log) -> None:
    bag = repeated(BANDITS, 1)
    for turn in range(bandits_in_play(state)):
        assign(state, picker(state, turn), dice.draw(DEALT_BANDIT, bag), log)
    get_ready(state)


def _offer_characters(state: ColtState, dice: Dice, log: Log) -> None:
    """R-43: a draft offers one bandit more than needed, if there is one."""
    state.offered = 0
    bag = repeated(BANDITS, 1)
    for _ in range(min(bandits_in_play(state) + 1, BANDITS)):
        bandit = dice.draw(DEALT_BANDIT, bag)
        state.offered |= bit(bandit)
        log.say(OFFERED, bandit)


def picker(state: ColtState, turn: i64) -> i64:
    """The seat that gets a character next: in player order, or first, second, second, first in pairs (CE-10.8)."""
    if state.rules[PAIRS] and turn >= 2:
        turn = 3 - turn
    return (state.first + turn) % state.seats


def assign(state: ColtState, seat: i64, bandit: i64, log: Log) -> None:
    """Give a player a bandit, the first or the second one."""
    state.owner[bandit] = seat
    if state.mine[seat] < 0:
        state.mine[seat] = bandit
    else:
        state.second[seat] = bandit
    log.say(PLAYS, seat, bandit)


def get_ready(state: ColtState) -> None:
    """Once all bandits are assigned: partners, decks, and a $250 purse for each bandit."""
    if state.rules[TEAMS]:
        for seat in range(state.seats):
            state.second[seat] = state.mine[partner_of(seat)]
    for seat in range(state.seats):
        _fill_deck(state, seat)
    purse: i64 = 0
    for bandit in range(BANDITS):
        if state.owner[bandit] >= 0:
            state.purses[purse] = HELD + bandit
            state.purses[PURSE_VALUE + purse] = STARTING_PURSE
            state.purses[PURSE_KNOWN + purse] = EVERYBODY
            state.purse_bag[STARTING_PURSE] -= 1
            purse += 1


def partner_of(seat: i64) -> i64:
    """CE-21.1: A and B sit side by side."""
    return seat ^ 1


def _fill_deck(state: ColtState, seat: i64) -> None:
    """CE-2.2, CE-11.6: all action cards; the two-player mode leaves duplicates out (CE-10.10)."""
    base = seat * KINDS
    for action in range(ACTIONS):
        if action == RIDE and not state.rules[HORSES]:
            continue
        if state.rules[PAIRS]:
            state.deck[base + action] = 1
            state.deck[base + ACTIONS + action] = 1
        else:
            state.deck[base + action] = ACTION_COUNT[action]
    state.deck_size[seat] = count_of(state.deck, seat, 0, KINDS)


class Characters(Step[ColtState]):
    """CE-2.3, CE-10.8: players pick their bandits in turn, unless these were dealt."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        if state.rules[CHARACTERS] == AT_RANDOM:
            pop(state)
            return
        turn = frames.next_turn(state)
        if turn == bandits_in_play(state):
            pop(state)
            get_ready(state)
        else:
            frames.ask(state, frames.CHARACTER, picker(state, turn))

    def under(self, state: ColtState, above: Frame) -> Frame:
        return self.kind, 0, [bandits_assigned(state) + 1, 0, 0, 0]

    def fault(self, state: ColtState, frame: Frame) -> str:
        """Check that nobody picks characters that were dealt; else the turns begun match the picks."""
        turn = frame[2][0]
        if state.rules[CHARACTERS] == AT_RANDOM:
            return "scene-step-whose" if turn else ""
        return "" if 0 <= turn - bandits_assigned(state) <= 1 else "scene-step-whose"


class PickCharacter(Step[ColtState]):
    """Any offered bandit that nobody plays yet."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for bandit in range(BANDITS):
            if state.offered & bit(bandit) and state.owner[bandit] < 0:
                out[count] = PICK + bandit
                count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        bandit = argument(action, PICK, BANDITS)
        if bandit < 0:
            return None
        if state.owner[bandit] >= 0:
            return Obstacle(PLAYED_BY, "CE-2.3", state.owner[bandit])
        return None if state.offered & bit(bandit) else Obstacle(NOT_OFFERED, "CE-2.3")

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        assign(state, seat, action - PICK, log)

    def fault(self, state: ColtState, frame: Frame) -> str:
        turn = bandits_assigned(state)
        if state.rules[CHARACTERS] == AT_RANDOM or turn == bandits_in_play(state):
            return "scene-step-whose"
        return "" if frame[1] == bit(picker(state, turn)) else "scene-step-whose"


# --- where the bandits start


class Starts(Step[ColtState]):
    """CE-2.9, CE-21.2: in the Caboose or the car before it; in pairs one in each, by choice (CE-10.13)."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        if state.rules[HORSES]:
            pop(state)
            frames.open_horse_attack(state, state.cars)
            return
        turn = frames.next_turn(state)
        if turn == state.seats:
            pop(state)
        else:
            seat = (state.first + turn) % state.seats
            if state.rules[PAIRS]:
                frames.ask(state, frames.START_CAR, seat)
            else:
                start(state, state.mine[seat], state.cars - turn % 2, log)

    def under(self, state: ColtState, above: Frame) -> Frame:
        return self.kind, 0, [(lowest(above[1]) - state.first) % state.seats + 1, 0, 0, 0]

    def fault(self, state: ColtState, frame: Frame) -> str:
        most = 0 if state.rules[HORSES] else state.seats
        return "" if frame[2][0] <= most else "scene-step-whose"


def start(state: ColtState, bandit: i64, column: i64, log: Log) -> None:
    state.spot[bandit] = inside(column)
    log.say(STARTED, bandit, inside(column))


class StartCar(Step[ColtState]):
    """Which of two bandits starts in the Caboose."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        out[0] = START + state.mine[seat]
        out[1] = START + state.second[seat]
        return 2

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        bandit = argument(action, START, BANDITS)
        is_own = bandit == state.mine[seat] or bandit == state.second[seat]
        return None if bandit < 0 or is_own else Obstacle(NOT_YOURS, "CE-10.13", bandit)

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        bandit = action - START
        other = state.second[seat] if bandit == state.mine[seat] else state.mine[seat]
        start(state, bandit, state.cars, log)
        start(state, other, state.cars - 1, log)

    def fault(self, state: ColtState, frame: Frame) -> str:
        return "" if state.rules[PAIRS] and not state.rules[HORSES] else "scene-step-rules"
