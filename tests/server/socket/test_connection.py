"""The protocol, tested by a client that can violate it."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import orjson
import pytest
from websockets.frames import Frame, Opcode

from posse.server.http.access import COOKIE
from posse.server.settings import LIMITS, Limits, Settings
from posse.server.socket.close_codes import CloseCode
from posse.server.socket.connection import HEARTBEAT, MOST_BEATS, Connection, Handshake
from posse.server.socket.frames import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame
from tests.sample import scene
from tests.server.proofs import run
from tests.server.running import Guest, RunningServer, eventually, opened, within

Heard = tuple[int, bytes]


class Raw:
    """A connection that sends any bytes and sees every frame."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, kind: int, payload: bytes, *, last: bool = True, masked: bool = True) -> None:
        self.writer.write(Frame(Opcode(kind), payload, last).serialize(mask=masked))

    async def next(self) -> Heard:
        first, size = await within(self.reader.readexactly(2))
        assert first & 0xF0 == 0x80
        if size >= 126:
            size = int.from_bytes(await within(self.reader.readexactly(2 if size == 126 else 8)), "big")
        return first & 0x0F, await within(self.reader.readexactly(size))

    async def until(self, kind: int) -> bytes:
        """The next frame of a kind."""
        while (heard := await self.next())[0] != kind:
            pass
        return heard[1]

    async def answer(self) -> bytes:
        """The next message without a number."""
        while (text := await self.until(TEXT)).startswith(b'{"n"'):
            pass
        return text

    async def ended(self) -> int:
        """The code with which the server closes the connection; checks that nothing follows."""
        code = int.from_bytes(await self.until(CLOSE), "big")
        assert await within(self.reader.read()) == b""
        return code


