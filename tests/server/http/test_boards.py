"""Boards of running tables on the home page: what one's own seat sees, and nothing else."""

import pytest

import posse
from tests.server.http.test_replays import refusal
from tests.server.running import ME, OPEN, Guest, Json, RunningServer, finished, local

pytestmark = pytest.mark.anyio

SECRETIVE = next(name for name, game in posse.GAMES.items() if game.has_secrets(posse.new(name, 2).options))


async def boards(guest: Guest, *tables: str) -> Json:
    found: Json = await guest.get("/api/lobby/boards?" + "&".join(f"table={table}" for table in tables))
    return found


async def test_everybody_sees_what_their_own_seat_sees(server: RunningServer, ann: Guest, bob: Guest) -> None:
    match = posse.new(SECRETIVE, 2, seed=3)
    table = await server.lay(match, ann, bob)
    seen = [(await boards(guest, table))["boards"][0] for guest in (ann, bob)]
    assert [board["seat"] for board in seen] == [0, 1]
    for seat, board in enumerate(seen):
        assert board["view"] == match.view(seat)
        assert set(board) == {"id", "seat", "view", "asked"}
    assert seen[0]["view"] != seen[1]["view"]


async def test_people_at_one_device_see_what_everybody_may_see(server: RunningServer, ann: Guest) -> None:
    made = await ann.make(ME, local("Eve"), game=SECRETIVE, start=True)
    (board,) = (await boards(ann, made["id"]))["boards"]
    assert (board["seat"], board["view"]) == (None, server.live(made["id"]).playing().match.view(None))


async def test_nobody_sees_the_boards_of_others(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    match = posse.new(SECRETIVE, 2, seed=3)
    theirs = await server.lay(match, ann, bob)
    mine = await server.lay(match, cat, bob)
    assert [board["id"] for board in (await boards(cat, theirs, mine))["boards"]] == [mine]
    assert await refusal(cat, "GET", f"/api/tables/{theirs}/board") == (403, "not-your-seat")
    assert (await cat.get(f"/api/tables/{mine}/board"))["view"] == match.view(0)


async def test_only_running_tables_have_a_board(server: RunningServer, ann: Guest) -> None:
    waits = (await ann.make(ME, OPEN))["id"]
    over = await server.lay(finished(2), ann, "random")
    assert await boards(ann, waits, over, "nothing") == {"boards": [], "elsewhere": []}
    assert await refusal(ann, "GET", f"/api/tables/{waits}/board") == (409, "table-not-running")
    assert await refusal(ann, "GET", "/api/tables/nothing/board") == (404, "no-such-table")


async def test_a_table_at_rest_is_shown_as_it_was_left(server: RunningServer, ann: Guest, bob: Guest) -> None:
    match = posse.new(SECRETIVE, 2, seed=3)
    table = await server.lay(match, ann, bob)
    await server.registry.close_idle(0)
    assert table not in server.registry.tables
    (board,) = (await boards(ann, table))["boards"]
    assert board["view"] == match.view(0)


async def test_few_boards_are_shown_at_once(ann: Guest) -> None:
    await ann.person()
    assert (await ann.call("GET", "/api/lobby/boards")).status_code == 400
    many = "&".join(f"table=t{number:04}" for number in range(5))
    assert (await ann.call("GET", f"/api/lobby/boards?{many}")).status_code == 400
