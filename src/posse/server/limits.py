"""How much one connection or address may ask of the server."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from posse.server.errors import TooFast

MOST_BUCKETS = 10_000


class Bucket:
    """Holds `burst` drops and is filled again at `rate` a second; every request takes one."""

    __slots__ = ("burst", "drops", "now", "rate", "since")

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.drops = float(burst)
        self.since = now()

    def take(self) -> bool:
        """Whether a drop was left."""
        now = self.now()
        self.drops = min(float(self.burst), self.drops + (now - self.since) * self.rate)
        self.since = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Limit:
    """A bucket for each name, such as an address; the ones used longest ago are forgotten."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, name: str) -> None:
        """Take a drop of this name's bucket; `TooFast` if it is empty."""
        bucket = self._buckets.pop(name, None) or Bucket(self.rate, self.burst, self.now)
        self._buckets[name] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise TooFast("too-fast", seconds=max(1, round(1 / self.rate)))
