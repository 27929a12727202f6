"""The types of the server's messages over the socket; the browser's types are generated from them."""

from typing import Any, Literal

from pydantic import ConfigDict

from posse.server.http.model import Model
from posse.server.http.schemas import Fault, GameEvent, Obstacle, Question, Table


class Message(Model):
    """A model with these fields and no others."""

    model_config = ConfigDict(extra="forbid")


class Chat(Message):
    """A chat message; the seat of a spectator is None."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str


class Clocks(Message):
    """Milliseconds left to every seat, whose clocks run, and the server's time of this snapshot."""

    left: list[int]
    running: list[int]
    at: int


class Now(Message):
    """What is on the table now, as one watcher sees it."""

    ticket: int | None
    question: Question | None
    asked: list[int]
    choices: list[str]
    view: dict[str, Any] | None
    undo: Literal["free", "ask"] | None
    redo: bool
    clock: Clocks | None


class Notice(Message):
    """What the server has done that concerns the game; it stands after so many events of the log."""

    notice: Literal["lighter"]
    after: int


class PlanMade(Message):
    """What the watcher's seat has planned; `stopped` is why it is over, until it is put away."""

    number: int
    plan: str
    words: str | None
    stopped: Literal["impossible", "disturbed", "undone"] | None


class Page(Now):
    """The whole page; `since` is the index in the log of the first event that is news to this seat."""

    n: int
    whole: Literal[True]
    seat: int | None
    table: Table
    chat: list[Chat]
    log: list[GameEvent]
    since: int
    notices: list[Notice]
    plans: list[PlanMade]


class Step(Now):
    """The result of an answer."""

    n: int
    events: list[GameEvent]


class TableNews(Message):
    """People have come, gone or voted, or the game is over."""

    n: int
    table: Table


class ChatNews(Message):
    """Somebody has said something."""

    n: int
    chat: list[Chat]


class NoticeNews(Message):
    """The server has something to tell that concerns the game."""

    n: int
    notices: list[Notice]


class PlanNews(Message):
    """The plans of the watcher's seat have changed."""

    n: int
    plans: list[PlanMade]


class Refused(Message):
    """A message of this watcher was refused, or the connection is about to be closed."""

    error: Fault
    id: int | None = None


class Taken(Message):
    """The answer that this watcher sent with this id is stored: now, or before if it was sent again."""

    taken: int


class Reason(Message):
    """Why an answer is the best: how many points it is expected to bring, or how far ahead of the best other seat.

    `next` is the next best answer, and `worse` by how much it is worse.
    """

    measure: Literal["lead", "points"]
    expects: float
    next: str | None
    worse: float | None


class Ahead(Message):
    """What the watcher's seat may plan, by name, with the answers from which it has to choose, if it has to."""

    ahead: dict[str, list[str]]
    id: int | None = None


class Hint(Message):
    """The answer of the strongest bot, and its reason, if there was anything to compare."""

    hint: str
    reason: Reason | None
    ticket: int
    id: int | None = None


class Preview(Message):
    """The certain consequences of an answer."""

    preview: str
    events: list[GameEvent]
    ticket: int
    id: int | None = None


class World(Message):
    """A table that fits what the seat knows, as a scene; everything else on it is dealt at random."""

    world: dict[str, Any]
    ticket: int
    id: int | None = None


class WhyNot(Message):
    """Why a thing on the board leads to no answer; None if it does."""

    why: str
    obstacle: Obstacle | None
    ticket: int | None
    id: int | None = None


class Pong(Message):
    """The reply to `ping`."""

    pong: Any


FromServer = (
    Page
    | Step
    | TableNews
    | ChatNews
    | NoticeNews
    | PlanNews
    | Taken
    | Refused
    | Ahead
    | Hint
    | Preview
    | World
    | WhyNot
    | Pong
)


class HomeNews(Message):
    """What a page has to look at again: the tables and invitations of its person, or public tables."""

    news: list[Literal["mine", "lobby"]]


FromHome = HomeNews | Refused | Pong

MESSAGES: dict[str, Any] = {"Now": Now, "FromServer": FromServer, "FromHome": FromHome}
