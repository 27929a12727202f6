"""Rate limits and concurrency limits, by client."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from posse.server.errors import TooFast
from posse.server.settings import Rate

MOST_BUCKETS = 10_000
IPV6_PREFIX = 64  # one client chooses the rest of the address freely


class TokenBucket:
    """Begins full, is refilled steadily, and gives one token to every request."""

    __slots__ = ("now", "rate", "since", "tokens")

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.now = now
        self.tokens = float(rate.burst)
        self.since = now()

    def take(self) -> bool:
        """Take a token; whether one was left."""
        now = self.now()
        per_second, burst = self.rate
        self.tokens = min(float(burst), self.tokens + (now - self.since) * per_second)
        self.since = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class RateLimit:
    """A token bucket for each client; the least recently used ones are dropped."""

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.now = now
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allows(self, client: str) -> bool:
        """Take a token of this client's bucket; whether one was left."""
        bucket = self._buckets.pop(client, None) or TokenBucket(self.rate, self.now)
        self._buckets[client] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()

    def check(self, client: str) -> None:
        """Take a token of this client's bucket; `TooFast` if it is empty."""
        if not self.allows(client):
            raise TooFast("too-fast", seconds=max(1, round(1 / self.rate.per_second)))


class ConcurrencyLimit:
    """How many of something each client may have at the same time; `refusal` is the key of the error."""

    def __init__(self, most: int, refusal: str = "too-fast") -> None:
        self.most = most
        self.refusal = refusal
        self._open: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many are open, of all clients together."""
        return self._open.total()

    @contextmanager
    def one_more(self, client: str) -> Iterator[None]:
        """Count one until the end of the block; `TooFast` if there are too many."""
        if self._open[client] >= self.most:
            raise TooFast(self.refusal, seconds=60, most=self.most)
        self._open[client] += 1
        try:
            yield
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


class HintLimit:
    """How many hints a person, and all people at one address, may wait for at the same time."""

    def __init__(self, per_person: int, per_client: int) -> None:
        self._people = ConcurrencyLimit(per_person, "hints-waiting")
        self._clients = ConcurrencyLimit(per_client, "hints-waiting")

    def enter(self, client: str, person: str) -> ExitStack:
        """Count a hint until the result is closed; `TooFast` if there are too many."""
        with ExitStack() as counted:
            if person:
                counted.enter_context(self._people.one_more(person))
            if client:
                counted.enter_context(self._clients.one_more(client))
            return counted.pop_all()


def client_of(address: str) -> str:
    """The client behind an address: an IPv4 address or an IPv6 prefix; empty for this machine."""
    try:
        found = ip_address(address)
    except ValueError:
        return "" if address == "testclient" else address
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback:
        return ""
    return str(ip_network((int(found), IPV6_PREFIX), strict=False)) if found.version == 6 else str(found)
