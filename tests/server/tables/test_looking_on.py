"""Bots think for those who look on: who pays for it, what they are told, and what happens when nobody does."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import orjson
import pytest

import posse
from posse.engine.match import Match
from posse.server.bots.fair_queue import SOMEBODY, Asker, Priority
from posse.server.bots.pool import Answered, Pool, Record
from posse.server.errors import TooFast
from posse.server.store.rows import Person, SeatRow, TableRow
from posse.server.store.terms import Terms
from posse.server.tables.ledger import Ledger
from posse.server.tables.lifecycle import come, go
from posse.server.tables.notices import ENOUGH, Notices
from posse.server.tables.services import Services
from posse.server.tables.table import LiveTable
from posse.server.tables.watcher import Watcher
from tests.sample import GAME
from tests.server.proofs import Memory, Sent, run
from tests.server.samples import DAY

ANN = Person("ann", "Ann", DAY)
HOME, CAFE = "198.51.100.7", "203.0.113.9"


class Listening(Pool):
    """A fake pool that answers with the first choice, and notes on whose behalf it was asked."""

    def __init__(self, match: Match) -> None:
        super().__init__(0)
        self.match = match
        self.askers: list[Asker] = []
        self.is_light = False
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def answer(self, record: Record, seat: int, level: str, seconds: float, asker: Asker = SOMEBODY) -> Answered:
        self.askers.append(asker)
        await self.may_answer.wait()
        return Answered(self.match.choices(seat)[0], None, self.is_light)

    async def advise(self, record: Record, seat: int, level: str, seconds: float, asker: Asker = SOMEBODY) -> Answered:
        return await self.answer(record, seat, level, seconds, asker)

    def forget(self, table: str) -> None:
        pass


class Parlour:
    """A running table of two bots, or of a bot that is asked first and a person called Ann."""

    def __init__(self, people: int) -> None:
        match = posse.new(GAME, 2, seed=4)
        self.pool = Listening(match)
        self.services = Services(Memory(), self.pool, now=lambda: 0)
        chairs = [SeatRow(seat, f"key {seat}", "bot", f"Bot {seat}", "level1") for seat in range(2)]
        for chair in chairs[2 - people :]:
            chair.kind, chair.level, chair.holders = "person", None, ["ann"]
        row = TableRow("table1", GAME, match.options, "host", DAY, chairs, "running", Terms(tempo="off"))
        ledger = Ledger(row.id, match, self.services)
        row.header = ledger.header
        self.table = LiveTable(row, ledger, [], self.services)

    async def come(self, person: Person | None, seats: list[int], client: str = HOME) -> tuple[Watcher, Sent]:
        sent = Sent()
        watcher = Watcher(sent, person, seats, seats[0] if seats else None, client)
        await self.table.ask(come, self.table, watcher)
        return watcher, sent

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(1000):
            while not true():
                await asyncio.sleep(0.05)


def told(story: Callable[[Parlour], Coroutine[Any, Any, Any]], people: int) -> Any:
    """The result of a story at a table with so many people."""

    async def whole() -> Any:
        parlour = Parlour(people)
        try:
            return await story(parlour)
        finally:
            await parlour.table.close()

    return run(whole())


# --- nobody looks on


def test_bots_among_themselves_wait_until_somebody_looks() -> None:
    async def story(parlour: Parlour) -> list[int]:
        await asyncio.sleep(10)
        before = len(parlour.pool.askers)
        watcher, _ = await parlour.come(None, [])
        await parlour.until(lambda: len(parlour.pool.askers) >= 5)
        await parlour.table.ask(go, parlour.table, watcher)
        await asyncio.sleep(1)
        then = len(parlour.pool.askers)
        await asyncio.sleep(100)
        return [before, len(parlour.pool.askers) - then, int(parlour.table.is_idle)]

    assert told(story, people=0) == [0, 0, 1]


def test_a_bot_that_no_person_waits_for_now_thinks_when_there_is_time() -> None:
    async def story(parlour: Parlour) -> list[Asker]:
        await asyncio.sleep(10)
        return parlour.pool.askers

    assert set(told(story, people=1)) == {Asker("", "host", Priority.UNWATCHED)}


def test_what_nobody_waited_for_is_asked_again_when_somebody_comes() -> None:
    async def story(parlour: Parlour) -> list[Asker]:
        parlour.pool.may_answer.clear()
        await asyncio.sleep(1)
        await parlour.come(ANN, [1])
        await asyncio.sleep(1)
        await parlour.come(None, [], CAFE)
        await asyncio.sleep(1)
        return parlour.pool.askers

    assert told(story, people=1) == [Asker("", "host", Priority.UNWATCHED), Asker(HOME, "ann")]


def test_bots_think_on_behalf_of_a_player_rather_than_of_a_spectator() -> None:
    async def story(parlour: Parlour) -> Asker:
        await parlour.come(None, [], CAFE)
        await parlour.come(ANN, [1])
        return parlour.table.audience.asker(parlour.table.row)

    assert told(story, people=1) == Asker(HOME, "ann")


# --- lighter thinking


def notices_in(sent: Sent) -> list[Any]:
    messages = [orjson.loads(text) for text in sent.texts]
    return [notice for message in messages if "whole" not in message for notice in message.get("notices", [])]


def test_lighter_thinking_is_told_once_and_stays_on_the_page() -> None:
    async def story(parlour: Parlour) -> tuple[list[Any], list[Any]]:
        parlour.pool.is_light = True
        _, sent = await parlour.come(None, [])
        await parlour.until(lambda: len(parlour.pool.askers) >= 12)
        _, late = await parlour.come(None, [])
        return notices_in(sent), orjson.loads(late.texts[0])["notices"]

    live, kept = told(story, people=0)
    assert [notice["notice"] for notice in live] == ["lighter"]
    assert kept == live


def test_a_new_stretch_is_told_again() -> None:
    notices = Notices()
    said = []
    for is_light in [True, False, True, *[False] * ENOUGH, True, True]:
        notices.note_answer(is_light)
        said.append(notices.due(7) is not None)
    assert said == [True, False, False, *[False] * ENOUGH, True, False]


def test_a_notice_waits_for_something_that_everybody_sees() -> None:
    notices = Notices()
    notices.note_answer(is_light=True)
    notices.note_answer(is_light=False)
    assert notices.json([], None) == []
    assert notices.due(0) is not None
    assert notices.json([], None) == [{"notice": "lighter", "after": 0}]


# --- hints


def test_a_person_waits_for_two_hints_at_most_wherever_they_play() -> None:
    async def story(parlour: Parlour) -> list[str]:
        parlour.pool.may_answer.clear()
        ledger = parlour.table.playing()
        tables = [LiveTable(parlour.table.row, ledger, [], parlour.services) for _ in range(3)]
        watcher = Watcher(Sent(), ANN, [0], 0, HOME)
        refused = []
        for table in tables:
            for _ in range(2):  # the second one shares the first
                try:
                    table.thinking.hint(ledger, ledger.match.asked[0], watcher, 1)
                except TooFast as error:
                    refused.append(f"{error.key} {error.facts['most']}")
        parlour.pool.may_answer.set()
        await asyncio.sleep(1)
        tables[2].thinking.hint(ledger, ledger.match.asked[0], watcher, 1)
        for table in tables:
            await table.close()
        return refused

    assert told(story, people=1) == ["hints-waiting 2"] * 2


@pytest.mark.parametrize("client", [HOME, ""])
def test_people_at_one_address_share_a_limit_on_hints(client: str) -> None:
    services = Services(Memory(), Listening(posse.new(GAME, 2)))
    most = services.limits.hints_per_client
    waiting = [services.hints.enter(client, f"guest {number}") for number in range(most)]
    if client:
        with pytest.raises(TooFast):
            services.hints.enter(client, "one more")
        waiting[0].close()
    services.hints.enter(client, "one more")
