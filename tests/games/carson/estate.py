"""Helpers for tests of estate income: a town without a house in its centre."""

from typing import Any

import posse
from tests.games.carson.table import said, scene

EMPTY_ROW = ["-"] * 7
FOUR_ROADS = ["g1n", "g1w", "h1w", "g2n"]
AROUND_C4 = ["b3", "c3", "d3", "b4", "d4", "b5", "c5", "d5"]


def dice(*faces: int) -> list[str]:
    return [f"die {face}" for face in faces]


def estate(town: dict[str, str], *faces: int, **picture: Any) -> posse.Match:
    """Play estate income with these dice, up to a cowboy of the last seat on the next space."""
    picture = {"seats": 3, "row": EMPTY_ROW, "cowboys": {}, **picture}
    on_board = {**picture.pop("cowboys"), "parcel_vp": [picture["seats"] - 1]}
    return scene(dice=dice(*faces), centre="-", roads=FOUR_ROADS, town=town, cowboys=on_board, at="estate", **picture)


def fought(match: posse.Match) -> list[str]:
    """The duels so far: place and participants."""
    return [words.removeprefix("duel ") for words in said(match.events, "duel")]


def paid(match: posse.Match, spot: str) -> int:
    """What the building on a parcel has paid its owner."""
    earned = [words.split() for words in said(match.events, "earned")]
    return sum(int(words[-1]) for words in earned if words[3] == spot)
