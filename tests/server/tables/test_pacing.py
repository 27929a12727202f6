"""Long work is done in slices, between which everything else gets its turn."""

import asyncio
from collections.abc import Iterator

import pytest

from posse.server.tables.pacing import Pace

pytestmark = pytest.mark.anyio


class Clock:
    """Time that passes only while there is work."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def work(self, name: str, steps: int, done: list[str]) -> Iterator[str]:
        """Steps of a second each."""
        for number in range(steps):
            self.now += 1.0
            done.append(name)
            yield f"{name}{number}"


async def test_work_is_done_to_its_last_step() -> None:
    clock, done = Clock(), list[str]()
    assert await Pace(10.0, clock).last(clock.work("a", 25, done)) == "a24"
    assert len(done) == 25


async def test_others_get_their_turn_after_every_slice() -> None:
    clock, done = Clock(), list[str]()
    pace = Pace(2.0, clock)

    async def answer() -> None:
        for _ in range(3):
            done.append("!")
            await asyncio.sleep(0)

    await asyncio.gather(pace.last(clock.work("a", 4, done)), answer())
    assert "".join(done) == "aa!aa!!"


async def test_two_works_take_turns() -> None:
    clock, done = Clock(), list[str]()
    pace = Pace(3.0, clock)
    await asyncio.gather(*(pace.last(clock.work(name, 6, done)) for name in "ab"))
    assert "".join(done) == "aaabbbaaabbb"


async def test_an_error_ends_the_work_and_nobody_elses() -> None:
    clock, done = Clock(), list[str]()
    pace = Pace(1.0, clock)

    def broken() -> Iterator[str]:
        yield "x"
        raise ValueError

    with pytest.raises(ValueError):
        await pace.last(broken())
    assert await pace.last(clock.work("a", 2, done)) == "a1"
