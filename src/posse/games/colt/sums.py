"""Invariants of Colt Express: the number of pieces is constant, and everything is where it can be."""

from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.scene import Tally
from posse.engine.state import at_depth, bit, is_open, open_kind
from posse.games.colt import frames
from posse.games.colt.card_sums import card_faults
from posse.games.colt.data.bandits import BANDIT, BANDITS
from posse.games.colt.data.hostages import HOSTAGE, PHOTOGRAPHER
from posse.games.colt.data.loot import FLASK_COUNT, FLASKS, PURSE, PURSE_COUNT, PURSE_VALUES, PURSES, WHISKEY
from posse.games.colt.data.options import AT_RANDOM, CHARACTERS, HORSES, TEAMS
from posse.games.colt.data.rounds import ESCAPE, MARSHALS_REVENGE, TAKE_IT_ALL
from posse.games.colt.data.train import CAR_JEWELS, COACH, COACH_ROOF, GONE, HELD, OUT, PLACES, inside
from posse.games.colt.fields import COLUMN, FIELDS, PLACE, PLACE_OR_BOX, STAND
from posse.games.colt.landing import is_shotguns_roof
from posse.games.colt.loot import FLASK_KIND, FLASK_KNOWN, FLASK_LEFT, PURSE_KNOWN, PURSE_VALUE, UNOPENED
from posse.games.colt.moment import is_before_rounds, is_over, rounds_begun, symbols
from posse.games.colt.phases import bandits_assigned
from posse.games.colt.rounds import holder_of
from posse.games.colt.setup import strongboxes_at_first
from posse.games.colt.state import ColtState


