"""A player's cards: drawing, discarding, gaining, and what everybody knows about a hand (chapter 17, R-34)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, pop
from posse.engine.step import Frame
from posse.engine.words import argument
from posse.games.trail import frames
from posse.games.trail.data.cards import CARDS, CATTLE, FIRST_OBJECTIVE
from posse.games.trail.phases import Aside, is_interrupted, owner_of
from posse.games.trail.purse import hand_limit, skip_obstacle
from posse.games.trail.state import TrailState
from posse.games.trail.words import (
    CARDS_DRAWN,
    DISCARD,
    DISCARDED,
    DONE,
    DRAW,
    DRAWN_CARD,
    DREW,
    GOT_CARD,
    NOT_IN_HAND,
    REMOVE,
    REMOVED,
    SHUFFLED,
    SKIP,
    TOO_FEW,
    TOO_MANY,
)


def in_hand(state: TrailState, seat: i64, card: i64) -> i64:
    return state.hand[seat * CARDS + card]


def can_draw(state: TrailState, seat: i64) -> bool:
    """GWT-17.4: whether there is a card to draw, in the stack or in the discard pile."""
    return state.deck_size[seat] > 0 or discard_size(state, seat) > 0


def discard_size(state: TrailState, seat: i64) -> i64:
    size: i64 = 0
    for index in range(seat * CARDS, (seat + 1) * CARDS):
        size += state.discard[index]
    return size


# --- drawing


def draw(state: TrailState, seat: i64, wanted: i64, dice: Dice, log: Log) -> i64:
    """GWT-17.3: draw a number of cards, or all there are; returns how many."""
    drawn: i64 = 0
    while drawn < wanted:
        if state.deck_size[seat] == 0:
            _shuffle(state, seat, log)
            if state.deck_size[seat] == 0:
                break
        _draw_one(state, seat, dice, log)
        drawn += 1
    if drawn > 0:
        log.say(DREW, seat, drawn)
    return drawn


def _draw_one(state: TrailState, seat: i64, dice: Dice, log: Log) -> None:
    card = dice.deal(DRAWN_CARD, state.deck, state.hand, seat * CARDS, CARDS, state.deck_size[seat], 1)
    state.deck_size[seat] -= 1
    state.hand_size[seat] += 1
    log.whisper(bit(seat), GOT_CARD, seat, card)


def _shuffle(state: TrailState, seat: i64, log: Log) -> None:
    """Turn the discard pile into the draw pile; as that was empty, everybody can infer the hand (R-34)."""
    size: i64 = 0
    for index in range(seat * CARDS, (seat + 1) * CARDS):
        state.known[index] = state.hand[index]
        size += state.discard[index]
        state.deck[index] = state.discard[index]
        state.discard[index] = 0
    state.deck_size[seat] = size
    if size:
        log.say(SHUFFLED, seat)


def draw_up(state: TrailState, seat: i64, dice: Dice, log: Log) -> None:
    """GWT-17.1: up to the hand limit; a larger hand is kept (R-30)."""
    draw(state, seat, hand_limit(state, seat) - state.hand_size[seat], dice, log)


# --- losing cards


def take_from_hand(state: TrailState, seat: i64, card: i64) -> None:
    """Remove a card from the hand; of equal cards, the publicly known ones first, as they look the same."""
    index = seat * CARDS + card
    state.hand[index] -= 1
    state.hand_size[seat] -= 1
    if state.known[index] > 0:
        state.known[index] -= 1


def discard(state: TrailState, seat: i64, card: i64, log: Log) -> None:
    take_from_hand(state, seat, card)
    state.discard[seat * CARDS + card] += 1
    log.say(DISCARDED, seat, card)


def discard_hand(state: TrailState, seat: i64) -> None:
    """GWT-6.6: the whole hand, objective cards included."""
    for index in range(seat * CARDS, (seat + 1) * CARDS):
        state.discard[index] += state.hand[index]
        state.hand[index] = 0
        state.known[index] = 0
    state.hand_size[seat] = 0


# --- gaining cards


def gain_card(state: TrailState, seat: i64, card: i64) -> None:
    """GWT-17.2: to the discard pile."""
    state.discard[seat * CARDS + card] += 1


def gain_to_hand(state: TrailState, seat: i64, card: i64) -> None:
    """GWT-12.3: building 6b; everybody has seen the card (R-34)."""
    state.hand[seat * CARDS + card] += 1
    state.known[seat * CARDS + card] += 1
    state.hand_size[seat] += 1


# --- options


def hand_options(state: TrailState, seat: i64, verb: i64, out: vec[i64], count: i64) -> i64:
    """Every kind of card in the hand."""
    for card in range(CARDS):
        if state.hand[seat * CARDS + card] > 0:
            out[count] = verb + card
            count += 1
    return count


def hand_obstacle(state: TrailState, seat: i64, verb: i64, action: i64, rule: str) -> Obstacle | None:
    """Only a card in hand can be chosen where this rule asks for any."""
    card = argument(action, verb, CARDS)
    return None if card < 0 or in_hand(state, seat, card) else Obstacle(NOT_IN_HAND, rule, card)


def has_objective(state: TrailState, seat: i64) -> bool:
    for card in range(FIRST_OBJECTIVE, CARDS):
        if state.hand[seat * CARDS + card] > 0:
            return True
    return False


def has_cattle(state: TrailState, seat: i64) -> bool:
    for card in range(CATTLE):
        if state.hand[seat * CARDS + card] > 0:
            return True
    return False


# --- steps


class DrawCards(Aside):
    """GWT-12.6, GWT-14.3: how many cards, decided before they are drawn (R-19)."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        most = most_drawn(state, seat)
        for amount in range(1, most + 1):
            out[amount - 1] = DRAW + amount
        if not frames.may_skip(state):
            return most
        out[most] = SKIP
        return most + 1

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        amount = argument(action, DRAW, len(CARDS_DRAWN.words))
        if amount == 0:
            return Obstacle(TOO_FEW, "GWT-0.10", 1)
        most = most_drawn(state, seat)
        too_many = Obstacle(TOO_MANY, "GWT-7.6", most) if amount > most else None
        return too_many or skip_obstacle(action, frames.may_skip(state), "GWT-0.10")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action != SKIP:
            draw_and_discard(state, seat, action - DRAW, dice, log)


