"""Games that begin by themselves: with what browsers have contributed, in time, once, and whatever anybody does."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

import posse
from posse.server.settings import Limits, Settings
from posse.server.store import StoreFailed
from posse.server.store.terms import SECOND
from posse.server.tables import lifecycle
from tests.server.http.test_luck import ANNS, BOBS, contribute, refusal
from tests.server.http.test_seeking import seek
from tests.server.running import PATIENCE, Guest, Json, Refused, RunningServer, bot, eventually, opened
from tests.server.several import neighbours

pytestmark = pytest.mark.anyio

LONG = Limits(luck_seconds=3600)  # nothing begins because the time is over
AT_ONCE = Limits(luck_seconds=0)
TIME = 10 * SECOND


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(tmp_path, workers=1, database=database, limits=LONG)


@contextlib.asynccontextmanager
async def company(server: RunningServer) -> AsyncIterator[tuple[Guest, Guest]]:
    async with Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        yield ann, bob


async def matched(ann: Guest, bob: Guest) -> str:
    """A table that the server has just made for these two."""
    await seek(ann)
    table = (await seek(bob))["table"]
    assert table is not None
    return str(table)


def own_seat(table: Json) -> int:
    return int(next(seat["seat"] for seat in table["seats"] if seat["mine"]))


async def give(guest: Guest, table: str, contribution: str) -> int:
    """Contribute from the guest's own seat; returns that seat."""
    seat = own_seat(await guest.table(table))
    await contribute(guest, table, seat, contribution)
    return seat


async def begun(guest: Guest, table: str) -> Json:
    """The table, once its game has begun."""
    async with asyncio.timeout(PATIENCE):
        while (found := await guest.table(table))["state"] == "open":
            await asyncio.sleep(0.005)
    assert found["state"] == "running"
    return found


async def closed_record(server: RunningServer, guest: Guest, table: str) -> str:
    live = await server.registry.find(table)
    await live.ask(lifecycle.close, live)
    return (await guest.call("GET", f"/api/tables/{table}/record")).text


def contributions(record: str) -> list[str]:
    return [line for line in record.splitlines() if line.startswith("contribution ")]


async def let_pass(server: RunningServer, table: str) -> None:
    """Let the time to contribute be over for a table that lives here."""
    server.skip(TIME)
    live = server.live(table)
    await live.ask(live.read_again)


# --- when it begins


async def test_it_begins_as_soon_as_every_browser_has_contributed(settings: Settings) -> None:
    async with opened(settings) as server, company(server) as (ann, bob):
        table = await matched(ann, bob)
        async with ann.look(table) as window:
            assert (window.table["state"], window.table["host"]) == ("open", False)
            assert 0 < window.table["begins_in"] <= 3600 * SECOND
            promised = window.table["luck"]["commitment"]
            anns = await give(ann, table, ANNS)
            await window.until_true(lambda page: page["table"]["luck"]["contributions"][anns] == ANNS)
            assert (await ann.table(table))["state"] == "open"
            await give(bob, table, BOBS)
            await window.until_true(lambda page: page["table"]["state"] == "running")
            assert window.table["begins_in"] is None
            assert window.page["view"] is not None
        text = await closed_record(server, ann, table)
        assert f"\nluck 1 {promised}\n" in text
        said = {anns: ANNS, 1 - anns: BOBS}
        assert contributions(text) == [f"contribution {seat} {said[seat]}" for seat in (0, 1)]
        assert len(posse.verify(text)) > 0


async def test_without_any_contribution_it_begins_in_time(settings: Settings) -> None:
    async with opened(replace(settings, limits=AT_ONCE)) as server, company(server) as (ann, bob):
        table = await matched(ann, bob)
        await begun(bob, table)
        text = await closed_record(server, ann, table)
        assert contributions(text) == []
        assert len(posse.verify(text)) > 0


async def test_it_begins_in_time_although_one_is_gone(settings: Settings) -> None:
    async with opened(replace(settings, limits=Limits())) as server, company(server) as (ann, bob):
        table = await matched(ann, bob)
        async with bob.look(table):
            pass  # the page is left before it has contributed
        async with ann.look(table) as window:
            seat = await give(ann, table, ANNS)
            assert (await ann.table(table))["state"] == "open"
            await let_pass(server, table)
            await window.until_true(lambda page: page["table"]["state"] == "running")
            assert window.table["seats"][1 - seat]["kept"] > 0
        text = await closed_record(server, ann, table)
        assert contributions(text) == [f"contribution {seat} {ANNS}"]
        assert len(posse.verify(text)) > 0


async def test_bots_are_not_waited_for(settings: Settings) -> None:
    async with opened(settings) as server, company(server) as (ann, _):
        table = (await seek(ann, bots_after=0))["table"]
        await give(ann, table, ANNS)
        await begun(ann, table)


async def test_after_the_start_it_is_too_late(settings: Settings) -> None:
    async with opened(replace(settings, limits=AT_ONCE)) as server, company(server) as (ann, bob):
        table = await matched(ann, bob)
        await begun(ann, table)
        path = f"/api/tables/{table}/seats/{own_seat(await ann.table(table))}/luck"
        assert await refusal(ann, path, contribution=ANNS) == (409, "table-started")


async def test_a_clock_of_the_time_of_day_that_is_set_back_does_not_hold_it_up(settings: Settings) -> None:
    async with opened(settings) as server, company(server) as (ann, bob):
        table = await matched(ann, bob)
        await server.registry.remove(table, StoreFailed())
        day = server.registry.services.now
        server.registry.services.now = lambda: day() - 86_400 * SECOND
        assert (await ann.table(table))["begins_in"] <= 3600 * SECOND


