"""Tournaments over HTTP: entered, begun, and going on by themselves, once however many look."""

import asyncio
import copy
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from posse.server.settings import Limits, Settings
from tests.sample import GAME
from tests.server.http.test_posses import joined, made
from tests.server.running import Guest, Json, Refused, RunningServer, opened
from tests.server.several import neighbours

pytestmark = pytest.mark.anyio

SLOW = {"kind": "days", "days": 2}


async def make(guest: Guest, **wishes: Any) -> Json:
    wish = {
        "tournament": "Gold Cup",
        "game": GAME,
        "seats": 2,
        "rounds": 2,
        "clock": SLOW,
        "name": guest.name,
        **wishes,
    }
    found: Json = await guest.post("/api/tournaments", **wish)
    return found


async def at(guest: Guest, id: str, call: str, **body: Any) -> Json:
    found: Json = await guest.post(f"/api/tournaments/{id}/{call}", **body)
    return found


async def finish(server: RunningServer, card: Json) -> None:
    """End a table with its first seat as the winner."""
    table = await server.registry.table(card["id"])
    row = copy.deepcopy(table.row)
    seats = range(len(row.seats))
    row.state = "over"
    row.result = {"ranking": [[seat] for seat in seats], "scores": [9 - seat for seat in seats], "breakdown": {}}
    await table.ask(table.save, row)


