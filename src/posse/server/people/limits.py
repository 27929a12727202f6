"""How much one connection or address may ask of the server."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from posse.server.errors import TooFast

MOST_BUCKETS = 10_000
HOUSEHOLD = 64  # bits of an address of the newer kind; the rest everybody chooses as he likes


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


class Crowd:
    """How many there may be of each name at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._here: Counter[str] = Counter()

    @contextmanager
    def one_more(self, name: str) -> Iterator[None]:
        """Be one of them to the end of the block; `TooFast` if there are too many."""
        if self._here[name] >= self.most:
            raise TooFast("too-fast", seconds=60)
        self._here[name] += 1
        try:
            yield
        finally:
            self._here[name] -= 1
            if not self._here[name]:
                del self._here[name]


def household(address: str) -> str:
    """Whom an address belongs to; empty for this very machine."""
    try:
        found = ip_address(address)
    except ValueError:
        return "" if address == "testclient" else address
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback:
        return ""
    return str(ip_network((int(found), HOUSEHOLD), strict=False)) if found.version == 6 else str(found)
