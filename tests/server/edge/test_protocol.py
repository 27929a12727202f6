"""Clients that keep a server waiting, over real connections; the time limits are short, and nothing else is timed."""

import asyncio
import contextlib
import gc
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from websockets.server import ServerProtocol

from posse.server.edge.protocol import MOST_AHEAD, MOST_DISCARDED_BYTES, MOST_HEAD_BYTES, MOST_PIECES, EdgeProtocol
from posse.server.http.middleware import MOST_UPLOADS
from posse.server.settings import Limits, Settings
from tests.sample import scene
from tests.server.running import Guest, RunningServer, eventually, opened, within

pytestmark = pytest.mark.anyio

HASTE = 1.0  # seconds
HASTY = Limits(header_seconds=HASTE, body_seconds=HASTE, idle_seconds=HASTE, write_seconds=HASTE, close_seconds=HASTE)
PATIENT = Limits(header_seconds=3600, body_seconds=3600, idle_seconds=3600)
HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
GET = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
async def hasty(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningServer]:
    async with opened(Settings(tmp_path_factory.mktemp("hasty"), workers=1, limits=HASTY)) as server:
        yield server


class Line:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def rest(self) -> bytes:
        """Everything until the server closes; a reset is an end, too."""
        try:
            return bytes(await within(self.reader.read()))
        except ConnectionError:
            return b"reset"

    async def answer(self) -> bytes:
        """The head of the next response; its body is read, too."""
        head: bytes = await within(self.reader.readuntil(b"\r\n\r\n"))
        size = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        await within(self.reader.readexactly(int(size or 0)))
        return head


@contextlib.asynccontextmanager
async def line(server: RunningServer, address: str = "127.0.0.1") -> AsyncIterator[Line]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()


