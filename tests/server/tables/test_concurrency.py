"""What happens at a table while something else is still being stored."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Sequence
from typing import Any

import pytest

from posse.server.settings import Limits
from posse.server.socket.close_codes import CloseCode
from posse.server.store import Store
from posse.server.store.rows import LineRow, TableRow
from tests.server.running import ME, OPEN, Guest, RunningServer, bot, eventually, within

pytestmark = pytest.mark.anyio


class Gate(Store):
    """The store of a server, in which storing a table blocks until the gate is opened."""

    def __init__(self, kept: Store) -> None:
        vars(self).update(vars(kept))
        self.is_reached = asyncio.Event()
        self.is_open = asyncio.Event()

    async def save_table(self, table: TableRow) -> None:
        await self._pass()
        await super().save_table(table)

    async def begin(self, table: TableRow, lines: Sequence[LineRow], limits: Limits | None = None) -> None:
        await self._pass()
        await super().begin(table, lines, limits)

    async def _pass(self) -> None:
        self.is_reached.set()
        await self.is_open.wait()


@contextlib.asynccontextmanager
async def storing(server: RunningServer, request: Coroutine[Any, Any, Any]) -> AsyncIterator[None]:
    """A block during which the change of a request is being stored."""
    services = server.registry.services
    kept, gate = services.store, Gate(services.store)
    services.store = gate
    task = asyncio.create_task(request)
    await within(gate.is_reached.wait())
    yield
    gate.is_open.set()
    await within(task)
    services.store = kept


async def until_queued(server: RunningServer, table: str) -> None:
    """Wait until a job is queued behind the current one."""
    await eventually(lambda: server.live(table).actor.backlog > 0)


async def test_a_seat_that_is_lost_while_connecting_shows_nothing(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await bob.join(table)
    async with contextlib.AsyncExitStack() as stack:
        async with storing(server, ann.post(f"/api/tables/{table}/seats/1", **bot())):
            connecting = asyncio.create_task(stack.enter_async_context(bob.look(table)))
            await until_queued(server, table)
        window = await within(connecting)
        assert window.seat is None
        await ann.at(table, "start")
        page = await window.until_true(lambda page: page["table"]["state"] == "running")
        assert (page["seat"], page["ticket"], page["choices"]) == (None, None, [])
        assert server.live(table).audience.watchers[0].seats == []


async def test_a_watcher_who_gains_or_loses_a_seat_is_sent_a_page(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await bob.person()
    async with bob.look(table) as window:
        assert window.seat is None
        await bob.join(table)
        await window.until_true(lambda page: page["seat"] == 1)
        await ann.post(f"/api/tables/{table}/seats/1", **OPEN)
        await window.until_true(lambda page: page["seat"] is None)


async def test_no_spectator_slips_in_at_the_start(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, bot(), spectators=False))["id"]
    async with contextlib.AsyncExitStack() as stack:
        async with storing(server, ann.at(table, "start")):
            socket = await stack.enter_async_context(bob.socket(table))
            await until_queued(server, table)
        assert "no-spectators" in str(await within(socket.recv()))
        await within(socket.wait_closed())
        assert socket.close_code == CloseCode.FORBIDDEN


async def test_a_login_while_the_table_is_stored_keeps_the_seat(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    async with Guest(server, "Bob") as home:
        await home.post("/api/account", account="bob.at.home", password="a long secret")
    table = (await ann.make(ME, OPEN, OPEN))["id"]
    await bob.join(table)
    await cat.person()
    async with storing(server, cat.join(table)):
        await bob.post("/api/login", account="bob.at.home", password="a long secret")
    assert [seat["mine"] for seat in (await bob.table(table))["seats"]] == [False, True, False]
    await server.registry.close_idle(0)
    assert [seat["mine"] for seat in (await bob.table(table))["seats"]] == [False, True, False]
