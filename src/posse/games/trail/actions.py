"""Actions of icons: whether they can be used, and what they do (GWT-0.2 to GWT-0.10)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.state import pop
from posse.engine.step import Frame, Step
from posse.games.trail import frames
from posse.games.trail.building import can_build
from posse.games.trail.cattle import can_buy
from posse.games.trail.data import actions as act
from posse.games.trail.data.breeds import BREEDS
from posse.games.trail.data.cards import BREED_OF, CARDS, CATTLE, FIRST_OBJECTIVE
from posse.games.trail.data.railroad import STATION_SPACE, STATIONS
from posse.games.trail.data.tiles import COWBOY
from posse.games.trail.deck import can_draw, discard, has_cattle, has_objective, in_hand
from posse.games.trail.frames import MAY_SKIP, MUST
from posse.games.trail.hiring import can_hire
from posse.games.trail.objectives import stack_size
from posse.games.trail.phases import AT_ONCE, Aside
from posse.games.trail.purse import certificate_limit, certify, gain, how_many, pay, workers_of
from posse.games.trail.railway import can_go_back
from posse.games.trail.state import TrailState
from posse.games.trail.stations import can_upgrade
from posse.games.trail.tribes import can_clear, can_trade
from posse.games.trail.words import DISCARD, SKIP, USE, USED

# --- possible actions


def can_use(state: TrailState, seat: i64, action: i64) -> bool:
    """GWT-0.10: its requirement can be met in full or, without one, it has some effect."""
    op = act.OP_OF[action]
    if op == act.DISCARD:
        return can_discard(state, seat, act.CARD_FOR[action])
    if op == act.HIRE:
        return can_hire(state, seat, act.DOLLARS_OF[action])
    if op == act.BUILD:
        return can_build(state, seat, act.COST_OF[action])
    if op == act.CERTIFICATES:
        return state.marker[seat] < certificate_limit(state, seat)
    if op == act.TAKE_OBJECTIVE:
        return can_take_objective(state)
    if op == act.ENGINE:
        return state.money[seat] >= act.COST_OF[action] and how_many(state, seat, act.STEPS_OF[action]) > 0
    if op == act.ENGINE_BACK:
        return can_go_back(state, seat, act.STEPS_OF[action])
    if op == act.TRADE:
        return can_trade(state, seat)
    if op == act.BUY:
        return can_buy(state, seat)
    if op == act.HAZARD:
        return can_clear(state, seat, act.COST_OF[action])
    if op == act.GAIN:
        return act.PER_OF[action] == 0 or how_many(state, seat, act.PER_OF[action]) > 0
    if op == act.DRAW:
        return can_draw(state, seat)
    if op == act.STATION_BEHIND:
        return _can_upgrade_behind(state, seat)
    if op == act.SPECIAL_DELIVERY:
        return state.engine[seat] > 0
    if op == act.HAZARD_OR_TRADE:
        return can_clear(state, seat, 0) or can_trade(state, seat)
    return op != act.COPY  # auxiliary actions and movements are always possible; copies are chosen in the visit


def can_discard(state: TrailState, seat: i64, card: i64) -> bool:
    """GWT-0.4 to GWT-0.6: exactly the cards pictured."""
    if card < BREEDS:
        return in_hand(state, seat, card) > 0
    if card == act.ANY_CATTLE:
        return has_cattle(state, seat)
    if card == act.AN_OBJECTIVE:
        return has_objective(state, seat)
    return has_pair(state, seat)


def has_pair(state: TrailState, seat: i64) -> bool:
    for card in range(CATTLE):
        if in_hand(state, seat, card) > 0 and count_breed(state, seat, BREED_OF[card]) > 1:
            return True
    return False


def count_breed(state: TrailState, seat: i64, breed: i64) -> i64:
    """Cards of one breed in hand, whatever their points."""
    count: i64 = 0
    for card in range(CATTLE):
        if BREED_OF[card] == breed:
            count += in_hand(state, seat, card)
    return count


def can_take_objective(state: TrailState) -> bool:
    for objective in range(len(state.display)):
        if state.display[objective] > 0:
            return True
    return stack_size(state) > 0


def _can_upgrade_behind(state: TrailState, seat: i64) -> bool:
    for station in range(STATIONS):
        if STATION_SPACE[station] < state.engine[seat] and can_upgrade(state, seat, station):
            return True
    return False


# --- effects


def begin(state: TrailState, seat: i64, action: i64, skip: bool, dice: Dice, log: Log) -> None:
    """Use an action; with `skip` its first choice can be declined, so nothing happens before that choice."""
    op = act.OP_OF[action]
    if op == act.DISCARD:
        if skip:
            frames.ask_offered(state, seat, action)
        else:
            begin_discard(state, seat, action, log)
    elif op == act.HIRE:
        frames.ask_priced(state, frames.HIRE, seat, act.DOLLARS_OF[action], skip)
    elif op == act.BUILD:
        frames.ask_priced(state, frames.BUILD, seat, act.COST_OF[action], skip)
    elif op == act.CERTIFICATES:
        certify(state, seat, act.CERTIFICATES_OF[action], log)
    elif op == act.TAKE_OBJECTIVE:
        frames.ask_objective(state, seat, to_hand=False, skip=skip)
    elif op == act.TRADE:
        frames.ask_optional(state, frames.TRADE, seat, skip)
    elif op == act.AUXILIARY:
        frames.ask_optional(state, frames.AUXILIARY, seat, skip)
    elif op == act.BUY:
        frames.ask_purchases(state, seat, workers_of(state, seat, COWBOY))
    elif op == act.HAZARD:
        frames.ask_priced(state, frames.HAZARD, seat, act.COST_OF[action], skip)
    elif op == act.GAIN:
        times = how_many(state, seat, act.PER_OF[action]) if act.PER_OF[action] else 1
        gain(state, seat, times * act.DOLLARS_OF[action], log)
        certify(state, seat, times * act.CERTIFICATES_OF[action], log)
    elif op == act.DRAW:
        frames.ask_limited(state, frames.DRAW_CARDS, seat, how_many(state, seat, act.STEPS_OF[action]), skip)
    elif op == act.HAZARD_OR_TRADE:
        frames.ask(state, frames.HAZARD_OR_TRADE, seat)
    else:
        begin_movement(state, seat, action, skip, log)


def begin_movement(state: TrailState, seat: i64, action: i64, skip: bool, log: Log) -> None:
    """Actions that move the engine or the cattleman."""
    op = act.OP_OF[action]
    steps = how_many(state, seat, act.STEPS_OF[action])
    if op == act.ENGINE:
        pay(state, seat, act.COST_OF[action], log)
        frames.ask_limited(state, frames.ENGINE, seat, steps, skip)
    elif op == act.ENGINE_BACK:
        frames.open_gain_after(state, seat, act.DOLLARS_OF[action], 0)
        frames.ask_limited(state, frames.ENGINE_BACK, seat, steps)
    elif op == act.FREE_MOVE:
        frames.ask_limited(state, frames.FREE_MOVE, seat, steps)
    elif op == act.CATTLEMAN:
        pop(state)  # unused actions of the visit are lost
        frames.open_duty(state, frames.ARRIVE, seat)
        frames.ask_limited(state, frames.DRIVE, seat, steps)
    elif op == act.STATION_BEHIND:
        frames.ask(state, frames.UPGRADE_BEHIND, seat)
    else:
        frames.ask(state, frames.SPECIAL_DELIVERY, seat)


class Immediate(Aside):
    """GWT-8.4, GWT-12.4, GWT-13.9: used now or forfeited; one that cannot be used is skipped (R-35).

    Hands are hidden, so an action that needs a card is always offered.
    """

    def run(self, state: TrailState, dice: Dice, log: Log) -> None:
        seat = frames.seat_of(state)
        action = frames.immediate_action(state)
        pop(state)
        if act.OP_OF[action] == act.DISCARD or can_use(state, seat, action):
            begin(state, seat, action, MAY_SKIP, dice, log)

    def fault(self, state: TrailState, frame: Frame) -> str:
        return "" if frame[2][1] in AT_ONCE else "scene-step-action"


class Offered(Step[TrailState]):
    """An immediate action that asks for a card."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        offered = frames.action_of(state)
        count: i64 = 0
        if can_use(state, seat, offered):
            out[0] = USE + offered
            count = 1
        out[count] = SKIP
        return count + 1

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action != SKIP:
            log.say(USED, seat, action - USE)
            begin(state, seat, action - USE, MUST, dice, log)

    def fault(self, state: TrailState, frame: Frame) -> str:
        action = frame[2][0]
        return "" if action in AT_ONCE and act.OP_OF[action] == act.DISCARD else "scene-step-action"


