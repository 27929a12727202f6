"""Objective cards: taking and playing them (chapter 12)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.loops import sum_part
from posse.engine.obstacle import Obstacle
from posse.engine.state import pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.trail import frames
from posse.games.trail.data.cards import (
    ALL_OBJECTIVES,
    CARDS,
    FIRST_OBJECTIVE,
    OBJECTIVE_ACTION,
    OBJECTIVES,
)
from posse.games.trail.data.trail import is_visited
from posse.games.trail.deck import gain_card, gain_to_hand, take_from_hand
from posse.games.trail.phases import owner_of
from posse.games.trail.purse import skip_obstacle
from posse.games.trail.state import TrailState
from posse.games.trail.words import (
    DRAWN_OBJECTIVE,
    NOT_ON_DISPLAY,
    OBJECTIVE_NOT_IN_HAND,
    ON_DISPLAY,
    PLAY,
    PLAYED,
    SKIP,
    STACK_EMPTY,
    TAKE,
    TAKE_UNSEEN,
    TOOK_CARD,
    TOOK_TO_HAND,
)

# --- playing


def play_options(state: TrailState, seat: i64, out: vec[i64], count: i64) -> i64:
    """GWT-12.4: every objective card in hand."""
    base = seat * CARDS + FIRST_OBJECTIVE
    for objective in range(OBJECTIVES):
        if state.hand[base + objective] > 0:
            out[count] = PLAY + objective
            count += 1
    return count


def play_obstacle(state: TrailState, seat: i64, action: i64) -> Obstacle | None:
    """What stands in the way of playing an objective card."""
    objective = argument(action, PLAY, ALL_OBJECTIVES)
    if objective < 0:
        return None
    if objective < OBJECTIVES and state.hand[seat * CARDS + FIRST_OBJECTIVE + objective] > 0:
        return None
    return Obstacle(OBJECTIVE_NOT_IN_HAND, "GWT-12.4", objective)


def play_card(state: TrailState, seat: i64, objective: i64, log: Log) -> None:
    """Put the card into the objective area; then its immediate action, now or never."""
    take_from_hand(state, seat, FIRST_OBJECTIVE + objective)
    state.area[seat * ALL_OBJECTIVES + objective] += 1
    log.say(PLAYED, seat, objective)
    frames.offer_at_once(state, seat, OBJECTIVE_ACTION[objective])


# --- taking


def stack_size(state: TrailState) -> i64:
    return sum_part(state.objective_stack, 0, OBJECTIVES)


def has_cards_left(state: TrailState) -> bool:
    """GWT-12.2: whether there is a card to take, on display or in the stack."""
    for objective in range(len(state.display)):
        if state.display[objective] > 0:
            return True
    return stack_size(state) > 0


def show_next(state: TrailState, dice: Dice, log: Log) -> None:
    """GWT-12.1: fill the gap in the display from the stack, unless that is empty (GWT-12.2)."""
    if stack_size(state) > 0:
        objective = dice.draw(DRAWN_OBJECTIVE, state.objective_stack)
        state.display[objective] += 1
        log.say(ON_DISPLAY, objective)


class TakeObjective(Step[TrailState]):
    """A card of the display, or the face-down top card of the stack (R-07); nothing if there is neither."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for objective in range(OBJECTIVES):
            if state.display[objective] > 0:
                out[count] = TAKE + objective
                count += 1
        if stack_size(state) > 0:
            out[count] = TAKE_UNSEEN
            count += 1
        if frames.may_skip(state) or count == 0:
            out[count] = SKIP
            count += 1
        return count

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        objective = argument(action, TAKE, ALL_OBJECTIVES)
        if objective >= 0:
            is_there = objective < OBJECTIVES and state.display[objective] > 0
            return None if is_there else Obstacle(NOT_ON_DISPLAY, "GWT-12.1")
        if action == TAKE_UNSEEN:
            return None if stack_size(state) > 0 else Obstacle(STACK_EMPTY, "GWT-12.2")
        return skip_obstacle(action, frames.may_skip(state) or not has_cards_left(state), "GWT-6.10")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        to_hand = frames.is_for_hand(state)
        pop(state)
        if action == SKIP:
            return
        if action == TAKE_UNSEEN:
            objective = dice.draw(DRAWN_OBJECTIVE, state.objective_stack)
        else:
            objective = action - TAKE
            state.display[objective] -= 1
        if to_hand:
            gain_to_hand(state, seat, FIRST_OBJECTIVE + objective)
            log.say(TOOK_TO_HAND, seat, objective)
        else:
            gain_card(state, seat, FIRST_OBJECTIVE + objective)
            log.say(TOOK_CARD, seat, objective)
        if action != TAKE_UNSEEN:
            show_next(state, dice, log)

    def lies_on(self, state: TrailState, frame: Frame) -> int:
        return frames.VISIT if is_visited(state.place[owner_of(frame)]) else -1

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        return frame[1] == above[1]
