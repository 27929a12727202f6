"""Between Schemin' and Stealin': cards are kept for the next round (CE-10.4, CE-17.8) or put away (CE-3.8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument, seats_of
from posse.games.colt import frames
from posse.games.colt.cards import bandit_of_card, count_of, hand_count, kind_of, put_hand_away
from posse.games.colt.data.bandits import BANDITS
from posse.games.colt.data.cards import ACTION_KINDS, ACTIONS, BULLET_KINDS, FIRST_BULLET, KINDS
from posse.games.colt.data.options import EXPERT
from posse.games.colt.data.rounds import KEEPS, ROUNDS
from posse.games.colt.landing import seat_after
from posse.games.colt.schemin import hand_obstacle
from posse.games.colt.state import ColtState
from posse.games.colt.words import (
    CARD_NOT_IN_HAND,
    CHOSE,
    DONE,
    KEEP,
    KEEP_BULLET,
    KEEP_LIMIT,
    KEPT,
    NO_BULLETS_KEPT,
    NO_SUCH_BULLET,
    SET_ASIDE,
)

NO_LIMIT: Final[i64] = 99


def most_to_keep(state: ColtState) -> i64:
    """The keep symbols of the round card; experts keep any number, but nothing after the last round (CE-10.7)."""
    if state.rules[EXPERT]:
        return NO_LIMIT if state.round < ROUNDS else i64(0)
    return KEEPS[state.card]


class Keeping(Step[ColtState]):
    """Ask everybody with cards in hand, all at the same time; then put the hands away."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        most = most_to_keep(state)
        if most > 0 and not frames.has_asked_to_keep(state):
            mask: i64 = 0
            for seat in range(state.seats):
                if hand_count(state, seat) > 0:
                    mask |= bit(seat)
            if mask:
                frames.ask_to_keep(state, mask, most)
                return
        if most > 0:
            dice.unveil(0)
        for place in range(state.seats):
            seat = seat_after(state, place)
            kept = count_of(state.held, seat, 0, KINDS) if most > 0 else i64(0)
            put_hand_away(state, seat)
            if len(state.kept):
                state.kept[seat] = kept
            if most > 0:
                log.say(KEPT, seat, kept)
        pop(state)

    def under(self, state: ColtState, above: Frame) -> Frame:
        return self.kind, 0, [1, 0, 0, 0]

    def fault(self, state: ColtState, frame: Frame) -> str:
        return "scene-step-keep" if frame[2][0] and most_to_keep(state) == 0 else ""


class KeepCards(Step[ColtState]):
    """One card at a time, unseen by the others. Only experts may keep bullets (CE-17.8)."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        count: i64 = 1
        if count_of(state.held, seat, 0, KINDS) == frames.keep_limit(state):
            return count
        base = seat * KINDS
        for kind in range(ACTION_KINDS):
            if state.hand[base + kind] > state.held[base + kind]:
                out[count] = KEEP + bandit_of_card(state, seat, kind) * ACTIONS + kind % ACTIONS
                count += 1
        if state.rules[EXPERT]:
            for bullet in range(BULLET_KINDS):
                if state.hand[base + FIRST_BULLET + bullet] > state.held[base + FIRST_BULLET + bullet]:
                    out[count] = KEEP_BULLET + bullet
                    count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        card = argument(action, KEEP, BANDITS * ACTIONS)
        bullet = argument(action, KEEP_BULLET, BULLET_KINDS)
        if card < 0 and bullet < 0:
            return None
        missing = _bullet_obstacle(state, seat, bullet) if card < 0 else _card_obstacle(state, seat, card)
        if missing is None and count_of(state.held, seat, 0, KINDS) == frames.keep_limit(state):
            return Obstacle(KEEP_LIMIT, "CE-17.8", frames.keep_limit(state))
        return missing

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action == DONE:
            log.say(CHOSE, seat)
            frames.close_for(state, seat)
            return
        kind = kept_kind(state, seat, action)
        state.held[seat * KINDS + kind] += 1
        log.whisper(bit(seat), SET_ASIDE, seat, kind)

    def fault(self, state: ColtState, frame: Frame) -> str:
        """Check that the limit is the round card's, and that the seats asked have cards in hand."""
        _, asked, values = frame
        if values[0] != most_to_keep(state) or values[0] == 0:
            return "scene-step-keep"
        return "" if all(hand_count(state, seat) > 0 for seat in seats_of(asked)) else "scene-step-cards"


def _card_obstacle(state: ColtState, seat: i64, card: i64) -> Obstacle | None:
    """Whose card it is, or that none is left to keep."""
    kind = seat * KINDS + kind_of(state, seat, card // ACTIONS, card % ACTIONS)
    missing = hand_obstacle(state, seat, card, "CE-17.8")
    if missing is None and state.hand[kind] <= state.held[kind]:
        return Obstacle(CARD_NOT_IN_HAND, "CE-17.8", card % ACTIONS)
    return missing


def _bullet_obstacle(state: ColtState, seat: i64, bullet: i64) -> Obstacle | None:
    """Why a bullet cannot be kept."""
    if not state.rules[EXPERT]:
        return Obstacle(NO_BULLETS_KEPT, "CE-17.8")
    kind = seat * KINDS + FIRST_BULLET + bullet
    return None if state.hand[kind] > state.held[kind] else Obstacle(NO_SUCH_BULLET, "CE-10.4")


def kept_kind(state: ColtState, seat: i64, action: i64) -> i64:
    """The kind of card that an answer names."""
    if action >= KEEP_BULLET:
        return FIRST_BULLET + action - KEEP_BULLET
    card = action - KEEP
    return kind_of(state, seat, card // ACTIONS, card % ACTIONS)
