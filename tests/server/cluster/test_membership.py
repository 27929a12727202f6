"""A process holds its leases as long as it renews them, and notices when it no longer does."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from posse.server.cluster.leases import Alone, Elsewhere
from posse.server.cluster.membership import Membership, Pace
from posse.server.errors import Missing
from posse.server.store import LeaseLost, Store, StoreFailed
from posse.server.store.leases import LeaseDesk, Owner
from tests.server.running import eventually
from tests.server.samples import table

pytestmark = pytest.mark.anyio

QUICK = Pace(lease=60.0, renew=0.01)


class Registers(LeaseDesk):
    """A desk in memory, which can be cut off, and which can forget a process."""

    def __init__(self) -> None:
        super().__init__("")
        self.processes: set[str] = set()
        self.owners: dict[str, str] = {}
        self.is_cut_off = False
        self.renewals = 0

    def _check(self) -> None:
        if self.is_cut_off:
            raise StoreFailed

    async def open(self) -> None:
        """There is no connection."""

    async def close(self) -> None:
        """There is no connection."""

    async def enrol(self, id: str, name: str, address: str, seconds: float) -> None:
        self._check()
        self.processes.add(id)

    async def renew(self, id: str, seconds: float) -> bool:
        self._check()
        self.renewals += 1
        return id in self.processes

    async def leave(self, id: str) -> None:
        self._check()
        self.processes.discard(id)

    async def claim(self, table: str, id: str) -> int | Owner | None:
        self._check()
        return Owner(self.owners[table], "there:80", False) if table in self.owners else 7

    async def owner(self, table: str) -> Owner | None:
        return Owner(self.owners[table], "there:80", False) if table in self.owners else None


class Losses:
    """Counts how often a process has lost its tables."""

    def __init__(self, membership: Membership) -> None:
        self.count = 0
        membership.lost = self.note

    def note(self) -> None:
        self.count += 1


async def test_it_renews_its_leases() -> None:
    desk = Registers()
    member = Membership(desk, "here:80", QUICK)
    losses = Losses(member)
    await member.open()
    await eventually(lambda: desk.renewals > 3)
    assert desk.processes == {member.id}
    assert losses.count == 0
    await member.close()
    assert desk.processes == set()


async def test_one_that_was_replaced_drops_its_tables_and_starts_over() -> None:
    desk = Registers()
    member = Membership(desk, "here:80", QUICK)
    losses = Losses(member)
    await member.open()
    former = member.id
    desk.processes.clear()
    await eventually(lambda: len(desk.processes) == 1)
    assert losses.count == 1
    assert desk.processes == {member.id}
    assert member.id != former
    assert await member.claim("t") == 7
    await member.close()


async def test_one_that_is_cut_off_keeps_its_tables_until_its_own_clock_says_that_they_are_gone() -> None:
    desk = Registers()
    patient = Membership(desk, "here:80", QUICK)
    waiting = Losses(patient)
    await patient.open()
    desk.is_cut_off = True
    await asyncio.sleep(0.1)
    assert waiting.count == 0
    desk.is_cut_off = False
    await patient.close()

    hasty = Membership(desk, "here:80", Pace(lease=0.05, renew=0.01))
    losses = Losses(hasty)
    await hasty.open()
    former = hasty.id
    desk.is_cut_off = True
    await eventually(lambda: losses.count == 1)
    with pytest.raises(StoreFailed):
        await hasty.claim("t")
    desk.is_cut_off = False
    await eventually(lambda: hasty.id in desk.processes)
    assert hasty.id != former
    await hasty.close()


async def test_it_says_where_a_table_lives() -> None:
    desk = Registers()
    member = Membership(desk, "here:80", QUICK)
    await member.open()
    desk.owners["t"] = "another"
    with pytest.raises(Elsewhere) as found:
        await member.claim("t")
    assert (found.value.server, found.value.address) == ("another", "there:80")
    member.stop_claiming()
    with pytest.raises(Elsewhere):
        await member.claim("t")
    with pytest.raises(LeaseLost):
        await member.claim("free")
    assert await member.orphans(0) == []
    await member.close()


async def test_one_process_alone_has_every_table() -> None:
    alone = Alone()
    assert alone.owner is None
    assert await alone.claim("t") is None
    assert await alone.orphans(0) == []


# --- on a real database


@pytest.fixture
async def store(postgres_database: str) -> AsyncIterator[Store]:
    opened = await Store.open(postgres_database)
    yield opened
    await opened.close()


async def test_processes_take_tables_from_each_other(store: Store) -> None:
    await store.add_table(table("t"))
    members = []
    for address in ("one:80", "two:80"):
        desk = store.lease_desk()
        assert desk is not None
        members.append(Membership(desk, address))
        await members[-1].open()
    one, two = members
    known: list[set[str]] = []
    two.noticed = known.append
    fence = await one.claim("t")
    assert fence is not None
    with pytest.raises(Elsewhere) as found:
        await two.claim("t")
    assert found.value.address == "one:80"
    with pytest.raises(Missing):
        await two.claim("nosuch")
    await two.keep_watch()
    await one.release([("t", fence)])
    assert await two.claim("t") == fence + 1
    await one.close()
    await two.keep_watch()
    assert [len(ids) for ids in known] == [2, 1]
    await two.close()
