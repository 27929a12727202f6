"""The printed words and numbers of Carson City that its drawing in the browser shows."""

from typing import Annotated, TypedDict

from posse.engine.view import EVERY
from posse.games.carson.data.board import (
    BUY_VP_5,
    CONSTRUCTION_3,
    CONSTRUCTION_12,
    EDGE,
    LETTERS,
    PARCEL,
    PRICE,
    SPACE,
)
from posse.games.carson.data.buildings import BUILDING, CAP
from posse.games.carson.data.characters import CHARACTER
from posse.games.carson.data.rates import (
    FIREPOWER_INCOME_EACH,
    PARCEL_INCOME_EACH,
    ROUNDS,
    SPACE_POINTS,
    THREE_GUNS,
    WAGE,
)
from posse.games.carson.view_types import Building, Character


class SpaceRow(TypedDict):
    """An action space; its kind is what the price is for, for the others the space itself."""

    word: str
    kind: str
    price: int | None


class BuildingRow(TypedDict):
    """The highest printed income; 0 for buildings that never pay (CC-9.7)."""

    most: int


class Printed(TypedDict):
    """Spaces stand in the order of resolution; the numbers are those of the spaces that show them."""

    BUILDINGS: list[Building]
    CHARACTERS: list[Character]
    BUILDING_ROWS: Annotated[dict[Building, BuildingRow], EVERY]
    LETTERS: str
    PARCELS: list[str]
    EDGES: list[str]
    SPACES: list[SpaceRow]
    ROUNDS: int
    WAGE: int
    THREE_GUNS: int
    PARCEL_INCOME: int
    FIREPOWER_INCOME: int
    SPACE_POINTS: int


def printed() -> Printed:
    return {
        "BUILDINGS": BUILDING.words,
        "CHARACTERS": CHARACTER.words,
        "BUILDING_ROWS": {word: {"most": CAP[index]} for index, word in enumerate(BUILDING.words)},
        "LETTERS": LETTERS,
        "PARCELS": PARCEL.words,
        "EDGES": EDGE.words,
        "SPACES": [_space(space) for space in range(len(SPACE.words))],
        "ROUNDS": ROUNDS,
        "WAGE": WAGE,
        "THREE_GUNS": THREE_GUNS,
        "PARCEL_INCOME": PARCEL_INCOME_EACH,
        "FIREPOWER_INCOME": FIREPOWER_INCOME_EACH,
        "SPACE_POINTS": SPACE_POINTS,
    }


def _space(space: int) -> SpaceRow:
    kind = SPACE.words[space]
    if CONSTRUCTION_12 <= space <= CONSTRUCTION_3:
        kind = "construction"
    elif space >= BUY_VP_5:
        kind = "buy_vp"
    return {"word": SPACE.words[space], "kind": kind, "price": PRICE[space] or None}
