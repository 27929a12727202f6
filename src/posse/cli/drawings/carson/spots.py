"""Which spots of Carson City can be chosen at a moment, and which one the question is about."""

from dataclasses import dataclass, field

from posse.cli.picture import Position
from posse.games.carson.data.board import EDGE, PARCEL, SPACE


@dataclass
class Spots:
    """Parcels and edges that can be chosen, spaces with the number of their choice, and what is asked about.

    `priced` are the parcels that will cost money.
    """

    parcels: set[str] = field(default_factory=set)
    priced: set[str] = field(default_factory=set)
    edges: set[str] = field(default_factory=set)
    spaces: dict[str, int] = field(default_factory=dict)
    asked_about: set[str] = field(default_factory=set)
    marked: set[str] = field(default_factory=set)


def spots_of(position: Position) -> Spots:
    """The spots that the choices name."""
    spots = Spots(asked_about={str(value) for value in (position.question or {}).values()})
    for number, phrase in enumerate(position.choices, 1):
        words = phrase.split(" ")
        word = words[-1]
        if _mark(spots, word, number):
            spots.marked.add(phrase)
        if words[0] in PAYING:
            spots.priced.add(word)
    return spots


def _mark(spots: Spots, word: str, number: int) -> bool:
    """Note the spot of one choice; False if it names none."""
    if word in PARCELS:
        spots.parcels.add(word)
    elif word in EDGES:
        spots.edges.add(word)
    elif word in SPACES:
        spots.spaces.setdefault(word, number)
    else:
        return False
    return True


PAYING = ("place", "white", "buy")
PARCELS = frozenset(PARCEL.words)
EDGES = frozenset(EDGE.words)
SPACES = frozenset(SPACE.words)
