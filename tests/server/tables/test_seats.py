"""Seats: several people at one device, one person at several, leaving and coming back."""

from typing import Any

import pytest

import posse
from tests.sample import scene
from tests.server.running import (
    ME,
    OPEN,
    Guest,
    Json,
    Refused,
    RunningServer,
    bot,
    eventually,
    finished,
    local,
    looking,
    together,
)

pytestmark = pytest.mark.anyio


def placing(seats: int = 2, **picture: Any) -> posse.Match:
    return scene(seats=seats, at="place : 0", **picture)


def seat_of(table: Json, seat: int, *names: str) -> list[Any]:
    """Some fields of a seat."""
    return [table["seats"][seat][name] for name in names]


# --- several people at one device


async def test_two_people_share_a_device(server: RunningServer, ann: Guest) -> None:
    table = (await ann.make(ME, local("Bob"), start=True))["id"]
    async with ann.look(table) as window:
        assert [seat["mine"] for seat in window.table["seats"]] == [True, True]
        assert window.seat == 0
        asked = window.page["asked"][0]
        await window.send(sit=asked)
        page = await window.until("whole")
        assert page["seat"] == asked
        await window.do(window.choices[0])
    assert (await server.record(table))[1].startswith(f"{asked} ")


async def test_one_never_sees_the_secrets_of_the_other(ann: Guest) -> None:
    options = {"might_makes_right": "true"}
    table = (await ann.make(ME, local("Bob"), local("Cat"), options=options, start=True))["id"]
    async with ann.look(table) as window:
        for seat in (0, 1, 2, None):
            await window.send(sit=seat)
            page = await window.until("whole")
            hands = [player["duel_tiles"].get("hand") for player in page["view"]["players"]]
            assert [hand is not None for hand in hands] == [seat == 0, seat == 1, seat == 2]
            dealt = {event["seat"] for event in page["log"] if event["event"] == "dealt" and event["tile"] != "?"}
            assert dealt == ({seat} if seat is not None else set())


async def test_what_happens_is_told_through_the_eyes_in_use(server: RunningServer, ann: Guest, bob: Guest) -> None:
    match = scene(seats=3, options={"might_makes_right": True}, cowboys={"gambling": [0, 1, 2]}, at="resolve gambling")
    table = await server.lay(match, ann, ann, bob)
    async with ann.look(table, seat=0) as first, ann.look(table, seat=1) as second:
        await first.do("tile 5")
        assert (await second.until("events"))["events"] == [{"event": "laid_tile", "seat": 0, "tile": "?"}]
        await second.send(sit=0)
        assert (await second.until("whole"))["log"][-1] == {"event": "laid_tile", "seat": 0, "tile": 5}
        await second.send(sit=2)
        assert await second.error() == "not-your-seat"


