"""Imagined worlds of a seat: everything that the seat does not know is sampled again.

Purses and flasks that only others have looked into get any of the values that this seat has not seen. Which cards a
player owns is public, but not which of them are in hand, in the deck or face down in the pile; partners may hold some
of each other's, and how many at most is public (`crossed`). Secret answers are any legal ones (R-44).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.loops import sum_part
from posse.engine.state import bit, open_kind, open_mask
from posse.games.colt import frames
from posse.games.colt.attack import ChooseToBoard
from posse.games.colt.cards import (
    FACE_UNIT,
    FACE_UP,
    HIDDEN_BY_GHOST,
    IN_TUNNEL,
    SEAT_UNIT,
    bandit_of_card,
    count_of,
    has_more_than_deck,
    is_hidden,
    kind_of,
    pile_card,
    pile_face,
    pile_seat,
)
from posse.games.colt.data.bandits import BANDITS, GHOST
from posse.games.colt.data.cards import ACTION_KINDS, ACTIONS, BULLET_KINDS, FIRST_BULLET, KINDS
from posse.games.colt.data.loot import FLASKS, PURSES
from posse.games.colt.data.options import EXPERT, TEAMS
from posse.games.colt.data.train import HELD, OUT
from posse.games.colt.keeping import KeepCards, kept_kind
from posse.games.colt.loot import FLASK_KIND, FLASK_KNOWN, PURSE_KNOWN, PURSE_VALUE
from posse.games.colt.rounds import seen_by_partner
from posse.games.colt.schemin import AllAtOnce
from posse.games.colt.setup import partner_of
from posse.games.colt.state import ColtState, count_for
from posse.games.colt.words import ANY, DONE, DRAWN_CARD, LOOKED_FLASK, LOOKED_PURSE

ROOM: Final[i64] = 64

BOARDING: Final = ChooseToBoard(frames.BOARD)
CHOOSING: Final = AllAtOnce(frames.ALL_AT_ONCE)
KEEPING: Final = KeepCards(frames.KEEP_CARDS)


def redraw(state: ColtState, seat: i64, dice: Dice) -> None:
    """Sample anew what the seat cannot know; the state looks the same to them. -1 is a spectator."""
    _redraw_purses(state, seat, dice)
    if len(state.flasks):
        _redraw_flasks(state, seat, dice)
    if state.mine[state.seats - 1] >= 0:
        if state.rules[TEAMS]:
            for one in range(0, state.seats, 2):
                _deal_team(state, one, seat, dice)
        else:
            for other in range(state.seats):
                if other != seat:
                    _deal(state, other, dice)
        _redraw_answers(state, seat, dice)


def _is_known(mask: i64, seat: i64) -> bool:
    return mask < 0 or (seat >= 0 and mask & bit(seat) != 0)


# --- purses and flasks


def _redraw_purses(state: ColtState, seat: i64, dice: Dice) -> None:
    """Redraw the values that the seat has not seen; first those with a lower bound, while values for them are left."""
    purses = state.purses
    bag = state.purse_bag
    hidden: i64 = 0
    for purse in range(PURSES):
        if purses[PURSE_VALUE + purse] >= 0 and not _is_known(purses[PURSE_KNOWN + purse], seat):
            bag[purses[PURSE_VALUE + purse]] += 1
            hidden += 1
    if hidden == 0:
        return
    for least in range(_highest_least(state), -1, -1):
        for purse in range(PURSES):
            if purses[PURSE_VALUE + purse] < 0 or _is_known(purses[PURSE_KNOWN + purse], seat):
                continue
            if _least(state, purse) == least:
                purses[PURSE_VALUE + purse] = _draw_from(bag, least, dice)


def _highest_least(state: ColtState) -> i64:
    highest: i64 = 0
    for bandit in range(BANDITS):
        highest = max(highest, state.least[bandit])
    return highest


def _least(state: ColtState, purse: i64) -> i64:
    """CE-8.9: a bandit that has lost its poorest purse has none that is poorer."""
    place = state.purses[purse]
    return state.least[place - HELD] if HELD <= place < OUT else i64(0)


def _draw_from(bag: vec[i64], least: i64, dice: Dice) -> i64:
    """Draw one of the values from `least` on."""
    if least == 0:
        return dice.draw(LOOKED_PURSE, bag)
    weights = bag[:]
    for value in range(least):
        weights[value] = 0
    value = dice.weigh(LOOKED_PURSE, weights)
    bag[value] -= 1
    return value


def _redraw_flasks(state: ColtState, seat: i64, dice: Dice) -> None:
    flasks = state.flasks
    bag = state.flask_bag
    for flask in range(FLASKS):
        if flasks[FLASK_KIND + flask] >= 0 and not _is_known(flasks[FLASK_KNOWN + flask], seat):
            bag[flasks[FLASK_KIND + flask]] += 1
    for flask in range(FLASKS):
        if flasks[FLASK_KIND + flask] >= 0 and not _is_known(flasks[FLASK_KNOWN + flask], seat):
            flasks[FLASK_KIND + flask] = dice.draw(LOOKED_FLASK, bag)


# --- the cards of one player


def _deal(state: ColtState, seat: i64, dice: Dice) -> None:
    """Redraw a player's unknown cards: first those face down in the pile, then the hand."""
    _fill(state, seat, _shuffle_in(state, seat), dice)


