"""The bodies of requests and responses; `docs/wire.md` explains them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, create_model
from pydantic.fields import FieldInfo

from posse.engine.luck import DIGITS
from posse.engine.words import Value
from posse.server.http.model import Model
from posse.server.settings import Compiling
from posse.server.store.terms import Terms

MOST_RECORD = 100_000  # a long game has a tenth of that, and loading one blocks everybody
MOST_LINES = 100_000
MOST_LESSON_ANSWERS = 100
MOST_PICKED = 10

Level = Annotated[str, Field(max_length=20)]
Name = Annotated[str, Field(max_length=100)]
Word = Annotated[str, Field(max_length=500)]
Options = Annotated[dict[Word, Word], Field(max_length=100)]


class Body(BaseModel):
    """What a request may contain; anything else is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Nothing(Body):
    """An empty object."""


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


class NewTable(Body, Terms):
    game: Annotated[str, Field(max_length=40)]
    options: Options = {}
    seats: Annotated[list[Sit], Field(min_length=1, max_length=8)]
    name: Name | None = None
    posse: Annotated[str, Field(max_length=40, description="the group for whose members it is")] | None = None
    start: bool = False


class TermsChange(Body):
    """Other options, other terms, or both; what is missing stays as it is."""

    options: Options | None = None

    def applied_to(self, terms: Terms) -> Terms:
        """The terms with those that were given; null counts only for a term that may be null."""
        may_be_null = {name for name, term in Terms.model_fields.items() if term.default is None}
        given = {name: value for name, value in self if name in self.model_fields_set & set(Terms.model_fields)}
        return terms.model_copy(
            update={name: value for name, value in given.items() if value is not None or name in may_be_null}
        )


def _or_null(term: FieldInfo) -> Any:
    annotation: Any = term.annotation
    return annotation | None, None


_MAYBE_TERMS = {name: _or_null(term) for name, term in Terms.model_fields.items()}
NewOptions = create_model("NewOptions", __base__=TermsChange, **_MAYBE_TERMS)


class NewName(Body):
    name: Name


Password = Annotated[str, Field(max_length=1000)]
AccountName = Annotated[str, Field(max_length=100)]


class Credentials(Body):
    account: AccountName
    password: Password


class RenewLink(Body):
    alone: Annotated[bool, Field(description="whether those who have used the old link lose the seat")] = False


class Join(Body):
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    name: Name | None = None


class BotJoin(Body):
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class Claim(Body):
    key: Annotated[str, Field(max_length=64)]


class Contribution(Body):
    contribution: Annotated[str, Field(pattern=f"^[0-9a-f]{{{DIGITS}}}$", description="random, from the browser")]


class Rematch(Body):
    start: Annotated[bool, Field(description="whether it begins at once if nobody else has to come")] = True


class Resign(Body):
    seat: Annotated[int, Field(ge=0, le=7)]


class Record(Body):
    record: Annotated[str, Field(max_length=MOST_RECORD)]


class Fork(Body):
    moment: Annotated[int, Field(ge=0, le=MOST_LINES)]
    seat: Annotated[int, Field(ge=0, le=7)]
    level: Level


class LessonAnswers(Body):
    """The answers of a learner from the beginning of a lesson."""

    answers: Annotated[list[Word], Field(max_length=MOST_LESSON_ANSWERS)] = []


class LessonThing(LessonAnswers):
    """A thing on the board, by its spots, and what was picked before it."""

    thing: Word
    picked: Annotated[list[Word], Field(max_length=MOST_PICKED)] = []


# --- answers


class Fault(Model):
    key: str
    facts: dict[str, Any]


class Refusal(Model):
    """Why something was refused; the sentence is the text `error-<key>`."""

    error: Fault


class Me(Model):
    name: str | None
    account: str | None


class OptionInfo(Model):
    name: str
    values: list[str]
    default: str
    sets: dict[str, dict[str, str]]
    free: bool
    detail: bool
    seats: list[int]


class ScopeInfo(Model):
    rules: list[str]
    without: dict[str, str]


class GameInfo(Model):
    name: str
    least: int
    most: int
    version: int
    options: list[OptionInfo]
    scopes: list[ScopeInfo]
    verbs: dict[str, list[tuple[str, str]]]
    events: dict[str, list[tuple[str, str]]]
    steps: dict[str, list[tuple[str, str]]]
    obstacles: dict[str, list[tuple[str, str]]]
    parts: dict[str, dict[str, int]]
    plans: Annotated[
        dict[str, bool],
        Field(description="what a seat may decide on before it is asked, and whether it has to choose an answer"),
    ]
    lessons: int
    puzzles: int


class Games(Model):
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    language: str
    mails: Annotated[bool, Field(description="whether this server sends e-mail")]


PersonId = Annotated[str | None, Field(description="whose profile it leads to; null for bots of the server")]


class Seat(Model):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    mine: bool
    here: bool
    kept: Annotated[
        int | None,
        Field(
            description="for how many milliseconds more the seat is kept for its person, who is away; null if not away"
        ),
    ]
    standin: str | None
    left: bool
    resigned: bool
    deleted: bool
    author: Annotated[str | None, Field(description="the author of a guest bot, which has the level `guest`")]
    person: PersonId
    key: str | None = None


class ProposalInfo(Model):
    id: int
    kind: Literal["undo", "bot"]
    by: int
    seat: int
    yes: list[int]
    no: list[int]
    open: list[int]


