"""An accepted WebSocket: what arrives is passed on at once, what is sent is written at once.

Uvicorn makes the handshake, and the application accepts the connection; from then on it is a `Connection`. There is no
task and no queue between it and the table, since those would cost more than all the rest of a message.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from fastapi import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from posse.engine.errors import PosseError
from posse.server.people.limits import TokenBucket
from posse.server.settings import LIMITS, Limits
from posse.server.socket.close_codes import CloseCode, close_code_for
from posse.server.socket.frames import CLOSE, PING, PONG, TEXT, BadFrame, Frames, frame
from posse.server.socket.messages import MOST_BYTES

HANDSHAKE = "handshake"
SUBPROTOCOL = "posse"  # for those who offer any: a browser gives up if none of them is taken
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

# A message beyond our own limit but below this is refused by an error, a larger one closes the connection.
MOST_SOCKET_BYTES = 4 * MOST_BYTES
MOST_UNREAD_BYTES = 1 << 20  # backpressure limit: more than a hundred pages
MOST_HELD_BYTES = 1 << 16  # of which as much must have been read when the next ping is due
MOST_BEATS = 8  # pings until all that waited at one of them has to be read
HEARTBEAT = 7.0  # seconds between pings, and as many to answer one: whoever is gone is missed within 14


def _nothing() -> None: ...


class Successor(Protocol):
    """The protocol to which a transport is handed over."""

    def drop(self, code: CloseCode) -> None:
        """End the connection at once."""


class Handshake(WebSocketsSansIOProtocol):
    """Uvicorn's own protocol, which can hand over its transport: once the connection is accepted, or before.

    Whoever takes it before has to answer the handshake. `accepted` is called when it does so, `left` when the
    connection is gone.
    """

    connection: Successor | None = None

    def __init__(
        self, *, accepted: Callable[[], None] = _nothing, left: Callable[[], None] = _nothing, **uvicorns: Any
    ) -> None:
        super().__init__(**uvicorns)
        self._accepted = accepted
        self._left = left

    def data_received(self, data: bytes) -> None:
        """Refuse what the library cannot read, of which Uvicorn takes no notice: a line that is too long, a body."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(UNREADABLE)
            self.transport.close()

    async def run_asgi(self) -> None:
        self.scope["state"][HANDSHAKE] = self
        await super().run_asgi()

    def hand_over(self, connection: Successor) -> asyncio.Transport:
        """Make another protocol the owner of the transport; it has to report when the connection is lost."""
        assert isinstance(connection, asyncio.Protocol)
        self.connection = connection
        self._accepted()
        self.transport.set_protocol(connection)
        return self.transport

    def forsake(self) -> None:
        """End the connection without an answer: the process that has passed it on tries another one."""
        self.handshake_complete = True  # or Uvicorn would answer
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.connection = None
        self._left()
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator that refers to its owner: a cycle for the garbage collection

    def shutdown(self) -> None:
        if self.connection is not None:
            self.connection.drop(CloseCode.SERVER_RESTART)
        else:
            super().shutdown()


