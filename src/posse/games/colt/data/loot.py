"""What can be robbed (CE-2.1, CE-11.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns

# Purses: 18, of six values.
PURSES: Final[i64] = 18
PURSE_VALUES: Final[i64] = 6
PURSE: Final = Nouns("purse", ["250", "300", "350", "400", "450", "500"])
PURSE_WORTH: Final[vec[i64]] = vec[i64]([int(word) for word in PURSE.words])
PURSE_COUNT: Final[vec[i64]] = vec[i64]([8, 2, 2, 2, 2, 2])
STARTING_PURSE: Final[i64] = 0  # $250 (CE-2.4)

JEWELS: Final[i64] = 6
JEWEL_WORTH: Final[i64] = 500
STRONGBOX_WORTH: Final[i64] = 1000

# Flasks: 5 of whiskey and 1 of old whiskey, two uses each.
FLASKS: Final[i64] = 6
WHISKEY: Final = Nouns("whiskey", ["normal", "old"])
NORMAL: Final[i64] = 0
OLD: Final[i64] = 1
FLASK_COUNT: Final[vec[i64]] = vec[i64]([5, 1])

# A token on a spot.
TOKEN: Final = Nouns(
    "token",
    [
        *[f"purse{number}" for number in range(1, PURSES + 1)],
        *[f"flask{number}" for number in range(1, FLASKS + 1)],
        "jewel",
        "strongbox",
    ],
)
FIRST_FLASK: Final[i64] = PURSES
JEWEL: Final[i64] = FIRST_FLASK + FLASKS
STRONGBOX: Final[i64] = JEWEL + 1

LOOT: Final = Nouns("loot", ["purse", "jewel", "strongbox", "flask"])
LOOT_KINDS: Final[i64] = 4
A_PURSE: Final[i64] = 0
A_JEWEL: Final[i64] = 1
A_STRONGBOX: Final[i64] = 2
A_FLASK: Final[i64] = 3
