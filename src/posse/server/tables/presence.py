"""How long the seats of people who are away are kept for them, before the others may let a bot play."""

import asyncio
from collections.abc import Callable, Collection

from posse.server.store.rows import SeatRow, TableRow
from posse.server.store.terms import HOUR, SECOND, USUAL_GRACE
from posse.server.tables.clocks import nobody
from posse.server.tables.ledger import seat_mask
from posse.server.tables.services import Services

# Whoever was away when a table left the memory, or its server stopped, has at least this long to come back.
LEAST_MS = USUAL_GRACE * SECOND
# A table may be out of memory before a grace longer than this ends; a shorter one begins anew when it is read again.
LONG_MS = HOUR


class Presence:
    """When the grace time of each person who is away ends, in monotonic time; `ring` is called at each end.

    It begins when their last connection ends, and when a table is read whose people are not there. Who is connected is
    told to those who see the table from afar, too.
    """

    def __init__(self, services: Services, ring: Callable[[], None]) -> None:
        self._services = services
        self._ring = ring
        self._ends: dict[int, int] = {}
        self._over: set[int] = set()  # the seats whose end was noted
        self._alarm: asyncio.TimerHandle | None = None
        self._table: str | None = None

    def update(self, row: TableRow, here: Collection[int]) -> None:
        """Compare who is expected at a running table with who is here."""
        away = [seat for seat in row.seats if is_expected(row, seat) and seat.seat not in here]
        ends = {seat.seat: self._ends.get(seat.seat, self._end(row, seat)) for seat in away}
        self._ends = ends | {seat.seat: self._services.monotonic() for seat in away if seat.left}
        self._over &= set(self._ends)
        self._set_alarm()
        self._table = row.id
        self._services.home_news.note_present(row.id, seat_mask(here))

    def left(self, seat: int) -> int | None:
        """For how many milliseconds a seat is still kept; None if nobody is away from it."""
        end = self._ends.get(seat)
        return None if end is None else max(0, end - self._services.monotonic())

    def is_kept(self, seat: int) -> bool:
        """Whether the person of a seat is away, and may still come back before anything happens."""
        return bool(self.left(seat))

    def over(self) -> list[int]:
        """The seats that are no longer kept."""
        return [seat for seat in self._ends if not self.is_kept(seat)]

    def note_over(self) -> list[int]:
        """The same, noted: the alarm does not ring for them again."""
        self._over = set(self.over())
        self._set_alarm()
        return sorted(self._over)

    def cancel_alarm(self) -> None:
        """Ring no more."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def close(self) -> None:
        """Ring no more, and let go of whoever was to be called; nobody is here any longer."""
        self.cancel_alarm()
        self._ring = nobody
        if self._table is not None:
            self._services.home_news.note_present(self._table, 0)

    def _end(self, row: TableRow, seat: SeatRow) -> int:
        """When the grace of a person who is missed now ends.

        They may have gone long before, while the table was not in memory. That is only known by the time of day, which
        may have been changed: so it never takes the usual grace from anybody, nor gives more than the whole.
        """
        grace = row.terms.grace_ms
        gone_for = 0 if seat.gone is None else max(0, self._services.now() - seat.gone)
        return self._services.monotonic() + max(grace - gone_for, min(grace, LEAST_MS))

    def _set_alarm(self) -> None:
        self.cancel_alarm()
        ahead = [end for seat, end in self._ends.items() if seat not in self._over]
        if ahead:
            delay = max(0, min(ahead) - self._services.monotonic())
            self._alarm = asyncio.get_running_loop().call_later(delay / 1000, self._ring)


def is_expected(row: TableRow, seat: SeatRow) -> bool:
    """Whether a seat waits for its person, or somebody's bot: in a running game, and no stand-in plays it."""
    return row.state == "running" and seat.is_held and not seat.resigned and not seat.standin


def is_kept_long(row: TableRow) -> bool:
    """Whether the seats of a table are kept so long that it has to be stored since when people are away."""
    return row.terms.grace_ms > LONG_MS


def note_gone(row: TableRow, here: Collection[int], now: int) -> bool:
    """Note in the row since when people are away; whether anything changed."""
    changed = False
    for seat in row.seats:
        is_away = is_expected(row, seat) and seat.seat not in here
        if is_away != (seat.gone is not None):
            seat.gone = now if is_away else None
            changed = True
    return changed
