"""Tables leave the memory: at once, when nobody needs them, and the longest unused ones when there are too many."""

import asyncio
import contextlib
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import posse
from posse.server.settings import Limits, Settings
from posse.server.store import StoreFailed
from tests.sample import scene
from tests.server.running import ME, OPEN, Guest, Refused, RunningServer, bot, eventually, looking, opened, together

pytestmark = pytest.mark.anyio

TEN_MINUTES = {"kind": "minutes", "minutes": 10, "increment": 15}


def placing(seats: int = 2) -> posse.Match:
    return scene(seats=seats, at="place : 0")


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Without the garbage collector, objects are freed by reference counts only."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextlib.asynccontextmanager
async def small(folder: Path, limits: Limits) -> AsyncIterator[RunningServer]:
    async with opened(Settings(folder, workers=1, limits=limits)) as server:
        yield server


def parts_of(server: RunningServer, table: str) -> list["weakref.ref[object]"]:
    live = server.live(table)
    parts = (live, live.actor, live.thinking, live.clocks, live.presence, live.notices, live.ledger, live.audience)
    return [weakref.ref(part) for part in parts]


async def test_a_released_table_is_freed_at_once(
    server: RunningServer, ann: Guest, bob: Guest, no_collector: None
) -> None:
    table = await together(ann, bob, clock=TEN_MINUTES)
    async with looking(table, ann, bob) as windows:
        asked = next(window for window in windows if window.choices)
        await asked.send(hint=True)
        await asked.until("hint")
        await asked.do(asked.choices[0])
    await eventually(lambda: server.live(table).is_idle)
    parts = parts_of(server, table)
    await server.registry.close_idle(0)
    assert table not in server.registry.tables
    await eventually(lambda: server.sockets == 0)
    await asyncio.sleep(0)
    assert [part() for part in parts] == [None] * len(parts)


async def released(server: RunningServer, ann: Guest, bob: Guest) -> str:
    """A table that is stored and not in memory."""
    table = await server.lay(placing(), ann, bob)
    await eventually(lambda: server.live(table).is_idle)
    await server.registry.close_idle(0)
    return table


async def test_a_table_whose_only_caller_gave_up_is_freed_too(
    server: RunningServer, ann: Guest, bob: Guest, no_collector: None
) -> None:
    table = await released(server, ann, bob)
    asking = asyncio.create_task(server.registry.table(table))
    await asyncio.sleep(0)
    asking.cancel()
    await eventually(lambda: table in server.registry.tables)
    parts = parts_of(server, table)
    await asyncio.sleep(0)
    await server.registry.close_idle(0)
    await asyncio.sleep(0)
    assert [part() for part in parts] == [None] * len(parts)
    found = await server.registry.table(table)
    await found.ask(found.read_again)