@contextlib.asynccontextmanager
async def connected(server: RunningServer, guest: Guest, table: str) -> AsyncIterator[Raw]:
    """A raw connection to a table that has received its page."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {server.address}",
        f"Cookie: {COOKIE}={guest.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    writer.write("".join(line + "\r\n" for line in [*lines, ""]).encode())
    assert b" 101 " in await within(reader.readuntil(b"\r\n\r\n"))
    raw = Raw(reader, writer)
    assert b'"whole":true' in await raw.until(TEXT)
    try:
        yield raw
    finally:
        writer.transport.abort()
        await eventually(lambda: not server.sockets)


@pytest.fixture
async def raw(server: RunningServer, ann: Guest, bob: Guest) -> AsyncIterator[Raw]:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with connected(server, ann, table) as one:
        yield one


@pytest.mark.anyio
async def test_a_ping_is_answered_with_what_was_in_it(raw: Raw) -> None:
    raw.send(PING, b"are you there")
    assert await raw.until(PONG) == b"are you there"
    raw.send(PONG, b"nobody asked")
    raw.send(PING, b"")
    assert await raw.until(PONG) == b""


@pytest.mark.anyio
async def test_a_message_may_come_in_frames_and_bytes(raw: Raw) -> None:
    raw.send(TEXT, b'{"pi', last=False)
    raw.send(PING, b"between")
    raw.send(CONTINUATION, b'ng":', last=False)
    raw.send(CONTINUATION, b"7}")
    assert await raw.until(PONG) == b"between"
    assert await raw.answer() == b'{"pong":7}'
    for byte in Frame(Opcode.BINARY, b'{"ping":8}').serialize(mask=True):
        raw.writer.write(bytes([byte]))
        await asyncio.sleep(0)
    assert await raw.answer() == b'{"pong":8}'


@pytest.mark.anyio
async def test_several_messages_may_come_at_once(raw: Raw) -> None:
    for number in range(5):
        raw.send(BINARY, b'{"ping":%d}' % number)
    assert [await raw.answer() for _ in range(5)] == [b'{"pong":%d}' % number for number in range(5)]


@pytest.mark.anyio
async def test_a_close_frame_is_answered(raw: Raw) -> None:
    raw.send(CLOSE, b"\x03\xe9" + b"going home")
    assert await raw.until(CLOSE) == b"\x03\xe9" + b"going home"
    assert await within(raw.reader.read()) == b""


@pytest.mark.anyio
async def test_an_unmasked_frame_ends_the_connection(raw: Raw) -> None:
    raw.send(TEXT, b'{"ping":1}', masked=False)
    raw.send(TEXT, b'{"ping":2}')
    assert await raw.ended() == 1002


@pytest.mark.anyio
async def test_nothing_is_read_after_a_protocol_error(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with connected(server, ann, table) as raw:
        ticket = server.live(table).playing().match.ticket(0)
        raw.send(CONTINUATION, b"?")
        raw.send(TEXT, orjson.dumps({"do": "place wages", "ticket": ticket}))
        assert await raw.ended() == 1002
        assert len(await server.record(table)) == 1


@pytest.mark.anyio
async def test_a_message_before_a_bad_frame_counts(server: RunningServer, ann: Guest, bob: Guest) -> None:
    """Both come in one packet; the close code arrives, although far more was sent than the server reads."""
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with connected(server, ann, table) as raw:
        ledger = server.live(table).playing()
        before, ticket = ledger.stored, ledger.match.ticket(0)
        good = Frame(Opcode.TEXT, orjson.dumps({"do": "place wages", "ticket": ticket})).serialize(mask=True)
        bad = Frame(Opcode.CONT, b"?").serialize(mask=True)
        raw.writer.write(good + bad + b"x" * 1_000_000)
        assert await raw.ended() == 1002
        await eventually(lambda: ledger.stored > before)
        assert "place wages" in (await server.record(table))[-1]


@pytest.mark.anyio
async def test_a_lost_connection_is_noticed(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with connected(server, ann, table) as raw:
        raw.writer.close()
        await eventually(lambda: not server.live(table).audience.watchers)


@pytest.mark.anyio
async def test_unread_pongs_end_the_connection(hasty: RunningServer) -> None:
    """A browser that pings endlessly and never reads is closed as too slow."""
    async with unread(hasty) as (table, raw):
        while hasty.live(table).audience.watchers:
            if raw.writer.transport.get_write_buffer_size() < 1 << 20:
                for _ in range(100):
                    raw.send(PING, b"x" * 125)
            await asyncio.sleep(0)
        await eventually(lambda: not hasty.sockets)


@pytest.mark.anyio
async def test_unread_messages_end_the_connection(hasty: RunningServer) -> None:
    """A browser that neither reads nor sends anything is aborted, too."""
    async with unread(hasty) as (table, _):
        (watcher,) = hasty.live(table).audience.watchers
        while hasty.live(table).audience.watchers:
            watcher.send(b'"chat":"%b"' % (b"x" * 50_000))
            await asyncio.sleep(0)
        await eventually(lambda: not hasty.sockets)


@pytest.fixture
async def hasty(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """A server that does not wait for an answer to its close frames."""
    async with opened(Settings(tmp_path, workers=1, limits=Limits(close_seconds=0.1))) as server:
        yield server


@contextlib.asynccontextmanager
async def unread(server: RunningServer) -> AsyncIterator[tuple[str, Raw]]:
    """A connection whose browser reads nothing after its first page, and its table."""
    async with Guest(server, "Ann") as ann:
        table = await server.lay(scene(seats=2, at="place : 0"), ann, "random")
        async with connected(server, ann, table) as raw:
            raw.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.writer.transport.pause_reading()  # type: ignore[attr-defined]  # the transport of a stream reads, too
            yield table, raw


@pytest.mark.anyio
async def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    async with opened(Settings(tmp_path, workers=1)) as another, Guest(another, "Ann") as guest:
        table = await another.lay(scene(seats=2, at="place : 0"), guest, guest)
        async with connected(another, guest, table) as raw:
            await another.close()
            assert await raw.ended() == 1012


# --- in simulated time


class Line:
    """A completed handshake with a fake transport."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_aborted = False
        self.unread = 0

    def hand_over(self, connection: asyncio.Protocol) -> "Line":
        return self

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return self.unread

    def write_eof(self) -> None: ...

    def abort(self) -> None:
        self.is_aborted = True


def connected_by(line: Line) -> Connection:
    return Connection(cast("Handshake", line))


def test_a_silent_browser_is_pinged_and_aborted_if_it_does_not_answer() -> None:
    async def wait() -> None:
        line = Line()
        one = connected_by(line)
        one.listen(lambda message: None)
        for _ in range(5):
            await asyncio.sleep(HEARTBEAT)
            assert line.written.pop() == frame(PING, b"")
            one.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))
        await asyncio.sleep(HEARTBEAT * 1.5)
        assert not one.closing.done()
        await asyncio.sleep(HEARTBEAT)
        assert one.closing.done()
        assert line.is_aborted

    run(wait())


