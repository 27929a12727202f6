"""How a game begins: as its host wishes, or by itself at a table that the server has made.

At such a table everybody is seated from the beginning, so there is nothing to wait for but the luck: the game begins as
soon as every person's browser has contributed, or when the time for that is over. Nobody can keep it from that.
"""

import asyncio
import copy
from collections.abc import Callable
from typing import TYPE_CHECKING

from posse.server.settings import Limits
from posse.server.store.rows import TableRow
from posse.server.store.terms import SECOND, Days, Terms
from posse.server.tables.clocks import nobody
from posse.server.tables.ledger import Ledger
from posse.server.tables.seating import people
from posse.server.tables.services import Services

if TYPE_CHECKING:
    from posse.server.tables.table import LiveTable


def time_to_contribute(terms: Terms, limits: Limits) -> int:
    """For how many milliseconds a table that the server has made waits for contributions to its luck."""
    return SECOND * (limits.luck_seconds_by_days if isinstance(terms.clock, Days) else limits.luck_seconds)


def have_all_contributed(row: TableRow) -> bool:
    """Whether every person at a table has added to its luck."""
    return all(row.seats[seat].luck is not None for seat in people(row))


class Opening:
    """The timer of a game that begins by itself; `ring` is called when it is due.

    When it begins is stored by the time of day, which may be changed: so it never takes longer than it may.
    """

    def __init__(self, row: TableRow, services: Services, ring: Callable[[], None]) -> None:
        self._services = services
        self._ring = ring
        self._alarm: asyncio.TimerHandle | None = None
        left = 0 if row.begins is None else row.begins - services.now()
        self._end = services.monotonic() + min(left, time_to_contribute(row.terms, services.limits))
        self._not_before = 0  # lest it be tried without a pause while the store fails

    @property
    def is_ahead(self) -> bool:
        """Whether the game is about to begin."""
        return self._alarm is not None

    def left(self, row: TableRow) -> int | None:
        """For how many milliseconds contributions are waited for; None if the game does not begin by itself."""
        return max(0, self._end - self._services.monotonic()) if row.begins_by_itself else None

    def is_due(self, row: TableRow) -> bool:
        return row.begins_by_itself and (have_all_contributed(row) or not self.left(row))

    def update(self, row: TableRow) -> None:
        """Ring when the game is to begin, as things are now."""
        self.cancel()
        left = self.left(row)
        if left is not None:
            wait = max(0 if self.is_due(row) else left, self._not_before - self._services.monotonic())
            self._alarm = asyncio.get_running_loop().call_later(wait / SECOND, self._ring_now)

    def _ring_now(self) -> None:
        self._not_before = self._services.monotonic() + round(self._services.retry * SECOND)
        self._ring()

    def cancel(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def close(self) -> None:
        """Ring no more, and let go of whoever was to be called."""
        self.cancel()
        self._ring = nobody


async def begin_by_itself(table: "LiveTable") -> None:
    """Begin if it is time."""
    if table.opening.is_due(table.row):
        await set_up(table)
    else:
        table.opening.update(table.row)


async def set_up(table: "LiveTable") -> None:
    """Set up the game and begin."""
    row = copy.deepcopy(table.row)
    ledger = Ledger.new(row, table.services)
    row.state, row.header, row.begins = "running", ledger.header, None
    await table.begin(row, ledger)
