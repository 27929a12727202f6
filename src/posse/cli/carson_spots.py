"""Which spots of Carson City can be chosen at a moment, and which one the question is about."""

from dataclasses import dataclass, field

from posse.cli.picture import Position
from posse.games.carson.data.board import EDGE, PARCEL, SPACE_NAMES


@dataclass
class Spots:
    """Parcels and edges that can be chosen, spaces with the number of their choice, and what is asked about."""

    parcels: set[str] = field(default_factory=set)
    edges: set[str] = field(default_factory=set)
    spaces: dict[str, int] = field(default_factory=dict)
    asked_about: set[str] = field(default_factory=set)
    marked: set[str] = field(default_factory=set)


def spots_of(position: Position) -> Spots:
    """The spots that the choices name."""
    spots = Spots(asked_about={str(value) for value in (position.question or {}).values()})
    for number, phrase in enumerate(position.choices, 1):
        if _mark(spots, phrase.split(" ")[-1], number):
            spots.marked.add(phrase)
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


PARCELS = frozenset(PARCEL.words)
EDGES = frozenset(EDGE.words)
SPACES = frozenset(SPACE_NAMES)
