"""What appeals to a player of Colt Express at a glance: the habits that guide a search.

Ratings are dollars, roughly what an answer will bring; they are quick guesses that playouts are made of, never the
reason for an answer by themselves.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.bots.skill.colt.prizes import (
    best_reach,
    best_victim,
    bullet_cost,
    carried,
    prize,
    purse_worth,
    spoils,
)
from posse.engine.dice import SeededDice, number_below
from posse.engine.state import bit, open_kind
from posse.games.colt import frames, words
from posse.games.colt.cards import HIDDEN_BY_GHOST, actions_in_hand, bandit_of_card, kind_of, pile_card, pile_face
from posse.games.colt.data.bandits import BANDITS, GHOST
from posse.games.colt.data.cards import ACTION_KINDS, ACTIONS, FIRE, FLOOR, KINDS, MARSHAL, MOVE, PUNCH, RIDE, ROBBERY
from posse.games.colt.data.hostages import NUN, RANSOM, TEACHER
from posse.games.colt.data.loot import A_JEWEL, A_STRONGBOX, FIRST_FLASK, JEWEL, JEWEL_WORTH, STRONGBOX_WORTH
from posse.games.colt.data.rounds import (
    ANGRY_MARSHAL,
    CONDUCTOR,
    ESCAPE,
    HOSTAGE_CONDUCTOR,
    MARSHALS_REVENGE,
    PASSENGERS_REBELLION,
    PICKPOCKETING,
)
from posse.games.colt.data.train import COACH, GONE, HELD, inside, roof
from posse.games.colt.ending import is_on_side
from posse.games.colt.fighting import targets_of_fire
from posse.games.colt.landing import column_of
from posse.games.colt.loot import purses_at
from posse.games.colt.state import ColtState

SHOT: Final[i64] = 140  # a bullet fired counts for the Gunslinger, and clogs a deck
SHOT_AT_NOBODY: Final[i64] = 30
PUNCHED: Final[i64] = 60
FREEDOM: Final[i64] = 2000
IN_VAIN: Final[i64] = -100
A_DRINK: Final[i64] = 80
A_FLASK: Final[i64] = 90
A_HOSTAGE: Final[i64] = 600


class Plan:
    """Where a bandit will be after its cards in the pile, if nobody interferes, and how often it will have robbed."""

    def __init__(self) -> None:
        self.spot: i64 = 0
        self.robbed: i64 = 0

    def follow(self, state: ColtState, bandit: i64, end: i64) -> None:
        """Follow the cards that lie before the place `end` of the pile."""
        self.spot = state.spot[bandit]
        self.robbed = 0
        first = state.resolved + 1 if frames.is_card_begun(state) else state.resolved
        for index in range(first, end):
            card = pile_card(state, index)
            if card // ACTIONS == bandit:
                self._add(state, card % ACTIONS)

    def _add(self, state: ColtState, action: i64) -> None:
        if action == ROBBERY:
            self.robbed += 1
            return
        spot = self.spot
        if action == FLOOR:
            spot ^= 1
        elif action == MOVE or action == RIDE:
            spot = best_reach(state, spot, action)
        if spot == inside(state.marshal):
            spot += 1
        if spot != self.spot:
            self.spot = spot
            self.robbed = 0


def next_action(state: ColtState, bandit: i64) -> i64:
    """The action of the bandit's next card in the pile, after the one that is being carried out; -1 if none."""
    for index in range(state.resolved + 1, state.laid):
        card = pile_card(state, index)
        if card // ACTIONS == bandit:
            return card % ACTIONS
    return -1


def stay(state: ColtState, spot: i64) -> i64:
    """What the event at the end of the round brings those on a spot."""
    card = state.card
    if card == HOSTAGE_CONDUCTOR:
        return CONDUCTOR if spot <= roof(0) else i64(0)
    if card == MARSHALS_REVENGE:
        return i64(-250) if spot == roof(state.marshal) else i64(0)
    if card == PICKPOCKETING:
        return i64(200) if spot < HELD and purses_at(state, spot) else i64(0)
    if card == ANGRY_MARSHAL:
        return -bullet_cost(state) if spot == roof(state.marshal) else i64(0)
    if card == PASSENGERS_REBELLION:
        return -bullet_cost(state) if spot < COACH and spot & 1 == 0 else i64(0)
    if card == ESCAPE:
        return FREEDOM if spot >= COACH else i64(0)
    return 0


