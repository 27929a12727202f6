"""Invariants of the cards of Colt Express: hands, decks, bullets, the pile and secret answers."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.scene import MOST_GROWN, Tally
from posse.engine.state import at_depth, bit, open_kind, open_mask
from posse.games.colt import frames
from posse.games.colt.attack import riders
from posse.games.colt.cards import (
    FACE_UP,
    HIDDEN_BY_GHOST,
    actions_in_hand,
    bullets_of,
    count_of,
    is_hidden,
    pile_card,
    pile_face,
    pile_seat,
    received_by,
)
from posse.games.colt.data.bandits import BANDIT, BANDITS, GHOST, SHOTS
from posse.games.colt.data.cards import (
    ACTION,
    ACTION_COUNT,
    ACTION_KINDS,
    ACTIONS,
    BULLET,
    BULLET_KINDS,
    CARD,
    FIRST_BULLET,
    KINDS,
    NEUTRAL,
    RIDE,
)
from posse.games.colt.data.options import ENDLESS_BULLETS, EXPERT, HORSES, PAIRS, TEAMS
from posse.games.colt.data.rounds import KEEPS, ROUND_CARDS, SPEEDING_UP
from posse.games.colt.fields import FACE, MOST_CARDS
from posse.games.colt.imagine import BOARDING, CHOOSING, ROOM
from posse.games.colt.keeping import most_to_keep
from posse.games.colt.moment import have_picked, is_over, symbols
from posse.games.colt.schemin import can_act
from posse.games.colt.setup import neutral_for
from posse.games.colt.state import ColtState, count_for
from posse.games.colt.words import WORDS


def card_faults(state: ColtState) -> list[BadScene]:
    """Everything that is wrong with the cards."""
    return [
        *_action_faults(state),
        *_bullet_faults(state),
        *_pile_faults(state),
        *(fault for seat in range(state.seats) for fault in _seat_faults(state, seat)),
        *_answer_faults(state),
    ]


# --- totals


def _action_faults(state: ColtState) -> list[BadScene]:
    """Check that every action card is in a hand, a deck, a discard pile or still to be resolved."""
    found: list[BadScene] = []
    for bandit in range(i64(BANDITS)):
        for action in range(i64(ACTIONS)):
            found += _tally_of(state, bandit, action).faults()
    for seat in range(state.seats):
        found += _nobodys_cards(state.hand, seat, _first_nobodys(state, seat), "hand")
        if state.rules[EXPERT]:
            found += _nobodys_cards(state.discard, seat, _first_nobodys(state, seat), "discard")
    return found


def _first_nobodys(state: ColtState, seat: i64) -> i64:
    """The first kind of action card of which the seat has no bandit."""
    if state.mine[seat] < 0:
        return 0
    return ACTIONS if state.second[seat] < 0 else ACTION_KINDS


def _nobodys_cards(cards: vec[i64], seat: i64, first: i64, key: str) -> list[BadScene]:
    return [
        BadScene("scene-others", field=f"players[{seat}].{key}", given=CARD.words[kind])
        for kind in range(first, i64(ACTION_KINDS))
        if cards[seat * KINDS + kind]
    ]


def _tally_of(state: ColtState, bandit: i64, action: i64) -> Tally:
    tally = Tally(f"{BANDIT.words[bandit]} {ACTION.words[action]}", _cards_of(state, bandit, action))
    card = bandit * ACTIONS + action
    laid = [pile_card(state, index) for index in range(state.resolved, state.laid)]
    tally.add("pile", laid.count(card))
    for seat in range(state.seats):
        if bandit in (state.mine[seat], state.second[seat]):
            index = seat * KINDS + action + (0 if bandit == state.mine[seat] else ACTIONS)
            tally.add("hand", state.hand[index], seat)
            tally.add("deck", state.deck[index], seat)
            if state.rules[EXPERT]:
                tally.add("discard", state.discard[index], seat)
    return tally


def _cards_of(state: ColtState, bandit: i64, action: i64) -> int:
    if state.owner[bandit] < 0 or not have_picked(state) or (action == RIDE and not state.rules[HORSES]):
        return 0
    return 1 if state.rules[PAIRS] else ACTION_COUNT[action]


def _bullet_faults(state: ColtState) -> list[BadScene]:
    """Check that bullets are in cylinders, in the supply or among the cards of the player hit, or of their partner."""
    found: list[BadScene] = []
    for bullet in range(i64(BULLET_KINDS)):
        given = Tally(f"bullets {BULLET.words[bullet]}", SHOTS if bullet != NEUTRAL else neutral_for(state.rules))
        for seat in range(state.seats):
            given.add("bullets", state.received[seat * BULLET_KINDS + bullet], seat)
        given.add("left", state.left[bullet] if bullet != NEUTRAL else state.neutral)
        if bullet != NEUTRAL or not state.rules[ENDLESS_BULLETS]:
            found += given.faults()
        for seat in range(0, state.seats, 2 if state.rules[TEAMS] else 1):
            found += _held_bullets(state, seat, bullet).faults()
    return found


def _held_bullets(state: ColtState, seat: i64, bullet: i64) -> Tally:
    """The bullets of a kind among the cards of a seat, or of a team."""
    seats = (seat, seat + 1) if state.rules[TEAMS] else (seat,)
    received = sum(state.received[one * BULLET_KINDS + bullet] for one in seats)
    tally = Tally(f"bullets.{BULLET.words[bullet]}", received, seat)
    index = FIRST_BULLET + bullet
    for one in seats:
        tally.add("hand", state.hand[one * KINDS + index], one)
        tally.add("deck", state.deck[one * KINDS + index], one)
        elsewhere = bullets_of(state, one, bullet) - state.hand[one * KINDS + index] - state.deck[one * KINDS + index]
        tally.add("discard", elsewhere, one)
    return tally


# --- the pile


def _pile_faults(state: ColtState) -> list[BadScene]:
    """Check that the pile has room for the rest of the round; face-down cards are unresolved and could be hidden."""
    most = len(state.pile) - _cards_to_come(state)
    found: list[BadScene] = []
    if state.laid > most:
        found.append(BadScene("scene-length-most", field="pile", given=state.laid, most=most))
    if state.resolved and (is_over(state, frames.STEALIN) or not is_over(state, frames.KEEPING)):
        found.append(BadScene("scene-number", field="resolved", given=str(state.resolved), least=0, most=0))
    turned = state.resolved + (1 if frames.is_card_begun(state) else 0)
    for index in range(state.laid):
        if pile_face(state, index) != FACE_UP and (index < turned or not _can_hide(state, index)):
            field = f"pile[{index}][3]"
            found.append(BadScene("scene-wanted", field=field, given=FACE.words[pile_face(state, index)], wanted="up"))
    return found


def _cards_to_come(state: ColtState) -> int:
    """How many cards can still be laid on this pile: as many as there are, and as there are acts left."""
    if is_over(state, frames.STEALIN):
        acts = max(_acts(state, card, 0) for card in range(i64(ROUND_CARDS)))
    else:
        acts = 0 if is_over(state, frames.SCHEMIN) else _acts(state, state.card, state.turn)
    cards = sum(count_of(state.hand, seat, 0, ACTION_KINDS) for seat in range(state.seats))
    cards += sum(count_of(state.deck, seat, 0, ACTION_KINDS) for seat in range(state.seats))
    if state.rules[EXPERT]:
        cards += sum(count_of(state.discard, seat, 0, ACTION_KINDS) for seat in range(state.seats))
    return min(acts, cards)


def _acts(state: ColtState, card: i64, turn: int) -> int:
    """CE-4.3: two cards for each player when speeding up, else one; CE-17.5: and two more by old whiskey."""
    left = symbols(card, state.seats)[turn:]
    kind, symbol = at_depth(state, 3)
    if kind == frames.ACT:
        left[0] = symbol
    return state.seats * (len(left) + left.count(SPEEDING_UP)) + (2 if state.rules[HORSES] else 0)


def _can_hide(state: ColtState, index: i64) -> bool:
    """CE-7.9, CE-16.5: only Ghost hides cards outside a tunnel; in one, all but the Photographer's holder do."""
    bandit = pile_card(state, index) // ACTIONS
    return bandit == GHOST if pile_face(state, index) == HIDDEN_BY_GHOST else bandit != state.camera


