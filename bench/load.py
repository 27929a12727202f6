"""The server under a constant load: latency, answers a second, memory.

    make bench ARGS="load"                    all of it but the soak, 1,000 tables at 400 answers a second
    make bench ARGS="load latency --store sqlite"
    make bench ARGS="load soak --minutes 10"

Everything is on one machine, so the load generator and PostgreSQL take their share of its cores. What a server needs
for an answer is therefore given as CPU time as well, which does not depend on what else runs.
"""

import asyncio
import gc
import resource
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import groupby
from pathlib import Path
from statistics import fmean
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from bench import tables
from bench.crowd import Crowd, Table, run
from bench.processes import HOST, Family, Server, can_measure
from bench.report import mark, table
from bench.samples import percentile, slope
from tests.server import postgres
from tools.ports import free_port

PARTS = ("latency", "processes", "memory", "soak")
USUAL = PARTS[:-1]

TABLES, RATE, SECONDS = 1000, 400.0, 30.0
WARM_UP_SECONDS = 5.0
WANTED_P99 = 0.050
SHARES = (0.5, 0.9, 0.99)

FLAT_OUT_TABLES, FLAT_OUT_SECONDS = 300, 10.0
MOST_PROCESSES = 3

STEPS = 4  # points of a slope after the first
MOVES = 40  # answers at a table before its memory counts: about the middle of a game

SOAK_TABLES, SOAK_RATE = 200, 200.0
SOAK_GROUPS = 20  # of tables that begin together
GAME_ANSWERS = 200  # about as many as a game has
SAMPLE_SECONDS = 5.0
SPANS = 10  # of what counts of a soak, half a minute each in one of ten minutes
SETTLING = 1 / 2  # of the soak, which does not count: until tables that were over have left the memory a few times


class Setting(NamedTuple):
    """A database, and how many processes serve it."""

    store: str
    processes: int = 1

    def __str__(self) -> str:
        return self.store if self.processes == 1 else f"{self.store}, {self.processes} processes"


class Served(NamedTuple):
    """A server that runs, the ports of its processes, and its database if that is another program."""

    server: Server
    ports: Sequence[int]
    database: Family | None


SQLITE, POSTGRES = "SQLite", "PostgreSQL"


def main(words: Sequence[str] = ()) -> None:
    if not can_measure():
        print("The load was left out: what a server costs is measured on Linux only.\n")
        return
    chosen = _chosen(words)
    if "latency" in chosen.parts:
        _latency(chosen)
    if "processes" in chosen.parts:
        _processes(chosen)
    if "memory" in chosen.parts:
        _memory(chosen)
    if "soak" in chosen.parts:
        _soak(chosen)


def _chosen(words: Sequence[str]) -> Namespace:
    parser = ArgumentParser("make bench ARGS=load", add_help=False)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seats", type=int, default=tables.SEATS)
    parser.add_argument("--rate", type=float)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--store", choices=[SQLITE.lower(), POSTGRES.lower()])
    chosen = parser.parse_args(words)
    chosen.parts = chosen.parts or USUAL
    return chosen


# --- servers


@contextmanager
def _serving(setting: Setting) -> Iterator[Served]:
    """Posse on a new database. Players connect to the process that has their table, as behind a hashing balancer."""
    with ExitStack() as stack:
        if setting.store == SQLITE:
            server = stack.enter_context(tables.running())
            yield Served(server, [server.port], None)
            return
        address = stack.enter_context(postgres.server(postgres.DURABLE))
        name = stack.enter_context(postgres.database(address, "load"))
        first = free_port(setting.processes) + 1
        several = ("--processes", str(setting.processes), "--internal", f"{HOST}:{first}")
        ports = range(first, first + setting.processes) if setting.processes > 1 else range(0)
        more = several if ports else ()
        server = stack.enter_context(tables.running("--database", name, *more, ports=ports))
        yield Served(server, ports or [server.port], _postgres_at(address))


def _postgres_at(address: str) -> Family | None:
    """The processes of a temporary PostgreSQL; None if it is somebody else's."""
    [folder] = parse_qs(urlsplit(address).query).get("host", [""])
    pid = Path(folder, "data", "postmaster.pid")
    return Family(int(pid.read_text().split()[0])) if pid.is_file() else None


def _settings(chosen: Namespace) -> list[Setting]:
    """The databases that are asked for and can be had."""
    wanted = [Setting(store) for store in (SQLITE, POSTGRES) if chosen.store in (None, store.lower())]
    return [setting for setting in wanted if setting.store == SQLITE or _has_postgres()]


def _has_postgres() -> bool:
    try:
        with postgres.server(postgres.DURABLE):
            return True
    except postgres.NoPostgres:
        print("PostgreSQL was left out: it is not installed.\n")
        return False


# --- CPU time


