"""One connection to a table: who watches, and for which seat."""

from typing import Protocol

import orjson

from posse.engine.errors import PosseError
from posse.server.errors import error_json
from posse.server.store import LeaseLost
from posse.server.store.rows import Person


class Outlet(Protocol):
    """Where the messages to one browser go."""

    def send(self, text: bytes) -> None:
        """Send a message, unless the connection is ending."""

    def end(self, reason: PosseError) -> None:
        """End the connection after what was sent."""


class Watcher:
    """Numbers its messages. `seat` is the one it sees as now, `seats` are all it may answer for.

    `seen` identifies the last page it was sent. Once it is dismissed it is sent nothing more.
    """

    __slots__ = ("is_dismissed", "n", "name", "outlet", "person", "seat", "seats", "seen")

    def __init__(self, outlet: Outlet, person: Person | None, seats: list[int], seat: int | None) -> None:
        self.outlet = outlet
        self.person = person.id if person else None
        self.name = person.name if person else None
        self.seats = seats
        self.seat = seat
        self.n = 0
        self.seen = 0
        self.is_dismissed = False

    def send(self, body: bytes) -> None:
        """Send a numbered message, given as the inside of a JSON object."""
        if not self.is_dismissed:
            self.n += 1
            self.outlet.send(b'{"n":%d,%b}' % (self.n, body))

    def tell(self, message: dict[str, object]) -> None:
        """Send an unnumbered message: a reply to this watcher alone."""
        if not self.is_dismissed:
            self.outlet.send(orjson.dumps(message))

    def dismiss(self, reason: PosseError) -> None:
        """Give the reason, and end the connection; if the table has moved, the close code alone says what to do."""
        if not self.is_dismissed:
            if not isinstance(reason, LeaseLost):
                self.tell({"error": error_json(reason)})
            self.is_dismissed = True
            self.outlet.end(reason)
