"""Kansas City: foresight, income, delivery (chapters 6 and 18)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.loops import sum_part
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.trail import frames
from posse.games.trail.cattle import fill_market
from posse.games.trail.data.board import CERTIFICATE_VALUE, CERTIFICATES_SPENT
from posse.games.trail.data.breeds import BREEDING_VALUE
from posse.games.trail.data.cards import BREED_OF, CARDS, CATTLE
from posse.games.trail.data.market import FILLS_MARKET, MOST_COLUMNS, ROWS
from posse.games.trail.data.railroad import (
    ARROW_CARDS,
    CITIES,
    CITY_BLACK,
    CITY_VALUE,
    HOLDS_SEVERAL,
    HOME_CITY,
    HOME_DOLLARS,
)
from posse.games.trail.data.tiles import (
    FIRST_HAZARD,
    HAZARD_FACES,
    TILES,
    is_teepee,
    is_worker,
)
from posse.games.trail.data.tiles import (
    FORESIGHT as FORESIGHT_PLACES,
)
from posse.games.trail.data.trail import HAZARD_SPOTS, KANSAS_CITY, SECTION, START, TRADE_SPOTS
from posse.games.trail.deck import discard_hand
from posse.games.trail.phases import is_special, owner_of
from posse.games.trail.purse import certificates, gain, permanent_certificates, skip_obstacle
from posse.games.trail.railway import transport_cost
from posse.games.trail.state import TrailState
from posse.games.trail.stations import has_disc
from posse.games.trail.words import (
    CITY_TOO_DEAR,
    DELIVER,
    DELIVERED,
    DISC_THERE,
    DRAWN_TILE,
    EARNED,
    FORESEE,
    FORESIGHT,
    LAID,
    LAST_ROUND,
    NO_DISC,
    NO_MORE_WORKERS,
    NOT_DELIVERED,
    NOT_IN_COLUMN,
    OUT_OF_WORK,
    SHOWED,
    SKIP,
    SPEND,
    SPENT,
    TILE_GONE,
    TOKEN_WENT,
    TOO_MANY,
    TRANSPORT,
)


class KansasCity(Step[TrailState]):
    """All five steps in order, then the refill (GWT-6.12)."""

    def run(self, state: TrailState, dice: Dice, log: Log) -> None:
        seat = frames.seat_of(state)
        part = frames.next_part(state)
        if part < 3:
            if can_foresee(state, part):
                frames.ask_foresight(state, seat, part)
        elif part == 3:
            show_hand(state, seat, log)
            frames.ask_income(state, seat, hand_value(state, seat))
        else:
            pop(state)
            state.place[seat] = START
            refill(state, dice, log)

    def under(self, state: TrailState, above: Frame) -> Frame:
        """The frame of this phase: one part for each column, then income and delivery."""
        begun = above[2][0] if above[0] == frames.FORESIGHT else 4
        return self.kind, 0, [owner_of(above), begun, 0, 0]

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        return super().can_lie_under(state, frame, above) and not is_special(above)

    def fault(self, state: TrailState, frame: Frame) -> str:
        return "" if state.place[owner_of(frame)] == KANSAS_CITY else "scene-step-stands"


# --- steps 1 to 3: foresight


def may_choose(state: TrailState, tile: i64) -> bool:
    """GWT-6.2: any tile; no workers once the end is triggered (GWT-18.2, GWT-18.3)."""
    return tile >= 0 and (state.holder < 0 or not is_worker(tile))


def can_foresee(state: TrailState, column: i64) -> bool:
    return may_choose(state, state.foresight[2 * column]) or may_choose(state, state.foresight[2 * column + 1])


class Foresight(Step[TrailState]):
    """GWT-6.1: one of the two tiles of a column goes onto the board."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        first = 2 * frames.column_of(state)
        for index in range(first, first + 2):
            tile = state.foresight[index]
            if may_choose(state, tile) and (count == 0 or out[0] != FORESEE + tile):
                out[count] = FORESEE + tile
                count += 1
        return count

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        tile = argument(action, FORESEE, TILES)
        first = 2 * frames.column_of(state)
        if tile < 0:
            return None
        if tile not in state.foresight[first : first + 2]:
            return Obstacle(NOT_IN_COLUMN, "GWT-6.1")
        return None if may_choose(state, tile) else Obstacle(NO_MORE_WORKERS, "GWT-6.2")

    def elsewhere(self, state: TrailState, seat: i64, place: str) -> Obstacle | None:
        """A tile of the same kind in another column is another tile."""
        return None if place == f"column:{frames.column_of(state) + 1}" else Obstacle(NOT_IN_COLUMN, "GWT-6.1")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        first = 2 * frames.column_of(state)
        pop(state)
        tile = action - FORESEE
        state.foresight[first if state.foresight[first] == tile else first + 1] = -1
        place_tile(state, seat, tile, dice, log)

    def fault(self, state: TrailState, frame: Frame) -> str:
        column = frame[2][0]
        return "" if column >= 1 and can_foresee(state, column - 1) else "scene-step-foresight"


