"""Many tables whose bots are all asked at once: how long an answer takes, and whether the bots had all their time."""

import asyncio
import time
from collections.abc import Sequence
from secrets import randbits

import posse
from bench.report import mark, table
from bench.samples import percentile
from posse.server.bots.fair_queue import Asker
from posse.server.bots.pool import Pool, spare_cores
from posse.server.tables.thinking import MOST_SECONDS

TABLES = 200
SEATS = 3
LEVEL = "level4"
WARM_UP_SECONDS = 5.0
SECONDS = 20.0
WANTED_SECONDS = 3.0  # at the 90th percentile, with one worker on a machine with two cores


class Table:
    """A table of bots only, which asks its next question as soon as the last one is answered."""

    def __init__(self, game: str, number: int) -> None:
        self.game = game
        self.number = number
        self.table = ""
        self.match = posse.new(game, SEATS, seed=randbits(60))
        self.spent: list[float] = []
        self.light = 0

    @property
    def header(self) -> str:
        return "".join(line + "\n" for line in self.match.header.lines())

    @property
    def stored(self) -> int:
        return len(self.match.lines)

    def lines(self, start: int, end: int) -> list[str]:
        return self.match.lines_since(start)[: end - start]

    async def play(self, pool: Pool, begin: float, until: float) -> None:
        """Games one after the other; answers that were asked for after the beginning count."""
        games = 0
        while time.perf_counter() < until:
            games += 1
            self.match = posse.new(self.game, SEATS, seed=randbits(60))
            pool.forget(self.table)
            self.table = f"{self.number} {games}"
            while not self.match.over and time.perf_counter() < until:
                await self._answer(pool, begin)

    async def _answer(self, pool: Pool, begin: float) -> None:
        seat = self.match.asked[0]
        asked = time.perf_counter()
        answered = await pool.answer(self, seat, LEVEL, MOST_SECONDS, Asker(person=f"person {self.number}"))
        if asked >= begin:
            self.spent.append(time.perf_counter() - asked)
            self.light += answered.is_light
        self.match.play(seat, answered.words)


async def sample(game: str) -> Sequence[Table]:
    """All tables of a game, after they have played for a while."""
    pool = Pool(spare_cores())
    await pool.start()
    tables = [Table(game, number) for number in range(TABLES)]
    begin = time.perf_counter() + WARM_UP_SECONDS
    try:
        await asyncio.gather(*(one.play(pool, begin, begin + SECONDS) for one in tables))
    finally:
        await pool.close()
    return tables


def main() -> None:
    workers = spare_cores()
    about = f"{TABLES} tables, all waiting for bots of {LEVEL}, {workers} worker{'s' if workers > 1 else ''}"
    rows = [[about, "p50", "p90", "p99", "answers/s", "light", "", ""]]
    for game in posse.GAMES:
        tables = asyncio.run(sample(game))
        spent = [seconds for one in tables for seconds in one.spent]
        parts = [percentile(spent, share) for share in (0.5, 0.9, 0.99)]
        light = sum(one.light for one in tables) / len(spent)
        figures = [f"{part:.2f} s" for part in parts]
        reached = mark(parts[1] <= WANTED_SECONDS)
        wanted = f"p90 <= {WANTED_SECONDS:.0f} s"
        rows.append([game, *figures, f"{len(spent) / SECONDS:,.0f}", f"{light:.0%}", wanted, reached])
    table(rows)
