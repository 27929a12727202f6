"""The vocabulary of Colt Express: answers, chance and events, each declared once."""

from typing import Final

from mypy_extensions import i64

from posse.engine.words import NUMBER, SEAT, Nouns, Numbers, Words
from posse.games.colt.data.bandits import BANDIT
from posse.games.colt.data.cards import ACTION, BULLET, CARD
from posse.games.colt.data.hostages import HOSTAGE
from posse.games.colt.data.loot import LOOT, PURSE, TOKEN, WHISKEY
from posse.games.colt.data.rounds import ROUND_CARD, SYMBOL
from posse.games.colt.data.train import CAR, SPOT

WORDS: Final = Words()

# Where money comes from at the end (CE-19.1).
SOURCE: Final = Nouns(
    "source", ["purses", "jewels", "strongboxes", "sharing", "cash", "ransom", "gunslinger", "mortal_bullet"]
)
SOURCES: Final[i64] = 8
FROM_PURSES: Final[i64] = 0
FROM_JEWELS: Final[i64] = 1
FROM_STRONGBOXES: Final[i64] = 2
FROM_SHARING: Final[i64] = 3
FROM_CASH: Final[i64] = 4
FROM_RANSOM: Final[i64] = 5
FROM_GUNSLINGER: Final[i64] = 6
FROM_MORTAL_BULLET: Final[i64] = 7

# The name of a flask: what is in it, and whether it has been used once (CE-17.6).
FLASK: Final = Nouns("flask", ["whiskey", "old_whiskey", "half_whiskey", "half_old_whiskey"])
FLASK_KINDS: Final[i64] = 4

# --- answers

PICK: Final[i64] = WORDS.verb("pick", bandit=BANDIT)
START: Final[i64] = WORDS.verb("start", bandit=BANDIT)
RIDE_ON: Final[i64] = WORDS.verb("ride_on")
BOARD: Final[i64] = WORDS.verb("board", bandit=BANDIT)
BOARD_BOTH: Final[i64] = WORDS.verb("board_both")
ENTER: Final[i64] = WORDS.verb("enter", spot=SPOT)
PLAY: Final[i64] = WORDS.verb("play", bandit=BANDIT, action=ACTION)
HIDE: Final[i64] = WORDS.verb("hide", bandit=BANDIT, action=ACTION)
DRAW: Final[i64] = WORDS.verb("draw")
DRINK: Final[i64] = WORDS.verb("drink", bandit=BANDIT, flask=FLASK)
KEEP: Final[i64] = WORDS.verb("keep", bandit=BANDIT, action=ACTION)
KEEP_BULLET: Final[i64] = WORDS.verb("keep_bullet", bullet=BULLET)
DONE: Final[i64] = WORDS.verb("done")
MOVE: Final[i64] = WORDS.verb("move", spot=SPOT)
SEND: Final[i64] = WORDS.verb("send", spot=SPOT)
SHOOT: Final[i64] = WORDS.verb("shoot", bandit=BANDIT)
ROB: Final[i64] = WORDS.verb("rob", token=TOKEN)
PUNCH: Final[i64] = WORDS.verb("punch", bandit=BANDIT)
PUNCH_SHOTGUN: Final[i64] = WORDS.verb("punch_shotgun")
KNOCK: Final[i64] = WORDS.verb("knock", loot=LOOT)
TAKE: Final[i64] = WORDS.verb("take")
DROP: Final[i64] = WORDS.verb("drop")
PUSH: Final[i64] = WORDS.verb("push", spot=SPOT)
RIDE: Final[i64] = WORDS.verb("ride", spot=SPOT)
ESCAPE: Final[i64] = WORDS.verb("escape")
FLEE: Final[i64] = WORDS.verb("flee", spot=SPOT)
SEIZE: Final[i64] = WORDS.verb("seize", hostage=HOSTAGE)
LEAVE: Final[i64] = WORDS.verb("leave")

# --- chance

STARTER: Final[i64] = WORDS.chance("seat", SEAT)
DEALT_BANDIT: Final[i64] = WORDS.chance("bandit", BANDIT)
DRAWN_CAR: Final[i64] = WORDS.chance("car", CAR)
DRAWN_HOSTAGE: Final[i64] = WORDS.chance("hostage", HOSTAGE)
DRAWN_ROUND: Final[i64] = WORDS.chance("round_card", ROUND_CARD)
DRAWN_CARD: Final[i64] = WORDS.chance("card", CARD)
LOOKED_PURSE: Final[i64] = WORDS.chance("purse", PURSE)
LOOKED_FLASK: Final[i64] = WORDS.chance("whiskey", WHISKEY)
ANY: Final[i64] = WORDS.chance("any", Numbers("any"))
FIRST_BANDIT: Final[i64] = WORDS.chance("first", BANDIT)

