"""Stills are joined into an animation, chunk by chunk."""

import struct

import pytest

from tools.webp import Frame, animation, chunks


def chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def still(pixels: bytes, *before: bytes) -> bytes:
    return chunk(b"RIFF", b"WEBP" + b"".join(before) + chunk(b"VP8 ", pixels))


def frames_of(file: bytes) -> list[tuple[bytes, bytes]]:
    ((name, content),) = chunks(file)
    assert (name, content[:4]) == (b"RIFF", b"WEBP")
    return list(chunks(content[4:]))


def test_every_still_becomes_a_frame_of_the_whole_canvas() -> None:
    parts = frames_of(animation([Frame(still(b"abc"), 500), Frame(still(b"defg"), 70_000)], 900, 258))
    assert [name for name, _ in parts] == [b"VP8X", b"ANIM", b"ANMF", b"ANMF"]
    size = bytes([0x83, 0x03, 0, 0x01, 0x01, 0])  # one less than 900 and 258
    assert parts[0][1] == b"\x02\0\0\0" + size
    assert parts[2][1] == bytes(6) + size + bytes([0xF4, 0x01, 0]) + b"\x02" + chunk(b"VP8 ", b"abc")
    assert parts[3][1] == bytes(6) + size + bytes([0x70, 0x11, 0x01]) + b"\x02" + chunk(b"VP8 ", b"defg")


@pytest.mark.parametrize("extra", [chunk(b"VP8X", bytes(10)), chunk(b"ICCP", b"odd")])
def test_only_the_pixels_of_a_still_are_taken(extra: bytes) -> None:
    (_, _, (_, frame)) = frames_of(animation([Frame(still(b"abc", extra), 500)], 4, 4))
    assert [name for name, _ in chunks(frame[16:])] == [b"VP8 "]


def test_transparency_is_kept() -> None:
    (_, _, (_, frame)) = frames_of(animation([Frame(still(b"abc", chunk(b"ALPH", b"x")), 500)], 4, 4))
    assert list(chunks(frame[16:])) == [(b"ALPH", b"x"), (b"VP8 ", b"abc")]
