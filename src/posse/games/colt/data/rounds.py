"""Round cards and stations: their turns, events and keep symbols (chapters 4, 8, 18)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.words import Nouns

SYMBOL: Final = Nouns("symbol", ["standard", "tunnel", "speeding_up", "switching", "simultaneous"])
STANDARD: Final[i64] = 0
TUNNEL: Final[i64] = 1
SPEEDING_UP: Final[i64] = 2
SWITCHING: Final[i64] = 3
SIMULTANEOUS: Final[i64] = 4

S, T, D, R, Z = range(len(SYMBOL.words))

#    name                     turns, 2 to 4 players, and 5 or 6   keep symbols
ROWS: Final = [
    ("angry_marshal", [S, S, T, R], [S, S, R], 0),
    ("swivel_arm", [S, T, S, S], [S, T, S], 0),
    ("braking", [S, S, S, S], [S, T, S, S], 0),
    ("take_it_all", [S, T, D, S], [S, D, R], 0),
    ("passengers_rebellion", [S, S, T, S, S], [S, T, S, R], 0),
    ("tunnel", [S, T, S, T, S], [S, T, S, T], 0),
    ("bridge", [S, D, S], [S, D], 0),
    ("ambush", [Z, T, S, S], [Z, T, S], 2),
    ("panting_horses", [Z, S, D, S], [Z, S, D], 0),
    ("whiskey_for_marshal", [S, S, T, T, S], [S, T, T, S], 1),
    ("higher_speed", [S, T, S], [S, S, T, S], 1),
    ("shotgun_rage", [S, T, Z, S], [S, T, Z, S], 1),
    ("pickpocketing", [S, S, T, S], [S, S, T, S], 0),
    ("marshals_revenge", [S, S, T, S], [S, S, T, S], 0),
    ("hostage_conductor", [S, S, T, S], [S, S, T, S], 0),
    ("sharing_the_loot", [S, S, T, S], [S, S, T, S], 0),
    ("escape", [S, S, T, S, S], [S, S, T, S, S], 0),
    ("mortal_bullet", [S, S, T, S], [S, S, T, S], 0),
]

ROUND_CARD: Final = Nouns("round_card", [row[0] for row in ROWS])
ROUND_CARDS: Final[i64] = 18
ANGRY_MARSHAL: Final[i64] = 0
SWIVEL_ARM: Final[i64] = 1
BRAKING: Final[i64] = 2
TAKE_IT_ALL: Final[i64] = 3
PASSENGERS_REBELLION: Final[i64] = 4
PANTING_HORSES: Final[i64] = 8
WHISKEY_FOR_MARSHAL: Final[i64] = 9
HIGHER_SPEED: Final[i64] = 10
SHOTGUN_RAGE: Final[i64] = 11
PICKPOCKETING: Final[i64] = 12
MARSHALS_REVENGE: Final[i64] = 13
HOSTAGE_CONDUCTOR: Final[i64] = 14
SHARING_THE_LOOT: Final[i64] = 15
ESCAPE: Final[i64] = 16
MORTAL_BULLET: Final[i64] = 17

FIRST_STATION: Final[i64] = PICKPOCKETING

# Masks of cards, the first card on the right.
EVERY_ROUND_CARD: Final[i64] = 0b111111_111111111111
ROUND_CARDS_OF_BASE: Final[i64] = 0b000111_000001111111

ROUNDS: Final[i64] = 5
MOST_TURNS: Final[i64] = 5
MOST_PLAYED: Final[i64] = 2 * MOST_TURNS  # cards of one player: two acts in a turn (CE-4.3), or old whiskey (CE-17.5)
MANY_PLAYERS: Final[i64] = 5  # from this number on, the other set of cards is used

GUNSLINGER: Final[i64] = 1000
CONDUCTOR: Final[i64] = 250
MORTAL: Final[i64] = 150


def _turns() -> vec[i64]:
    """Two rows of five for every card; -1 where there is no turn."""
    table = vec[i64]()
    for _, few, many, _ in ROWS:
        for turns in (few, many):
            for place in range(MOST_TURNS):
                table = append(table, turns[place] if place < len(turns) else -1)
    return table


TURNS: Final[vec[i64]] = _turns()
KEEPS: Final[vec[i64]] = vec[i64]([row[3] for row in ROWS])


def symbol_of(card: i64, turn: i64, seats: i64) -> i64:
    """The symbol of a turn of a round card; -1 after the last."""
    if turn >= MOST_TURNS:
        return -1
    row = 2 * card + 1 if seats >= MANY_PLAYERS else 2 * card
    return TURNS[row * MOST_TURNS + turn]
