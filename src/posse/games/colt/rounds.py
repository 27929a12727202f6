"""The start and the end of a round: hands, the Stagecoach, the First Player (chapters 3, 20 and 21)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.state import bit, pop
from posse.engine.step import Step
from posse.games.colt import frames
from posse.games.colt.cards import draw_hand, draw_of, hit
from posse.games.colt.data.bandits import BANDITS
from posse.games.colt.data.cards import ACTIONS, FIRST_BULLET, KINDS
from posse.games.colt.data.hostages import PHOTOGRAPHER, POODLE
from posse.games.colt.data.options import TEAMS
from posse.games.colt.data.rounds import FIRST_STATION, ROUND_CARDS, ROUNDS
from posse.games.colt.data.train import inside
from posse.games.colt.landing import seat_after
from posse.games.colt.setup import partner_of
from posse.games.colt.state import ColtState
from posse.games.colt.words import COACH_WENT, CROSSED, DRAWN_ROUND, FIRST, GOT_CARD, ROUND_BEGAN


class StartOfRound(Step[ColtState]):
    """CE-20.1 (5): Poodle, partner's card, hands, and the next round card."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        pop(state)
        state.round += 1
        state.turn = 0
        state.camera = holder_of(state, PHOTOGRAPHER)
        for seat in range(len(state.struck)):
            state.struck[seat] = 0
        poodle = holder_of(state, POODLE)
        if poodle >= 0:
            hit(state, poodle, log)
        if state.rules[TEAMS]:
            _draw_from_partners(state, dice, log)
        for place in range(state.seats):
            draw_hand(state, seat_after(state, place), dice, log)
        state.card = _next_card(state, dice)
        log.say(ROUND_BEGAN, state.round, state.card)


def holder_of(state: ColtState, hostage: i64) -> i64:
    """The bandit with this hostage; -1 if nobody has it."""
    for bandit in range(BANDITS):
        if state.hostage[bandit] == hostage:
            return bandit
    return -1


def _next_card(state: ColtState, dice: Dice) -> i64:
    """CE-2.8: a round card that has not been used; in the last round, a station."""
    last = state.round == ROUNDS
    weights = vec[i64]([0] * ROUND_CARDS)
    for card in range(FIRST_STATION if last else i64(0), ROUND_CARDS if last else FIRST_STATION):
        weights[card] = state.rounds >> card & 1
    found = dice.weigh(DRAWN_ROUND, weights)
    state.rounds &= ~bit(found)
    return found


# --- teams: a card of the partner (CE-21.5)


def _draw_from_partners(state: ColtState, dice: Dice, log: Log) -> None:
    for seat in range(0, state.seats, 2):
        other = partner_of(seat)
        got = _top_of(state, other, dice)
        gave = _top_of(state, seat, dice)
        _receive(state, seat, got, log)
        _receive(state, other, gave, log)


def _top_of(state: ColtState, seat: i64, dice: Dice) -> i64:
    """Take the top card off a deck; its kind as the owner counts it, or -1 if there is none."""
    return draw_of(state, seat, dice) if state.deck_size[seat] else -1


def _receive(state: ColtState, seat: i64, kind: i64, log: Log) -> None:
    """Put a card drawn from the partner's deck into the hand."""
    if kind < 0:
        return
    kind = seen_by_partner(kind)
    state.hand[seat * KINDS + kind] += 1
    state.crossed[seat] += 1
    log.say(CROSSED, seat, partner_of(seat))
    log.whisper(bit(seat), GOT_CARD, seat, kind)


def seen_by_partner(kind: i64) -> i64:
    """The kind under which the partner counts a card: own and other actions swap, bullets stay the same."""
    if kind >= FIRST_BULLET:
        return kind
    return kind + ACTIONS if kind < ACTIONS else kind - ACTIONS


# --- the end of a round


class CoachMoves(Step[ColtState]):
    """CE-14.13, CE-15.8: Stagecoach and Shotgun move one column towards the Caboose."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        pop(state)
        if 0 <= state.coach < state.cars:
            state.coach += 1
            log.say(COACH_WENT, inside(state.coach))
            if state.shotgun:
                frames.open_duty(state, frames.SHOTGUN_FIRES)


class HandOn(Step[ColtState]):
    """CE-3.13: the next player becomes First Player; in teams, the A of the next team (CE-21.4)."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        pop(state)
        if state.round < ROUNDS:
            state.first = (state.first + (2 if state.rules[TEAMS] else 1)) % state.seats
            log.say(FIRST, state.first)
