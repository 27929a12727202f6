"""Cards: hands, decks, bullets and the common pile (chapters 3, 5 and 10).

A card of the pile is one number: bandit * 7 + action, 64 times the seat that played it, 512 times how it lies.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.state import bit
from posse.games.colt.data.bandits import DOC
from posse.games.colt.data.cards import (
    ACTION_KINDS,
    ACTIONS,
    BULLET_KINDS,
    FIRST_BULLET,
    HAND,
    KINDS,
    NEUTRAL,
)
from posse.games.colt.data.hostages import MINISTER, POKER_PLAYER
from posse.games.colt.data.options import ENDLESS_BULLETS, EXPERT, PAIRS, TEAMS
from posse.games.colt.state import ColtState
from posse.games.colt.words import DRAWN_CARD, DREW, GOT_CARD, HIT, SHOT, SHUFFLED, THREW_BULLETS

SEAT_UNIT: Final[i64] = 64
SEAT_SHIFT: Final[i64] = 6
FACE_UNIT: Final[i64] = 512
FACE_SHIFT: Final[i64] = 9
FACE_UP: Final[i64] = 0
IN_TUNNEL: Final[i64] = 1
HIDDEN_BY_GHOST: Final[i64] = 2

TOP_UNIT: Final[i64] = 8


# --- whose card it is


def bandit_of_card(state: ColtState, seat: i64, kind: i64) -> i64:
    """The bandit of an action card among the cards of a seat."""
    return state.mine[seat] if kind < ACTIONS else state.second[seat]


def kind_of(state: ColtState, seat: i64, bandit: i64, action: i64) -> i64:
    """Where a seat counts an action card."""
    return action if bandit == state.mine[seat] else ACTIONS + action


def has_power(state: ColtState, bandit: i64) -> bool:
    """CE-7.12: abilities are always on, unless the Poker Player takes them."""
    return state.hostage[bandit] != POKER_PLAYER


def holds_hostage(state: ColtState, seat: i64, hostage: i64) -> bool:
    """Whether a bandit of the seat has this hostage: what acts on the deck acts on the player (CE-16.10)."""
    if state.hostage[state.mine[seat]] == hostage:
        return True
    return state.rules[PAIRS] != 0 and state.hostage[state.second[seat]] == hostage


# --- counting


def count_of(cards: vec[i64], seat: i64, first: i64, end: i64) -> i64:
    """How many cards of a range of kinds a seat has there."""
    total: i64 = 0
    base = seat * KINDS
    for kind in range(base + first, base + end):
        total += cards[kind]
    return total


def hand_count(state: ColtState, seat: i64) -> i64:
    """(Cards of a second bandit are looked for only where there is one.)"""
    actions = ACTION_KINDS if state.second[seat] >= 0 else ACTIONS
    return count_of(state.hand, seat, 0, actions) + count_of(state.hand, seat, FIRST_BULLET, KINDS)


def actions_in_hand(state: ColtState, seat: i64) -> i64:
    return count_of(state.hand, seat, 0, ACTION_KINDS)


def top_count(state: ColtState, seat: i64) -> i64:
    """Bullets that lie on a deck for all to know (CE-10.5)."""
    count: i64 = 0
    for index in range(len(state.tops)):
        if state.tops[index] // TOP_UNIT == seat:
            count += 1
    return count


def deck_count(state: ColtState, seat: i64) -> i64:
    return state.deck_size[seat] + top_count(state, seat)


def has_any(cards: vec[i64], seat: i64, kinds: i64) -> bool:
    """Whether a seat has a card of the first so many kinds there."""
    base = seat * KINDS
    for kind in range(base, base + kinds):
        if cards[kind]:
            return True
    return False


def can_draw(state: ColtState, seat: i64) -> bool:
    """CE-3.6, CE-10.3: in the expert variant the discard pile counts too."""
    return state.deck_size[seat] > 0 or has_more_than_deck(state, seat)


def has_more_than_deck(state: ColtState, seat: i64) -> bool:
    """Whether an expert has bullets on his deck, or a discard pile to make one of."""
    return state.rules[EXPERT] != 0 and (top_count(state, seat) > 0 or has_any(state.discard, seat, KINDS))


def hand_size(state: ColtState, seat: i64) -> i64:
    """CE-1.10, CE-16.6: six, one more for the player of Doc, one fewer with the Minister."""
    size = HAND
    if state.owner[DOC] == seat and has_power(state, DOC):
        size += 1
    return size - 1 if holds_hostage(state, seat, MINISTER) else size


# --- drawing


def _draw_one(state: ColtState, seat: i64, dice: Dice, log: Log) -> i64:
    """The next card of an expert's deck, or -1; an empty deck is made anew (CE-10.3)."""
    index: i64 = len(state.tops) - 1
    while index >= 0:
        if state.tops[index] // TOP_UNIT == seat:
            bullet = state.tops[index] % TOP_UNIT
            _lift_top(state, index)
            return FIRST_BULLET + bullet
        index -= 1
    if state.deck_size[seat] == 0 and not _reshuffle(state, seat, log):
        return -1
    return draw_of(state, seat, dice)


