"""Thinking time at a real table: clocks run for the seats asked, and expire as agreed."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import posse
from posse.server.bots.pool import Answered, Pool
from posse.server.settings import Settings
from tests.sample import scene
from tests.server.proofs import Act, Gallery, run
from tests.server.running import Guest, Json, RunningServer, Window, eventually, looking, opened

pytestmark = pytest.mark.anyio

MINUTE = 60_000
TEN_MINUTES: Json = {"kind": "minutes", "minutes": 10, "increment": 15}
TWO_DAYS: Json = {"kind": "days", "days": 2}
ONE_MINUTE: Json = {"kind": "minutes", "minutes": 1, "increment": 0}
NEARLY_ALL = [MINUTE - 30, MINUTE - 30]


class Hand:
    """A fake clock that is advanced by hand."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        return self.at

    def turn(self, milliseconds: int) -> None:
        self.at += milliseconds


class Dreamers(Pool):
    """Bots that never answer."""

    async def answer(self, *asked: object) -> Answered:
        await asyncio.Event().wait()
        raise AssertionError


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
async def parlour(tmp_path: Path, hand: Hand) -> AsyncIterator[RunningServer]:
    """A server with a stopped clock."""
    async with opened(Settings(tmp_path, workers=1)) as server:
        server.registry.services.now = server.registry.services.monotonic = hand
        yield server


@pytest.fixture
async def slow_parlour(parlour: RunningServer) -> RunningServer:
    """The same, with bots that never answer."""
    parlour.registry.services.pool = Dreamers(1)
    return parlour


def placing(seats: int = 2) -> posse.Match:
    return scene(seats=seats, at="place : 0")


async def left(window: Window) -> list[int]:
    milliseconds: list[int] = (await window.again())["clock"]["left"]
    return milliseconds


def standin(page: Json, seat: int) -> str | None:
    level: str | None = page["table"]["seats"][seat]["standin"]
    return level


async def test_time_runs_for_the_seats_that_are_asked(parlour: RunningServer, hand: Hand) -> None:
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        table = await parlour.lay(placing(), ann, bob, clock=TEN_MINUTES)
        async with looking(table, ann, bob) as (one, two):
            full = 10 * MINUTE
            assert one.page["clock"] == {"left": [full, full], "running": [0], "at": hand.at}
            hand.turn(MINUTE)
            assert await left(one) == [full - MINUTE, full]
            news = await one.do("place wages")
            assert news["clock"] == {"left": [full - MINUTE + 15_000, full], "running": [1], "at": hand.at}
            hand.turn(5000)
            assert await left(two) == [full - MINUTE + 15_000, full - 5000]


async def test_bots_have_no_clock(parlour: RunningServer) -> None:
    async with Guest(parlour, "Ann") as ann:
        table = await parlour.lay(placing(), ann, "random", clock=TEN_MINUTES, tempo="off")
        async with looking(table, ann) as (one,):
            await one.do("place wages")
            await one.until_true(lambda page: page["asked"] == [0])
            assert one.page["clock"]["left"][1] == 10 * MINUTE


