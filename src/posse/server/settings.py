"""The settings of a server."""

from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Literal, NamedTuple, cast, get_args

Compiling = Literal["no", "running", "done", "failed"]
"""Whether a compiled engine is being built for the next start."""

STATIC = Path(__file__).parent / "static"


class Rate(NamedTuple):
    """A token bucket: a number of tokens per second, and at most `burst` of them at once."""

    per_second: float
    burst: int


class Limits(NamedTuple):
    """Limits on requests, per address unless a comment says otherwise."""

    guests: Rate = Rate(0.5, 30)
    tables: Rate = Rate(0.5, 30)
    calls: Rate = Rate(25, 250)
    connections: int = 250
    messages: Rate = Rate(25, 60)  # per connection
    refused_messages: int = 100  # until a flooding connection is closed
    close_seconds: float = 5.0  # for a browser to read why it is closed, and to answer
    chat: Rate = Rate(1, 20)  # per person and table
    undos: Rate = Rate(0.5, 40)  # per table: an undo replays the match
    undos_per_game: int = 500  # each is a replay whenever the record is read
    unstarted_per_person: int = 20
    running_per_person: int = 100
    unstarted_per_address: int = 60
    running_per_address: int = 400
    tables_per_address_a_day: int = 500  # of every kind, uploaded records too
    guests_per_address_a_day: int = 200
    tables_in_memory: int = 5000  # of the server; the longest unused ones make room
    spectators_per_table: int = 200
    windows_per_person: int = 20  # at one table
    chat_per_table: int = 1000  # messages that are kept
    includes_this_machine: bool = False  # behind a proxy that forwards no address everybody would be one client


LIMITS = Limits()

# The limits that an operator may set (`--limit NAME=N`).
ADJUSTABLE = [name for name, kind in Limits.__annotations__.items() if kind is int and name != "refused_messages"]


class Keep(NamedTuple):
    """For how long things are kept that nobody seems to need; None is for ever."""

    unstarted: timedelta | None = timedelta(days=7)  # tables, since they were made
    abandoned: timedelta | None = timedelta(days=90)  # running tables of guests, since the last move
    guests: timedelta | None = timedelta(days=90)  # people without account and table, since they came
    addresses: timedelta | None = timedelta(days=30)  # from where people came and tables were made


KEEP = Keep()

LogFormat = Literal["plain", "json"]


class Metrics(NamedTuple):
    """Where figures for Prometheus can be read: on a port of its own, or by a token; neither by default."""

    host: str = "127.0.0.1"
    port: int | None = None
    token: str | None = None


NO_METRICS = Metrics()


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of `posse serve`; without a database address everything is kept in the data folder.

    The page for the browser is in `static`, where the build puts it. `compile_state` is the status file of a
    compilation in the background, if there is one.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    lang: str = "en"
    database: str | None = None
    workers: int | None = None
    static: Path = STATIC
    limits: Limits = LIMITS
    keep: Keep = KEEP
    log: LogFormat = "plain"
    metrics: Metrics = NO_METRICS
    compile_state: Path | None = None

    @property
    def address(self) -> str:
        """Where the database is."""
        return self.database or f"sqlite:///{self.data / 'posse.db'}"

    @property
    def compiling(self) -> Compiling:
        """Whether a compiled engine is being built for the next start, according to the status file."""
        if self.compile_state is None or not self.compile_state.is_file():
            return "no"
        word = self.compile_state.read_text().partition(" ")[0]
        return cast("Compiling", word) if word in get_args(Compiling) else "no"
