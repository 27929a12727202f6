"""The golden records of Carson City: their tables, and what they must cover together."""

from typing import Final

import posse
from posse.games.carson.data.characters import CHARACTER, SIDE
from tests.games.golden import EveryWord, Golden, Table

TABLES: Final = {
    "2-polish": Table(2, {"edition": "polish"}, undo=4),
    "3-italian-red-river": Table(3, {"edition": "italian", "characters": "red", "river": "carson"}),
    "4-russian-random-kit": Table(4, {"edition": "russian", "characters": "random", "kit_carson": "true"}, undo=2),
    "5-polish-red-might": Table(5, {"edition": "polish", "characters": "red", "might_makes_right": "true"}),
    "3-russian-might-open": Table(
        3, {"might_makes_right": "true", "duel_tile_reveal": "in_pass_order", "river": "b1 b2 b3 a3"}
    ),
    "4-italian-all": Table(
        4,
        {
            "edition": "italian",
            "characters": "random",
            "might_makes_right": "true",
            "kit_carson": "true",
            "river": "a4 b4 c4 d4 e4 f4 g4 h4",
        },
    ),
    "5-polish-attacks": Table(
        5,
        {
            "edition": "polish",
            "characters": "random",
            "undefended_attack": "duel_with_owner",
            "doubling_lost_on": "any_attack",
            "mine_brings_house": "true",
            "sheriff_red_white_cowboy": "true",
        },
    ),
    "3-italian-might-forked": Table(3, {"edition": "italian", "might_makes_right": "true"}, fork=60),
}


EVERY_WORD: Final = [
    EveryWord("offered", "building"),
    EveryWord("bought_building", "building"),
    EveryWord("built", "building"),
    EveryWord("gained", "cause"),
]


def cards_taken(match: posse.Match) -> set[str]:
    """The characters that were taken, with the side that was up."""
    sides = {event.args()["character"]: event.args()["side"] for event in match.events if event.name == "sided"}
    taken = [event.args()["character"] for event in match.events if event.name == "took"]
    return {f"card {card} {sides[card]}" for card in taken}


GOLDEN: Final = Golden(
    TABLES,
    EVERY_WORD,
    more=frozenset(f"card {card} {side}" for card in CHARACTER.words for side in SIDE.words),
    also_shown=cards_taken,
)
