"""Errors over the socket and over HTTP: clear, and without side effects."""

from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from posse.server.http.headers import HEADERS
from posse.server.http.middleware import MOST_BYTES, MOST_RECORD_BYTES
from posse.server.people.sessions import Sessions
from posse.server.settings import LIMITS, Limits, Rate, Settings
from posse.server.socket.connection import MOST_SOCKET_BYTES
from posse.server.socket.messages import MOST_BYTES as MOST_MESSAGE
from posse.texts import LANGUAGES, texts
from tests.sample import scene
from tests.server.running import ME, OPEN, Guest, Refused, RunningServer, opened, together

pytestmark = pytest.mark.anyio


# --- the socket


async def refused_socket(guest: Guest, table: str, seat: int | str | None = None) -> tuple[str, int | None]:
    """The error and the close code that a connection is refused with."""
    async with guest.socket(table, seat) as socket:
        said = httpx.Response(200, content=await socket.recv()).json()
        await socket.wait_closed()
        return said["error"]["key"], socket.close_code


@pytest.mark.parametrize("table", ["abcd1234", "x", "%00%00%00%00"])
async def test_there_is_no_such_table(ann: Guest, table: str) -> None:
    assert await refused_socket(ann, table) == ("no-such-table", 4404)


async def test_spectators_are_not_everywhere_welcome(ann: Guest, bob: Guest, cat: Guest) -> None:
    table = await together(ann, bob, spectators=False)
    assert await refused_socket(cat, table) == ("no-spectators", 4403)
    assert await refused_socket(cat, table, "") == ("no-spectators", 4403)
    async with bob.look(table) as window:
        assert window.seat == 1


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        ("", "message-no-json"),
        ("{", "message-no-json"),
        (b"\xff\x00", "message-no-json"),
        ("[1, 2]", "message-no-object"),
        ('"do"', "message-no-object"),
        ("{}", "message-no-verb"),
        ('{"shoot": "doc"}', "message-no-verb"),
        ('{"do": "pass"}', "message-value"),
        ('{"do": "pass", "ticket": "1"}', "message-value"),
        ('{"do": "pass", "ticket": 1, "seat": 0}', "message-extra"),
        ('{"undo": 1}', "message-value"),
        ("[" * 3000, "message-no-json"),
        ("x" * (MOST_MESSAGE + 1), "message-too-large"),
    ],
)
async def test_a_message_without_sense_changes_nothing(
    server: RunningServer, ann: Guest, bob: Guest, raw: str | bytes, key: str
) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with ann.look(table) as window:
        await window.socket.send(raw)
        assert await window.error() == key
        assert "events" in await window.do("place wages")


