"""Playing over real sockets: whole games, late and double clicks, simultaneous answers."""

import asyncio
import contextlib
from typing import Any

import pytest

import posse
from posse.bots import BOTS
from tests.sample import scene
from tests.server.running import ME, OPEN, Guest, RunningServer, Window, asked_first, bot, known, looking, together

pytestmark = [pytest.mark.anyio, pytest.mark.both]

KIT = {"kit_carson": True}
TILES = {"might_makes_right": True}


def placing_at_once(**picture: Any) -> posse.Match:
    """Three seats place at the same time."""
    return scene(seats=3, options=KIT, at="kit_carson : 0+1+2", **picture)


def duel_with_tiles(seats: int = 2) -> posse.Match:
    """All seats choose a tile in secret."""
    return scene(seats=seats, options=TILES, cowboys={"gambling": list(range(seats))}, at="resolve gambling")


# --- whole games


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"kit_carson": "true"}), (4, {}), (5, {})])
async def test_people_play_a_whole_game(server: RunningServer, seats: int, options: dict[str, str]) -> None:
    async with contextlib.AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(server, f"Guest {seat}")) for seat in range(seats)]
        table = await together(*guests, options=options)
        windows = await stack.enter_async_context(looking(table, *guests))
        await asyncio.gather(*[window.play(seat) for seat, window in enumerate(windows)])
        assert [window.seat for window in windows] == list(range(seats))
        for window in windows:
            await check_end(server, window, table)


async def check_end(server: RunningServer, window: Window, table: str) -> None:
    """Everybody ends with the result of the stored record, and with the same page as a new connection."""
    live = server.live(table)
    assert live.ledger is not None
    match = posse.load(live.ledger.header + "".join(line + "\n" for line in await server.record(table)))
    assert match.over
    assert window.table["state"] == "over"
    assert window.table["result"] == {
        "scores": match.scores,
        "ranking": match.ranking,
        "breakdown": match.breakdown,
    }
    assert window.page["view"] == match.view(window.seat)
    before = known(window.page)
    assert known(await window.again()) == {**before, "since": window.page["since"], "whole": True}


@pytest.mark.parametrize("options", [{}, {"might_makes_right": "true", "river": "b1 b2 b3 a3"}])
async def test_people_and_bots_play_a_whole_game_before_a_spectator(
    ann: Guest, bob: Guest, cat: Guest, options: dict[str, str]
) -> None:
    made = await ann.make(ME, OPEN, bot("level1"), bot("level2"), options=options)
    assert [seat["level"] for seat in made["seats"]] == [None, None, "level1", "level2"]
    assert all(seat["name"] for seat in made["seats"][2:])
    await bob.join(made["id"])
    await ann.at(made["id"], "start")
    async with looking(made["id"], ann, bob, cat) as (one, two, spectator):
        await asyncio.gather(one.play(1), two.play(2), spectator.play(3))
        assert spectator.seat is None
        assert spectator.choices == []
        assert spectator.table["result"] == one.table["result"]
        assert spectator.page["view"] == (await spectator.again())["view"]


async def test_bots_play_among_themselves(ann: Guest) -> None:
    table = (await ann.make(bot("level1"), bot("level2"), start=True))["id"]
    async with ann.look(table) as window:
        await window.until_true(lambda page: page["table"]["state"] == "over")
    assert (await ann.table(table))["result"]["ranking"]


@pytest.mark.parametrize("level", BOTS)
async def test_every_bot_answers_those_of_older_tables_too(server: RunningServer, ann: Guest, level: str) -> None:
    table = await server.lay(scene(seats=2, at="place : 1"), ann, level, tempo="off")
    async with ann.look(table) as window:
        await window.until_true(lambda page: page["asked"] == [0])
        assert [event["seat"] for event in window.page["log"] if event["event"] in ("placed", "passed")] == [1]


# --- pages


async def test_a_reconnected_watcher_gets_the_page_of_a_new_one(ann: Guest, bob: Guest) -> None:
    table = await together(ann, bob)
    async with looking(table, ann, bob) as windows:
        for _ in range(12):
            window, _ = asked_first(windows)
            await window.do(window.choices[0])
            await asyncio.gather(*[one.again() for one in windows])
        async with ann.look(table) as device:
            assert device.n == 1
            assert known(device.page) == known(await windows[0].again())
    async with ann.look(table) as again, ann.look(table, seat="") as watching:
        fresh = {**known(again.page), "table": None}
        assert fresh == {**known(windows[0].page), "table": None}
        assert watching.seat is None
        assert watching.page["choices"] == []
        assert watching.page["ticket"] is None


