"""What all tables of a server share."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import time

from posse.server.bots.pool import Pool
from posse.server.cluster.leases import Alone, Leases
from posse.server.settings import LIMITS, Limits
from posse.server.store import Store
from posse.server.tables.timings import Timings


def now_ms() -> int:
    return round(time() * 1000)


@dataclass(slots=True)
class Services:
    """The store, the bots, the time in milliseconds, the limits, and a note of how fast answers are.

    `retry` is how many seconds pass until a table that could not be read is read again, `leases` say which tables live
    in this process.
    """

    store: Store
    pool: Pool
    timings: Timings = field(default_factory=Timings)
    now: Callable[[], int] = now_ms
    limits: Limits = LIMITS
    retry: float = 1.0
    leases: Leases = field(default_factory=Alone)

    def fenced(self, fence: int | None) -> "Services":
        """The same for one table, whose writes carry the fence of its lease."""
        return self if fence is None else replace(self, store=self.store.fenced(fence))
