"""One connection to a table: who looks, through whose eyes, and what still has to be sent."""

import asyncio
from time import perf_counter

import orjson

from posse.server.limits import Bucket

MOST_WAITING = 256
# Why a connection is ended by us.
NO_SPECTATORS, TOO_SLOW = 4403, 4408


class Watcher:
    """Counts its messages. A reader who falls too far behind is let go: connecting again brings the page.

    `end` is the code with which the connection ends as soon as the outbox is empty; `ended` is set by then.
    """

    __slots__ = ("bucket", "end", "ended", "n", "name", "outbox", "person", "seat", "seats", "seen")

    def __init__(self, person: str | None, name: str | None, seats: list[int], seat: int | None) -> None:
        self.person = person
        self.name = name
        self.seats = seats
        self.seat = seat
        self.n = 0
        self.seen = 0
        self.end = 0
        self.ended = asyncio.Event()
        self.bucket = Bucket(rate=25, burst=60)
        self.outbox: asyncio.Queue[tuple[bytes, float]] = asyncio.Queue(MOST_WAITING)

    def send(self, body: bytes, started: float = 0.0) -> None:
        """Put a numbered message, given as the inside of a JSON object, into the outbox."""
        self.n += 1
        self._put(b'{"n":%d,%b}' % (self.n, body), started)

    def tell(self, message: dict[str, object]) -> None:
        """Put a message without a number into the outbox: it is an answer to this watcher alone."""
        self._put(orjson.dumps(message), 0.0)

    def dismiss(self, message: dict[str, object], code: int) -> None:
        """Say why, and end the connection."""
        self.tell(message)
        self.finish(code)

    def finish(self, code: int) -> None:
        """Send nothing more than what waits to be sent."""
        self.end = self.end or code
        self.ended.set()

    def _put(self, message: bytes, started: float) -> None:
        if not self.end:
            try:
                self.outbox.put_nowait((message, started))
            except asyncio.QueueFull:
                self.finish(TOO_SLOW)


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