def test_a_browser_that_sends_and_never_reads_is_closed() -> None:
    async def hold() -> None:
        line = Line()
        one = connected_by(line)
        one.listen(lambda message: None)
        for line.unread in (200_000, 150_000, 150_000):
            assert not one.closing.done()
            one.data_received(Frame(Opcode.TEXT, b"{}").serialize(mask=True))
            await asyncio.sleep(HEARTBEAT)
        assert one.closing.done()
        assert line.written[-1] == frame(CLOSE, CloseCode.TOO_SLOW.to_bytes(2, "big"))

    run(hold())


def test_a_browser_that_reads_next_to_nothing_is_closed() -> None:
    async def hold() -> None:
        line = Line()
        one = connected_by(line)
        one.listen(lambda message: None)
        one.send(b"x" * 900_000)
        for beat in range(MOST_BEATS + 1):
            assert not one.closing.done()
            line.unread = 900_000 - beat
            one.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))
            await asyncio.sleep(HEARTBEAT)
        assert one.closing.done()
        assert line.written[-1] == frame(CLOSE, CloseCode.TOO_SLOW.to_bytes(2, "big"))

    run(hold())


def test_a_browser_that_reads_on_stays_although_something_always_waits() -> None:
    async def read() -> None:
        line = Line()
        one = connected_by(line)
        one.listen(lambda message: None)
        for beat in range(5 * MOST_BEATS):
            one.send(b"x" * 10_000)
            line.unread = 30_000 if beat > 2 else 0
            one.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))
            await asyncio.sleep(HEARTBEAT)
        assert not one.closing.done()

    run(read())


def test_a_browser_that_reads_slowly_stays() -> None:
    async def read() -> None:
        line = Line()
        one = connected_by(line)
        one.listen(lambda message: None)
        for line.unread in (900_000, 800_000, 60_000, 60_000, 60_000):
            one.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))
            await asyncio.sleep(HEARTBEAT)
        assert not one.closing.done()

    run(read())


@pytest.mark.parametrize(
    "flood",
    [(PING, b"", True), (PONG, b"", True), (CONTINUATION, b"", False), (TEXT, b"{}", True)],
    ids=["pings", "pongs", "empty pieces", "messages"],
)
def test_only_so_many_frames_are_read_at_once(flood: tuple[int, bytes, bool]) -> None:
    """Forty thousand of them fit into what a socket gives at once; nobody else is served while they are read."""
    kind, payload, is_last = flood

    async def send() -> None:
        line = Line()
        one = connected_by(line)
        heard: list[bytes] = []
        one.listen(heard.append)
        one.data_received(Frame(Opcode.BINARY, b"", kind != CONTINUATION).serialize(mask=True))
        one.data_received(Frame(Opcode(kind), payload, is_last).serialize(mask=True) * 40_000)
        assert one.closing.done()
        assert line.written[-1] == frame(CLOSE, CloseCode.TOO_FAST.to_bytes(2, "big"))
        assert len(heard) + len(line.written) <= LIMITS.frames.burst + 2

    run(send())


def test_a_browser_that_answers_every_ping_at_its_own_pace_is_never_too_fast() -> None:
    async def stay() -> None:
        line = Line()
        one = connected_by(line)
        one.listen(lambda message: None)
        for _ in range(60):
            one.data_received(Frame(Opcode.PING, b"there?").serialize(mask=True) * 25)
            await asyncio.sleep(1)
        assert not one.closing.done()

    run(stay())


def test_a_close_frame_that_is_not_answered_ends_in_an_abort() -> None:
    async def wait() -> None:
        line = Line()
        one = connected_by(line)
        one.listen(lambda message: None)
        one.close(CloseCode.FORBIDDEN)
        one.send(b"too late")
        assert line.written == [frame(CLOSE, b"\x11\x33")]
        await asyncio.sleep(LIMITS.close_seconds * 0.9)
        assert not line.is_aborted
        await asyncio.sleep(LIMITS.close_seconds)
        assert line.is_aborted

    run(wait())
