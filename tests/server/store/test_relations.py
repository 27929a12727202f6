"""People and each other in the store: decisions, acquaintances, invitations and reports."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from posse.server.errors import NotNow
from posse.server.store import Store
from posse.server.store.admin import Admin
from posse.server.store.relations import Report
from posse.server.store.rows import SeatRow, TableRow
from posse.server.tables import seating
from tests.server.samples import DAY, person, table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def people(store: Store) -> None:
    for id in ("ann", "bob", "cat"):
        await store.add_person(person(id))


def shared(id: str, *holders: str, after: int = 0, **fields: Any) -> TableRow:
    """A table with these people, in this order, and a free seat."""
    row = table(id, after=after, **fields)
    seats = [SeatRow(n, f"{id}-{n}", "person", one, holders=[one]) for n, one in enumerate(holders)]
    return replace(row, seats=[*seats, SeatRow(len(seats), f"{id}-free")])


async def test_a_decision_counts_until_it_is_taken_back(store: Store, people: None) -> None:
    relations = store.relations
    await relations.decide("ann", "bob", "follow", True, DAY)
    await relations.decide("ann", "bob", "follow", True, DAY)
    await relations.decide("ann", "cat", "mute", True, DAY)
    found = {one.id: set(one.kinds) for one in await relations.acquaintances("ann")}
    assert found == {"bob": {"follow"}, "cat": {"mute"}}
    assert await relations.unheard("ann") == {"cat"}
    await relations.decide("ann", "cat", "mute", False, DAY)
    assert await relations.unheard("ann") == frozenset()
    assert await relations.acquaintances("bob") == []


async def test_whoever_is_blocked_is_not_followed_nor_heard(store: Store, people: None) -> None:
    relations = store.relations
    await relations.decide("ann", "bob", "follow", True, DAY)
    await relations.decide("ann", "bob", "block", True, DAY)
    assert [set(one.kinds) for one in await relations.acquaintances("ann")] == [{"block"}]
    assert await relations.unheard("ann") == {"bob"}
    assert await relations.is_blocked(["cat", "ann"], "bob")
    assert not await relations.is_blocked(["cat"], "bob")
    assert not await relations.is_blocked([], "bob")
    assert (await relations.apart("ann"), await relations.apart("bob")) == ({"bob"}, {"ann"})


async def test_those_met_last_come_first(store: Store, people: None) -> None:
    await store.add_table(shared("one", "ann", "bob", header="h", state="over"))
    await store.add_table(shared("two", "ann", "cat", after=5, header="h", state="running"))
    await store.add_table(shared("three", "ann", "bob", after=9))  # it has not begun
    found = await store.relations.acquaintances("ann")
    assert [(one.id, one.met) for one in found] == [("cat", DAY + timedelta(minutes=5)), ("bob", DAY)]


async def test_an_invitation_is_shown_while_there_is_a_free_seat(store: Store, people: None) -> None:
    relations = store.relations
    row = shared("t", "ann")
    await store.add_table(row)
    await relations.invite("t", "bob", "ann", DAY)
    await relations.invite("t", "bob", "ann", DAY)
    assert [(one.table.id, one.by) for one in await relations.invitations("bob")] == [("t", "Ann")]
    assert await relations.invited("t") == {"bob"}
    seating.sit(row.seats[1], "cat", "Cat")
    await store.save_table(row)
    assert await relations.invitations("bob") == []
    seating.clear(row.seats[1])
    await store.save_table(row)
    await relations.decline("t", "bob")
    assert await relations.invitations("bob") == []


async def test_an_invitation_ends_with_its_table(store: Store, people: None) -> None:
    await store.add_table(shared("t", "ann"))
    await store.relations.invite("t", "bob", "ann", DAY)
    await store.upkeep.delete_tables(["t"])
    assert await store.relations.invited("t") == set()


async def test_nobody_is_invited_by_somebody_they_block(store: Store, people: None) -> None:
    relations = store.relations
    await store.add_table(shared("t", "ann"))
    await relations.invite("t", "bob", "ann", DAY)
    await relations.decide("bob", "ann", "block", True, DAY)
    assert await relations.invitations("bob") == []
    with pytest.raises(NotNow) as refused:
        await relations.invite("t", "bob", "ann", DAY)
    assert refused.value.key == "cannot-invite"


async def test_what_a_guest_decided_comes_along_to_the_account(store: Store, people: None) -> None:
    relations = store.relations
    await relations.decide("ann", "bob", "follow", True, DAY)
    await relations.decide("cat", "bob", "follow", True, DAY)
    await relations.decide("ann", "cat", "follow", True, DAY)
    await relations.decide("bob", "ann", "block", True, DAY)
    await store.merge_people("ann", "cat")
    assert [(one.id, set(one.kinds)) for one in await relations.acquaintances("cat")] == [("bob", {"follow"})]
    assert [(one.id, set(one.kinds)) for one in await relations.acquaintances("bob")] == [("cat", {"block"})]


async def test_decisions_end_with_either_person(store: Store, people: None) -> None:
    await store.relations.decide("ann", "bob", "follow", True, DAY)
    await store.relations.decide("bob", "cat", "mute", True, DAY)
    await store.delete_person("bob", seating.part, 0)
    assert await store.relations.acquaintances("ann") == []
    assert await store.relations.unheard("bob") == frozenset()


async def test_one_person_decides_about_so_many(store: Store, people: None) -> None:
    await store.relations.decide("ann", "cat", "follow", True, DAY, most=1)
    with pytest.raises(NotNow) as refused:
        await store.relations.decide("ann", "bob", "follow", True, DAY, most=1)
    assert refused.value.key == "too-many-relations"
    await store.relations.decide("bob", "ann", "follow", True, DAY)


async def test_an_operator_reads_reports_and_closes_them(store: Store, database: str, people: None) -> None:
    told = Report("ann", "bob", "t", "chat", "Foul words", DAY)
    await store.relations.report(told, most=1)
    with pytest.raises(NotNow) as refused:
        await store.relations.report(told, most=1)
    assert refused.value.key == "too-many-reports"
    await store.relations.report(replace_day(told, 2), most=1)
    await store.delete_person("ann", seating.part, 0)
    async with Admin.opened(database) as office:
        first, second = await office.reports(9)
        assert (second["about_id"], second["name"], second["author"], second["text"]) == (
            "bob",
            "Bob",
            None,
            "Foul words",
        )
        assert await office.close_reports([int(str(first["number"])), 999]) == 1
        assert [one["number"] for one in await office.reports(9)] == [second["number"]]


def replace_day(told: Report, days: int) -> Report:
    return told._replace(at=told.at + timedelta(days=days))