class Score(Model):
    scores: list[int]
    ranking: list[list[int]]


class Result(Score):
    breakdown: dict[str, list[int]]


TableState = Literal["open", "running", "over", "closed"]


def _require_all(schema: dict[str, Any]) -> None:
    """Describe every field as always there: the defaults of the terms are for requests."""
    schema["required"] = list(schema["properties"])
    for field in schema["properties"].values():
        field.pop("default", None)


class TableLuck(Model):
    """What is published about the luck of a table; null if it cannot be verified."""

    version: int
    commitment: Annotated[str, Field(description="the SHA-256 of the secret seed")]
    contributions: Annotated[list[str | None], Field(description="what browsers have added, by seat")]


class Table(Terms):
    model_config = ConfigDict(json_schema_extra=_require_all)

    id: str
    game: str
    options: dict[str, str]
    secrets: bool
    state: TableState
    begins_in: Annotated[
        int | None,
        Field(
            description="in how many milliseconds the server begins the game, or earlier if every person has"
            " contributed to its luck; null if its host begins it, or it has begun"
        ),
    ]
    host: bool
    seats: list[Seat]
    watchers: int
    rematch: str | None
    posse: Annotated[str | None, Field(description="the group for whose members it is")]
    proposal: ProposalInfo | None
    result: Result | None
    luck: TableLuck | None


class GameEvent(Model):
    """What happened, with the arguments of the event by name."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Value]

    event: str


class CardSeat(Model):
    name: str | None
    kind: Literal["open", "person", "bot"]
    level: str | None
    mine: bool
    here: Annotated[bool, Field(description="whether its person is at the table now; told by the lobby only")]
    deleted: bool
    author: str | None
    person: PersonId


class Card(Model):
    id: str
    game: str
    state: TableState
    begins: Annotated[bool, Field(description="whether the server is about to begin the game by itself")]
    seats: list[CardSeat]
    waits: bool
    left: Annotated[int | None, Field(description="for how many milliseconds it waits for you, if there is a clock")]
    rated: bool
    created: str
    moved: Annotated[
        str | None,
        Field(description="when everybody last saw a move; running tables only, null if that is not known"),
    ]
    last: Annotated[
        GameEvent | None, Field(description="what everybody saw last; running tables only, null if unknown")
    ]
    result: Score | None


class Lobby(Model):
    mine: list[Card]
    known: Annotated[list[Card], Field(description="public tables of people with whom you have played lately")]
    open: list[Card]
    running: list[Card]
    finished: list[Card]


class Board(Model):
    """The board of a running table, as a seat of the person who asks sees it, or as everybody does."""

    id: str
    seat: int | None
    view: dict[str, Any]
    asked: list[int]


class Boards(Model):
    boards: list[Board]
    elsewhere: Annotated[list[str], Field(description="tables of another process, to be asked for one by one")]


class ReplayLine(Model):
    seat: int | None
    words: str
    kind: Literal["start", "answer", "undo", "imagine", "scores"]
    struck: bool


class Replay(Model):
    lines: list[ReplayLine]
    names: list[str]
    deleted: Annotated[list[int], Field(description="the seats of people who have deleted themselves")]
    game: str
    seats: int
    result: Result | None


class LuckVerdict(Model):
    """Whether the luck of a finished game follows from its seed, and if not, why."""

    state: Literal["verified", "unverifiable", "failed"]
    draws: Annotated[int, Field(description="how many draws were verified")]
    error: Fault | None


class Question(Model):
    """The open step, with its arguments by name."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Value]

    step: str


class Moment(Model):
    moment: int
    view: dict[str, Any]
    asked: list[int]
    question: Question | None
    events: list[GameEvent]


class Frame(Model):
    """A moment as a seat saw it, and what had just happened."""

    view: dict[str, Any]
    events: list[GameEvent]


class Recap(Model):
    frames: list[Frame]


class LessonInfo(Model):
    id: str
    title: str
    steps: int


class Lessons(Model):
    lessons: list[LessonInfo]


class Said(Model):
    """A sentence by its message and arguments: numbers, or a word with the list that it is of."""

    model_config = ConfigDict(from_attributes=True)

    key: str
    facts: dict[str, int | tuple[str, str]]


class Obstacle(Model):
    """What stands in the way: a sentence that the game declares, the rule that says so, and the arguments by name."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Value]

    obstacle: str
    rule: str | None


class LessonObstacle(Model):
    """What stands in the way of a thing on the board of a lesson; None if it leads on to an answer."""

    obstacle: Obstacle | None


class LessonPage(Model):
    """A lesson at some moment, as its learner sees it."""

    place: int
    steps: int
    mood: Literal["asked", "astray", "done", "over"]
    text: Said
    reply: Said | None
    advice: Annotated[list[Said], Field(description="what the coach adds in a lesson that is a real game")]
    rule: str
    lit: list[str] | None
    shown: str | None
    seat: int
    view: dict[str, Any]
    question: Question | None
    asked: list[int]
    choices: list[str]
    events: list[GameEvent]
    result: Result | None


class Live(Model):
    live: Literal[True]


class Ready(Model):
    ready: Literal[True]


class Seen(Model):
    address: str
    scheme: str
    host: str


class Latency(Model):
    p50: float | None
    p99: float | None


class Health(Model):
    tables: int
    watchers: int
    moves: int
    latency_ms: Latency
    version: str
    compiled: bool
    compiling: Compiling
