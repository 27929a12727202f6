"""What is sent to each viewer, and what happens to a browser that does not read it."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import orjson
import pytest

import posse
from posse.server.errors import NotNow, error_json
from posse.server.settings import Limits, Settings
from posse.server.socket.close_codes import CloseCode
from posse.server.store.rows import ChatRow, SeatRow
from posse.server.tables.page import LastMove, Sight, card_json, chat_json, events_json, inside, result_json, seat_json
from posse.server.tables.timings import Timings
from posse.server.tables.watcher import Watcher
from tests.sample import GAME, scene
from tests.server.running import PATIENCE, Guest, finished, opened
from tests.server.samples import table


def now(match: posse.Match | None, eyes: int | None) -> dict[str, Any]:
    """What a viewer sees, decoded from what is sent."""
    seen: dict[str, Any] = orjson.loads(b"{%b}" % Sight(match).now(eyes))
    return seen


def test_before_the_start_there_is_nothing_to_see() -> None:
    assert now(None, 0) == now(None, None)
    assert now(None, 0)["view"] is None
    assert set(now(None, 0)) == set(now(scene(seats=2, at="place : 0"), 0))


@pytest.mark.parametrize("options", [{}, {"might_makes_right": True}, {"kit_carson": True, "river": "b1 b2 b3 a3"}])
def test_everybody_sees_their_own_view(options: dict[str, object]) -> None:
    match = posse.new(GAME, 3, options, seed=5)
    for _ in range(40):
        sight = Sight(match)
        for eyes in (0, 1, 2, None):
            seen = orjson.loads(b"{%b}" % sight.now(eyes))
            assert seen["view"] == orjson.loads(orjson.dumps(match.view(eyes)))
        match.play(match.asked[0], match.choices(match.asked[0])[-1])


@pytest.mark.parametrize("tiles", [False, True])
def test_only_what_differs_is_made_for_each(tiles: bool) -> None:
    sight = Sight(posse.new(GAME, 3, {"might_makes_right": tiles}, seed=5))
    for eyes in (0, 1, 2, None):
        assert (b'"players"' in sight.shared, b'"players"' in sight.own(eyes)) == (not tiles, tiles)
        assert sight.now(eyes) == sight.shared + sight.own(eyes)


def test_a_seat_sees_its_choices_and_a_spectator_none() -> None:
    match = scene(seats=2, at="place : 0")
    asked, other, spectator = (now(match, eyes) for eyes in (0, 1, None))
    assert asked["choices"] == match.choices(0)
    assert (other["choices"], spectator["choices"]) == ([], [])
    assert (asked["ticket"], spectator["ticket"]) == (match.ticket(0), None)
    assert [page["asked"] for page in (asked, other, spectator)] == [[0]] * 3
    assert asked["question"]["step"] == "place"


def test_how_the_last_answer_can_be_struck() -> None:
    match = scene(seats=2, at="place : 0")
    assert now(match, 0)["undo"] is None
    match.play(0, "place wages")
    assert now(match, 0)["undo"] == "free"
    match.play(1, "place wages")
    assert (now(match, 0)["undo"], now(match, 1)["undo"]) == ("ask", "free")
    match.undo(1)
    assert (now(match, 0)["redo"], now(match, 1)["redo"]) == (False, True)
    assert now(match, None)["undo"] is None
    assert now(finished(), 0)["undo"] is None


def test_events_hide_what_is_not_for_these_eyes() -> None:
    match = posse.new(GAME, 3, {"might_makes_right": True}, seed=2)
    for eyes in (0, 1, 2, None):
        dealt = [event for event in events_json(match.events, eyes) if event["event"] == "dealt"]
        assert {event["seat"] for event in dealt if event["tile"] != "?"} == ({eyes} if eyes is not None else set())
        assert len(dealt) == 18


def test_the_key_of_a_seat_is_for_its_people() -> None:
    row = SeatRow(1, "secret", "person", "Bob", standin="level3", holders=["bob"])
    mine, others, nobodys = (seat_json(row, who, True, None) for who in ("bob", "ann", None))
    assert (mine["key"], mine["mine"]) == ("secret", True)
    for shown in (others, nobodys):
        assert "key" not in shown
        assert not shown["mine"]
    assert "bob" not in orjson.dumps(others).decode()


def test_a_card_tells_enough_to_choose_a_table() -> None:
    row = table("t", holders=["ann"], result={"scores": [1, 2], "ranking": [[1], [0]], "breakdown": {}}, state="over")
    card = card_json(row, "ann", waits=False, here=0b01)
    others = {"level": None, "author": None, "mine": True, "here": True, "deleted": False}
    assert card["seats"][0] == {"name": "Ann", "kind": "person", "person": "ann", **others}
    assert card["result"] == {"scores": [1, 2], "ranking": [[1], [0]]}
    assert card["created"] == "2026-11-15T20:00:00Z"
    assert card["moved"] is None
    assert card_json(table("t"), None, waits=False)["result"] is None
    assert card_json(table("t"), None, waits=False, last=LastMove(1_794_916_800_999))["moved"] == "2026-11-17T12:00:00Z"


def test_chat_tells_who_and_when() -> None:
    at = datetime(2026, 11, 15, 20, 0, tzinfo=UTC)
    said = ChatRow("t", 3, None, "Ann", "Howdy", "key", at)
    assert chat_json(said) == {"number": 3, "seat": None, "name": "Ann", "text": "Howdy", "at": "2026-11-15T20:00:00Z"}


def test_a_result_adds_up() -> None:
    match = finished(3)
    result = result_json(match)
    assert [sum(points[seat] for points in result["breakdown"].values()) for seat in range(3)] == result["scores"]
    assert sorted(seat for place in result["ranking"] for seat in place) == [0, 1, 2]


def test_an_error_takes_its_reason_along() -> None:
    error = NotNow("outer", reason=posse.NotAllowed("inner", allowed=["a", ("b", 1)]), number=3, other=object)
    told = error_json(error)
    assert told["facts"]["reason"] == {"key": "inner", "facts": {"allowed": ["a", ["b", 1]]}}
    assert told["facts"]["number"] == 3
    assert isinstance(told["facts"]["other"], str)
    orjson.dumps(told)


# --- watchers


class Outlet:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.reasons: list[str] = []

    def send(self, text: bytes) -> None:
        self.sent.append(text)

    def end(self, reason: posse.PosseError) -> None:
        self.reasons.append(reason.key)


def test_a_watcher_counts_its_messages() -> None:
    outlet = Outlet()
    watcher = Watcher(outlet, None, [0], 0)
    watcher.send(inside({"chat": []}))
    watcher.tell({"pong": 1})
    watcher.send(inside({"table": None}))
    assert [orjson.loads(sent) for sent in outlet.sent] == [
        {"n": 1, "chat": []},
        {"pong": 1},
        {"n": 2, "table": None},
    ]


def test_nothing_more_is_sent_to_a_dismissed_watcher() -> None:
    outlet = Outlet()
    watcher = Watcher(outlet, None, [], None)
    watcher.dismiss(NotNow("out"))
    watcher.send(inside({"secret": 1}))
    watcher.dismiss(NotNow("again"))
    assert outlet.sent == [b'{"error":{"key":"out","facts":{}}}']
    assert (watcher.is_dismissed, outlet.reasons) == (True, ["out"])


@pytest.mark.anyio
async def test_a_browser_that_does_not_read_is_closed(tmp_path: Path) -> None:
    patient = Settings(tmp_path, workers=1, limits=Limits(close_seconds=PATIENCE))
    async with opened(patient) as server, Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
        async with ann.look(table) as window, bob.look(table) as other:
            live = server.live(table)
            slow = next(watcher for watcher in live.audience.watchers if watcher.seat == 0)
            while live.audience.is_here(0):
                slow.send(inside({"chat": ["x" * 50_000]}))
                live.send_pages([slow])
                await asyncio.sleep(0)
            assert await window.closed() == CloseCode.TOO_SLOW
            assert (await other.again())["table"]["seats"][0]["here"] is False
        async with ann.look(table) as again:
            assert "events" in await again.do("place wages")


def test_timings_keep_the_last_ones() -> None:
    timings = Timings(size=4)
    assert timings.json() == {"p50": None, "p99": None}
    for _ in range(10):
        timings.note(0.0)
    told = timings.json()
    assert timings.count == 10
    assert told["p50"] is not None
    assert told["p99"] is not None
    assert 0 < told["p50"] <= told["p99"]