class Connection(asyncio.Protocol):
    """An accepted connection. A browser that falls too far behind is closed: connecting again brings the page.

    Nothing is read before `listen`. `closing` is done as soon as one side closes, `lost` when the transport is gone.
    """

    def __init__(self, handshake: Handshake, limits: Limits = LIMITS, most: int = MOST_SOCKET_BYTES) -> None:
        self._handshake = handshake
        self._close_seconds = limits.close_seconds
        self._loop = asyncio.get_running_loop()
        self._frames = Frames(most, TokenBucket(limits.frames, self._loop.time).take)
        self._receive: Callable[[bytes], None] = _ignore
        self._awaits_pong = False
        self._unread = 0  # bytes at the last ping
        self._written = 0  # bytes since the beginning
        self._owed = 0  # how many of them have to be read until `_beats` is `MOST_BEATS`
        self._beats = 0
        self._has_hung_up = False
        self._timer: asyncio.TimerHandle | None = None
        self.closing: asyncio.Future[None] = self._loop.create_future()
        self.lost: asyncio.Future[None] = self._loop.create_future()
        self._transport = handshake.hand_over(self)
        self._transport.pause_reading()

    # --- what the server does with it

    def listen(self, receive: Callable[[bytes], None]) -> None:
        """From now on pass on every message, in the order of arrival."""
        if not self.closing.done():
            self._receive = receive
            self._transport.resume_reading()
            self._timer = self._loop.call_later(HEARTBEAT, self._beat)

    def send(self, text: bytes) -> None:
        self._write(frame(TEXT, text))

    def end(self, reason: PosseError) -> None:
        self.close(close_code_for(reason))

    def close(self, code: CloseCode) -> None:
        """Send a close frame, and give the browser some time to read it and to answer."""
        if not self.closing.done():
            self._send_close(frame(CLOSE, code.to_bytes(2, "big")))
            self._transport.resume_reading()

    def drop(self, code: CloseCode) -> None:
        """Send a close frame, and do not wait for an answer."""
        if not self.closing.done():
            self._send_close(frame(CLOSE, code.to_bytes(2, "big")))
        self._transport.close()

    # --- what arrives

    def data_received(self, data: bytes) -> None:
        if not self._has_hung_up:
            self._awaits_pong = False
            self._read(data)

    def _read(self, data: bytes) -> None:
        try:
            for opcode, payload in self._frames.read(data):
                self._take(opcode, payload)
                if self._has_hung_up:
                    return
        except BadFrame as error:
            self._hang_up(frame(CLOSE, error.code.to_bytes(2, "big")))

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == CLOSE:
            self._hang_up(frame(CLOSE, payload))
        elif opcode == PING:
            self._write(frame(PONG, payload))
        elif opcode != PONG and not self.closing.done():
            self._receive(payload)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._receive = _ignore
        if not self.lost.done():
            self.lost.set_result(None)
        self._handshake.connection_lost(exc)

    # --- writing and closing

    def _write(self, whole: bytes) -> None:
        if not self.closing.done():
            self._transport.write(whole)
            self._written += len(whole)
            if self._transport.get_write_buffer_size() > MOST_UNREAD_BYTES:
                self.close(CloseCode.TOO_SLOW)

    def _beat(self) -> None:
        """Send a ping; abort if nothing at all has arrived since the last one, and close if too little was read.

        Whoever sends and hardly reads would otherwise hold a megabyte here with each of their connections.
        """
        before, self._unread = self._unread, self._transport.get_write_buffer_size()
        self._beats += 1
        if self._written - self._unread >= self._owed:
            self._owed, self._beats = self._written, 0
        if self._awaits_pong:
            self._end()
            self._transport.abort()
        elif MOST_HELD_BYTES <= before <= self._unread or self._beats >= MOST_BEATS:
            self.close(CloseCode.TOO_SLOW)
        else:
            self._awaits_pong = True
            self._timer = self._loop.call_later(HEARTBEAT, self._beat)
            self._write(frame(PING, b""))

    def _hang_up(self, last: bytes) -> None:
        """Send the last frame and the end of the stream, and discard what still arrives until the peer closes.

        Closing at once would send a reset if something has not been read, and a reset discards frames on their way.
        """
        if not self.closing.done():
            self._send_close(last)
        self._has_hung_up = True
        self._transport.write_eof()

    def _send_close(self, last: bytes) -> None:
        """Send nothing after this frame, and abort if the peer never reads it."""
        self._transport.write(last)
        self._end()
        self._timer = self._loop.call_later(self._close_seconds, self._transport.abort)

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self.closing.done():
            self.closing.set_result(None)


def _ignore(message: bytes) -> None:
    """Discard messages that arrive before `listen`."""


async def accept(socket: WebSocket, limits: Limits) -> Connection:
    """Accept a connection, and take its transport over from Uvicorn."""
    await socket.accept(SUBPROTOCOL if SUBPROTOCOL in socket.scope["subprotocols"] else None)
    handshake = socket.scope["state"].pop(HANDSHAKE)
    assert isinstance(handshake, Handshake), "the server is run with another WebSocket protocol"
    return Connection(handshake, limits)
