"""The vocabulary of Carson City: answers, chance and events, each declared once."""

from typing import Final

from mypy_extensions import i64

from posse.engine.words import NUMBER, SEAT, SEATS, Nouns, Numbers, Words
from posse.games.carson.data.board import EDGE, PARCEL, PLACE
from posse.games.carson.data.buildings import BUILDING, CONTENT
from posse.games.carson.data.characters import CHARACTER, SIDE
from posse.games.carson.data.rates import MOST_CASH, MOST_POINTS_BOUGHT

WORDS: Final = Words()

TILE: Final = Nouns("tile", ["0", "1", "2", "3", "4", "5"])
FACE: Final = Nouns("face", ["1", "2", "3", "4", "5", "6"])

# Where victory points come from; the last four are counted at the end.
SOURCE: Final = Nouns(
    "source",
    [
        "parcel_vp",
        "firepower_vp",
        "property_vp",
        "buy_vp",
        "sheriff",
        "banker",
        "shopkeeper",
        "settler",
        "cash_limit",
        "filled_parcels",
        "bridges",
        "cash",
        "pass_order",
    ],
)
SOURCES: Final[i64] = 13
FROM_PARCELS: Final[i64] = SOURCE.index("parcel_vp")
FROM_FIREPOWER: Final[i64] = SOURCE.index("firepower_vp")
FROM_PROPERTY: Final[i64] = SOURCE.index("property_vp")
FROM_BUYING: Final[i64] = SOURCE.index("buy_vp")
FROM_SHERIFF: Final[i64] = SOURCE.index("sheriff")
FROM_BANKER: Final[i64] = SOURCE.index("banker")
FROM_SHOPKEEPER: Final[i64] = SOURCE.index("shopkeeper")
FROM_SETTLER: Final[i64] = SOURCE.index("settler")
FROM_LIMIT: Final[i64] = SOURCE.index("cash_limit")
FROM_FILLED: Final[i64] = SOURCE.index("filled_parcels")
FROM_BRIDGES: Final[i64] = SOURCE.index("bridges")
FROM_CASH: Final[i64] = SOURCE.index("cash")
FROM_PASSING: Final[i64] = SOURCE.index("pass_order")

# Reasons for receiving money.
CAUSE: Final = Nouns(
    "cause", ["wages", "parcel_income", "firepower_income", "gambling", "banker", "shopkeeper", "settler"]
)
FOR_WAGES: Final[i64] = CAUSE.index("wages")
FOR_PARCELS: Final[i64] = CAUSE.index("parcel_income")
FOR_FIREPOWER: Final[i64] = CAUSE.index("firepower_income")
FOR_GAMBLING: Final[i64] = CAUSE.index("gambling")
FOR_BANKER: Final[i64] = CAUSE.index("banker")
FOR_SHOPKEEPER: Final[i64] = CAUSE.index("shopkeeper")
FOR_SETTLER: Final[i64] = CAUSE.index("settler")

# --- answers

