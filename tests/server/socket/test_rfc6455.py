"""The cases of RFC 6455, one row each: what a client sends, and what the server makes of it.

They follow the chapters of the Autobahn test suite, which runs on no Python of today.
"""

import asyncio
from typing import NamedTuple, cast

import pytest

from posse.server.socket.connection import Connection, Handshake
from posse.server.socket.frames import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame, unmasked

MOST = 1 << 17
MASK = b"\x37\xfa\x21\x3d"
BYTEWISE_UP_TO = 700

Done = tuple[str, bytes]
"""What the server did: passed a message on, sent a pong, sent a close frame."""


class Case(NamedTuple):
    """Frames and what follows from them, in order."""

    name: str
    sent: list[bytes]
    done: list[Done]


def sent(
    opcode: int,
    payload: bytes = b"",
    *,
    last: bool = True,
    reserved: int = 0,
    mask: bytes | None = MASK,
    width: int | None = None,
) -> bytes:
    """A frame, right or wrong; `width` is the number of bytes of an extended length."""
    size = len(payload)
    if width is None:
        width = 0 if size < 126 else 2 if size < 1 << 16 else 8
    short = {0: size, 2: 126, 8: 127}[width]
    head = bytes([(0x80 if last else 0) | reserved << 4 | opcode, (0x80 if mask is not None else 0) | short])
    head += size.to_bytes(width, "big") if width else b""
    return head + (payload if mask is None else mask + unmasked(payload, mask))


def part(opcode: int, payload: bytes = b"") -> bytes:
    return sent(opcode, payload, last=False)


def said(payload: bytes) -> Done:
    return "message", payload


def ponged(payload: bytes) -> Done:
    return "pong", payload


def closed(code: int | None, reason: bytes = b"") -> Done:
    return "close", b"" if code is None else code.to_bytes(2, "big") + reason


def close_frame(code: int, reason: bytes = b"") -> bytes:
    return sent(CLOSE, code.to_bytes(2, "big") + reason)


PROTOCOL, NOT_TEXT, TOO_LARGE = closed(1002), closed(1007), closed(1009)
HOWDY = sent(TEXT, b"Howdy")

# --- 1: lengths

SIZES = [0, 1, 124, 125, 126, 127, 128, 255, 256, 65_534, 65_535, 65_536, MOST]
LENGTHS = [
    *[Case(f"text of {size}", [sent(TEXT, b"*" * size)], [said(b"*" * size)]) for size in SIZES],
    *[Case(f"binary of {size}", [sent(BINARY, b"\xfe" * size)], [said(b"\xfe" * size)]) for size in SIZES],
    *[
        Case(f"{size} in a length of {width} bytes", [sent(BINARY, b"x" * size, width=width)], [said(b"x" * size)])
        for size, width in [(0, 2), (125, 2), (0, 8), (125, 8), (126, 8), (65_535, 8)]
    ],
    Case("one byte too many", [b"\x82\xff" + (MOST + 1).to_bytes(8, "big")], [TOO_LARGE]),
    Case("a length of 63 bits", [b"\x82\xff" + ((1 << 63) - 1).to_bytes(8, "big")], [TOO_LARGE]),
    Case("a length of 64 bits", [b"\x82\xff" + b"\xff" * 8], [TOO_LARGE]),
    Case(
        "parts that are too large together",
        [part(BINARY, b"x" * MOST), sent(CONTINUATION, b"x")],
        [TOO_LARGE],
    ),
    Case("a mask of zeros", [sent(TEXT, b"Howdy", mask=bytes(4))], [said(b"Howdy")]),
    Case("a mask of ones", [sent(TEXT, b"Howdy", mask=b"\xff" * 4)], [said(b"Howdy")]),
    *[
        Case(f"masked text of {size}", [sent(TEXT, b"abcdefghi"[:size])], [said(b"abcdefghi"[:size])])
        for size in range(1, 10)
    ],
    Case("text without a mask", [sent(TEXT, b"Howdy", mask=None)], [PROTOCOL]),
    Case("nothing without a mask", [sent(TEXT, mask=None)], [PROTOCOL]),
    Case("a ping without a mask", [sent(PING, mask=None)], [PROTOCOL]),
    Case("a close without a mask", [sent(CLOSE, b"\x03\xe8", mask=None)], [PROTOCOL]),
    Case("no mask in a later part", [part(TEXT, b"How"), sent(CONTINUATION, b"dy", mask=None)], [PROTOCOL]),
    Case("several messages at once", [HOWDY] * 5, [said(b"Howdy")] * 5),
]

# --- 2: pings and pongs

