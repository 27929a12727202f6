"""Play now: those who look for the same are told the same table."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from posse.server.settings import Limits, Settings
from posse.server.store.seekers import FRESH_MS
from tests.sample import GAME
from tests.server.http.test_relations import decide
from tests.server.running import PATIENCE, Guest, Json, Refused, RunningServer, opened
from tests.server.several import neighbours

pytestmark = pytest.mark.anyio


async def seek(guest: Guest, **wishes: Any) -> Json:
    wish = {"game": GAME, "seats": 2, "bots_after": None, "name": guest.name, **wishes}
    found: Json = await guest.post("/api/search", **wish)
    return found


async def look(guest: Guest) -> Json:
    found: Json = await guest.get("/api/search")
    return found


def names(search: Json) -> list[str]:
    return [one["name"] for one in search["waiting"]]


async def test_two_who_want_the_same_are_seated_together(ann: Guest, bob: Guest, cat: Guest) -> None:
    assert names(await seek(cat, seats=3)) == ["Cat"]
    waiting = await seek(ann)
    assert (names(waiting), waiting["table"], waiting["bots_in"]) == (["Ann"], None, None)
    table = (await seek(bob))["table"]
    assert table is not None
    assert (await look(ann))["table"] == table
    found = await ann.table(table)
    assert found["state"] == "open"
    assert found["begins_in"] > 0
    assert {seat["name"] for seat in found["seats"]} == {"Ann", "Bob"}
    assert found["on_time"] == "bot"
    assert (await look(cat))["table"] is None


async def test_bots_fill_in_at_the_chosen_time(server: RunningServer, ann: Guest) -> None:
    assert (await seek(ann, seats=3, bots_after=600))["bots_in"] == 600
    found = await ann.table((await seek(ann, seats=3, bots_after=0, level="level2", pace="free"))["table"])
    assert (
        sorted((seat["kind"], seat["level"]) for seat in found["seats"] if not seat["mine"]) == [("bot", "level2")] * 2
    )
    assert found["clock"] is None


async def test_whoever_is_gone_is_not_waited_for(server: RunningServer, ann: Guest, bob: Guest) -> None:
    services = server.registry.services
    before = services.now
    await seek(ann)
    services.now = lambda: before() + FRESH_MS + 1
    try:
        assert names(await seek(bob)) == ["Bob"]
        assert (await look(ann))["table"] is not None  # she is back
    finally:
        services.now = before


async def test_who_stops_is_not_seated(ann: Guest, bob: Guest) -> None:
    await seek(ann)
    assert (await ann.post("/api/search/stop"))["game"] is None
    assert names(await seek(bob)) == ["Bob"]
    assert (await look(ann))["game"] is None
    await bob.post("/api/search/stop")


async def test_blocked_people_do_not_see_each_other(ann: Guest, bob: Guest) -> None:
    await decide(ann, bob, "block")
    await seek(ann)
    assert names(await seek(bob)) == ["Bob"]
    assert names(await look(ann)) == ["Ann"]


async def test_a_table_is_found_although_there_is_no_room_for_it_in_memory_yet(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1, limits=Limits(tables_in_memory=1, luck_seconds=3600))
    async with opened(settings) as server, Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        assert (await seek(ann, bots_after=0))["table"] in server.registry.tables
        assert (await seek(bob, bots_after=0))["table"] is not None


@pytest.mark.parametrize(
    ("limits", "refusal", "counts_bobs"),
    [
        (Limits(running_per_person=1), "quota-running", False),
        (Limits(running_per_address=1), "quota-running", True),
        (Limits(tables_per_address_a_day=1), "quota-tables-a-day", True),
    ],
)
async def test_what_was_found_counts_as_ones_own(
    tmp_path: Path, limits: Limits, refusal: str, counts_bobs: bool
) -> None:
    """Or one could have a new game against bots every two seconds, for ever."""
    settings = Settings(tmp_path, workers=1, limits=limits._replace(includes_this_machine=True, luck_seconds=0))
    async with opened(settings) as server, Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        table = (await seek(ann, bots_after=0))["table"]
        async with asyncio.timeout(PATIENCE):
            while (await ann.table(table))["state"] == "open":
                await asyncio.sleep(0.01)
        for ask in (partial(seek, ann, bots_after=0), partial(look, ann)):
            with pytest.raises(Refused) as refused:
                await ask()
            assert (refused.value.status, refused.value.key) == (409, refusal)
        if counts_bobs:
            with pytest.raises(Refused):
                await seek(bob)
        else:
            assert (await seek(bob))["table"] is not None


async def test_what_cannot_be_sought(ann: Guest) -> None:
    for wish in ({"game": "chess"}, {"seats": 8}, {"level": "level9"}, {"pace": "hasty"}, {"bots_after": -1}):
        with pytest.raises(Refused) as refused:
            await seek(ann, **wish)
        assert refused.value.status == 400


async def test_two_processes_seat_everybody_once(tmp_path: Path, postgres_database: str) -> None:
    limits = Limits(includes_this_machine=True)
    async with neighbours(tmp_path, postgres_database, limits=limits) as servers:
        guests = [Guest(servers[number % 2], f"Guest {number}") for number in range(6)]
        await asyncio.gather(*(seek(guest) for guest in guests))
        for _ in range(3):
            await asyncio.gather(*(look(guest) for guest in guests))
        found = [(await look(guest))["table"] for guest in guests]
        assert None not in found
        assert len(set(found)) == 3
        for guest, table in zip(guests, found, strict=True):
            assert any(seat["mine"] for seat in (await guest.table(table))["seats"])
            await guest.http.aclose()
