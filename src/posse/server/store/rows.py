"""What is stored: people, tables, seats, lines and chat, and what an operator decides, as plain rows."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from posse.server.store.terms import Terms

# The kinds of notices.
CLOSE_TABLE, DELETE_TABLE, READ_TABLE, PERSON, BANS = "close-table", "delete-table", "read-table", "person", "bans"


@dataclass(slots=True)
class Person:
    """Somebody with a name; optionally with an account, and then with the hash of its password.

    `client` is from where this person first came; it is not known of people from this machine, and forgotten later.
    """

    id: str
    name: str
    created: datetime
    account: str | None = None
    password: str | None = None
    client: str | None = None


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
    """A table: what was agreed, and its state; `header` is that of its record, empty before the start.

    `client` is from where it was made; it is not known of tables made on this machine, and forgotten later.
    """

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
    client: str | None = None


@dataclass(slots=True)
class LineRow:
    """One line of a record, with the milliseconds that each seat has spent by then, if there is a clock.

    `at` is when it was played, in milliseconds since 1970; lines of older databases do not know it.
    """

    table: str
    number: int
    text: str
    spent: list[int] | None = None
    at: int | None = None


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


@dataclass(slots=True)
class Rest:
    """A running table that no server has in memory: since when, and when the first clock runs out for which a bot
    would take over; both in milliseconds since 1970. `clocks` has what each seat had spent by then, and whose time
    runs; `asked` are the seats whose turn it is.
    """

    table: str
    since: int
    clocks: dict[str, list[int]] | None = None
    due: int | None = None
    asked: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Ban:
    """Somebody who is refused: a person by id, or an address or network; for ever, or until a moment."""

    kind: str
    subject: str
    at: datetime
    until: datetime | None = None
    note: str = ""


@dataclass(slots=True)
class Notice:
    """Something that the operator has done, for the servers that have it in memory."""

    number: int
    kind: str
    subject: str
