"""Analyses of finished games and puzzles: asked for by anybody, kept for all, and nothing of a running game."""

import anyio
import pytest

import posse
from posse.analysis import VERSION
from posse.analysis.puzzles import puzzle_names, puzzle_of
from tests.analysis.short import short_game
from tests.sample import scene
from tests.server.http.test_replays import refusal
from tests.server.running import Guest, RunningServer, finished
from tests.server.store.test_results import result

pytestmark = pytest.mark.anyio


async def test_nothing_is_told_of_a_running_game(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    path = f"/api/tables/{table}/analysis"
    assert await refusal(ann, "GET", path) == (409, "table-not-over")
    assert await refusal(ann, "POST", path) == (409, "table-not-over")


async def test_a_running_game_keeps_an_analysis_to_itself_even_if_there_is_one(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    """Neither by HTTP nor by socket anything is told of what lies in the store."""
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    await server.registry.store.put_analysis(result(table, ("ann", 1), ("bob", 2)), VERSION, '"unread"', [0.0, 0.0])
    path = f"/api/tables/{table}"
    assert await refusal(bob, "GET", f"{path}/analysis") == (409, "table-not-over")
    assert "unread" not in (await bob.call("GET", path)).text
    async with bob.look(table) as window:
        assert "unread" not in str(window.heard)
        assert "analysis" not in str(window.heard)


async def test_an_analysis_is_kept_for_everybody(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(short_game(), ann, "random")
    path = f"/api/tables/{table}/analysis"
    await ann.post(path)
    with anyio.fail_after(120):
        while (told := await bob.get(path))["state"] != "done":
            await anyio.sleep(0.1)
    assert len(told["analysis"]["moments"]) == len(short_game().lines) - 1  # without the scores
    for account in told["analysis"]["accounts"]:
        total = account["skill"] + account["others"] + account["luck"]
        assert total == pytest.approx(account["result"] - account["prior"])
    assert (await bob.post(path))["state"] == "done"


async def test_a_broken_off_game_is_not_analysed(ann: Guest) -> None:
    match = posse.new(finished(3).game.name, 2, seed=3)
    table = await ann.post("/api/records", record=match.record())
    assert await refusal(ann, "POST", f"/api/tables/{table['id']}/analysis") == (409, "analysis-unfinished")


async def test_an_analysis_tells_how_far_it_is(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(finished(3), ann, bob, "random")
    path = f"/api/tables/{table}/analysis"
    assert (await bob.get(path))["state"] == "none"
    assert (await ann.post(path))["state"] == "running"
    with anyio.fail_after(120):
        while (told := await bob.get(path))["done"] == 0:
            await anyio.sleep(0.1)
    assert told["analysis"] is None
    assert told["places"] > told["done"]


async def test_nobody_has_many_analyses_under_way(server: RunningServer, ann: Guest) -> None:
    tables = [await server.lay(finished(3), ann, "random", "random") for _ in range(3)]
    for table in tables[:2]:
        await ann.post(f"/api/tables/{table}/analysis")
    assert await refusal(ann, "POST", f"/api/tables/{tables[2]}/analysis") == (409, "too-many-analyses")


# --- puzzles


async def test_a_puzzle_shows_what_its_seat_sees(ann: Guest) -> None:
    for _, name in puzzle_names():
        puzzle = puzzle_of(name)
        page = await ann.get(f"/api/puzzles/{name}")
        assert page["view"] == puzzle.match().view(puzzle.seat)
        assert set(page) == {"id", "game", "seat", "seats", "view", "question", "asked", "choices"}


async def test_a_puzzle_tells_its_solution_after_an_answer(ann: Guest) -> None:
    _, name = puzzle_names()[0]
    puzzle = puzzle_of(name)
    assert (await ann.post(f"/api/puzzles/{name}", answer=puzzle.best))["right"]
    wrong = await ann.post(f"/api/puzzles/{name}", answer=puzzle.answers[-1].words)
    assert not wrong["right"]
    assert wrong["answers"][0]["words"] == puzzle.best


async def test_there_is_a_puzzle_of_the_day(ann: Guest) -> None:
    names = [one["id"] for one in (await ann.get("/api/puzzles"))["puzzles"]]
    assert (await ann.get("/api/puzzles/today"))["id"] in names
    assert (await refusal(ann, "GET", "/api/puzzles/nothing"))[1] == "not-a-puzzle"
