"""One connection to a table: who looks, and through whose eyes."""

from time import perf_counter

import orjson

from posse.engine.errors import PosseError
from posse.server.errors import error_json
from posse.server.people.limits import Bucket
from posse.server.socket.connection import Outlet
from posse.server.store.rows import Person

NO_SPECTATORS = 4403


class Watcher:
    """Counts its messages. `end` is the code with which we ended the connection; `seen` marks the page he has."""

    __slots__ = ("bucket", "end", "n", "name", "outlet", "person", "seat", "seats", "seen")

    def __init__(self, outlet: Outlet, person: Person | None, seats: list[int], seat: int | None) -> None:
        self.outlet = outlet
        self.person = person.id if person else None
        self.name = person.name if person else None
        self.seats = seats
        self.seat = seat
        self.n = 0
        self.seen = 0
        self.end = 0
        self.bucket = Bucket(rate=25, burst=60)

    def send(self, body: bytes) -> None:
        """Send a numbered message, given as the inside of a JSON object."""
        if not self.end:
            self.n += 1
            self.outlet.send(b'{"n":%d,%b}' % (self.n, body))

    def tell(self, message: dict[str, object]) -> None:
        """Send a message without a number: it is an answer to this watcher alone."""
        if not self.end:
            self.outlet.send(orjson.dumps(message))

    def dismiss(self, error: PosseError, code: int) -> None:
        """Say why, and end the connection; nothing is sent after that."""
        if not self.end:
            self.tell({"error": error_json(error)})
            self.end = code
            self.outlet.close(code)


class Timings:
    """How long the server took from the arrival of an answer until its last watcher was told: the last thousands."""

    def __init__(self, size: int = 8192) -> None:
        self._spent: list[float] = []
        self._size = size
        self._next = 0
        self.count = 0

    def note(self, started: float) -> None:
        spent = perf_counter() - started
        self.count += 1
        if len(self._spent) < self._size:
            self._spent.append(spent)
        else:
            self._spent[self._next] = spent
            self._next = (self._next + 1) % self._size

    def json(self) -> dict[str, float | None]:
        """The median and the 99th percentile, in milliseconds."""
        ordered = sorted(self._spent)
        return {"p50": _share(ordered, 0.5), "p99": _share(ordered, 0.99)}


def _share(ordered: list[float], share: float) -> float | None:
    if not ordered:
        return None
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 3)
