"""What a seat may know of Colt Express as a row of numbers: the same as its view (chapter 25)."""

from typing import Final

from mypy_extensions import i64

from posse.engine.observation import EACH_SEAT, Axis, Fields, Observation, Row, With, axis
from posse.engine.state import bit
from posse.games.colt.cards import SEAT_SHIFT, TOP_UNIT, hand_size
from posse.games.colt.data.bandits import BANDIT, BANDITS
from posse.games.colt.data.cards import ACTIONS, BULLET, BULLET_KINDS, CARD, KINDS
from posse.games.colt.data.hostages import HOSTAGE
from posse.games.colt.data.loot import FLASKS, PURSE, PURSE_VALUES, PURSES
from posse.games.colt.data.rounds import MOST_PLAYED, ROUND_CARD, ROUND_CARDS
from posse.games.colt.data.train import CAR, CARS, COLUMNS, HELD, PLACES, SPOTS
from posse.games.colt.loot import FLASK_KIND, FLASK_KNOWN, FLASK_LEFT, UNOPENED
from posse.games.colt.state import ColtState

FIELDS: Final = Fields()

ROUND: Final[i64] = FIELDS.field("round", "1 to 5; 0 before the first")
ROUND_CARD_UP: Final[i64] = FIELDS.field("card", "the current round card")
ROUND_CARDS_LEFT: Final[i64] = FIELDS.field("cards_left", "1 for each round card that can still come", axis(ROUND_CARD))
TURN: Final[i64] = FIELDS.field("turn", "how many turns of the round card are over")
FIRST: Final[i64] = FIELDS.field("first", "the seat of the First Player")
TRAIN: Final[i64] = FIELDS.field("train", "the car in each column behind the Locomotive", axis(CAR))
MARSHAL: Final[i64] = FIELDS.field("marshal", "the Marshal's column")
NEUTRAL: Final[i64] = FIELDS.field("neutral", "neutral bullets in the supply")
OFFERED: Final[i64] = FIELDS.field("offered", "1 for each bandit that can be picked", axis(BANDIT))
MINE: Final[i64] = FIELDS.field("mine", "the bandit of each player", EACH_SEAT)
SECOND: Final[i64] = FIELDS.field("second", "the other bandit of each player, or the partner's", EACH_SEAT)
OWNER: Final[i64] = FIELDS.field("owner", "the seat of each bandit", axis(BANDIT))
SPOT: Final[i64] = FIELDS.field("spot", "where each bandit stands; 16 has escaped", axis(BANDIT))
LEFT: Final[i64] = FIELDS.field("left", "bullets in the cylinder", axis(BANDIT))
FIRED: Final[i64] = FIELDS.field("fired", "bullets that count for the Gunslinger", axis(BANDIT))
CASH: Final[i64] = FIELDS.field("cash", "dollars besides loot", axis(BANDIT))
LOOT_PLACES: Final = Axis("place", PLACES)
JEWELS: Final[i64] = FIELDS.field("jewels", "on each spot, then held by each bandit", LOOT_PLACES)
STRONGBOXES: Final[i64] = FIELDS.field("strongboxes", "on each spot, then held by each bandit", LOOT_PLACES)
PURSE_SPOT: Final[i64] = FIELDS.field("purse_spot", "where each purse lies; -1 if on no spot", Axis("purse", PURSES))
FIELDS.field("purse_value", "what is in each purse on a spot, if known", Axis("purse", PURSES))
FIELDS.field(
    "held_purses",
    "purses of each bandit by value, then those not known",
    axis(BANDIT),
    Axis(PURSE.name, PURSE_VALUES + 1),
)
HANDS: Final[i64] = FIELDS.field("hands", "cards in each hand", EACH_SEAT)
DECKS: Final[i64] = FIELDS.field("decks", "cards in each draw pile", EACH_SEAT)
KEPT: Final[i64] = FIELDS.field("kept", "cards last kept", EACH_SEAT)
HAND_SIZE: Final[i64] = FIELDS.field("hand_size", "cards that a player draws up to", EACH_SEAT)
BULLETS: Final[i64] = FIELDS.field("bullets", "bullets ever received, by whose they are", EACH_SEAT, axis(BULLET))
LAID: Final[i64] = FIELDS.field("laid", "cards in the common pile")
RESOLVED: Final[i64] = FIELDS.field("resolved", "how many of them have been carried out")
PILE: Final[i64] = FIELDS.field(
    "pile",
    "each card of the common pile: seat, whether face down, bandit, action",
    Axis("card", each_seat=MOST_PLAYED),
    Axis("fact", 4),
)
HAND: Final[i64] = FIELDS.field("hand", "cards of each kind in the own hand", axis(CARD))

