"""Auxiliary actions (chapter 7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import pop
from posse.engine.step import Frame
from posse.engine.words import argument
from posse.games.trail import frames
from posse.games.trail.data import actions as act
from posse.games.trail.data.board import (
    AUX_CERTIFICATE,
    AUX_CERTIFICATES,
    AUX_COST,
    AUX_DOLLAR,
    AUX_DOLLARS,
    AUX_DRAW,
    AUX_ENGINE,
    AUX_FIRST,
    AUX_SECOND,
    AUXES,
)
from posse.games.trail.deck import can_draw, draw_and_discard
from posse.games.trail.phases import Aside, is_interrupted
from posse.games.trail.purse import certify, gain, is_clear, pay, price_obstacle, skip_obstacle
from posse.games.trail.railway import can_go_back
from posse.games.trail.state import TrailState
from posse.games.trail.words import (
    AUXILIARY,
    CANNOT_GO_BACK,
    DOUBLE,
    DRAW_PILES_EMPTY,
    HELPED,
    LOCKED,
    LOCKED_TWICE,
    SKIP,
)

# Dollars and certificates for going back: of building 1b, and of an auxiliary action, single or double.
_CERTIFICATES: Final = int(AUX_CERTIFICATES[AUX_CERTIFICATE])
REWARDS: Final = [[act.DOLLARS_OF[act.ENGINE_BACK_3], 0], [0, _CERTIFICATES], [0, 2 * _CERTIFICATES]]


def places_clear(state: TrailState, seat: i64, aux: i64) -> i64:
    """GWT-7.1: how many of its two places have no disc."""
    first = AUX_FIRST[aux] < 0 or is_clear(state, seat, AUX_FIRST[aux])
    second = is_clear(state, seat, AUX_SECOND[aux])
    return (1 if first else 0) + (1 if second else 0)


def can_do(state: TrailState, seat: i64, aux: i64, times: i64) -> bool:
    """GWT-7.2, GWT-7.4: whether it is unlocked, and its requirement can be met in full."""
    if places_clear(state, seat, aux) < times:
        return False
    if aux == AUX_DOLLAR:
        return True
    if aux == AUX_DRAW:
        return can_draw(state, seat)
    if state.money[seat] < times * AUX_COST[aux]:
        return False
    if aux == AUX_ENGINE:
        return True
    return can_go_back(state, seat, times)


def auxiliary_obstacle(state: TrailState, seat: i64, aux: i64, times: i64) -> Obstacle | None:
    """What stands in the way of a single or double auxiliary action."""
    if can_do(state, seat, aux, times):
        return None
    if places_clear(state, seat, aux) < times:
        return Obstacle(LOCKED, "GWT-7.1") if times == 1 else Obstacle(LOCKED_TWICE, "GWT-7.2")
    if aux == AUX_DRAW:
        return Obstacle(DRAW_PILES_EMPTY, "GWT-17.4")
    dear = price_obstacle(state, seat, times * AUX_COST[aux], "GWT-7.4")
    return dear or Obstacle(CANNOT_GO_BACK, "GWT-13.4", times)


def single_options(state: TrailState, seat: i64, out: vec[i64], count: i64) -> i64:
    for aux in range(AUXES):
        if can_do(state, seat, aux, 1):
            out[count] = AUXILIARY + aux
            count += 1
    return count


def do_auxiliary(state: TrailState, seat: i64, aux: i64, times: i64, dice: Dice, log: Log) -> None:
    """Single or double; dollars are paid before the engine moves (GWT-7.5)."""
    log.say(HELPED, seat, aux, times)
    if aux == AUX_DOLLAR:
        gain(state, seat, times * AUX_DOLLARS[aux], log)
    elif aux == AUX_DRAW:
        draw_and_discard(state, seat, times, dice, log)
    elif aux == AUX_ENGINE:
        pay(state, seat, times * AUX_COST[aux], log)
        frames.ask_limited(state, frames.ENGINE, seat, times)
    elif aux == AUX_CERTIFICATE:
        pay(state, seat, times * AUX_COST[aux], log)
        frames.open_gain_after(state, seat, 0, times * AUX_CERTIFICATES[aux])
        frames.ask_limited(state, frames.ENGINE_BACK, seat, times)
    else:
        if state.hand_size[seat] > 0:
            frames.ask_cards(state, frames.REMOVE_CARDS, seat, min(times, state.hand_size[seat]))
        frames.ask_limited(state, frames.ENGINE_BACK, seat, times)


class ChooseAuxiliary(Aside):
    """The icon "one single or one double" (GWT-7.2)."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count = single_options(state, seat, out, 0)
        for aux in range(AUXES):
            if can_do(state, seat, aux, 2):
                out[count] = DOUBLE + aux
                count += 1
        if frames.is_optional(state):
            out[count] = SKIP
            count += 1
        return count

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        single = argument(action, AUXILIARY, AUXES)
        double = argument(action, DOUBLE, AUXES)
        if single < 0 and double < 0:
            return skip_obstacle(action, frames.is_optional(state), "GWT-7.2")
        return auxiliary_obstacle(state, seat, double if single < 0 else single, 1 if double < 0 else 2)

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action >= SKIP:
            return
        if action >= DOUBLE:
            do_auxiliary(state, seat, action - DOUBLE, 2, dice, log)
        else:
            do_auxiliary(state, seat, action - AUXILIARY, 1, dice, log)


class GainAfter(Aside):
    """The reward of a move back, after the station upgrade has been decided (GWT-7.5, R-27)."""

    def run(self, state: TrailState, dice: Dice, log: Log) -> None:
        seat = frames.seat_of(state)
        dollars = frames.dollars_after(state)
        steps = frames.certificates_after(state)
        pop(state)
        gain(state, seat, dollars, log)
        certify(state, seat, steps, log)

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        """Check that the engine goes back as far as the reward requires, or has stopped at a station."""
        if above[0] == frames.ENGINE_BACK and above[2][0] != max(frame[2][2], 1):
            return False
        return is_interrupted(frame, above)

    def fault(self, state: TrailState, frame: Frame) -> str:
        return "" if frame[2][1:3] in REWARDS else "scene-step-printed"