async def test_a_message_far_too_large_ends_the_connection(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with ann.look(table) as window:
        await window.socket.send("x" * (MOST_SOCKET_BYTES + 1))
        assert await window.closed() == 1009
    async with ann.look(table) as again:
        assert "events" in await again.do("place wages")


async def test_a_flood_is_refused_and_then_ended(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with ann.look(table) as window, bob.look(table) as other:
        try:
            for _ in range(100 * LIMITS.refused_messages):
                await window.send(ping=1)
        except ConnectionClosed:
            pass
        assert await window.closed() == 4429
        refused = [message["error"] for message in window.heard if "error" in message]
        assert refused[0] == {"key": "too-fast", "facts": {"seconds": 1}}
        assert len(refused) >= LIMITS.refused_messages
        assert (await other.again())["asked"] == [0]
    async with ann.look(table) as again:
        assert "events" in await again.do("place wages")


async def test_many_connections_share_a_limit_on_messages(tmp_path: Path) -> None:
    """None of them floods, but all together would; whoever shares an address with a flood is not closed for it."""
    limits = Limits(client_messages=Rate(0.001, 50), refused_messages=5, includes_this_machine=True)
    async with opened(Settings(tmp_path, workers=1, limits=limits)) as server, Guest(server, "Ann") as ann:
        table = await server.lay(scene(seats=2, at="place : 0"), ann, "random")
        async with ann.look(table) as one, ann.look(table) as other:
            for number in range(30):
                await one.send(ping=number)
            while (await one.until("pong"))["pong"] < 29:
                pass
            for number in range(30):
                await other.send(ping=number)
            refused = [(await other.until("error"))["error"]["key"] for _ in range(10)]
            assert refused == ["too-fast"] * 10
            assert sum("pong" in message for message in other.heard) == 20
            assert len(server.live(table).audience.watchers) == 2


async def test_no_page_of_another_site_connects(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    for origin in ("http://evil.example", "null", f"http://evil.example:{server.port}"):
        with pytest.raises(InvalidStatus) as refused:
            async with ann.look(table, Origin=origin):
                pass
        assert refused.value.response.status_code == 403
    async with ann.look(table, Origin=f"http://{server.address}") as window:
        assert window.seat == 0


# --- HTTP


def fault(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


async def test_no_page_of_another_site_changes_anything(server: RunningServer, ann: Guest) -> None:
    for origin in ("http://evil.example", "null", "https://127.0.0.1"):
        answer = await ann.call("POST", "/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert fault(answer) == (403, "wrong-origin")
        assert "set-cookie" not in answer.headers
    answer = await ann.call("POST", "/api/me", json={"name": "Ann"}, headers={"Origin": f"http://{server.address}"})
    assert answer.status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_only_json_changes_anything(ann: Guest, kind: str) -> None:
    answer = await ann.call("POST", "/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
    assert fault(answer) == (415, "not-json")


@pytest.mark.parametrize(("path", "most"), [("/api/me", MOST_BYTES), ("/api/records", MOST_RECORD_BYTES)])
async def test_a_request_that_is_too_large(ann: Guest, path: str, most: int) -> None:
    answer = await ann.call("POST", path, content=b" " * (most + 1), headers={"Content-Type": "application/json"})
    assert fault(answer) == (413, "request-too-large")
    assert answer.json()["error"]["facts"] == {"most": most}


@pytest.mark.parametrize(
    ("body", "given"),
    [({}, "name"), ({"name": 7}, "name"), ({"name": "Ann", "x": 1}, "x"), ([], "body"), ({"name": "x" * 101}, "name")],
)
async def test_a_request_of_a_wrong_shape_is_told_where(ann: Guest, body: Any, given: str) -> None:
    answer = await ann.call("POST", "/api/me", json=body)
    assert fault(answer) == (400, "bad-request")
    assert answer.json()["error"]["facts"] == {"given": given}


async def test_a_body_that_is_no_json(ann: Guest) -> None:
    answer = await ann.call("POST", "/api/me", content=b"{", headers={"Content-Type": "application/json"})
    assert fault(answer) == (400, "bad-request")


async def test_a_call_that_does_not_exist(ann: Guest) -> None:
    assert fault(await ann.call("GET", "/api/dragons")) == (404, "no-such-page")
    assert fault(await ann.call("PUT", "/api/me", json={})) == (405, "no-such-method")


async def test_newcomers_come_one_after_the_other(server: RunningServer) -> None:
    """Requests of this machine are not counted; those that a proxy passes on are."""
    welcome = 0
    while not (answer := await newcomer(server, "203.0.113.7")).is_error:
        welcome += 1
    assert welcome >= LIMITS.guests.burst
    assert fault(answer) == (429, "too-fast")
    assert int(answer.headers["retry-after"]) == answer.json()["error"]["facts"]["seconds"]
    assert (await newcomer(server, "203.0.113.8")).status_code == 200
    assert (await newcomer(server, "127.0.0.1")).status_code == 200


async def newcomer(server: RunningServer, address: str) -> httpx.Response:
    """The response to a new client at this address."""
    async with Guest(server, "Newcomer") as guest:
        return await guest.call("POST", "/api/me", json={"name": "New"}, headers={"X-Forwarded-For": address})


async def test_every_answer_carries_the_headers_that_keep_browsers_safe(ann: Guest) -> None:
    pages = ("/", "/table/abcd1234", "/api/me", "/api/docs", "/api/dragons", "/assets/x.js")
    answers = [await ann.call("GET", path) for path in pages]
    answers += [
        await ann.call("POST", "/api/me", json={"name": "Ann"}),
        await ann.call("POST", "/api/me", json={"name": ""}),
        await ann.call("POST", "/api/me", content=b"name=Eve"),
        await ann.call("PUT", "/api/me", json={}),
    ]
    assert {answer.status_code for answer in answers} >= {200, 400, 404, 405, 415}
    for answer in answers:
        check_headers(answer)


async def test_a_mistake_of_ours_is_told_as_such(tmp_path: Path) -> None:
    async with opened(Settings(tmp_path, workers=1)) as broken, Guest(broken, "Ann") as ann:
        whole = broken.dependencies.sessions
        broken.dependencies.sessions = cast("Sessions", None)
        answer = await ann.call("GET", "/api/me")
        broken.dependencies.sessions = whole
        assert fault(answer) == (500, "server-mistake")
        check_headers(answer)
        assert (await ann.get("/api/me"))["name"] is None


def check_headers(answer: httpx.Response) -> None:
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "http:" not in policy
    assert "https:" not in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_refusal_is_a_sentence_in_every_language(ann: Guest, bob: Guest, lang: str) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await bob.person()
    for guest, call, body in (
        (ann, "start", {}),
        (bob, "start", {}),
        (bob, "join", {"seat": 0}),
        (ann, "seats/7", {"kind": "open"}),
        (bob, "claim", {"key": "x"}),
    ):
        with pytest.raises(Refused) as refused:
            await guest.at(table, call, **body)
        said = texts(lang).say(f"error-{refused.value.key}", **refused.value.facts)
        assert refused.value.key not in said
