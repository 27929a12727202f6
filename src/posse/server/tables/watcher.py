"""One connection to a table: who watches, and for which seat."""

from typing import Protocol

import orjson

from posse.engine.errors import PosseError
from posse.server.errors import Renewed, error_json
from posse.server.people.limits import client_of
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

    `address` is where it comes from, `client` what it is counted as, empty for this machine. `seen` identifies the last
    page it was sent. Once it is dismissed it is sent nothing more. A guest bot has an `author`, the id of a person.
    What the people in `unheard` say is not sent to it.
    `is_looking`: whether its page can be seen, as far as it has said otherwise.
    """

    __slots__ = (
        "address",
        "author",
        "client",
        "is_dismissed",
        "is_looking",
        "n",
        "name",
        "outlet",
        "person",
        "seat",
        "seats",
        "seen",
        "unheard",
    )

    def __init__(
        self, outlet: Outlet, person: Person | None, seats: list[int], seat: int | None, address: str = ""
    ) -> None:
        self.outlet = outlet
        self.person = person.id if person else None
        self.name = person.name if person else None
        self.author = person.author if person else None
        self.seats = seats
        self.seat = seat
        self.address = address
        self.client = client_of(address)  # it is needed for every answer, and reading an address takes long
        self.n = 0
        self.seen = 0
        self.unheard: frozenset[str] = frozenset()
        self.is_dismissed = False
        self.is_looking = True

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
        """Give the reason, unless the browser is to connect again, and end the connection."""
        if not self.is_dismissed:
            if not isinstance(reason, Renewed | LeaseLost):
                self.tell({"error": error_json(reason)})
            self.is_dismissed = True
            self.outlet.end(reason)
