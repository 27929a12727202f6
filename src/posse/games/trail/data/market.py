"""The job market and the cattle market (chapters 6, 8 and 10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns
from posse.games.trail.data.breeds import HOLSTEIN, TEXAS_LONGHORN, WEST_HIGHLAND
from posse.games.trail.data.cards import BREED_OF, CATTLE

# --- workers for hire

ROW: Final = Nouns("row", [str(row) for row in range(1, 13)])
ROWS: Final[i64] = 12
MOST_COLUMNS: Final[i64] = 4
TOKEN_START: Final[i64] = 1  # row 2
WAGE: Final[vec[i64]] = vec[i64]([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4])
# Rows with the yellow arrow: when the token leaves them the cattle market is filled up (GWT-6.3).
FILLS_MARKET: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0])

# --- cattle for sale

MARKET_SIZE: Final[vec[i64]] = vec[i64]([7, 10, 13])  # by number of players, from 2 on (GWT-2.9)
MARKET_DRAW: Final[i64] = 2  # cards turned up by one cowboy (GWT-10.4)

#    offer, cowboys, dollars, group (value 3, West Highland, Texas Longhorn), cards (GWT-10.2)
_ROWS: Final = [
    ("value3_1", 1, 6, 0, 1),
    ("value3_2", 2, 3, 0, 1),
    ("value3_3", 3, 5, 0, 2),
    ("highland_1", 1, 12, 1, 1),
    ("highland_3", 3, 6, 1, 1),
    ("highland_5", 5, 8, 1, 2),
    ("longhorn_2", 2, 12, 2, 1),
    ("longhorn_4", 4, 6, 2, 1),
]
OFFER: Final = Nouns("offer", [row[0] for row in _ROWS])
OFFERS: Final[i64] = 8
OFFER_COWBOYS: Final[vec[i64]] = vec[i64]([row[1] for row in _ROWS])
OFFER_DOLLARS: Final[vec[i64]] = vec[i64]([row[2] for row in _ROWS])
OFFER_GROUP: Final[vec[i64]] = vec[i64]([row[3] for row in _ROWS])
OFFER_CARDS: Final[vec[i64]] = vec[i64]([row[4] for row in _ROWS])


def _group(card: int) -> int:
    """What a card is sold as; -1 for those of the starting decks."""
    breed = BREED_OF[card]
    if breed == WEST_HIGHLAND:
        return 1
    if breed == TEXAS_LONGHORN:
        return 2
    return 0 if breed >= HOLSTEIN else -1


GROUP_OF: Final[vec[i64]] = vec[i64]([_group(card) for card in range(CATTLE)])
