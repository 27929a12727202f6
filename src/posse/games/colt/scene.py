"""Conversion between a state of Colt Express and a plain picture.

A picture written by hand only needs what differs from the set-up. Decks, cylinders and supplies are derived. `loot`
lists in short what is where, `purses` and `flasks` do so by number.
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.log import Log
from posse.engine.scene import Said
from posse.engine.shapes import told
from posse.engine.stack import open_steps
from posse.engine.state import bit, count_bits
from posse.games.colt.cards import (
    TOP_UNIT,
    pile_card,
    pile_face,
    pile_seat,
)
from posse.games.colt.data.bandits import BANDIT, BANDITS
from posse.games.colt.data.cards import ACTIONS
from posse.games.colt.data.hostages import HOSTAGE, HOSTAGES, PHOTOGRAPHER
from posse.games.colt.data.loot import FLASKS, PURSES
from posse.games.colt.data.options import HORSES, PAIRS
from posse.games.colt.data.rounds import FIRST_STATION, ROUND_CARD, ROUNDS, TAKE_IT_ALL
from posse.games.colt.data.train import CAR, COACH_ROOF, inside
from posse.games.colt.dealing import deal_cards
from posse.games.colt.fields import (
    BANDIT_SAID,
    FIELDS,
    UNSAID,
)
from posse.games.colt.frames import KINDS as STEP_KINDS
from posse.games.colt.laying import lay_loot
from posse.games.colt.moment import (
    are_picking,
    are_usually_aboard,
    is_to_begin,
    usual_assigned,
    usual_card,
    usual_round,
    usual_turn,
)
from posse.games.colt.rounds import holder_of
from posse.games.colt.setup import (
    assign,
    bandits_in_play,
    bare_table,
    get_ready,
    hostages_for,
    load_train,
    picker,
    round_cards,
    strongboxes_at_first,
)
from posse.games.colt.state import ColtState
from posse.games.colt.steps import STEPS


def from_picture(picture: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> ColtState:
    """A state as after set-up, except for what the picture says."""
    said = FIELDS.read(picture, seats, STEP_KINDS)
    state = bare_table(seats, options)
    _read_round(state, said)
    _read_train(state, said, options["train"])
    _read_bandits(state, said)
    load_train(state)
    if not are_picking(state, said.frames):
        get_ready(state)
    lay_loot(state, said)
    FIELDS.fill(state, said)
    _use_take_it_all(state)
    _read_coach(state, said, hostages_for(state, options))
    deal_cards(state, said)
    _read_steps(state, said)
    return state


# --- progress of the game


def _read_round(state: ColtState, said: Said) -> None:
    state.first = said.number("first", 0)
    state.round = said.number("round", usual_round(said.number("card", -1), said.frames))
    past = said.number("past", 0)
    state.card = said.number("card", usual_card(state, past, said.frames))
    _check_cards(state, past, is_to_begin(said.frames))
    state.rounds &= ~past
    if state.card >= 0:
        state.rounds &= ~bit(state.card)
    state.turn = said.number("turn", usual_turn(state, said.frames))


def _check_cards(state: ColtState, past: i64, can_be_none: bool) -> None:
    """CE-2.8: check that the used cards belong to this game, and are no more than the rounds so far.

    (Without Take It All!, which has been played if there is an extra strongbox.)
    """
    if not _can_be_card(state, past, can_be_none):
        raise BadScene("scene-round-card", field="card", given=ROUND_CARD.word(state.card), number=state.round)
    are_known = past & ~round_cards(state.rules) == 0 and past >> FIRST_STATION == 0
    others = count_bits(past & ~bit(TAKE_IT_ALL)) + (1 if state.card >= 0 else 0)
    if not are_known or others > state.round:
        raise BadScene("scene-past", field="past", given=_told("past", past), number=state.round)


def _can_be_card(state: ColtState, past: i64, can_be_none: bool) -> bool:
    """Check the round card: unused, in the last round a station; it can be put away when the next round begins."""
    if state.card < 0 or state.round == 0:
        return state.card < 0 and (can_be_none or state.round == 0)
    is_left = round_cards(state.rules) & ~past & bit(state.card) != 0
    return is_left and (state.card >= FIRST_STATION) == (state.round == ROUNDS)


def _told(key: str, number: int) -> str:
    """A number of the table as given by a scene."""
    return told(next(field.shape for field in FIELDS.table if field.key == key).show([number]))


def _use_take_it_all(state: ColtState) -> None:
    """CE-8.6: Take It All! has been played if there is one strongbox more than at first."""
    if sum(state.boxes) > strongboxes_at_first(state) and state.card != TAKE_IT_ALL:
        state.rounds &= ~bit(TAKE_IT_ALL)


def _read_train(state: ColtState, said: Said, agreed: str) -> None:
    """The cars that were agreed on or, if they are random, any."""
    usual = list(range(state.cars)) if agreed == "random" else [CAR.index(word) for word in agreed.split()]
    cars = said.numbers("train") if "train" in said else usual
    if len(cars) != state.cars:
        raise BadScene("scene-length", field="train", given=len(cars), most=state.cars)
    if agreed != "random" and cars != usual:
        given = " ".join(CAR.words[car] for car in cars)
        raise BadScene("scene-wanted", field="train", given=given, wanted=agreed)
    state.train = vec[i64](cars)
    state.marshal = said.number("marshal", 0)


# --- bandits


def _read_bandits(state: ColtState, said: Said) -> None:
    """Assign bandits to seats, in player order unless a seat is named, and place them."""
    state.offered = said.number("offered", state.offered)
    if count_bits(state.offered) < bandits_in_play(state):
        given = str(count_bits(state.offered))
        raise BadScene("scene-number", field="offered", given=given, least=bandits_in_play(state), most=BANDITS)
    numbers = said.numbers("bandits") if "bandits" in said else _usual_bandits(state, said)
    rows = [numbers[at : at + BANDIT_SAID.size] for at in range(0, len(numbers), BANDIT_SAID.size)]
    wanted = usual_assigned(state, said.frames, len(rows))
    if len(rows) != wanted:
        raise BadScene("scene-length", field="bandits", given=len(rows), most=wanted)
    quiet = Log(False)
    for place, seat in enumerate(_seats_of(state, rows)):
        bandit, _, spot, hostage, cash, least = rows[place]
        if state.owner[bandit] >= 0:
            raise BadScene("scene-doubled", field="bandits", given=BANDIT.words[bandit])
        assign(state, seat, bandit, quiet)
        state.spot[bandit] = spot if spot != UNSAID else _usual_spot(state, said, place)
        state.hostage[bandit] = max(hostage, -1)
        state.cash[bandit] = max(cash, 0)
        state.least[bandit] = max(least, 0)


def _usual_bandits(state: ColtState, said: Said) -> list[int]:
    offered = [bandit for bandit in range(i64(BANDITS)) if state.offered & bit(bandit)]
    chosen = offered[: usual_assigned(state, said.frames, 0)]
    return [number for bandit in chosen for number in (bandit, *[UNSAID] * (BANDIT_SAID.size - 1))]


def _seats_of(state: ColtState, rows: list[list[int]]) -> list[int]:
    """The seat of each bandit; those without one get the remaining seats, in the order of picking."""
    left = [int(picker(state, turn)) for turn in range(len(rows))]
    for place, row in enumerate(rows):
        if row[1] != UNSAID:
            if row[1] not in left:
                wanted = ", ".join(str(seat) for seat in left)
                raise BadScene("scene-wanted", field=f"bandits[{place}].seat", given=row[1], wanted=wanted)
            left.remove(row[1])
    return [row[1] if row[1] != UNSAID else left.pop(0) for row in rows]


def _usual_spot(state: ColtState, said: Said, place: int) -> int:
    """CE-2.9: inside the last two cars in turn, without the Marshal's."""
    if not are_usually_aboard(said.frames):
        return -1
    cars = [column for column in range(state.cars, -1, -1) if column != state.marshal]
    return inside(cars[place % 2])


