"""A line is sent to nobody before it is durable: many writers, two writers, failures, and a killed process."""

import asyncio
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import Store, StoreFailed, TwoWriters
from posse.server.store.rows import LineRow, SpentNote
from tests.server.running import within
from tests.server.samples import blocked, line, numbers, outsider, table

pytestmark = pytest.mark.anyio


async def outcomes(*appended: asyncio.Task[None]) -> list[str]:
    found = await asyncio.gather(*appended, return_exceptions=True)
    return [type(outcome).__name__ if outcome else "stored" for outcome in found]


def appending(store: Store, lines: Sequence[LineRow]) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(store.append(one)) for one in lines]


async def test_lines_come_back_in_order(store: Store) -> None:
    await store.add_table(table("t"))
    lines = [
        LineRow("t", 0, "start | die 4"),
        LineRow("t", 1, "0 pass", [1200, 0], at=1_794_916_800_000),
        LineRow("t", 2, "żółć ❤ 🤠", answer=2**53 - 1),
        LineRow("t", 3, "1 pass", standin="level3"),
    ]
    for one in (lines[1], lines[0], lines[3], lines[2]):
        await store.append(one)
    assert await store.lines("t") == lines
    assert await store.lines("u") == []


async def test_lines_that_a_table_begins_with_come_back_whole(store: Store) -> None:
    lines = [LineRow("t", 0, "start"), LineRow("t", 1, "0 pass", [5, 0], 7, answer=8, standin="level3", asked=2)]
    await store.add_started(table("t"), lines)
    assert await store.lines("t") == lines


async def test_thinking_time_is_brought_up_to_date(store: Store) -> None:
    await store.add_table(table("t"))
    await store.append_all([LineRow("t", 0, "start", [0, 0]), LineRow("t", 1, "0 pass", [5, 0], at=7)])
    await store.note_spent([SpentNote("t", 1, [5, 900]), SpentNote("u", 1, [1, 1])])
    await store.note_spent([])
    assert await store.lines("t") == [LineRow("t", 0, "start", [0, 0]), LineRow("t", 1, "0 pass", [5, 900], at=7)]


async def test_the_last_line_that_everybody_saw_tells_when_a_table_was_played_last(store: Store) -> None:
    for name in ("t", "u", "v"):
        await store.add_table(table(name))
    await store.append_all([LineRow("t", 0, "start", at=5), LineRow("t", 1, "0 pass", at=7)])
    await store.append_all([LineRow("u", 0, "start", at=9), LineRow("u", 1, "0 pass")])
    assert await store.last_moves(["t", "u", "v", "w"]) == {"t": 7, "u": 9}
    assert await store.last_moves([]) == {}


async def test_many_tables_write_at_once(store: Store) -> None:
    tables = [f"t{number}" for number in range(30)]
    for name in tables:
        await store.add_table(table(name))

    async def play(name: str) -> None:
        for number in range(20):
            await store.append(line(name, number))

    await asyncio.gather(*(play(name) for name in tables))
    for name in tables:
        assert await numbers(store, name) == list(range(20))


async def test_lines_and_everything_else_are_written_side_by_side(store: Store) -> None:
    """Neither lines nor tables are starved until they fail."""
    rows = [table(f"t{number}") for number in range(10)]
    for row in rows:
        await store.add_table(row)
    lines = [store.append(line(row.id, number)) for row in rows for number in range(10)]
    await asyncio.gather(*lines, *(store.save_table(row) for row in rows), *(store.lines(row.id) for row in rows))
    for row in rows:
        assert await numbers(store, row.id) == list(range(10))


async def test_of_two_writers_one_is_refused(store: Store) -> None:
    await store.add_table(table("t"))
    assert sorted(await outcomes(*appending(store, [line("t", 0, "a"), line("t", 0, "b")]))) == ["TwoWriters", "stored"]
    with pytest.raises(TwoWriters) as refused:
        await store.append(line("t", 0, "c"))
    assert refused.value.facts == {"table": "t", "number": 0}
    assert [one.text for one in await store.lines("t")] == ["a"]


async def test_two_servers_cannot_both_write_a_line(database: str) -> None:
    first, second = await Store.open(database), await Store.open(database)
    await first.add_table(table("t"))
    appended = [*appending(first, [line("t", 0, "a")]), *appending(second, [line("t", 0, "b")])]
    assert sorted(await outcomes(*appended)) == ["TwoWriters", "stored"]
    assert len(await second.lines("t")) == 1
    await first.close()
    await second.close()


async def test_a_refused_line_takes_no_other_along(store: Store, database: str) -> None:
    """They all queue while the database is blocked, so they are written in one batch."""
    for name in ("t", "u", "v"):
        await store.add_table(table(name))
    await store.append(line("t", 0))
    async with blocked(database):
        first = appending(store, [line("v", 0)])
        await asyncio.sleep(0)
        lines = [
            line("u", 0),
            line("t", 0),
            line("no such table", 0),
            line("u", 1),
            line("t", 1),
            line("u", 2, "\ud800"),
        ]
        tasks = [*first, *appending(store, lines)]
        await asyncio.sleep(0)
    assert await outcomes(*tasks) == [
        "stored",
        "stored",
        "TwoWriters",
        "StoreFailed",
        "stored",
        "stored",
        "StoreFailed",
    ]
    assert await numbers(store, "u") == [0, 1]
    assert await numbers(store, "t") == [0, 1]