# --- nobody keeps it from beginning, or changes it


async def test_whoever_leaves_stays_seated_and_is_away(settings: Settings) -> None:
    async with opened(replace(settings, limits=Limits())) as server, company(server) as (ann, bob):
        table = await matched(ann, bob)
        seat = await give(bob, table, BOBS)
        left = await bob.at(table, "leave")
        assert (left["state"], left["seats"][seat]["name"], left["seats"][seat]["left"]) == ("open", "Bob", True)
        assert left["luck"]["contributions"][seat] == BOBS
        await let_pass(server, table)
        found = await begun(ann, table)
        assert (found["seats"][seat]["left"], found["seats"][seat]["kept"]) == (True, 0)
        text = await closed_record(server, ann, table)
        assert contributions(text) == [f"contribution {seat} {BOBS}"]


async def test_nobody_there_changes_the_table(settings: Settings) -> None:
    async with opened(settings) as server, company(server) as (ann, bob), Guest(server, "Cat") as cat:
        table = await matched(ann, bob)
        path = f"/api/tables/{table}"
        for seat in (0, 1):
            assert await refusal(ann, f"{path}/seats/{seat}", **bot()) == (403, "not-the-host")
        assert await refusal(ann, f"{path}/options", public=False) == (403, "not-the-host")
        with pytest.raises(Refused) as refused:
            await ann.at(table, "start")
        assert refused.value.key == "not-the-host"
        assert await refusal(cat, f"{path}/join", name="Cat", seat=None) == (409, "table-full")
        seat = own_seat(await ann.table(table))
        assert await refusal(ann, f"{path}/resign", seat=seat) == (409, "table-not-running")
        await ann.post("/api/me", name="Anna")
        found = await ann.table(table)
        assert (found["state"], found["seats"][seat]["name"]) == ("open", "Ann")


async def test_a_second_window_and_a_second_contribution_change_nothing(settings: Settings) -> None:
    async with opened(settings) as server, company(server) as (ann, bob):
        table = await matched(ann, bob)
        async with ann.look(table), ann.look(table):
            seat = await give(ann, table, ANNS)
            path = f"/api/tables/{table}/seats/{seat}/luck"
            assert await refusal(ann, path, contribution=BOBS) == (409, "luck-given")
        async with ann.look(table) as again:
            assert again.table["luck"]["contributions"][seat] == ANNS
            await give(bob, table, BOBS)
            await again.until_true(lambda page: page["table"]["state"] == "running")


async def test_whoever_is_deleted_is_played_for(settings: Settings) -> None:
    async with opened(settings) as server, company(server) as (ann, bob):
        table = await matched(ann, bob)
        seat = own_seat(await bob.table(table))
        await server.registry.part_with((await bob.person()).id)
        await give(ann, table, ANNS)
        found = (await begun(ann, table))["seats"][seat]
        assert (found["deleted"], found["resigned"], found["standin"]) == (True, True, "level3")


async def test_it_is_closed_when_everybody_is_deleted(settings: Settings) -> None:
    async with opened(settings) as server, company(server) as (ann, bob):
        table = await matched(ann, bob)
        for guest in (ann, bob):
            await server.registry.part_with((await guest.person()).id)
        assert (await ann.table(table))["state"] == "closed"
        assert not server.live(table).opening.is_ahead


# --- whatever happens to the server


async def test_it_is_not_put_to_rest(settings: Settings) -> None:
    async with opened(settings) as server, company(server) as (ann, bob):
        table = await matched(ann, bob)
        await server.registry.close_idle(0)
        assert table in server.registry.tables


async def test_a_restart_keeps_what_was_promised_and_contributed(settings: Settings) -> None:
    async with opened(settings) as before, company(before) as (ann, bob):
        table = await matched(ann, bob)
        promised = (await bob.table(table))["luck"]["commitment"]
        anns = await give(ann, table, ANNS)
        await before.close()
        async with opened(settings) as after:
            ann.visit(after)
            bob.visit(after)
            found = await bob.table(table)
            assert (found["state"], found["luck"]["commitment"]) == ("open", promised)
            await give(bob, table, BOBS)
            await begun(ann, table)
            text = await closed_record(after, ann, table)
            assert f"\nluck 1 {promised}\n" in text
            assert f"contribution {anns} {ANNS}" in contributions(text)
            assert len(contributions(text)) == 2
            assert len(posse.verify(text)) > 0


async def test_after_a_restart_it_begins_although_nobody_looks(settings: Settings) -> None:
    async with opened(settings) as before, company(before) as (ann, bob):
        table = await matched(ann, bob)
        seat = await give(ann, table, ANNS)
        await before.close()
        async with opened(replace(settings, limits=AT_ONCE)) as after:
            async with asyncio.timeout(PATIENCE):
                while not await after.record(table):
                    await asyncio.sleep(0.005)
            ann.visit(after)
            assert (await begun(ann, table))["luck"]["contributions"][seat] == ANNS
            assert len(await after.record(table)) == 1


async def test_another_process_begins_it_once(tmp_path: Path, postgres_database: str) -> None:
    limits = Limits(luck_seconds=60)
    async with neighbours(tmp_path, postgres_database, limits=limits) as (one, other), company(one) as (ann, bob):
        table = await matched(ann, bob)
        assert one.live(table).opening.is_ahead
        seat = await give(ann, table, ANNS)
        await one.close()
        await eventually(lambda: table in other.registry.tables)
        for guest in (ann, bob):
            guest.visit(other)
        await give(bob, table, BOBS)
        assert (await begun(ann, table))["luck"]["contributions"][seat] == ANNS
        assert len(await other.record(table)) == 1
