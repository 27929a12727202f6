"""Analyses of finished games and puzzles: asked for by anybody, kept for all, and nothing of a running game."""

import anyio
import orjson
import pytest

import posse
from posse.analysis import VERSION
from posse.analysis.puzzles import SHIPPED, puzzles_of
from posse.bots import Peek
from posse.engine.dice import SeededDice
from posse.server.tables.page import events_json
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
    kept = orjson.loads(await server.registry.store.analysis(table, VERSION) or "")
    assert kept["names"] == ["", ""], "whoever is deleted leaves no name"


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

PAGE = {"id", "game", "seat", "seats", "view", "question", "asked", "choices"}


async def test_a_puzzle_shows_what_its_seat_sees_and_nothing_of_its_solution(ann: Guest) -> None:
    for _, name in SHIPPED.names:
        puzzle = SHIPPED.of(name)
        page = await ann.get(f"/api/puzzles/{name}")
        assert page["view"] == puzzle.match().view(puzzle.seat)
        assert page["choices"] == puzzle.match().choices(puzzle.seat)
        assert set(page) == PAGE


async def test_what_a_puzzle_tells_depends_on_nothing_that_its_seat_does_not_know(ann: Guest) -> None:
    """In another world that the seat could imagine, it sees the same, and its answers lead to the same."""
    for _, name in SHIPPED.names:
        puzzle = SHIPPED.of(name)
        match = puzzle.match()
        twin = match.resumed(Peek(match, puzzle.seat).imagine(SeededDice(7)), [])
        page = await ann.get(f"/api/puzzles/{name}")
        assert page["view"] == plain(twin.view(puzzle.seat))
        for answer in (await ann.post(f"/api/puzzles/{name}", answer=None))["answers"]:
            assert answer["events"] == plain(events_json(twin.preview(puzzle.seat, answer["words"]), puzzle.seat))


def plain(value: object) -> object:
    """A value as it is after its way through JSON."""
    return orjson.loads(orjson.dumps(value))


async def test_a_puzzle_tells_its_solution_with_reasons_after_an_answer(ann: Guest) -> None:
    for _, name in SHIPPED.names:
        puzzle = SHIPPED.of(name)
        right = await ann.post(f"/api/puzzles/{name}", answer=puzzle.best)
        wrong = await ann.post(f"/api/puzzles/{name}", answer=puzzle.answers[-1].words)
        assert (right["right"], wrong["right"]) == (True, False)
        assert wrong["answers"] == right["answers"]
        best, *others = wrong["answers"]
        assert best["words"] == puzzle.best
        assert wrong["events"] == others[-1]["events"]
        assert all(best["chance"] > other["chance"] and best["lead"] > other["lead"] for other in others)


async def test_a_puzzle_shows_its_solution_to_those_who_ask(ann: Guest) -> None:
    _, name = SHIPPED.names[0]
    shown = await ann.post(f"/api/puzzles/{name}", answer=None)
    assert (shown["right"], shown["events"]) == (False, [])
    assert shown["answers"][0]["words"] == SHIPPED.of(name).best


async def test_only_legal_answers_are_judged(ann: Guest) -> None:
    _, name = SHIPPED.names[0]
    assert (await refusal(ann, "POST", f"/api/puzzles/{name}", answer="castle"))[1] == "not-a-word"


async def test_a_puzzle_says_why_something_is_not_possible(ann: Guest) -> None:
    game, name = SHIPPED.names[0]
    told = await ann.post(f"/api/puzzles/{name}/why", thing="tile:none", picked=[])
    assert set(told) == {"obstacle"}
    assert (await ann.get("/api/games"))["games"][0]["puzzles"] == len(puzzles_of(game))


async def test_the_puzzles_of_a_game_are_listed_with_their_questions(ann: Guest) -> None:
    every = (await ann.get("/api/puzzles"))["puzzles"]
    assert [(one["game"], one["id"]) for one in every] == SHIPPED.names
    game = every[-1]["game"]
    of_game = (await ann.get(f"/api/puzzles?game={game}"))["puzzles"]
    assert of_game == [one for one in every if one["game"] == game]
    assert all(one["question"]["step"] and one["seats"] > 1 for one in of_game)
    assert (await refusal(ann, "GET", "/api/puzzles?game=chess"))[1] == "not-a-game"


async def test_there_is_a_puzzle_of_the_day(ann: Guest) -> None:
    today = await ann.get("/api/puzzles/today")
    assert (today["game"], today["id"]) in SHIPPED.names
    assert (await refusal(ann, "GET", "/api/puzzles/nothing"))[1] == "not-a-puzzle"
