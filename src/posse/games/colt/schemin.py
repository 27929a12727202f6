"""Schemin': the turns of the round card, played one act at a time (chapters 3, 4 and 17)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, lowest, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument, seats_of
from posse.games.colt import frames
from posse.games.colt.cards import (
    FACE_UP,
    HIDDEN_BY_GHOST,
    IN_TUNNEL,
    actions_in_hand,
    can_draw,
    draw,
    has_any,
    has_power,
    kind_of,
    lay_on_pile,
    show_colour,
)
from posse.games.colt.data.bandits import BANDITS, GHOST
from posse.games.colt.data.cards import ACTION_KINDS, ACTIONS, KINDS
from posse.games.colt.data.cards import DRAW as DRAW_AMOUNT
from posse.games.colt.data.hostages import PHOTOGRAPHER
from posse.games.colt.data.loot import NORMAL
from posse.games.colt.data.options import TEAMS
from posse.games.colt.data.rounds import SIMULTANEOUS, SPEEDING_UP, STANDARD, SWITCHING, TUNNEL, symbol_of
from posse.games.colt.data.train import HELD, OUT
from posse.games.colt.landing import seat_after
from posse.games.colt.loot import FLASK_KIND, FLASK_KNOWN, FLASK_LEFT, UNOPENED, flask_named, flasks_at, renumber_flask
from posse.games.colt.state import ColtState
from posse.games.colt.words import (
    CARD_NOT_IN_HAND,
    CHOSE,
    DECK_EMPTY,
    DRANK,
    DRAW,
    DRINK,
    FLASK_KINDS,
    HID,
    HIDE,
    NO_SUCH_FLASK,
    NOT_YOURS,
    ONLY_GHOST,
    ONLY_STANDARD,
    PLAY,
    PLAYED,
    SKIPPED,
    TURN_BEGAN,
    TWO_CARDS,
)

EVERYBODY_KNOWS: Final[i64] = -1


def seat_at(state: ColtState, symbol: i64, place: i64) -> i64:
    """The seat that acts at a place of a turn (CE-3.4, CE-4.4); switching teams play B before A (CE-21.10)."""
    if symbol == SWITCHING:
        place = state.seats - place + state.rules[TEAMS]
    return seat_after(state, place)


def place_of(state: ColtState, symbol: i64, seat: i64) -> i64:
    """The inverse of `seat_at`: the place at which a seat acts."""
    place = seat - state.first
    if symbol == SWITCHING:
        place = state.rules[TEAMS] - place
    return place if place >= 0 else place + state.seats


def can_act(state: ColtState, seat: i64) -> bool:
    """CE-3.6: with no action card in hand and nothing to draw, the act is skipped."""
    return can_draw(state, seat) or has_any(state.hand, seat, ACTION_KINDS)


class Schemin(Step[ColtState]):
    """CE-3.4: the turns of the round card, one after another."""

    def run(self, state: ColtState, dice: Dice, log: Log) -> None:
        symbol = symbol_of(state.card, state.turn, state.seats)
        if symbol < 0:
            pop(state)
            return
        have_chosen = frames.have_all_chosen(state)
        if not have_chosen:
            log.say(TURN_BEGAN, state.turn + 1, symbol)
        if symbol != SIMULTANEOUS:
            frames.open_act(state, symbol)
            _ask_next(state, symbol, 0, log)
        elif have_chosen or not _ask_all(state, log):
            _show_all(state, dice, log)

    def under(self, state: ColtState, above: Frame) -> Frame:
        return self.kind, 0, [1 if above[0] == frames.ALL_AT_ONCE else 0, 0, 0, 0]

    def fault(self, state: ColtState, frame: Frame) -> str:
        """Check that secret acts are still to be revealed only in a Simultaneous turn."""
        is_simultaneous = symbol_of(state.card, state.turn, state.seats) == SIMULTANEOUS
        return "scene-step-symbol" if frame[2][0] and not is_simultaneous else ""


def _ask_next(state: ColtState, symbol: i64, acts: i64, log: Log) -> None:
    """Ask the next seat after `acts` acts of the turn; after the last one the turn is over."""
    twice = symbol == SPEEDING_UP
    every_act = 2 * state.seats if twice else state.seats
    while acts < every_act:
        seat = seat_at(state, symbol, acts >> 1 if twice else acts)
        if can_act(state, seat):
            frames.hand_act_to(state, seat, acts & 1 if twice else i64(0))
            return
        log.say(SKIPPED, seat)
        acts += 1
    state.turn += 1
    pop(state)


def _end_act(state: ColtState, seat: i64, log: Log) -> None:
    """End a seat's act, and ask the next seat."""
    symbol = frames.symbol_of(state)
    acts = place_of(state, symbol, seat)
    if symbol == SPEEDING_UP:
        acts = 2 * acts + frames.act_number(state)
    _ask_next(state, symbol, acts + 1, log)


