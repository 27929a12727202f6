"""What the tables of this process tell the pages on which people see them, in whichever process these are open.

Moves and connections come too often to be told one by one: what has gathered for a moment is told at once. It is a hint
to look again, so nothing is lost if a process ends in between. Whose turn it is, and who is at a table, is known to
everybody there, and of a move only those are told of which everybody sees something.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Protocol

from posse.server.store import Store, StoreFailed
from posse.server.store.rows import TableRow

logger = logging.getLogger(__name__)

GATHER_SECONDS = 0.25


class HomeNews(Protocol):
    """Takes note of what happens at tables."""

    def note_move(self, row: TableRow, looking: Collection[str]) -> None:
        """Everybody could see a move; those who look at the table know it already."""

    def note_present(self, table: str, seats: int) -> None:
        """The people of these seats are connected, seat n as bit n; none, also if the table has left this process."""


class NoHomeNews:
    """Tells nobody."""

    def note_move(self, row: TableRow, looking: Collection[str]) -> None:
        pass

    def note_present(self, table: str, seats: int) -> None:
        pass


class Telling:
    """Gathers what happens, and tells it to all processes; `server` is the id of this one."""

    def __init__(self, store: Store, server: Callable[[], str]) -> None:
        self._store = store
        self._server = server
        self._people: set[str] = set()
        self._is_public = False
        self._present: dict[str, int] = {}
        self._untold: set[str] = set()  # tables where somebody has come or gone
        self._is_new = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._tell_always())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def note_move(self, row: TableRow, looking: Collection[str]) -> None:
        away = row.known.difference(looking)
        is_public = row.terms.public and row.terms.spectators
        if away or is_public:
            self._people |= away
            self._is_public |= is_public
            self._is_new.set()

    def note_present(self, table: str, seats: int) -> None:
        if self._present.get(table, 0) == seats:
            return
        if seats:
            self._present[table] = seats
        else:
            del self._present[table]
        self._untold.add(table)
        self._is_new.set()

    def tell_all_present(self) -> None:
        """Somebody does not know who is here."""
        self._untold |= self._present.keys()
        self._is_new.set()

    async def _tell_always(self) -> None:
        while True:
            await self._is_new.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._is_new.clear()
            try:
                await self._tell()
            except StoreFailed:  # pages look again when their process hears from the database again
                await self._store.answers()
                self.tell_all_present()
            except Exception:  # a mistake must not end all later news
                logger.exception("what has happened at tables was not told")

    async def _tell(self) -> None:
        people, is_public, untold = self._people, self._is_public, self._untold
        self._people, self._is_public, self._untold = set(), False, set()
        if people or is_public:
            await self._store.tell_moves(people, is_public)
        if untold:
            await self._store.tell_present(self._server(), {table: self._present.get(table, 0) for table in untold})