def draw_of(state: ColtState, seat: i64, dice: Dice) -> i64:
    """A card of a deck that has any."""
    kind = dice.weigh_part(DRAWN_CARD, state.deck, seat * KINDS, KINDS, state.deck_size[seat])
    state.deck[seat * KINDS + kind] -= 1
    state.deck_size[seat] -= 1
    return kind


def _lift_top(state: ColtState, lifted: i64) -> None:
    rest = vec[i64]()
    for index in range(len(state.tops)):
        if index != lifted:
            rest = append(rest, state.tops[index])
    state.tops = rest


def _reshuffle(state: ColtState, seat: i64, log: Log) -> bool:
    if not state.rules[EXPERT] or count_of(state.discard, seat, 0, KINDS) == 0:
        return False
    base = seat * KINDS
    state.deck_size[seat] += _move_all(state.discard, state.deck, base, base + KINDS)
    log.say(SHUFFLED, seat)
    return True


def draw(state: ColtState, seat: i64, amount: i64, dice: Dice, log: Log) -> None:
    """Cards from the deck into the hand, as many as there are (CE-3.6); who draws is public, what is not (CE-3.16)."""
    expert = state.rules[EXPERT]
    drawn = _draw_as_expert(state, seat, amount, dice, log) if expert else _draw_some(state, seat, amount, dice, log)
    log.say(DREW, seat, drawn)


def _draw_some(state: ColtState, seat: i64, amount: i64, dice: Dice, log: Log) -> i64:
    """So many cards, or all that are left; how many."""
    cards = state.deck_size[seat]
    amount = min(amount, cards)
    each = i64(1) if log.loud else amount  # whoever listens hears of every card
    drawn: i64 = 0
    while drawn < amount:
        kind = dice.deal(DRAWN_CARD, state.deck, state.hand, seat * KINDS, KINDS, cards - drawn, each)
        log.whisper(bit(seat), GOT_CARD, seat, kind)
        drawn += each
    state.deck_size[seat] = cards - drawn
    return drawn


def _draw_as_expert(state: ColtState, seat: i64, amount: i64, dice: Dice, log: Log) -> i64:
    """So many cards of an expert, whose deck is made anew as long as there is anything; how many."""
    for drawn in range(amount):
        kind = _draw_one(state, seat, dice, log)
        if kind < 0:
            return drawn
        state.hand[seat * KINDS + kind] += 1
        state.unsorted[seat] += 1
        log.whisper(bit(seat), GOT_CARD, seat, kind)
    return amount


def draw_hand(state: ColtState, seat: i64, dice: Dice, log: Log) -> None:
    """Fill the hand at the start of a round (CE-3.2); experts throw away the bullets that come (CE-10.2)."""
    in_hand = hand_count(state, seat)
    wanted = hand_size(state, seat) - in_hand
    if not state.rules[EXPERT]:
        draw(state, seat, wanted, dice, log)
        return
    state.unsorted[seat] = min(state.unsorted[seat], in_hand)
    drawn: i64 = 0
    bullets: i64 = 0
    while drawn < wanted:
        kind = _draw_one(state, seat, dice, log)
        if kind < 0:
            break
        drawn += 1
        if kind < FIRST_BULLET:
            state.hand[seat * KINDS + kind] += 1
            log.whisper(bit(seat), GOT_CARD, seat, kind)
        else:
            state.discard[seat * KINDS + kind] += 1
            bullets += 1
    log.say(DREW, seat, drawn - bullets)
    if bullets:
        log.say(THREW_BULLETS, seat, bullets)


def put_away(state: ColtState, seat: i64, kind: i64) -> None:
    """A card that was in the hand or has been carried out: to the deck, with experts to the discard pile."""
    if state.rules[EXPERT]:
        state.discard[seat * KINDS + kind] += 1
    else:
        state.deck[seat * KINDS + kind] += 1
        state.deck_size[seat] += 1


def put_hand_away(state: ColtState, seat: i64) -> None:
    """CE-3.8: what is left in the hand after the last turn, but for what is held (CE-10.4)."""
    base = seat * KINDS
    target = state.discard if state.rules[EXPERT] else state.deck
    moved = _move_all(state.hand, target, base, base + ACTIONS)
    if state.second[seat] >= 0:
        moved += _move_all(state.hand, target, base + ACTIONS, base + ACTION_KINDS)
    moved += _move_all(state.hand, target, base + FIRST_BULLET, base + KINDS)
    if len(state.held):
        moved -= _take_back(state.hand, target, state.held, base)
    if not state.rules[EXPERT]:
        state.deck_size[seat] += moved


