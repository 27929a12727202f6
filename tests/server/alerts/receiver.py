"""A push service and webhook of the tests' own: it keeps every request, and answers as it is told."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]  # it comes without types
import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from posse.server.alerts.push import b64


class Request(NamedTuple):
    """What has arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        found: dict[str, Any] = orjson.loads(self.body)
        return found


class Receiver:
    """Requests in the order of arrival; `statuses` are those of the next answers, then everything is welcome."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.statuses: list[int] = []
        self.answer: bytes | None = None
        self.address = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append(Request(head[0].split()[1], headers, body))
        status = self.statuses.pop(0) if self.statuses else 201
        writer.write(self.answer or b"HTTP/1.1 %d Told\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n" % status)
        with contextlib.suppress(ConnectionError):
            await writer.drain()
            writer.close()

    def kinds(self) -> list[str]:
        """What webhooks were told."""
        return [request.json["kind"] for request in self.requests]


@contextlib.asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """A receiver until the end of the block; `address` is where it listens."""
    found = Receiver()
    server = await asyncio.start_server(found.take, "127.0.0.1", 0)
    found.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield found


class Browser:
    """The keys of a browser, which alone can read what is sent to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    @property
    def p256dh(self) -> str:
        return b64(self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @property
    def auth(self) -> str:
        return b64(self._secret)

    def subscription(self, endpoint: str, lang: str = "en") -> dict[str, Any]:
        """What a page sends to the server."""
        return {"endpoint": endpoint, "keys": {"p256dh": self.p256dh, "auth": self.auth}, "lang": lang}

    def read(self, request: Request) -> dict[str, Any]:
        """Decrypt a push."""
        text = http_ece.decrypt(
            request.body, private_key=self._key, auth_secret=self._secret, version=request.headers["content-encoding"]
        )
        found: dict[str, Any] = orjson.loads(text)
        return found