class Costs:
    """CPU time from now on: of the server, of the database, and of this process, which is the load generator."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self._begun = self._now()

    def _now(self) -> list[float]:
        database = self._served.database
        own = resource.getrusage(resource.RUSAGE_SELF)
        return [
            self._served.server.cpu_seconds(),
            database.cpu_seconds() if database else 0.0,
            own.ru_utime + own.ru_stime,
            time.perf_counter(),
        ]

    def cells(self, answers: int) -> list[str]:
        """CPU milliseconds an answer of the server and of its database; how busy the generator was."""
        server, database, own, wall = (now - then for now, then in zip(self._now(), self._begun, strict=True))
        apart = f"{1000 * database / answers:.2f} ms" if self._served.database else ""
        return [f"{1000 * server / answers:.2f} ms", apart, f"{own / wall:.0%}"]


COSTS = ["CPU an answer", "database", "generator"]


@contextmanager
def _undisturbed() -> Iterator[None]:
    """No garbage collection in the load generator."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


# --- latency


def _latency(chosen: Namespace) -> None:
    """The server's share of the time from the moment an answer was to be sent until its last player has heard of it."""
    size, rate, seconds = chosen.tables or TABLES, chosen.rate or RATE, chosen.seconds or SECONDS
    about = f"{size:,} tables, {chosen.seats} players each, {rate:,.0f} answers/s"
    rows = [[about, "p50", "p90", "p99", "generator late p99", *COSTS, "", ""]]
    for setting in _settings(chosen):
        with _serving(setting) as served:
            crowd, costs = run(_click(served, size, chosen.seats, rate, seconds))
        parts = [percentile(crowd.shares, share) for share in SHARES]
        late = percentile(crowd.lateness, 0.99)
        figures = [f"{1000 * part:.1f} ms" for part in (*parts, late)]
        wanted = f"p99 <= {1000 * WANTED_P99:.0f} ms"
        rows.append([str(setting), *figures, *costs, wanted, mark(parts[-1] <= WANTED_P99)])
    table(rows)


async def _click(served: Served, size: int, seats: int, rate: float, seconds: float) -> tuple[Crowd, list[str]]:
    crowd = Crowd(served.ports, seats)
    await crowd.open(size)
    await crowd.play(rate, WARM_UP_SECONDS)
    crowd.forget_figures()
    with _undisturbed():
        costs = Costs(served)
        await crowd.play(rate, seconds)
        cells = costs.cells(crowd.finished)
    crowd.close()
    return crowd, cells


# --- several processes


def _processes(chosen: Namespace) -> None:
    """How many answers a second there are at most."""
    size, seconds = chosen.tables or FLAT_OUT_TABLES, chosen.seconds or FLAT_OUT_SECONDS
    rows = [[f"{size:,} tables, as fast as possible", "answers/s", *COSTS]]
    for setting in _settings(chosen):
        for processes in range(1, (1 if setting.store == SQLITE else MOST_PROCESSES) + 1):
            setting = setting._replace(processes=processes)
            with _serving(setting) as served:
                rate, costs = run(_click_flat_out(served, size, chosen.seats, seconds))
            rows.append([str(setting), f"{rate:,.0f}", *costs])
    table(rows)


async def _click_flat_out(served: Served, size: int, seats: int, seconds: float) -> tuple[float, list[str]]:
    crowd = Crowd(served.ports, seats)
    await crowd.open(size)
    with _undisturbed():
        crowd.begin_flat_out()
        await asyncio.sleep(WARM_UP_SECONDS)
        crowd.forget_figures()
        costs, begin = Costs(served), time.perf_counter()
        await asyncio.sleep(seconds)
        rate, cells = crowd.finished / (time.perf_counter() - begin), costs.cells(crowd.finished)
        await crowd.end_flat_out()
    crowd.close()
    return rate, cells


# --- memory


def _memory(chosen: Namespace) -> None:
    """What a table in the middle of a game takes while nobody is there, and what a socket takes."""
    size = chosen.tables or TABLES
    rows = [["memory of its own", "each", "+-", "from"]]
    for setting in _settings(chosen):
        with _serving(setting) as served:
            of_tables, of_sockets = run(_weigh(served, size, chosen.seats))
        for name, points in (("idle table", of_tables), ("idle socket", of_sockets)):
            found = slope(points)
            counts = ", ".join(f"{count:,.0f}" for count, _ in points)
            rows.append(
                [f"{setting}, {name}", f"{found.growth / 1000:.1f} kB", f"{found.spread / 1000:.1f} kB", counts]
            )
    table(rows)


Points = list[tuple[float, float]]


