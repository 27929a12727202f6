"""An open socket without anything between: what arrives is heard at once, what is sent is written at once.

Uvicorn greets a browser, and the application lets it in or refuses it; from then on the connection is a `Wire`. No task
and no queue stands between it and the table, since that would cost more than all the rest of a message.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from fastapi import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from posse.server.socket.frames import CLOSE, PING, PONG, TEXT, BadFrame, Frames, frame
from posse.server.socket.messages import MOST_BYTES

GREETER = "greeter"

# A message beyond our limit but below this is refused in words, one beyond this ends the connection.
MOST_SOCKET_BYTES = 4 * MOST_BYTES
MOST_WAITING = 1 << 20  # bytes that a reader may leave unread: a hundred pages and more
PULSE = 20.0  # seconds until the other side is asked whether it is there, and as many until it has to have answered
LAST_WORDS = 5.0  # seconds in which somebody who is shown out may read why

# Why a connection is ended by us.
RESTART, TOO_SLOW = 1012, 4408


class Greeter(WebSocketsSansIOProtocol):
    """Uvicorn's own handshake, which the application can ask to let go of the connection."""

    heir: "Wire | None" = None

    async def run_asgi(self) -> None:
        self.scope["state"][GREETER] = self
        await super().run_asgi()

    def hand_over(self, heir: "Wire") -> asyncio.Transport:
        """Let somebody else have the connection; when it is lost, this one has to be told."""
        self.heir = heir
        self.transport.set_protocol(heir)
        return self.transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.heir = None
        super().connection_lost(exc)

    def shutdown(self) -> None:
        if self.heir is not None:
            self.heir.part(RESTART)
        else:
            super().shutdown()


class Outlet(Protocol):
    """Where messages to one browser go."""

    def send(self, text: bytes) -> None:
        """Send a message, unless the connection is ending."""

    def close(self, code: int) -> None:
        """End the connection after what was sent."""


class Wire(asyncio.Protocol):
    """A connection that was let in. A reader who falls too far behind is let go: connecting again brings the page.

    It is deaf until somebody listens. `closing` is done as soon as one side ends it, `lost` when nothing is left of it.
    """

    def __init__(self, greeter: Greeter) -> None:
        self._greeter = greeter
        self._loop = asyncio.get_running_loop()
        self._frames = Frames(MOST_SOCKET_BYTES)
        self._hear: Callable[[bytes], None] = _drop
        self._is_asked = False
        self._timer: asyncio.TimerHandle | None = None
        self.closing: asyncio.Future[None] = self._loop.create_future()
        self.lost: asyncio.Future[None] = self._loop.create_future()
        self._transport = greeter.hand_over(self)
        self._transport.pause_reading()

    # --- what the house does with it

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From now on have every message heard, in the order of arrival."""
        if not self.closing.done():
            self._hear = hear
            self._transport.resume_reading()
            self._timer = self._loop.call_later(PULSE, self._feel_pulse)

    def send(self, text: bytes) -> None:
        self._write(frame(TEXT, text))

    def close(self, code: int) -> None:
        """Say why, and give the other side some time to read it and to say it back."""
        if not self.closing.done():
            self._say_farewell(frame(CLOSE, code.to_bytes(2, "big")))
            self._transport.resume_reading()

    def part(self, code: int) -> None:
        """Say why, and do not wait for an answer."""
        self._part(frame(CLOSE, code.to_bytes(2, "big")))

    # --- what comes from outside

    def data_received(self, data: bytes) -> None:
        self._is_asked = False
        try:
            for kind, payload in self._frames.read(data):
                self._take(kind, payload)
        except BadFrame as error:
            self.part(error.code)

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == CLOSE:
            self._part(frame(CLOSE, payload))
        elif kind == PING:
            self._write(frame(PONG, payload))
        elif kind != PONG and not self.closing.done():
            self._hear(payload)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._hear = _drop
        if not self.lost.done():
            self.lost.set_result(None)
        self._greeter.connection_lost(exc)

    # --- writing, waiting, ending

    def _write(self, whole: bytes) -> None:
        if not self.closing.done():
            self._transport.write(whole)
            if self._transport.get_write_buffer_size() > MOST_WAITING:
                self.close(TOO_SLOW)

    def _feel_pulse(self) -> None:
        """Ask the other side whether it is there; who has not even answered that is gone."""
        if self._is_asked:
            self._end()
            self._transport.abort()
        else:
            self._is_asked = True
            self._timer = self._loop.call_later(PULSE, self._feel_pulse)
            self._write(frame(PING, b""))

    def _part(self, last: bytes) -> None:
        if not self.closing.done():
            self._say_farewell(last)
        self._transport.close()

    def _say_farewell(self, last: bytes) -> None:
        """Nothing is sent after this; who does not read it is not waited for without end."""
        self._transport.write(last)
        self._end()
        self._timer = self._loop.call_later(LAST_WORDS, self._transport.abort)

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self.closing.done():
            self.closing.set_result(None)


def _drop(message: bytes) -> None:
    """What comes before anybody listens."""


async def let_in(socket: WebSocket) -> Wire:
    """Open a connection that Uvicorn has greeted."""
    await socket.accept()
    greeter = socket.scope["state"].pop(GREETER)
    assert isinstance(greeter, Greeter), "the server is run with another protocol for sockets"
    return Wire(greeter)
