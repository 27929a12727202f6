"""The keys of a scene of Great Western Trail."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.errors import BadScene, BadTable
from posse.engine.scene import Field, Fields
from posse.engine.shapes import (
    Chosen,
    Counted,
    Each,
    Row,
    Seat,
    Shape,
    Slots,
    Where,
    Whole,
    Word,
    entries,
    refuse_doubled,
    told,
)
from posse.engine.state import bit
from posse.engine.words import Nouns, nearest
from posse.games.trail.building import number_of
from posse.games.trail.data.board import ALL_DISCS, CERTIFICATE_VALUE, COLUMNS, DISC, DISCS
from posse.games.trail.data.buildings import BUILDING, NUMBERS
from posse.games.trail.data.cards import (
    CARD,
    CATTLE,
    DISPLAY,
    FIRST_MARKET_CARD,
    MARKET_CATTLE,
    OBJECTIVE,
    OBJECTIVE_COUNT,
    OBJECTIVES,
    STARTING_CATTLE,
)
from posse.games.trail.data.market import MOST_COLUMNS, ROW, ROWS
from posse.games.trail.data.options import ALL_A, IN_ORDER, LETTERS, RANDOM, settle_neutral, settle_sides
from posse.games.trail.data.railroad import CITY, MASTER, MASTERS, SPACE, STATION
from posse.games.trail.data.tiles import PILE_COUNT, PILES, TILE, TILES, WORKER, WORKERS
from posse.games.trail.data.trail import SPOT, SPOTS
from posse.games.trail.state import TrailState

MOST_MONEY: Final = 1_000_000
MOST_PLAYERS: Final = 4
ALL_TILES: Final = int(sum(PILE_COUNT))
ALL_CARDS: Final = int(sum(MARKET_CATTLE) + sum(OBJECTIVE_COUNT) + MOST_PLAYERS * sum(STARTING_CATTLE))
SIDES: Final = "ab"
COLUMN: Final = 2  # tiles in a column of the foresight
FORESIGHT_COLUMNS: Final = 3


class PartOf(Word):
    """A word of a part of a list."""

    def __init__(self, nouns: Nouns, first: int, last: int) -> None:
        super().__init__(Nouns(nouns.name, nouns.words[:last]))
        self.first = first

    def read(self, value: object, where: Where) -> list[int]:
        words = self.nouns.words
        if value in words[: self.first]:
            meant = nearest("", words[self.first :])
            raise BadScene("scene-word", field=where.path, given=told(value), kind=self.nouns.name, **meant)
        return super().read(value, where)


class Space(Word):
    """A space of the railroad; one without a name can be given as a number."""

    def read(self, value: object, where: Where) -> list[int]:
        is_number = isinstance(value, int) and not isinstance(value, bool)
        return super().read(told(value) if is_number else value, where)


class Letters(Shape):
    """A string of letters, as in an option: `CABDGFE`; the option's name means the usual ones."""

    def __init__(self, letters: str, usual: str, names: list[str], settle: Callable[[str], str]) -> None:
        super().__init__(len(usual), 0, len(letters) - 1)
        self.letters = letters
        self.usual = usual
        self.names = names
        self.settle = settle

    def read(self, value: object, where: Where) -> list[int]:
        if value in self.names:
            return [self.letters.index(letter) for letter in self.usual]
        try:
            settled = self.settle(value if isinstance(value, str) else told(value))
        except BadTable as wrong:
            raise BadScene(wrong.key, **wrong.facts) from wrong
        return [self.letters.index(letter) for letter in settled]

    def show(self, numbers: list[int]) -> Any:
        return "".join(self.letters[number] for number in numbers)


class JobRow(Slots):
    """The workers of a row of the job market, as many as there are players; free places at its end are not shown."""

    def __init__(self) -> None:
        super().__init__(Word(WORKER, or_nothing=True), MOST_COLUMNS, or_fewer=True)

    def read(self, value: object, where: Where) -> list[int]:
        return super().read(entries(value, where, 0, where.seats), where)

    def show(self, numbers: list[int]) -> Any:
        taken = [place + 1 for place, worker in enumerate(numbers) if worker >= 0]
        return super().show(numbers[: max(taken, default=0)])


class Certificates(Shape):
    """The value of a place on the certificate track; stored as the number of the place."""

    def __init__(self) -> None:
        super().__init__(1, 0, len(CERTIFICATE_VALUE) - 1)

    def read(self, value: object, where: Where) -> list[int]:
        values = list(CERTIFICATE_VALUE)
        if isinstance(value, bool) or not isinstance(value, int) or value not in values:
            raise BadScene("scene-certificates", field=where.path, given=told(value), allowed=values)
        return [values.index(value)]

    def show(self, numbers: list[int]) -> Any:
        return int(CERTIFICATE_VALUE[numbers[0]])


