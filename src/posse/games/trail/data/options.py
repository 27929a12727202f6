"""The options that players agree on before the game (GWT-2.2, GWT-2.11)."""

from typing import Final

from posse.engine.errors import BadTable
from posse.engine.game import Option

IN_ORDER: Final = "in_order"
ALL_A: Final = "all_a"
RANDOM: Final = "random"
LETTERS: Final = "ABCDEFG"


def settle_neutral(given: str) -> str:
    """The neutral buildings on the spots A to G: `CABDGFE`."""
    letters = given.upper()
    if sorted(letters) != list(LETTERS):
        raise BadTable("neutral-letters", given=given, allowed=[IN_ORDER, RANDOM, "CABDGFE"])
    return letters


def settle_sides(given: str) -> str:
    """The sides of the private buildings 1 to 10: `abbabaabba`."""
    sides = given.lower()
    if len(sides) != 10 or set(sides) - {"a", "b"}:
        raise BadTable("building-sides", given=given, allowed=[ALL_A, RANDOM, "abbabaabba"])
    return sides


def all_options() -> list[Option]:
    return [
        Option(
            "setup",
            ["beginner", "standard"],
            "beginner",
            sets={
                "beginner": {"neutral": IN_ORDER, "sides": ALL_A},
                "standard": {"neutral": RANDOM, "sides": RANDOM},
            },
        ),
        Option("neutral", [IN_ORDER, RANDOM], IN_ORDER, accepts=settle_neutral, detail=True),
        Option("sides", [ALL_A, RANDOM], ALL_A, accepts=settle_sides, detail=True),
    ]
