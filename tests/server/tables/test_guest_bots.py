"""Guest bots at a table: seated where they are allowed, told what their seat may know, and treated like people."""

from datetime import UTC, datetime

import pytest
from websockets.asyncio.client import connect

from posse.server.people.bans import PERSON
from posse.server.socket.close_codes import CloseCode
from posse.server.socket.messages import VERBS
from posse.server.store.admin import Admin
from posse.server.store.rows import Ban
from posse.server.store.terms import SECOND, USUAL_GRACE
from tests.sample import scene
from tests.server.programs import Program, program, seat_program
from tests.server.running import ME, OPEN, Guest, Json, Refused, RunningServer, bot, looking

pytestmark = pytest.mark.anyio

ALLOWED = {"guest_bots": True}
NOW = 1_800_000_000_000
FORBIDDEN_TO_BOTS: dict[str, Json] = {
    "undo": {"undo": True},
    "redo": {"redo": True},
    "ahead": {"ahead": True},
    "plan": {"plan": "pass", "words": None},
    "unplan": {"unplan": 1},
    "propose": {"propose": "bot", "seat": 0},
    "vote": {"vote": True, "on": 1},
    "say": {"say": "Buy my course", "key": "k"},
    "sit": {"sit": None},
    "look": {"look": False},
    "hint": {"hint": True},
    "why": {"why": "place:wages", "picked": []},
}


async def refusal(robo: Program, table: str, seat: int | None = None) -> str:
    with pytest.raises(Refused) as refused:
        await robo.join(table, seat)
    return refused.value.key


async def laid(server: RunningServer, ann: Guest, robo: Program) -> str:
    """A running game of Ann and her bot, who has the second seat; Ann is asked."""
    table = await server.lay(scene(seats=2, at="place : 0"), ann, "random", tempo="off")
    await seat_program(server, table, 1, robo)
    return table


# --- before the start


async def test_everybody_sees_whose_bot_it_is(ann: Guest, bob: Guest, cat: Guest) -> None:
    async with program(ann) as robo:
        table = (await bob.make(ME, OPEN, OPEN, **ALLOWED))["id"]
        async with cat.look(table) as spectator:
            own = (await robo.join(table, 2))["seats"][2]
            assert own["mine"]
            await spectator.until_true(lambda page: page["table"]["seats"][2]["kind"] == "bot")
            seen = spectator.table["seats"][2]
        assert (seen["name"], seen["level"], seen["author"]) == ("Robo", "guest", "Ann")
        assert (seen["here"], seen["mine"], "key" in seen) == (False, False, False)
        card = next(card for card in (await bob.get("/api/lobby"))["mine"] if card["id"] == table)
        assert [seat["author"] for seat in card["seats"]] == [None, None, "Ann"]
        async with robo.look(table), bob.look(table) as window:
            assert window.table["seats"][2]["here"]
        assert (await robo.join(table))["seats"][2]["mine"]  # to join again changes nothing


async def test_only_where_the_host_allows_it(ann: Guest, bob: Guest) -> None:
    async with program(ann) as robo:
        table = (await bob.make(ME, OPEN, bot()))["id"]
        assert await refusal(robo, table) == "no-guest-bots"
        await bob.at(table, "options", guest_bots=True)
        assert await refusal(robo, table, 0) == "seat-taken"
        assert await refusal(robo, table, 5) == "no-such-seat"
        await robo.join(table)
        async with program(ann, "Other") as other:
            assert await refusal(other, table) == "table-full"
        with pytest.raises(Refused, match="name-at-table"):
            await robo.at((await bob.make(ME, OPEN, {"kind": "local", "name": "robo"}, **ALLOWED))["id"], "bot")


async def test_the_seat_of_a_bot_is_nobody_elses(ann: Guest, bob: Guest) -> None:
    """It has no link: a person who took it over would play as a bot."""
    async with program(ann) as robo:
        table = (await bob.make(ME, OPEN, **ALLOWED))["id"]
        key = (await robo.join(table))["seats"][1]["key"]
        with pytest.raises(Refused, match="no-such-key"):
            await bob.at(table, "claim", key=key)
        with pytest.raises(Refused, match="seat-without-link"):
            await bob.at(table, "seats/1/link")


async def test_the_host_sends_a_bot_away(ann: Guest, bob: Guest) -> None:
    async with program(ann) as robo:
        table = (await bob.make(ME, OPEN, **ALLOWED))["id"]
        for sit in ({"kind": "open"}, bot("level2")):
            await robo.join(table)
            async with robo.look(table) as window:
                seat = (await bob.at(table, "seats/1", **sit))["seats"][1]
                assert await window.error() == "not-your-seat"
                assert await window.closed() == CloseCode.FORBIDDEN
            assert (seat["kind"], seat["author"], seat["name"] == "Robo") == (sit["kind"], None, False)


async def test_a_bot_leaves_before_the_start(ann: Guest, bob: Guest) -> None:
    async with program(ann) as robo:
        table = (await bob.make(ME, OPEN, **ALLOWED))["id"]
        await robo.join(table)
        assert (await robo.at(table, "bot/leave"))["seats"][1]["kind"] == "open"
        with pytest.raises(Refused, match="not-your-seat"):
            await robo.at(table, "bot/leave")


# --- connecting


async def test_a_bot_looks_on_nowhere(server: RunningServer, ann: Guest, bob: Guest) -> None:
    async with program(ann) as robo:
        table = await laid(server, bob, robo)
        other = await server.lay(scene(seats=2, at="place : 0"), bob, "random", tempo="off")
        for name, seat in ((other, None), (other, ""), (table, ""), (table, 0)):
            async with robo.socket(name, seat) as socket:
                assert "not-your-seat" in str(await socket.recv())


