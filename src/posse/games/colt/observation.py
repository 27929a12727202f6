"""What a seat may know of Colt Express as a row of numbers: the same as its view (chapter 25)."""

from typing import Final

from mypy_extensions import i64

from posse.engine.observation import EACH_SEAT, Axis, Fields, Observation, Row, axis
from posse.engine.state import bit
from posse.games.colt.cards import FACE_UP, deck_count, hand_count, hand_size, pile_card, pile_face, pile_seat
from posse.games.colt.data.bandits import BANDIT, BANDITS
from posse.games.colt.data.cards import ACTIONS, BULLET, BULLET_KINDS, CARD, KINDS
from posse.games.colt.data.hostages import HOSTAGE
from posse.games.colt.data.loot import FLASKS, PURSE, PURSE_VALUES, PURSES
from posse.games.colt.data.rounds import MOST_PLAYED, ROUND_CARD, ROUND_CARDS
from posse.games.colt.data.train import CAR, CARS, COLUMNS, HELD, PLACES, SPOTS
from posse.games.colt.loot import FLASK_KIND, FLASK_KNOWN, FLASK_LEFT, PURSE_KNOWN, PURSE_VALUE, UNOPENED
from posse.games.colt.state import ColtState, count_for

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
PURSE_INSIDE: Final[i64] = FIELDS.field(
    "purse_value", "what is in each purse on a spot, if known", Axis("purse", PURSES)
)
HELD_PURSES: Final[i64] = FIELDS.field(
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

WITH_HORSES: Final = ("horses", "true")
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
DISCARD: Final[i64] = FIELDS.field("discard", "discarded cards", EACH_SEAT, axis(CARD), only=("expert", "true"))

UNKNOWN_FLASK: Final[i64] = 2
FLASKS_IN_HAND: Final[i64] = 3  # kinds, and the unknown ones


class ColtObservation(Observation[ColtState]):
    def write(self, state: ColtState, seat: i64, row: Row) -> None:
        _write_train(state, row)
        _write_bandits(state, row)
        _write_loot(state, seat, row)
        _write_players(state, row)
        _write_cards(state, seat, row)
        if row.has(COACH):
            _write_expansion(state, seat, row)
        if row.has(DISCARD):
            row.put_each_seat(state.discard, KINDS)


def _write_train(state: ColtState, row: Row) -> None:
    if row.has(ROUND):
        row.put(state.round)
    if row.has(ROUND_CARD_UP):
        row.put(state.card)
    if row.has(ROUND_CARDS_LEFT):
        row.put_flags(state.rounds, ROUND_CARDS)
    if row.has(TURN):
        row.put(state.turn)
    if row.has(FIRST):
        row.put_seat(state.first)
    if row.has(TRAIN):
        row.put_all(state.train)
        row.put_same(-1, CARS - i64(len(state.train)))
    if row.has(MARSHAL):
        row.put(state.marshal)
    if row.has(NEUTRAL):
        row.put(state.neutral)


def _write_bandits(state: ColtState, row: Row) -> None:
    if row.has(OFFERED):
        row.put_flags(state.offered, BANDITS)
    if row.has(MINE):
        row.put_each_seat(state.mine)
    if row.has(SECOND):
        row.put_each_seat(state.second)
    if row.has(OWNER):
        row.put_seats(state.owner)
    if row.has(SPOT):
        row.put_all(state.spot)
    if row.has(LEFT):
        row.put_all(state.left)
    if row.has(FIRED):
        row.put_all(state.fired)
    if row.has(CASH):
        row.put_all(state.cash)


def _write_loot(state: ColtState, seat: i64, row: Row) -> None:
    """Loot; a purse in a hand has no number that others could follow (R-41)."""
    if row.has(JEWELS):
        row.put_part(state.jewels, 0, PLACES)
    if row.has(STRONGBOXES):
        row.put_part(state.boxes, 0, PLACES)
    if row.has(PURSE_SPOT):
        _write_purses(state, seat, row)


def _write_purses(state: ColtState, seat: i64, row: Row) -> None:
    """All fields of purses at once: where each lies, what is in it, and how many of each value the bandits hold."""
    spots = row.at
    row.put_same(-1, PURSES)
    inside = row.at
    if row.has(PURSE_INSIDE):
        row.put_same(-1, PURSES)
    held = row.at
    if row.has(HELD_PURSES):
        row.put_same(0, BANDITS * (PURSE_VALUES + 1))
    purses, numbers, own = state.purses, row.numbers, bit(seat)
    for purse in range(PURSES):
        place = purses[purse]
        mask = purses[PURSE_KNOWN + purse]
        value = purses[PURSE_VALUE + purse] if mask < 0 or mask & own else i64(-1)
        if place < SPOTS:
            numbers[spots + purse] = place
            numbers[inside + purse] = value
        elif HELD <= place < HELD + BANDITS:
            numbers[held + (place - HELD) * (PURSE_VALUES + 1) + (value if value >= 0 else PURSE_VALUES)] += 1


def _write_players(state: ColtState, row: Row) -> None:
    seats = state.seats
    first = row.at
    if row.has(HANDS):
        row.put_same(0, seats)
    if row.has(DECKS):
        row.put_same(0, seats)
    if row.has(KEPT):
        row.put_same(0, seats)
    if row.has(HAND_SIZE):
        row.put_same(0, seats)
    numbers = row.numbers
    for place in range(seats):
        seat = row.seat_at(place)
        numbers[first + place] = hand_count(state, seat)
        numbers[first + seats + place] = deck_count(state, seat)
        numbers[first + 2 * seats + place] = count_for(state.kept, seat)
        numbers[first + 3 * seats + place] = hand_size(state, seat) if state.mine[seat] >= 0 else i64(0)
    if row.has(BULLETS):
        row.put_each_seat(state.received, BULLET_KINDS)


def _write_cards(state: ColtState, seat: i64, row: Row) -> None:
    """The common pile and the own hand; a card face down is known to its player only."""
    if row.has(LAID):
        row.put(state.laid)
    if row.has(RESOLVED):
        row.put(state.resolved)
    if row.has(PILE):
        _write_pile(state, seat, row)
    if row.has(HAND):
        row.put_part(state.hand, seat * KINDS, KINDS)


def _write_pile(state: ColtState, seat: i64, row: Row) -> None:
    numbers, at = row.numbers, row.at
    row.put_same(-1, state.seats * MOST_PLAYED * 4)
    for index in range(state.laid):
        player = pile_seat(state, index)
        is_down = pile_face(state, index) != FACE_UP
        numbers[at] = row.from_here(player)
        numbers[at + 1] = i64(1) if is_down else i64(0)
        if not is_down or player == seat:
            card = pile_card(state, index)
            bandit = card // ACTIONS
            numbers[at + 2] = bandit
            numbers[at + 3] = card - bandit * ACTIONS
        at += 4


def _write_expansion(state: ColtState, seat: i64, row: Row) -> None:
    row.put(state.coach)
    if row.has(SHOTGUN):
        row.put(state.shotgun)
    if row.has(HOSTAGES):
        row.put_flags(state.hostages, i64(len(HOSTAGE.words)))
    if row.has(HOSTAGE_OF):
        row.put_all(state.hostage)
    if row.has(HORSES_AT):
        row.put_all(state.horses)
    if row.has(FLASK_SPOT):
        for flask in range(FLASKS):
            row.put(state.flasks[flask] if state.flasks[flask] < SPOTS else i64(-1))
    if row.has(FLASK_INSIDE):
        for flask in range(FLASKS):
            row.put(_whiskey(state, flask, seat) if state.flasks[flask] < SPOTS else i64(-1))
    if row.has(FLASK_HALF):
        for flask in range(FLASKS):
            lies_half = state.flasks[flask] < SPOTS and state.flasks[FLASK_LEFT + flask] < UNOPENED
            row.put(i64(1) if lies_half else i64(0))
    if row.has(HELD_FLASKS):
        _write_held_flasks(state, seat, row)
    if row.has(STRUCK):
        row.put_each_seat(state.struck)
    if row.has(CHOSEN):
        row.put(state.chosen[seat])


def _write_held_flasks(state: ColtState, seat: i64, row: Row) -> None:
    base = row.at
    row.put_same(0, BANDITS * 2 * FLASKS_IN_HAND)
    for flask in range(FLASKS):
        bandit = state.flasks[flask] - HELD
        if 0 <= bandit < BANDITS:
            kind = _whiskey(state, flask, seat)
            half = FLASKS_IN_HAND if state.flasks[FLASK_LEFT + flask] < UNOPENED else i64(0)
            row.numbers[base + bandit * 2 * FLASKS_IN_HAND + half + (kind if kind >= 0 else UNKNOWN_FLASK)] += 1


def _whiskey(state: ColtState, flask: i64, seat: i64) -> i64:
    """What is in a flask, if the seat knows it."""
    mask = state.flasks[FLASK_KNOWN + flask]
    return state.flasks[FLASK_KIND + flask] if mask < 0 or mask & bit(seat) else -1
