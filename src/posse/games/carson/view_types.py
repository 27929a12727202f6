"""The types of what a seat sees of Carson City; the browser's are made from them."""

from typing import Annotated, NotRequired, TypedDict

from posse.engine.view import EVERY
from posse.games.carson.data.buildings import BUILDING, CONTENT
from posse.games.carson.data.characters import CHARACTER, SIDE
from posse.games.carson.words import SOURCE

Building = Annotated[str, BUILDING]
Content = Annotated[str, CONTENT]
Character = Annotated[str, CHARACTER]
Side = Annotated[str, SIDE]
Source = Annotated[str, SOURCE]


class Parcel(TypedDict):
    """The content of a parcel.

    Only a parcel that can be bought has a price. The income is what the building would pay now, `doubled` whether the
    shopkeeper has named it; the robber takes half of the income this round.
    """

    content: NotRequired[Content]
    owner: NotRequired[int]
    price: NotRequired[int]
    income: NotRequired[int]
    doubled: NotRequired[bool]
    robber: NotRequired[int]


class DuelTiles(TypedDict):
    """The duel tiles of a player; only their owner knows the hand, and the chosen one until it is laid openly."""

    count: int
    total: int | None
    laid: bool
    chosen: NotRequired[int | None]
    hand: NotRequired[list[int]]


class CarsonPlayer(TypedDict):
    """A player; `waiting` means that the character still has a reward to give.

    `homeless` are the buildings on offer that the player could not build anywhere now.
    """

    cash: int
    limit: int | None
    points: int
    sources: Annotated[dict[Source, int], EVERY]
    roads: int
    revolvers: int
    cowboys: int
    supply: int
    firepower: int
    property_tiles: int
    character: Character | None
    waiting: bool
    kept: dict[Building, int]
    homeless: list[Building]
    moves: NotRequired[int]
    duel_tiles: NotRequired[DuelTiles]


class WhiteCowboy(TypedDict):
    """Who has the white cowboy, and where it stands."""

    holder: int | None
    at: str | None


class CarsonTable(TypedDict):
    """The common part of the table.

    The round is 0 while the starting parcels are chosen. `row` is the construction row, `closed` the spaces that the
    round marker has closed, the last one first; `cowboys` are the seats on each place, once for each cowboy. `choosing`
    tells that somebody has still to choose a character, `selling` that a parcel chosen now must be paid for.
    """

    round: int
    order: list[int]
    passed: list[int]
    choosing: bool
    selling: bool
    sides: Annotated[dict[Character, Side], EVERY]
    town: dict[str, Parcel]
    roads: list[str]
    bridges: list[str]
    row: dict[str, Building | None]
    bag: Annotated[dict[Building, int], EVERY]
    closed: list[str]
    cowboys: dict[str, list[int]]
    white: WhiteCowboy
    three_guns: int | None
    doubled: Building | None
    houses: int
    roads_left: int


class CarsonOpenView(CarsonTable):
    """The public view; without duel tiles it includes the players."""

    players: NotRequired[list[CarsonPlayer]]


class CarsonOwnView(TypedDict):
    """The private view: with duel tiles the players, including the seat's own tiles."""

    seat: int | None
    players: NotRequired[list[CarsonPlayer]]


class View(CarsonTable):
    """All that a seat sees."""

    seat: int | None
    players: list[CarsonPlayer]
