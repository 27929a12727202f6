"""The chat of a table."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from posse.server.settings import Limits, Rate, Settings
from posse.server.store.rows import ChatRow
from posse.server.tables.chat import MOST_CHAT
from tests.server.running import ME, OPEN, Guest, RunningServer, Window, eventually, local, looking, opened, together

pytestmark = pytest.mark.anyio


async def said(window: Window) -> list[tuple[int | None, str, str]]:
    """The next chat message: seat, name and text."""
    return [(line["seat"], line["name"], line["text"]) for line in (await window.until("chat"))["chat"]]


async def test_players_and_spectators_hear_each_other(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await bob.person()
    async with looking(table, ann, bob) as windows:
        player, spectator = windows
        await player.send(say="Howdy", key="1")
        for window in windows:
            assert await said(window) == [(0, "Ann", "Howdy")]
        await spectator.send(say="Привет\n  wszystkim", key="2")
        for window in windows:
            assert await said(window) == [(None, "Bob", "Привет\n  wszystkim")]
    async with bob.look(table) as later:
        assert [line["number"] for line in later.page["chat"]] == [1, 2]
        assert datetime.fromisoformat(later.page["chat"][0]["at"]).tzinfo is not None


async def test_a_repeated_key_is_dropped(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    async with looking(table, ann, bob) as (one, two):
        for _ in range(3):
            await one.send(say="Howdy", key="1")
        await one.send(say="Howdy", key="2")
        page = await one.again()
        assert [line["number"] for line in page["chat"]] == [1, 2]
        heard = [message for message in one.heard if "chat" in message and "whole" not in message]
        assert len(heard) == 2
        assert (await two.again())["chat"] == page["chat"]


async def test_a_spectator_needs_a_name_to_chat(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    async with bob.look(table) as nobody:
        await nobody.send(say="Howdy", key="1", id=3)
        refusal = await nobody.until("error")
        assert (refusal["error"]["key"], refusal["id"]) == ("name-needed", 3)


async def test_at_a_shared_device_the_present_seat_speaks(ann: Guest) -> None:
    table = (await ann.make(ME, local("Granny"), start=True))["id"]
    async with ann.look(table, seat=1) as window:
        await window.send(say="Howdy", key="1")
        assert await said(window) == [(1, "Granny", "Howdy")]


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 501, "bell \u0007", "turned \u202e round", 7, None])
async def test_what_cannot_be_said(ann: Guest, text: object) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    async with ann.look(table) as window:
        await window.send(say=text, key="1", id=9)
        refusal = await window.until("error")
        assert (refusal["error"]["key"], refusal["id"]) == ("message-value", 9)
        assert (await window.again())["chat"] == []


async def test_a_page_holds_the_last_things_said(server: RunningServer, ann: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await eventually(lambda: server.live(table).is_idle)
    await server.registry.close_idle(0)
    for number in range(1, MOST_CHAT + 4):
        line = ChatRow(table, number, 0, "Ann", f"line {number}", f"key {number}", datetime.now(UTC))
        assert await server.registry.store.say(line)
    async with ann.look(table) as window:
        assert [line["number"] for line in window.page["chat"]] == list(range(4, MOST_CHAT + 4))
        await window.send(say="one more", key="new")
        assert (await window.until("chat"))["chat"][0]["number"] == MOST_CHAT + 4
        assert len((await window.again())["chat"]) == MOST_CHAT


async def test_one_person_may_only_write_so_much(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1, limits=Limits(chat=Rate(0.001, 20)))
    async with opened(settings) as server, Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        table = await together(ann, bob)
        async with looking(table, ann, ann, bob) as (one, other, two):
            for number in range(21):
                await one.send(say="Howdy", key=str(number))
            assert await one.error() == "too-fast"
            await other.send(say="Howdy", key="from another window")
            assert await other.error() == "too-fast"
            await two.send(say="Hush", key="hush")
            await two.until_true(lambda page: page["chat"][-1:] != [] and page["chat"][-1]["text"] == "Hush")
