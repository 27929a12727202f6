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
