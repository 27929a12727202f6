"""The kinds of steps of Great Western Trail: how each is opened, and the only place that knows what an argument means.

Most questions carry `may_skip`: an action that was offered on the side (by a worker's column, a card, a station master)
can be declined; one that the player chose cannot (R-35).
"""

from typing import Final

from mypy_extensions import i64

from posse.engine.state import WIDTH, arg, bit, lowest, pop, push, set_arg
from posse.engine.step import Kinds
from posse.engine.words import SEAT, Range
from posse.games.trail.data.actions import ACTION
from posse.games.trail.data.board import COLUMNS
from posse.games.trail.data.breeds import BREED
from posse.games.trail.data.buildings import BUILDING
from posse.games.trail.data.market import OFFER
from posse.games.trail.data.railroad import CITY, CROSSES, END, STATION
from posse.games.trail.data.trail import SPOT, SPOTS
from posse.games.trail.state import TrailState

KINDS: Final = Kinds()

LEVELS: Final[i64] = 5  # the building visited and a chain of copies: there are no more copiers than players
LEVEL_BITS: Final[i64] = 4  # three slots and the risk action
ALL_SLOTS: Final[i64] = 0xFFFFF
AUX_USED: Final[i64] = 0x1000000
SPOT_BITS: Final[i64] = 6

FLAG: Final = Range(1)  # no or yes
USED: Final = Range(AUX_USED | ALL_SLOTS)
COPIES: Final = Range((1 << SPOT_BITS * (LEVELS - 1)) - 1)
STEPS: Final = Range(SPOTS, least=1)  # of the cattleman
SPACES: Final = Range(END, least=1)  # of the engine
VALUE: Final = Range(END)  # of a hand, or the spaces that an engine goes back

# --- a turn

GAME: Final[i64] = KINDS.kind("game")
TURN: Final[i64] = KINDS.kind("turn", under=GAME, seat=SEAT, part=FLAG)
ARRIVE: Final[i64] = KINDS.kind("arrive", under=TURN, seat=SEAT)
BEGIN: Final[i64] = KINDS.kind("begin", under=ARRIVE)
MOVE: Final[i64] = KINDS.kind("move", under=ARRIVE)
DRIVE: Final[i64] = KINDS.kind("drive", under=ARRIVE, steps=STEPS)
WAY: Final[i64] = KINDS.kind("way", under=[ARRIVE, MOVE, TURN], spot=SPOT, steps=STEPS, free=FLAG)
VISIT: Final[i64] = KINDS.kind("visit", under=TURN, spot=SPOT, used=USED, copies=COPIES)
KANSAS_CITY: Final[i64] = KINDS.kind("kansas_city", under=TURN, seat=SEAT, part=Range(4))

# --- actions of buildings, spots and workers

OFFERED: Final[i64] = KINDS.kind("offered", under=VISIT, action=ACTION)
DISCARD_FOR: Final[i64] = KINDS.kind(
    "discard_for", under=VISIT, action=ACTION, left=Range(2, least=1), breed=BREED.or_nothing()
)
HIRE: Final[i64] = KINDS.kind("hire", under=VISIT, modifier=Range(2, least=-2), may_skip=FLAG)
BUILD: Final[i64] = KINDS.kind("build", under=VISIT, each=Range(2, least=1), may_skip=FLAG)
SITE: Final[i64] = KINDS.kind("site", under=VISIT, building=BUILDING, each=Range(2, least=1))
BUY: Final[i64] = KINDS.kind("buy", under=VISIT, cowboys=Range(COLUMNS), begun=FLAG)
BUY_SECOND: Final[i64] = KINDS.kind("buy_second", under=BUY, offer=OFFER)
TRADE: Final[i64] = KINDS.kind("trade", under=VISIT, may_skip=FLAG)
HAZARD: Final[i64] = KINDS.kind("hazard", under=VISIT, cost=Range(7), may_skip=FLAG)
UPGRADE_BEHIND: Final[i64] = KINDS.kind("upgrade_behind", under=VISIT)
SPECIAL_DELIVERY: Final[i64] = KINDS.kind("special_delivery", under=VISIT)
ENGINE_STOPS: Final[i64] = KINDS.kind("engine_stops", under=VISIT, seat=SEAT)

