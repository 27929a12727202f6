"""What a seat sees of Colt Express (chapter 25)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.state import bit, is_open
from posse.engine.view import seat_or_none, word_or_none
from posse.engine.words import seats_of
from posse.games.colt import frames
from posse.games.colt.cards import (
    FACE_UP,
    actions_in_hand,
    bandit_of_card,
    deck_count,
    hand_count,
    hand_size,
    pile_card,
    pile_face,
    pile_seat,
    received_by,
)
from posse.games.colt.data.bandits import BANDIT, BANDITS
from posse.games.colt.data.cards import ACTION, ACTION_KINDS, ACTIONS, BULLET, BULLET_KINDS, FIRST_BULLET, KINDS
from posse.games.colt.data.hostages import HOSTAGE
from posse.games.colt.data.loot import FLASKS, PURSE_WORTH, PURSES, WHISKEY
from posse.games.colt.data.options import EXPERT, HORSES, TEAMS
from posse.games.colt.data.rounds import KEEPS, MOST_TURNS, ROUND_CARD, SYMBOL, symbol_of
from posse.games.colt.data.train import CAR, COACH_ROOF, GONE, GONE_WORD, HELD, SPOT, SPOTS, inside, roof
from posse.games.colt.ending import carried_by
from posse.games.colt.loot import FLASK_KIND, FLASK_KNOWN, FLASK_LEFT, PURSE_KNOWN, PURSE_VALUE, UNOPENED
from posse.games.colt.state import ColtState, count_for
from posse.games.colt.view_types import (
    BanditView,
    Card,
    ColtOpenView,
    ColtOwnView,
    ColtPlayer,
    Flask,
    LootOnSpot,
    PileCard,
)
from posse.games.colt.words import WORDS

# --- public


def open_view(state: ColtState) -> ColtOpenView:
    """What everybody sees."""
    turns = _turns(state)
    seen: ColtOpenView = {
        "round": state.round,
        "card": word_or_none(ROUND_CARD, state.card),
        "turns": turns,
        "turn": state.turn,
        "planning": state.round > 0 and state.turn < len(turns),
        "in_play": state.resolved if is_open(state, frames.STEALIN) else None,
        "keep": KEEPS[state.card] if state.card >= 0 else 0,
        "first": state.first,
        "train": [CAR.words[car] for car in state.train],
        "marshal": SPOT.words[inside(state.marshal)],
        "neutral": state.neutral,
        "bandits": {BANDIT.words[b]: _bandit(state, b) for b in range(BANDITS) if state.owner[b] >= 0},
        "players": [_player(state, seat) for seat in range(state.seats)],
        "teams": state.rules[TEAMS] != 0,
        "expert": state.rules[EXPERT] != 0,
    }
    if state.rules[HORSES]:
        seen["coach"] = SPOT.words[inside(state.coach)]
        seen["shotgun"] = SPOT.words[roof(state.coach) if state.shotgun else COACH_ROOF]
        seen["horses"] = {SPOT.words[inside(column)]: state.horses[column] for column in range(state.cars + 1)}
        seen["hostages"] = [HOSTAGE.words[hostage] for hostage in seats_of(state.hostages)]
    return seen


def _turns(state: ColtState) -> list[str]:
    if state.card < 0:
        return []
    symbols = [symbol_of(state.card, turn, state.seats) for turn in range(i64(MOST_TURNS))]
    return [SYMBOL.words[symbol] for symbol in symbols if symbol >= 0]


def _spot(spot: i64) -> str | None:
    if spot == GONE:
        return GONE_WORD
    return SPOT.words[spot] if spot >= 0 else None


def _bandit(state: ColtState, bandit: i64) -> BanditView:
    """Where a bandit is and what they have, as all can see it."""
    return {
        "seat": state.owner[bandit],
        "spot": _spot(state.spot[bandit]),
        "left": state.left[bandit],
        "fired": state.fired[bandit],
        "hostage": word_or_none(HOSTAGE, state.hostage[bandit]),
        "cash": state.cash[bandit],
        "jewels": state.jewels[HELD + bandit],
        "strongboxes": state.boxes[HELD + bandit],
    }


def _player(state: ColtState, seat: i64) -> ColtPlayer:
    """How many cards a player has, and the bullets they were given."""
    base = seat * BULLET_KINDS
    seen: ColtPlayer = {
        "bandits": [BANDIT.words[bandit] for bandit in range(BANDITS) if state.owner[bandit] == seat],
        "hand": hand_count(state, seat),
        "deck": deck_count(state, seat),
        "kept": count_for(state.kept, seat),
        "hand_size": hand_size(state, seat) if state.mine[seat] >= 0 else 0,
        "bullets": {BULLET.words[b]: state.received[base + b] for b in range(BULLET_KINDS) if state.received[base + b]},
        "hits": received_by(state, seat),
        "struck": count_for(state.struck, seat),
    }
    if state.rules[EXPERT]:
        seen["discard"] = _cards(state, seat, state.discard[seat * KINDS : (seat + 1) * KINDS])
    return seen


def _cards(state: ColtState, seat: i64, counts: vec[i64]) -> list[Card]:
    """Cards as pairs: a bandit and an action, or `bullet` and whose it is."""
    found: list[Card] = []
    for kind in range(i64(KINDS)):
        if counts[kind]:
            found += [card_words(state, seat, kind)] * counts[kind]
    return found


def card_words(state: ColtState, seat: i64, kind: i64) -> Card:
    if kind < ACTION_KINDS:
        return [BANDIT.words[bandit_of_card(state, seat, kind)], ACTION.words[kind % ACTIONS]]
    return ["bullet", BULLET.words[kind - FIRST_BULLET]]


# --- private


def own_view(state: ColtState, seat: i64) -> ColtOwnView:
    """The private view of a seat or a spectator (-1): its cards, and the values that it knows."""
    seen: ColtOwnView = {
        "seat": seat_or_none(seat),
        "pile": [_pile_card(state, index, seat) for index in range(state.laid)],
        "resolved": state.resolved,
        "loot": {SPOT.words[spot]: _loot(state, spot, seat) for spot in range(i64(SPOTS)) if _has_loot(state, spot)},
        "purses": {BANDIT.words[b]: _purses(state, b, seat) for b in range(BANDITS) if state.owner[b] >= 0},
        "worth": [_worth(state, player, seat) for player in range(state.seats)],
        "known": [_known(state, player, seat) for player in range(state.seats)],
    }
    if state.rules[HORSES]:
        seen["flasks"] = {BANDIT.words[b]: _flasks(state, b, seat) for b in range(BANDITS) if state.owner[b] >= 0}
    if seat >= 0 and state.mine[seat] >= 0:
        base = seat * KINDS
        seen["hand"] = _cards(state, seat, state.hand[base : base + KINDS])
        seen["held"] = _cards(state, seat, state.held[base : base + KINDS]) if len(state.held) else []
        seen["playable"] = actions_in_hand(state, seat)
        has_chosen = len(state.chosen) > 0 and state.chosen[seat] >= 0
        seen["chosen"] = WORDS.phrases[state.chosen[seat]] if has_chosen else None
    return seen


def _pile_card(state: ColtState, index: i64, viewer: i64) -> PileCard:
    """A card of the common pile; face down it is known to its player only, and to all once it is resolved."""
    card = pile_card(state, index)
    seat = pile_seat(state, index)
    shown: PileCard = {"seat": seat, "down": pile_face(state, index) != FACE_UP}
    if not shown["down"] or seat == viewer:
        shown["bandit"] = BANDIT.words[card // ACTIONS]
        shown["action"] = ACTION.words[card % ACTIONS]
    return shown


def _knows(mask: i64, viewer: i64) -> bool:
    """Whether the viewer knows a token; a spectator knows what everybody knows."""
    return mask < 0 or (viewer >= 0 and mask & bit(viewer) != 0)


def _has_loot(state: ColtState, spot: i64) -> bool:
    if state.jewels[spot] or state.boxes[spot]:
        return True
    for purse in range(PURSES):
        if state.purses[purse] == spot:
            return True
    if len(state.flasks):
        for flask in range(FLASKS):
            if state.flasks[flask] == spot:
                return True
    return False


def _loot(state: ColtState, spot: i64, viewer: i64) -> LootOnSpot:
    """The loot on a spot; purses and flasks by number, with what the viewer knows of them."""
    return {
        "jewels": state.jewels[spot],
        "strongboxes": state.boxes[spot],
        "purses": {
            f"purse{purse + 1}": _purse_value(state, purse, viewer)
            for purse in range(i64(PURSES))
            if state.purses[purse] == spot
        },
        "flasks": {
            f"flask{flask + 1}": _flask_kind(state, flask, viewer)
            for flask in range(i64(FLASKS if len(state.flasks) else 0))
            if state.flasks[flask] == spot
        },
    }


def _purse_value(state: ColtState, purse: i64, viewer: i64) -> int | None:
    """Its worth, or None if the viewer has not looked into it."""
    if not _knows(state.purses[PURSE_KNOWN + purse], viewer):
        return None
    return PURSE_WORTH[state.purses[PURSE_VALUE + purse]]


def _flask_kind(state: ColtState, flask: i64, viewer: i64) -> Flask:
    known = _knows(state.flasks[FLASK_KNOWN + flask], viewer)
    return {
        "kind": WHISKEY.words[state.flasks[FLASK_KIND + flask]] if known else None,
        "half": state.flasks[FLASK_LEFT + flask] < UNOPENED,
    }


def _purses(state: ColtState, bandit: i64, viewer: i64) -> list[int | None]:
    """The purses of a bandit: values that the viewer knows in rising order, then None for each of the others."""
    held = [purse for purse in range(i64(PURSES)) if state.purses[purse] == HELD + bandit]
    values = [_purse_value(state, purse, viewer) for purse in held]
    known = sorted(value for value in values if value is not None)
    return [*known, *[None] * (len(values) - len(known))]


def _worth(state: ColtState, player: i64, viewer: i64) -> int | None:
    """What the bandits of a player carry; None if there are none, or if the viewer does not know all their purses."""
    own = _bandits_of(state, player)
    return _known(state, player, viewer) if own and not _unknown_purses(state, own, viewer) else None


def _known(state: ColtState, player: i64, viewer: i64) -> int:
    """What the viewer knows that the bandits of a player carry: everything but the purses it has not looked into."""
    own = _bandits_of(state, player)
    hidden = [PURSE_WORTH[state.purses[PURSE_VALUE + purse]] for purse in _unknown_purses(state, own, viewer)]
    return sum([carried_by(state, bandit) for bandit in own]) - sum(hidden)


def _bandits_of(state: ColtState, player: i64) -> list[i64]:
    return [bandit for bandit in range(i64(BANDITS)) if state.owner[bandit] == player]


def _unknown_purses(state: ColtState, bandits: list[i64], viewer: i64) -> list[i64]:
    """The purses in the hands of these bandits that the viewer does not know."""
    held = [purse for purse in range(i64(PURSES)) if state.purses[purse] - HELD in bandits]
    return [purse for purse in held if not _knows(state.purses[PURSE_KNOWN + purse], viewer)]


def _flasks(state: ColtState, bandit: i64, viewer: i64) -> list[Flask]:
    held = [flask for flask in range(i64(FLASKS)) if state.flasks[flask] == HELD + bandit]
    return sorted(
        (_flask_kind(state, flask, viewer) for flask in held), key=lambda one: (one["half"], str(one["kind"]))
    )