async def test_news_begin_at_ones_own_last_answer(ann: Guest, bob: Guest) -> None:
    table = await together(ann, bob)
    async with looking(table, ann, bob) as windows:
        first, (second,) = asked_first(windows)
        assert first.page["since"] == 0
        await first.do(first.choices[0])
        mark = len(first.page["log"])
        while not first.choices:
            await second.again()
            await second.do(second.choices[0])
            await first.again()
        page = await first.again()
        assert page["since"] < mark < len(page["log"])
        assert {event.get("seat") for event in page["log"][page["since"] : mark]} == {first.seat}


async def test_a_page_before_the_start_has_nothing_to_see(ann: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    async with ann.look(table) as window:
        page = window.page
        assert (page["seat"], page["view"], page["question"], page["log"]) == (0, None, None, [])
        assert (page["ticket"], page["choices"], page["asked"], page["undo"], page["redo"]) == (
            None,
            [],
            [],
            None,
            False,
        )
        await window.send(do="pass", ticket=1)
        assert await window.error() == "table-not-running"


# --- clicks


async def test_a_stale_click_is_refused_and_shown_the_page(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await together(ann, bob)
    async with looking(table, ann, bob) as windows:
        window, _ = asked_first(windows)
        before = await server.record(table)
        await window.send(do=window.choices[0], ticket=window.page["ticket"] + 1, id=7)
        refusal = await window.next()
        assert (refusal["error"]["key"], refusal["id"]) == ("stale-ticket", 7)
        assert (await window.next())["whole"] is True
        assert await server.record(table) == before
        assert "events" in await window.do(window.choices[0])


async def test_of_a_double_click_one_is_taken(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await together(ann, bob)
    async with looking(table, ann, bob) as windows:
        window, _ = asked_first(windows)
        words = window.choices[0]
        await window.click(words)
        await window.click(words)
        assert "events" in await window.next()
        assert (await window.next())["error"]["key"] == "stale-ticket"
        assert (await window.next())["whole"] is True
    assert len(await server.record(table)) == 2


async def test_of_two_devices_of_one_seat_one_is_taken(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with looking(table, ann, ann) as (desktop, phone):
        await asyncio.gather(desktop.click("place wages"), phone.click("place wages"))
        await asyncio.gather(desktop.until("events"), phone.until("events"))
        refused = [window for window in (desktop, phone) if (await window.again()) and is_refused(window)]
        assert len(refused) == 1
    assert (await server.record(table))[1:] == ["0 place wages"]


def is_refused(window: Window) -> bool:
    return any(message.get("error", {}).get("key") == "stale-ticket" for message in window.heard)


async def test_an_answer_of_a_seat_that_is_not_asked_is_refused(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with looking(table, ann, bob) as (_, second):
        await second.click("place wages")
        assert await second.error() == "not-asked"
        assert (await second.next())["whole"] is True
    assert len(await server.record(table)) == 1


async def test_a_spectator_answers_for_nobody(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with looking(table, ann, cat) as (_, spectator):
        for message in ({"do": "place wages", "ticket": 1}, {"undo": True}, {"redo": True}, {"hint": True}):
            await spectator.send(**message)
            assert await spectator.error() == "not-your-seat"
        await spectator.send(sit=0)
        assert await spectator.error() == "not-your-seat"
    async with ann.look(table, seat="") as watching:
        await watching.send(do="place wages", ticket=1)
        assert await watching.error() == "not-your-seat"
    assert len(await server.record(table)) == 1


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("shoot everybody", "not-a-word"),
        ("place wages wages", "not-a-word"),
        ("place nowhere", "not-a-word"),
        ("tile 3", "not-allowed"),
    ],
)
async def test_words_that_are_no_answer(server: RunningServer, ann: Guest, bob: Guest, words: str, key: str) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with looking(table, ann) as (window,):
        answer = await window.do(words)
        assert answer["error"]["key"] == key
        assert answer["error"]["facts"]["given"]
        assert "events" in await window.do("place wages")


# --- simultaneous


async def test_two_place_at_once_and_both_are_taken(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    table = await server.lay(placing_at_once(), ann, bob, cat)
    async with looking(table, ann, bob, cat) as (one, two, three):
        await asyncio.gather(one.click("place gambling"), two.click("place gambling"))
        for window in (one, two, three):
            await window.until_true(lambda page: page["view"]["cowboys"] == {"gambling": [0, 1]})
            assert not any("error" in message for message in window.heard)
    assert sorted((await server.record(table))[1:]) == ["0 place gambling", "1 place gambling"]


async def test_what_others_do_in_the_same_step_makes_nobody_stale(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    table = await server.lay(placing_at_once(), ann, bob, cat)
    async with looking(table, ann, bob, cat) as (one, two, _):
        ticket = two.page["ticket"]
        await one.do("place gambling")
        await one.do("place wages")
        await two.until("events")
        assert two.page["ticket"] == ticket
        await two.send(do="place wages", ticket=ticket)
        await two.until_true(lambda page: page["view"]["cowboys"].get("wages") == [0, 1])


async def test_a_click_on_a_spot_just_taken_gets_the_page(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    match = placing_at_once(players=[{"character": "sheriff"}], white=[0, "-"])
    table = await server.lay(match, ann, bob, cat)
    async with looking(table, ann, bob) as (one, two):
        assert "place gambling" in two.choices
        await one.click("white gambling")
        await one.until("events")
        await two.click("place gambling")
        assert await two.error() == "not-allowed"
        page = await two.next()
        assert page["whole"] is True
        assert "place gambling" not in page["choices"]
        assert "events" in await two.do("place wages")


async def test_two_choose_a_tile_at_once_and_both_are_taken(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    table = await server.lay(duel_with_tiles(), ann, bob)
    async with looking(table, ann, bob, cat) as (one, two, spectator):
        await asyncio.gather(one.click("tile 5"), two.click("tile 3"))
        for window in (one, two, spectator):
            await window.until_true(lambda page: any(event["event"] == "showed_tile" for event in page["log"]))
            assert not any("error" in message for message in window.heard)
            shown = [event["tile"] for event in window.page["log"] if event["event"] == "showed_tile"]
            assert shown == [5, 3]


async def test_a_chosen_tile_is_seen_by_its_owner_only(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    table = await server.lay(duel_with_tiles(seats=3), ann, bob, cat)
    async with looking(table, ann, bob, cat) as (one, two, three), ann.look(table, seat="") as spectator:
        await one.do("tile 5")
        assert one.page["log"][-1] == {"event": "laid_tile", "seat": 0, "tile": 5}
        for window in (two, three, spectator):
            news = await window.until("events")
            assert news["events"] == [{"event": "laid_tile", "seat": 0, "tile": "?"}]
            assert "chosen" not in news["view"]["players"][0]["duel_tiles"]
            assert news["asked"] == [1, 2]


async def test_what_nobody_sees_is_not_told(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    """Lifting a cowboy is half a move, and shown to nobody else."""
    table = await server.lay(placing_at_once(cowboys={"gambling": [0]}), ann, bob, cat)
    async with looking(table, ann, bob) as (one, two), ann.look(table, seat="") as spectator:
        await two.again()
        before = [two.n, spectator.n]
        await one.do("lift gambling")
        await one.do("back")
        for window, n in zip((two, spectator), before, strict=True):
            assert (await window.again())["n"] == n + 1


# --- hints and other questions


async def test_a_hint_is_a_legal_answer(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        await one.send(hint=True, id=4)
        hint = await one.until("hint")
        assert hint == {"hint": hint["hint"], "reason": hint["reason"], "ticket": one.page["ticket"], "id": 4}
        assert hint["hint"] in one.choices
        assert hint["reason"]["next"] in one.choices
        assert hint["reason"]["next"] != hint["hint"]
        await two.send(hint=True)
        assert await two.error() == "not-asked"


async def test_a_preview_tells_what_follows_for_certain(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        await one.send(preview="place wages", id=5)
        told = await one.until("preview")
        assert (told["preview"], told["ticket"], told["id"]) == ("place wages", one.page["ticket"], 5)
        assert told["events"][0] == {"event": "placed", "seat": 0, "place": "wages"}
        await one.send(preview="tile 3")
        assert await one.error() == "not-allowed"
        await two.send(preview="place wages")
        assert await two.error() == "not-asked"
    assert len(await server.record(table)) == 1


async def test_why_not_tells_the_asker_alone(server: RunningServer, ann: Guest, bob: Guest) -> None:
    """The obstacle with its rule; nothing is stored, and neither the other player nor a spectator hears of it."""
    table = await server.lay(scene(seats=2, at="place : 0", town={"c4": "0"}), ann, bob)
    async with looking(table, ann, bob) as (one, two), ann.look(table, "") as spectator:
        await one.send(why="place:c4 parcel:c4", picked=[], id=6)
        told = await one.until("why")
        obstacle = {"obstacle": "nothing_built", "rule": "CC-5.5"}
        ticket = one.page["ticket"]
        assert told == {"why": "place:c4 parcel:c4", "obstacle": obstacle, "ticket": ticket, "id": 6}
        await one.send(why="place:wages", picked=[])
        assert (await one.until("why"))["obstacle"] is None
        await two.send(why="place:wages", picked=[])
        waiting = {"obstacle": "not_asked", "rule": None, "asked": [0]}
        assert (await two.until("why"))["obstacle"] == waiting
        await spectator.send(why="place:wages", picked=[])
        heard = await spectator.until("why")
        assert (heard["obstacle"], heard["ticket"]) == ({"obstacle": "watching", "rule": None}, None)
        assert sum("why" in message for message in two.heard) == 1
        assert sum("why" in message for message in spectator.heard) == 1
    assert len(await server.record(table)) == 1


async def test_a_ping_comes_back(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with ann.look(table) as window:
        for sent in (12, "x", None, True, 0.5):
            await window.send(ping=sent)
            assert await window.until("pong") == {"pong": sent}
