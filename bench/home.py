"""The home page, a profile and a leaderboard, with 100,000 finished games in the database.

The database is made in a temporary folder, or where POSSE_BENCH_DATABASE says, which must be empty. People differ in
how much they play: the busiest has about a thousand games.
"""

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

from sqlalchemy import insert, text

import posse
from posse.server.bots.pool import Pool
from posse.server.ratings.rating import rate
from posse.server.store import Store, results
from posse.server.store.address import database_at
from posse.server.store.columns import of_person, of_table
from posse.server.store.database import engine_for_upgrade
from posse.server.store.rows import GameResult, Person, SeatResult, SeatRow, TableRow
from posse.server.store.schema import game_table, holder, person, seat
from posse.server.store.standings import GamesWanted
from posse.server.tables.home import cards_of_known, own_cards
from posse.server.tables.registry import Registry
from posse.server.tables.services import Services

GAMES = 100_000
PEOPLE = 2_000
BATCH = 1000
CALLS = 200
DAY = datetime(2026, 1, 1, tzinfo=UTC)
START_MS = round(DAY.timestamp() * 1000)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        address = os.environ.get("POSSE_BENCH_DATABASE") or f"sqlite:///{Path(folder) / 'posse.db'}"
        asyncio.run(measure(address, int(os.environ.get("POSSE_BENCH_GAMES") or GAMES)))


async def measure(address: str, games: int) -> None:
    """Fill the database, and print the 95th percentile of everything that is asked."""
    store = await Store.open(address)
    people = [f"person{number}" for number in range(PEOPLE)]
    await fill(address, people, games)
    registry = Registry(Services(store, Pool(1)))
    random = Random(1)
    for name, ask in questions(store, registry).items():
        times = [await timed(ask, who) for who in busy_and_others(people, random)]
        print(f"{name:<22} p50 {quantiles(times, n=100)[49]:6.1f} ms   p95 {quantiles(times, n=100)[94]:6.1f} ms")
    await store.close()


def questions(store: Store, registry: Registry) -> dict[str, Callable[[str], Awaitable[Any]]]:
    """What the pages ask, by their names, about a person."""
    game = next(iter(posse.GAMES))
    standings = store.standings

    async def home(who: str) -> None:
        await own_cards(who, registry)
        await cards_of_known(who, registry)
        await registry.shelves.now()

    async def profile(who: str) -> None:
        await standings.of_person(who)
        await standings.opponents(who, 30)
        await standings.games(GamesWanted(who, None, 20))
        await standings.steps(who, game, 500)

    return {
        "home": home,
        "profile": profile,
        "games of a kind": lambda who: standings.games(GamesWanted(who, who, 20, game)),
        "leaderboard": lambda _: standings.leaders(game, 100),
        "statistics": lambda _: standings.statistics(game, None),
    }


def busy_and_others(people: list[str], random: Random) -> Iterator[str]:
    """The busiest person every tenth time, else anybody."""
    for number in range(CALLS):
        yield people[0] if number % 10 == 0 else random.choice(people)


async def timed(ask: Callable[[str], Awaitable[Any]], who: str) -> float:
    start = perf_counter()
    await ask(who)
    return (perf_counter() - start) * 1000


# --- what is in the database


async def fill(address: str, people: list[str], games: int) -> None:
    """Insert people and finished games, with all that follows from them, in large transactions."""
    engine = engine_for_upgrade(database_at(address))
    random = Random(7)
    names = list(posse.GAMES)
    async with engine.begin() as connection:
        await connection.execute(
            insert(person), [of_person(Person(id, id.title()[:20], DAY, account=id)) for id in people]
        )
    for first in range(0, games, BATCH):
        async with engine.begin() as connection:
            made = [finished(number, names, people, random) for number in range(first, min(games, first + BATCH))]
            parts = [of_table(row) for row, _ in made]
            await connection.execute(insert(game_table), [values for values, _, _ in parts])
            await connection.execute(insert(seat), [one for _, seats, _ in parts for one in seats])
            await connection.execute(insert(holder), [one for _, _, holders in parts for one in holders])
            for _, result in made:
                await results.note(connection, result, rate)
    async with engine.begin() as connection:
        await connection.execute(text("ANALYZE"))
    await engine.dispose()


def finished(number: int, names: list[str], people: list[str], random: Random) -> tuple[TableRow, GameResult]:
    """A finished game of two people and a bot; people with low numbers play more often."""
    game, id = random.choice(names), f"t{number}"
    one, other = random.sample(sorted({people[int(len(people) * random.random() ** 1.5)] for _ in range(6)}), 2)
    seats = [
        SeatRow(0, f"{id}-0", "person", one, holders=[one]),
        SeatRow(1, f"{id}-1", "person", other, holders=[other]),
        SeatRow(2, f"{id}-2", "bot", "Pearl", "level3"),
    ]
    row = TableRow(
        id,
        game,
        {},
        one,
        DAY + timedelta(minutes=number),
        seats,
        "over",
        header="posse 1\n",
        result={"scores": [], "ranking": []},
    )
    places = random.sample([1, 2, 3], 3)
    ended = START_MS + 60_000 * number
    done = [
        SeatResult(0, one, one, None, places[0], 40, 0),
        SeatResult(1, other, other, None, places[1], 30, 1),
        SeatResult(2, None, "Pearl", "level3", places[2], 20, 2),
    ]
    return row, GameResult(id, game, ended, done, [places.index(1)], rated=number % 4 == 0, tally={})