async def test_several_lines_are_stored_all_or_none(store: Store) -> None:
    await store.add_table(table("t"))
    await store.append_all([])
    await store.append_all([line("t", 0), line("t", 1)])
    with pytest.raises(TwoWriters):
        await store.append_all([line("t", 3), line("t", 2), line("t", 1)])
    await store.append_all([line("t", 2)])
    assert await numbers(store, "t") == [0, 1, 2]


async def test_lines_that_wait_together_are_one_transaction(postgres_database: str) -> None:
    store = await Store.open(postgres_database)
    await store.add_table(table("t"))
    async with blocked(postgres_database):
        tasks = appending(store, [line("t", number) for number in range(50)])
        await asyncio.sleep(0)
    assert await outcomes(*tasks) == ["stored"] * 50
    async with outsider(postgres_database) as connection:
        assert await connection.scalar(text("SELECT count(DISTINCT xmin::text) FROM line")) == 1
    await store.close()


async def test_a_cancelled_caller_leaves_no_gap(store: Store, database: str) -> None:
    await store.add_table(table("t"))
    async with blocked(database):
        tasks = appending(store, [line("t", number) for number in range(3)])
        await asyncio.sleep(0)
        tasks[1].cancel()
    assert await outcomes(*tasks) == ["stored", "CancelledError", "stored"]
    assert await numbers(store, "t") == [0, 1, 2]


# --- when the database fails


@contextmanager
def full_disk(largest: int) -> Iterator[None]:
    """Limit the size of files that this process writes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_on_a_full_disk_nothing_is_lost_and_it_goes_on_when_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "posse.db"
    store = await Store.open(str(path))
    await store.add_table(table("t"))
    await store.append(line("t", 0))
    with full_disk(path.with_name("posse.db-wal").stat().st_size):
        assert await outcomes(*appending(store, [line("t", 1), line("t", 2)])) == ["StoreFailed"] * 2
        with pytest.raises(StoreFailed):
            await store.add_table(table("u"))
        with pytest.raises(StoreFailed):
            await store.touch()
        with pytest.raises(StoreFailed):
            await store.check_ready()
    await within(store.answers())
    assert await numbers(store, "t") == [0]
    await store.append_all([line("t", 1), line("t", 2)])
    assert await numbers(store, "t") == [0, 1, 2]
    await store.close()


async def test_a_lost_connection_is_made_again(postgres_database: str) -> None:
    store = await Store.open(postgres_database)
    await store.add_table(table("t"))
    await store.append(line("t", 0))
    async with blocked(postgres_database) as connection:
        tasks = appending(store, [line("t", 1), line("t", 2)])
        await cut_off_those_who_wait(connection)
        assert await outcomes(*tasks) == ["StoreFailed"] * 2
    await store.append(line("t", 1))
    assert await numbers(store, "t") == [0, 1]
    await store.close()


async def cut_off_those_who_wait(connection: AsyncConnection) -> None:
    waiting = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted")
    while not (await connection.execute(waiting)).all():
        await asyncio.sleep(0)


async def test_reading_survives_a_restart_of_the_database(postgres_database: str) -> None:
    store = await Store.open(postgres_database)
    await store.add_table(table("t"))
    async with outsider(postgres_database) as connection:
        everybody = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        others = "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        assert (await connection.execute(text(f"{everybody} {others}"))).all()
    assert await store.table("t") == table("t")
    await store.close()


# --- when the server is killed

TABLES = 5
SERVER = f"""
import asyncio, sys
from posse.server.store import Store
from tests.server.samples import line, table

async def play(store, name):
    for number in range(1_000_000):
        await store.append(line(name, number))
        print(name, number, flush=True)

async def main():
    store = await Store.open(sys.argv[1])
    for number in range({TABLES}):
        await store.add_table(table(str(number)))
    await asyncio.gather(*(play(store, str(number)) for number in range({TABLES})))

asyncio.run(main())
"""


@pytest.mark.parametrize("told_before", [1, 100, 500])
async def test_what_was_told_survives_kill_9(database: str, told_before: int) -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER, database], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        told = [server.stdout.readline() for _ in range(told_before)]
        server.send_signal(signal.SIGKILL)
        told += server.stdout.readlines()
    store = await Store.open(database)
    stored = {str(number): await numbers(store, str(number)) for number in range(TABLES)}
    for name, number in (one.split() for one in told if one.endswith("\n")):
        assert int(number) in stored[name]
    assert all(found == list(range(len(found))) for found in stored.values())
    await store.append(line("0", 1_000_000))
    await store.close()
