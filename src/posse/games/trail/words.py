"""The vocabulary of Great Western Trail: answers, chance and events, each declared once."""

from typing import Final

from mypy_extensions import i64

from posse.engine.words import NUMBER, SEAT, Nouns, Numbers, Words
from posse.games.trail.data.actions import ACTION
from posse.games.trail.data.board import AUX, CERTIFICATES_SPENT, DISC
from posse.games.trail.data.buildings import BUILDING
from posse.games.trail.data.cards import CARD, OBJECTIVE
from posse.games.trail.data.market import OFFER, ROW
from posse.games.trail.data.railroad import CITY, MASTER, SPACE, STATION
from posse.games.trail.data.tiles import TILE, WORKER
from posse.games.trail.data.trail import SPOT

WORDS: Final = Words()

# The eleven categories of the final count (chapter 19).
SOURCE: Final = Nouns(
    "source",
    [
        "dollars",
        "buildings",
        "cities",
        "stations",
        "hazards",
        "cattle",
        "objectives",
        "station_masters",
        "workers",
        "steps",
        "token",
    ],
)
SOURCES: Final[i64] = 11
FROM_DOLLARS: Final[i64] = SOURCE.index("dollars")
FROM_BUILDINGS: Final[i64] = SOURCE.index("buildings")
FROM_CITIES: Final[i64] = SOURCE.index("cities")
FROM_STATIONS: Final[i64] = SOURCE.index("stations")
FROM_HAZARDS: Final[i64] = SOURCE.index("hazards")
FROM_CATTLE: Final[i64] = SOURCE.index("cattle")
FROM_OBJECTIVES: Final[i64] = SOURCE.index("objectives")
FROM_MASTERS: Final[i64] = SOURCE.index("station_masters")
FROM_WORKERS: Final[i64] = SOURCE.index("workers")
FROM_STEPS: Final[i64] = SOURCE.index("steps")
FROM_TOKEN: Final[i64] = SOURCE.index("token")

SIDE: Final = Nouns("side", ["a", "b"])
CARDS_DRAWN: Final = Numbers("cards", 7)

# --- answers

BEGIN: Final[i64] = WORDS.verb("begin", spot=SPOT)
MOVE: Final[i64] = WORDS.verb("move", spot=SPOT)
VIA: Final[i64] = WORDS.verb("via", spot=SPOT)
PLAY: Final[i64] = WORDS.verb("play", objective=OBJECTIVE)
USE: Final[i64] = WORDS.verb("use", action=ACTION)
AUXILIARY: Final[i64] = WORDS.verb("auxiliary", aux=AUX)
DOUBLE: Final[i64] = WORDS.verb("double", aux=AUX)
COPY: Final[i64] = WORDS.verb("copy", spot=SPOT)
DONE: Final[i64] = WORDS.verb("done")
SKIP: Final[i64] = WORDS.verb("skip")
DISCARD: Final[i64] = WORDS.verb("discard", card=CARD)
REMOVE: Final[i64] = WORDS.verb("remove", card=CARD)
DRAW: Final[i64] = WORDS.verb("draw", amount=CARDS_DRAWN)
HIRE: Final[i64] = WORDS.verb("hire", worker=WORKER, row=ROW)
BUILD: Final[i64] = WORDS.verb("build", building=BUILDING)
SITE: Final[i64] = WORDS.verb("site", spot=SPOT)
BUY: Final[i64] = WORDS.verb("buy", offer=OFFER, card=CARD)
ADD: Final[i64] = WORDS.verb("add", card=CARD)
TURN_UP: Final[i64] = WORDS.verb("turn_up")
TAKE: Final[i64] = WORDS.verb("take", objective=OBJECTIVE)
TAKE_UNSEEN: Final[i64] = WORDS.verb("take_unseen")
ENGINE: Final[i64] = WORDS.verb("engine", space=SPACE)
TRADE: Final[i64] = WORDS.verb("trade", spot=SPOT)
CLEAR: Final[i64] = WORDS.verb("clear", spot=SPOT)
UPGRADE: Final[i64] = WORDS.verb("upgrade", station=STATION)
TAKE_DISC: Final[i64] = WORDS.verb("disc", disc=DISC)
LIFT: Final[i64] = WORDS.verb("lift", station=STATION)
APPOINT: Final[i64] = WORDS.verb("appoint", worker=WORKER)
FORESEE: Final[i64] = WORDS.verb("foresee", tile=TILE)
SPEND: Final[i64] = WORDS.verb("spend", amount=CERTIFICATES_SPENT)
DELIVER: Final[i64] = WORDS.verb("deliver", city=CITY)

