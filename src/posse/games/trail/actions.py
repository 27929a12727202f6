"""Actions of icons: whether they can be used, and what they do (GWT-0.2 to GWT-0.10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.trail import frames
from posse.games.trail.building import can_build
from posse.games.trail.cattle import can_buy
from posse.games.trail.data import actions as act
from posse.games.trail.data.board import CERTIFICATE_VALUE
from posse.games.trail.data.breeds import BREEDS
from posse.games.trail.data.cards import BREED_OF, CARDS, CATTLE, FIRST_OBJECTIVE
from posse.games.trail.data.railroad import STATION_SPACE, STATIONS
from posse.games.trail.data.tiles import COWBOY
from posse.games.trail.deck import can_draw, discard, has_cattle, has_objective, in_hand
from posse.games.trail.frames import MAY_SKIP, MUST
from posse.games.trail.hiring import can_hire
from posse.games.trail.objectives import has_cards_left
from posse.games.trail.phases import AT_ONCE, Aside
from posse.games.trail.purse import certificate_limit, certify, gain, how_many, pay, price_obstacle, workers_of
from posse.games.trail.railway import can_go_back
from posse.games.trail.state import TrailState
from posse.games.trail.stations import can_upgrade
from posse.games.trail.tribes import can_clear, can_trade
from posse.games.trail.words import (
    AT_CERTIFICATE_LIMIT,
    CANNOT_GO_BACK,
    DISCARD,
    DRAW_PILES_EMPTY,
    NO_CARDS_LEFT,
    NO_CATTLE_IN_HAND,
    NO_EFFECT,
    NO_HAZARD,
    NO_OBJECTIVE_IN_HAND,
    NO_PAIR,
    NO_STATION_BEHIND,
    NO_TEEPEE_TO_TRADE,
    NOBODY_TO_HIRE,
    NOT_IN_HAND,
    NOTHING_ON_SALE,
    NOTHING_TO_BUILD,
    OTHER_ACTION,
    SKIP,
    USE,
    USED,
    WANTS_CATTLE,
    WANTS_OBJECTIVE,
)

# Why an icon cannot be used, if it is not for the money or for a card.
USELESS: Final = {
    int(act.HIRE): (NOBODY_TO_HIRE, "GWT-8.2"),
    int(act.BUILD): (NOTHING_TO_BUILD, "GWT-9.2"),
    int(act.TAKE_OBJECTIVE): (NO_CARDS_LEFT, "GWT-12.2"),
    int(act.TRADE): (NO_TEEPEE_TO_TRADE, "GWT-11.1"),
    int(act.BUY): (NOTHING_ON_SALE, "GWT-10.3"),
    int(act.HAZARD): (NO_HAZARD, "GWT-11.2"),
    int(act.DRAW): (DRAW_PILES_EMPTY, "GWT-17.4"),
    int(act.STATION_BEHIND): (NO_STATION_BEHIND, "GWT-14.6"),
}

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
        return has_cards_left(state)
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


def _can_upgrade_behind(state: TrailState, seat: i64) -> bool:
    for station in range(STATIONS):
        if STATION_SPACE[station] < state.engine[seat] and can_upgrade(state, seat, station):
            return True
    return False


def use_obstacle(state: TrailState, seat: i64, action: i64) -> Obstacle | None:
    """Why an icon cannot be used now."""
    if can_use(state, seat, action):
        return None
    op = act.OP_OF[action]
    if op == act.DISCARD:
        return _discard_obstacle(act.CARD_FOR[action])
    if op == act.CERTIFICATES:
        return Obstacle(AT_CERTIFICATE_LIMIT, "GWT-16.2", CERTIFICATE_VALUE[certificate_limit(state, seat)])
    if op == act.ENGINE_BACK:
        return Obstacle(CANNOT_GO_BACK, "GWT-13.4", act.STEPS_OF[action])
    if op == act.SPECIAL_DELIVERY:
        return Obstacle(CANNOT_GO_BACK, "GWT-14.4", 1)
    kind, rule = USELESS.get(int(op), (NO_EFFECT, "GWT-0.10"))
    return price_obstacle(state, seat, act.COST_OF[action] if op != act.BUILD else 0, "GWT-0.2") or Obstacle(kind, rule)


def _discard_obstacle(card: i64) -> Obstacle:
    """What the hand lacks for an icon that wants this discarded."""
    if card < BREEDS:
        return Obstacle(NOT_IN_HAND, "GWT-0.4", card)
    if card == act.ANY_CATTLE:
        return Obstacle(NO_CATTLE_IN_HAND, "GWT-0.6")
    return Obstacle(NO_OBJECTIVE_IN_HAND, "GWT-0.4") if card == act.AN_OBJECTIVE else Obstacle(NO_PAIR, "GWT-0.5")


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

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        offered = frames.action_of(state)
        if argument(action, USE, len(act.ACTION.words)) < 0:
            return None
        return (
            use_obstacle(state, seat, offered)
            if action == USE + offered
            else Obstacle(OTHER_ACTION, "GWT-8.4", offered)
        )

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

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        card = argument(action, DISCARD, CARDS)
        if card < 0:
            return None
        if in_hand(state, seat, card) == 0:
            return Obstacle(NOT_IN_HAND, "GWT-0.4", card)
        wanted = act.CARD_FOR[frames.action_of(state)]
        if wanted == act.AN_OBJECTIVE:
            return Obstacle(WANTS_OBJECTIVE, "GWT-0.4") if card < FIRST_OBJECTIVE else None
        if card >= CATTLE:
            return Obstacle(WANTS_CATTLE, "GWT-0.6")
        fits = wanted != act.PAIR or _fits_pair(state, seat, card, frames.breed_wanted(state))
        return None if fits else Obstacle(NO_PAIR, "GWT-0.5")

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
