"""An answer is confirmed to its sender by its id, and taken once however often it is sent."""

from collections.abc import Sequence
from pathlib import Path

import pytest

import posse
from posse.server.errors import NotNow
from posse.server.settings import Settings
from posse.server.store import Store
from posse.server.store.rows import LineRow
from posse.server.tables.ledger import MOST_KNOWN, Ledger, Origin
from posse.server.tables.services import Services
from posse.server.tables.table import LiveTable
from tests.sample import scene
from tests.server.proofs import Memory, Prompter, no_bots
from tests.server.running import Guest, Json, RunningServer, Window, eventually, looking, opened
from tests.server.samples import table as sample_table

pytestmark = pytest.mark.anyio

WAGES: Json = {"do": "place wages", "id": 2**53 - 7}
GONE = 4_000_000_000


def placing(seats: int = 2) -> posse.Match:
    return scene(seats=seats, at="place : 0")


async def replies(window: Window, **message: object) -> list[Json]:
    """Everything that a message brings its sender, up to the reply to a vote that does not count."""
    await window.send(**message)
    await window.send(vote=False, on=0, id=1)
    heard = []
    while (said := await window.next()).get("id") != 1:
        heard.append(said)
    return heard


async def test_an_answer_is_confirmed_to_its_sender_alone_before_its_news(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        confirmed, news = await replies(one, **WAGES, ticket=one.page["ticket"])
        assert confirmed == {"taken": WAGES["id"]}
        assert "events" in news
        assert "events" in await two.next()


async def test_an_answer_without_an_id_is_played_without_a_word(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, _):
        (news,) = await replies(one, do="place wages", ticket=one.page["ticket"])
        assert "events" in news


async def test_the_same_answer_again_is_confirmed_again_and_not_played(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        ticket = one.page["ticket"]
        await replies(one, **WAGES, ticket=ticket)
        before = (await two.again())["n"]
        assert await replies(one, **WAGES, ticket=ticket) == [{"taken": WAGES["id"]}]
        assert (await two.again())["n"] == before + 1
    assert (await server.record(table))[1:] == ["0 place wages"]


async def test_another_answer_to_an_old_question_is_stale(server: RunningServer, ann: Guest, bob: Guest) -> None:
    """Also with an id that was used for another question: ids of careless clients may begin anew."""
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        ticket = one.page["ticket"]
        await replies(one, **WAGES, ticket=ticket)
        refusal, page = await replies(one, do="place gambling", id=GONE, ticket=ticket)
        assert (refusal["error"]["key"], refusal["id"]) == ("stale-ticket", GONE)
        assert page["whole"]
        await two.until("events")
        await two.do("place gambling")
        await one.until("events")
        confirmed, _ = await replies(one, do="place road_1", id=WAGES["id"], ticket=one.page["ticket"])
        assert confirmed == {"taken": WAGES["id"]}
    assert (await server.record(table))[1:] == ["0 place wages", "1 place gambling", "0 place road_1"]


async def test_what_was_taken_and_undone_is_not_played_again(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, _):
        ticket = one.page["ticket"]
        await replies(one, **WAGES, ticket=ticket)
        await one.send(undo=True)
        await one.until("whole")
        assert await replies(one, **WAGES, ticket=ticket) == [{"taken": WAGES["id"]}]
    assert (await server.record(table))[1:] == ["0 place wages", "undo 1"]


async def test_the_id_of_another_seat_confirms_nothing(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        ticket = one.page["ticket"]
        await replies(one, **WAGES, ticket=ticket)
        await two.until("events")
        heard = await replies(two, **WAGES, ticket=ticket + 5)
        assert heard[0]["error"]["key"] == "stale-ticket"


class Cutting(Store):
    """A store that cuts all connections to a table as soon as a line of it is stored."""

    def __init__(self, kept: Store, table: LiveTable) -> None:
        vars(self).update(vars(kept))
        self._watched = table

    async def append_all(self, lines: Sequence[LineRow]) -> None:
        await super().append_all(lines)
        for watcher in self._watched.audience.watchers:
            watcher.outlet.end(NotNow("table-not-running"))


async def ticket_of_cut_off(server: RunningServer, table: str, guest: Guest) -> int:
    """A connection ends after its answer was stored and before anything about it was sent; returns the ticket."""
    services = server.registry.services
    kept = services.store
    async with guest.look(table) as window:
        ticket: int = window.page["ticket"]
        services.store = Cutting(kept, server.live(table))
        await window.send(**WAGES, ticket=ticket)
        await window.closed()
        services.store = kept
        assert not any("events" in message or "taken" in message for message in window.heard)
    return ticket


async def test_after_a_cut_between_storing_and_sending_the_sender_learns_that_it_was_taken(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = await server.lay(placing(), ann, bob)
    ticket = await ticket_of_cut_off(server, table, ann)
    async with looking(table, ann) as (again,):
        assert again.page["ticket"] != ticket
        assert await replies(again, **WAGES, ticket=ticket) == [{"taken": WAGES["id"]}]
    assert (await server.record(table))[1:] == ["0 place wages"]


async def test_it_is_still_known_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1)
    async with opened(settings) as before, Guest(before, "Ann") as ann, Guest(before, "Bob") as bob:
        table = await before.lay(placing(), ann, bob)
        ticket = await ticket_of_cut_off(before, table, ann)
        await before.close()
        async with opened(settings) as after:
            ann.visit(after)
            async with looking(table, ann) as (again,):
                assert await replies(again, **WAGES, ticket=ticket) == [{"taken": WAGES["id"]}]
            assert (await after.record(table))[1:] == ["0 place wages"]


async def test_an_answer_that_was_lost_on_its_way_is_taken_when_it_comes(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = await server.lay(placing(), ann, bob)
    async with ann.look(table) as first:
        ticket = first.page["ticket"]
    await eventually(lambda: not server.live(table).audience.watchers)
    async with looking(table, ann) as (again,):
        confirmed, _ = await replies(again, **WAGES, ticket=ticket)
        assert confirmed == {"taken": WAGES["id"]}


def test_the_last_ids_of_a_seat_are_known_and_loaded_again() -> None:
    services = Services(Memory(), Prompter(no_bots), now=lambda: 0)
    ledger = Ledger("t", posse.new(sample_table("t").game, 2, seed=4), services)
    rows = ledger.rows()
    sent: list[tuple[int, int, int]] = []
    while len(sent) < 2 * MOST_KNOWN + 6:
        seat = ledger.match.asked[0]
        origin = Origin(answer=1000 + len(sent))
        sent.append((seat, 1000 + len(sent), ledger.match.ticket(seat)))
        ledger.play(seat, ledger.match.choices(seat)[-1], origin)
        rows += ledger.rows(ledger.stored, None, origin)
        ledger.stored = len(rows)
    again = Ledger.load(sample_table("t", header=ledger.header), rows, services)
    for one in (ledger, again):
        assert all(one.has_taken(*answer) for answer in sent[-MOST_KNOWN:])
        assert not any(one.has_taken(1 - seat, answer, ticket) for seat, answer, ticket in sent)
        assert not one.has_taken(*sent[0])
        assert not one.has_taken(sent[-1][0], None, sent[-1][2])
