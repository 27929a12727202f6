"""Stored data survives everything: a stop, an idle hour, another server, and a failing store."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

import posse
from posse.server.settings import Limits, Settings
from posse.server.store import Store, StoreFailed
from posse.server.store.rows import ChatRow, LineRow, TableRow
from posse.server.store.terms import SECOND, USUAL_GRACE
from tests.sample import GAME, scene
from tests.server.running import (
    ME,
    OPEN,
    PATIENCE,
    Guest,
    Refused,
    RunningServer,
    asked_first,
    bot,
    eventually,
    finished,
    known,
    looking,
    opened,
    together,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(tmp_path, workers=1, database=database)


@contextlib.asynccontextmanager
async def company(server: RunningServer) -> AsyncIterator[tuple[Guest, Guest]]:
    async with Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        yield ann, bob


def placing(seats: int = 2) -> posse.Match:
    return scene(seats=seats, at="place : 0")


# --- restarts


async def test_everything_goes_on_after_a_restart(settings: Settings) -> None:
    async with opened(settings) as before, company(before) as (ann, bob):
        table = await together(ann, bob)
        async with looking(table, ann, bob) as windows:
            for number in range(8):
                window, _ = asked_first(windows)
                await window.do(window.choices[0])
                await window.send(say=f"line {number}", key=f"key {number}")
                pages = [known(await one.again()) for one in windows]
        await before.close()
        async with opened(settings) as after:
            ann.visit(after)
            bob.visit(after)
            async with looking(table, ann, bob) as windows:
                assert [known(window.page) for window in windows] == pages
                await asyncio.gather(windows[0].play(1), windows[1].play(2))
                assert windows[0].table["result"] == windows[1].table["result"] is not None


async def test_bots_go_on_after_a_restart_when_somebody_looks(settings: Settings) -> None:
    async with opened(settings) as before, company(before) as (ann, _):
        table = (await ann.make(bot("level2"), bot("level1"), start=True))["id"]
        async with ann.look(table) as window:
            await window.until_true(lambda page: len(page["log"]) > 20)
        await before.close()
        async with opened(settings) as after:
            told = [{"event": event["event"]} for event in window.page["log"]]
            ann.visit(after)
            async with ann.look(table) as again:
                await again.until_true(lambda page: page["table"]["state"] == "over")
                log = [{"event": event["event"]} for event in again.page["log"]]
                assert log[: len(told)] == told
                assert again.table["result"] is not None


async def test_a_bot_answers_for_a_person_who_is_away_after_a_restart(settings: Settings) -> None:
    async with opened(settings) as before, company(before) as (ann, _):
        table = await before.lay(scene(seats=2, at="place : 0"), "level1", ann, tempo="calm")
        await before.close()
        async with opened(settings) as after, asyncio.timeout(PATIENCE):
            while len(await after.record(table)) < 2:
                await asyncio.sleep(0.005)


async def test_an_open_table_and_its_host_are_there_after_a_restart(settings: Settings) -> None:
    async with opened(settings) as before, company(before) as (ann, bob):
        made = await ann.make(ME, OPEN, clock={"kind": "days", "days": 3}, public=False)
        await before.close()
        async with opened(settings) as after:
            ann.visit(after)
            bob.visit(after)
            assert await ann.table(made["id"]) == made
            await bob.join(made["id"])
            assert (await ann.at(made["id"], "start"))["state"] == "running"


async def test_a_result_that_was_not_kept_any_more_is_found_again(settings: Settings) -> None:
    async with opened(settings) as before, company(before) as (ann, bob):
        table = await before.lay(finished(), ann, bob)
        row = before.live(table).row
        row.state, row.result = "running", None
        await before.registry.store.save_table(row)
        await before.close()
        async with opened(settings) as after:
            ann.visit(after)
            found = await ann.table(table)
            assert (found["state"], found["result"]["scores"]) == ("over", finished().scores)


async def test_all_since_they_left_is_news_to_the_absent_also_after_a_restart(settings: Settings) -> None:
    async with opened(settings) as before, company(before) as (ann, bob):
        table = await before.lay(placing(), ann, bob, tempo="off", standin="level1")
        async with looking(table, ann) as (one,):
            async with looking(table, bob) as (two,):
                await one.do("place wages")
                await two.until_true(lambda page: page["asked"] == [1])
                await two.do("place gambling")
            seen = len(two.page["log"])
            before.skip(USUAL_GRACE * SECOND)
            await one.send(propose="bot", seat=1)
            await one.until_true(lambda page: page["table"]["seats"][1]["standin"] is not None)
            await one.until_true(lambda page: page["asked"] == [0])
            for _ in range(2):
                await one.do(next(words for words in one.choices if words.startswith("place")))
                await one.until_true(lambda page: page["asked"] == [0])
        await before.close()
        async with opened(settings) as after:
            bob.visit(after)
            async with bob.look(table) as back:
                news = back.page["log"][back.page["since"] :]
                assert back.page["since"] < seen
                assert news[1:] == back.page["log"][seen:]
                assert {event["seat"] for event in news[1:]} >= {0, 1}
                frames = (await bob.get(f"/api/tables/{table}/recap?seat=1"))["frames"]
                assert [event for frame in frames for event in frame["events"]] == news[1:]


# --- idle tables


async def test_an_idle_table_is_let_go_and_comes_back_as_it_was(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await together(ann, bob)
    async with looking(table, ann, bob) as windows:
        for _ in range(5):
            window, _ = asked_first(windows)
            await window.do(window.choices[0])
            pages = [known(await one.again()) for one in windows]
        await server.registry.close_idle(0)
        assert table in server.registry.tables
    await eventually(lambda: server.live(table).is_idle)
    await server.registry.close_idle(server.registry.services.monotonic())
    assert table in server.registry.tables
    await server.registry.close_idle(0)
    assert table not in server.registry.tables
    async with looking(table, ann, bob) as windows:
        assert [known(window.page) for window in windows] == pages


async def test_simultaneous_callers_get_the_same_table(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    await eventually(lambda: server.live(table).is_idle)
    await server.registry.close_idle(0)
    found = await asyncio.gather(*[server.registry.table(table) for _ in range(8)])
    assert len({id(one) for one in found}) == 1
    assert server.live(table) is found[0]


# --- two servers on one SQLite file, which only a lock outside of them prevents


@pytest.fixture
def unlocked(tmp_path: Path) -> Settings:
    """Of PostgreSQL the tables have leases: see tests/server/passing."""
    return Settings(tmp_path, workers=1)


async def test_two_servers_write_to_one_table_and_nothing_is_lost(unlocked: Settings) -> None:
    async with opened(unlocked) as east, opened(unlocked) as west, company(east) as (ann, bob):
        table = await east.lay(placing(), ann, bob)
        async with ann.look(table) as one:
            ann.visit(west)
            bob.visit(west)
            async with looking(table, ann, bob) as (late, two):
                await one.do("place wages")
                await late.click("place gambling")
                assert await late.error() == "two-writers"
                for window in (late, two):
                    page = await window.until("whole")
                    assert page["view"]["cowboys"] == {"wages": [0]}
                    assert page["asked"] == [1]
                assert "events" in await two.do("place gambling")
                await one.send(say="Anybody there?", key="1")
                await one.until("chat")
                await two.send(say="Here", key="2")
                assert await two.error() == "two-writers"
                assert [line["text"] for line in (await two.until("whole"))["chat"]] == ["Anybody there?"]
                await two.send(say="Here", key="2")
                assert (await two.until("chat"))["chat"][0]["number"] == 2
        assert (await east.record(table))[1:] == ["0 place wages", "1 place gambling"]


async def test_a_game_starts_once(unlocked: Settings) -> None:
    async with opened(unlocked) as east, opened(unlocked) as west, company(east) as (ann, bob):
        table = (await ann.make(ME, OPEN))["id"]
        await bob.join(table)
        ann.visit(west)
        await ann.table(table)
        ann.visit(east)
        await ann.at(table, "start")
        ann.visit(west)
        with pytest.raises(Refused) as refused:
            await ann.at(table, "start")
        assert (refused.value.status, refused.value.key) == (409, "two-writers")
        async with ann.look(table) as window:
            assert window.is_running
        assert len(await east.record(table)) == 1


# --- a store that fails


class Moody(Store):
    """A store that fails in chosen calls, before or after carrying them out."""

    def __init__(self, kept: Store) -> None:
        vars(self).update(vars(kept))
        self.fails: set[str] = set()
        self.errors: dict[str, Exception] = {}  # raised once

    def _fail(self, name: str) -> None:
        if name in self.errors:
            raise self.errors.pop(name)
        if name in self.fails:
            raise StoreFailed

    async def append_all(self, lines: Sequence[LineRow]) -> None:
        self._fail("append")
        await super().append_all(lines)
        self._fail("append late")

    async def save_table(self, table: TableRow) -> None:
        self._fail("save")
        await super().save_table(table)

    async def begin(self, table: TableRow, lines: Sequence[LineRow], limits: Limits | None = None) -> None:
        self._fail("begin")
        await super().begin(table, lines, limits)

    async def say(self, said: ChatRow, most: int | None = None) -> bool:
        self._fail("say")
        return await super().say(said, most)

    async def lines(self, table: str) -> list[LineRow]:
        self._fail("read")
        return await super().lines(table)


@pytest.fixture
async def moody(tmp_path: Path) -> AsyncIterator[tuple[RunningServer, Moody]]:
    async with opened(Settings(tmp_path, workers=1)) as server:
        store = Moody(server.registry.store)
        server.registry.services.store = store
        yield server, store


async def test_what_is_not_stored_did_not_happen(moody: tuple[RunningServer, Moody]) -> None:
    server, store = moody
    async with company(server) as (ann, bob):
        table = await server.lay(placing(), ann, bob)
        async with looking(table, ann, bob) as (one, two):
            before = [one.page, two.page]
            store.fails = {"append"}
            await one.send(do="place wages", ticket=one.page["ticket"], id=5)
            refusal = await one.next()
            assert (refusal["error"]["key"], refusal["id"]) == ("store-failed", 5)
            for window, earlier in zip((one, two), before, strict=True):
                assert known(await window.next()) == known(earlier)
            store.fails = set()
            assert "events" in await one.do("place wages")
            assert "events" in await two.until("events")
        assert (await server.record(table))[1:] == ["0 place wages"]


async def test_what_is_stored_did_happen_whatever_the_store_says(moody: tuple[RunningServer, Moody]) -> None:
    server, store = moody
    async with company(server) as (ann, bob):
        table = await server.lay(placing(), ann, bob)
        async with looking(table, ann, bob) as (one, two):
            store.fails = {"append late"}
            answer = {"do": "place wages", "ticket": one.page["ticket"], "id": 5}
            await one.send(**answer)
            assert await one.error() == "store-failed"
            for window in (one, two):
                assert (await window.until("whole"))["view"]["cowboys"] == {"wages": [0]}
            store.fails = set()
            await one.send(**answer)
            assert await one.next() == {"taken": 5}
            assert "events" in await two.do("place wages")


async def test_a_table_waits_until_its_store_can_be_read(moody: tuple[RunningServer, Moody]) -> None:
    server, store = moody
    async with company(server) as (ann, bob):
        table = await server.lay(placing(), ann, bob)
        async with looking(table, ann) as (one,):
            store.fails = {"append", "read"}
            await one.click("place wages")
            assert await one.error() == "store-failed"
            await one.send(page=True)
            store.fails = set()
            assert (await one.until("whole"))["view"]["cowboys"] == {}
            assert "events" in await one.do("place wages")


async def test_a_table_that_fails_in_an_unknown_way_goes_on(moody: tuple[RunningServer, Moody]) -> None:
    server, store = moody
    server.registry.services.retry = 0.01
    async with company(server) as (ann, bob):
        table = await server.lay(placing(), ann, bob)
        async with looking(table, ann) as (one,):
            store.errors = {"append": ValueError("first"), "read": KeyError("second")}
            await one.click("place wages")
            await one.until("whole")
            assert not store.errors
            assert "events" in await one.do("place wages")


async def test_bots_go_on_when_the_store_does(moody: tuple[RunningServer, Moody]) -> None:
    server, store = moody
    async with company(server) as (ann, _):
        store.fails = {"append"}
        table = await server.lay(placing(), "random", ann, tempo="off")
        async with ann.look(table) as one:
            await one.until("whole")
            store.fails = set()
            await one.until_true(lambda page: page["asked"] == [1])


async def test_the_end_of_a_game_is_kept_in_the_end(moody: tuple[RunningServer, Moody]) -> None:
    server, store = moody
    match = posse.new(GAME, 2, seed=4)
    while not match.over:
        last = match.__copy__()
        match.play(match.asked[0], match.choices(match.asked[0])[-1])
    async with company(server) as (ann, bob):
        table = await server.lay(last, ann, bob)
        async with looking(table, ann, bob) as windows:
            window, (other,) = asked_first(windows)
            store.fails = {"save"}
            await window.click(window.choices[-1])
            await other.until("events")
            store.fails = set()
            await other.until_true(lambda page: page["table"]["state"] == "over")
            assert other.table["result"] is not None
        row = await store.table(table)
        assert row is not None
        assert (row.state, row.result) == ("over", other.table["result"])


@pytest.mark.parametrize(("call", "fails"), [("join", "save"), ("start", "begin")])
async def test_a_change_that_is_not_stored_did_not_happen(
    moody: tuple[RunningServer, Moody], call: str, fails: str
) -> None:
    server, store = moody
    async with company(server) as (ann, bob):
        made = await ann.make(ME, OPEN if call == "join" else bot())
        guest = bob if call == "join" else ann
        await guest.person()
        store.fails = {fails}
        with pytest.raises(Refused) as refused:
            await guest.at(made["id"], call)
        assert (refused.value.status, refused.value.key) == (503, "store-failed")
        assert await ann.table(made["id"]) == made
        store.fails = set()
        assert await guest.at(made["id"], call)


async def test_a_word_that_is_not_stored_was_not_said(moody: tuple[RunningServer, Moody]) -> None:
    server, store = moody
    async with company(server) as (ann, bob):
        table = await server.lay(placing(), ann, bob)
        async with looking(table, ann, bob) as (one, two):
            store.fails = {"say"}
            await one.send(say="Howdy", key="1")
            assert await one.error() == "store-failed"
            assert (await two.until("whole"))["chat"] == []
            store.fails = set()
            await one.send(say="Howdy", key="1")
            assert (await two.until("chat"))["chat"][0]["number"] == 1


async def test_a_connection_that_fails_may_be_tried_again(moody: tuple[RunningServer, Moody]) -> None:
    server, store = moody
    async with company(server) as (ann, bob):
        table = await server.lay(placing(), ann, bob)
        await ann.at(table, "leave")
        store.fails = {"save"}
        async with ann.socket(table) as socket:
            assert "store-failed" in str(await socket.recv())
            await socket.wait_closed()
            assert socket.close_code == 1013
        store.fails = set()
        async with ann.look(table) as window:
            assert not window.table["seats"][0]["left"]
