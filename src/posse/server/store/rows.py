"""What is stored: people, sessions, tables, seats, lines and chat, and what an operator decides, as plain rows."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

from posse.engine.record import name_lines
from posse.server.store.terms import Terms

GUEST = "guest"  # the level of bots that do not think on the server

# The kinds of notices.
CLOSE_TABLE, DELETE_TABLE, READ_TABLE, PERSON, BANS = "close-table", "delete-table", "read-table", "person", "bans"


@dataclass(slots=True)
class Person:
    """Somebody with a name; optionally with an account, and then with the hash of its password.

    `recovery` is the hash of the recovery code; `email` is an address that was confirmed. `signed_until` is until when
    the signed cookie of earlier versions counts. `client` is from where this person first came; it is not known of
    people from this machine, and forgotten later. A guest bot is somebody with an `author`: the id of the person whose
    program plays under this name. `face` is the drawing that this person has chosen. `in_dataset`: whether their games
    may be in a published dataset.
    """

    id: str
    name: str
    created: datetime
    account: str | None = None
    password: str | None = None
    recovery: str | None = None
    email: str | None = None
    signed_until: datetime | None = None
    client: str | None = None
    author: str | None = None
    face: str | None = None
    in_dataset: bool = True


@dataclass(slots=True)
class SessionRow:
    """One browser in which a person is known: `token` is the hash of its cookie, `used` is kept only roughly.

    A guest bot has one session, and its token instead of a cookie.
    """

    id: str
    token: str
    person: str
    created: datetime
    used: datetime
    device: str


class GuestBot(NamedTuple):
    """A bot that somebody runs outside of the server, and the session that its token opens."""

    person: Person
    session: SessionRow


@dataclass(slots=True)
class MailLink:
    """A link that was sent by e-mail and works once; `token` is the hash of what it contains."""

    token: str
    person: str
    purpose: str
    email: str
    expires: datetime


@dataclass(slots=True)
class SeatRow:
    """A seat: who plays it, and the ids of the people who may answer for it.

    `gone` is when their last connection ended, in milliseconds since 1970: kept only where a seat is kept so long that
    the table may be out of memory meanwhile. `deleted`: the person who played it has deleted themselves, and the seat
    has no name any more. A guest bot has the level `GUEST`, and is held by the bot; `author` is the name of its author.
    `luck` is what a browser of this seat has contributed to the luck of the table.
    """

    seat: int
    key: str
    kind: str = "open"
    name: str | None = None
    level: str | None = None
    standin: str | None = None
    left: bool = False
    resigned: bool = False
    gone: int | None = None
    deleted: bool = False
    author: str | None = None
    luck: str | None = None
    holders: list[str] = field(default_factory=list)

    @property
    def is_held(self) -> bool:
        """Whether somebody connects to play it: a person, or somebody's bot."""
        return self.kind == "person" or self.level == GUEST


@dataclass(slots=True)
class TableRow:
    """A table: what was agreed, and its state; `header` is that of its record, empty before the start.

    `client` is from where it was made; it is not known of tables made on this machine, and forgotten later. `seed` is
    that of its luck, a secret as long as the game may go on; none if its luck cannot be verified. `posse` is the group
    for which it was made, if any: only its members sit down. `begins` is when the server begins the game at the latest,
    in milliseconds since 1970: only of tables that it has made by itself, and until then.
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
    seed: str | None = None
    posse: str | None = None
    begins: int | None = None

    @property
    def begins_by_itself(self) -> bool:
        """Whether the server is about to begin the game: who plays it, and what, is settled."""
        return self.state == "open" and self.begins is not None

    @property
    def contributions(self) -> dict[int, str]:
        """What browsers have contributed to its luck, by seat."""
        return {seat.seat: seat.luck for seat in self.seats if seat.luck is not None}

    @property
    def known(self) -> set[str]:
        """The host, and everybody who holds a seat."""
        held = {holder for seat in self.seats for holder in seat.holders}
        return held if self.host is None else {self.host, *held}

    @property
    def is_finished(self) -> bool:
        """Whether nobody plays any more, so that everybody may see everything."""
        return self.state in ("over", "closed")


@dataclass(slots=True)
class LineRow:
    """One line of a record, with the milliseconds that each seat has spent by then, if there is a clock.

    For the last line `spent` is brought up to date now and then. `at` is when it was played, in milliseconds since
    1970, unless not everybody could see that. `answer` is the id by which the sender's browser knows it, `standin` the
    level of the bot that played it for a person. `asked` are the seats that are asked after it, seat n as bit n. Lines
    of older databases know neither `at` nor `asked`, and of several lines that are stored at once only the last one
    knows the latter. `draws` are the numbers drawn for it, where luck can be verified. `told` is the event that
    everybody saw first, empty where something was taken back, and null where nobody could see anything.
    """

    table: str
    number: int
    text: str
    spent: list[int] | None = None
    at: int | None = None
    answer: int | None = None
    standin: str | None = None
    asked: int | None = None
    draws: str | None = None
    told: dict[str, Any] | None = None


def record_text(row: TableRow, lines: Sequence[LineRow]) -> str:
    """The record of a table, with the names of its players."""
    names = {seat.seat: seat.name for seat in row.seats if seat.name}
    return row.header + "".join(line + "\n" for line in [*name_lines(names), *(line.text for line in lines)])


class SpentNote(NamedTuple):
    """The milliseconds that each seat of a table has spent by now, and the number of its last line."""

    table: str
    line: int
    spent: list[int]


@dataclass(slots=True)
class ChatRow:
    """A chat message; a repeated `key` is the same message sent twice.

    An empty name is that of somebody who has deleted themselves.
    """

    table: str
    number: int
    seat: int | None
    name: str
    text: str
    key: str
    at: datetime
    person: str | None = None


@dataclass(slots=True)
class Rest:
    """A running table that no server has in memory: since when, and when the first clock runs out for which a bot
    would take over; both in milliseconds since 1970. The time of the seats in `running` counts on, from what was
    stored with the last line.
    """

    table: str
    since: int
    running: list[int] = field(default_factory=list)
    due: int | None = None


@dataclass(slots=True)
class PlanRow:
    """What a seat wants to answer before it is asked: the name of the plan, and the words where the player chose them.

    `known` is how many events the seat had seen when it was made, `digest` a hash of them. `stopped` is why it is over,
    which is kept until its player has read it.
    """

    table: str
    number: int
    seat: int
    name: str
    words: str | None
    known: int
    digest: str
    stopped: str | None = None


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


# --- finished games


class Skill(NamedTuple):
    """How strong somebody is at a game, and the standard deviation of that."""

    mu: float
    sigma: float

    @property
    def floor(self) -> float:
        """How strong they are at least, most probably."""
        return self.mu - 2 * self.sigma


@dataclass(slots=True)
class SeatResult:
    """How a seat has done: its place from 1, and whether a bot finished the game for its person, who is then last.

    `person` is null for bots of the server, and for further seats of somebody who has several.
    """

    seat: int
    person: str | None
    name: str | None
    level: str | None
    place: int
    score: int
    team: int
    deserted: bool = False


@dataclass(slots=True)
class GameResult:
    """A game that has ended, in milliseconds since 1970, and what it adds to the statistics.

    `rated`: whether it changes ratings. `tally`: by the name of a list of words, those that count for each seat; None
    if the game is none to be counted. `winners`: the seats that have won by the rules, whoever played them.
    """

    table: str
    game: str
    ended: int
    seats: list[SeatResult]
    winners: list[int]
    rated: bool = False
    public: bool = True
    tally: dict[str, list[list[str]]] | None = None
