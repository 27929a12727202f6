"""Buckets that empty by requests and fill by time."""

import pytest

from posse.server.errors import TooFast
from posse.server.people import limits
from posse.server.people.limits import Bucket, Crowd, Limit, household


class Time:
    """Seconds that pass when somebody says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def drops(bucket: Bucket) -> int:
    """How many can be taken at once."""
    count = 0
    while bucket.take():
        count += 1
    return count


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    time = Time()
    bucket = Bucket(rate=2, burst=5, now=time)
    assert drops(bucket) == 5
    time.now += 0.4
    assert drops(bucket) == 0
    time.now += 0.1
    assert drops(bucket) == 1
    time.now += 1.5
    assert drops(bucket) == 3


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    time = Time()
    bucket = Bucket(rate=10, burst=3, now=time)
    time.now += 1000
    assert drops(bucket) == 3


def test_each_name_has_its_own_bucket() -> None:
    time = Time()
    limit = Limit(rate=0.5, burst=2, now=time)
    for name in ("east", "west"):
        limit.check(name)
        limit.check(name)
        with pytest.raises(TooFast) as refused:
            limit.check(name)
        assert refused.value.facts == {"seconds": 2}
    time.now += 2
    limit.check("east")


def test_only_so_many_names_are_remembered() -> None:
    limit = Limit(rate=1, burst=1, now=Time())
    limit.check("first")
    for number in range(limits.MOST_BUCKETS):
        limit.check(str(number))
    limit.check("first")
    with pytest.raises(TooFast):
        limit.check(str(limits.MOST_BUCKETS - 1))


def test_a_crowd_has_room_again_when_somebody_has_gone() -> None:
    crowd = Crowd(most=1)
    for _ in range(2):
        with crowd.one_more("east"), crowd.one_more("west"), pytest.raises(TooFast), crowd.one_more("east"):
            pass


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
def test_a_household_is_counted_as_one(address: str, name: str) -> None:
    assert household(address) == name
