"""Creating, filling and listing tables over HTTP."""

from typing import Any

import pytest

import posse
from posse.bots import LEVELS
from posse.server.store.rows import LineRow
from posse.texts import LANGUAGES
from tests.sample import GAME, scene
from tests.server.running import ME, OPEN, Guest, Json, Refused, RunningServer, bot, finished, local, looking, together

pytestmark = pytest.mark.anyio


async def shelves(guest: Guest, table: str) -> list[str]:
    """Where in the lobby a table is listed."""
    lobby = await guest.get("/api/lobby")
    return [name for name, cards in lobby.items() if any(card["id"] == table for card in cards)]


async def refusal(guest: Guest, table: str, call: str, **body: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await guest.at(table, call, **body)
    return refused.value.status, refused.value.key


# --- games


async def test_games_tell_what_can_be_chosen_and_said(ann: Guest) -> None:
    found = await ann.get("/api/games")
    assert (found["bots"], found["languages"], found["language"]) == (list(LEVELS), list(LANGUAGES), "en")
    game = next(game for game in found["games"] if game["name"] == GAME)
    assert (game["least"], game["most"]) == (2, 5)
    edition = next(option for option in game["options"] if option["name"] == "edition")
    assert edition["default"] in edition["values"]
    assert edition["sets"]["italian"]["coins_5"] == "30"
    assert game["verbs"]["place"] == [["place", "place"]]
    assert game["events"]["laid_tile"] == [["seat", "seat"], ["tile", "tile"]]
    assert game["steps"]["kit_carson"] == [["opening", "number"], ["turn", "number"]]


async def test_the_server_tells_how_it_fares(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    before = await ann.get("/api/health")
    async with ann.look(table) as window:
        await window.do("place wages")
        after = await ann.get("/api/health")
    assert after["moves"] == before["moves"] + 1
    assert after["tables"] >= 1
    assert after["watchers"] >= 1
    assert after["latency_ms"]["p50"] > 0
    assert after["version"] == posse.__version__
    assert after["compiled"] is posse.COMPILED
    assert after["compiling"] == "no"


async def test_no_public_figure_tells_of_secret_answers(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    """Lifting a cowboy is half a move, of which nothing is sent to others; nor is anything of taking it back."""
    match = scene(seats=3, options={"kit_carson": True}, cowboys={"gambling": [0]}, at="kit_carson : 0+1+2")
    services = server.registry.services
    today = services.now
    services.now = lambda: 1_794_916_800_000
    table = await server.lay(match, ann, bob, cat)
    try:
        async with looking(table, ann) as (one,):
            before = await figures(cat, table)
            for answer in ({"do": "lift gambling"}, {"undo": True}, {"do": "lift gambling"}, {"do": "back"}):
                services.now = lambda: 1_794_916_900_000
                ticket = {"ticket": one.page["ticket"]} if "do" in answer else {}
                await one.send(**answer, **ticket)
                await one.until("ticket")
                assert await figures(cat, table) == before
            await one.do(next(words for words in one.choices if not words.startswith("lift")))
            moved, health = await figures(cat, table)
            assert (moved, health["moves"]) == ("2026-11-17T12:01:40Z", before[1]["moves"] + 1)
    finally:
        services.now = today


async def figures(guest: Guest, table: str) -> tuple[str, Json]:
    """What anybody may read of a table where nothing is sent: when it was played last, and the health of the server."""
    (card,) = [card for cards in (await guest.get("/api/lobby")).values() for card in cards if card["id"] == table]
    health = await guest.get("/api/health")
    return card["moved"], {name: health[name] for name in ("moves", "latency_ms", "watchers", "tables")}


# --- the lobby


async def test_an_open_table_is_listed_to_others_and_is_mine(ann: Guest, bob: Guest) -> None:
    made = await ann.make(ME, OPEN, bot("level2"))
    assert await shelves(ann, made["id"]) == ["mine"]
    assert await shelves(bob, made["id"]) == ["open"]
    card = next(card for card in (await bob.get("/api/lobby"))["open"] if card["id"] == made["id"])
    others = {"level": None, "author": None, "mine": False, "here": False, "deleted": False}
    assert card["seats"][0] == {"name": "Ann", "kind": "person", "person": (await ann.person()).id, **others}
    assert card["seats"][1] == {"name": None, "kind": "open", "person": None, **others}
    assert (card["game"], card["state"], card["waits"], card["result"]) == (GAME, "open", False, None)
    assert card["created"].endswith("Z")


async def test_a_running_table_tells_when_it_was_played_last(server: RunningServer, ann: Guest, bob: Guest) -> None:
    """The time comes with the stored line, so it outlives the table in memory."""
    table = await server.lay(scene(seats=2, at="place : 0"), ann, ann)
    line = LineRow(table, len(await server.record(table)), "0 place wages", at=1_794_916_800_000)
    await server.registry.store.append(line)
    await server.registry.close_idle(0)
    for guest, shelf in ((ann, "mine"), (bob, "running")):
        (card,) = [card for card in (await guest.get("/api/lobby"))[shelf] if card["id"] == table]
        assert card["moved"] == "2026-11-17T12:00:00Z"


async def test_a_private_table_is_listed_to_its_people_only(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    table = await together(ann, bob, public=False)
    over = await server.lay(finished(), ann, bob, public=False)
    for one in (table, over):
        assert await shelves(bob, one) == ["mine"]
        assert await shelves(cat, one) == []


async def test_a_table_that_nobody_may_watch_is_not_listed_while_it_runs(ann: Guest, bob: Guest, cat: Guest) -> None:
    hidden = await together(ann, bob, spectators=False)
    shown = await together(ann, bob)
    assert await shelves(cat, hidden) == []
    assert await shelves(cat, shown) == ["running"]


async def test_a_finished_table_shows_its_result(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    match = finished()
    table = await server.lay(match, ann, bob)
    assert await shelves(cat, table) == ["finished"]
    card = next(card for card in (await ann.get("/api/lobby"))["mine"] if card["id"] == table)
    assert card["result"] == {"scores": match.scores, "ranking": match.ranking}


async def test_a_closed_table_is_listed_nowhere(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await ann.at(table, "leave")
    assert await shelves(ann, table) == []
    assert await shelves(bob, table) == []


async def test_tables_that_wait_for_me_come_first(server: RunningServer, ann: Guest, bob: Guest) -> None:
    waiting = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    later = [await server.lay(scene(seats=2, at="place : 1"), ann, bob) for _ in range(2)]
    mine = (await ann.get("/api/lobby"))["mine"]
    assert [card["id"] for card in mine] == [waiting, *reversed(later)]
    assert [card["waits"] for card in mine] == [True, False, False]
    await ann.at(waiting, "resign", seat=0)
    assert not any(card["waits"] for card in (await ann.get("/api/lobby"))["mine"])


# --- making tables


async def test_a_table_is_as_it_was_wished(ann: Guest) -> None:
    clock = {"kind": "minutes", "minutes": 20, "increment": 15}
    made = await ann.make(
        ME, local("Bob"), bot("level5"), OPEN, options={"edition": "italian", "coins_5": "20"}, public=False,
        spectators=False, clock=clock, on_time="bot", tempo="calm", standin="level5",
    )  # fmt: skip
    assert (made["options"]["edition"], made["options"]["coins_5"], made["options"]["revolver_chips"]) == (
        "italian",
        "20",
        "27",
    )
    assert (made["public"], made["spectators"], made["clock"]) == (False, False, clock)
    assert (made["on_time"], made["tempo"], made["state"], made["host"]) == ("bot", "calm", "open", True)
    assert made["standin"] == "level5"
    assert [seat["kind"] for seat in made["seats"]] == ["person", "person", "bot", "open"]
    assert [seat["mine"] for seat in made["seats"]] == [True, True, False, False]
    assert await ann.table(made["id"]) == made


@pytest.mark.parametrize(
    ("wishes", "seats", "key"),
    [
        ({"game": "chess"}, [ME, OPEN], "not-a-game"),
        ({}, [ME], "wrong-seats"),
        ({}, [ME, *[OPEN] * 5], "wrong-seats"),
        ({"options": {"dragons": "true"}}, [ME, OPEN], "not-an-option"),
        ({"options": {"edition": "latin"}}, [ME, OPEN], "not-a-value"),
        ({}, [ME, bot("genius")], "not-a-bot"),
        ({}, [ME, bot("greedy")], "not-a-bot"),
        ({"standin": "search"}, [ME, OPEN], "bad-request"),
        ({}, [ME, local("\u200b")], "bad-name"),
        ({"clock": {"kind": "minutes", "minutes": 0, "increment": 0}}, [ME, OPEN], "bad-request"),
        ({"tempo": "allegro"}, [ME, OPEN], "bad-request"),
        ({"dragons": True}, [ME, OPEN], "bad-request"),
        ({}, [], "bad-request"),
        ({}, [{"kind": "king"}], "bad-request"),
    ],
)
async def test_a_table_that_cannot_be(ann: Guest, wishes: Json, seats: list[Json], key: str) -> None:
    with pytest.raises(Refused) as refused:
        await ann.make(*seats, **wishes)
    assert (refused.value.status, refused.value.key) == (400, key)


async def test_two_seats_are_not_for_one(ann: Guest) -> None:
    with pytest.raises(Refused) as refused:
        await ann.make(ME, ME)
    assert (refused.value.status, refused.value.key) == (409, "host-sits")


async def test_names_at_a_table_differ(ann: Guest, server: RunningServer) -> None:
    with pytest.raises(Refused) as refused:
        await ann.make(ME, local("ANN"))
    assert (refused.value.status, refused.value.key) == (409, "name-at-table")
    table = (await ann.make(ME, OPEN))["id"]
    async with Guest(server, "aNN") as twin:
        assert await refusal(twin, table, "join", name="aNN") == (409, "name-at-table")


async def test_a_bot_gives_its_name_to_a_person(ann: Guest, server: RunningServer) -> None:
    made = await ann.make(ME, bot(), OPEN)
    name = made["seats"][1]["name"]
    async with Guest(server, name.lower()) as guest:
        joined = await guest.join(made["id"])
    assert joined["seats"][2]["name"] == name.lower()
    assert joined["seats"][1]["name"].casefold() != name.casefold()


async def test_without_a_name_nobody_makes_or_joins_a_table(ann: Guest, bob: Guest) -> None:
    with pytest.raises(Refused) as refused:
        await ann.make(ME, OPEN, name=None)
    assert (refused.value.status, refused.value.key) == (401, "name-needed")
    table = (await ann.make(ME, OPEN))["id"]
    assert await refusal(bob, table, "join", name=None) == (401, "name-needed")
    assert await refusal(bob, table, "start") == (401, "name-needed")


async def test_a_game_can_start_at_once(ann: Guest) -> None:
    assert (await ann.make(ME, bot(), start=True))["state"] == "running"
    with pytest.raises(Refused) as refused:
        await ann.make(ME, OPEN, start=True)
    assert (refused.value.status, refused.value.key) == (409, "seats-open")


# --- joining


async def test_a_guest_joins_by_the_link_alone(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN, OPEN))["id"]
    async with ann.look(table) as window:
        joined = await bob.join(table, seat=2)
        assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
        assert (await bob.get("/api/me"))["name"] == "Bob"
        assert (await window.until("table"))["table"]["seats"][2]["name"] == "Bob"
    again = await bob.join(table, seat=1)
    assert [seat["mine"] for seat in again["seats"]] == [False, False, True]


async def test_a_watcher_who_joins_sees_the_table_as_their_seat(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await bob.person()
    async with bob.look(table) as window:
        assert window.seat is None
        await bob.join(table)
        await ann.at(table, "start")
        assert (await window.until("whole"))["seat"] == 1


async def test_a_seat_is_taken_once(ann: Guest, bob: Guest, cat: Guest) -> None:
    table = (await ann.make(ME, OPEN, OPEN))["id"]
    await bob.join(table, seat=1)
    assert await refusal(cat, table, "join", seat=1, name="Cat") == (409, "seat-taken")
    assert await refusal(cat, table, "join", seat=5, name="Cat") == (404, "no-such-seat")
    assert (await cat.join(table))["seats"][2]["name"] == "Cat"


async def test_a_full_table_takes_nobody(ann: Guest, bob: Guest, cat: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await bob.join(table)
    assert await refusal(cat, table, "join", name="Cat") == (409, "table-full")
    await ann.at(table, "start")
    assert await refusal(cat, table, "join", name="Cat") == (409, "table-started")


@pytest.mark.parametrize("table", ["abcd1234", "x", "a" * 64, "%00%00%00%00", "%F0%9F%A4%A0"])
async def test_an_unknown_table(ann: Guest, table: str) -> None:
    await ann.person()
    with pytest.raises(Refused) as refused:
        await ann.table(table)
    assert (refused.value.status, refused.value.key) == (404, "no-such-table")
    assert await refusal(ann, table, "join", name="Ann") == (404, "no-such-table")


# --- the host


async def test_the_host_arranges_the_seats(ann: Guest, bob: Guest, cat: Guest) -> None:
    table = (await ann.make(ME, OPEN, OPEN))["id"]
    await bob.join(table, seat=1)
    async with bob.look(table) as window:
        assert (await ann.at(table, "seats/2", kind="bot", level="level2"))["seats"][2]["level"] == "level2"
        assert (await ann.at(table, "seats/2", kind="local", name="Granny"))["seats"][2]["mine"]
        assert (await ann.at(table, "seats/1", kind="open"))["seats"][1]["kind"] == "open"
        await window.until_true(lambda page: page["table"]["seats"][1]["kind"] == "open")
        assert not any(seat["mine"] for seat in window.table["seats"])
    assert (await cat.join(table))["seats"][1]["name"] == "Cat"
    assert await refusal(ann, table, "seats/1", kind="local", name="granny") == (409, "name-at-table")
    assert await refusal(ann, table, "seats/1", kind="bot", level="genius") == (400, "not-a-bot")
    assert await refusal(ann, table, "seats/7", kind="open") == (404, "no-such-seat")
    assert (await ann.table(table))["seats"][1]["name"] == "Cat"


async def test_the_host_changes_what_was_agreed(ann: Guest, bob: Guest) -> None:
    made = await ann.make(ME, OPEN, clock={"kind": "days", "days": 2})
    table = made["id"]
    async with bob.look(table) as window:
        changed = await ann.at(table, "options", options={"edition": "russian"}, public=False, tempo="calm")
        assert changed["options"]["edition"] == "russian"
        assert (changed["public"], changed["tempo"], changed["clock"]) == (False, "calm", made["clock"])
        assert (await window.until("table"))["table"]["options"] == changed["options"]
        assert (await ann.at(table, "options", clock=None))["clock"] is None
    assert await refusal(ann, table, "options", options={"edition": "latin"}) == (400, "not-a-value")


async def test_only_the_host_decides_and_only_before_the_start(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    calls: list[tuple[str, Json]] = [("start", {}), ("options", {"public": False}), ("seats/1", {"kind": "open"})]
    await bob.person()
    for call, body in calls:
        assert await refusal(bob, table, call, **body) == (403, "not-the-host")
    assert await refusal(ann, table, "start") == (409, "seats-open")
    await bob.join(table)
    await ann.at(table, "start")
    for call, body in calls:
        assert await refusal(ann, table, call, **body) == (409, "table-started")


# --- the lobby and broken tables


async def test_a_table_that_cannot_be_read_spoils_no_lobby(server: RunningServer, ann: Guest) -> None:
    good = await server.lay(scene(seats=2, at="place : 0"), ann, ann)
    bad = await server.lay(scene(seats=2, at="place : 0"), ann, ann)
    await server.registry.store.append(LineRow(bad, len(await server.record(bad)), "0 dance"))
    await server.registry.close_idle(0)
    mine = (await ann.get("/api/lobby"))["mine"]
    assert {card["id"]: card["waits"] for card in mine if card["id"] in (good, bad)} == {good: True, bad: False}