WITH_HORSES: Final = [With("horses", "true")]
COACH: Final[i64] = FIELDS.field("coach", "the column beside the Stagecoach", only=WITH_HORSES)
SHOTGUN: Final[i64] = FIELDS.field("shotgun", "0 on the Stagecoach, 1 on the train", only=WITH_HORSES)
HOSTAGES: Final[i64] = FIELDS.field("hostages", "1 for each in the Stagecoach", axis(HOSTAGE), only=WITH_HORSES)
HOSTAGE_OF: Final[i64] = FIELDS.field("hostage", "the hostage of each bandit", axis(BANDIT), only=WITH_HORSES)
HORSES_AT: Final[i64] = FIELDS.field("horses", "beside each column", Axis("column", COLUMNS), only=WITH_HORSES)
FLASK_SPOT: Final[i64] = FIELDS.field(
    "flask_spot", "where each flask lies; -1 if on no spot", Axis("flask", FLASKS), only=WITH_HORSES
)
FLASK_INSIDE: Final[i64] = FIELDS.field(
    "flask_kind", "what is in each flask on a spot, if known", Axis("flask", FLASKS), only=WITH_HORSES
)
FLASK_HALF: Final[i64] = FIELDS.field(
    "flask_half", "1 for each flask on a spot that is half empty", Axis("flask", FLASKS), only=WITH_HORSES
)
HELD_FLASKS: Final[i64] = FIELDS.field(
    "held_flasks",
    "flasks of each bandit: full ones by kind and not known, then half empty ones likewise",
    axis(BANDIT),
    Axis("flask", 6),
    only=WITH_HORSES,
)
STRUCK: Final[i64] = FIELDS.field("struck", "bullets received in this round", EACH_SEAT, only=WITH_HORSES)
CHOSEN: Final[i64] = FIELDS.field("chosen", "the own secret answer, by number", only=WITH_HORSES)
WITH_DISCARD: Final = [With("expert", "true"), With("two_players", "two_bandits", seats=2)]
DISCARD: Final[i64] = FIELDS.field("discard", "discarded cards", EACH_SEAT, axis(CARD), only=WITH_DISCARD)
HELD_CARDS: Final[i64] = FIELDS.field(
    "held", "cards of each kind in the own hand that are being kept", axis(CARD), only=[*WITH_HORSES, *WITH_DISCARD]
)

UNKNOWN_FLASK: Final[i64] = 2
FLASKS_IN_HAND: Final[i64] = 3  # kinds, and the unknown ones


class ColtObservation(Observation[ColtState]):
    def write(self, state: ColtState, seat: i64, row: Row) -> None:
        _write_train(state, row)
        _write_bandits(state, row)
        _write_loot(state, row)
        _write_players(state, row)
        _write_cards(state, seat, row)
        if row.has(COACH):
            _write_expansion(state, seat, row)
        if row.has(DISCARD):
            row.put_each_seat(DISCARD, state.discard, KINDS)
        if row.has(HELD_CARDS):
            row.put_part(HELD_CARDS, state.held, seat * KINDS, KINDS)


def _write_train(state: ColtState, row: Row) -> None:
    row.put(ROUND, state.round)
    row.put(ROUND_CARD_UP, state.card)
    row.put_flags(ROUND_CARDS_LEFT, state.rounds, ROUND_CARDS)
    row.put(TURN, state.turn)
    row.put_seat(FIRST, state.first)
    row.put_all(TRAIN, state.train, i64(len(state.train)))
    row.add_same(-1, CARS - i64(len(state.train)))
    row.put(MARSHAL, state.marshal)
    row.put(NEUTRAL, state.neutral)


