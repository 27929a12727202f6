"""A table of Great Western Trail in numbers, for the value that is learned of it.

Each group has the names of its features and a function that writes them in the same order. Most things are worth more
the longer they can be used, so many features come twice: as they are, and times the laps still to come.
"""

from typing import Final

from mypy_extensions import i64

from posse.bots.skill.trail.belongings import (
    BUILDING_NAMES,
    CATTLE_NAMES,
    DISC_NAMES,
    RAILROAD_NAMES,
    WORKER_NAMES,
    put_buildings,
    put_cattle,
    put_discs,
    put_railroad,
    put_workers,
)
from posse.bots.skill.trail.facts import Facts
from posse.bots.skill.trail.surroundings import PLACE_NAMES, TABLE_NAMES, are_neutral_in_order, put_place, put_table
from posse.bots.value import Features, Row, put, put_flag
from posse.games.trail.data.railroad import CITIES, CITY
from posse.games.trail.ending import score_of
from posse.games.trail.purse import certificates, permanent_certificates
from posse.games.trail.state import TrailState

TIME_NAMES: Final = [
    *("one", "laps", "laps^2", "turns", "turns^2", "rival_turns", "visits", "last_lap"),
    *("three_seats", "three_seats*laps", "four_seats", "four_seats*laps"),
]
MONEY_NAMES: Final = ["money", "money_to_4", "money_to_8", "money_to_14", "money*laps", "money_to_8*laps"]
HAND_NAMES: Final = ["hand", "doubles", "room", "draw_gain", "arrival"]
DELIVERY_NAMES: Final = [
    *("city_now", "city_on_arrival", "city_on_average", "city_on_average*laps", "cities_in_turn"),
    *[f"disc_in_{city}" for city in CITY.words],
]
CERTIFICATE_NAMES: Final = ["certificates", "certificates_soon", "permanent", "permanent*laps"]
SECTIONS: Final = ["beginner", "standard"]


class TrailFeatures(Features[TrailState]):
    """Everything that a seat knows and that bears on the points it will still make."""

    def __init__(self) -> None:
        super().__init__(
            [
                *TIME_NAMES,
                *MONEY_NAMES,
                *HAND_NAMES,
                *DELIVERY_NAMES,
                *CERTIFICATE_NAMES,
                *WORKER_NAMES,
                *DISC_NAMES,
                *CATTLE_NAMES,
                *RAILROAD_NAMES,
                *BUILDING_NAMES,
                *TABLE_NAMES,
                *PLACE_NAMES,
            ],
            SECTIONS,
        )
        self.facts: Final = Facts()

    def section(self, state: TrailState) -> i64:
        return 0 if are_neutral_in_order(state) else 1

    def points(self, state: TrailState, seat: i64) -> i64:
        return score_of(state, seat)

    def is_final(self, state: TrailState, seat: i64) -> bool:
        """GWT-18.3: once the token is taken, the turn of every player is their last."""
        return state.holder >= 0

    def fill(self, state: TrailState, seat: i64, row: Row) -> None:
        facts = self.facts
        facts.look(state, seat)
        row.at = 0
        _put_time(state, facts, row)
        _put_money(float(state.money[seat]), facts, row)
        _put_hand(facts, row)
        _put_deliveries(state, seat, facts, row)
        _put_certificates(state, seat, facts, row)
        put_workers(state, seat, facts, row)
        put_discs(state, seat, facts, row)
        put_cattle(facts, row)
        put_railroad(state, seat, facts, row)
        put_buildings(state, seat, facts, row)
        put_table(state, seat, facts, row)
        put_place(state, seat, facts, row)


def _put_time(state: TrailState, facts: Facts, row: Row) -> None:
    put(row, 1.0)
    put(row, facts.laps)
    put(row, facts.laps * facts.laps)
    put(row, facts.turns)
    put(row, facts.turns * facts.turns)
    put(row, facts.rival_turns)
    put(row, facts.visits)
    put_flag(row, facts.laps < 1.0)
    for seats in range(i64(3), i64(5)):
        put_flag(row, state.seats == seats)
        put(row, facts.laps if state.seats == seats else 0.0)


def _put_money(money: float, facts: Facts, row: Row) -> None:
    """The first dollars are needed most."""
    put(row, money)
    put(row, min(money, 4.0))
    put(row, min(money, 8.0))
    put(row, min(money, 14.0))
    put(row, money * facts.laps)
    put(row, min(money, 8.0) * facts.laps)


def _put_hand(facts: Facts, row: Row) -> None:
    put(row, facts.hand)
    put(row, facts.doubles)
    put(row, facts.room)
    put(row, facts.gain)
    put(row, facts.arrival)


def _put_deliveries(state: TrailState, seat: i64, facts: Facts, row: Row) -> None:
    prospects = facts.prospects
    now = facts.hand + float(certificates(state, seat) + permanent_certificates(state, seat))
    average = prospects.reached_by(facts.lap_value)
    put(row, prospects.reached_by(now))
    put(row, prospects.reached_by(facts.arrival))
    put(row, average)
    put(row, average * facts.laps)
    put(row, prospects.in_turn(facts.lap_value, facts.laps))
    for city in range(CITIES):
        put(row, float(state.cities[seat * CITIES + city]))


def _put_certificates(state: TrailState, seat: i64, facts: Facts, row: Row) -> None:
    temporary = float(certificates(state, seat))
    permanent = float(permanent_certificates(state, seat))
    put(row, temporary)
    put(row, temporary / (1.0 + facts.turns))
    put(row, permanent)
    put(row, permanent * facts.laps)