class Without(Chosen):
    """Discs that are gone from the player's board; stored are those that are still there."""

    def read(self, value: object, where: Where) -> list[int]:
        return [ALL_DISCS & ~super().read(value, where)[0]]

    def show(self, numbers: list[int]) -> Any:
        return super().show([ALL_DISCS & ~numbers[0]])


class Lost(Shape):
    """Numbers of private buildings that are gone for good, stored as a bit mask."""

    def __init__(self) -> None:
        super().__init__(1, 0, (1 << NUMBERS) - 1)
        self.number = Whole(NUMBERS, least=1)

    def read(self, value: object, where: Where) -> list[int]:
        said = entries(value, where, 0, NUMBERS)
        numbers = [self.number.read(one, where.item(place))[0] for place, one in enumerate(said)]
        refuse_doubled(numbers, where)
        return [sum(1 << number - 1 for number in numbers)]

    def show(self, numbers: list[int]) -> Any:
        return [number + 1 for number in range(NUMBERS) if numbers[0] >> number & 1]


def lost_buildings(state: TrailState) -> vec[i64]:
    """For each seat the buildings that are neither built nor available: they were replaced.

    The state does not store them, so a scene's value goes into `unbuilt`.
    """
    lost = vec[i64]([~unbuilt & (1 << NUMBERS) - 1 for unbuilt in state.unbuilt])
    for spot in range(i64(SPOTS)):
        if state.owner[spot] >= 0:
            lost[state.owner[spot]] &= ~bit(number_of(state.tile[spot] - TILES))
    return lost


CARDS_SAID: Final = Counted(Word(CARD), ALL_CARDS)

FIELDS: Final = Fields[TrailState](
    table=[
        Field("current", Seat()),
        Field("neutral", Letters(LETTERS, LETTERS, [IN_ORDER, RANDOM], settle_neutral)),
        Field("sides", Letters(SIDES, SIDES[0] * NUMBERS, [ALL_A, RANDOM], settle_sides), lambda state: state.side),
        Field("tiles", Each(SPOT, Word(TILE, or_nothing=True))),
        Field("buildings", Each(SPOT, Row(Seat(or_nobody=True), Word(BUILDING, or_nothing=True)))),
        Field("jobs", Each(ROW, JobRow()), lambda state: state.jobs),
        Field("token", Whole(ROWS + 1, least=1)),
        Field("filled", Whole(MOST_COLUMNS - 1)),
        Field(
            "foresight",
            Slots(Slots(Word(TILE, or_nothing=True), COLUMN, or_fewer=True), FORESIGHT_COLUMNS, or_fewer=True),
            lambda state: state.foresight,
        ),
        Field("supply", Slots(Each(TILE, Whole(ALL_TILES)), PILES), lambda state: state.supply),
        Field("market", Counted(PartOf(CARD, FIRST_MARKET_CARD, CATTLE), ALL_CARDS), lambda state: state.market),
        Field("display", Counted(PartOf(OBJECTIVE, 0, OBJECTIVES), DISPLAY), lambda state: state.display),
        Field("masters", Slots(Word(MASTER, or_nothing=True), MASTERS, or_fewer=True), lambda state: state.masters),
        Field("given", Slots(Word(WORKER, or_nothing=True), MASTERS, or_fewer=True), lambda state: state.given),
        Field("removed", CARDS_SAID, lambda state: state.removed),
        Field("gone", Counted(Word(TILE), ALL_TILES), lambda state: state.gone),
        Field("holder", Seat(or_nobody=True, nobody=None)),
        Field("left", Whole(MOST_PLAYERS - 1)),
    ],
    player=[
        Field("money", Whole(MOST_MONEY, grows=True), lambda state: state.money),
        Field("place", Word(SPOT, or_nothing=True), lambda state: state.place),
        Field("engine", Space(SPACE), lambda state: state.engine),
        Field("certificates", Certificates(), lambda state: state.marker),
        Field("off", Without(DISC), lambda state: state.discs),
        Field("lost", Lost(), lost_buildings),
        Field("workers", Slots(Whole(COLUMNS, least=1), WORKERS), lambda state: state.workers),
        Field("titles", Chosen(MASTER), lambda state: state.titles),
        Field("tiles", Counted(PartOf(TILE, WORKERS, TILES), ALL_TILES), lambda state: state.tiles),
        Field("stations", Chosen(STATION), lambda state: state.stations),
        Field("cities", Each(CITY, Whole(DISCS)), lambda state: state.cities),
        Field("area", Counted(Word(OBJECTIVE), ALL_CARDS), lambda state: state.area),
        Field("hand", CARDS_SAID, lambda state: state.hand, hidden=True),
        Field("discard", CARDS_SAID, lambda state: state.discard),
        Field("deck", CARDS_SAID, lambda state: state.deck, hidden=True),
        Field("known", CARDS_SAID, lambda state: state.known),
    ],
)
