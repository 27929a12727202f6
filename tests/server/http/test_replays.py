"""Finished games: their records, every moment as any seat sees it, and forks."""

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

import posse
from posse.server.http.schemas import MOST_RECORD
from posse.server.settings import Limits, Rate, Settings
from posse.server.tables.page import events_json
from tests.sample import GAME, scene
from tests.server.running import Guest, Json, Refused, RunningServer, asked_first, finished, looking, opened, together

pytestmark = pytest.mark.anyio

GOLDEN = sorted((Path(__file__).parents[2] / "records" / GAME).glob("*.txt"))


async def refusal(guest: Guest, method: str, path: str, **body: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await (guest.get(path) if method == "GET" else guest.post(path, **body))
    return refused.value.status, refused.value.key


async def moment(guest: Guest, table: str, number: int, seat: int | None = None) -> Json:
    eyes = "" if seat is None else f"?seat={seat}"
    found: Json = await guest.get(f"/api/tables/{table}/replay/{number}{eyes}")
    return found


async def give_up(table: str, guests: list[Guest]) -> None:
    """End a game; the person who is asked resigns last, so that no bot can answer first."""
    for guest in guests:
        seat = next(seat["seat"] for seat in (await guest.table(table))["seats"] if seat["mine"])
        await guest.at(table, "resign", seat=seat)


# --- records


async def test_the_record_of_a_running_game_is_nobodys(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    for path in ("record", "replay", "replay/0", "replay/0?seat=0"):
        assert await refusal(ann, "GET", f"/api/tables/{table}/{path}") == (409, "table-not-over")
    fork = {"moment": 0, "seat": 0, "level": "level1"}
    assert await refusal(ann, "POST", f"/api/tables/{table}/fork", **fork) == (409, "table-not-over")


async def test_the_record_of_a_finished_game_is_a_download(server: RunningServer, ann: Guest, bob: Guest) -> None:
    match = finished(3)
    table = await server.lay(match, ann, bob, "random")
    answer = await bob.call("GET", f"/api/tables/{table}/record")
    assert posse.load(answer.text).lines == match.lines
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"] == f'attachment; filename="{GAME}-{table}.posse"'


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
async def test_a_record_is_brought_along(ann: Guest, file: Path) -> None:
    match = posse.load(file.read_text())
    table = await ann.post("/api/records", record=file.read_text())
    assert (table["state"], table["public"], table["game"]) == ("over", False, GAME)
    assert table["result"]["scores"] == match.scores
    replay = await ann.get(f"/api/tables/{table['id']}/replay")
    assert len(replay["lines"]) == len(match.lines)
    assert (await moment(ann, table["id"], len(match.lines) - 1))["view"] == match.view(None)
    record = (await ann.call("GET", f"/api/tables/{table['id']}/record")).text
    assert posse.load(record).record() == match.record()


async def test_a_game_that_was_broken_off_can_be_looked_at(ann: Guest) -> None:
    match = posse.new(GAME, 2, seed=3)
    match.play(match.asked[0], match.choices(match.asked[0])[0])
    table = await ann.post("/api/records", record=match.record())
    assert (table["state"], table["result"]) == ("over", None)
    assert (await ann.get(f"/api/tables/{table['id']}/replay"))["result"] is None
    assert (await moment(ann, table["id"], 1))["asked"] == list(match.asked)


async def test_a_record_takes_the_names_along(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    await give_up(table, [bob, ann])
    record = (await ann.call("GET", f"/api/tables/{table}/record")).text
    assert "\nname 0 Ann\nname 1 Bob\nstart" in record
    assert posse.load(record).header.names == {0: "Ann", 1: "Bob"}


async def test_names_in_a_foreign_record(ann: Guest) -> None:
    """Invalid names are dropped; the others are in the replay and in the next download."""
    record = finished().record().replace("\nstart", "\nname 1   Bob  the  Kid\nname 0 \u202e\nstart")
    table = await ann.post("/api/records", record=record)
    assert (await ann.get(f"/api/tables/{table['id']}/replay"))["names"][:2] == ["", "Bob the Kid"]
    again = (await ann.call("GET", f"/api/tables/{table['id']}/record")).text
    assert [line for line in again.splitlines() if line.startswith("name")] == ["name 1 Bob the Kid"]


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda record: "", "record-no-start"),
        (lambda record: "howdy\n", "record-format"),
        (lambda record: record[: len(record) // 2], "record-cut"),
        (lambda record: record.replace("start", "begin"), "record-header"),
        (lambda record: record.replace("\nstart", "\nname 7 Ann\nstart"), "record-header"),
        (lambda record: record.replace("\nstart", "\nname 1\nstart"), "record-header"),
        (lambda record: record.replace("\nstart", "\nname 1 Ann\nname 01 Bob\nstart"), "record-header"),
        (lambda record: record.replace(f"game {GAME}", "game chess"), "record-game"),
        (lambda record: record.replace("\nscores ", "\nscores 9"), "record-broken"),
        (lambda record: record + "0 pass\n", "record-broken"),
        (lambda record: record + "x" * MOST_RECORD, "bad-request"),
    ],
)
async def test_a_record_that_cannot_be_followed(server: RunningServer, ann: Guest, spoil: Any, key: str) -> None:
    before = len(server.registry.tables)
    assert await refusal(ann, "POST", "/api/records", record=spoil(finished().record())) == (400, key)
    assert len(server.registry.tables) == before


# --- replays


async def test_a_replay_lists_all_lines(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with looking(table, ann, bob) as (one, two):
        await one.do("place wages")
        await one.send(undo=True)
        await one.until("whole")
        await one.do("place gambling")
        await two.again()
        await two.do("place wages")
    await give_up(table, [bob, ann])
    replay = await ann.get(f"/api/tables/{table}/replay")
    assert replay["names"] == ["Ann", "Bob"]
    assert (replay["game"], replay["seats"], replay["result"]) == (GAME, 2, None)
    lines = [(line["seat"], line["words"], line["kind"], line["struck"]) for line in replay["lines"][1:]]
    assert lines == [
        (0, "place wages", "answer", True),
        (None, "undo 1", "undo", False),
        (0, "place gambling", "answer", False),
        (1, "place wages", "answer", False),
    ]
    assert replay["lines"][0]["kind"] == "start"
    assert (await moment(ann, table, 1))["view"]["cowboys"] == {"wages": [0]}
    assert (await moment(ann, table, 2))["view"]["cowboys"] == {}


async def test_every_moment_is_as_it_was_seen_during_play(ann: Guest, bob: Guest, cat: Guest) -> None:
    table = await together(ann, bob, options={"might_makes_right": "true"})
    eyes: list[int | None] = [0, 1, None]
    async with looking(table, ann, bob, cat) as windows:
        seen = [[window.page for window in windows]]
        for _ in range(10):
            window, _ = asked_first(windows)
            await window.do(window.choices[-1])
            seen.append([await one.again() for one in windows])
    await give_up(table, [bob, ann] if seen[-1][0]["asked"] == [0] else [ann, bob])
    for number, pages in enumerate(seen):
        before = seen[number - 1] if number else [{"log": []} for _ in eyes]
        for seat, page, earlier in zip(eyes, pages, before, strict=True):
            shown = await moment(cat, table, number, seat)
            assert {name: shown[name] for name in ("view", "asked", "question")} == {
                name: page[name] for name in ("view", "asked", "question")
            }
            assert earlier["log"] + shown["events"] == page["log"]


async def test_moments_and_eyes_that_do_not_exist(server: RunningServer, ann: Guest, bob: Guest) -> None:
    match = finished()
    table = await server.lay(match, ann, bob)
    last = len(match.lines) - 1
    assert (await moment(ann, table, last))["question"] is None
    assert await refusal(ann, "GET", f"/api/tables/{table}/replay/{last + 1}") == (404, "no-such-moment")
    assert await refusal(ann, "GET", f"/api/tables/{table}/replay/-1") == (400, "bad-request")
    assert await refusal(ann, "GET", f"/api/tables/{table}/replay/x") == (400, "bad-request")
    assert await refusal(ann, "GET", f"/api/tables/{table}/replay/0?seat=2") == (404, "no-such-seat")
    assert await refusal(ann, "GET", f"/api/tables/{table}/replay/0?seat=9") == (400, "bad-request")


async def test_every_moment_of_a_record_with_undos(ann: Guest) -> None:
    """Whatever was struck, before or after a moment, it is as if the record ended there."""
    match = much_undone()
    table = await ann.post("/api/records", record=match.record())
    header = "".join(line + "\n" for line in match.header.lines())
    last = 0
    for number in range(len(match.lines)):
        then = posse.load(header + "".join(line + "\n" for line in match.lines[: number + 1]))
        shown = await moment(ann, table["id"], number, 0)
        assert shown["view"] == then.view(0)
        assert (shown["asked"], shown["question"]) == (list(then.asked), then.question)
        assert shown["events"] == events_json(then.events[last if then.events[last:] else len(then.events) :], 0)
        last = len(then.events)


def much_undone() -> posse.Match:
    """A match in which one, several and many answers were taken back, and others given."""
    match, chance = posse.new(GAME, 2, seed=4), Random(4)
    for number in range(60):
        match.play(match.asked[0], chance.choice(match.choices(match.asked[0])))
        if number % 7 == 6:
            match.undo(number % 2, consent=True)
        if number == 40:
            for _ in range(12):
                match.undo(0, consent=True)
    return match


async def test_looking_at_many_games_is_limited_but_not_at_one(tmp_path: Path) -> None:
    limits = Limits(replays=Rate(0.001, 1), includes_this_machine=True)
    async with opened(Settings(tmp_path, workers=1, limits=limits)) as server, Guest(server, "Ann") as ann:
        first, second = [(await ann.post("/api/records", record=finished().record()))["id"] for _ in range(2)]
        for number in range(5):
            await moment(ann, first, number)
        assert await refusal(ann, "GET", f"/api/tables/{second}/replay/0") == (429, "too-fast")


# --- forks


async def test_a_fork_goes_on_from_what_the_seat_knew(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    match = finished(3, might_makes_right=True)
    table = await server.lay(match, ann, bob, "random")
    number = len(match.lines) // 2
    await cat.person()
    forked = await cat.at(table, "fork", moment=number, seat=1, level="level2")
    assert (forked["state"], forked["public"]) == ("running", False)
    assert [seat["kind"] for seat in forked["seats"]] == ["bot", "person", "bot"]
    assert [seat["level"] for seat in forked["seats"]] == ["level2", None, "level2"]
    assert forked["seats"][1]["name"] == "Cat"
    record = await server.record(forked["id"])
    assert record[: number + 1] == match.lines[: number + 1]
    assert record[number + 1].startswith("imagine 1")
    then = await moment(cat, table, number, 1)
    imagined = posse.load(match.record().partition("start")[0] + "".join(line + "\n" for line in record[: number + 2]))
    assert imagined.view(1) == then["view"]
    async with cat.look(forked["id"]) as window:
        assert window.seat == 1
        await window.until_true(lambda page: page["asked"] == [1])
        assert "events" in await window.do(window.choices[0])


async def test_a_fork_shows_the_very_same_view(server: RunningServer, ann: Guest, bob: Guest) -> None:
    match = finished(2, might_makes_right=True)
    table = await server.lay(match, ann, bob)
    for number in range(len(match.lines) - 1):
        seen = await moment(ann, table, number, 0)
        if seen["asked"] == [0]:
            break
    forked = await ann.at(table, "fork", moment=number, seat=0, level="level5")
    async with ann.look(forked["id"]) as window:
        assert window.page["view"] == seen["view"]
        assert window.page["question"] == seen["question"]
        assert window.page["undo"] is None


async def test_a_fork_that_cannot_be(server: RunningServer, ann: Guest, bob: Guest, cat: Guest) -> None:
    match = finished()
    table = await server.lay(match, ann, bob)
    path = f"/api/tables/{table}/fork"
    good = {"moment": 0, "seat": 0, "level": "level1"}
    assert await refusal(cat, "POST", path, **good) == (401, "name-needed")
    await cat.person()
    for change, status, key in (
        ({"moment": len(match.lines) - 1}, 409, "fork-over"),
        ({"moment": len(match.lines)}, 404, "no-such-moment"),
        ({"seat": 2}, 404, "no-such-seat"),
        ({"level": "genius"}, 400, "not-a-bot"),
        ({"moment": -1}, 400, "bad-request"),
    ):
        assert await refusal(cat, "POST", path, **{**good, **change}) == (status, key)


async def test_an_uploaded_record_has_only_so_many_undos(tmp_path: Path) -> None:
    match = posse.new(GAME, 2, seed=4)
    while not match.can_undo(0):
        match.play(match.asked[0], match.choices(match.asked[0])[0])
    for _ in range(2):
        match.undo(0)
        match.redo()
    settings = Settings(tmp_path, workers=1, limits=Limits(undos_per_game=2))
    async with opened(settings) as server, Guest(server, "Ann") as ann:
        assert (await ann.post("/api/records", record=match.record()))["state"] == "over"
        match.undo(0)
        with pytest.raises(Refused) as refused:
            await ann.post("/api/records", record=match.record())
    assert refused.value.status == 400
    assert refused.value.facts["reason"]["key"] == "undo-often"


@pytest.mark.parametrize(
    ("limits", "key"), [(Limits(record_lines=20), "record-long"), (Limits(record_replayed=3), "record-heavy")]
)
async def test_an_uploaded_record_is_only_so_much_work(tmp_path: Path, limits: Limits, key: str) -> None:
    async with opened(Settings(tmp_path, workers=1, limits=limits)) as server, Guest(server, "Ann") as ann:
        assert await refusal(ann, "POST", "/api/records", record=much_undone().record()) == (400, key)


async def test_replays_need_no_thread(server: RunningServer, ann: Guest) -> None:
    """Passwords are hashed in threads; whoever keeps all of those busy keeps nobody from reading a game."""
    table = (await ann.post("/api/records", record=finished().record()))["id"]
    await ann.person()
    await server.registry.close_idle(0)
    release = threading.Event()
    loop = asyncio.get_running_loop()
    busy = [loop.run_in_executor(None, release.wait) for _ in range(64)]
    try:
        await moment(ann, table, 3)
        await ann.at(table, "fork", moment=3, seat=0, level="level1")
    finally:
        release.set()
        await asyncio.gather(*busy)
