"""Resolution of a place and duels (section 6)."""

from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.state import bit, count_bits, lowest, pop
from posse.engine.step import Frame, Step
from posse.games.carson import frames, tiles
from posse.games.carson.attacks import duellists_on, needs_duel, raid_fails, raid_succeeds
from posse.games.carson.data.board import (
    BUY_VP_5,
    CONSTRUCTION_3,
    CONSTRUCTION_12,
    SPACES,
    slot_of,
)
from posse.games.carson.data.characters import SHERIFF_VP
from posse.games.carson.data.options import DUEL_TILES
from posse.games.carson.reserve import firepower, is_crowd, is_red_sheriff, score, stands, take_back
from posse.games.carson.state import CarsonState
from posse.games.carson.words import DIE, DUEL_BEGAN, FIRED, FROM_SHERIFF, SCORED, TIED, TOOK_BACK, WON


class Resolve(Step[CarsonState]):
    """Resolve an action space: nobody, one entitled seat, or a duel (CC-6.1, CC-6.4)."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        space = frames.place_of(state)
        mask = state.standing[space]
        pop(state)
        if count_bits(mask) > 1:
            frames.open_duel(state, space, mask)
        elif mask:
            entitle(state, lowest(mask), space)


def entitle(state: CarsonState, seat: i64, place: i64) -> None:
    """Ask the entitled seat whether it carries out the action of the place (CC-6.2, CC-6.10)."""
    if place >= SPACES:
        frames.ask_parcel(state, seat, place - SPACES)
    elif CONSTRUCTION_12 <= place <= CONSTRUCTION_3:
        frames.ask_building(state, seat, place, state.row[slot_of(place)])
    elif place >= BUY_VP_5:
        frames.ask_place(state, frames.BUY_VP, seat, place)
    else:
        frames.ask_place(state, frames.CARRY_OUT, seat, place)


class Duel(Step[CarsonState]):
    """CC-6.4 to CC-6.8: one duel of all seats on the place, with dice or, once all are laid, with tiles."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        place = frames.place_of(state)
        seats = frames.participants_of(state)
        if state.rules[DUEL_TILES] and tiles.ask_for_tiles(state, place, seats, log):
            return
        pop(state)
        winner = _shoot(state, place, seats, dice, log)
        _losers_take_back(state, winner, place, seats, log)
        if state.rules[DUEL_TILES]:
            tiles.clear_away(state, seats, dice, log)
        _winner_acts(state, winner, place, log)

    def lies_on(self, state: CarsonState, frame: Frame) -> int:
        parcel = frame[2][0] - SPACES
        if parcel < 0:
            return frames.RESOLUTION
        return frames.CONTESTED if state.owner[parcel] < 0 else frames.ATTACKS

    def under(self, state: CarsonState, above: Frame) -> Frame:
        """The duel for which tiles are laid."""
        return self.kind, 0, above[2]

    def fault(self, state: CarsonState, frame: Frame) -> str:
        """Check that the duel has the right participants."""
        place, seats = frame[2][:2]
        return "" if seats and seats == _duellists(state, place) else "scene-step-duel"


def _duellists(state: CarsonState, place: i64) -> i64:
    """The seats that must fight for a place now; none if there is no duel."""
    parcel = place - SPACES
    if parcel >= 0 and state.owner[parcel] >= 0:
        return duellists_on(state, parcel) if needs_duel(state, parcel) else 0
    seats = state.standing[place]
    return seats if count_bits(seats) > 1 and not is_crowd(place) else 0


def _shoot(state: CarsonState, place: i64, seats: i64, dice: Dice, log: Log) -> i64:
    """The strongest seat, ties won by the first in pass order; firepower as before the duel (CC-6.7, CC-6.11)."""
    log.say(DUEL_BEGAN, place, seats)
    best: i64 = -1
    winner: i64 = -1
    is_tied = False
    for position in range(state.seats):
        seat = state.pass_order[position]
        if seats & bit(seat):
            if state.rules[DUEL_TILES]:
                luck = tiles.reveal(state, seat, dice, log)
            else:
                luck = dice.roll(DIE, 6) + 1
            power = firepower(state, seat)
            log.say(FIRED, seat, power, luck, power + luck)
            if power + luck > best:
                best = power + luck
                winner = seat
                is_tied = False
            elif power + luck == best:
                is_tied = True
    if is_tied:
        log.say(TIED, winner, best)
    log.say(WON, winner, place)
    return winner


def _losers_take_back(state: CarsonState, winner: i64, place: i64, seats: i64, log: Log) -> None:
    """CC-6.8; a red sheriff who loses scores (CC-11.2)."""
    for position in range(state.seats):
        seat = state.pass_order[position]
        if seat == winner or not seats & bit(seat):
            continue
        if stands(state, seat, place):
            take_back(state, seat, place)
            log.say(TOOK_BACK, seat, place)
        if is_red_sheriff(state, seat):
            score(state, seat, FROM_SHERIFF, SHERIFF_VP)
            log.say(SCORED, seat, SHERIFF_VP, FROM_SHERIFF)


def _winner_acts(state: CarsonState, winner: i64, place: i64, log: Log) -> None:
    parcel = place - SPACES
    if parcel < 0 or state.owner[parcel] < 0:
        entitle(state, winner, place)
    elif state.owner[parcel] == winner:
        raid_fails(state, parcel, log)
    else:
        raid_succeeds(state, winner, parcel, log)
