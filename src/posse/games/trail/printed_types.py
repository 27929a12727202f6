"""The types of the printed rows that the drawing of Great Western Trail shows."""

from typing import Annotated, Literal, TypedDict

from posse.engine.view import EVERY
from posse.games.trail.data.actions import ACTION
from posse.games.trail.data.cards import TASK
from posse.games.trail.data.tiles import HAZARD
from posse.games.trail.data.trail import SPOT_KIND
from posse.games.trail.view_types import Aux, City, Master, Source, Worker

Action = Annotated[str, ACTION]
Hand = Literal["green", "black"]
Hazard = Annotated[str, HAZARD]
SpotKind = Annotated[str, SPOT_KIND]
Task = Annotated[str, TASK]


class ActionRow(TypedDict):
    """The numbers of an icon; of hiring, `dollars` is what the wage changes by."""

    steps: int
    cost: int
    dollars: int
    certificates: int


class AuxRow(TypedDict):
    """The numbers of a single auxiliary action; the double one has them twice."""

    cost: int
    dollars: int
    certificates: int


class BuildingRow(TypedDict):
    """A building; two actions in one slot are a choice. A player who passes a hand pays its owner."""

    craftsmen: int
    points: int
    hands: list[Hand]
    actions: list[list[str]]


class HazardPlace(TypedDict):
    """A place for a hazard tile: its section, and its number there."""

    section: Hazard
    number: int


class SpotRow(TypedDict):
    """A spot of the trail: where its arrows lead, its risk action, and what trading a teepee there brings."""

    word: str
    kind: SpotKind
    arrows: list[str]
    woods: bool
    risk: str | None
    value: int | None
    hazard: HazardPlace | None


class TileRow(TypedDict):
    """A tile of Kansas City."""

    kind: Literal["worker", "teepee"] | Hazard
    hands: list[Hand]
    points: int


class CattleRow(TypedDict):
    """A cattle card."""

    breed: str
    value: int
    points: int


class OfferRow(TypedDict):
    """The price of a number of cards of a breeding value in the cattle market."""

    word: str
    cowboys: int
    dollars: int
    value: int
    cards: int


class ObjectiveRow(TypedDict):
    """An objective card; a starting one has no action."""

    tasks: list[Task]
    points: int
    penalty: int
    action: str | None


class ArrowRow(TypedDict):
    """An arrow to the next city: an objective card at once, points at the end."""

    card: bool
    points: int


class CityRow(TypedDict):
    """A city; discs from any place may go to one with black corners."""

    word: City
    value: int
    black: bool
    points: int
    arrow: ArrowRow | None


class SpaceRow(TypedDict):
    """A space of the railroad with its station, from 0; a turnout hangs behind the space of its number."""

    word: str
    number: int
    turnout: bool
    station: int | None


class StationRow(TypedDict):
    """A station and the space where engines stop for it."""

    word: str
    cost: int
    points: int
    black: bool
    space: str


class MasterRow(TypedDict):
    """The immediate and permanent rewards of a station master."""

    action: str | None
    certificates: int


class DiscRow(TypedDict):
    """A place of a player's board that has a disc."""

    black: bool
    cost: int


class CertificateRow(TypedDict):
    """A place of the certificate track, and the disc that lies on it at first."""

    value: int
    disc: str | None


class Printed(TypedDict):
    """Spots, cities, spaces and stations in order of travel; `None` among the discs is a place that never had one."""

    WORKERS: list[Worker]
    AUXES: list[Aux]
    SOURCES: list[Source]
    ACTIONS: Annotated[dict[Action, ActionRow], EVERY]
    BUILDINGS: dict[str, BuildingRow]
    SPOTS: list[SpotRow]
    TILES: dict[str, TileRow]
    CATTLE: dict[str, CattleRow]
    OFFERS: list[OfferRow]
    TASK_VALUES: dict[Task, int]
    OBJECTIVES: dict[str, ObjectiveRow]
    CITIES: list[CityRow]
    HOME_DOLLARS: int
    SPACES: list[SpaceRow]
    STATIONS: list[StationRow]
    CROSSES: list[int]
    MASTERS: Annotated[dict[Master, MasterRow], EVERY]
    COLUMNS: Annotated[dict[Worker, list[str | None]], EVERY]
    FIRST_COLUMN_WITH_POINTS: int
    WORKER_POINTS: int
    AUX_ROWS: Annotated[dict[Aux, AuxRow], EVERY]
    AUX_DISCS: Annotated[dict[Aux, list[str | None]], EVERY]
    DISCS: dict[str, DiscRow]
    STEP_DISC_DOLLARS: int
    STEP_DISC_POINTS: int
    CERTIFICATE_TRACK: list[CertificateRow]
    FILLING_ROWS: list[int]