async def test_days_are_counted_for_every_turn(parlour: RunningServer, hand: Hand) -> None:
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        table = await parlour.lay(placing(), ann, bob, clock=TWO_DAYS)
        async with looking(table, ann, bob) as (one, two):
            day = 24 * 60 * MINUTE
            hand.turn(day)
            assert await left(one) == [day, 2 * day]
            await one.do("place wages")
            await two.until("events")
            hand.turn(day // 2)
            await two.do("place wages")
            assert (await left(one))[0] == 2 * day


async def test_time_may_be_over_without_anything_following(parlour: RunningServer, hand: Hand) -> None:
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        table = await parlour.lay(placing(), ann, bob, clock=TEN_MINUTES, on_time="nothing")
        async with looking(table, ann) as (one,):
            hand.turn(11 * MINUTE)
            async with looking(table, bob) as (two,):
                assert (await left(two))[0] == -MINUTE
                assert standin(two.page, 0) is None
            assert "events" in await one.do("place wages")


async def test_a_bot_plays_on_when_time_is_over(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    table = await server.lay(placing(), ann, bob, clock=ONE_MINUTE, spent=NEARLY_ALL, on_time="bot", tempo="off")
    async with cat.look(table) as spectator:
        await spectator.until_true(lambda page: standin(page, 0) == "level3")
        await spectator.until_true(lambda page: standin(page, 1) == "level3")
        await spectator.until_true(lambda page: {event.get("seat") for event in page["log"]} >= {0, 1})
    assert (await server.record(table))[1].startswith("0 ")


async def test_nobody_needs_to_look_for_time_to_be_over(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob, clock=ONE_MINUTE, spent=NEARLY_ALL, on_time="bot", tempo="off")
    await eventually(lambda: all(seat.standin for seat in server.live(table).row.seats))
    assert not server.live(table).is_idle


async def test_a_person_who_comes_back_has_their_seat_and_a_minute(slow_parlour: RunningServer, hand: Hand) -> None:
    async with Guest(slow_parlour, "Ann") as ann, Guest(slow_parlour, "Bob") as bob:
        table = await slow_parlour.lay(placing(), ann, bob, clock=TEN_MINUTES, on_time="bot")
        async with looking(table, bob) as (two,):
            hand.turn(11 * MINUTE)
            async with bob.look(table):
                await two.until_true(lambda page: standin(page, 0) is not None)
            async with ann.look(table) as one:
                assert standin(one.page, 0) is None
                assert one.page["clock"] == {"left": [MINUTE, 10 * MINUTE], "running": [0], "at": hand.at}
                await two.until_true(lambda page: standin(page, 0) is None)
                assert "events" in await one.do("place wages")


async def test_a_person_who_answers_has_their_seat_back(slow_parlour: RunningServer, hand: Hand) -> None:
    async with Guest(slow_parlour, "Ann") as ann, Guest(slow_parlour, "Bob") as bob:
        table = await slow_parlour.lay(placing(), ann, bob, clock=TEN_MINUTES, on_time="bot")
        async with looking(table, ann) as (one,):
            hand.turn(11 * MINUTE)
            async with bob.look(table) as two:
                await one.until_true(lambda page: standin(page, 0) is not None)
                assert "events" in await one.do("place wages")
                for window in (one, two):
                    await window.until_true(lambda page: page["asked"] == [1] and standin(page, 0) is None)


async def test_going_out_and_in_gains_no_time(parlour: RunningServer, hand: Hand) -> None:
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        table = await parlour.lay(placing(), ann, bob, clock=TEN_MINUTES, on_time="bot")
        async with ann.look(table):
            hand.turn(10 * MINUTE - 1000)
        await ann.at(table, "leave")
        async with ann.look(table) as again:
            assert again.page["clock"]["left"][0] == 1000


async def test_a_clock_of_minutes_keeps_its_table_in_use(parlour: RunningServer) -> None:
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        table = await parlour.lay(placing(), ann, bob, clock=TEN_MINUTES, on_time="bot")
        async with ann.look(table):
            pass
        await eventually(lambda: not parlour.live(table).audience.watchers)
        await parlour.registry.close_idle(0)
        assert table in parlour.registry.tables


async def test_clocks_stand_still_while_nobody_serves(tmp_path: Path, hand: Hand) -> None:
    settings = Settings(tmp_path, workers=1)
    async with opened(settings) as before, Guest(before, "Ann") as ann, Guest(before, "Bob") as bob:
        before.registry.services.monotonic = hand
        table = await before.lay(placing(), ann, bob, clock=TEN_MINUTES, on_time="bot")
        async with looking(table, ann) as (one,):
            hand.turn(MINUTE)
            spent = (await one.do("place wages"))["clock"]["left"]
        await before.close()
        hand.turn(60 * MINUTE)
        async with opened(settings) as after:
            await eventually(lambda: table in after.registry.tables)
            after.registry.services.monotonic = hand
            ann.visit(after)
            async with ann.look(table) as again:
                assert again.page["clock"]["running"] == [1]
                assert again.page["clock"]["left"][0] == spent[0]
                assert standin(again.page, 1) is None


async def test_the_clock_goes_on_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1)
    async with opened(settings) as before, Guest(before, "Ann") as ann, Guest(before, "Bob") as bob:
        before.registry.services.monotonic = Hand()
        table = await before.lay(placing(), ann, bob, clock=ONE_MINUTE, spent=NEARLY_ALL, on_time="bot", tempo="off")
        await before.close()
        async with opened(settings) as after:
            await eventually(lambda: table in after.registry.tables)
            await eventually(lambda: after.live(table).row.seats[0].standin is not None)


async def test_a_jump_of_the_wall_clock_costs_and_gives_nobody_time(parlour: RunningServer, hand: Hand) -> None:
    """Somebody sets the time of the machine; thinking is measured by the monotonic time."""
    wall = Hand()
    parlour.registry.services.now = wall
    async with Guest(parlour, "Ann") as ann, Guest(parlour, "Bob") as bob:
        for clock, whole in ((TEN_MINUTES, 10 * MINUTE), (TWO_DAYS, 2 * 24 * 60 * MINUTE)):
            table = await parlour.lay(placing(), ann, bob, clock=clock, on_time="bot")
            async with looking(table, ann) as (one,):
                for jump in (60 * MINUTE, -300 * MINUTE, 10_000_000 * MINUTE):
                    wall.turn(jump)
                    assert await left(one) == [whole, whole]
                    assert standin(one.page, 0) is None
                assert one.page["clock"]["at"] == wall.at
                hand.turn(MINUTE)
                assert (await one.do("place wages"))["clock"]["left"][0] <= whole - MINUTE + 15_000
        lines = await parlour.registry.store.lines(table)
        assert (lines[-1].at, lines[-1].spent) == (wall.at, [MINUTE, 0])


async def test_a_restart_gives_back_no_thinking_time(tmp_path: Path, hand: Hand) -> None:
    """Also where nothing was answered since: a player could otherwise gain days."""
    settings = Settings(tmp_path, workers=1)
    day = 24 * 60 * MINUTE
    async with opened(settings) as before, Guest(before, "Ann") as ann, Guest(before, "Bob") as bob:
        before.registry.services.monotonic = hand
        table = await before.lay(placing(), ann, bob, clock=TWO_DAYS, on_time="bot")
        hand.turn(day)
        await before.close()
        async with opened(settings) as after:
            ann.visit(after)
            async with ann.look(table) as again:
                assert day - MINUTE < again.page["clock"]["left"][0] <= day


def test_thinking_time_is_stored_now_and_then_for_the_case_of_a_crash() -> None:
    async def story() -> None:
        gallery = Gallery(placing())
        await gallery.open()
        store = gallery.services.store
        for minutes in (1, 2, 3):
            await asyncio.sleep(60)
            assert (await store.lines("table1"))[-1].spent == [minutes * MINUTE, 0]
        await gallery.do(Act(0, {"do": "place wages"}))
        await asyncio.sleep(60)
        spent = (await store.lines("table1"))[-1].spent
        assert spent is not None
        assert spent[0] == 3 * MINUTE + 1000 - 5000  # less the increment
        assert 0 < spent[1] <= MINUTE
        await gallery.close()

    run(story())