# --- one seat


def _seat_faults(state: ColtState, seat: i64) -> list[BadScene]:
    found: list[BadScene] = []
    if count_of(state.deck, seat, 0, KINDS) != state.deck_size[seat]:
        found.append(BadScene("scene-sums", given="decks"))
    in_hand = count_of(state.hand, seat, FIRST_BULLET, KINDS)
    struck, kept = count_for(state.struck, seat), count_for(state.kept, seat)
    found += _within(seat, "struck", struck, 0, received_by(state, seat))
    found += _within(seat, "kept", kept, 0, _most_kept(state, seat))
    if state.rules[EXPERT]:
        found += _within(seat, "unsorted", state.unsorted[seat], in_hand, MOST_GROWN)
    if state.rules[TEAMS]:
        found += _within(seat, "crossed", state.crossed[seat], foreign_cards(state, seat), MOST_GROWN)
    return found + (_held_faults(state, seat) if len(state.held) else [])


def _within(seat: i64, key: str, given: int, least: int, most: int) -> list[BadScene]:
    if least <= given <= most:
        return []
    return [BadScene("scene-number", field=f"players[{seat}].{key}", given=str(given), least=least, most=most)]


def _most_kept(state: ColtState, seat: i64) -> int:
    """The most cards that the seat can have kept: those in hand, and those played since (CE-17.8, CE-10.4)."""
    if state.rules[EXPERT]:
        return MOST_CARDS
    played = [pile_seat(state, index) for index in range(state.laid)].count(seat)
    in_use = not is_over(state, frames.KEEPING)
    return min(actions_in_hand(state, seat) + (played if in_use else 0), max(KEEPS))