def place_tile(state: TrailState, seat: i64, tile: i64, dice: Dice, log: Log) -> None:
    if is_worker(tile):
        seek_work(state, seat, tile, dice, log)
        return
    spot = free_spot(state, tile)
    if spot < 0:
        state.gone[tile] += 1
        log.say(TILE_GONE, tile)
    else:
        state.tile[spot] = tile
        log.say(LAID, tile, spot)


def free_spot(state: TrailState, tile: i64) -> i64:
    """The free spot of lowest value for a teepee or a hazard; -1 if there is none."""
    if is_teepee(tile):
        return _first_free(state, TRADE_SPOTS, 0, len(TRADE_SPOTS))
    first = (tile - FIRST_HAZARD) // HAZARD_FACES * SECTION
    return _first_free(state, HAZARD_SPOTS, first, first + SECTION)


def _first_free(state: TrailState, spots: vec[i64], first: i64, last: i64) -> i64:
    for index in range(first, last):
        if state.tile[spots[index]] < 0:
            return spots[index]
    return -1


def seek_work(state: TrailState, seat: i64, worker: i64, dice: Dice, log: Log) -> None:
    """GWT-6.1: the next free place of the token's row; the last place is the token's own and moves it down."""
    row = state.token
    state.jobs[row * MOST_COLUMNS + state.filled] = worker
    log.say(OUT_OF_WORK, worker, row)
    state.filled += 1
    if state.filled == state.seats:
        state.filled = 0
        state.token += 1
        leave_row(state, seat, row, dice, log)


def leave_row(state: TrailState, seat: i64, row: i64, dice: Dice, log: Log) -> None:
    """GWT-6.3, GWT-6.4: carry out the arrow between two rows."""
    if row + 1 == ROWS:
        state.holder = seat
        state.left = state.seats - 1
        log.say(LAST_ROUND, seat)
        return
    log.say(TOKEN_WENT, state.token)
    if FILLS_MARKET[row]:
        fill_market(state, dice, log)


# --- step 4: income


def hand_value(state: TrailState, seat: i64) -> i64:
    """GWT-6.5: the values of the different breeds in hand, and permanent certificates."""
    seen: i64 = 0
    value = permanent_certificates(state, seat)
    for card in range(CATTLE):
        if counts_in_hand(state, seat, card, seen):
            seen |= bit(BREED_OF[card])
            value += BREEDING_VALUE[BREED_OF[card]]
    return value


def counts_in_hand(state: TrailState, seat: i64, card: i64, seen: i64) -> bool:
    """GWT-6.5: a card in hand counts unless its breed is among those seen before it."""
    return state.hand[seat * CARDS + card] > 0 and not seen & bit(BREED_OF[card])


def show_hand(state: TrailState, seat: i64, log: Log) -> None:
    """Reveal the hand (R-34)."""
    for index in range(seat * CARDS, (seat + 1) * CARDS):
        state.known[index] = state.hand[index]
        if log.loud and state.hand[index] > 0:
            log.say(SHOWED, seat, index - seat * CARDS, state.hand[index])


