"""The hostages of the Stagecoach (chapter 16)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.words import Nouns

HOSTAGE: Final = Nouns(
    "hostage", ["nun", "minister", "old_lady", "teacher", "photographer", "banker", "poker_player", "poodle"]
)
HOSTAGES: Final[i64] = 8
NUN: Final[i64] = 0
MINISTER: Final[i64] = 1
OLD_LADY: Final[i64] = 2
TEACHER: Final[i64] = 3
PHOTOGRAPHER: Final[i64] = 4
BANKER: Final[i64] = 5
POKER_PLAYER: Final[i64] = 6
POODLE: Final[i64] = 7

# A fixed sum, or for each jewel, bullet or purse, or for holding a strongbox.
RANSOM: Final[vec[i64]] = vec[i64]([700, 900, 500, 800, 200, 1000, 250, 1000])
