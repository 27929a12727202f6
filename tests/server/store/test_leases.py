"""A table lives in one process at a time: claims, expiry by the database's clock, and fences on every write."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import asyncpg  # type: ignore[import-untyped]  # it comes without types
import pytest
from sqlalchemy import text

from posse.server.store import LeaseLost, Store, StoreFailed, TwoWriters
from posse.server.store.leases import LeaseDesk, Owner
from posse.server.store.rows import LineRow, Rest, SpentNote
from posse.server.store.tables import FIRST_FENCE
from tests.server.samples import DAY, chat, line, numbers, outsider, person, table

pytestmark = pytest.mark.anyio

LONG = 600.0
OVER = -1.0
NOW = 1_800_000_000_000


@pytest.fixture
async def shared(postgres_database: str) -> AsyncIterator[Store]:
    store = await Store.open(postgres_database)
    yield store
    await store.close()


@pytest.fixture
async def desk(shared: Store) -> AsyncIterator[LeaseDesk]:
    """The leases of two processes, one and two."""
    desk = shared.lease_desk()
    assert desk is not None
    await desk.open()
    for name in ("one", "two"):
        await desk.enrol(name, f"host:{name}", f"{name}:80", LONG)
    yield desk
    await desk.close()


def test_one_process_alone_has_no_leases(sqlite_database: str) -> None:
    async def desk_of() -> LeaseDesk | None:
        store = await Store.open(sqlite_database)
        try:
            return store.lease_desk()
        finally:
            await store.close()

    assert asyncio.run(desk_of()) is None


async def test_a_table_has_one_owner_at_a_time(shared: Store, desk: LeaseDesk) -> None:
    await shared.add_table(table("t"))
    assert await desk.claim("t", "one") == 1
    assert await desk.claim("t", "two") == Owner("one", "one:80", False)
    await desk.release([("t", 1)])
    assert await desk.claim("t", "two") == 2
    assert await desk.claim("no such table", "one") is None


async def test_of_many_that_claim_at_once_one_gets_the_table(shared: Store, desk: LeaseDesk) -> None:
    await shared.add_table(table("t"))
    claims = await asyncio.gather(*(desk.claim("t", name) for name in ["one", "two"] * 1))
    assert sorted(isinstance(claim, Owner) for claim in claims) == [False, True]


async def test_a_new_table_belongs_to_the_process_that_made_it(shared: Store, desk: LeaseDesk) -> None:
    await shared.add_table(table("t"), owner="one")
    await shared.add_started(table("u", state="running"), [line("u", 0)], owner="one")
    for name in ("t", "u"):
        assert await desk.claim(name, "two") == Owner("one", "one:80", False)
    await shared.fenced(FIRST_FENCE).append(line("u", 1))


async def test_what_is_released_late_is_not_taken_from_the_next_owner(shared: Store, desk: LeaseDesk) -> None:
    await shared.add_table(table("t"), owner="one")
    await desk.leave("one")
    assert await desk.claim("t", "two") == 2
    await desk.release([("t", 1)])
    assert await desk.claim("t", "two") == 3  # its own table again


async def test_the_tables_of_an_expired_process_can_be_taken(shared: Store, desk: LeaseDesk) -> None:
    await shared.add_table(table("t"), owner="one")
    assert await desk.renew("one", OVER)
    assert await desk.claim("t", "two") == 2
    assert not await desk.renew("one", LONG)


async def test_a_late_process_that_nobody_replaced_has_lost_nothing(shared: Store, desk: LeaseDesk) -> None:
    await shared.add_table(table("t"), owner="one")
    await desk.renew("one", OVER)
    assert await desk.renew("one", LONG)
    assert await desk.claim("t", "two") == Owner("one", "one:80", False)


async def test_a_process_that_is_gone_cannot_claim(shared: Store, desk: LeaseDesk) -> None:
    await shared.add_table(table("t"))
    await desk.leave("one")
    with pytest.raises(StoreFailed):
        await desk.claim("t", "one")


async def test_a_process_that_is_started_again_takes_the_place_of_the_one_that_died(
    shared: Store, desk: LeaseDesk
) -> None:
    """It listens where the dead one did, so the tables of that one must not be passed on to it in circles."""
    await shared.add_table(table("t"), owner="one")
    await desk.enrol("again", "host:again", "one:80", LONG)
    assert await desk.living() == {"again", "two"}
    assert await desk.claim("t", "again") == 2


async def test_expired_processes_are_removed(desk: LeaseDesk) -> None:
    await desk.renew("two", OVER)
    await desk.reap()
    assert await desk.living() == {"one"}


# --- fences


async def test_a_former_owner_cannot_write_anything(shared: Store, desk: LeaseDesk) -> None:
    """Paused beyond its lease, it wakes up after another process has taken the table over and played on."""
    row = table("t", state="running")
    await shared.add_person(person("ann"))
    await shared.add_started(row, [line("t", 0)], owner="one")
    paused = shared.fenced(FIRST_FENCE)
    await paused.append(line("t", 1, "by one"))
    await desk.renew("one", OVER)
    fence = await desk.claim("t", "two")
    assert isinstance(fence, int)
    owner = shared.fenced(fence)
    await owner.append(line("t", 2, "by two"))
    for write in (
        paused.append(line("t", 3, "late")),
        paused.append_all([line("t", 3, "late"), line("t", 4, "late")]),
        paused.save_table(table("t", state="over")),
        paused.begin(row, [line("t", 3, "late")]),
        paused.say(chat("t", 1)),
    ):
        with pytest.raises(LeaseLost):
            await write
    await owner.append(line("t", 3, "by two"))
    await owner.say(chat("t", 1))
    assert [one.text for one in await shared.lines("t")] == ["0 pass", "by one", "by two", "by two"]
    assert await shared.table("t") == row


async def test_lines_without_a_valid_lease_take_no_others_along(shared: Store, desk: LeaseDesk) -> None:
    """All are written in one batch; the same table may even be in it under an old and a new fence."""
    for name in ("t", "u"):
        await shared.add_started(table(name), [line(name, 0)], owner="one")
    await desk.leave("one")
    assert await desk.claim("t", "two") == 2
    former, owner = shared.fenced(1), shared.fenced(2)
    async with asyncio.TaskGroup() as group:
        first = group.create_task(shared.append(line("u", 1)))
        tasks = [
            group.create_task(outcome_of(former, line("t", 1, "former"))),
            group.create_task(outcome_of(owner, line("t", 2, "owner"))),
            group.create_task(outcome_of(former, line("u", 2))),
            group.create_task(outcome_of(owner, line("t", 1, "owner"))),
        ]
    assert first.exception() is None
    assert [task.result() for task in tasks] == ["LeaseLost", "stored", "stored", "stored"]
    assert [one.text for one in await shared.lines("t")] == ["0 pass", "owner", "owner"]
    assert await numbers(shared, "u") == [0, 1, 2]


async def test_a_refused_line_is_told_from_a_lost_lease(shared: Store, desk: LeaseDesk) -> None:
    """A batch with a duplicate is tried again entry by entry."""
    for name in ("t", "u", "v"):
        await shared.add_started(table(name), [line(name, 0)], owner="one")
    await desk.release([("u", 1)])
    assert await desk.claim("u", "two") == 2
    owner = shared.fenced(1)
    outcomes = await asyncio.gather(*(outcome_of(owner, one) for one in (line("t", 0), line("u", 1), line("v", 1))))
    assert outcomes == ["TwoWriters", "LeaseLost", "stored"]


async def outcome_of(store: Store, appended: LineRow) -> str:
    try:
        await store.append(appended)
    except (LeaseLost, TwoWriters) as error:
        return type(error).__name__
    return "stored"


async def test_a_claim_waits_for_a_write_that_is_under_way(
    shared: Store, desk: LeaseDesk, postgres_database: str
) -> None:
    """So the new owner reads everything that the former one has stored, and nothing is stored behind its back."""
    await shared.add_started(table("t"), [line("t", 0)], owner="one")
    await desk.renew("one", OVER)
    async with outsider(postgres_database) as writing:
        await writing.execute(text("SELECT * FROM lease WHERE table_id = 't' FOR SHARE"))
        claiming = asyncio.create_task(desk.claim("t", "two"))
        await until_somebody_waits(postgres_database)
        assert not claiming.done()
        await writing.execute(text("INSERT INTO line (table_id, number, text) VALUES ('t', 1, 'in time')"))
        await writing.commit()
    assert await claiming == 2
    assert [one.text for one in await shared.lines("t")] == ["0 pass", "in time"]


async def until_somebody_waits(database: str) -> None:
    connection = await asyncpg.connect(database)
    try:
        while not await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.01)
    finally:
        await connection.close()


async def test_a_lost_table_is_neither_put_to_rest_nor_woken_nor_its_time_noted(shared: Store, desk: LeaseDesk) -> None:
    for name in ("kept", "lost"):
        await shared.add_started(table(name, state="running"), [line(name, 0)], owner="one")
    await desk.release([("lost", FIRST_FENCE)])
    await desk.claim("lost", "two")
    fences = {"kept": FIRST_FENCE, "lost": FIRST_FENCE}
    notes = [SpentNote(name, 0, [7, 0]) for name in fences]
    await shared.upkeep.lay_down([Rest(name, 1, [0]) for name in fences], notes, fences)
    assert [(await shared.lines(name))[0].spent for name in fences] == [[7, 0], None]
    assert await shared.upkeep.wake("lost") is None
    with pytest.raises(LeaseLost):
        await shared.fenced(FIRST_FENCE).note_spent(notes[1:])
    await shared.upkeep.lay_down([Rest("lost", 1)])
    with pytest.raises(LeaseLost):
        await shared.upkeep.wake("lost", FIRST_FENCE)
    assert await shared.upkeep.wake("lost", FIRST_FENCE + 1) == Rest("lost", 1)


async def test_only_the_last_of_several_processes_stops_the_clocks(shared: Store, desk: LeaseDesk) -> None:
    await shared.add_table(table("t", state="running"))
    await shared.upkeep.start(1000, "one")
    await shared.upkeep.lay_down([Rest("t", 1000, [0], 9000)])
    await shared.upkeep.beat(2000, stopping=True, owner="one")
    await desk.leave("one")
    await shared.upkeep.start(3000, "another")
    assert await shared.upkeep.wake("t") == Rest("t", 1000, [0], 9000)
    await shared.upkeep.lay_down([Rest("t", 1000, [0], 9000)])
    await desk.leave("two")
    await shared.upkeep.beat(4000, stopping=True, owner="another")
    await shared.upkeep.start(5000, "one")
    assert await shared.upkeep.wake("t") == Rest("t", 2000, [0], 10_000)


async def test_what_lives_in_another_process_is_not_thrown_away(shared: Store, desk: LeaseDesk) -> None:
    for name, owner in (("mine", "one"), ("theirs", "two"), ("nobodys", None)):
        await shared.add_table(table(name), owner=owner)
    before = DAY + timedelta(days=8)
    assert sorted(await shared.upkeep.unstarted(before, [], 9, "one")) == ["mine", "nobodys"]
    await shared.upkeep.delete_own_tables(["mine", "theirs", "nobodys"], "one")
    assert [row.id for row in await shared.tables(state=["open"], limit=9)] == ["theirs"]


# --- tables that go on by themselves


async def test_orphans_are_the_tables_in_which_a_bot_or_a_clock_waits(shared: Store, desk: LeaseDesk) -> None:
    """In these samples seat 0 is a person, seat 1 a bot. Resting tables wait for their clocks, and bots for people."""
    for name, asked in (("person", 0b01), ("bot", 0b10), ("both", 0b11), ("unknown", None)):
        await shared.add_started(table(name, state="running"), [LineRow(name, 0, "start", asked=asked)])
    clocked = table("clock", state="running", clock={"kind": "days", "days": 1})
    await shared.add_started(clocked, [LineRow("clock", 0, "start", asked=1)])
    await shared.add_started(table("over", state="over"), [LineRow("over", 0, "start", asked=2)])
    await shared.add_started(table("owned", state="running"), [LineRow("owned", 0, "start", asked=2)], owner="one")
    await shared.add_table(table("open"))
    await shared.add_table(table("begins", begins=NOW))
    await shared.add_table(table("begins there", begins=NOW), owner="one")
    bots = table("bots", state="running")
    bots.seats[0].resigned = True
    await shared.add_started(bots, [LineRow("bots", 0, "start", asked=2)])
    for name, due in (("rests", None), ("later", NOW), ("due", NOW - 1)):
        resting = table(name, state="running", clock={"kind": "days", "days": 1})
        await shared.add_started(resting, [LineRow(name, 0, "start", asked=1)])
        await shared.upkeep.lay_down([Rest(name, 1, [0], due)])
    assert sorted(await desk.orphans(100, NOW)) == ["begins", "bot", "both", "clock", "due", "unknown"]
    assert len(await desk.orphans(2, NOW)) == 3  # so many of each kind
    await desk.leave("one")
    assert {"owned", "begins there"} <= set(await desk.orphans(100, NOW))


# --- merged guests


async def test_a_table_that_still_names_a_merged_guest_is_stored_for_the_account(shared: Store) -> None:
    """The process in which the table lives has not heard yet that the guest has logged in."""
    for name in ("guest", "ann", "bob"):
        await shared.add_person(person(name))
    row = table("t", holders=["guest", "bob"], host="guest")
    await shared.add_table(row)
    await shared.merge_people("guest", "ann")
    await shared.save_table(row)
    found = await shared.table("t")
    assert found is not None
    assert found.host == "ann"
    assert sorted(found.seats[0].holders) == ["ann", "bob"]
    assert await shared.mergers(["guest", "bob"]) == {"guest": "ann"}


async def test_one_who_shares_a_seat_with_their_guest_keeps_one_place(store: Store) -> None:
    for name in ("guest", "ann"):
        await store.add_person(person(name))
    row = table("t", holders=["ann", "guest"])
    await store.add_table(row)
    await store.merge_people("guest", "ann")
    await store.save_table(row)
    found = await store.table("t")
    assert found is not None
    assert found.seats[0].holders == ["ann"]


# --- whose answer is due


async def test_the_last_line_tells_who_is_asked(store: Store) -> None:
    for name in ("t", "u"):
        await store.add_table(table(name))
    await store.append_all([LineRow("t", 0, "start", asked=1), LineRow("t", 1, "0 pass", asked=2)])
    await store.append(LineRow("u", 0, "start"))
    assert await store.last_asked(["t", "u", "v"]) == {"t": 2}
    await store.note_asked("u", 0, 5)
    assert await store.last_asked(["t", "u"]) == {"t": 2, "u": 5}