class Income(Step[TrailState]):
    """How many temporary certificates to spend, before the city is chosen."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        most = certificates(state, seat)
        for amount in range(most + 1):
            out[amount] = SPEND + amount
        return most + 1

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        most = certificates(state, seat)
        amount = argument(action, SPEND, len(CERTIFICATES_SPENT.words))
        return Obstacle(TOO_MANY, "GWT-16.3", most) if amount > most else None

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        spent = action - SPEND
        total = frames.value_of(state) + spent
        pop(state)
        if spent > 0:
            spend_certificates(state, seat, spent)
            log.say(SPENT, seat, spent)
        log.say(EARNED, seat, total)
        state.money[seat] += total
        discard_hand(state, seat)
        frames.ask_delivery(state, seat, total, special=False)

    def fault(self, state: TrailState, frame: Frame) -> str:
        return "" if frame[2][0] == hand_value(state, owner_of(frame)) else "scene-step-value"


def spend_certificates(state: TrailState, seat: i64, amount: i64) -> None:
    """GWT-16.3: move the marker back place by place until at least that many are spent (R-17)."""
    wanted = certificates(state, seat) - amount
    while CERTIFICATE_VALUE[state.marker[seat]] > wanted:
        state.marker[seat] -= 1


# --- step 5: delivery


def can_deliver(state: TrailState, seat: i64, city: i64, value: i64, special: bool) -> bool:
    """Whether a delivery of this value can go to a city now."""
    money = state.money[seat] - delivery_cost(state, seat, city, special)
    return is_within_reach(state, seat, city, value, money)


def is_within_reach(state: TrailState, seat: i64, city: i64, value: i64, money: i64) -> bool:
    """GWT-6.7: worth enough, no disc of the player there, and a disc payable after the transport."""
    if CITY_VALUE[city] > value or is_taken(state, seat, city):
        return False
    return has_disc(state, seat, CITY_BLACK[city], money, -1)


def city_obstacle(state: TrailState, seat: i64, city: i64, value: i64, special: bool) -> Obstacle | None:
    """What stands in the way of a delivery of this value to a city."""
    if can_deliver(state, seat, city, value, special):
        return None
    if is_taken(state, seat, city):
        return Obstacle(DISC_THERE, "GWT-6.7")
    if CITY_VALUE[city] > value:
        return Obstacle(CITY_TOO_DEAR, "GWT-6.7", CITY_VALUE[city], value)
    return Obstacle(NO_DISC, "GWT-15.7")


def is_taken(state: TrailState, seat: i64, city: i64) -> bool:
    """GWT-6.7: whether a disc of the player bars the city; the cities at both ends take several."""
    return state.cities[seat * CITIES + city] > 0 and HOLDS_SEVERAL[city] == 0


def certificates_for(state: TrailState, seat: i64, city: i64, value: i64) -> i64:
    """The fewest certificates with which a hand of this value reaches a city; -1 if all of them are not enough."""
    money = state.money[seat] + value - transport_cost(state, seat, CITY_VALUE[city])
    for amount in range(certificates(state, seat) + 1):
        if is_within_reach(state, seat, city, value + amount, money + amount):
            return amount
    return -1


def delivery_cost(state: TrailState, seat: i64, city: i64, special: bool) -> i64:
    return 0 if special else transport_cost(state, seat, CITY_VALUE[city])


class Deliver(Step[TrailState]):
    """Which city; with no usable disc the delivery has no effect (GWT-15.7)."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        value = frames.value_of(state)
        special = frames.is_special(state)
        count: i64 = 0
        for city in range(CITIES):
            if can_deliver(state, seat, city, value, special):
                out[count] = DELIVER + city
                count += 1
        if count == 0:
            out[0] = SKIP
            count = 1
        return count

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        city = argument(action, DELIVER, CITIES)
        if city >= 0:
            return city_obstacle(state, seat, city, frames.value_of(state), frames.is_special(state))
        out = vec[i64]([0] * CITIES)
        self.options(state, seat, out)
        return skip_obstacle(action, out[0] == SKIP, "GWT-6.7")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        special = frames.is_special(state)
        pop(state)
        if action == SKIP:
            log.say(NOT_DELIVERED, seat)
            return
        city = action - DELIVER
        log.say(DELIVERED, seat, city)
        frames.open_delivered(state, seat, city, special)
        frames.ask_city_disc(state, seat, city, delivery_cost(state, seat, city, special))

    def lies_on(self, state: TrailState, frame: Frame) -> int:
        return frames.ENGINE_STOPS if is_special(frame) else frames.KANSAS_CITY

    def fault(self, state: TrailState, frame: Frame) -> str:
        """Check that the income pays for the transport to every city within reach (GWT-6.11)."""
        seat = owner_of(frame)
        value, special = frame[2][0], is_special(frame)
        for city in range(i64(CITIES)):
            if can_deliver(state, seat, city, value, special):
                if delivery_cost(state, seat, city, special) > state.money[seat]:
                    return "scene-step-money"
        return ""


