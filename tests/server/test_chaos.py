"""The short form of `python -m tests.chaos`: every disaster once, at a few tables; no time is measured."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.chaos.disasters import DISASTERS, possible
from tests.chaos.experiment import Experiment
from tests.chaos.site import site
from tests.server.postgres import NoPostgres
from tests.server.proxies import NoProxy

pytestmark = pytest.mark.anyio

TABLES = 6
PACE = 0.5


@pytest.fixture
async def experiment(tmp_path: Path) -> AsyncIterator[Experiment]:
    async with AsyncExitStack() as until_the_end:
        try:
            place = await until_the_end.enter_async_context(site(tmp_path))
        except (NoPostgres, NoProxy) as reason:
            pytest.skip(str(reason))  # skipped without a program, with the reason
        made = Experiment(place, PACE, replayed=TABLES)
        until_the_end.push_async_callback(made.close)
        yield made


async def test_no_answer_is_lost_doubled_or_reordered_whatever_happens(experiment: Experiment) -> None:
    """kill -9, SIGSTOP beyond the lease, a crash of PostgreSQL, a rolling restart, workers killed: all play on."""
    for name in possible(experiment.site, list(DISASTERS)):
        await experiment.fill(TABLES)
        result = await experiment.strike(name)
        assert result.faults == [], name
        assert result.answers > 0, name
    assert "Traceback" not in experiment.site.logs()
