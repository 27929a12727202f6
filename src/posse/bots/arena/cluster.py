"""Games played on a Ray cluster; what a machine that is lost was playing is played again elsewhere.

Ray is an extra (`pip install posse[ray]`) and is imported when the first game is to be played on it.
"""

import socket
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from typing import Any

from posse.bots.arena.contestants import told
from posse.bots.arena.errors import NoCluster
from posse.bots.arena.fixtures import Fixture, Setup
from posse.bots.arena.table import Failure, Outcome, Outcomes, facts_of, play_fixture

ATTEMPTS = 10
"""How often a game is begun; machines of a cluster may come and go for reasons of their own."""

GAMES_A_CORE = 2
"""How many games a core is given at a time, so that it need not wait for the next one."""

SECONDS_TO_CONNECT = 10


def play_on_ray(setup: Setup, fixtures: Sequence[Fixture], address: str) -> Outcomes:
    """Play the games on a cluster; `auto` is the one that runs on this machine."""
    ray = imported()
    is_ours = not ray.is_initialized()
    if is_ours:
        connect(ray, address)
    try:
        yield from Flock(ray, setup, fixtures).outcomes()
    finally:
        if is_ours:
            ray.shutdown()


def imported() -> Any:
    """Ray itself; `NoCluster` if it is not installed."""
    try:
        import ray
    except ImportError:
        raise NoCluster("no-extra", library="Ray", extra="ray") from None
    return ray


def connect(ray: Any, address: str) -> None:
    """Join a cluster that is running; `NoCluster` if there is none."""
    if not is_reachable(address):
        raise NoCluster("no-cluster", given=address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError):
        raise NoCluster("no-cluster", given=address) from None


def is_reachable(address: str) -> bool:
    """Whether something listens at an address with a port; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return True
    try:
        socket.create_connection((host, int(port)), SECONDS_TO_CONNECT).close()
    except (OSError, OverflowError):
        return False
    return True


class Flock:
    """The games that are under way on a cluster."""

    def __init__(self, ray: Any, setup: Setup, fixtures: Sequence[Fixture]) -> None:
        self.ray = ray
        self.setup = setup
        self.waiting = deque(fixtures)
        self.attempts: Counter[Fixture] = Counter()
        self.playing: dict[Any, Fixture] = {}
        self._shared = ray.put(setup)
        self._play = ray.remote(play_fixture).options(num_cpus=1, max_retries=0)

    def outcomes(self) -> Iterator[Outcome]:
        """Every game once, in the order in which they end."""
        while self.waiting or self.playing:
            self._send()
            ended, _ = self.ray.wait([*self.playing], num_returns=1)
            outcome = self._heard(ended[0])
            if outcome is not None:
                yield outcome

    def _send(self) -> None:
        """Keep all cores busy, also those that have joined since; the first games are sent first."""
        cores = int(self.ray.cluster_resources().get("CPU", 0)) or 1
        while self.waiting and len(self.playing) < cores * GAMES_A_CORE:
            fixture = self.waiting.popleft()
            self.attempts[fixture] += 1
            self.playing[self._play.remote(self._shared, fixture)] = fixture

    def _heard(self, ended: Any) -> Outcome | None:
        """The outcome of a game; None if its machine was lost and it is played again."""
        fixture = self.playing.pop(ended)
        try:
            outcome: Outcome = self.ray.get(ended)
        except self.ray.exceptions.RayTaskError as error:
            raise NoCluster("cluster-fails", why=told(error.cause)) from None
        except self.ray.exceptions.RayError:
            return self._again(fixture)
        return outcome

    def _again(self, fixture: Fixture) -> Failure | None:
        if self.attempts[fixture] >= ATTEMPTS:
            facts = {**facts_of(self.setup, fixture), "attempts": ATTEMPTS}
            return Failure(fixture, "worker-died", facts)
        self.waiting.appendleft(fixture)
        return None