# --- playable cards, face up or face down


def must_play_face_up(state: ColtState, bandit: i64) -> bool:
    """CE-16.5: a bandit with the Photographer plays face up."""
    return state.hostage[bandit] == PHOTOGRAPHER


def face_of(state: ColtState, bandit: i64, symbol: i64) -> i64:
    """CE-4.2: cards lie face down in a tunnel."""
    return IN_TUNNEL if symbol == TUNNEL and not must_play_face_up(state, bandit) else FACE_UP


def can_hide(state: ColtState, bandit: i64, symbol: i64) -> bool:
    """CE-7.9, R-06: Ghost's card of the first turn may be played face down."""
    if bandit != GHOST or state.turn > 0 or symbol == TUNNEL:
        return False
    return has_power(state, GHOST) and not must_play_face_up(state, GHOST)


def playable(state: ColtState, seat: i64, symbol: i64, may_hide: bool, out: vec[i64], count: i64) -> i64:
    """Add the action cards in hand to the options; returns how many options there are."""
    base = seat * KINDS
    count = _playable_of(state, state.mine[seat], base, symbol, may_hide, out, count)
    if state.second[seat] >= 0:
        count = _playable_of(state, state.second[seat], base + ACTIONS, symbol, may_hide, out, count)
    return count


def _playable_of(
    state: ColtState, bandit: i64, first: i64, symbol: i64, may_hide: bool, out: vec[i64], count: i64
) -> i64:
    """The cards of one bandit."""
    if may_hide and can_hide(state, bandit, symbol):
        return _playable_both_ways(state.hand, bandit, first, out, count)
    return _playable_face_up(state.hand, bandit, first, out, count)


def _playable_face_up(hand: vec[i64], bandit: i64, first: i64, out: vec[i64], count: i64) -> i64:
    """Every card face up. (Each is written first and counted if in hand: a wasted write is cheaper than a branch.)"""
    card = PLAY + bandit * ACTIONS
    for kind in range(first, first + ACTIONS):
        out[count] = card
        if hand[kind]:
            count += 1
        card += 1
    return count


def _playable_both_ways(hand: vec[i64], bandit: i64, first: i64, out: vec[i64], count: i64) -> i64:
    """Every card face up and face down."""
    for kind in range(ACTIONS):
        if hand[first + kind]:
            out[count] = PLAY + bandit * ACTIONS + kind
            out[count + 1] = HIDE + bandit * ACTIONS + kind
            count += 2
    return count


