"""Undo, free or by consent, and redo; undone lines stay in the record."""

from pathlib import Path

import pytest

import posse
from posse.server.settings import Limits, Rate, Settings
from posse.server.store.terms import SECOND, USUAL_GRACE
from tests.sample import GAME, scene
from tests.server.running import Guest, Json, RunningServer, Window, known, looking, opened

pytestmark = pytest.mark.anyio


def placing(seats: int = 2) -> posse.Match:
    return scene(seats=seats, at="place : 0")


async def struck(window: Window) -> Json:
    """The page that shows what is left after an undo."""
    return await window.until("whole")


async def place_both(one: Window, two: Window) -> None:
    """Both place a cowboy, so that the first can undo only by consent."""
    await one.do("place wages")
    await two.until("events")
    await two.do("place gambling")
    await one.until("events")


# --- free


async def test_an_answer_that_told_nothing_is_struck_freely(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob, cat) as windows:
        one = windows[0]
        before = [known(window.page) for window in windows]
        assert before[0]["undo"] is None
        await one.do("place wages")
        assert (one.page["undo"], one.page["redo"]) == ("free", False)
        await one.send(undo=True)
        for window, page in zip(windows, before, strict=True):
            after = known(await struck(window))
            same = {"ticket": None, "redo": None}
            assert {**after, **same} == {**page, **same}
        assert one.page["redo"] is True
        assert windows[1].page["redo"] is False
    assert (await server.record(table))[1:] == ["0 place wages", "undo 1"]