class Delivered(Step[TrailState]):
    """GWT-6.8: after the disc, the bonus of the city; then the transport."""

    def run(self, state: TrailState, dice: Dice, log: Log) -> None:
        seat = frames.seat_of(state)
        city = frames.city_of(state)
        special = frames.was_special(state)
        pop(state)
        if not special:
            frames.open_transport(state, seat, city)
        if city == HOME_CITY:
            gain(state, seat, HOME_DOLLARS, log)
        for first in range(max(city - 1, 0), city + 1):
            if ARROW_CARDS[first] and completes_arrow(state, seat, city, first):
                frames.ask_objective(state, seat, to_hand=False, skip=frames.MUST)

    def lies_on(self, state: TrailState, frame: Frame) -> int:
        return frames.ENGINE_STOPS if is_special(frame) else frames.KANSAS_CITY

    def under(self, state: TrailState, above: Frame) -> Frame:
        """The frame of this question: a special delivery, unless the cattleman is in Kansas City."""
        seat = owner_of(above)
        return self.kind, 0, [seat, above[2][0], 0 if state.place[seat] == KANSAS_CITY else 1, 0]

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        """Check that the disc goes to the same city."""
        return frame[2][:2] == [owner_of(above), above[2][0]]


def completes_arrow(state: TrailState, seat: i64, city: i64, first: i64) -> bool:
    """GWT-6.10: whether a disc in a city completes the arrow that begins at `first`: the other end is held."""
    other = first + 1 if first == city else first
    return other < CITIES and state.cities[seat * CITIES + other] > 0


def has_arrow(state: TrailState, seat: i64, first: i64) -> bool:
    """GWT-6.10: discs in both cities that an arrow joins."""
    base = seat * CITIES + first
    return first + 1 < CITIES and state.cities[base] > 0 and state.cities[base + 1] > 0


class PayTransport(Step[TrailState]):
    """GWT-6.11."""

    def run(self, state: TrailState, dice: Dice, log: Log) -> None:
        seat = frames.seat_of(state)
        cost = transport_cost(state, seat, CITY_VALUE[frames.city_of(state)])
        pop(state)
        if cost > 0:
            state.money[seat] -= cost
            log.say(TRANSPORT, seat, cost)

    def can_lie_under(self, state: TrailState, frame: Frame, above: Frame) -> bool:
        return owner_of(frame) == owner_of(above)

    def fault(self, state: TrailState, frame: Frame) -> str:
        seat, city = frame[2][:2]
        if state.cities[seat * CITIES + city] == 0:
            return "scene-step-disc"
        return "" if transport_cost(state, seat, CITY_VALUE[city]) <= state.money[seat] else "scene-step-money"


# --- refill


def refill(state: TrailState, dice: Dice, log: Log) -> None:
    """GWT-6.12: fill the empty foresight places from the pile of their column."""
    for index in range(FORESIGHT_PLACES):
        if state.foresight[index] < 0:
            state.foresight[index] = draw_tile(state, index // 2, dice, log)


def draw_tile(state: TrailState, pile: i64, dice: Dice, log: Log) -> i64:
    """A tile for the foresight; -1 if the pile is empty."""
    left = pile_size(state, pile)
    if left == 0:
        return -1
    tile = dice.weigh_part(DRAWN_TILE, state.supply, pile * TILES, TILES, left)
    state.supply[pile * TILES + tile] -= 1
    log.say(FORESIGHT, tile)
    return tile


def pile_size(state: TrailState, pile: i64) -> i64:
    return sum_part(state.supply, pile * TILES, TILES)