OWN: Final[i64] = WORDS.verb("own", parcel=PARCEL)
TAKE: Final[i64] = WORDS.verb("take", character=CHARACTER)
CASH: Final[i64] = WORDS.verb("cash")
LATER: Final[i64] = WORDS.verb("later")
HIRE: Final[i64] = WORDS.verb("hire", amount=Numbers("amount", 4))
ARM: Final[i64] = WORDS.verb("arm", amount=Numbers("amount", 3))
PLACE_COWBOY: Final[i64] = WORDS.verb("place", place=PLACE)
PLACE_WHITE: Final[i64] = WORDS.verb("white", place=PLACE)
LIFT: Final[i64] = WORDS.verb("lift", place=PLACE)
LIFT_WHITE: Final[i64] = WORDS.verb("lift_white")
BACK: Final[i64] = WORDS.verb("back")
PASS: Final[i64] = WORDS.verb("pass")
ROADS: Final[i64] = WORDS.verb("roads")
ROAD: Final[i64] = WORDS.verb("road", edge=EDGE)
DONE: Final[i64] = WORDS.verb("done")
CARRY: Final[i64] = WORDS.verb("carry")
DECLINE: Final[i64] = WORDS.verb("decline")
FIGHT: Final[i64] = WORDS.verb("fight", parcel=PARCEL)
BUY: Final[i64] = WORDS.verb("buy", place=PLACE)
BUILD: Final[i64] = WORDS.verb("build", building=BUILDING, parcel=PARCEL)
KEEP: Final[i64] = WORDS.verb("keep")
HOUSE_ON: Final[i64] = WORDS.verb("house", parcel=PARCEL)
YES: Final[i64] = WORDS.verb("yes")
NO: Final[i64] = WORDS.verb("no")
DOUBLE: Final[i64] = WORDS.verb("double", building=BUILDING)
POINTS: Final[i64] = WORDS.verb("points", amount=Numbers("amount", MOST_POINTS_BOUGHT))
INVEST: Final[i64] = WORDS.verb("invest", amount=Nouns("vp", ["3", "5", "7"]))
MOUNTAINS: Final[i64] = WORDS.verb("mountains")
RETURN: Final[i64] = WORDS.verb("return", amount=Numbers("amount", MOST_CASH))
PLAY_TILE: Final[i64] = WORDS.verb("tile", tile=TILE)

# --- chance

STARTER: Final[i64] = WORDS.chance("seat", SEAT)
DIE: Final[i64] = WORDS.chance("die", FACE)
DRAWN_BUILDING: Final[i64] = WORDS.chance("building", BUILDING)
DRAWN_TILE: Final[i64] = WORDS.chance("tile", TILE)
CARD_SIDE: Final[i64] = WORDS.chance("side", SIDE)
SHARE: Final[i64] = WORDS.chance("share", Numbers("share"))

# --- events

