"""A minimal WebSocket client: one load generator for every server, too cheap to be the bottleneck."""

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import Self, cast

from bench.processes import HOST

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST_FRAME = 0x80
MASKED = 0x80
NO_MASK = bytes(4)  # a mask of zeros is valid and changes nothing


class Socket(asyncio.Protocol):
    """Passes every text message to `on_text`; offers no compression."""

    def __init__(self) -> None:
        self.on_text: Callable[[bytes], None] = _drop
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.pieces = b""
        self.farewell = "closed"

    @classmethod
    async def connect(
        cls, port: int, path: str, headers: Mapping[str, str], on_text: Callable[[bytes], None], local: str = HOST
    ) -> Self:
        """An open socket; `local` is its source address, since servers limit rates by address."""
        loop = asyncio.get_running_loop()
        transport, one = await loop.create_connection(cls, HOST, port, local_addr=(local, 0))
        one.on_text = on_text
        transport.write(_upgrade(port, path, headers))
        await asyncio.wait_for(one.opened, 30)
        return one

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
            self.transport = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # that of a faster event loop is no subclass

    def connection_lost(self, exc: Exception | None) -> None:
        """Only this side may close the connection; the event loop prints what is raised here."""
        if self.transport is not None:
            self.transport = None
            error = ConnectionError(f"the server has ended the connection: {exc or self.farewell}")
            if self.opened.done():
                raise error
            self.opened.set_exception(error)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done() and not self._read_head():
            return
        while self._read_frame():
            pass

    def _read_head(self) -> bool:
        """The response to the upgrade request, once it is complete."""
        head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
            return False
        self.buffer = bytearray(rest)
        self.opened.set_result(None)
        return True

    def _read_frame(self) -> bool:
        """Take one frame off the buffer; False if it is incomplete."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        first, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        self._take(first & 0x0F, bool(first & LAST_FRAME), payload)
        return True

    def _take(self, kind: int, last: bool, payload: bytes) -> None:
        if kind == PING:
            self._frame(PONG, payload)
        elif kind == CLOSE:
            self.farewell = f"{int.from_bytes(payload[:2], 'big')} {payload[2:].decode(errors='replace')}"
        elif kind < CLOSE:
            self.pieces += payload
            if last:
                text, self.pieces = self.pieces, b""
                self.on_text(text)

    def _frame(self, kind: int, payload: bytes) -> None:
        if self.transport is not None:
            size = len(payload)
            length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
            self.transport.write(bytes([LAST_FRAME | kind]) + length + NO_MASK + payload)


def _upgrade(port: int, path: str, headers: Mapping[str, str]) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    fields = {
        "Host": f"{HOST}:{port}",
        "Origin": f"http://{HOST}:{port}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": key,
        **headers,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode()


def _drop(text: bytes) -> None:
    """Discard messages that arrive before a handler is set."""
