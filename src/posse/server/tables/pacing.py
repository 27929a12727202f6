"""Long work in short slices, so that replaying a game never keeps the other tables waiting."""

import asyncio
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")

SLICE_SECONDS = 0.005


class Pace:
    """Runs iterators to their end, one slice at a time; several of them take turns, and so does everything else."""

    def __init__(self, seconds: float = SLICE_SECONDS, clock: Callable[[], float] = perf_counter) -> None:
        self._seconds = seconds
        self._clock = clock
        self._turn = asyncio.Lock()

    async def last(self, steps: Iterator[T]) -> T:
        """The last item; there must be one."""
        found: list[T] = []
        while True:
            async with self._turn:
                if self._has_ended(steps, found):
                    return found[0]
            await asyncio.sleep(0)

    def _has_ended(self, steps: Iterator[T], found: list[T]) -> bool:
        """Take steps for the length of a slice, and keep the last; whether there are no more."""
        end = self._clock() + self._seconds
        for step in steps:
            found[:] = [step]
            if self._clock() >= end:
                return False
        return True
