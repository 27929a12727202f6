"""Cards: hands, decks, bullets and the common pile (chapters 3, 5 and 10).

A card in the pile is one number: bandit * 7 + action, plus 64 * the seat that played it, plus 512 * its face.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.loops import sum_part
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
    """The bandit that an action card in a seat's possession belongs to."""
    return state.mine[seat] if kind < ACTIONS else state.second[seat]


def kind_of(state: ColtState, seat: i64, bandit: i64, action: i64) -> i64:
    """The kind under which a seat counts an action card."""
    return action if bandit == state.mine[seat] else ACTIONS + action


def has_power(state: ColtState, bandit: i64) -> bool:
    """CE-7.12: abilities are always on, unless the hostage is the Poker Player."""
    return state.hostage[bandit] != POKER_PLAYER


def holds_hostage(state: ColtState, seat: i64, hostage: i64) -> bool:
    """Whether a bandit of the seat has this hostage: effects on the deck concern the player (CE-16.10)."""
    if state.hostage[state.mine[seat]] == hostage:
        return True
    return state.rules[PAIRS] != 0 and state.hostage[state.second[seat]] == hostage


# --- counting


def count_of(cards: vec[i64], seat: i64, first: i64, end: i64) -> i64:
    """How many cards a seat has there in a range of kinds."""
    return sum_part(cards, seat * KINDS + first, end - first)


def hand_count(state: ColtState, seat: i64) -> i64:
    """All cards in hand."""
    return count_of(state.hand, seat, 0, KINDS)


def actions_in_hand(state: ColtState, seat: i64) -> i64:
    return count_of(state.hand, seat, 0, ACTION_KINDS)


def top_count(state: ColtState, seat: i64) -> i64:
    """Bullets known to be on top of a deck (CE-10.5)."""
    count: i64 = 0
    for index in range(len(state.tops)):
        if state.tops[index] // TOP_UNIT == seat:
            count += 1
    return count


def deck_count(state: ColtState, seat: i64) -> i64:
    return state.deck_size[seat] + top_count(state, seat)


def has_any(cards: vec[i64], seat: i64, kinds: i64) -> bool:
    """Whether a seat has a card there of the first `kinds` kinds."""
    base = seat * KINDS
    for kind in range(base, base + kinds):
        if cards[kind]:
            return True
    return False


def can_draw(state: ColtState, seat: i64) -> bool:
    """CE-3.6, CE-10.3: in the expert variant the discard pile counts as well."""
    return state.deck_size[seat] > 0 or has_more_than_deck(state, seat)


def has_more_than_deck(state: ColtState, seat: i64) -> bool:
    """Whether an expert has bullets on top of the deck, or a discard pile to reshuffle."""
    return state.rules[EXPERT] != 0 and (top_count(state, seat) > 0 or has_any(state.discard, seat, KINDS))


def hand_size(state: ColtState, seat: i64) -> i64:
    """CE-1.10, CE-16.6: six, one more for Doc's player, one fewer with the Minister."""
    size = HAND
    if state.owner[DOC] == seat and has_power(state, DOC):
        size += 1
    return size - 1 if holds_hostage(state, seat, MINISTER) else size


# --- drawing


def _draw_one(state: ColtState, seat: i64, dice: Dice, log: Log) -> i64:
    """The next card of an expert's deck, or -1; an empty deck is replaced by the discard pile (CE-10.3)."""
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
    """A random card of a deck that is not empty."""
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
    """Draw up to `amount` cards (CE-3.6). Everybody sees how many, only the player sees which (CE-3.16)."""
    expert = state.rules[EXPERT]
    drawn = _draw_as_expert(state, seat, amount, dice, log) if expert else _draw_some(state, seat, amount, dice, log)
    log.say(DREW, seat, drawn)


def _draw_some(state: ColtState, seat: i64, amount: i64, dice: Dice, log: Log) -> i64:
    """Draw `amount` cards, or all that are left; returns how many."""
    cards = state.deck_size[seat]
    amount = min(amount, cards)
    each = i64(1) if log.loud else amount  # log every single card
    drawn: i64 = 0
    while drawn < amount:
        kind = dice.deal(DRAWN_CARD, state.deck, state.hand, seat * KINDS, KINDS, cards - drawn, each)
        log.whisper(bit(seat), GOT_CARD, seat, kind)
        drawn += each
    state.deck_size[seat] = cards - drawn
    return drawn


def _draw_as_expert(state: ColtState, seat: i64, amount: i64, dice: Dice, log: Log) -> i64:
    """Draw `amount` cards as an expert, reshuffling whenever the deck runs out; returns how many."""
    for drawn in range(amount):
        kind = _draw_one(state, seat, dice, log)
        if kind < 0:
            return drawn
        state.hand[seat * KINDS + kind] += 1
        state.unsorted[seat] += 1
        log.whisper(bit(seat), GOT_CARD, seat, kind)
    return amount


def draw_hand(state: ColtState, seat: i64, dice: Dice, log: Log) -> None:
    """Fill the hand at the start of a round (CE-3.2); experts discard the bullets they draw (CE-10.2)."""
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
    """Return a card to its deck or, in the expert variant, to the discard pile."""
    if state.rules[EXPERT]:
        state.discard[seat * KINDS + kind] += 1
    else:
        state.deck[seat * KINDS + kind] += 1
        state.deck_size[seat] += 1


