"""What somebody could try who means no good, or who comes at the wrong moment."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest

import posse
from posse.server import hall as halls
from posse.server import replays, shown
from posse.server import table as tables
from posse.server.desk import Desk
from posse.server.hall import COOKIE
from posse.server.limits import Crowd
from posse.server.rows import LineRow
from posse.server.watcher import NO_SPECTATORS
from tests.sample import GAME, scene
from tests.server.saloon import (
    ME,
    OPEN,
    Guest,
    Refused,
    Saloon,
    bot,
    eventually,
    finished,
    looking,
    together,
    within,
)

pytestmark = pytest.mark.anyio


class Gate:
    """A call of the store that takes as long as we like."""

    def __init__(self, saloon: Saloon, call: str, patch: pytest.MonkeyPatch) -> None:
        self.is_reached = asyncio.Event()
        self._open = asyncio.Event()
        self._call = getattr(saloon.house.store, call)
        patch.setattr(saloon.house.store, call, self._wait)

    async def _wait(self, *given: Any) -> Any:
        self.is_reached.set()
        await self._open.wait()
        return await self._call(*given)

    @contextlib.asynccontextmanager
    async def during(self, request: Any) -> AsyncIterator[None]:
        """While the request waits to be stored."""
        task = asyncio.create_task(request)
        await within(self.is_reached.wait())
        yield
        self._open.set()
        await within(task)


def far(patch: pytest.MonkeyPatch) -> None:
    """Let requests come from somewhere else than this machine, and so be counted."""
    patch.setattr(halls, "household", lambda address: "far")


def waiting(saloon: Saloon, table: str) -> int:
    """How many jobs wait for the one that is being done."""
    return len(saloon.live(table)._jobs._waiting)


# --- at the wrong moment


async def test_who_loses_the_seat_while_coming_in_has_no_eyes(
    saloon: Saloon, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await bob.join(table)
    gate = Gate(saloon, "save_table", monkeypatch)
    async with contextlib.AsyncExitStack() as stack:
        async with gate.during(ann.post(f"/api/tables/{table}/seats/1", **bot())):
            coming = asyncio.create_task(stack.enter_async_context(bob.look(table)))
            await eventually(lambda: waiting(saloon, table) > 0)
        window = await within(coming)
        assert window.seat is None
        await ann.at(table, "start")
        page = await window.until_true(lambda page: page["table"]["state"] == "running")
        assert (page["seat"], page["ticket"], page["choices"]) == (None, None, [])
        assert saloon.live(table).watchers[0].seats == []


async def test_whoever_has_other_eyes_now_is_told_so(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await bob.person()
    async with bob.look(table) as window:
        assert window.seat is None
        await bob.join(table)
        await window.until_true(lambda page: page["seat"] == 1)
        await ann.post(f"/api/tables/{table}/seats/1", **OPEN)
        await window.until_true(lambda page: page["seat"] is None)


async def test_no_spectator_slips_in_at_the_start(
    saloon: Saloon, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await ann.make(ME, bot(), spectators=False))["id"]
    gate = Gate(saloon, "begin", monkeypatch)
    async with contextlib.AsyncExitStack() as stack:
        async with gate.during(ann.at(table, "start")):
            wire = await stack.enter_async_context(bob.socket(table))
            await eventually(lambda: waiting(saloon, table) > 0)
        assert "no-spectators" in str(await within(wire.recv()))
        await within(wire.wait_closed())
        assert wire.close_code == NO_SPECTATORS


async def test_who_logs_in_while_the_table_is_stored_keeps_the_seat(
    saloon: Saloon, ann: Guest, bob: Guest, cat: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Guest(saloon, "Bob") as home:
        await home.post("/api/account", account="bob.review", password="a long secret")
    table = (await ann.make(ME, OPEN, OPEN))["id"]
    await bob.join(table)
    await cat.person()
    async with Gate(saloon, "save_table", monkeypatch).during(cat.join(table)):
        await bob.post("/api/login", account="bob.review", password="a long secret")
    assert [seat["mine"] for seat in (await bob.table(table))["seats"]] == [False, True, False]
    await saloon.house.let_go(0)
    assert [seat["mine"] for seat in (await bob.table(table))["seats"]] == [False, True, False]


async def test_a_proposed_undo_falls_when_something_is_undone(saloon: Saloon, ann: Guest, bob: Guest) -> None:
    table = await saloon.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        await one.do("place wages")
        await two.until("events")
        await two.do("place wages")
        await one.until("events")
        await one.send(undo=True)
        for window in (one, two):
            await window.until_true(lambda page: page["table"]["proposal"] is not None)
        await two.send(undo=True)
        await one.until_true(lambda page: page["table"]["proposal"] is None)
        assert (await one.again())["undo"] == "free"


async def test_a_table_that_fails_in_an_unknown_way_goes_on(
    saloon: Saloon, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await saloon.lay(scene(seats=2, at="place : 0"), ann, bob)
    monkeypatch.setattr(tables, "RETRY", 0.01)
    failures = iter([ValueError("first"), KeyError("second")])

    async def fail(*_: Any) -> Any:
        for failure in failures:
            raise failure
        return await read(table)

    read = saloon.house.store.lines
    async with looking(table, ann) as (window,):
        with monkeypatch.context() as patch:
            patch.setattr(saloon.house.store, "lines", fail)
            patch.setattr(Desk, "play", fail)
            await window.click("place wages")
            await window.until("whole")
        assert "events" in await window.do("place wages")


async def test_a_table_that_cannot_be_read_spoils_no_lobby(saloon: Saloon, ann: Guest) -> None:
    good, bad = [(await ann.make(ME, bot(), start=True))["id"] for _ in range(2)]
    live = saloon.live(bad)
    await live.close()
    del saloon.house.tables[bad]
    await saloon.house.store.append(LineRow(bad, len(await saloon.record(bad)), "0 dance"))
    mine = (await ann.get("/api/lobby"))["mine"]
    assert {good, bad} <= {card["id"] for card in mine}


# --- too much


async def test_a_hint_is_thought_of_once_from_however_many_windows(
    saloon: Saloon, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await saloon.lay(scene(seats=2, at="place : 0"), ann, "random")
    asked: list[int] = []
    is_ready = asyncio.Event()

    async def think(*given: Any) -> str:
        asked.append(given[3])
        await is_ready.wait()
        return "place wages"

    monkeypatch.setattr(saloon.house.services.pool, "answer", think)
    async with looking(table, ann, ann, ann) as windows:
        for number, window in enumerate(windows):
            await window.send(hint=True, id=number)
            await window.again()
        is_ready.set()
        told = [await window.until("hint") for window in windows]
    assert [(one["hint"], one["id"]) for one in told] == [("place wages", number) for number in range(3)]
    assert asked == [0]


async def again(guest: Guest, table: str) -> str:
    """Give up at once, and begin another game; its id."""
    seat = next(seat["seat"] for seat in (await guest.table(table))["seats"] if seat["mine"])
    await guest.at(table, "resign", seat=seat)
    new = str((await guest.at(table, "rematch"))["id"])
    await guest.join(new)
    await guest.at(new, "start")
    return new


async def test_tables_cannot_be_made_without_end_by_playing_again(
    saloon: Saloon, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saloon.hall.makers, "_buckets", type(saloon.hall.makers._buckets)())
    monkeypatch.setattr(saloon.hall.makers, "burst", 3)
    monkeypatch.setattr(saloon.hall.makers, "rate", 0.001)
    far(monkeypatch)
    table = (await ann.make(ME, bot(), start=True))["id"]
    for _ in range(2):
        table = await again(ann, table)
    with pytest.raises(Refused) as refused:
        await again(ann, table)
    assert (refused.value.status, refused.value.key) == (429, "too-fast")


async def test_an_address_may_not_call_without_end(saloon: Saloon, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saloon.hall.callers, "_buckets", type(saloon.hall.callers._buckets)())
    monkeypatch.setattr(saloon.hall.callers, "burst", 2)
    monkeypatch.setattr(saloon.hall.callers, "rate", 0.001)
    table = await saloon.lay(finished(), ann, "random")
    far(monkeypatch)
    for _ in range(2):
        await ann.get(f"/api/tables/{table}/replay/5")
    with pytest.raises(Refused) as refused:
        await ann.get(f"/api/tables/{table}/replay/5")
    assert refused.value.status == 429
    async with ann.socket(table) as wire:
        assert "too-fast" in str(await within(wire.recv()))
        await wire.wait_closed()
        assert wire.close_code == 1013


async def test_an_address_has_only_so_many_windows_at_once(
    saloon: Saloon, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await saloon.lay(finished(), ann, bob)
    monkeypatch.setattr(saloon.hall, "lookers", Crowd(most=2))
    far(monkeypatch)
    async with looking(table, ann, bob), ann.socket(table) as wire:
        assert "too-fast" in str(await within(wire.recv()))
    await eventually(lambda: not saloon.hall.lookers._here)
    async with ann.look(table) as window:
        assert window.seat == 0


async def test_a_crowd_of_watchers_costs_one_table(
    saloon: Saloon, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await together(ann, bob)
    async with contextlib.AsyncExitStack() as stack, looking(table, ann, bob), Guest(saloon, "Nobody") as nobody:
        crowd = [await stack.enter_async_context(nobody.look(table)) for _ in range(8)]
        made: list[str | None] = []
        describe = shown.ShownTable.table_json

        def count(live: shown.ShownTable, person: str | None) -> dict[str, Any]:
            made.append(person)
            return describe(live, person)

        monkeypatch.setattr(shown.ShownTable, "table_json", count)
        crowd.append(await stack.enter_async_context(nobody.look(table)))
        await crowd[0].until_true(lambda page: page["table"]["watchers"] == 9)
        assert len(made) == 4  # on his page, to Ann, to Bob, to all the others
        assert "key" not in str(crowd[0].table)


async def test_undo_has_an_end(saloon: Saloon, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_UNDOS", 2)
    monkeypatch.setattr(replays, "MOST_UNDOS", 1)
    match = scene(seats=2, at="place : 0")
    table = await saloon.lay(match, ann, "random")
    async with looking(table, ann) as (window,):
        for _ in range(2):
            match.play(0, "place wages")
            match.undo(0)
        saloon.live(table).playing().lines += ["undo 1", "undo 3"]
        await window.send(undo=True)
        assert await window.error() == "undo-often"


async def test_a_record_may_not_turn_in_circles_for_long(
    saloon: Saloon, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_UNDOS", 2)
    match = posse.new(GAME, 2, seed=4)
    while not match.can_undo(0):
        match.play(match.asked[0], match.choices(match.asked[0])[0])
    for _ in range(2):
        match.undo(0)
        match.redo()
    assert (await ann.post("/api/records", record=match.record()))["state"] == "over"
    match.undo(0)
    with pytest.raises(Refused) as refused:
        await ann.post("/api/records", record=match.record())
    assert refused.value.status == 400
    assert refused.value.facts["reason"]["key"] == "undo-often"


async def test_nobody_can_talk_without_end(saloon: Saloon, ann: Guest, bob: Guest) -> None:
    table = await together(ann, bob)
    saloon.live(table)._sayings.rate = 0.001
    async with looking(table, ann, ann, bob) as (one, other, two):
        for number in range(21):
            await one.send(say="Howdy", key=str(number))
        assert await one.error() == "too-fast"
        await other.send(say="Howdy", key="from another window")
        assert await other.error() == "too-fast"
        await two.send(say="Hush", key="hush")
        await two.until_true(lambda page: page["chat"][-1:] != [] and page["chat"][-1]["text"] == "Hush")


async def test_who_reads_nothing_and_says_nothing_is_let_go(saloon: Saloon, ann: Guest, bob: Guest) -> None:
    table = await together(ann, bob)
    reader, writer = await asyncio.open_connection("127.0.0.1", saloon.port, limit=1024)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {saloon.address}",
        f"Cookie: {COOKIE}={bob.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    writer.write("".join(line + "\r\n" for line in [*lines, ""]).encode())
    live = saloon.live(table)
    await eventually(lambda: live.is_here(1))
    deaf = live.watchers[0]
    while live.is_here(1):
        deaf.send(b'"chat":"%b"' % (b"x" * 50_000))
        await asyncio.sleep(0)
    await eventually(lambda: not saloon.sockets)
    assert reader is not None
    writer.transport.abort()


async def test_what_is_told_to_one_person_is_in_no_cache(saloon: Saloon, ann: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    for path in ("/api/me", "/api/lobby", f"/api/tables/{table}", "/api/nothing"):
        assert (await ann.call("GET", path)).headers["cache-control"] == "no-store"
