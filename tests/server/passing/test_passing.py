"""A table lives in one process, and every process answers for it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest

from posse.server.cluster.leases import Elsewhere
from posse.server.cluster.membership import Membership
from posse.server.passing.badge import HEADER, Badge, Badges
from posse.server.store.leases import LeaseDesk
from tests.sample import scene
from tests.server.running import (
    ME,
    OPEN,
    Guest,
    Refused,
    Window,
    asked_first,
    bot,
    eventually,
    finished,
    together,
    within,
)
from tests.server.several import Neighbour, neighbours

pytestmark = pytest.mark.anyio

OVER = -1.0
RESTART = 1012


@pytest.fixture
async def servers(tmp_path: Path, postgres_database: str) -> AsyncIterator[list[Neighbour]]:
    async with neighbours(tmp_path, postgres_database) as found:
        yield found


def membership(server: Neighbour) -> Membership:
    return cast("Membership", server.registry.services.leases)


async def expire(server: Neighbour, by: Neighbour) -> None:
    """Let the leases of a server end at once, without its knowledge."""
    desk = by.registry.store.lease_desk()
    assert isinstance(desk, LeaseDesk)
    await desk.open()
    await desk.renew(membership(server).id, OVER)
    await desk.reap()
    await desk.close()


async def test_two_people_play_through_two_processes(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(there, "Bob") as bob:
        table = await together(ann, bob)
        assert table in here.registry.tables
        assert table not in there.registry.tables
        with pytest.raises(Elsewhere):
            await there.registry.find(table)
        async with ann.look(table) as one, bob.look(table) as other:
            for _ in range(6):
                asked, (waiting,) = asked_first([one, other])
                await asked.do(asked.choices[0])
                await waiting.until("events")
            assert one.page["log"] == other.page["log"]
            assert [seat["here"] for seat in one.table["seats"]] == [True, True]
        assert (await bob.get(f"/api/tables/{table}/recap?seat=1"))["frames"]
        assert table not in there.registry.tables
        with pytest.raises(Refused) as refused:
            await bob.get(f"/api/tables/{table}/record")
        assert (refused.value.status, refused.value.key) == (409, "table-not-over")


async def test_what_is_passed_on_arrives_whole_with_the_headers_of_the_owner(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann:
        table = await here.lay(finished(), ann, ann)
        named = {"X-Request-Id": "by-a-proxy"}
        own = await ann.call("GET", f"/api/tables/{table}/record", headers=named)
        ann.visit(there)
        passed = await ann.call("GET", f"/api/tables/{table}/record", headers=named)
        assert passed.text == own.text
        assert {name: value for name, value in passed.headers.multi_items() if name != "date"} == {
            name: value for name, value in own.headers.multi_items() if name != "date"
        }
        assert len(passed.headers.get_list("content-security-policy")) == 1
        assert passed.headers.get_list("X-Request-Id") == ["by-a-proxy"]
        assert table not in there.registry.tables
        unknown = await ann.call("GET", "/api/tables/nosuch99")
        assert (unknown.status_code, unknown.json()["error"]["key"]) == (404, "no-such-table")


async def expire_unnoticed(server: Neighbour, by: Neighbour) -> None:
    """The same of a server that does not renew them any more, so that only a write tells it."""
    renewing = membership(server)._task
    assert renewing is not None
    renewing.cancel()
    await expire(server, by)


async def test_a_process_that_lost_its_lease_writes_nothing_and_sends_its_browsers_on(servers: list[Neighbour]) -> None:
    """As if it had been stopped beyond its lease: it wakes up and goes on with what it has in memory."""
    here, there = servers
    async with Guest(here, "Ann") as ann:
        table = await here.lay(scene(seats=2, at="place : 0"), ann, ann)
        async with ann.look(table) as stale:
            await stale.do("place wages")
            known = await here.record(table)
            await expire_unnoticed(here, by=there)
            ann.visit(there)
            async with ann.look(table, seat=1) as fresh:
                await fresh.do(fresh.choices[0])
                played = await there.record(table)
                assert played[: len(known)] == known
                assert len(played) == len(known) + 1
                await stale.send(sit=1)
                await stale.until("whole")
                await stale.click(stale.choices[0])
                assert await stale.closed() == RESTART
                assert not any("error" in message for message in stale.heard)
                assert await there.record(table) == played
                assert table not in here.registry.tables
                await fresh.send(page=True)
                await fresh.until("whole")


async def test_a_process_that_lost_its_leases_gets_new_ones(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann:
        table = await here.lay(scene(seats=2, at="place : 0"), ann, ann)
        async with ann.look(table) as window:
            former = membership(here).id
            await expire(here, by=there)
            assert await window.closed() == RESTART
            await eventually(lambda: membership(here).id != former)
        made = await ann.make(ME, bot())
        assert made["id"] in here.registry.tables


async def test_a_server_that_is_told_to_stop_hands_its_tables_over(tmp_path: Path, postgres_database: str) -> None:
    async with neighbours(tmp_path, postgres_database, 2) as (leaving, staying), Guest(leaving, "Ann") as ann:
        waiting = await leaving.lay(scene(seats=2, at="place : 0"), ann, ann)
        going_on = await leaving.lay(scene(seats=2, at="place : 0"), "level1", ann, tempo="calm")
        of_bots = await leaving.lay(scene(seats=2, at="place : 0"), "level1", "level1", tempo="calm")
        async with ann.look(waiting) as window:
            await leaving.close()
            assert await window.closed() == RESTART
        ann.visit(staying)
        await eventually(lambda: going_on in staying.registry.tables)
        assert [name for name in (waiting, of_bots) if name in staying.registry.tables] == []
        async with ann.look(waiting) as window:
            assert window.choices
            await window.do(window.choices[0])
        leaving._serving = None


async def test_a_table_is_taken_over_while_somebody_waits_for_its_dead_owner(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann:
        table = await here.lay(scene(seats=2, at="place : 0"), ann, ann)
        for listening in here._uvicorn.servers:
            listening.close()
        ann.visit(there)
        asking = asyncio.create_task(ann.table(table))
        looking = asyncio.create_task(first_page(ann, table))
        await asyncio.sleep(0.3)
        assert not asking.done()
        await expire(here, by=there)
        assert (await within(asking))["id"] == table
        assert (await within(looking)).choices
        assert table in there.registry.tables


async def first_page(guest: Guest, table: str) -> Window:
    async with guest.look(table) as window:
        return window


async def test_a_request_goes_in_circles_only_so_often(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann:
        table = await here.lay(scene(seats=2, at="place : 0"), ann, ann)
        badges = Badges(await here.registry.store.secret())

        def passed(path: str) -> dict[str, str]:
            return {HEADER.decode(): badges.written(Badge("198.51.100.7", "http", 3), path).decode()}

        path = f"/api/tables/{table}"
        ann.visit(there)
        refused = await ann.call("GET", path, headers=passed(path))
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "1")
        assert refused.json()["error"]["key"] == "table-moved"
        async with ann.socket(table, **passed(f"{path}/socket")) as socket:
            await within(socket.wait_closed())
            assert socket.close_code == 1013


async def test_a_rematch_that_lives_elsewhere_is_shown_as_it_is_stored(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann, Guest(there, "Bob") as bob:
        table = await here.lay(finished(), ann, bob)
        again = await ann.at(table, "rematch")
        await here.registry.close_idle(0)
        bob.visit(there)
        await bob.table(again["id"])
        assert again["id"] in there.registry.tables
        ann.visit(here)
        await ann.table(table)
        assert (await ann.at(table, "rematch"))["id"] == again["id"]


async def test_a_guest_who_logs_in_elsewhere_keeps_the_seat(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(there, "Ann") as account, Guest(here, "Ann") as guest:
        await account.post("/api/account", account="ann", password="long enough")
        table = (await guest.make(ME, OPEN))["id"]
        guest.visit(there)
        await guest.post("/api/login", account="ann", password="long enough")
        person = (await account.person()).id
        await eventually(lambda: here.live(table).row.seats[0].holders == [person])
        assert here.live(table).row.host == person


async def test_a_name_that_changes_elsewhere_is_not_remembered(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann:
        before = await ann.person()
        ann.visit(there)
        assert (await ann.get("/api/me"))["name"] == "Ann"
        ann.visit(here)
        await ann.post("/api/me", name="Annie")
        people = there.dependencies.people
        await eventually(lambda: before.id not in people._known)
        ann.visit(there)
        assert (await ann.get("/api/me"))["name"] == "Annie"


async def test_the_lobby_opens_no_table(servers: list[Neighbour]) -> None:
    here, there = servers
    async with Guest(here, "Ann") as ann:
        table = await here.lay(scene(seats=2, at="place : 0"), ann, ann)
        await here.registry.close_idle(0)
        ann.visit(there)
        (card,) = (await ann.get("/api/lobby"))["mine"]
        assert (card["id"], card["waits"]) == (table, True)
        assert not there.registry.tables


async def test_a_table_goes_to_the_process_in_which_somebody_first_looks_at_it(servers: list[Neighbour]) -> None:
    """It is made wherever the call arrives; a balancer may lead everybody who asks for it somewhere else."""
    here, there = servers
    async with Guest(here, "Ann") as ann:
        table = (await ann.make(ME, bot(), start=True, tempo="off"))["id"]
        assert table in here.registry.tables
        ann.visit(there)
        await ann.get(f"/api/tables/{table}")
        assert table in here.registry.tables
        async with ann.look(table) as window:
            assert table in there.registry.tables
            assert table not in here.registry.tables
            before = await there.record(table)
            await window.until_true(lambda page: bool(page["choices"]))
            await window.do(window.choices[0])
            assert (await there.record(table))[: len(before)] == before
            ann.visit(here)
            async with ann.look(table):
                assert table in there.registry.tables
        ann.visit(here)
        async with ann.look(table):  # it was asked for there, so it stays, though nobody is left
            assert table in there.registry.tables


async def test_a_browser_that_connects_while_the_database_does_not_answer_waits(servers: list[Neighbour]) -> None:
    """Otherwise all browsers would come again and again until it does."""
    here, there = servers
    async with Guest(here, "Ann") as ann:
        table = await here.lay(scene(seats=2, at="place : 0"), ann, ann)
        await here.registry.close_idle(0)
        membership(there)._is_enrolled = False
        ann.visit(there)
        looking = asyncio.create_task(first_page(ann, table))
        await asyncio.wait([looking], timeout=0.5)
        assert not looking.done()
        assert (await ann.call("GET", f"/api/tables/{table}")).status_code == 503
        membership(there)._is_enrolled = True
        assert (await within(looking)).page["whole"]