def most_drawn(state: TrailState, seat: i64) -> i64:
    """How many cards the open question lets its player draw: no more than there are (GWT-7.6)."""
    return min(frames.limit_of(state), state.deck_size[seat] + discard_size(state, seat))


def draw_and_discard(state: TrailState, seat: i64, amount: i64, dice: Dice, log: Log) -> None:
    """GWT-7.6: draw, then ask for as many discards as were drawn."""
    drawn = draw(state, seat, amount, dice, log)
    if drawn > 0:
        frames.ask_cards(state, frames.DISCARD_DRAWN, seat, drawn)


class DiscardDrawn(Aside):
    """GWT-0.6: any cards of the hand, one after another."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        return hand_options(state, seat, DISCARD, out, 0)

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        return hand_obstacle(state, seat, DISCARD, action, "GWT-0.6")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        discard(state, seat, action - DISCARD, log)
        frames.count_card(state)

    def fault(self, state: TrailState, frame: Frame) -> str:
        return too_few(state, frame)


class RemoveCards(Aside):
    """GWT-7.4: cards of any kind leave the game; a reward, so fewer or none are allowed (R-20)."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count = hand_options(state, seat, REMOVE, out, 0)
        out[count] = DONE
        return count + 1

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        return hand_obstacle(state, seat, REMOVE, action, "GWT-7.4")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action == DONE:
            pop(state)
            return
        card = action - REMOVE
        take_from_hand(state, seat, card)
        state.removed[card] += 1
        log.say(REMOVED, seat, card)
        frames.count_card(state)

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        """Check that the engine goes back as far as cards are removed, or has stopped at a station."""
        is_short = above[0] == frames.ENGINE_BACK and above[2][0] < frame[2][0]
        return is_interrupted(frame, above) and not is_short

    def fault(self, state: TrailState, frame: Frame) -> str:
        return too_few(state, frame)


def too_few(state: TrailState, frame: Frame) -> str:
    """The error of a question for more cards than are in hand, or for none."""
    return "" if 1 <= frame[2][0] <= state.hand_size[owner_of(frame)] else "scene-step-too-few"
