"""The types of what a seat sees of Great Western Trail; the browser's are made from them."""

from typing import Annotated, NotRequired, TypedDict

from posse.engine.view import EVERY
from posse.games.trail.data.board import AUX
from posse.games.trail.data.railroad import CITY, MASTER
from posse.games.trail.data.tiles import WORKER
from posse.games.trail.words import SOURCE

Worker = Annotated[str, WORKER]
Aux = Annotated[str, AUX]
Master = Annotated[str, MASTER]
City = Annotated[str, CITY]
Source = Annotated[str, SOURCE]

Counts = dict[str, int]


class TileOnSpot(TypedDict):
    """A hazard or teepee."""

    tile: str


class BuildingOnSpot(TypedDict):
    """A building; the owner of a neutral one is None."""

    building: str
    owner: int | None


class Tolls(TypedDict):
    """The toll for passing a hand in this game."""

    green: int
    black: int


class MasterPlace(TypedDict):
    """A station master, None once it is taken, and the worker left there for it."""

    master: Master | None
    worker: Worker | None


class Reach(TypedDict):
    """The cost of going to a spot: the fewest steps, and the lowest tolls."""

    steps: int
    toll: int


class Prospect(TypedDict):
    """The cost and reward of a delivery to a city.

    `lacks` is how many certificates it takes beside the value, None if the city is out of reach; `taken` means that a
    disc of the player bars it (GWT-6.7). Points and objective cards include those of arrows that the disc completes.
    """

    city: City
    cost: int
    lacks: int | None
    taken: bool
    cards: int
    points: int
    dollars: int


class Delivery(TypedDict):
    """A delivery of one player: its value as it is and with 0, 1, 2 ... certificates added to it, and all cities."""

    seat: int
    value: int
    with_certificates: list[int]
    special: bool
    cities: list[Prospect]


class TrailPlayer(TypedDict):
    """A player's board and deck.

    `place` is None before the first turn; `discs` are the places of the board that still have theirs, `auxiliary` how
    many of the two places of each auxiliary action are clear. `transport` is what the way to each city costs. `area`
    are the objective cards in play, `met` which of their tasks are met, `to_meet` which tasks of each card on display
    would be met if it were in play too. `known` are cards of the hand that everybody can work out, `deck` all cards of
    the deck.
    """

    money: int
    place: str | None
    engine: str
    certificates: int
    certificate_limit: int
    permanent: int
    step_limit: int
    hand_limit: int
    discs: list[str]
    auxiliary: Annotated[dict[Aux, int], EVERY]
    workers: Annotated[dict[Worker, int], EVERY]
    titles: list[Master]
    tiles: Counts
    unbuilt: list[str]
    stations: list[str]
    cities: dict[City, int]
    transport: Annotated[dict[City, int], EVERY]
    area: list[str]
    met: list[list[bool]]
    to_meet: list[list[bool]]
    hand: int
    known: Counts
    stack: int
    discarded: int
    discard: Counts
    deck: Counts
    points: Annotated[dict[Source, int], EVERY]
    score: int


class TrailOpenView(TypedDict):
    """What everybody sees.

    `jobs` are twelve rows of as many places as there are players, `wages` what a worker of each row costs in the open
    question, `hirable` the number of rows above the token; `token` is the row of the token from 1, None once the market
    is full. `foresight` has two tiles in each of three columns. `buildings` are the sides of the private buildings 1 to
    10 in this game. `holder` has the token of the job market: `left` turns are left then. `reach` is where the
    cattleman who is about to move can go, `visited` the spots whose buildings can be used in the open question,
    `delivery` what can be delivered in it.
    """

    current: int
    trail: dict[str, TileOnSpot | BuildingOnSpot]
    tolls: Tolls
    jobs: list[list[Worker | None]]
    wages: list[int]
    hirable: int
    token: int | None
    foresight: list[list[str | None]]
    piles: list[int]
    market: Counts
    market_size: int
    cattle_left: int
    display: list[str]
    objectives_left: int
    masters: list[MasterPlace]
    buildings: list[str]
    holder: int | None
    left: int | None
    players: list[TrailPlayer]
    reach: dict[str, Reach] | None
    visited: list[str]
    delivery: Delivery | None


class TrailOwnView(TypedDict):
    """What only one seat sees.

    Of the hand: the cards, which tasks of its objectives would be met, its `value` in Kansas City now, the cards that
    count for that, and the cities it would lead to.
    """

    seat: int | None
    hand: NotRequired[Counts]
    hand_to_meet: NotRequired[dict[str, list[bool]]]
    value: NotRequired[int]
    counted: NotRequired[list[str]]
    prospects: NotRequired[Delivery]


class View(TrailOpenView, TrailOwnView):
    """All that a seat sees."""