# --- events

FIRST: Final[i64] = WORDS.event("first", seat=SEAT)
OFFERED: Final[i64] = WORDS.event("offered", bandit=BANDIT)
PLAYS: Final[i64] = WORDS.event("plays", seat=SEAT, bandit=BANDIT)
COUPLED: Final[i64] = WORDS.event("coupled", car=CAR, column=SPOT)
WAITS: Final[i64] = WORDS.event("waits", hostage=HOSTAGE)
STARTED: Final[i64] = WORDS.event("started", bandit=BANDIT, spot=SPOT)
CHOSE: Final[i64] = WORDS.event("chose", seat=SEAT)
BOARDED: Final[i64] = WORDS.event("boarded", reveals=True, bandit=BANDIT, spot=SPOT)
RODE_ON: Final[i64] = WORDS.event("rode_on", reveals=True, bandit=BANDIT)
ROUND_BEGAN: Final[i64] = WORDS.event("round", amount=NUMBER, round_card=ROUND_CARD)
TURN_BEGAN: Final[i64] = WORDS.event("turn", amount=NUMBER, symbol=SYMBOL)
DREW: Final[i64] = WORDS.event("drew", seat=SEAT, amount=NUMBER)
GOT_CARD: Final[i64] = WORDS.event("got_card", seat=SEAT, card=CARD)
CROSSED: Final[i64] = WORDS.event("crossed", seat=SEAT, partner=SEAT)
THREW_BULLETS: Final[i64] = WORDS.event("threw_bullets", seat=SEAT, amount=NUMBER)
SHUFFLED: Final[i64] = WORDS.event("shuffled", seat=SEAT)
PLAYED: Final[i64] = WORDS.event("played", reveals=True, seat=SEAT, bandit=BANDIT, action=ACTION)
HID: Final[i64] = WORDS.event("hid", secret=2, seat=SEAT, bandit=BANDIT, action=ACTION)
SKIPPED: Final[i64] = WORDS.event("skipped", seat=SEAT)
DRANK: Final[i64] = WORDS.event("drank", reveals=True, seat=SEAT, flask=FLASK)
SET_ASIDE: Final[i64] = WORDS.event("set_aside", seat=SEAT, card=CARD)
KEPT: Final[i64] = WORDS.event("kept", reveals=True, seat=SEAT, amount=NUMBER)
RESOLVED: Final[i64] = WORDS.event("resolved", seat=SEAT, bandit=BANDIT, action=ACTION)
REVEALED: Final[i64] = WORDS.event("revealed", reveals=True, seat=SEAT, bandit=BANDIT, action=ACTION)
IN_VAIN: Final[i64] = WORDS.event("in_vain", bandit=BANDIT, action=ACTION)
MOVED: Final[i64] = WORDS.event("moved", bandit=BANDIT, spot=SPOT)
MARSHAL_WENT: Final[i64] = WORDS.event("marshal_went", spot=SPOT)
HIT: Final[i64] = WORDS.event("hit", bandit=BANDIT, amount=NUMBER)
ESCAPED_TO: Final[i64] = WORDS.event("escaped_to", bandit=BANDIT, spot=SPOT)
SHOT: Final[i64] = WORDS.event("shot", bandit=BANDIT, target=BANDIT)
PUSHED: Final[i64] = WORDS.event("pushed", bandit=BANDIT, spot=SPOT)
ROBBED: Final[i64] = WORDS.event("robbed", bandit=BANDIT, loot=LOOT)
LOOKED_IN: Final[i64] = WORDS.event("looked_in", bandit=BANDIT, purse=PURSE)
SMELLED: Final[i64] = WORDS.event("smelled", bandit=BANDIT, whiskey=WHISKEY)
PUNCHED: Final[i64] = WORDS.event("punched", bandit=BANDIT, target=BANDIT)
DROPPED: Final[i64] = WORDS.event("dropped", bandit=BANDIT, loot=LOOT, spot=SPOT)
STOLE: Final[i64] = WORDS.event("stole", bandit=BANDIT, target=BANDIT)
PUNCHED_SHOTGUN: Final[i64] = WORDS.event("punched_shotgun", bandit=BANDIT, spot=SPOT)
FLED: Final[i64] = WORDS.event("fled", bandit=BANDIT, spot=SPOT)
RODE: Final[i64] = WORDS.event("rode", bandit=BANDIT, spot=SPOT)
GOT_AWAY: Final[i64] = WORDS.event("got_away", bandit=BANDIT)
SEIZED: Final[i64] = WORDS.event("seized", bandit=BANDIT, hostage=HOSTAGE)
EVENT: Final[i64] = WORDS.event("event", round_card=ROUND_CARD)
BROUGHT: Final[i64] = WORDS.event("brought", spot=SPOT)
LOST_PURSE: Final[i64] = WORDS.event("lost_purse", reveals=True, bandit=BANDIT, purse=PURSE)
PAID: Final[i64] = WORDS.event("paid", bandit=BANDIT, amount=NUMBER)
HORSES_LEFT: Final[i64] = WORDS.event("horses_left", amount=NUMBER)
MARSHAL_DRANK: Final[i64] = WORDS.event("marshal_drank", reveals=True, whiskey=WHISKEY)
COACH_WENT: Final[i64] = WORDS.event("coach_went", spot=SPOT)
PICKED_POCKET: Final[i64] = WORDS.event("picked_pocket", bandit=BANDIT)
CAUGHT: Final[i64] = WORDS.event("caught", bandit=BANDIT)
COUNTED: Final[i64] = WORDS.event("counted", reveals=True, seat=SEAT, amount=NUMBER, source=SOURCE)

