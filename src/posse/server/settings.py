"""The settings of a server."""

from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Literal, NamedTuple, cast, get_args

Compiling = Literal["no", "running", "done", "failed"]
"""Whether a compiled engine is being built for the next start."""

EVERY_ADDRESS = ("0.0.0.0", "::")  # hosts that stand for all addresses of a machine

STATIC = Path(__file__).parent / "static"
LOOPBACK = ("127.0.0.1", "::1")


class Rate(NamedTuple):
    """A token bucket: a number of tokens per second, and at most `burst` of them at once."""

    per_second: float
    burst: int


class Limits(NamedTuple):
    """Limits on requests, per address unless a comment says otherwise."""

    guests: Rate = Rate(0.5, 30)
    mails: Rate = Rate(1 / 60, 10)
    tables: Rate = Rate(0.5, 30)
    calls: Rate = Rate(25, 250)
    connections: int = 250
    messages: Rate = Rate(25, 60)  # per connection
    frames: Rate = Rate(50, 250)  # per connection: messages, their pieces, pings and pongs; beyond that it ends
    client_messages: Rate = Rate(100, 1000)  # on all connections of a client together
    refused_messages: int = 100  # until a flooding connection is closed
    close_seconds: float = 5.0  # for a browser to read why it is closed, and to answer
    chat: Rate = Rate(1, 20)  # per person and table
    hints_per_person: int = 2  # waited for at the same time
    hints_per_client: int = 8
    analyses_per_person: int = 2  # under way at the same time
    undos: Rate = Rate(0.5, 40)  # per seat of a table
    undos_per_game: int = 500  # each seat has an equal share
    invites: Rate = Rate(0.5, 30)
    reports: Rate = Rate(1 / 60, 5)
    reports_per_person_a_day: int = 10
    posses_per_person: int = 20
    members_per_posse: int = 100
    entrants_per_tournament: int = 64
    tournaments_per_person: int = 10  # made, and entered, that are not over, or within a day
    luck_seconds: int = 10  # until the game of a table that the server has made begins: browsers contribute to its luck
    luck_seconds_by_days: int = 600  # the same where the clock counts days, and people need not be there
    replays: Rate = Rate(1, 30)  # of games that nobody has looked at lately
    pictures: Rate = Rate(0.5, 40)  # of finished games that have none yet: two pages of a gallery at once
    picture_megabytes: int = 500  # of the server, in its database; the oldest go first. 0: no pictures are made
    record_lines: int = 3_000  # of an uploaded record; a long game has a thousand, with what was undone
    record_replayed: int = 6_000  # lines that all undos of an uploaded record may play again
    unstarted_per_person: int = 20
    running_per_person: int = 100
    unstarted_per_address: int = 60
    running_per_address: int = 400
    tables_per_address_a_day: int = 500  # of every kind, uploaded records too
    guests_per_address_a_day: int = 200
    tables_in_memory: int = 5000  # of the server; the longest unused ones make room
    spectators_per_table: int = 200
    windows_per_person: int = 20  # at one table
    bots_per_person: int = 5  # guest bots, each with a token
    tables_per_bot: int = 10  # that have not ended; a guest bot has twice as many connections at most
    chat_per_table: int = 1000  # messages that are kept
    includes_this_machine: bool = False  # behind a proxy that forwards no address everybody would be one client
    open_connections: int = 500  # of any kind, requests and sockets together
    all_connections: int = 10_000  # of everybody together; fewer if the system allows fewer open files
    header_seconds: float = 10.0  # for a client to send the head of a request, from its first byte or the connection
    body_seconds: float = 30.0  # to send its body
    write_seconds: float = 60.0  # to read a part of the response
    idle_seconds: float = 75.0  # until the next request: longer than proxies keep connections, which expect them open

    @property
    def this_machine(self) -> str:
        """What requests of this machine are counted as; nothing if they are not."""
        return THIS_MACHINE if self.includes_this_machine else ""


THIS_MACHINE = "this machine"
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
class Mail:
    """How the server sends e-mail: through which SMTP server, from whom, and to which site its links lead."""

    smtp: str
    sender: str
    site: str


class Alerting(NamedTuple):
    """How people are told that they are waited for.

    `grace` is for how many seconds they may come by themselves before that, `digest` from one e-mail to the next at
    least; `look` is how many seconds pass between looks for what is due. `internal`: whether browsers and webhooks may
    be in networks that only the server reaches.
    """

    grace: int = 20
    digest: int = 4 * 60 * 60
    internal: bool = False
    look: float = 5.0

    @property
    def grace_ms(self) -> int:
        return self.grace * 1000

    @property
    def digest_ms(self) -> int:
        return self.digest * 1000


ALERTING = Alerting()


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of `posse serve`; without a database address everything is kept in the data folder.

    The page for the browser is in `static`, where the build puts it. `compile_state` is the status file of a
    compilation in the background, if there is one. `origins` are the public addresses of the server, `proxies` those
    whose forwarded headers are believed, and every link begins with `path`, such as `/posse`. `internal` is where the
    other processes on the same database reach this one, if not at its own address; a process that shares its port with
    others inherits it as `listen_fd`. In `dataset` a dataset of finished public games is written every night;
    `puzzles` is a folder of more puzzles than the shipped ones.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    lang: str = "en"
    database: str | None = None
    workers: int | None = None
    static: Path = STATIC
    limits: Limits = LIMITS
    mail: Mail | None = None
    alerting: Alerting = ALERTING
    keep: Keep = KEEP
    log: LogFormat = "plain"
    metrics: Metrics = NO_METRICS
    compile_state: Path | None = None
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = LOOPBACK
    path: str = ""
    internal: str | None = None
    dataset: Path | None = None
    puzzles: Path | None = None
    listen_fd: int | None = None

    @property
    def site(self) -> str:
        """Where the pages are, for links that are read elsewhere; only the path if nobody has said on which host."""
        if self.mail is not None:
            return self.mail.site.rstrip("/")
        return (self.origins[0] if self.origins else "") + self.path

    @property
    def own_address(self) -> str:
        """Where it listens."""
        return f"{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"

    @property
    def internal_address(self) -> str:
        """Where the other processes reach this one."""
        return self.internal or self.own_address

    @property
    def has_internal_socket(self) -> bool:
        """Whether the other processes reach it at another socket than the browsers do."""
        if self.internal is None:
            return False
        host, _, port = self.internal.rpartition(":")
        is_covered = self.host in EVERY_ADDRESS or host.strip("[]") == self.host
        return self.listen_fd is not None or not (is_covered and int(port) == self.port)

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