async def test_who_was_deleted_while_a_table_was_read_is_not_remembered(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = await released(server, ann, bob)
    opening = asyncio.create_task(server.registry.table(table))
    await asyncio.sleep(0)
    server.registry.forget_person("somebody")
    server.registry.move_person("a guest", "an account")
    await opening
    assert not server.registry._parted
    assert not server.registry._moved


async def test_a_table_where_somebody_is_waited_for_is_freed_too(
    server: RunningServer, ann: Guest, bob: Guest, no_collector: None
) -> None:
    """The timers of the grace time, of the clocks and of the notes of the time spent all refer to the table."""
    table = await together(ann, bob, clock={"kind": "days", "days": 2}, grace=600)
    async with looking(table, ann, bob) as (window, _):
        await window.again()
    await eventually(lambda: server.sockets == 0)
    await eventually(lambda: server.live(table).is_idle)
    assert any(server.live(table).presence.is_kept(seat) for seat in (0, 1))
    parts = parts_of(server, table)
    await server.registry.close_idle(0)
    assert table not in server.registry.tables
    await asyncio.sleep(0)
    assert [part() for part in parts] == [None] * len(parts)


async def test_a_table_whose_game_is_over_is_freed_too(
    server: RunningServer, ann: Guest, bob: Guest, no_collector: None
) -> None:
    table = await together(ann, bob)
    async with looking(table, ann, bob) as windows:
        await asyncio.gather(*[window.play(seat) for seat, window in enumerate(windows)])
    await eventually(lambda: server.sockets == 0)
    await eventually(lambda: server.live(table).is_idle)
    parts = parts_of(server, table)
    await server.registry.close_idle(0)
    assert table not in server.registry.tables
    await asyncio.sleep(0)
    assert [part() for part in parts] == [None] * len(parts)


async def test_a_table_with_thinking_bots_is_freed_too(server: RunningServer, ann: Guest, no_collector: None) -> None:
    table = await server.lay(placing(), "level2", "level2", tempo="calm")
    live = weakref.ref(server.live(table))
    await server.registry.remove(table, posse.PosseError("no-such-table"))
    for _ in range(5):  # the cancelled tasks of the bots end
        await asyncio.sleep(0)
    assert live() is None


async def test_bots_that_nobody_watches_keep_no_table_in_memory(server: RunningServer) -> None:
    table = await server.lay(placing(), "level1", "level1", tempo="off")
    await eventually(lambda: server.live(table).is_idle)
    await server.registry.close_idle(0)
    assert table not in server.registry.tables
    assert await server.registry.store.upkeep.restless("", 9) == []


async def test_whoever_still_has_a_released_table_is_told_to_try_again(server: RunningServer, ann: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    live = server.live(table)
    await server.registry.close_idle(0)
    with pytest.raises(StoreFailed):
        await live.ask(live.change, lambda row: None)


async def test_the_longest_unused_tables_make_room(tmp_path: Path) -> None:
    async with small(tmp_path, Limits(tables_in_memory=3)) as server, Guest(server, "Ann") as ann:
        time = [0]
        server.registry.services.monotonic = lambda: time[0]
        made = []
        for _ in range(3):
            time[0] += 60_000
            made.append((await ann.make(ME, OPEN))["id"])
        time[0] += 60_000
        await ann.table(made[0])
        made.append((await ann.make(ME, OPEN))["id"])
        assert sorted(server.registry.tables) == sorted([made[0], made[2], made[3]])
        assert (await ann.table(made[1]))["id"] == made[1]
        assert len(server.registry.tables) == 3


async def test_a_server_whose_tables_are_all_in_use_says_that_it_is_full(tmp_path: Path) -> None:
    async with small(tmp_path, Limits(tables_in_memory=1)) as server, Guest(server, "Ann") as ann:
        table = (await ann.make(ME, OPEN))["id"]
        async with ann.look(table):
            with pytest.raises(Refused) as refused:
                await ann.make(ME, OPEN)
            assert (refused.value.status, refused.value.key) == (503, "server-full")
            assert int(refused.value.headers["Retry-After"]) > 0
        assert len((await ann.get("/api/lobby"))["mine"]) == 1


async def test_a_table_has_room_for_so_many_spectators_and_windows(tmp_path: Path) -> None:
    async with (
        small(tmp_path, Limits(spectators_per_table=1, windows_per_person=2)) as server,
        Guest(server, "Ann") as ann,
        Guest(server, "Bob") as bob,
    ):
        table = (await ann.make(ME, bot()))["id"]
        async with bob.look(table), ann.look(table), ann.look(table):
            async with bob.socket(table) as spectator:
                assert '"too-many-spectators"' in str(await spectator.recv())
            async with ann.socket(table) as third:
                assert '"too-many-windows"' in str(await third.recv())


async def test_only_the_last_chat_messages_are_kept(tmp_path: Path) -> None:
    async with small(tmp_path, Limits(chat_per_table=3)) as server, Guest(server, "Ann") as ann:
        table = (await ann.make(ME, OPEN))["id"]
        async with ann.look(table) as window:
            for number in range(5):
                await window.send(say=f"line {number}", key=f"key {number}")
                await window.until("chat")
        said = await server.registry.store.chat(table, 9)
        assert [one.text for one in said] == ["line 2", "line 3", "line 4"]


async def test_a_table_that_leaves_by_itself_does_not_disturb_the_handing_over(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    """It may notice that it has no lease any more while the browsers of others are sent on."""
    for _ in range(2):
        await together(ann, bob)
    tables = server.registry.tables
    handing_over = asyncio.create_task(server.registry.drain())
    while len(tables) == 2:
        await asyncio.sleep(0)
    server.registry.drop(next(iter(tables)))
    await handing_over
    assert not tables