async def drip(line: Line, data: bytes) -> None:
    """Send something byte by byte for as long as the other side listens."""
    with contextlib.suppress(ConnectionError):
        for byte in data:
            line.send(bytes([byte]))
            await line.writer.drain()
            await asyncio.sleep(HASTE / 10)


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system keep little of what is not read."""
    make = EdgeProtocol.connection_made

    def make_narrow(self: EdgeProtocol, transport: asyncio.Transport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        make(self, transport)

    monkeypatch.setattr(EdgeProtocol, "connection_made", make_narrow)


def unread(line: Line) -> None:
    """Read nothing of what the server sends."""
    line.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.writer.transport.pause_reading()  # type: ignore[attr-defined]  # the transport of a stream reads, too


# --- time limits


async def test_a_silent_connection_is_closed_without_a_word(hasty: RunningServer) -> None:
    async with line(hasty) as one:
        assert await one.rest() == b""


async def test_an_idle_connection_is_closed_without_a_word(hasty: RunningServer) -> None:
    async with line(hasty) as one:
        one.send(GET)
        assert b" 200 " in await one.answer()
        assert await one.rest() == b""


@pytest.mark.parametrize(
    "data",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"G",
        HEAD + b"Content-Length: 100\r\n\r\n{",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
async def test_a_request_that_never_ends_is_told_so(hasty: RunningServer, data: bytes) -> None:
    async with line(hasty) as one:
        one.send(data)
        assert (await one.rest()).startswith(b"HTTP/1.1 408 ")


async def test_a_head_that_drips_is_cut_off(hasty: RunningServer) -> None:
    async with line(hasty) as one:
        dripping = asyncio.create_task(drip(one, b"GET / HTTP/1.1\r\nx: " + b"y" * 100_000))
        assert b"408" in await one.rest() or one.reader.at_eof()
        dripping.cancel()


async def test_a_body_after_its_answer_is_cut_off(hasty: RunningServer) -> None:
    """A refused request is answered before its body is there; the body may not go on forever."""
    async with line(hasty) as one:
        one.send(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n")
        assert b" 415 " in await one.answer()
        dripping = asyncio.create_task(drip(one, b"x" * 100_000))
        await one.rest()
        dripping.cancel()


async def test_blank_lines_do_not_keep_a_connection_open(hasty: RunningServer) -> None:
    async with line(hasty) as one:
        one.send(GET)
        await one.answer()
        dripping = asyncio.create_task(drip(one, b"\r\n" * 50_000))
        await one.rest()
        dripping.cancel()


@pytest.mark.usefixtures("narrow")
async def test_a_response_that_is_not_read_is_given_up(hasty: RunningServer) -> None:
    async with line(hasty) as one:
        unread(one)
        open_before = len(hasty.gate)
        one.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * MOST_AHEAD)
        await eventually(lambda: len(hasty.gate) < open_before)


async def test_a_slow_client_is_served(server: RunningServer) -> None:
    """A request in two parts, within the limits."""
    async with line(server) as one:
        one.send(GET[:20])
        await asyncio.sleep(0)
        one.send(GET[20:] + GET)
        assert b" 200 " in await one.answer()
        assert b" 200 " in await one.answer()


# --- sizes


async def test_a_head_that_is_too_large_is_refused(server: RunningServer) -> None:
    async with line(server) as one:
        one.send(b"GET / HTTP/1.1\r\n")
        for _ in range(MOST_HEAD_BYTES // 1000 + 400):
            one.send(b"x: " + b"y" * 995 + b"\r\n")
        assert (await one.rest()).startswith((b"HTTP/1.1 431 ", b"reset"))


async def test_a_body_is_not_discarded_without_end(server: RunningServer) -> None:
    async with line(server) as one:
        one.send(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        assert b" 415 " in await one.answer()
        with contextlib.suppress(ConnectionError):
            for _ in range(MOST_DISCARDED_BYTES // 60_000 + 20):
                one.send(b"ea60\r\n" + b"x" * 60_000 + b"\r\n")
                await one.writer.drain()
        assert await one.rest() in (b"", b"reset")


async def test_a_body_in_too_many_pieces_is_refused(server: RunningServer) -> None:
    """A piece of one byte takes six, so that forty thousand may arrive at once."""
    async with line(server) as one:
        one.send(HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * (MOST_PIECES + 1))
        assert (await one.rest()).startswith(b"HTTP/1.1 413 ")


# --- how many


async def test_some_requests_may_come_before_they_are_answered(server: RunningServer) -> None:
    async with line(server) as one:
        one.send(GET * MOST_AHEAD)
        for _ in range(MOST_AHEAD):
            assert b" 200 " in await one.answer()


async def test_requests_that_wait_for_no_response_are_refused(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each would be kept in memory until its turn comes."""
    most = 0
    parse = EdgeProtocol.data_received

    def measure(self: EdgeProtocol, data: bytes) -> None:
        nonlocal most
        parse(self, data)
        most = max(most, len(self.pipeline))

    monkeypatch.setattr(EdgeProtocol, "data_received", measure)
    async with line(server) as one:
        one.send(GET * 20_000)
        assert (await one.rest()).startswith((b"HTTP/1.1 429 ", b"reset"))
    assert 0 < most <= MOST_AHEAD


