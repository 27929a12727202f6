"""The leases as the tables use them: where a table lives, and under which fence it may be written."""

from collections.abc import Sequence
from typing import Protocol

from posse.engine.errors import PosseError


class Elsewhere(PosseError):
    """The table lives in another process: `server` is its id, `address` where other processes reach it."""

    def __init__(self, table: str, server: str, address: str) -> None:
        super().__init__("table-moved", table=table)
        self.table = table
        self.server = server
        self.address = address


class Leases(Protocol):
    """The leases of one process."""

    @property
    def owner(self) -> str | None:
        """The id of this process, to which new tables belong; None if it has the database for itself."""

    async def claim(self, table: str) -> int | None:
        """The fence under which a table may be written here from now on; `Elsewhere` if it lives in another process."""

    async def release(self, held: Sequence[tuple[str, int]], quietly: bool = False) -> None:
        """Give up tables, each with its fence: any process may take them; quietly if none has to."""

    async def keep_watch(self) -> None:
        """Notice which other processes have ended."""

    async def orphans(self, before: int) -> list[str]:
        """Some of the tables that would begin or go on by themselves before a moment, but live in no process."""

    def stop_claiming(self) -> None:
        """Take no more tables, since this process is about to end."""


class Alone:
    """One process that has the database for itself: every table is here, and needs no fence."""

    owner = None

    async def claim(self, table: str) -> int | None:
        return None

    async def release(self, held: Sequence[tuple[str, int]], quietly: bool = False) -> None:
        """Nobody else waits for them."""

    async def keep_watch(self) -> None:
        """There are no others."""

    async def orphans(self, before: int) -> list[str]:
        return []

    def stop_claiming(self) -> None:
        """There is nobody to leave them to."""
