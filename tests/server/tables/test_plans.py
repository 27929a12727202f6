"""Answers that were planned: what they answer, what stops them, and that nobody else can tell."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import orjson
import pytest

import posse
from posse.server.store import Store
from posse.server.store.rows import PlanRow
from posse.server.tables.table import LiveTable
from tests.sample import scene
from tests.server.proofs import Act, Eyes, Gallery, Note, run
from tests.server.samples import table as sample_table

PAUSE = 2.0
PASS = {"plan": "pass", "words": None}


def placing(seats: int = 2, **more: Any) -> posse.Match:
    """Everybody places cowboys; the first seat owns a bank at c4."""
    return scene(seats=seats, town={"c4": "0 bank"}, at="place : 1", **more)


@contextlib.asynccontextmanager
async def gallery(match: posse.Match) -> AsyncIterator[Gallery]:
    opened = Gallery(match)
    opened.services.hesitation = lambda: PAUSE
    await opened.open()
    yield opened
    await opened.close()


def made(room: Gallery, seat: int = 0) -> list[tuple[str, str | None, str | None]]:
    return [(one["plan"], one["words"], one["stopped"]) for one in room.table.plans.json(seat)]


def last_lines(room: Gallery) -> list[str]:
    return room.match.lines[1:]


async def plan(room: Gallery, name: str, words: str | None = None, seat: int = 0) -> None:
    await room.do(Act(seat, {"plan": name, "words": words}))


# --- what is answered


def test_a_standing_plan_answers_when_it_is_asked() -> None:
    async def story() -> None:
        async with gallery(placing()) as room:
            await plan(room, "pass")
            assert made(room) == [("pass", None, None)]
            await room.do(Act(1, {"do": "place wages"}))
            assert last_lines(room) == ["1 place wages"]
            await asyncio.sleep(PAUSE + 0.1)
            assert last_lines(room) == ["1 place wages", "0 pass"]

    run(story())


def test_a_chosen_answer_is_given_once() -> None:
    async def story() -> None:
        async with gallery(placing()) as room:
            await plan(room, "place", "place gambling")
            for place in ("wages", "road_1"):
                await room.do(Act(1, {"do": f"place {place}"}))
                await asyncio.sleep(PAUSE + 0.1)
            assert last_lines(room) == ["1 place wages", "0 place gambling", "1 place road_1"]
            assert made(room) == []

    run(story())


def test_what_is_no_longer_possible_stops_and_says_so_and_the_next_plan_answers() -> None:
    async def story() -> None:
        async with gallery(placing()) as room:
            await plan(room, "place", "place a1")
            await plan(room, "place", "place gambling")
            room.table.playing().match.state.tiles[0] = 0  # without tiles nobody can claim a parcel
            await room.do(Act(1, {"do": "place wages"}))
            await asyncio.sleep(3 * PAUSE)
            assert last_lines(room)[-1] == "0 place gambling"
            assert made(room) == [("place", "place a1", "impossible")]

    run(story())


def test_one_click_cancels() -> None:
    async def story() -> None:
        async with gallery(placing()) as room:
            await plan(room, "pass")
            await room.do(Act(1, {"do": "place wages"}))
            await room.do(Act(0, {"unplan": 1}))
            await asyncio.sleep(10)
            assert (last_lines(room), made(room), await room.services.store.plans("table1")) == (
                ["1 place wages"],
                [],
                [],
            )

    run(story())


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"plan": "win", "words": None}, "no-such-plan"),
        ({"plan": "pass", "words": "pass"}, "plan-words"),
        ({"plan": "place", "words": None}, "plan-words"),
        ({"plan": "place", "words": "pass"}, "plan-words"),
        ({"plan": "place", "words": "place z9"}, "plan-words"),
        ({"unplan": 1}, "no-such-plan-made"),
    ],
)
def test_a_bad_plan_is_refused(message: dict[str, Any], key: str) -> None:
    async def story() -> None:
        async with gallery(placing()) as room:
            told = await room.do(Act(0, message))
            assert orjson.loads(told[0][0][1])["error"]["key"] == key
            assert room.table.plans.rows == []

    run(story())


def test_a_seat_has_a_few_plans() -> None:
    async def story() -> None:
        async with gallery(placing()) as room:
            for place in ("wages", "road_1", "gambling", "ammunition", "roads_3", "a1", "a2", "a3"):
                await plan(room, "place", f"place {place}")
            told = await room.do(Act(0, PASS))
            assert orjson.loads(told[0][0][1])["error"]["key"] == "too-many-plans"

    run(story())


def test_a_spectator_plans_nothing() -> None:
    async def story() -> None:
        async with gallery(placing()) as room:
            for message in (PASS, {"unplan": 1}, {"ahead": True}):
                told = await room.do(Act(None, message))
                assert orjson.loads(told[None][0][1])["error"]["key"] == "not-your-seat"

    run(story())


# --- what stops it


def test_it_is_disturbed_by_what_the_game_says() -> None:
    """CC-10.2: somebody attacks the bank."""

    async def story() -> None:
        async with gallery(placing()) as room:
            await plan(room, "pass")
            told = await room.do(Act(1, {"do": "place c4"}))
            await asyncio.sleep(10)
            assert last_lines(room) == ["1 place c4"]
            assert made(room) == [("pass", None, "disturbed")]
            assert not [note for note in told[1] if b"plan" in note[1]]

    run(story())


def test_it_ends_with_the_round() -> None:
    async def story() -> None:
        async with gallery(scene(seats=2, at="place : 0")) as room:
            await plan(room, "pass")
            await plan(room, "place", "place wages", seat=1)
            await plan(room, "refuse", seat=1)
            await asyncio.sleep(PAUSE + 0.1)
            await asyncio.sleep(PAUSE + 0.1)
            await room.do(Act(1, {"do": "pass"}))
            while not any(event.name == "round" for event in room.match.events):
                seat = room.match.asked[0]
                await room.do(Act(seat, {"do": room.match.choices(seat)[0]}))
            assert (made(room), made(room, 1)) == ([], [])

    run(story())


def test_an_undo_of_what_it_was_based_on_stops_it() -> None:
    async def story() -> None:
        async with gallery(placing(3)) as room:
            await plan(room, "pass")
            await room.do(Act(1, {"do": "place wages"}))
            await plan(room, "place", "place gambling")
            await plan(room, "pass", seat=1)
            await room.do(Act(1, {"undo": True}))
            await asyncio.sleep(0.1)
            assert made(room) == [("pass", None, None), ("place", "place gambling", "undone")]
            assert made(room, 1) == [("pass", None, "undone")]

    run(story())


def test_a_plan_ends_with_the_seat() -> None:
    async def story() -> None:
        async with gallery(placing(3)) as room:
            await plan(room, "pass")
            room.table.retire(0)
            await room.rest()
            assert (room.table.plans.rows, await room.services.store.plans("table1")) == ([], [])

    run(story())


# --- nobody can tell


async def heard(room: Gallery, *eyes: Eyes, since: float = 0.0) -> list[list[Note]]:
    return [[note for note in room.notes[one] if note[0] >= since] for one in eyes]


async def by_plan() -> list[list[Note]]:
    async with gallery(placing(3)) as room:
        await plan(room, "pass")
        await room.do(Act(1, {"do": "place wages"}))
        await room.do(Act(2, {"do": "place wages"}))
        await asyncio.sleep(PAUSE + 0.5)
        return await heard(room, 1, 2, None)


async def by_click() -> list[list[Note]]:
    async with gallery(placing(3)) as room:
        await asyncio.sleep(1)
        await room.do(Act(1, {"do": "place wages"}))
        await room.do(Act(2, {"do": "place wages"}))
        await asyncio.sleep(PAUSE - 1)
        before = await heard(room, 1, 2, None)
        turn = await room.do(Act(0, {"do": "pass"}))
        return [old + turn[eyes] for old, eyes in zip(before, (1, 2, None), strict=True)]


def test_others_receive_the_same_bytes_at_the_same_times_as_for_a_click() -> None:
    planned, clicked = run(by_plan()), run(by_click())
    assert planned == clicked
    assert all(planned)


def test_others_receive_nothing_when_a_plan_is_made_or_cancelled() -> None:
    async def story() -> None:
        async with gallery(placing(3)) as room:
            for message in (PASS, {"ahead": True}, {"unplan": 1}):
                told = await room.do(Act(0, message))
                assert (bool(told[0]), told[1], told[2], told[None]) == (True, [], [], [])

    run(story())


async def away_by_plan() -> list[list[Note]]:
    async with gallery(placing(3)) as room:
        await plan(room, "pass")
        await room.do(Act(0, {"go": True}))
        await room.do(Act(1, {"do": "place wages"}))
        await room.do(Act(2, {"do": "place wages"}))
        await asyncio.sleep(3 * PAUSE + 0.5)
        assert last_lines(room)[-1] == "0 pass"
        return await heard(room, 1, 2, None)


async def away_by_visit() -> list[list[Note]]:
    async with gallery(placing(3)) as room:
        await asyncio.sleep(1)
        await room.do(Act(0, {"go": True}))
        await room.do(Act(1, {"do": "place wages"}))
        told = [await room.do(Act(2, {"do": "place wages"}))]
        for act in (Act(0, {"come": True}), Act(0, {"do": "pass"}), Act(0, {"go": True})):
            await asyncio.sleep(PAUSE - 1)
            told.append(await room.do(act))
        return [[note for turn in told for note in turn[eyes]] for eyes in (1, 2, None)]


def test_somebody_who_is_away_comes_for_a_planned_answer_and_goes_again() -> None:
    planned, visited = run(away_by_plan()), run(away_by_visit())
    assert planned == visited
    assert [b'"here":false' in note for _, note in planned[2]] == [False, False, False, True]


# --- after a restart


def test_a_plan_that_ended_unnoticed_ends_when_the_table_is_read() -> None:
    async def story() -> None:
        async with gallery(placing()) as room:
            await plan(room, "pass")
            await plan(room, "refuse")
            room.table.pause()
            room.match.play(1, "place c4")
            rows = await room.services.store.plans("table1")
            again = LiveTable(room.table.row, room.table.ledger, [], room.services, plans=rows)
            await again.ask(_nothing)
            assert [(row.name, row.stopped) for row in again.plans.rows] == [("pass", "disturbed"), ("refuse", None)]
            assert await again.services.store.plans("table1") == again.plans.rows
            await again.close()

    run(story())


async def _nothing() -> None:
    pass


@pytest.mark.anyio
async def test_plans_are_stored(store: Store) -> None:
    await store.add_table(sample_table("plans001"))
    rows = [
        PlanRow("plans001", 1, 0, "pass", None, 4, "abc"),
        PlanRow("plans001", 2, 1, "place", "place c4", 4, "abc", "undone"),
    ]
    await store.save_plans("plans001", rows)
    assert await store.plans("plans001") == rows
    await store.save_plans("plans001", rows[1:])
    assert await store.plans("plans001") == rows[1:]
    await store.upkeep.delete_tables(["plans001"])
    assert await store.plans("plans001") == []
