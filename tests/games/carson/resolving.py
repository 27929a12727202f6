"""The spaces of the board, in the order in which they are resolved."""

import posse

SNAKE = [
    "ammunition",
    "roads_3",
    "construction_12",
    "construction_10",
    "construction_8",
    "construction_6",
    "construction_5",
    "construction_4",
    "construction_3",
    "parcel_income",
    "firepower_income",
    "gambling",
    "parcel_vp",
    "firepower_vp",
    "property_vp",
    "buy_vp_5",
    "buy_vp_4",
    "buy_vp_3",
    "buy_vp_2",
]
"""The spaces with a question, in the order of resolution."""

CARRIED_OUT = [space for space in SNAKE if not space.startswith(("construction", "buy_vp"))]
"""Those of them where the answer is just `carry` or `decline`."""


def refusal(match: posse.Match) -> str:
    """The answer that declines the open question."""
    choices = match.choices(match.asked[0])
    return next(words for words in ("decline", "points 0", "keep", "done", *choices) if words in choices)
