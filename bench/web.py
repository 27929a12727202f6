"""The web table under load: latency of a move, throughput of the server, size of the page."""

import asyncio
from contextlib import AsyncExitStack
from typing import NamedTuple

from bench import boardgame, tables
from bench.page import first_page
from bench.processes import Server, can_measure
from bench.report import mark, ratio, table
from bench.samples import Sample, percentile

# How many tables, and the seconds between two moves at each.
CALM = [(1, 0.1), (100, 2.0), (500, 2.0)]
CALM_SECONDS = 25.0

BUSY_TABLES = 100
BROWSERS = (2, tables.SEATS)  # per table: the player counts of the other server's game and of ours
TURNS = 4
PEER_ROUNDS = 5  # matches of nine moves per table: about as long as our games
WARM_UP_ROUNDS = 15  # warm up Node.js's just-in-time compiler
WANTED = 3

FIRST_PAGE = 350_000


def main() -> None:
    if not can_measure():
        print("The web table was left out: what a server costs is measured on Linux only.\n")
        return
    table([["tables", "server p50", "p99", "browser p50", "p99", "clicks", "memory a table"], *map(_calm, CALM)])
    asyncio.run(_busy())
    with tables.running() as server:
        size, counted_by = first_page(server)
    measured = f"{size / 1000:,.0f} kB ({counted_by})"
    table([["first page, compressed", measured, f"<= {FIRST_PAGE // 1000} kB", mark(size <= FIRST_PAGE)]])


def _calm(setting: tuple[int, float]) -> list[str]:
    """Print one row: latency from a move to the other clients, the server's share of it, and memory per table."""
    size, pace = setting
    with tables.running() as server:
        latencies, weight = asyncio.run(_click_calmly(server, size, pace))
        health = tables.health(server)
    share = health["latency_ms"]
    browsers = [f"{percentile(latencies, part) * 1000:.1f} ms" for part in (0.5, 0.99)]
    servers = [f"{share[part]:.1f} ms" for part in ("p50", "p99")]
    return [str(size), *servers, *browsers, f"{health['moves']:,}", f"{weight / 1000:,.0f} kB"]


async def _click_calmly(server: Server, size: int, pace: float) -> tuple[list[float], float]:
    await _play_one(server)
    empty = server.resident_bytes()
    rally = tables.Rally(server, size, first=1)
    await rally.open()
    latencies = await rally.latencies(pace, CALM_SECONDS)
    weight = (server.resident_bytes() - empty) / size
    rally.close()
    return latencies, weight


async def _play_one(server: Server) -> None:
    """Warm up with a whole game, so that one-off loading is not measured."""
    rally = tables.Rally(server, 1)
    await rally.sample()
    rally.close()


async def _busy() -> None:
    """Throughput of the servers, interleaved so that all run under the same conditions."""
    async with AsyncExitStack() as stack:
        server = stack.enter_context(tables.running())
        ours = {Setting("Posse", browsers): tables.Rally(server, BUSY_TABLES, browsers) for browsers in BROWSERS}
        for rally in ours.values():
            stack.callback(rally.close)
        theirs = await _peers(stack)
        samples: dict[Setting, list[Sample]] = {setting: [] for setting in [*ours, *theirs]}
        for _ in range(TURNS):
            for setting, rally in ours.items():
                samples[setting].append(await rally.sample())
            for setting, matches in theirs.items():
                samples[setting].append(await matches.sample(PEER_ROUNDS))
    best = {setting: max(found, key=lambda sample: sample.per_core) for setting, found in samples.items()}
    _report(best, list(ours), list(theirs))


class Setting(NamedTuple):
    """A server, and how many clients watch each of its tables."""

    server: str
    browsers: int

    def __str__(self) -> str:
        return f"{self.server}, {self.browsers} browsers a table"


async def _peers(stack: AsyncExitStack) -> dict[Setting, boardgame.Rally]:
    """boardgame.io, warmed up: with its default storage and with persistent storage; empty if it is not available."""
    version = boardgame.install()
    if version is None:
        return {}
    rallies = {}
    for storage in ("memory", "files"):
        server = stack.enter_context(boardgame.running(keeps=storage == "files"))
        for browsers in BROWSERS:
            rally = boardgame.Rally(server, BUSY_TABLES, browsers)
            await rally.connect()
            stack.callback(rally.close)
            rallies[Setting(f"boardgame.io {version} in {storage}", browsers)] = rally
        await rally.sample(WARM_UP_ROUNDS)
    return rallies


def _report(best: dict[Setting, Sample], ours: list[Setting], theirs: list[Setting]) -> None:
    """Print the throughput of each, and the ratio of ours to theirs with equally many watchers."""
    rows = [["server", "moves/s", "moves/s a core"]]
    rows += [[str(setting), f"{sample.rate:,.0f}", f"{sample.per_core:,.0f}"] for setting, sample in best.items()]
    table(rows)
    ratios = [
        ratio(f"moves a core / {peer}", best[setting].per_core, best[peer].per_core, WANTED)
        for peer in theirs
        for setting in ours
        if setting.browsers == peer.browsers
    ]
    table(ratios or [["moves a core / boardgame.io", "not installed", f">= {WANTED}", ""]])