async def test_nobody_connects_to_a_seat_of_others(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    for seat, key, code in ((1, "not-your-seat", 4403), (7, "not-your-seat", 4403), ("x", "no-such-seat", 4404)):
        async with ann.socket(table, seat) as socket:
            assert f'"{key}"' in str(await socket.recv())
            await socket.wait_closed()
            assert socket.close_code == code


# --- one person at several devices


async def test_the_link_of_a_seat_brings_it_to_another_device(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    seen = await ann.table(table)
    assert "key" in seen["seats"][0]
    assert seen["seats"][1]["key"] is None
    async with Guest(server, "phone") as phone:
        claimed = await phone.at(table, "claim", key=seen["seats"][0]["key"])
        assert [seat["mine"] for seat in claimed["seats"]] == [True, False]
        assert (await phone.get("/api/me"))["name"] == "Ann"
        async with looking(table, ann, phone) as (desktop, mobile):
            assert (desktop.seat, mobile.seat) == (0, 0)
            await mobile.do("place wages")
            news = await desktop.until("events")
            assert {**news, "n": 0} == {**mobile.heard[-1], "n": 0}


async def test_a_key_that_opens_nothing(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    key = (await ann.table(table))["seats"][0]["key"]
    with pytest.raises(Refused) as wrong:
        await bob.at(table, "claim", key="wrong")
    assert (wrong.value.status, wrong.value.key) == (404, "no-such-key")
    await ann.at(table, "resign", seat=0)
    with pytest.raises(Refused) as resigned:
        await bob.at(table, "claim", key=key)
    assert (resigned.value.status, resigned.value.key) == (404, "no-such-key")


async def test_an_old_key_does_not_claim_the_seat_of_a_successor(ann: Guest, bob: Guest, cat: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    key = (await bob.join(table))["seats"][1]["key"]
    await bob.at(table, "leave")
    await cat.join(table)
    with pytest.raises(Refused) as refused:
        await bob.at(table, "claim", key=key)
    assert refused.value.key == "no-such-key"


# --- leaving


async def test_before_the_start_a_seat_is_free_again(ann: Guest, bob: Guest, cat: Guest) -> None:
    table = (await ann.make(ME, OPEN, options={"might_makes_right": "true"}))["id"]
    await bob.join(table)
    async with bob.look(table) as gone:
        assert gone.seat == 1
        assert seat_of(await bob.at(table, "leave"), 1, "kind", "name", "mine") == ["open", None, False]
        await cat.join(table)
        await ann.at(table, "start")
        page = await gone.until_true(lambda page: page["view"] is not None)
        assert page["seat"] is None
        assert all("hand" not in player["duel_tiles"] for player in page["view"]["players"])


async def test_the_host_who_leaves_before_the_start_closes_the_table(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await bob.join(table)
    async with bob.look(table) as window:
        assert (await ann.at(table, "leave"))["state"] == "closed"
        assert (await window.until("table"))["table"]["state"] == "closed"
    with pytest.raises(Refused) as refused:
        await ann.at(table, "start")
    assert (refused.value.status, refused.value.key) == (409, "table-started")


async def test_strangers_have_nothing_to_leave(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await bob.person()
    for call, body in (("leave", {}), ("rematch", {}), ("resign", {"seat": 0})):
        with pytest.raises(Refused) as refused:
            await bob.at(table, call, **body)
        assert (refused.value.status, refused.value.key) == (403, "not-your-seat")


async def test_a_person_who_leaves_during_the_game_is_back_on_connecting(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = await server.lay(placing(), ann, bob)
    async with ann.look(table) as window:
        assert seat_of(await bob.at(table, "leave"), 1, "kind", "left", "standin") == ["person", True, None]
        assert seat_of((await window.until("table"))["table"], 1, "left", "here") == [True, False]
        async with bob.look(table):
            assert seat_of((await window.until("table"))["table"], 1, "left", "here") == [False, True]
    stored = await server.registry.store.table(table)
    assert stored is not None
    assert not stored.seats[1].left


async def test_without_spectators_the_start_shows_them_out(ann: Guest, bob: Guest, cat: Guest) -> None:
    table = (await ann.make(ME, OPEN, spectators=False))["id"]
    await bob.join(table)
    async with ann.look(table) as player, cat.look(table) as spectator:
        assert (await player.until("table"))["table"]["watchers"] == 1
        await ann.at(table, "start")
        assert await spectator.closed() == 4403
        assert spectator.heard[-1]["error"]["key"] == "no-spectators"
        assert spectator.page["view"] is None
        assert (await player.until("whole"))["table"]["watchers"] == 0


# --- giving up


async def test_a_bot_plays_on_for_a_person_who_resigns(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob, tempo="off")
    async with looking(table, ann, bob) as (one, two):
        answer = await ann.at(table, "resign", seat=0)
        assert seat_of(answer, 0, "kind", "resigned", "standin") == ["person", True, "level3"]
        await two.until_true(lambda page: page["asked"] == [1])
        await one.until_true(lambda page: page["ticket"] is None)
        assert (one.page["choices"], one.page["undo"], one.page["redo"]) == ([], None, False)
        await one.send(do="pass", ticket=1)
        assert await one.error() == "seat-resigned"
        await ann.at(table, "leave")
    async with ann.look(table) as again:
        assert seat_of(again.table, 0, "resigned", "standin") == [True, "level3"]


async def test_with_the_last_person_the_table_is_closed(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(seats=3), ann, bob, "random", tempo="off")
    async with looking(table, bob) as (window,):
        assert (await ann.at(table, "resign", seat=0))["state"] == "running"
        assert (await bob.at(table, "resign", seat=1))["state"] == "closed"
        await window.until_true(lambda page: page["table"]["state"] == "closed")
        assert window.page["choices"] == []
        await window.send(do="pass", ticket=1)
        assert await window.error() == "seat-resigned"
    await eventually(lambda: server.live(table).is_idle)
    with pytest.raises(Refused) as refused:
        await bob.at(table, "resign", seat=1)
    assert (refused.value.status, refused.value.key) == (409, "table-not-running")


# --- stand-ins


async def test_a_bot_plays_for_an_absent_person_until_they_are_back(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = await server.lay(placing(), ann, bob, tempo="off")
    async with looking(table, ann) as (one,):
        await one.send(propose="bot", seat=1)
        await one.until_true(lambda page: page["table"]["seats"][1]["standin"] == "level3")
        await one.do("place wages")
        await one.until_true(lambda page: page["asked"] == [0])
        async with bob.look(table) as two:
            assert seat_of(two.table, 1, "standin", "here") == [None, True]
            await one.until_true(lambda page: page["table"]["seats"][1]["standin"] is None)
            await one.do("place road_1")
            await two.until_true(lambda page: page["asked"] == [1])
            assert "events" in await two.do("pass")


async def test_more_than_half_of_the_people_present_must_agree(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    async with Guest(server, "Dan") as dan:
        table = await server.lay(placing(seats=4), ann, bob, cat, dan)
        async with looking(table, ann, bob, cat) as (one, two, three):
            await one.send(propose="bot", seat=3)
            asked = (await two.until("table"))["table"]["proposal"]
            assert asked == {"id": 1, "kind": "bot", "by": 0, "seat": 3, "yes": [0], "no": [], "open": [1, 2]}
            await three.send(vote=False, on=1)
            await two.until_true(lambda page: page["table"]["proposal"]["no"] == [2])
            await two.send(vote=True, on=1)
            await one.until_true(lambda page: page["table"]["seats"][3]["standin"] is not None)


async def test_the_vote_falls_when_he_is_back(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    table = await server.lay(placing(seats=3), ann, bob, cat)
    async with looking(table, ann, bob) as (one, two):
        await one.send(propose="bot", seat=2)
        await two.until_true(lambda page: page["table"]["proposal"] is not None)
        async with cat.look(table) as back:
            assert back.table["proposal"] is None
            await two.until_true(lambda page: page["table"]["proposal"] is None)


async def test_a_vote_on_a_bot_does_not_wait_for_people_who_go(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    table = await server.lay(placing(seats=3), ann, bob, cat)
    async with looking(table, ann) as (one,):
        async with bob.look(table):
            await one.send(propose="bot", seat=2)
            await one.until_true(lambda page: page["table"]["proposal"] is not None)
        await one.until_true(lambda page: page["table"]["seats"][2]["standin"] is not None)


@pytest.mark.parametrize(("seat", "key"), [(1, "seat-is-here"), (2, "seat-has-bot"), (7, "no-such-seat")])
async def test_a_seat_that_needs_no_bot(server: RunningServer, ann: Guest, bob: Guest, seat: int, key: str) -> None:
    table = await server.lay(placing(seats=3), ann, bob, "random")
    async with looking(table, ann, bob) as (one, _):
        await one.send(propose="bot", seat=seat)
        assert await one.error() == key
        assert one.table["proposal"] is None


# --- rematch


async def test_a_rematch_has_the_same_people_one_seat_on(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(finished(3), ann, bob, "level2", public=False, tempo="calm")
    async with looking(table, ann) as (window,):
        first = await bob.at(table, "rematch")
        second = await ann.at(table, "rematch")
        assert first["id"] == second["id"] != table
        assert (await window.until("table"))["table"]["rematch"] == first["id"]
    assert [seat["name"] for seat in second["seats"]][0::2] == ["Bob", "Ann"]
    assert [seat["level"] for seat in second["seats"]] == [None, "level2", None]
    assert [seat["mine"] for seat in second["seats"]] == [False, False, True]
    assert (second["state"], second["public"], second["tempo"]) == ("open", False, "calm")
    assert (first["host"], second["host"]) == (True, False)
    assert (await bob.at(first["id"], "start"))["state"] == "running"


async def test_a_rematch_gives_bots_of_older_tables_a_level(server: RunningServer, ann: Guest) -> None:
    table = await server.lay(finished(4), ann, "random", "greedy", "search")
    again = await ann.at(table, "rematch")
    assert [seat["level"] for seat in again["seats"]] == ["level1", "level2", "level4", None]


async def test_a_standin_plays_at_the_level_that_the_table_chose(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob, standin="level1")
    assert seat_of(await ann.at(table, "resign", seat=0), 0, "standin") == ["level1"]


async def test_against_bots_a_rematch_starts_at_once(server: RunningServer, ann: Guest) -> None:
    table = await server.lay(finished(), ann, "random")
    again = await ann.at(table, "rematch")
    assert again["state"] == "running"
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]


async def test_a_resigned_seat_is_open_in_the_rematch(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await together(ann, bob)
    await ann.at(table, "resign", seat=0)
    await bob.at(table, "resign", seat=1)
    again = await ann.at(table, "rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["open", "open"]
    assert again["host"]


async def test_no_rematch_before_the_end(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    with pytest.raises(Refused) as refused:
        await ann.at(table, "rematch")
    assert (refused.value.status, refused.value.key) == (409, "table-not-over")


async def test_a_table_with_bots_shows_who_is_who(ann: Guest) -> None:
    made = await ann.make(ME, bot("level2"), bot("level5"))
    shown = [seat_of(made, seat, "kind", "level", "here", "mine") for seat in range(3)]
    assert shown == [["person", None, False, True], ["bot", "level2", True, False], ["bot", "level5", True, False]]
    assert len({seat["name"] for seat in made["seats"]}) == 3