def sums(state: ColtState) -> list[BadScene]:
    """Everything that does not add up."""
    return [
        *FIELDS.faults(state),
        *_round_faults(state),
        *_picking_faults(state),
        *_column_faults(state),
        *(fault for bandit in range(BANDITS) if state.owner[bandit] >= 0 for fault in _bandit_faults(state, bandit)),
        *_hostage_faults(state),
        *_place_faults(state),
        *_count_faults(state),
        *(fault for purse in range(PURSES) for fault in _purse_faults(state, purse)),
        *(fault for flask in range(len(state.flasks) // 4) for fault in _flask_faults(state, flask)),
        *card_faults(state),
    ]


# --- progress of the game


def _round_faults(state: ColtState) -> list[BadScene]:
    """Check that the round, its turn and the First Player fit the open steps."""
    found: list[BadScene] = []
    wanted = rounds_begun(state)
    if state.round != wanted:
        found.append(BadScene("scene-number", field="round", given=str(state.round), least=wanted, most=wanted))
    turns = len(symbols(state.card, state.seats))
    if state.turn > turns:
        found.append(BadScene("scene-number", field="turn", given=str(state.turn), least=0, most=turns))
    if state.rules[TEAMS] and state.first % 2:
        seats = ", ".join(str(seat) for seat in range(0, state.seats, 2))
        found.append(BadScene("scene-wanted", field="first", given=state.first, wanted=seats))
    return found


def _picking_faults(state: ColtState) -> list[BadScene]:
    """Check that bandits are picked from those offered, one for each turn that has begun."""
    found: list[BadScene] = []
    for bandit in range(i64(BANDITS)):
        if state.owner[bandit] >= 0 and not state.offered & bit(bandit):
            found.append(BadScene("scene-not-offered", field="offered", given=BANDIT.words[bandit]))
    kind, turn = at_depth(state, 1)
    is_waiting = state.top == 1 and kind == frames.CHARACTERS and state.rules[CHARACTERS] != AT_RANDOM
    if is_waiting and turn != bandits_assigned(state):
        found.append(BadScene("scene-length", field="bandits", given=bandits_assigned(state), most=turn))
    return found


# --- places of pieces


def _column_faults(state: ColtState) -> list[BadScene]:
    """Check that Marshal, Stagecoach and horses are at the train, and that every horse has brought a bandit."""
    found = [
        BadScene("scene-no-spot", field=field, given=COLUMN.words[column])
        for field, column in (("marshal", state.marshal), ("coach", state.coach))
        if column > state.cars
    ]
    for column in range(i64(len(state.horses))):
        if column > state.cars and state.horses[column]:
            found.append(BadScene("scene-no-spot", field="horses", given=COLUMN.words[column]))
    aboard = [spot for bandit, spot in enumerate(state.spot) if state.owner[bandit] >= 0 and spot not in (-1, GONE)]
    if sum(state.horses) > len(aboard):
        found.append(BadScene("scene-number", field="horses", given=str(sum(state.horses)), least=0, most=len(aboard)))
    return found


def _bandit_faults(state: ColtState, bandit: i64) -> list[BadScene]:
    why = _why_not_there(state, bandit)
    field = f"bandits.{BANDIT.words[bandit]}"
    found = [BadScene("scene-bandit", field=field, given=STAND.word(state.spot[bandit]), why=why)] if why else []
    if state.least[bandit] and (state.card != MARSHALS_REVENGE or not is_over(state, frames.STEALIN)):
        found.append(BadScene("scene-not-now", field=f"{field}.least"))
    return found


def _why_not_there(state: ColtState, bandit: i64) -> str:
    """Why a bandit cannot be there at this step, or empty (CE-7.1, CE-15.4, CE-18.6)."""
    spot = state.spot[bandit]
    if spot < 0:
        return "" if is_before_rounds(state) else "aboard"
    if spot == GONE:
        return "" if state.card == ESCAPE and is_over(state, frames.KEEPING) else "gone"
    if not _is_spot(state, spot):
        return "absent"
    if spot == inside(state.marshal) and not is_open(state, frames.CHASE):
        return "marshal"
    if is_shotguns_roof(state, spot) and not _is_fleeing(state, bandit):
        return "shotgun"
    return ""


def _is_spot(state: ColtState, spot: i64) -> bool:
    """Whether this spot exists: the Stagecoach only with the expansion, and the train's length varies."""
    return state.rules[HORSES] != 0 if spot >= COACH else spot // 2 <= state.cars


def _is_fleeing(state: ColtState, bandit: i64) -> bool:
    """Whether the Shotgun is driving off bandits, or this one."""
    if is_open(state, frames.SHOTGUN_FIRES):
        return True
    return state.top >= 0 and open_kind(state) == frames.FLEE and frames.bandit_of(state) == bandit


def _hostage_faults(state: ColtState) -> list[BadScene]:
    """Check that each hostage is in one place; the camera is with the Photographer's holder."""
    taken = [hostage for hostage in state.hostage if hostage >= 0]
    found = [
        BadScene("scene-doubled", field="hostages", given=HOSTAGE.words[hostage])
        for hostage in taken
        if taken.count(hostage) > 1 or state.hostages & bit(hostage)
    ]
    if state.camera not in (-1, holder_of(state, PHOTOGRAPHER)):
        wanted = BANDIT.word(holder_of(state, PHOTOGRAPHER))
        found.append(BadScene("scene-wanted", field="camera", given=BANDIT.words[state.camera], wanted=wanted))
    return found


# --- loot


def _place_faults(state: ColtState) -> list[BadScene]:
    """Check that loot is on existing spots, or with bandits in play."""
    lying = {
        "jewels": {place for place in range(PLACES) if state.jewels[place]},
        "boxes": {place for place in range(PLACES) if state.boxes[place]},
        "purses": set(list(state.purses)[:PURSES]) - {OUT},
        "flasks": set(list(state.flasks)[:FLASKS]) - {OUT},
    }
    found: list[BadScene] = []
    for field, places in lying.items():
        for place in sorted(places):
            if place >= HELD and state.owner[place - HELD] < 0:
                found.append(BadScene("scene-not-in-play", field=field, given=PLACE.words[place]))
            elif place < HELD and not _is_spot(state, place):
                found.append(BadScene("scene-no-spot", field=field, given=PLACE.words[place]))
    return found


def _count_faults(state: ColtState) -> list[BadScene]:
    """Check the totals: jewels as printed on the cars; strongboxes of the Locomotive, the Stagecoach and perhaps Take
    It All!; purses and flasks in the bag or on the table."""
    least = strongboxes_at_first(state)
    jewels = Tally("jewels", sum(CAR_JEWELS[car] for car in state.train))
    boxes = Tally("boxes", min(max(sum(state.boxes), least), least + (1 if _has_been_brought(state) else 0)))
    for place in range(i64(PLACES)):
        jewels.add(PLACE.words[place], state.jewels[place])
        boxes.add(PLACE.words[place], state.boxes[place])
    found = [*jewels.faults(), *boxes.faults()]
    for value in range(i64(PURSE_VALUES)):
        found += _tokens(
            "purse", PURSE.words[value], list(state.purses), PURSES, value, state.purse_bag[value], PURSE_COUNT[value]
        )
    for kind in range(i64(len(state.flask_bag))):
        found += _tokens(
            "flask", WHISKEY.words[kind], list(state.flasks), FLASKS, kind, state.flask_bag[kind], FLASK_COUNT[kind]
        )
    if state.rules[HORSES] and not state.shotgun and state.boxes[COACH_ROOF] == 0:
        found.append(BadScene("scene-guarded", field="boxes"))
    return found


def _has_been_brought(state: ColtState) -> bool:
    """CE-8.6: whether Take It All! has been played, which brings another strongbox."""
    if state.rounds & bit(TAKE_IT_ALL):
        return False
    return state.card != TAKE_IT_ALL or is_over(state, frames.ROUND_EVENT)


def _tokens(what: str, word: str, tokens: list[int], count: int, value: int, bag: int, there: int) -> list[BadScene]:
    """The tokens of one value."""
    tally = Tally(f"{what} {word}", there)
    places = [tokens[number] for number in range(count) if tokens[count + number] == value]
    for place in sorted(set(places)):
        tally.add(PLACE_OR_BOX.words[place], places.count(place))
    tally.add("bag", bag)
    return tally.faults()


def _purse_faults(state: ColtState, purse: i64) -> list[BadScene]:
    """Check that only opened purses have a value; a bandit's player knows its purses, none below its lower bound."""
    place, value = state.purses[purse], state.purses[PURSE_VALUE + purse]
    known = state.purses[PURSE_KNOWN + purse]
    is_poor = HELD <= place < OUT and value < state.least[place - HELD]
    if _can_know(state, place, value, known) and not is_poor:
        return []
    return [BadScene("scene-token", field=f"purses[{purse}]", given=PURSE.word(value))]


def _flask_faults(state: ColtState, flask: i64) -> list[BadScene]:
    """Check that used flasks are known to all, and empty ones are out of the game (CE-17.6)."""
    place, kind, known = state.flasks[flask], state.flasks[FLASK_KIND + flask], state.flasks[FLASK_KNOWN + flask]
    left = state.flasks[FLASK_LEFT + flask]
    is_used = left < UNOPENED
    if _can_know(state, place, kind, known) and (known == -1 or not is_used) and (left or place == OUT):
        return []
    return [BadScene("scene-token", field=f"flasks[{flask}]", given=WHISKEY.word(kind))]


def _can_know(state: ColtState, place: i64, value: i64, known: i64) -> bool:
    """Whether this knowledge of a token is possible: nobody knows an unopened one, everybody one out of the game."""
    if value < 0:
        return known == 0 and not HELD <= place < OUT
    if place == OUT:
        return known == -1
    if place < HELD:
        return True
    owner = state.owner[place - HELD]
    return owner >= 0 and known & bit(owner) != 0
