"""Tables at rest: which must be opened when a server starts, which when a clock runs out, and since when clocks run."""

from dataclasses import replace
from typing import Any

import pytest

from posse.server.store import Store
from posse.server.store.resting import SILENCE_MS
from posse.server.store.rows import Rest, SeatRow, TableRow
from tests.server.samples import table

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
DAYS = {"kind": "days", "days": 2}


def of_people(id: str, **terms: Any) -> TableRow:
    seats = [SeatRow(0, f"{id}a", "person"), SeatRow(1, f"{id}b", "person")]
    return replace(table(id, state="running", **terms), seats=seats)


def of_bots(id: str) -> TableRow:
    """A table where nobody is waited for: bots play on only while somebody looks on."""
    seats = [
        SeatRow(0, f"{id}a", "bot", level="level1"),
        SeatRow(1, f"{id}b", "person", standin="level1", resigned=True),
    ]
    return replace(table(id, state="running"), seats=seats)


async def add(store: Store, *rows: TableRow) -> None:
    for row in rows:
        await store.add_table(row)


async def test_tables_that_may_go_on_by_themselves_do_not_rest(store: Store) -> None:
    standin = of_people("standin")
    standin.seats[0].standin = "level3"
    await add(store, table("bot", state="running"), of_people("people"), standin, of_people("clock", clock=DAYS))
    await add(store, table("waiting"), table("over", state="over"), of_bots("bots"))
    await add(store, table("begins", begins=5), table("begun", begins=5, state="closed"))
    assert await store.upkeep.restless("", 9) == ["begins", "bot", "clock", "standin"]
    assert await store.upkeep.restless("", 2) == ["begins", "bot"]
    assert await store.upkeep.restless("clock", 2) == ["standin"]
    await store.upkeep.lay_down([Rest("bot", 5), Rest("clock", 5, [0], 9)])
    assert await store.upkeep.restless("", 9) == ["begins", "standin"]


async def test_a_rest_ends_once(store: Store) -> None:
    await add(store, of_people("t", clock=DAYS))
    rest = Rest("t", 5, [0], 9)
    await store.upkeep.lay_down([Rest("t", 1), Rest("deleted in the meantime", 1)])
    await store.upkeep.lay_down([rest])
    assert await store.upkeep.wake("t") == rest
    assert await store.upkeep.wake("t") is None


async def test_the_most_urgent_tables_come_first(store: Store) -> None:
    await add(store, *(of_people(id, clock=DAYS) for id in "abcd"))
    rests = [Rest("a", 0, due=30), Rest("b", 0, due=10), Rest("c", 0, due=20), Rest("d", 0)]
    await store.upkeep.lay_down(rests)
    assert await store.upkeep.due(30, 9) == ["b", "c"]
    assert await store.upkeep.due(31, 2) == ["b", "c"]
    await add(store, table("begins", begins=15), table("later", begins=31), table("closed", begins=1, state="closed"))
    assert await store.upkeep.due(31, 3) == ["b", "begins", "c"]


@pytest.mark.parametrize(
    ("stops", "pause", "counted"),
    [
        (True, 1000, False),
        (True, HOUR, False),
        (False, 1000, True),  # another server may have been alive all the time
        (False, HOUR, False),
        (False, SILENCE_MS + 1, False),
    ],
)
async def test_clocks_stand_still_while_no_server_is_alive(
    store: Store, stops: bool, pause: int, counted: bool
) -> None:
    await add(store, of_people("t", clock=DAYS))
    await store.upkeep.start(HOUR)
    await store.upkeep.lay_down([Rest("t", HOUR, [0], 5 * HOUR)])
    await store.upkeep.beat(2 * HOUR, stopping=stops)
    await store.upkeep.start(2 * HOUR + pause)
    rest = await store.upkeep.wake("t")
    shift = 0 if counted else pause
    assert rest is not None
    assert (rest.since, rest.due) == (HOUR + shift, 5 * HOUR + shift)