# --- actions of objective cards, which are also played before the move (GWT-3.4), and what follows from them

EITHER_PHASE: Final[list[int]] = [VISIT, MOVE]
FREE_MOVE: Final[i64] = KINDS.kind("free_move", under=EITHER_PHASE, steps=STEPS)
AUXILIARY: Final[i64] = KINDS.kind("auxiliary", under=EITHER_PHASE, may_skip=FLAG)
DRAW_CARDS: Final[i64] = KINDS.kind("draw_cards", under=EITHER_PHASE, most=Range(COLUMNS), may_skip=FLAG)
DISCARD_DRAWN: Final[i64] = KINDS.kind("discard_drawn", under=EITHER_PHASE, left=Range(COLUMNS, least=1))
REMOVE_CARDS: Final[i64] = KINDS.kind("remove_cards", under=EITHER_PHASE, left=Range(2, least=1))
GAIN_AFTER: Final[i64] = KINDS.kind(
    "gain_after", under=EITHER_PHASE, seat=SEAT, dollars=Range(3), certificates=Range(2)
)
ENGINE: Final[i64] = KINDS.kind("engine", under=EITHER_PHASE, steps=SPACES, may_skip=FLAG)
ENGINE_HOME: Final[i64] = KINDS.kind("engine_home", under=EITHER_PHASE)

# --- where the engine stops, perhaps before the reward of its move back

AFTER_ENGINE: Final[list[int]] = [VISIT, MOVE, GAIN_AFTER, REMOVE_CARDS]
ENGINE_BACK: Final[i64] = KINDS.kind("engine_back", under=AFTER_ENGINE, steps=SPACES)
UPGRADE: Final[i64] = KINDS.kind("upgrade", under=[*AFTER_ENGINE, ENGINE_HOME], station=STATION)
STATION_MASTER: Final[i64] = KINDS.kind("station_master", under=AFTER_ENGINE, station=STATION)
STATION_DISC: Final[i64] = KINDS.kind(
    "station_disc", under=[*AFTER_ENGINE, ENGINE_HOME, STATION_MASTER], station=STATION
)
IMMEDIATE: Final[i64] = KINDS.kind("immediate", under=AFTER_ENGINE, seat=SEAT, action=ACTION)
HAZARD_OR_TRADE: Final[i64] = KINDS.kind("hazard_or_trade", under=AFTER_ENGINE)

# --- Kansas City, and deliveries anywhere

FORESIGHT: Final[i64] = KINDS.kind("foresight", under=KANSAS_CITY, column=Range(3, least=1))
INCOME: Final[i64] = KINDS.kind("income", under=KANSAS_CITY, value=VALUE)
DELIVERY: Final[list[int]] = [KANSAS_CITY, ENGINE_STOPS]
DELIVER: Final[i64] = KINDS.kind("deliver", under=DELIVERY, value=VALUE, special=FLAG)
DELIVERED: Final[i64] = KINDS.kind("delivered", under=DELIVERY, seat=SEAT, city=CITY, special=FLAG)
CITY_DISC: Final[i64] = KINDS.kind("city_disc", under=DELIVERED, city=CITY, transport=Range(len(CROSSES)))
PAY_TRANSPORT: Final[i64] = KINDS.kind("pay_transport", under=KANSAS_CITY, seat=SEAT, city=CITY)
ANOTHER_OBJECTIVE: Final[i64] = len(KINDS.declared)  # two cards can be due for one delivery
OBJECTIVE: Final[i64] = KINDS.kind(
    "objective", under=[VISIT, PAY_TRANSPORT, ENGINE_STOPS, ANOTHER_OBJECTIVE], to_hand=FLAG, may_skip=FLAG
)

