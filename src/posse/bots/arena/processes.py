"""Games played on all cores of one machine; a process that dies costs the game it was playing."""

import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess

from posse.bots.arena.contestants import check_sendable
from posse.bots.arena.fixtures import Fixture, Setup
from posse.bots.arena.table import Failure, Outcome, Outcomes, facts_of, play_fixture

ATTEMPTS = 3
"""How often a game is begun before its process is believed to die because of it."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(setup: Setup, fixtures: Sequence[Fixture]) -> Outcomes:
    """Play the games one after another in this process."""
    for fixture in fixtures:
        yield play_fixture(setup, fixture)


def play_in_processes(setup: Setup, fixtures: Sequence[Fixture], workers: int) -> Outcomes:
    """Play the games in several processes; the outcomes come in the order in which the games end."""
    if min(workers, len(fixtures)) <= 1:
        yield from play_here(setup, fixtures)
        return
    check_sendable(setup.contestants)
    crew = Crew(setup, fixtures, min(workers, len(fixtures)))
    try:
        yield from crew.outcomes()
    finally:
        crew.dismiss()


@dataclass
class Worker:
    """A process, the line to it, and the game it plays now."""

    process: SpawnProcess
    line: Connection
    fixture: Fixture


class Crew:
    """Processes that play one game after another."""

    def __init__(self, setup: Setup, fixtures: Sequence[Fixture], size: int) -> None:
        self.setup = setup
        self.waiting = deque(fixtures)
        self.attempts: Counter[Fixture] = Counter()
        self.workers = [self._hire(self.waiting.popleft()) for _ in range(size)]

    def _hire(self, fixture: Fixture) -> Worker:
        """Start a process on a game; it inherits nothing, so it is the same on every system."""
        context: SpawnContext = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self.setup), daemon=True)
        process.start()
        theirs.close()  # so that the end of the process is the end of the line
        worker = Worker(process, ours, fixture)
        self._give(worker, fixture)
        return worker

    def _give(self, worker: Worker, fixture: Fixture) -> None:
        worker.fixture = fixture
        self.attempts[fixture] += 1
        try:
            worker.line.send(fixture)
        except OSError:
            return  # it has died, which the next read will notice

    def outcomes(self) -> Iterator[Outcome]:
        """Every game once, whatever happens to the processes."""
        while self.workers:
            for line in wait([worker.line for worker in self.workers]):
                worker = next(one for one in self.workers if one.line is line)
                outcome = self._heard(worker)
                if outcome is not None:
                    yield outcome

    def _heard(self, worker: Worker) -> Outcome | None:
        """What a worker reports, after which it plays on; None if it has died and its game is played again."""
        try:
            outcome: Outcome = worker.line.recv()
        except (EOFError, OSError):
            return self._replaced(worker)
        if self.waiting:
            self._give(worker, self.waiting.popleft())
        else:
            self._release(worker)
        return outcome

    def _replaced(self, dead: Worker) -> Failure | None:
        """Let a new process play the game of a dead one; a game that kills every process is a failure."""
        self._release(dead)
        if self.attempts[dead.fixture] >= ATTEMPTS:
            facts = {**facts_of(self.setup, dead.fixture), "attempts": ATTEMPTS}
            return Failure(dead.fixture, "worker-died", facts)
        self.workers.append(self._hire(dead.fixture))
        return None

    def _release(self, worker: Worker) -> None:
        """End a process; one without a line ends by itself."""
        self.workers.remove(worker)
        worker.line.close()
        worker.process.join()
        worker.process.close()

    def dismiss(self) -> None:
        """End all processes in the middle of their games."""
        for worker in [*self.workers]:
            worker.process.terminate()
            self._release(worker)


def work(line: Connection, setup: Setup) -> None:
    """Play the games that are sent, until the line is closed; Ctrl-C is for the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            line.send(play_fixture(setup, line.recv()))
    except (EOFError, OSError):
        return