ORDERED: Final[i64] = WORDS.event("ordered", seat=SEAT, position=NUMBER)
SIDED: Final[i64] = WORDS.event("sided", character=CHARACTER, side=SIDE)
DEALT: Final[i64] = WORDS.event("dealt", secret=1, seat=SEAT, tile=TILE)
ANNOUNCED: Final[i64] = WORDS.event("announced", seat=SEAT, amount=NUMBER)
CENTRE: Final[i64] = WORDS.event("centre", parcel=PARCEL)
MOUNTAIN_ROSE: Final[i64] = WORDS.event("mountain", parcel=PARCEL)
OFFERED: Final[i64] = WORDS.event("offered", building=BUILDING, place=PLACE)
OWNED: Final[i64] = WORDS.event("owned", seat=SEAT, parcel=PARCEL)
ROUND_BEGAN: Final[i64] = WORDS.event("round", amount=NUMBER)
TOOK: Final[i64] = WORDS.event("took", seat=SEAT, character=CHARACTER)
GAINED: Final[i64] = WORDS.event("gained", seat=SEAT, amount=NUMBER, cause=CAUSE)
SCORED: Final[i64] = WORDS.event("scored", seat=SEAT, amount=NUMBER, source=SOURCE)
GOT_ROADS: Final[i64] = WORDS.event("got_roads", seat=SEAT, amount=NUMBER)
LAID: Final[i64] = WORDS.event("laid", seat=SEAT, edge=EDGE)
BRIDGED: Final[i64] = WORDS.event("bridged", seat=SEAT, edge=EDGE)
HIRED: Final[i64] = WORDS.event("hired", seat=SEAT, amount=NUMBER, price=NUMBER)
ARMED: Final[i64] = WORDS.event("armed", seat=SEAT, amount=NUMBER, price=NUMBER)
PLACED: Final[i64] = WORDS.event("placed", seat=SEAT, place=PLACE)
PLACED_WHITE: Final[i64] = WORDS.event("placed_white", seat=SEAT, place=PLACE)
MOVED: Final[i64] = WORDS.event("moved", seat=SEAT, place=PLACE, target=PLACE)
MOVED_WHITE: Final[i64] = WORDS.event("moved_white", seat=SEAT, place=PLACE, target=PLACE)
PASSED: Final[i64] = WORDS.event("passed", seat=SEAT, position=NUMBER)
DUEL_BEGAN: Final[i64] = WORDS.event("duel", place=PLACE, seats=SEATS)
FIRED: Final[i64] = WORDS.event("fired", seat=SEAT, firepower=NUMBER, amount=NUMBER, strength=NUMBER)
LAID_TILE: Final[i64] = WORDS.event("laid_tile", secret=1, seat=SEAT, tile=TILE)
SHOWED_TILE: Final[i64] = WORDS.event("showed_tile", reveals=True, seat=SEAT, tile=TILE)
REDREW: Final[i64] = WORDS.event("redrew", secret=1, seat=SEAT, tile=TILE)
TIED: Final[i64] = WORDS.event("tied", seat=SEAT, amount=NUMBER)
WON: Final[i64] = WORDS.event("won", seat=SEAT, place=PLACE)
TOOK_BACK: Final[i64] = WORDS.event("took_back", seat=SEAT, place=PLACE)
DECLINED: Final[i64] = WORDS.event("declined", seat=SEAT, place=PLACE)
ARMED_THREE: Final[i64] = WORDS.event("three_guns", seat=SEAT)
GAMBLED: Final[i64] = WORDS.event("gambled", seat=SEAT, first=NUMBER, second=NUMBER)
BOUGHT_PARCEL: Final[i64] = WORDS.event("bought_parcel", seat=SEAT, parcel=PARCEL, price=NUMBER)
BOUGHT_BUILDING: Final[i64] = WORDS.event("bought_building", seat=SEAT, building=BUILDING, price=NUMBER)
BUILT: Final[i64] = WORDS.event("built", seat=SEAT, building=BUILDING, parcel=PARCEL)
HOUSED: Final[i64] = WORDS.event("housed", seat=SEAT, parcel=PARCEL)
KEPT: Final[i64] = WORDS.event("kept", seat=SEAT, building=BUILDING)
ASKED_CONSENT: Final[i64] = WORDS.event("asked_consent", seat=SEAT, owner=SEAT, parcel=PARCEL)
CONSENTED: Final[i64] = WORDS.event("consented", seat=SEAT, parcel=PARCEL)
REFUSED: Final[i64] = WORDS.event("refused", seat=SEAT, parcel=PARCEL)
VOIDED: Final[i64] = WORDS.event("voided", seat=SEAT, parcel=PARCEL)
RAIDED: Final[i64] = WORDS.event("raided", seat=SEAT, parcel=PARCEL)
HELD: Final[i64] = WORDS.event("held", seat=SEAT, parcel=PARCEL)
DOUBLES: Final[i64] = WORDS.event("doubles", seat=SEAT, building=BUILDING)
EARNED: Final[i64] = WORDS.event("earned", seat=SEAT, building=BUILDING, parcel=PARCEL, amount=NUMBER)
STOLE: Final[i64] = WORDS.event("stole", seat=SEAT, building=BUILDING, parcel=PARCEL, amount=NUMBER)
INVESTED: Final[i64] = WORDS.event("invested", seat=SEAT, amount=NUMBER, price=NUMBER)
BOUGHT_POINTS: Final[i64] = WORDS.event("bought_points", seat=SEAT, amount=NUMBER, price=NUMBER)
RETURNED: Final[i64] = WORDS.event("returned", seat=SEAT, amount=NUMBER)
JOINED: Final[i64] = WORDS.event("joined", seat=SEAT, amount=NUMBER)

# --- obstacles: of other questions, then in the order in which the rules test them

WORDS.later("take", "CC-4.1")
WORDS.later("place", "CC-5.1")
WORDS.later("build", "CC-7.7")
WORDS.later("road", "CC-8.3")
WORDS.later("tile", "CC-14.4")