async def _weigh(served: Served, size: int, seats: int) -> tuple[Points, Points]:
    """The memory at several numbers of tables, and then at several numbers of sockets."""
    crowd = Crowd(served.ports, seats)
    await _play_a_while(await crowd.open(size // STEPS), crowd)  # whatever is loaded or allocated only once
    of_tables = [(float(len(crowd.tables)), await _settled(served))]
    for _ in range(STEPS):
        await _play_a_while(await crowd.open(size // STEPS), crowd)
        of_tables.append((float(len(crowd.tables)), await _settled(served)))
    of_sockets = [(0.0, of_tables[-1][1])]
    share = len(crowd.tables) // STEPS
    for step in range(STEPS):
        for one in crowd.tables[step * share : (step + 1) * share]:
            await one.connect()
        of_sockets.append((float((step + 1) * share * seats), await _settled(served)))
    crowd.close()
    return of_tables, of_sockets


async def _play_a_while(new: Sequence[Table], crowd: Crowd) -> None:
    """Play to the middle of the game, and leave."""
    await crowd.play(RATE, MOVES * len(new) / RATE)
    for one in new:
        one.leave()
    crowd.ready.clear()
    crowd.waiting.clear()


async def _settled(served: Served) -> float:
    """The memory after a moment in which sockets are closed."""
    await asyncio.sleep(2 * WARM_UP_SECONDS)
    return float(served.server.own_bytes())


# --- soak


def _soak(chosen: Namespace) -> None:
    """Whether memory grows while games end and others begin."""
    size, rate = chosen.tables or SOAK_TABLES, chosen.rate or SOAK_RATE
    about = f"{chosen.minutes:g} minutes, {size:,} tables, {rate:,.0f} answers/s"
    rows = [[about, "games", "tables in memory", "memory", "an hour", "+-", "each game", ""]]
    by_minute = [["memory after minutes", *(str(minute + 1) for minute in range(int(chosen.minutes)))]]
    for setting in _settings(chosen):
        with _serving(setting) as served:
            samples = run(_play_long(served, size, chosen.seats, rate, 60 * chosen.minutes))
        settled = [sample for sample in samples if sample.when > SETTLING * 60 * chosen.minutes]
        rows.append([str(setting), *_growth(settled)])
        by_minute.append([str(setting), *_by_minute(samples, int(chosen.minutes))])
    table(rows)
    table(by_minute)


class Reading(NamedTuple):
    """How a server is after so many seconds of a soak."""

    when: float
    memory: float
    tables: int  # in its memory, those of games that are over included
    ended: int  # games since the soak began


def _growth(settled: Sequence[Reading]) -> list[str]:
    """What has grown, by the means of a few spans: readings that follow one another are too much alike."""
    begin, end = settled[0].when, settled[-1].when
    spans = [
        list(group) for _, group in groupby(settled, lambda one: int(SPANS * (one.when - begin) / (end - begin + 1)))
    ]
    points = [(fmean(one.when for one in span), fmean(one.memory for one in span)) for span in spans]
    an_hour = slope([(when / 3600, memory / 1e6) for when, memory in points])
    games, seconds = settled[-1].ended - settled[0].ended, end - begin
    a_game = an_hour.growth * 1e3 * seconds / 3600 / max(1, games)
    return [
        f"{games:,}",
        f"{min(one.tables for one in settled)} to {max(one.tables for one in settled)}",
        f"{settled[-1].memory / 1e6:.0f} MB",
        f"{an_hour.growth:+.1f} MB",
        f"{an_hour.spread:.1f} MB",
        f"{a_game:+.1f} kB",
        "flat" if an_hour.is_flat else "GROWS",
    ]


def _by_minute(samples: Sequence[Reading], minutes: int) -> list[str]:
    """The memory at the sample nearest to the end of each minute."""
    nearest = [min(samples, key=lambda one: abs(one.when - end)) for end in range(60, 60 * minutes + 1, 60)]
    return [f"{one.memory / 1e6:.0f} MB" for one in nearest]


async def _play_long(served: Served, size: int, seats: int, rate: float, seconds: float) -> list[Reading]:
    """Readings, again and again, while each game that ends is followed by another one."""
    crowd = Crowd(served.ports, seats)
    ended = 0

    async def replace(over: Table) -> None:
        nonlocal ended
        ended += 1
        await crowd.replace(over)

    crowd.on_over = replace
    await _open_in_turn(crowd, size)
    begin, ended = time.perf_counter(), 0
    playing = asyncio.ensure_future(crowd.play(rate, seconds))
    samples: list[Reading] = []
    while not playing.done():
        await asyncio.wait([playing], timeout=SAMPLE_SECONDS)
        if not playing.done():
            in_memory = (await asyncio.to_thread(tables.health, served.server))["tables"]
            samples.append(
                Reading(time.perf_counter() - begin, float(served.server.own_bytes()), int(in_memory), ended)
            )
    await playing
    crowd.on_over = None
    crowd.close()
    return samples


async def _open_in_turn(crowd: Crowd, size: int) -> None:
    """Open the tables in groups, of which each is further on than the next.

    If all games began at once, all would end at once, and twice as many tables would be in memory for a minute: memory
    that is kept for the next time. So games end one after another, and the number of tables in memory is constant.
    """
    for group in range(SOAK_GROUPS):
        await crowd.open(size * (group + 1) // SOAK_GROUPS - size * group // SOAK_GROUPS)
        await crowd.play(RATE, GAME_ANSWERS / SOAK_GROUPS * len(crowd.tables) / RATE)
