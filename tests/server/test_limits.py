"""Buckets that empty by requests and fill by time."""

import pytest

from posse.server import limits
from posse.server.errors import TooFast
from posse.server.limits import Bucket, Limit


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
