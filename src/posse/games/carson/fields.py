"""The keys of a scene of Carson City."""

from typing import Any, Final

from posse.engine.errors import BadScene
from posse.engine.scene import Field, Fields
from posse.engine.shapes import (
    Counted,
    Each,
    Many,
    Row,
    Seat,
    SeatOrder,
    Shape,
    Slots,
    Truth,
    Where,
    Whole,
    Word,
    told,
)
from posse.engine.words import NOTHING, whole
from posse.games.carson.data.board import EDGE, EDGES, PARCEL, PARCELS, PLACE, PLACES, SLOTS
from posse.games.carson.data.buildings import BUILDING, CONTENT, MOST_OF_A_KIND, RIVER
from posse.games.carson.data.buildings import NOTHING as NOTHING_THERE
from posse.games.carson.data.characters import CHARACTER, SIDE
from posse.games.carson.data.rates import COWBOYS, HAND, KIT_MOVES, MOST_CASH, MOST_SEATS, ROADS, ROUNDS, TILE_VALUES
from posse.games.carson.kit import LAYING
from posse.games.carson.state import CarsonState
from posse.games.carson.tiles import ROW
from posse.games.carson.words import SOURCE

MOST_POINTS: Final = 999
MOST_REVOLVERS: Final = 99
MOST_DRAWS: Final = 99
MOST_TILES: Final = HAND * MOST_SEATS
HELD: Final = CONTENT.words[NOTHING_THERE + 1 : RIVER]  # the option determines the river


class Spot(Shape):
    """Owner and content of a parcel: `0`, `house`, `1 saloon`."""

    def __init__(self) -> None:
        super().__init__(2, -1, max(MOST_SEATS - 1, RIVER))

    def read(self, value: object, where: Where) -> list[int]:
        if not isinstance(value, str):
            raise BadScene("scene-spot", field=where.path, given=told(value), last=where.seats - 1, allowed=HELD)
        owners = [whole(word) for word in value.split() if word.isdecimal()]
        held = [word for word in value.split() if not word.isdecimal()]
        is_owned = all(0 <= owner < where.seats for owner in owners)
        if len(owners) > 1 or len(held) > 1 or not is_owned or any(word not in HELD for word in held):
            raise BadScene("scene-spot", field=where.path, given=told(value), last=where.seats - 1, allowed=HELD)
        return [owners[0] if owners else -1, CONTENT.index(held[0]) if held else NOTHING_THERE]

    def show(self, numbers: list[int]) -> Any:
        owner, content = numbers
        words = [str(owner)] if owner >= 0 else []
        return " ".join([*words, CONTENT.words[content]] if content != NOTHING_THERE else words) or NOTHING

    def empty(self) -> list[int]:
        return [-1, NOTHING_THERE]


FIELDS: Final = Fields[CarsonState](
    table=[
        Field("round", Whole(ROUNDS)),
        Field("order", SeatOrder()),
        Field("passed", Many(Seat(), MOST_SEATS, once=True)),
        Field("sides", Each(CHARACTER, Word(SIDE), whole=True), lambda state: state.sides),
        Field("centre", Word(PARCEL, or_nothing=True)),
        Field("town", Each(PARCEL, Spot())),
        Field("roads", Many(Word(EDGE), EDGES, once=True)),
        Field("bridges", Many(Word(EDGE), EDGES, once=True)),
        Field("row", Slots(Word(BUILDING, or_nothing=True), SLOTS), lambda state: state.row),
        Field("cowboys", Each(PLACE, Counted(Seat(), COWBOYS * MOST_SEATS))),
        Field("white", Row(Seat(or_nobody=True), Word(PLACE, or_nothing=True))),
        Field("three_guns", Seat(or_nobody=True)),
        Field("doubled", Word(BUILDING, or_nothing=True)),
        Field("raids", Many(Row(Word(PARCEL), Seat(or_nobody=True)), PARCELS, once=True)),
        Field("refused", Many(Row(Word(BUILDING), Word(PARCEL)), PARCELS, once=True)),
        Field("redraws", Many(Row(Seat(), *[Whole(MOST_DRAWS) for _ in range(1, ROW)]), MOST_DRAWS), hidden=True),
    ],
    player=[
        Field("cash", Whole(MOST_CASH - 1, grows=True), lambda state: state.cash),
        Field("roads", Whole(ROADS), lambda state: state.roads),
        Field("revolvers", Whole(MOST_REVOLVERS, grows=True), lambda state: state.revolvers),
        Field("cowboys", Whole(COWBOYS), lambda state: state.cowboys),
        Field("character", Word(CHARACTER, or_nothing=True), lambda state: state.character),
        Field("promised", Truth(), lambda state: state.promised),
        Field("kept", Each(BUILDING, Whole(MOST_OF_A_KIND)), lambda state: state.kept),
        Field("fresh", Each(BUILDING, Whole(MOST_OF_A_KIND)), lambda state: state.fresh),
        Field("points", Each(SOURCE, Whole(MOST_POINTS, grows=True)), lambda state: state.points),
        Field("moves", Whole(KIT_MOVES), lambda state: state.moves),
        Field("half", Whole(PLACES, least=LAYING), lambda state: state.half, hidden=True),
        Field("hand", Counted(Whole(TILE_VALUES - 1), MOST_TILES), lambda state: state.hands, hidden=True),
        Field("chosen", Whole(TILE_VALUES - 1, least=-1), lambda state: state.chosen, hidden=True),
        Field("rest", Whole(MOST_TILES * TILE_VALUES, least=-1), lambda state: state.rest),
    ],
)
