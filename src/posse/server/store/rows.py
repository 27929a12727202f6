"""What is kept: people, tables, seats, lines and chat, as plain rows."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any


@dataclass(slots=True)
class Person:
    """Somebody with a name; with an account and a password (its hash) if wanted."""

    id: str
    name: str
    created: datetime
    account: str | None = None
    password: str | None = None


@dataclass(slots=True)
class SeatRow:
    """A chair: who sits there, and the people (ids) that may answer for it."""

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
    """What was agreed at a table, and how it stands; the header of its record from the start on."""

    id: str
    game: str
    options: dict[str, str]
    host: str | None
    created: datetime
    seats: list[SeatRow]
    state: str = "open"
    public: bool = True
    spectators: bool = True
    clock: dict[str, Any] | None = None
    on_time: str = "nothing"
    tempo: str = "quick"
    header: str = ""
    rematch: str | None = None
    result: dict[str, Any] | None = None


@dataclass(slots=True)
class LineRow:
    """One line of a record, with the milliseconds that each seat has spent by then, if there is a clock."""

    table: str
    number: int
    text: str
    spent: list[int] | None = None


@dataclass(slots=True)
class ChatRow:
    """Something that was said at a table."""

    table: str
    number: int
    seat: int | None
    name: str
    text: str
    key: str
    at: datetime