def _write_bandits(state: ColtState, row: Row) -> None:
    row.put_flags(OFFERED, state.offered, BANDITS)
    row.put_each_seat(MINE, state.mine)
    row.put_each_seat(SECOND, state.second)
    row.put_seats(OWNER, state.owner, BANDITS)
    row.put_all(SPOT, state.spot, BANDITS)
    row.put_all(LEFT, state.left, BANDITS)
    row.put_all(FIRED, state.fired, BANDITS)
    row.put_all(CASH, state.cash, BANDITS)


def _write_loot(state: ColtState, row: Row) -> None:
    """Loot; a purse in a hand has no number that others could follow (R-41)."""
    row.put_all(JEWELS, state.jewels, PLACES)
    row.put_all(STRONGBOXES, state.boxes, PLACES)
    row.put_things(PURSE_SPOT, state.purses, PURSES, SPOTS, BANDITS, PURSE_VALUES)


def _write_players(state: ColtState, row: Row) -> None:
    row.put_totals(HANDS, state.hand, KINDS)
    row.put_each_seat(DECKS, state.deck_size)
    for index in range(i64(len(state.tops))):
        row.count(row.at - state.seats + row.from_here(state.tops[index] // TOP_UNIT))
    if len(state.kept):
        row.put_each_seat(KEPT, state.kept)
    else:
        row.put_same(KEPT, 0, state.seats)
    row.reach(HAND_SIZE)
    for place in range(state.seats):
        seat = row.seat_at(place)
        row.add(hand_size(state, seat) if state.mine[seat] >= 0 else i64(0))
    row.put_each_seat(BULLETS, state.received, BULLET_KINDS)


def _write_cards(state: ColtState, seat: i64, row: Row) -> None:
    """The common pile and the own hand; a card face down is known to its player only."""
    row.put(LAID, state.laid)
    row.put(RESOLVED, state.resolved)
    row.put_cards(PILE, state.pile, state.laid, SEAT_SHIFT, ACTIONS)
    row.add_same(-1, (state.seats * MOST_PLAYED - state.laid) * 4)
    row.put_part(HAND, state.hand, seat * KINDS, KINDS)


def _write_expansion(state: ColtState, seat: i64, row: Row) -> None:
    row.put(COACH, state.coach)
    row.put(SHOTGUN, state.shotgun)
    row.put_flags(HOSTAGES, state.hostages, i64(len(HOSTAGE.words)))
    row.put_all(HOSTAGE_OF, state.hostage, BANDITS)
    row.put_all(HORSES_AT, state.horses, COLUMNS)
    row.reach(FLASK_SPOT)
    for flask in range(FLASKS):
        row.add(state.flasks[flask] if state.flasks[flask] < SPOTS else i64(-1))
    row.reach(FLASK_INSIDE)
    for flask in range(FLASKS):
        row.add(_whiskey(state, flask, seat) if state.flasks[flask] < SPOTS else i64(-1))
    row.reach(FLASK_HALF)
    for flask in range(FLASKS):
        lies_half = state.flasks[flask] < SPOTS and state.flasks[FLASK_LEFT + flask] < UNOPENED
        row.add(i64(1) if lies_half else i64(0))
    _write_held_flasks(state, seat, row)
    row.put_each_seat(STRUCK, state.struck)
    row.put(CHOSEN, state.chosen[seat])


def _write_held_flasks(state: ColtState, seat: i64, row: Row) -> None:
    base = row.at
    row.put_same(HELD_FLASKS, 0, BANDITS * 2 * FLASKS_IN_HAND)
    for flask in range(FLASKS):
        bandit = state.flasks[flask] - HELD
        if 0 <= bandit < BANDITS:
            kind = _whiskey(state, flask, seat)
            half = FLASKS_IN_HAND if state.flasks[FLASK_LEFT + flask] < UNOPENED else i64(0)
            row.count(base + bandit * 2 * FLASKS_IN_HAND + half + (kind if kind >= 0 else UNKNOWN_FLASK))


def _whiskey(state: ColtState, flask: i64, seat: i64) -> i64:
    """What is in a flask, if the seat knows it."""
    mask = state.flasks[FLASK_KNOWN + flask]
    return state.flasks[FLASK_KIND + flask] if mask < 0 or mask & bit(seat) else -1