async def refusal(guest: Guest, id: str, call: str, **body: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await at(guest, id, call, **body)
    return refused.value.status, refused.value.key


async def test_rounds_follow_by_themselves(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    async with Guest(server, "Dee") as dee:
        page = await make(ann)
        id = page["id"]
        for guest in (bob, cat, dee):
            page = await at(guest, id, "enter", name=guest.name)
        assert [one["name"] for one in page["standings"]] == ["Ann", "Bob", "Cat", "Dee"]
        assert await refusal(bob, id, "start") == (403, "not-your-tournament")
        page = await at(ann, id, "start")
        assert (page["state"], page["round"], len(page["past"][0]["tables"])) == ("running", 1, 2)
        table = await ann.table(page["past"][0]["tables"][0]["id"])
        assert (table["state"], table["clock"], table["on_time"]) == ("open", SLOW, "bot")
        assert 10_000 < table["begins_in"] <= 600_000

        first, second = page["past"][0]["tables"]
        await finish(server, first)
        await server.dependencies.tournaments.look()
        assert (await ann.get(f"/api/tournaments/{id}"))["round"] == 1
        await finish(server, second)
        await asyncio.gather(*(server.dependencies.tournaments.look() for _ in range(3)))
        page = await ann.get(f"/api/tournaments/{id}")
        assert (page["round"], len(page["past"][0]["tables"])) == (2, 2)
        assert [one["points"] for one in page["standings"]] == [1, 1, 0, 0]
        names = [{seat["name"] for seat in card["seats"]} for one in page["past"] for card in one["tables"]]
        assert all(two not in names[2:] for two in names[:2])  # nobody meets again

        for card in page["past"][0]["tables"]:
            await finish(server, card)
        await server.dependencies.tournaments.look()
        page = await ann.get(f"/api/tournaments/{id}")
        assert (page["state"], page["round"]) == ("over", 2)
        assert [one["points"] for one in page["standings"]] == [2, 1, 1, 0]
        assert await refusal(ann, id, "enter") == (409, "tournament-over")


async def test_whoever_drops_out_is_not_paired(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    id = (await make(ann, seats=3))["id"]
    for guest in (bob, cat):
        await at(guest, id, "enter", name=guest.name)
    await at(cat, id, "drop")
    assert [one["name"] for one in (await at(cat, id, "enter"))["standings"]] == ["Ann", "Bob", "Cat"]
    (card,) = (await at(ann, id, "start"))["past"][0]["tables"]
    page = await at(cat, id, "drop")
    assert (page["entered"], page["can_enter"]) == (False, True)
    await finish(server, card)
    await server.dependencies.tournaments.look()
    page = await ann.get(f"/api/tournaments/{id}")
    (card,) = page["past"][0]["tables"]
    assert {seat["name"] for seat in card["seats"]} == {"Ann", "Bob"}
    assert (await at(cat, id, "enter"))["entered"] is True
    await at(ann, id, "close")
    assert (await ann.get(f"/api/tournaments/{id}"))["state"] == "closed"


async def test_it_needs_enough_people_and_is_entered_before_it_begins(ann: Guest, bob: Guest) -> None:
    id = (await make(ann))["id"]
    assert await refusal(ann, id, "start") == (409, "too-few-entrants")
    await at(bob, id, "enter", name="Bob")
    await at(ann, id, "start")
    assert await refusal(ann, id, "start") == (409, "tournament-started")
    listed = (await bob.get("/api/tournaments"))["tournaments"]
    assert id in [one["id"] for one in listed]
    async with Guest(ann.server, "Eve") as eve:
        assert await refusal(eve, id, "enter", name="Eve") == (409, "tournament-started")
        assert await refusal(eve, "nothing", "enter", name="Eve") == (404, "no-such-tournament")


async def test_a_person_has_so_many_of_them(tmp_path: Path) -> None:
    """Or one could have a round of tables begin every two seconds, which no quota on tables counts."""
    settings = Settings(tmp_path, workers=1, limits=Limits(tournaments_per_person=2))
    async with opened(settings) as server, Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        first, second = (await make(ann))["id"], (await make(ann))["id"]
        third, fourth = (await make(bob))["id"], (await make(bob))["id"]
        assert await refusal(ann, third, "enter", name="Ann") == (409, "too-many-tournaments")
        with pytest.raises(Refused) as refused:
            await make(ann)
        assert (refused.value.key, refused.value.facts) == ("too-many-tournaments", {"most": 2})
        for id in (first, second):
            await at(ann, id, "drop")
            await at(ann, id, "close")
        assert (await at(ann, fourth, "enter", name="Ann"))["id"] == fourth  # she dropped out before they began
        with pytest.raises(Refused):
            await make(ann)  # two within a day


async def test_nobody_makes_a_tournament_that_they_may_not_enter(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1, limits=Limits(tournaments_per_person=2))
    async with opened(settings) as server, Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        theirs = [(await make(ann))["id"] for _ in range(2)]
        for id in theirs:
            await at(bob, id, "enter", name="Bob")
        with pytest.raises(Refused):
            await make(bob)
        listed = (await bob.get("/api/tournaments"))["tournaments"]
        assert {one["id"] for one in listed} == set(theirs)


async def test_that_of_a_group_is_for_its_members(ann: Guest, bob: Guest, cat: Guest) -> None:
    posse = await made(ann)
    await joined(bob, posse)
    id = (await make(ann, posse=posse["id"]))["id"]
    assert await refusal(cat, id, "enter", name="Cat") == (403, "members-only")
    with pytest.raises(Refused):
        await cat.get(f"/api/tournaments/{id}")
    assert id not in [one["id"] for one in (await cat.get("/api/tournaments"))["tournaments"]]
    await at(bob, id, "enter")
    assert [one["id"] for one in (await bob.get(f"/api/tournaments?posse={posse['id']}"))["tournaments"]] == [id]
    (card,) = (await at(ann, id, "start"))["past"][0]["tables"]
    table = await bob.table(card["id"])
    assert (table["public"], table["posse"]) == (False, posse["id"])


async def test_several_processes_and_a_restart_begin_a_round_once(tmp_path: Path, postgres_database: str) -> None:
    async with neighbours(tmp_path, postgres_database) as (one, two), AsyncExitStack() as guests:
        people = [await guests.enter_async_context(Guest(one, f"Guest {n}")) for n in range(5)]
        id = (await make(people[0], seats=3))["id"]
        for guest in people[1:]:
            await at(guest, id, "enter", name=guest.name)
        page = await at(people[0], id, "start")
        for card in page["past"][0]["tables"]:
            await finish(one, card)
        looks = [server.dependencies.tournaments.look() for server in (one, two) for _ in range(2)]
        await asyncio.gather(*looks)
        page = await people[0].get(f"/api/tournaments/{id}")
        assert (page["round"], len(page["past"][0]["tables"])) == (2, 2)
        ids = [card["id"] for card in page["past"][0]["tables"]]
        posse_tables = await one.registry.store.tables(state=["open"], limit=50)
        assert sorted(row.id for row in posse_tables) == sorted(ids)
