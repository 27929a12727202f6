"""What several features of a table of Great Western Trail are made of, worked out once for each table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.bots.skill.trail.prospects import Prospects
from posse.games.trail.data.breeds import BREEDING_VALUE, BREEDS
from posse.games.trail.data.cards import BREED_OF, CARDS, CATTLE
from posse.games.trail.data.market import ROWS
from posse.games.trail.data.trail import FORK, KANSAS_CITY, KIND_OF, NEXT, OFF_TRADE_SPOT, SPOTS, START
from posse.games.trail.purse import certificates, hand_limit, permanent_certificates, step_limit
from posse.games.trail.state import TrailState

WORKERS_A_VISIT: Final = 1.85  # how many workers a visit to Kansas City sends to the job market, on average
MORE_DRAWS: Final[i64] = 3
LEAD: Final = 0.1  # laps for each turn by which others are further from Kansas City
CERTIFICATES_A_LAP: Final = 1.0


class Facts:
    """The table through the eyes of one seat."""

    def __init__(self) -> None:
        self.steps: Final = vec[i64]([0] * SPOTS)  # by spot: the fewest locations from there to Kansas City
        self.herd: Final = vec[i64]([0] * BREEDS)  # by breed: cards of the seat, wherever they are
        self.held: Final = vec[i64]([0] * BREEDS)  # by breed: cards in hand
        self.drawn: Final = vec[i64]([0] * BREEDS)  # by breed: cards that the next draw can bring
        self.prospects: Final = Prospects()
        self.turns = 0.0  # to Kansas City
        self.rival_turns = 0.0  # the same for the others, on average
        self.visits = 0.0  # still to come in Kansas City, by everybody
        self.laps = 0.0  # deliveries still to come
        self.cards: i64 = 0
        self.hand = 0.0  # value of the hand without certificates
        self.doubles = 0.0
        self.room = 0.0  # cards to draw up
        self.gain = 0.0  # what the next card drawn adds to the hand, on average
        self.arrival = 0.0  # value with which the seat will come to Kansas City
        self.average = 0.0  # value of an average hand
        self.chosen = 0.0  # the same after a few more draws
        self.lap_value = 0.0  # value with which an average lap ends

    def look(self, state: TrailState, seat: i64) -> None:
        self._measure_trail(state)
        self._count_laps(state, seat)
        self._count_cards(state, seat)
        self._expect_hands(state, seat)
        self._expect_arrival(state, seat)
        self.prospects.look(state, seat)

    def steps_ahead(self, state: TrailState, seat: i64, spot: i64) -> i64:
        """How many locations away a spot is, on the shortest way; 0 or less if it lies behind."""
        place = max(state.place[seat], START)
        return self.steps[place] - self.steps[spot] if spot > place else i64(0)

    def _measure_trail(self, state: TrailState) -> None:
        """Spots stand in the order of travel, so one pass back along the list is enough."""
        steps = self.steps
        steps[KANSAS_CITY] = 0
        for back in range(1, KANSAS_CITY + 1):
            spot = KANSAS_CITY - back
            if KIND_OF[spot] == OFF_TRADE_SPOT:
                continue
            least = self._steps_over(state, NEXT[spot])
            if FORK[spot] >= 0:
                least = min(least, self._steps_over(state, FORK[spot]))
            steps[spot] = least

    def _steps_over(self, state: TrailState, spot: i64) -> i64:
        return self.steps[spot] + (i64(1) if state.tile[spot] >= 0 or spot == KANSAS_CITY else i64(0))

    def _turns_of(self, state: TrailState, seat: i64) -> float:
        return float(self.steps[max(state.place[seat], START)]) / float(step_limit(state, seat))

    def _count_laps(self, state: TrailState, seat: i64) -> None:
        self.turns = self._turns_of(state, seat)
        total = 0.0
        for other in range(state.seats):
            if other != seat:
                total += self._turns_of(state, other)
        seats = float(state.seats)
        self.rival_turns = total / (seats - 1.0)
        self.visits = float((ROWS - state.token) * state.seats - state.filled) / WORKERS_A_VISIT
        self.laps = max(0.0, self.visits / seats + LEAD * (self.rival_turns - self.turns))

    def _count_cards(self, state: TrailState, seat: i64) -> None:
        for breed in range(BREEDS):
            self.herd[breed] = 0
            self.held[breed] = 0
            self.drawn[breed] = 0
        base = seat * CARDS
        size: i64 = 0
        discarded: i64 = 0
        for card in range(CARDS):
            discarded += state.discard[base + card]
            size += state.hand[base + card] + state.deck[base + card]
        from_discards = state.deck_size[seat] < max(hand_limit(state, seat) - state.hand_size[seat], 1)
        for card in range(CATTLE):
            index = base + card
            breed = BREED_OF[card]
            self.held[breed] += state.hand[index]
            self.drawn[breed] += state.deck[index] + (state.discard[index] if from_discards else i64(0))
            self.herd[breed] += state.hand[index] + state.deck[index] + state.discard[index]
        self.cards = size + discarded
        to_draw = state.deck_size[seat] + (discarded if from_discards else i64(0))
        self._weigh_hand(float(max(to_draw, 1)))

    def _weigh_hand(self, to_draw: float) -> None:
        hand: i64 = 0
        doubles: i64 = 0
        gain: i64 = 0
        for breed in range(BREEDS):
            if self.held[breed] > 0:
                hand += BREEDING_VALUE[breed]
                doubles += self.held[breed] - 1
            else:
                gain += BREEDING_VALUE[breed] * self.drawn[breed]
        self.hand = float(hand)
        self.doubles = float(doubles)
        self.gain = float(gain) / to_draw

    def _expect_hands(self, state: TrailState, seat: i64) -> None:
        limit = hand_limit(state, seat)
        self.room = float(max(limit - state.hand_size[seat], 0))
        self.average = 0.0
        self.chosen = 0.0
        for breed in range(BREEDS):
            if self.herd[breed] > 0:
                missing = 1.0 - float(self.herd[breed]) / float(self.cards)
                absent = power(missing, limit)
                self.average += float(BREEDING_VALUE[breed]) * (1.0 - absent)
                self.chosen += float(BREEDING_VALUE[breed]) * (1.0 - absent * power(missing, MORE_DRAWS))

    def _expect_arrival(self, state: TrailState, seat: i64) -> None:
        lasting = float(permanent_certificates(state, seat))
        self.arrival = (
            self.hand
            + lasting
            + float(certificates(state, seat))
            + self.gain * (self.room + min(self.doubles, self.turns) / 2.0)
        )
        self.lap_value = self.average + lasting + CERTIFICATES_A_LAP


def power(base: float, exponent: i64) -> float:
    product = 1.0
    for _ in range(exponent):
        product *= base
    return product