PINGS = [
    Case("a ping without payload", [sent(PING)], [ponged(b"")]),
    Case("a ping with text", [sent(PING, b"Howdy")], [ponged(b"Howdy")]),
    Case(
        "a ping that is not text",
        [sent(PING, b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff")],
        [ponged(b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff")],
    ),
    Case("a ping of 124", [sent(PING, b"x" * 124)], [ponged(b"x" * 124)]),
    Case("a ping of 125", [sent(PING, b"x" * 125)], [ponged(b"x" * 125)]),
    Case("a ping of 126", [sent(PING, b"x" * 126)], [PROTOCOL]),
    Case("a ping of 65536", [sent(PING, b"x" * 65_536)], [PROTOCOL]),
    Case("an empty ping in a length of 2 bytes", [sent(PING, width=2)], [PROTOCOL]),
    Case("ten pings", [sent(PING, b"%d" % n) for n in range(10)], [ponged(b"%d" % n) for n in range(10)]),
    Case("a pong that nobody asked for", [sent(PONG)], []),
    Case("a pong with a payload", [sent(PONG, b"Howdy")], []),
    Case("a pong of 125", [sent(PONG, b"x" * 125)], []),
    Case("a pong of 126", [sent(PONG, b"x" * 126)], [PROTOCOL]),
    Case("a pong, then a ping", [sent(PONG, b"a"), sent(PING, b"b")], [ponged(b"b")]),
    Case("a ping, then a message", [sent(PING, b"a"), HOWDY], [ponged(b"a"), said(b"Howdy")]),
    Case("a ping in two parts", [part(PING, b"a"), sent(CONTINUATION, b"b")], [PROTOCOL]),
    Case("a pong in two parts", [part(PONG, b"a"), sent(CONTINUATION, b"b")], [PROTOCOL]),
]

# --- 3: reserved bits

RESERVED = [
    *[Case(f"reserved bits {bits:03b} in text", [sent(TEXT, b"x", reserved=bits)], [PROTOCOL]) for bits in range(1, 8)],
    *[
        Case(f"reserved bit in opcode {opcode:#x}", [sent(opcode, reserved=4)], [PROTOCOL])
        for opcode in (BINARY, CLOSE, PING, PONG)
    ],
    Case("a reserved bit after a message", [HOWDY, sent(TEXT, b"x", reserved=1), HOWDY], [said(b"Howdy"), PROTOCOL]),
    Case(
        "a reserved bit in a later part",
        [part(TEXT, b"How"), sent(CONTINUATION, b"dy", reserved=4)],
        [PROTOCOL],
    ),
]

# --- 4: opcodes

OPCODES = [
    *[Case(f"opcode {opcode:#x}", [sent(opcode)], [PROTOCOL]) for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)],
    *[
        Case(f"opcode {opcode:#x} between messages", [HOWDY, sent(opcode, b"x"), HOWDY], [said(b"Howdy"), PROTOCOL])
        for opcode in (3, 7, 11, 15)
    ],
    *[
        Case(
            f"opcode {opcode:#x} between parts",
            [part(TEXT, b"How"), sent(opcode), sent(CONTINUATION, b"dy")],
            [PROTOCOL],
        )
        for opcode in (3, 7, 11, 15)
    ],
]

# --- 5: parts

PARTS = [
    Case("two parts", [part(TEXT, b"How"), sent(CONTINUATION, b"dy")], [said(b"Howdy")]),
    Case("three parts", [part(TEXT, b"H"), part(CONTINUATION, b"ow"), sent(CONTINUATION, b"dy")], [said(b"Howdy")]),
    Case("two parts of binary", [part(BINARY, b"\xff"), sent(CONTINUATION, b"\xfe")], [said(b"\xff\xfe")]),
    Case("empty parts", [part(TEXT), part(CONTINUATION), sent(CONTINUATION)], [said(b"")]),
    Case("an empty first part", [part(TEXT), sent(CONTINUATION, b"Howdy")], [said(b"Howdy")]),
    Case("an empty last part", [part(TEXT, b"Howdy"), sent(CONTINUATION)], [said(b"Howdy")]),
    Case("an empty middle part", [part(TEXT, b"How"), part(CONTINUATION), sent(CONTINUATION, b"dy")], [said(b"Howdy")]),
    Case("a hundred parts", [part(TEXT), *[part(CONTINUATION, b"x")] * 98, sent(CONTINUATION)], [said(b"x" * 98)]),
    Case(
        "a ping between parts",
        [part(TEXT, b"How"), sent(PING, b"?"), sent(CONTINUATION, b"dy")],
        [ponged(b"?"), said(b"Howdy")],
    ),
    Case(
        "pings between all parts",
        [part(TEXT, b"H"), sent(PING, b"1"), part(CONTINUATION, b"ow"), sent(PING, b"2"), sent(CONTINUATION, b"dy")],
        [ponged(b"1"), ponged(b"2"), said(b"Howdy")],
    ),
    Case("a pong between parts", [part(TEXT, b"How"), sent(PONG, b"?"), sent(CONTINUATION, b"dy")], [said(b"Howdy")]),
    Case("a close between parts", [part(TEXT, b"How"), close_frame(1000), sent(CONTINUATION, b"dy")], [closed(1000)]),
    Case("a continuation of nothing", [sent(CONTINUATION, b"x")], [PROTOCOL]),
    Case("a first part of nothing", [part(CONTINUATION, b"x")], [PROTOCOL]),
    Case("a continuation of nothing, then text", [sent(CONTINUATION, b"x"), HOWDY], [PROTOCOL]),
    Case("a continuation after a whole message", [HOWDY, sent(CONTINUATION, b"x")], [said(b"Howdy"), PROTOCOL]),
    Case(
        "a continuation after the last part",
        [part(TEXT, b"How"), sent(CONTINUATION, b"dy"), sent(CONTINUATION, b"x")],
        [said(b"Howdy"), PROTOCOL],
    ),
    Case("text within text", [part(TEXT, b"How"), sent(TEXT, b"dy")], [PROTOCOL]),
    Case("a part of text within text", [part(TEXT, b"How"), part(TEXT, b"dy")], [PROTOCOL]),
    Case("binary within text", [part(TEXT, b"How"), sent(BINARY, b"dy")], [PROTOCOL]),
    Case("text within binary", [part(BINARY, b"How"), sent(TEXT, b"dy")], [PROTOCOL]),
    Case(
        "one message in parts after another",
        [part(TEXT, b"a"), sent(CONTINUATION, b"b"), part(BINARY, b"c"), sent(CONTINUATION, b"d")],
        [said(b"ab"), said(b"cd")],
    ),
    Case("a message that never ends", [part(TEXT, b"How")], []),
]

# --- 6: text is UTF-8

GREEK = "κόσμε".encode()
GOOD_TEXT = {
    "greek": GREEK,
    "polish": "zażółć gęślą jaźń".encode(),
    "a null": b"\x00",
    "the last of one byte": b"\x7f",
    "the first of two bytes": b"\xc2\x80",
    "the last of two bytes": b"\xdf\xbf",
    "the first of three bytes": b"\xe0\xa0\x80",
    "before the surrogates": b"\xed\x9f\xbf",
    "after the surrogates": b"\xee\x80\x80",
    "the replacement character": b"\xef\xbf\xbd",
    "a noncharacter": b"\xef\xbf\xbf",
    "the first of four bytes": b"\xf0\x90\x80\x80",
    "the last code point": b"\xf4\x8f\xbf\xbf",
    "a byte order mark": b"\xef\xbb\xbf",
}
BAD_TEXT = {
    "a lone continuation": b"\x80",
    "two lone continuations": b"\x80\xbf",
    "0xc0": b"\xc0",
    "0xc1": b"\xc1\xbf",
    "0xf5": b"\xf5\x80\x80\x80",
    "0xfe": b"\xfe",
    "0xff": b"\xff",
    "two bytes cut short": b"\xc3",
    "three bytes cut short": b"\xe2\x82",
    "four bytes cut short": b"\xf0\x9f\xa4",
    "two bytes and a letter": b"\xc3(",
    "overlong slash of two": b"\xc0\xaf",
    "overlong slash of three": b"\xe0\x80\xaf",
    "overlong slash of four": b"\xf0\x80\x80\xaf",
    "overlong null": b"\xc0\x80",
    "greatest overlong of three": b"\xe0\x9f\xbf",
    "greatest overlong of four": b"\xf0\x8f\xbf\xbf",
    "the first surrogate": b"\xed\xa0\x80",
    "the last surrogate": b"\xed\xbf\xbf",
    "a pair of surrogates": b"\xed\xa0\x80\xed\xb0\x80",
    "beyond the last code point": b"\xf4\x90\x80\x80",
    "five bytes": b"\xf8\x88\x80\x80\x80",
    "six bytes": b"\xfc\x84\x80\x80\x80\x80",
    "good, bad, good": GREEK + b"\xed\xa0\x80" + b"edited",
}
UTF8 = [
    *[Case(f"text: {name}", [sent(TEXT, text)], [said(text)]) for name, text in GOOD_TEXT.items()],
    *[Case(f"text: {name}", [sent(TEXT, text)], [NOT_TEXT]) for name, text in BAD_TEXT.items()],
    *[
        Case(f"text cut after byte {cut}", [part(TEXT, GREEK[:cut]), sent(CONTINUATION, GREEK[cut:])], [said(GREEK)])
        for cut in range(1, len(GREEK))
    ],
    Case(
        "text in parts of one byte",
        [part(TEXT), *[part(CONTINUATION, bytes([byte])) for byte in GREEK], sent(CONTINUATION)],
        [said(GREEK)],
    ),
    Case("bad text in parts", [part(TEXT, GREEK + b"\xed\xa0"), sent(CONTINUATION, b"\x80")], [NOT_TEXT]),
    Case("half a character at the end", [part(TEXT, GREEK[:1]), sent(CONTINUATION)], [NOT_TEXT]),
    Case("binary need not be text", [sent(BINARY, b"\xed\xa0\x80")], [said(b"\xed\xa0\x80")]),
    Case("bad text after good text", [HOWDY, sent(TEXT, b"\xff"), HOWDY], [said(b"Howdy"), NOT_TEXT]),
]

# --- 7: closing

MAY_BE_SENT = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999]
MUST_NOT_BE_SENT = [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535]
CLOSING = [
    Case("a close without a code", [sent(CLOSE)], [closed(None)]),
    Case("half a code", [sent(CLOSE, b"\x03")], [PROTOCOL]),
    Case("a reason", [close_frame(1000, b"home")], [closed(1000, b"home")]),
    Case("the longest reason", [close_frame(1000, b"x" * 123)], [closed(1000, b"x" * 123)]),
    Case("a reason that is too long", [close_frame(1000, b"x" * 124)], [PROTOCOL]),
    Case("a reason in Greek", [close_frame(1000, GREEK)], [closed(1000, GREEK)]),
    Case("a reason that is not text", [close_frame(1000, b"\xed\xa0\x80")], [NOT_TEXT]),
    Case("a close in parts", [part(CLOSE, b"\x03"), sent(CONTINUATION, b"\xe8")], [PROTOCOL]),
    Case("two closes", [close_frame(1000), close_frame(1001)], [closed(1000)]),
    Case("a message after the close", [close_frame(1000), HOWDY], [closed(1000)]),
    Case("a ping after the close", [close_frame(1000), sent(PING)], [closed(1000)]),
    Case("a bad frame after the close", [close_frame(1000), sent(3)], [closed(1000)]),
    Case("a message before the close", [HOWDY, close_frame(1001)], [said(b"Howdy"), closed(1001)]),
    *[Case(f"the code {code}", [close_frame(code)], [closed(code)]) for code in MAY_BE_SENT],
    *[Case(f"the code {code}", [close_frame(code)], [PROTOCOL]) for code in MUST_NOT_BE_SENT],
]

CASES = [*LENGTHS, *PINGS, *RESERVED, *OPCODES, *PARTS, *UTF8, *CLOSING]
AT_LEAST = 131


class Recorder:
    """A transport that notes what is written, and the messages that were passed on."""

    def __init__(self) -> None:
        self.done: list[Done] = []

    def hand_over(self, connection: asyncio.Protocol) -> "Recorder":
        return self

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def write_eof(self) -> None: ...

    def abort(self) -> None: ...

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: bytes) -> None:
        kind = {PONG: "pong", CLOSE: "close"}[data[0] & 0x0F]
        assert data == frame(data[0] & 0x0F, data[2:])
        self.done.append((kind, data[2:]))

    def take(self, message: bytes) -> None:
        self.done.append(said(message))


def done_with(*pieces: bytes) -> list[Done]:
    """What the server does with a stream that arrives in these pieces."""

    async def feed() -> list[Done]:
        recorder = Recorder()
        connection = Connection(cast("Handshake", recorder), most=MOST)
        connection.listen(recorder.take)
        for piece in pieces:
            connection.data_received(piece)
        return recorder.done

    return asyncio.run(feed())


@pytest.mark.parametrize(("sent", "done"), [case[1:] for case in CASES], ids=[case.name for case in CASES])
def test_a_case_of_the_standard(sent: list[bytes], done: list[Done]) -> None:
    """However the stream is cut, the same follows."""
    stream = b"".join(sent)
    assert done_with(stream) == done
    assert done_with(*sent) == done
    if len(stream) <= BYTEWISE_UP_TO:
        assert done_with(*[bytes([byte]) for byte in stream]) == done


def test_there_are_as_many_cases_as_were_asked_for() -> None:
    assert len(CASES) >= AT_LEAST
    assert len({case.name for case in CASES}) == len(CASES)