def card_obstacle(state: ColtState, seat: i64, action: i64, symbol: i64, may_hide: bool) -> Obstacle | None:
    """What stands in the way of playing a card, or of playing it face down."""
    hidden = argument(action, HIDE, BANDITS * ACTIONS)
    card = argument(action, PLAY, BANDITS * ACTIONS) if hidden < 0 else hidden
    if card < 0:
        return None
    missing = hand_obstacle(state, seat, card, "CE-3.5")
    if missing is not None or hidden < 0:
        return missing
    return None if may_hide and can_hide(state, card // ACTIONS, symbol) else Obstacle(ONLY_GHOST, "CE-7.9")


def hand_obstacle(state: ColtState, seat: i64, card: i64, rule: str) -> Obstacle | None:
    """Whose card it is, or that it is not in hand."""
    bandit = card // ACTIONS
    if bandit != state.mine[seat] and bandit != state.second[seat]:
        return Obstacle(NOT_YOURS, rule, bandit)
    kind = kind_of(state, seat, bandit, card % ACTIONS)
    return None if state.hand[seat * KINDS + kind] else Obstacle(CARD_NOT_IN_HAND, rule, card % ACTIONS)


def draw_obstacle(state: ColtState, seat: i64, action: i64) -> Obstacle | None:
    return Obstacle(DECK_EMPTY, "CE-3.15") if action == DRAW and not can_draw(state, seat) else None


def play(state: ColtState, seat: i64, action: i64, symbol: i64, log: Log) -> None:
    """Play a card onto the pile, face up or face down."""
    hides = action >= HIDE
    card = action - HIDE if hides else action - PLAY
    bandit = card // ACTIONS
    of_bandit = card - bandit * ACTIONS
    face = HIDDEN_BY_GHOST if hides else face_of(state, bandit, symbol)
    lay_on_pile(state, seat, bandit, of_bandit, face)
    if face == FACE_UP:
        show_colour(state, seat, bandit)
        log.say(PLAYED, seat, bandit, of_bandit)
    else:
        log.tell(bit(seat), HID, seat, bandit, of_bandit)


# --- one act


class Act(Step[ColtState]):
    """CE-3.5: play a card, draw three or, in a Standard turn, drink; the step stays open for the whole turn."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        symbol = frames.symbol_of(state)
        count = playable(state, seat, symbol, frames.act_number(state) == 0, out, 0)
        if can_draw(state, seat):
            out[count] = DRAW
            count += 1
        if symbol == STANDARD and len(state.flasks):
            count = _add_drinks(state, seat, out, count)
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        symbol = frames.symbol_of(state)
        drink = argument(action, DRINK, BANDITS * FLASK_KINDS)
        if drink >= 0:
            return drink_obstacle(state, seat, drink // FLASK_KINDS, drink % FLASK_KINDS, symbol)
        missing = card_obstacle(state, seat, action, symbol, frames.act_number(state) == 0)
        return missing or draw_obstacle(state, seat, action)

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action == DRAW:
            draw(state, seat, DRAW_AMOUNT, dice, log)
        elif DRINK <= action < DRINK + BANDITS * FLASK_KINDS:
            bandit = (action - DRINK) // FLASK_KINDS
            if _drink(state, seat, bandit, (action - DRINK) % FLASK_KINDS, dice, log):
                return
        else:
            play(state, seat, action, frames.symbol_of(state), log)
        _end_act(state, seat, log)

    def under(self, state: ColtState, above: Frame) -> Frame:
        """The frame of the act in which the seat drinks."""
        return self.kind, above[1], [STANDARD, 0, 0, 0]

    def fault(self, state: ColtState, frame: Frame) -> str:
        """Check that a turn is left; in a Simultaneous one nobody acts alone, and only Speeding-up has second acts.

        (The symbol need not be the round card's there: the rules define turns that no card has.)
        """
        _, asked, (symbol, second, *_) = frame
        is_over = symbol_of(state.card, state.turn, state.seats) < 0
        if is_over or symbol == SIMULTANEOUS or (second and symbol != SPEEDING_UP):
            return "scene-step-symbol"
        return "" if can_act(state, lowest(asked)) else "scene-step-cards"


def _add_drinks(state: ColtState, seat: i64, out: vec[i64], count: i64) -> i64:
    """CE-17.3 to CE-17.6, CE-10.18: any flask of the seat's bandits; old whiskey only with two action cards."""
    for bandit in range(BANDITS):
        if state.owner[bandit] == seat and flasks_at(state, HELD + bandit):
            for name in range(FLASK_KINDS):
                if flask_named(state, bandit, name) >= 0 and (name & 1 == NORMAL or actions_in_hand(state, seat) >= 2):
                    out[count] = DRINK + bandit * FLASK_KINDS + name
                    count += 1
    return count


def drink_obstacle(state: ColtState, seat: i64, bandit: i64, name: i64, symbol: i64) -> Obstacle | None:
    """What stands in the way of a drink from a flask of this name."""
    if state.owner[bandit] != seat:
        return Obstacle(NOT_YOURS, "CE-10.18", bandit)
    if symbol != STANDARD:
        return Obstacle(ONLY_STANDARD, "CE-17.3")
    if not len(state.flasks) or flask_named(state, bandit, name) < 0:
        return Obstacle(NO_SUCH_FLASK, "CE-17.3")
    is_thirsty = name & 1 == NORMAL or actions_in_hand(state, seat) >= 2
    return None if is_thirsty else Obstacle(TWO_CARDS, "CE-17.5")


def _drink(state: ColtState, seat: i64, bandit: i64, name: i64, dice: Dice, log: Log) -> bool:
    """Drink, then ask for the cards to be played; False if there are none."""
    flask = flask_named(state, bandit, name)
    if state.flasks[FLASK_LEFT + flask] == UNOPENED:
        flask = renumber_flask(state, bandit, flask)  # otherwise the number would reveal what is in the others
    log.say(DRANK, seat, name)
    state.flasks[FLASK_LEFT + flask] -= 1
    state.flasks[FLASK_KNOWN + flask] = EVERYBODY_KNOWS
    if state.flasks[FLASK_LEFT + flask] == 0:
        state.flasks[flask] = OUT
    if state.flasks[FLASK_KIND + flask] == NORMAL:
        draw(state, seat, DRAW_AMOUNT, dice, log)
        if actions_in_hand(state, seat) == 0:
            return False
        frames.ask_first_card(state, seat, 1)
    else:
        frames.ask_first_card(state, seat, 2)
    return True


class PlayCard(Step[ColtState]):
    """CE-17.4, CE-17.5: a card played because of whiskey; Ghost may hide the first (CE-17.6)."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        return playable(state, seat, STANDARD, frames.is_first_card(state), out, 0)

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        return card_obstacle(state, seat, action, STANDARD, frames.is_first_card(state))

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        left = frames.cards_to_play(state) - 1
        pop(state)
        play(state, seat, action, STANDARD, log)
        if left > 0:
            frames.ask_next_card(state, seat, left)
        else:
            _end_act(state, seat, log)

    def fault(self, state: ColtState, frame: Frame) -> str:
        """Check the number of cards left to play: one or two, one after the first."""
        _, asked, (left, begun, *_) = frame
        if not len(state.flasks):
            return "scene-step-rules"
        return "" if 1 <= left <= min(2 - begun, actions_in_hand(state, lowest(asked))) else "scene-step-cards"


# --- the Simultaneous turn (CE-17.7)


def _ask_all(state: ColtState, log: Log) -> bool:
    """Ask everybody who can act; False if nobody can."""
    mask: i64 = 0
    for seat in range(state.seats):
        if can_act(state, seat):
            mask |= bit(seat)
        else:
            log.say(SKIPPED, seat)
    if mask == 0:
        return False
    frames.ask_all_at_once(state, mask)
    return True


def _show_all(state: ColtState, dice: Dice, log: Log) -> None:
    """Reveal the choices: draws are carried out, then cards are shown, in player order."""
    dice.unveil(0)
    for place in range(state.seats):
        seat = seat_at(state, SIMULTANEOUS, place)
        if state.chosen[seat] == DRAW:
            draw(state, seat, DRAW_AMOUNT, dice, log)
    for place in range(state.seats):
        seat = seat_at(state, SIMULTANEOUS, place)
        if state.chosen[seat] >= 0 and state.chosen[seat] != DRAW:
            play(state, seat, state.chosen[seat], SIMULTANEOUS, log)
        state.chosen[seat] = -1
    frames.end_simultaneous_turn(state)
    state.turn += 1


class AllAtOnce(Step[ColtState]):
    """A card or a draw, chosen by everybody in secret."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        count = playable(state, seat, SIMULTANEOUS, True, out, 0)
        if can_draw(state, seat):
            out[count] = DRAW
            count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        return card_obstacle(state, seat, action, SIMULTANEOUS, True) or draw_obstacle(state, seat, action)

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        choose(state, seat, action, log)

    def fault(self, state: ColtState, frame: Frame) -> str:
        if symbol_of(state.card, state.turn, state.seats) != SIMULTANEOUS:
            return "scene-step-symbol"
        return "" if all(can_act(state, seat) for seat in seats_of(frame[1])) else "scene-step-cards"


def choose(state: ColtState, seat: i64, action: i64, log: Log) -> None:
    """Record a secret answer; the step closes with the last one."""
    state.chosen[seat] = action
    log.say(CHOSE, seat)
    frames.close_for(state, seat)
