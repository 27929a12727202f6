"""The settings of a server."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple, cast, get_args

Compiling = Literal["no", "running", "done", "failed"]
"""Whether a compiled engine is being built for the next start."""

EVERY_ADDRESS = ("0.0.0.0", "::")  # hosts that stand for all addresses of a machine

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
    includes_this_machine: bool = False  # behind a proxy that forwards no address everybody would be one client


LIMITS = Limits()


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of `posse serve`; without a database address everything is kept in the data folder.

    The page for the browser is in `static`, where the build puts it. `compile_state` is the status file of a
    compilation in the background, if there is one. `internal` is where the other processes on the same database reach
    this one, if not at its own address; a process that shares its port with others inherits it as `listen_fd`.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    lang: str = "en"
    database: str | None = None
    workers: int | None = None
    static: Path = STATIC
    limits: Limits = LIMITS
    compile_state: Path | None = None
    internal: str | None = None
    listen_fd: int | None = None

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