FORCED: Final[i64] = WORDS.obstacle("forced")
NO_ROADS: Final[i64] = WORDS.obstacle("no_roads")
ROADS_FIRST: Final[i64] = WORDS.obstacle("roads_first")
NONE_LAID: Final[i64] = WORDS.obstacle("none_laid")
BEGUN: Final[i64] = WORDS.obstacle("begun")
NOT_BEGUN: Final[i64] = WORDS.obstacle("not_begun")
TOO_EARLY: Final[i64] = WORDS.obstacle("too_early")
NO_MOVES: Final[i64] = WORDS.obstacle("no_moves", most=NUMBER)
NO_COWBOYS: Final[i64] = WORDS.obstacle("no_cowboys")
NO_WHITE: Final[i64] = WORDS.obstacle("no_white")
NOT_THERE: Final[i64] = WORDS.obstacle("not_there")
OTHER_PLACE: Final[i64] = WORDS.obstacle("other_place", place=PLACE)
OTHER_BUILDING: Final[i64] = WORDS.obstacle("other_building", building=BUILDING)
OTHER_SIDE: Final[i64] = WORDS.obstacle("other_side", side=SIDE)
NONE_KEPT: Final[i64] = WORDS.obstacle("none_kept", building=BUILDING)
KEPT_TOO_LATE: Final[i64] = WORDS.obstacle("kept_too_late")
NOT_BUILT: Final[i64] = WORDS.obstacle("not_built", building=BUILDING)
NO_SUCH_TILE: Final[i64] = WORDS.obstacle("no_such_tile", tile=TILE)
NO_DUEL: Final[i64] = WORDS.obstacle("no_duel")
CHARACTER_TAKEN: Final[i64] = WORDS.obstacle("character_taken", seat=SEAT)
BLOCKED: Final[i64] = WORDS.obstacle("blocked", round=NUMBER)
NO_BUILDING: Final[i64] = WORDS.obstacle("no_building")
ON_RIVER: Final[i64] = WORDS.obstacle("on_river")
NOT_OWNED: Final[i64] = WORDS.obstacle("not_owned")
OWNED_BY: Final[i64] = WORDS.obstacle("owned_by", seat=SEAT)
OWNED_BY_YOU: Final[i64] = WORDS.obstacle("owned_by_you")
NOTHING_BUILT: Final[i64] = WORDS.obstacle("nothing_built")
NO_TILES: Final[i64] = WORDS.obstacle("no_tiles")
STANDS_THERE: Final[i64] = WORDS.obstacle("stands_there")
LIFTED_HERE: Final[i64] = WORDS.obstacle("lifted_here")
WHITE_THERE: Final[i64] = WORDS.obstacle("white_there")
WHITE_ALONE: Final[i64] = WORDS.obstacle("white_alone")
WHITE_NOWHERE: Final[i64] = WORDS.obstacle("white_nowhere")
WHITE_NO_ATTACK: Final[i64] = WORDS.obstacle("white_no_attack")
WHITE_NO_DEFENCE: Final[i64] = WORDS.obstacle("white_no_defence")
SHERIFF_JOINS_NOBODY: Final[i64] = WORDS.obstacle("sheriff_joins_nobody")
SHERIFF_NO_ATTACK: Final[i64] = WORDS.obstacle("sheriff_no_attack")
SAFE: Final[i64] = WORDS.obstacle("safe", building=BUILDING)
COVERED: Final[i64] = WORDS.obstacle("covered")
OCCUPIED: Final[i64] = WORDS.obstacle("occupied", content=CONTENT)
NOT_REACHED: Final[i64] = WORDS.obstacle("not_reached")
NO_HOUSES: Final[i64] = WORDS.obstacle("no_houses")
NO_HOME: Final[i64] = WORDS.obstacle("no_home")
SAME_PARCEL: Final[i64] = WORDS.obstacle("same_parcel")
HOUSE_REFUSED: Final[i64] = WORDS.obstacle("house_refused")
ROAD_THERE: Final[i64] = WORDS.obstacle("road_there")
UNCONNECTED: Final[i64] = WORDS.obstacle("unconnected")
BRIDGE: Final[i64] = WORDS.obstacle("bridge")
TOO_FEW: Final[i64] = WORDS.obstacle("too_few", least=NUMBER)
SUPPLY_SHORT: Final[i64] = WORDS.obstacle("supply_short", left=NUMBER)
TOO_EXPENSIVE: Final[i64] = WORDS.obstacle("too_expensive", need=NUMBER, have=NUMBER)
