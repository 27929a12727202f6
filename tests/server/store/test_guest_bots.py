"""Guest bots in the store: counted, listed, and gone with their author or when nobody needs them."""

from dataclasses import replace
from datetime import timedelta

import pytest

from posse.server.errors import NotNow
from posse.server.store import Store
from posse.server.store.rows import GUEST, GuestBot, SeatRow, SessionRow, TableRow
from posse.server.tables import seating
from tests.server.samples import DAY, person, table

pytestmark = pytest.mark.anyio

LATER = DAY + timedelta(days=100)
MOST = 3


def bot(id: str, author: str = "ann", after: int = 0) -> GuestBot:
    made = DAY + timedelta(minutes=after)
    session = SessionRow(f"s-{id}", f"hash-{id}", id, made, made, "")
    return GuestBot(replace(person(id), created=made, author=author), session)


def seated(id: str, holder: str) -> TableRow:
    """A running table where this bot of Ann's sits beside a bot of the server."""
    row = table(id, state="running")
    row.seats[0] = SeatRow(0, f"{id}-0", "bot", holder.title(), GUEST, author="Ann", holders=[holder])
    return row


@pytest.fixture
async def ann(store: Store) -> None:
    await store.add_person(person("ann", account="Ann"))
    await store.add_person(person("bob", account="Bob"))


async def test_bots_are_counted_by_author(store: Store, ann: None) -> None:
    for number in range(MOST):
        await store.add_bot(bot(f"r{number}", after=number), MOST)
    with pytest.raises(NotNow) as refused:
        await store.add_bot(bot("one-more"), MOST)
    assert refused.value.key == "too-many-bots"
    assert await store.person("one-more") is None
    await store.add_bot(bot("bobs", "bob"), MOST)
    assert [one.person.id for one in await store.bots_of("ann")] == ["r0", "r1", "r2"]
    await store.end_sessions(["s-r1"], DAY)
    assert await store.bots_of("ann") == [bot("r0"), bot("r2", after=2)]
    assert await store.bot_ids_of("ann") == ["r0", "r1", "r2"]
    await store.add_bot(bot("one-more"), MOST)


async def test_a_seat_remembers_whose_bot_it_is(store: Store, ann: None) -> None:
    await store.add_bot(bot("robo"), MOST)
    await store.add_table(seated("t", "robo"))
    found = await store.table("t")
    assert found == seated("t", "robo")
    assert [seat.is_held for seat in found.seats] == [True, False]
    assert [seating.player_of(seat) for seat in found.seats] == [None, "level2"]


async def test_bots_are_deleted_with_their_author(store: Store, ann: None) -> None:
    await store.add_bot(bot("robo"), MOST)
    await store.add_bot(bot("bobs", "bob"), MOST)
    await store.add_table(seated("t", "robo"))
    await store.delete_person("ann", seating.part, 0)
    assert [await store.person(id) for id in ("ann", "robo")] == [None, None]
    assert await store.session("hash-robo") is None
    assert [one.person.id for one in await store.bots_of("bob")] == ["bobs"]
    found = await store.table("t")
    assert found is not None
    seat = found.seats[0]
    assert (seat.name, seat.author, seat.deleted, seat.holders) == (None, None, True, [])


async def test_a_bot_stays_as_long_as_its_token_counts(store: Store, ann: None) -> None:
    for id in ("unused", "revoked", "seated"):
        await store.add_bot(bot(id), MOST)
    await store.add_table(seated("t", "seated"))
    await store.end_sessions(["s-revoked", "s-seated"], DAY)
    assert await store.upkeep.delete_idle_guests(LATER, 9, 0) == ["revoked"]
