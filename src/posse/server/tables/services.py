"""What all tables of a server share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import time

from posse.server.bots.pool import Pool
from posse.server.settings import LIMITS, Limits
from posse.server.store import Store
from posse.server.tables.timings import Timings


def now_ms() -> int:
    return round(time() * 1000)


@dataclass(slots=True)
class Services:
    """The store, the bots, the time in milliseconds, the limits, and a note of how fast answers are.

    `wall` is the time since 1970, which other processes share. `retry` is how many seconds pass, at first, until a
    table that could not be read is read again.
    """

    store: Store
    pool: Pool
    timings: Timings = field(default_factory=Timings)
    now: Callable[[], int] = now_ms
    wall: Callable[[], int] = now_ms
    limits: Limits = LIMITS
    retry: float = 1.0
