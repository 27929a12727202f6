"""HTTP as Uvicorn speaks it, with a time limit on everything that a client may keep us waiting for."""

import asyncio
from functools import partial
from typing import Any, cast

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from posse.server.edge.gate import Gate
from posse.server.edge.proxies import Proxies
from posse.server.people.limits import client_of
from posse.server.settings import Limits
from posse.server.socket.connection import Handshake

MOST_HEAD_BYTES = 64 * 1024
MOST_DISCARDED_BYTES = 4 * 1024 * 1024  # of a body that arrives after the response
MOST_AHEAD = 16  # requests that wait for a response to one before; thousands fit into what a socket gives at once
MOST_PIECES = 4096  # of a body: a megabyte in the smallest packets has half as many
TIMEOUT, TOO_LARGE, TOO_MANY, HEAD_TOO_LARGE, NO_ROOM = 408, 413, 429, 431, 503


class Refused(Exception):
    """Raised within the parser, so that it reads no further."""


class EdgeProtocol(HttpToolsProtocol):
    """One connection, which either works on a request or waits for its client: then a timer runs.

    What arrives is parsed at once, as much as there is, so what can be many is counted on the way: requests that do not
    wait for their responses, and pieces of a body.
    """

    def __init__(self, *, gate: Gate, proxies: Proxies, limits: Limits, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.gate = gate
        self.proxies = proxies
        self.limits = limits
        self._timer: asyncio.TimerHandle | None = None
        self._head_bytes = 0
        self._discarded_bytes = 0
        self._pieces = 0
        self._running: RequestResponseCycle | None = None
        self._is_in_head = False
        self._is_deaf = False

    # --- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in Uvicorn
        super().connection_made(transport)
        if self.gate.enter(self, self._counted_as()):
            self._allow(self.limits.header_seconds)
        else:
            self._refuse(NO_ROOM)

    def _counted_as(self) -> str:
        """The client to count it for; none for a proxy, behind which is everybody."""
        host = self.client[0] if self.client else ""
        client = client_of(host) or self.limits.this_machine
        return "" if host in self.proxies else client

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self._running is not None and not self._running.response_complete:  # Uvicorn tells the last request only
            self._running.disconnected = True
            self._running.message_event.set()
        self._running = None
        self.pipeline.clear()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop_timer()
        self.gate.leave(self)

    def evict(self) -> None:
        self._is_deaf = True
        self.transport.abort()

    # --- what arrives

    def data_received(self, data: bytes) -> None:
        if self._is_deaf:
            return
        self._head_bytes += len(data)
        super().data_received(data)
        if self._is_in_head and self._head_bytes > MOST_HEAD_BYTES:
            self._refuse(HEAD_TOO_LARGE)

    def send_400_response(self, msg: str) -> None:
        if not self._is_deaf:  # otherwise there is an answer already
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            self._stop_reading(TOO_MANY)
        super().on_message_begin()
        self._is_in_head = True
        self._head_bytes = 0
        self._discarded_bytes = 0
        self._pieces = 0
        self._allow(self.limits.header_seconds)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()
        self._allow(self.limits.body_seconds)

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            self._stop_reading(TOO_LARGE)
        super().on_body(body)
        if self._is_answered():
            self._discarded_bytes += len(body)
            if self._discarded_bytes > MOST_DISCARDED_BYTES:
                self.evict()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if not self._is_answered():
            self._work()

    def handle_websocket_upgrade(self) -> None:
        """Become a socket: counted until its end, while only the handshake has a time limit here."""
        self.gate.work(self)
        self._allow(self.limits.body_seconds)
        handshake = partial(Handshake, accepted=self._stop_timer, left=self._end_socket)
        self.ws_protocol_class = handshake  # type: ignore[assignment]  # called like a class
        super().handle_websocket_upgrade()
        self.ws_protocol_class = Handshake  # no cycle is left for the garbage collection

    def _end_socket(self) -> None:
        self._leave()
        self.parser = None  # type: ignore[assignment]  # another cycle, which Uvicorn breaks the same way elsewhere

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    # --- what is sent

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._is_answered():  # otherwise the next request is there already
            self.gate.wait(self)
            self._allow(self.limits.idle_seconds)

    def pause_writing(self) -> None:
        """The client does not read as fast as we write."""
        super().pause_writing()
        self._allow(self.limits.write_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self._is_answered():
            self._stop_timer()

    def _is_answered(self) -> bool:
        """Whether nothing is to be done for the client; Uvicorn does not say that there may be no request yet."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is None or cycle.response_complete

    # --- time

    def _work(self) -> None:
        """The request is there: now it is our turn."""
        self._stop_timer()
        self.gate.work(self)

    def _allow(self, seconds: float) -> None:
        """Give the client this time for what it has to do next."""
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._expire)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _expire(self) -> None:
        is_answered = self._is_answered()
        if self.transport.is_closing() or (not is_answered and self.cycle.response_started):
            self.evict()
        elif is_answered and not self._is_in_head:
            self._close()  # it was idle; browsers expect no word
        else:
            self._refuse(TIMEOUT)

    def _refuse(self, status: int) -> None:
        """Say why in one line, and close."""
        self._is_deaf = True
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self._close()

    def _stop_reading(self, status: int) -> None:
        """Refuse what is being parsed, and parse no further."""
        if self._running is not None and self._running.response_started:
            self.evict()
        else:
            self._refuse(status)
        raise Refused

    def _close(self) -> None:
        """Close as soon as everything is sent; `_expire` aborts if the client does not read it."""
        self.transport.close()
        self._allow(self.limits.close_seconds)
