"""The loot of a scene: named tokens are placed first, the usual ones from what is left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.scene import Said
from posse.engine.state import bit
from posse.games.colt.data.loot import FLASK_COUNT, FLASKS, PURSE_COUNT, PURSE_VALUES, PURSES
from posse.games.colt.data.train import HELD, OUT, PLACES
from posse.games.colt.fields import FLASK_SAID, LYING, PLACE, PURSE_SAID
from posse.games.colt.loot import FLASK_KIND, FLASK_KNOWN, FLASK_LEFT, PURSE_KNOWN, PURSE_VALUE, UNOPENED
from posse.games.colt.state import ColtState

EVERYBODY: Final = -1
FIRST_PURSE: Final = LYING.index("purse250")
JEWEL: Final = LYING.index("jewel")
STRONGBOX: Final = LYING.index("strongbox")
FLASK: Final = LYING.index("flask")


def lay_loot(state: ColtState, said: Said) -> None:
    """Place what `loot` names instead of the usual tokens there, then the tokens that are given by number."""
    lying = said.numbers("loot")
    named: set[int] = set()
    for at in range(0, len(lying), 2):
        place, token = lying[at], lying[at + 1]
        if token < 0:
            named.add(place)
            _clear(state, place)
        else:
            _lay(state, place, token, named)
    _lay_numbered(state, said)
    _count_bags(state)


def _clear(state: ColtState, place: i64) -> None:
    if place >= HELD and state.owner[place - HELD] < 0:
        raise BadScene("scene-not-in-play", field="loot", given=PLACE.words[place])
    for purse in range(i64(PURSES)):
        if state.purses[purse] == place:
            _set_purse(state, purse, OUT, -1, 0)
    for flask in range(i64(len(state.flasks) // 4)):
        if state.flasks[flask] == place:
            _set_flask(state, flask, OUT, -1, 0, UNOPENED)
    state.jewels[place] = 0
    state.boxes[place] = 0


def _lay(state: ColtState, place: i64, token: i64, named: set[int]) -> None:
    """Place a token; a plain `purse` or `flask` is unopened on a spot, and with a bandit holds $250, or whiskey."""
    holder = bit(state.owner[place - HELD]) if place >= HELD else i64(0)
    least = i64(0) if holder else i64(-1)
    if token == JEWEL:
        state.jewels[place] += 1
    elif token == STRONGBOX:
        state.boxes[place] += 1
    elif token < JEWEL:
        purse = _free(state.purses, PURSE_VALUE, PURSES, named, "purses")
        _set_purse(state, purse, place, max(token - FIRST_PURSE, least), holder)
    elif not len(state.flasks):
        raise BadScene("scene-absent", field=f"loot.{PLACE.words[place]}", given=LYING.words[token])
    else:
        flask = _free(state.flasks, FLASK_KIND, FLASKS, named, "flasks")
        name = token - FLASK - 1  # of whiskey, old, and each half-full
        is_half = name >= 2
        known = EVERYBODY if is_half else holder
        _set_flask(state, flask, place, max(name % 2 if name >= 0 else -1, least), known, 1 if is_half else UNOPENED)


def _free(tokens: vec[i64], first_value: i64, count: i64, named: set[int], key: str) -> int:
    """A token in the box, else an unopened usual one from a place that has not been named so far."""
    for number in range(count):
        if tokens[number] == OUT:
            return number
    for number in range(count - 1, -1, -1):
        if tokens[first_value + number] < 0 and tokens[number] not in named:
            return number
    places = [PLACE.words[place] for place in range(PLACES) if place in list(tokens)[:count]]
    raise BadScene("scene-count", field=key, given=count + 1, there=count, where=", ".join(places))


def _set_purse(state: ColtState, purse: i64, place: i64, value: i64, known: i64) -> None:
    state.purses[purse] = place
    state.purses[PURSE_VALUE + purse] = value
    state.purses[PURSE_KNOWN + purse] = known


def _set_flask(state: ColtState, flask: i64, place: i64, kind: i64, known: i64, left: i64) -> None:
    state.flasks[flask] = place
    state.flasks[FLASK_KIND + flask] = kind
    state.flasks[FLASK_KNOWN + flask] = known
    state.flasks[FLASK_LEFT + flask] = left


def _lay_numbered(state: ColtState, said: Said) -> None:
    purses, flasks = said.numbers("purses"), said.numbers("flasks")
    if flasks and not len(state.flasks):
        raise BadScene("scene-absent", field="flasks", given=FLASK_SAID.show(flasks[: FLASK_SAID.size]))
    for number, at in enumerate(range(0, len(purses), PURSE_SAID.size)):
        _set_purse(state, number, purses[at], purses[at + 1], purses[at + 2])
    for number, at in enumerate(range(0, len(flasks), FLASK_SAID.size)):
        _set_flask(state, number, flasks[at], flasks[at + 1], flasks[at + 2], flasks[at + 3])


def _count_bags(state: ColtState) -> None:
    """Derive the bags from the values that no token has."""
    for value in range(i64(PURSE_VALUES)):
        state.purse_bag[value] = PURSE_COUNT[value] - list(state.purses)[PURSE_VALUE:PURSE_KNOWN].count(value)
    for kind in range(i64(len(state.flask_bag))):
        state.flask_bag[kind] = FLASK_COUNT[kind] - list(state.flasks)[FLASK_KIND:FLASK_KNOWN].count(kind)
