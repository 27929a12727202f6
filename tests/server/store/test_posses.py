"""Groups of people in the store."""

import pytest

from posse.server.errors import NotNow
from posse.server.store import Store
from posse.server.store.membership import PosseRow
from posse.server.tables import seating
from tests.server.samples import DAY, person, table

pytestmark = pytest.mark.anyio

HOLE = PosseRow("hole", "The Hole", "key", "ann", DAY)


@pytest.fixture
async def hole(store: Store) -> None:
    for id in ("ann", "bob", "cat"):
        await store.add_person(person(id))
    await store.posses.add(HOLE, 2)


async def members(store: Store) -> list[str]:
    return [one.id for one in await store.posses.members("hole")]


async def test_there_is_room_for_so_many(store: Store, hole: None) -> None:
    await store.posses.add(HOLE._replace(id="other"), 2)
    with pytest.raises(NotNow) as refused:
        await store.posses.add(HOLE._replace(id="third"), 2)
    assert refused.value.key == "too-many-posses"
    await store.posses.join("hole", "key", "bob", DAY, 2, 2)
    with pytest.raises(NotNow) as refused:
        await store.posses.join("hole", "key", "cat", DAY, 2, 2)
    assert refused.value.key == "posse-full"
    assert await members(store) == ["ann", "bob"]


async def test_whoever_is_deleted_leaves_it_to_the_others(store: Store, hole: None) -> None:
    await store.posses.join("hole", "key", "bob", DAY, 9, 9)
    await store.add_table(table("t", posse="hole"))
    await store.delete_person("ann", seating.part, 0)
    found = await store.posses.posse("hole")
    assert found == HOLE._replace(owner="bob")
    await store.delete_person("bob", seating.part, 0)
    assert await store.posses.posse("hole") is None
    left = await store.table("t")
    assert left is not None
    assert left.posse is None


async def test_a_guest_who_logs_in_stays_the_owner(store: Store, hole: None) -> None:
    await store.posses.join("hole", "key", "bob", DAY, 9, 9)
    await store.merge_people("ann", "bob")
    assert await members(store) == ["bob"]
    assert [one.owner for one in await store.posses.of_person("bob")] == ["bob"]
