"""What all tables of a server share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic, time

from posse.server.bots.pool import Pool
from posse.server.settings import LIMITS, Limits
from posse.server.store import Store
from posse.server.tables.timings import Timings


def now_ms() -> int:
    """The time of day, for what is shown and stored; an administrator may set it forward or back."""
    return round(time() * 1000)


def monotonic_ms() -> int:
    """The time for everything that lasts: it only ever goes forward, at the same pace."""
    return round(monotonic() * 1000)


@dataclass(slots=True)
class Services:
    """The store, the bots, both times in milliseconds, the limits, and a note of how fast answers are.

    `now` is the time of day, `monotonic` the one by which durations are measured, which another process does not share.
    `retry` is how many seconds pass until a table that could not be read is read again.
    """

    store: Store
    pool: Pool
    timings: Timings = field(default_factory=Timings)
    now: Callable[[], int] = now_ms
    monotonic: Callable[[], int] = monotonic_ms
    limits: Limits = LIMITS
    retry: float = 1.0
