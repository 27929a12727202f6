"""Work spread over the cores of this machine, or over a Ray cluster; results come in the order of the work."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

from posse.bots.arena.cluster import connect, imported

Item = TypeVar("Item")
Result = TypeVar("Result")

NICE = 10
ITEMS_A_CORE = 2
"""How much a core of a cluster is given at a time, so that it need not wait for more."""

ATTEMPTS = 10
"""How often work is begun again after a machine of a cluster was lost."""


class Crew(NamedTuple):
    """Who works: so many processes, or the Ray cluster at an address."""

    processes: int = 1
    ray: str = ""

    def map(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """The result for each item, in order; equal work gives equal results wherever it is done."""
        if self.ray:
            return _on_ray(self.ray, work, items)
        if self.processes == 1:
            return map(work, items)
        return _in_processes(self.processes, work, items)


THIS_PROCESS = Crew()


def _in_processes(count: int, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    with multiprocessing.get_context("spawn").Pool(count, os.nice, (NICE,)) as pool:
        yield from pool.imap(work, items)


def _on_ray(address: str, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    ray = imported()
    is_ours = not ray.is_initialized()
    if is_ours:
        connect(ray, address)
    try:
        yield from _in_order(ray, ray.remote(work).options(num_cpus=1, max_retries=ATTEMPTS), items)
    finally:
        if is_ours:
            ray.shutdown()


def _in_order(ray: Any, task: Any, items: Iterable[Item]) -> Iterator[Any]:
    """Keep all cores busy, also those that have joined since; what is no longer wanted is given up."""
    waiting = iter(items)
    under_way: deque[Any] = deque()
    try:
        while True:
            cores = int(ray.cluster_resources().get("CPU", 0)) or 1
            while len(under_way) < cores * ITEMS_A_CORE and (item := next(waiting, None)) is not None:
                under_way.append(task.remote(item))
            if not under_way:
                return
            yield ray.get(under_way[0])
            under_way.popleft()
    finally:
        for left in under_way:
            ray.cancel(left)
