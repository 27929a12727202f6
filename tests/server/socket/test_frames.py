"""Frames: messages are the same however they are fragmented; violations of the protocol are fatal."""

from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from posse.server.socket.close_codes import CloseCode
from posse.server.socket.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    BadFrame,
    Frames,
    Received,
    frame,
    unmasked,
)
from tests.contract.tables import some

MOST = 1000
MASK = b"\x01\x80\xfe\x00"


def sent(kind: int, payload: bytes, *, last: bool = True) -> bytes:
    """A frame as a browser sends it, encoded by an independent library."""
    return Frame(Opcode(kind), payload, last).serialize(mask=True)


def by_hand(first: int, second: int, payload: bytes = b"", *, size: bytes = b"") -> bytes:
    return bytes([first, second]) + size + MASK + unmasked(payload, MASK)


def in_pieces(data: bytes, cuts: list[int]) -> list[bytes]:
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    return [data[start:end] for start, end in pairwise(places)]


def read(*data: bytes) -> list[Received]:
    frames = Frames(MOST)
    return [message for piece in data for message in frames.read(piece)]


def refused(*data: bytes) -> int:
    with pytest.raises(BadFrame) as found:
        read(*data)
    return found.value.code


texts = st.text(max_size=300).map(str.encode)
messages = st.one_of(
    st.tuples(st.just(TEXT), texts.filter(lambda text: len(text) <= MOST)),
    st.tuples(st.just(BINARY), st.binary(max_size=MOST)),
    st.tuples(st.sampled_from([PING, PONG]), st.binary(max_size=125)),
    st.tuples(st.just(CLOSE), st.one_of(st.just(b""), st.binary(max_size=40).map(lambda _: b"\x03\xe8bye"))),
)
cuts = st.lists(st.integers(0, 5000), max_size=5)


@some(100)
@given(said=st.lists(messages, max_size=5), cuts=cuts)
def test_messages_arrive_whole_however_they_are_cut(said: list[Received], cuts: list[int]) -> None:
    stream = b"".join(sent(kind, payload) for kind, payload in said)
    assert read(*in_pieces(stream, cuts)) == said


@some(100)
@given(payload=st.binary(max_size=MOST), cuts=cuts, ping=st.binary(max_size=125), bytewise=st.booleans())
@example(payload=b"x" * MOST, cuts=[1], ping=b"", bytewise=True)
def test_a_message_in_several_frames_may_be_interrupted(
    payload: bytes, cuts: list[int], ping: bytes, bytewise: bool
) -> None:
    pieces = in_pieces(payload, cuts) or [b""]
    kinds = [BINARY, *[CONTINUATION] * (len(pieces) - 1)]
    frames = [sent(kind, piece, last=False) for kind, piece in zip(kinds, pieces, strict=True)]
    stream = b"".join([*frames, sent(PING, ping), sent(CONTINUATION, b"")])
    data = [stream[place : place + 1] for place in range(len(stream))] if bytewise else [stream]
    assert read(*data) == [(PING, ping), (BINARY, payload)]


def test_after_a_message_in_several_frames_comes_the_next() -> None:
    stream = sent(TEXT, b"How", last=False) + sent(CONTINUATION, b"dy") + sent(TEXT, b"pardner")
    assert read(stream) == [(TEXT, b"Howdy"), (TEXT, b"pardner")]


def test_a_character_may_be_cut_between_two_frames() -> None:
    first, second = "ż".encode()[:1], "ż".encode()[1:]
    assert read(sent(TEXT, first, last=False), sent(CONTINUATION, second)) == [(TEXT, "ż".encode())]


@pytest.mark.parametrize(
    "data",
    [
        by_hand(0xC1, 0x80),  # a reserved bit without a negotiated extension
        by_hand(0x91, 0x80),
        b"\x81\x01x",  # not masked
        b"\x81\x00",
        by_hand(0x83, 0x80),  # unknown opcodes
        by_hand(0x8B, 0x80),
        by_hand(0x80, 0x80),  # a continuation without a start
        by_hand(0x09, 0x80),  # a fragmented ping
        by_hand(0x89, 0xFE, b"x" * 126, size=b"\x00\x7e"),  # a ping that is too long
        by_hand(0x88, 0x81, b"\x03"),  # half a code
        by_hand(0x88, 0x82, b"\x03\xed"),  # 1005, which must not be sent
        by_hand(0x88, 0x82, b"\x00\x00"),
        by_hand(0x88, 0x82, b"\x13\x88"),  # 5000
    ],
)
def test_what_is_against_the_rules(data: bytes) -> None:
    assert refused(data) == CloseCode.PROTOCOL_ERROR
    stream = Frames(MOST).read(sent(TEXT, b"Howdy") + data)
    assert next(stream) == (TEXT, b"Howdy"), "what came before counts"
    with pytest.raises(BadFrame):
        next(stream)


def test_a_new_message_may_not_begin_in_another() -> None:
    assert refused(sent(TEXT, b"How", last=False), sent(TEXT, b"dy")) == CloseCode.PROTOCOL_ERROR


@pytest.mark.parametrize("payload", [b"\xff", b"\xc5", "\ud800".encode(errors="surrogatepass")])
def test_text_is_utf8(payload: bytes) -> None:
    assert refused(sent(TEXT, payload)) == CloseCode.INVALID_TEXT
    assert refused(by_hand(0x88, 0x82 + len(payload), b"\x03\xe8" + payload)) == CloseCode.INVALID_TEXT
    assert read(sent(BINARY, payload)) == [(BINARY, payload)]


@pytest.mark.parametrize("size", [MOST + 1, 1 << 16, 1 << 40, (1 << 64) - 1])
def test_what_is_too_large_is_not_waited_for(size: int) -> None:
    wide = bytes([0x82, 0xFE]) + size.to_bytes(2, "big") if size < 1 << 16 else b"\x82\xff" + size.to_bytes(8, "big")
    assert refused(wide) == CloseCode.MESSAGE_TOO_LARGE


def test_pieces_count_together() -> None:
    half = b"x" * (MOST // 2)
    assert read(sent(TEXT, half, last=False), sent(CONTINUATION, half)) == [(TEXT, half + half)]
    assert refused(sent(TEXT, half, last=False), sent(CONTINUATION, half + b"x")) == CloseCode.MESSAGE_TOO_LARGE


def outcome(*data: bytes) -> list[Received] | int:
    try:
        return read(*data)
    except BadFrame as error:
        return error.code


@some(100)
@given(junk=st.binary(max_size=200), cuts=cuts)
def test_junk_is_the_same_junk_however_it_is_cut(junk: bytes, cuts: list[int]) -> None:
    assert outcome(*in_pieces(junk, cuts)) == outcome(junk)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_server_masks_nothing(size: int) -> None:
    assert frame(TEXT, b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
