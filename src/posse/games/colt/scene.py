"""A table from a plain picture, and back.

A picture written by hand says what is unusual; the rest is as after set-up. Decks, cylinders and supplies are worked
out from what is said. `loot` names what lies where in a few words, `purses` and `flasks` say it number by number.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.log import Log
from posse.engine.state import bit
from posse.engine.words import seats_of
from posse.games.colt.cards import (
    FACE_UNIT,
    SEAT_UNIT,
    TOP_UNIT,
    are_allies,
    count_of,
    hand_count,
    pile_card,
    pile_face,
    pile_seat,
)
from posse.games.colt.data.bandits import BANDIT, BANDITS, SHOTS
from posse.games.colt.data.cards import (
    ACTION,
    ACTIONS,
    BULLET,
    BULLET_KINDS,
    CARD,
    FIRST_BULLET,
    KINDS,
    NEUTRAL,
)
from posse.games.colt.data.hostages import HOSTAGE, PHOTOGRAPHER
from posse.games.colt.data.loot import FLASK_COUNT, FLASKS, PURSE, PURSE_COUNT, PURSE_VALUES, PURSES, WHISKEY
from posse.games.colt.data.options import ENDLESS_BULLETS, EXPERT, HORSES, PAIRS, TEAMS
from posse.games.colt.data.rounds import ROUND_CARD, ROUND_CARDS
from posse.games.colt.data.train import CAR, COLUMNS, GONE, HELD, OUT, PLACES, SPOT, inside
from posse.games.colt.frames import KINDS as STEP_KINDS
from posse.games.colt.loot import FLASK_KIND, FLASK_KNOWN, FLASK_LEFT, PURSE_KNOWN, PURSE_VALUE
from posse.games.colt.rounds import holder_of
from posse.games.colt.setup import (
    assign,
    bandits_in_play,
    bare_table,
    get_ready,
    load_train,
    neutral_for,
    picker,
    round_cards,
)
from posse.games.colt.stack import frames_under
from posse.games.colt.state import ColtState, count_for
from posse.games.colt.words import WORDS

FACES: Final = ["up", "tunnel", "ghost"]
USUAL_CARD: Final = "bridge"
EVERYBODY: Final = -1

KEYS: Final = {
    "round",
    "card",
    "turn",
    "past",
    "first",
    "train",
    "offered",
    "bandits",
    "players",
    "loot",
    "purses",
    "flasks",
    "jewels",
    "boxes",
    "marshal",
    "coach",
    "shotgun",
    "horses",
    "hostages",
    "camera",
    "tops",
    "pile",
    "resolved",
    "at",
}
BANDIT_KEYS: Final = {"bandit", "seat", "spot", "hostage", "cash", "least"}
PLAYER_KEYS: Final = {"hand", "deck", "discard", "held", "bullets", "chosen", "kept", "crossed", "unsorted", "struck"}


def from_picture(picture: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> ColtState:
    """A table as after set-up but for what the picture says."""
    _check_keys(picture, KEYS)
    state = bare_table(seats, options)
    _read_table(state, picture)
    _read_bandits(state, picture)
    _read_loot(state, picture)
    _read_pieces(state, picture)
    _read_cards(state, picture)
    _read_stack(state, picture)
    return state


def _check_keys(given: Mapping[str, Any], known: set[str]) -> None:
    unknown = sorted(set(given) - known)
    if unknown:
        raise BadScene("scene-key", field="top", given=", ".join(unknown), allowed=sorted(known))


# --- reading


def _read_table(state: ColtState, picture: Mapping[str, Any]) -> None:
    state.first = picture.get("first", 0)
    state.round = picture.get("round", 1)
    state.turn = picture.get("turn", 0)
    state.card = ROUND_CARD.index(picture.get("card", USUAL_CARD if state.round else "-"))
    for name in [*picture.get("past", []), ROUND_CARD.word(state.card)]:
        if name != "-":
            state.rounds &= ~bit(ROUND_CARD.index(name))
    cars = vec[i64]()
    for name in picture.get("train", CAR.words[: state.cars]):
        cars = append(cars, CAR.index(name))
    state.train = cars


def _read_bandits(state: ColtState, picture: Mapping[str, Any]) -> None:
    """Who plays whom, in player order unless a seat is named, and where they stand: usually in the last two cars."""
    if "offered" in picture:
        state.offered = sum(1 << BANDIT.index(name) for name in picture["offered"])
    usual = [{"bandit": BANDIT.words[number]} for number in range(bandits_in_play(state))]
    quiet = Log(False)
    for turn, given in enumerate(picture.get("bandits", usual)):
        _check_keys(given, BANDIT_KEYS)
        bandit = BANDIT.index(given["bandit"])
        assign(state, given.get("seat", picker(state, turn)), bandit, quiet)
        state.spot[bandit] = _spot(given.get("spot", SPOT.words[inside(state.cars - turn % 2)]))
        state.hostage[bandit] = HOSTAGE.index(given.get("hostage", "-"))
        state.cash[bandit] = given.get("cash", 0)
        state.least[bandit] = PURSE.index(given.get("least", "250"))


def _spot(word: str) -> int:
    return GONE if word == "gone" else SPOT.index(word)


def _is_complete(state: ColtState) -> bool:
    return all(seat >= 0 for seat in state.mine) and (not state.rules[PAIRS] or all(seat >= 0 for seat in state.second))


def _read_loot(state: ColtState, picture: Mapping[str, Any]) -> None:
    """`loot` replaces what lies on the places that it names; `-` clears one."""
    load_train(state)
    if _is_complete(state):
        get_ready(state)
    for place, said in picture.get("loot", {}).items():
        _put_loot(state, _place(place), str(said).split())
    for number, (place, value, known) in enumerate(picture.get("purses", [])):
        _set_purse(state, number, _place(place), PURSE.index(value), known)
    for number, (place, kind, known, left) in enumerate(picture.get("flasks", [])):
        _set_flask(state, number, _place(place), WHISKEY.index(kind), known, left)
    for counts, key in ((state.jewels, "jewels"), (state.boxes, "boxes")):
        if key in picture:
            for place in range(i64(PLACES)):
                counts[place] = picture[key].get(_place_word(place), 0)
    _count_bags(state)


def _place(word: str) -> int:
    """A spot, a bandit who holds it, or `out`."""
    if word == "out":
        return OUT
    return HELD + BANDIT.index(word) if word in BANDIT.words else SPOT.index(word)


def _place_word(place: int) -> str:
    if place == OUT:
        return "out"
    return SPOT.words[place] if place < HELD else BANDIT.words[place - HELD]


def _put_loot(state: ColtState, place: int, words: list[str]) -> None:
    """`purse` (unopened on a spot, $250 in somebody's hands), `purse400`, `jewel`, `strongbox`, `flask`, `old`..."""
    for purse in range(i64(PURSES)):
        if state.purses[purse] == place:
            _set_purse(state, purse, OUT, -1, 0)
    for flask in range(len(state.flasks) // 4):
        if state.flasks[flask] == place:
            _set_flask(state, flask, OUT, -1, 0, 2)
    state.jewels[place] = words.count("jewel")
    state.boxes[place] = words.count("strongbox")
    holder = bit(state.owner[place - HELD]) if place >= HELD else 0
    for word in words:
        if word.startswith("purse"):
            value = PURSE.index(word[5:]) if word != "purse" else (0 if holder else -1)
            _set_purse(state, _free(state.purses, PURSES), place, value, holder)
        elif word in FLASK_WORDS:
            kind, left = FLASK_WORDS[word]
            known = EVERYBODY if left < 2 else holder
            _set_flask(state, _free(state.flasks, FLASKS), place, max(kind, 0) if holder else kind, known, left)
        elif word not in ("jewel", "strongbox", "-"):
            raise BadScene("scene-value", given=word)


FLASK_WORDS: Final = {
    "flask": (-1, 2),
    "whiskey": (0, 2),
    "old_whiskey": (1, 2),
    "half_whiskey": (0, 1),
    "half_old_whiskey": (1, 1),
}


def _free(tokens: vec[i64], count: int) -> int:
    """A token in the box."""
    for number in range(count):
        if tokens[number] == OUT:
            return number
    raise BadScene("scene-value", given="loot")


def _set_purse(state: ColtState, purse: int, place: int, value: int, known: int) -> None:
    state.purses[purse] = place
    state.purses[PURSE_VALUE + purse] = value
    state.purses[PURSE_KNOWN + purse] = known


def _set_flask(state: ColtState, flask: int, place: int, kind: int, known: int, left: int) -> None:
    state.flasks[flask] = place
    state.flasks[FLASK_KIND + flask] = kind
    state.flasks[FLASK_KNOWN + flask] = known
    state.flasks[FLASK_LEFT + flask] = left


def _count_bags(state: ColtState) -> None:
    """The bags hold what no token has."""
    for value in range(i64(PURSE_VALUES)):
        state.purse_bag[value] = PURSE_COUNT[value]
    for kind in range(i64(len(state.flask_bag))):
        state.flask_bag[kind] = FLASK_COUNT[kind]
    for purse in range(i64(PURSES)):
        if state.purses[PURSE_VALUE + purse] >= 0:
            state.purse_bag[state.purses[PURSE_VALUE + purse]] -= 1
    for flask in range(len(state.flasks) // 4):
        if state.flasks[FLASK_KIND + flask] >= 0:
            state.flask_bag[state.flasks[FLASK_KIND + flask]] -= 1


def _read_pieces(state: ColtState, picture: Mapping[str, Any]) -> None:
    state.marshal = SPOT.index(picture.get("marshal", "loco")) // 2
    if not state.rules[HORSES]:
        return
    state.coach = SPOT.index(picture.get("coach", "loco")) // 2
    state.shotgun = int(picture.get("shotgun", "coach") == "train")
    for column in range(i64(COLUMNS)):
        state.horses[column] = picture.get("horses", {}).get(SPOT.words[inside(column)], 0)
    usual = [name for name in HOSTAGE.words[: state.seats - 1] if HOSTAGE.index(name) not in list(state.hostage)]
    state.hostages = sum(1 << HOSTAGE.index(name) for name in picture.get("hostages", usual))
    state.camera = BANDIT.index(picture["camera"]) if "camera" in picture else holder_of(state, PHOTOGRAPHER)


def _read_cards(state: ColtState, picture: Mapping[str, Any]) -> None:
    players = list(picture.get("players", []))
    if len(players) > state.seats:
        raise BadScene("scene-players", given=len(players), allowed=state.seats)
    for seat, bullet in picture.get("tops", []):
        state.tops = append(state.tops, seat * TOP_UNIT + BULLET.index(bullet))
    pile = picture.get("pile", [])
    if len(pile) > len(state.pile):
        raise BadScene("scene-value", given=f"pile: {len(pile)} > {len(state.pile)}")
    for seat, bandit, action, face in pile:
        card = BANDIT.index(bandit) * ACTIONS + ACTION.index(action)
        state.pile[state.laid] = card + SEAT_UNIT * seat + FACE_UNIT * FACES.index(face)
        state.laid += 1
    state.resolved = picture.get("resolved", 0)
    for seat, player in enumerate(players):
        _check_keys(player, PLAYER_KEYS)
        _read_player(state, seat, player)
    if _is_complete(state):
        _work_out_decks(state, players)
    _work_out_bullets(state)


def _read_player(state: ColtState, seat: int, player: Mapping[str, Any]) -> None:
    for name in player.get("bullets", []):
        state.received[seat * BULLET_KINDS + BULLET.index(name)] += 1
    for name in player.get("hand", []):
        state.hand[seat * KINDS + CARD.index(name)] += 1
    for counts, key in ((state.held, "held"), (state.discard, "discard")):
        if len(counts):
            for name in player.get(key, []):
                counts[seat * KINDS + CARD.index(name)] += 1
    for counts, key in ((state.kept, "kept"), (state.crossed, "crossed"), (state.struck, "struck")):
        if len(counts):
            counts[seat] = player.get(key, 0)
    if len(state.unsorted):
        state.unsorted[seat] = player.get("unsorted", hand_count(state, seat))
    if len(state.chosen):
        chosen = player.get("chosen", "-")
        state.chosen[seat] = -1 if chosen == "-" else WORDS.action(chosen)


def _work_out_decks(state: ColtState, players: list[Mapping[str, Any]]) -> None:
    """A deck is what a player owns and has nowhere else, unless the picture says it (partners' cards get about)."""
    stated = [seat for seat, player in enumerate(players) if "deck" in player]
    for seat in stated:
        for kind in range(i64(KINDS)):
            state.deck[seat * KINDS + kind] = 0
        for name in players[seat]["deck"]:
            state.deck[seat * KINDS + CARD.index(name)] += 1
    for seat in range(state.seats):
        if seat not in stated:
            for bullet in range(i64(BULLET_KINDS)):
                state.deck[seat * KINDS + FIRST_BULLET + bullet] += state.received[seat * BULLET_KINDS + bullet]
            _take_from_deck(state, seat)
    for index in range(state.resolved, state.laid):
        card = pile_card(state, index)
        owner = state.owner[card // ACTIONS]
        if owner not in stated:
            state.deck[owner * KINDS + _kind(state, owner, card)] -= 1
    for seat in range(state.seats):
        state.deck_size[seat] = count_of(state.deck, seat, 0, KINDS)


def _kind(state: ColtState, seat: int, card: int) -> int:
    return card % ACTIONS if card // ACTIONS == state.mine[seat] else ACTIONS + card % ACTIONS


def _take_from_deck(state: ColtState, seat: int) -> None:
    """What lies in hands and discard piles is not in a deck; a partner's card is missing in his."""
    for kind in range(i64(KINDS)):
        amount = state.hand[seat * KINDS + kind]
        if state.rules[EXPERT]:
            amount += state.discard[seat * KINDS + kind]
        if ACTIONS <= kind < FIRST_BULLET and state.rules[TEAMS]:
            state.deck[(seat ^ 1) * KINDS + kind - ACTIONS] -= amount
        else:
            state.deck[seat * KINDS + kind] -= amount
    for top in state.tops:
        if top // TOP_UNIT == seat:
            state.deck[seat * KINDS + FIRST_BULLET + top % TOP_UNIT] -= 1


def _work_out_bullets(state: ColtState) -> None:
    """Cylinders and supply hold what nobody was given; hits on one's own side do not count (CE-10.15)."""
    for bandit in range(i64(BANDITS)):
        state.left[bandit] = SHOTS
        for seat in range(state.seats):
            given = state.received[seat * BULLET_KINDS + bandit]
            state.left[bandit] -= given
            if state.owner[bandit] >= 0 and state.mine[seat] >= 0 and not are_allies(state, bandit, state.mine[seat]):
                state.fired[bandit] += given
    if not state.rules[ENDLESS_BULLETS]:
        given = sum(state.received[seat * BULLET_KINDS + NEUTRAL] for seat in range(state.seats))
        state.neutral = neutral_for(state.rules) - given


def _read_stack(state: ColtState, picture: Mapping[str, Any]) -> None:
    """`at` names the open frames, the top one last; what lies under a lone one follows from the rules."""
    said = picture.get("at", ["game"])
    phrases = [said] if isinstance(said, str) else list(said)
    frames = [STEP_KINDS.frame(phrase) for phrase in phrases]
    if frames:
        frames = frames_under(state, frames[0]) + frames
    STEP_KINDS.reopen(state, frames)


# --- and back


def picture(state: ColtState) -> dict[str, Any]:
    """The table as a dict that says everything."""
    said: dict[str, Any] = {
        "round": state.round,
        "card": ROUND_CARD.word(state.card),
        "turn": state.turn,
        "past": [ROUND_CARD.words[c] for c in range(i64(ROUND_CARDS)) if _is_past(state, c)],
        "first": state.first,
        "train": [CAR.words[car] for car in state.train],
        "offered": [BANDIT.words[bandit] for bandit in seats_of(state.offered)],
        "bandits": [_show_bandit(state, bandit) for bandit in _in_order(state)],
        "players": [_show_player(state, seat) for seat in range(state.seats)],
        "purses": [_show_purse(state, purse) for purse in range(i64(PURSES))],
        "flasks": [_show_flask(state, flask) for flask in range(i64(len(state.flasks) // 4))],
        "jewels": {_place_word(p): state.jewels[p] for p in range(i64(PLACES)) if state.jewels[p]},
        "boxes": {_place_word(p): state.boxes[p] for p in range(i64(PLACES)) if state.boxes[p]},
        "marshal": SPOT.words[inside(state.marshal)],
        "tops": [[top // TOP_UNIT, BULLET.words[top % TOP_UNIT]] for top in state.tops],
        "pile": [_show_pile(state, index) for index in range(state.laid)],
        "resolved": state.resolved,
        "at": STEP_KINDS.frames(state),
    }
    if state.rules[HORSES]:
        said |= {
            "coach": SPOT.words[inside(state.coach)],
            "shotgun": "train" if state.shotgun else "coach",
            "horses": {SPOT.words[inside(c)]: state.horses[c] for c in range(i64(COLUMNS)) if state.horses[c]},
            "hostages": [HOSTAGE.words[hostage] for hostage in seats_of(state.hostages)],
            "camera": BANDIT.word(state.camera),
        }
    return said


def _is_past(state: ColtState, card: i64) -> bool:
    """Whether a card of this game has been, and is not the present one."""
    return (round_cards(state.rules) & ~state.rounds) >> card & 1 != 0 and card != state.card


def _in_order(state: ColtState) -> list[int]:
    """The bandits in play, first bandits of all seats before second ones."""
    second = [bandit for bandit in state.second if bandit >= 0] if state.rules[PAIRS] else []
    return [bandit for bandit in state.mine if bandit >= 0] + second


def _show_bandit(state: ColtState, bandit: int) -> dict[str, Any]:
    spot = state.spot[bandit]
    return {
        "bandit": BANDIT.words[bandit],
        "seat": state.owner[bandit],
        "spot": "gone" if spot == GONE else SPOT.word(spot),
        "hostage": HOSTAGE.word(state.hostage[bandit]),
        "cash": state.cash[bandit],
        "least": PURSE.word(state.least[bandit]),
    }


def _names(counts: vec[i64], seat: int) -> list[str]:
    return [CARD.words[kind] for kind in range(i64(KINDS)) for _ in range(counts[seat * KINDS + kind])]


def _show_player(state: ColtState, seat: int) -> dict[str, Any]:
    base = seat * BULLET_KINDS
    shown: dict[str, Any] = {
        "hand": _names(state.hand, seat),
        "held": _names(state.held, seat) if len(state.held) else [],
        "bullets": [BULLET.words[b] for b in range(i64(BULLET_KINDS)) for _ in range(state.received[base + b])],
        "chosen": WORDS.phrases[state.chosen[seat]] if len(state.chosen) and state.chosen[seat] >= 0 else "-",
        "kept": count_for(state.kept, seat),
        "crossed": count_for(state.crossed, seat),
        "struck": count_for(state.struck, seat),
    }
    if state.rules[EXPERT]:
        shown["discard"] = _names(state.discard, seat)
        shown["unsorted"] = state.unsorted[seat]
    if state.rules[TEAMS]:
        shown["deck"] = _names(state.deck, seat)
    return shown


def _show_purse(state: ColtState, purse: i64) -> list[Any]:
    return [
        _place_word(state.purses[purse]),
        PURSE.word(state.purses[PURSE_VALUE + purse]),
        state.purses[PURSE_KNOWN + purse],
    ]


def _show_flask(state: ColtState, flask: i64) -> list[Any]:
    return [
        _place_word(state.flasks[flask]),
        WHISKEY.word(state.flasks[FLASK_KIND + flask]),
        state.flasks[FLASK_KNOWN + flask],
        state.flasks[FLASK_LEFT + flask],
    ]


def _show_pile(state: ColtState, index: i64) -> list[Any]:
    card = pile_card(state, index)
    return [
        pile_seat(state, index),
        BANDIT.words[card // ACTIONS],
        ACTION.words[card % ACTIONS],
        FACES[pile_face(state, index)],
    ]