@pytest.mark.usefixtures("narrow")
async def test_whoever_leaves_before_all_is_answered_is_sent_nothing_more(
    hasty: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by the request that is being answered while others wait: writing to a closed connection is an error."""
    started: list[RequestResponseCycle] = []
    unaware: list[bool] = []
    start, lose = EdgeProtocol._start_asgi_task, EdgeProtocol.connection_lost

    def note(self: EdgeProtocol, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        started.append(cycle)
        start(self, cycle, app)

    def look(self: EdgeProtocol, exc: Exception | None) -> None:
        lose(self, exc)
        unaware.extend(not (cycle.response_complete or cycle.disconnected) for cycle in started)

    monkeypatch.setattr(EdgeProtocol, "_start_asgi_task", note)
    monkeypatch.setattr(EdgeProtocol, "connection_lost", look)
    async with line(hasty) as one:
        unread(one)
        one.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * MOST_AHEAD)
        await eventually(lambda: bool(unaware))
    assert 0 < len(started) < MOST_AHEAD
    assert not any(unaware)


@pytest.fixture
async def crowded(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """A server with very long time limits, which counts this machine's connections by address."""
    limits = PATIENT._replace(includes_this_machine=True, open_connections=50, all_connections=100)
    async with opened(Settings(tmp_path, workers=1, limits=limits, proxies=())) as server:
        yield server


async def crowd(server: RunningServer, count: int, data: bytes = b"") -> list[socket.socket]:
    """Connections that send something, or nothing at all."""
    made = []
    for _ in range(count):
        one = socket.socket()
        one.setblocking(False)
        await asyncio.get_running_loop().sock_connect(one, ("127.0.0.1", server.port))
        one.send(data)
        made.append(one)
    return made


@pytest.mark.parametrize("data", [b"", b"GET / HTT", HEAD + b"Content-Length: 100\r\n\r\n{"])
async def test_over_a_thousand_waiting_connections_shut_nobody_out(crowded: RunningServer, data: bytes) -> None:
    silent = await crowd(crowded, 1_100, data)
    async with Guest(crowded, "Ann") as ann:
        table = await crowded.lay(scene(seats=2, at="place : 0"), ann, "random")
        async with ann.look(table) as window:
            assert window.choices
            assert len(crowded.gate) <= 50
    for one in silent:
        one.close()


async def test_sockets_are_counted_and_never_evicted(tmp_path: Path) -> None:
    limits = PATIENT._replace(includes_this_machine=True, open_connections=4)
    async with opened(Settings(tmp_path, workers=1, limits=limits, proxies=())) as server, Guest(server, "Ann") as ann:
        table = await server.lay(scene(seats=2, at="place : 0"), ann, "random")
        await ann.http.aclose()
        async with contextlib.AsyncExitStack() as windows:
            for _ in range(4):
                window = await windows.enter_async_context(ann.look(table))
            async with line(server) as one:
                assert (await one.rest()).startswith((b"HTTP/1.1 503 ", b"reset"))
            await window.again()
        await eventually(lambda: len(server.gate) == 0)


async def test_a_client_sends_few_large_bodies_at_a_time(tmp_path: Path) -> None:
    """Each may be a megabyte, and wait for its last byte for half a minute."""
    limits = PATIENT._replace(includes_this_machine=True)
    head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    async with opened(Settings(tmp_path, workers=1, limits=limits)) as server, contextlib.AsyncExitStack() as lines:
        waiting = [await lines.enter_async_context(line(server)) for _ in range(MOST_UPLOADS)]
        for one in waiting:
            one.send(head + b"Expect: 100-continue\r\nContent-Length: 10\r\n\r\n")
            assert b" 100 " in await one.answer()
        async with line(server) as another:
            another.send(head + b"Content-Length: 10\r\n\r\n")
            assert b" 429 " in await another.answer()
        async with line(server) as small:
            small.send(HEAD + b"Content-Length: 2\r\n\r\n{}")
            assert b" 400 " in await small.answer()
        waiting[0].send(b"{}        ")
        assert b" 400 " in await waiting[0].answer()
        async with line(server) as another:
            another.send(head + b"Content-Length: 2\r\n\r\n{}")
            assert b" 400 " in await another.answer()


async def test_behind_a_proxy_everybody_has_one_address(tmp_path: Path) -> None:
    limits = PATIENT._replace(includes_this_machine=True, open_connections=2)
    async with opened(Settings(tmp_path, workers=1, limits=limits)) as server, contextlib.AsyncExitStack() as lines:
        for _ in range(10):
            one = await lines.enter_async_context(line(server))
            one.send(GET)
            assert b" 200 " in await one.answer()
        assert len(server.gate) == 10


async def test_a_socket_leaves_nothing_for_the_garbage_collection(server: RunningServer, ann: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, "random")
    before = {id(one) for one in protocols()}
    gc.disable()
    try:
        for _ in range(3):
            async with ann.look(table):
                pass
        await eventually(lambda: not server.sockets)
        await eventually(lambda: {id(one) for one in protocols()} <= before)
    finally:
        gc.enable()


def protocols() -> list[object]:
    """What speaks HTTP, and what reads the frames of a socket."""
    return [one for one in gc.get_objects() if type(one) in (EdgeProtocol, ServerProtocol)]
