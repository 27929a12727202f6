"""Token buckets and limits on connections."""

import pytest

from posse.server.errors import TooFast
from posse.server.people import limits
from posse.server.people.limits import ConcurrencyLimit, RateLimit, TokenBucket, client_of
from posse.server.settings import Rate


class Time:
    """A fake clock in seconds."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def tokens(bucket: TokenBucket) -> int:
    """How many can be taken at once."""
    count = 0
    while bucket.take():
        count += 1
    return count


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    time = Time()
    bucket = TokenBucket(Rate(2, 5), now=time)
    assert tokens(bucket) == 5
    time.now += 0.4
    assert tokens(bucket) == 0
    time.now += 0.1
    assert tokens(bucket) == 1
    time.now += 1.5
    assert tokens(bucket) == 3


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    time = Time()
    bucket = TokenBucket(Rate(10, 3), now=time)
    time.now += 1000
    assert tokens(bucket) == 3


def test_each_client_has_its_own_bucket() -> None:
    time = Time()
    limit = RateLimit(Rate(0.5, 2), now=time)
    for name in ("east", "west"):
        limit.check(name)
        limit.check(name)
        with pytest.raises(TooFast) as refused:
            limit.check(name)
        assert refused.value.facts == {"seconds": 2}
    time.now += 2
    limit.check("east")


def test_only_so_many_clients_are_remembered() -> None:
    limit = RateLimit(Rate(1, 1), now=Time())
    limit.check("first")
    for number in range(limits.MOST_BUCKETS):
        limit.check(str(number))
    limit.check("first")
    with pytest.raises(TooFast):
        limit.check(str(limits.MOST_BUCKETS - 1))


def test_a_client_may_connect_again_after_disconnecting() -> None:
    limit = ConcurrencyLimit(most=1)
    for _ in range(2):
        with limit.one_more("east"), limit.one_more("west"), pytest.raises(TooFast), limit.one_more("east"):
            pass
    assert limit.total == 0


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("127.0.0.1", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_one_client_is_one_address_or_prefix(address: str, name: str) -> None:
    assert client_of(address) == name