def put_hand_away(state: ColtState, seat: i64) -> None:
    """CE-3.8: return what is left in hand after the last turn, except cards that are kept (CE-10.4)."""
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
    """Move all cards of these kinds; returns how many."""
    moved: i64 = 0
    for kind in range(first, end):
        moved += cards[kind]
        target[kind] += cards[kind]
        cards[kind] = 0
    return moved


def _take_back(hand: vec[i64], target: vec[i64], held: vec[i64], base: i64) -> i64:
    """Move kept cards back into the hand; returns how many."""
    back: i64 = 0
    for kind in range(base, base + KINDS):
        back += held[kind]
        target[kind] -= held[kind]
        hand[kind] = held[kind]
        held[kind] = 0
    return back


# --- bullets


def _give(state: ColtState, seat: i64, bullet: i64) -> None:
    """CE-5.1, CE-10.5: a bullet goes into the deck or, in the expert variant, on top of it."""
    if state.rules[EXPERT]:
        state.tops = append(state.tops, seat * TOP_UNIT + bullet)
    else:
        state.deck[seat * KINDS + FIRST_BULLET + bullet] += 1
        state.deck_size[seat] += 1
    state.received[seat * BULLET_KINDS + bullet] += 1
    if len(state.struck):
        state.struck[seat] += 1


def shoot(state: ColtState, shooter: i64, target: i64, log: Log) -> None:
    """CE-5.1: give the target a bullet; hits on one's own side do not count for the Gunslinger."""
    seat = state.owner[target]
    state.left[shooter] -= 1
    if not are_allies(state, shooter, target):
        state.fired[shooter] += 1
    _give(state, seat, shooter)
    log.say(SHOT, shooter, target)


def hit(state: ColtState, bandit: i64, log: Log) -> None:
    """CE-5.2, CE-5.5: give a neutral bullet, if there is one left."""
    seat = state.owner[bandit]
    if state.neutral == 0:
        log.say(HIT, bandit, 0)
        return
    if not state.rules[ENDLESS_BULLETS]:
        state.neutral -= 1
    _give(state, seat, NEUTRAL)
    log.say(HIT, bandit, 1)


def are_allies(state: ColtState, one: i64, other: i64) -> bool:
    """Whether two bandits belong to one player or to partners (CE-10.15, CE-21.12)."""
    seat = state.owner[one]
    return state.owner[other] == seat or state.second[seat] == other


def bullets_of(state: ColtState, seat: i64, bullet: i64) -> i64:
    """How many bullets of a kind are among a seat's cards, wherever they are (R-32)."""
    index = seat * KINDS + FIRST_BULLET + bullet
    count = state.hand[index] + state.deck[index]
    if state.rules[EXPERT]:
        count += state.discard[index]
        for place in range(len(state.tops)):
            if state.tops[place] == seat * TOP_UNIT + bullet:
                count += 1
    return count


def received_by(state: ColtState, seat: i64) -> i64:
    """CE-9.5: how many bullets the seat was ever given."""
    count: i64 = 0
    for bullet in range(BULLET_KINDS):
        count += state.received[seat * BULLET_KINDS + bullet]
    return count


# --- the common pile


def printed_on(laid: i64) -> i64:
    """What is printed on a card of the pile: bandit * 7 + action."""
    return laid & (SEAT_UNIT - 1)


def player_of(laid: i64) -> i64:
    """The seat that played a card of the pile."""
    return (laid & (FACE_UNIT - 1)) >> SEAT_SHIFT


def is_down(laid: i64) -> bool:
    """Whether a card of the pile lies face down."""
    return laid >= FACE_UNIT


def pile_card(state: ColtState, index: i64) -> i64:
    """Bandit * 7 + action."""
    return printed_on(state.pile[index])


def pile_seat(state: ColtState, index: i64) -> i64:
    return player_of(state.pile[index])


def pile_face(state: ColtState, index: i64) -> i64:
    return state.pile[index] >> FACE_SHIFT


def is_hidden(state: ColtState, index: i64) -> bool:
    """Whether a card lies face down."""
    return is_down(state.pile[index])


def turn_up(state: ColtState, index: i64) -> None:
    """CE-3.17: a face-down card is shown to all when its turn comes."""
    state.pile[index] &= FACE_UNIT - 1


def lay_on_pile(state: ColtState, seat: i64, bandit: i64, action: i64, face: i64) -> None:
    """Play a card from a seat's hand onto the common pile."""
    state.hand[seat * KINDS + kind_of(state, seat, bandit, action)] -= 1
    state.pile[state.laid] = bandit * ACTIONS + action + SEAT_UNIT * seat + FACE_UNIT * face
    state.laid += 1


def clear_pile(state: ColtState) -> None:
    """Empty the pile; its cells are cleared so that equal positions are equal states."""
    for index in range(state.laid):
        state.pile[index] = 0
    state.laid = 0
    state.resolved = 0


def give_back(state: ColtState, card: i64) -> None:
    """CE-3.12, CE-21.7: a resolved card returns to the player of its colour."""
    bandit = card // ACTIONS
    seat = state.owner[bandit]
    put_away(state, seat, kind_of(state, seat, bandit, card - bandit * ACTIONS))


def show_colour(state: ColtState, seat: i64, bandit: i64) -> None:
    """A card's colour becomes public: the seat can have one fewer of the partner's cards (CE-21.7)."""
    if state.rules[TEAMS] and bandit != state.mine[seat]:
        state.crossed[seat] -= 1