def _shuffle_in(state: ColtState, seat: i64) -> i64:
    """Move a player's cards that others cannot see into the deck; returns how many were in hand."""
    deck = state.deck
    hand = state.hand
    in_hand: i64 = 0
    for place in range(seat * KINDS, seat * KINDS + KINDS):
        in_hand += hand[place]
        deck[place] += hand[place]
        hand[place] = 0
    for index in range(state.resolved, state.laid):
        if is_hidden(state, index) and pile_seat(state, index) == seat:
            card = pile_card(state, index)
            deck[seat * KINDS + kind_of(state, seat, card // ACTIONS, card % ACTIONS)] += 1
    return in_hand


def _fill(state: ColtState, seat: i64, in_hand: i64, dice: Dice) -> None:
    """Deal a player's cards out of the deck: face down in the pile, then kept ones, then the rest of the hand."""
    places = _places_of_partners(state, seat, in_hand)
    for index in range(state.resolved, state.laid):
        if is_hidden(state, index) and pile_seat(state, index) == seat and not _is_foreign(state, seat, index):
            if pile_face(state, index) == IN_TUNNEL:
                _lay_hidden(state, seat, index, places, dice)
                places -= 1
            else:
                _lay_hidden(state, seat, index, 0, dice)
    cards = count_of(state.deck, seat, 0, KINDS)
    kept = min(_actions_for_sure(state, seat, in_hand, cards > in_hand), in_hand)
    bound = min(max(kept, places), in_hand)
    for number in range(bound):
        weights = _weights_for(_deck_of(state, seat), places - number)
        kind = _draw_action(weights, dice) if number < kept else dice.weigh(DRAWN_CARD, weights)
        state.deck[seat * KINDS + kind] -= 1
        state.hand[seat * KINDS + kind] += 1
    dice.deal(DRAWN_CARD, state.deck, state.hand, seat * KINDS, KINDS, cards - bound, in_hand - bound)


def _deck_of(state: ColtState, seat: i64) -> vec[i64]:
    return state.deck[seat * KINDS : (seat + 1) * KINDS]


def _actions_for_sure(state: ColtState, seat: i64, in_hand: i64, has_deck: bool) -> i64:
    """How many action cards a player must have in hand: kept ones (CE-17.8), those about to be played, or an
    expert's from the start of the round (CE-10.2)."""
    sure = max(in_hand - state.unsorted[seat], 0) if state.rules[EXPERT] else _still_kept(state, seat)
    if open_mask(state) & bit(seat) == 0:
        return sure
    if open_kind(state) == frames.PLAY_CARD:
        return max(sure, frames.cards_to_play(state))
    if has_deck or has_more_than_deck(state, seat):
        return sure
    return max(sure, 1)


def _still_kept(state: ColtState, seat: i64) -> i64:
    """How many cards in hand are certainly kept ones: each card played since may have been one."""
    left = count_for(state.kept, seat)
    if left > 0 and frames.are_hands_in_use(state):
        for index in range(state.laid):
            if pile_seat(state, index) == seat:
                left -= 1
    return max(left, 0)


def _draw_action(pool: vec[i64], dice: Dice) -> i64:
    """Draw an action card, if there is one: kept cards are action cards (CE-17.8)."""
    weights = pool[:]
    for kind in range(FIRST_BULLET, KINDS):
        weights[kind] = 0
    return dice.weigh(DRAWN_CARD, weights if _sum(weights) else pool)


def _sum(counts: vec[i64]) -> i64:
    return sum_part(counts, 0, i64(len(counts)))


def _lay_hidden(state: ColtState, seat: i64, index: i64, places: i64, dice: Dice) -> None:
    """Redraw a face-down card: an action card of a bandit that may hide it."""
    weights = _weights_for(_deck_of(state, seat), places)
    face = pile_face(state, index)
    mine = _may_lie_hidden(state, state.mine[seat], face == HIDDEN_BY_GHOST)
    others = _may_lie_hidden(state, state.second[seat], face == HIDDEN_BY_GHOST)
    for kind in range(KINDS):
        if kind >= ACTION_KINDS or not (mine if kind < ACTIONS else others):
            weights[kind] = 0
    kind = dice.weigh(DRAWN_CARD, weights)
    state.deck[seat * KINDS + kind] -= 1
    card = bandit_of_card(state, seat, kind) * ACTIONS + kind % ACTIONS
    state.pile[index] = card + SEAT_UNIT * seat + FACE_UNIT * face


def _may_lie_hidden(state: ColtState, bandit: i64, by_ghost: bool) -> bool:
    return bandit == GHOST if by_ghost else bandit != state.camera


# --- the cards of partners


def _deal_team(state: ColtState, one: i64, viewer: i64, dice: Dice) -> None:
    """Redraw the cards of two partners, who may each hold some of the other's (CE-21.5).

    Every card the viewer cannot place first returns to its owner; then as many change sides as is publicly possible.
    """
    other = partner_of(one)
    hand_one, hand_other = count_of(state.hand, one, 0, KINDS), count_of(state.hand, other, 0, KINDS)
    room_one, room_other = _most_foreign(state, one, viewer), _most_foreign(state, other, viewer)
    known = _bullets_known(state, one, viewer)
    pool = _gather(state, one, viewer)
    size = _sum(pool)
    away = _gather(state, other, viewer)
    _send_home(state, one, pool, away, known)
    laid_one = _lay_foreign(state, one, viewer, away, dice)
    laid_other = _lay_foreign(state, other, viewer, pool, dice)
    room_one, room_other = room_one - laid_one, room_other - laid_other
    extra = size - laid_one - _sum(pool)
    leave = max(min(min(room_other, _sum(pool)), min(room_one, _sum(away)) - extra), max(0, -extra))
    _exchange(pool, away, leave, leave + extra, dice)
    _fill_all(state, one, viewer, pool, hand_one, dice)
    _fill_all(state, other, viewer, away, hand_other, dice)


def _lay_foreign(state: ColtState, seat: i64, viewer: i64, home: vec[i64], dice: Dice) -> i64:
    """Redraw face-down cards that can only be the partner's, from the partner's pool; returns how many."""
    laid: i64 = 0
    if seat == viewer:
        return laid
    for index in range(state.resolved, state.laid):
        if pile_seat(state, index) == seat and _is_foreign(state, seat, index):
            kind = _draw_action(home, dice)
            home[kind] -= 1
            card = state.second[seat] * ACTIONS + kind % ACTIONS
            state.pile[index] = card + SEAT_UNIT * seat + FACE_UNIT * pile_face(state, index)
            laid += 1
    return laid


def _is_foreign(state: ColtState, seat: i64, index: i64) -> bool:
    """Whether a face-down card cannot be of the player's own bandit, which may not hide cards like this."""
    face = pile_face(state, index)
    if not state.rules[TEAMS] or face == FACE_UP:
        return False
    return not _may_lie_hidden(state, state.mine[seat], face == HIDDEN_BY_GHOST)


def _places_of_partners(state: ColtState, seat: i64, in_hand: i64) -> i64:
    """In the first round, how many places a partner's card can be in: not in a deck, but in hand or face down."""
    if not state.rules[TEAMS] or state.round > 1 or not frames.are_hands_in_use(state):
        return 0
    places = in_hand
    for index in range(state.resolved, state.laid):
        if pile_seat(state, index) == seat and pile_face(state, index) == IN_TUNNEL:
            places += 1
    return places


def _weights_for(pool: vec[i64], places: i64) -> vec[i64]:
    """Weights that make a partner's card equally likely in each of `places` places; 0 means anywhere."""
    weights = pool[:]
    if places <= 0:
        return weights
    partners: i64 = 0
    for kind in range(ACTIONS, ACTION_KINDS):
        partners += pool[kind]
    others = _sum(pool) - partners
    if partners > 0 and others > 0:
        for kind in range(KINDS):
            is_partners = ACTIONS <= kind < ACTION_KINDS
            weights[kind] *= others if is_partners else max(places - partners, 0)
    return weights


def _most_foreign(state: ColtState, seat: i64, viewer: i64) -> i64:
    """The most cards of the partner that a player can have out of the viewer's sight."""
    seen = count_of(state.hand, seat, ACTIONS, ACTION_KINDS) if seat == viewer else 0
    return max(state.crossed[seat] - seen, 0)


def _bullets_known(state: ColtState, one: i64, viewer: i64) -> vec[i64]:
    """For each kind of bullet, how many of those given to `one` are still to be placed."""
    base = one * KINDS + FIRST_BULLET
    left = vec[i64]([0] * BULLET_KINDS)
    for bullet in range(BULLET_KINDS):
        left[bullet] = state.received[one * BULLET_KINDS + bullet]
        if one == viewer:
            left[bullet] -= state.hand[base + bullet]
    return left


def _gather(state: ColtState, seat: i64, viewer: i64) -> vec[i64]:
    """Collect a player's cards that the viewer cannot place."""
    if seat != viewer:
        _shuffle_in(state, seat)
    return _deck_of(state, seat)


def _send_home(state: ColtState, one: i64, pool: vec[i64], away: vec[i64], known: vec[i64]) -> None:
    """Return action cards to the player of their colour, bullets to the player hit; `away` is the partner's pool."""
    for action in range(ACTIONS):
        pool[action] += away[ACTIONS + action]
        away[action] += pool[ACTIONS + action]
        away[ACTIONS + action] = 0
        pool[ACTIONS + action] = 0
    for bullet in range(BULLET_KINDS):
        kind = FIRST_BULLET + bullet
        both = pool[kind] + away[kind]
        pool[kind] = min(max(known[bullet], 0), both)
        away[kind] = both - pool[kind]


def _exchange(pool: vec[i64], away: vec[i64], leave: i64, come: i64, dice: Dice) -> None:
    """Move `leave` random cards from a pool to the partner's, and `come` back."""
    leaving = _draw_some(pool, leave, dice)
    coming = _draw_some(away, come, dice)
    for kind in range(KINDS):
        away[seen_by_partner(kind)] += leaving[kind]
        pool[seen_by_partner(kind)] += coming[kind]


def _draw_some(pool: vec[i64], amount: i64, dice: Dice) -> vec[i64]:
    drawn = vec[i64]([0] * KINDS)
    for _ in range(amount):
        drawn[dice.draw(DRAWN_CARD, pool)] += 1
    return drawn


def _fill_all(state: ColtState, seat: i64, viewer: i64, pool: vec[i64], in_hand: i64, dice: Dice) -> None:
    """Deal a player's cards; of the viewer's own cards only the deck is unknown."""
    for kind in range(KINDS):
        state.deck[seat * KINDS + kind] = pool[kind]
    if seat != viewer:
        _fill(state, seat, in_hand, dice)


# --- secret answers


def _redraw_answers(state: ColtState, viewer: i64, dice: Dice) -> None:
    """Redraw secret answers among the legal ones; partial answers are reset."""
    if state.top < 0:
        return
    kind = open_kind(state)
    if kind == frames.KEEP_CARDS:
        for seat in range(state.seats):
            if seat != viewer:
                _redraw_kept(state, seat, dice)
        return
    if kind != frames.BOARD and kind != frames.ALL_AT_ONCE:
        return
    out = vec[i64]([0] * ROOM)
    for seat in range(state.seats):
        if seat != viewer and state.chosen[seat] >= 0:
            step = BOARDING if kind == frames.BOARD else CHOOSING
            count = step.options(state, seat, out)
            state.chosen[seat] = out[dice.roll(ANY, count)]


def _redraw_kept(state: ColtState, seat: i64, dice: Dice) -> None:
    base = seat * KINDS
    for kind in range(KINDS):
        state.held[base + kind] = 0
    if open_mask(state) & bit(seat) or count_of(state.hand, seat, 0, KINDS) == 0:
        return
    out = vec[i64]([0] * ROOM)
    while True:
        action = out[dice.roll(ANY, KEEPING.options(state, seat, out))]
        if action == DONE:
            return
        state.held[base + kept_kind(state, seat, action)] += 1
