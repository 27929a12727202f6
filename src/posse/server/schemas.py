"""The shapes of what travels over HTTP; `docs/wire.md` is their agreement in words."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_RECORD = 100_000  # a long game has a tenth of that, and whoever loads one holds up everybody
MOST_LINES = 100_000

Level = Annotated[str, Field(max_length=20)]
Name = Annotated[str, Field(max_length=100)]
Word = Annotated[str, Field(max_length=500)]
Options = Annotated[dict[Word, Word], Field(max_length=100)]
OnTime = Literal["nothing", "bot"]
Tempo = Literal["off", "quick", "calm"]


class Body(BaseModel):
    """What a request may hold, and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Nothing(Body):
    """An empty object."""


class Minutes(Body):
    """Minutes for the whole game, and seconds more for every turn."""

    kind: Literal["minutes"]
    minutes: Annotated[int, Field(ge=1, le=600)]
    increment: Annotated[int, Field(ge=0, le=600)]


class Days(Body):
    """Days for every turn."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]


Clock = Annotated[Minutes | Days, Field(discriminator="kind")]


class SitMe(Body):
    kind: Literal["me"]


class SitOpen(Body):
    kind: Literal["open"]


class SitLocal(Body):
    kind: Literal["local"]
    name: Name


class SitBot(Body):
    kind: Literal["bot"]
    level: Level


Sit = Annotated[SitMe | SitOpen | SitLocal | SitBot, Field(discriminator="kind")]
Reseat = Annotated[SitOpen | SitLocal | SitBot, Field(discriminator="kind")]


class Agreed(Body):
    """What the players agree on beside the rules."""

    public: bool = True
    spectators: bool = True
    clock: Clock | None = None
    on_time: OnTime = "nothing"
    tempo: Tempo = "quick"


class NewTable(Agreed):
    game: Annotated[str, Field(max_length=40)]
    options: Options = {}
    seats: Annotated[list[Sit], Field(min_length=1, max_length=8)]
    name: Name | None = None
    start: bool = False


class NewOptions(Body):
    options: Options | None = None
    public: bool | None = None
    spectators: bool | None = None
    clock: Clock | None = None
    on_time: OnTime | None = None
    tempo: Tempo | None = None


class NewName(Body):
    name: Name


class Credentials(Body):
    account: Annotated[str, Field(max_length=100)]
    password: Annotated[str, Field(max_length=1000)]


class Join(Body):
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    name: Name | None = None


class Claim(Body):
    key: Annotated[str, Field(max_length=64)]


class Resign(Body):
    seat: Annotated[int, Field(ge=0, le=7)]


class Record(Body):
    record: Annotated[str, Field(max_length=MOST_RECORD)]


class Fork(Body):
    moment: Annotated[int, Field(ge=0, le=MOST_LINES)]
    seat: Annotated[int, Field(ge=0, le=7)]
    level: Level


# --- answers


class Fault(BaseModel):
    key: str
    facts: dict[str, Any]


class Refusal(BaseModel):
    """Why something was refused; the sentence is the text `error-<key>`."""

    error: Fault


class Me(BaseModel):
    name: str | None
    account: str | None


class OptionInfo(BaseModel):
    name: str
    values: list[str]
    default: str
    sets: dict[str, dict[str, str]]
    free: bool
    detail: bool
    seats: list[int]


class GameInfo(BaseModel):
    name: str
    least: int
    most: int
    version: int
    options: list[OptionInfo]
    verbs: dict[str, list[tuple[str, str]]]
    events: dict[str, list[tuple[str, str]]]
    steps: dict[str, list[tuple[str, str]]]
    parts: dict[str, dict[str, int]]


class Games(BaseModel):
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    language: str


class Seat(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    mine: bool
    here: bool
    standin: str | None
    left: bool
    resigned: bool
    key: str | None = None


class ProposalInfo(BaseModel):
    id: int
    kind: Literal["undo", "bot"]
    by: int
    seat: int
    yes: list[int]
    no: list[int]
    open: list[int]


class Score(BaseModel):
    scores: list[int]
    ranking: list[list[int]]


class Result(Score):
    breakdown: dict[str, list[int]]


State = Literal["open", "running", "over", "closed"]


class Table(BaseModel):
    id: str
    game: str
    options: dict[str, str]
    secrets: bool
    state: State
    host: bool
    public: bool
    spectators: bool
    clock: dict[str, Any] | None
    on_time: OnTime
    tempo: Tempo
    seats: list[Seat]
    watchers: int
    rematch: str | None
    proposal: ProposalInfo | None
    result: Result | None


class CardSeat(BaseModel):
    name: str | None
    kind: Literal["open", "person", "bot"]
    level: str | None
    mine: bool


class Card(BaseModel):
    id: str
    game: str
    state: State
    seats: list[CardSeat]
    waits: bool
    created: str
    result: Score | None


class Lobby(BaseModel):
    mine: list[Card]
    open: list[Card]
    running: list[Card]
    finished: list[Card]


class ReplayLine(BaseModel):
    seat: int | None
    words: str
    kind: Literal["start", "answer", "undo", "imagine", "scores"]
    struck: bool


class Replay(BaseModel):
    lines: list[ReplayLine]
    names: list[str]
    game: str
    seats: int
    result: Result | None


class Moment(BaseModel):
    moment: int
    view: dict[str, Any]
    asked: list[int]
    question: dict[str, Any] | None
    events: list[dict[str, Any]]


class Latency(BaseModel):
    p50: float | None
    p99: float | None


class Health(BaseModel):
    tables: int
    watchers: int
    moves: int
    latency_ms: Latency
    compiled: bool
