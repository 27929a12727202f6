"""The job market and the cattle market (chapters 6, 8 and 10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns
from posse.games.trail.data.breeds import BREEDING_VALUE
from posse.games.trail.data.cards import BREED_OF, CATTLE

# --- workers for hire

ROW: Final = Nouns("row", [str(row) for row in range(1, 13)])
ROWS: Final[i64] = 12
MOST_COLUMNS: Final[i64] = 4  # with four players
TOKEN_START: Final[i64] = ROW.index("2")
WAGE: Final[vec[i64]] = vec[i64]([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4])
# Rows with the yellow arrow: when the token leaves them the cattle market is filled up (GWT-6.3).
FILLS_MARKET: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0])

# --- cattle for sale

MARKET_SIZE: Final[vec[i64]] = vec[i64]([7, 10, 13])  # for two, three and four players (GWT-2.9)
MARKET_DRAW: Final[i64] = 2  # cards turned up by one cowboy (GWT-10.4)

# What is sold alike, by breeding value.
DAIRY: Final[i64] = 0  # Holstein, Brown Swiss and Ayrshire, all of value 3
WEST_HIGHLANDS: Final[i64] = 1
TEXAS_LONGHORNS: Final[i64] = 2

#    offer, cowboys, dollars, group, cards (GWT-10.2)
_ROWS: Final = [
    ("value3_1", 1, 6, DAIRY, 1),
    ("value3_2", 2, 3, DAIRY, 1),
    ("value3_3", 3, 5, DAIRY, 2),
    ("highland_1", 1, 12, WEST_HIGHLANDS, 1),
    ("highland_3", 3, 6, WEST_HIGHLANDS, 1),
    ("highland_5", 5, 8, WEST_HIGHLANDS, 2),
    ("longhorn_2", 2, 12, TEXAS_LONGHORNS, 1),
    ("longhorn_4", 4, 6, TEXAS_LONGHORNS, 1),
]
OFFER: Final = Nouns("offer", [row[0] for row in _ROWS])
OFFERS: Final[i64] = 8
OFFER_COWBOYS: Final[vec[i64]] = vec[i64]([row[1] for row in _ROWS])
OFFER_DOLLARS: Final[vec[i64]] = vec[i64]([row[2] for row in _ROWS])
OFFER_GROUP: Final[vec[i64]] = vec[i64]([row[3] for row in _ROWS])
OFFER_CARDS: Final[vec[i64]] = vec[i64]([row[4] for row in _ROWS])


def _group(card: int) -> int:
    """The group in which a card is sold; -1 for cards of the starting decks."""
    return {3: DAIRY, 4: WEST_HIGHLANDS, 5: TEXAS_LONGHORNS}.get(BREEDING_VALUE[BREED_OF[card]], -1)


GROUP_OF: Final[vec[i64]] = vec[i64]([_group(card) for card in range(CATTLE)])
