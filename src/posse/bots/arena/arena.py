"""The run of an arena: plays what is missing, writes it down, and stops when enough is known."""

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import NamedTuple

from posse.bots.arena.cluster import play_on_ray
from posse.bots.arena.errors import BotFailed
from posse.bots.arena.fixtures import Fixture, Setup
from posse.bots.arena.log import Log
from posse.bots.arena.processes import cores, play_in_processes
from posse.bots.arena.report import Report, appearances, report
from posse.bots.arena.sprt import Question, SequentialTest, Verdict
from posse.bots.arena.table import Failure, Outcome, Outcomes, Result
from posse.engine.errors import BadTable


class Progress(NamedTuple):
    """How far a run is: games there are, games to play, and those of them played in this run in so many seconds."""

    done: int
    total: int
    fresh: int
    seconds: float


Watch = Callable[[Progress], None]


class Where(NamedTuple):
    """Where games are played: on so many cores of this machine (0: all), or on a Ray cluster."""

    workers: int = 0
    ray: str = ""

    def play(self, setup: Setup, fixtures: Sequence[Fixture]) -> Outcomes:
        if self.ray:
            return play_on_ray(setup, fixtures, self.ray)
        return play_in_processes(setup, fixtures, self.workers or cores())


THIS_MACHINE = Where()


class Arena:
    """An arena with the results it has so far."""

    def __init__(
        self,
        setup: Setup,
        *,
        log: Path | None = None,
        records: Path | None = None,
        question: Question | None = None,
    ) -> None:
        self.setup = setup
        self.test = None if question is None else sequential_test(setup, question)
        self.log = None if log is None else Log(log, setup)
        self.records = records
        self.results: dict[Fixture, Result] = {} if self.log is None else self.log.results
        self.limit = 0
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)

    def play(
        self, deals: int, where: Where = THIS_MACHINE, *, seconds: float = 0.0, watch: Watch | None = None
    ) -> Report:
        """Play so many deals, or fewer if the test can tell sooner or the time is up; `BotFailed` ends it, too."""
        self.limit = deals
        missing = [fixture for fixture in self.setup.fixtures(deals) if fixture not in self.results]
        self._test_on()
        if missing and not self._is_decided:
            self._play(missing, where, seconds, watch)
        return self.report()

    def _play(self, missing: Sequence[Fixture], where: Where, seconds: float, watch: Watch | None) -> None:
        started, total = monotonic(), self.limit * self.setup.games_a_deal
        known = total - len(missing)
        with closing(where.play(self.setup, missing)) as outcomes:
            for fresh, outcome in enumerate(outcomes, 1):
                self._note(outcome)
                if watch is not None:
                    watch(Progress(known + fresh, total, fresh, monotonic() - started))
                if self._is_decided or (seconds and monotonic() - started > seconds):
                    return

    def _note(self, outcome: Outcome) -> None:
        """Write a game down."""
        if self.records is not None:
            keep_record(self.records, outcome)
        if isinstance(outcome, Failure):
            raise BotFailed(outcome.key, **outcome.facts)
        self.results[outcome.fixture] = outcome.result
        if self.log is not None:
            self.log.add(outcome.result)
        self._test_on()

    # --- the test sees deals in order, so it stops at the same deal wherever the games are played

    @property
    def _is_decided(self) -> bool:
        return self.test is not None and self.test.verdict is not Verdict.OPEN

    def _test_on(self) -> None:
        """Feed the test with every deal that has become whole."""
        if self.test is None:
            return
        while not self._is_decided and self.test.deals < self.limit and (results := self._whole(self.test.deals)):
            self.test.feed(fmean(game.wins for game in appearances(self.setup, results, 0)))

    def _whole(self, deal: int) -> list[Result]:
        """The games of a deal, if all of them have been played."""
        fixtures = [*self.setup.fixtures_of(deal)]
        return [self.results[one] for one in fixtures] if all(one in self.results for one in fixtures) else []

    def report(self) -> Report:
        """What is known now: from all whole deals, or from those after which the test could tell."""
        last = self.test.deals if self.test is not None and self._is_decided else self.limit
        results = [result for deal in range(last) for result in self._whole(deal)]
        return report(self.setup, results, self.test)


def sequential_test(setup: Setup, question: Question) -> SequentialTest:
    """The test whether the first contestant is stronger than the second; there must be just two."""
    if len(setup.contestants) != 2:
        raise BadTable("test-of-two", given=len(setup.contestants))
    fair = fmean(fmean(who == 0 for who in setup.seating(fixture)) for fixture in setup.fixtures_of(0))
    question.check(fair)
    return SequentialTest(question, fair)


def keep_record(folder: Path, outcome: Outcome) -> None:
    """Write the record of a game, and of a failed one where in the program it failed."""
    fixture = outcome.fixture
    name = f"deal{fixture.deal}-lineup{fixture.lineup}-rotation{fixture.rotation}"
    if outcome.record:
        folder.joinpath(f"{name}.posse").write_text(outcome.record, encoding="utf-8")
    if isinstance(outcome, Failure) and outcome.trace:
        folder.joinpath(f"{name}.trace").write_text(outcome.trace, encoding="utf-8")
