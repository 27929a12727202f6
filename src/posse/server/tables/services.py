"""What all tables of a server share."""

import asyncio
import copy
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log
from secrets import SystemRandom
from time import monotonic, time
from typing import Protocol

from posse.server.bots.pool import Pool
from posse.server.cluster.leases import Alone, Leases
from posse.server.people.limits import HintLimit
from posse.server.settings import LIMITS, Limits
from posse.server.store import Store
from posse.server.store.alert_rows import Call
from posse.server.tables.home_news import HomeNews, NoHomeNews
from posse.server.tables.pacing import Pace
from posse.server.tables.timings import Timings
from posse.server.tables.whereabouts import Whereabouts

CHANCE = SystemRandom()


def now_ms() -> int:
    """The time of day, for what is shown and stored; an administrator may set it forward or back."""
    return round(time() * 1000)


def monotonic_ms() -> int:
    """The time for everything that lasts: it only ever goes forward, at the same pace."""
    return round(monotonic() * 1000)


class Callers(Protocol):
    """Calls people who are waited for."""

    def call(self, calls: Sequence[Call], settled: Sequence[Call] = ()) -> None:
        """Call somebody, unless they come soon; `settled` are those who know already."""


class NoCallers:
    """Calls nobody."""

    def call(self, calls: Sequence[Call], settled: Sequence[Call] = ()) -> None:
        pass


def hesitation() -> float:
    """How many seconds a person takes who answers at once: mostly three or four, and never quite the same."""
    return min(max(CHANCE.lognormvariate(log(3.5), 0.4), 1.5), 12.0)


@dataclass(slots=True)
class Services:
    """The store, the bots, both times in milliseconds, the limits, and a note of how fast answers are.

    `now` is the time of day, `monotonic` the one by which durations are measured, which another process does not share.
    `pace` is that of all long work in this process; `uploads` lets in one uploaded record at a time,
    `hints` counts those that are waited for.
    `hesitation` draws how many seconds somebody takes to answer at once, for answers that were planned.
    `retry` is how many seconds pass, at first, until a table that could not be read is read again; `leases` say which
    tables live in this process. `callers` tell those who are away that they are waited for; `home_news` tell the pages
    on which people see their tables, and by `whereabouts` it is known who is at those of other processes.
    """

    store: Store
    pool: Pool
    timings: Timings = field(default_factory=Timings)
    now: Callable[[], int] = now_ms
    monotonic: Callable[[], int] = monotonic_ms
    limits: Limits = LIMITS
    retry: float = 1.0
    pace: Pace = field(default_factory=Pace)
    hints: HintLimit = field(init=False)
    uploads: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    leases: Leases = field(default_factory=Alone)
    callers: Callers = field(default_factory=NoCallers)
    home_news: HomeNews = field(default_factory=NoHomeNews)
    whereabouts: Whereabouts = field(default_factory=Whereabouts)
    hesitation: Callable[[], float] = hesitation

    def __post_init__(self) -> None:
        self.hints = HintLimit(self.limits.hints_per_person, self.limits.hints_per_client)

    def fenced(self, fence: int | None) -> "Services":
        """The same for one table, whose writes carry the fence of its lease; everything else is shared."""
        if fence is None:
            return self
        bound = copy.copy(self)
        bound.store = self.store.fenced(fence)
        return bound
