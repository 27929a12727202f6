"""What the tests of people share: all people of a store, and a clock."""

from datetime import datetime

import pytest

from posse.server.people.people import People
from posse.server.store import Store
from tests.server.samples import DAY


class Time:
    """A fake clock."""

    def __init__(self) -> None:
        self.now = DAY

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def people(store: Store) -> People:
    return People(store)