MAY_SKIP: Final = True
MUST: Final = False

# --- what many kinds share


def _flag(value: bool) -> i64:
    return 1 if value else 0


def open_duty(state: TrailState, kind: i64, seat: i64) -> None:
    """Open a duty whose only argument is a player."""
    push(state, kind, 0, seat)


def seat_of(state: TrailState) -> i64:
    """The player whom the open duty is about."""
    return arg(state, 0)


def ask(state: TrailState, kind: i64, seat: i64) -> None:
    """Open a question without arguments."""
    push(state, kind, bit(seat))


def ask_optional(state: TrailState, kind: i64, seat: i64, skip: bool) -> None:
    """Open `trade` or `auxiliary`."""
    push(state, kind, bit(seat), _flag(skip))


def is_optional(state: TrailState) -> bool:
    """Whether the open `trade` or `auxiliary` can be declined."""
    return arg(state, 0) != 0


def ask_limited(state: TrailState, kind: i64, seat: i64, limit: i64, skip: bool = MUST) -> None:
    """Open `drive`, `free_move`, `engine` or `engine_back` with a limit of steps, or `draw_cards` with one of cards."""
    push(state, kind, bit(seat), limit, _flag(skip))


def limit_of(state: TrailState) -> i64:
    """How many steps or cards the open question allows."""
    return arg(state, 0)


def ask_priced(state: TrailState, kind: i64, seat: i64, price: i64, skip: bool) -> None:
    """Open `hire` (price: what is added to the wage), `build` (dollars per craftsman) or `hazard`."""
    push(state, kind, bit(seat), price, _flag(skip))


def price_of(state: TrailState) -> i64:
    """What the open `hire`, `build` or `hazard` costs."""
    return arg(state, 0)


def may_skip(state: TrailState) -> bool:
    """Whether the open question, with a limit, a price or an objective card, can be declined."""
    return arg(state, 1) != 0


# --- a turn and its movement


def has_begun(state: TrailState) -> bool:
    """Whether phase A of the open turn has been opened."""
    return arg(state, 1) != 0


def mark_begun(state: TrailState) -> None:
    set_arg(state, 1, 1)


def ask_way(state: TrailState, seat: i64, target: i64, steps: i64, free: bool) -> None:
    """Ask for the way to a target, with tolls or free of them."""
    push(state, WAY, bit(seat), target, steps, _flag(free))


def target_of(state: TrailState) -> i64:
    """Where the open `way` leads."""
    return arg(state, 0)


def steps_left(state: TrailState) -> i64:
    """How many steps the rest of the open `way` can take."""
    return arg(state, 1)


def is_toll_free(state: TrailState) -> bool:
    return arg(state, 2) != 0


def count_step(state: TrailState) -> None:
    """Count one more step of the open `way`."""
    set_arg(state, 1, arg(state, 1) - 1)


# --- a visit: which actions have been used, of the building visited and of those that it copies


def ask_visit(state: TrailState, seat: i64, spot: i64) -> None:
    push(state, VISIT, bit(seat), spot)


def slot_bit(level: i64, slot: i64) -> i64:
    return bit(level * LEVEL_BITS + slot)


def used_of(state: TrailState) -> i64:
    """What has been used in the open visit: `slot_bit`s of local actions, `AUX_USED`."""
    return arg(state, 1)


def mark_used(state: TrailState, used: i64) -> None:
    set_arg(state, 1, arg(state, 1) | used)


def visited_spot(state: TrailState, level: i64) -> i64:
    """The spot of the building of a level of the open visit; -1 if nothing is copied on that level."""
    return _spot_of_level(arg(state, 0), arg(state, 2), level)


def _spot_of_level(spot: i64, copies: i64, level: i64) -> i64:
    """Level 0 is the building visited, the next levels are the chain of copied ones."""
    if level == 0:
        return spot
    return (copies >> (level - 1) * SPOT_BITS & 63) - 1


def chain_of(spot: i64, copies: i64) -> list[int]:
    """The spots of all levels of a visit."""
    return [_spot_of_level(spot, copies, level) for level in range(LEVELS)]


