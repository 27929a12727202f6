"""What is thrown away: only what nobody needs, and a few rows at a time."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from posse.server.store import Store
from posse.server.store.admin import Admin
from posse.server.store.rows import Ban, LineRow, SessionRow, TableRow
from tests.server.samples import DAY, chat, line, person, table

pytestmark = pytest.mark.anyio

LATER = DAY + timedelta(days=100)
SOON = DAY + timedelta(minutes=30)


def milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


async def begin(store: Store, row: TableRow, moved: datetime | None) -> None:
    at = None if moved is None else milliseconds(moved)
    await store.begin(replace(row, header="posse 1\n"), [line(row.id, 0), LineRow(row.id, 1, "0 pass", at=at)])


async def test_tables_that_never_started(store: Store) -> None:
    await store.add_table(table("old"))
    await store.add_table(table("closed", after=1, state="closed"))
    await store.add_table(table("young", after=60))
    await store.add_table(replace(table("resigned", state="closed"), header="posse 1\n"))
    await store.add_table(replace(table("over", state="over"), header="posse 1\n"))
    assert await store.upkeep.unstarted(SOON, [], 9) == ["old", "closed"]
    assert await store.upkeep.unstarted(SOON, ["old"], 9) == ["closed"]
    assert await store.upkeep.unstarted(SOON, [], 1) == ["old"]


async def test_running_tables_of_guests_who_are_gone(store: Store) -> None:
    for one in (person("guest"), person("host"), person("ann", account="Ann")):
        await store.add_person(one)
    await begin(store, table("gone", holders=["guest"], host="host", state="running"), DAY)
    await begin(store, table("unknown", after=1, holders=["guest"], state="running"), None)
    await begin(store, table("moved", holders=["guest"], state="running"), LATER)
    await begin(store, table("account", holders=["guest", "ann"], state="running"), DAY)
    await begin(store, table("in secret", holders=["guest"], state="running"), LATER)
    await store.append(LineRow("in secret", 2, "0 pass"))  # when it was is nobody's business
    await begin(store, table("hosted", holders=["guest"], host="ann", state="running"), DAY)
    await begin(store, table("over", holders=["guest"], state="over"), DAY)
    assert await store.upkeep.abandoned(LATER, [], 9) == ["gone", "unknown"]
    assert await store.upkeep.abandoned(LATER, ["gone"], 9) == ["unknown"]


async def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    await store.add_person(person("ann"))
    await begin(store, table("t", holders=["ann"], host="ann", state="running"), DAY)
    await store.say(chat("t", 1))
    await store.upkeep.delete_tables(["t"])
    assert await store.table("t") is None
    assert await store.lines("t") == []
    assert await store.chat("t", 9) == []
    assert await store.upkeep.delete_idle_guests(LATER, 9, 1) == ["ann"]


async def test_guests_without_a_table(store: Store, database: str) -> None:
    for id in ("a", "b", "sits", "hosts", "banned", "here"):
        await store.add_person(person(id))
    await store.add_person(person("ann", account="Ann"))
    await store.add_person(replace(person("young"), created=LATER))
    await store.add_table(table("t", holders=["sits"], host="hosts"))
    async with Admin.opened(database) as office:
        await office.ban(Ban("person", "banned", DAY), milliseconds(DAY))
    await store.add_session(SessionRow("1", "hash 1", "a", DAY, DAY, "Firefox"))
    await store.add_session(SessionRow("2", "hash 2", "here", DAY, LATER, "Firefox"))
    await store.say(replace(chat("t", 1), person="a"))
    assert await store.upkeep.delete_idle_guests(LATER, 1, 1) == ["a"]
    assert await store.upkeep.delete_idle_guests(LATER, 9, 1) == ["b"]
    assert [notice.subject for notice in await store.upkeep.notices(0)] == ["banned", "a", "b"]
    assert await store.session("hash 1") is None
    assert [(said.name, said.person) for said in await store.chat("t", 9)] == [("", None)]
    for id in ("sits", "hosts", "banned", "ann", "young", "here"):
        assert await store.person(id) is not None


async def test_addresses_are_forgotten(store: Store) -> None:
    client = "203.0.113.9"
    await store.add_person(replace(person("a"), client=client))
    await store.add_person(replace(person("young"), client=client, created=LATER))
    await store.add_table(replace(table("t"), client=client))
    assert await store.upkeep.forget_clients(SOON, 9) == 2
    assert await store.upkeep.forget_clients(SOON, 9) == 0
    assert await store.person("a") == person("a")
    assert await store.table("t") == table("t")
    young = await store.person("young")
    assert young is not None
    assert young.client == client
