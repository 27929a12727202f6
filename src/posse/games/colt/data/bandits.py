"""The six bandits (chapter 7); a bandit is an index into this list everywhere."""

from typing import Final

from mypy_extensions import i64

from posse.engine.words import Nouns

BANDIT: Final = Nouns("bandit", ["belle", "cheyenne", "django", "doc", "ghost", "tuco"])
BANDITS: Final[i64] = 6
BELLE: Final[i64] = 0
CHEYENNE: Final[i64] = 1
DJANGO: Final[i64] = 2
DOC: Final[i64] = 3
GHOST: Final[i64] = 4
TUCO: Final[i64] = 5

SHOTS: Final[i64] = 6  # bullets in a cylinder (CE-2.10)
EVERY_BANDIT: Final[i64] = 0b111111  # mask