# --- chance

STARTER: Final[i64] = WORDS.chance("seat", SEAT)
DRAWN_BUILDING: Final[i64] = WORDS.chance("building", BUILDING)
DRAWN_SIDE: Final[i64] = WORDS.chance("side", SIDE)
DRAWN_MASTER: Final[i64] = WORDS.chance("master", MASTER)
DRAWN_TILE: Final[i64] = WORDS.chance("tile", TILE)
DRAWN_CATTLE: Final[i64] = WORDS.chance("cattle", CARD)
DRAWN_OBJECTIVE: Final[i64] = WORDS.chance("objective", OBJECTIVE)
DRAWN_CARD: Final[i64] = WORDS.chance("card", CARD)

# --- events

FIRST: Final[i64] = WORDS.event("first", seat=SEAT)
STANDS: Final[i64] = WORDS.event("stands", building=BUILDING, spot=SPOT)
LIES_OPEN: Final[i64] = WORDS.event("lies_open", building=BUILDING)
WAITS: Final[i64] = WORDS.event("waits", master=MASTER, station=STATION)
DEALT: Final[i64] = WORDS.event("dealt", seat=SEAT, objective=OBJECTIVE)
LAID: Final[i64] = WORDS.event("laid", tile=TILE, spot=SPOT)
OUT_OF_WORK: Final[i64] = WORDS.event("out_of_work", worker=WORKER, row=ROW)
TILE_GONE: Final[i64] = WORDS.event("tile_gone", tile=TILE)
FORESIGHT: Final[i64] = WORDS.event("foresight", tile=TILE)
ON_SALE: Final[i64] = WORDS.event("on_sale", card=CARD)
ON_DISPLAY: Final[i64] = WORDS.event("on_display", objective=OBJECTIVE)
TURN: Final[i64] = WORDS.event("turn", seat=SEAT)
BEGAN: Final[i64] = WORDS.event("began", seat=SEAT, spot=SPOT)
MOVED: Final[i64] = WORDS.event("moved", seat=SEAT, spot=SPOT)
TOLL: Final[i64] = WORDS.event("toll", seat=SEAT, amount=NUMBER, spot=SPOT)
TOLL_TO: Final[i64] = WORDS.event("toll_to", seat=SEAT, amount=NUMBER, spot=SPOT, owner=SEAT)
PLAYED: Final[i64] = WORDS.event("played", seat=SEAT, objective=OBJECTIVE)
USED: Final[i64] = WORDS.event("used", seat=SEAT, action=ACTION)
HELPED: Final[i64] = WORDS.event("helped", seat=SEAT, aux=AUX, amount=NUMBER)
COPIED: Final[i64] = WORDS.event("copied", seat=SEAT, building=BUILDING, spot=SPOT)
DISCARDED: Final[i64] = WORDS.event("discarded", seat=SEAT, card=CARD)
REMOVED: Final[i64] = WORDS.event("removed", seat=SEAT, card=CARD)
DREW: Final[i64] = WORDS.event("drew", seat=SEAT, amount=NUMBER)
GOT_CARD: Final[i64] = WORDS.event("got_card", seat=SEAT, card=CARD)
SHUFFLED: Final[i64] = WORDS.event("shuffled", seat=SEAT)
GAINED: Final[i64] = WORDS.event("gained", seat=SEAT, amount=NUMBER)
PAID: Final[i64] = WORDS.event("paid", seat=SEAT, amount=NUMBER)
CERTIFIED: Final[i64] = WORDS.event("certified", seat=SEAT, amount=NUMBER)
HIRED: Final[i64] = WORDS.event("hired", seat=SEAT, worker=WORKER, amount=NUMBER)
BUILT: Final[i64] = WORDS.event("built", seat=SEAT, building=BUILDING, spot=SPOT, amount=NUMBER)
REPLACED: Final[i64] = WORDS.event("replaced", seat=SEAT, building=BUILDING)
BOUGHT: Final[i64] = WORDS.event("bought", seat=SEAT, card=CARD)
TOOK_CARD: Final[i64] = WORDS.event("took_card", seat=SEAT, objective=OBJECTIVE)
TOOK_TO_HAND: Final[i64] = WORDS.event("took_to_hand", seat=SEAT, objective=OBJECTIVE)
ENGINE_WENT: Final[i64] = WORDS.event("engine_went", seat=SEAT, space=SPACE)
UPGRADED: Final[i64] = WORDS.event("upgraded", seat=SEAT, station=STATION)
DISC_CAME: Final[i64] = WORDS.event("disc_came", seat=SEAT, disc=DISC)
LIFTED: Final[i64] = WORDS.event("lifted", seat=SEAT, station=STATION)
APPOINTED: Final[i64] = WORDS.event("appointed", seat=SEAT, worker=WORKER, master=MASTER)
TRADED: Final[i64] = WORDS.event("traded", seat=SEAT, tile=TILE)
CLEARED: Final[i64] = WORDS.event("cleared", seat=SEAT, tile=TILE)
SHOWED: Final[i64] = WORDS.event("showed", reveals=True, seat=SEAT, card=CARD, amount=NUMBER)
SPENT: Final[i64] = WORDS.event("spent", seat=SEAT, amount=NUMBER)
EARNED: Final[i64] = WORDS.event("earned", seat=SEAT, amount=NUMBER)
DELIVERED: Final[i64] = WORDS.event("delivered", seat=SEAT, city=CITY)
NOT_DELIVERED: Final[i64] = WORDS.event("not_delivered", seat=SEAT)
TRANSPORT: Final[i64] = WORDS.event("transport", seat=SEAT, amount=NUMBER)
TOKEN_WENT: Final[i64] = WORDS.event("token_went", row=ROW)
LAST_ROUND: Final[i64] = WORDS.event("last_round", seat=SEAT)
COUNTED: Final[i64] = WORDS.event("counted", seat=SEAT, amount=NUMBER, source=SOURCE)

