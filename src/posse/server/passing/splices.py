"""A socket that is passed on: bytes go both ways between a browser and the process in which the table lives.

The owner answers the handshake itself, so this process neither reads nor writes a frame. Nothing is taken from the
browser before the owner has sent something: until then another process can be tried.
"""

import asyncio
from typing import cast

from posse.server.passing.owners import Owners, Unreachable, connected
from posse.server.socket.close_codes import CloseCode
from posse.server.socket.connection import Handshake


class OwnerSide(asyncio.Protocol):
    """The connection to the owner. What arrives before there is a browser's side is kept."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.browser: asyncio.Transport | None = None
        self.early = b""
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's only behaves like one

    def data_received(self, data: bytes) -> None:
        if self.browser is not None:
            self.browser.write(data)
            return
        self.early += data
        if self.transport is not None and not self.begun.done():
            self.transport.pause_reading()  # until somebody takes it
            self.begun.set_result(None)

    def pause_writing(self) -> None:
        if self.browser is not None:
            self.browser.pause_reading()

    def resume_writing(self) -> None:
        if self.browser is not None and not self.browser.is_closing():
            self.browser.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.begun.done():
            self.begun.set_exception(Unreachable())
        if self.browser is not None:
            self.browser.close()
        self.lost.set_result(None)


class BrowserSide(asyncio.Protocol):
    """The connection of the browser, taken over from Uvicorn before it has answered the handshake."""

    def __init__(self, handshake: Handshake, owner: asyncio.Transport) -> None:
        self._handshake = handshake
        self._owner = owner
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport = handshake.hand_over(self)

    def data_received(self, data: bytes) -> None:
        self._owner.write(data)

    def pause_writing(self) -> None:
        self._owner.pause_reading()

    def resume_writing(self) -> None:
        if not self._owner.is_closing():
            self._owner.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._owner.close()
        self.lost.set_result(None)
        self._handshake.connection_lost(exc)

    def drop(self, code: CloseCode) -> None:
        """End it. A close frame might land in the middle of one of the owner's frames, so there is none."""
        self._owner.close()
        self.transport.close()


async def splice(handshake: Handshake, request: bytes, server: str, address: str, owners: Owners) -> None:
    """Pass a socket on until it ends; `Unreachable` if the owner does not answer, and then nothing has happened."""
    side = await connected(address, OwnerSide)
    transport = side.transport
    assert transport is not None
    try:
        transport.write(request)
        await owners.while_alive(server, side.begun)
        if handshake.transport.is_closing():
            return
        browser = BrowserSide(handshake, transport)
        side.browser = browser.transport
        browser.transport.write(side.early)
        transport.resume_reading()
        with owners.watching(server, transport):
            await asyncio.gather(side.lost, browser.lost)
    finally:
        side.begun.cancel()
        transport.abort()