async def test_javascript_brings_the_token_as_a_subprotocol(server: RunningServer, ann: Guest) -> None:
    async with program(ann) as robo:
        table = await laid(server, ann, robo)
        url = f"ws://{server.address}/api/tables/{table}/socket"
        async with connect(url, subprotocols=["posse", robo.token], proxy=None) as socket:  # type: ignore[list-item]  # a NewType of str
            assert socket.subprotocol == "posse"
            assert '"seat":1' in str(await socket.recv())


# --- playing


async def test_a_bot_plays_and_does_nothing_else(server: RunningServer, ann: Guest) -> None:
    async with program(ann) as robo:
        table = await laid(server, ann, robo)
        async with looking(table, ann, robo) as (one, window):
            await one.do("place wages")
            await window.until("events")
            for verb, message in FORBIDDEN_TO_BOTS.items():
                await window.send(**message, id=7)
                refused = await window.until("error")
                assert (refused["error"]["key"], refused["error"]["facts"]["given"]) == ("bot-verb", verb)
            for wrong in ("place wages and gambling", "pass twice"):
                assert (await window.do(wrong))["error"]["key"] != "bot-verb"
            assert (await server.record(table))[1:] == ["0 place wages"]
            await window.send(preview="place gambling")
            assert (await window.until("preview"))["events"]
            assert "events" in await window.do("place gambling")
        assert (await server.record(table))[2:] == ["1 place gambling"]


def test_every_verb_is_either_for_bots_or_not() -> None:
    assert {*VERBS} - {*FORBIDDEN_TO_BOTS} == {"do", "world", "preview", "page", "ping"}


async def test_a_world_is_told_to_whoever_is_asked(server: RunningServer, ann: Guest) -> None:
    async with program(ann) as robo:
        table = await laid(server, ann, robo)
        async with looking(table, ann, robo) as (one, window):
            await window.send(world=True, id=3)
            assert await window.error() == "not-asked"
            await one.send(world=True, id=4)
            told = await one.until("world")
            assert (told["ticket"], told["id"]) == (one.page["ticket"], 4)
            assert told["world"]["at"][-1] == "place : 0"


async def test_a_bot_agrees_to_every_undo(server: RunningServer, ann: Guest) -> None:
    async with program(ann) as robo:
        table = await laid(server, ann, robo)
        async with looking(table, ann, robo) as (one, window):
            await one.do("place wages")
            await window.until("events")
            await window.do("place gambling")
            await one.until_true(lambda page: page["undo"] == "ask")
            await one.send(undo=True)
            await one.until("whole")
            assert one.table["proposal"] is None
        assert (await server.record(table))[-1].startswith("undo 1..")


# --- slow and gone


async def test_a_bot_that_is_gone_is_waited_for_like_a_person(server: RunningServer, ann: Guest) -> None:
    async with program(ann) as robo:
        table = await laid(server, ann, robo)
        async with looking(table, ann) as (one,):
            async with robo.look(table):
                await one.until_true(lambda page: page["table"]["seats"][1]["here"])
            await one.until_true(lambda page: page["table"]["seats"][1]["kept"] is not None)
            await one.send(propose="bot", seat=1)
            assert await one.error() == "seat-kept"
            server.skip(USUAL_GRACE * SECOND)
            await one.send(propose="bot", seat=1)
            await one.until_true(lambda page: page["table"]["seats"][1]["standin"] == "level3")
            await one.do("place wages")
            await one.until_true(lambda page: page["asked"] == [0])
            async with robo.look(table):
                await one.until_true(lambda page: page["table"]["seats"][1]["standin"] is None)
        lines = await server.registry.store.lines(table)
        assert [line.standin for line in lines if line.text.startswith("1 ")] == ["level3"]


async def test_the_time_of_a_slow_bot_runs_out(server: RunningServer, ann: Guest) -> None:
    async with program(ann) as robo:
        match, clock = scene(seats=2, at="place : 1"), {"kind": "minutes", "minutes": 1, "increment": 0}
        table = await server.lay(match, ann, ann, clock=clock, on_time="bot", tempo="off")
        await seat_program(server, table, 1, robo)
        async with robo.look(table) as window:
            server.skip(61 * SECOND)
            async with ann.look(table) as one:  # the clock is looked at
                await window.until_true(lambda page: page["table"]["seats"][1]["standin"] == "level3")
                await one.until_true(lambda page: page["asked"] == [0])
        assert (await server.record(table))[1].startswith("1 ")


# --- around the game


async def test_a_rematch_leaves_the_seats_of_guest_bots_free(server: RunningServer, ann: Guest) -> None:
    async with program(ann) as robo:
        table = await laid(server, ann, robo)
        live = server.live(table)
        await ann.at(table, "resign", seat=0)
        assert live.row.state == "closed"
        again = await ann.at(table, "rematch")
        assert [(seat["kind"], seat["author"]) for seat in again["seats"]] == [("open", None), ("open", None)]
        assert again["guest_bots"] is False


async def test_the_bots_of_somebody_banned_are_banned(server: RunningServer, ann: Guest, bob: Guest) -> None:
    async with program(ann) as robo:
        table = await laid(server, bob, robo)
        async with robo.look(table) as window:
            async with Admin.opened(server.settings.address) as office:
                await office.ban(Ban(PERSON, (await ann.person()).id, datetime.now(UTC)), NOW)
            assert await window.error() == "banned"
        assert await refusal(robo, table) == "banned"
