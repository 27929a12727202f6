"""A site to be struck by disasters: PostgreSQL, servers, workers if there are any, and HAProxy in front of them."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it comes without types

from posse.cli.arguments import parse
from posse.cli.trouble import Trouble
from posse.texts import terminal_texts
from tests.server import postgres
from tests.server.proxies import haproxy
from tests.server.test_kill import HOST, Outpost
from tests.serving import end

SERVERS = 3
WORKERS = 2
HOMES = """
SELECT split_part(name, ':', 2)::int, count(*) FROM lease JOIN server ON server.id = owner
WHERE table_id = ANY($1) GROUP BY 1 ORDER BY count(*) DESC
"""
LINES = "SELECT table_id, text, answer FROM line WHERE table_id = ANY($1) ORDER BY table_id, number"

Stored = dict[str, list[tuple[str, int | None]]]
"""The lines of each table, each with the id of its answer."""


def has_workers() -> bool:
    """Whether there is a `posse worker`."""
    try:
        parse(terminal_texts("en"), ["worker", "--database", "postgresql://localhost/posse"])
    except Trouble:
        return False
    return True


class Worker:
    """A process that thinks for bots."""

    def __init__(self, log: Path, database: str) -> None:
        self._log = log
        self._command = [sys.executable, "-m", "posse", "worker", "--database", database]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def end(self) -> None:
        if self._process is not None:
            end(self._process)
            self._process = None


class Site:
    """The processes, and what they have stored."""

    def __init__(self, cluster: postgres.Cluster, servers: Sequence[Outpost], workers: Sequence[Worker], port: int):
        self.cluster = cluster
        self.servers = servers
        self.workers = workers
        self.port = port

    @property
    def address(self) -> str:
        """Where browsers come to."""
        return f"{HOST}:{self.port}"

    async def busiest(self, tables: list[str]) -> Outpost:
        """The server in which most of these tables live."""
        (pid, _), *_ = (await self.homes(tables)).items()
        return next(server for server in self.servers if server.pid == pid)

    async def homes(self, tables: list[str]) -> dict[int, int]:
        """How many of these tables live in which process, the busiest first."""
        connection = await asyncpg.connect(self.cluster.address)
        try:
            return dict(await connection.fetch(HOMES, tables))
        finally:
            await connection.close()

    async def stored(self, tables: list[str]) -> Stored:
        connection = await asyncpg.connect(self.cluster.address)
        try:
            rows = await connection.fetch(LINES, tables)
        finally:
            await connection.close()
        found: Stored = {table: [] for table in tables}
        for table, text, answer in rows:
            found[table].append((text, answer))
        return found

    async def headers(self, tables: list[str]) -> dict[str, str]:
        connection = await asyncpg.connect(self.cluster.address)
        try:
            return dict(await connection.fetch("SELECT id, header FROM game_table WHERE id = ANY($1)", tables))
        finally:
            await connection.close()

    def logs(self) -> str:
        return "".join(server.log.read_text() for server in self.servers)


@contextlib.asynccontextmanager
async def site(folder: Path, servers: int = SERVERS, workers: int = WORKERS) -> AsyncIterator[Site]:
    """Everything, started and certainly ended; `NoPostgres` or `NoProxy` if a program is not installed."""
    with contextlib.ExitStack() as until_the_end:
        cluster = until_the_end.enter_context(postgres.cluster(postgres.SAFE_FROM_CRASHES))
        outposts = []
        for number in range(servers):
            own = folder / f"server-{number}"
            own.mkdir()
            outposts.append(Outpost(own, cluster.address))
            until_the_end.callback(outposts[-1].kill)
            await outposts[-1].start()
        hands = [Worker(folder / f"worker-{number}.log", cluster.address) for number in range(workers * has_workers())]
        for hand in hands:
            until_the_end.callback(hand.kill)
            hand.start()
        port = until_the_end.enter_context(haproxy(folder / "haproxy", *(one.port for one in outposts)))
        yield Site(cluster, outposts, hands, port)


def signalled(server: Outpost, name: signal.Signals) -> None:
    assert server.pid is not None
    os.kill(server.pid, name)