# --- obstacles: of other questions, then in the order in which the rules test them

WORDS.later("pick", "CE-2.3")
WORDS.later("play", "CE-3.5")
WORDS.later("drink", "CE-17.3")
WORDS.later("keep_bullet", "CE-3.7")
WORDS.later("move", "CE-3.9")
WORDS.later("shoot", "CE-3.9")
WORDS.later("rob", "CE-6.13")
WORDS.later("knock", "CE-6.16")
WORDS.later("seize", "CE-16.2")

NOT_YOURS: Final[i64] = WORDS.obstacle("not_yours", bandit=BANDIT)
NOT_OFFERED: Final[i64] = WORDS.obstacle("not_offered")
PLAYED_BY: Final[i64] = WORDS.obstacle("played_by", seat=SEAT)
ABOARD: Final[i64] = WORDS.obstacle("aboard", bandit=BANDIT)
ONE_RIDES: Final[i64] = WORDS.obstacle("one_rides")
ONLY_CARS: Final[i64] = WORDS.obstacle("only_cars")
CAR_PASSED: Final[i64] = WORDS.obstacle("car_passed")
CARD_NOT_IN_HAND: Final[i64] = WORDS.obstacle("card_not_in_hand", action=ACTION)
ONLY_GHOST: Final[i64] = WORDS.obstacle("only_ghost")
DECK_EMPTY: Final[i64] = WORDS.obstacle("deck_empty")
ONLY_STANDARD: Final[i64] = WORDS.obstacle("only_standard")
NO_SUCH_FLASK: Final[i64] = WORDS.obstacle("no_such_flask")
TWO_CARDS: Final[i64] = WORDS.obstacle("two_cards")
KEEP_LIMIT: Final[i64] = WORDS.obstacle("keep_limit", most=NUMBER)
NO_BULLETS_KEPT: Final[i64] = WORDS.obstacle("no_bullets_kept")
NO_SUCH_BULLET: Final[i64] = WORDS.obstacle("no_such_bullet")
NO_SUCH_SPOT: Final[i64] = WORDS.obstacle("no_such_spot")
STANDS_HERE: Final[i64] = WORDS.obstacle("stands_here")
OTHER_LEVEL: Final[i64] = WORDS.obstacle("other_level")
NOT_INTO_COACH: Final[i64] = WORDS.obstacle("not_into_coach")
ONLY_INSIDE: Final[i64] = WORDS.obstacle("only_inside")
TOO_FAR: Final[i64] = WORDS.obstacle("too_far", most=NUMBER)
NOT_ADJACENT: Final[i64] = WORDS.obstacle("not_adjacent")
ONLY_WHEN_ESCAPING: Final[i64] = WORDS.obstacle("only_when_escaping")
NOT_IN_PLAY: Final[i64] = WORDS.obstacle("not_in_play")
ITSELF: Final[i64] = WORDS.obstacle("itself")
OUT_OF_SIGHT: Final[i64] = WORDS.obstacle("out_of_sight")
ELSEWHERE: Final[i64] = WORDS.obstacle("elsewhere")
YOUR_OWN: Final[i64] = WORDS.obstacle("your_own")
BELLE_PROTECTED: Final[i64] = WORDS.obstacle("belle_protected")
NO_SHOTGUN: Final[i64] = WORDS.obstacle("no_shotgun")
LACKS_LOOT: Final[i64] = WORDS.obstacle("lacks_loot", bandit=BANDIT)
ONLY_PURSES: Final[i64] = WORDS.obstacle("only_purses")
NOT_LYING_HERE: Final[i64] = WORDS.obstacle("not_lying_here")
GUARDED: Final[i64] = WORDS.obstacle("guarded")
LOOKS_ALIKE: Final[i64] = WORDS.obstacle("looks_alike")
HOSTAGE_GONE: Final[i64] = WORDS.obstacle("hostage_gone")