def add_copy(state: TrailState, spot: i64) -> None:
    """Append to the chain of copied buildings."""
    copies = arg(state, 2)
    level: i64 = 0
    while copies >> level * SPOT_BITS & 63:
        level += 1
    set_arg(state, 2, copies + (spot + 1) * bit(level * SPOT_BITS))


def lose_actions(state: TrailState, spot: i64) -> None:
    """GWT-9.5, R-32: a replaced building loses its unused actions in this visit, and so do those it copies."""
    for depth in range(state.top + 1):
        if kind_at(state, depth) != VISIT:
            continue
        copies = state.stack[depth * WIDTH + 4]
        for level in range(LEVELS):
            if _spot_of_level(spot_at(state, depth), copies, level) == spot:
                state.stack[depth * WIDTH + 3] |= ALL_SLOTS & ~(bit(level * LEVEL_BITS) - 1)
                return


# --- actions


def offer_at_once(state: TrailState, seat: i64, action: i64) -> None:
    """Open an action to be done now or never, if there is one (GWT-8.4, GWT-12.4, GWT-13.9)."""
    if action >= 0:
        push(state, IMMEDIATE, 0, seat, action)


def immediate_action(state: TrailState) -> i64:
    return arg(state, 1)


def ask_offered(state: TrailState, seat: i64, action: i64) -> None:
    push(state, OFFERED, bit(seat), action)


def ask_discard_for(state: TrailState, seat: i64, action: i64, cards: i64) -> None:
    push(state, DISCARD_FOR, bit(seat), action, cards, -1)


def action_of(state: TrailState) -> i64:
    """The action of the open `offered` or `discard_for`."""
    return arg(state, 0)


def needs_another(state: TrailState) -> bool:
    """Whether one more card follows the one that the open `discard_for` asks for."""
    return arg(state, 1) > 1


def breed_wanted(state: TrailState) -> i64:
    """The breed that the second card of a pair must have; -1 for any other card."""
    return arg(state, 2)


def want_breed(state: TrailState, breed: i64) -> None:
    """The first card of a pair is chosen: the open `discard_for` asks for the second."""
    set_arg(state, 1, 1)
    set_arg(state, 2, breed)


def open_gain_after(state: TrailState, seat: i64, dollars: i64, certificates: i64) -> None:
    push(state, GAIN_AFTER, 0, seat, dollars, certificates)


def dollars_after(state: TrailState) -> i64:
    return arg(state, 1)


def certificates_after(state: TrailState) -> i64:
    return arg(state, 2)


# --- cards, buildings and cattle


def ask_cards(state: TrailState, kind: i64, seat: i64, cards: i64) -> None:
    """Open `discard_drawn` or `remove_cards`."""
    push(state, kind, bit(seat), cards)


def count_card(state: TrailState) -> None:
    """Count down the cards to choose; the last one closes the question."""
    left = arg(state, 0) - 1
    if left == 0:
        pop(state)
    else:
        set_arg(state, 0, left)


def ask_objective(state: TrailState, seat: i64, to_hand: bool, skip: bool) -> None:
    push(state, OBJECTIVE, bit(seat), _flag(to_hand), _flag(skip))


def is_for_hand(state: TrailState) -> bool:
    """Whether the card of the open `objective` goes to the hand, not to the discard pile."""
    return arg(state, 0) != 0


def ask_site(state: TrailState, seat: i64, building: i64, price: i64) -> None:
    """Ask where a building goes; the price is in dollars per craftsman."""
    push(state, SITE, bit(seat), building, price)


def site_building(state: TrailState) -> i64:
    return arg(state, 0)


def site_price(state: TrailState) -> i64:
    return arg(state, 1)


def ask_purchases(state: TrailState, seat: i64, cowboys: i64) -> None:
    push(state, BUY, bit(seat), cowboys)


def cowboys_left(state: TrailState) -> i64:
    """Cowboys not yet used in the open `buy`."""
    return arg(state, 0)


