"""A call to an address that somebody has typed: nothing but its status is of interest."""

import asyncio

import pytest

from posse.server.alerts.guard import BadUrl, Guard
from posse.server.alerts.post import MOST_BYTES, Unanswered, post
from tests.server.alerts.receiver import receiver

pytestmark = pytest.mark.anyio

ANYWHERE = Guard(allows_internal=True)


async def test_a_call_says_where_it_goes_and_what_it_is() -> None:
    async with receiver() as service:
        assert await post(ANYWHERE, f"{service.address}/a?b", {"TTL": "5"}, b"howdy") == 201
    request = service.requests[0]
    assert (request.path, request.body, request.headers["ttl"]) == ("/a?b", b"howdy", "5")
    assert request.headers["host"] == service.address.removeprefix("http://")


async def test_a_redirect_is_not_followed() -> None:
    async with receiver() as service:
        service.statuses = [307]
        assert await post(ANYWHERE, service.address, {}, b"") == 307
    assert len(service.requests) == 1


async def test_nothing_is_sent_to_an_internal_address() -> None:
    async with receiver() as service:
        with pytest.raises(BadUrl):
            await post(Guard(), service.address.replace("http:", "https:"), {}, b"howdy")
    assert service.requests == []


async def test_the_connection_goes_to_the_address_that_was_checked() -> None:
    """A name server may answer otherwise the second time, so there is no second time."""

    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    async with receiver() as service:
        port = service.address.rpartition(":")[2]
        url = f"http://no-such-name.invalid:{port}/"
        assert await post(Guard(allows_internal=True, resolve=resolve), url, {}, b"") == 201
    assert asked == ["no-such-name.invalid"]
    assert service.requests[0].headers["host"] == f"no-such-name.invalid:{port}"


@pytest.mark.parametrize("answer", [b"\r\n", b"howdy\r\n\r\n", b"HTTP/1.1 200 OK\r\nX: " + b"x" * MOST_BYTES])
async def test_an_answer_that_makes_no_sense_or_no_end(answer: bytes) -> None:
    async with receiver() as service:
        service.answer = answer
        with pytest.raises(Unanswered):
            await post(ANYWHERE, service.address, {}, b"")


async def test_nobody_answers() -> None:
    server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()
    with pytest.raises(Unanswered):
        await post(ANYWHERE, f"http://127.0.0.1:{port}", {}, b"")
