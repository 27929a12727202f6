"""What is stored: people, tables, seats, lines and chat, as plain rows."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from posse.server.store.terms import Terms


@dataclass(slots=True)
class Person:
    """Somebody with a name; optionally with an account, and then with the hash of its password."""

    id: str
    name: str
    created: datetime
    account: str | None = None
    password: str | None = None


@dataclass(slots=True)
class SeatRow:
    """A seat: who plays it, and the ids of the people who may answer for it."""

    seat: int
    key: str
    kind: str = "open"
    name: str | None = None
    level: str | None = None
    standin: str | None = None
    left: bool = False
    resigned: bool = False
    holders: list[str] = field(default_factory=list)


@dataclass(slots=True)
class TableRow:
    """A table: what was agreed, and its state; `header` is that of its record, empty before the start."""

    id: str
    game: str
    options: dict[str, str]
    host: str | None
    created: datetime
    seats: list[SeatRow]
    state: str = "open"
    terms: Terms = field(default_factory=Terms)
    header: str = ""
    rematch: str | None = None
    result: dict[str, Any] | None = None


@dataclass(slots=True)
class LineRow:
    """One line of a record, with the milliseconds that each seat has spent by then, if there is a clock.

    `at` is when it was played, in milliseconds since 1970; `asked` are the seats that are asked after it, seat n as bit
    n. Lines of older databases know neither, and of several lines that are stored at once only the last one is `asked`.
    """

    table: str
    number: int
    text: str
    spent: list[int] | None = None
    at: int | None = None
    asked: int | None = None


@dataclass(slots=True)
class ChatRow:
    """A chat message; a repeated `key` is the same message sent twice."""

    table: str
    number: int
    seat: int | None
    name: str
    text: str
    key: str
    at: datetime
