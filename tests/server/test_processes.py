"""`posse serve --processes`: several processes on one port, which take each other's tables over."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it comes without types
import httpx
import pytest

from tests.sample import GAME
from tests.server.running import ME, NO_TLS, PATIENCE, bot
from tests.serving import end
from tools.ports import free_port

pytestmark = pytest.mark.anyio

HOST = "127.0.0.1"
OWNER = "SELECT split_part(name, ':', 2)::int FROM lease JOIN server ON server.id = owner WHERE table_id = $1"
LIVING = "SELECT count(*) FROM server WHERE expires > clock_timestamp()"


class Together:
    """Some processes that share a port and a database."""

    def __init__(self, process: subprocess.Popen[str], port: int, database: asyncpg.Connection) -> None:
        self.process = process
        self.port = port
        self.database = database

    async def post(self, path: str, **body: object) -> httpx.Response:
        async with httpx.AsyncClient(verify=NO_TLS, trust_env=False, timeout=PATIENCE) as http:
            answer = await http.post(f"http://{HOST}:{self.port}{path}", json=body)
            answer.raise_for_status()
            return answer

    async def until(self, query: str, *values: object, differs_from: object) -> object:
        """Wait until a query gives something else."""
        async with asyncio.timeout(PATIENCE):
            while (found := await self.database.fetchval(query, *values)) in (None, differs_from):
                await asyncio.sleep(0.05)
        return found


@contextlib.asynccontextmanager
async def together(folder: Path, database: str, count: int) -> AsyncIterator[Together]:
    port = free_port()
    command = [sys.executable, "-m", "posse", "serve", "--no-browser", "--workers", "1", "--processes", str(count)]
    place = ["--port", str(port), "--data", str(folder), "--database", database]
    connection = await asyncpg.connect(database)
    with subprocess.Popen([*command, *place], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert str(port) in await asyncio.to_thread(process.stdout.readline)
            yield Together(process, port, connection)
        finally:
            await connection.close()
            end(process)


async def test_a_process_that_is_killed_is_replaced_and_its_tables_go_on(
    tmp_path: Path, postgres_database: str
) -> None:
    async with together(tmp_path, postgres_database, 2) as place:
        assert await place.database.fetchval(LIVING) == 2
        clock = {"kind": "days", "days": 2}
        made = await place.post("/api/tables", name="Ann", start=True, game=GAME, seats=[ME, bot()], clock=clock)
        table = made.json()["id"]
        owner = await place.database.fetchval(OWNER, table)
        os.kill(owner, signal.SIGKILL)
        survivor = await place.until(OWNER, table, differs_from=owner)
        assert survivor != owner
        await place.until(LIVING, differs_from=1)
        place.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(place.process.wait, PATIENCE) == 0
        assert await place.database.fetchval("SELECT count(*) FROM server") == 0
        assert await place.database.fetchval("SELECT count(*) FROM lease WHERE owner IS NOT NULL") == 0


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "posse", "serve", "--processes", "2", "--data", str(tmp_path), "--lang", "en"]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert refused.returncode == 2
    assert "postgresql://" in refused.stderr + refused.stdout


async def test_all_processes_are_restarted_in_turn(tmp_path: Path, postgres_database: str) -> None:
    pids = "SELECT array_agg(split_part(name, ':', 2)::int ORDER BY name) FROM server"
    async with together(tmp_path, postgres_database, 2) as place:
        first = set(await place.database.fetchval(pids))
        place.process.send_signal(signal.SIGHUP)
        async with asyncio.timeout(PATIENCE):
            while first & set(now := await place.database.fetchval(pids)) or len(now) < 2:
                assert now  # one of them is always there
                await asyncio.sleep(0.05)