# --- discarding for a reward


def begin_discard(state: TrailState, seat: i64, action: i64, log: Log) -> None:
    card = act.CARD_FOR[action]
    if card < BREEDS:
        discard(state, seat, card, log)
        reward(state, seat, action, log)
    else:
        frames.ask_discard_for(state, seat, action, 2 if card == act.PAIR else 1)


def reward(state: TrailState, seat: i64, action: i64, log: Log) -> None:
    """GWT-0.3: all the money, certificates up to the limit, the rest if the player wants it."""
    gain(state, seat, act.DOLLARS_OF[action], log)
    certify(state, seat, act.CERTIFICATES_OF[action], log)
    if action == act.JERSEY_ENGINE:
        frames.ask_limited(state, frames.ENGINE, seat, act.STEPS_OF[action], MAY_SKIP)
    elif action == act.CATTLE_OBJECTIVE:
        frames.ask_objective(state, seat, to_hand=True, skip=MAY_SKIP)


class DiscardFor(Step[TrailState]):
    """Which card, where several fit; the second of a pair has the breed of the first."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        wanted = act.CARD_FOR[frames.action_of(state)]
        breed = frames.breed_wanted(state)
        count: i64 = 0
        first = FIRST_OBJECTIVE if wanted == act.AN_OBJECTIVE else 0
        last = CARDS if wanted == act.AN_OBJECTIVE else CATTLE
        for card in range(first, last):
            if in_hand(state, seat, card) == 0:
                continue
            if wanted == act.PAIR and not _fits_pair(state, seat, card, breed):
                continue
            out[count] = DISCARD + card
            count += 1
        return count

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        used = frames.action_of(state)
        card = action - DISCARD
        discard(state, seat, card, log)
        if frames.needs_another(state):
            frames.want_breed(state, BREED_OF[card])
        else:
            pop(state)
            reward(state, seat, used, log)

    def fault(self, state: TrailState, frame: Frame) -> str:
        """Check that several cards fit the icon; the second one of a pair has the breed of the first."""
        action, left, breed, _ = frame[2]
        if act.OP_OF[action] != act.DISCARD or act.CARD_FOR[action] < BREEDS:
            return "scene-step-action"
        is_pair = act.CARD_FOR[action] == act.PAIR
        is_first = left == (2 if is_pair else 1) and breed < 0
        is_second = is_pair and left == 1 and breed >= 0
        return "" if is_first or is_second else "scene-step-too-few"


def _fits_pair(state: TrailState, seat: i64, card: i64, breed: i64) -> bool:
    if breed >= 0:
        return BREED_OF[card] == breed
    return count_breed(state, seat, BREED_OF[card]) > 1
