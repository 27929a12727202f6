"""A process that notes results of two people in a database, as a server does: `noting DATABASE TABLE...`."""

import asyncio
import sys

from posse.server.ratings.rating import rate
from posse.server.store import Store
from posse.server.store.rows import GameResult, SeatResult
from tests.sample import GAME

SOON = 5  # results after which it says so


async def note(database: str, tables: list[str]) -> None:
    store = await Store.open(database)
    for number, table in enumerate(tables):
        seats = [SeatResult(0, "ann", "Ann", None, 1, 9, 0), SeatResult(1, "bob", "Bob", None, 2, 5, 1)]
        await store.standings.note(GameResult(table, GAME, number, seats, [0], rated=True, tally={}), rate)
        if number == SOON:
            sys.stdout.write("going\n")
            sys.stdout.flush()
    await store.close()


if __name__ == "__main__":
    asyncio.run(note(sys.argv[1], sys.argv[2:]))
