"""Action cards and bullets (chapter 5), and how the cards of one player are counted.

A player can hold the action cards of two bandits: the player's own, and the second or the partner's. So there are 21
kinds of cards: seven actions of the first bandit, seven of the other, bullets of the six bandits, neutral bullets.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns
from posse.games.colt.data.bandits import BANDIT

ACTION: Final = Nouns("action", ["move", "floor", "fire", "robbery", "punch", "marshal", "ride"])
ACTIONS: Final[i64] = 7
MOVE: Final[i64] = 0
FLOOR: Final[i64] = 1
FIRE: Final[i64] = 2
ROBBERY: Final[i64] = 3
PUNCH: Final[i64] = 4
MARSHAL: Final[i64] = 5
RIDE: Final[i64] = 6

#                                         move floor fire robbery punch marshal ride (CE-2.2, CE-11.6)
ACTION_COUNT: Final[vec[i64]] = vec[i64]([2, 2, 2, 2, 1, 1, 1])

CARD: Final = Nouns(
    "card",
    [
        *ACTION.words,
        *[f"other_{action}" for action in ACTION.words],
        *[f"bullet_{bandit}" for bandit in BANDIT.words],
        "bullet",
    ],
)
ACTION_KINDS: Final[i64] = 2 * ACTIONS
FIRST_BULLET: Final[i64] = ACTION_KINDS

BULLET: Final = Nouns("bullet", [*BANDIT.words, "neutral"])
NEUTRAL: Final[i64] = 6
BULLET_KINDS: Final[i64] = NEUTRAL + 1

KINDS: Final[i64] = ACTION_KINDS + BULLET_KINDS

HAND: Final[i64] = 6
DRAW: Final[i64] = 3
NEUTRAL_BULLETS: Final[i64] = 13
MORE_NEUTRAL_BULLETS: Final[i64] = 3  # with Horses & Stagecoach
ENDLESS: Final[i64] = 999  # option `neutral_bullets = unlimited`