def _move_all(cards: vec[i64], target: vec[i64], first: i64, end: i64) -> i64:
    """All cards of these kinds; how many."""
    moved: i64 = 0
    for kind in range(first, end):
        moved += cards[kind]
        target[kind] += cards[kind]
        cards[kind] = 0
    return moved


def _take_back(hand: vec[i64], target: vec[i64], held: vec[i64], base: i64) -> i64:
    """What is held comes back into the hand; how many cards."""
    back: i64 = 0
    for kind in range(base, base + KINDS):
        back += held[kind]
        target[kind] -= held[kind]
        hand[kind] = held[kind]
        held[kind] = 0
    return back


# --- bullets


def _give(state: ColtState, seat: i64, bullet: i64) -> None:
    """CE-5.1, CE-10.5: into the deck, with experts on top of it."""
    if state.rules[EXPERT]:
        state.tops = append(state.tops, seat * TOP_UNIT + bullet)
    else:
        state.deck[seat * KINDS + FIRST_BULLET + bullet] += 1
        state.deck_size[seat] += 1
    state.received[seat * BULLET_KINDS + bullet] += 1
    if len(state.struck):
        state.struck[seat] += 1


def shoot(state: ColtState, shooter: i64, target: i64, log: Log) -> None:
    """CE-5.1: the top bullet of a cylinder; what hits the own side does not count for the Gunslinger."""
    seat = state.owner[target]
    state.left[shooter] -= 1
    if not are_allies(state, shooter, target):
        state.fired[shooter] += 1
    _give(state, seat, shooter)
    log.say(SHOT, shooter, target)


def hit(state: ColtState, bandit: i64, log: Log) -> None:
    """CE-5.2, CE-5.5: a neutral bullet, as long as there are any."""
    seat = state.owner[bandit]
    if state.neutral == 0:
        log.say(HIT, bandit, 0)
        return
    if not state.rules[ENDLESS_BULLETS]:
        state.neutral -= 1
    _give(state, seat, NEUTRAL)
    log.say(HIT, bandit, 1)


def are_allies(state: ColtState, one: i64, other: i64) -> bool:
    """Two bandits of one player, or of partners (CE-10.15, CE-21.12)."""
    seat = state.owner[one]
    return state.owner[other] == seat or state.second[seat] == other


def bullets_of(state: ColtState, seat: i64, bullet: i64) -> i64:
    """The bullets of a kind among all the cards of a seat, wherever they are (R-32)."""
    index = seat * KINDS + FIRST_BULLET + bullet
    count = state.hand[index] + state.deck[index]
    if state.rules[EXPERT]:
        count += state.discard[index]
        for place in range(len(state.tops)):
            if state.tops[place] == seat * TOP_UNIT + bullet:
                count += 1
    return count


def received_by(state: ColtState, seat: i64) -> i64:
    """CE-9.5: every bullet given to the seat."""
    count: i64 = 0
    for bullet in range(BULLET_KINDS):
        count += state.received[seat * BULLET_KINDS + bullet]
    return count


# --- the common pile


def pile_card(state: ColtState, index: i64) -> i64:
    """Bandit * 7 + action."""
    return state.pile[index] & (SEAT_UNIT - 1)


def pile_seat(state: ColtState, index: i64) -> i64:
    return (state.pile[index] & (FACE_UNIT - 1)) >> SEAT_SHIFT


def pile_face(state: ColtState, index: i64) -> i64:
    return state.pile[index] >> FACE_SHIFT


def is_hidden(state: ColtState, index: i64) -> bool:
    """Whether a card lies face down."""
    return state.pile[index] >= FACE_UNIT


def turn_up(state: ColtState, index: i64) -> None:
    """CE-3.17: a card that lay face down is shown to all when its turn comes."""
    state.pile[index] &= FACE_UNIT - 1


def lay_on_pile(state: ColtState, seat: i64, bandit: i64, action: i64, face: i64) -> None:
    """A card from the hand of a seat onto the common pile."""
    state.hand[seat * KINDS + kind_of(state, seat, bandit, action)] -= 1
    state.pile[state.laid] = bandit * ACTIONS + action + SEAT_UNIT * seat + FACE_UNIT * face
    state.laid += 1


def clear_pile(state: ColtState) -> None:
    """Wiped so that equal tables are equal states."""
    for index in range(state.laid):
        state.pile[index] = 0
    state.laid = 0
    state.resolved = 0


def give_back(state: ColtState, card: i64) -> None:
    """CE-3.12, CE-21.7: a card that was carried out returns to the player of its colour."""
    bandit = card // ACTIONS
    seat = state.owner[bandit]
    put_away(state, seat, kind_of(state, seat, bandit, card - bandit * ACTIONS))


def show_colour(state: ColtState, seat: i64, bandit: i64) -> None:
    """All see whose card it is: one of the partner's cards fewer that a player can have (CE-21.7)."""
    if state.rules[TEAMS] and bandit != state.mine[seat]:
        state.crossed[seat] -= 1
