"""A call that is passed on: its body goes to the owner of the table, and the answer comes back as it arrives.

Before the owner is connected nothing has happened, and another process can be tried. Afterwards only a call that
changes nothing is tried again: of any other it would be unknown whether it was carried out.
"""

import asyncio
import contextlib

import httptools
from starlette.types import Receive, Scope, Send

from posse.server.passing.owners import Owners, Unreachable, streams
from posse.server.passing.requests import OF_ONE_CONNECTION, call_request, chunk, has_chunks

PIECE = 1 << 16
CHANGING_NOTHING = ("GET", "HEAD")


class Interrupted(Exception):
    """The owner was lost while it carried out a call."""


class Answer:
    """Reads the answer of another process from its bytes."""

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.body: list[bytes] = []
        self.has_head = False
        self.is_complete = False

    def feed(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def take_body(self) -> bytes:
        """What has arrived since the last time."""
        taken, self.body = b"".join(self.body), []
        return taken

    # --- called by the parser

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() not in OF_ONE_CONNECTION:
            self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self.status = self._parser.get_status_code()
        self.has_head = True

    def on_body(self, body: bytes) -> None:
        self.body.append(body)

    def on_message_complete(self) -> None:
        self.is_complete = True


async def pass_call(
    scope: Scope, receive: Receive, send: Send, badge: bytes, server: str, address: str, owners: Owners
) -> None:
    """Pass a call on; `Unreachable` if another process may be tried, `Interrupted` if it is unknown what happened."""
    reader, writer = await streams(address)
    try:
        with owners.watching(server, writer.transport):
            await _send_request(scope, receive, writer, badge)
            await _send_back(scope, reader, send, server, owners)
    finally:
        writer.transport.abort()


async def _send_request(scope: Scope, receive: Receive, writer: asyncio.StreamWriter, badge: bytes) -> None:
    """Send the request; an owner that refuses it may close before it has read all of it."""
    is_chunked = has_chunks(scope)
    with contextlib.suppress(ConnectionError):
        writer.write(call_request(scope, badge))
        while True:
            message = await receive()
            body = message.get("body", b"")
            if body:
                writer.write(chunk(body) if is_chunked else body)
                await writer.drain()
            if message["type"] != "http.request" or not message.get("more_body"):
                break
        if is_chunked:
            writer.write(chunk(b""))


async def _send_back(scope: Scope, reader: asyncio.StreamReader, send: Send, server: str, owners: Owners) -> None:
    answer = Answer()
    is_started = False
    while not answer.is_complete:
        data = await _read(reader, server, owners)
        if not data:
            break
        answer.feed(data)
        if answer.has_head and not is_started:
            is_started = True
            await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
        if body := answer.take_body():
            await send({"type": "http.response.body", "body": body, "more_body": True})
    if not is_started:
        raise Unreachable if scope["method"] in CHANGING_NOTHING else Interrupted
    if not answer.is_complete and scope["method"] != "HEAD":
        raise ConnectionError("the other process ended in the middle of its answer")
    await send({"type": "http.response.body", "body": b""})


async def _read(reader: asyncio.StreamReader, server: str, owners: Owners) -> bytes:
    """The next bytes of the owner; none if it has closed the connection, or is gone."""
    reading = asyncio.ensure_future(reader.read(PIECE))
    try:
        return await owners.while_alive(server, reading)
    except (ConnectionError, Unreachable):
        return b""
    finally:
        reading.cancel()
