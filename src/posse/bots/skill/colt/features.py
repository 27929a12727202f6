"""A table of Colt Express between two rounds in numbers, for the value that is learned of it.

Most things are worth more the longer they can be used, so many features come twice: as they are, and times the rounds
still to come. Money is counted in thousands of dollars.
"""

from typing import Final

from mypy_extensions import i64

from posse.bots.skill.colt.prizes import best_reach, best_victim, carried, prize, spoils
from posse.bots.value import Features, Row, put, put_flag
from posse.games.colt.cards import actions_in_hand, received_by
from posse.games.colt.data.bandits import BANDIT, BANDITS
from posse.games.colt.data.cards import ACTIONS, FIRE, KINDS, MOVE, ROBBERY
from posse.games.colt.data.loot import JEWEL_WORTH, STRONGBOX_WORTH
from posse.games.colt.data.options import EXPERT, HORSES, PAIRS, TEAMS
from posse.games.colt.data.rounds import ESCAPE, ROUNDS
from posse.games.colt.data.train import COACH, GONE, HELD, distance, inside
from posse.games.colt.ending import fired_by, is_caught, is_on_side, money_of
from posse.games.colt.landing import column_of
from posse.games.colt.loot import flasks_at, free_strongboxes, purses_at
from posse.games.colt.state import ColtState

CAUGHT: Final[i64] = 3000  # what to give for getting away, in dollars (CE-18.6)
THOUSAND: Final = 1000.0
A_PURSE: Final[i64] = 320
MOST_LEAD: Final[i64] = 3

SEATS: Final = ("three", "four", "five", "six")
MODES: Final = ("expert", "horses", "pairs", "teams")
PLACE: Final = (
    *("here", "next_here", "other_floor", "in_reach", "on_roof", "marshal", "with_marshal_near", "coach"),
    *("victim", "threat", "at_risk", "horse", "hostage_free", "flask", "strongbox_near", "jewel"),
)
GUNS: Final = ("fired", "lead", "is_ahead", "is_level", "is_alone_ahead", "left", "rivals_fired")
CARDS: Final = ("bullets", "kept", "kept_robbery", "kept_fire", "kept_move")
TABLE: Final = ("lying", "share", "boxes_lying", "rivals_bullets", "rivals_carry", "goes_first")


def timed(names: tuple[str, ...]) -> list[str]:
    """Each feature, and the same times the rounds to come."""
    return [one for name in names for one in (name, f"{name}*rounds")]


class ColtFeatures(Features[ColtState]):
    """What bears on the money that a side will still make."""

    def __init__(self) -> None:
        super().__init__(
            [
                *("one", "rounds", "rounds^2"),
                *timed(SEATS),
                *timed(MODES),
                *timed(tuple(BANDIT.words)),
                *timed(PLACE),
                *timed(GUNS),
                *timed(CARDS),
                *timed(TABLE),
            ]
        )
        self.rounds = 0.0
        self.place: Final = Place()

    def points(self, state: ColtState, seat: i64) -> i64:
        """Money as it stands; after the Escape, those who were caught cannot win with it."""
        money = money_of(state, seat)
        return money - CAUGHT if state.top < 0 and state.card == ESCAPE and is_caught(state, seat) else money

    def is_final(self, state: ColtState, seat: i64) -> bool:
        return state.top < 0

    def fill(self, state: ColtState, seat: i64, row: Row) -> None:
        self.rounds = float(ROUNDS - state.round)
        row.at = 0
        put(row, 1.0)
        put(row, self.rounds)
        put(row, self.rounds * self.rounds)
        for seats in range(i64(3), i64(7)):
            self._put_flag(row, state.seats == seats)
        self._put_flag(row, state.rules[EXPERT] != 0)
        self._put_flag(row, state.rules[HORSES] != 0)
        self._put_flag(row, state.rules[PAIRS] != 0)
        self._put_flag(row, state.rules[TEAMS] != 0)
        for bandit in range(BANDITS):
            self._put_flag(row, is_on_side(state, seat, bandit))
        self.place.look(state, seat)
        self._put_place(row)
        self._put_guns(state, seat, row)
        self._put_cards(state, seat, row)
        self._put_table(state, seat, row)

    def _put(self, row: Row, value: float) -> None:
        put(row, value)
        put(row, value * self.rounds)

    def _put_flag(self, row: Row, is_so: bool) -> None:
        put_flag(row, is_so)
        put(row, self.rounds if is_so else 0.0)

    def _put_place(self, row: Row) -> None:
        place = self.place
        self._put(row, float(place.here) / THOUSAND)
        self._put(row, float(place.next_here) / THOUSAND)
        self._put(row, float(place.other_floor) / THOUSAND)
        self._put(row, float(place.in_reach) / THOUSAND)
        self._put(row, float(place.on_roof))
        self._put(row, float(place.marshal))
        self._put(row, float(place.near_marshal))
        self._put(row, float(place.coach))
        self._put(row, float(place.victim) / THOUSAND)
        self._put(row, float(place.threat) / THOUSAND)
        self._put(row, float(place.at_risk) / THOUSAND)
        self._put(row, float(place.horse))
        self._put(row, float(place.hostage_free))
        self._put(row, float(place.flask))
        self._put(row, place.strongbox)
        self._put(row, float(place.jewel))

    def _put_guns(self, state: ColtState, seat: i64, row: Row) -> None:
        """CE-9.2: the prize for the Gunslinger goes to whoever has fired most."""
        own = fired_by(state, seat)
        most: i64 = 0
        for other in range(state.seats):
            if not is_on_side(state, seat, state.mine[other]):
                most = max(most, fired_by(state, other))
        left: i64 = 0
        for bandit in range(BANDITS):
            if is_on_side(state, seat, bandit):
                left += state.left[bandit]
        lead = own - most
        self._put(row, float(own))
        self._put(row, float(min(max(lead, -MOST_LEAD), MOST_LEAD)))
        self._put_flag(row, lead > 0)
        self._put_flag(row, lead == 0 and own > 0)
        self._put_flag(row, lead > 1)
        self._put(row, float(left))
        self._put(row, float(most))

    def _put_cards(self, state: ColtState, seat: i64, row: Row) -> None:
        base = seat * KINDS
        self._put(row, float(received_by(state, seat)))
        self._put(row, float(actions_in_hand(state, seat)))
        self._put(row, float(state.hand[base + ROBBERY] + state.hand[base + ACTIONS + ROBBERY]))
        self._put(row, float(state.hand[base + FIRE] + state.hand[base + ACTIONS + FIRE]))
        self._put(row, float(state.hand[base + MOVE] + state.hand[base + ACTIONS + MOVE]))

    def _put_table(self, state: ColtState, seat: i64, row: Row) -> None:
        lying: i64 = 0
        boxes: i64 = 0
        for spot in range(HELD):
            boxes += free_strongboxes(state, spot) if state.boxes[spot] else i64(0)
            lying += A_PURSE * purses_at(state, spot) + JEWEL_WORTH * state.jewels[spot]
        lying += STRONGBOX_WORTH * boxes
        bullets: i64 = 0
        for other in range(state.seats):
            if not is_on_side(state, seat, state.mine[other]):
                bullets += received_by(state, other)
        self._put(row, float(lying) / THOUSAND)
        self._put(row, float(lying) / THOUSAND / float(state.seats))
        self._put(row, float(boxes))
        self._put(row, float(bullets) / float(state.seats))
        self._put(row, float(self.place.rivals_carry) / THOUSAND / float(state.seats))
        self._put_flag(row, state.first == seat)


