"""A worker reads only the lines that it does not have yet."""

from collections.abc import AsyncIterator

import pytest

from posse.server.jobs.records import NoSuchMoment, Records
from posse.server.store import Store, StoreFailed
from posse.server.store.address import Service
from posse.server.store.rows import LineRow
from posse.server.store.workers import RecordPart, RecordReader
from tests.server.samples import line, table

pytestmark = pytest.mark.anyio


class Counting(RecordReader):
    """Notes which lines are read."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.read: list[tuple[str, int, int]] = []

    async def part(self, table: str, start: int, end: int) -> RecordPart | None:
        self.read.append((table, start, end))
        return await super().part(table, start, end)


@pytest.fixture
async def store(postgres_database: str) -> AsyncIterator[Store]:
    """Two tables with four lines each."""
    opened = await Store.open(postgres_database)
    for name in ("t", "u"):
        row = table(name, state="running")
        row.header = f"posse 1 {name}\n"
        await opened.begin(row, [line(name, number) for number in range(4)])
    yield opened
    await opened.close()


@pytest.fixture
async def reader(store: Store) -> AsyncIterator[Counting]:
    assert isinstance(store.address, Service)
    counting = Counting(store.address.dsn)
    yield counting
    counting.close()


async def texts(store: Store, name: str, length: int) -> list[str]:
    return [row.text for row in await store.lines(name)][:length]


async def test_lines_are_read_once(store: Store, reader: Counting) -> None:
    records = Records(reader)
    for length in (2, 2, 4, 3):
        found = await records.after("t", length)
        assert (found.stored, found.header) == (length, "posse 1 t\n")
        assert found.lines(0, length) == await texts(store, "t", length)
    assert reader.read == [("t", 0, 2), ("t", 2, 4)]
    await store.append(LineRow("t", 4, "0 pass"))
    assert (await records.after("t", 5)).lines(4, 5) == ["0 pass"]


async def test_the_longest_unused_table_is_forgotten(reader: Counting) -> None:
    records = Records(reader, most=1)
    for name in ("t", "u", "t"):
        await records.after(name, 4)
    assert reader.read == [("t", 0, 4), ("u", 0, 4), ("t", 0, 4)]
    assert records.forget_all() == ["t"]
    await records.after("t", 4)
    assert reader.read[-1] == ("t", 0, 4)


@pytest.mark.parametrize(("name", "length"), [("t", 5), ("nowhere", 1)])
async def test_a_moment_that_is_not_stored_is_refused(reader: Counting, name: str, length: int) -> None:
    with pytest.raises(NoSuchMoment):
        await Records(reader).after(name, length)


async def test_a_broken_connection_is_replaced(reader: Counting) -> None:
    assert await reader.part("t", 0, 1) is not None
    reader.close()
    assert await reader.part("t", 0, 1) is not None


async def test_without_a_database_it_is_said() -> None:
    with pytest.raises(StoreFailed):
        await RecordReader("postgresql://127.0.0.1:1/nowhere").part("t", 0, 1)
