"""The cost and reward of a delivery to each city, now or with the current hand, for the view (GWT-6.7)."""

from mypy_extensions import i64

from posse.engine.state import lowest, open_kind, open_mask
from posse.games.trail import frames
from posse.games.trail.data.railroad import (
    ARROW_CARDS,
    ARROW_POINTS,
    CITIES,
    CITY,
    CITY_POINTS,
    HOME_CITY,
    HOME_DOLLARS,
)
from posse.games.trail.delivery import (
    can_deliver,
    certificates_for,
    completes_arrow,
    delivery_cost,
    hand_value,
    is_taken,
)
from posse.games.trail.purse import certificates
from posse.games.trail.state import TrailState
from posse.games.trail.view_types import Delivery, Prospect


def open_delivery(state: TrailState) -> Delivery | None:
    """The delivery of an open question: certificates can still be added, or its value is settled."""
    if state.top < 0:
        return None
    kind = open_kind(state)
    if kind == frames.INCOME:
        return _before_income(state, lowest(open_mask(state)), frames.value_of(state))
    if kind == frames.DELIVER:
        return _settled(state, lowest(open_mask(state)), frames.value_of(state), frames.is_special(state))
    return None


def delivery_from_hand(state: TrailState, seat: i64) -> Delivery:
    """The deliveries the hand would allow if its player were in Kansas City now."""
    return _before_income(state, seat, hand_value(state, seat))


def _before_income(state: TrailState, seat: i64, value: i64) -> Delivery:
    return {
        "seat": seat,
        "value": value,
        "with_certificates": list(range(value, value + certificates(state, seat) + 1)),
        "special": False,
        "cities": [
            _prospect(state, seat, city, False, certificates_for(state, seat, city, value))
            for city in range(i64(CITIES))
        ],
    }


def _settled(state: TrailState, seat: i64, value: i64, special: bool) -> Delivery:
    return {
        "seat": seat,
        "value": value,
        "with_certificates": [value],
        "special": special,
        "cities": [
            _prospect(state, seat, city, special, 0 if can_deliver(state, seat, city, value, special) else -1)
            for city in range(i64(CITIES))
        ],
    }


def _prospect(state: TrailState, seat: i64, city: i64, special: bool, lacks: i64) -> Prospect:
    """One city; `lacks` is how many certificates it takes, -1 if it is out of reach."""
    cards: i64 = 0
    points = CITY_POINTS[city]
    for first in range(max(city - 1, 0), city + 1):
        if completes_arrow(state, seat, city, first):
            cards += ARROW_CARDS[first]
            points += ARROW_POINTS[first]
    return {
        "city": CITY.words[city],
        "cost": delivery_cost(state, seat, city, special),
        "lacks": lacks if lacks >= 0 else None,
        "taken": is_taken(state, seat, city),
        "cards": cards,
        "points": points,
        "dollars": HOME_DOLLARS if city == HOME_CITY else 0,
    }