class Place:
    """Where the bandits of a side are, and what is around them: sums over these bandits."""

    def __init__(self) -> None:
        self._clear()

    def _clear(self) -> None:
        self.here: i64 = 0  # the best prize on their spots
        self.next_here: i64 = 0  # the second best
        self.other_floor: i64 = 0
        self.in_reach: i64 = 0  # one Move away
        self.on_roof: i64 = 0
        self.marshal: i64 = 0  # columns to the Marshal
        self.near_marshal: i64 = 0  # inside the next car
        self.coach: i64 = 0  # in or on the Stagecoach
        self.victim: i64 = 0  # what a punch could knock out of rivals
        self.threat: i64 = 0  # what rivals on the same spot could knock out of them
        self.at_risk: i64 = 0  # the best that they can lose
        self.horse: i64 = 0
        self.hostage_free: i64 = 0  # without a hostage while there are some
        self.flask: i64 = 0
        self.strongbox = 0.0  # the nearer to one that lies about, the more
        self.jewel: i64 = 0
        self.rivals_carry: i64 = 0

    def look(self, state: ColtState, seat: i64) -> None:
        self._clear()
        for bandit in range(BANDITS):
            if is_on_side(state, seat, bandit):
                if 0 <= state.spot[bandit] < GONE:
                    self._add_surroundings(state, bandit, state.spot[bandit])
                    self._add_rivals(state, bandit, state.spot[bandit])
            elif state.owner[bandit] >= 0:
                self.rivals_carry += carried(state, bandit)

    def _add_surroundings(self, state: ColtState, bandit: i64, spot: i64) -> None:
        column = column_of(state, spot)
        away = distance(column, state.marshal)
        self.here += prize(state, spot, 0)
        self.next_here += prize(state, spot, 1)
        self.other_floor += prize(state, spot ^ 1, 0) if (spot ^ 1) != inside(state.marshal) else i64(0)
        self.in_reach += prize(state, best_reach(state, spot, MOVE), 0)
        self.on_roof += spot & 1
        self.marshal += away
        self.near_marshal += i64(1) if away == 1 and spot & 1 == 0 and spot < COACH else i64(0)
        self.coach += i64(1) if spot >= COACH else i64(0)
        self.horse += i64(1) if len(state.horses) and state.horses[column] > 0 else i64(0)
        self.hostage_free += i64(1) if state.hostages != 0 and state.hostage[bandit] < 0 else i64(0)
        self.flask += flasks_at(state, HELD + bandit)
        self.jewel += state.jewels[HELD + bandit]
        for other in range(state.cars + 1):
            if state.boxes[inside(other)] or state.boxes[inside(other) + 1]:
                self.strongbox += 1.0 / float(1 + distance(column, other))

    def _add_rivals(self, state: ColtState, bandit: i64, spot: i64) -> None:
        victim = best_victim(state, bandit, spot)
        at_risk = spoils(state, bandit)
        self.at_risk += at_risk
        if victim >= 0:
            self.victim += victim
            self.threat += at_risk