def foreign_cards(state: ColtState, seat: i64) -> int:
    """The least number of cards that a seat has from its partner and has not shown (CE-21.5)."""
    count = count_of(state.hand, seat, ACTIONS, ACTION_KINDS) + count_of(state.deck, seat, ACTIONS, ACTION_KINDS)
    for bullet in range(i64(BULLET_KINDS)):
        count += max(bullets_of(state, seat, bullet) - state.received[seat * BULLET_KINDS + bullet], 0)
    for index in range(state.resolved, state.laid):
        is_partners = pile_seat(state, index) == seat and pile_card(state, index) // ACTIONS != state.mine[seat]
        count += 1 if is_partners and is_hidden(state, index) else 0
    return count


def _held_faults(state: ColtState, seat: i64) -> list[BadScene]:
    """Check that cards are being kept only while players choose them, from the hand, within the round card's limit."""
    kind, asked = at_depth(state, 2)
    most = most_to_keep(state) if kind == frames.KEEPING and asked else 0
    found = _within(seat, "held", count_of(state.held, seat, 0, KINDS), 0, most)
    for card in range(i64(KINDS)):
        allowed = state.hand[seat * KINDS + card] if card < FIRST_BULLET or state.rules[EXPERT] else 0
        if state.held[seat * KINDS + card] > allowed:
            found.append(BadScene("scene-held", field=f"players[{seat}].held", given=CARD.words[card]))
    return found


# --- secret answers


def _answer_faults(state: ColtState) -> list[BadScene]:
    """Check that secret answers are legal, and that the other seats have none."""
    found: list[BadScene] = []
    if not len(state.chosen):
        return found
    secret = _answering(state)
    out = vec[i64]([0] * ROOM)
    for seat in range(state.seats):
        field, chosen = f"players[{seat}].chosen", state.chosen[seat]
        if not secret & bit(seat):
            if chosen >= 0:
                found.append(BadScene("scene-answer", field=field, given=WORDS.phrases[chosen]))
            continue
        step = BOARDING if at_depth(state, 1)[0] == frames.HORSE_ATTACK else CHOOSING
        count = step.options(state, seat, out)
        if chosen not in list(out)[:count]:
            given = WORDS.phrases[chosen] if chosen >= 0 else "-"
            found.append(BadScene("scene-answer", field=field, given=given))
    return found


def _answering(state: ColtState) -> i64:
    """Mask of the seats whose secret answers are still to be revealed."""
    if state.top < 0:
        return 0
    waiting: i64 = 0
    if at_depth(state, 1)[0] == frames.HORSE_ATTACK and open_kind(state) != frames.LAST_RIDER:
        waiting = riders(state)
        if open_kind(state) == frames.HORSE_ATTACK and all(state.chosen[seat] < 0 for seat in range(state.seats)):
            return 0
    elif at_depth(state, 2) == (frames.SCHEMIN, 1):
        for seat in range(state.seats):
            waiting |= bit(seat) if can_act(state, seat) else i64(0)
    return waiting & ~open_mask(state)
