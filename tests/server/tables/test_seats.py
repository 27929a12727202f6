"""Seats: several people at one device, one person at several, leaving and coming back."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import posse
from posse.server.settings import Settings
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
    opened,
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


# --- the absent, and those who play for them

GRACE = 120_000
TWO_DAYS: Json = {"kind": "days", "days": 2}
DAY = 24 * 60 * 60 * 1000


async def test_a_seat_is_kept_for_a_person_who_is_away(server: RunningServer, ann: Guest, bob: Guest) -> None:
    """A page that is loaded again must not cost the seat, even where nobody else could object."""
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann) as (one,):
        async with bob.look(table):
            await one.until_true(lambda page: page["table"]["seats"][1]["here"])
            assert seat_of(one.table, 1, "kept") == [None]
        await one.until_true(lambda page: not page["table"]["seats"][1]["here"])
        assert GRACE - 60_000 < one.table["seats"][1]["kept"] <= GRACE
        await one.send(propose="bot", seat=1)
        refusal = (await one.until("error"))["error"]
        assert refusal == {"key": "seat-kept", "facts": {"seat": 1, "unit": "minutes", "count": 2}}
        server.skip(GRACE - 20_000)
        await one.send(propose="bot", seat=1)
        assert (await one.until("error"))["error"]["facts"]["unit"] == "seconds"
        assert one.table["proposal"] is None
        server.skip(20_000)
        await one.send(propose="bot", seat=1)
        await one.until_true(lambda page: page["table"]["seats"][1]["standin"] == "level3")
        assert seat_of(one.table, 1, "kept") == [None]


async def test_the_table_chooses_how_long_a_seat_is_kept(server: RunningServer, ann: Guest, bob: Guest) -> None:
    kept: dict[str, int] = {}
    chosen: dict[str, Json] = {
        "chosen": {"grace": 600},
        "days": {"clock": TWO_DAYS},
        "chosen days": {"clock": TWO_DAYS, "grace": 3600},
    }
    for name, terms in chosen.items():
        table = await server.lay(placing(), ann, bob, **terms)
        kept[name] = (await ann.table(table))["seats"][1]["kept"]
    assert 600_000 - 60_000 < kept["chosen"] <= 600_000
    assert 2 * DAY - 60_000 < kept["days"] <= 2 * DAY
    assert 3_600_000 - 60_000 < kept["chosen days"] <= 3_600_000


async def test_coming_back_begins_the_grace_time_anew(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann) as (one,):
        server.skip(GRACE - 10_000)
        async with bob.look(table):
            await one.until_true(lambda page: page["table"]["seats"][1]["here"])
        await one.until_true(lambda page: not page["table"]["seats"][1]["here"])
        assert one.table["seats"][1]["kept"] > GRACE - 60_000


async def test_one_of_several_connections_is_enough_to_be_there(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, _):
        async with bob.look(table):
            pass
        await one.send(propose="bot", seat=1)
        assert await one.error() == "seat-is-here"


async def test_the_seat_of_a_person_who_has_left_is_not_kept(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann) as (one,):
        assert seat_of(await bob.at(table, "leave"), 1, "kept") == [0]
        await one.send(propose="bot", seat=1)
        await one.until_true(lambda page: page["table"]["seats"][1]["standin"] is not None)


async def test_a_bot_plays_for_an_absent_person_until_they_are_back(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = await server.lay(placing(), ann, bob, tempo="off")
    async with looking(table, ann) as (one,):
        server.skip(GRACE)
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
            server.skip(GRACE)
            await one.send(propose="bot", seat=3)
            asked = (await two.until("table"))["table"]["proposal"]
            assert asked == {"id": 1, "kind": "bot", "by": 0, "seat": 3, "yes": [0], "no": [], "open": [1, 2]}
            await three.send(vote=False, on=1)
            await two.until_true(lambda page: page["table"]["proposal"]["no"] == [2])
            await two.send(vote=True, on=1)
            await one.until_true(lambda page: page["table"]["seats"][3]["standin"] is not None)


async def test_the_vote_falls_when_its_person_is_back(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    table = await server.lay(placing(seats=3), ann, bob, cat)
    async with looking(table, ann, bob) as (one, two):
        server.skip(GRACE)
        await one.send(propose="bot", seat=2)
        await two.until_true(lambda page: page["table"]["proposal"] is not None)
        async with cat.look(table) as back:
            assert back.table["proposal"] is None
            await two.until_true(lambda page: page["table"]["proposal"] is None)


async def test_a_vote_on_a_bot_waits_for_people_whose_seats_are_kept_and_not_longer(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    """Nobody decides alone in the moment in which the page of another is loaded again."""
    table = await server.lay(placing(seats=3), ann, bob, cat)
    async with looking(table, ann) as (one,):
        server.skip(GRACE)
        async with bob.look(table):
            await one.until_true(lambda page: page["table"]["seats"][1]["here"])
        await one.until_true(lambda page: not page["table"]["seats"][1]["here"])
        await one.send(propose="bot", seat=2)
        await one.until_true(lambda page: page["table"]["proposal"] is not None)
        assert one.table["proposal"]["open"] == [1]
        server.skip(GRACE)
        async with ann.look(table, seat=""):  # whoever comes or goes, everybody's grace is looked at
            pass
        await one.until_true(lambda page: page["table"]["seats"][2]["standin"] is not None)


async def test_everybody_is_told_when_a_seat_is_no_longer_kept(ann: Guest, bob: Guest, server: RunningServer) -> None:
    table = await server.lay(placing(seats=3), ann, bob, "random", grace=10)
    async with looking(table, ann) as (one,):
        assert one.table["seats"][1]["kept"] > 0
        live = server.live(table)
        server.skip(9_999)
        live.presence.update(live.row, live.audience.present)
        await one.until_true(lambda page: page["table"]["seats"][1]["kept"] == 0)


async def test_an_absence_of_days_is_kept_while_the_table_is_not_in_memory(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    """The time of day tells how long it was, and takes the last two minutes from nobody."""
    table = await server.lay(placing(), ann, bob, clock=TWO_DAYS)
    services = server.registry.services
    today = services.now
    async with bob.look(table):
        pass
    await eventually(lambda: server.live(table).row.seats[1].gone is not None)
    kept = []
    for hours in (-5, 24, 100):
        services.now = partial(later, today, hours)
        await server.registry.close_idle(0)
        assert table not in server.registry.tables
        kept.append((await ann.table(table))["seats"][1]["kept"])
    services.now = today
    assert [round(milliseconds / 3_600_000) for milliseconds in kept[:2]] == [48, 24]
    assert GRACE - 60_000 < kept[2] <= GRACE
    async with bob.look(table):
        stored = await server.registry.store.table(table)
        assert stored is not None
        assert stored.seats[1].gone is None


def later(today: Callable[[], int], hours: int) -> int:
    return today() + hours * 3_600_000


async def test_after_a_restart_everybody_absent_has_the_whole_grace_time(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1)
    async with opened(settings) as before, Guest(before, "Ann") as ann, Guest(before, "Bob") as bob:
        table = await before.lay(placing(), ann, bob)
        before.skip(GRACE)
        await before.close()
        async with opened(settings) as after:
            ann.visit(after)
            async with ann.look(table) as one:
                assert one.table["seats"][1]["kept"] > GRACE - 60_000


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