class Habits:
    """Rates the answers to every question of the game."""

    def __init__(self) -> None:
        self.plan: Final = Plan()

    def rate(self, state: ColtState, seat: i64, answers: vec[i64], count: i64, ratings: vec[i64]) -> None:
        kind = open_kind(state)
        if kind == frames.ACT or kind == frames.ALL_AT_ONCE or kind == frames.PLAY_CARD:
            self._rate_acts(state, seat, answers, count, ratings)
            return
        if kind == frames.KEEP_CARDS:
            _rate_kept(state, seat, answers, count, ratings)
            return
        if kind < frames.MOVE:
            for index in range(count):
                ratings[index] = 0
            return
        bandit = frames.bandit_of(state)
        for index in range(count):
            ratings[index] = _rated(state, seat, kind, bandit, answers[index])

    # --- Schemin'

    def _rate_acts(self, state: ColtState, seat: i64, answers: vec[i64], count: i64, ratings: vec[i64]) -> None:
        planned: i64 = -1
        for index in range(count):
            answer = answers[index]
            if answer == words.DRAW:
                ratings[index] = _rated_draw(state, seat)
            elif answer >= words.DRINK:
                ratings[index] = A_DRINK
            else:
                card = answer - words.HIDE if answer >= words.HIDE else answer - words.PLAY
                bandit = card // ACTIONS
                if bandit != planned:
                    self.plan.follow(state, bandit, state.laid)
                    planned = bandit
                ratings[index] = self._rated_card(state, seat, bandit, card - bandit * ACTIONS)

    def likely_kind(self, state: ColtState, seat: i64, index: i64, spread: i64, dice: SeededDice) -> i64:
        """The kind of card that a seat has probably hidden at a place of the pile: that one, or one in its hand."""
        card = pile_card(state, index)
        by_ghost = pile_face(state, index) == HIDDEN_BY_GHOST
        likely = kind_of(state, seat, card // ACTIONS, card % ACTIONS)
        hidden = likely
        best: i64 = -1_000_000
        planned: i64 = -1
        for kind in range(ACTION_KINDS):
            if state.hand[seat * KINDS + kind] == 0 and kind != hidden:
                continue
            bandit = bandit_of_card(state, seat, kind)
            if bandit == state.camera or (by_ghost and bandit != GHOST):
                continue
            if bandit != planned:
                self.plan.follow(state, bandit, index)
                planned = bandit
            rating = self._rated_card(state, seat, bandit, kind % ACTIONS) + number_below(dice, spread)
            if rating > best:
                best = rating
                likely = kind
        return likely

    def _rated_card(self, state: ColtState, seat: i64, bandit: i64, action: i64) -> i64:
        spot = self.plan.spot
        if spot == GONE or spot < 0:
            return IN_VAIN
        if action == ROBBERY:
            return prize(state, spot, self.plan.robbed)
        if action == FIRE:
            return _rated_fire(state, bandit)
        if action == PUNCH:
            victim = best_victim(state, bandit, spot)
            if state.hostage[bandit] == TEACHER:
                return IN_VAIN
            return PUNCHED + victim // 2 if victim >= 0 else i64(0)
        if action == MARSHAL:
            return _rated_marshal(state, seat)
        return self._rated_way(state, seat, bandit, action)

    def _rated_way(self, state: ColtState, seat: i64, bandit: i64, action: i64) -> i64:
        """A Move, a change of floor or a Ride: what can be had there instead of here, sooner with a Robbery in hand."""
        here = self.plan.spot
        if action == RIDE and (state.hostage[bandit] == NUN or state.horses[column_of(state, here)] == 0):
            return IN_VAIN
        if action == RIDE and state.card == ESCAPE:
            return FREEDOM
        there = here ^ 1 if action == FLOOR else best_reach(state, here, action)
        if there == inside(state.marshal):
            return -bullet_cost(state)
        gain = prize(state, there, 0) - prize(state, here, self.plan.robbed) + stay(state, there) - stay(state, here)
        if action == RIDE and state.hostage[bandit] < 0 and state.hostages:
            gain = max(gain, A_HOSTAGE)
        can_rob = state.hand[seat * KINDS + kind_of(state, seat, bandit, ROBBERY)] > 0
        return 40 + (2 * gain // 3 if can_rob else gain // 3)


def _rated_draw(state: ColtState, seat: i64) -> i64:
    return 150 - 30 * actions_in_hand(state, seat)


def _rated_fire(state: ColtState, bandit: i64) -> i64:
    if state.left[bandit] == 0:
        return IN_VAIN
    mask = targets_of_fire(state, bandit)
    for other in range(BANDITS):
        if mask & bit(other) and not is_on_side(state, state.owner[bandit], other):
            return SHOT
    return SHOT_AT_NOBODY


def _rated_marshal(state: ColtState, seat: i64) -> i64:
    """Whom the Marshal can drive out of a car."""
    return max(0, max(_driven_out(state, seat, state.marshal - 1), _driven_out(state, seat, state.marshal + 1)))


def _driven_out(state: ColtState, seat: i64, column: i64) -> i64:
    """What it is worth to send the Marshal into a column: each rival's bullet, less one's own."""
    cost = bullet_cost(state) + 40
    total: i64 = 0
    for bandit in range(BANDITS):
        if state.owner[bandit] >= 0 and state.spot[bandit] == inside(column):
            total += -cost if is_on_side(state, seat, bandit) else cost
    return total


def _rate_kept(state: ColtState, seat: i64, answers: vec[i64], count: i64, ratings: vec[i64]) -> None:
    """Robberies and what moves are worth keeping; bullets never."""
    for index in range(count):
        answer = answers[index]
        if answer == words.DONE:
            ratings[index] = 100
        elif answer >= words.KEEP_BULLET:
            ratings[index] = -1000
        else:
            action = (answer - words.KEEP) % ACTIONS
            ratings[index] = 200 if action == ROBBERY else i64(50)


# --- Stealin'


def _rated(state: ColtState, seat: i64, kind: i64, bandit: i64, answer: i64) -> i64:
    if kind == frames.MOVE:
        return _rated_spot(state, bandit, answer - words.MOVE)
    if kind == frames.ROBBERY or kind == frames.PICKPOCKET:
        return _rated_token(state, seat, answer)
    if kind == frames.MARSHAL:
        return _driven_out(state, seat, (answer - words.SEND) // 2)
    if kind == frames.FIRE:
        return _rated_target(state, seat, answer - words.SHOOT)
    if kind == frames.PUNCH:
        if answer == words.PUNCH_SHOTGUN:
            return STRONGBOX_WORTH // 2
        target = answer - words.PUNCH
        return i64(-300) if is_on_side(state, seat, target) else spoils(state, target)
    if kind == frames.KNOCK_LOOT:
        return _rated_knock(answer - words.KNOCK)
    if kind == frames.TAKE_PURSE:
        return i64(500) if answer == words.TAKE else i64(0)
    if kind == frames.PUSH_TARGET:
        return _rated_push(state, seat, answer - words.PUSH)
    if kind == frames.RIDE:
        return _rated_ride(state, bandit, answer)
    if kind == frames.SEIZE_HOSTAGE:
        return RANSOM[answer - words.SEIZE]
    return 0


def _rated_spot(state: ColtState, bandit: i64, spot: i64) -> i64:
    """Where to go depends on what the bandit will do there."""
    following = next_action(state, bandit)
    if spot == inside(state.marshal):
        return stay(state, spot + 1) - bullet_cost(state) - 50
    worth = stay(state, spot)
    if following == ROBBERY:
        return worth + prize(state, spot, 0)
    if following == FLOOR:
        return worth + prize(state, spot ^ 1, 0) // 2
    if following == PUNCH:
        return worth + max(best_victim(state, bandit, spot), 0) // 2
    return worth + prize(state, spot, 0) // 3


def _rated_token(state: ColtState, seat: i64, answer: i64) -> i64:
    if answer == words.LEAVE:
        return -500
    token = answer - words.ROB
    if token < FIRST_FLASK:
        return 2 * purse_worth(state, token, seat)
    if token < JEWEL:
        return A_FLASK
    return 2 * (JEWEL_WORTH if token == JEWEL else STRONGBOX_WORTH)


def _rated_target(state: ColtState, seat: i64, target: i64) -> i64:
    """The rich are to be stopped."""
    return i64(-500) if is_on_side(state, seat, target) else carried(state, target) // 10


def _rated_knock(loot: i64) -> i64:
    """Strongboxes before jewels, purses and flasks."""
    if loot == A_STRONGBOX:
        return 2000
    return 1000 if loot == A_JEWEL else 500 - 100 * loot


def _rated_push(state: ColtState, seat: i64, spot: i64) -> i64:
    return bullet_cost(state) + 100 if spot == inside(state.marshal) else i64(0)


def _rated_ride(state: ColtState, bandit: i64, answer: i64) -> i64:
    if answer == words.ESCAPE:
        return 2 * FREEDOM
    spot = answer - words.RIDE
    if spot == COACH and state.hostage[bandit] < 0 and state.hostages:
        return A_HOSTAGE + stay(state, spot)
    return _rated_spot(state, bandit, spot)
