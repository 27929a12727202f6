"""A call that is passed on: what becomes of it when the owner does not answer."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, cast

import pytest
from starlette.types import Message, Scope

from posse.server.http.access import ClientLimits
from posse.server.passing.badge import HEADER, Badge, Badges
from posse.server.passing.calls import Interrupted, pass_call
from posse.server.passing.middleware import Passing
from posse.server.passing.owners import Owners, Unreachable
from posse.server.settings import LIMITS
from posse.server.tables.registry import Registry
from tests.server.running import within

pytestmark = pytest.mark.anyio

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
ANSWER = b"HTTP/1.1 201 Created\r\nContent-Length: 5\r\nX-Own: a\r\nX-Own: b\r\nConnection: close\r\n\r\nHowdy"


@contextlib.asynccontextmanager
async def owner(serve: Serve) -> AsyncIterator[str]:
    """Another process that answers like this; its address."""
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


def call(method: str, *headers: tuple[bytes, bytes]) -> Scope:
    return {
        "type": "http",
        "method": method,
        "path": "/api/tables/abcd",
        "raw_path": b"/api/tables/abcd",
        "query_string": b"seat=1",
        "headers": [(b"host", b"posse.example"), (b"connection", b"keep-alive"), *headers],
        "scheme": "http",
        "client": ("198.51.100.7", 5),
    }


async def passed(scope: Scope, address: str, owners: Owners, *body: bytes) -> list[Message]:
    """What is sent back to the client."""
    pieces = iter(body)
    sent: list[Message] = []

    async def receive() -> Message:
        piece = next(pieces, b"")
        return {"type": "http.request", "body": piece, "more_body": bool(piece)}

    async def send(message: Any) -> None:
        sent.append(message)

    await within(pass_call(scope, receive, send, b"badge", "owner", address, owners))
    return sent


async def test_the_owner_gets_the_request_as_it_came_and_its_answer_goes_back() -> None:
    asked: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"0\r\n\r\n"))
        for place in range(0, len(ANSWER), 7):
            writer.write(ANSWER[place : place + 7])
            await writer.drain()
        writer.close()

    async with owner(serve) as address:
        start, *bodies = await passed(call("POST", (b"transfer-encoding", b"chunked")), address, Owners(), b"ab", b"c")
    head, _, body = asked[0].partition(b"\r\n\r\n")
    assert head.split(b"\r\n") == [
        b"POST /api/tables/abcd?seat=1 HTTP/1.1",
        b"host: posse.example",
        b"transfer-encoding: chunked",
        b"connection: close",
        b"x-posse-passed: badge",
    ]
    assert body == b"2\r\nab\r\n1\r\nc\r\n0\r\n\r\n"
    assert start["status"] == 201
    assert start["headers"] == [(b"content-length", b"5"), (b"x-own", b"a"), (b"x-own", b"b")]
    assert b"".join(message["body"] for message in bodies) == b"Howdy"
    assert not bodies[-1].get("more_body")


@pytest.mark.parametrize(("method", "error"), [("GET", Unreachable), ("POST", Interrupted)])
async def test_only_a_call_that_changes_nothing_is_tried_again(method: str, error: type[Exception]) -> None:
    async def end(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.close()

    async with owner(end) as address:
        with pytest.raises(error):
            await passed(call(method), address, Owners())


async def test_an_owner_that_is_stopped_is_not_waited_for_when_its_lease_has_ended() -> None:
    owners = Owners()

    async def never_answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        owners.notice({"another"})
        await reader.read()
        writer.close()

    async with owner(never_answer) as address:
        with pytest.raises(Unreachable):
            await passed(call("GET"), address, owners)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "no.such.host.invalid:80", "nonsense"])
async def test_where_nobody_listens_nothing_has_happened(address: str) -> None:
    with pytest.raises(Unreachable):
        await passed(call("POST"), address, Owners())


async def test_an_answer_that_breaks_off_is_not_taken_for_a_whole_one() -> None:
    async def break_off(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(ANSWER[:-2])
        writer.close()

    async with owner(break_off) as address:
        with pytest.raises(ConnectionError):
            await passed(call("GET"), address, Owners())


def test_the_owner_sees_the_client_and_not_the_process_between() -> None:
    badges = Badges(b"secret")
    passing = Passing(cast("Registry", None), badges, Owners(), ClientLimits(LIMITS), LIMITS)
    scope = call("GET", (HEADER, badges.written(Badge("203.0.113.9", "https", 2), "/api/tables/abcd")))
    assert passing.accept_badge(scope) == 2
    assert (scope["client"], scope["scheme"]) == (("203.0.113.9", 0), "https")
    forged = call("GET", (HEADER, Badges(b"guess").written(Badge("203.0.113.9", "https", 2), "/api/tables/abcd")))
    assert passing.accept_badge(forged) == 0
    assert (forged["client"], forged["scheme"]) == (("198.51.100.7", 5), "http")
