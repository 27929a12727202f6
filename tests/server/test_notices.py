"""What an operator does to the database reaches a running server: bans, closed and deleted tables, deleted people."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from posse.server.notices import Notices
from posse.server.people.bans import ADDRESS, PERSON, network_of
from posse.server.settings import Settings
from posse.server.store.admin import Admin
from posse.server.store.rows import Ban
from posse.server.tables import seating
from tests.server.running import ME, OPEN, Guest, Refused, RunningServer, bot, looking, opened, together

pytestmark = pytest.mark.anyio

NOW = 1_800_000_000_000


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(tmp_path, workers=1, database=database)


@pytest.fixture
async def saloon(settings: Settings) -> AsyncIterator[RunningServer]:
    async with opened(settings) as running:
        yield running


@pytest.fixture
async def office(saloon: RunningServer, settings: Settings) -> AsyncIterator[Admin]:
    async with Admin.opened(settings.address) as found:
        yield found


async def look(server: RunningServer) -> None:
    """Let the server look for notices, all of them."""
    parts = server.dependencies
    notices = Notices(parts.registry.store, parts.registry, parts.people, parts.sessions, parts.bans, parts.home_pages)
    await notices.look()


def ban(kind: str, subject: str, until: datetime | None = None) -> Ban:
    return Ban(kind, subject, datetime.now(UTC), until, "spam")


async def refusal(guest: Guest, path: str = "/api/lobby") -> str:
    with pytest.raises(Refused) as refused:
        await guest.get(path)
    assert refused.value.status == 403
    return refused.value.key


async def test_a_banned_person_is_sent_away_and_refused_until_the_ban_ends(
    saloon: RunningServer, office: Admin
) -> None:
    async with Guest(saloon, "Ann") as ann, Guest(saloon, "Bob") as bob:
        table = await together(ann, bob)
        async with looking(table, ann, bob) as (window, other):
            person = await ann.person()
            await office.ban(ban(PERSON, person.id), NOW)
            await look(saloon)
            assert await window.error() == "banned"
            assert await window.closed() == 4403
            assert (await other.again())["table"]["state"] == "running"
        assert await refusal(ann) == "banned"
        async with ann.socket(table) as socket:
            assert '"banned"' in str(await socket.recv())
        assert await office.unban(PERSON, person.id, NOW)
        await look(saloon)
        assert await ann.get("/api/lobby")


async def test_a_banned_person_cannot_log_in_elsewhere(saloon: RunningServer, office: Admin) -> None:
    async with Guest(saloon, "Ann") as ann, Guest(saloon, "Bob") as bob:
        credentials = {"account": "Annie", "password": "correct horse"}
        await ann.post("/api/account", **credentials)
        await office.ban(ban(PERSON, (await ann.person()).id), NOW)
        await look(saloon)
        with pytest.raises(Refused) as refused:
            await bob.post("/api/login", **credentials)
        assert (refused.value.status, refused.value.key) == (403, "banned")
        assert (await bob.get("/api/me"))["account"] is None


async def test_a_ban_for_some_time_says_until_when_and_ends(saloon: RunningServer, office: Admin) -> None:
    async with Guest(saloon, "Ann") as ann:
        person = await ann.person()
        await office.ban(ban(PERSON, person.id, datetime.now(UTC) + timedelta(hours=1)), NOW)
        await look(saloon)
        assert await refusal(ann) == "banned-until"
        await office.ban(ban(PERSON, person.id, datetime.now(UTC) - timedelta(seconds=1)), NOW)
        await look(saloon)
        assert await ann.get("/api/lobby")


async def test_a_banned_network_is_refused_but_not_to_those_who_watch_over_the_server(
    saloon: RunningServer, office: Admin
) -> None:
    async with Guest(saloon, "Ann") as ann:
        table = (await ann.make(ME, OPEN))["id"]
        async with ann.look(table) as window:
            await office.ban(ban(ADDRESS, "127.0.0.0/8"), NOW)
            await look(saloon)
            assert await window.closed() == 4403
        assert await refusal(ann) == "banned"
        assert await ann.get("/api/live") == {"live": True}
        assert await ann.get("/api/ready") == {"ready": True}


async def test_bans_are_known_after_a_restart(settings: Settings) -> None:
    async with opened(settings) as before, Guest(before, "Ann") as ann, Admin.opened(settings.address) as office:
        await office.ban(ban(PERSON, (await ann.person()).id), NOW)
        await before.close()
        async with opened(settings) as after:
            ann.visit(after)
            assert await refusal(ann) == "banned"


async def test_a_closed_table_ends_for_everybody(saloon: RunningServer, office: Admin) -> None:
    async with Guest(saloon, "Ann") as ann, Guest(saloon, "Bob") as bob:
        table = await together(ann, bob)
        async with looking(table, ann, bob) as (window, _):
            await office.close_tables([table], NOW)
            await look(saloon)
            await window.until_true(lambda page: page["table"]["state"] == "closed")
        assert (await ann.get(f"/api/tables/{table}/replay"))["lines"]


async def test_a_deleted_table_is_gone_for_everybody(saloon: RunningServer, office: Admin) -> None:
    async with Guest(saloon, "Ann") as ann, Guest(saloon, "Bob") as bob:
        table = await together(ann, bob)
        async with looking(table, ann, bob) as (window, _):
            await office.delete_tables([table], NOW)
            await look(saloon)
            assert await window.error() == "no-such-table"
            assert await window.closed() == 4404
        assert table not in saloon.registry.tables
        with pytest.raises(Refused) as refused:
            await ann.table(table)
        assert refused.value.status == 404


async def test_a_move_at_a_table_that_was_just_deleted_is_not_lost_in_silence(
    saloon: RunningServer, office: Admin
) -> None:
    async with Guest(saloon, "Ann") as ann, Guest(saloon, "Bob") as bob:
        table = await together(ann, bob)
        async with looking(table, ann, bob) as windows:
            asked = next(window for window in windows if window.choices)
            await office.delete_tables([table], NOW)
            await asked.click(asked.choices[0])
            assert await asked.closed() in (4404, 1012)  # by then the server may have been told, or has lost the lease
        with pytest.raises(Refused) as refused:
            await ann.table(table)
        assert refused.value.key == "no-such-table"


async def test_bots_play_on_for_a_deleted_person(saloon: RunningServer, office: Admin) -> None:
    """As when people delete themselves: nothing of them is left but what they played."""
    async with Guest(saloon, "Ann") as ann, Guest(saloon, "Bob") as bob:
        table = await together(ann, bob)
        waiting = (await ann.make(ME, OPEN))["id"]
        alone = (await ann.make(ME, bot(), start=True))["id"]
        person = await ann.person()
        async with looking(table, ann, bob) as (own, window):
            await own.send(say="bye", key="1")
            await window.until("chat")
            await office.delete_person(person.id, seating.part, NOW)
            await look(saloon)
            await window.until_true(lambda page: page["table"]["seats"][0]["resigned"])
            assert window.table["seats"][0]["name"] is None
            assert window.table["seats"][0]["deleted"]
            assert [said["name"] for said in window.page["chat"]] == [""]
            assert await own.error() == "logged-out"
            assert window.table["state"] == "running"
        assert (await bob.table(waiting))["state"] == "closed"
        assert (await bob.table(alone))["state"] == "closed"
        assert await ann.get("/api/me") == {"name": None, "account": None}


@pytest.mark.parametrize(
    ("given", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("Ann", "None"),
        ("203.0.113.7/33", "None"),
    ],
)
def test_an_address_is_a_network(given: str, network: str) -> None:
    assert str(network_of(given)) == network
