"""How many tables and people one person and one client may have."""

from dataclasses import replace
from datetime import timedelta

import pytest

from posse.server.errors import NotNow
from posse.server.settings import Limits
from posse.server.store import Store
from posse.server.store.rows import TableRow
from tests.server.samples import DAY, line, person, table

pytestmark = pytest.mark.anyio

FEW = Limits(
    unstarted_per_person=2,
    running_per_person=1,
    unstarted_per_address=3,
    running_per_address=2,
    tables_per_address_a_day=6,
    guests_per_address_a_day=2,
)
HERE, THERE = "203.0.113.9", "198.51.100.7"


def made(id: str, host: str, client: str | None = HERE, state: str = "open") -> TableRow:
    return replace(table(id, host=host, state=state), client=client)


async def people(store: Store, *ids: str) -> None:
    for id in ids:
        await store.add_person(person(id))


async def refusal(store: Store, row: TableRow) -> str:
    with pytest.raises(NotNow) as refused:
        await store.add_table(row, FEW)
    assert await store.table(row.id) is None
    return f"{refused.value.key} {refused.value.facts['most']}"


async def test_a_person_has_so_many_unstarted_tables(store: Store) -> None:
    await people(store, "ann", "bob")
    for id in ("a", "b"):
        await store.add_table(made(id, "ann"), FEW)
    assert await refusal(store, made("c", "ann", THERE)) == "quota-unstarted 2"
    await store.save_table(made("a", "ann", state="closed"))
    await store.add_table(made("c", "ann", THERE), FEW)


async def test_an_address_has_so_many_unstarted_tables(store: Store) -> None:
    await people(store, "ann", "bob", "cat")
    for id, host in (("a", "ann"), ("b", "ann"), ("c", "bob")):
        await store.add_table(made(id, host), FEW)
    assert await refusal(store, made("d", "cat")) == "quota-unstarted 3"
    await store.add_table(made("d", "cat", THERE), FEW)


async def test_a_person_has_so_many_running_games(store: Store) -> None:
    await people(store, "ann")
    await store.begin(made("a", "ann", state="running"), [line("a", 0)], FEW)
    await store.add_table(made("b", "ann"), FEW)
    with pytest.raises(NotNow) as refused:
        await store.begin(made("b", "ann", state="running"), [line("b", 0)], FEW)
    assert refused.value.key == "quota-running"
    kept = await store.table("b")
    assert kept is not None
    assert kept.state == "open"


async def test_a_table_that_is_about_to_begin_is_not_one_that_an_address_has_left_unstarted(store: Store) -> None:
    await people(store, "ann")
    for id in ("a", "b", "c"):
        await store.add_table(replace(made(id, "ann", state="open"), host=None, begins=9), FEW)
    await store.add_table(made("d", "ann"), FEW)


async def test_uploads_and_closed_tables_count_by_the_day(store: Store) -> None:
    await people(store, "ann")
    for number in range(6):
        await store.add_table(made(str(number), "ann", state="over"), FEW)
    assert await refusal(store, made("a", "ann", state="over")) == "quota-tables-a-day 6"
    later = made("a", "ann", state="over")
    await store.add_table(replace(later, created=DAY + timedelta(days=1, minutes=1)), FEW)


async def test_this_machine_is_not_counted(store: Store) -> None:
    await people(store, "ann")
    for number in range(8):
        await store.add_table(made(str(number), "ann", None), FEW)


async def test_so_many_people_a_day_come_from_an_address(store: Store) -> None:
    for id in ("ann", "bob"):
        await store.add_person(replace(person(id), client=HERE), FEW)
    with pytest.raises(NotNow) as refused:
        await store.add_person(replace(person("cat"), client=HERE), FEW)
    assert (refused.value.key, refused.value.facts) == ("quota-guests-a-day", {"most": 2})
    await store.add_person(replace(person("cat"), client=THERE), FEW)
    await store.add_person(replace(person("dan"), client=HERE, created=DAY + timedelta(days=1, minutes=1)), FEW)
