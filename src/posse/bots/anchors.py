"""How strong the five levels are, as ratings that never change: people find theirs by playing against them.

The numbers are on the scale of openskill, where a newcomer has 25. Level 3, which a casual player meets, stands for
that; the others lie as far from it as the shares of their wins against each other say (docs/ratings.md). They belong to
the skill of a game; a game without one has the usual ones.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import orjson

from posse.bots.levels import LEVELS

SKILLS = Path(__file__).parent / "skill"


class Anchor(NamedTuple):
    """The rating of a level, and its standard deviation."""

    mu: float
    sigma: float


USUAL = (Anchor(13.0, 3.0), Anchor(19.0, 3.0), Anchor(25.0, 3.0), Anchor(30.0, 3.0), Anchor(34.0, 3.0))


@cache
def anchors_of(game: str) -> dict[str, Anchor]:
    """The rating of every level at a game."""
    file = SKILLS / game / "anchors.json"
    if not file.is_file():
        return dict(zip(LEVELS, USUAL, strict=True))
    told = orjson.loads(file.read_bytes())
    return {level: Anchor(mu, told["sigma"]) for level, mu in zip(LEVELS, told["mu"], strict=True)}