# --- obstacles, in the order in which the rules test them

COMPULSORY: Final[i64] = WORDS.obstacle("compulsory")
OTHER_ACTION: Final[i64] = WORDS.obstacle("other_action", action=ACTION)
OTHER_STATION: Final[i64] = WORDS.obstacle("other_station", station=STATION)
AUXILIARY_USED: Final[i64] = WORDS.obstacle("auxiliary_used")
LOCAL_USED: Final[i64] = WORDS.obstacle("local_used")
NOT_YOURS_TO_USE: Final[i64] = WORDS.obstacle("not_yours_to_use")
NOT_OFFERED: Final[i64] = WORDS.obstacle("not_offered")
USED_UP: Final[i64] = WORDS.obstacle("used_up")
NO_COPIER: Final[i64] = WORDS.obstacle("no_copier")
NOT_LINKED: Final[i64] = WORDS.obstacle("not_linked")
NO_BUILDING: Final[i64] = WORDS.obstacle("no_building")
COPIED_ALREADY: Final[i64] = WORDS.obstacle("copied_already")
NOT_NEUTRAL: Final[i64] = WORDS.obstacle("not_neutral")
OFF_THE_TRAIL: Final[i64] = WORDS.obstacle("off_the_trail")
STANDS_HERE: Final[i64] = WORDS.obstacle("stands_here")
NO_LOCATION: Final[i64] = WORDS.obstacle("no_location")
NO_WAY_THERE: Final[i64] = WORDS.obstacle("no_way_there")
NOT_INTO_THE_CITY: Final[i64] = WORDS.obstacle("not_into_the_city")
TOO_FAR: Final[i64] = WORDS.obstacle("too_far", need=NUMBER, have=NUMBER)
NOT_NEXT: Final[i64] = WORDS.obstacle("not_next")
LEADS_ASTRAY: Final[i64] = WORDS.obstacle("leads_astray", spot=SPOT)
NOT_IN_HAND: Final[i64] = WORDS.obstacle("not_in_hand", card=CARD)
OBJECTIVE_NOT_IN_HAND: Final[i64] = WORDS.obstacle("objective_not_in_hand", objective=OBJECTIVE)
NO_OBJECTIVE_IN_HAND: Final[i64] = WORDS.obstacle("no_objective_in_hand")
NO_CATTLE_IN_HAND: Final[i64] = WORDS.obstacle("no_cattle_in_hand")
WANTS_CATTLE: Final[i64] = WORDS.obstacle("wants_cattle")
WANTS_OBJECTIVE: Final[i64] = WORDS.obstacle("wants_objective")
NO_PAIR: Final[i64] = WORDS.obstacle("no_pair")
NO_EFFECT: Final[i64] = WORDS.obstacle("no_effect")
NOBODY_TO_HIRE: Final[i64] = WORDS.obstacle("nobody_to_hire")
NOTHING_TO_BUILD: Final[i64] = WORDS.obstacle("nothing_to_build")
AT_CERTIFICATE_LIMIT: Final[i64] = WORDS.obstacle("at_certificate_limit", most=NUMBER)
NO_CARDS_LEFT: Final[i64] = WORDS.obstacle("no_cards_left")
NO_TEEPEE_TO_TRADE: Final[i64] = WORDS.obstacle("no_teepee_to_trade")
NOTHING_ON_SALE: Final[i64] = WORDS.obstacle("nothing_on_sale")
NO_HAZARD: Final[i64] = WORDS.obstacle("no_hazard")
NO_STATION_BEHIND: Final[i64] = WORDS.obstacle("no_station_behind")
LOCKED: Final[i64] = WORDS.obstacle("locked")
LOCKED_TWICE: Final[i64] = WORDS.obstacle("locked_twice")
DRAW_PILES_EMPTY: Final[i64] = WORDS.obstacle("draw_piles_empty")
TOO_FEW: Final[i64] = WORDS.obstacle("too_few", least=NUMBER)
TOO_MANY: Final[i64] = WORDS.obstacle("too_many", most=NUMBER)
ROW_CLOSED: Final[i64] = WORDS.obstacle("row_closed")
NOT_IN_ROW: Final[i64] = WORDS.obstacle("not_in_row", worker=WORKER)
ROW_FULL: Final[i64] = WORDS.obstacle("row_full", worker=WORKER)
NOT_YOUR_BUILDING: Final[i64] = WORDS.obstacle("not_your_building")
BUILT_ALREADY: Final[i64] = WORDS.obstacle("built_already")
NO_BUILDING_SPOT: Final[i64] = WORDS.obstacle("no_building_spot")
OWNED_BY: Final[i64] = WORDS.obstacle("owned_by", seat=SEAT)
NOT_MORE_CRAFTSMEN: Final[i64] = WORDS.obstacle("not_more_craftsmen")
TOO_FEW_CRAFTSMEN: Final[i64] = WORDS.obstacle("too_few_craftsmen", need=NUMBER, have=NUMBER)
OTHER_OFFER: Final[i64] = WORDS.obstacle("other_offer")
NOT_ON_SALE: Final[i64] = WORDS.obstacle("not_on_sale")
TOO_FEW_ON_SALE: Final[i64] = WORDS.obstacle("too_few_on_sale", need=NUMBER)
TOO_FEW_COWBOYS: Final[i64] = WORDS.obstacle("too_few_cowboys", need=NUMBER, have=NUMBER)
STACK_EMPTY: Final[i64] = WORDS.obstacle("stack_empty")
NO_TEEPEE_THERE: Final[i64] = WORDS.obstacle("no_teepee_there")
NO_HAZARD_THERE: Final[i64] = WORDS.obstacle("no_hazard_there")
NOT_ON_DISPLAY: Final[i64] = WORDS.obstacle("not_on_display")
NOT_AHEAD: Final[i64] = WORDS.obstacle("not_ahead")
NOT_BEHIND: Final[i64] = WORDS.obstacle("not_behind")
ENGINE_THERE: Final[i64] = WORDS.obstacle("engine_there", seat=SEAT)
ENGINE_TOO_FAR: Final[i64] = WORDS.obstacle("engine_too_far", most=NUMBER)
NOT_EXACTLY: Final[i64] = WORDS.obstacle("not_exactly", exactly=NUMBER)
CANNOT_GO_BACK: Final[i64] = WORDS.obstacle("cannot_go_back", exactly=NUMBER)
ONLY_PRINTED: Final[i64] = WORDS.obstacle("only_printed", worker=WORKER)
NOT_IN_COLUMN: Final[i64] = WORDS.obstacle("not_in_column")
NO_MORE_WORKERS: Final[i64] = WORDS.obstacle("no_more_workers")
CITY_TOO_DEAR: Final[i64] = WORDS.obstacle("city_too_dear", need=NUMBER, have=NUMBER)
DISC_THERE: Final[i64] = WORDS.obstacle("disc_there")
NO_DISC_THERE: Final[i64] = WORDS.obstacle("no_disc_there")
DISC_GONE: Final[i64] = WORDS.obstacle("disc_gone")
WHITE_FIRST: Final[i64] = WORDS.obstacle("white_first")
TWIN_FIRST: Final[i64] = WORDS.obstacle("twin_first")
BOARD_FIRST: Final[i64] = WORDS.obstacle("board_first")
NO_DISC: Final[i64] = WORDS.obstacle("no_disc")
TOO_EXPENSIVE: Final[i64] = WORDS.obstacle("too_expensive", need=NUMBER, have=NUMBER)
