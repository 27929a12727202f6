"""Slow tables rest in the store and are woken in time; what nobody needs is thrown away. All times are injected."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import posse
from posse.server.settings import Keep, Settings
from posse.server.tables.registry import OVER_MS
from posse.server.tables.upkeep import IDLE_MS, Upkeep
from tests.sample import scene
from tests.server.running import ME, OPEN, Guest, Json, Refused, RunningServer, bot, eventually, looking, opened

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
DAY = 24 * HOUR
TWO_DAYS: Json = {"kind": "days", "days": 2}


class Time:
    """A clock that is advanced by hand, for both kinds of time."""

    def __init__(self) -> None:
        self.at = round(datetime.now(UTC).timestamp() * 1000)

    def __call__(self) -> int:
        return self.at


async def no_pause(seconds: float) -> None:
    """Sleep not at all."""


def placing(seats: int = 2) -> posse.Match:
    return scene(seats=seats, at="place : 0")


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def parlour(tmp_path: Path, time: Time) -> AsyncIterator[RunningServer]:
    async with opened(Settings(tmp_path, workers=1)) as server:
        set_time(server, time)
        yield server


def set_time(server: RunningServer, time: Time) -> None:
    server.registry.services.now = server.registry.services.monotonic = time


def upkeep_of(server: RunningServer, keep: Keep | None = None) -> Upkeep:
    return Upkeep(server.registry, keep or Keep(), no_pause)


# --- tables at rest


async def test_a_slow_table_rests_and_its_time_runs_on(parlour: RunningServer, time: Time) -> None:
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        table = await parlour.lay(placing(), ann, bob, clock=TWO_DAYS, on_time="bot")
        time.at += HOUR
        await upkeep_of(parlour).sweep()
        assert table not in parlour.registry.tables
        time.at += 10 * HOUR
        async with looking(table, ann) as (window,):
            assert window.page["clock"]["left"] == [2 * DAY - 11 * HOUR, 2 * DAY]
            assert window.page["clock"]["running"] == [0]
        assert await parlour.registry.store.upkeep.wake(table) is None


async def test_a_game_that_is_over_leaves_the_memory_sooner(parlour: RunningServer, time: Time) -> None:
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        running, closed = [await parlour.lay(placing(), ann, bob) for _ in range(2)]
        for seat, guest in enumerate((ann, bob)):
            await guest.post(f"/api/tables/{closed}/resign", seat=seat)
        time.at += OVER_MS - 1
        await upkeep_of(parlour).sweep()
        assert closed in parlour.registry.tables
        time.at += 1
        await upkeep_of(parlour).sweep()
        assert list(parlour.registry.tables) == [running]


async def test_the_lobby_opens_no_table(parlour: RunningServer, time: Time) -> None:
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        table = await parlour.lay(placing(), ann, bob)
        time.at += IDLE_MS
        await upkeep_of(parlour).sweep()
        assert [card["waits"] for card in (await ann.get("/api/lobby"))["mine"]] == [True]
        assert [card["waits"] for card in (await bob.get("/api/lobby"))["mine"]] == [False]
        assert table not in parlour.registry.tables


async def test_a_resting_table_is_woken_when_its_time_is_up(parlour: RunningServer, time: Time) -> None:
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        table = await parlour.lay(placing(), ann, bob, clock=TWO_DAYS, on_time="bot", tempo="off")
        time.at += HOUR
        await upkeep_of(parlour).sweep()
        time.at += DAY
        await upkeep_of(parlour).sweep()
        assert table not in parlour.registry.tables
        time.at += DAY
        await upkeep_of(parlour).sweep()
        await eventually(lambda: parlour.live(table).row.seats[0].standin is not None)


async def test_a_table_where_nobody_takes_over_rests_for_good(parlour: RunningServer, time: Time) -> None:
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        table = await parlour.lay(placing(), ann, bob, clock=TWO_DAYS, on_time="nothing")
        time.at += IDLE_MS
        await upkeep_of(parlour).sweep()
        time.at += 30 * DAY
        await upkeep_of(parlour).sweep()
        assert table not in parlour.registry.tables
        async with ann.look(table) as window:
            assert window.page["clock"]["left"][0] < 0


async def test_a_server_that_starts_opens_only_what_goes_on_by_itself(tmp_path: Path, time: Time) -> None:
    settings = Settings(tmp_path, workers=1)
    async with opened(settings) as before, Guest(before, "Ann") as ann, Guest(before, "Bob") as bob:
        set_time(before, time)
        slow = await before.lay(placing(), ann, bob, clock=TWO_DAYS, on_time="bot")
        waits = await before.lay(placing(), ann, "level1", clock=TWO_DAYS, on_time="bot")
        thinks = await before.lay(placing(), "level1", ann, tempo="calm")
        bots = await before.lay(placing(), "level1", "level1", tempo="calm")
        await before.close()
        async with opened(settings) as after:
            await eventually(lambda: thinks in after.registry.tables)
            assert [name for name in (slow, waits, bots) if name in after.registry.tables] == []


async def test_the_time_of_a_stopped_server_is_nobodys(tmp_path: Path, time: Time) -> None:
    settings = Settings(tmp_path, workers=1)
    async with opened(settings) as before, Guest(before, "Ann") as ann, Guest(before, "Bob") as bob:
        set_time(before, time)
        table = await before.lay(placing(), ann, bob, clock=TWO_DAYS, on_time="bot")
        time.at += HOUR
        await before.close()
        async with opened(settings) as after:
            set_time(after, time)
            await after.registry.store.upkeep.beat(time.at, stopping=True)
            time.at += 3 * DAY
            await after.registry.store.upkeep.start(time.at)
            ann.visit(after)
            async with ann.look(table) as window:
                assert window.page["clock"]["left"][0] == 2 * DAY - HOUR


# --- what is thrown away


async def test_unstarted_tables_are_deleted_after_a_week(parlour: RunningServer, time: Time) -> None:
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        table = (await ann.make(ME, OPEN))["id"]
        watched = (await bob.make(ME, OPEN))["id"]
        running = (await ann.make(ME, bot(), start=True))["id"]
        time.at += 6 * DAY
        await upkeep_of(parlour).clean()
        assert (await ann.table(table))["id"] == table
        time.at += 2 * DAY
        async with bob.look(watched):
            await upkeep_of(parlour).clean()
            with pytest.raises(Refused) as refused:
                await ann.table(table)
            assert refused.value.key == "no-such-table"
            assert (await bob.table(watched))["id"] == watched
        assert (await ann.table(running))["state"] == "running"


async def test_the_operator_decides_how_long_things_are_kept(parlour: RunningServer, time: Time) -> None:
    async with Guest(parlour, "Ann") as ann:
        table = (await ann.make(ME, OPEN))["id"]
        time.at += 365 * DAY
        await upkeep_of(parlour, Keep(None, None, None, None)).clean()
        assert (await ann.table(table))["id"] == table
        await upkeep_of(parlour, Keep(unstarted=timedelta(days=366))).clean()
        assert (await ann.table(table))["id"] == table
        await upkeep_of(parlour, Keep(unstarted=timedelta(days=364))).clean()
        with pytest.raises(Refused):
            await ann.table(table)


async def test_abandoned_games_of_guests_go_and_so_do_the_guests(parlour: RunningServer, time: Time) -> None:
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        table = await parlour.lay(placing(), ann, bob)
        guest = (await ann.person()).id
        time.at += 91 * DAY
        await upkeep_of(parlour).clean()
        assert await parlour.registry.store.table(table) is None
        assert await parlour.registry.store.person(guest) is None


async def test_many_are_deleted_in_small_batches(parlour: RunningServer, time: Time) -> None:
    async with Guest(parlour, "Ann") as ann:
        for _ in range(3):
            await ann.make(ME, OPEN)
        rows = await parlour.registry.store.tables(state=["open"], limit=9)
        pauses: list[float] = []

        async def note(seconds: float) -> None:
            pauses.append(seconds)

        time.at += 8 * DAY
        await Upkeep(parlour.registry, Keep(), note).clean()
        assert len(rows) == 3
        assert await parlour.registry.store.tables(state=["open"], limit=9) == []
        assert len(pauses) == 1