def has_bought(state: TrailState) -> bool:
    return arg(state, 1) != 0


def use_cowboys(state: TrailState, cowboys: i64) -> None:
    set_arg(state, 0, arg(state, 0) - cowboys)
    set_arg(state, 1, 1)


def ask_second(state: TrailState, seat: i64, offer: i64) -> None:
    """Ask for the second card of an offer of two."""
    push(state, BUY_SECOND, bit(seat), offer)


def offer_of(state: TrailState) -> i64:
    return arg(state, 0)


# --- stations, Kansas City and deliveries


def ask_station(state: TrailState, kind: i64, seat: i64, station: i64) -> None:
    """Open `upgrade`, `station_master` or `station_disc`."""
    push(state, kind, bit(seat), station)


def station_of(state: TrailState) -> i64:
    return arg(state, 0)


def next_part(state: TrailState) -> i64:
    """The part of Kansas City that starts now; increments the duty's counter."""
    part = arg(state, 1)
    set_arg(state, 1, part + 1)
    return part


def ask_foresight(state: TrailState, seat: i64, column: i64) -> None:
    push(state, FORESIGHT, bit(seat), column + 1)


def column_of(state: TrailState) -> i64:
    """The column of the open `foresight`, from 0; the frame counts from 1 as the rules do."""
    return arg(state, 0) - 1


def ask_income(state: TrailState, seat: i64, value: i64) -> None:
    push(state, INCOME, bit(seat), value)


def ask_delivery(state: TrailState, seat: i64, value: i64, special: bool) -> None:
    push(state, DELIVER, bit(seat), value, _flag(special))


def value_of(state: TrailState) -> i64:
    """What the hand of the open `income` is worth, or the highest city value of the open `deliver`."""
    return arg(state, 0)


def is_special(state: TrailState) -> bool:
    """Whether the open `deliver` is a special delivery."""
    return arg(state, 1) != 0


def ask_city_disc(state: TrailState, seat: i64, city: i64, transport: i64) -> None:
    """Ask for the disc that goes to a city, keeping what the transport will cost."""
    push(state, CITY_DISC, bit(seat), city, transport)


def disc_city(state: TrailState) -> i64:
    return arg(state, 0)


def transport_due(state: TrailState) -> i64:
    return arg(state, 1)


def open_delivered(state: TrailState, seat: i64, city: i64, special: bool) -> None:
    push(state, DELIVERED, 0, seat, city, _flag(special))


def open_transport(state: TrailState, seat: i64, city: i64) -> None:
    push(state, PAY_TRANSPORT, 0, seat, city)


def city_of(state: TrailState) -> i64:
    """The city of the open `delivered` or `pay_transport`."""
    return arg(state, 1)


def was_special(state: TrailState) -> bool:
    """Whether the open `delivered` follows a special delivery."""
    return arg(state, 2) != 0


# --- steps below the open one, for bots that evaluate what is still to come


def kind_at(state: TrailState, depth: i64) -> i64:
    return state.stack[depth * WIDTH]


def asked_at(state: TrailState, depth: i64) -> i64:
    """The seat that a question asks; -1 for a duty."""
    return lowest(state.stack[depth * WIDTH + 1])


def seat_at(state: TrailState, depth: i64) -> i64:
    """The player whom a duty is about."""
    return state.stack[depth * WIDTH + 2]


def spot_at(state: TrailState, depth: i64) -> i64:
    """The spot of a visit."""
    return state.stack[depth * WIDTH + 2]


def used_at(state: TrailState, depth: i64) -> i64:
    """What has been used in a visit."""
    return state.stack[depth * WIDTH + 3]


def value_at(state: TrailState, depth: i64) -> i64:
    """The highest city value of a delivery."""
    return state.stack[depth * WIDTH + 2]


def disc_city_at(state: TrailState, depth: i64) -> i64:
    """The city that a disc is chosen for."""
    return state.stack[depth * WIDTH + 2]