# --- Horses & Stagecoach


def _read_coach(state: ColtState, said: Said, hostages: int) -> None:
    if not state.rules[HORSES]:
        for key in ("coach", "shotgun", "hostages", "camera"):
            if said.number(key, 0) > 0 or (key == "coach" and key in said):
                raise BadScene("scene-absent", field=key, given=_told(key, said.number(key, 0)))
        if any(hostage >= 0 for hostage in state.hostage):
            raise BadScene("scene-absent", field="bandits", given=HOSTAGE.words[max(state.hostage)])
        return
    state.coach = said.number("coach", 0)
    state.shotgun = said.number("shotgun", 0 if state.boxes[COACH_ROOF] else 1)
    taken = [hostage for hostage in state.hostage if hostage >= 0]
    usual = [hostage for hostage in range(i64(HOSTAGES)) if hostage not in taken][: max(hostages - len(taken), 0)]
    state.hostages = said.number("hostages", sum(1 << hostage for hostage in usual))
    state.camera = said.number("camera", holder_of(state, PHOTOGRAPHER))


# --- steps


def _read_steps(state: ColtState, said: Said) -> None:
    """Open the steps of a scene; a round that is about to begin is open, but not counted yet."""
    counted = state.round
    if is_to_begin(said.frames):
        state.round += 1
    open_steps(STEP_KINDS, STEPS, state, said.frames)
    state.round = counted


# --- and back


def picture(state: ColtState) -> dict[str, Any]:
    """The state as a complete dict."""
    numbers = {
        "round": [state.round],
        "card": [state.card],
        "turn": [state.turn],
        "past": [round_cards(state.rules) & ~state.rounds & ~(bit(state.card) if state.card >= 0 else 0)],
        "first": [state.first],
        "train": list(state.train),
        "offered": [state.offered],
        "bandits": [number for bandit in _in_order(state) for number in _bandit(state, bandit)],
        "purses": [number for purse in range(PURSES) for number in list(state.purses)[purse::PURSES]],
        "marshal": [state.marshal],
        "tops": [number for top in state.tops for number in (top // TOP_UNIT, top % TOP_UNIT)],
        "pile": [number for index in range(state.laid) for number in _laid(state, index)],
        "resolved": [state.resolved],
    }
    if state.rules[HORSES]:
        numbers |= {
            "flasks": [number for flask in range(FLASKS) for number in list(state.flasks)[flask::FLASKS]],
            "coach": [state.coach],
            "shotgun": [state.shotgun],
            "hostages": [state.hostages],
            "camera": [state.camera],
        }
    return FIELDS.show(state, numbers, STEP_KINDS)


def _in_order(state: ColtState) -> list[int]:
    """The bandits in play, first bandits of all seats before second ones."""
    second = [bandit for bandit in state.second if bandit >= 0] if state.rules[PAIRS] else []
    return [bandit for bandit in state.mine if bandit >= 0] + second


def _bandit(state: ColtState, bandit: i64) -> list[int]:
    of_bandit = [state.owner, state.spot, state.hostage, state.cash, state.least]
    return [bandit, *(numbers[bandit] for numbers in of_bandit)]


def _laid(state: ColtState, index: i64) -> list[int]:
    card = pile_card(state, index)
    return [pile_seat(state, index), card // ACTIONS, card % ACTIONS, pile_face(state, index)]