async def test_a_struck_answer_is_played_again(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        await one.do("place wages")
        await one.send(undo=True)
        await struck(one)
        await one.send(redo=True)
        news = await one.until("events")
        assert [event["event"] for event in news["events"]] == ["placed"]
        assert news["redo"] is False
        await two.until("whole")
        assert [event["event"] for event in (await two.until("events"))["events"]] == ["placed"]
        page = await one.again()
        assert page["log"][page["since"] :] == news["events"]
    assert (await server.record(table))[1:] == ["0 place wages", "undo 1", "0 place wages"]


async def test_nothing_to_undo_or_redo(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        await two.send(undo=True)
        assert await two.error() == "nothing-to-undo"
        await one.send(redo=True)
        assert await one.error() == "nothing-to-redo"
        await one.do("place wages")
        await one.send(undo=True)
        await struck(one)
        await two.send(redo=True)
        assert await two.error() == "nothing-to-redo"


async def test_a_secret_is_struck_in_secret(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    match = scene(seats=3, options={"might_makes_right": True}, cowboys={"gambling": [0, 1, 2]}, at="resolve gambling")
    table = await server.lay(match, ann, bob, cat)
    async with looking(table, ann, bob, cat) as (one, two, three), cat.look(table, seat="") as spectator:
        before = [known(window.page) for window in (two, spectator)]
        await one.do("tile 5")
        await three.do("tile 1")
        assert one.page["undo"] == "free"
        await one.send(undo=True)
        assert (await struck(one))["asked"] == [0, 1]
        for window, page in zip((two, spectator), before, strict=True):
            after = known(await struck(window))
            assert after["ticket"] == page["ticket"]
            assert after["view"]["players"][0] == page["view"]["players"][0]
            assert after["log"] == [*page["log"], {"event": "laid_tile", "seat": 2, "tile": "?"}]


async def test_what_nobody_saw_is_struck_unseen(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    """Lifting a cowboy is half a move, and shown to nobody else; so is putting it back."""
    match = scene(seats=3, options={"kit_carson": True}, cowboys={"gambling": [0]}, at="kit_carson : 0+1+2")
    table = await server.lay(match, ann, bob, cat)
    async with looking(table, ann, bob) as (one, two), cat.look(table, seat="") as spectator:
        await two.again()
        before = [two.n, spectator.n]
        await one.do("lift gambling")
        await one.send(undo=True)
        assert "back" not in (await struck(one))["choices"]
        for window, n in zip((two, spectator), before, strict=True):
            assert (await window.again())["n"] == n + 1


# --- by consent


async def test_what_others_have_answered_since_is_struck_if_they_agree(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        before = known(two.page)["view"]
        await place_both(one, two)
        assert (one.page["undo"], two.page["undo"]) == ("ask", "free")
        await one.send(undo=True)
        asked = (await two.until("table"))["table"]["proposal"]
        assert asked == {"id": 1, "kind": "undo", "by": 0, "seat": 0, "yes": [0], "no": [], "open": [1]}
        await two.send(vote=True, on=1)
        for window in (one, two):
            page = await struck(window)
            assert page["view"]["cowboys"] == before["cowboys"]
            await window.until_true(lambda page: page["table"]["proposal"] is None)
    assert (await server.record(table))[1:] == ["0 place wages", "1 place gambling", "undo 1..2"]


async def test_everybody_must_agree(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    table = await server.lay(placing(seats=3), ann, bob, cat)
    async with looking(table, ann, bob, cat) as (one, two, three):
        await place_both(one, two)
        await one.send(undo=True)
        await two.until("table")
        await two.send(vote=True, on=1)
        await three.until_true(lambda page: page["table"]["proposal"] and page["table"]["proposal"]["yes"] == [0, 1])
        assert len(await server.record(table)) == 3
        await three.send(vote=True, on=1)
        await struck(one)
    assert (await server.record(table))[-1] == "undo 1..2"


async def test_one_refusal_is_enough(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    table = await server.lay(placing(seats=3), ann, bob, cat)
    async with looking(table, ann, bob, cat) as (one, two, three):
        await place_both(one, two)
        await one.send(undo=True)
        await three.until("table")
        await three.send(vote=False, on=1)
        assert await closed_proposal(one)
        await two.send(vote=True, on=1)
        assert await two.error() == "proposal-gone"
    assert len(await server.record(table)) == 3


async def closed_proposal(window: Window) -> bool:
    """Whether a proposal has been closed."""
    await window.until_true(lambda page: page["table"]["proposal"] is not None)
    await window.until_true(lambda page: page["table"]["proposal"] is None)
    return True


async def test_the_proposer_takes_it_back(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        await place_both(one, two)
        await one.send(undo=True)
        await one.send(vote=False, on=1)
        assert await closed_proposal(two)
        await one.send(undo=True)
        assert (await two.until("table"))["table"]["proposal"]["id"] == 2
    assert len(await server.record(table)) == 3


async def test_another_answer_withdraws_the_proposed_undo(server: RunningServer, ann: Guest, bob: Guest) -> None:
    """Otherwise the others would agree to one undo and get another."""
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        await place_both(one, two)
        await one.send(undo=True)
        await one.do("place road_1")
        assert await closed_proposal(two)
        await two.send(vote=True, on=1)
        assert await two.error() == "proposal-gone"
    assert (await server.record(table))[-1] == "0 place road_1"


async def test_votes_that_do_not_count(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob, cat) as (one, two, spectator):
        await one.send(vote=True, on=1)
        assert await one.error() == "proposal-gone"
        await place_both(one, two)
        await one.send(undo=True)
        await spectator.until_true(lambda page: page["table"]["proposal"] is not None)
        await spectator.send(vote=True, on=1)
        assert await spectator.error() == "no-vote"
        await one.send(vote=True, on=1)
        assert await one.error() == "no-vote"
        await two.send(vote=True, on=2)
        assert await two.error() == "proposal-gone"
        await one.send(undo=True)
        assert await one.error() == "proposal-open"
    assert len(await server.record(table)) == 3


async def test_bots_agree_at_once(server: RunningServer, ann: Guest) -> None:
    table = await server.lay(placing(seats=3), ann, "random", "greedy", tempo="off")
    async with looking(table, ann) as (one,):
        await one.do("place wages")
        await one.until_true(lambda page: page["asked"] == [0])
        assert one.page["undo"] == "ask"
        await one.send(undo=True)
        assert (await struck(one))["view"]["cowboys"] == {}
        assert one.table["proposal"] is None
    assert (await server.record(table))[-1].startswith("undo 1..")


async def test_people_at_the_same_device_agree_at_once(server: RunningServer, ann: Guest) -> None:
    table = await server.lay(placing(), ann, ann)
    async with looking(table, ann) as (window,):
        await window.do("place wages")
        await window.send(sit=1)
        await window.until("whole")
        await window.do("place gambling")
        await window.send(sit=0)
        assert (await window.until("whole"))["undo"] == "ask"
        await window.send(undo=True)
        assert (await struck(window))["view"]["cowboys"] == {}


async def with_standin(server: RunningServer, one: Window, seat: int) -> None:
    """Let a bot play for somebody who has been away for long enough."""
    server.skip(USUAL_GRACE * SECOND)
    await one.send(propose="bot", seat=seat)
    await one.until_true(lambda page: page["table"]["seats"][seat]["standin"] is not None)


async def test_a_stand_in_consents_to_nothing(server: RunningServer, ann: Guest, bob: Guest) -> None:
    """What it has played for the absent stays until they are back and agree."""
    table = await server.lay(placing(), ann, bob, tempo="off")
    async with looking(table, ann) as (one,):
        await with_standin(server, one, 1)
        await one.do("place wages")
        await one.until_true(lambda page: page["asked"] == [0])
        await one.send(undo=True)
        await one.until_true(lambda page: page["table"]["proposal"] is not None)
        assert one.table["proposal"]["open"] == [1]
        assert len(await server.record(table)) == 3
        async with looking(table, bob) as (back,):
            await back.send(vote=True, on=back.table["proposal"]["id"])
            assert (await struck(back))["view"]["cowboys"] == {}


async def test_a_proposed_undo_goes_on_waiting_when_a_stand_in_sits_down(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    """Their time is up, so a bot plays; it must not count as their consent."""
    table = await server.lay(placing(seats=3), ann, bob, cat)
    async with looking(table, ann, bob, cat) as (one, two, _):
        await place_both(one, two)
        await one.send(undo=True)
        await two.until_true(lambda page: page["table"]["proposal"] is not None)
        await two.send(vote=True, on=1)
        live = server.live(table)
        await live.ask(live.seat_standin, 2)
        await live.ask(live.settle)
        page = await one.until_true(lambda page: page["table"]["seats"][2]["standin"] is not None)
        assert page["table"]["proposal"]["open"] == [2]


async def test_what_a_stand_in_played_is_undone_by_its_own_person(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = await server.lay(placing(), ann, bob, tempo="off")
    async with looking(table, ann) as (one,):
        await with_standin(server, one, 1)
        await one.do("place wages")
        await one.until_true(lambda page: page["asked"] == [0])
        async with looking(table, bob) as (back,):
            assert back.page["undo"] == "free"
            await back.send(undo=True)
            assert (await struck(back))["asked"] == [1]


async def test_a_secret_undo_does_not_end_the_proposal_of_another(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    """That would tell everybody that something secret was taken back."""
    match = scene(seats=3, options={"kit_carson": True}, cowboys={"gambling": [0]}, at="kit_carson : 0+1+2")
    table = await server.lay(match, ann, bob, cat)
    live = server.live(table)
    async with looking(table, ann, bob) as (one, two):
        await one.do("lift gambling")
        live.proposals.make("undo", 1, 1, [0, 2])
        before = (await two.again())["n"]
        await one.send(undo=True)
        await struck(one)
        assert (await two.again())["n"] == before + 1
        assert two.table["proposal"] is not None


async def test_a_vote_does_not_wait_for_a_resigned_person(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    table = await server.lay(placing(seats=3), ann, bob, cat)
    async with looking(table, ann, bob, cat) as (one, two, _):
        await place_both(one, two)
        await one.send(undo=True)
        await two.until_true(lambda page: page["table"]["proposal"] is not None)
        await two.send(vote=True, on=1)
        await one.until_true(lambda page: page["table"]["proposal"] and page["table"]["proposal"]["open"] == [2])
        await cat.at(table, "resign", seat=2)
        await struck(one)
    assert "undo 1..2" in await server.record(table)


async def test_a_proposal_is_dropped_when_its_proposer_resigns(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        await place_both(one, two)
        await one.send(undo=True)
        await one.until_true(lambda page: page["table"]["proposal"] is not None)
        await ann.at(table, "resign", seat=0)
        assert await closed_proposal(two)


async def test_a_proposed_undo_waits_for_absent_people(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann) as (one,):
        async with looking(table, bob) as (two,):
            await place_both(one, two)
        await one.send(undo=True)
        await one.until_true(lambda page: page["table"]["proposal"] is not None)
        async with looking(table, bob) as (back,):
            assert back.table["proposal"]["open"] == [1]
            await back.send(vote=True, on=1)
            await struck(back)


async def test_nothing_is_struck_when_the_game_is_over(server: RunningServer, ann: Guest, bob: Guest) -> None:
    match = posse.new(GAME, 2, seed=5)
    while not match.over:
        last = match.__copy__()
        match.play(match.asked[0], match.choices(match.asked[0])[-1])
    seat = last.asked[0]
    table = await server.lay(last, ann, bob)
    async with looking(table, ann, bob) as windows:
        window = windows[seat]
        await window.do(window.choices[-1])
        await window.until_true(lambda page: page["table"]["state"] == "over")
        assert (window.page["undo"], window.page["redo"]) == (None, False)
        await window.send(undo=True)
        assert await window.error() == "table-not-running"


async def test_a_proposed_undo_is_dropped_when_something_is_undone(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = await server.lay(placing(), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        await one.do("place wages")
        await two.until("events")
        await two.do("place wages")
        await one.until("events")
        await one.send(undo=True)
        for window in (one, two):
            await window.until_true(lambda page: page["table"]["proposal"] is not None)
        await two.send(undo=True)
        await one.until_true(lambda page: page["table"]["proposal"] is None)
        assert (await one.again())["undo"] == "free"


async def test_a_game_has_only_so_many_undos(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1, limits=Limits(undos_per_game=4))
    async with opened(settings) as server, Guest(server, "Ann") as ann:
        table = await server.lay(placing(), ann, "random")
        async with looking(table, ann) as (window,):
            for _ in range(2):
                await window.do("place wages")
                await window.send(undo=True)
                await struck(window)
            await window.send(undo=True)
            assert await window.error() == "undo-often"


@pytest.mark.parametrize(
    ("limits", "refusal"), [(Limits(undos=Rate(0.001, 2)), "too-fast"), (Limits(undos_per_game=6), "undo-often")]
)
async def test_the_limits_of_one_seat_tell_nothing_of_what_another_took_back(
    tmp_path: Path, limits: Limits, refusal: str
) -> None:
    """Else somebody whose own undo is refused would know that others have undone in secret."""
    match = scene(seats=3, options={"kit_carson": True}, cowboys={"gambling": [0, 1]}, at="kit_carson : 0+1+2")
    settings = Settings(tmp_path, workers=1, limits=limits)
    async with opened(settings) as server, Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        table = await server.lay(match, ann, bob, bob)
        async with looking(table, ann, bob) as windows:
            for window in windows:
                for _ in range(2):
                    await window.do("lift gambling")
                    await window.send(undo=True)
                    assert "lift gambling" in (await struck(window))["choices"]
                await window.do("lift gambling")
                await window.send(undo=True)
                assert await window.error() == refusal
