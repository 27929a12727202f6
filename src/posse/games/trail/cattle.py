"""The cattle market (chapter 10)."""

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
from posse.games.trail.data.cards import CARDS, CATTLE, FIRST_MARKET_CARD
from posse.games.trail.data.market import (
    GROUP_OF,
    MARKET_DRAW,
    MARKET_SIZE,
    OFFER_CARDS,
    OFFER_COWBOYS,
    OFFER_DOLLARS,
    OFFER_GROUP,
    OFFERS,
)
from posse.games.trail.data.tiles import COWBOY
from posse.games.trail.deck import gain_card
from posse.games.trail.phases import owner_of
from posse.games.trail.purse import pay, price_obstacle, workers_of
from posse.games.trail.state import TrailState
from posse.games.trail.words import (
    ADD,
    BOUGHT,
    BUY,
    COMPULSORY,
    DONE,
    DRAWN_CATTLE,
    NOT_ON_SALE,
    ON_SALE,
    OTHER_OFFER,
    STACK_EMPTY,
    TOO_FEW_COWBOYS,
    TOO_FEW_ON_SALE,
    TURN_UP,
)


def count_cattle(cards: vec[i64]) -> i64:
    return sum_part(cards, FIRST_MARKET_CARD, CATTLE - FIRST_MARKET_CARD)


def fill_market(state: TrailState, dice: Dice, log: Log) -> None:
    """GWT-6.3: up to the size for this number of players; a larger market stays as it is."""
    turn_up(state, MARKET_SIZE[state.seats - 2] - count_cattle(state.market), dice, log)


def turn_up(state: TrailState, wanted: i64, dice: Dice, log: Log) -> None:
    """Turn up cards of the stack, while there are any."""
    for _ in range(min(wanted, count_cattle(state.cattle_stack))):
        card = dice.draw(DRAWN_CATTLE, state.cattle_stack)
        state.market[card] += 1
        log.say(ON_SALE, card)


def can_buy(state: TrailState, seat: i64) -> bool:
    """Whether a buy action can begin: an affordable card, or cards to turn up."""
    cowboys = workers_of(state, seat, COWBOY)
    if count_cattle(state.cattle_stack) > 0:
        return True
    for offer in range(OFFERS):
        if is_offer_open(state, seat, offer, cowboys):
            return True
    return False


def is_offer_open(state: TrailState, seat: i64, offer: i64, cowboys: i64) -> bool:
    """GWT-10.2, GWT-10.3: whether there are enough cowboys, money and cards."""
    if OFFER_COWBOYS[offer] > cowboys or OFFER_DOLLARS[offer] > state.money[seat]:
        return False
    return on_sale(state, OFFER_GROUP[offer]) >= OFFER_CARDS[offer]


def on_sale(state: TrailState, group: i64) -> i64:
    """How many cards of a group are face up."""
    count: i64 = 0
    for card in range(FIRST_MARKET_CARD, CATTLE):
        if GROUP_OF[card] == group:
            count += state.market[card]
    return count


def _card_options(state: TrailState, group: i64, verb: i64, out: vec[i64], count: i64) -> i64:
    for card in range(FIRST_MARKET_CARD, CATTLE):
        if GROUP_OF[card] == group and state.market[card] > 0:
            out[count] = verb + card
            count += 1
    return count


def card_obstacle(state: TrailState, group: i64, card: i64) -> Obstacle | None:
    """Why a card cannot be had from a group of the market."""
    if card >= CATTLE or GROUP_OF[card] != group:
        return Obstacle(OTHER_OFFER, "GWT-10.2")
    return None if state.market[card] > 0 else Obstacle(NOT_ON_SALE, "GWT-10.3")


def offer_obstacle(state: TrailState, seat: i64, offer: i64, cowboys: i64) -> Obstacle | None:
    """What a player with so many unused cowboys lacks for an offer."""
    if on_sale(state, OFFER_GROUP[offer]) < OFFER_CARDS[offer]:
        return Obstacle(TOO_FEW_ON_SALE, "GWT-10.3", OFFER_CARDS[offer])
    if OFFER_COWBOYS[offer] > cowboys:
        return Obstacle(TOO_FEW_COWBOYS, "GWT-10.2", OFFER_COWBOYS[offer], cowboys)
    return price_obstacle(state, seat, OFFER_DOLLARS[offer], "GWT-10.2")


def _receive(state: TrailState, seat: i64, card: i64, log: Log) -> None:
    state.market[card] -= 1
    gain_card(state, seat, card)
    log.say(BOUGHT, seat, card)


class BuyCattle(Step[TrailState]):
    """GWT-10.1: purchases and market draws one after another, using each cowboy once."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        cowboys = frames.cowboys_left(state)
        count: i64 = 0
        for offer in range(OFFERS):
            if is_offer_open(state, seat, offer, cowboys):
                count = _card_options(state, OFFER_GROUP[offer], BUY + offer * CARDS, out, count)
        if cowboys > 0 and count_cattle(state.cattle_stack) > 0:
            out[count] = TURN_UP
            count += 1
        if frames.has_bought(state):
            out[count] = DONE
            count += 1
        return count

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        cowboys = frames.cowboys_left(state)
        wanted = argument(action, BUY, OFFERS * CARDS)
        if wanted >= 0:
            offer = wanted // CARDS
            missing = card_obstacle(state, OFFER_GROUP[offer], wanted % CARDS)
            return missing or offer_obstacle(state, seat, offer, cowboys)
        if action == DONE and not frames.has_bought(state):
            return Obstacle(COMPULSORY, "GWT-0.10")
        if action != TURN_UP:
            return None
        if cowboys == 0:
            return Obstacle(TOO_FEW_COWBOYS, "GWT-10.4", 1, 0)
        return None if count_cattle(state.cattle_stack) > 0 else Obstacle(STACK_EMPTY, "GWT-10.4")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action == DONE:
            pop(state)
            return
        if action == TURN_UP:
            frames.use_cowboys(state, 1)
            turn_up(state, MARKET_DRAW, dice, log)
            return
        offer = (action - BUY) // CARDS
        frames.use_cowboys(state, OFFER_COWBOYS[offer])
        pay(state, seat, OFFER_DOLLARS[offer], log)
        _receive(state, seat, (action - BUY) % CARDS, log)
        if OFFER_CARDS[offer] > 1:
            frames.ask_second(state, seat, offer)

    def under(self, state: TrailState, above: Frame) -> Frame:
        """The frame of this question: no cowboy is left after the offer of two, unless a scene says so."""
        return self.kind, above[1], [0, 1, 0, 0]

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        return frame[1] == above[1] and frame[2][1] > 0

    def fault(self, state: TrailState, frame: Frame) -> str:
        return "" if frame[2][0] <= workers_of(state, owner_of(frame), COWBOY) else "scene-step-cowboys"


class BuySecond(Step[TrailState]):
    """GWT-10.2: two cards for one price, freely mixed."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        return _card_options(state, OFFER_GROUP[frames.offer_of(state)], ADD, out, 0)

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        card = argument(action, ADD, CARDS)
        return None if card < 0 else card_obstacle(state, OFFER_GROUP[frames.offer_of(state)], card)

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        _receive(state, seat, action - ADD, log)

    def fault(self, state: TrailState, frame: Frame) -> str:
        return "" if OFFER_CARDS[frame[2][0]] > 1 else "scene-step-offer"
