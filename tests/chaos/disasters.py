"""What can happen to a site. Each disaster returns the moment from which on play can go on; all processes run again."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic

from tests.chaos.site import Site, signalled

BEYOND_THE_LEASE = 10.0  # seconds; a lease lasts six
SHORTEST_OUTAGE, LONGEST_OUTAGE = 1.0, 12.0  # of the database: shorter and longer than a lease
BETWEEN_KILLS = 2.0
KILLS_OF_WORKERS = 4

Disaster = Callable[[Site, list[str], Random], Awaitable[float]]
"""Strikes a site, of which some tables are given by their ids."""


async def kill_the_owner(site: Site, tables: list[str], chance: Random) -> float:
    """kill -9 the process with most tables; it is started again when the others have taken them."""
    owner = await site.busiest(tables)
    begun = monotonic()
    owner.kill()
    await asyncio.sleep(BEYOND_THE_LEASE)
    await owner.start()
    return begun


async def pause_the_owner(site: Site, tables: list[str], chance: Random) -> float:
    """SIGSTOP the process with most tables for longer than its lease lasts, then SIGCONT."""
    owner = await site.busiest(tables)
    begun = monotonic()
    signalled(owner, signal.SIGSTOP)
    try:
        await asyncio.sleep(BEYOND_THE_LEASE)
    finally:
        signalled(owner, signal.SIGCONT)
    return begun


async def crash_the_database(site: Site, tables: list[str], chance: Random) -> float:
    """End PostgreSQL without a checkpoint, and start it after a while; nobody can play in between."""
    await asyncio.to_thread(site.cluster.crash)
    await asyncio.sleep(chance.uniform(SHORTEST_OUTAGE, LONGEST_OUTAGE))
    await asyncio.to_thread(site.cluster.start)
    return monotonic()


async def restart_in_turn(site: Site, tables: list[str], chance: Random) -> float:
    """Stop and start every process, the next one as soon as the one before it listens again."""
    begun = monotonic()
    for server in site.servers:
        await server.replace()
    return begun


async def kill_workers(site: Site, tables: list[str], chance: Random) -> float:
    """kill -9 workers at random, each started again at once."""
    begun = monotonic()
    for _ in range(KILLS_OF_WORKERS):
        worker = chance.choice(site.workers)
        await asyncio.to_thread(worker.kill)
        worker.start()
        await asyncio.sleep(chance.random() * BETWEEN_KILLS)
    return begun


DISASTERS: dict[str, Disaster] = {
    "kill": kill_the_owner,
    "pause": pause_the_owner,
    "database": crash_the_database,
    "rolling": restart_in_turn,
    "workers": kill_workers,
}


def possible(site: Site, names: list[str]) -> list[str]:
    """Those that can strike this site: without workers none of them can be killed."""
    return [name for name in names if name != "workers" or site.workers]
